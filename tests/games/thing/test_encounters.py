"""Steps 4.3 to 4.5, and rooms without a revealed alien (rules sections 7.3 to 7.5, 8.1 and 8.3)."""

import pytest

from tests.games.thing.encounters_helpers import fight, is_over, names, others, played_games, resolved, watch_games
from winterover.core.match import Match
from winterover.games.thing.pieces import GREEN, ROOMS
from winterover.games.thing.scenario import Scenario

GREEN_ROOMS = ROOMS[:GREEN]


# Step 4.3


def test_T_P4_3_01_all_cards_are_turned_and_the_strength_is_put_into_the_rooms() -> None:
    table = Scenario("phase encounters; C revealed; strength 5; plan boiler 3; plan shed 1; A human; B alien; D human")
    for viewer in ("A", "B", "D", None):
        assert [card["room"] for card in table.view(viewer)["plan"]] == [None, None]
        assert table.view(viewer)["strength_in"] == {}
    table.begin()
    for viewer in others(table):
        assert table.last(viewer, "plan_revealed") == {"rooms": ["boiler", "shed"], "strengths": (3, 1)}
        assert [card["room"] for card in table.view(viewer)["plan"]] == ["boiler", "shed"]
        assert table.view(viewer)["strength_in"] == {"boiler": 3, "shed": 1}


def test_T_P4_3_01_the_cards_are_turned_after_the_leaders_move() -> None:
    table = Scenario("phase move; leader A; C revealed; strength 3; plan boiler 3; A human; B alien; D human")
    table.do("B go radio", "B hand_in use", "D go radio", "D hand_in use", "A go shed", "A hand_in use")
    assert "plan_revealed" not in names(table)
    table.begin()
    assert names(table).index("plan_revealed") > max(
        number for number, told in enumerate(table.told(None)) if told.name == "handed_in"
    )


def test_T_P4_3_01_without_planned_cards_nothing_is_turned() -> None:
    table = Scenario("phase encounters; C revealed; strength 3; A human; B alien; D human").begin()
    assert table.told(None) == []
    assert is_over(table)


def test_T_P4_3_02_the_rooms_are_resolved_one_by_one_as_the_leader_says() -> None:
    table = Scenario(
        "phase encounters; leader B; C revealed; strength 6; plan boiler 3; plan shed 1; plan kitchen 2;"
        "A human; B alien; D human"
    ).begin()
    assert table.asked == [("B", "room_order")]
    assert table.options("B") == ["resolve boiler", "resolve kitchen", "resolve shed"]
    table.do("B resolve shed", "C nothing")
    assert table.options("B") == ["resolve boiler", "resolve kitchen"]
    table.do("B resolve kitchen", "C nothing")
    # The last one needs no word of the Leader.
    assert table.asked == [("C", "prey")]
    assert resolved(table) == ["shed", "kitchen", "boiler"]


# Step 4.4


def test_T_P4_4_01_rooms_with_alien_strength_come_before_all_others() -> None:
    table = Scenario(
        "players 6; phase encounters; leader A; C revealed; strength 4; plan weather 1; plan shed 3; dog kitchen;"
        "A human in armoury; B human in armoury; D human in shed; E human in kitchen; F alien in weather"
    ).begin()
    assert table.options("A") == ["resolve shed", "resolve weather"]
    table.do("A resolve weather")  # a draw: F lies low
    assert table.asked == [("C", "prey")]
    table.do("C sabotage")
    assert table.asked == [("A", "room_order")]
    assert table.options("A") == ["resolve armoury", "resolve kitchen"]
    assert resolved(table) == ["weather", "shed"]


def test_T_P4_4_02_the_leader_orders_the_other_rooms_too() -> None:
    table = Scenario(
        "players 6; phase encounters; leader B; dog boiler; A human in radio; B human in radio; C human in boiler;"
        "D human in shed; E human in shed; F alien"
    ).begin()
    assert table.asked == [("B", "room_order")]
    assert table.options("B") == ["resolve boiler", "resolve radio", "resolve shed"]
    table.do("B resolve shed")
    assert sorted(table.asked) == [("D", "tokens"), ("E", "tokens")]


def test_D_11_without_an_answer_the_rooms_come_in_the_order_of_the_board() -> None:
    table = Scenario(
        "phase encounters; C revealed; strength 3; plan weather 1; plan armoury 1; plan boiler 1; A human; B alien"
    ).play_to("rescue")
    assert resolved(table) == ["armoury", "boiler", "weather"]


def test_T_P4_4_02_one_room_is_resolved_completely_before_the_next() -> None:
    table = Scenario("phase encounters; A human in radio; B human in radio; C human in shed; D alien in shed").do(
        "A resolve shed", "C plain", "D plain"
    )
    assert sorted(table.asked) == [("C", "look"), ("D", "look")]
    table.do("C look D 1", "D look C 1")
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]


def test_T_P4_4_02_no_room_is_resolved_twice_in_a_round() -> None:
    """In whole games, whatever the players do."""
    for match in played_games(140):
        this_round: list[str] = []
        for told in match.log(None):
            if told.name == "round_began":
                this_round = []
            elif told.name == "encounter":
                assert told.args["room"] not in this_round
                this_round.append(told.args["room"])


def test_T_P4_4_03_all_encounters_finish_before_a_card_is_assigned() -> None:
    table = Scenario(
        "phase encounters; pile repair; A human in radio; B human in radio; C human in shed; D alien in shed"
    )
    table.do("A resolve radio", "A plain", "B plain", "A look B 1", "B look A 1", "C plain", "D plain")
    assert table.view(None)["phase"] == "encounters"
    table.do("C look D 1", "D look C 1")
    assert is_over(table)
    assert "card_revealed" not in names(table)
    table.ask()
    assert table.asked == [("A", "assign")]
    assert "encounter" not in names(table)[names(table).index("card_revealed") :]


# Step 4.5


def test_T_P4_5_01_strength_returns_to_the_pool() -> None:
    table = Scenario("phase encounters; C revealed; strength 5; plan boiler 3; A human; B alien; D human")
    table.do("C nothing")
    assert is_over(table)
    for viewer in others(table):
        view = table.view(viewer)
        assert (view["strength"], view["strength_in"], view["plan"]) == (5, {}, [])


def test_T_P4_5_01_planned_cards_return_to_the_deck() -> None:
    table = Scenario("phase encounters; C revealed; strength 5; plan boiler 3; A human; B alien; D human")
    table.do("C nothing").play_to("planning").ask()
    assert "lay boiler 1" in table.options("C")


@pytest.mark.parametrize(("dogs", "back"), [(1, False), (2, True)])
def test_T_P4_5_01_but_for_the_card_of_an_empty_kennel(dogs: int, back: bool) -> None:
    table = Scenario(
        f"phase encounters; kennel {dogs}; C revealed; strength 2; plan kennel 2; A human; B alien"
    ).begin()
    assert table.view(None)["kennel"] == dogs - 1
    assert ("kennel" in table.view(None)["locations"]) == back


def test_T_P4_5_01_and_that_of_a_room_that_left_the_game() -> None:
    table = Scenario(
        "phase encounters; C revealed; strength 3; plan boiler 3; A human; B alien", boilerCheck="immediate"
    ).do("C sabotage")
    assert "boiler" not in table.view(None)["locations"]


# Definition


def test_T_E_01_two_characters_a_dog_with_a_character_or_strength_with_either() -> None:
    table = Scenario(
        "players 8; phase encounters; H revealed; strength 6; plan kitchen 2; plan weather 3; plan laboratory 1;"
        "dog shed laboratory; A human in radio; B human in radio; C human in shed; D human in kitchen;"
        "E human in weather; F human in weather; G alien in dormitory"
    ).begin()
    attacked = {option.split()[1] for option in table.options("A")}
    assert attacked == {"kitchen", "weather", "laboratory"}
    for deed in ("A resolve laboratory", "H assimilate_dog", "A resolve kitchen", "H sabotage", "H sabotage"):
        table.do(deed)
    assert {option.split()[1] for option in table.options("A")} == {"radio", "shed"}


@pytest.mark.parametrize("room", GREEN_ROOMS)
def test_T_E_01_in_every_green_room(room: str) -> None:
    table = Scenario(f"phase encounters; A human in {room}; B human in {room}").begin()
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
    assert resolved(table) == [room]


def test_T_E_02_strength_alone_sabotages_and_meets_nobody() -> None:
    table = Scenario("phase encounters; C revealed; strength 2; plan weather 2; A human; B alien; D human").begin()
    assert table.last(None, "encounter") == {"room": "weather", "seats": []}
    assert table.asked == [("C", "prey")]
    table.do("C sabotage")
    assert table.last(None, "alien_sabotaged") == {"room": "weather", "strength": 2}
    assert is_over(table)


def test_T_E_03_a_character_alone_or_a_dog_alone_does_nothing() -> None:
    table = Scenario(
        "phase encounters; dog laboratory weather; A human in radio; B human in shed; C human in kitchen;"
        "D alien in dormitory"
    ).begin()
    assert table.told(None) == []
    assert is_over(table)
    assert table.dog_in("laboratory")
    assert table.dog_in("weather")
    assert [table.suspicion(seat) for seat in "ABCD"] == [1, 1, 1, 1]


def test_T_E_04_those_driven_into_the_rec_room_do_not_meet_there() -> None:
    table = Scenario(
        "players 6; phase encounters; F revealed; strength 4; plan shed 4; A human in shed; B human in shed;"
        "C human in shed; D alien; E human"
    ).do("F sabotage")
    assert [table.room(seat) for seat in "ABCDE"] == ["rec"] * 5
    assert is_over(table)
    assert resolved(table) == ["shed"]


def test_R_64_nor_is_anybody_who_waits_there_met() -> None:
    table = Scenario(
        "phase encounters; C revealed; strength 4; plan shed 2; plan radio 2; A human in shed; B human in radio;D alien"
    ).do("A resolve shed", "C sabotage", "C sabotage")
    assert (table.room("A"), table.room("B"), table.room("D")) == ("rec", "rec", "rec")
    assert resolved(table) == ["shed", "radio"]
    assert is_over(table)
    assert [table.suspicion(seat) for seat in "ABD"] == [1, 1, 1]


def test_R_40_the_leader_orders_the_alien_fights_but_the_collective_chooses_in_them() -> None:
    table = Scenario(
        "players 5; phase encounters; leader D; C revealed; strength 5; plan shed 2; plan radio 3; A human in shed;"
        "B human in radio; D human; E alien in radio"
    ).begin()
    assert table.asked == [("D", "room_order")]
    table.do("D resolve radio")
    assert table.asked == [("C", "prey")]
    table.do("C assimilate B")
    assert table.asked == [("C", "prey")]
    assert table.options("C") == ["assimilate A", "sabotage"]


# The Dormitory


@pytest.mark.parametrize("meets", ["yes", "no"])
def test_R_41_V_15_two_in_the_dormitory(meets: str) -> None:
    given = "phase encounters; A human in dormitory prone; B human in dormitory; C human; D alien"
    table = Scenario(given, dormEncounters=meets).begin()
    if meets == "yes":
        assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
        table.do("A plain", "B plain", "A look B 1", "B look A 2")
        assert (table.suspicion("A"), table.suspicion("B")) == (2, 2)
        assert not table.standing("A")
    else:
        assert table.told(None) == []
        assert is_over(table)
        assert (table.suspicion("A"), table.suspicion("B")) == (1, 1)


def test_R_41_V_15_one_alone_in_the_dormitory_meets_nobody() -> None:
    table = Scenario("phase encounters; A human in dormitory; B human in radio; C human in shed; D alien").begin()
    assert table.told(None) == []
    assert is_over(table)


@pytest.mark.parametrize("meets", ["yes", "no"])
def test_R_41_V_15_the_leader_orders_the_dormitory_with_the_rest(meets: str) -> None:
    table = Scenario(
        "players 5; phase encounters; A human in radio; B human in radio; C human in dormitory; D alien in dormitory",
        dormEncounters=meets,
    ).begin()
    if meets == "yes":
        assert table.options("A") == ["resolve dormitory", "resolve radio"]
    else:
        assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
        assert resolved(table) == ["radio"]


# Dogs


def test_T_E_20_two_characters_catch_the_dog_without_a_test_for_it() -> None:
    table = Scenario("phase encounters; dog boiler; A human in boiler; B human in boiler").begin()
    assert table.last(None, "dog_caught") == {"room": "boiler"}
    assert not table.dog_in("boiler")
    assert table.view(None)["kennel"] == 1
    assert "dog_tested" not in names(table)
    assert (table.suspicion("A"), table.suspicion("B")) == (1, 1)


def test_T_E_20_then_the_characters_meet() -> None:
    table = Scenario("phase encounters; dog boiler; A human in boiler; B human in boiler").begin()
    assert names(table) == ["encounter", "dog_caught"]
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]


@pytest.mark.parametrize("before", [0, 1])
def test_T_E_20_the_kennel_card_joins_the_deck_with_the_first_dog(before: int) -> None:
    table = Scenario(f"phase encounters; kennel {before}; dog boiler; A human in boiler; B human in boiler")
    assert ("kennel" in table.view(None)["locations"]) == (before > 0)
    table.begin()
    assert table.view(None)["locations"].count("kennel") == 1
    assert table.view(None)["kennel"] == before + 1


def test_R_63_the_kennel_card_is_in_the_deck_exactly_while_a_dog_is_in_the_kennel() -> None:
    """At every step of whole games, but while planned cards lie open: they return in step 4.5 (T-P4.5-01)."""
    seen = set()

    def look(match: Match) -> None:
        view = match.view(None)
        if not view["plan_open"]:
            assert ("kennel" in view["locations"]) == (view["kennel"] > 0)
            seen.add(view["kennel"])

    watch_games(12, look)
    assert seen >= {0, 1, 2}


def test_T_E_21_one_character_alone_with_a_dog_is_tested_and_the_dog_stays() -> None:
    table = Scenario("phase encounters; dog boiler; A human in boiler; B human; D alien").begin()
    assert names(table) == ["encounter", "dog_tested", "suspicion"]
    assert table.last(None, "dog_tested") == {"seat": "A", "room": "boiler", "dog": None}
    assert table.dog_in("boiler")
    assert table.suspicion("A") == 2
    assert is_over(table)


@pytest.mark.parametrize("who", ["clark", "windows"])
def test_T_E_21_unless_it_is_clark(who: str) -> None:
    table = Scenario(f"phase encounters; dog boiler; A human {who} in boiler; D alien").begin()
    assert resolved(table) == ([] if who == "clark" else ["boiler"])
    assert table.suspicion("A") == (1 if who == "clark" else 2)
    assert table.dog_in("boiler")


def test_T_E_21_nor_when_clark_has_driven_the_alien_off() -> None:
    table = fight(2, "dog generator; A human clark in generator; B human; D windows; A owns dynamite")
    table.do("A attack dynamite")
    assert "dog_tested" not in names(table)
    assert table.suspicion("A") == 1
    assert table.dog_in("generator")
    assert is_over(table)


def test_DX_17_clark_alone_with_a_dog() -> None:
    table = Scenario("phase encounters; dog shed; A human clark in shed; B human; D alien").begin()
    assert table.told(None) == []
    assert table.told("A") == []
    assert is_over(table)
    assert table.dog_in("shed")
    assert table.view(None)["kennel"] == 0


def test_R_59_V_30_clark_and_another_catch_the_dog() -> None:
    table = Scenario("phase encounters; dog shed; A human clark in shed; B human in shed; D alien").begin()
    assert names(table) == ["encounter", "dog_caught"]
    assert not table.dog_in("shed")
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]


def test_R_59_V_30_or_clark_is_invisible_to_dogs() -> None:
    table = Scenario(
        "phase encounters; dog shed; A human clark in shed; B human in shed; D alien", clarkCatches="no"
    ).begin()
    assert names(table) == ["encounter", "dog_tested", "suspicion"]
    assert table.last(None, "dog_tested")["seat"] == "B"
    assert table.dog_in("shed")
    assert (table.suspicion("A"), table.suspicion("B")) == (1, 2)
    # Then the two have their encounter.
    table.do("A plain", "B plain", "A look B 1", "B look A 1")
    assert (table.suspicion("A"), table.suspicion("B")) == (2, 3)


@pytest.mark.parametrize("catches", ["yes", "no"])
def test_R_59_V_30_two_others_catch_it_beside_clark(catches: str) -> None:
    table = Scenario(
        "phase encounters; dog shed; A human clark in shed; B human in shed; C human in shed; D alien",
        clarkCatches=catches,
    ).begin()
    assert table.last(None, "dog_caught") == {"room": "shed"}


@pytest.mark.parametrize("catches", ["yes", "no"])
def test_R_59_V_30_alone_clark_meets_no_dog_either_way(catches: str) -> None:
    table = Scenario("phase encounters; dog shed; A human clark in shed; D alien", clarkCatches=catches).begin()
    assert table.told(None) == []
    assert table.dog_in("shed")
