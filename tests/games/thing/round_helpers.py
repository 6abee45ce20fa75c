"""What the tests of setup, round, upkeep, planning, talk, secrets and decisions share."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any

from winterover.core.contract import random_step
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.state import Ask
from winterover.games.registry import find_game
from winterover.games.thing.game import GAME
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.setup import deal, furnish, shuffle_decks
from winterover.games.thing.state import State

PLAYERS = range(4, 9)
LETTERS = "ABCDEFGH"
GREEN_ROOMS = (
    "armoury",
    "kitchen",
    "storeroom",
    "laboratory",
    "boiler",
    "generator",
    "radio",
    "helicopter",
    "shed",
    "weather",
)


def start_match(players: int, seed: int, edition: str = "std", **rulings: object) -> Match:
    """A match after setup, at its first choice."""
    game = find_game("thing")
    return Match(game, game.configure(players, edition, rulings), key_from_number(seed))


def fresh_deal(players: int, seed: int = 0, edition: str = "std", **rulings: object) -> State:
    """A table after setup, before the first round begins."""
    config = GAME.configure(players, edition, rulings)
    state = State(GAME.rules(config), Rng.from_number(seed), listening=False)
    furnish(state)
    shuffle_decks(state)
    deal(state)
    return state


def random_positions(players: int, seeds: Iterable[int], edition: str = "std", **rulings: object) -> Iterator[Match]:
    """Every position of random games, the finished one included. The match goes on after each is looked at."""
    for seed in seeds:
        match = start_match(players, seed, edition, **rulings)
        chance = Rng.from_number(seed).fork("answers")
        yield match
        while not match.over:
            match.act(*random_step(match, chance))
            yield match


def upkeep(text: str, **rulings: Any) -> Scenario:
    """Phase 2 carried out."""
    return Scenario(f"phase upkeep; {text}", **rulings).begin()


def sabotaged_generator(**rulings: Any) -> Scenario:
    """The generator has just got its second damage, from an Action card."""
    return Scenario(
        "phase actions; leader D; pile sabotage repair; damage generator 1; A in generator; B in generator;"
        "C in rec prone; D in rec prone",
        **rulings,
    ).do("D assign A")


def others(table: Scenario, *known: str) -> list[str | None]:
    """The spectator, and every seat but those named."""
    return [None, *(letter for letter in LETTERS[: table.state.rules.players] if letter not in known)]


def seen_by(table: Scenario, *viewers: str | None) -> list[Any]:
    """All that these viewers get: what they see now, and what they were told."""
    return [(table.view(viewer), table.told(viewer)) for viewer in viewers]


def ask_of(table: Scenario, who: str) -> Ask:
    """The one choice that is open for a seat."""
    (ask,) = [ask for ask in table.state.asks if LETTERS[ask.seat] == who]
    return ask


def clock_answers(table: Scenario, who: str, tries: int = 200) -> Counter[str]:
    """What the clock answers for a seat, with many streams of chance."""
    ask = ask_of(table, who)
    return Counter(GAME.code(GAME.timeout(table.state, ask, Rng.from_number(number))) for number in range(tries))


def assert_even(found: Counter[Any], outcomes: int) -> None:
    """All outcomes occur, each about as often as the others: within four standard deviations."""
    assert_shares(found, dict.fromkeys(found, 1 / outcomes))
    assert len(found) == outcomes, found


def assert_shares(found: Counter[Any], shares: dict[Any, float]) -> None:
    """Each outcome occurs about as often as its share of all: within four standard deviations."""
    trials = sum(found.values())
    assert set(found) == set(shares), found
    for outcome, share in shares.items():
        assert abs(found[outcome] - trials * share) <= 4 * sqrt(trials * share * (1 - share)), found
