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

MEASURES = {
    "blind": "per_second",
    "mover-view": "per_second",
    "all-views": "per_second",
    "copy": "microseconds",
    "resample": "microseconds",
    "copy-in-decisions": "decisions",
    "memory": "kilobytes",
}
OURS = {f"{game}-{measure}": unit for game in bench.GAMES for measure, unit in MEASURES.items()}
HAS_RLCARD = importlib.util.find_spec("rlcard") is not None
HAS_SPIEL = importlib.util.find_spec("pyspiel") is not None
SPIEL = "open-spiel-social-deduction"
PEERS = {"rlcard-uno-game": HAS_RLCARD, "rlcard-uno-env": HAS_RLCARD, SPIEL: HAS_SPIEL}


def rows(found: dict[str, Any]) -> dict[str, Any]:
    return {row["name"]: row for row in found["results"]}


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    seen: list[float] = []
    found = bench.run(0.2, seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    return found


def test_every_measure_is_there_with_its_unit(measured: dict[str, Any]) -> None:
    found = rows(measured)
    assert {name: row["unit"] for name, row in found.items() if name in OURS} == OURS
    assert set(found) == set(OURS) | {name for name, is_there in PEERS.items() if is_there}
    assert json.loads(json.dumps(measured)) == measured


@pytest.mark.parametrize("game", bench.GAMES)
def test_the_numbers_make_sense(measured: dict[str, Any], game: str) -> None:
    found = {name.removeprefix(f"{game}-"): row["value"] for name, row in rows(measured).items()}
    assert found["blind"] > found["mover-view"] > found["all-views"] > 0
    assert 0 < found["copy"] < found["resample"]
    assert found["copy-in-decisions"] == pytest.approx(found["copy"] * found["blind"] / 1e6, rel=0.02)


@pytest.mark.parametrize("game", bench.GAMES)
def test_a_copy_costs_less_than_two_decisions(measured: dict[str, Any], game: str) -> None:
    assert rows(measured)[f"{game}-copy-in-decisions"]["value"] < 2


@pytest.mark.parametrize("game", bench.GAMES)
def test_the_ratios_are_ours_over_those_of_the_peers(measured: dict[str, Any], game: str) -> None:
    found = rows(measured)
    for peer in bench.COMPARED[game]:
        ratio = measured["beside"][game][peer]
        if PEERS[peer]:
            expected = found[f"{game}-blind"]["value"] / found[peer]["value"]
            assert ratio == pytest.approx(expected, rel=0.01, abs=0.006)
        else:
            assert ratio is None
    assert measured["ratios"][game] == measured["beside"][game]["rlcard-uno-game"]


def test_without_the_peers_their_rows_are_missing_and_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("rlcard", "rlcard.games", "rlcard.games.uno", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)
    found = bench.run(0.05)
    assert found["ratios"] == {"stayaway": None, "thing": None}
    assert found["beside"]["thing"] == {"rlcard-uno-game": None, SPIEL: None}
    assert set(rows(found)) == set(OURS)
    assert {row["name"]: row["reason"] for row in found["skipped"]} == dict.fromkeys(PEERS, "not-installed")


@pytest.mark.skipif(not HAS_RLCARD, reason="rlcard is not installed")
def test_uno_is_really_dealt_to_eight() -> None:
    env, game = peers.uno_env(8), peers.uno_game(8)
    assert env is not None
    assert game is not None
    assert next(env) > 8
    assert next(game) > 8


@pytest.mark.skipif(not HAS_SPIEL, reason="OpenSpiel is not installed")
def test_social_deduction_is_really_played_by_eight() -> None:
    game = peers.social_deduction(8)
    assert game is not None
    lengths = [next(game) for _ in range(20)]
    assert min(lengths) >= 2 * 8
    assert len(set(lengths)) > 1


@pytest.mark.parametrize(
    ("place", "drawn"), [(0.0, 5), (0.49, 5), (0.5, 6), (0.74, 6), (0.75, 7), (0.999999, 7), (1.0, 7)]
)
def test_chance_moves_are_drawn_by_their_likelihood(place: float, drawn: int) -> None:
    assert peers._drawn((5, 6, 7), (0.5, 0.25, 0.25), place) == drawn


@pytest.mark.parametrize("name", bench.GAMES)
def test_memory_stays_flat_over_many_games(name: str) -> None:
    """Nothing of a game stays behind: one object a game would be three times the bound."""
    game = find_game(name)
    config = game.configure(4)
    for number in range(50):
        play_game(game, config, ["random"], 1, number)
    gc.collect()
    before = sys.getallocatedblocks()
    for number in range(50, 1550):
        play_game(game, config, ["random"], 1, number)
    gc.collect()
    assert sys.getallocatedblocks() - before < 500
