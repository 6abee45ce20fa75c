"""Weapons (rules section 10), and how far they reach by edition."""

import pytest

from tests.games.thing.encounters_helpers import (
    FIGHT,
    assert_alike,
    fight,
    is_over,
    meet_again,
    names,
    others,
    resolved,
    strength,
)
from winterover.core.errors import RuleError
from winterover.games.thing.game import GAME
from winterover.games.thing.pieces import FLAMETHROWER
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.timeout import timeout

MEETING = "phase encounters; leader D; pile use use; A human in radio; B human in radio; C human; D alien"
ARMOURY = "phase actions; leader B; pile use; A human in armoury; B human; C human; D alien"


def clock(table: Scenario, who: str) -> str:
    """What the clock would answer for somebody."""
    (ask,) = [ask for ask in table.state.asks if ask.seat == "ABCDEFGH".index(who)]
    return GAME.code(timeout(table.state, ask, table.state.rng))


# What is hidden and what lies open


def test_T_W_01_there_is_no_limit() -> None:
    table = Scenario(f"{ARMOURY}; weapons melee melee; A owns dynamite dynamite dynamite firearm keys keys blood blood")
    table.do("A pass", "A keep melee")
    assert table.owns("A") == "dynamite dynamite dynamite firearm melee keys keys blood blood"


@pytest.mark.parametrize(
    ("one", "other"), [("melee", "dynamite"), ("firearm", "melee"), ("keys", "fuel"), ("blood", "failure")]
)
def test_T_W_01_cards_and_tokens_are_secret_until_used(one: str, other: str) -> None:
    """Nobody else can tell them apart, even when asked to use one: how many there are is all that is seen."""
    tables = []
    for owned in (one, other):
        table = Scenario(f"{MEETING}; A owns {owned}").begin()
        if table.asked == [("A", "withdraw")]:
            table.do("A pass")
        tables.append(table)
    assert_alike(tables[0], tables[1], "A")
    view = tables[0].view(None)
    assert view["weapon_counts"][0] + view["item_counts"][0] + view["sample_counts"][0] == 1


@pytest.mark.parametrize("owned", ["melee", "dynamite", "firearm"])
def test_T_W_01_a_window_tells_nothing_of_a_hidden_weapon(owned: str) -> None:
    """Every holder of a hidden weapon is asked to attack and to withdraw; without any nobody is (T-N-02)."""
    against_alien = fight(3, f"A human in generator; B human; A owns {owned}")
    assert against_alien.asked == [("A", "attack")]
    against_characters = Scenario(f"{MEETING}; A owns {owned}").begin()
    assert against_characters.asked == [("A", "withdraw")]
    unarmed = Scenario(f"{MEETING}; A owns keys").begin()
    assert sorted(unarmed.asked) == [("A", "tokens"), ("B", "tokens")]


def test_T_W_01_a_flamethrower_lies_open_from_the_moment_it_is_kept() -> None:
    table = Scenario(f"{ARMOURY}; weapons flamethrower melee").do("A keep flamethrower")
    for viewer in others(table):
        assert table.last(viewer, "kept") == {"seat": "A", "thing": "flamethrower"}
        assert table.view(viewer)["flamethrowers"][0] == [6]
        assert table.view(viewer)["weapon_counts"][0] == 0
    other = Scenario(f"{ARMOURY}; weapons flamethrower melee").do("A keep melee")
    for viewer in others(other, "A"):
        assert other.last(viewer, "kept") == {"seat": "A", "thing": None}


def test_T_W_02_used_dynamite_and_melee_weapons_leave_the_game() -> None:
    attacked = fight(3, "A human in generator; B human; A owns dynamite; weapons melee").do("A attack dynamite")
    assert attacked.view(None)["used_weapons"] == [1, 0, 0, 0]
    assert attacked.view(None)["weapon_deck_size"] == 1
    withdrew = Scenario(f"{MEETING}; A owns melee; weapons melee").do("A withdraw melee")
    assert withdrew.view(None)["used_weapons"] == [0, 0, 1, 0]
    assert withdrew.view(None)["weapon_deck_size"] == 1


def test_T_W_02_flamethrower_firearm_flashlight_and_wire_are_kept() -> None:
    firearm = Scenario(f"{MEETING}; A owns firearm").do("A withdraw firearm")
    assert firearm.owns("A") == "open_firearm"
    wire = Scenario("phase tests; A human; B human; D alien; A owns wire flamethrower:3").do("A offer_b", "A test B")
    assert wire.owns("A") == "open_wire flamethrower:2"
    dark = Scenario("phase move; power failed; damage generator 2; leader D; A human; D alien; A owns flashlight")
    dark.do("A light radio", "A hand_in use")
    assert dark.owns("A") == "open_flashlight"
    for table in (firearm, wire, dark):
        assert sum(table.view(None)["used_weapons"]) + sum(table.view(None)["used_items"]) == 0


# What they do


@pytest.mark.parametrize(("owned", "left"), [("flamethrower:4", "flamethrower:3"), ("dynamite dynamite", "dynamite")])
def test_T_W_03_an_attack_costs_a_charge_or_the_card_a_pile_card_and_lays_down(owned: str, left: str) -> None:
    table = fight(3, f"A human in generator; B human; A owns {owned}")
    weapon = owned.split(":")[0].split()[0]
    table.do(f"A attack {weapon}")
    assert table.owns("A") == left
    assert table.view(None)["pile_size"] == 2
    assert table.last(None, "pile_card_lost") == {"left": 2}
    assert (table.room("A"), table.standing("A")) == ("generator", False)
    assert strength(table) == 4


def test_T_W_03_only_in_a_room_with_a_revealed_alien() -> None:
    table = Scenario(f"{MEETING}; A owns dynamite flamethrower").begin()
    assert table.asked == [("A", "withdraw")]
    assert not [option for option in table.options("A") if option.startswith("attack")]


def test_T_W_04_withdrawing_costs_a_charge_only() -> None:
    table = Scenario(f"{MEETING}; A owns flamethrower:4").do("A withdraw flamethrower")
    assert table.owns("A") == "flamethrower:3"
    assert table.view(None)["pile_size"] == 2
    assert table.standing("A")
    assert is_over(table)


def test_T_W_05_both_burn_rooms() -> None:
    given = (
        "phase actions; leader D; pile use repair; A human in radio; B human; D alien; A owns dynamite flamethrower:2"
    )
    for weapon, left in (("dynamite", "flamethrower:2"), ("flamethrower", "dynamite flamethrower:1")):
        table = Scenario(given).ask()
        assert table.asked == [("A", "burn")]
        assert table.options("A") == ["burn dynamite", "burn flamethrower", "pass"]
        table.do(f"A burn {weapon}")
        assert table.view(None)["burned"] == ["radio"]
        assert table.owns("A") == left


def test_T_W_05_other_weapons_do_not() -> None:
    table = Scenario(
        "phase actions; leader D; pile use; A human in radio; B human; D alien; A owns melee firearm"
    ).ask()
    assert table.options("A") == ["pass"]


def test_T_W_06_charges_travel_with_the_card() -> None:
    table = Scenario("phase rec_room; A human; B human; D alien; A owns flamethrower:3")
    table.do("A put B flamethrower", "A deal B", "B deal A")
    assert (table.owns("A"), table.owns("B")) == ("", "flamethrower:3")


def test_T_W_06_with_wire_it_enables_test_b() -> None:
    without = Scenario("phase tests; A human; B human; D alien; A owns keys flamethrower:3; B owns wire").begin()
    assert without.asked == [("A", "offer_test")]
    assert without.options("A") == ["pass"]
    table = Scenario("phase tests; A human; B human; D alien; A owns wire flamethrower:3").begin()
    assert table.options("A") == ["offer_b", "pass"]
    table.do("A offer_b", "A test D")
    assert table.owns("A") == "open_wire flamethrower:2"
    assert table.last(None, "role_shown") == {"seat": "D", "role": "alien"}


#: How the last charge is spent: position and deeds.
LAST_CHARGE = {
    "attack": (
        f"{FIGHT} strength 5; plan generator 3; A human in generator; B human; A owns flamethrower:1",
        ["A attack flamethrower"],
    ),
    "withdraw": (f"{MEETING}; A owns flamethrower:1", ["A withdraw flamethrower"]),
    "burn": (
        "phase actions; leader B; pile use use; A human in radio; B human; D alien; A owns flamethrower:1",
        ["A burn flamethrower"],
    ),
    "test": ("phase tests; A human; B human; D alien; A owns flamethrower:1 open_wire", ["A offer_b", "A test B"]),
}


@pytest.mark.parametrize("use", LAST_CHARGE)
def test_T_W_06_with_its_last_charge_it_leaves_the_game(use: str) -> None:
    given, deeds = LAST_CHARGE[use]
    table = Scenario(given).do(*deeds)
    assert "flamethrower" not in table.owns("A")
    assert table.view(None)["used_weapons"][FLAMETHROWER] == 1
    assert FLAMETHROWER not in table.state.weapon_deck


@pytest.mark.parametrize("use", LAST_CHARGE)
@pytest.mark.parametrize(("empty", "left"), [("removed", []), ("stays", [0])])
def test_R_98_V_24_an_empty_flamethrower(use: str, empty: str, left: list[int]) -> None:
    given, deeds = LAST_CHARGE[use]
    table = Scenario(given, emptyFlamethrower=empty).do(*deeds)
    for viewer in others(table):
        assert table.view(viewer)["flamethrowers"][0] == left
        assert table.view(viewer)["used_weapons"][FLAMETHROWER] == (empty == "removed")


def test_R_98_V_24_one_that_stays_is_useless() -> None:
    meeting = Scenario(f"{MEETING}; A owns flamethrower:0", emptyFlamethrower="stays").begin()
    assert sorted(meeting.asked) == [("A", "tokens"), ("B", "tokens")]
    attacked = fight(3, "A human in generator; B human; A owns flamethrower:0", emptyFlamethrower="stays")
    assert attacked.asked == [("C", "prey")]
    beside = fight(3, "A human in generator; B human; A owns flamethrower:0 dynamite", emptyFlamethrower="stays")
    assert beside.options("A") == ["attack dynamite", "pass"]
    room = Scenario(
        "phase actions; leader D; pile repair; A human in radio; D alien; A owns flamethrower:0",
        emptyFlamethrower="stays",
    ).ask()
    assert ("A", "burn") not in room.asked
    tests = Scenario("phase tests; A human; D alien; A owns flamethrower:0 wire", emptyFlamethrower="stays").begin()
    assert tests.asked == []


def test_R_98_V_24_one_that_stays_may_be_traded() -> None:
    table = Scenario("phase rec_room; A human; B human; D alien; A owns flamethrower:0", emptyFlamethrower="stays")
    table.do("A put B flamethrower", "A deal B", "B deal A")
    assert (table.owns("A"), table.owns("B")) == ("", "flamethrower:0")


def test_R_98_V_24_and_comes_back_from_the_deck_with_six_charges() -> None:
    table = fight(
        2,
        "A human in generator; B human in armoury; A owns flamethrower:0; weapons; pile use",
        emptyFlamethrower="stays",
    ).do("C assimilate A")
    assert table.state.weapon_deck == [FLAMETHROWER]
    table.play_to("rec_room")
    assert table.owns("B") == "flamethrower:6"


def test_T_W_07_dynamite_is_used_once() -> None:
    """Attack or burn: whoever attacked with it has nothing left to burn the room with."""
    table = fight(3, "A human in generator; B human in shed; A owns dynamite").do("A attack dynamite")
    assert table.owns("A") == ""
    table.play_to("rec_room")
    assert table.view(None)["burned"] == []
    assert ("A", "burn") not in table.asked


def test_T_W_07_dynamite_is_not_used_to_withdraw() -> None:
    table = Scenario(f"{MEETING}; A owns dynamite").begin()
    assert table.options("A") == ["pass"]
    with pytest.raises(RuleError):
        table.do("A withdraw dynamite")


def test_T_W_08_a_firearm_is_kept_and_used_again_and_again() -> None:
    table = Scenario(f"{MEETING}; A owns firearm").do("A withdraw firearm")
    for _ in range(2):
        meet_again(table, {"A": "radio", "B": "radio", "C": "shed", "D": "weather"})
        assert table.asked == [("A", "withdraw")]
        table.do("A withdraw firearm")
        assert table.owns("A") == "open_firearm"
    assert [told.args for told in table.told(None, "withdrew")] == [{"seat": "A", "weapon": "firearm"}] * 3


def test_T_W_09_a_melee_weapon_withdraws_once() -> None:
    table = Scenario(f"{MEETING}; A owns melee").do("A withdraw melee")
    assert table.owns("A") == ""
    assert table.view(None)["used_weapons"][2] == 1


def test_R_47_a_used_firearm_is_open_from_then_on() -> None:
    table = Scenario(f"{MEETING}; A owns firearm melee").do("A withdraw firearm").play_to("rec_room")
    for viewer in others(table):
        assert table.view(viewer)["open_firearms"] == [1, 0, 0, 0]
        assert table.view(viewer)["weapon_counts"] == [1, 0, 0, 0]
    table.do("A put B open_firearm", "A deal B", "B deal A")
    assert table.view(None)["open_firearms"] == [0, 1, 0, 0]
    assert table.last(None, "traded")["gave"] == ["open_firearm"]


def test_R_47_but_not_before() -> None:
    table = Scenario(f"{MEETING}; A owns firearm").do("A pass")
    assert table.view(None)["open_firearms"] == [0, 0, 0, 0]
    assert table.view(None)["weapon_counts"] == [1, 0, 0, 0]


def test_T_W_10_using_a_weapon_is_voluntary() -> None:
    every = "firearm melee flamethrower dynamite"
    assert "pass" in Scenario(f"{MEETING}; A owns {every}").begin().options("A")
    assert "pass" in fight(3, f"A human in generator; B human; A owns {every}").options("A")


@pytest.mark.parametrize("weapon", ["flamethrower", "dynamite"])
def test_T_W_10_using_a_weapon_is_public(weapon: str) -> None:
    table = fight(3, f"A human in generator; B human; A owns {weapon}").do(f"A attack {weapon}")
    for viewer in others(table):
        assert table.last(viewer, "attacked") == {"seat": "A", "weapon": weapon, "room": "generator"}


def test_T_W_10_the_prone_withdraw_with_firearm_or_melee_weapon_only() -> None:
    table = Scenario(f"{MEETING}; A prone; A owns firearm melee flamethrower dynamite").begin()
    assert table.options("A") == ["pass", "withdraw firearm", "withdraw melee"]


def test_T_W_10_the_prone_do_not_attack() -> None:
    table = fight(2, "A human in generator prone; B human; A owns dynamite flamethrower")
    assert table.asked == [("C", "prey")]


def test_T_W_10_the_attacker_lies_and_may_still_withdraw_from_the_others() -> None:
    table = fight(3, "A human in generator; B human in generator; A owns dynamite melee flamethrower")
    table.do("A attack dynamite")
    assert table.asked == [("A", "withdraw")]
    assert table.options("A") == ["pass", "withdraw melee"]
    table.do("A withdraw melee")
    assert is_over(table)


@pytest.mark.parametrize("prone", ["no", "yes"])
def test_R_45_withdrawing_with_a_flamethrower_while_prone(prone: str) -> None:
    given = "phase encounters; leader D; A human in dormitory prone; B human in dormitory prone; C human; D alien"
    table = Scenario(f"{given}; A owns flamethrower:3", flameWithdrawProne=prone).begin()
    if prone == "no":
        assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
    else:
        assert table.options("A") == ["pass", "withdraw flamethrower"]
        table.do("A withdraw flamethrower")
        assert table.owns("A") == "flamethrower:2"
        assert not table.standing("A")
        assert is_over(table)


@pytest.mark.parametrize("prone", ["no", "yes"])
@pytest.mark.parametrize("weapon", ["firearm", "melee"])
def test_R_45_firearm_and_melee_weapon_serve_the_prone_either_way(prone: str, weapon: str) -> None:
    table = Scenario(f"{MEETING}; A prone; A owns {weapon}", flameWithdrawProne=prone).begin()
    assert table.options("A") == ["pass", f"withdraw {weapon}"]


@pytest.mark.parametrize("prone", ["no", "yes"])
def test_R_45_attacks_need_a_standing_character_either_way(prone: str) -> None:
    table = fight(2, "A human in generator prone; B human; A owns dynamite flamethrower", flameWithdrawProne=prone)
    assert table.asked == [("C", "prey")]


@pytest.mark.parametrize(("deck", "room"), [("weapons", "armoury"), ("items", "storeroom")])
def test_T_W_11_an_empty_deck_yields_nothing(deck: str, room: str) -> None:
    table = Scenario(f"phase actions; leader B; pile use; {deck}; A human in {room}; B human; D alien").ask()
    assert "card_lost" in names(table)
    assert "assigned" not in names(table)


def test_T_W_11_cards_that_return_to_the_bottom_refill_it() -> None:
    table = fight(2, "A human in generator; B human in armoury; A owns melee; weapons; pile use")
    table.do("A pass", "C assimilate A").play_to("rec_room")
    assert table.owns("B") == "melee"
    unchosen = Scenario(f"{ARMOURY}; weapons melee dynamite").do("A keep melee")
    assert unchosen.view(None)["weapon_deck_size"] == 1
    used = Scenario(f"{MEETING}; A owns melee; weapons").do("A withdraw melee")
    assert used.view(None)["weapon_deck_size"] == 0


# How far weapons reach


@pytest.mark.parametrize(("edition", "asked"), [("std", "tokens"), ("de", "withdraw")])
def test_R_43_V_10_the_window_opens_against_a_dog_by_edition(edition: str, asked: str) -> None:
    table = Scenario(
        "phase encounters; leader D; dog shed; A human in shed; B human in radio; C human in radio; D alien;"
        "A owns firearm",
        edition=edition,
    ).do("D resolve shed")
    assert (table.asked[0][1], "dog_tested" in names(table)) == (asked, asked == "tokens")


@pytest.mark.parametrize(("scope", "avoids"), [("characters", False), ("any", True)])
@pytest.mark.parametrize("weapon", ["firearm", "melee", "flamethrower"])
def test_R_43_V_10_alone_with_a_dog(scope: str, avoids: bool, weapon: str) -> None:
    table = Scenario(
        f"phase encounters; dog shed; A human in shed; D alien; A owns {weapon}", weaponScope=scope
    ).begin()
    if avoids:
        table.do(f"A withdraw {weapon}")
    assert ("dog_tested" in names(table)) != avoids
    assert table.suspicion("A") == (1 if avoids else 2)
    assert table.dog_in("shed")
    assert is_over(table)


def test_R_43_V_10_the_window_comes_first_in_every_room() -> None:
    table = fight(3, "dog generator; A human in generator; B human in generator; A owns melee", weaponScope="any")
    assert table.asked == [("A", "withdraw")]
    table.do("A pass")
    assert table.asked == [("A", "attack")]


def test_R_43_V_10_a_withdrawn_character_is_not_counted_or_laid_down() -> None:
    given = "A human in generator; B human in generator; A owns open_firearm"
    narrow = fight(1, given, weaponScope="characters")
    assert names(narrow)[-1] == "alien_fled"
    wide = fight(1, given, weaponScope="any").do("A withdraw firearm")
    # One point against B alone is a draw, and A meets nobody.
    assert wide.last(None, "laid_low") == {"room": "generator", "seats": ["B"]}
    assert (wide.standing("A"), wide.standing("B")) == (True, False)
    assert is_over(wide)


@pytest.mark.parametrize("choice", ["assimilate B", "sabotage"])
def test_R_43_V_10_and_cannot_be_assimilated_or_driven_out(choice: str) -> None:
    table = fight(
        3,
        "players 5; A human in generator; B human in generator; E human in generator; A owns open_firearm",
        weaponScope="any",
    ).do("A withdraw firearm")
    assert table.options("C") == ["assimilate B", "assimilate E", "sabotage"]
    table.do(f"C {choice}")
    assert (table.room("A"), table.standing("A")) == ("generator", True)
    assert (table.room("E"), table.standing("E")) == ("rec", False)
    assert is_over(table)
    assert resolved(table) == ["generator"]


def test_R_43_V_10_if_all_withdraw_the_alien_is_alone() -> None:
    table = fight(1, "A human in generator; B human; A owns open_firearm", weaponScope="any").do("A withdraw firearm")
    assert table.options("C") == ["nothing", "sabotage"]
    table.do("C sabotage")
    assert (table.room("A"), table.standing("A")) == ("generator", True)
    with_dog = fight(1, "dog generator; A human in generator; B human; A owns open_firearm", weaponScope="any")
    assert with_dog.do("A withdraw firearm").options("C") == ["assimilate_dog", "sabotage"]


def test_R_43_V_10_there_is_no_second_window_after_a_flight() -> None:
    table = fight(1, "A human in generator; B human in generator; A owns melee", weaponScope="any")
    table.do("A pass", "A pass")
    assert "alien_fled" in names(table)
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]


def test_R_44_with_the_wider_reach_the_withdrawn_one_does_not_count_for_the_dog() -> None:
    given = (
        "phase encounters; leader C; dog boiler; A human in boiler; B human in boiler; C human; D alien; A owns firearm"
    )
    table = Scenario(given, weaponScope="any").do("A withdraw firearm")
    assert table.dog_in("boiler")
    assert table.last(None, "dog_tested")["seat"] == "B"
    assert (table.suspicion("A"), table.suspicion("B")) == (1, 2)
    assert is_over(table)
    # Where nobody withdraws the two catch it all the same.
    both = Scenario(given, weaponScope="any").do("A pass")
    assert "dog_caught" in names(both)
    assert sorted(both.asked) == [("A", "tokens"), ("B", "tokens")]


# Decisions


def test_D_09_without_an_answer_nobody_attacks() -> None:
    table = fight(3, "A human in generator; B human; A owns dynamite flamethrower")
    assert table.options("A") == ["attack dynamite", "attack flamethrower", "pass"]
    assert clock(table, "A") == "pass"


def test_D_12_without_an_answer_nobody_withdraws() -> None:
    table = Scenario(f"{MEETING}; A owns firearm melee").begin()
    assert clock(table, "A") == "pass"
