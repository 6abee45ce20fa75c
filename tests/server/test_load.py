"""`make load` measures what it says, on a small scale."""

import asyncio

from tests.load import run


def test_the_load_measures_games_and_the_plain_room_alike() -> None:
    found = asyncio.run(run("stayaway", 2, 1.0, rounds=1))
    games, plain = found["games"], found["plain_room"]
    assert games["answers_per_second"] > 1
    assert plain["answers_per_second"] > 1
    assert 0 < games["p50_ms"] <= games["p99_ms"]
    assert abs(games["bytes_per_update"] - plain["bytes_per_update"]) < 0.2 * games["bytes_per_update"]
    assert games["kilobytes_per_table"] > 0
    assert found["ratio"]["answers"] == games["answers_per_second"] / plain["answers_per_second"]
