"""What several rule tests share: random games position by position, fresh deals, counts, the written rules."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path

from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.state import Ask
from winterover.games.registry import find_game
from winterover.games.stayaway.cards import LOCKED_DOOR, NAMES, NONE, QUARANTINE
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.rulings import rules_for
from winterover.games.stayaway.scenario import Scenario
from winterover.games.stayaway.setup import deal
from winterover.games.stayaway.state import State

RULES_FOLDER = Path(__file__).resolve().parents[3] / "docs" / "rules"
RULES_TEXT = (RULES_FOLDER / "stayaway.md").read_text(encoding="utf-8")

#: The normative lines of the specification (S-GEN-01).
RULE_IDS = re.findall(r"^- \*\*(S-[A-Z0-9]+-\d\d)\*\*", RULES_TEXT, re.MULTILINE)

#: The families of the rules by their short codes; contagion and Panic cards stand apart.
ACTIONS = ["FLA", "ANA", "AXE", "SUS", "WHI", "DET", "WYB", "CHP", "RUN", "SED"]
DEFENCES = ["SCA", "COM", "NOT", "MIS", "NBQ"]
OBSTACLES = ["QUA", "DOR"]
ORDINARY = ACTIONS + DEFENCES + OBSTACLES


def start_match(players: int, seed: int, edition: str = "E1", **rulings: object) -> Match:
    """A match right after the deal and the first draw."""
    game = find_game("stayaway")
    return Match(game, game.configure(players, edition, rulings), key_from_number(seed))


def random_positions(players: int, seeds: Iterable[int], edition: str = "E1", **rulings: object) -> Iterator[Match]:
    """Every position of random games, the finished one included. The match goes on after each is looked at."""
    for seed in seeds:
        match = start_match(players, seed, edition, **rulings)
        chance = Rng.from_number(seed).fork("answers")
        yield match
        while not match.over:
            ask = chance.pick(match.state.asks)
            match.act(ask.seat, GAME.code(chance.pick(ask.options)))
            yield match


def fresh_deal(players: int, seed: int, edition: str = "E1", **rulings: object) -> State:
    """A table after the deal, before anybody draws."""
    config = GAME.configure(players, edition, rulings)
    rules = rules_for(config.players, config.edition, tuple(config.rulings.items()))
    state = State(rules, Rng.from_number(seed), listening=False)
    deal(state)
    return state


def names(cards: Iterable[int]) -> Counter[str]:
    return Counter(NAMES[card] for card in cards)


def census(state: State) -> Counter[str]:
    """Every card of the table by name, wherever it is."""
    found = names(
        card for pile in (*state.hands, state.draw, state.discard, state.drawn, state.removed) for card in pile
    )
    found += Counter({NAMES[LOCKED_DOOR]: sum(state.doors)})
    found += Counter({NAMES[QUARANTINE]: sum(turns > 0 for turns in state.quarantine)})
    if state.card != NONE:
        found[NAMES[state.card]] += 1
    return found


def only_ask(table: Scenario) -> Ask:
    """The one choice that is open; a turn that is waiting begins first."""
    assert len(table.asked) == 1
    return table.state.asks[0]


def clock_answers(table: Scenario, tries: int = 200) -> Counter[str]:
    """What the clock answers to the open choice, with many streams of chance, in short codes."""
    ask = only_ask(table)
    return Counter(
        table.short(GAME.code(GAME.timeout(table.state, ask, Rng.from_number(number)))) for number in range(tries)
    )


def assert_even(found: Counter[str], outcomes: int) -> None:
    """All outcomes occur, each about as often as the others: within four standard deviations."""
    trials = sum(found.values())
    expected = trials / outcomes
    spread = 4 * sqrt(expected * (1 - 1 / outcomes))
    assert len(found) == outcomes, found
    assert all(abs(count - expected) <= spread for count in found.values()), found
