"""Withdrawing from an encounter with a weapon (rules section 8.3, T-E-22 to T-E-27)."""

import pytest

from tests.games.thing.encounters_helpers import is_over, meet_again, names, others
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario


def test_T_E_22_the_window_comes_first_then_the_test_among_the_rest() -> None:
    table = Scenario(
        "phase encounters; leader D; A human in radio; B human in radio; C human in radio; D alien; A owns melee"
    ).begin()
    assert table.asked == [("A", "withdraw")]
    assert "tokens_laid" not in names(table)
    table.do("A withdraw melee")
    assert sorted(table.asked) == [("B", "tokens"), ("C", "tokens")]
    table.do("B plain", "C plain", "B look C 1", "C look B 1")
    assert [table.suspicion(seat) for seat in "ABC"] == [1, 2, 2]


def test_T_E_23_with_a_firearm_a_melee_weapon_or_a_charge() -> None:
    table = Scenario(
        "phase encounters; leader D; A human in radio; B human in radio; D alien; A owns firearm melee flamethrower"
    ).begin()
    assert table.options("A") == ["pass", "withdraw firearm", "withdraw flamethrower", "withdraw melee"]


@pytest.mark.parametrize("weapon", ["firearm", "melee", "flamethrower"])
def test_T_E_23_declarations_are_public(weapon: str) -> None:
    table = Scenario(f"phase encounters; leader D; A human in radio; B human in radio; D alien; A owns {weapon}").do(
        f"A withdraw {weapon}"
    )
    for viewer in others(table):
        assert table.last(viewer, "withdrew") == {"seat": "A", "weapon": weapon}


def test_T_E_23_in_movement_order_and_one_pass() -> None:
    table = Scenario(
        "players 5; phase encounters; leader B; A human in dormitory; B human in dormitory; C human in dormitory;"
        "D human in dormitory; E alien; A owns melee; B owns melee; C owns melee; D owns firearm"
    ).begin()
    asked = []
    while table.asked[0][1] == "withdraw":
        assert len(table.asked) == 1
        asked.append(table.asked[0][0])
        table.do(f"{asked[-1]} pass")
    assert asked == ["C", "D", "A", "B"]


def test_T_E_23_a_withdrawal_holds_for_this_encounter_only() -> None:
    table = Scenario("phase encounters; leader D; A human in radio; B human in radio; D alien; A owns firearm")
    table.do("A withdraw firearm")
    meet_again(table, {"A": "radio", "B": "radio", "C": "shed", "D": "weather"})
    table.do("A pass")
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]


def test_R_46_a_later_player_sees_earlier_withdrawals_and_nobody_is_asked_twice() -> None:
    table = Scenario(
        "phase encounters; leader D; A human in radio; B human in radio; C human in radio; D alien;"
        "A owns melee; B owns melee; C owns melee"
    ).do("A pass")
    assert table.asked == [("B", "withdraw")]
    table.do("B withdraw melee")
    assert table.asked == [("C", "withdraw")]
    assert table.last("C", "withdrew") == {"seat": "B", "weapon": "melee"}
    assert table.view("C")["withdrawn"] == ["B"]
    table.do("C pass")
    # A passed before B withdrew, and gets no second chance.
    assert sorted(table.asked) == [("A", "tokens"), ("C", "tokens")]


def test_T_E_24_a_withdrawn_character_takes_no_part_in_the_test() -> None:
    table = Scenario(
        "phase encounters; leader D; A human in radio prone; B human in radio; C human in radio; D alien; A owns melee"
    ).do("A withdraw melee", "B plain", "C plain")
    assert table.view(None)["laid"] == ["B", "C"]
    assert sorted(table.asked) == [("B", "look"), ("C", "look")]
    assert table.options("B") == ["look C 1", "look C 2"]
    table.do("B look C 1", "C look B 1")
    assert table.suspicion("A") == 1
    assert "role_now" not in names(table, "A")


@pytest.mark.parametrize("posture", ["prone", "standing"])
def test_T_E_24_and_keeps_posture_and_place(posture: str) -> None:
    table = Scenario(
        f"phase encounters; leader D; A human in radio {posture}; B human in radio; D alien; A owns melee"
    ).do("A withdraw melee")
    assert table.standing("A") == (posture == "standing")
    assert table.room("A") == "radio"


def test_T_E_25_one_who_is_left_alone_is_not_tested() -> None:
    table = Scenario("phase encounters; leader D; A human in radio; B human in radio; D alien; A owns melee").do(
        "A withdraw melee"
    )
    assert is_over(table)
    assert names(table) == ["encounter", "withdrew"]
    assert (table.suspicion("A"), table.suspicion("B")) == (1, 1)


def test_T_E_25_nor_is_anybody_if_all_withdraw() -> None:
    table = Scenario(
        "phase encounters; leader D; A human in radio; B human in radio; D alien; A owns melee; B owns firearm"
    ).do("A withdraw melee", "B withdraw firearm")
    assert is_over(table)
    assert "tokens_laid" not in names(table)


@pytest.mark.parametrize("weapon", ["firearm", "melee", "flamethrower"])
def test_T_E_26_withdrawal_does_not_avoid_a_dog(weapon: str) -> None:
    table = Scenario(f"phase encounters; dog shed; A human in shed; D alien; A owns {weapon}").begin()
    assert "dog_tested" in names(table)
    assert table.suspicion("A") == 2
    assert is_over(table)


@pytest.mark.parametrize("weapon", ["firearm", "melee"])
def test_T_E_26_nor_a_revealed_alien(weapon: str) -> None:
    """An ask may come, for the hidden card could be Dynamite; but there is nothing to answer with."""
    table = Scenario(
        f"phase encounters; pile use; C revealed; strength 1; plan shed 1; A human in shed; B human; D alien;"
        f"A owns {weapon}"
    ).begin()
    assert table.asked == [("A", "attack")]
    assert table.options("A") == ["pass"]
    with pytest.raises(RuleError):
        table.do(f"A withdraw {weapon}")
    table.do("A pass")
    assert not table.standing("A")
    assert is_over(table)


def test_T_E_26_R_44_DX_13_the_withdrawn_one_still_counts_for_catching_the_dog() -> None:
    table = Scenario(
        "phase encounters; leader C; dog boiler; A human in boiler; B human in boiler; C human; D alien; A owns firearm"
    ).do("A withdraw firearm")
    assert table.view(None)["kennel"] == 1
    assert not table.dog_in("boiler")
    assert is_over(table)
    assert names(table) == ["encounter", "dog_caught", "withdrew"]
    assert [table.suspicion(seat) for seat in "ABCD"] == [1, 1, 1, 1]


def test_T_E_27_a_melee_weapon_is_removed_from_the_game() -> None:
    table = Scenario("phase encounters; leader D; A human in radio; B human in radio; D alien; A owns melee melee").do(
        "A withdraw melee"
    )
    assert table.owns("A") == "melee"
    assert table.view(None)["used_weapons"][2] == 1
    assert table.view(None)["weapon_deck_size"] == 6


def test_T_E_27_a_firearm_is_kept_and_visible() -> None:
    table = Scenario("phase encounters; leader D; A human in radio; B human in radio; D alien; A owns firearm")
    for viewer in others(table):
        assert table.view(viewer)["open_firearms"][0] == 0
    table.do("A withdraw firearm")
    for viewer in others(table):
        assert table.view(viewer)["open_firearms"][0] == 1
        assert table.view(viewer)["weapon_counts"][0] == 0
    assert table.owns("A") == "open_firearm"


def test_T_E_27_a_flamethrower_loses_a_charge_and_nothing_else() -> None:
    table = Scenario(
        "phase encounters; leader D; pile use use; A human in radio; B human in radio; D alien; A owns flamethrower:4"
    ).do("A withdraw flamethrower")
    assert table.owns("A") == "flamethrower:3"
    assert table.view(None)["pile_size"] == 2
    assert table.standing("A")
    assert table.room("A") == "radio"
