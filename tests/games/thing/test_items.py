"""Items: Flashlight, Fuel, Tools, Keys, Wire, and laboratory tokens (rules section 11)."""

from typing import Any

import pytest

from tests.games.thing.actions_helpers import (
    DAMAGEABLE,
    GREEN_ROOMS,
    REST,
    alone,
    assert_all_told,
    look_alike,
    names,
    others,
    told,
    verbs,
    without_items,
)
from winterover.core.errors import RuleError
from winterover.games.thing.pieces import ITEMS
from winterover.games.thing.scenario import Scenario

DARK = "phase move; leader A; power failed; damage generator 2"


# Flashlight


def test_T_O_01_a_hidden_flashlight_is_shown_to_see_in_the_dark() -> None:
    table = Scenario(f"{DARK}; B owns flashlight").ask()
    assert verbs(table, "B", "light") == sorted(GREEN_ROOMS)
    table.do("B light radio")
    assert_all_told(table, "went_lit", seat="B", room="radio")
    assert (table.room("B"), table.asked) == ("radio", [("B", "hand_in")])
    assert table.view(None)["open_flashlights"] == [0, 1, 0, 0]


def test_T_O_01_it_need_not_be_shown() -> None:
    table = Scenario(f"{DARK}; B owns flashlight").do("B go radio")
    assert (table.owns("B"), table.asked, len(table.hand("B").split())) == ("flashlight", [("C", "move")], 2)


def test_T_O_01_nobody_sees_who_could_show_one() -> None:
    tables = [Scenario(f"{DARK}; B owns {item}").ask() for item in ("flashlight", "keys")]
    assert look_alike(tables[0], tables[1], "B")
    for table in tables:
        table.do("B go radio")
    assert look_alike(tables[0], tables[1], "B")


def test_T_O_01_an_open_flashlight_works_without_a_word() -> None:
    table = Scenario(f"{DARK}; B owns open_flashlight").ask()
    assert verbs(table, "B", "light") == []
    assert table.do("B go radio").asked == [("B", "hand_in")]


def test_T_O_01_by_light_nobody_is_offered_to_show_one() -> None:
    assert verbs(Scenario("phase move; leader A; B owns flashlight").ask(), "B", "light") == []


def test_T_O_01_on_a_special_action_draw_two_hand_in_one_discard_one() -> None:
    table = Scenario("phase move; leader A; B owns flashlight; deck use repair").do("B twice radio")
    assert_all_told(table, "went_special", seat="B", room="radio", count=2)
    assert table.view(None)["open_flashlights"] == [0, 1, 0, 0]
    table.do("B hand_in repair")
    assert (table.pile, table.hand("B"), table.view(None)["discard_size"]) == ("repair", "", 4)
    one_card = Scenario("phase move; leader A; B owns flashlight").do("B special radio")
    assert one_card.owns("B") == "flashlight"  # not used, so not shown


@pytest.mark.parametrize("kept", ["kept", "singleUse"])
@pytest.mark.parametrize(("position", "verb"), [(DARK, "light"), ("phase move; leader A", "twice")])
def test_R_97_V_24_is_a_flashlight_kept_after_use(kept: str, position: str, verb: str) -> None:
    table = Scenario(f"{position}; B owns flashlight", wireFlashlight=kept).do(f"B {verb} radio")
    assert table.owns("B") == ("open_flashlight" if kept == "kept" else "")
    assert table.view(None)["used_items"][ITEMS.index("flashlight")] == (0 if kept == "kept" else 1)
    assert table.asked == [("B", "hand_in")]


def test_V_24_a_kept_flashlight_serves_again() -> None:
    table = Scenario(f"{DARK}; B owns flashlight; C owns keys").do("B light radio", "B hand_in use")
    table.play_to("move").do("B go radio")
    assert table.asked == [("B", "hand_in")]


# Fuel and Tools


@pytest.mark.parametrize(("room", "stock"), [("boiler", 0), ("generator", 0), ("helicopter", 1), ("shed", 1)])
def test_T_O_02_fuel_is_a_barrel_from_the_stock_that_feeds_the_room(room: str, stock: int) -> None:
    position = f"fuel {room} 0; damage {room} 0; underground 5; outside 3; A owns fuel"
    table = alone("sabotage", room, position).do("A play fuel")
    assert_all_told(table, "played", seat="A", item="fuel", room=room)
    assert (table.fuel(room), table.owns("A")) == (1, "")
    assert (table.state.underground, table.state.outside) == (5 - (not stock), 3 - stock)
    assert table.view(None)["used_items"] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("room", "position"),
    [
        ("boiler", "fuel boiler 4; damage boiler 1"),
        ("boiler", "fuel boiler 0; underground 0; outside 3; damage boiler 1"),
        ("shed", "fuel shed 2; damage shed 1"),
        ("shed", "fuel shed 0; outside 0; underground 5; damage shed 1"),
        ("radio", "damage radio 1"),
    ],
)
def test_T_O_02_without_a_free_slot_or_a_barrel_it_cannot_be_played(room: str, position: str) -> None:
    table = alone("use", room, f"{position}; A owns fuel")
    assert (table.asked, table.options("A")) == ([("A", "bonus")], ["pass"])


def test_T_O_02_never_in_a_destroyed_boiler_room() -> None:
    position = "boiler destroyed; fuel boiler 1; damage boiler 2; A owns fuel tools"
    assert alone("use", "boiler", position, destroyedBoiler="enterable").asked == []


@pytest.mark.parametrize("source", ["matching", "underground"])
@pytest.mark.parametrize("room", ["boiler", "shed"])
def test_R_93_V_22_where_the_barrel_of_the_fuel_item_comes_from(source: str, room: str) -> None:
    position = f"fuel {room} 0; underground 5; outside 3; A owns fuel"
    table = alone("sabotage", room, position, fuelCard=source).do("A play fuel")
    assert table.fuel(room) == 1
    underground = room == "boiler" or source == "underground"
    assert (table.state.underground, table.state.outside) == ((4, 3) if underground else (5, 2))


def test_V_22_with_an_empty_underground_stock_the_vehicles_get_nothing() -> None:
    position = "fuel shed 0; damage shed 1; underground 0; outside 3; A owns fuel"
    assert alone("use", "shed", position, fuelCard="underground").options("A") == ["pass"]
    assert alone("use", "shed", position).options("A") == ["pass", "play fuel"]


@pytest.mark.parametrize("room", DAMAGEABLE)
def test_T_O_03_tools_take_one_damage_away(room: str) -> None:
    damage = 1 if room == "shed" else 2
    table = alone("use", room, f"damage {room} {damage}; A owns tools").do("A play tools")
    assert_all_told(table, "played", seat="A", item="tools", room=room)
    assert (table.damage(room), table.owns("A")) == (damage - 1, "")


def test_T_O_03_tools_restore_the_power() -> None:
    table = alone("use", "generator", "power failed; damage generator 2; A owns tools").do("A play tools")
    assert (table.damage("generator"), table.view(None)["power_failed"]) == (1, False)


def test_T_O_03_without_damage_there_is_nothing_to_repair() -> None:
    assert alone("use", "boiler", "fuel boiler 3; A owns tools").options("A") == ["pass"]


CREW = "A human clark in weather; B human in boiler; C human in radio; D alien in kitchen"


def windowed(pile: str, more: str, **rulings: Any) -> Scenario:
    """B in the Boiler Room, where fuel and repairs are of use; A, the Leader, in the Weather Station."""
    text = f"phase actions; leader A; pile {pile}; fuel boiler 1; damage boiler 2; underground 9; {CREW}; {more}"
    return Scenario(text, **rulings).ask()


def test_T_O_04_a_window_opens_before_the_first_card() -> None:
    table = windowed("use use", "B owns tools")
    assert (table.asked, names(table)) == ([("B", "bonus")], [])


def test_T_O_04_a_window_opens_after_each_card_before_the_leader_goes_on() -> None:
    table = windowed("use sabotage", "B owns tools").do("B pass", "A assign D")
    assert table.asked == [("B", "bonus")]
    assert names(table, "card_revealed") == ["card_revealed"]
    assert table.do("B pass").asked == [("A", "go_on")]


def test_T_O_04_a_window_opens_after_a_lost_card_too() -> None:
    crew = "A human in weather; B human in generator; C human in kitchen; D prone"
    table = Scenario(f"phase actions; leader A; pile repair use; fuel generator 1; {crew}; B owns fuel")
    table.do("B pass", "A lay_down C")
    assert (table.asked, table.options("B")) == ([("B", "bonus")], ["pass", "play fuel"])


def test_T_O_04_the_leader_cannot_shut_the_last_window() -> None:
    table = windowed("use use", "B owns tools").do("B pass", "A assign D", "B pass", "A stop")
    assert table.asked == [("B", "bonus")]
    assert table.do("B play tools").damage("boiler") == 1
    assert table.coming == "rec_room"


def test_T_O_04_a_window_opens_after_the_last_card() -> None:
    table = windowed("use", "B owns tools").do("B pass", "A assign D")
    assert (table.asked, table.view(None)["pile_size"]) == ([("B", "bonus")], 0)


def test_T_O_04_a_window_opens_when_the_step_ends_because_a_fire_took_the_last_card() -> None:
    table = windowed("use use", "B owns tools; C owns dynamite", burnTiming="anytimeInActions")
    table.do("B pass", "C pass", "A assign D", "B pass", "A next", "C burn dynamite")
    assert (table.view(None)["pile_size"], names(table, "card_revealed")) == (0, ["card_revealed"])
    assert table.asked == [("B", "bonus")]


def test_T_O_04_just_before_and_just_after_the_own_action_as_well() -> None:
    """Whoever was assigned a card need not have foreseen it."""
    table = windowed("use use", "B owns tools fuel").do("B pass", "A assign B")
    assert (table.asked, table.fuel("boiler")) == ([("B", "bonus")], 1)
    table.do("B play tools", "B pass")
    assert (table.asked, table.fuel("boiler"), table.standing("B")) == ([("B", "bonus")], 2, True)
    table.do("B play fuel")
    assert (table.fuel("boiler"), table.standing("B"), table.asked) == (3, False, [("A", "go_on")])


def test_T_O_04_everybody_who_could_play_something_is_asked_at_once() -> None:
    """Hidden items of any kind in a room that could use a barrel or a repair."""
    table = Scenario(
        "players 6; phase actions; leader F; pile use; damage boiler 1; damage shed 1; fuel generator 4;"
        "A human in boiler; B human in boiler; C human in generator; D human in kitchen; E human prone in shed;"
        "F alien in shed; A owns keys; B owns open_flashlight blood melee; C owns fuel; D owns tools; E owns tools;"
        "F owns wire"
    )
    table.ask()
    assert table.asked == [("B", "burn")]
    table.do("B pass")
    # B shows all items, C and D have no use for any, E lies.
    assert sorted(table.asked) == [("A", "bonus"), ("F", "bonus")]
    assert (table.options("A"), table.options("F")) == (["pass"], ["pass"])


def test_T_O_04_who_could_have_played_is_secret() -> None:
    one, other = windowed("use", "B owns tools fuel"), windowed("use", "B owns keys wire")
    assert look_alike(one, other, "B")
    assert look_alike(one.do("B pass"), other.do("B pass"), "B")


def test_T_O_04_the_others_go_on_while_one_plays() -> None:
    table = windowed("use", "B owns tools; C owns fuel; A owns fuel").do("C pass", "B play tools")
    assert (table.damage("boiler"), table.asked) == (1, [("A", "assign")])


def test_T_O_04_when_one_plays_the_others_choose_anew_among_what_is_left() -> None:
    text = "phase actions; leader D; pile use use; damage boiler 1; fuel boiler 4; A human in boiler; B human in boiler"
    table = Scenario(f"{text}; C human in kitchen; D alien prone; A owns tools; B owns tools").ask()
    assert table.options("B") == ["pass", "play tools"]
    table.do("A play tools")
    assert (table.damage("boiler"), table.owns("B"), names(table, "played")) == (0, "tools", ["played"])
    assert ("B", "bonus") not in table.asked


def test_T_N_02_who_is_asked_anew_does_not_follow_from_what_anybody_holds() -> None:
    """The number of an ask decides when its clock began, which everybody sees."""
    text = "phase actions; leader D; pile use use; damage boiler 1; fuel boiler 3; A human in boiler; B human in boiler"
    numbers: set[int] = set()
    for held in ("fuel", "tools", "keys", "fuel tools"):
        table = Scenario(f"{text}; C human in kitchen; D alien prone; A owns fuel; B owns {held}").ask()
        table.do("A play fuel")
        numbers.update(ask["number"] for ask in table.view("B")["asks"])
        assert table.asked == [("B", "bonus")]
    assert len(numbers) == 1


def test_T_O_04_several_may_be_played() -> None:
    table = windowed("use", "B owns tools tools fuel").do("B play tools", "B play fuel")
    assert table.options("B") == ["pass", "play tools"]
    table.do("B play tools")
    assert (table.damage("boiler"), table.fuel("boiler"), table.owns("B")) == (0, 2, "")


def test_T_O_04_it_needs_no_card_and_lays_nobody_down_and_replaces_no_action() -> None:
    table = windowed("use use", "B owns tools").do("B play tools")
    assert (table.standing("B"), table.view(None)["pile_size"], table.asked) == (True, 1, [("A", "assign")])
    table.do("A assign B")
    assert (table.fuel("boiler"), table.standing("B")) == (2, False)


def test_T_O_04_only_while_the_character_stands() -> None:
    table = without_items(windowed("use use", "B owns tools").do("B pass", "A assign B"))
    assert (table.standing("B"), table.asked) == (False, [("A", "go_on")])
    with pytest.raises(RuleError):
        table.do("B play tools")


@pytest.mark.parametrize("when", ["between", "ownActionOnly"])
def test_R_94_V_23_when_fuel_and_tools_may_be_played(when: str) -> None:
    table = windowed("use use", "B owns tools; C owns tools", bonusItems=when)
    if when == "between":
        assert sorted(table.asked) == [("B", "bonus"), ("C", "bonus")]
        without_items(table).do("A assign D")
        assert sorted(table.asked) == [("B", "bonus"), ("C", "bonus")]
    else:
        assert table.asked == [("A", "assign")]
        assert table.do("A assign D").asked == [("A", "go_on")]


def test_V_23_directly_before_and_after_the_own_action() -> None:
    table = windowed("use use", "B owns tools fuel; C owns tools", bonusItems="ownActionOnly").do("A assign B")
    assert (table.asked, table.fuel("boiler")) == ([("B", "bonus")], 1)
    table.do("B play tools", "B pass")
    assert (table.asked, table.fuel("boiler"), table.damage("boiler")) == ([("B", "bonus")], 2, 1)
    table.do("B play fuel")
    assert (table.fuel("boiler"), table.standing("B"), table.asked) == (3, False, [("A", "go_on")])


def test_V_23_no_window_at_the_end_of_the_step() -> None:
    table = windowed("use use", "B owns tools", bonusItems="ownActionOnly").do("A assign D", "A stop")
    assert (table.asked, table.coming) == ([], "rec_room")


def test_V_23_an_item_may_leave_nothing_to_do() -> None:
    position = f"fuel shed 1; damage shed 0; outside 1; A owns fuel keys; {REST}"
    table = Scenario(f"phase actions; pile use; A human in shed; {position}", bonusItems="ownActionOnly")
    table.do("A play fuel")
    assert table.fuel("shed") == 2
    assert_all_told(table, "nothing_left", seat="A", room="shed")
    assert (names(table, "escape_began"), table.standing("A")) == ([], False)


# Keys, Wire, laboratory tokens


@pytest.mark.parametrize(("room", "full"), [("helicopter", 1), ("shed", 2)])
@pytest.mark.parametrize("owned", ["keys", "wire tools fuel flashlight blood dynamite"])
def test_T_O_05_keys_start_either_vehicle(room: str, full: int, owned: str) -> None:
    table = alone("use", room, f"damage {room} 0; fuel {room} {full}; outside 0; A owns {owned}")
    while table.asked[0][1] != "escape":
        table.do("A pass")
    assert table.options("A") == (["escape", "pass"] if owned == "keys" else ["pass"])
    if owned == "keys":
        table.do("A escape")
        assert_all_told(table, "escape_began", seat="A", vehicle=room)


def test_T_O_05_the_keys_of_another_do_not_help() -> None:
    crew = "A human in helicopter; B human in helicopter; C prone; D alien prone; B owns keys"
    table = Scenario(f"phase actions; leader D; pile use; damage helicopter 0; fuel helicopter 1; {crew}")
    assert table.do("D assign A").options("A") == ["pass"]


@pytest.mark.parametrize(
    ("owned", "can_test"),
    [
        ("A owns wire flamethrower:2", True),
        ("A owns open_wire flamethrower:1", True),
        ("A owns wire; B owns flamethrower:2", False),
        ("A owns flamethrower:2; B owns wire", False),
        ("A owns keys flamethrower:2", False),
    ],
)
def test_T_O_06_wire_and_a_flamethrower_of_the_same_owner_allow_test_b(owned: str, can_test: bool) -> None:
    table = Scenario(f"phase tests; {owned}").begin()
    assert ("offer_b" in table.options("A")) == can_test


@pytest.mark.parametrize("kept", ["kept", "singleUse"])
def test_T_O_06_R_97_V_24_is_wire_kept_after_a_test(kept: str) -> None:
    table = Scenario("phase tests; A human; B human; A owns wire flamethrower:2", wireFlashlight=kept)
    table.do("A offer_b", "A test B")
    assert table.owns("A") == ("open_wire flamethrower:1" if kept == "kept" else "flamethrower:1")
    assert table.view(None)["used_items"][ITEMS.index("wire")] == (0 if kept == "kept" else 1)
    table.play_to("tests").begin()
    assert ("offer_b" in table.options("A")) == (kept == "kept")


def test_T_O_07_laboratory_tokens_are_neither_cards_nor_items() -> None:
    view = Scenario("A owns blood failure failure").view(None)
    assert (view["weapon_counts"][0], view["item_counts"][0], view["sample_counts"][0]) == (0, 0, 3)
    # So nobody expects the owner to play one, or to burn something with it.
    table = Scenario(
        f"phase actions; pile use; damage boiler 1; A human in boiler; {REST}; A owns blood failure"
    ).begin()
    assert (names(table, "card_revealed"), table.asked) == (["card_revealed"], [])


def test_T_O_07_a_failure_may_be_kept_to_bluff() -> None:
    one, other = (alone("use", "laboratory", f"bag 1 {sample}").do("A keep_token") for sample in ("failure", "blood"))
    assert (one.owns("A"), other.owns("A")) == ("failure", "blood")
    assert look_alike(one, other, "A")
    for table in (one, other):
        table.play_to("tests").begin()
        assert table.asked == [("A", "offer_test")]  # whoever holds a token is asked
    assert look_alike(one, other, "A")
    assert one.options("A") == ["pass"]
    assert [viewer for viewer in others(one) if told(one, viewer, "drew_sample")[0]["sample"]] == ["A"]
