"""Encounters of Characters and dogs (rules section 25.3, second part): T-Z3-04..08, R-133..R-140, V-36."""

from collections import Counter

import pytest

from tests.games.thing.round_helpers import assert_shares
from tests.games.thing.small.table_helpers import discs, meet

TOGETHER = {"clark": "shed", "blair": "shed"}
THREE_TOGETHER = {**TOGETHER, "nauls": "shed"}


def test_T_Z3_04_encounters_come_after_all_moves_in_the_order_of_the_leader() -> None:
    table = meet(
        "players 2; leader B; bennings A; clark A; windows A; macready B; blair B; nauls B",
        rooms={"macready": "shed", "blair": "shed", "nauls": "radio", "clark": "radio"},
    )
    assert len(table.told(None, "went")) == 6
    assert table.asked == [("B", "room_order")]
    assert table.options("B") == ["resolve radio", "resolve shed"]
    table.do("B resolve shed")
    assert [told.args["room"] for told in table.told(None, "encounter")] == ["shed", "radio"]


def test_T_Z3_04_a_character_alone_and_a_dog_alone_meet_nobody() -> None:
    table = meet("dog radio; clark suspicion 3", rooms={"clark": "shed"})
    assert table.told(None, "encounter") == []
    assert table.told(None, "suspicion") == []
    assert table.coming == "aliens"


def test_T_Z3_04_no_alien_is_on_the_board_yet() -> None:
    table = meet("strength 9; clark suspicion 3; blair suspicion 2", rooms=TOGETHER)
    assert table.view(None)["strength_in"] == {}
    assert table.coming == "aliens"
    assert discs(table, "clark", "blair") == [4, 3]


def test_T_Z3_05_each_of_those_together_advances_by_one_and_nobody_looks_at_anything() -> None:
    table = meet("clark suspicion 3; blair suspicion 2", rooms=TOGETHER)
    assert discs(table, "clark", "blair") == [4, 3]
    assert table.told(None, "tokens_laid") == table.told(None, "looked") == []


def test_T_Z3_05_once_and_not_for_every_partner() -> None:
    table = meet("clark suspicion 3; blair suspicion 2; nauls suspicion 1", rooms=THREE_TOGETHER)
    assert discs(table, "clark", "blair", "nauls") == [4, 3, 2]


def test_T_Z3_05_those_in_the_green_zone_push_nobody_but_are_pushed() -> None:
    table = meet("clark suspicion 0; blair suspicion 2", rooms=TOGETHER)
    assert discs(table, "clark", "blair") == [1, 2]
    table = meet("clark suspicion 0; blair suspicion 2; nauls suspicion 3", rooms=THREE_TOGETHER)
    assert discs(table, "clark", "blair", "nauls") == [1, 3, 4]
    table = meet("clark suspicion 0; blair suspicion 0", rooms=TOGETHER)
    assert discs(table, "clark", "blair") == [0, 0]


@pytest.mark.parametrize(("value", "expected"), [("exempt", [1, 2]), ("none", [1, 3])])
def test_R_134_V_36_soloGreen_says_whether_the_green_zone_pushes_nobody(value: str, expected: list[int]) -> None:
    table = meet("clark suspicion 0; blair suspicion 2", rooms=TOGETHER, soloGreen=value)
    assert discs(table, "clark", "blair") == expected


@pytest.mark.parametrize(("value", "expected"), [("exempt", [0, 0]), ("none", [1, 1])])
def test_R_134_V_36_soloGreen_where_all_are_green(value: str, expected: list[int]) -> None:
    table = meet("clark suspicion 0; blair suspicion 0", rooms=TOGETHER, soloGreen=value)
    assert discs(table, "clark", "blair") == expected


def test_V_36_nobody_advances_alone() -> None:
    table = meet("clark suspicion 3", rooms={"clark": "shed"}, soloGreen="none")
    assert table.told(None, "suspicion") == []
    table = meet("clark suspicion 3 owns melee; blair suspicion 2", rooms=TOGETHER, soloGreen="none")
    table.do("A withdraw melee")
    assert table.told(None, "suspicion") == []


@pytest.mark.parametrize(("value", "met"), [("phase3", True), ("phase5", False)])
def test_R_133_soloMeet_says_whether_they_meet_in_phase_3(value: str, met: bool) -> None:
    table = meet("clark suspicion 3; blair suspicion 2", rooms=TOGETHER, soloMeet=value)
    assert table.coming == "aliens"
    assert discs(table, "clark", "blair") == ([4, 3] if met else [3, 2])


def test_R_133_they_meet_once_a_round() -> None:
    """Neither in Phase 4, where the alien is too weak for them, nor in Phase 5 is there a second meeting."""
    table = meet(
        "strength 2; attacked shed; clark suspicion 3; blair suspicion 2; nauls suspicion 2", rooms=THREE_TOGETHER
    )
    assert discs(table, "clark", "blair", "nauls") == [4, 3, 3]
    table.begin()
    assert table.last(None, "alien_fled") == {"room": "shed"}
    assert table.ask().asked[0][1] == "dice_to"
    assert discs(table, "clark", "blair", "nauls") == [4, 3, 3]


@pytest.mark.parametrize(
    ("weapon", "left"), [("melee", ""), ("firearm", "open_firearm"), ("flamethrower:4", "flamethrower:3")]
)
def test_T_Z3_06_whoever_withdraws_neither_advances_nor_makes_others_advance(weapon: str, left: str) -> None:
    table = meet(f"clark suspicion 3 owns {weapon}; blair suspicion 2", rooms=TOGETHER)
    assert table.asked == [("A", "withdraw")]
    assert table.view("A")["asks"][0]["character"] == "clark"
    code = weapon.partition(":")[0]
    assert table.options("A") == ["pass", f"withdraw {code}"]
    table.do(f"A withdraw {code}")
    assert discs(table, "clark", "blair") == [3, 2]
    assert table.owns("clark") == left
    assert table.standing("clark")


def test_T_Z3_06_of_three_the_other_two_still_meet() -> None:
    table = meet("clark suspicion 3 owns melee; blair suspicion 2; nauls suspicion 1", rooms=THREE_TOGETHER)
    table.do("A withdraw melee")
    assert discs(table, "clark", "blair", "nauls") == [3, 3, 2]


def test_T_Z3_06_whoever_keeps_the_weapon_meets_like_the_others() -> None:
    table = meet("clark suspicion 3 owns melee; blair suspicion 2", rooms=TOGETHER).do("A pass")
    assert discs(table, "clark", "blair") == [4, 3]
    assert table.owns("clark") == "melee"


def test_T_Z3_06_dynamite_does_not_help_and_nobody_is_asked_where_nobody_would_advance() -> None:
    table = meet("clark suspicion 3 owns dynamite; blair suspicion 2", rooms=TOGETHER)
    assert discs(table, "clark", "blair") == [4, 3]
    table = meet("clark suspicion 0 owns melee; blair suspicion 0", rooms=TOGETHER)
    assert table.coming == "aliens"


def test_T_Z0_06_weapons_are_offered_in_the_order_in_which_the_characters_were_moved() -> None:
    text = "clark suspicion 3 owns melee; blair suspicion 2 owns firearm; nauls suspicion 1 owns melee"
    table = meet(text, rooms={"nauls": "shed", "clark": "shed", "blair": "shed"})
    offered = []
    while table.asked == [("A", "withdraw")]:
        offered.append(table.view("A")["asks"][0]["character"])
        table.do("A pass")
    assert offered == ["nauls", "clark", "blair"]
    assert table.view(None)["order"][:3] == ["nauls", "clark", "blair"]


# Dogs


def test_T_Z3_07_two_or_more_catch_the_dog_and_meet() -> None:
    table = meet("dog shed; clark suspicion 3; blair suspicion 2", rooms=TOGETHER)
    assert not table.dog_in("shed")
    assert table.view(None)["kennel"] == 1
    assert "kennel" in table.view(None)["locations"]
    assert table.told(None, "dog_shown") == []
    assert discs(table, "clark", "blair") == [4, 3]


def test_T_Z3_07_whoever_withdraws_still_counts_for_catching_the_dog() -> None:
    table = meet("dog shed; clark suspicion 3 owns melee; blair suspicion 2", rooms=TOGETHER)
    table.do("A withdraw melee")
    assert not table.dog_in("shed")
    assert discs(table, "clark", "blair") == [3, 2]


def test_T_Z3_07_alone_with_a_healthy_dog_the_disc_advances_for_all_to_see() -> None:
    table = meet("dog shed; dog_tokens healthy; blair suspicion 2", rooms={"blair": "shed"})
    assert table.told(None, "dog_shown")[0].args == {"character": "blair", "room": "shed", "dog": "healthy"}
    assert discs(table, "blair") == [3]
    assert table.dog_in("shed")


def test_T_Z3_07_alone_with_an_alien_dog_a_character_is_transformed_at_once() -> None:
    """R-140: whatever the Role card says, and nobody sees it."""
    table = meet("dog shed; dog_tokens alien; blair human suspicion 2", rooms={"blair": "shed"})
    assert table.last(None, "dog_shown")["dog"] == "alien"
    assert table.last(None, "transformed") == {"character": "blair", "way": "dog"}
    assert table.status("blair") == "transformed"
    assert table.told(None, "role_shown") == []
    assert table.dog_in("shed")


def test_T_Z3_07_clark_has_nothing_to_fear_from_a_dog() -> None:
    table = meet("dog shed; dog_tokens alien; clark suspicion 2", rooms={"clark": "shed"})
    assert table.told(None, "dog_shown") == []
    assert table.told(None, "encounter") == []
    assert discs(table, "clark") == [2]
    assert table.dog_in("shed")


def test_V_10_where_weapons_help_against_all_whoever_withdraws_leaves_the_dog_to_the_others() -> None:
    """Clark is then alone with it, which is nothing; anybody else draws a token."""
    text = "dog shed; dog_tokens alien; clark suspicion 2; nauls suspicion 3; blair suspicion 3 owns firearm"
    table = meet(text, rooms=TOGETHER, weaponScope="any").do("A withdraw firearm")
    assert table.told(None, "dog_shown") == table.told(None, "dog_caught") == []
    assert discs(table, "clark", "blair") == [2, 3]
    table = meet(text, rooms={"nauls": "shed", "blair": "shed"}, weaponScope="any").do("A withdraw firearm")
    assert table.last(None, "transformed") == {"character": "nauls", "way": "dog"}


def test_T_Z3_07_no_weapon_helps_against_a_dog() -> None:
    table = meet("dog shed; dog_tokens healthy; blair suspicion 2 owns melee firearm", rooms={"blair": "shed"})
    assert table.coming == "aliens"
    assert discs(table, "blair") == [3]


def test_T_Z1_05_all_nine_dog_tokens_are_in_the_bag_and_every_draw_goes_back() -> None:
    """Two of nine, in every draw of a round and in every round."""
    found: Counter[tuple[int, str]] = Counter()
    rooms = {"blair": "shed", "nauls": "radio", "bennings": "kitchen", "windows": "armoury"}
    for seed in range(120):
        text = "dog shed; dog radio; dog kitchen; dog armoury; threat 8"
        table = meet(text, seed=seed, rooms=rooms)
        for room in ("shed", "radio", "kitchen"):
            table.do(f"A resolve {room}")
        for place, told in enumerate(table.told(None, "dog_shown")):
            found[place, told.args["dog"]] += 1
    assert sum(found.values()) == 480
    for place in range(4):
        drawn = Counter({dog: found[place, dog] for dog in ("healthy", "alien")})
        assert_shares(drawn, {"healthy": 7 / 9, "alien": 2 / 9})


# All steps together


@pytest.mark.parametrize("first", ["shed", "radio"])
def test_T_Z3_08_the_steps_of_all_rooms_come_together_and_one_check_after_them(first: str) -> None:
    """Clark and Nauls enter the marker's space from different rooms: one of them is hit, in whatever order."""
    text = "threat 4; clark suspicion 3; blair suspicion 1; nauls suspicion 3; windows suspicion 1"
    table = meet(text, rooms={**TOGETHER, "nauls": "radio", "windows": "radio"})
    table.do(f"A resolve {first}")
    assert table.asked == [("A", "struck")]
    assert table.options("A") == ["transform clark", "transform nauls"]
    assert discs(table, "clark", "blair", "nauls", "windows") == [4, 2, 4, 2]
    table.do("A transform nauls")
    # The marker gives way to the one disc that is left.
    assert (table.status("clark"), table.status("nauls")) == ("character", "transformed")
    assert table.state.threat == 5


def test_T_Z3_08_a_healthy_dog_counts_among_the_steps_of_all_rooms() -> None:
    text = "threat 4; dog radio; dog_tokens healthy; clark suspicion 3; blair suspicion 1; nauls suspicion 3"
    table = meet(text, rooms={**TOGETHER, "nauls": "radio"}).do("A resolve radio")
    assert table.options("A") == ["transform clark", "transform nauls"]


def test_T_Z3_08_a_disc_that_lay_there_all_along_is_hit_only_together_with_one_that_enters() -> None:
    """`shiftNow` leaves no disc beside the marker, but a position may."""
    text = "threat 4; clark suspicion 3; blair suspicion 1; nauls suspicion 4"
    table = meet(text, rooms=TOGETHER)
    assert table.options("A") == ["transform clark", "transform nauls"]
    table = meet("threat 4; clark suspicion 2; blair suspicion 1; nauls suspicion 4", rooms=TOGETHER)
    assert table.coming == "aliens"
    assert table.status("nauls") == "character"


def test_T_Z3_08_whoever_a_dog_has_transformed_advances_no_more() -> None:
    text = "dog shed; dog_tokens alien; clark suspicion 3; blair suspicion 2"
    table = meet(text, rooms=TOGETHER, clarkCatches="no")
    assert table.status("blair") == "transformed"
    assert table.told(None, "suspicion") == []
    assert discs(table, "clark") == [3]
