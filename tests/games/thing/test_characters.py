"""The Characters and their abilities (rules section 23)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.thing.actions_helpers import (
    DAMAGEABLE,
    REST,
    assert_all_told,
    assert_shares,
    names,
    others,
    told,
    verbs,
    weapon_deck,
)
from winterover.games.thing.pieces import CHARACTERS
from winterover.games.thing.scenario import Scenario

DARK = "power failed; damage generator 2"


def acting(sheet: str, card: str, room: str, more: str = "", **rulings: Any) -> Scenario:
    """A with this sheet stands in a room, alone, when the card is revealed; step 4.7 has begun."""
    return Scenario(f"phase actions; pile {card}; A human {sheet} in {room}; {REST}; {more}", **rulings).begin()


# In general


def test_T_K_01_the_sheets_are_public() -> None:
    table = Scenario("A bennings; B norris; C blair; D garry")
    for viewer in others(table):
        assert table.view(viewer)["characters"] == ["bennings", "norris", "blair", "garry"]


@pytest.mark.parametrize("role", ["human", "alien"])
def test_T_K_01_abilities_work_for_hidden_aliens_as_well(role: str) -> None:
    other = "human" if role == "alien" else "alien"
    crew = f"A {role} windows in boiler; B prone; C prone; D {other} prone"
    windows = Scenario(f"phase actions; pile repair; damage boiler 2; {crew}").begin()
    assert windows.options("A") == ["times 1", "times 2"]
    norris = Scenario(f"phase move; leader A; {DARK}; B {role} norris; C {other}").do("B go radio")
    assert norris.asked == [("B", "hand_in")]
    garry = Scenario(f"phase draw; leader A; B {role} garry; C {other}").ask()
    assert garry.asked == [("B", "garry")]


@pytest.mark.parametrize("gone", ["revealed", "eliminated human"])
def test_T_K_01_abilities_end_when_the_player_is_revealed_or_eliminated(gone: str) -> None:
    """Nobody asks Garry any more."""
    table = Scenario(f"players 5; phase draw; leader A; A alien; B garry {gone}").begin()
    assert (table.coming, names(table, "garry_swapped")) == ("move", [])


# Bennings


def test_T_K_02_bennings_rolls_twice_and_keeps_either_result() -> None:
    seen = set()
    for seed in range(40):
        table = acting("bennings", "use", "weather", "underground 0", seed=seed)
        first, second = (one["face"] for one in told(table, None, "rolled"))
        if first == second:
            assert (table.asked, table.view(None)["stored"]) == ([], first)
            continue
        assert (table.asked, table.options("A")) == ([("A", "face")], sorted([f"face {first}", f"face {second}"]))
        keep = seed % 2
        table.do(f"A face {(first, second)[keep]}")
        assert table.view(None)["stored"] == (first, second)[keep]
        seen.add(keep)
    assert seen == {0, 1}


def test_T_K_02_also_against_a_stored_face() -> None:
    most = 0
    for seed in range(40):
        table = acting("bennings", "use", "weather", "underground 0; stored sun", seed=seed)
        faces = {"sun", *(one["face"] for one in told(table, None, "rolled"))}
        if len(faces) > 1:
            assert verbs(table, "A", "face") == sorted(faces)
        most = max(most, len(faces))
    assert most == 3


def test_T_K_02_nobody_else_rolls_twice() -> None:
    for sheet in CHARACTERS:
        rolls = names(acting(sheet, "use", "weather", "underground 0"), "rolled")
        assert len(rolls) == (2 if sheet == "bennings" else 1)


# Clark


@pytest.mark.parametrize("sheet", CHARACTERS)
def test_T_K_03_only_clark_is_left_alone_by_a_dog(sheet: str) -> None:
    table = Scenario(f"phase encounters; dog radio; A human {sheet} in radio").begin()
    tests = names(table, "encounter", "dog_tested")
    assert tests == ([] if sheet == "clark" else ["encounter", "dog_tested"])
    assert (table.suspicion("A"), table.dog_in("radio")) == (1 if sheet == "clark" else 2, True)


# Windows


@pytest.mark.parametrize("room", DAMAGEABLE[:4])
def test_T_K_04_windows_may_repair_two(room: str) -> None:
    table = acting("windows", "repair", room, f"damage {room} 2")
    assert (table.asked, table.options("A")) == ([("A", "times")], ["times 1", "times 2"])
    assert acting("windows", "repair", room, f"damage {room} 2").do("A times 1").damage(room) == 1
    table.do("A times 2")
    assert table.damage(room) == 0
    assert_all_told(table, "repaired", seat="A", room=room, amount=2)


def test_T_K_04_not_more_than_there_is() -> None:
    table = acting("windows", "repair", "shed", "damage shed 1")
    assert (table.asked, table.damage("shed")) == ([], 0)


def test_T_K_04_only_repair_and_only_when_assigned() -> None:
    assert acting("windows", "use", "boiler", "fuel boiler 0").fuel("boiler") == 1
    assert acting("windows", "sabotage", "boiler").damage("boiler") == 1
    crew = "A human windows in boiler; B human in boiler; C prone; D alien prone"
    table = Scenario(f"phase actions; leader D; pile repair; damage boiler 3; {crew}").do("D assign B")
    assert table.options("B") == ["times 1", "times 2"]


@pytest.mark.parametrize("coop", ["plusOne", "perRepetition"])
@pytest.mark.parametrize("standing", [1, 2, 3])
def test_R_88_V_29_windows_with_the_bonus(coop: str, standing: int) -> None:
    crew = "; ".join(f"{seat} human in radio {'' if n < standing else 'prone'}" for n, seat in enumerate("ABC"))
    text = f"phase actions; leader D; pile repair; damage radio 8; A windows; {crew}; D alien prone"
    table = Scenario(text, abilityCoop=coop).ask()
    if standing > 1:
        table.do("D assign A")
    most = standing + 1 if coop == "plusOne" else 2 * standing
    assert table.options("A") == [f"times {number}" for number in range(1, most + 1)]
    assert table.do(f"A times {most}").damage("radio") == 8 - most


# MacReady


def test_T_K_05_macready_may_draw_three_weapons() -> None:
    position = "weapons melee dynamite firearm dynamite"
    table = acting("macready", "use", "armoury", position)
    assert (table.asked, table.options("A")) == ([("A", "draws")], ["times 2", "times 3"])
    table.do("A times 3")
    assert table.options("A") == ["keep dynamite", "keep firearm", "keep melee"]
    assert table.last(None, "drew_cards") == {"seat": "A", "room": "armoury", "count": 3, "things": None}
    table.do("A keep firearm")
    assert table.owns("A") == "firearm"
    assert weapon_deck(table)[0] == "dynamite"
    assert sorted(weapon_deck(table)[1:]) == ["dynamite", "melee"]
    two = acting("macready", "use", "armoury", position).do("A times 2")
    assert two.options("A") == ["keep dynamite", "keep melee"]


def test_R_95_the_cards_not_chosen_go_to_the_bottom_in_random_order() -> None:
    bottoms = []
    for seed in range(100):
        table = acting("macready", "use", "armoury", "weapons melee dynamite firearm dynamite", seed=seed)
        table.do("A times 3", "A keep firearm")
        assert weapon_deck(table)[0] == "dynamite"
        bottoms.append(weapon_deck(table)[-1])
    assert_shares(bottoms, melee=0.5, dynamite=0.5)


@pytest.mark.parametrize(("deck", "options"), [("melee dynamite", ["keep dynamite", "keep melee"]), ("melee", [])])
def test_R_95_with_two_cards_or_fewer_there_is_nothing_to_choose(deck: str, options: list[str]) -> None:
    table = acting("macready", "use", "armoury", f"weapons {deck}")
    assert table.options("A") == options
    assert table.owns("A") == ("" if options else "melee")


def test_R_95_with_exactly_three_cards_he_may_draw_them_all() -> None:
    table = acting("macready", "use", "armoury", "weapons melee dynamite firearm")
    assert table.options("A") == ["times 2", "times 3"]
    assert len(table.do("A times 3").options("A")) == 3


def test_T_K_05_only_he_and_only_weapons() -> None:
    for sheet in CHARACTERS:
        asked = acting(sheet, "use", "armoury").asked
        assert asked == [("A", "draws" if sheet == "macready" else "keep")]
    assert acting("macready", "use", "storeroom").asked == [("A", "keep")]


# Garry


def test_T_K_06_garry_may_swap_a_card_after_drawing() -> None:
    text = "phase draw; leader B; A human garry hand use use; deck use use use repair sabotage"
    table = Scenario(text).ask()
    assert (table.asked, table.options("A")) == ([("A", "garry")], ["pass", "throw repair", "throw use"])
    table.do("A throw use")
    assert table.hand("A") == "use repair sabotage"
    assert table.view(None)["hand_sizes"][0] == 3


def test_T_K_06_every_round_and_only_he() -> None:
    for sheet in CHARACTERS:
        table = Scenario(f"phase draw; leader A; B {sheet}; A {'garry' if sheet == 'clark' else 'clark'}").ask()
        garry = [seat for seat, kind in table.asked if kind == "garry"]
        assert garry == {"garry": ["B"], "clark": ["A"]}.get(sheet, [])
    table = Scenario("phase draw; leader A; B garry").do("B pass").play_to("draw").ask()
    assert table.asked == [("B", "garry")]


def test_T_K_06_a_hungry_garry_too() -> None:
    table = Scenario("phase draw; leader A; hungry; B garry hand use repair; deck use repair sabotage")
    table.do("B throw use")
    assert len(table.hand("B").split()) == 2


# Norris


def test_T_K_07_norris_is_immune_to_darkness() -> None:
    table = Scenario(f"phase move; leader A; {DARK}; B norris").ask()
    assert verbs(table, "B", "light") == []
    assert table.do("B go radio").asked == [("B", "hand_in")]


@pytest.mark.parametrize("special", ["yes", "no"])
def test_T_K_07_R_96_V_25_the_special_action_of_norris(special: str) -> None:
    text = "phase move; leader A; B norris; deck use repair"
    table = Scenario(text, norrisSpecial=special).ask()
    if special == "no":
        assert verbs(table, "B", "twice") == []
        assert table.do("B special radio").pile == "use"
        return
    assert verbs(table, "B", "twice") == verbs(table, "B", "special")
    table.do("B twice radio")
    assert table.options("B") == ["hand_in repair", "hand_in use"]
    table.do("B hand_in repair")
    assert (table.pile, table.hand("B"), table.view(None)["discard_size"]) == ("repair", "", 4)


def test_T_K_07_norris_needs_and_uses_no_card_for_it() -> None:
    table = Scenario("phase move; leader A; B norris; B owns flashlight").do("B twice radio")
    assert table.owns("B") == "flashlight"
    dark = Scenario(f"phase move; leader A; {DARK}; B norris; B owns flashlight").ask()
    assert verbs(dark, "B", "light") == []
    assert dark.do("B go radio").owns("B") == "flashlight"


def test_V_25_with_a_flashlight_norris_draws_two_all_the_same() -> None:
    table = Scenario("phase move; leader A; B norris; B owns flashlight", norrisSpecial="no").do("B twice radio")
    assert (table.owns("B"), table.asked) == ("open_flashlight", [("B", "hand_in")])


@pytest.mark.parametrize("special", ["yes", "no"])
def test_V_25_immune_to_darkness_in_any_case(special: str) -> None:
    table = Scenario(f"phase move; leader A; {DARK}; B norris", norrisSpecial=special).do("B go radio")
    assert table.asked == [("B", "hand_in")]


# Dr. Blair


def test_T_K_08_blair_may_draw_one_more_token() -> None:
    table = acting("blair", "use", "laboratory", "bag 8 blood")
    assert (table.asked, table.options("A")) == ([("A", "times")], ["times 1", "times 2"])
    table.do("A times 2", "A keep_token", "A keep_token")
    assert (table.owns("A"), table.coming) == ("blood blood", "rec_room")
    one = acting("blair", "use", "laboratory", "bag 8 blood").do("A times 1", "A keep_token")
    assert (one.owns("A"), one.coming) == ("blood", "rec_room")


def test_T_K_08_not_more_than_there_are() -> None:
    table = acting("blair", "use", "laboratory", "bag 1 failure")
    assert table.asked == [("A", "sample")]
    assert table.do("A keep_token").coming == "rec_room"


def lab(sheet: str, standing: int, **rulings: Any) -> Scenario:
    """A with this sheet was assigned Use in the Laboratory, where so many stand."""
    crew = "; ".join(f"{seat} human in laboratory {'' if n < standing else 'prone'}" for n, seat in enumerate("ABC"))
    text = f"phase actions; leader D; pile use; bag 8 blood; A {sheet}; {crew}; D alien prone"
    table = Scenario(text, **rulings).ask()
    return table.do("D assign A") if standing > 1 else table


def drawn_by(table: Scenario) -> Counter[str]:
    """Keep every token that is drawn; who drew how many."""
    while table.asked:
        ((seat, kind),) = table.asked
        assert kind == "sample"
        table.do(f"{seat} keep_token")
    return Counter(one["seat"] for one in told(table, None, "drew_sample"))


@pytest.mark.parametrize("coop", ["plusOne", "perRepetition"])
@pytest.mark.parametrize("standing", [1, 2, 3])
def test_R_88_V_29_blair_with_the_bonus(coop: str, standing: int) -> None:
    table = lab("blair", standing, abilityCoop=coop)
    if table.asked == [("A", "times")]:
        table.do(f"A {table.options('A')[-1]}")
    assert drawn_by(table) == {"A": standing + 1 if coop == "plusOne" else 2 * standing}


def test_V_29_others_are_not_touched() -> None:
    table = lab("clark", 3, abilityCoop="perRepetition").do("A times 3")
    assert drawn_by(table) == {"A": 3}


def test_T_K_08_a_helper_draws_nothing_more() -> None:
    """Blair stands beside the assigned one."""
    crew = "A human clark in laboratory; B human blair in laboratory; C prone; D alien prone"
    table = Scenario(f"phase actions; leader D; pile use; bag 8 blood; {crew}").do("D assign A")
    assert table.options("A") == ["times 1", "times 2"]


def test_V_28_blair_draws_one_more_when_each_draws_for_himself() -> None:
    table = lab("blair", 3, labCoop="oneEach")
    most = table.options("A")[-1]
    assert drawn_by(table.do(f"A {most}")) == {"A": 2, "B": 1, "C": 1}


def test_T_K_08_V_28_the_additional_token_is_optional_then_too() -> None:
    table = lab("blair", 1, labCoop="oneEach")
    assert table.asked == [("A", "times")]
    assert drawn_by(table.do("A times 1")) == {"A": 1}


# Nauls


def test_T_K_09_nauls_needs_one_food_to_feed_everyone() -> None:
    table = acting("nauls", "use", "kitchen", "pantry 8")
    assert (table.state.pantry, table.state.kitchen) == (7, 1)
    table.play_to("dogs")
    assert (table.state.pantry, table.view(None)["hungry"]) == (7, False)


def test_T_K_09_nobody_else_and_only_when_assigned() -> None:
    for sheet in CHARACTERS:
        assert acting(sheet, "use", "kitchen", "pantry 8").state.kitchen == (1 if sheet == "nauls" else 2)
    crew = "A human nauls in kitchen; B human in kitchen; C prone; D alien prone"
    assert Scenario(f"phase actions; leader D; pile use; {crew}").do("D assign B").state.kitchen == 2
    assert acting("nauls", "sabotage", "kitchen", "pantry 8").state.pantry == 6
