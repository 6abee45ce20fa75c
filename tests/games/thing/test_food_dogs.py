"""Phase 7, food, and Phase 8, dogs and the Leader (rules sections 18.3 and 18.4)."""

from collections import Counter
from math import sqrt

import pytest

from tests.games.thing.encounters_helpers import names, others, watch_games
from winterover.core.match import Match
from winterover.games.thing.pieces import GREEN, ROOMS
from winterover.games.thing.scenario import Scenario

GREEN_ROOMS = ROOMS[:GREEN]
#: With these the Location deck is down to three cards: six fires and a destroyed boiler.
THREE_LEFT = "burned armoury kitchen storeroom laboratory radio weather; boiler destroyed"


def food(text: str, **rulings: object) -> Scenario:
    """Phase 7 has begun."""
    return Scenario(f"phase food; leader A; {text}", edition="std", seed=0, **rulings).begin()


def dogs(text: str = "", *, seed: int = 0, **rulings: object) -> Scenario:
    """Phase 8 carried out."""
    return Scenario(f"phase dogs; leader A; {text}", edition="std", seed=seed, **rulings).begin()


def stocks(table: Scenario) -> tuple[int, int, bool]:
    view = table.view(None)
    return view["kitchen"], view["pantry"], view["hungry"]


def dog_rooms(table: Scenario) -> list[str]:
    found: list[str] = table.view(None)["dogs"]
    return found


# Food


@pytest.mark.parametrize("prepared", [1, 2, 5])
def test_T_P7_01_prepared_food_is_eaten_up(prepared: int) -> None:
    table = food(f"kitchen {prepared}; pantry 6")
    assert stocks(table) == (0, 6, False)
    for viewer in others(table):
        assert table.last(viewer, "ate") == {"stock": "kitchen", "amount": prepared}


def test_T_P7_01_it_is_enough_for_everybody_with_an_empty_pantry() -> None:
    table = food("players 8; kitchen 1; pantry 0")
    assert stocks(table) == (0, 0, False)
    assert table.asked == []


@pytest.mark.parametrize(("before", "after"), [(16, 12), (5, 1), (4, 0)])
def test_T_P7_02_otherwise_four_food_from_the_pantry(before: int, after: int) -> None:
    table = food(f"kitchen 0; pantry {before}")
    assert stocks(table) == (0, after, False)
    assert table.last(None, "ate") == {"stock": "pantry", "amount": 4}


@pytest.mark.parametrize("players", [4, 8])
def test_T_P7_02_four_at_every_player_count(players: int) -> None:
    assert stocks(food(f"players {players}; pantry 10")) == (0, 6, False)


@pytest.mark.parametrize("left", [0, 1, 3])
def test_T_P7_03_with_fewer_all_are_eaten_and_hunger_begins(left: int) -> None:
    table = food(f"kitchen 0; pantry {left}")
    assert stocks(table) == (0, 0, True)
    assert "hunger_began" in names(table)
    assert table.asked == [(seat, "hunger") for seat in "ABCD"]


def test_T_P7_03_the_hungry_go_on_eating_without_further_effect() -> None:
    table = food("hungry; kitchen 0; pantry 2; A hand use use")
    assert stocks(table) == (0, 0, True)
    assert "hunger_began" not in names(table)
    assert table.asked == []


# Dogs


@pytest.mark.parametrize("seed", range(10))
def test_T_P8_01_dogs_outside_the_kennel_run_to_new_rooms(seed: int) -> None:
    """Each gets one again; chance may send it back to where it was."""
    table = dogs("dog radio shed boiler weather", seed=seed)
    assert len(dog_rooms(table)) == 4
    assert table.view(None)["loose_dogs"] == 0


def test_T_P8_01_the_location_deck_is_shuffled() -> None:
    """Every room gets a dog as often as any other: four of ten."""
    found = Counter(room for seed in range(400) for room in dog_rooms(dogs("dog radio shed boiler weather", seed=seed)))
    assert set(found) == set(GREEN_ROOMS)
    for count in found.values():
        assert abs(count - 160) <= 4 * sqrt(400 * 0.4 * 0.6)


@pytest.mark.parametrize("seed", range(5))
def test_T_P8_01_dogs_in_the_kennel_stay_there_unless_its_card_turns_up(seed: int) -> None:
    table = dogs("kennel 2; dog radio shed", seed=seed)
    opened = "kennel_opened" in names(table)
    assert (table.view(None)["kennel"], len(dog_rooms(table))) == ((0, 4) if opened else (2, 2))


@pytest.mark.parametrize("seed", range(20))
def test_T_P8_02_the_dogs_and_the_leader_token_come_to_different_rooms(seed: int) -> None:
    table = dogs(seed=seed)
    rooms = [*table.last(None, "dogs_placed")["rooms"], table.view(None)["token_room"]]
    assert len(set(rooms)) == 5
    assert set(rooms) <= set(GREEN_ROOMS)
    assert sorted(rooms[:4]) == sorted(dog_rooms(table))


@pytest.mark.parametrize("seed", range(10))
def test_T_P8_02_never_into_a_room_that_has_left_the_game(seed: int) -> None:
    gone = {"radio", "shed", "weather", "boiler"}
    table = dogs("burned radio shed weather; boiler destroyed", seed=seed)
    assert gone.isdisjoint({*dog_rooms(table), table.view(None)["token_room"]})
    assert len(dog_rooms(table)) == 4


def find_seed(text: str, *wanted: str, **rulings: object) -> Scenario:
    """Phase 8 with a shuffle after which these kinds of facts were told in this order."""
    for seed in range(300):
        table = dogs(text, seed=seed, **rulings)
        told = [name for name in names(table) if name in {*wanted, "kennel_opened"}]
        if told == list(wanted):
            return table
    raise AssertionError("no such shuffle")


def test_T_P8_03_the_kennel_card_turned_for_a_dog_frees_all_dogs_inside() -> None:
    table = find_seed("kennel 2; dog radio shed", "kennel_opened", "dogs_placed", "token_placed")
    for viewer in others(table):
        assert table.last(viewer, "kennel_opened") == {"count": 2}
    view = table.view(None)
    assert (view["kennel"], view["loose_dogs"]) == (0, 0)
    assert len(view["dogs"]) == 4


def test_T_P8_03_the_card_goes_back_to_the_kennel() -> None:
    table = find_seed("kennel 2; dog radio shed", "kennel_opened", "dogs_placed", "token_placed")
    assert "kennel" not in table.view(None)["locations"]


def test_R_118_the_dog_whose_card_it_was_gets_a_room_too() -> None:
    """One loose dog and one inside: both are placed, however late the card turns up."""
    table = find_seed("kennel 3; dog radio", "kennel_opened", "dogs_placed", "token_placed")
    assert len(dog_rooms(table)) == 4
    assert len(table.last(None, "dogs_placed")["rooms"]) == 4


def test_T_P8_03_dogs_in_the_kennel_are_not_freed_without_their_card() -> None:
    table = find_seed("kennel 2; dog radio shed", "dogs_placed", "token_placed")
    view = table.view(None)
    assert (view["kennel"], len(view["dogs"])) == (2, 2)
    assert "kennel" in view["locations"]


# The Leader


def test_T_P8_04_the_holder_of_the_token_becomes_leader() -> None:
    table = dogs("token held C")
    assert table.leader == "C"
    assert table.last(None, "leader_changed") == {"seat": "C"}
    assert table.view(None)["token_holder"] is None


def test_T_P8_04_not_before_phase_8() -> None:
    table = Scenario("phase move; leader D; token radio").do("A go radio", "A hand_in use")
    assert table.view(None)["token_holder"] == "A"
    assert table.play_to("dogs").leader == "D"
    assert table.play_to("weather").leader == "A"


@pytest.mark.parametrize("token", ["", "token shed"])
def test_R_120_nobody_holds_it_and_the_leader_stays_but_the_token_moves(token: str) -> None:
    rooms = set()
    for seed in range(8):
        table = dogs(token, seed=seed)
        assert table.leader == "A"
        assert "leader_changed" not in names(table)
        rooms.add(table.view(None)["token_room"])
    assert len(rooms) > 2


def test_T_P8_05_the_token_is_placed_after_the_new_leader_took_over() -> None:
    table = dogs("token held C")
    assert names(table) == ["dogs_placed", "leader_changed", "token_placed"]
    assert table.last(None, "token_placed") == {"room": table.view(None)["token_room"]}


def test_T_P8_05_the_kennel_card_turned_for_the_token_frees_the_dogs_first() -> None:
    table = find_seed("kennel 2; dog radio shed", "dogs_placed", "kennel_opened", "dogs_placed", "token_placed")
    first, second = (told.args["rooms"] for told in table.told(None, "dogs_placed"))
    view = table.view(None)
    assert (len(first), len(second)) == (2, 2)
    assert len({*first, *second, view["token_room"]}) == 5
    assert (view["kennel"], len(view["dogs"])) == (0, 4)


def test_T_P8_05_the_token_never_comes_to_the_kennel() -> None:
    for seed in range(60):
        assert dogs("kennel 4", seed=seed).view(None)["token_room"] in GREEN_ROOMS


def test_T_P8_06_the_turned_cards_go_back_to_the_deck() -> None:
    table = dogs()
    assert table.view(None)["locations"] == list(GREEN_ROOMS)
    assert dogs("burned radio").view(None)["locations"] == [room for room in GREEN_ROOMS if room != "radio"]


def test_T_P8_07_the_dogs_wait_in_their_rooms_and_do_nothing_on_their_own() -> None:
    table = dogs()
    where = dog_rooms(table)
    table.play_to("move")
    assert dog_rooms(table) == where
    empty = [room for room in GREEN_ROOMS if room not in where]
    for seat, room in zip("BCDA", empty, strict=False):
        table.do(f"{seat} go {room}", f"{seat} hand_in {table.hand(seat).split()[0]}")
    table.play_to("rescue")
    assert "encounter" not in names(table)
    assert dog_rooms(table.play_to("dogs")) == where


def test_T_P8_08_in_round_1_all_four_enter_here() -> None:
    table = Scenario("phase weather; leader A").play_to("dogs")
    assert (dog_rooms(table), table.view(None)["loose_dogs"]) == ([], 4)
    assert len(dog_rooms(table.begin())) == 4


def test_T_P8_08_assimilated_dogs_do_not_return() -> None:
    table = Scenario(
        "phase encounters; leader A; C revealed; strength 3; plan radio 1; plan shed 1; dog radio shed"
    ).do("A resolve radio", "C assimilate_dog", "C assimilate_dog")
    assert len(dog_rooms(table.play_to("weather"))) == 2


@pytest.mark.parametrize("seed", range(5))
def test_T_P8_09_and_R_119_dogs_without_a_card_wait_off_the_board(seed: int) -> None:
    table = dogs(THREE_LEFT, seed=seed)
    view = table.view(None)
    assert sorted(view["dogs"]) == ["generator", "helicopter", "shed"]
    assert view["loose_dogs"] == 1


def test_R_119_without_a_card_for_the_token_it_stays_off_the_board_and_the_leader_stays() -> None:
    table = dogs(THREE_LEFT)
    assert table.view(None)["token_room"] is None
    assert "token_placed" not in names(table)
    table.play_to("dogs").begin()  # nobody could take it in the round between
    assert table.leader == "A"


def test_R_119_nor_does_it_stay_in_the_room_where_nobody_took_it() -> None:
    assert dogs(f"{THREE_LEFT}; token shed").view(None)["token_room"] is None


def test_R_119_the_dog_that_waited_comes_with_the_others_the_next_time() -> None:
    table = dogs(THREE_LEFT)
    table.play_to("dogs")
    assert table.view(None)["loose_dogs"] == 1
    table.begin()
    assert len(dog_rooms(table)) == 3


@pytest.mark.parametrize("seed", range(5))
def test_R_119_with_one_card_more_than_dogs_the_token_gets_the_last(seed: int) -> None:
    table = dogs("burned armoury kitchen storeroom laboratory radio", seed=seed)
    rooms = {*dog_rooms(table), table.view(None)["token_room"]}
    assert rooms == {"generator", "helicopter", "shed", "weather", "boiler"}


# The Kennel card


def test_T_P8_10_the_kennel_card_is_in_the_deck_exactly_while_a_dog_is_inside() -> None:
    seen = Counter[bool]()

    def look(match: Match) -> None:
        view = match.view(None)
        if not view["plan_open"]:  # step 4.5 puts it right after an attack on the Kennel
            assert ("kennel" in view["locations"]) == (view["kennel"] > 0)
            seen[view["kennel"] > 0] += 1

    watch_games(25, look)
    assert min(seen.values()) > 500


def test_T_P8_10_the_first_dog_that_is_caught_brings_the_card_in() -> None:
    table = Scenario("phase encounters; leader A; A in shed; B in shed; dog shed").begin()
    assert table.view(None)["kennel"] == 1
    assert "kennel" in table.view(None)["locations"]


def test_T_P8_10_the_last_dog_that_is_assimilated_takes_it_out() -> None:
    table = Scenario("phase encounters; leader A; C revealed; strength 2; plan kennel 1; kennel 1").play_to("rescue")
    assert table.view(None)["kennel"] == 0
    assert "kennel" not in table.view(None)["locations"]


def test_R_121_with_the_kennel_card_caught_dogs_may_come_out() -> None:
    tables = [dogs("kennel 4", seed=seed, kennelCard="normal") for seed in range(40)]
    assert any(len(dog_rooms(table)) == 4 for table in tables)


def test_T_P8_11_and_R_121_without_it_caught_dogs_never_return() -> None:
    for seed in range(40):
        table = dogs("kennel 2; dog radio", seed=seed, kennelCard="removed")
        view = table.view(None)
        assert (view["kennel"], len(view["dogs"])) == (2, 2)
        assert "kennel_opened" not in names(table)


def test_T_P8_11_and_R_121_a_dog_that_is_caught_stays_caught() -> None:
    table = Scenario("phase encounters; leader A; A in shed; B in shed; dog shed", kennelCard="removed").begin()
    assert table.view(None)["kennel"] == 1
    assert "kennel" not in table.view(None)["locations"]
    assert table.play_to("weather").play_to("dogs").view(None)["kennel"] >= 1


def test_T_P8_11_and_R_121_the_kennel_cannot_be_attacked() -> None:
    for value, attackable in (("normal", True), ("removed", False)):
        table = Scenario("phase planning; leader A; C revealed; kennel 2", kennelCard=value).ask()
        assert ("lay kennel 1" in table.options("C")) == attackable
