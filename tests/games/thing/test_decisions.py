"""Decision points (rules section 22), planning to burning: who chooses what, who sees it, what the clock answers."""

from collections import Counter

import pytest

from tests.games.thing.round_helpers import GREEN_ROOMS, assert_even, clock_answers, others, seen_by
from winterover.games.thing.scenario import Scenario


def test_D_01_the_leader_chooses_the_weather() -> None:
    for seed in range(20):
        table = Scenario("phase weather; leader C; stored sun", seed=seed).begin()
        new = table.last(None, "rolled")["face"]
        if new != "sun":
            assert table.asked == [("C", "weather")]
            assert table.options("C") == sorted(["face sun", f"face {new}"])
            assert set(clock_answers(table, "C")) == {f"face {new}"}
            table.do("C face sun")
            assert all(table.last(viewer, "weather_set") == {"face": "sun"} for viewer in others(table))


def test_D_02_the_collective_plans() -> None:
    table = Scenario("phase planning; D revealed; strength 3; burned shed").begin()
    assert table.asked == [("D", "plan")]
    rooms = [room for room in GREEN_ROOMS if room != "shed"]
    assert set(table.options("D")) == {f"lay {room} {number}" for room in rooms for number in (1, 2, 3)}
    assert_even(clock_answers(table, "D", 900), len(rooms))
    assert set(clock_answers(table, "D")) == {f"lay {room} 1" for room in rooms}
    table.do("D lay radio 1")
    assert set(clock_answers(table, "D")) == {"done"}
    table.do("D done")
    for viewer in others(table, "D"):
        assert table.last(viewer, "plan_made") == {"cards": 1, "strengths": (1,), "rooms": None}


@pytest.mark.parametrize("may_pass", ["no", "yes"])
def test_D_02_the_clock_attacks_a_random_room_even_where_passing_is_allowed(may_pass: str) -> None:
    table = Scenario("phase planning; D revealed; strength 3", alienPass=may_pass).begin()
    assert set(clock_answers(table, "D")) == {f"lay {room} 1" for room in GREEN_ROOMS}


def test_D_02_the_clock_lets_a_plan_pass_that_others_have_laid_out() -> None:
    """The plan on the table counts as confirmed by those who are silent (R-115)."""
    table = Scenario("phase planning; C revealed; D revealed; strength 2").do("C lay radio 2", "C done")
    assert table.options("D") == ["agree", "object"]
    assert set(clock_answers(table, "D")) == {"agree"}


def test_D_03_garry_may_change_a_card() -> None:
    table = Scenario("phase draw; leader A; A garry; A hand use repair repair; deck sabotage").begin()
    assert table.asked == [("A", "garry")]
    assert table.options("A") == ["pass", "throw repair", "throw use"]
    assert set(clock_answers(table, "A")) == {"pass"}
    table.do("A throw use")
    assert table.hand("A") == "repair repair sabotage"
    assert table.last("A", "garry_swapped") == {"seat": "A", "thrown": "use", "drawn": "sabotage"}
    for viewer in others(table, "A"):
        assert table.last(viewer, "garry_swapped") == {"seat": "A", "thrown": None, "drawn": None}


def test_D_03_or_not() -> None:
    table = Scenario("phase draw; leader A; A garry; A hand use repair repair").begin().do("A pass")
    assert table.hand("A") == "use repair repair"
    assert table.told(None, "garry_swapped") == []


def test_D_04_each_character_goes_swaps_acts_specially_or_boards() -> None:
    table = Scenario("phase move; leader D; sos 9; A suspicion 0").begin()
    assert table.asked == [("A", "move")]
    assert {code.split()[0] for code in table.options("A")} == {"go", "swap", "special", "board"}
    assert {code.split()[0] for code in clock_answers(table, "A")} == {"go"}
    seen = []
    for deed, fact in (("go shed", "went"), ("swap", "went_to_swap"), ("special shed", "went_special")):
        table = Scenario("phase move; leader D").do(f"A {deed}")
        seen.append([len(table.told(viewer, fact)) for viewer in others(table)])
    assert seen == [[1] * 5] * 3


def test_D_05_to_any_accessible_green_room() -> None:
    table = Scenario(
        "players 6; phase move; leader F; burned radio; boiler destroyed; B in shed; C in shed; D in shed"
    ).begin()
    legal = {f"go {room}" for room in GREEN_ROOMS if room not in ("radio", "boiler", "shed")}
    assert {code for code in table.options("A") if code.startswith("go")} == legal
    assert_even(clock_answers(table, "A", 700), len(legal))
    table.do("A go kitchen")
    assert all(table.last(viewer, "went") == {"seat": "A", "room": "kitchen"} for viewer in others(table))


def test_D_06_one_card_of_the_hand() -> None:
    worlds = []
    for card in ("use", "sabotage"):
        table = Scenario("phase move; leader D; A hand use use sabotage").do("A go radio")
        assert table.asked == [("A", "hand_in")]
        assert table.options("A") == ["hand_in sabotage", "hand_in use"]
        assert set(clock_answers(table, "A")) == {"hand_in use", "hand_in sabotage"}
        worlds.append(seen_by(table.do(f"A hand_in {card}"), *others(table, "A")))
    assert worlds[0] == worlds[1]


def test_D_06_at_maximum_suspicion_everybody_sees_it() -> None:
    table = Scenario("phase move; leader D; A suspicion 4; A hand use repair").do("A go radio", "A hand_in use")
    assert all(table.last(viewer, "card_shown") == {"seat": "A", "card": "use"} for viewer in others(table))


@pytest.mark.parametrize("light", ["A owns flashlight", "A owns open_flashlight", "A norris"])
def test_D_07_with_a_flashlight_one_or_two_cards(light: str) -> None:
    given = "phase move; leader D; A hand use use use; deck repair sabotage"
    assert "twice shed" not in Scenario(given).begin().options("A")
    worlds = []
    for card in ("repair", "sabotage"):
        table = Scenario(f"{given}; {light}").begin()
        assert {"special shed", "twice shed"} <= set(table.options("A"))
        table.do("A twice shed")
        assert table.asked == [("A", "hand_in")]
        assert table.options("A") == ["hand_in repair", "hand_in sabotage"]
        assert_even(clock_answers(table, "A", 400), 2)
        table.do(f"A hand_in {card}")
        assert (table.pile, table.hand("A")) == (card, "")
        worlds.append(seen_by(table, *others(table, "A")))
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize(("hand", "number"), [("use", 1), ("use use", 2), ("use repair sabotage", 3)])
def test_D_08_as_many_cards_of_the_draw_pile_as_were_thrown_away(hand: str, number: int) -> None:
    table = Scenario(f"phase move; leader D; A hand {hand}").do("A swap")
    assert table.asked == [("A", "take")]
    options = table.options("A")
    assert len(options) == {1: 3, 2: 6, 3: 10}[number]
    assert all(code.count("+") == number - 1 for code in options)
    assert set(clock_answers(table, "A", 400)) == set(options)
    worlds = []
    for code in options[:2]:
        table = Scenario(f"phase move; leader D; A hand {hand}").do("A swap", f"A {code}")
        worlds.append(seen_by(table, *others(table, "A")))
    assert worlds[0] == worlds[1]


def test_D_08_no_more_than_the_draw_pile_holds() -> None:
    """Two Use, one Repair and one Sabotage are left; the rest lies among the discards."""
    table = Scenario("phase move; leader D; A hand use use use; deck use use repair sabotage; discard all").do("A swap")
    assert set(table.options("A")) == {"take use+use+repair", "take use+use+sabotage", "take use+repair+sabotage"}


def test_D_09_whoever_faces_the_alien_may_attack() -> None:
    table = Scenario(
        "phase encounters; leader C; D revealed; strength 3; plan shed 3; pile use use; A in shed; B in shed;"
        "A owns melee; B owns dynamite flamethrower:2"
    ).begin()
    assert (table.asked, table.options("A")) == ([("A", "attack")], ["pass"])
    table.do("A pass")
    assert table.asked == [("B", "attack")]
    assert table.options("B") == ["attack dynamite", "attack flamethrower", "pass"]
    assert set(clock_answers(table, "B")) == {"pass"}
    table.do("B attack dynamite")
    fact = {"seat": "B", "weapon": "dynamite", "room": "shed"}
    assert all(table.last(viewer, "attacked") == fact for viewer in others(table))


@pytest.mark.parametrize(
    ("given", "options", "clock"),
    [
        ("", ["nothing", "sabotage"], "nothing"),  # T-E-05
        ("dog shed", ["assimilate_dog", "sabotage"], "assimilate_dog"),  # T-E-06
        ("B in shed; A in shed", ["assimilate A", "assimilate B", "sabotage"], "assimilate A"),  # T-E-12
        ("C in shed; B in shed", ["assimilate B", "assimilate C", "sabotage"], "assimilate B"),
        ("B in shed; dog shed", ["assimilate B", "assimilate_dog", "sabotage"], "assimilate B"),
    ],
)
def test_D_10_what_the_collective_does_in_a_room(given: str, options: list[str], clock: str) -> None:
    table = Scenario(f"phase encounters; leader B; D revealed; strength 3; plan shed 3; {given}").begin()
    assert table.asked == [("D", "prey")]
    assert table.options("D") == options
    assert set(clock_answers(table, "D")) == {clock}


@pytest.mark.parametrize(
    ("choice", "fact"),
    [("assimilate A", "assimilated"), ("assimilate_dog", "dog_assimilated"), ("sabotage", "alien_sabotaged")],
)
def test_D_10_everybody_sees_it(choice: str, fact: str) -> None:
    table = Scenario("phase encounters; D revealed; strength 3; plan shed 3; A in shed; dog shed").do(f"D {choice}")
    assert all(len(table.told(viewer, fact)) == 1 for viewer in others(table))


@pytest.mark.parametrize("plans", [("shed", "kitchen", "radio"), ("radio", "shed", "kitchen")])
def test_D_11_the_leader_orders_the_attacked_rooms(plans: tuple[str, ...]) -> None:
    laid = "; ".join(f"plan {room} 1" for room in plans)
    table = Scenario(f"phase encounters; leader B; D revealed; strength 3; {laid}").begin()
    assert table.asked == [("B", "room_order")]
    assert table.options("B") == ["resolve kitchen", "resolve radio", "resolve shed"]
    assert set(clock_answers(table, "B")) == {"resolve kitchen"}  # the order of the room table
    table.do("B resolve shed", "D nothing")
    assert table.options("B") == ["resolve kitchen", "resolve radio"]
    assert all(table.last(viewer, "encounter")["room"] == "shed" for viewer in others(table))


def test_D_11_and_the_other_encounters() -> None:
    table = Scenario(
        "players 6; phase encounters; A in shed; B in shed; C in kitchen; D in kitchen; E in radio; dog radio"
    )
    table.begin()
    assert table.asked == [("A", "room_order")]
    assert table.options("A") == ["resolve kitchen", "resolve radio", "resolve shed"]
    assert set(clock_answers(table, "A")) == {"resolve kitchen"}
    assert table.do("A resolve shed").asked == [("B", "tokens"), ("A", "tokens")]


def test_D_12_each_character_in_a_group_may_withdraw() -> None:
    table = Scenario(
        "phase encounters; leader C; A in shed; B in shed; C in shed; A owns dynamite;"
        "B owns firearm melee flamethrower:2"
    ).begin()
    assert (table.asked, table.options("A")) == ([("A", "withdraw")], ["pass"])
    table.do("A pass")
    assert table.asked == [("B", "withdraw")]
    assert table.options("B") == ["pass", "withdraw firearm", "withdraw flamethrower", "withdraw melee"]
    assert set(clock_answers(table, "B")) == {"pass"}
    table.do("B withdraw melee")
    assert all(table.last(viewer, "withdrew") == {"seat": "B", "weapon": "melee"} for viewer in others(table))


def test_D_13_what_a_hidden_alien_lays_out() -> None:
    worlds = []
    for choice in ("plain", "infect"):
        table = Scenario("phase encounters; A alien in shed; B in shed").begin()
        assert table.options("A") == ["infect", "plain"]
        assert table.options("B") == ["plain"]
        assert set(clock_answers(table, "A")) == set(clock_answers(table, "B")) == {"plain"}
        worlds.append(seen_by(table.do(f"A {choice}", "B plain"), *others(table, "A")))
    assert worlds[0] == worlds[1]


def test_D_14_each_viewer_looks_at_a_token() -> None:
    table = Scenario("phase encounters; A in shed; B in shed; C in shed suspicion 0; D alien").begin()
    table.do("A plain", "B plain")
    assert sorted(table.asked) == [("A", "look"), ("B", "look"), ("C", "look")]
    assert table.options("A") == ["look B 1", "look B 2"]
    assert table.options("C") == ["look A 1", "look A 2", "look B 1", "look B 2"]
    assert_even(clock_answers(table, "C", 800), 4)
    table.do("A look B 1", "B look A 1", "C look B 2")
    for viewer in others(table):
        assert Counter((told.args["seat"], told.args["owner"]) for told in table.told(viewer, "looked")) == {
            ("A", "B"): 1,
            ("B", "A"): 1,
            ("C", "B"): 1,
        }


def test_D_15_the_least_suspected_may_board_instead_of_moving() -> None:
    table = Scenario("phase move; leader D; sos 9; B suspicion 0; A suspicion 2").begin()
    assert "board" not in table.options("A")
    table.do("A go kitchen", "A hand_in use")
    assert "board" in table.options("B")
    assert "board" not in clock_answers(table, "B")
    table.do("B board")
    assert all(table.last(viewer, "boarded") == {"seat": "B"} for viewer in others(table))


def test_D_15_or_after_the_encounters() -> None:
    table = Scenario("phase rescue; sos 9; B suspicion 0", rescueBoarding="afterEncounters").begin()
    assert (table.asked, table.options("B")) == ([("B", "rescue")], ["board", "stay"])
    assert set(clock_answers(table, "B")) == {"stay"}


def test_D_16_owners_of_fire_weapons_may_burn_their_room() -> None:
    given = "phase actions; leader D; pile use use use; A in shed; B in radio; C in kitchen prone"
    table = Scenario(f"{given}; A owns melee; B owns dynamite flamethrower:2; C owns dynamite").begin()
    assert (table.asked, table.options("A")) == ([("A", "burn")], ["pass"])
    table.do("A pass")
    assert (table.asked, table.options("B")) == (
        [("B", "burn")],
        ["burn dynamite", "burn flamethrower", "pass"],
    )
    assert set(clock_answers(table, "B")) == {"pass"}
    table.do("B burn dynamite")
    fact = {"seat": "B", "weapon": "dynamite", "room": "radio"}
    assert all(table.last(viewer, "burned") == fact for viewer in others(table))
    assert ("C", "burn") not in table.asked


def test_D_17_the_leader_allows_or_refuses_a_burn() -> None:
    given = "phase actions; leader D; pile use use use; A in shed; A owns dynamite"
    assert Scenario(given).do("A burn dynamite").told(None, "burned") != []
    table = Scenario(given, burnPermission="leader").do("A burn dynamite")
    assert (table.asked, table.options("D")) == ([("D", "permit")], ["allow", "refuse"])
    assert set(clock_answers(table, "D")) == {"allow"}
    table.do("D refuse")
    assert all(table.last(viewer, "burn_refused") == {"seat": "A"} for viewer in others(table))
    assert table.owns("A") == "dynamite"
