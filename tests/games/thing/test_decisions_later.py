"""Decision points (rules section 22), actions to food: who chooses what, who sees it, what the clock answers."""

import pytest

from tests.games.thing.round_helpers import assert_even, clock_answers, others, seen_by
from winterover.games.thing.scenario import Scenario

# Actions


def test_D_18_the_leader_assigns_the_card() -> None:
    table = Scenario(
        "players 5; phase actions; leader E; pile repair use; damage shed 1; damage boiler 1; A in shed; B in boiler;"
        "C in kitchen; D in shed prone"
    ).begin()
    assert table.asked == [("E", "assign")]
    assert table.options("E") == ["assign A", "assign B"]
    assert_even(clock_answers(table, "E", 400), 2)
    table.do("E assign B")
    fact = {"seat": "B", "card": "repair", "room": "boiler"}
    assert all(table.last(viewer, "assigned") == fact for viewer in others(table))


def test_D_18_or_lays_somebody_down() -> None:
    table = Scenario("phase actions; leader D; pile repair use; A in kitchen; B in armoury; C in weather prone").begin()
    assert table.asked == [("D", "lay_down")]
    assert table.options("D") == ["lay_down A", "lay_down B", "lay_down D"]
    assert_even(clock_answers(table, "D", 600), 3)
    table.do("D lay_down B")
    assert all(table.last(viewer, "laid_down") == {"seat": "B"} for viewer in others(table))
    assert not table.standing("B")


def test_D_19_the_leader_goes_on_or_stops() -> None:
    given = "phase actions; leader D; pile use use use; A in kitchen; B in kitchen"
    table = Scenario(given).do("D assign A")
    assert (table.asked, table.options("D")) == ([("D", "go_on")], ["next", "stop"])
    assert set(clock_answers(table, "D")) == {"stop"}
    table.do("D stop")
    assert all(table.last(viewer, "stopped") == {"seat": "D", "left": 2} for viewer in others(table))
    table = Scenario(given).do("D assign A", "D next")
    assert all(len(table.told(viewer, "card_revealed")) == 2 for viewer in others(table))


def test_D_20_which_face_of_the_weather_die() -> None:
    """The stored face is named first, so the clock leaves the die as it lies."""
    for seed in range(20):
        table = Scenario("phase actions; pile use; stored sun; A nauls in weather", seed=seed).begin()
        rolled = table.last(None, "rolled")["face"]
        if rolled != "sun":
            assert table.asked == [("A", "face")]
            assert table.options("A") == sorted(["face sun", f"face {rolled}"])
            assert set(clock_answers(table, "A")) == {"face sun"}
            table.do(f"A face {rolled}")
            fact = {"seat": "A", "face": rolled}
            assert all(table.last(viewer, "weather_stored") == fact for viewer in others(table))


def test_D_20_which_room_gets_the_barrel() -> None:
    table = Scenario("phase actions; pile use; fuel boiler 1; fuel generator 1; A nauls in weather").begin()
    assert (table.asked, table.options("A")) == ([("A", "barrel")], ["fuel_up boiler", "fuel_up generator"])
    assert set(clock_answers(table, "A")) == {"fuel_up boiler"}
    table.do("A fuel_up generator")
    fact = {"seat": "A", "room": "generator", "amount": 1}
    assert all(table.last(viewer, "fuelled") == fact for viewer in others(table))


@pytest.mark.parametrize(
    ("room", "deck", "options"),
    [
        ("armoury", "weapons firearm dynamite melee", ["keep dynamite", "keep firearm"]),
        ("storeroom", "items wire keys fuel", ["keep keys", "keep wire"]),
    ],
)
def test_D_21_which_card_to_keep(room: str, deck: str, options: list[str]) -> None:
    worlds = []
    for code in options:
        table = Scenario(f"phase actions; pile use; {deck}; A nauls in {room}").begin()
        assert (table.asked, table.options("A")) == ([("A", "keep")], options)
        assert_even(clock_answers(table, "A", 400), 2)
        worlds.append(seen_by(table.do(f"A {code}"), *others(table, "A")))
    assert worlds[0] == worlds[1]


def test_D_21_two_cards_of_a_kind_are_asked_about_all_the_same() -> None:
    table = Scenario("phase actions; pile use; weapons melee melee; A nauls in armoury").begin()
    assert (table.asked, table.options("A")) == ([("A", "keep")], ["keep melee"])


@pytest.mark.parametrize(("deed", "fact"), [("keep_token", "kept_sample"), ("drop_token", "dropped_sample")])
def test_D_22_to_keep_a_token_or_not(deed: str, fact: str) -> None:
    worlds = []
    for bag in ("1 blood", "1 failure"):
        table = Scenario(f"phase actions; pile use; bag {bag}; A nauls in laboratory").begin()
        assert (table.asked, table.options("A")) == ([("A", "sample")], ["drop_token", "keep_token"])
        assert set(clock_answers(table, "A")) == {"keep_token"}
        table.do(f"A {deed}")
        assert all(table.last(viewer, fact) == {"seat": "A"} for viewer in others(table))
        worlds.append(seen_by(table, *others(table, "A")))
    assert worlds[0] == worlds[1]


def test_D_23_to_play_fuel_or_tools() -> None:
    table = Scenario(
        "phase actions; leader D; pile use; damage boiler 1; fuel boiler 1; A in boiler; B in kitchen;"
        "A owns fuel tools; B owns tools"
    ).begin()
    assert table.asked == [("A", "bonus")]
    assert table.options("A") == ["pass", "play fuel", "play tools"]
    assert set(clock_answers(table, "A")) == {"pass"}
    table.do("A play tools")
    fact = {"seat": "A", "item": "tools", "room": "boiler"}
    assert all(table.last(viewer, "played") == fact for viewer in others(table))
    assert table.options("A") == ["pass", "play fuel"]


@pytest.mark.parametrize(("things", "options"), [("keys", ["escape", "pass"]), ("tools", ["pass"]), ("", ["pass"])])
def test_D_24_whoever_is_assigned_use_in_a_ready_vehicle(things: str, options: list[str]) -> None:
    owned = f"; A owns {things}" if things else ""
    table = Scenario(f"phase actions; pile use; damage shed 0; fuel shed 2; outside 1; A in shed{owned}").begin()
    assert (table.asked, table.options("A")) == ([("A", "escape")], options)
    assert set(clock_answers(table, "A")) == {"pass"}
    table.do("A pass")
    assert all(table.last(viewer, "nothing_done") == {"seat": "A"} for viewer in others(table))
    assert not table.standing("A")


def test_D_24_everybody_sees_the_escape_begin() -> None:
    table = Scenario("phase actions; pile use; damage shed 0; fuel shed 2; outside 1; A in shed; A owns keys")
    table.do("A escape")
    assert all(table.last(viewer, "escape_began") == {"seat": "A", "vehicle": "shed"} for viewer in others(table))


@pytest.mark.parametrize(("character", "most"), [("nauls", 3), ("windows", 4)])
def test_D_25_how_often_a_repair_is_repeated(character: str, most: int) -> None:
    table = Scenario(
        f"players 5; phase actions; leader E; pile repair; damage radio 8; A {character} in radio; B in radio;"
        "C in radio; D in rec prone; E in rec prone"
    ).do("E assign A")
    assert table.asked == [("A", "times")]
    assert table.options("A") == [f"times {number}" for number in range(1, most + 1)]
    assert set(clock_answers(table, "A")) == {f"times {most}"}
    table.do("A times 2")
    fact = {"seat": "A", "room": "radio", "amount": 2}
    assert all(table.last(viewer, "repaired") == fact for viewer in others(table))


def test_D_25_macready_draws_two_or_three_cards() -> None:
    table = Scenario("phase actions; pile use; A macready in armoury").begin()
    assert (table.asked, table.options("A")) == ([("A", "draws")], ["times 2", "times 3"])
    assert set(clock_answers(table, "A")) == {"times 3"}
    table.do("A times 3")
    assert all(table.last(viewer, "drew_cards")["count"] == 3 for viewer in others(table))


# Escape

BOARDING = "phase actions; pile use; damage shed 0; fuel shed 2; outside 1; A in shed; A owns keys; B suspicion 0"


def test_D_26_a_candidate_asks_for_a_seat_or_stays() -> None:
    table = Scenario(BOARDING).do("A escape")
    assert (table.asked, table.options("B")) == ([("B", "ask_seat")], ["ask_seat", "stay"])
    assert set(clock_answers(table, "B")) == {"stay"}
    for deed, fact in (("ask_seat", "asked_seat"), ("stay", "stayed")):
        table = Scenario(BOARDING).do("A escape", f"B {deed}")
        assert all(table.last(viewer, fact) == {"seat": "B"} for viewer in others(table))


def test_D_27_each_passenger_agrees_or_refuses() -> None:
    table = Scenario(BOARDING).do("A escape", "B ask_seat")
    assert (table.asked, table.options("A")) == ([("A", "admit")], ["agree", "refuse"])
    assert set(clock_answers(table, "A")) == {"refuse"}
    table.do("A agree")
    assert table.asked == [("C", "ask_seat")]
    table.do("C ask_seat")
    assert sorted(table.asked) == [("A", "admit"), ("B", "admit")]
    table.do("A agree", "B refuse")
    for viewer in others(table):
        replies = [(told.args["seat"], told.args["reply"]) for told in table.told(viewer, "admitted")]
        assert replies == [("A", "agree"), ("A", "agree"), ("B", "refuse")]


# The Rec Room


def test_D_28_pairs_trade() -> None:
    given = "phase rec_room; A owns melee blood; B owns keys"
    table = Scenario(given).begin()
    assert sorted(table.asked) == [("A", "trade"), ("B", "trade")]
    assert table.options("B") == ["put A keys", "put C keys", "put D keys", "ready"]
    assert set(clock_answers(table, "A")) == set(clock_answers(table, "B")) == {"ready"}
    table.do("A put B melee", "A put B blood", "B put A keys", "A deal B", "B deal A")
    for viewer in others(table, "A", "B"):
        traded = table.last(viewer, "traded")
        assert (traded["seat"], traded["to"]) == ("A", "B")
        assert (sorted(traded["gave"]), traded["got"]) == (["sample", "weapon"], ["item"])
    assert (table.owns("A"), table.owns("B")) == ("keys", "melee blood")


def test_D_28_without_an_answer_nothing_changes_hands() -> None:
    table = Scenario("phase rec_room; A owns melee; B owns keys").do("A put B melee").play_to("tests")
    assert (table.owns("A"), table.owns("B")) == ("melee", "keys")


def test_D_29_each_character_names_another_or_abstains() -> None:
    table = Scenario("players 5; phase rec_room; B suspicion 0; C suspicion 3; E revealed").begin()
    assert sorted(table.asked) == [(who, "vote") for who in "ABCD"]
    assert table.options("A") == ["abstain", "vote C", "vote D"]
    assert table.options("C") == ["abstain", "vote A", "vote D"]
    assert set(clock_answers(table, "A")) == {"abstain"}
    table.do("A vote C", "B vote C", "D abstain")
    assert all(table.told(viewer, "voted") == [] for viewer in others(table))  # simultaneous
    table.do("C vote A")
    for viewer in others(table):
        votes = {told.args["seat"]: told.args["target"] for told in table.told(viewer, "voted")}
        assert votes == {"A": "C", "B": "C", "C": "A", "D": None}


def test_D_30_a_hidden_alien_may_reveal_itself() -> None:
    table = Scenario("phase rec_room; A alien; D human; B suspicion 2").begin()
    assert table.standing_options("A") == ["reveal"]
    table.do(*(f"{who} abstain" for who in "ABCD"))
    assert (table.options("A"), table.options("B")) == (["remain", "reveal"], ["remain"])
    assert set(clock_answers(table, "A")) == set(clock_answers(table, "B")) == {"remain"}
    table.do("A reveal", "B remain", "C remain", "D remain")
    assert all(table.last(viewer, "revealed") == {"seat": "A"} for viewer in others(table))


# Tests


def test_D_31_blood_samples_are_offered_the_leader_picks_and_the_tester_aims() -> None:
    table = Scenario(
        "phase tests; leader D; A owns blood; B owns blood; C owns failure; A alien suspicion 3; C suspicion 3"
    ).begin()
    assert sorted(table.asked) == [("A", "offer_test"), ("B", "offer_test"), ("C", "offer_test")]
    assert [table.options(who) for who in "ABC"] == [["offer_a", "pass"], ["offer_a", "pass"], ["pass"]]
    assert set(clock_answers(table, "A")) == {"pass"}
    table.do("A offer_a", "B offer_a", "C pass")
    assert all(
        [told.args["seat"] for told in table.told(viewer, "test_offered")] == ["A", "B"] for viewer in others(table)
    )
    assert (table.asked, table.options("D")) == ([("D", "tester")], ["choose A", "choose B"])
    assert_even(clock_answers(table, "D", 400), 2)
    table.do("D choose B")
    assert (table.asked, table.options("B")) == ([("B", "target")], ["test A", "test C"])
    assert_even(clock_answers(table, "B", 400), 2)
    table.do("B test C")
    fact = {"seat": "B", "target": "C", "test": "a"}
    assert all(table.last(viewer, "tested") == fact for viewer in others(table))


def test_D_31_nobody_sees_who_could_have_offered() -> None:
    worlds = []
    for things in ("blood", "failure"):
        table = Scenario(f"phase tests; A owns {things}; B owns failure").begin()
        worlds.append(seen_by(table.do("A pass", "B pass"), *others(table, "A")))
    assert worlds[0] == worlds[1]


def test_D_32_wire_and_flamethrower() -> None:
    table = Scenario(
        "players 8; phase tests; leader D; A owns wire flamethrower:2; B owns open_wire flamethrower:1; C owns keys"
    ).begin()
    assert sorted(table.asked) == [("A", "offer_test"), ("B", "offer_test")]
    assert [table.options(who) for who in "AB"] == [["offer_b", "pass"]] * 2
    assert set(clock_answers(table, "A")) == {"pass"}
    table.do("A offer_b", "B offer_b")
    assert (table.asked, table.options("D")) == ([("D", "tester")], ["choose A", "choose B"])
    table.do("D choose A")
    assert (table.asked, table.options("A")) == ([("A", "target")], [f"test {who}" for who in "ABCDEFGH"])
    assert_even(clock_answers(table, "A", 1600), 8)
    table.do("A test E")
    fact = {"seat": "A", "target": "E", "test": "b"}
    assert all(table.last(viewer, "tested") == fact for viewer in others(table))


def test_D_32_the_leader_says_which_test_comes_first() -> None:
    table = Scenario("phase tests; leader D; A owns blood wire flamethrower:2").begin()
    assert table.options("A") == ["offer_a", "offer_b", "offer_both", "pass"]
    table.do("A offer_both")
    assert (table.asked, table.options("D")) == ([("D", "test_order")], ["first_a", "first_b"])
    assert set(clock_answers(table, "D")) == {"first_a"}


# Food


def test_D_33_who_is_over_the_limit_discards_a_card() -> None:
    given = (
        "players 5; phase food; pantry 0; A hand use use repair; B hand use use; C hand repair sabotage use; E revealed"
    )
    table = Scenario(given).begin()
    assert sorted(table.asked) == [("A", "hunger"), ("C", "hunger"), ("D", "hunger")]
    assert table.options("A") == ["throw repair", "throw use"]
    assert set(clock_answers(table, "A")) == {"throw repair", "throw use"}
    assert_even(clock_answers(table, "C", 600), 3)
    worlds = []
    for card in ("use", "repair"):
        table = Scenario(given).begin().do(f"A throw {card}", "C throw use", "D throw use")
        for viewer in others(table, "A"):
            thrown = [told.args for told in table.told(viewer, "threw") if told.args["seat"] == "A"]
            assert thrown == [{"seat": "A", "count": 1, "cards": None}]
        worlds.append(seen_by(table, *others(table, "A")))
    assert worlds[0] == worlds[1]
