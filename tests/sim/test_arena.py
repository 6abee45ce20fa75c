"""Many games by bots: the same for the same seed, added up rightly, and a fair test of strength."""

import os
from contextlib import nullcontext
from itertools import pairwise
from typing import ClassVar

import pytest

from winterover.bots import make_bot
from winterover.bots.crew import play_match
from winterover.core.errors import ConfigError
from winterover.core.game import Config
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.games.registry import find_game
from winterover.games.stayaway.ending import ENDINGS
from winterover.games.stayaway.game import StayAway
from winterover.sim import arena
from winterover.sim.arena import CIRCLING, NOBODY, Summary, play_game, simulate

GAME = find_game("stayaway")


def results(summary: Summary) -> dict[str, object]:
    """Everything but the time it took."""
    found = summary.as_json()
    del found["seconds"], found["decisions_per_second"]
    return found


# The same again


@pytest.mark.parametrize("bots", ["random", "heuristic", "heuristic/random"])
def test_the_same_seed_gives_the_same_games_and_another_seed_others(bots: str) -> None:
    config = GAME.configure(6)
    first = results(simulate(GAME, config, bots, 12, 5))
    assert results(simulate(GAME, config, bots, 12, 5)) == first
    assert results(simulate(GAME, config, bots, 12, 6)) != first


@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_two_jobs_give_what_one_gives(bots: str) -> None:
    config = GAME.configure(5, "E2", {"revenge": True})
    one = simulate(GAME, config, [bots, "random"], 45, 9, jobs=1)
    two = simulate(GAME, config, [bots, "random"], 45, 9, jobs=2)
    assert results(one) == results(two)


@pytest.mark.parametrize(
    ("games", "jobs", "cores", "processes"),
    [
        (1000, 2, 1000, 2),
        (1000, 10_000, 1000, 61),
        (3, 50, 1000, 3),
        (2, 10_000, 1000, 2),
        (1, 8, 1000, 0),
        (1000, 50, 4, 4),
        (1000, 50, 1, 0),
    ],
)
def test_there_are_never_more_processes_than_games_or_cores_or_than_a_pool_may_have(
    games: int, jobs: int, cores: int, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any process: the pool of this test only notes how many it was to start."""
    asked_for = []

    class Refused(Exception):
        pass

    def pool(workers: int, *_: object) -> None:
        asked_for.append(workers)
        raise Refused

    monkeypatch.setattr(arena, "ProcessPoolExecutor", pool)
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    with nullcontext() if processes == 0 else pytest.raises(Refused):
        simulate(GAME, GAME.configure(4), "random", games, 1, jobs=jobs)
    assert asked_for == [processes] * (processes > 0)


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    config = GAME.configure(6)
    lengths = [play_game(GAME, config, ["random"], 3, number).answers for number in range(6)]
    assert sum(lengths[:4]) == simulate(GAME, config, "random", 4, 3).decisions
    assert sum(lengths) == simulate(GAME, config, "random", 6, 3).decisions
    assert len(set(lengths)) > 1


def test_other_bots_get_the_same_deal() -> None:
    config = GAME.configure(6)
    for number in range(3):
        blind = play_game(GAME, config, ["random"], 3, number)
        seeing = play_game(GAME, config, ["heuristic"], 3, number)
        assert blind.rng.key == seeing.rng.key


def test_blind_bots_play_the_same_game_with_and_without_a_match() -> None:
    """The fast way of the arena and the way of a live table are one and the same game."""
    config = GAME.configure(6)
    for number in range(40):
        chance = Rng.from_number(8).fork(f"game {number}")
        bots = [make_bot("random", GAME, seat, chance.fork(f"bot {seat}")) for seat in range(6)]
        match = Match(GAME, config, chance.key)
        for _ in play_match(match, bots):
            pass
        fast = play_game(GAME, config, ["random"], 8, number)
        assert fast.answers == match.state.answers
        assert GAME.outcome(fast) == GAME.outcome(match.state)
        assert GAME.view(fast, None) == match.view(None)


# Adding up


@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_the_numbers_add_up(bots: str) -> None:
    config = GAME.configure(7, "E2")
    summary = simulate(GAME, config, bots, 30, 1)
    assert (summary.game, summary.players, summary.edition) == ("stayaway", 7, "E2")
    assert summary.bots == (bots,)
    assert summary.games == summary.finished == sum(summary.endings.values()) == 30
    assert set(summary.endings) <= set(ENDINGS)
    assert list(summary.winners) == ["human", "infected", "thing", NOBODY]
    # Humans and monsters never win together, and of the monsters The Thing wins with the Infected.
    assert summary.winners["human"] + summary.winners["thing"] + summary.winners[NOBODY] == 30
    assert summary.winners["infected"] <= summary.winners["thing"]
    assert summary.winners["thing"] == summary.endings.get("no_human_left", 0)
    assert summary.decisions > 30 * 10
    assert summary.seconds > 0
    assert summary.decisions_per_second == pytest.approx(summary.decisions / summary.seconds)


def test_the_json_has_the_keys_that_are_promised() -> None:
    assert list(simulate(GAME, GAME.configure(4), "random", 1, 1).as_json()) == [
        "game",
        "players",
        "edition",
        "bots",
        "games",
        "finished",
        "decisions",
        "seconds",
        "decisions_per_second",
        "winners",
        "endings",
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_counts_up_to_all_games(jobs: int) -> None:
    seen: list[int] = []
    simulate(GAME, GAME.configure(4), "random", 50, 1, jobs=jobs, progress=seen.append)
    assert seen[-1] == 50
    assert all(before < after for before, after in pairwise(seen))
    assert len(seen) >= 10


def test_false_declarations_happen_but_seldom() -> None:
    summary = simulate(GAME, GAME.configure(6), "random", 400, 2)
    assert 1 <= summary.endings["false_declaration"] <= 40


class Short(StayAway):
    """The same game with a bound that every game passes."""

    answer_bound: ClassVar[int] = 10


@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_a_game_beyond_the_bound_is_stopped_and_counted(bots: str) -> None:
    game = Short()
    summary = simulate(game, game.configure(6), bots, 5, 1)
    assert summary.finished == 0
    assert summary.endings == {CIRCLING: 5}
    assert sum(summary.winners.values()) == 0
    assert summary.decisions == 5 * 10


# Bad input


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ConfigError) as caught:
        simulate(GAME, GAME.configure(6), ["random", "genius"], 5, 1, jobs=2)
    assert caught.value.code == "unknown-bot"


@pytest.mark.parametrize(("bots", "games", "jobs"), [("random", 0, 1), ("random", 5, 0), ([], 5, 1)])
def test_impossible_numbers_are_refused(bots: str | list[str], games: int, jobs: int) -> None:
    with pytest.raises(ValueError, match="at least"):
        simulate(GAME, GAME.configure(6), bots, games, 1, jobs=jobs)


# Whole games by the heuristic bot

VARIANTS: list[dict[str, object]] = [
    {"thingInDeck": True},
    {"infectedDelta": -3},
    {"armsInDeck": True},
    {"lineOfSight": "path"},
    {"customDeck": {"locked_door": 6, "axe": 4}},
    {"revenge": True},
    {"declare": "manual", "overLimit": "open", "missedOffer": "rechoose", "blindDateCard": "shuffle"},
    {"overLimit": "superinfection", "friendsEndsTurn": True, "topBack": "hidden", "soloWin": "nobody_eliminated"},
]


def whole_games() -> list[Config]:
    plain = [GAME.configure(players, edition) for players in GAME.players for edition in GAME.rulebook.editions]
    varied = [
        GAME.configure(players, edition, rulings)
        for rulings in VARIANTS
        for players, edition in ((4, "E1"), (7, "E2"), (10, "E1"))
    ]
    return plain + varied


@pytest.mark.parametrize(
    "config", whole_games(), ids=lambda config: f"{config.players}-{config.edition}-{config.rulings}"
)
def test_the_heuristic_bot_plays_every_table_to_its_end(config: Config) -> None:
    for bots in ("heuristic", "heuristic/random", "random/heuristic"):
        summary = simulate(GAME, config, bots, 2, 1)
        assert summary.finished == 2, summary.endings


def test_the_heuristic_bot_beats_the_random_one_on_either_side() -> None:
    """The same 60 deals four times: whoever changes to the heuristic bot wins far more of them."""
    config = GAME.configure(6)
    wins = {
        bots: simulate(GAME, config, bots, 60, 1).winners
        for bots in ("random", "heuristic/random", "random/heuristic", "heuristic")
    }
    assert wins["heuristic/random"]["human"] >= wins["random"]["human"] + 15
    assert wins["random/heuristic"]["thing"] >= wins["random"]["thing"] + 15
    # Neither side is hopeless against a heuristic opponent.
    assert wins["heuristic"]["human"] >= 12
    assert wins["heuristic"]["thing"] >= 12


def test_a_heuristic_thing_that_must_declare_does_so() -> None:
    summary = simulate(GAME, GAME.configure(5, "E1", {"declare": "manual"}), "random/heuristic", 12, 1)
    assert summary.endings["declared"] >= 6
    assert "false_declaration" not in summary.endings
