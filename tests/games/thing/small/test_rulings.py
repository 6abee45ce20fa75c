"""Which table options are in force with one to three people: those that are listed change games, the others do not."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.thing.small.patient import patient
from tests.games.thing.small.table_helpers import EDITIONS, PERSONS
from winterover.core import record
from winterover.core.errors import ConfigError, RecordError
from winterover.core.match import Match
from winterover.core.record import record_of
from winterover.core.rng import Rng, key_from_number
from winterover.core.rulings import Choice, Flag, Ruling, Value
from winterover.games.thing.game import GAME as MAIN_GAME
from winterover.games.thing.rulings import RULEBOOK
from winterover.games.thing.sheet import board_of
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.rules import COUNTS_AS, SMALL_RULEBOOK, SmallRules
from winterover.games.thing.small.scenario import SmallScenario
from winterover.games.thing.small.setup import start
from winterover.games.thing.small.state import SmallState
from winterover.locales import LANGUAGES, Texts

IN_FORCE = SMALL_RULEBOOK.rulings
IDLE = {key: ruling for key, ruling in RULEBOOK.rulings.items() if key not in IN_FORCE}
SOLO = [key for key in RULEBOOK.rulings if key.startswith("solo")]


def values_of(ruling: Ruling) -> Sequence[Value]:
    if isinstance(ruling, Flag):
        return (False, True)
    assert isinstance(ruling, Choice)
    return ruling.values


def rules_with(persons: int, edition: str, given: Mapping[str, Value]) -> SmallRules:
    """The rules of a table with any of the game's options, those that are not in force among them."""
    return SmallRules(persons, edition, RULEBOOK.settle(edition, given), board_of(COUNTS_AS))


def played(rules: SmallRules, seed: int) -> list[Any]:
    """All that is asked and told in a game that is played with a plan."""
    state = start(rules, Rng.from_number(seed), listening=True)
    chance = Rng.from_number(seed).fork("answers")
    seen: list[Any] = []
    while not state.over:
        ask = chance.pick(state.asks)
        seen.append((ask.seat, ask.kind, ask.who, tuple(ask.options)))
        state.answer(ask, patient(state, ask, chance))
        seen += [(fact.kind.name, fact.public) for fact in state.collect()]
    return seen


# What is not in force


def test_the_keys_of_each_mode_are_all_that_it_lists() -> None:
    assert not set(SOLO) & set(MAIN_GAME.rulebook.rulings)
    assert set(MAIN_GAME.rulebook.rulings) | set(SOLO) == set(RULEBOOK.rulings)
    assert set(SOLO) < set(IN_FORCE)
    assert len(IDLE) == 20


@settings(max_examples=12, deadline=None)
@given(
    persons=st.sampled_from(PERSONS),
    edition=st.sampled_from(EDITIONS),
    seed=st.integers(0, 10**6),
    others=st.fixed_dictionaries({key: st.sampled_from(values_of(ruling)) for key, ruling in IDLE.items()}),
)
def test_what_is_not_listed_changes_no_game(persons: int, edition: str, seed: int, others: Mapping[str, Value]) -> None:
    assert played(rules_with(persons, edition, others), seed) == played(rules_with(persons, edition, {}), seed)


@pytest.mark.parametrize("persons", PERSONS)
@pytest.mark.parametrize("key", IDLE)
def test_what_changes_nothing_is_refused_with_the_reason(persons: int, key: str) -> None:
    with pytest.raises(ConfigError) as caught:
        GAME.configure(persons, rulings={key: values_of(IDLE[key])[-1]})
    assert caught.value.code == "idle-ruling"
    for language in LANGUAGES:
        sentence = Texts(language).error(caught.value)
        assert all(part in sentence for part in (key, "1", "3")), sentence


@pytest.mark.parametrize("key", SOLO)
def test_more_people_cannot_set_what_matters_to_few_only(key: str) -> None:
    with pytest.raises(ConfigError) as caught:
        MAIN_GAME.configure(4, rulings={key: values_of(RULEBOOK.rulings[key])[-1]})
    assert (caught.value.code, caught.value.args_by_name["least"]) == ("idle-ruling", 4)


def test_two_options_without_effect_contradict_nothing() -> None:
    """The Italian and the German rescue do not go together with four people; here neither is played by."""
    for edition in EDITIONS:
        assert GAME.configure(2, edition).rulings == {}


def test_a_record_with_such_an_option_is_refused_with_the_reason() -> None:
    match = Match(GAME, GAME.configure(2, rulings={"soloRec": "yes"}), key_from_number(3))
    assert record.replay(record_of(match), GAME).config == match.config
    older = replace(record_of(match), rulings={"alienPass": "yes"})
    with pytest.raises(RecordError) as caught:
        record.replay(older, GAME)
    assert "alienPass" in Texts("en").error(caught.value)


# What is in force


#: Everybody has what the rarer rules are about, the helicopter is there, and not much is left of anything.
EQUIPPED = """
    players 2; phase actions; leader A; threat 8; dice use use use use use use use use use use use use;
    pantry 2; underground 9; sos 9; strength 4; dog kitchen; kennel 1;
    windows A in boiler; windows owns fuel tools; damage boiler 2;
    blair B in laboratory; blair owns flashlight; bennings A in weather; bennings owns dynamite;
    clark B in storeroom; clark owns firearm dynamite; norris A in laboratory prone; norris owns flamethrower:1 wire;
    nauls B in kitchen; nauls owns dynamite blood
"""


DEEDS = ("stay", "assign", "accept", "use", "burn", "withdraw", "next")


class Noted(SmallRules):
    """Rules that remember what was asked of them."""

    read: set[str]

    def __getattribute__(self, name: str) -> Any:
        object.__getattribute__(self, "read").add(name)
        return object.__getattribute__(self, name)


def follow(state: SmallState, seed: int) -> None:
    """A game from a position on, with as many deeds in it as dice and things allow; a third is left to chance."""
    chance = Rng.from_number(seed).fork("answers")
    while not state.over:
        ask = chance.pick(state.asks)
        deeds = [option for option in ask.options if GAME.code(option).split()[0] in DEEDS]
        state.answer(ask, chance.pick(deeds if deeds and chance.below(3) else ask.options))


def noted(edition: str, given: Mapping[str, Value]) -> Noted:
    rules = Noted.__new__(Noted)
    object.__setattr__(rules, "read", set())
    rules.__init__(2, edition, RULEBOOK.settle(edition, given), board_of(COUNTS_AS))  # type: ignore[misc]
    rules.read.clear()
    return rules


def attributes_of(key: str) -> set[str]:
    """What an option changes in the rules as the engine reads them."""
    tables = [rules_with(2, "std", {key: value}) for value in values_of(RULEBOOK.rulings[key])]
    names = [name for kind in SmallRules.__mro__ for name in getattr(kind, "__slots__", ())]
    return {name for name in names if len({repr(getattr(table, name)) for table in tables}) > 1}


@pytest.fixture(scope="module")
def read() -> set[str]:
    """All that games from an equipped crew on asked of the rules, by any edition."""
    found: set[str] = set()
    for seed in range(60):
        given = {"soloEscape": "boarding", "soloMeet": "phase5"} if seed % 2 else {}
        rules = noted(EDITIONS[seed % len(EDITIONS)], given)
        table = SmallScenario(EQUIPPED, seed=seed)
        table.state.rules = table.state.small = rules
        follow(table.ask().state.copy(), seed)
        found |= rules.read
    return found


@pytest.mark.parametrize("key", IN_FORCE)
def test_what_is_listed_is_read(key: str, read: set[str]) -> None:
    assert attributes_of(key)
    assert attributes_of(key) & read


def test_what_is_not_listed_is_hardly_read(read: set[str]) -> None:
    """`defeatedRejoin` is: it empties the list of revealed players, and here there are none."""
    assert {key for key in IDLE if attributes_of(key) & read} <= {"defeatedRejoin"}
