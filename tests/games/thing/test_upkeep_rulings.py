"""Upkeep by example (EX-02..05, DX-02..06) and by ruling (R-17, R-18, R-19, R-21)."""

from typing import Any

import pytest

from tests.games.thing.round_helpers import sabotaged_generator, upkeep
from winterover.games.thing.scenario import Scenario

# Examples


def test_EX_02_storm_breaks_the_boiler() -> None:
    table = upkeep("weather storm; fuel boiler 1; damage boiler 2")
    seen = table.view(None)
    assert (table.fuel("boiler"), table.damage("boiler")) == (0, 3)
    assert seen["boiler_destroyed"]
    assert seen["frost"] == 1
    assert "boiler" not in seen["locations"]


def storm_stops_the_generator() -> Scenario:
    return upkeep("weather storm; fuel generator 1; damage generator 1; leader D; A hand use use")


def test_EX_03_storm_stops_the_generator() -> None:
    table = storm_stops_the_generator()
    assert (table.fuel("generator"), table.damage("generator")) == (0, 2)
    assert table.view(None)["power_failed"]
    assert table.play_to("move").do("A go radio").asked == [("B", "move")]


def test_EX_04_repair_ends_the_power_failure() -> None:
    given = "phase actions; damage generator 2; power failed; pile repair; A bennings in generator"
    table = Scenario(f"{given}; fuel generator 0").begin()
    assert table.damage("generator") == 1
    assert not table.view(None)["power_failed"]
    lit = Scenario(f"{given}; fuel generator 4").play_to("move").begin()
    ((who, _),) = lit.asked
    assert lit.do(f"{who} go radio").asked == [(who, "hand_in")]


def test_EX_05_rescue_helicopter_on_a_sunny_day() -> None:
    table = upkeep("weather sun; sos 1; rescue fuel 1")
    assert (table.view(None)["sos"], table.view(None)["rescue_fuel"]) == (5, 2)


THIRD_DAMAGE = (
    "phase actions; leader D; pile sabotage repair; fuel boiler 4; damage boiler 2; A in boiler; B in boiler;"
    "C in rec prone; D in rec prone; dog boiler; B owns tools"
)


def third_damage(**rulings: Any) -> Scenario:
    """The third damage is placed in the Boiler Room in step 4.7; B stands there with an item."""
    return Scenario(THIRD_DAMAGE, **rulings).do("B pass", "D assign A")


def test_DX_02_the_third_damage_destroys_the_boiler_at_once() -> None:
    table = third_damage(boilerCheck="immediate")
    assert table.damage("boiler") == 3
    assert table.view(None)["frost"] == 1
    table.play_to("upkeep")
    assert table.view(None)["frost"] == 1
    table.begin()
    assert table.view(None)["frost"] > 1
    assert table.fuel("boiler") == 4


def test_DX_03_tools_save_the_boiler() -> None:
    table = third_damage()
    assert table.damage("boiler") == 3
    table.do("B play tools", "D stop").play_to("planning")
    assert table.damage("boiler") == 2
    assert not table.view(None)["boiler_destroyed"]


def test_DX_04_alien_sabotage_of_the_generator() -> None:
    table = Scenario("phase encounters; D revealed; strength 3; plan generator 3; damage generator 1").do("D sabotage")
    assert table.damage("generator") == 2
    assert table.view(None)["damage_left"] == 11
    assert table.view(None)["power_failed"]


def test_DX_06_the_arrived_helicopter_leaves_with_its_last_fuel() -> None:
    table = upkeep("weather sun; sos 9; rescue fuel 6; leader D; A suspicion 0")
    assert table.view(None)["rescue_gone"]
    assert "board" not in table.play_to("move").begin().options("A")


# Rulings


@pytest.mark.parametrize(("check", "destroyed"), [("phase2", False), ("immediate", True)])
def test_R_17_V_01_when_three_damage_destroy_the_boiler(check: str, destroyed: bool) -> None:
    table = third_damage(boilerCheck=check)
    seen = table.view(None)
    assert seen["boiler_destroyed"] == destroyed
    assert seen["frost"] == int(destroyed)
    assert ("boiler" in seen["locations"]) != destroyed
    assert (table.asked == [("B", "bonus")]) != destroyed


def test_R_17_phase_2_only_then_decides() -> None:
    table = third_damage(boilerCheck="phase2").do("B pass", "D stop").play_to("planning")
    assert table.view(None)["boiler_destroyed"]
    assert table.view(None)["frost"] == 1
    assert table.fuel("boiler") < 4 or table.view(None)["weather"] == "sun"


def test_V_01_people_stay_where_they_are_but_cannot_act_and_the_dog_is_gone() -> None:
    table = third_damage(boilerCheck="immediate")
    assert (table.room("A"), table.standing("A")) == ("boiler", False)
    assert (table.room("B"), table.standing("B")) == ("boiler", True)
    assert table.view(None)["dogs"] == []
    table.do("D next")  # Repair: nobody can carry it out
    assert table.last(None, "card_lost") == {"card": "repair"}
    assert table.damage("boiler") == 3
    assert table.play_to("tests").room("B") == "rec"


@pytest.mark.parametrize("check", ["phase2", "immediate"])
def test_R_18_the_frost_waits_in_the_phase_in_which_the_boiler_breaks(check: str) -> None:
    table = upkeep("weather storm; fuel boiler 0; damage boiler 2", boilerCheck=check)
    assert table.view(None)["frost"] == 1


@pytest.mark.parametrize(("check", "failed"), [("immediate", True), ("phase2", False)])
def test_R_19_V_02_when_two_damage_cut_the_power(check: str, failed: bool) -> None:
    table = sabotaged_generator(generatorCheck=check)
    assert table.damage("generator") == 2
    assert table.view(None)["power_failed"] == failed
    table.do("D stop").play_to("upkeep")
    assert table.fuel("generator") == 4
    table.begin()
    assert (table.fuel("generator") == 4) == failed
    assert table.view(None)["power_failed"]


def test_V_02_repaired_before_phase_2_the_power_never_fails() -> None:
    table = sabotaged_generator(generatorCheck="phase2").do("D next").play_to("planning")
    assert table.damage("generator") == 1
    assert table.told(None, "power_failed") == []


def test_V_02_a_shortage_in_phase_2_cuts_the_power() -> None:
    table = upkeep("weather storm; fuel generator 0", generatorCheck="phase2")
    assert table.view(None)["power_failed"]


@pytest.mark.parametrize(("ruling", "is_open"), [("removed", False), ("enterable", True)])
def test_R_21_V_16_whether_the_destroyed_boiler_room_stays(ruling: str, is_open: bool) -> None:
    given: dict[str, Any] = {"destroyedBoiler": ruling}
    table = upkeep("weather storm; damage boiler 3; D revealed; strength 3; leader A", **given)
    assert table.view(None)["boiler_destroyed"]
    assert ("boiler" in table.view(None)["locations"]) == is_open
    table.begin()
    assert ("lay boiler 2" in table.options("D")) == is_open
    table.do("D lay radio 1", "D done").play_to("move").begin()
    assert ("go boiler" in table.options("B")) == is_open


@pytest.mark.parametrize("card", ["use", "repair", "sabotage"])
def test_V_16_no_action_in_the_destroyed_boiler_room(card: str) -> None:
    table = Scenario(
        f"phase actions; pile {card}; boiler destroyed; damage boiler 2; fuel boiler 1; A in boiler",
        destroyedBoiler="enterable",
    ).begin()
    assert table.last(None, "card_lost") == {"card": card}
    assert (table.damage("boiler"), table.fuel("boiler")) == (2, 1)


def test_V_16_the_collective_attacks_people_there_but_harms_nothing() -> None:
    given = "phase encounters; boiler destroyed; damage boiler 2; D revealed; strength 3; plan boiler 3; A in boiler"
    table = Scenario(given, destroyedBoiler="enterable").ask()
    assert table.options("D") == ["assimilate A", "sabotage"]
    table.do("D sabotage")
    assert table.damage("boiler") == 2
    assert (table.room("A"), table.standing("A")) == ("rec", False)
    assert table.view(None)["frost"] == 1


def test_V_01_a_room_that_left_play_cannot_be_burned() -> None:
    table = Scenario(
        "phase actions; leader D; pile sabotage use use; damage boiler 2; A in boiler; B in boiler; C in kitchen;"
        "D in kitchen; B owns dynamite",
        boilerCheck="immediate",
        burnTiming="anytimeInActions",
    )
    assert table.ask().asked == [("B", "burn")]
    table.do("B pass", "D assign A", "D next")
    assert table.asked == [("D", "assign")]
    assert table.told(None, "burned") == []
