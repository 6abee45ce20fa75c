"""Rescue and escape where the editions differ (rulings R-22, R-23, R-67, R-68, R-71, R-72)."""

import pytest

from tests.games.thing.encounters_helpers import assert_alike, names, others
from tests.games.thing.escape_helpers import ARRIVED, candidate, escape, passengers, refuse, roles_shown, take
from winterover.core.errors import ConfigError
from winterover.games.thing.game import GAME
from winterover.games.thing.scenario import Scenario

#: Everybody goes somewhere else, so that nobody meets anybody.
APART = {"A": "radio", "B": "shed", "C": "boiler", "D": "weather"}


def scatter(table: Scenario, seats: str) -> Scenario:
    for seat in seats:
        table.do(f"{seat} go {APART[seat]}", f"{seat} hand_in use")
    return table


# When the rescue helicopter may be boarded


def test_R_67_instead_of_moving() -> None:
    table = Scenario(ARRIVED, rescueBoarding="insteadOfMove").ask()
    assert "board" in table.options("A")
    scatter(table, "ABCD").play_to("actions")
    assert "rescue" not in [kind for _, kind in table.asked]
    assert table.coming == "actions"


def test_R_67_V_03_after_the_encounters_nobody_boards_instead_of_moving() -> None:
    table = Scenario(ARRIVED, rescueBoarding="afterEncounters").ask()
    for seat in "ABCD":
        assert "board" not in table.options(seat)
        scatter(table, seat)
    assert table.ask().asked == [("A", "rescue")]
    assert table.options("A") == ["board", "stay"]


def test_V_03_the_least_suspected_now_is_asked() -> None:
    """A would have been the first in step 4.2; after the encounter with B both are more suspected than C."""
    table = Scenario(ARRIVED, rescueBoarding="afterEncounters")
    table.do("A go shed", "A hand_in use", "B go shed", "B hand_in use")
    scatter(table, "CD").do("A plain", "B plain", "A look B 1", "B look A 1").ask()
    assert (table.suspicion("A"), table.suspicion("B")) == (2, 2)
    assert table.asked == [("C", "rescue")]


def test_V_03_wherever_and_however_the_figure_is() -> None:
    table = Scenario("phase rescue; leader D; sos 9; A prone in dormitory; B in shed", rescueBoarding="afterEncounters")
    table.do("A board")
    assert table.last(None, "boarded") == {"seat": "A"}
    assert table.last(None, "escape_began") == {"seat": "A", "vehicle": "rescue"}
    assert roles_shown(table) == [("A", "human")]
    assert candidate(table) == "B"


def test_V_03_no_means_that_step_4_7_follows() -> None:
    text = "phase rescue; leader D; sos 9; pile use; A in boiler; fuel boiler 1"
    table = Scenario(text, rescueBoarding="afterEncounters").do("A stay")
    assert table.coming == "actions"
    table.play_to("rec_room")
    assert "escape_began" not in names(table)
    assert "card_revealed" in names(table)


@pytest.mark.parametrize("sos", ["sos 0", "sos 8", "sos 9; rescue gone"])
def test_V_03_only_if_the_helicopter_has_arrived(sos: str) -> None:
    table = Scenario(f"phase rescue; leader D; {sos}", rescueBoarding="afterEncounters").begin()
    assert table.asked == []
    assert table.coming == "actions"


def test_V_03_the_clock_stays() -> None:
    table = Scenario("phase rescue; leader D; sos 9", rescueBoarding="afterEncounters").play_to("actions")
    assert not table.state.over


# Whether the others still move


def boards_second(cut: str) -> Scenario:
    """B, the second to move, boards the rescue helicopter; A has gone to the Generator Room with a dog."""
    text = "dog generator; A suspicion 2; B suspicion 0; C suspicion 2"
    return Scenario(f"{ARRIVED} {text}", boardingCut=cut).do("A go generator", "A hand_in use", "B board")


def test_R_68_all_others_move_first() -> None:
    table = boards_second("no")
    assert table.asked == [("C", "move")]
    scatter(table, "C")
    assert table.asked == [("D", "move")]


def test_R_68_V_04_those_later_in_movement_order_make_no_move() -> None:
    table = boards_second("yes")
    assert table.asked == []
    assert (table.room("A"), table.room("C"), table.room("D")) == ("generator", "rec", "rec")
    assert (table.hand("C"), table.hand("D")) == ("use repair sabotage", "use repair sabotage")
    assert [told.args["seat"] for told in table.told(None, "handed_in")] == ["A"]


def test_V_04_encounters_of_the_moves_already_made_are_resolved_before_the_escape() -> None:
    table = boards_second("yes").play_to("rescue")
    assert [told.args["room"] for told in table.told(None, "encounter")] == ["generator"]
    assert table.suspicion("A") == 3  # the dog test
    assert (table.suspicion("C"), table.suspicion("D")) == (2, 1)
    table.begin()
    assert table.last(None, "escape_began") == {"seat": "B", "vehicle": "rescue"}
    assert candidate(table) == "D"


def test_V_04_it_changes_nothing_if_nobody_boards() -> None:
    table = scatter(Scenario(ARRIVED, boardingCut="yes"), "ABCD")
    assert table.coming == "encounters"
    assert (table.room("C"), table.room("D")) == ("boiler", "weather")


@pytest.mark.parametrize(
    ("edition", "rulings"),
    [
        ("std", {"boardingCut": "yes", "rescueBoarding": "afterEncounters"}),
        ("it", {"rescueBoarding": "afterEncounters"}),
        ("de", {"boardingCut": "yes"}),
        ("fr", {"boardingCut": "yes"}),
    ],
)
def test_R_68_nothing_can_be_cut_if_everybody_moves_before_boarding(edition: str, rulings: dict[str, str]) -> None:
    with pytest.raises(ConfigError) as caught:
        GAME.configure(4, edition, rulings)
    assert caught.value.code == "contradiction"
    assert caught.value.args_by_name["first"] == "boardingCut=yes"
    assert caught.value.args_by_name["second"] == "rescueBoarding=afterEncounters"


@pytest.mark.parametrize(("edition", "cut"), [("std", "yes"), ("it", "yes"), ("de", "no"), ("fr", "no"), ("uk", "yes")])
def test_R_68_what_does_not_contradict_is_accepted(edition: str, cut: str) -> None:
    config = GAME.configure(4, edition, {"boardingCut": cut})
    assert GAME.rules(config).boarding_cuts == (cut == "yes")


# Whether the first passenger shows the Role card


def test_R_71_the_first_passenger_shows_the_role_card() -> None:
    table = escape("A alien; D human", firstBoarderReveals="yes")
    assert roles_shown(table) == [("A", "alien")]
    assert table.ending == "alien_aboard"


def test_R_71_V_05_the_first_passenger_does_not_show_it() -> None:
    """Nobody else can tell whether a human or an alien has started."""
    human, alien = (
        escape(f"players 5; A {role}; C alien; D human; E human", firstBoarderReveals="no")
        for role in ("human", "alien")
    )
    assert roles_shown(human) == roles_shown(alien) == []
    for table in (human, alien):
        take(table, "B")
        assert roles_shown(table) == [("B", "human")]
    assert_alike(human, alien, "A")


@pytest.mark.parametrize(
    ("roles", "ending", "winners"),
    [
        ("A alien; B human; C human; D human", "alien_aboard", "A"),
        ("A alien; B human; C alien; D alien", "alien_aboard", "A C D"),
        ("A human; B human; C alien; D alien", "humans_escaped", "A B"),
        ("A human; B human; C human; D alien", "human_left_behind", "D"),
    ],
)
def test_V_05_the_card_is_shown_at_departure_and_decides(roles: str, ending: str, winners: str) -> None:
    table = take(escape(roles, firstBoarderReveals="no"), "B")
    assert not table.state.over
    table.do("C stay", "D stay")
    assert [seat for seat, _ in roles_shown(table)] == ["B", "A", "C", "D"]
    assert (table.ending, table.winners) == (ending, winners)


def test_V_05_an_alien_taken_aboard_still_wins_at_once() -> None:
    table = take(escape("B alien; D alien", firstBoarderReveals="no"), "B")
    assert (table.ending, table.winners) == ("alien_aboard", "B D")


def test_V_05_it_holds_for_the_rescue_helicopter_too() -> None:
    table = scatter(Scenario(f"{ARRIVED} A alien; D human", firstBoarderReveals="no").do("A board"), "BCD").ask()
    assert roles_shown(table) == []
    assert candidate(table) == "B"


# How the passengers decide

CONSENT = ["unanimous", "unanimousTieLeastSuspect"]


@pytest.mark.parametrize("consent", CONSENT)
def test_R_72_all_agree(consent: str) -> None:
    assert passengers(take(take(escape("", boardConsent=consent), "B"), "C")) == ["A", "B", "C"]


@pytest.mark.parametrize("consent", CONSENT)
def test_R_72_all_refuse(consent: str) -> None:
    assert passengers(refuse(take(escape("", boardConsent=consent), "B"), "C")) == ["A", "B"]


@pytest.mark.parametrize("consent", CONSENT)
def test_R_72_a_single_passenger_decides_alone(consent: str) -> None:
    assert passengers(take(escape("", boardConsent=consent), "B")) == ["A", "B"]
    assert passengers(refuse(escape("", boardConsent=consent), "B")) == ["A"]


@pytest.mark.parametrize("replies", [("agree", "refuse"), ("refuse", "agree")])
def test_R_72_unanimous_means_that_one_refusal_is_enough(replies: tuple[str, str]) -> None:
    table = take(escape("A suspicion 0", boardConsent="unanimous"), "B")
    table.do("C ask_seat", f"A {replies[0]}", f"B {replies[1]}")
    assert passengers(table) == ["A", "B"]


@pytest.mark.parametrize(
    ("suspicion", "decides"),
    [
        ("A suspicion 0; B suspicion 1", "A"),
        ("A suspicion 3; B suspicion 1", "B"),
        ("A suspicion 1; B suspicion 1", "B"),
    ],
)
@pytest.mark.parametrize("agrees", ["A", "B"])
def test_R_72_V_06_a_tie_is_decided_by_the_least_suspected_aboard(suspicion: str, decides: str, agrees: str) -> None:
    """Among equals B comes first: A is the Leader and moves last."""
    table = take(escape(f"{suspicion}; C suspicion 4; D suspicion 4", boardConsent="unanimousTieLeastSuspect"), "B")
    table.do("C ask_seat", *(f"{seat} {'agree' if seat == agrees else 'refuse'}" for seat in "AB"))
    assert ("C" in passengers(table)) == (agrees == decides)
    assert table.told(None, "turned_away" if agrees != decides else "taken_aboard")


@pytest.mark.parametrize("refusing", ["A", "B", "C"])
def test_V_06_any_other_split_means_refused(refusing: str) -> None:
    table = take(take(escape("A suspicion 0; B suspicion 0", boardConsent="unanimousTieLeastSuspect"), "B"), "C")
    table.do("D ask_seat", *(f"{seat} {'refuse' if seat == refusing else 'agree'}" for seat in "ABC"))
    assert passengers(table) == ["A", "B", "C"]


def test_V_06_two_against_two() -> None:
    text = "players 6; B suspicion 0; C suspicion 2; D suspicion 2; E suspicion 3; F alien suspicion 3"
    for friends, comes in (("BC", True), ("AD", False)):
        table = escape(text, boardConsent="unanimousTieLeastSuspect")
        for seat in "BCD":
            take(table, seat)
        table.do("E ask_seat", *(f"{seat} {'agree' if seat in friends else 'refuse'}" for seat in "ABCD"))
        assert ("E" in passengers(table)) == comes


# The flight of the rescue helicopter


def test_R_22_without_fuel_it_leaves_wherever_it_is_and_for_good() -> None:
    for space in (1, 5, 9):
        table = Scenario(f"phase upkeep; weather sun; sos {space}; rescue fuel 6").begin()
        assert table.view(None)["rescue_gone"]
        for viewer in others(table):
            assert "rescue_left" in [told.name for told in table.told(viewer)]
        table.play_to("move").ask()
        assert "board" not in table.options(table.asked[0][0])


def test_R_22_the_sos_cannot_be_repeated() -> None:
    """Use in the undamaged Radio Room is possible before the call, and never again."""
    text = "phase actions; leader A; pile use; damage radio 0; A in radio"
    assert "sos_sent" in names(Scenario(text).play_to("rec_room"))
    for sent in ("sos 3", "sos 9; rescue gone"):
        table = Scenario(f"{text}; {sent}").play_to("rec_room")
        assert "card_lost" in names(table)
        assert "sos_sent" not in names(table)


def test_R_23_fuel_first_then_flight() -> None:
    table = Scenario("phase upkeep; weather snow; sos 3; rescue fuel 5").begin()
    view = table.view(None)
    assert (view["rescue_fuel"], view["sos"], view["rescue_gone"]) == (6, 5, False)


def test_R_23_there_is_no_flight_in_the_round_of_departure() -> None:
    """One space short of the base: with the flight first it would still arrive."""
    table = Scenario("phase upkeep; weather sun; sos 8; rescue fuel 6").begin()
    view = table.view(None)
    assert (view["sos"], view["rescue_gone"]) == (8, True)
    assert "rescue_arrived" not in names(table)


def test_R_23_it_moves_for_the_first_time_in_the_round_after_the_call() -> None:
    table = Scenario("phase actions; leader A; pile use; damage radio 0; A in radio").play_to("upkeep")
    assert (table.view(None)["sos"], table.view(None)["rescue_fuel"]) == (1, 1)
    table.begin()
    assert table.view(None)["sos"] > 1
    assert table.view(None)["rescue_fuel"] == 2
