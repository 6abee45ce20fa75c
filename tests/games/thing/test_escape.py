"""Rescue and escape (rules section 17)."""

import pytest

from tests.games.thing.encounters_helpers import assert_alike, names, others
from tests.games.thing.escape_helpers import (
    ARRIVED,
    READY,
    answer_at_random,
    candidate,
    escape,
    passengers,
    refuse,
    roles_shown,
    take,
)
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario

ESCAPE_ENDINGS = {"humans_escaped", "alien_aboard", "human_left_behind"}


def moves(table: Scenario, *seats: str, to: str = "radio") -> Scenario:
    """These go somewhere and hand in their Use card."""
    for seat in seats:
        table.do(f"{seat} go {to}", f"{seat} hand_in use")
    return table


# Starting


def test_T_X_01_the_rescue_helicopter_is_a_means_of_escape() -> None:
    table = Scenario(ARRIVED).do("A board").play_to("actions")
    assert table.told(None, "escape_began")[0].args == {"seat": "A", "vehicle": "rescue"}


@pytest.mark.parametrize(("vehicle", "fuel"), [("helicopter", 1), ("shed", 2)])
def test_T_X_01_the_vehicles_are_means_of_escape(vehicle: str, fuel: int) -> None:
    table = Scenario(
        f"phase actions; pile use; damage {vehicle} 0; fuel {vehicle} {fuel}; A in {vehicle}; A owns keys"
    ).do("A escape")
    assert table.told(None, "escape_began")[0].args == {"seat": "A", "vehicle": vehicle}


@pytest.mark.parametrize("sos", ["sos 0", "sos 1", "sos 8", "sos 9; rescue gone"])
def test_T_X_01_a_helicopter_that_has_not_arrived_is_none(sos: str) -> None:
    table = Scenario(f"phase move; leader D; {sos}").ask()
    assert "board" not in table.options("A")


@pytest.mark.parametrize("state", ["damage helicopter 1; fuel helicopter 1", "damage helicopter 0"])
def test_T_X_01_a_vehicle_that_is_not_ready_is_none(state: str) -> None:
    table = Scenario(f"phase actions; pile use; {state}; A in helicopter; A owns keys").begin()
    assert ("A", "escape") not in table.asked
    assert table.told(None, "escape_began") == []


def test_T_X_02_whoever_starts_is_the_first_passenger() -> None:
    assert passengers(escape("A human")) == ["A"]
    table = Scenario(f"{ARRIVED} C suspicion 0; A suspicion 2; B suspicion 2")
    moves(table, "A", "B").do("C board")
    assert passengers(moves(table, "D").play_to("rescue").begin()) == ["C"]


# The rescue helicopter


@pytest.mark.parametrize(
    ("suspicion", "entitled"),
    [((1, 2, 3, 4), "A"), ((2, 1, 3, 4), "B"), ((3, 2, 0, 1), "C"), ((2, 3, 4, 0), "D")],
)
def test_T_X_03_the_least_suspected_is_entitled_and_nobody_else(
    suspicion: tuple[int, int, int, int], entitled: str
) -> None:
    discs = "; ".join(f"{seat} suspicion {space}" for seat, space in zip("ABCD", suspicion, strict=True))
    table = Scenario(f"{ARRIVED} {discs}").ask()
    for seat in "ABCD":
        assert ("board" in table.options(seat)) == (seat == entitled)
        moves(table, seat, to={"A": "radio", "B": "shed", "C": "boiler", "D": "weather"}[seat])


@pytest.mark.parametrize(("leader", "entitled"), [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")])
def test_R_69_among_equals_the_first_in_movement_order_and_the_leader_last(leader: str, entitled: str) -> None:
    table = Scenario(f"phase move; sos 9; leader {leader}").ask()
    assert "board" in table.options(entitled)
    assert table.asked == [(entitled, "move")]
    assert "board" not in moves(table, entitled).options(table.asked[0][0])


def test_R_69_eliminated_and_revealed_players_are_passed_over() -> None:
    table = Scenario("players 5; phase move; sos 9; leader E; A revealed; B eliminated human; B suspicion 0").ask()
    assert table.asked == [("C", "move")]
    assert "board" in table.options("C")


def test_T_X_04_boarding_takes_the_place_of_moving() -> None:
    table = Scenario(ARRIVED).do("A board")
    assert table.asked == [("B", "move")]
    assert table.room("A") is None
    for viewer in others(table):
        assert table.last(viewer, "boarded") == {"seat": "A"}
        assert table.view(viewer)["boarder"] == "A"


def test_R_76_whoever_boards_hands_in_no_card() -> None:
    table = Scenario(f"{ARRIVED} pile use").do("A board")
    assert table.hand("A") == "use repair sabotage"
    assert table.view(None)["pile_size"] == 1
    assert table.told(None, "handed_in") == []


def test_R_76_whoever_boards_is_in_no_encounter() -> None:
    """Were A in a room, it would meet somebody in this one: all others come here."""
    table = Scenario(ARRIVED).do("A board")
    moves(table, "B", "C", "D", to="shed").play_to("rescue")
    assert table.last(None, "encounter") == {"room": "shed", "seats": ["B", "C", "D"]}
    assert {told.args["seat"] for told in table.told(None, "looked")} == {"B", "C", "D"}
    assert table.suspicion("A") == 1


def test_T_X_04_the_leader_token_stays_where_it_is() -> None:
    table = Scenario(f"{ARRIVED} token radio").do("A board")
    assert table.view(None)["token_room"] == "radio"


def test_T_X_05_all_others_move_and_meet_before_the_procedure_starts() -> None:
    table = Scenario(f"{ARRIVED} dog shed; C clark").do("A board")
    moves(moves(table, "B", "C"), "D", to="shed").play_to("rescue")
    assert table.coming == "rescue"
    assert "escape_began" not in names(table)
    assert [told.args["room"] for told in table.told(None, "encounter")] == ["radio", "shed"]
    table.begin()
    assert table.last(None, "escape_began")["seat"] == "A"
    assert table.asked[0][1] == "ask_seat"


def test_T_X_05_there_is_no_step_4_7_any_more() -> None:
    table = Scenario(f"{ARRIVED} pile use").do("A board")
    answer_at_random(moves(table, "B", "C", "D", to="boiler"), 1)
    assert not {"card_revealed", "assigned", "burned", "assembled"}.intersection(names(table))


def test_T_X_05_a_human_may_be_infected_before_it_asks_for_a_seat() -> None:
    table = Scenario(f"{ARRIVED} B human; D alien").do("A board")
    moves(table, "B", to="shed").do("C go radio", "C hand_in use")
    moves(table, "D", to="shed").do("B plain", "D infect")
    table.do(f"B look D {table.alien_token('D')}", "D look B 1").ask()
    # C is asked first: the two who met are more suspected now.
    table.do("C stay")
    assert take(table, candidate(table)).ending == "alien_aboard"


def test_R_70_if_the_entitled_player_declines_there_is_no_rescue_this_round() -> None:
    table = moves(Scenario(f"{ARRIVED} pile use"), "A")
    for seat, room in (("B", "shed"), ("C", "boiler"), ("D", "weather")):
        assert "board" not in table.options(seat)
        moves(table, seat, to=room)
    assert table.play_to("rec_room").coming == "rec_room"
    assert "escape_began" not in names(table)


def test_R_70_but_in_the_next_round_the_choice_returns() -> None:
    table = moves(Scenario(f"{ARRIVED} A suspicion 0"), "A")
    for seat, room in (("B", "shed"), ("C", "boiler"), ("D", "weather")):
        moves(table, seat, to=room)
    table.play_to("weather").play_to("move").ask()
    assert table.view(None)["round"] == 2
    assert table.asked == [("A", "move")]
    assert "board" in table.options("A")


# Vehicles


def test_T_X_06_the_assigned_character_is_asked() -> None:
    table = Scenario(READY).ask()
    assert table.asked == [("A", "escape")]
    assert table.options("A") == ["escape", "pass"]


def test_T_X_06_it_needs_keys_but_nobody_sees_who_has_them() -> None:
    """Everybody assigned Use there gets the same prompt, and an escape not begun looks the same, Keys or not."""
    with_keys = Scenario(READY).ask()
    without = Scenario(READY.replace("A owns keys", "A owns tools")).ask()
    assert without.asked == [("A", "escape")]
    assert without.options("A") == ["pass"]
    assert_alike(with_keys, without, "A")
    assert_alike(with_keys.do("A pass"), without.do("A pass"), "A")


def test_T_X_06_without_starting_nothing_is_done_and_the_figure_lies_down() -> None:
    table = Scenario(f"{READY} outside 1").do("A pass")
    assert table.last(None, "nothing_done") == {"seat": "A"}
    assert not table.standing("A")
    assert table.fuel("helicopter") == 1


def test_T_X_06_a_repetition_that_fills_the_last_slot_starts_no_escape() -> None:
    """Two barrels make the snow vehicle ready, but the card was assigned before."""
    text = "phase actions; leader A; pile use use; damage shed 0; A in shed; B in shed; A owns keys; B owns keys"
    table = Scenario(text).do("A pass", "B pass", "A assign A", "A pass", "A times 2")
    assert table.fuel("shed") == 2
    assert "escape_began" not in names(table)
    assert table.asked == [("A", "go_on")]
    # The next card may start it.
    assert table.do("A next").asked == [("B", "escape")]


def test_T_X_06_nor_does_an_item_played_after_the_card_was_assigned() -> None:
    text = READY.replace("fuel helicopter 1", "fuel helicopter 0").replace("A owns keys", "A owns keys fuel")
    table = Scenario(text, bonusItems="ownActionOnly").do("A play fuel")
    assert table.fuel("helicopter") == 1
    assert "nothing_left" in names(table)
    assert table.coming == "rec_room"
    # Played before the card was revealed, it does.
    assert Scenario(text).do("A play fuel").asked == [("A", "escape")]


@pytest.mark.parametrize("card", ["repair", "sabotage"])
def test_T_X_06_only_use_starts_it(card: str) -> None:
    table = Scenario(READY.replace("pile use", f"pile {card}")).play_to("rec_room")
    assert not table.state.over
    assert "escape_began" not in names(table)


def test_DX_24_an_escape_by_vehicle_goes_on_like_any_other() -> None:
    """The same seats, suspicions and answers as in EX-21, but with A in the base helicopter."""
    table = escape("A human suspicion 0; B alien suspicion 1; C human suspicion 2; D alien suspicion 3")
    refuse(table, "B")
    take(table, "C")
    refuse(table, "B")
    refuse(table, "D")
    assert (table.ending, table.winners) == ("humans_escaped", "A C")


# Boarding


@pytest.mark.parametrize("means", ["rescue", "vehicle"])
def test_T_X_07_the_first_passenger_shows_the_role_card(means: str) -> None:
    if means == "vehicle":
        table = escape("A human")
    else:
        table = moves(Scenario(ARRIVED).do("A board"), "B", "C", "D").play_to("rescue").begin()
    for viewer in others(table):
        assert table.told(viewer, "role_shown")[0].args == {"seat": "A", "role": "human"}
    assert candidate(table) in "BCD"


def test_T_X_07_an_alien_wins_at_once() -> None:
    table = escape("A alien; D human")
    assert (table.ending, table.winners) == ("alien_aboard", "A")
    assert "asked_seat" not in names(table)


def test_R_74_the_starter_of_a_vehicle_shows_the_role_card_before_anybody_boards() -> None:
    shown = names(escape("A human")).index("role_shown")
    table = take(escape("A human"), "B")
    assert names(table).index("escape_began") < shown < names(table).index("asked_seat")


def test_DX_23_the_least_suspected_is_a_hidden_alien_and_boards() -> None:
    table = Scenario(f"{ARRIVED} A alien; D human").do("A board")
    moves(moves(table, "B"), "C", to="shed").do("D go boiler", "D hand_in use")
    assert not table.state.over
    assert roles_shown(table) == []
    table.begin()  # step 4.4
    table.begin()  # step 4.6
    assert roles_shown(table) == [("A", "alien")]
    assert (table.ending, table.winners) == ("alien_aboard", "A")


@pytest.mark.parametrize(
    ("suspicion", "order"),
    [
        ("B suspicion 3; C suspicion 1; D suspicion 2", "CDB"),
        ("", "BCD"),
        ("B suspicion 2", "CDB"),
        ("D suspicion 0", "DBC"),
    ],
)
def test_T_X_08_candidates_are_asked_once_in_ascending_suspicion(suspicion: str, order: str) -> None:
    table = escape(f"A suspicion 4; {suspicion}")
    for seat in order:
        assert candidate(table) == seat
        table.do(f"{seat} stay")
    assert table.state.over


def test_T_X_08_ties_go_by_movement_order_as_it_was_in_step_4_2() -> None:
    """D, left of the Leader C, comes first, although C was assimilated and D is Leader now."""
    table = Scenario(
        "players 5; phase encounters; leader C; E revealed; strength 3; plan radio 3; C human in radio; pile use;"
        "A human in helicopter; A owns keys; damage helicopter 0; fuel helicopter 1; B human; D alien"
    ).do("E assimilate C", "A escape")
    assert table.leader == "D"
    assert candidate(table) == "D"
    assert candidate(table.do("D stay")) == "B"


def test_T_X_09_the_candidate_asks_or_stays() -> None:
    table = escape("")
    assert table.options("B") == ["ask_seat", "stay"]
    table.do("B stay")
    assert table.last(None, "stayed") == {"seat": "B"}
    assert candidate(table) == "C"


def test_R_73_a_candidate_who_declines_stays_on_the_ground() -> None:
    table = escape("").do("B stay", "C stay", "D stay")
    assert passengers(table) == ["A"]
    assert table.last(None, "departed") == {"seats": ["A"]}


def test_T_X_10_all_passengers_must_agree() -> None:
    table = take(take(escape(""), "B"), "C")
    table.do("D ask_seat")
    assert table.asked == [("A", "admit"), ("B", "admit"), ("C", "admit")]
    assert table.options("A") == ["agree", "refuse"]
    table.do("A agree", "B refuse", "C agree")
    assert table.last(None, "turned_away") == {"seat": "D"}
    assert passengers(table) == ["A", "B", "C"]


def test_T_X_10_the_answers_are_sealed_until_all_are_in_and_public_then() -> None:
    table = take(escape(""), "B").do("C ask_seat", "A refuse")
    for viewer in others(table, "A"):
        assert [told.args["candidate"] for told in table.told(viewer, "admitted")] == ["B"]
        assert table.view(viewer)["sealed"] is None
        assert table.view(viewer)["answered"] == ["A"]
    table.do("B agree")
    answers = [told.args for told in table.told(None, "admitted")][-2:]
    assert answers == [
        {"seat": "A", "candidate": "C", "reply": "refuse"},
        {"seat": "B", "candidate": "C", "reply": "agree"},
    ]


def test_T_X_10_a_refused_candidate_is_not_asked_again_in_this_boarding_round() -> None:
    table = refuse(escape(""), "B")
    assert candidate(table) == "C"
    assert candidate(table.do("C stay")) == "D"
    assert table.do("D stay").state.over


def test_T_X_11_a_candidate_taken_aboard_shows_the_role_card() -> None:
    table = take(escape("B human"), "B")
    assert table.last(None, "taken_aboard") == {"seat": "B"}
    assert roles_shown(table) == [("A", "human"), ("B", "human")]


def test_T_X_11_an_alien_taken_aboard_wins_at_once() -> None:
    table = take(escape("B alien; D alien"), "B")
    assert roles_shown(table) == [("A", "human"), ("B", "alien")]
    assert (table.ending, table.winners) == ("alien_aboard", "B D")
    assert "departed" not in names(table)


def test_T_X_11_a_human_taken_aboard_starts_a_new_boarding_round() -> None:
    """B was refused and C stayed; both are asked again before E, who was not asked yet."""
    table = refuse(escape("players 5; D human; E alien"), "B").do("C stay")
    assert candidate(take(table, "D")) == "B"
    assert candidate(table.do("B stay")) == "C"
    assert candidate(take(table, "C")) == "B"
    assert candidate(table.do("B stay")) == "E"


def test_T_X_12_the_vehicle_departs_when_a_whole_round_takes_nobody() -> None:
    table = take(escape(""), "B")
    refuse(table, "C")
    assert "departed" not in names(table)
    table.do("D stay")
    assert table.last(None, "departed") == {"seats": ["A", "B"]}


def test_T_X_12_or_when_nobody_is_left_on_the_ground() -> None:
    table = take(escape("B human; C eliminated human; D revealed"), "B")
    assert table.last(None, "departed") == {"seats": ["A", "B"]}


def test_T_X_13_those_left_behind_show_their_role_cards() -> None:
    table = escape("B human; C human; D alien").do("B stay", "C stay")
    assert roles_shown(table) == [("A", "human")]
    table.do("D stay")
    assert roles_shown(table) == [("A", "human"), ("B", "human"), ("C", "human"), ("D", "alien")]


@pytest.mark.parametrize(
    ("roles", "ending", "winners"),
    [
        ("B alien; C alien; D alien", "humans_escaped", "A"),
        ("B alien; C human; D alien", "human_left_behind", "B D"),
        ("B human; C human; D alien", "human_left_behind", "D"),
    ],
)
def test_T_X_13_the_roles_left_behind_decide(roles: str, ending: str, winners: str) -> None:
    table = escape(roles).do("B stay", "C stay", "D stay")
    assert (table.ending, table.winners) == (ending, winners)


def test_T_X_13_with_nobody_left_the_humans_win() -> None:
    table = Scenario(
        "phase actions; leader A; pile use; damage shed 0; fuel shed 2; A human in shed; A owns keys;"
        "B revealed; C eliminated human; D eliminated alien"
    ).do("A escape")
    assert (table.ending, table.winners) == ("humans_escaped", "A C")


def test_T_X_14_and_R_75_it_does_not_matter_where_the_others_are_and_how() -> None:
    """One prone in the Dormitory, two who fill the room of the vehicle, one elsewhere: all may come along."""
    table = escape(
        "players 7; B prone in dormitory; C prone in helicopter; D prone in helicopter; E prone in weather;"
        "F alien prone; G alien prone in radio"
    )
    for seat in "BCDE":
        take(table, seat)
    assert passengers(table) == ["A", "B", "C", "D", "E"]
    assert table.do("F stay", "G stay").ending == "humans_escaped"


def test_T_X_14_revealed_and_eliminated_players_are_never_candidates() -> None:
    table = escape("players 6; B revealed; C eliminated human; D human; E eliminated alien; F alien")
    assert candidate(table) == "D"
    assert candidate(table.do("D stay")) == "F"
    table.do("F stay")
    assert roles_shown(table) == [("A", "human"), ("D", "human"), ("F", "alien")]


@pytest.mark.parametrize("seed", range(60))
def test_T_X_15_a_started_procedure_always_ends_the_game(seed: int) -> None:
    """Whatever is answered: the ending is the one that the Role cards aboard and on the ground call for."""
    roles = ["alien" if seed >> place & 1 else "human" for place in range(5)]
    people = "; ".join(
        f"{seat} {role} suspicion {seed * (3 + place) % 5}"
        for place, (seat, role) in enumerate(zip("BCDEF", roles, strict=True))
    )
    table = answer_at_random(escape(f"players 6; A human suspicion {seed % 3}; {people}"), seed)
    aboard, log = passengers(table), names(table)
    on_ground = [seat for seat in "ABCDEF" if seat not in aboard]
    if any(table.role(seat) == "alien" for seat in aboard):
        expected = "alien_aboard"
        assert table.role(aboard[-1]) == "alien"
        assert "departed" not in log
    else:
        expected = "human_left_behind" if any(table.role(seat) == "human" for seat in on_ground) else "humans_escaped"
        assert log.count("departed") == 1
    assert table.ending == expected
    assert table.ending in ESCAPE_ENDINGS
    assert not {"card_revealed", "assembled"}.intersection(log[log.index("escape_began") :])


def test_T_X_15_nobody_may_answer_any_more() -> None:
    table = escape("A alien; D human")
    with pytest.raises(RuleError):
        table.match.act(1, "ask_seat")


# The printed example


def test_EX_21_who_gets_a_seat() -> None:
    """A is Red, B Yellow, C Green and D Blue; they go to different rooms, so that nobody meets."""
    table = Scenario(
        "phase move; leader D; sos 9;A human suspicion 0; B alien suspicion 1; C human suspicion 2; D alien suspicion 3"
    ).do("A board")
    for seat, room in (("B", "radio"), ("C", "shed"), ("D", "weather")):
        moves(table, seat, to=room)
    table.ask()
    assert roles_shown(table) == [("A", "human")]
    assert candidate(table) == "B"
    refuse(table, "B")
    assert candidate(table) == "C"
    take(table, "C")
    assert roles_shown(table) == [("A", "human"), ("C", "human")]
    assert candidate(table) == "B"
    table.do("B ask_seat")
    assert table.asked == [("A", "admit"), ("C", "admit")]
    table.do("A refuse", "C refuse")
    assert candidate(table) == "D"
    refuse(table, "D")
    assert table.last(None, "departed") == {"seats": ["A", "C"]}
    assert roles_shown(table)[2:] == [("B", "alien"), ("D", "alien")]
    assert (table.ending, table.winners) == ("humans_escaped", "A C")
