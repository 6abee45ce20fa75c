"""What holds in every game of the small crew, by what everybody sees and is told."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.thing.small.table_helpers import EDITIONS, PERSONS, careful_step, collecting_step, start_match
from winterover.core.contract import random_step
from winterover.core.errors import EngineBug
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.rulings import Choice
from winterover.core.views import View
from winterover.games.thing.pieces import CHARACTERS
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario
from winterover.games.thing.small.state import SmallState

SOLO = {
    key: st.sampled_from([str(value) for value in ruling.values])
    for key, ruling in GAME.rulebook.rulings.items()
    if key.startswith("solo") and isinstance(ruling, Choice)
}
STEPS = (random_step, careful_step, collecting_step)


@st.composite
def played(draw: st.DrawFn) -> list[Match | View]:
    """A whole game in any edition with any `solo` values: the match, then what everybody saw after each answer."""
    persons, edition = draw(st.sampled_from(PERSONS)), draw(st.sampled_from(EDITIONS))
    rulings = draw(st.fixed_dictionaries({}, optional=SOLO))
    seed, step = draw(st.integers(0, 10**6)), draw(st.sampled_from(STEPS))
    match = start_match(persons, seed, edition, **rulings)
    chance = Rng.from_number(seed).fork("answers")
    seen = [match.view(None)]
    while not match.over:
        match.act(*step(match, chance))
        GAME.audit(match.state)
        seen.append(match.view(None))
    return [match, *seen]


def owned(seen: View, *kinds: str) -> int:
    return sum(
        len(figure[kind]) if isinstance(figure[kind], list) else figure[kind]
        for figure in seen["crew"]
        for kind in kinds
    )


def lost(told: list[Any], stock: str) -> int:
    return sum(fact.args["amount"] for fact in told if fact.name == "lost_stock" and fact.args["stock"] == stock)


@settings(max_examples=40, deadline=None)
@given(played())
def test_every_piece_is_always_somewhere(game: list[Any]) -> None:
    match, *views = game
    for seen in views:
        assert len(seen["dogs"]) + seen["kennel"] + seen["loose_dogs"] + seen["assimilated_dogs"] == 4
        assert sum(seen["damage"].values()) + seen["damage_left"] == 20
        assert sum(seen["fuel"].values()) + seen["underground"] + seen["outside"] <= 27
        assert seen["pantry"] + seen["kitchen"] <= 16
        assert len(seen["crew"]) == 6
        drawn = Counter(thing in ("fuel", "tools", "keys", "wire", "flashlight") for thing in seen["drawn"])
        weapons = seen["weapon_deck_size"] + owned(seen, "weapons", "flamethrowers", "open_firearms")
        assert weapons + sum(seen["used_weapons"]) + drawn[False] <= 10
        items = seen["item_deck_size"] + owned(seen, "items", "open_wires", "open_flashlights")
        assert items + sum(seen["used_items"]) + drawn[True] <= 13
    # What is missing at the end is what was seen to be lost.
    end, log = views[-1], match.log(None)
    weapons = end["weapon_deck_size"] + owned(end, "weapons", "flamethrowers", "open_firearms")
    assert weapons + sum(end["used_weapons"]) + lost(log, "weapons") == 10
    items = end["item_deck_size"] + owned(end, "items", "open_wires", "open_flashlights")
    assert items + sum(end["used_items"]) + lost(log, "items") == 13
    dropped = sum(fact.name == "crew_dropped_sample" for fact in log)
    dropped += sum(
        thing in ("blood", "failure") for fact in log if fact.name == "gave_up" for thing in fact.args["things"]
    )
    tokens = end["lab_size"] + owned(end, "samples") + end["used_blood"] + dropped + lost(log, "samples")
    assert tokens + (end["sample"] is not None) == 30


@settings(max_examples=40, deadline=None)
@given(played())
def test_T_ZR_03_strength_comes_from_transformations_and_prey_and_goes_by_fire(game: list[Any]) -> None:
    match, *views = game
    told = Counter(fact.name for fact in match.log(None))
    transformed = told["transformed"]
    expected = (5 + transformed - 1 if transformed else 0) + told["assimilated"] + told["dog_assimilated"]
    assert views[-1]["strength"] == expected - told["attacked"]
    statuses = Counter(figure["status"] for figure in views[-1]["crew"])
    assert (statuses["revealed"], statuses["eliminated"]) == (transformed, told["assimilated"])


@settings(max_examples=40, deadline=None)
@given(played())
def test_T_Z9_04_discs_and_marker_stay_on_the_track_and_move_as_they_may(game: list[Any]) -> None:
    """A disc steps right by one or is sent to the green zone; the marker steps left by one or gives way."""
    match, *_ = game
    discs: dict[str, int] = {}
    threat = 6
    for fact in match.log(None):
        if fact.name == "suspicion":
            before, after = discs.get(fact.args["seat"], 1), fact.args["space"]
            assert after in (0, before + 1)
            assert after <= 8
            discs[fact.args["seat"]] = after
        elif fact.name == "threat_moved":
            after = fact.args["space"]
            assert 0 <= after <= 8
            assert after == threat - 1 or after > threat
            threat = after


@settings(max_examples=40, deadline=None)
@given(played())
def test_T_ZR_02_whoever_left_play_never_comes_back_and_owns_nothing(game: list[Any]) -> None:
    _, *views = game
    gone: dict[str, str] = {}
    shown: dict[str, str] = {}
    for seen in views:
        for figure in seen["crew"]:
            name = figure["character"]
            if figure["status"] != "character":
                assert gone.setdefault(name, figure["status"]) == figure["status"]
                assert (figure["room"], figure["upright"], figure["suspicion"]) == (None, False, 0)
                assert owned({"crew": [figure]}, "weapons", "items", "samples", "flamethrowers", "open_firearms") == 0
            else:
                assert name not in gone
            if figure["role"] is not None:
                assert shown.setdefault(name, figure["role"]) == figure["role"]
            else:
                assert name not in shown


@settings(max_examples=40, deadline=None)
@given(played())
def test_T_Z5_03_nobody_acts_while_it_is_open_who_gets_the_dice(game: list[Any]) -> None:
    """A client says by `actor` whose dice they are."""
    _, *views = game
    open_dice = [seen for seen in views if [kind for _, kind in seen["waiting"]] == ["dice_to"]]
    assert all(seen["actor"] is None for seen in open_dice)


@settings(max_examples=40, deadline=None)
@given(played())
def test_T_Z9_02_whoever_leads_runs_a_character(game: list[Any]) -> None:
    match, *views = game
    for seen in views[:-1]:
        assert seen["leader"] in {figure["seat"] for figure in seen["crew"] if figure["status"] == "character"}
    assert views[-1]["winners"] in ([], list("ABC"[: match.config.players]))
    assert (views[-1]["winners"] != []) == (views[-1]["ending"] == "humans_escaped")


# The audit that these games run under sees what is wrong


def a_position() -> SmallScenario:
    return SmallScenario("phase move; players 2; leader A; clark A in shed owns keys; blair B in dormitory")


def spoil_role(g: SmallState) -> None:
    g.aside = [1, 1, 1]


def spoil_dormitory(g: SmallState) -> None:
    g.room[CHARACTERS.index("clark")] = g.room[CHARACTERS.index("blair")]


def spoil_marker(g: SmallState) -> None:
    g.threat = 9


def spoil_disc(g: SmallState) -> None:
    g.suspicion[CHARACTERS.index("clark")] = 9


def spoil_crew(g: SmallState) -> None:
    g.status[CHARACTERS.index("garry")] = 0


def spoil_owner(g: SmallState) -> None:
    g.owner[CHARACTERS.index("clark")] = -1


def spoil_action_cards(g: SmallState) -> None:
    g.deck = [0]


def spoil_keys(g: SmallState) -> None:
    g.items[CHARACTERS.index("clark")] = [0] * 5


def spoil_leader(g: SmallState) -> None:
    for figure, owner in enumerate(g.owner):
        if owner == g.leader:
            g.status[figure] = 2


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (spoil_role, "Role cards"),
        (spoil_dormitory, "two Characters in the Dormitory"),
        (spoil_marker, "the threat marker on 9"),
        (spoil_disc, "a disc beside the track"),
        (spoil_crew, "7 Characters instead of 6"),
        (spoil_owner, "nobody or somebody runs figure"),
        (spoil_action_cards, "an Action card"),
        (spoil_keys, "keys instead of"),
        (spoil_leader, "an idle Leader"),
    ],
)
def test_the_audit_finds_what_cannot_be(spoil: Callable[[SmallState], None], said: str) -> None:
    table = a_position()
    GAME.audit(table.state)
    spoil(table.state)
    with pytest.raises(EngineBug, match=said):
        GAME.audit(table.state)
