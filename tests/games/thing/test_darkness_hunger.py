"""Darkness and hunger (rules sections 13 and 14)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.thing.actions_helpers import (
    REST,
    alone,
    assert_all_told,
    assert_shares,
    discards,
    look_alike,
    names,
    others,
    told,
    verbs,
)
from winterover.games.thing.scenario import Scenario

DARK = "phase move; leader A; power failed; damage generator 2"


# Darkness


def test_T_D_01_darkness_holds_while_the_power_has_failed() -> None:
    assert Scenario("phase move; leader A; damage generator 1").do("B go radio").asked == [("B", "hand_in")]
    assert Scenario(DARK).do("B go radio").asked == [("C", "move")]


def test_T_D_01_a_failure_in_the_actions_is_felt_in_the_next_round() -> None:
    table = alone("sabotage", "generator", "damage generator 1; fuel generator 4; underground 0")
    assert table.view(None)["power_failed"]
    table.play_to("move").ask()
    seat = table.asked[0][0]
    assert (seat, "hand_in") not in table.do(f"{seat} go weather").asked


def test_T_D_01_a_repair_ends_it() -> None:
    table = alone("repair", "generator", "power failed; damage generator 2")
    table.play_to("move").ask()
    seat = table.asked[0][0]
    assert table.do(f"{seat} go weather").asked == [(seat, "hand_in")]


def test_T_D_01_only_moving_is_affected() -> None:
    """The other choices are the same in Darkness: here what to keep in the Armoury."""
    table = alone("use", "armoury", "power failed; damage generator 2; weapons melee dynamite")
    assert table.options("A") == ["keep dynamite", "keep melee"]


def test_T_D_02_one_card_of_the_hand_goes_to_the_pile_unchosen() -> None:
    table = Scenario(f"{DARK}; pile use; B hand repair repair repair").do("B go radio")
    assert (table.room("B"), table.standing("B")) == ("radio", True)
    assert sorted(table.pile.split()) == ["repair", "use"]
    assert table.hand("B") == "repair repair"
    assert table.asked == [("C", "move")]


def test_T_D_02_every_card_is_as_likely() -> None:
    drawn = [Scenario(f"{DARK}; B hand use use sabotage", seed=seed).do("B go radio").pile for seed in range(300)]
    assert_shares(drawn, use=2 / 3, sabotage=1 / 3)


def test_T_D_02_nobody_sees_it_not_even_the_owner() -> None:
    table = Scenario(DARK).do("B go radio")
    for viewer in others(table):
        assert table.last(viewer, "handed_in") == {"seat": "B", "card": None}
    outcomes: dict[str, Scenario] = {}
    for seed in range(20):
        dark = Scenario(DARK, seed=seed).do("B go radio")
        outcomes.setdefault(dark.pile, dark)
    one, other, third = outcomes.values()
    assert look_alike(one, other, "B")
    assert look_alike(one, third, "B")


@pytest.mark.parametrize("neighbour", ["C revealed", "C eliminated human"])
def test_R_37_it_does_not_matter_who_sits_to_the_left(neighbour: str) -> None:
    drawn = []
    for seed in range(150):
        text = f"players 5; {DARK}; A alien; {neighbour}; B hand use use sabotage"
        table = Scenario(text, seed=seed).do("B go radio")
        assert table.asked == [("D", "move")]
        drawn.append(table.pile)
    assert_shares(drawn, use=2 / 3, sabotage=1 / 3)


def test_T_D_03_DX_18_at_maximum_suspicion_the_random_card_is_shown() -> None:
    shown = set()
    for seed in range(20):
        table = Scenario(f"{DARK}; B suspicion 4", seed=seed).do("B go radio")
        assert_all_told(table, "card_shown", seat="B", card=table.pile)
        shown.add(table.pile)
    assert shown == {"use", "repair", "sabotage"}


@pytest.mark.parametrize(
    ("who", "deed"),
    [("B owns flashlight", "B light radio"), ("B owns open_flashlight", "B go radio"), ("B norris", "B go radio")],
)
def test_T_D_04_flashlight_owners_and_norris_choose_as_usual(who: str, deed: str) -> None:
    table = Scenario(f"{DARK}; {who}").do(deed)
    assert (table.asked, table.options("B")) == (
        [("B", "hand_in")],
        ["hand_in repair", "hand_in sabotage", "hand_in use"],
    )


def test_T_D_04_nobody_else_is_exempt() -> None:
    for sheet in ("bennings", "clark", "windows", "macready", "garry", "blair", "nauls"):
        table = Scenario(f"{DARK}; B {sheet}; B owns keys wire tools fuel").ask()
        assert verbs(table, "B", "light") == []
        assert table.do("B go radio").asked == [("C", "move")]


@pytest.mark.parametrize("room", ["rec", "dormitory"])
def test_T_D_04_the_flashlight_helps_wherever_its_owner_may_go(room: str) -> None:
    """With `destinations=greenAndBlue` option (a) leads to the blue rooms as well."""
    table = Scenario(f"{DARK}; B owns flashlight", destinations="greenAndBlue").ask()
    assert room in verbs(table, "B", "go")
    assert room in verbs(table, "B", "light")
    assert table.do(f"B light {room}").asked == [("B", "hand_in")]


def test_T_D_05_the_swap_is_not_affected() -> None:
    table = Scenario(f"{DARK}; deck use use use repair; discard all").do("B swap")
    assert table.options("B") == ["take use+use+repair", "take use+use+use"]
    table.do("B take use+use+repair")
    assert (table.hand("B"), table.pile) == ("use use repair", "")


def test_T_D_05_the_special_action_is_not_affected() -> None:
    table = Scenario(f"{DARK}; deck sabotage").do("B special radio")
    assert (table.pile, table.hand("B"), table.view(None)["discard_size"]) == ("sabotage", "", 3)
    assert table.last("B", "handed_in") == {"seat": "B", "card": "sabotage"}


def test_T_D_06_the_owner_can_infer_the_card_and_nobody_else() -> None:
    table = Scenario(f"{DARK}; B hand use repair sabotage").do("B go radio")
    assert sorted([*table.view("B")["hand"], table.pile]) == ["repair", "sabotage", "use"]
    other = Scenario(f"{DARK}; B hand use use use").do("B go radio")
    assert look_alike(table, other, "B")
    assert table.view(None)["hand_sizes"][1] == 2


# Hunger


def hungry_table(text: str, **rulings: Any) -> Scenario:
    """Phase 7 has begun; nobody but A holds many cards, unless the text says so."""
    return Scenario(f"phase food; B hand use; C hand use; D hand use; {text}", **rulings).begin()


@pytest.mark.parametrize("pantry", [0, 1, 2, 3])
def test_T_H_01_when_the_base_cannot_be_fed_everyone_is_hungry(pantry: int) -> None:
    table = hungry_table(f"pantry {pantry}; A hand use")
    assert names(table, "hunger_began") == ["hunger_began"]
    assert (table.state.pantry, table.view(None)["hungry"]) == (0, True)
    table.play_to("move")
    assert table.view(None)["hand_sizes"] == [2, 2, 2, 2]


@pytest.mark.parametrize("text", ["pantry 4", "pantry 5", "pantry 0; kitchen 1", "pantry 16"])
def test_T_H_01_nobody_is_hungry_who_has_eaten(text: str) -> None:
    table = hungry_table(text)
    assert (names(table, "hunger_began"), table.view(None)["hungry"]) == ([], False)
    assert table.play_to("move").view(None)["hand_sizes"] == [3, 3, 3, 3]


def test_T_H_02_each_discards_down_to_two_by_own_choice() -> None:
    table = hungry_table("pantry 0; A hand use repair sabotage; B hand use use; C hand repair repair use; D hand")
    assert sorted(table.asked) == [("A", "hunger"), ("C", "hunger")]
    assert table.options("A") == ["throw repair", "throw sabotage", "throw use"]
    assert table.options("C") == ["throw repair", "throw use"]
    table.do("A throw sabotage", "C throw repair")
    assert [table.hand(seat) for seat in "ABCD"] == ["use repair", "use use", "use repair", ""]
    assert discards(table) == Counter({"sabotage": 1, "repair": 1})


def test_T_H_02_at_once_in_phase_7() -> None:
    table = hungry_table("pantry 0; A hand use repair sabotage")
    assert (table.asked, table.view(None)["phase"]) == ([("A", "hunger")], "food")
    assert table.do("A throw use").coming == "dogs"


def test_T_H_02_the_discarded_card_is_face_down() -> None:
    text = "pantry 0; A hand use repair sabotage"
    one, other = hungry_table(text).do("A throw use"), hungry_table(text).do("A throw sabotage")
    assert one.last("A", "threw") == {"seat": "A", "count": 1, "cards": ["use"]}
    assert one.last("B", "threw") == {"seat": "A", "count": 1, "cards": None}
    assert look_alike(one, other, "A")


def test_R_117_only_those_above_the_limit_discard() -> None:
    table = hungry_table("pantry 0; A hand use use; B hand use; C hand; D hand use repair")
    assert (table.asked, table.view(None)["hand_sizes"]) == ([], [2, 1, 0, 2])


def test_T_H_03_hunger_never_ends() -> None:
    hands = "A hand use; B hand use; C hand; D hand use use"
    table = Scenario(f"phase actions; hungry; pile use; pantry 8; A human nauls in kitchen; {REST}; {hands}").begin()
    assert table.state.kitchen == 1
    table.play_to("dogs")
    assert_all_told(table, "ate", stock="kitchen", amount=1)
    assert table.view(None)["hungry"]
    assert table.play_to("move").view(None)["hand_sizes"] == [2, 2, 2, 2]


def test_T_H_03_feeding_is_still_checked_without_further_effect() -> None:
    table = hungry_table("hungry; pantry 6; A hand use use use")
    assert (table.state.pantry, table.asked) == (2, [])
    again = hungry_table("hungry; pantry 2; A hand use use use")
    assert_all_told(again, "ate", stock="pantry", amount=2)
    assert (again.state.pantry, again.asked, names(again, "hunger_began")) == (0, [], [])


def test_T_H_04_revealed_aliens_are_not_hungry() -> None:
    crew = "A human hand use use use; B revealed; C eliminated human; D human; E human hand use"
    table = hungry_table(f"players 5; pantry 0; strength 3; {crew}")
    assert table.asked == [("A", "hunger")]
    table.do("A throw use").play_to("planning").begin()
    assert table.asked == [("B", "plan")]
    assert {code.split()[2] for code in table.options("B")} == {"1", "2", "3"}  # its strength is what it was


@pytest.mark.parametrize("trigger", ["phase7", "pantryEmpty"])
def test_R_116_V_21_exactly_four_left_and_eaten(trigger: str) -> None:
    table = hungry_table("pantry 4; A hand use use use", hunger=trigger)
    assert table.state.pantry == 0
    assert table.view(None)["hungry"] == (trigger == "pantryEmpty")
    assert table.asked == ([("A", "hunger")] if trigger == "pantryEmpty" else [])


@pytest.mark.parametrize("trigger", ["phase7", "pantryEmpty"])
def test_R_116_V_21_whatever_lies_in_the_kitchen(trigger: str) -> None:
    """Cooking the last food empties the Pantry, though everybody will eat."""
    table = alone("use", "kitchen", "pantry 2; B hand use use; C hand use; D hand use", hunger=trigger)
    assert (table.state.pantry, table.state.kitchen) == (0, 2)
    assert table.view(None)["hungry"] == (trigger == "pantryEmpty")
    if trigger == "pantryEmpty":
        assert table.asked == [("A", "hunger")]
        table.do("A throw use")
        assert table.hand("A") == "repair sabotage"
    assert (table.standing("A"), table.coming) == (False, "rec_room")
    table.play_to("dogs")
    assert table.view(None)["hungry"] == (trigger == "pantryEmpty")


@pytest.mark.parametrize("trigger", ["phase7", "pantryEmpty"])
def test_V_21_sabotage_may_empty_the_pantry(trigger: str) -> None:
    by_card = alone("sabotage", "kitchen", "pantry 1; B hand use use; C hand use; D hand use", hunger=trigger)
    assert by_card.view(None)["hungry"] == (trigger == "pantryEmpty")
    by_alien = Scenario(
        "phase encounters; B revealed; strength 3; plan kitchen 3; pantry 6; A human; C human; D human; A hand use",
        hunger=trigger,
    ).do("B sabotage")
    assert by_alien.view(None)["hungry"] == (trigger == "pantryEmpty")
    assert sorted(by_alien.asked) == ([("C", "hunger"), ("D", "hunger")] if trigger == "pantryEmpty" else [])


def test_V_21_a_pantry_that_is_not_empty_leaves_nobody_hungry() -> None:
    assert not alone("use", "kitchen", "pantry 3", hunger="pantryEmpty").view(None)["hungry"]


def test_DX_20_prepared_food_feeds_all_without_a_pantry() -> None:
    table = hungry_table("kitchen 1; pantry 0; A hand use use use")
    assert (table.state.kitchen, table.view(None)["hungry"], table.asked) == (0, False, [])


def test_DX_21_too_little_in_the_pantry() -> None:
    table = hungry_table(
        "kitchen 0; pantry 3; A hand use use; B hand use repair; C hand use repair sabotage; D hand repair repair"
    )
    assert (table.state.pantry, table.view(None)["hungry"], table.asked) == (0, True, [("C", "hunger")])
    table.do("C throw use")
    assert table.view(None)["hand_sizes"] == [2, 2, 2, 2]
    assert told(table, None, "threw") == [{"seat": "C", "count": 1, "cards": None}]
