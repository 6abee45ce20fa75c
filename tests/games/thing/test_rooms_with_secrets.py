"""Armoury, Storeroom, Laboratory and Weather Station: rooms in which something is drawn (rules section 12)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.thing.actions_helpers import (
    alone,
    assert_all_told,
    item_deck,
    look_alike,
    names,
    others,
    told,
    verbs,
    was_assigned,
    weapon_deck,
)
from winterover.games.thing.scenario import Scenario

# Armoury and Storeroom


ROOM_OF_CARDS = [
    ("armoury", "weapons", "melee dynamite firearm melee", "dynamite"),
    ("storeroom", "items", "keys wire fuel tools", "wire"),
]


@pytest.mark.parametrize(("room", "deck", "cards", "kept"), ROOM_OF_CARDS)
def test_T_L_10_and_T_L_11_draw_two_keep_one_the_other_goes_to_the_bottom(
    room: str, deck: str, cards: str, kept: str
) -> None:
    table = alone("use", room, f"{deck} {cards}")
    first, second, *below = cards.split()
    assert (table.asked, table.options("A")) == ([("A", "keep")], sorted([f"keep {first}", f"keep {second}"]))
    assert sorted(table.view("A")["drawn"]) == sorted([first, second])
    table.do(f"A keep {kept}")
    assert table.owns("A") == kept
    assert (weapon_deck if room == "armoury" else item_deck)(table) == [*below, first]


@pytest.mark.parametrize(
    ("room", "one", "other"),
    [
        ("armoury", "weapons melee dynamite firearm", "weapons dynamite melee firearm"),
        ("armoury", "weapons flamethrower melee", "weapons dynamite melee"),
        ("storeroom", "items keys wire fuel", "items fuel tools wire"),
    ],
)
def test_T_L_10_and_T_L_11_nobody_else_sees_the_cards(room: str, one: str, other: str) -> None:
    tables = [alone("use", room, deck) for deck in (one, other)]
    assert look_alike(tables[0], tables[1], "A")
    for table, deck in zip(tables, (one, other), strict=True):
        table.do(f"A keep {deck.split()[2]}")
    assert look_alike(tables[0], tables[1], "A")
    counts = tables[0].view(None)["weapon_counts" if room == "armoury" else "item_counts"]
    assert counts == [1, 0, 0, 0]


def test_T_L_10_a_kept_flamethrower_is_laid_open_with_six_charges() -> None:
    table = alone("use", "armoury", "weapons melee flamethrower").do("A keep flamethrower")
    assert table.owns("A") == "flamethrower:6"
    assert table.view(None)["flamethrowers"] == [[6], [], [], []]
    assert_all_told(table, "kept", seat="A", thing="flamethrower")


def test_T_L_10_two_cards_of_one_kind_are_a_secret_choice_too() -> None:
    table = alone("use", "armoury", "weapons melee melee")
    assert (table.asked, table.options("A")) == ([("A", "keep")], ["keep melee"])


@pytest.mark.parametrize(("room", "deck", "cards", "kept"), ROOM_OF_CARDS)
def test_R_101_with_fewer_cards_draw_what_there_is(room: str, deck: str, cards: str, kept: str) -> None:
    table = alone("use", room, f"{deck} {kept}")
    assert (table.owns("A"), table.asked) == (kept, [])
    assert table.last("A", "drew_cards")["things"] == [kept]
    assert not was_assigned(alone("use", room, deck))


# Laboratory


@pytest.mark.parametrize("sample", ["blood", "failure"])
def test_T_L_12_a_token_is_kept_or_discarded_at_once(sample: str) -> None:
    text = f"bag 1 {sample}"
    table = alone("use", "laboratory", text)
    assert (table.asked, table.options("A")) == ([("A", "sample")], ["drop_token", "keep_token"])
    assert table.view("A")["sample"] == sample
    table.do("A keep_token")
    assert (table.owns("A"), table.state.lab, table.standing("A")) == (sample, [0, 0], False)
    dropped = alone("use", "laboratory", text).do("A drop_token")
    assert (dropped.owns("A"), dropped.state.lab, dropped.view(None)["used_blood"]) == ("", [0, 0], 0)


@pytest.mark.parametrize("answer", ["keep_token", "drop_token"])
def test_T_L_12_the_token_is_secret(answer: str) -> None:
    one, other = (alone("use", "laboratory", f"bag 1 {sample}") for sample in ("blood", "failure"))
    assert look_alike(one, other, "A")
    assert look_alike(one.do(f"A {answer}"), other.do(f"A {answer}"), "A")
    assert one.last("A", "drew_sample") == {"seat": "A", "sample": "blood"}
    assert one.last(None, "drew_sample") == {"seat": "A", "sample": None}


def test_T_L_12_the_token_is_drawn_at_random() -> None:
    found = Counter(
        alone("use", "laboratory", "bag 6 blood 2 failure", seed=seed).view("A")["sample"] for seed in range(80)
    )
    assert 45 < found["blood"] < 75


LAB = (
    "phase actions; leader D; pile use; bag 8 blood;"
    "A human in laboratory; B human in laboratory; C human in laboratory prone; D alien prone"
)


def test_T_L_12_the_bonus_repeats_the_draw() -> None:
    table = Scenario(LAB).do("D assign B")
    assert (table.asked, table.options("B")) == ([("B", "times")], ["times 1", "times 2"])
    assert table.do("B times 1", "B keep_token").owns("B") == "blood"
    assert table.coming == "rec_room"


@pytest.mark.parametrize("whose", ["actor", "oneEach"])
def test_R_102_V_28_who_gets_the_tokens(whose: str) -> None:
    table = Scenario(LAB, labCoop=whose).do("D assign B", "B times 2")
    assert table.asked == [("B", "sample")]  # the assigned one begins
    table.do("B keep_token")
    assert table.asked == [("B" if whose == "actor" else "A", "sample")]
    table.do(f"{table.asked[0][0]} keep_token")
    owned = {seat: table.owns(seat) for seat in "ABCD"}
    if whose == "actor":
        assert owned == {"A": "", "B": "blood blood", "C": "", "D": ""}
    else:
        assert owned == {"A": "blood", "B": "blood", "C": "", "D": ""}
    assert (table.standing("A"), table.standing("B")) == (True, False)


def test_V_28_each_token_is_for_its_own_player_alone() -> None:
    table = Scenario(LAB.replace("bag 8 blood", "bag 1 blood 1 failure"), labCoop="oneEach").do(
        "D assign A", "A times 2"
    )
    table.do("A keep_token")
    assert table.asked == [("B", "sample")]
    assert table.last("B", "drew_sample")["sample"] in ("blood", "failure")
    for viewer in others(table, "B"):
        assert table.last(viewer, "drew_sample") == {"seat": "B", "sample": None}


def test_T_L_15_sabotage_by_card_searches_for_a_blood_sample() -> None:
    for seed in range(20):
        table = alone("sabotage", "laboratory", "bag 1 blood 12 failure", seed=seed)
        assert table.state.lab == [0, 12]
        assert_all_told(table, "lost_stock", stock="blood", amount=1)


def test_T_L_15_whoever_does_it_sees_nothing_of_the_bag() -> None:
    one, other = (alone("sabotage", "laboratory", bag) for bag in ("bag 1 blood 5 failure", "bag 4 blood 2 failure"))
    assert look_alike(one, other)


def test_R_103_without_blood_in_the_bag_it_is_impossible() -> None:
    table = Scenario(
        "phase actions; leader D; pile sabotage; bag 12 failure; A human in laboratory; B human in kitchen;"
        "C human in weather; D alien prone"
    ).ask()
    assert table.options("D") == ["assign B", "assign C"]
    lost = alone("sabotage", "laboratory", "bag 12 failure")
    assert (was_assigned(lost), lost.state.lab) == (False, [0, 12])


# Weather Station


def test_T_L_13_the_die_is_rolled_and_stays_until_phase_1() -> None:
    table = alone("use", "weather", "underground 0")
    face = table.last(None, "rolled")["face"]
    assert names(table, "rolled") == ["rolled"]
    assert_all_told(table, "weather_stored", seat="A", face=face)
    assert table.view(None)["stored"] == face
    table.play_to("weather")
    assert table.view(None)["stored"] == face
    table.begin()
    assert table.told(None, "rolled")[-1].args["seat"] == table.leader


def weather_with_another_face(position: str, **rulings: Any) -> Scenario:
    """A rolled another face than the one that is stored."""
    tables = (alone("use", "weather", f"stored storm; {position}", seed=seed, **rulings) for seed in range(50))
    return next(table for table in tables if table.last(None, "rolled")["face"] != "storm")


@pytest.mark.parametrize("choice", ["old", "new"])
def test_DX_29_T_L_13_with_a_die_already_there_either_face_may_be_kept(choice: str) -> None:
    table = weather_with_another_face("underground 0")
    rolled = table.last(None, "rolled")["face"]
    assert (table.asked, table.options("A")) == ([("A", "face")], sorted(["face storm", f"face {rolled}"]))
    face = "storm" if choice == "old" else rolled
    assert table.do(f"A face {face}").view(None)["stored"] == face


def test_DX_29_the_second_use_in_a_round() -> None:
    text = "phase actions; leader A; pile use use; underground 0; A human clark in weather; B human garry in weather"
    for seed in range(20):
        table = Scenario(f"{text}; C prone; D alien prone", seed=seed).do("A assign A", "A next")
        first, second = (one["face"] for one in told(table, None, "rolled"))
        if first != second:
            assert (table.asked, table.options("B")) == ([("B", "face")], sorted([f"face {first}", f"face {second}"]))
            return
    raise AssertionError("the die never changed")


def test_T_L_13_a_barrel_goes_to_the_boiler_or_the_generator() -> None:
    table = alone("use", "weather", "fuel boiler 2; fuel generator 3; underground 5")
    assert (table.asked, table.options("A")) == ([("A", "barrel")], ["fuel_up boiler", "fuel_up generator"])
    table.do("A fuel_up generator")
    assert (table.fuel("boiler"), table.fuel("generator"), table.state.underground) == (2, 4, 4)
    assert_all_told(table, "fuelled", seat="A", room="generator", amount=1)


@pytest.mark.parametrize("where", ["boilerGenerator", "anySlot"])
def test_R_91_V_22_where_the_barrel_may_go(where: str) -> None:
    table = alone("use", "weather", "fuel boiler 2; fuel generator 3; underground 5; outside 3", weatherFuel=where)
    vehicles = ["helicopter", "shed"] if where == "anySlot" else []
    assert verbs(table, "A", "fuel_up") == ["boiler", "generator", *vehicles]
    if where == "anySlot":
        table.do("A fuel_up shed")
        assert (table.fuel("shed"), table.state.underground, table.state.outside) == (1, 4, 3)


def test_V_22_a_full_or_burned_place_takes_no_barrel() -> None:
    position = "fuel boiler 4; fuel generator 3; fuel shed 2; burned helicopter; underground 5; outside 0"
    table = alone("use", "weather", position, weatherFuel="anySlot")
    assert (table.fuel("generator"), table.asked) == (4, [])


@pytest.mark.parametrize(
    "position",
    [
        "underground 0; fuel boiler 2",
        "fuel boiler 4; fuel generator 4; underground 5",
        "boiler destroyed; fuel boiler 2; fuel generator 4; underground 5",
        "burned generator; power failed; fuel generator 0; fuel boiler 4; underground 5",
    ],
)
def test_R_92_without_a_barrel_or_a_slot_only_the_die_is_rolled(position: str) -> None:
    table = alone("use", "weather", position)
    assert names(table, "weather_stored", "fuelled") == ["weather_stored"]
    assert table.coming == "rec_room"


def test_R_92_the_barrel_is_mandatory_if_possible() -> None:
    """One slot is free: no choice, and no way to decline."""
    table = alone("use", "weather", "fuel boiler 3; fuel generator 4; underground 5")
    assert (table.fuel("boiler"), table.state.underground, table.asked) == (4, 4, [])
    choice = alone("use", "weather", "fuel boiler 3; fuel generator 3; underground 5")
    assert choice.options("A") == ["fuel_up boiler", "fuel_up generator"]
