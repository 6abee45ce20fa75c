"""Step 4.2: swapping cards in the Dormitory, and the Special Action (rules section 7.2)."""

from collections import Counter

import pytest

from tests.games.thing.actions_helpers import (
    GREEN_ROOMS,
    assert_all_told,
    discards,
    look_alike,
    names,
    others,
    told,
    top_of_deck,
    verbs,
)
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario

# Swapping in the Dormitory


def test_T_P4_2_07_the_figure_lies_in_the_dormitory() -> None:
    table = Scenario("phase move; leader A").do("B swap")
    assert (table.room("B"), table.standing("B")) == ("dormitory", False)
    assert_all_told(table, "went_to_swap", seat="B")


def test_T_P4_2_07_any_number_may_do_this() -> None:
    table = Scenario("players 8; phase move; leader A")
    for seat in "BCDEFGHA":
        table.do(f"{seat} swap").do(f"{seat} {table.options(seat)[0]}")
    assert [table.room(seat) for seat in "ABCDEFGH"] == ["dormitory"] * 8


def test_T_P4_2_08_the_whole_hand_for_as_many_cards_of_the_draw_pile() -> None:
    table = Scenario("phase move; leader A; B hand use use sabotage; deck use repair repair repair; discard all")
    table.do("B swap")
    assert table.asked == [("B", "take")]
    assert table.hand("B") == ""
    # Neither the discards nor the cards just thrown away can be chosen.
    assert table.options("B") == ["take repair+repair+repair", "take use+repair+repair"]
    table.do("B take use+repair+repair")
    assert table.hand("B") == "use repair repair"


def test_T_P4_2_08_with_two_cards_two_are_chosen() -> None:
    table = Scenario("phase move; leader A; hungry; B hand use sabotage").do("B swap")
    kinds = ("use", "repair", "sabotage")
    pairs = {f"take {one}+{two}" for place, one in enumerate(kinds) for two in kinds[place:]}
    assert set(table.options("B")) == pairs


def test_T_P4_2_08_only_the_swapping_player_sees_the_cards() -> None:
    text = "phase move; leader A; B hand use use sabotage; deck {}; discard all"
    one = Scenario(text.format("use repair repair repair")).do("B swap")
    other = Scenario(text.format("use use use repair")).do("B swap")
    assert one.view("B")["draw_pile"] == [1, 3, 0]
    assert [viewer for viewer in others(one) if "draw_pile" in one.view(viewer)] == ["B"]
    assert look_alike(one, other, "B")
    one.do("B take repair+repair+repair")
    other.do("B take use+use+use")
    assert look_alike(one, other, "B")
    assert one.last(None, "took") == {"seat": "B", "count": 3, "cards": None}


@pytest.mark.parametrize("held", [0, 1, 2])
def test_R_33_if_the_draw_pile_is_too_small_the_rest_comes_from_a_new_one(held: int) -> None:
    """What there is goes to the hand; the discards, with the cards just thrown away, are shuffled."""
    deck = " ".join(["repair"] * held)
    pile = " ".join(["sabotage"] * 14)
    table = Scenario(
        f"phase move; leader A; A hand use use use; B hand sabotage sabotage sabotage; C hand use use use;"
        f"D hand use use use; pile {pile}; deck {deck}; discard all"
    ).do("B swap")
    assert table.hand("B") == deck
    assert names(table, "reshuffled") == ["reshuffled"]
    assert names(table, "took") == ["took"] * bool(held)
    if held:
        assert table.last("B", "took") == {"seat": "B", "count": held, "cards": ["repair"] * held}
        assert table.last(None, "took") == {"seat": "B", "count": held, "cards": None}
    # All Sabotage left is what B threw away.
    assert f"take {'+'.join(['sabotage'] * (3 - held))}" in table.options("B")
    assert {code.count("+") for code in table.options("B")} == {2 - held}
    table.do(f"B take {'+'.join(['sabotage'] * (3 - held))}")
    assert len(table.hand("B").split()) == 3


def test_R_33_a_draw_pile_that_just_suffices_is_not_made_anew() -> None:
    table = Scenario("phase move; leader A; deck use repair repair; discard all").do("B swap")
    assert table.options("B") == ["take use+repair+repair"]
    assert "reshuffled" not in names(table)


def test_T_P4_2_09_the_rest_and_the_discards_become_a_new_deck() -> None:
    table = Scenario("phase move; leader A; B hand sabotage sabotage sabotage; deck use use repair; discard all")
    before = len(table.state.discard)
    table.do("B swap", "B take use+use+repair")
    assert table.state.discard == []
    assert table.view(None)["deck_size"] == before + 3
    assert names(table, "reshuffled") == ["reshuffled"]


def test_T_P4_2_09_the_new_deck_is_shuffled() -> None:
    tops = set()
    for seed in range(20):
        table = Scenario("phase move; leader A; deck use use use repair repair; discard all", seed=seed)
        tops.add(top_of_deck(table.do("B swap", "B take use+use+use")))
    assert tops == {"use", "repair", "sabotage"}


def test_T_P4_2_10_no_card_is_handed_in() -> None:
    table = Scenario("phase move; leader A; pile use").do("B swap", "B take use+use+use")
    assert (table.pile, table.hand("B"), table.asked) == ("use", "use use use", [("C", "move")])


def test_T_P4_2_10_nothing_more_until_phase_5_but_an_encounter() -> None:
    table = Scenario(
        "phase encounters; pile use use; leader C; A human in dormitory prone; B human in dormitory prone;"
        "C human in weather; D alien prone in radio; A owns tools dynamite; B owns fuel"
    ).ask()
    assert table.asked == [("A", "withdraw")]
    table.do("A pass", "A plain", "B plain", "A look B 1", "B look A 2")
    assert (table.suspicion("A"), table.suspicion("B")) == (2, 2)
    table.play_to("rec_room")
    assert [one["seat"] for one in told(table, None, "assigned")] == ["C"]
    assert names(table, "laid_down", "burned", "played") == []
    table.begin()
    assert table.standing("A")


@pytest.mark.parametrize("swap", ["all", "any"])
def test_R_32_V_13_the_whole_hand_or_some_of_it(swap: str) -> None:
    table = Scenario("phase move; leader A; B hand use use repair", dormSwap=swap).do("B swap")
    if swap == "all":
        assert table.asked == [("B", "take")]
        assert table.last("B", "threw") == {"seat": "B", "count": 3, "cards": ["use", "use", "repair"]}
        return
    assert table.asked == [("B", "throw")]
    assert verbs(table, "B", "throw") == ["repair", "use", "use+repair", "use+use", "use+use+repair"]
    assert len(table.options("B")) == 5


def test_V_13_as_many_are_chosen_as_were_thrown_away() -> None:
    text = "phase move; leader A; B hand use use repair; deck sabotage repair use use"
    table = Scenario(text, dormSwap="any").do("B swap", "B throw use")
    assert table.options("B") == ["take repair", "take sabotage", "take use"]
    table.do("B take sabotage")
    assert (table.hand("B"), table.asked) == ("use repair sabotage", [("C", "move")])
    assert table.last("B", "threw") == {"seat": "B", "count": 1, "cards": ["use"]}
    assert table.last(None, "threw") == {"seat": "B", "count": 1, "cards": None}
    other = Scenario(text, dormSwap="any").do("B swap", "B throw repair", "B take use")
    assert look_alike(table, other, "B")


# The Special Action


def test_T_P4_2_11_the_hand_for_the_top_card_of_the_deck() -> None:
    table = Scenario("phase move; leader A; pile repair; B hand use use repair; deck sabotage use").do(
        "B special laboratory"
    )
    assert (table.room("B"), table.standing("B"), table.hand("B")) == ("laboratory", True, "")
    assert sorted(table.pile.split()) == ["repair", "sabotage"]
    assert discards(table) == Counter({"use": 2, "repair": 1})
    assert table.asked == [("C", "move")]


def test_T_P4_2_11_the_player_looks_at_the_card_and_nobody_else() -> None:
    one = Scenario("phase move; leader A; deck sabotage").do("B special laboratory")
    other = Scenario("phase move; leader A; deck use").do("B special laboratory")
    assert one.last("B", "drew") == {"seat": "B", "count": 1, "cards": ["sabotage"]}
    assert look_alike(one, other, "B")


def test_T_P4_2_11_into_accessible_rooms_only() -> None:
    table = Scenario("phase move; leader A; burned radio shed; boiler destroyed").ask()
    assert verbs(table, "B", "special") == sorted(
        [*(room for room in GREEN_ROOMS if room not in ("radio", "shed", "boiler")), "dormitory"]
    )


@pytest.mark.parametrize("allowed", ["yes", "no"])
def test_R_34_V_14_the_special_action_in_the_dormitory(allowed: str) -> None:
    table = Scenario("phase move; leader A; B owns flashlight", dormSpecialAction=allowed).ask()
    for verb in ("special", "twice"):
        assert verbs(table, "B", verb) == sorted([*GREEN_ROOMS, *(["dormitory"] if allowed == "yes" else [])])
    if allowed == "yes":
        table.do("B special dormitory")
        assert (table.room("B"), table.standing("B"), table.hand("B")) == ("dormitory", True, "")
    else:
        with pytest.raises(RuleError):
            table.do("B special dormitory")


def test_V_14_who_stands_in_the_dormitory_can_do_nothing_but_be_laid_down() -> None:
    table = Scenario(
        "phase actions; pile repair use; leader A; A human in dormitory; B human in kitchen; C prone; D prone"
    )
    table.ask()
    assert (table.asked, table.options("A")) == ([("A", "lay_down")], ["lay_down A", "lay_down B"])
    table.do("A lay_down A")
    assert not table.standing("A")


@pytest.mark.parametrize("owned", ["flashlight", "open_flashlight"])
def test_T_P4_2_12_with_a_flashlight_two_are_drawn_and_one_handed_in(owned: str) -> None:
    text = f"phase move; leader A; pile repair; B hand use use repair; B owns {owned}; deck sabotage use"
    table = Scenario(text).ask()
    assert verbs(table, "B", "special") == verbs(table, "B", "twice")  # it may, it need not
    table.do("B twice laboratory")
    assert (table.room("B"), table.standing("B")) == ("laboratory", True)
    assert table.options("B") == ["hand_in sabotage", "hand_in use"]
    assert table.last("B", "drew") == {"seat": "B", "count": 2, "cards": ["sabotage", "use"]}
    table.do("B hand_in sabotage")
    assert sorted(table.pile.split()) == ["repair", "sabotage"]
    assert discards(table) == Counter({"use": 3, "repair": 1})
    assert table.hand("B") == ""


def test_T_P4_2_12_the_other_card_is_discarded_face_down() -> None:
    text = "phase move; leader A; B owns open_flashlight; deck {}"
    one = Scenario(text.format("sabotage use")).do("B twice laboratory", "B hand_in use")
    other = Scenario(text.format("repair use")).do("B twice laboratory", "B hand_in repair")
    assert look_alike(one, other, "B")


def test_T_P4_2_12_whoever_moves_after_that_keeps_the_hand() -> None:
    table = Scenario("phase move; leader A; B owns open_flashlight; deck sabotage use; C hand use use repair")
    table.do("B twice laboratory", "B hand_in use", "C go boiler", "C hand_in use")
    assert table.hand("C") == "use repair"


def test_T_P4_2_12_without_flashlight_one_card_only() -> None:
    table = Scenario("phase move; leader A; B owns keys wire fuel tools").ask()
    assert verbs(table, "B", "twice") == []


def test_T_P4_2_13_R_35_darkness_does_not_change_it() -> None:
    dark = "phase move; leader A; power failed; damage generator 2; deck sabotage use; B owns open_flashlight"
    one = Scenario(dark).do("B special laboratory")
    assert (one.hand("B"), one.pile) == ("", "sabotage")
    assert one.last("B", "drew")["cards"] == ["sabotage"]
    assert one.last("B", "handed_in")["card"] == "sabotage"
    two = Scenario(dark).do("B twice laboratory")
    assert two.options("B") == ["hand_in sabotage", "hand_in use"]
