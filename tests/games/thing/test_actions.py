"""Step 4.7: the cards of the Active Pile and who carries them out (rules section 7.7)."""

from collections import Counter

import pytest

from tests.games.thing.actions_helpers import (
    alone,
    assert_all_told,
    assert_shares,
    discards,
    look_alike,
    names,
    told,
    verbs,
    was_assigned,
)
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario

#: All four can carry out Use, two of them in the same room; Repair finds nobody.
FOUR = (
    "phase actions; leader A; fuel boiler 2;"
    "A human clark in weather; B human in kitchen; C human in boiler; D alien in boiler"
)


def revealed(table: Scenario) -> list[str]:
    """The cards of the Active Pile that were revealed, in order."""
    return [one["card"] for one in told(table, None, "card_revealed")]


# The order of the step


def test_T_P4_7_01_the_burning_window_comes_first() -> None:
    table = Scenario(f"{FOUR}; pile use use; C owns dynamite tools; damage boiler 1").ask()
    assert table.asked == [("C", "burn")]
    assert names(table) == []
    table.do("C pass")
    assert table.asked == [("C", "bonus")]
    table.do("C pass")
    assert (names(table), table.asked) == (["card_revealed"], [("A", "assign")])


def handed_in(seed: int) -> Scenario:
    """Four known cards in the pile, handed in one by one; step 4.7 has begun."""
    table = Scenario("phase move; leader D; A human clark", seed=seed)
    table.do("A go weather", "A hand_in repair", "B go kitchen", "B hand_in use", "C go boiler", "C hand_in use")
    return table.do("D go armoury", "D hand_in use").play_to("actions").begin()


def test_T_P4_7_02_the_pile_is_shuffled_before_the_first_card() -> None:
    """A handed in Repair first of all, and it comes up anywhere."""
    orders = [[*revealed(table), *table.pile.split()] for table in map(handed_in, range(200))]
    assert_shares((f"p{order.index('repair')}" for order in orders), p0=0.25, p1=0.25, p2=0.25, p3=0.25)


def test_R_90_the_pile_is_shuffled_once_only() -> None:
    for seed in range(20):
        table = handed_in(seed)
        coming = table.pile.split()
        while table.coming is None:
            ((seat, kind),) = table.asked
            table.do(f"{seat} next" if kind == "go_on" else f"{seat} {table.options(seat)[0]}")
        assert revealed(table)[1:] == coming


def test_T_P4_7_03_the_first_card_must_be_revealed() -> None:
    """The Leader is asked whom to assign it to, not whether."""
    table = Scenario(f"{FOUR}; pile use use").ask()
    assert (revealed(table), table.asked) == (["use"], [("A", "assign")])
    with pytest.raises(RuleError):
        table.do("A stop")


def test_T_P4_7_03_with_an_empty_pile_nothing_happens() -> None:
    table = Scenario(FOUR).begin()
    assert (table.coming, names(table)) == ("rec_room", [])


# Who carries a card out


def test_T_P4_7_04_the_leader_assigns_it_to_one_who_stands_where_it_is_possible() -> None:
    table = Scenario(
        "players 6; phase actions; leader B; pile use; A human clark in weather; B human in kitchen; C human in radio;"
        "D human prone in weather; E human in weather; F alien"
    ).ask()
    # Not C (the Radio Room is damaged), not D (prone), not F (in the Rec Room).
    assert (table.asked, table.options("B")) == ([("B", "assign")], ["assign A", "assign B", "assign E"])
    table.do("B assign B")
    assert_all_told(table, "assigned", seat="B", card="use", room="kitchen")


def test_T_P4_7_04_it_need_not_be_whoever_handed_it_in() -> None:
    table = Scenario("phase move; leader D; A human clark")
    table.do("A go weather", "A hand_in use", "B swap", "B take use+use+use", "C swap", "C take use+use+use")
    table.do("D go kitchen", "D hand_in use").play_to("actions").ask()
    assert table.view(None)["phase"] == "actions"
    assert table.options("D") == ["assign A", "assign D"]


def test_T_P4_7_04_a_single_target_needs_no_word_of_the_leader() -> None:
    table = Scenario("phase actions; leader B; pile repair use; A human in kitchen; B human in radio; C prone; D prone")
    assert table.ask().asked == [("B", "go_on")]
    assert_all_told(table, "assigned", seat="B", card="repair", room="radio")


def test_T_P4_7_05_the_assigned_player_chooses_and_then_lies_down() -> None:
    table = Scenario(f"{FOUR}; pile use repair").do("A assign C")
    assert (table.asked, table.standing("C")) == ([("C", "times")], True)
    table.do("C times 2")
    assert [table.standing(seat) for seat in "ABCD"] == [True, True, False, True]
    assert table.room("C") == "boiler"


def test_T_P4_7_06_who_lies_gets_no_more_cards() -> None:
    table = Scenario(f"{FOUR}; pile use use use").do("A assign B", "A next")
    assert verbs(table, "A", "assign") == ["A", "C", "D"]


def test_T_P4_7_06_who_lies_takes_no_further_part() -> None:
    table = Scenario(
        "phase actions; leader A; pile use use; damage boiler 3; A human clark in weather; B human prone in boiler;"
        "C human in boiler; D alien in kitchen; B owns tools dynamite fuel; C owns keys"
    ).ask()
    assert table.asked == [("C", "bonus")]  # neither burning nor items for B
    table.do("C pass")
    assert "B" not in verbs(table, "A", "assign")
    table.do("A assign D").play_to("rec_room").begin()
    assert table.standing("B")  # until Phase 5


def test_T_P4_7_07_a_card_nobody_can_carry_out_is_lost_and_one_is_laid_down() -> None:
    table = Scenario(
        "players 5; phase actions; leader B; pile repair use; A human in kitchen; B human in weather; C prone in radio;"
        "D human in dormitory; E alien in armoury"
    ).ask()
    assert_all_told(table, "card_lost", card="repair")
    assert table.asked == [("B", "lay_down")]
    assert table.options("B") == ["lay_down A", "lay_down B", "lay_down D", "lay_down E"]
    table.do("B lay_down E")
    assert_all_told(table, "laid_down", seat="E")
    assert [table.standing(seat) for seat in "ABCDE"] == [True, True, False, True, False]
    assert discards(table) == Counter({"repair": 1})


def test_R_84_only_a_standing_character_can_be_laid_down() -> None:
    table = Scenario("phase actions; leader B; pile repair use; A human in kitchen; B prone; C prone; D alien prone")
    table.begin()
    assert names(table) == ["card_revealed", "card_lost", "laid_down"]
    assert (table.standing("A"), table.coming) == (False, "rec_room")


def test_R_84_with_nobody_standing_nothing_is_revealed() -> None:
    table = Scenario("phase actions; pile use use; A prone in weather; B prone; C prone; D prone").begin()
    assert (table.coming, names(table)) == ("rec_room", [])
    assert discards(table) == Counter({"use": 2})


def test_T_P4_7_08_after_each_card_the_leader_goes_on_or_stops() -> None:
    table = Scenario(f"{FOUR}; pile use sabotage use").do("A assign B")
    assert (table.asked, table.options("A")) == ([("A", "go_on")], ["next", "stop"])
    table.do("A next")
    assert revealed(table) == ["use", "sabotage"]
    table.do("A assign D")
    assert table.asked == [("A", "go_on")]
    table.do("A stop")
    assert_all_told(table, "stopped", seat="A", left=1)
    assert (revealed(table), table.coming) == (["use", "sabotage"], "rec_room")


def test_T_P4_7_08_the_rest_is_discarded_face_down_and_unseen() -> None:
    one = Scenario(f"{FOUR}; pile use sabotage use repair").do("A assign B", "A stop")
    other = Scenario(f"{FOUR}; pile use repair repair repair").do("A assign B", "A stop")
    assert (one.pile, one.view(None)["pile_size"]) == ("", 0)
    assert discards(one) == Counter({"use": 2, "sabotage": 1, "repair": 1})
    assert look_alike(one, other)


def test_T_P4_7_09_the_step_ends_with_the_pile() -> None:
    table = Scenario(f"{FOUR}; pile use").do("A assign B")
    assert (table.coming, [table.standing(seat) for seat in "ABCD"]) == ("rec_room", [True, False, True, True])
    assert names(table, "stopped") == []


def test_T_P4_7_09_the_step_ends_when_nobody_stands() -> None:
    table = Scenario(
        "phase actions; leader A; pile use use use; A human in kitchen; B human in kitchen; C prone; D prone"
    )
    table.do("A assign B", "A next")
    assert (revealed(table), table.coming) == (["use", "use"], "rec_room")
    assert discards(table) == Counter({"use": 3})


# What is possible where


USES = [
    ("armoury", "weapons melee", True),
    ("armoury", "weapons", False),
    ("storeroom", "items keys", True),
    ("storeroom", "items", False),
    ("kitchen", "pantry 1", True),
    ("kitchen", "pantry 0; kitchen 2", False),
    ("laboratory", "bag 1 failure", True),
    ("laboratory", "bag 0 blood", False),
    ("boiler", "fuel boiler 3; underground 1", True),
    ("boiler", "fuel boiler 4", False),
    ("boiler", "fuel boiler 0; underground 0", False),
    ("generator", "fuel generator 3; underground 1", True),
    ("generator", "fuel generator 4", False),
    ("generator", "fuel generator 0; underground 0", False),
    ("radio", "damage radio 0", True),
    ("radio", "damage radio 1", False),
    ("radio", "damage radio 0; sos 1", False),
    ("helicopter", "damage helicopter 2; outside 1", True),
    ("helicopter", "damage helicopter 2; outside 0", False),
    ("helicopter", "damage helicopter 1; fuel helicopter 1", False),
    ("helicopter", "damage helicopter 0; fuel helicopter 1; outside 0", True),
    ("shed", "damage shed 1; fuel shed 1; outside 1", True),
    ("shed", "damage shed 1; fuel shed 2", False),
    ("shed", "damage shed 0; fuel shed 2; outside 0", True),
    ("shed", "damage shed 0; fuel shed 1; outside 0", False),
    ("weather", "underground 0; fuel boiler 4; fuel generator 4", True),
    ("dormitory", "", False),
    ("rec", "", False),
]


@pytest.mark.parametrize(("room", "position", "possible"), USES)
def test_T_P4_7_10_use_is_possible_where_it_changes_something(room: str, position: str, possible: bool) -> None:
    table = alone("use", room, position)
    assert was_assigned(table) == possible


def test_R_86_use_in_a_ready_vehicle_is_assignable_with_or_without_keys() -> None:
    """Otherwise the list of targets would tell who holds Keys; whoever is chosen is asked alike."""
    text = (
        "phase actions; leader C; pile use use; damage helicopter 0; fuel helicopter 1; outside 0;"
        "A human in helicopter; B human in helicopter; C prone; D alien prone; A owns {}; B owns {}"
    )
    tables = [Scenario(text.format(*owned)).ask() for owned in (("keys", "wire"), ("wire", "keys"))]
    assert [table.options("C") for table in tables] == [["assign A", "assign B"]] * 2
    with_keys, without = (table.do("C assign A") for table in tables)
    assert with_keys.asked == without.asked == [("A", "escape")]
    assert (with_keys.options("A"), without.options("A")) == (["escape", "pass"], ["pass"])
    assert look_alike(with_keys, without, "A", "B")
    with_keys.do("A pass")
    without.do("A pass")
    assert_all_told(without, "nothing_done", seat="A")
    assert not without.standing("A")
    assert look_alike(with_keys, without, "A", "B")


@pytest.mark.parametrize("room", ["boiler", "generator", "radio", "helicopter", "shed"])
def test_T_P4_7_11_repair_needs_damage(room: str) -> None:
    assert was_assigned(alone("repair", room, f"damage {room} 1"))
    assert not was_assigned(alone("repair", room, f"damage {room} 0"))


@pytest.mark.parametrize("room", ["armoury", "kitchen", "storeroom", "laboratory", "weather", "dormitory", "rec"])
def test_T_P4_7_11_rooms_without_damage_slots_cannot_be_repaired(room: str) -> None:
    assert not was_assigned(alone("repair", room))


@pytest.mark.parametrize("card", ["use", "repair", "sabotage"])
def test_T_P4_7_11_a_destroyed_boiler_cannot_be_repaired_any_more(card: str) -> None:
    table = alone(card, "boiler", "boiler destroyed; damage boiler 2; fuel boiler 0", destroyedBoiler="enterable")
    assert not was_assigned(table)


HARMS = [
    ("boiler", "damage boiler 2", "damage boiler 3"),
    ("generator", "damage generator 1", "damage generator 2; power failed"),
    ("radio", "damage radio 7", "damage radio 8"),
    ("helicopter", "damage helicopter 5", "damage helicopter 6"),
    ("shed", "damage shed 0", "damage shed 1"),
    ("armoury", "weapons melee", "weapons"),
    ("storeroom", "items keys", "items"),
    ("kitchen", "pantry 1", "pantry 0; kitchen 2"),
    ("laboratory", "bag 1 blood", "bag 5 failure"),
    ("weather", "underground 1", "underground 0"),
]


@pytest.mark.parametrize(("room", "harmable", "harmed"), HARMS)
def test_T_P4_7_12_R_85_sabotage_needs_something_left_to_harm(room: str, harmable: str, harmed: str) -> None:
    assert was_assigned(alone("sabotage", room, harmable))
    assert not was_assigned(alone("sabotage", room, harmed))


@pytest.mark.parametrize("room", ["dormitory", "rec"])
def test_T_P4_7_12_blue_rooms_cannot_be_sabotaged(room: str) -> None:
    assert not was_assigned(alone("sabotage", room))


def test_R_85_a_room_that_cannot_be_harmed_more_is_no_target() -> None:
    table = Scenario(
        "phase actions; leader A; pile sabotage; damage shed 1; A human in shed; B human in radio; C human in weather;"
        "D alien in kitchen; pantry 0; kitchen 2"
    ).ask()
    assert verbs(table, "A", "assign") == ["B", "C"]


# The Leader


def test_T_P4_7_13_the_leaders_word_is_final() -> None:
    table = Scenario(f"{FOUR}; pile use use use").ask()
    for seat in "BCD":
        with pytest.raises(RuleError):
            table.do(f"{seat} assign {seat}")
    table.do("A assign B")
    for seat in "BCD":
        with pytest.raises(RuleError):
            table.do(f"{seat} stop")
    assert table.asked == [("A", "go_on")]


def test_T_P4_7_13_everybody_may_advise() -> None:
    table = Scenario(f"{FOUR}; pile use use use").ask()
    for seat in range(4):
        table.match.say(seat, "assign C")
    table.do("A assign B")
    for seat in range(4):
        table.match.say(seat, "stop")
    assert [one["words"] for one in told(table, None, "said")] == ["assign C"] * 4 + ["stop"] * 4
    assert table.asked == [("A", "go_on")]


# Discards, items


def test_T_P4_7_16_a_resolved_card_is_public_and_goes_to_the_discards() -> None:
    table = Scenario(f"{FOUR}; pile sabotage use").ask()
    assert_all_told(table, "card_revealed", card="sabotage")
    assert (table.view(None)["card"], table.view(None)["discard_size"]) == ("sabotage", 0)
    table.do("A assign C")
    assert discards(table) == Counter({"sabotage": 1})
    assert (table.view(None)["card"], table.view(None)["discard_size"]) == (None, 1)


def test_T_P4_7_17_fuel_and_tools_may_be_played() -> None:
    table = Scenario(f"{FOUR}; pile use; damage boiler 1; C owns tools; D owns fuel").ask()
    assert sorted(table.asked) == [("C", "bonus"), ("D", "bonus")]
    table.do("C play tools", "D play fuel")
    assert (table.damage("boiler"), table.fuel("boiler")) == (0, 3)
    assert (table.standing("C"), table.standing("D"), table.asked) == (True, True, [("A", "assign")])
