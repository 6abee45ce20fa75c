"""Phases 6 to 8: exchange, tests and food (rules sections 25.6 to 25.8)."""

from typing import Any

import pytest

from tests.games.thing.small.dice_helpers import starting
from winterover.core.errors import RuleError
from winterover.games.thing.small.phases.rec_room import MOST_DEEDS
from winterover.games.thing.small.scenario import SmallScenario

# Phase 6


def evening(text: str, **rulings: Any) -> SmallScenario:
    return SmallScenario(f"phase rec_room; {text}", **rulings).begin()


def test_T_Z6_01_all_return_to_the_rec_room_and_stand_up() -> None:
    table = evening("macready in boiler prone; clark in dormitory prone; nauls in rec prone; blair in radio")
    for name in ("macready", "clark", "nauls", "blair"):
        assert table.room(name) == "rec"
        assert table.standing(name)
    assert table.told(None, "assembled") != []


def test_T_Z6_01_weapons_and_items_pass_between_characters_of_any_player() -> None:
    table = evening("players 2; macready A owns dynamite keys; clark A; nauls B")
    assert table.asked == [("A", "hand_over")]
    assert starting(table, "A", "offer") == ["macready dynamite", "macready keys"]
    table.do("A offer macready keys")
    assert table.asked == [("A", "receiver")]
    assert "choose macready" not in table.options("A")
    table.do("A choose nauls")
    assert (table.owns("macready"), table.owns("nauls")) == ("dynamite", "keys")
    assert table.last(None, "handed_over") == {"character": "macready", "to": "nauls", "thing": "keys"}
    table.do("A offer macready dynamite", "A choose clark")
    assert table.owns("clark") == "dynamite"


def test_T_Z6_01_a_flamethrower_keeps_its_charges_and_open_cards_stay_open() -> None:
    table = evening("players 1; macready owns flamethrower:2 open_firearm; nauls owns firearm")
    table.do("A offer macready flamethrower", "A choose nauls", "A offer macready open_firearm", "A choose nauls")
    assert table.owns("nauls") == "firearm open_firearm flamethrower:2"
    assert table.owns("macready") == ""


def test_T_Z6_01_whoever_got_something_may_hand_it_on_even_after_being_ready() -> None:
    table = evening("players 2; leader A; macready A owns keys; nauls B owns melee")
    assert table.asked == [("A", "hand_over"), ("B", "hand_over")]
    table.do("B ready")
    assert table.asked == [("A", "hand_over")]
    table.do("A offer macready keys", "A choose nauls")
    assert ("B", "hand_over") in table.asked
    assert "nauls keys" in starting(table, "B", "offer")


def test_T_Z6_01_the_exchange_ends_when_all_are_ready() -> None:
    table = evening("players 2; macready A owns keys; nauls B owns melee").do("A ready")
    assert table.asked == [("B", "hand_over")]
    table.do("B ready")
    assert table.coming == "tests"


def test_T_Z6_01_passing_to_and_fro_comes_to_an_end() -> None:
    table = evening("players 1; macready owns keys; nauls")
    givers = ("macready", "nauls")
    for number in range(MOST_DEEDS):
        table.do(f"A offer {givers[number % 2]} keys", f"A choose {givers[1 - number % 2]}")
    assert table.options("A") == ["ready"]


def test_T_Z6_01_nobody_is_asked_who_has_nothing_to_give_or_nobody_to_give_it_to() -> None:
    assert evening("players 2; macready A").coming == "tests"
    gone = "; ".join(f"{name} transformed" for name in ("nauls", "clark", "blair", "windows", "garry"))
    assert evening(f"players 1; macready owns keys; {gone}; strength 5").coming == "tests"


def test_T_Z6_01_nobody_is_accused_nobody_votes_and_nobody_reveals() -> None:
    table = evening("players 2; macready A alien owns keys; nauls B owns melee")
    for who in "AB":
        assert {code.split()[0] for code in table.options(who)} == {"ready", "offer"}
        assert table.standing_options(who) == []
    table.do("A ready", "B ready").play_to("food")
    assert names_of(table).isdisjoint({"voted", "accused", "revealed", "suspicion"})


def names_of(table: SmallScenario) -> set[str]:
    return {told.name for told in table.told(None)}


@pytest.mark.parametrize(
    ("value", "offered"), [("no", ["macready keys"]), ("yes", ["macready blood", "macready failure", "macready keys"])]
)
def test_R_152_V_40_soloTradeLab_says_whether_laboratory_tokens_pass(value: str, offered: list[str]) -> None:
    table = evening("players 1; macready owns blood failure keys; nauls", soloTradeLab=value)
    assert starting(table, "A", "offer") == offered
    if value == "yes":
        table.do("A offer macready blood", "A choose nauls")
        assert table.owns("nauls") == "blood"
    else:
        with pytest.raises(RuleError):
            table.do("A offer macready blood")


# Phase 7


def trial(text: str, **rulings: Any) -> SmallScenario:
    return SmallScenario(f"phase tests; {text}", **rulings).begin()


def test_T_Z7_01_a_blood_sample_tests_the_highest_disc() -> None:
    text = "players 1; macready suspicion 2 owns blood; clark suspicion 4; nauls suspicion 4; blair suspicion 3"
    table = trial(text)
    assert table.options("A") == ["pass", "test_a macready"]
    table.do("A test_a macready")
    assert table.options("A") == ["test clark", "test nauls"]
    table.do("A test nauls")
    assert table.last(None, "tested") == {"seat": "macready", "target": "nauls", "test": "a"}
    assert table.owns("macready") == ""


def test_T_Z7_01_wire_and_flamethrower_test_anyone() -> None:
    table = trial("players 1; macready owns wire flamethrower:3; clark suspicion 4; nauls suspicion 0")
    assert table.options("A") == ["pass", "test_b macready"]
    table.do("A test_b macready")
    crew = {figure["character"] for figure in table.view(None)["crew"]}
    assert set(starting(table, "A", "test")) == crew
    table.do("A test nauls")
    assert table.last(None, "role_shown") == {"seat": "nauls", "role": "human"}
    assert table.owns("macready") == "open_wire flamethrower:2"


@pytest.mark.parametrize("owned", ["wire", "flamethrower:3", "failure", "keys"])
def test_T_Z7_01_a_test_needs_its_means_in_one_hand(owned: str) -> None:
    assert trial(f"players 1; macready owns {owned}; nauls").coming == "food"


def test_T_Z7_01_one_of_each_kind_in_a_round() -> None:
    text = "players 1; macready owns blood blood wire flamethrower:3; nauls owns blood; clark suspicion 4"
    table = trial(text)
    assert table.options("A") == ["pass", "test_a macready", "test_a nauls", "test_b macready"]
    table.do("A test_a macready")
    assert table.options("A") == ["pass", "test_b macready"]
    table.do("A test_b macready", "A test clark")
    assert table.coming == "food"


def test_T_Z7_01_either_kind_may_be_first_whoever_has_the_means() -> None:
    text = "players 2; leader A; macready A owns wire flamethrower:3; nauls B owns blood; clark A suspicion 4"
    table = trial(text).do("A pass", "B test_a nauls")
    assert table.told(None, "tested")[0].args["test"] == "a"
    assert table.asked == [("A", "try_test")]  # the other test can still be done, now that the first is known
    table.do("A test_b macready", "A test blair")
    assert [told.args["test"] for told in table.told(None, "tested")] == ["a", "b"]
    table = trial(text).do("A test_b macready", "A test blair", "B test_a nauls")
    assert [told.args["test"] for told in table.told(None, "tested")] == ["b", "a"]


def test_T_Z7_01_after_the_first_test_everybody_is_asked_once_about_the_other() -> None:
    text = "players 2; leader A; macready A owns blood; nauls B owns wire flamethrower:3; clark A suspicion 4"
    table = trial(text).do("A test_a macready")
    assert table.asked == [("B", "try_test")]
    table.do("B pass")
    assert table.coming == "food"


def test_T_Z7_01_nobody_has_to_test() -> None:
    table = trial("players 2; macready A owns blood; nauls B owns blood").do("A pass", "B pass")
    assert table.coming == "food"
    assert table.told(None, "role_shown") == []


def test_T_Z7_01_a_character_may_test_itself() -> None:
    table = trial("players 1; macready suspicion 4 owns blood; nauls").do("A test_a macready")
    assert table.last(None, "tested") == {"seat": "macready", "target": "macready", "test": "a"}


def test_T_Z7_01_the_role_card_stays_open() -> None:
    table = trial("players 1; macready suspicion 4 owns blood; nauls").do("A test_a macready").play_to("weather")
    (seen,) = (figure for figure in table.view(None)["crew"] if figure["character"] == "macready")
    assert seen["role"] == "human"
    assert [figure["role"] for figure in table.view(None)["crew"] if figure is not seen].count("human") == 1


def test_T_Z7_02_an_alien_is_transformed() -> None:
    table = trial("players 1; macready owns blood; nauls alien suspicion 4 owns keys").do("A test_a macready")
    assert table.last(None, "role_shown") == {"seat": "nauls", "role": "alien"}
    assert table.last(None, "transformed") == {"character": "nauls", "way": "test"}
    assert table.status("nauls") == "transformed"
    assert table.state.pool == 5
    assert table.owns("nauls") == ""


def test_T_Z7_02_a_second_alien_adds_one() -> None:
    text = "players 1; strength 5; clark transformed; macready owns blood; nauls alien suspicion 4"
    assert trial(text).do("A test_a macready").state.pool == 6


def test_T_Z7_02_a_tester_who_is_an_alien_tests_no_more() -> None:
    text = "players 1; macready alien suspicion 4 owns blood wire flamethrower:3; nauls"
    table = trial(text).do("A test_a macready")
    assert table.status("macready") == "transformed"
    assert table.coming == "food"


@pytest.mark.parametrize(("value", "space"), [("green", 0), ("nothing", 4)])
def test_R_153_V_38_T_Z7_02_soloHumanTest_says_where_the_disc_of_a_tested_human_goes(value: str, space: int) -> None:
    table = trial("players 1; macready owns blood; nauls suspicion 4", soloHumanTest=value).do("A test_a macready")
    assert table.suspicion("nauls") == space
    assert table.status("nauls") == "character"
    (seen,) = (figure for figure in table.view(None)["crew"] if figure["character"] == "nauls")
    assert seen["role"] == "human"


# Phase 8


def test_T_Z8_01_prepared_food_feeds_everybody() -> None:
    table = SmallScenario("phase food; kitchen 1; pantry 0").begin()
    assert not table.state.hungry
    assert table.state.kitchen == 0


def test_T_Z8_01_else_four_come_from_the_pantry() -> None:
    table = SmallScenario("phase food; pantry 5").begin()
    assert table.state.pantry == 1
    assert not table.state.hungry


def test_T_Z8_01_with_less_hunger_begins_and_asks_nobody_for_cards() -> None:
    table = SmallScenario("phase food; pantry 3; players 3").begin()
    assert table.state.pantry == 0
    assert table.told(None, "crew_hungry") != []
    assert table.coming == "dogs"


def test_T_Z8_01_T_Z10_02_hunger_lasts_and_takes_a_die() -> None:
    table = SmallScenario("phase food; pantry 3; players 1").begin().play_to("actions")
    table.state.kitchen = 2
    table.state.food_spent -= 2
    table.ask()
    while not table.told(None, "rolled_dice"):
        table.do(f"A {table.options('A')[0]}")
    assert len(table.last(None, "rolled_dice")["dice"]) == 2
    table.play_to("rec_room").play_to("food").begin()
    assert table.state.hungry
