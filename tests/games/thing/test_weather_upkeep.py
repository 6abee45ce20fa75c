"""Phases 1 and 2 (rules sections 4 and 5): T-P1, T-P2."""

from typing import Any

import pytest

from tests.games.thing.round_helpers import GREEN_ROOMS, others, sabotaged_generator, upkeep
from winterover.games.thing.scenario import Scenario

FACES = ("sun", "cloudy", "snow", "storm")


def names(table: Scenario) -> list[str]:
    return [told.name for told in table.told(None)]


def two_faces(stored: str, **rulings: Any) -> tuple[Scenario, str]:
    """A table at which the die shows another face than the stored one, and that face."""
    for seed in range(100):
        table = Scenario(f"phase weather; leader B; stored {stored}", seed=seed, **rulings).begin()
        rolled: str = table.last(None, "rolled")["face"]
        if rolled != stored:
            return table, rolled
    raise AssertionError("the die always shows the stored face")


# Weather


def test_T_P1_01_the_leader_rolls_for_all_to_see() -> None:
    for leader in "ABCD":
        table = Scenario(f"phase weather; leader {leader}").begin()
        for viewer in others(table):
            rolled = table.last(viewer, "rolled")
            assert rolled["seat"] == leader
            assert table.view(viewer)["weather"] == rolled["face"]


@pytest.mark.parametrize("stored", FACES)
def test_T_P1_02_the_leader_chooses_between_the_stored_and_the_new_face(stored: str) -> None:
    table, rolled = two_faces(stored)
    assert table.asked == [("B", "weather")]
    assert table.options("B") == sorted([f"face {stored}", f"face {rolled}"])
    for chosen in (stored, rolled):
        table, _ = two_faces(stored)
        table.do(f"B face {chosen}")
        for viewer in others(table):
            assert table.last(viewer, "weather_set") == {"face": chosen}


@pytest.mark.parametrize("stored", FACES)
def test_T_P1_02_the_same_face_again_leaves_no_choice(stored: str) -> None:
    for seed in range(100):
        table = Scenario(f"phase weather; stored {stored}", seed=seed).begin()
        same = table.last(None, "rolled")["face"] == stored
        assert (table.asked == []) == same
        if same:
            assert table.view(None)["weather"] == stored
            return
    raise AssertionError("the die never shows the stored face")


def test_T_P1_02_without_a_stored_die_the_new_face_holds() -> None:
    for seed in range(10):
        table = Scenario("phase weather", seed=seed).begin()
        assert table.asked == []
        assert table.view(None)["weather"] == table.last(None, "rolled")["face"]


@pytest.mark.parametrize("takes_stored", [True, False])
def test_T_P1_03_the_weather_station_is_empty_of_the_die_then(takes_stored: bool) -> None:
    table, rolled = two_faces("sun")
    assert table.view(None)["stored"] == "sun"
    chosen = "sun" if takes_stored else rolled
    table.do(f"B face {chosen}")
    assert table.view(None)["stored"] is None
    assert table.view(None)["weather"] == chosen
    assert table.play_to("weather").begin().asked == []


# Upkeep


@pytest.mark.parametrize(
    ("face", "boiler", "generator", "frost", "flight"),
    [("sun", 0, 1, 1, 4), ("cloudy", 1, 1, 1, 3), ("snow", 1, 1, 2, 2), ("storm", 2, 2, 3, 1)],
)
def test_T_P2_01_the_row_of_the_weather(face: str, boiler: int, generator: int, frost: int, flight: int) -> None:
    table = upkeep(f"weather {face}; sos 1")
    assert (table.fuel("boiler"), table.fuel("generator")) == (4 - boiler, 4 - generator)
    assert table.view(None)["frost"] == 0
    assert table.view(None)["sos"] == 1 + flight
    cold = upkeep(f"weather {face}; boiler destroyed; frost 2")
    assert cold.view(None)["frost"] == 2 + frost


def test_T_P2_02_boiler_then_generator_then_helicopter() -> None:
    table = upkeep("weather storm; sos 1")
    done = [(told.name, told.args.get("room")) for told in table.told(None)]
    assert done == [("consumed", "boiler"), ("consumed", "generator"), ("rescue_moved", None)]


def test_T_P2_02_a_victory_stops_the_sequence() -> None:
    table = upkeep("weather storm; boiler destroyed; frost 6; sos 1")
    assert table.ending == "base_frozen"
    assert table.fuel("generator") == 4
    assert table.view(None)["sos"] == 1
    assert "consumed" not in names(table)


@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 1), (2, 0)])
def test_T_P2_03_a_working_boiler_burns_fuel(before: int, after: int) -> None:
    table = upkeep(f"weather storm; fuel boiler {before}")
    assert table.fuel("boiler") == after
    assert table.damage("boiler") == 0
    assert table.told(None, "consumed")[0].args == {"room": "boiler", "fuel": 2, "damage": 0}


@pytest.mark.parametrize(("fuel", "damage", "after"), [(1, 0, 1), (0, 0, 2), (1, 1, 2), (0, 2, 3), (0, 3, 3)])
def test_T_P2_04_a_damage_for_every_missing_barrel_in_the_boiler(fuel: int, damage: int, after: int) -> None:
    table = upkeep(f"weather storm; fuel boiler {fuel}; damage boiler {damage}")
    assert table.fuel("boiler") == 0
    assert table.damage("boiler") == after
    assert table.view(None)["damage_left"] == 13 - after


@pytest.mark.parametrize(("fuel", "damage", "after"), [(1, 0, 1), (0, 0, 2), (1, 1, 2), (0, 1, 2)])
def test_T_P2_04_a_damage_for_every_missing_barrel_in_the_generator(fuel: int, damage: int, after: int) -> None:
    table = upkeep(f"weather storm; fuel generator {fuel}; damage generator {damage}")
    assert table.fuel("generator") == 0
    assert table.damage("generator") == after
    assert table.view(None)["damage_left"] == 13 - after


@pytest.mark.parametrize(("damage", "destroyed"), [(2, False), (3, True)])
def test_T_P2_05_three_damage_after_the_boiler_step_destroy_it(damage: int, destroyed: bool) -> None:
    """Consumption comes before the check (R-20)."""
    table = upkeep(f"weather storm; damage boiler {damage}")
    assert table.fuel("boiler") == 2
    assert table.view(None)["boiler_destroyed"] == destroyed


def test_T_P2_05_three_damage_in_phase_4_can_still_be_repaired() -> None:
    table = Scenario(
        "phase actions; leader D; pile sabotage repair; damage boiler 2; A in boiler; B in boiler; C in rec prone;"
        "D in rec prone"
    )
    table.do("D assign A")
    assert table.damage("boiler") == 3
    assert not table.view(None)["boiler_destroyed"]
    table.do("D next")
    assert table.damage("boiler") == 2
    assert not table.play_to("planning").view(None)["boiler_destroyed"]


def test_T_P2_06_the_frost_sheet_comes_and_its_marker_waits() -> None:
    table = upkeep("weather storm; damage boiler 3")
    seen = table.view(None)
    assert seen["boiler_destroyed"]
    assert seen["frost"] == 1
    assert "frost_moved" not in names(table)


def test_T_P2_06_the_boiler_is_destroyed_for_good() -> None:
    """Repair and Tools find nothing to do there."""
    table = Scenario("phase actions; pile repair; boiler destroyed; damage boiler 3; A in boiler; A owns tools").ask()
    assert ("A", "bonus") not in table.asked
    assert "assigned" not in names(table)


def test_T_P2_07_a_destroyed_boiler_uses_no_fuel_and_the_frost_advances() -> None:
    table = upkeep("weather snow; boiler destroyed; damage boiler 3; fuel boiler 3; frost 2")
    assert table.fuel("boiler") == 3
    assert table.view(None)["frost"] == 4
    assert [told.args["room"] for told in table.told(None, "consumed")] == ["generator"]


def test_T_P2_07_the_frost_begins_in_the_round_after_the_destruction() -> None:
    table = Scenario("phase upkeep; weather storm; damage boiler 3").begin().play_to("upkeep")
    assert table.view(None)["frost"] == 1
    assert table.begin().view(None)["frost"] > 1


@pytest.mark.parametrize(("frost", "face"), [(5, "storm"), (6, "storm"), (7, "storm"), (7, "sun"), (6, "snow")])
def test_T_P2_08_on_the_skull_the_aliens_win_at_once(frost: int, face: str) -> None:
    table = upkeep(f"weather {face}; boiler destroyed; frost {frost}; B alien; D alien")
    assert table.ending == "base_frozen"
    assert table.winners == "B D"


@pytest.mark.parametrize(("frost", "face"), [(4, "storm"), (6, "sun"), (5, "snow")])
def test_T_P2_08_before_the_skull_the_game_goes_on(frost: int, face: str) -> None:
    table = upkeep(f"weather {face}; boiler destroyed; frost {frost}")
    assert table.ending == ""
    assert table.view(None)["frost"] == 7


def test_T_P2_09_a_destroyed_boiler_room_is_out_of_the_game() -> None:
    """No entry, no attack, no action for somebody who was there; its card is gone."""
    table = upkeep("weather storm; damage boiler 3; D revealed; strength 1; leader A")
    assert table.view(None)["locations"] == [room for room in GREEN_ROOMS if room != "boiler"]
    table.begin()
    assert {code.split()[1] for code in table.options("D")} == {room for room in GREEN_ROOMS if room != "boiler"}
    table.play_to("move").begin()
    assert [code for code in table.options("B") if "boiler" in code] == []
    for card in ("use", "repair", "sabotage"):
        closed = Scenario(f"phase actions; pile {card}; boiler destroyed; damage boiler 1; fuel boiler 1; A in boiler")
        closed.begin()
        assert closed.told(None, "assigned") == []
        assert closed.last(None, "card_lost") == {"card": card}


def test_T_P2_10_a_working_generator_burns_fuel() -> None:
    table = upkeep("weather storm; damage generator 1")
    assert table.fuel("generator") == 2
    assert not table.view(None)["power_failed"]


@pytest.mark.parametrize("fuel", [4, 1, 0])
def test_T_P2_11_after_a_power_failure_nothing_is_burned_or_damaged(fuel: int) -> None:
    table = upkeep(f"weather storm; power failed; damage generator 2; fuel generator {fuel}")
    assert table.fuel("generator") == fuel
    assert table.damage("generator") == 2
    assert [told.args["room"] for told in table.told(None, "consumed")] == ["boiler"]


def test_T_P2_12_the_second_damage_cuts_the_power_at_any_time() -> None:
    in_upkeep = upkeep("weather storm; fuel generator 0")
    by_card = sabotaged_generator()
    by_alien = Scenario("phase encounters; D revealed; strength 2; plan generator 2").do("D sabotage")
    for table in (in_upkeep, by_card, by_alien):
        assert table.damage("generator") == 2
        assert table.view(None)["power_failed"]
        for viewer in others(table):
            assert len(table.told(viewer, "power_failed")) == 1


def test_T_P2_12_one_damage_does_not() -> None:
    table = upkeep("weather storm; fuel generator 1")
    assert table.damage("generator") == 1
    assert not table.view(None)["power_failed"]


def test_T_P2_12_darkness_is_felt_in_step_4_2() -> None:
    """A failure in this Phase 2 takes the choice away now, one in the actions next round."""
    dark = upkeep("weather storm; fuel generator 0; leader D; A hand use use").play_to("move")
    assert dark.do("A go radio").asked == [("B", "move")]
    late = sabotaged_generator().do("D stop").play_to("move")
    (who,) = late.begin().asked
    assert late.do(f"{who[0]} go kitchen").asked[0][1] == "move"


@pytest.mark.parametrize("means", ["card", "tools", "windows"])
def test_T_P2_13_any_repair_ends_the_power_failure(means: str) -> None:
    given = "phase actions; leader D; damage generator 2; power failed; A in generator"
    if means == "tools":
        table = Scenario(f"{given}; pile use; A owns tools").do("A play tools")
        left = 1
    elif means == "card":
        table = Scenario(f"{given}; pile repair").begin()
        left = 1
    else:
        table = Scenario(f"{given} windows; pile repair").do("A times 2")
        left = 0
    assert table.damage("generator") == left
    assert not table.view(None)["power_failed"]
    assert len(table.told(None, "power_restored")) == 1


def test_T_P2_13_a_repaired_generator_burns_fuel_again() -> None:
    table = Scenario("phase actions; damage generator 2; power failed; A in generator; pile repair")
    table.play_to("upkeep")
    assert table.fuel("generator") == 4
    assert table.begin().fuel("generator") < 4


@pytest.mark.parametrize("given", ["sos 0", "sos 4; rescue gone"])
def test_T_P2_14_no_flight_before_the_call_or_after_the_departure(given: str) -> None:
    table = upkeep(f"weather sun; {given}; rescue fuel 3")
    assert table.view(None)["rescue_fuel"] == 3
    assert table.view(None)["sos"] == (4 if "gone" in given else 0)
    assert "rescue_moved" not in names(table)


def test_T_P2_14_the_flight_begins_in_the_round_after_the_call() -> None:
    table = Scenario("phase actions; damage radio 0; pile use; A in radio").begin()
    assert table.view(None)["sos"] == 1
    table.play_to("upkeep")
    assert (table.view(None)["sos"], table.view(None)["rescue_fuel"]) == (1, 1)
    table.begin()
    assert table.view(None)["rescue_fuel"] == 2
    assert table.view(None)["sos"] > 1


@pytest.mark.parametrize("space", [3, 9])
def test_T_P2_15_on_the_last_fuel_space_the_helicopter_leaves_for_good(space: int) -> None:
    table = upkeep(f"weather sun; sos {space}; rescue fuel 6; damage radio 0; leader D")
    assert table.view(None)["rescue_gone"]
    assert table.view(None)["sos"] == space
    assert len(table.told(None, "rescue_left")) == 1
    assert "board" not in table.play_to("move").begin().options("A")


def test_T_P2_15_there_is_no_second_call() -> None:
    table = Scenario("phase actions; sos 5; rescue fuel 6; rescue gone; damage radio 0; pile use; A in radio").begin()
    assert table.told(None, "sos_sent") == []
    assert table.last(None, "card_lost") == {"card": "use"}


def test_T_P2_16_first_the_fuel_marker_then_the_flight() -> None:
    table = upkeep("weather cloudy; sos 2; rescue fuel 5")
    assert (table.view(None)["rescue_fuel"], table.view(None)["sos"]) == (6, 5)
    assert not table.view(None)["rescue_gone"]


@pytest.mark.parametrize(("space", "face"), [(8, "sun"), (6, "sun"), (5, "sun"), (8, "storm")])
def test_T_P2_16_the_helicopter_stops_on_the_last_space(space: int, face: str) -> None:
    table = upkeep(f"weather {face}; sos {space}")
    assert table.view(None)["sos"] == 9
    assert len(table.told(None, "rescue_arrived")) == 1


def test_T_P2_17_it_waits_while_its_fuel_lasts() -> None:
    """Each Phase 2 moves the fuel marker; the least suspected may board until it leaves."""
    table = upkeep("weather sun; sos 9; rescue fuel 4; leader D; A suspicion 0")
    assert (table.view(None)["rescue_fuel"], table.view(None)["sos"]) == (5, 9)
    assert table.told(None, "rescue_arrived") == []
    assert "board" in table.play_to("move").begin().options("A")
    table = upkeep("weather sun; sos 9; rescue fuel 5")
    assert table.view(None)["rescue_fuel"] == 6
    assert not table.view(None)["rescue_gone"]


@pytest.mark.parametrize("damage", [0, 4, 8])
def test_T_P2_18_damage_in_the_radio_room_does_not_stop_the_helicopter(damage: int) -> None:
    table = upkeep(f"weather sun; sos 3; damage radio {damage}")
    assert table.view(None)["sos"] == 7


def test_T_P2_19_a_dog_in_a_room_that_is_lost_waits_off_the_board() -> None:
    table = upkeep("weather storm; damage boiler 3; dog boiler radio shed; kennel 1")
    assert table.view(None)["dogs"] == ["radio", "shed"]
    assert table.view(None)["loose_dogs"] == 1
    table = upkeep("weather storm; damage boiler 3; dog boiler").play_to("dogs").begin()
    assert len(table.view(None)["dogs"]) == 4


def test_T_P2_19_a_token_in_a_room_that_is_lost_is_unclaimed() -> None:
    table = upkeep("weather storm; damage boiler 3; token boiler; leader B")
    assert (table.view(None)["token_room"], table.view(None)["token_holder"]) == (None, None)
    table.play_to("dogs").begin()
    assert table.leader == "B"
    assert table.view(None)["token_room"] is not None
