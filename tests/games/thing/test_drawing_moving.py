"""Steps 4.1, 4.2 and 4.6: drawing Action cards, moving and planning, the rescue (rules sections 7.1, 7.2 and 7.6)."""

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

# Step 4.1


def test_T_P4_1_01_in_leader_order_up_to_three_cards() -> None:
    table = Scenario("phase draw; leader C; A hand use; B hand use use; C hand; D hand use repair").begin()
    drawn = [(one["seat"], one["count"]) for one in told(table, None, "drew")]
    assert drawn == [("C", 3), ("D", 1), ("A", 2), ("B", 1)]
    assert table.view(None)["hand_sizes"] == [3, 3, 3, 3]


def test_T_P4_1_01_the_top_cards_are_drawn_in_that_order() -> None:
    table = Scenario(
        "phase draw; leader B; deck use sabotage repair repair use use; A hand use use use; B hand repair;"
        "C hand use repair; D hand use use"
    ).begin()
    assert [table.hand(seat) for seat in "ABCD"] == [
        "use use use",
        "use repair sabotage",
        "use repair repair",
        "use use repair",
    ]


def test_T_P4_1_01_the_hungry_draw_up_to_two() -> None:
    table = Scenario("phase draw; hungry; A hand; B hand use; C hand use use; D hand use repair").begin()
    assert [(one["seat"], one["count"]) for one in told(table, None, "drew")] == [("A", 2), ("B", 1)]
    assert table.view(None)["hand_sizes"] == [2, 2, 2, 2]


@pytest.mark.parametrize(("hunger", "hand"), [("", "use use use"), ("hungry", "use use"), ("hungry", "use use use")])
def test_T_P4_1_01_at_or_above_the_limit_nothing_is_drawn(hunger: str, hand: str) -> None:
    table = Scenario(f"phase draw; {hunger}; A hand {hand}").begin()
    assert table.hand("A") == hand
    assert "A" not in [one["seat"] for one in told(table, None, "drew")]


def test_R_28_every_character_draws_the_hidden_alien_too() -> None:
    table = Scenario("players 5; phase draw; A human; B alien; C revealed; D eliminated human; E human").begin()
    assert [one["seat"] for one in told(table, None, "drew")] == ["A", "B", "E"]
    assert table.view(None)["hand_sizes"] == [3, 3, 0, 0, 3]


def test_T_P4_1_02_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = Scenario("phase draw; leader A; deck use repair; discard all").begin()
    assert names(table) == ["drew", "drew", "reshuffled", "drew", "drew", "leaders_card"]
    assert table.view(None)["hand_sizes"] == [3, 3, 3, 3]
    assert table.state.discard == []
    assert table.view(None)["deck_size"] == 51 - 4 * 3 - 1


def test_R_29_the_discards_are_shuffled_only_when_a_card_is_needed_and_the_deck_is_empty() -> None:
    table = Scenario("phase draw; deck use use use use use; discard all").begin()
    assert "reshuffled" not in names(table)
    assert table.view(None)["deck_size"] == 0
    assert table.view(None)["discard_size"] == 51 - 8 - 5


def test_R_29_the_new_deck_is_in_random_order() -> None:
    kinds = {Scenario("phase draw; deck use use use use; discard all", seed=seed).begin().pile for seed in range(20)}
    assert kinds == {"use", "repair", "sabotage"}


def test_T_P4_1_03_garry_may_discard_a_card_and_draw_another() -> None:
    text = "phase draw; leader A; B garry hand use repair; deck use use sabotage repair repair use"
    table = Scenario(text).ask()
    assert table.asked == [("B", "garry")]
    assert table.options("B") == ["pass", "throw repair", "throw use"]
    table.do("B throw use")
    assert table.hand("B") == "use repair sabotage"
    assert discards(table) == Counter({"use": 1})
    kept = Scenario(text).do("B pass")
    assert kept.hand("B") == "use use repair"
    assert kept.state.discard == []


def test_T_P4_1_03_others_see_only_that_garry_did_it() -> None:
    text = "phase draw; leader A; B garry hand use repair; deck use use sabotage repair repair use"
    table, other = Scenario(text).do("B throw use"), Scenario(text).do("B throw repair")
    assert table.last("B", "garry_swapped") == {"seat": "B", "thrown": "use", "drawn": "sabotage"}
    for viewer in others(table, "B"):
        assert table.last(viewer, "garry_swapped") == {"seat": "B", "thrown": None, "drawn": None}
    assert look_alike(table, other, "B")


def test_R_30_garry_swaps_right_after_his_own_draw() -> None:
    table = Scenario("phase dogs; leader A; B garry; A hand; B hand; C hand; D hand").play_to("draw").ask()
    assert [one["seat"] for one in told(table, None, "drew")] == ["A", "B"]
    assert table.view(None)["phase"] == "draw"
    assert table.view(None)["pile_size"] == 0
    table.do("B pass")
    assert [one["seat"] for one in told(table, None, "drew")] == ["A", "B", "C", "D"]


def test_R_30_garry_discards_first_and_then_draws() -> None:
    """With an empty deck his card is already among the discards that become the new one."""
    table = Scenario("phase draw; leader B; A garry; B hand use use; deck use use use use; discard all").ask()
    assert (table.asked, table.view(None)["deck_size"]) == ([("A", "garry")], 0)
    table.do("A throw use")
    assert names(table, "reshuffled", "garry_swapped") == ["reshuffled", "garry_swapped"]
    assert table.state.discard == []


def test_T_P4_1_04_the_top_card_starts_the_active_pile_after_all_have_drawn() -> None:
    table = Scenario("phase draw; leader C; deck use use use use sabotage repair").begin()
    assert table.pile == "sabotage"
    assert names(table) == ["drew", "drew", "drew", "drew", "leaders_card"]
    assert_all_told(table, "leaders_card", seat="C")


def test_T_P4_1_04_nobody_sees_the_leaders_card() -> None:
    one = Scenario("phase draw; deck use use use use sabotage").begin()
    other = Scenario("phase draw; deck use use use use repair").begin()
    assert one.pile != other.pile
    assert look_alike(one, other)


def test_T_P4_1_05_hands_are_secret_and_hand_sizes_public() -> None:
    one = Scenario("phase draw; B hand use use; deck use use use use use").begin()
    other = Scenario("phase draw; B hand repair sabotage; deck use sabotage use use use").begin()
    assert look_alike(one, other, "B")
    assert one.view("B")["hand"] == ["use", "use", "use"]
    assert other.view("B")["hand"] == ["repair", "sabotage", "sabotage"]
    assert one.view(None)["hand_sizes"] == [3, 3, 3, 3]


# Step 4.2: what can be chosen


def test_T_P4_2_01_go_swap_or_special_action() -> None:
    table = Scenario("phase move; leader A").ask()
    specials = [*GREEN_ROOMS, "dormitory"]
    expected = [*(f"go {room}" for room in GREEN_ROOMS), *(f"special {room}" for room in specials), "swap"]
    assert table.options("B") == sorted(expected)


def test_T_P4_2_01_the_entitled_may_board_as_well() -> None:
    text = "phase move; leader A; B suspicion 0; C suspicion 1; D suspicion 1; A suspicion 1;"
    assert "board" not in Scenario(f"{text} sos 8").ask().options("B")
    table = Scenario(f"{text} sos 9").ask()
    assert "board" in table.options("B")
    table.do("B go radio", "B hand_in use")
    assert "board" not in table.options("C")


def test_T_P4_2_01_every_character_chooses_once_in_movement_order() -> None:
    table = Scenario("players 5; phase move; leader C; A alien; B revealed").ask()
    asked = []
    while table.asked:
        ((seat, kind),) = table.asked
        assert kind == "move"
        asked.append(seat)
        table.do(f"{seat} special boiler" if seat != "C" else f"{seat} special radio")
    assert asked == ["D", "E", "A", "C"]
    assert table.coming == "encounters"


def test_T_P4_2_01_the_order_goes_by_the_leader_of_the_round() -> None:
    table = Scenario("phase dogs; leader A; token held C").play_to("draw").begin()
    assert (table.leader, table.view(None)["order"]) == ("C", ["D", "A", "B", "C"])
    assert (table.ask().asked, table.view(None)["phase"]) == ([("D", "move")], "move")


def test_T_P4_2_02_one_after_the_other_and_later_players_see_it() -> None:
    table = Scenario("phase move; leader A").do("B go boiler")
    assert table.asked == [("B", "hand_in")]
    table.do("B hand_in use")
    assert table.asked == [("C", "move")]
    for viewer in others(table):
        assert table.view(viewer)["room"] == ["rec", "boiler", "rec", "rec"]
        assert table.last(viewer, "went") == {"seat": "B", "room": "boiler"}
    with pytest.raises(RuleError):
        table.do("D go boiler")


# Going and handing in


@pytest.mark.parametrize("room", GREEN_ROOMS)
def test_T_P4_2_03_the_figure_stands_in_any_green_room(room: str) -> None:
    table = Scenario("phase move; leader A").do(f"B go {room}")
    assert (table.room("B"), table.standing("B")) == (room, True)


@pytest.mark.parametrize("room", ["rec", "dormitory", "kennel"])
def test_T_P4_2_03_staying_in_the_rec_room_is_no_option(room: str) -> None:
    with pytest.raises(RuleError):
        Scenario("phase move; leader A").do(f"B go {room}")


@pytest.mark.parametrize("room", GREEN_ROOMS)
def test_T_P4_2_03_a_room_with_three_characters_is_full(room: str) -> None:
    table = Scenario("players 6; phase move; leader A").do(f"B special {room}", f"C special {room}")
    assert room in verbs(table, "D", "go")
    assert room in verbs(table, "D", "special")
    table.do(f"D special {room}")
    assert room not in verbs(table, "E", "go")
    assert room not in verbs(table, "E", "special")


@pytest.mark.parametrize("destinations", ["green", "greenAndBlue"])
def test_R_31_V_12_which_rooms_may_be_entered(destinations: str) -> None:
    table = Scenario("phase move; leader A", destinations=destinations).ask()
    blue = ["dormitory", "rec"] if destinations == "greenAndBlue" else []
    assert verbs(table, "B", "go") == sorted([*GREEN_ROOMS, *blue])


@pytest.mark.parametrize("room", ["rec", "dormitory"])
def test_R_31_V_12_whoever_goes_to_a_blue_room_stands_there_and_hands_in(room: str) -> None:
    table = Scenario("phase move; leader A", destinations="greenAndBlue").do(f"B go {room}")
    assert (table.room("B"), table.standing("B"), table.asked) == (room, True, [("B", "hand_in")])
    table.do("B hand_in use")
    assert (table.pile, table.hand("B")) == ("use", "repair sabotage")


def test_V_12_blue_rooms_hold_any_number() -> None:
    text = "players 6; phase move; leader A; B in dormitory; C in dormitory; D in dormitory; E in rec; F in rec"
    table = Scenario(text, destinations="greenAndBlue").ask()
    assert {"dormitory", "rec"} <= set(verbs(table, "B", "go"))


def test_V_12_no_action_is_possible_in_a_blue_room() -> None:
    text = "phase actions; pile use repair sabotage; leader B; A human in rec; B human in dormitory; C prone; D prone"
    table = Scenario(text, destinations="greenAndBlue").ask()
    assert (table.asked, table.options("B")) == ([("B", "lay_down")], ["lay_down A", "lay_down B"])
    assert_all_told(table, "card_lost", card="use")
    table.do("B lay_down B", "B next")
    assert_all_told(table, "card_lost", card="repair")
    assert not table.standing("A")


def test_V_12_only_in_the_dormitory_they_take_part_in_encounters() -> None:
    text = "players 5; phase encounters; A human in dormitory; B human in dormitory; C in rec; D in rec; E alien"
    table = Scenario(text, destinations="greenAndBlue").ask()
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
    table.do("A plain", "B plain", "A look B 1", "B look A 1")
    assert table.coming == "rescue"


def test_T_P4_2_04_one_card_of_the_hand_joins_the_pile() -> None:
    table = Scenario("phase move; leader A; pile repair; B hand use use sabotage").do("B go boiler")
    assert table.options("B") == ["hand_in sabotage", "hand_in use"]
    table.do("B hand_in sabotage")
    assert table.hand("B") == "use use"
    assert sorted(table.pile.split()) == ["repair", "sabotage"]


def test_T_P4_2_04_nobody_else_learns_the_card() -> None:
    one = Scenario("phase move; leader A").do("B go boiler", "B hand_in use")
    other = Scenario("phase move; leader A").do("B go boiler", "B hand_in sabotage")
    assert look_alike(one, other, "B")
    assert one.last("B", "handed_in") == {"seat": "B", "card": "use"}
    assert one.last(None, "handed_in") == {"seat": "B", "card": None}


@pytest.mark.parametrize(("players", "most"), [(4, 4), (6, 6), (8, 8)])
def test_T_P4_2_05_at_the_maximum_of_suspicion_the_card_is_shown(players: int, most: int) -> None:
    table = Scenario(f"players {players}; phase move; leader A; B suspicion {most}").do("B go boiler", "B hand_in use")
    assert_all_told(table, "card_shown", seat="B", card="use")
    assert table.view(None)["shown_cards"] == ["use"]
    assert table.pile == "use"


def test_T_P4_2_05_below_the_maximum_it_is_not() -> None:
    table = Scenario("phase move; leader A; B suspicion 3").do("B go boiler", "B hand_in use")
    assert "card_shown" not in names(table)
    assert table.view(None)["shown_cards"] == []


def test_T_P4_2_05_the_card_of_a_special_action_is_shown_too() -> None:
    text = "phase move; leader A; B suspicion 4; B owns open_flashlight; deck use repair"
    one = Scenario(text).do("B special boiler")
    assert_all_told(one, "card_shown", seat="B", card="use")
    two = Scenario(text).do("B twice boiler", "B hand_in repair")
    assert_all_told(two, "card_shown", seat="B", card="repair")


def test_R_36_the_disc_counts_at_the_moment_of_handing_in() -> None:
    """A test moves it to the green zone, and the next card is face down again."""
    text = "phase tests; leader A; B human suspicion 4; C owns blood"
    shown = Scenario(text).do("C pass").play_to("move").do("B go boiler")
    shown.do(f"B hand_in {shown.hand('B').split()[0]}")
    assert "card_shown" in names(shown)
    table = Scenario(text).do("C offer_a").play_to("move").do("B go boiler")
    assert table.suspicion("B") == 0
    table.do(f"B hand_in {table.hand('B').split()[0]}")
    assert "card_shown" not in names(table)


def test_R_36_the_shown_card_is_shuffled_in_like_any_other() -> None:
    places = set()
    for seed in range(30):
        table = Scenario("phase move; leader A; B suspicion 4; A human clark", seed=seed)
        table.do("B go boiler", "B hand_in sabotage", "C go kitchen", "C hand_in use", "D go radio", "D hand_in use")
        table.do("A go weather", "A hand_in use").play_to("actions").begin()
        order = [*(one["card"] for one in told(table, None, "card_revealed")), *table.pile.split()]
        places.add(order.index("sabotage"))
    assert places == {0, 1, 2, 3}


def test_R_36_a_shown_card_is_known_until_it_is_revealed_or_discarded() -> None:
    text = "players 5; phase move; leader A; A human clark; B suspicion 5; C suspicion 5; E human; D alien"
    moves = ["B go kitchen", "B hand_in use", "C go kitchen", "C hand_in use", "D swap", "D take use+use+use"]
    moves += ["E swap", "E take use+use+use", "A go weather", "A hand_in use"]
    table = Scenario(text).do(*moves)
    assert table.view(None)["shown_cards"] == ["use", "use"]
    table.play_to("actions").ask()
    assert table.view(None)["shown_cards"] == ["use"]
    table.do("A assign B", "A stop")
    assert table.view(None)["shown_cards"] == []


def test_T_P4_2_06_in_darkness_the_card_is_drawn_at_random() -> None:
    table = Scenario("phase move; leader A; power failed; damage generator 2").do("B go boiler")
    assert table.asked == [("C", "move")]
    assert (len(table.pile.split()), len(table.hand("B").split())) == (1, 2)


# Leader Token, Leader, discards, access


@pytest.mark.parametrize("verb", ["go", "special"])
def test_T_P4_2_14_whoever_enters_takes_the_leader_token(verb: str) -> None:
    table = Scenario("phase move; leader A; token radio").do(f"B {verb} radio")
    assert_all_told(table, "took_token", seat="B")
    for viewer in others(table):
        assert (table.view(viewer)["token_room"], table.view(viewer)["token_holder"]) == (None, "B")


def test_T_P4_2_14_the_token_is_kept_until_phase_8() -> None:
    table = Scenario("phase move; leader A; token radio").do("B special radio", "C special radio")
    table.play_to("dogs")
    assert (table.view(None)["token_holder"], table.leader) == ("B", "A")
    assert names(table, "took_token") == ["took_token"]
    table.begin()
    assert (table.view(None)["token_holder"], table.leader) == (None, "B")


def test_R_38_the_first_to_arrive_takes_it() -> None:
    table = Scenario("phase move; leader A; token radio").do("B special radio", "C special radio")
    assert table.view(None)["token_holder"] == "B"


def test_R_38_a_holder_who_is_assimilated_leaves_it_unclaimed() -> None:
    table = Scenario(
        "players 5; phase encounters; leader A; token held B; E revealed; strength 3; plan radio 3; B human in radio;"
        "A human; C human; D human"
    ).do("E assimilate B")
    assert table.view(None)["token_holder"] is None
    table.play_to("dogs").begin()
    assert table.leader == "A"
    assert table.view(None)["token_room"] is not None


def test_R_38_a_holder_who_is_revealed_leaves_it_unclaimed() -> None:
    table = Scenario("phase rec_room; leader A; token held B; B alien; A human; C human; D human").ask()
    table.do("B reveal")
    assert table.view(None)["token_holder"] is None
    table.play_to("dogs").begin()
    assert table.leader == "A"


@pytest.mark.parametrize("leader", "ABCD")
def test_T_P4_2_15_the_leader_acts_last_under_the_same_rules(leader: str) -> None:
    table = Scenario(f"phase move; leader {leader}").ask()
    asked, offered = [], []
    for room in ("boiler", "radio", "shed", "kitchen"):
        ((seat, _),) = table.asked
        asked.append(seat)
        offered.append(table.options(seat))
        table.do(f"{seat} special {room}")
    assert asked[-1] == leader
    assert offered == [offered[0]] * 4


def test_T_P4_2_16_discards_go_face_down() -> None:
    text = "phase move; leader A; B hand {}"
    one = Scenario(text.format("use use use")).do("B special boiler")
    other = Scenario(text.format("repair repair sabotage")).do("B special boiler")
    for viewer in others(one, "B"):
        assert one.last(viewer, "threw") == {"seat": "B", "count": 3, "cards": None}
    assert one.last("B", "threw")["cards"] == ["use", "use", "use"]
    assert one.view(None)["discard_size"] == 3
    assert look_alike(one, other, "B")


@pytest.mark.parametrize("room", GREEN_ROOMS)
def test_T_P4_2_17_any_accessible_room_is_reached_directly(room: str) -> None:
    """Wherever the others are, and wherever the figure stood in the round before."""
    table = Scenario("phase move; leader A").do("B special weather", "C special boiler", "D special shed")
    table.do("A special kitchen").play_to("draw").play_to("move").ask()
    assert room in verbs(table, table.asked[0][0], "go")


def test_T_P4_2_18_neither_burned_nor_destroyed_rooms_are_accessible() -> None:
    table = Scenario("phase move; leader A; burned radio kitchen; boiler destroyed").ask()
    closed = ("radio", "kitchen", "boiler")
    assert verbs(table, "B", "go") == sorted(room for room in GREEN_ROOMS if room not in closed)


# Step 4.6


def test_T_P4_6_01_a_boarder_starts_the_escape_after_the_encounters() -> None:
    table = Scenario("phase move; leader A; sos 9; B human suspicion 0; A human suspicion 1; C suspicion 1; D alien")
    table.do("B board")
    assert_all_told(table, "boarded", seat="B")
    assert (table.room("B"), table.pile, table.hand("B")) == (None, "", "use repair sabotage")
    table.do("C special radio", "D special shed", "A special shed").play_to("rescue")
    assert names(table, "encounter", "escape_began") == ["encounter"]
    table.begin()
    assert_all_told(table, "escape_began", seat="B", vehicle="rescue")
    table.play_to("rec_room")
    assert table.ending != ""
    assert names(table, "card_revealed", "assembled") == []


def test_T_P4_6_01_without_a_boarder_the_actions_follow() -> None:
    table = Scenario("phase rescue; leader A; sos 9; B human suspicion 0; A human suspicion 1; pile use").begin()
    assert (table.coming, names(table)) == ("actions", [])


# The example


def test_EX_06_three_ways_to_plan() -> None:
    """Red is B, the second player C, Blue D; the Leader's blind card lies in the pile."""
    table = Scenario(
        "phase move; leader A; pile repair; B hand use use repair; C hand use use repair; D hand repair repair repair"
    )
    table.do("B go generator", "B hand_in use")
    assert (len(table.pile.split()), table.hand("B"), table.room("B")) == (2, "use repair", "generator")
    table.do("C swap", "C take sabotage+sabotage+sabotage")
    assert (table.hand("C"), table.room("C"), table.standing("C")) == ("sabotage sabotage sabotage", "dormitory", False)
    assert table.view(None)["discard_size"] == 0
    top = top_of_deck(table)
    table.do("D special laboratory")
    assert sorted(table.pile.split()) == sorted(["repair", "use", top])
    assert (table.hand("D"), table.room("D"), table.standing("D")) == ("", "laboratory", True)
    assert discards(table) == Counter({"repair": 3})
