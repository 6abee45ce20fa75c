"""Burning a room (rules section 15)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.thing.actions_helpers import (
    GREEN_ROOMS,
    REST,
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


def burnt(room: str, more: str = "", **rulings: Any) -> Scenario:
    """A has burned this room with Dynamite; the others lie in the Rec Room."""
    text = f"phase actions; pile use repair sabotage; A human in {room}; {REST}; A owns dynamite; {more}"
    return Scenario(text, **rulings).do("A burn dynamite")


# The window


def test_T_B_01_the_window_comes_before_the_first_card() -> None:
    text = f"phase actions; pile use repair; A human in weather; {REST}; A owns dynamite"
    table = Scenario(text).ask()
    assert (table.asked, table.options("A")) == ([("A", "burn")], ["burn dynamite", "pass"])
    assert names(table) == []
    table.do("A pass")
    assert names(table)[0] == "card_revealed"
    assert "burn" not in [kind for _, kind in table.asked]


@pytest.mark.parametrize("leader", "ABCD")
def test_T_B_01_in_movement_order(leader: str) -> None:
    crew = "A human in weather; B human in kitchen; C human in radio; D alien in boiler"
    owned = "A owns dynamite; B owns flamethrower:2; C owns dynamite; D owns dynamite"
    table = Scenario(f"phase actions; leader {leader}; pile use; {crew}; {owned}").ask()
    asked = []
    while table.asked[0][1] == "burn":
        ((seat, _),) = table.asked
        asked.append(seat)
        table.do(f"{seat} pass")
    place = "ABCD".index(leader) + 1
    assert asked == list(("ABCD" * 2)[place : place + 4])


@pytest.mark.parametrize(
    ("owned", "options"),
    [
        ("dynamite", ["burn dynamite", "pass"]),
        ("flamethrower:1", ["burn flamethrower", "pass"]),
        ("flamethrower:3 dynamite", ["burn dynamite", "burn flamethrower", "pass"]),
        ("firearm", ["pass"]),
        ("melee", ["pass"]),
    ],
)
def test_T_B_01_with_a_flamethrower_or_dynamite(owned: str, options: list[str]) -> None:
    table = Scenario(f"phase actions; pile use; A human in weather; {REST}; A owns {owned}").ask()
    assert (table.asked, table.options("A")) == ([("A", "burn")], options)


@pytest.mark.parametrize("owned", ["open_firearm", "keys wire fuel tools", "blood failure"])
def test_T_B_01_who_cannot_have_a_fire_weapon_is_not_asked(owned: str) -> None:
    table = Scenario(f"phase actions; pile sabotage; A human in weather; {REST}; A owns {owned}").begin()
    assert ("A", "burn") not in table.asked
    assert names(table, "card_revealed") == ["card_revealed"]


def test_T_B_01_an_empty_flamethrower_burns_nothing() -> None:
    text = f"phase actions; pile sabotage; A human in weather; {REST}; A owns flamethrower:0"
    assert Scenario(text, emptyFlamethrower="stays").begin().asked == []


def test_T_B_01_who_could_burn_is_secret() -> None:
    text = f"phase actions; pile use; A human in kitchen; {REST}; A owns "
    one, other = Scenario(text + "dynamite").ask(), Scenario(text + "firearm").ask()
    assert look_alike(one, other, "A")
    assert look_alike(one.do("A pass"), other.do("A pass"), "A")


@pytest.mark.parametrize("where", ["prone in weather", "in dormitory", "in rec"])
def test_T_B_01_only_one_who_stands_in_a_green_room(where: str) -> None:
    crew = f"A human {where}; B human in kitchen; C prone; D alien prone"
    table = Scenario(f"phase actions; leader B; pile use; {crew}; A owns dynamite").begin()
    assert ("A", "burn") not in [(seat, kind) for seat, kind in table.asked]
    assert names(table, "card_revealed") == ["card_revealed"]


def test_T_B_01_a_room_that_has_left_the_game_cannot_be_burned() -> None:
    """The boiler broke while A was there."""
    text = f"phase actions; pile use; boiler destroyed; A human in boiler; {REST}; A owns dynamite"
    table = Scenario(text, boilerCheck="immediate").begin()
    assert names(table, "burned", "card_revealed") == ["card_revealed"]
    assert table.asked == []


def test_T_B_01_without_permission_of_the_leader() -> None:
    text = "phase actions; leader B; pile use use; A human in radio; B human in kitchen; C prone; D alien prone"
    table = Scenario(f"{text}; A owns dynamite").do("A burn dynamite")
    assert_all_told(table, "burned", seat="A", weapon="dynamite", room="radio")
    assert table.view(None)["burned"] == ["radio"]


def in_the_armoury(**rulings: Any) -> Scenario:
    """A and B have Dynamite; C, the Leader, can carry out any card."""
    text = "phase actions; leader C; pile use use use; A human in radio; B human in weather; C human in armoury"
    return Scenario(f"{text}; D alien in kitchen; A owns dynamite; B owns dynamite", **rulings).ask()


@pytest.mark.parametrize("timing", ["beforeActions", "anytimeInActions"])
def test_R_77_V_07_when_a_room_may_be_burned(timing: str) -> None:
    table = in_the_armoury(burnTiming=timing)
    assert (table.asked, names(table)) == ([("A", "burn")], [])
    table.do("A pass", "B pass", "C assign D", "C next")
    if timing == "beforeActions":
        assert table.asked == [("C", "assign")]
    else:
        assert (table.asked, names(table, "card_revealed")) == ([("A", "burn")], ["card_revealed"])
        table.do("A burn dynamite", "B pass")
        assert (table.view(None)["burned"], table.view(None)["pile_size"]) == (["radio"], 0)


def test_V_07_the_window_opens_before_every_card() -> None:
    table = in_the_armoury(burnTiming="anytimeInActions")
    asked = []
    while table.coming is None:
        ((seat, kind),) = table.asked
        asked.append(f"{seat} {kind}")
        answer = {"burn": "pass", "go_on": "next"}.get(kind, table.options(seat)[-1])
        table.do(f"{seat} {answer}")
    assert asked[:3] == ["A burn", "B burn", "C assign"]
    assert asked.count("A burn") == len(told(table, None, "card_revealed")) == 3


@pytest.mark.parametrize("permission", ["no", "leader"])
def test_R_78_V_08_does_the_leader_have_to_agree(permission: str) -> None:
    table = in_the_armoury(burnPermission=permission).do("A burn dynamite")
    if permission == "no":
        assert table.view(None)["burned"] == ["radio"]
        return
    assert (table.asked, table.options("C")) == ([("C", "permit")], ["allow", "refuse"])
    assert_all_told(table, "burn_announced", seat="A", weapon="dynamite", room="radio")
    assert table.view(None)["burned"] == []
    table.do("C allow")
    assert (table.view(None)["burned"], table.owns("A"), table.view(None)["pile_size"]) == (["radio"], "", 2)


def test_V_08_a_refusal_costs_nothing() -> None:
    table = in_the_armoury(burnPermission="leader").do("A burn dynamite", "C refuse")
    assert_all_told(table, "burn_refused", seat="A")
    assert (table.view(None)["burned"], table.owns("A"), table.view(None)["pile_size"]) == ([], "dynamite", 3)
    assert (table.standing("A"), table.room("A"), table.asked) == (True, "radio", [("B", "burn")])


def test_V_08_the_leader_needs_no_leave() -> None:
    text = f"phase actions; leader A; pile use use; A human in radio; {REST}; A owns dynamite"
    table = Scenario(text, burnPermission="leader").do("A burn dynamite")
    assert table.view(None)["burned"] == ["radio"]


# Cost and effect


def test_T_B_02_the_dynamite_and_a_card_of_the_pile_are_paid() -> None:
    table = burnt("radio")
    assert (table.owns("A"), table.view(None)["used_weapons"]) == ("", [1, 0, 0, 0])
    assert_all_told(table, "pile_card_lost", left=2)


def test_T_B_02_or_a_charge() -> None:
    text = f"phase actions; pile use use; A human in radio; {REST}; A owns flamethrower:3"
    table = Scenario(text).do("A burn flamethrower")
    assert table.owns("A") == "flamethrower:2"
    assert_all_told(table, "pile_card_lost", left=1)


def test_T_B_02_the_card_is_random_and_unseen() -> None:
    crew = "A human in radio; B human in kitchen; C prone; D alien prone; A owns dynamite; B owns melee"
    lost = []
    for seed in range(150):
        table = Scenario(f"phase actions; leader D; pile use repair sabotage; {crew}", seed=seed).do("A burn dynamite")
        assert table.asked == [("B", "burn")]
        (card,) = {"use", "repair", "sabotage"} - {*table.pile.split()}
        assert discards(table) == {card: 1}
        lost.append(card)
    assert_shares(lost, use=1 / 3, repair=1 / 3, sabotage=1 / 3)
    one, other = (
        Scenario(f"phase actions; leader D; pile {pile}; {crew}").do("A burn dynamite")
        for pile in ("use use use", "repair sabotage use")
    )
    assert look_alike(one, other)


def test_T_B_02_a_card_that_was_shown_may_be_the_one_that_is_lost() -> None:
    """So nobody is told that it still lies in the pile."""
    for seed in range(10):
        table = Scenario("phase move; leader A; B suspicion 4; C owns dynamite; D owns melee", seed=seed)
        table.do("B go boiler", "B hand_in sabotage", "C go radio", "C hand_in use", "D go kitchen", "D hand_in use")
        table.do("A go weather", "A hand_in use").play_to("actions").do("C burn dynamite")
        assert table.asked == [("D", "burn")]
        assert Counter(table.view(None)["shown_cards"]) <= Counter(table.pile.split())


@pytest.mark.parametrize("room", ["boiler", "radio"])
def test_R_80_V_09_the_dog_stays_in_whatever_room_burns(room: str) -> None:
    position = f"phase actions; leader D; pile use repair use; dog {room}; A in {room}; B in kitchen; C in weather"
    table = Scenario(f"{position}; A owns dynamite", burnDog="stays").do("A burn dynamite")
    assert table.dog_in(room)


def test_T_B_02_without_a_card_to_pay_nothing_can_be_burned() -> None:
    table = Scenario(f"phase actions; A human in radio; {REST}; A owns dynamite").begin()
    assert (table.asked, table.coming) == ([], "rec_room")


@pytest.mark.parametrize("room", GREEN_ROOMS)
def test_T_B_03_the_room_and_its_card_leave_the_game(room: str) -> None:
    table = burnt(room)
    assert_all_told(table, "burned", seat="A", weapon="dynamite", room=room)
    assert table.view(None)["burned"] == [room]
    assert room not in table.view(None)["locations"]


def test_T_B_03_the_frost_marker_goes_back_to_the_first_space() -> None:
    table = burnt("radio", "boiler destroyed; frost 5")
    assert (table.view(None)["frost"], names(table, "frost_reset")) == (1, ["frost_reset"])


def test_T_B_03_the_leader_token_there_counts_as_unclaimed() -> None:
    assert burnt("radio", "token radio").view(None)["token_room"] is None


@pytest.mark.parametrize("posture", ["prone", "standing"])
def test_T_B_04_R_79_V_09_everybody_there_goes_to_the_rec_room(posture: str) -> None:
    crew = "A human in radio; B human in radio; C human in radio; D alien in kitchen; A owns dynamite; D owns melee"
    table = Scenario(f"phase actions; leader D; pile repair use; {crew}", burnOthers=posture).do("A burn dynamite")
    assert table.asked == [("D", "burn")]
    assert [table.room(seat) for seat in "ABCD"] == ["rec", "rec", "rec", "kitchen"]
    others_stand = posture == "standing"
    assert [table.standing(seat) for seat in "ABCD"] == [False, others_stand, others_stand, True]
    assert_all_told(table, "fled", seats=["A", "B", "C"])


def test_V_09_those_who_stand_in_the_rec_room_cannot_act_there() -> None:
    for seed in range(5):
        crew = "A human in radio; B human in radio; C prone; D alien prone; A owns dynamite; B owns tools dynamite"
        text = f"phase actions; leader D; pile repair use use; {crew}"
        table = Scenario(text, burnOthers="standing", seed=seed).do("A burn dynamite")
        # B is asked neither to burn nor to play, and lies down for the first card.
        assert (names(table, "card_lost", "assigned"), names(table, "laid_down")) == (["card_lost"], ["laid_down"])
        assert (table.standing("B"), table.coming) == (False, "rec_room")


@pytest.mark.parametrize("dog", ["offBoard", "stays"])
def test_T_B_05_R_80_V_09_the_dog_in_a_burned_room(dog: str) -> None:
    table = burnt("radio", "dog radio; kennel 3", burnDog=dog)
    view = table.view(None)
    assert (view["dogs"], view["loose_dogs"]) == (([], 1) if dog == "offBoard" else (["radio"], 0))
    table.play_to("dogs").begin()
    assert len(table.view(None)["dogs"]) >= 1
    assert "radio" not in table.view(None)["dogs"]


@pytest.mark.parametrize("room", GREEN_ROOMS)
def test_T_B_06_R_81_a_burned_room_cannot_be_entered_or_attacked(room: str) -> None:
    moving = Scenario(f"phase move; leader A; burned {room}; B owns flashlight").ask()
    for verb in ("go", "special", "twice"):
        assert room not in verbs(moving, "B", verb)
    planning = Scenario(f"phase planning; B revealed; strength 1; burned {room}").ask()
    assert f"{room} 1" not in verbs(planning, "B", "lay")


@pytest.mark.parametrize("card", ["use", "repair", "sabotage"])
def test_T_B_06_no_action_reaches_a_burned_room(card: str) -> None:
    text = f"phase actions; pile {card} {card} {card}; A human in shed; {REST}; B standing in shed; A owns dynamite"
    table = Scenario(f"{text}; damage shed 0; fuel shed 1; B owns fuel tools", burnOthers="standing")
    table.do("A burn dynamite")
    assert (names(table, "card_lost", "assigned"), table.fuel("shed")) == (["card_lost"], 0)


def test_T_B_06_for_the_rest_of_the_game() -> None:
    table = burnt("radio")
    for _ in range(2):
        table.play_to("move").ask()
        seat = table.asked[0][0]
        assert "radio" not in verbs(table, seat, "go")
        table.do(f"{seat} go weather")


def test_T_B_07_burning_is_allowed_though_nothing_freezes() -> None:
    table = burnt("radio")
    assert (table.view(None)["frost"], names(table, "frost_reset")) == (0, [])


@pytest.mark.parametrize("fires", range(4, 7))
def test_T_B_08_R_82_at_most_six_rooms_can_be_burned(fires: int) -> None:
    rooms = ("armoury", "kitchen", "storeroom", "laboratory", "helicopter", "shed")[:fires]
    text = f"phase actions; pile sabotage; A human in weather; {REST}; A owns dynamite; burned {' '.join(rooms)}"
    table = Scenario(text).begin()
    assert table.asked == ([("A", "burn")] if fires < 6 else [])


def test_R_82_the_seventh_is_refused() -> None:
    rooms = "armoury kitchen storeroom laboratory helicopter"
    crew = "A human in weather; B human in radio; C human in boiler; D alien; A owns dynamite; B owns dynamite"
    table = Scenario(f"phase actions; leader D; pile use use use; burned {rooms}; {crew}").do("A burn dynamite")
    assert len(table.view(None)["burned"]) == 6
    with pytest.raises(RuleError):
        table.do("B burn dynamite")


# Rooms that matter (T-B-09, R-83)


@pytest.mark.parametrize("room", GREEN_ROOMS)
def test_T_B_09_the_stocks_survive(room: str) -> None:
    table = burnt(room, "underground 7; outside 3; pantry 9")
    assert (table.state.underground, table.state.outside, table.state.pantry) == (7, 3, 9)


def test_T_B_09_R_83_a_burned_generator_is_a_power_failure_for_good() -> None:
    table = burnt("generator", "fuel generator 3; damage generator 1")
    assert (table.fuel("generator"), table.view(None)["power_failed"]) == (0, True)
    table.play_to("upkeep").begin()
    assert table.view(None)["power_failed"]
    assert "generator" not in [one["room"] for one in told(table, None, "consumed")]
    table.play_to("move").ask()
    seat = table.asked[0][0]
    assert table.do(f"{seat} go weather").asked[0][0] != seat  # in the dark nobody chooses a card


def test_R_83_a_burned_boiler_counts_as_destroyed() -> None:
    table = burnt("boiler", "fuel boiler 3; damage boiler 1")
    view = table.view(None)
    assert (view["boiler_destroyed"], view["frost"], table.fuel("boiler")) == (True, 1, 0)
    table.play_to("upkeep").begin()
    assert table.view(None)["frost"] > 1
    assert "boiler" not in [one["room"] for one in told(table, None, "consumed")]


def test_R_83_in_a_burned_kitchen_prepared_food_is_lost_and_the_pantry_still_feeds() -> None:
    table = burnt("kitchen", "pantry 9; kitchen 2")
    assert (table.state.pantry, table.state.kitchen) == (9, 0)
    table.play_to("dogs")
    assert_all_told(table, "ate", stock="pantry", amount=4)
    assert (table.state.pantry, table.view(None)["hungry"]) == (5, False)


def test_R_83_without_radio_room_a_called_helicopter_still_comes() -> None:
    table = burnt("radio", "sos 2; damage radio 0")
    table.play_to("upkeep").begin()
    assert (table.view(None)["sos"] > 2, table.view(None)["rescue_fuel"]) == (True, 2)


def test_R_83_a_die_in_the_burned_weather_station_stays_valid_until_phase_1() -> None:
    faces = set()
    for seed in range(12):
        table = burnt("weather", "stored storm", seed=seed)
        assert table.view(None)["stored"] == "storm"
        table.play_to("weather").begin()
        faces.add(tuple(table.options(table.leader)))
    assert ("face snow", "face storm") in faces


@pytest.mark.parametrize(
    ("room", "size"), [("armoury", "weapon_deck_size"), ("storeroom", "item_deck_size"), ("laboratory", "lab_size")]
)
def test_R_83_the_cards_of_a_burned_room_are_out_of_reach(room: str, size: str) -> None:
    before = Scenario("A owns dynamite").view(None)[size]
    table = burnt(room)
    assert table.view(None)[size] == before
    table.play_to("move").ask()
    assert room not in verbs(table, table.asked[0][0], "special")


@pytest.mark.parametrize(("room", "full"), [("helicopter", 1), ("shed", 2)])
def test_R_83_a_burned_vehicle_allows_no_escape_and_its_fuel_is_lost(room: str, full: int) -> None:
    text = f"fuel {room} {full}; damage {room} 0; outside 0; A owns dynamite keys"
    table = burnt(room, text)
    assert table.fuel(room) == 0
    assert (names(table, "escape_began"), table.coming) == ([], "rec_room")
    table.play_to("move").ask()
    assert room not in verbs(table, table.asked[0][0], "go")


@pytest.mark.parametrize("part", [False, True])
def test_R_07_V_17_does_the_underground_stock_burn_with_the_storeroom(part: bool) -> None:
    table = burnt("storeroom", "underground 7; outside 3", fuelStockInStoreroom=part)
    assert (table.state.underground, table.state.outside) == (0 if part else 7, 3)
    if part:
        assert_all_told(table, "lost_stock", stock="underground", amount=7)


@pytest.mark.parametrize("room", [room for room in GREEN_ROOMS if room != "storeroom"])
def test_V_17_no_other_room_holds_the_stock(room: str) -> None:
    assert burnt(room, "underground 7", fuelStockInStoreroom=True).state.underground == 7


def test_V_17_the_weather_station_still_finds_no_fuel_then() -> None:
    crew = "A human in storeroom; B human clark in weather; C prone; D alien prone; A owns dynamite"
    text = f"phase actions; leader B; pile use use; fuel boiler 0; fuel generator 0; {crew}"
    table = Scenario(text, fuelStockInStoreroom=True).do("A burn dynamite")
    assert was_assigned(table)
    assert names(table, "fuelled") == []
