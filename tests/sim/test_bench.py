"""The bench: what it reports, with and without the peer, and that memory stays flat."""

import gc
import importlib.util
import json
import sys
from typing import Any

import pytest

from winterover.games.registry import find_game
from winterover.sim import bench, peers
from winterover.sim.arena import play_game

OURS = {
    "stayaway-blind": "per_second",
    "stayaway-mover-view": "per_second",
    "stayaway-all-views": "per_second",
    "stayaway-copy": "microseconds",
    "stayaway-resample": "microseconds",
    "stayaway-copy-in-decisions": "decisions",
    "stayaway-memory": "kilobytes",
}
PEER = {"rlcard-uno-game", "rlcard-uno-env"}
HAS_PEER = importlib.util.find_spec("rlcard") is not None


def rows(found: dict[str, Any]) -> dict[str, Any]:
    return {row["name"]: row for row in found["results"]}


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    seen: list[float] = []
    found = bench.run(0.35, seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    return found


def test_every_measure_is_there_with_its_unit(measured: dict[str, Any]) -> None:
    found = rows(measured)
    assert {name: row["unit"] for name, row in found.items() if name in OURS} == OURS
    assert set(found) == set(OURS) | (PEER if HAS_PEER else set())
    assert json.loads(json.dumps(measured)) == measured


def test_the_numbers_make_sense(measured: dict[str, Any]) -> None:
    found = {name: row["value"] for name, row in rows(measured).items()}
    assert found["stayaway-blind"] > found["stayaway-mover-view"] > found["stayaway-all-views"] > 0
    assert 0 < found["stayaway-copy"] < found["stayaway-resample"]
    in_decisions = found["stayaway-copy"] * found["stayaway-blind"] / 1e6
    assert found["stayaway-copy-in-decisions"] == pytest.approx(in_decisions, rel=0.02)


def test_a_copy_costs_less_than_two_decisions(measured: dict[str, Any]) -> None:
    assert rows(measured)["stayaway-copy-in-decisions"]["value"] < 2


@pytest.mark.skipif(not HAS_PEER, reason="rlcard is not installed")
def test_the_ratio_is_ours_over_the_bare_game_of_the_peer(measured: dict[str, Any]) -> None:
    found = rows(measured)
    ratio = found["stayaway-blind"]["value"] / found["rlcard-uno-game"]["value"]
    assert measured["ratios"]["stayaway"] == pytest.approx(ratio, rel=0.01)
    assert measured["skipped"] == []


def test_without_the_peer_its_rows_are_missing_and_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("rlcard", "rlcard.games", "rlcard.games.uno"):
        monkeypatch.setitem(sys.modules, module, None)
    found = bench.run(0.05)
    assert found["ratios"] == {"stayaway": None}
    assert set(rows(found)) == set(OURS)
    assert found["skipped"] == [
        {"name": "rlcard-uno-game", "reason": "not-installed"},
        {"name": "rlcard-uno-env", "reason": "not-installed"},
    ]


@pytest.mark.skipif(not HAS_PEER, reason="rlcard is not installed")
def test_the_peer_really_deals_to_eight() -> None:
    env, game = peers.uno_env(8), peers.uno_game(8)
    assert env is not None
    assert game is not None
    assert next(env) > 8
    assert next(game) > 8


def test_memory_stays_flat_over_many_games() -> None:
    """Nothing of a game stays behind: one object a game would be three times the bound."""
    game = find_game("stayaway")
    config = game.configure(4)
    for number in range(50):
        play_game(game, config, ["random"], 1, number)
    gc.collect()
    before = sys.getallocatedblocks()
    for number in range(50, 1550):
        play_game(game, config, ["random"], 1, number)
    gc.collect()
    assert sys.getallocatedblocks() - before < 500
