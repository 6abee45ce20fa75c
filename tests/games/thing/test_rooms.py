"""The rooms: what Use, Repair and Sabotage do in each (rules section 12)."""

from collections import Counter

import pytest

from tests.games.thing.actions_helpers import (
    DAMAGEABLE,
    GREEN_ROOMS,
    REST,
    alone,
    assert_all_told,
    item_deck,
    look_alike,
    names,
    verbs,
    was_assigned,
    weapon_deck,
    with_figures,
    without_items,
)
from winterover.games.thing.scenario import Scenario


def attacked(room: str, strength: int, more: str = "") -> Scenario:
    """The Collective sabotages a room in which nobody is."""
    text = f"phase encounters; B revealed; strength {strength}; plan {room} {strength}; A human; {more}"
    return Scenario(text).do("B sabotage")


# Colours


def test_T_L_01_green_rooms_and_the_kennel_are_open_to_revealed_aliens() -> None:
    table = Scenario("phase planning; B revealed; strength 1; kennel 1").ask()
    assert sorted(verbs(table, "B", "lay")) == sorted(f"{room} 1" for room in (*GREEN_ROOMS, "kennel"))


def test_T_L_01_characters_go_to_green_rooms_and_into_the_dormitory() -> None:
    table = Scenario("phase move; leader A; kennel 2").ask()
    assert set(verbs(table, "B", "special")) == {*GREEN_ROOMS, "dormitory"}
    assert "kennel" not in verbs(table, "B", "go")


def test_T_L_01_blue_rooms_hold_any_number_of_characters() -> None:
    table = Scenario("players 8; phase move; leader A")
    assert table.view(None)["room"] == ["rec"] * 8
    for seat in "BCDEFGHA":
        table.do(f"{seat} special dormitory")
    assert table.view(None)["room"] == ["dormitory"] * 8


def test_T_L_01_dogs_run_to_green_rooms_only() -> None:
    rooms = {room for seed in range(40) for room in Scenario("phase dogs", seed=seed).begin().view(None)["dogs"]}
    assert rooms == set(GREEN_ROOMS)


@pytest.mark.parametrize("room", GREEN_ROOMS)
def test_T_L_03_every_green_room_admits_the_revealed_alien_and_one_dog(room: str) -> None:
    table = Scenario(f"phase encounters; B revealed; strength 2; plan {room} 2; dog {room}; A human in {room}").ask()
    assert table.view(None)["strength_in"] == {room: 2}
    assert table.options("B") == ["assimilate A", "assimilate_dog", "sabotage"]


def test_T_L_03_no_room_gets_a_second_dog() -> None:
    for seed in range(20):
        assert len(set(Scenario("phase dogs", seed=seed).begin().view(None)["dogs"])) == 4


# The room table


@pytest.mark.parametrize("players", range(4, 9))
def test_T_L_02_damage_slots_and_fuel_slots(players: int) -> None:
    view = Scenario(f"players {players}").view(None)
    assert view["damage_slots"] == {"boiler": 3, "generator": 2, "radio": 8, "helicopter": 6, "shed": 1}
    assert view["fuel_slots"] == {"boiler": 4, "generator": 4, "helicopter": 1, "shed": players - 2}


@pytest.mark.parametrize(("room", "stock"), [("boiler", "underground"), ("generator", "underground")])
def test_T_L_02_use_takes_a_barrel_from_underground(room: str, stock: str) -> None:
    table = alone("use", room, f"fuel {room} 1; underground 5; outside 3")
    assert (table.fuel(room), table.state.underground, table.state.outside) == (2, 4, 3)
    assert_all_told(table, "fuelled", seat="A", room=room, amount=1)


@pytest.mark.parametrize("room", ["helicopter", "shed"])
def test_T_L_02_use_takes_a_barrel_from_outside_for_the_vehicles(room: str) -> None:
    table = alone("use", room, "underground 5; outside 3")
    assert (table.fuel(room), table.state.underground, table.state.outside) == (1, 5, 2)


@pytest.mark.parametrize("room", DAMAGEABLE)
def test_T_L_02_repair_takes_one_damage_away(room: str) -> None:
    damage = 1 if room == "shed" else 2
    table = alone("repair", room, f"damage {room} {damage}")
    assert table.damage(room) == damage - 1
    assert_all_told(table, "repaired", seat="A", room=room, amount=1)


STOCKS: dict[str, tuple[str, str]] = {
    "armoury": ("weapons melee dynamite firearm melee", "weapon_deck_size"),
    "storeroom": ("items keys fuel tools wire", "item_deck_size"),
    "kitchen": ("pantry 10", "pantry"),
    "laboratory": ("bag 4 blood 4 failure", "lab_size"),
    "weather": ("underground 7", "underground"),
}


@pytest.mark.parametrize(
    ("room", "by_card", "by_alien"),
    [("armoury", 1, 3), ("storeroom", 1, 3), ("kitchen", 2, 6), ("laboratory", 1, 3), ("weather", 1, 3)],
)
def test_T_L_02_sabotage_of_a_stock(room: str, by_card: int, by_alien: int) -> None:
    position, stock = STOCKS[room]
    before = Scenario(position).view(None)[stock]
    assert alone("sabotage", room, position).view(None)[stock] == before - by_card
    assert attacked(room, 3, position).view(None)[stock] == before - by_alien


@pytest.mark.parametrize("room", DAMAGEABLE)
def test_T_L_02_sabotage_is_damage_where_there_are_slots(room: str) -> None:
    slots = Scenario("").view(None)["damage_slots"][room]
    table = alone("sabotage", room, f"damage {room} 0")
    assert table.damage(room) == 1
    assert_all_told(table, "damaged", room=room, amount=1)
    for strength in (1, 3):
        assert attacked(room, strength, f"damage {room} 0").damage(room) == min(strength, slots)


@pytest.mark.parametrize("room", ["armoury", "storeroom"])
def test_T_L_02_R_171_the_top_cards_are_lost_unseen(room: str) -> None:
    words = {"armoury": ("weapons melee dynamite firearm", "weapons dynamite melee firearm")}
    words["storeroom"] = ("items keys fuel wire", "items fuel keys wire")
    deck = weapon_deck if room == "armoury" else item_deck
    one, other = (alone("sabotage", room, text) for text in words[room])
    assert deck(one) == words[room][0].split()[2:]
    assert look_alike(one, other)
    two = attacked(room, 2, words[room][0])
    assert deck(two) == words[room][0].split()[3:]
    assert look_alike(two, attacked(room, 2, words[room][1]))


def test_T_L_02_the_collective_removes_random_tokens_of_the_laboratory_unseen() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        table = Scenario(
            "phase encounters; B revealed; strength 1; plan laboratory 1; A human; bag 4 blood 4 failure", seed=seed
        ).do("B sabotage")
        found[tuple(table.state.lab)] += 1
        assert_all_told(table, "lost_stock", stock="samples", amount=1)
        assert table.view(None)["used_blood"] == 0
    assert set(found) == {(3, 4), (4, 3)}
    assert min(found.values()) > 15


# Boiler, generator, radio, vehicles


@pytest.mark.parametrize("damage", [1, 2, 3])
def test_T_L_04_damage_alone_does_nothing_to_the_boiler(damage: int) -> None:
    position = f"damage boiler {damage}; fuel boiler 2"
    assert "boiler" in verbs(Scenario(f"phase move; leader A; {position}").ask(), "B", "go")
    assert alone("use", "boiler", position).fuel("boiler") == 3
    assert alone("repair", "boiler", position).damage("boiler") == damage - 1
    assert not alone("use", "boiler", position).view(None)["boiler_destroyed"]


def test_T_L_04_a_destroyed_boiler_is_closed() -> None:
    table = Scenario("phase upkeep; weather storm; fuel boiler 1; damage boiler 2").begin()
    assert table.view(None)["boiler_destroyed"]
    assert "boiler" not in verbs(table.ask(), "B", "go")


def test_T_L_05_a_failed_generator_can_be_entered_fuelled_repaired_and_burned() -> None:
    failed = "power failed; damage generator 2; fuel generator 1"
    assert "generator" in verbs(Scenario(f"phase move; leader A; {failed}").ask(), "B", "go")
    fuelled = alone("use", "generator", failed)
    assert (fuelled.fuel("generator"), fuelled.view(None)["power_failed"]) == (2, True)
    repaired = alone("repair", "generator", failed)
    assert (repaired.damage("generator"), repaired.view(None)["power_failed"]) == (1, False)
    burned = alone("use", "generator", f"{failed}; A owns dynamite").do("A burn dynamite")
    assert burned.view(None)["burned"] == ["generator"]


def test_T_L_05_a_failed_generator_is_sabotaged_while_a_slot_is_free() -> None:
    assert not was_assigned(alone("sabotage", "generator", "power failed; damage generator 2"))
    assert was_assigned(alone("sabotage", "generator", "power failed; damage generator 1"))


def test_T_L_06_use_of_the_radio_sends_the_sos() -> None:
    table = alone("use", "radio", "damage radio 0")
    assert_all_told(table, "sos_sent", seat="A")
    assert (table.view(None)["sos"], table.view(None)["rescue_fuel"]) == (1, 1)


@pytest.mark.parametrize("damage", range(1, 9))
def test_T_L_06_any_damage_blocks_sending(damage: int) -> None:
    table = alone("use", "radio", f"damage radio {damage}")
    assert (was_assigned(table), table.view(None)["sos"]) == (False, 0)


@pytest.mark.parametrize("called", ["sos 1", "sos 9", "sos 4; rescue gone"])
def test_T_L_06_the_sos_is_sent_once_a_game(called: str) -> None:
    assert not was_assigned(alone("use", "radio", f"damage radio 0; {called}"))


@pytest.mark.parametrize(("room", "full"), [("helicopter", 1), ("shed", 2)])
def test_T_L_07_a_vehicle_without_damage_and_with_full_fuel_is_ready(room: str, full: int) -> None:
    ready = without_items(alone("use", room, f"damage {room} 0; fuel {room} {full}; outside 0; A owns keys"))
    assert (ready.asked, ready.options("A")) == ([("A", "escape")], ["escape", "pass"])
    short = without_items(alone("use", room, f"damage {room} 0; fuel {room} {full - 1}; outside 1; A owns keys"))
    assert (short.asked, short.fuel(room), names(short, "escape_began")) == ([], full, [])


@pytest.mark.parametrize(("room", "full"), [("helicopter", 1), ("shed", 2)])
def test_DX_25_any_damage_blocks_the_escape_even_with_keys_and_full_fuel(room: str, full: int) -> None:
    table = without_items(alone("use", room, f"damage {room} 1; fuel {room} {full}; A owns keys"))
    assert (was_assigned(table), table.coming, table.ending) == (False, "rec_room", "")


def test_R_89_the_bonus_at_the_base_helicopter_covers_fuelling() -> None:
    """The standard board has one slot there, so another one is needed to see it."""
    crew = "A human in helicopter; B human in helicopter; C human in helicopter"
    text = f"players 8; phase actions; leader H; pile use; {crew}; D prone; E prone; F prone; G prone; H alien prone"
    table = with_figures(Scenario(text), fuel_slots__base_helicopter__8=3).do("H assign A")
    assert table.options("A") == ["times 1", "times 2", "times 3"]
    assert table.do("A times 3").fuel("helicopter") == 3
    assert Scenario(text).do("H assign A").fuel("helicopter") == 1


# Kitchen


@pytest.mark.parametrize(("pantry", "moved"), [(16, 2), (2, 2), (1, 1)])
def test_T_L_08_use_prepares_two_food_or_what_is_left(pantry: int, moved: int) -> None:
    table = alone("use", "kitchen", f"pantry {pantry}")
    assert (table.state.pantry, table.state.kitchen) == (pantry - moved, moved)
    assert_all_told(table, "cooked", seat="A", amount=moved)


def test_T_L_08_it_is_possible_though_food_is_prepared_already() -> None:
    table = alone("use", "kitchen", "pantry 8; kitchen 2")
    assert (table.state.pantry, table.state.kitchen) == (6, 4)


def test_T_L_08_prepared_food_is_safe_from_sabotage() -> None:
    table = alone("sabotage", "kitchen", "pantry 1; kitchen 2")
    assert (table.state.pantry, table.state.kitchen) == (0, 2)
    table = attacked("kitchen", 3, "pantry 4; kitchen 2")
    assert (table.state.pantry, table.state.kitchen) == (0, 2)


def test_T_L_09_nauls_moves_one_food_with_the_same_benefit() -> None:
    table = Scenario(f"phase actions; pile use; A human nauls in kitchen; {REST}; pantry 5").begin()
    assert (table.state.pantry, table.state.kitchen) == (4, 1)
    table.play_to("dogs")
    assert (table.state.pantry, table.state.kitchen, table.view(None)["hungry"]) == (4, 0, False)


# What runs out


def test_T_L_14_partial_effects_take_what_is_there() -> None:
    assert alone("sabotage", "kitchen", "pantry 1").state.pantry == 0
    assert alone("use", "kitchen", "pantry 1").state.kitchen == 1
    weather = attacked("weather", 3, "underground 2")
    assert weather.state.underground == 0
    assert_all_told(weather, "lost_stock", stock="underground", amount=2)
    armoury = attacked("armoury", 3, "weapons melee")
    assert_all_told(armoury, "lost_stock", stock="weapons", amount=1)
    laboratory = attacked("laboratory", 3, "bag 1 blood 1 failure")
    assert_all_told(laboratory, "lost_stock", stock="samples", amount=2)
    shed = attacked("shed", 3, "damage shed 0")
    assert_all_told(shed, "damaged", room="shed", amount=1)
