"""The builder of positions of the small crew says what it says, and refuses what it cannot mean."""

from textwrap import dedent
from typing import Any

import pytest

from winterover.games.thing.pieces import ALIEN, HUMAN
from winterover.games.thing.small import scenario
from winterover.games.thing.small.scenario import SmallScenario
from winterover.games.thing.small.state import SmallState

NAMES = ("bennings", "clark", "windows", "macready", "garry", "norris", "blair", "nauls")


def crew(table: SmallScenario) -> dict[str, str]:
    return {figure["character"]: figure["seat"] for figure in table.view(None)["crew"]}


def test_the_example_of_the_docstring() -> None:
    example = dedent((scenario.__doc__ or "").split("\n\n")[1])
    names: dict[str, Any] = {"SmallScenario": SmallScenario}
    exec(example, names)
    table = names["table"]
    assert isinstance(table, SmallScenario)
    assert (table.damage("boiler"), table.coming) == (0, None)


def test_what_is_not_said_is_as_at_the_start() -> None:
    table = SmallScenario("players 2; phase move")
    assert len(crew(table)) == 6
    assert [figure["suspicion"] for figure in table.view(None)["crew"]] == [1] * 6
    assert {figure["room"] for figure in table.view(None)["crew"]} == {"rec"}
    assert table.view(None)["threat"] == 6
    assert (table.leader, table.coming) == ("A", "move")
    assert sorted(table.state.aside) == [ALIEN, ALIEN]


def test_the_crew_is_filled_up_and_shared_equally() -> None:
    for players, share in ((1, 6), (2, 3), (3, 2)):
        table = SmallScenario(f"players {players}; phase move; garry A; norris")
        found = crew(table)
        assert {"garry", "norris"} <= set(found)
        assert [list(found.values()).count(letter) for letter in "ABC"[:players]] == [share] * players
        assert [table.status(name) for name in NAMES].count("absent") == 2


def test_words_about_a_character() -> None:
    table = SmallScenario(
        "players 2; phase actions; macready B in boiler prone suspicion 3 alien shown owns dynamite keys;"
        "clark B transformed; nauls eliminated; blair standing in shed"
    )
    assert table.room("macready") == "boiler"
    assert (table.standing("macready"), table.suspicion("macready"), table.role("macready")) == (False, 3, "alien")
    assert table.owns("macready") == "dynamite keys"
    assert (table.status("clark"), table.status("nauls"), table.status("blair")) == (
        "transformed",
        "eliminated",
        "character",
    )
    assert (table.room("clark"), table.suspicion("nauls")) == (None, 0)
    seen = {figure["character"]: figure["role"] for figure in table.view("A")["crew"]}
    assert seen["macready"] == "alien"
    assert set(seen.values()) == {"alien", None}


def test_a_character_may_be_named_more_than_once() -> None:
    table = SmallScenario("players 1; phase move; clark suspicion 3; clark owns keys; clark in shed")
    assert (table.suspicion("clark"), table.owns("clark"), table.room("clark")) == (3, "keys", "shed")


def test_role_cards_are_eight_of_which_two_alien() -> None:
    for text, aside in (
        ("", [ALIEN, ALIEN]),
        ("clark alien", [HUMAN, ALIEN]),
        ("clark alien; blair alien", [HUMAN, HUMAN]),
    ):
        assert sorted(SmallScenario(f"players 1; phase move; {text}").state.aside) == aside


def test_dice_fall_as_they_were_laid_down_and_then_by_chance() -> None:
    text = "players 1; phase actions; dice threat sabotage use repair; clark in shed; blair in radio"
    table = SmallScenario(text).ask()
    assert table.dice == "threat sabotage use"
    table.do("A assign clark", "A cancel 1", "A cancel 1", "A cancel 1", "A next")
    assert table.dice.split()[0] == "repair"
    rest = {SmallScenario(text, seed=seed).do("A assign clark", "A accept", "A next").dice for seed in range(12)}
    assert len(rest) > 3


def test_dog_tokens_are_drawn_as_they_were_laid_down() -> None:
    """Also when a deck is shuffled before the draw."""
    table = SmallScenario("players 1; phase move; threat 8; dog shed; dog radio; dog_tokens healthy alien")
    moves = ["A mover blair", "A go shed", "A mover nauls", "A go radio"]
    table.do(*moves)
    for room in ("kitchen", "armoury", "boiler", "weather"):
        if table.asked == [("A", "mover")]:
            table.do(f"A {table.options('A')[0]}")
        table.do(f"A go {room}")
    table.do("A resolve shed")
    assert [told.args["dog"] for told in table.told(None, "dog_shown")] == ["healthy", "alien"]


def test_attacked_rooms_are_drawn_in_this_order_also_after_cards_went_back_to_a_deck() -> None:
    """A transformed Character's Dynamite is shuffled before the Location deck is."""
    text = "players 1; phase move; threat 8; dog shed; dog_tokens alien; attacked armoury radio kitchen"
    table = SmallScenario(f"{text}; blair owns dynamite")
    table.do("A mover blair", "A go shed")
    for room in ("storeroom", "laboratory", "boiler", "generator", "weather"):
        if table.asked == [("A", "mover")]:
            table.do(f"A {table.options('A')[0]}")
        table.do(f"A go {room}")
    table.begin()
    assert table.last(None, "plan_revealed") == {"rooms": ["armoury", "radio", "kitchen"], "strengths": (2, 2, 1)}


def test_strength_means_that_an_alien_was_there_before() -> None:
    table = SmallScenario("players 1; phase dogs; strength 5; threat 5; clark suspicion 4").begin()
    assert table.view(None)["strength"] == 6


def test_chance_can_be_chosen() -> None:
    text = "players 1; phase actions; clark in shed; blair in radio"
    rolls = [SmallScenario(text, seed=seed).ask().view(None)["dice"] for seed in range(6)]
    assert rolls == [SmallScenario(text, seed=seed).ask().view(None)["dice"] for seed in range(6)]
    assert len({tuple(roll) for roll in rolls}) > 1


def test_a_copy_of_the_state_has_plain_chance() -> None:
    """What was laid down is for the table alone: a copy does not use it up."""
    table = SmallScenario("players 1; phase actions; dice threat threat threat; clark in shed; blair in radio")
    twin = table.state.copy()
    assert type(twin) is SmallState
    twin.run()
    assert table.ask().dice == "threat threat threat"


@pytest.mark.parametrize(
    "phase", ["weather", "upkeep", "move", "aliens", "actions", "rec_room", "tests", "food", "dogs"]
)
def test_every_phase_can_be_built_looked_at_and_begun(phase: str) -> None:
    table = SmallScenario(f"players 3; phase {phase}; weather sun; strength 2; clark owns melee; blair owns blood")
    assert table.coming == phase
    assert table.view("B")["phase"] == phase
    assert table.view(None)["asks"] == []
    table.ask()
    assert table.asked


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("childs A", "not understood: 'childs A'"),
        ("clark D", "not understood: 'clark D'"),
        ("clark in pub", "not understood: 'clark in pub'"),
        ("clark suspicion", "not understood: 'clark suspicion'"),
        ("clark sideways", "not understood: 'clark sideways'"),
        ("dice green", "not understood: 'dice green'"),
        ("dog_tokens cat", "not understood: 'dog_tokens cat'"),
        ("attacked dormitory", "not understood: 'attacked dormitory'"),
        ("token shed", "not understood: 'token shed'"),
        ("pile use use", "not understood: 'pile use use'"),
        ("plan shed 2", "not understood: 'plan shed 2'"),
        ("clark alien; blair alien; nauls alien", "more than two alien Role cards"),
        ("; ".join(NAMES[:7]), "more than six Characters"),
        ("leader B; clark A; " + "; ".join(f"{name} A" for name in NAMES[2:7]), "the Leader runs no Character"),
        ("; ".join(f"{name} eliminated" for name in NAMES[:6]), "no Character is left"),
        ("clark owns keys keys keys", "more cards than there are: keys"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SmallScenario(f"players 2; phase move; {text}")


def test_an_unknown_phase_is_refused() -> None:
    with pytest.raises(ValueError, match="not understood: 'phase planning'"):
        SmallScenario("players 2; phase planning")
