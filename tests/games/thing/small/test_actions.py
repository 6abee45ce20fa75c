"""Phase 5: dice for one Character after the other (rules section 25.5)."""

import pytest

from tests.games.thing.actions_helpers import assert_shares
from tests.games.thing.small.dice_helpers import alone, kinds, names, rolled, starting
from winterover.core.errors import RuleError
from winterover.games.thing.pieces import CHARACTERS, DORMITORY, NOWHERE, RADIO, REC
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario

TWO = "macready in boiler; clark in radio"


def stand_up(table: SmallScenario, name: str) -> None:
    table.state.standing[CHARACTERS.index(name)] = True


# The beginning


def test_T_Z5_01_a_helicopter_that_is_there_is_offered_before_any_dice() -> None:
    table = rolled("use use use", f"sos 9; {TWO}")
    assert kinds(table) == ["rescue"]
    assert table.told(None, "rolled_dice") == []
    table.do("A stay")
    assert kinds(table) == ["dice_to"]


def test_T_Z5_02_the_leader_rolls_three_dice() -> None:
    table = rolled("use repair threat", f"players 2; leader B; {TWO}")
    assert table.last(None, "rolled_dice") == {"seat": "B", "dice": ["use", "repair", "threat"]}


def test_T_Z5_02_the_leader_rolls_two_dice_when_hungry() -> None:
    table = rolled("use repair threat", f"hungry; {TWO}")
    assert table.last(None, "rolled_dice")["dice"] == ["use", "repair"]


def test_T_Z5_02_a_die_shows_two_uses_two_repairs_a_sabotage_and_a_threat() -> None:
    shown: list[str] = []
    for seed in range(400):
        shown += SmallScenario(f"phase actions; {TWO}", seed=seed).begin().last(None, "rolled_dice")["dice"]
    assert_shares(shown, use=2 / 6, repair=2 / 6, sabotage=1 / 6, threat=1 / 6)


# Assigning the dice


def test_T_Z5_03_having_seen_the_dice_the_leader_names_one_standing_character() -> None:
    table = rolled("use use use", f"players 2; leader B; {TWO}; windows in shed prone; nauls A in kitchen")
    assert table.asked == [("B", "dice_to")]
    assert table.dice == "use use use"
    assert starting(table, "B", "assign") == ["clark", "macready", "nauls"]
    table.do("B assign nauls")
    assert table.last(None, "dice_assigned") == {"character": "nauls", "room": "kitchen"}
    assert table.asked == [("A", "dice")]
    assert table.view("A")["asks"][0]["character"] == "nauls"


def test_T_Z5_03_all_dice_go_to_one_character() -> None:
    table = rolled("use repair use", TWO).do("A assign clark", "A accept")
    assert table.standing("macready")
    assert table.view(None)["actor"] == "clark"
    assert table.dice == "use repair use"


def test_T_Z5_03_in_darkness_the_character_is_named_before_the_dice_are_rolled() -> None:
    table = rolled("use use use", f"power failed; {TWO}")
    assert kinds(table) == ["dice_to"]
    assert table.dice == ""
    assert table.told(None, "rolled_dice") == []
    table.do("A assign clark")
    assert names(table, "rolled_dice", "dice_assigned") == ["dice_assigned", "rolled_dice"]
    assert table.dice == "use use use"


@pytest.mark.parametrize(("value", "expected"), [("yes", ["clark", "macready"]), ("no", ["macready"])])
def test_R_146_V_40_soloDormDice_says_whether_dice_may_go_to_the_dormitory(value: str, expected: list[str]) -> None:
    text = "macready in boiler; windows in radio prone; clark in dormitory"
    table = rolled("use use use", text, soloDormDice=value)
    if value == "yes":
        assert starting(table, "A", "assign") == expected
    else:
        assert table.last(None, "dice_assigned")["character"] == "macready"


def test_R_146_V_40_a_character_in_the_dormitory_has_no_room_to_act_in_or_to_harm() -> None:
    table = rolled("use repair use", "clark in dormitory", soloDormDice="yes").do("A accept")
    assert table.told(None, "acted") == []
    assert not table.standing("clark")
    table = rolled("sabotage sabotage use", "clark in dormitory", soloDormDice="yes").do("A accept")
    assert [told.args["room"] for told in table.told(None, "no_harm")] == ["dormitory", "dormitory"]
    assert not table.standing("clark")


def test_R_146_V_40_with_dice_for_green_rooms_only_the_phase_ends_when_only_the_dormitory_is_left() -> None:
    table = rolled("use use use", "clark in dormitory", soloDormDice="no")
    assert table.coming == "rec_room"
    assert table.told(None, "rolled_dice") == []


def test_V_40_a_character_who_stayed_in_the_rec_room_does_nothing() -> None:
    table = rolled("use use use", "clark in rec; macready in boiler", soloRec="yes")
    assert table.last(None, "dice_assigned")["character"] == "macready"


# Rerolls


def test_T_Z5_04_a_die_is_rolled_again_once_by_each_source() -> None:
    table = alone("threat use use repair sabotage", text="power failed", figure="garry")
    assert starting(table, "A", "reroll") == ["1 garry", "2 garry", "3 garry"]
    table.do("A reroll 1 garry")
    assert table.dice == "repair use use"
    assert starting(table, "A", "reroll") == []
    with pytest.raises(RuleError):
        table.do("A reroll 1 garry")


def test_T_Z5_04_the_sources_add_up() -> None:
    text = "players 1; power failed; norris in boiler owns flashlight"
    table = rolled("threat use use threat use", text).do("A reroll 1 norris")
    assert starting(table, "A", "reroll") == ["1 flashlight", "2 flashlight", "2 norris", "3 flashlight", "3 norris"]
    table.do("A reroll 1 flashlight")
    assert table.dice == "use use use"
    assert starting(table, "A", "reroll") == ["2 flashlight", "2 norris", "3 flashlight", "3 norris"]
    assert [told.args["source"] for told in table.told(None, "rerolled")] == ["norris", "flashlight"]


# The Dormitory


def test_T_Z5_05_whoever_stands_in_the_dormitory_lies_down_and_sets_one_die_to_any_face() -> None:
    table = rolled("threat use use", "players 2; macready A in boiler; blair B in dormitory", soloDormDice="no")
    assert table.asked == [("A", "dice"), ("B", "dormitory")]
    faces = {"use", "repair", "sabotage", "threat"}
    expected = [f"{die} {face}" for die, now in enumerate(("threat", "use", "use"), 1) for face in faces - {now}]
    assert starting(table, "B", "set") == sorted(expected)
    table.do("B set 1 repair")
    assert table.dice == "repair use use"
    assert not table.standing("blair")
    assert table.last(None, "die_set") == {"character": "blair", "before": "threat", "after": "repair"}


def test_T_Z5_05_R_145_once_in_a_round() -> None:
    text = "players 1; macready in boiler; clark in radio; blair in dormitory"
    table = rolled("threat use use use use use", text).do("A assign macready", "A set 1 use")
    assert starting(table, "A", "set") == []
    stand_up(table, "blair")  # as if the Dormitory had a second guest
    table.do("A accept", "A next", "A assign clark")
    assert starting(table, "A", "set") == []


def test_T_Z5_05_a_prone_character_in_the_dormitory_changes_nothing() -> None:
    table = rolled("threat use use", "players 2; macready A in boiler; blair B in dormitory prone")
    assert table.asked == [("A", "dice")]


def test_T_Z5_05_the_dormitory_serves_again_in_the_next_round() -> None:
    table = rolled("threat use use", "players 1; macready in boiler; blair in dormitory").do("A assign macready")
    table.do("A set 1 use", "A accept").play_to("actions")
    assert table.state.round == 2
    for figure, room in enumerate(table.state.room):
        if room != NOWHERE:
            table.state.room[figure] = {"blair": DORMITORY, "macready": RADIO}.get(CHARACTERS[figure], REC)
    table.ask()
    if kinds(table) == ["dice_to"]:
        table.do("A assign macready")
    assert starting(table, "A", "set") != []


def test_T_Z5_05_the_choice_belongs_to_the_player_of_the_character_in_the_dormitory() -> None:
    table = rolled("threat use use", "players 2; macready A in boiler; blair B in dormitory", soloDormDice="no")
    assert starting(table, "A", "set") == []
    table.do("B pass")
    assert table.asked == [("A", "dice")]
    assert table.standing("blair")


def test_T_Z5_05_an_own_character_in_the_dormitory_is_part_of_the_same_choice() -> None:
    table = rolled("threat use use", "players 2; macready A in boiler; clark A in dormitory", soloDormDice="no")
    assert table.asked == [("A", "dice")]
    table.do("A set 1 repair")
    assert table.dice == "repair use use"
    assert not table.standing("clark")


# The order


def test_T_Z5_06_after_the_first_cancelled_die_nothing_is_rolled_again() -> None:
    table = alone("threat use use", figure="garry").do("A cancel 1")
    assert starting(table, "A", "reroll") == []
    assert starting(table, "A", "cancel") == ["1", "2"]


def test_T_Z5_06_the_dormitory_may_come_before_or_after_rerolls_and_cancelling() -> None:
    text = "players 2; leader A; garry A in boiler; blair B in dormitory"
    table = rolled("threat use threat use", text, soloDormDice="no")
    table.do("A reroll 1 garry", "B set 3 repair")
    assert table.dice == "use use repair"
    table = rolled("threat use threat use", text, soloDormDice="no")
    table.do("A reroll 1 garry", "A cancel 3", "B set 2 repair")
    assert table.dice == "use repair"
    table = rolled("threat use threat use", text, soloDormDice="no")
    table.do("B set 3 use", "A reroll 1 garry", "A cancel 1")
    assert table.dice == "use use"


def test_T_Z5_06_whoever_rests_may_still_change_a_die_when_the_others_have_accepted() -> None:
    table = rolled("use use use", "players 2; macready A in boiler; blair B in dormitory", soloDormDice="no")
    table.do("A accept")
    assert table.asked == [("B", "dormitory")]
    table.do("B set 2 repair")
    assert table.asked == [("A", "dice")]  # the dice have changed, so they are accepted anew
    assert table.dice == "use repair use"


def test_T_Z5_06_R_145_a_cancelled_die_is_beyond_change() -> None:
    table = rolled("threat use use", "players 2; macready A in boiler; blair B in dormitory", soloDormDice="no")
    table.do("A cancel 1")
    assert {option.split()[0] for option in starting(table, "B", "set")} == {"1", "2"}
    assert table.dice == "use use"


# Cancelling dice


def test_T_Z5_07_any_die_may_be_cancelled_by_the_player_of_the_character() -> None:
    table = rolled("use repair sabotage", "players 2; leader A; nauls B in boiler")
    assert table.asked == [("B", "dice")]
    assert starting(table, "B", "cancel") == ["1", "2", "3"]
    table.do("B cancel 1")
    assert table.dice == "repair sabotage"
    assert table.last(None, "cancelled") == {"character": "nauls", "die": "use"}


def test_T_Z5_08_each_cancelled_die_costs_a_step() -> None:
    table = alone("threat threat use")
    table.do("A cancel 1")
    assert table.suspicion("macready") == 2
    table.do("A cancel 1")
    assert table.suspicion("macready") == 3


def test_T_Z5_08_the_marker_is_looked_at_after_every_step() -> None:
    """The disc would pass over the marker, were it looked at only once."""
    table = alone("threat threat use", text="threat 2")
    table.do("A cancel 1")
    assert table.status("macready") == "transformed"
    assert table.last(None, "transformed") == {"character": "macready", "way": "threat"}


def test_T_Z5_09_R_147_the_dice_of_a_transformed_character_lapse() -> None:
    table = rolled("threat sabotage threat", "players 1; threat 2; macready in boiler suspicion 1; clark in radio")
    table.do("A assign macready", "A cancel 1")
    assert table.damage("boiler") == 0
    assert table.state.threat == 2
    assert table.dice == ""
    assert kinds(table) == ["roll_on"]  # the assignment counts as done


def test_T_Z5_09_if_the_leader_gives_up_another_the_dice_stay() -> None:
    table = rolled("threat use use", "players 1; threat 2; macready in boiler suspicion 1; clark in radio suspicion 2")
    table.do("A assign macready", "A cancel 1", "A transform clark")
    assert table.status("macready") == "character"
    assert kinds(table) == ["dice"]
    assert table.dice == "use use"


# Forced results


def test_T_Z5_10_a_sabotage_that_is_left_is_carried_out_in_the_room_and_there_is_no_action() -> None:
    table = alone("use repair sabotage", text="damage boiler 1").do("A accept")
    assert table.damage("boiler") == 2
    assert table.told(None, "acted") == []
    assert not table.standing("macready")


def test_T_Z5_10_once_for_each_die() -> None:
    assert alone("sabotage sabotage use").do("A accept").damage("boiler") == 2
    assert alone("sabotage sabotage sabotage").do("A accept").damage("boiler") == 3


def test_T_Z5_10_each_threat_moves_the_marker_one_space_to_the_left() -> None:
    table = alone("threat threat use").do("A accept")
    assert table.state.threat == 4
    assert [told.args["space"] for told in table.told(None, "threat_moved")] == [5, 4]
    assert not table.standing("macready")


def test_T_Z5_10_the_marker_is_looked_at_after_every_threat() -> None:
    table = alone("threat threat use", text="clark in radio prone suspicion 5").do("A accept")
    assert table.status("clark") == "transformed"
    assert table.state.threat == 4


def test_T_Z5_10_sabotage_comes_before_threat() -> None:
    table = alone("threat sabotage use").do("A accept")
    assert names(table, "damaged", "threat_moved") == ["damaged", "threat_moved"]


def test_T_Z5_10_threats_go_on_when_the_character_is_transformed() -> None:
    table = rolled("threat threat use", "players 1; threat 4; macready in boiler suspicion 3; clark in radio")
    table.do("A assign macready", "A accept")
    assert table.status("macready") == "transformed"
    assert table.state.threat == 2


def test_T_Z5_10_several_discs_are_settled_between_two_threats() -> None:
    text = (
        "players 1; threat 4; macready in boiler; clark in radio prone suspicion 3; windows in shed prone suspicion 3"
    )
    table = rolled("threat threat use", text).do("A accept")
    assert kinds(table) == ["struck"]
    assert table.state.threat == 3
    table.do("A transform clark")
    assert [told.args["space"] for told in table.told(None, "threat_moved")] == [3, 4, 3]
    assert table.status("windows") == "transformed"


def test_T_Z5_10_R_148_a_sabotage_where_nothing_can_be_harmed_still_costs_the_action() -> None:
    table = alone("use repair sabotage", text="damage boiler 3").do("A accept")
    assert table.damage("boiler") == 3
    assert table.last(None, "no_harm") == {"room": "boiler"}
    assert table.told(None, "acted") == []
    assert not table.standing("macready")


def test_T_Z5_10_R_148_the_last_harm_is_done_and_the_rest_is_nothing() -> None:
    table = alone("sabotage sabotage sabotage", text="damage boiler 2").do("A accept")
    assert names(table, "damaged", "no_harm") == ["damaged", "no_harm", "no_harm"]


# The action


def test_T_Z5_11_one_action_by_a_die_that_is_left_then_prone() -> None:
    table = alone("use repair repair", text="damage boiler 2; fuel boiler 2").do("A accept")
    assert table.asked == [("A", "act")]
    assert table.options("A") == ["nothing", "repair", "use"]
    table.do("A repair")
    assert table.damage("boiler") == 1
    assert table.fuel("boiler") == 2
    assert not table.standing("macready")
    assert table.told(None, "acted")[0].args == {"character": "macready", "die": "repair", "room": "boiler"}
    assert len(table.told(None, "acted")) == 1


@pytest.mark.parametrize(("dice", "possible"), [("use use use", ["use"]), ("repair repair repair", ["repair"])])
def test_T_Z5_11_only_what_a_die_shows(dice: str, possible: list[str]) -> None:
    table = alone(dice, text="damage boiler 2; fuel boiler 2").do("A accept")
    assert table.options("A") == ["nothing", *possible]


def test_T_Z5_11_the_character_may_do_nothing() -> None:
    table = alone("use use use", text="fuel boiler 2").do("A accept", "A nothing")
    assert table.fuel("boiler") == 2
    assert not table.standing("macready")


def test_T_Z5_11_with_no_die_left_the_character_just_goes_prone() -> None:
    table = alone("use use use", text="fuel boiler 2").do("A cancel 1", "A cancel 1", "A cancel 1")
    assert table.told(None, "acted") == []
    assert not table.standing("macready")


@pytest.mark.parametrize("dice", ["use use use", "repair repair repair"])
@pytest.mark.parametrize(
    ("weapon", "left"), [("dynamite", "flamethrower:3"), ("flamethrower", "dynamite flamethrower:2")]
)
def test_T_Z5_11_either_die_may_be_spent_to_burn_the_room(dice: str, weapon: str, left: str) -> None:
    people = "macready in armoury owns dynamite flamethrower:3; nauls in armoury prone"
    table = rolled(dice, f"players 1; boiler destroyed; frost 4; {people}").do("A accept", f"A burn {weapon}")
    assert table.told(None, "burned")[0].args == {"seat": "macready", "weapon": weapon, "room": "armoury"}
    assert table.state.frost == 1
    assert table.owns("macready") == left
    for name in ("macready", "nauls"):
        assert table.room(name) == "rec"
        assert not table.standing(name)


def test_T_Z5_11_a_harmful_die_burns_nothing_and_there_is_no_free_window_for_it() -> None:
    text = "players 1; macready in armoury owns dynamite"
    table = SmallScenario(f"phase actions; dice sabotage use use; {text}").begin()
    assert kinds(table) == ["dice"]  # nobody was asked about fire before the roll
    table.do("A accept")
    assert table.owns("macready") == "dynamite"
    assert table.told(None, "burned") == []


def test_T_Z5_11_without_fire_nothing_can_be_burned() -> None:
    table = rolled("use use use", "players 1; macready in armoury owns melee").do("A accept")
    assert table.options("A") == ["nothing", "use"]


# Co-operation, abilities and free items


def test_T_Z5_12_the_co_operation_bonus_counts_those_who_stand_there() -> None:
    text = "players 1; damage radio 6; macready in radio; nauls in radio; clark in radio prone"
    table = rolled("repair repair repair", text).do("A assign macready", "A accept", "A repair")
    assert table.options("A") == ["times 1", "times 2"]
    table.do("A times 2")
    assert table.damage("radio") == 4
    assert table.standing("nauls")  # only the one with the dice lies down


def test_T_Z5_12_free_items_need_no_die_and_nobody_lies_down_for_them() -> None:
    text = "players 2; leader A; damage boiler 2; macready A in boiler owns tools; clark B in radio"
    table = rolled("use use use", text)
    assert table.asked == [("A", "free_item")]
    assert table.told(None, "rolled_dice") == []
    assert table.options("A") == ["bonus macready tools", "pass"]
    table.do("A bonus macready tools")
    assert table.damage("boiler") == 1
    assert table.standing("macready")
    assert table.owns("macready") == ""
    assert kinds(table) == ["dice_to"]


def test_T_Z5_12_a_free_item_may_be_kept_for_later_windows() -> None:
    text = "players 2; leader A; damage boiler 3; macready A in boiler owns tools tools; clark B in radio"
    table = rolled("use repair use", text).do("A pass", "A assign macready", "A accept")
    assert kinds(table) == ["free_item"]  # just before the own action
    table.do("A bonus macready tools", "A pass", "A repair")
    assert kinds(table) == ["free_item"]  # and just after it, still standing
    assert table.damage("boiler") == 1
    table.do("A bonus macready tools")
    assert table.damage("boiler") == 0


@pytest.mark.parametrize(
    ("boiler", "item"), [("fuel boiler 3; damage boiler 0", "tools"), ("fuel boiler 4; damage boiler 1", "fuel")]
)
def test_T_Z5_12_an_item_is_offered_only_where_it_does_something(boiler: str, item: str) -> None:
    text = f"players 1; {boiler}; clark in shed; macready in boiler owns"
    assert kinds(rolled("use use use", f"{text} {item}")) == ["dice_to"]
    other = "fuel" if item == "tools" else "tools"
    assert rolled("use use use", f"{text} {other}").options("A") == [f"bonus macready {other}", "pass"]


def test_T_Z5_12_a_window_for_free_items_opens_after_every_character() -> None:
    text = "players 1; damage shed 1; fuel boiler 4; macready in boiler; clark in shed owns tools"
    table = rolled("use use use", text).do("A pass", "A assign macready", "A accept")
    assert table.options("A") == ["bonus clark tools", "pass"]
    table.do("A bonus clark tools")
    assert table.damage("shed") == 0
    assert kinds(table) == ["roll_on"]


def test_T_Z5_12_V_23_with_items_for_the_own_action_only_there_is_no_window_between() -> None:
    text = "players 2; leader A; damage boiler 2; macready A in boiler owns tools; clark B in radio"
    table = rolled("use use use", text, bonusItems="ownActionOnly")
    assert kinds(table) == ["dice_to"]
    table.do("A assign macready", "A accept")
    assert kinds(table) == ["free_item"]


def test_T_Z5_12_fuel_fills_the_room_of_its_owner() -> None:
    table = rolled("use use use", "players 1; fuel shed 0; macready in shed owns fuel; clark in radio")
    outside = table.state.outside
    table.do("A bonus macready fuel")
    assert (table.fuel("shed"), table.state.outside) == (1, outside - 1)


@pytest.mark.parametrize("where", ["in boiler prone", "in radio", "in dormitory"])
def test_T_Z5_12_items_are_for_those_who_stand_where_they_help(where: str) -> None:
    text = f"players 1; damage radio 0; damage boiler 2; macready {where} owns tools; clark in shed; nauls in storeroom"
    assert kinds(rolled("use use use", text)) == ["dice_to"]
    table = rolled("use use use", text.replace(where, "in boiler"))
    assert kinds(table) == ["free_item"]


# Going on


def test_T_Z5_13_after_the_first_character_the_leader_may_stop_or_roll_again() -> None:
    table = rolled("use use use repair repair repair", f"players 2; leader B; {TWO}; fuel boiler 4")
    assert "stop" not in table.options("B")  # the first roll cannot be refused
    owner = "A" if table.state.owner[CHARACTERS.index("macready")] == 0 else "B"
    table.do("B assign macready", f"{owner} accept")
    assert table.asked == [("B", "roll_on")]
    assert table.options("B") == ["next", "stop"]
    table.do("B next")
    assert len(table.told(None, "rolled_dice")) == 2
    assert table.last(None, "dice_assigned")["character"] == "clark"


def test_T_Z5_13_when_the_leader_stops_the_others_get_no_dice() -> None:
    table = rolled("use use use", f"{TWO}; fuel boiler 4").do("A assign macready", "A accept", "A stop")
    assert table.coming == "rec_room"
    assert table.last(None, "leader_stopped") == {"seat": "A"}
    assert table.standing("clark")
    assert len(table.told(None, "rolled_dice")) == 1


def test_T_Z5_13_a_character_lies_after_the_dice_and_gets_no_more() -> None:
    table = rolled("use use use", f"{TWO}; nauls in shed; fuel boiler 4")
    table.do("A assign macready", "A accept", "A next")
    assert starting(table, "A", "assign") == ["clark", "nauls"]


def test_T_Z5_13_the_phase_ends_when_nobody_eligible_stands() -> None:
    table = rolled("use use use", "macready in boiler; fuel boiler 4").do("A accept")
    assert table.coming == "rec_room"
    assert rolled("use use use", "macready in boiler prone").coming == "rec_room"


# Late meetings


MEETING = "players 1; phase move; threat 6; clark in rec suspicion 1; nauls in rec suspicion 1"


def move_all_to(table: SmallScenario, **goals: str) -> SmallScenario:
    """Everybody goes where it says, in this order."""
    table.ask()
    for name, goal in goals.items():
        if kinds(table) == ["mover"]:
            table.do(f"A mover {name}")
        table.do(f"A go {goal}")
    return table


#: Two meet in the Radio Room, the others are alone.
GOALS = {
    "bennings": "armoury",
    "windows": "kitchen",
    "blair": "laboratory",
    "macready": "generator",
    "clark": "radio",
    "nauls": "radio",
}


@pytest.mark.parametrize(("value", "early", "late"), [("phase3", 2, 2), ("phase5", 1, 2)])
@pytest.mark.parametrize("dog", ["", "dog radio"])
def test_R_133_V_35_soloMeet_says_when_characters_meet(dog: str, value: str, early: int, late: int) -> None:
    """A dog among them is caught in Phase 3 all the same."""
    table = move_all_to(SmallScenario(f"{MEETING}; {dog}", soloMeet=value), **GOALS)
    assert table.coming == "aliens"
    assert (table.suspicion("clark"), table.suspicion("nauls")) == (early, early)
    assert len(table.told(None, "dog_caught")) == (1 if dog else 0)
    table.ask()
    assert kinds(table) == ["dice_to"]
    assert (table.suspicion("clark"), table.suspicion("nauls")) == (late, late)
    assert table.suspicion("blair") == 1


def test_V_35_late_meetings_are_among_those_still_in_green_rooms() -> None:
    text = "players 1; clark in radio; nauls in rec prone; blair in dormitory; macready in radio; windows in shed"
    table = rolled("use use use", text, soloMeet="phase5")
    assert [table.suspicion(name) for name in ("clark", "macready", "nauls", "blair", "windows")] == [2, 2, 1, 1, 1]


def test_V_35_a_weapon_lets_a_character_withdraw_from_a_late_meeting() -> None:
    text = "players 2; clark A in radio owns melee; nauls B in radio"
    table = rolled("use use use", text, soloMeet="phase5")
    assert table.asked == [("A", "withdraw")]
    table.do("A withdraw melee")
    assert (table.suspicion("clark"), table.suspicion("nauls")) == (1, 1)
    assert table.owns("clark") == ""


def test_V_35_late_meetings_come_before_the_rescue_and_check_the_marker_once() -> None:
    text = "players 1; sos 9; threat 2; clark in radio; nauls in radio"
    table = rolled("use use use", text, soloMeet="phase5")
    assert kinds(table) == ["struck"]
    table.do("A transform nauls")
    assert table.state.threat == 3
    assert kinds(table) == ["rescue"]


@pytest.mark.parametrize("scope", ["any", "characters"])
def test_V_35_dogs_stay_in_phase_3(scope: str) -> None:
    """Two green ones have nothing to fear of each other, and the dog beside them has had its meeting."""
    text = "players 1; dog radio; clark in radio suspicion 0 owns melee; nauls in radio suspicion 0"
    table = rolled("use use use", text, soloMeet="phase5", weaponScope=scope)
    assert kinds(table) == ["dice_to"]
    assert table.dog_in("radio")


# Worked examples


def test_EX_22_the_dormitory_turns_a_threat_die() -> None:
    text = "players 2; leader A; threat 6; damage generator 1; blair B in dormitory; nauls A in generator"
    table = rolled("use use threat", text).do("A assign nauls", "B set 3 repair", "A accept", "A repair")
    assert table.state.threat == 6
    assert (table.suspicion("blair"), table.suspicion("nauls")) == (1, 1)
    assert table.damage("generator") == 0
    assert not table.standing("blair")
    assert not table.standing("nauls")


def test_EX_23_the_dormitory_turns_a_use_die_after_cancelling() -> None:
    text = "players 2; leader A; threat 6; damage generator 1; blair B in dormitory; nauls A in generator"
    table = rolled("use use threat", text)
    table.do("A assign nauls", "A cancel 3", "B set 1 repair", "A accept", "A repair")
    assert table.suspicion("nauls") == 2
    assert table.state.threat == 6
    assert table.damage("generator") == 0
    assert not table.standing("blair")
    assert not table.standing("nauls")


@pytest.mark.parametrize("action", ["use", "repair"])
def test_EX_26_one_sabotage_is_cancelled(action: str) -> None:
    table = alone("use repair sabotage", text="threat 6; damage boiler 1; fuel boiler 3").do("A cancel 3")
    assert table.suspicion("macready") == 2
    table.do("A accept")
    assert table.options("A") == ["nothing", "repair", "use"]
    table.do(f"A {action}")
    assert (table.damage("boiler"), table.fuel("boiler")) == ((1, 4) if action == "use" else (0, 3))
    assert not table.standing("macready")
    assert table.told(None, "damaged") == []


def test_EX_27_everything_is_cancelled() -> None:
    table = alone("threat threat sabotage", text="threat 6; damage boiler 1")
    table.do("A cancel 1", "A cancel 1", "A cancel 1")
    assert table.suspicion("macready") == 4
    assert table.state.threat == 6
    assert table.damage("boiler") == 1
    assert table.told(None, "acted") == []
    assert not table.standing("macready")


def test_T_Z5_11_dice_that_allow_nothing_are_not_passed_over_in_silence() -> None:
    table = rolled("use use use", "players 1; windows in radio; damage radio 2; blair in boiler")
    table.do("A assign windows", "A accept")
    assert table.last(None, "no_action") == {"character": "windows", "room": "radio"}
    assert kinds(table) == ["roll_on"]


@pytest.mark.parametrize(
    ("people", "dice", "text"),
    [
        ("windows in radio suspicion 3; blair in boiler", "use use use", "dice_risky"),
        ("windows in radio suspicion 2; blair in boiler", "use use use", "dice"),
        ("windows in radio suspicion 2; nauls in kitchen suspicion 3", "use use threat", "dice_risky"),
        ("windows in radio suspicion 2; nauls in kitchen suspicion 3", "use use use", "dice"),
    ],
)
def test_T_Z5_08_the_question_warns_where_a_step_would_meet_the_marker(people: str, dice: str, text: str) -> None:
    table = rolled(dice, f"players 1; threat 4; {people}").do("A assign windows")
    assert GAME.ask_phrase("dice", table.view("A")).name == text
