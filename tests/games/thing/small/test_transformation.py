"""Transformation and the threat marker (rules sections 25.R and 25.9): T-ZR, T-Z9-03, T-Z9-04, V-34, V-40, DX-31."""

from collections import Counter
from typing import Any

import pytest

from tests.games.thing.small.table_helpers import crew_member, discs, meet
from winterover.games.thing.pieces import ITEMS, WEAPONS
from winterover.games.thing.small.scenario import SmallScenario

#: All the other discs lie where nothing reaches them.
FAR = "bennings suspicion 8; nauls suspicion 8; windows suspicion 8"


def threatened(text: str, dice: str = "threat threat threat", **rulings: Any) -> SmallScenario:
    """Phase 5: Windows alone stands where dice can be given, and all of them are carried out."""
    prone = "; ".join(f"{name} prone" for name in ("bennings", "clark", "macready", "blair", "nauls"))
    table = SmallScenario(f"phase actions; players 1; windows in radio; {prone}; dice {dice}; {text}", **rulings)
    return table.do("A accept")


def dogs_phase(text: str, **rulings: Any) -> SmallScenario:
    return SmallScenario(f"phase dogs; {text}", **rulings).begin()


def after_test_a(text: str, **rulings: Any) -> SmallScenario:
    """Test A on the highest disc."""
    return SmallScenario(f"phase tests; players 1; nauls owns blood; {text}", **rulings).do("A test_a nauls")


# How a Character is transformed


def test_T_ZR_01_by_a_test_that_shows_an_alien() -> None:
    table = after_test_a("clark alien suspicion 4")
    assert table.last(None, "role_shown") == {"seat": "clark", "role": "alien"}
    assert table.last(None, "transformed") == {"character": "clark", "way": "test"}
    assert table.status("clark") == "transformed"


def test_T_ZR_01_by_an_alien_dog() -> None:
    table = meet("dog shed; dog_tokens alien; blair suspicion 2", rooms={"blair": "shed"})
    assert table.last(None, "transformed") == {"character": "blair", "way": "dog"}


def test_T_ZR_01_by_the_threat_when_the_disc_comes_to_it() -> None:
    table = meet("threat 3; clark suspicion 2; blair suspicion 0", rooms={"clark": "shed", "blair": "shed"})
    assert table.status("clark") == "character"  # nobody outside the green zone is with Clark
    table = meet("threat 3; clark suspicion 2; blair suspicion 4", rooms={"clark": "shed", "blair": "shed"})
    assert table.last(None, "transformed") == {"character": "clark", "way": "threat"}
    assert table.status("blair") == "character"


def test_T_ZR_01_by_the_threat_when_it_comes_to_the_disc() -> None:
    table = dogs_phase("players 1; threat 5; clark suspicion 4")
    assert table.last(None, "transformed") == {"character": "clark", "way": "threat"}


# What happens then


def test_T_ZR_02_figure_disc_and_belongings_leave_play() -> None:
    text = (
        "players 1; threat 5; weapons firearm; items wire; clark suspicion 4 owns melee keys tools blood blood failure"
    )
    table = dogs_phase(text)
    assert (table.room("clark"), table.standing("clark"), table.suspicion("clark")) == (None, False, 0)
    assert table.owns("clark") == ""
    seen = crew_member(table.view(None), "clark")
    assert (seen["room"], seen["upright"], seen["suspicion"], seen["status"]) == (None, False, 0, "revealed")
    # Decks are kept from the bottom to the top.
    assert [WEAPONS[card] for card in table.state.weapon_deck] == ["melee", "firearm"]
    assert sorted(ITEMS[card] for card in table.state.item_deck[:2]) == ["keys", "tools"]
    assert [ITEMS[card] for card in table.state.item_deck[2:]] == ["wire"]
    assert table.state.lost_samples == [2, 1]
    assert table.last(None, "gave_up") == {
        "character": "clark",
        "things": ["melee", "tools", "keys", "blood", "blood", "failure"],
    }


def test_T_ZR_02_open_cards_and_flamethrowers_go_back_as_what_they_are() -> None:
    table = dogs_phase(
        "players 1; threat 5; weapons; items; clark suspicion 4;"
        "clark owns flamethrower:2 open_firearm open_wire open_flashlight"
    )
    assert sorted(WEAPONS[card] for card in table.state.weapon_deck) == ["firearm", "flamethrower"]
    assert sorted(ITEMS[card] for card in table.state.item_deck) == ["flashlight", "wire"]


@pytest.mark.parametrize("role", ["human", "alien"])
def test_T_ZR_02_the_role_card_stays_unseen_unless_a_test_showed_it(role: str) -> None:
    table = dogs_phase(f"players 1; threat 5; clark {role} suspicion 4")
    assert table.status("clark") == "transformed"
    assert crew_member(table.view("A"), "clark")["role"] is None
    assert table.told(None, "role_shown") == []
    table = meet(f"dog shed; dog_tokens alien; blair {role} suspicion 2", rooms={"blair": "shed"})
    assert crew_member(table.view("A"), "blair")["role"] is None
    assert crew_member(after_test_a("clark alien suspicion 4").view("A"), "clark")["role"] == "alien"


def test_T_ZR_03_the_first_gives_five_and_every_later_one_gives_one() -> None:
    table = dogs_phase("players 1; threat 5; clark suspicion 4")
    assert table.view(None)["strength"] == 5
    table = dogs_phase("players 1; strength 5; threat 5; clark suspicion 4; blair transformed")
    assert table.view(None)["strength"] == 6


def test_T_ZR_03_also_if_the_pool_had_been_reduced_to_nothing() -> None:
    table = dogs_phase("players 1; strength 0; threat 5; clark suspicion 4; blair transformed")
    assert table.view(None)["strength"] == 1


def test_T_ZR_03_two_in_one_phase_give_six() -> None:
    text = "dog shed; dog radio; dog_tokens alien alien; blair suspicion 2; nauls suspicion 2"
    table = meet(text, rooms={"blair": "shed", "nauls": "radio"}).do("A resolve shed")
    assert [told.args["number"] for told in table.told(None, "strength")] == [5, 6]


def test_T_ZR_04_of_several_the_leader_chooses_one_and_the_marker_gives_way_to_the_others() -> None:
    table = dogs_phase(
        f"players 2; leader A; threat 5; clark A suspicion 4; blair B suspicion 4; macready suspicion 4; {FAR}"
    )
    # The Leader Sheet has passed on by then (T-Z9-02).
    assert table.asked == [("B", "struck")]
    assert table.options("B") == ["transform blair", "transform clark", "transform macready"]
    table.do("B transform clark")
    assert [table.status(name) for name in ("clark", "blair", "macready")] == ["transformed", "character", "character"]
    assert table.view(None)["threat"] == 6
    assert len(table.told(None, "transformed")) == 1


def test_T_ZR_04_alone_on_the_space_there_is_no_choice_and_no_shift() -> None:
    table = dogs_phase(f"players 1; threat 5; clark suspicion 4; blair suspicion 1; macready suspicion 1; {FAR}")
    assert table.status("clark") == "transformed"
    assert table.view(None)["threat"] == 4


def test_T_ZR_04_the_shift_may_hit_again() -> None:
    table = dogs_phase(f"players 1; threat 5; clark suspicion 4; blair suspicion 4; macready suspicion 5; {FAR}")
    table.do("A transform clark")
    # One disc is left on 4: the marker enters 5, where one disc lies.
    assert [table.status(name) for name in ("clark", "blair", "macready")] == [
        "transformed",
        "character",
        "transformed",
    ]
    assert table.view(None)["threat"] == 5
    assert table.view(None)["strength"] == 6


def test_T_ZR_05_nobody_runs_the_alien() -> None:
    """The player whose only Character was transformed has no choice in Phase 4, and none later."""
    text = "players 2; leader A; threat 8; clark A; bennings A; nauls A; windows A; macready A; blair B"
    table = meet(f"{text}; dog shed; dog_tokens alien", rooms={"blair": "shed"})
    assert table.status("blair") == "transformed"
    asked = []
    table.ask()
    while table.state.round == 1 and not table.state.over:
        asked += table.asked
        table.match.act(table.state.asks[0].seat, table.game.code(table.state.asks[0].options[0]))
        table.ask()
    assert asked
    assert {who for who, _ in asked} == {"A"}
    assert table.told(None, "plan_revealed")


def test_T_ZR_06_the_sheet_of_a_leader_without_characters_passes_to_the_left() -> None:
    """R-158"""
    text = "players 3; leader B; threat 4; windows B suspicion 3; bennings B transformed; clark A suspicion 8"
    table = meet(f"{text}; blair A; nauls C; macready C", rooms={"windows": "shed", "clark": "shed"})
    assert table.status("windows") == "transformed"
    assert table.leader == "C"
    assert table.last(None, "leader_passed") == {"seat": "C"}


def test_T_ZR_06_it_skips_whoever_has_none_either() -> None:
    text = "players 3; leader B; threat 4; windows B suspicion 3; bennings B transformed; clark A suspicion 8"
    table = meet(
        f"{text}; blair A; nauls C transformed; macready C eliminated", rooms={"windows": "shed", "clark": "shed"}
    )
    assert table.leader == "A"


def test_T_ZR_06_a_leader_with_another_character_stays() -> None:
    text = "players 3; leader B; threat 4; windows B suspicion 3; bennings B; clark A suspicion 8"
    table = meet(f"{text}; blair A; nauls C; macready C", rooms={"windows": "shed", "clark": "shed"})
    assert table.status("windows") == "transformed"
    assert table.leader == "B"
    assert table.told(None, "leader_passed") == []


# The marker in Phase 9 and the ends of the track


def test_T_Z9_03_the_marker_goes_one_space_to_the_left() -> None:
    table = dogs_phase("players 1; threat 6; clark suspicion 6")
    assert table.view(None)["threat"] == 5
    assert table.told(None, "transformed") == []


def test_T_Z9_03_and_meets_discs() -> None:
    table = dogs_phase("players 1; threat 6; clark suspicion 5; blair suspicion 5")
    assert table.asked == [("A", "struck")]


def test_T_Z9_04_a_disc_stops_at_8_and_enters_nothing_there() -> None:
    rooms = {"clark": "shed", "blair": "shed"}
    table = meet("threat 0; clark suspicion 8; blair suspicion 7", rooms=rooms)
    assert discs(table, "clark", "blair") == [8, 8]
    table = meet("threat 8; clark suspicion 8; blair suspicion 2", rooms=rooms)
    assert discs(table, "clark", "blair") == [8, 3]
    assert table.status("clark") == "character"


def test_T_Z9_04_a_disc_that_enters_8_meets_the_marker_there() -> None:
    table = meet("threat 8; clark suspicion 7; blair suspicion 2", rooms={"clark": "shed", "blair": "shed"})
    assert table.status("clark") == "transformed"


def test_T_Z9_04_a_marker_that_cannot_leave_0_triggers_nothing() -> None:
    table = dogs_phase("players 1; threat 0; clark suspicion 0; blair suspicion 0")
    assert table.view(None)["threat"] == 0
    assert table.asked == []
    assert table.told(None, "transformed") == table.told(None, "threat_moved") == []


def test_T_Z9_04_a_shift_stops_at_8() -> None:
    """Three discs are left on 7: the marker goes as far as 8, and one that cannot move at all enters nothing."""
    four = "clark suspicion 7; blair suspicion 7; macready suspicion 7; nauls suspicion 7"
    table = dogs_phase(f"players 1; threat 8; {four}").do("A transform clark")
    assert table.view(None)["threat"] == 8
    table = meet(
        "threat 8; clark suspicion 7; blair suspicion 7; nauls suspicion 8; windows suspicion 8",
        rooms={"clark": "shed", "blair": "shed"},
    )
    table.do("A transform clark")
    assert table.view(None)["threat"] == 8
    assert table.coming == "aliens"
    assert [table.status(name) for name in ("blair", "nauls", "windows")] == ["character"] * 3


def test_T_Z9_04_a_disc_sent_to_0_by_a_test_enters_it() -> None:
    table = after_test_a("threat 0; clark human suspicion 4; blair suspicion 1")
    assert table.status("clark") == "transformed"
    assert table.last(None, "transformed")["way"] == "threat"
    assert table.status("blair") == "character"
    # Whoever was there before has entered nothing.
    table = after_test_a(
        "threat 0; "
        + "; ".join(f"{name} suspicion 0" for name in ("clark", "blair", "nauls", "bennings", "macready", "windows"))
    )
    table.do("A test clark")
    assert table.last(None, "role_shown") == {"seat": "clark", "role": "human"}
    assert table.coming == "food"


@pytest.mark.parametrize(("value", "struck"), [("no", True), ("yes", False)])
def test_R_139_V_40_soloGreenImmune_says_whether_discs_at_0_are_ever_hit(value: str, struck: bool) -> None:
    table = dogs_phase(
        "players 1; threat 1; clark suspicion 0; blair suspicion 1; nauls suspicion 1", soloGreenImmune=value
    )
    assert table.view(None)["threat"] == 0
    assert (table.status("clark") == "transformed") is struck
    table = after_test_a("threat 0; clark human suspicion 4", soloGreenImmune=value)
    assert (table.status("clark") == "transformed") is struck


def test_V_40_soloGreenImmune_spares_nobody_outside_the_green_zone() -> None:
    table = dogs_phase("players 1; threat 2; clark suspicion 0; blair suspicion 1", soloGreenImmune="yes")
    assert table.asked == [("A", "struck")]
    assert "transform clark" not in table.options("A")


# The two ways of the marker with several discs (V-34)

THREE_DISCS = f"threat 5; clark suspicion 4; blair suspicion 4; macready suspicion 4; {FAR}"


@pytest.mark.parametrize(("value", "threat"), [("shiftNow", 6), ("shiftPhase9", 4)])
def test_R_136_soloThreat_says_whether_the_marker_gives_way_at_once(value: str, threat: int) -> None:
    table = threatened(THREE_DISCS, "threat use use", soloThreat=value)
    assert table.options("A") == ["transform blair", "transform clark", "transform macready"]
    table.do("A transform clark")
    assert table.view(None)["threat"] == threat
    assert len(table.told(None, "transformed")) == 1


def test_DX_31_R_137_V_34_the_marker_waits_and_moves_right_in_phase_9() -> None:
    table = threatened(THREE_DISCS, "threat use use", soloThreat="shiftPhase9")
    table.do("A transform clark")
    assert table.status("clark") == "transformed"
    assert table.view(None)["threat"] == 4
    table.play_to("dogs").begin()
    assert table.view(None)["threat"] == 6
    assert len(table.told(None, "transformed")) == 1


@pytest.mark.parametrize(("value", "threat"), [("shiftNow", 3), ("shiftPhase9", 6)])
def test_R_137_soloThreat_in_phase_9_with_discs_beside_the_marker(value: str, threat: int) -> None:
    """V-34: as many spaces to the right as discs lie there, else one to the left."""
    text = f"players 1; threat 4; clark suspicion 4; blair suspicion 4; macready suspicion 7; {FAR}"
    table = dogs_phase(text, soloThreat=value)
    assert table.view(None)["threat"] == threat
    assert table.told(None, "transformed") == []


def test_V_34_with_no_disc_beside_it_the_marker_goes_left_with_the_usual_check() -> None:
    table = dogs_phase(f"players 1; threat 5; clark suspicion 4; blair suspicion 1; {FAR}", soloThreat="shiftPhase9")
    assert table.view(None)["threat"] == 4
    assert table.status("clark") == "transformed"


def test_V_34_a_disc_that_enters_transforms_its_own_character_without_a_choice() -> None:
    text = "threat 4; clark suspicion 3; blair suspicion 1; nauls suspicion 4; windows suspicion 4"
    rooms = {"clark": "shed", "blair": "shed"}
    table = meet(text, rooms=rooms, soloThreat="shiftPhase9")
    assert table.coming == "aliens"
    assert [table.status(name) for name in ("clark", "nauls", "windows")] == ["transformed", "character", "character"]
    assert table.view(None)["threat"] == 4
    assert meet(text, rooms=rooms, soloThreat="shiftNow").asked == [("A", "struck")]


def test_V_34_discs_beside_the_marker_trigger_nothing_until_something_enters() -> None:
    text = "threat 4; clark suspicion 2; blair suspicion 1; nauls suspicion 4; windows suspicion 4"
    table = meet(text, rooms={"clark": "shed", "blair": "shed"}, soloThreat="shiftPhase9")
    assert table.told(None, "transformed") == []


@pytest.mark.parametrize(("edition", "struck"), [("de", True), ("fr", False)])
def test_V_34_only_the_profile_de_checks_after_the_move_to_the_right(edition: str, struck: bool) -> None:
    text = f"players 1; threat 4; clark suspicion 4; blair suspicion 4; macready suspicion 6; {FAR}"
    table = dogs_phase(text, edition=edition)
    assert table.view(None)["threat"] == 6
    assert (table.status("macready") == "transformed") is struck


def test_R_138_in_phase_5_every_single_step_is_checked() -> None:
    """Three Threat dice from 6: the marker enters 5 and 4 and hits twice, before the third takes it to 3."""
    table = threatened(f"threat 6; {FAR}; windows in radio; clark suspicion 5; blair suspicion 4; macready suspicion 8")
    assert [told.args["space"] for told in table.told(None, "threat_moved")] == [5, 4, 3]
    assert [told.args["character"] for told in table.told(None, "transformed")] == ["clark", "blair"]


def test_T_ZR_04_the_discs_that_are_left_never_share_the_marker_space_after_a_shift() -> None:
    """Wherever the marker is not cut off at 8 (`soloThreat=shiftNow`)."""
    found: Counter[int] = Counter()
    for seed in range(60):
        names = ("clark", "blair", "macready", "nauls", "windows", "bennings")
        spaces = [(seed * 7 + place * place * (seed % 5 + 1)) % 7 for place in range(6)]
        text = "; ".join(f"{name} suspicion {space}" for name, space in zip(names, spaces, strict=True))
        table = dogs_phase(f"players 1; threat {seed % 8 + 1}; {text}")
        while table.asked == [("A", "struck")]:
            table.do(f"A {table.options('A')[seed % 2]}")
        seen = table.view(None)
        beside = [f for f in seen["crew"] if f["status"] == "character" and f["suspicion"] == seen["threat"]]
        if table.told(None, "transformed") and seen["threat"] < 8 and not table.state.over:
            found[len(table.told(None, "transformed"))] += 1
            assert beside == []
    assert len(found) > 1
