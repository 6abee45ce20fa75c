"""Rooms with alien strength (rules section 8.2)."""

from collections import Counter

import pytest

from tests.games.thing.encounters_helpers import FIGHT, assert_alike, fight, is_over, names, others, resolved, strength
from winterover.games.thing.game import GAME
from winterover.games.thing.pieces import ACTIONS
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.timeout import timeout

# Nobody there


def test_T_E_05_alone_the_collective_sabotages_or_does_nothing() -> None:
    table = fight(1, "A human; B human")
    assert table.asked == [("C", "prey")]
    assert table.options("C") == ["nothing", "sabotage"]
    table.do("C sabotage")
    assert table.damage("generator") == 1
    assert strength(table) == 5


def test_T_E_05_it_may_do_nothing() -> None:
    table = fight(1, "A human; B human").do("C nothing")
    assert table.damage("generator") == 0
    assert names(table) == ["plan_revealed", "encounter", "alien_idle"]
    assert is_over(table)


def test_T_E_06_with_a_dog_it_assimilates_or_sabotages() -> None:
    table = fight(1, "dog generator; A human; B human")
    assert table.options("C") == ["assimilate_dog", "sabotage"]
    table.do("C assimilate_dog")
    assert strength(table) == 6
    assert not table.dog_in("generator")
    assert table.damage("generator") == 0
    table.play_to("planning")
    assert table.view(None)["assimilated_dogs"] == 1
    assert len(table.view(None)["dogs"]) == 3


def test_T_E_06_a_dog_stays_when_the_room_is_sabotaged() -> None:
    table = fight(1, "dog generator; A human; B human").do("C sabotage")
    assert table.dog_in("generator")
    assert table.damage("generator") == 1
    assert strength(table) == 5


def test_R_58_the_point_for_a_dog_goes_to_the_pool_not_to_the_room() -> None:
    table = Scenario(
        f"{FIGHT} strength 4; plan generator 1; plan radio 1; dog generator; A human in radio; B human in radio"
    ).do("D resolve generator", "C assimilate_dog")
    assert strength(table) == 5
    # One point in the Radio Room is still weaker than two Characters.
    assert names(table)[-1] == "alien_fled"


@pytest.mark.parametrize("force", [1, 3])
def test_T_E_07_in_the_kennel_one_dog_is_assimilated(force: int) -> None:
    table = Scenario(f"{FIGHT} strength 5; kennel 3; plan kennel {force}; A human; B human").begin()
    assert is_over(table)  # there is no choice and no sabotage
    assert names(table) == ["plan_revealed", "encounter", "dog_assimilated", "strength"]
    assert table.view(None)["kennel"] == 2
    assert strength(table) == 6


# Attacks


@pytest.mark.parametrize("weapon", ["flamethrower", "dynamite"])
def test_T_E_08_fire_drives_the_alien_off_and_costs_it_a_point(weapon: str) -> None:
    table = fight(3, f"A human in generator; B human; A owns {weapon}")
    assert table.asked == [("A", "attack")]
    table.do(f"A attack {weapon}")
    assert table.last(None, "attacked") == {"seat": "A", "weapon": weapon, "room": "generator"}
    assert table.last(None, "alien_fled") == {"room": "generator"}
    assert strength(table) == 4
    assert is_over(table)
    assert (table.room("A"), table.damage("generator")) == ("generator", 0)


def test_T_E_08_the_point_is_lost_in_this_room() -> None:
    table = Scenario(
        f"{FIGHT} strength 3; plan generator 2; plan radio 1; A human in generator; B human in radio; A owns dynamite"
    ).do("D resolve generator", "A attack dynamite")
    assert table.told(None, "laid_low")[0].args == {"room": "radio", "seats": ["B"]}
    assert strength(table) == 2


def test_T_E_08_it_is_offered_in_movement_order_and_the_first_to_accept_does_it() -> None:
    table = Scenario(
        "players 5; phase encounters; leader B; E revealed; D alien; pile use; strength 4; plan shed 4;"
        "A human in shed; B human in shed; C human in shed; A owns dynamite; B owns dynamite; C owns dynamite"
    ).begin()
    assert table.asked == [("C", "attack")]
    table.do("C pass")
    assert table.asked == [("A", "attack")]
    table.do("A attack dynamite")
    assert table.asked != [("B", "attack")]
    assert (table.owns("A"), table.owns("B"), table.owns("C")) == ("", "dynamite", "dynamite")


def test_T_E_08_it_is_voluntary() -> None:
    table = fight(3, "A human in generator; B human; A owns dynamite").do("A pass")
    assert table.asked == [("C", "prey")]
    assert (table.owns("A"), strength(table)) == ("dynamite", 5)


def test_T_E_08_it_comes_before_comparing() -> None:
    """A single point flees from two anyway; it may be burned all the same."""
    table = fight(1, "A human in generator; B human in generator; A owns dynamite")
    assert table.asked == [("A", "attack")]
    table.do("A attack dynamite")
    assert strength(table) == 4


def test_R_50_the_point_never_comes_back() -> None:
    table = fight(3, "A human in generator; B human; A owns dynamite", strength=3).do("A attack dynamite")
    assert strength(table) == 2
    table.play_to("planning").ask()
    assert table.asked == [("C", "plan")]
    assert {option.split()[2] for option in table.options("C")} == {"1", "2"}


def test_R_51_one_attack_in_a_room() -> None:
    table = fight(3, "A human in generator; B human in generator; A owns dynamite; B owns dynamite dynamite")
    table.do("A attack dynamite")
    assert all(kind != "attack" for _, kind in table.asked)
    assert strength(table) == 4
    assert table.view(None)["pile_size"] == 2


def test_R_51_but_one_in_each_room() -> None:
    table = Scenario(
        f"{FIGHT} strength 5; plan generator 3; plan radio 2; A human in generator; B human in radio;"
        "A owns dynamite; B owns dynamite"
    ).do("D resolve generator", "A attack dynamite", "B attack dynamite")
    assert strength(table) == 3
    assert table.view(None)["pile_size"] == 1


def test_R_52_any_card_of_the_pile_may_go() -> None:
    lost: Counter[str] = Counter()
    for seed in range(150):
        table = fight(3, "A human in generator; B human; A owns dynamite", seed=seed).do("A attack dynamite")
        assert len(table.state.discard) == 1
        lost[ACTIONS[table.state.discard[0]]] += 1
        assert sorted([*table.pile.split(), ACTIONS[table.state.discard[0]]]) == sorted(ACTIONS)
    assert set(lost) == set(ACTIONS)
    assert min(lost.values()) > 30


def test_R_52_nobody_sees_which() -> None:
    tables = [
        Scenario(
            f"phase encounters; C revealed; D alien; strength 4; plan shed 3; pile {pile}; A human in shed; B human;"
            "A owns dynamite"
        ).do("A attack dynamite")
        for pile in ("use use", "sabotage sabotage")
    ]
    assert tables[0].pile != tables[1].pile
    assert_alike(tables[0], tables[1])
    assert tables[0].last("A", "pile_card_lost") == {"left": 1}


def test_R_52_without_a_pile_there_is_no_attack() -> None:
    table = Scenario(
        "phase encounters; leader D; C revealed; D alien; strength 5; plan generator 3; A human in generator; B human;"
        "A owns dynamite flamethrower"
    ).begin()
    assert table.asked == [("C", "prey")]


# Comparing


@pytest.mark.parametrize(("force", "outcome"), [(1, "alien_fled"), (2, "laid_low"), (3, "prey")])
@pytest.mark.parametrize("extra", ["", "dog generator;"])
@pytest.mark.parametrize("people", ["windows in generator", "clark in generator prone"])
def test_T_E_09_each_character_counts_one_and_nothing_else_does(
    force: int, outcome: str, extra: str, people: str
) -> None:
    """Neither a dog nor posture nor an ability changes the comparison."""
    table = fight(force, f"{extra} A human {people}; B human in generator")
    if outcome == "prey":
        assert table.asked == [("C", "prey")]
    else:
        assert outcome in names(table)


def test_T_E_10_weaker_it_flees_without_effect() -> None:
    table = fight(1, "A human in generator; B human in generator")
    assert names(table)[:3] == ["plan_revealed", "encounter", "alien_fled"]
    assert ("C", "prey") not in table.asked
    assert table.damage("generator") == 0
    assert strength(table) == 5
    assert table.standing("A")
    assert table.standing("B")
    # The Characters have their own encounter.
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]


def test_T_E_11_equal_it_flees_and_all_lie_low() -> None:
    table = fight(2, "A human in generator; B human in generator; A owns melee").do("A pass")
    assert table.last(None, "laid_low") == {"room": "generator", "seats": ["A", "B"]}
    for seat in "AB":
        assert table.room(seat) == "generator"
        assert not table.standing(seat)
    assert is_over(table)
    assert strength(table) == 5


def test_T_E_11_they_cannot_act_this_round() -> None:
    table = Scenario(
        "players 5; phase encounters; leader D; C revealed; D alien; pile use use; strength 2; plan boiler 2;"
        "fuel boiler 0; A human in boiler; B human in boiler; E human in weather"
    ).play_to("rec_room")
    assert [told.args["seat"] for told in table.told(None, "assigned")] == ["E"]


def test_R_48_no_further_encounter_and_the_dog_is_not_caught() -> None:
    table = fight(2, "dog generator; A human in generator; B human in generator")
    assert is_over(table)
    assert resolved(table) == ["generator"]
    assert table.dog_in("generator")
    assert table.view(None)["kennel"] == 0
    alone = fight(1, "dog generator; A human in generator; B human")
    assert is_over(alone)
    assert "dog_tested" not in names(alone)


def test_DX_07_a_draw_with_two_characters_and_a_dog() -> None:
    table = fight(2, "dog generator; A human in generator; B human in generator", strength=2)
    assert (table.standing("A"), table.standing("B")) == (False, False)
    assert table.dog_in("generator")
    assert not {"dog_tested", "dog_caught", "tokens_laid", "suspicion"} & set(names(table))
    assert (table.suspicion("A"), table.suspicion("B")) == (1, 1)


def test_T_E_12_stronger_it_must_choose() -> None:
    table = fight(3, "A human in generator; B human in generator")
    assert table.options("C") == ["assimilate A", "assimilate B", "sabotage"]
    with_dog = fight(3, "dog generator; A human in generator; B human in generator")
    assert with_dog.options("C") == ["assimilate A", "assimilate B", "assimilate_dog", "sabotage"]


def test_T_E_12_assimilating_a_character_drives_the_others_out() -> None:
    table = fight(4, "players 6; A human in generator; B human in generator; E human in generator; F human")
    table.do("C assimilate B")
    assert table.view(None)["status"][1] == "eliminated"
    assert table.last(None, "fled") == {"seats": ["E", "A"]}
    for seat in "AE":
        assert table.room(seat) == "rec"
        assert not table.standing(seat)
    assert table.standing("F")
    assert strength(table) == 6
    assert table.damage("generator") == 0


def test_T_E_12_assimilating_the_dog_drives_all_characters_out() -> None:
    table = fight(3, "dog generator; A human in generator; B human in generator").do("C assimilate_dog")
    assert not table.dog_in("generator")
    assert table.view(None)["assimilated_dogs"] == 1
    assert table.view(None)["status"][:2] == ["character", "character"]
    for seat in "AB":
        assert table.room(seat) == "rec"
        assert not table.standing(seat)
    assert strength(table) == 6


def test_T_E_12_sabotage_drives_all_characters_out_and_a_dog_stays() -> None:
    table = fight(3, "dog generator; A human in generator; B human in generator").do("C sabotage")
    assert table.damage("generator") == 2
    assert table.dog_in("generator")
    for seat in "AB":
        assert table.room(seat) == "rec"
        assert not table.standing(seat)
    assert strength(table) == 5
    assert is_over(table)


ROOMS_STATE = {
    "armoury": ("weapon_deck_size", 8, 5),
    "kitchen": ("pantry", 16, 10),
    "storeroom": ("item_deck_size", 9, 6),
    "laboratory": ("lab_size", 20, 17),
    "weather": ("underground", 10, 7),
}


@pytest.mark.parametrize("room", ROOMS_STATE)
@pytest.mark.parametrize("contested", [True, False])
def test_R_53_sabotage_is_the_effect_of_the_room(room: str, contested: bool) -> None:
    slot, before, after = ROOMS_STATE[room]
    place = f"A human in {room}" if contested else "A human"
    table = Scenario(f"phase encounters; C revealed; D alien; strength 3; plan {room} 3; {place}; B human").begin()
    assert table.view(None)[slot] == before
    table.do("C sabotage")
    assert table.view(None)[slot] == after
    assert sum(table.view(None)["damage"].values()) == 4 + 2 + 1


@pytest.mark.parametrize(
    ("room", "before", "after"), [("boiler", 0, 3), ("generator", 0, 2), ("radio", 4, 7), ("helicopter", 2, 5)]
)
def test_R_53_which_is_damage_where_there_are_slots(room: str, before: int, after: int) -> None:
    table = Scenario(f"phase encounters; C revealed; D alien; strength 3; plan {room} 3; A human in {room}; B human")
    assert table.damage(room) == before
    table.do("C sabotage")
    assert table.damage(room) == after
    assert table.view(None)["power_failed"] == (room == "generator")


@pytest.mark.parametrize("force", [1, 3])
def test_R_54_the_shed_has_one_slot(force: int) -> None:
    table = Scenario(f"phase encounters; C revealed; D alien; strength 3; damage shed 0; plan shed {force}; A human")
    table.do("C sabotage")
    assert table.damage("shed") == 1


def test_T_E_28_sabotage_may_change_nothing_and_still_drives_out() -> None:
    table = fight(2, "damage generator 2; power failed; dog generator; A human in generator; B human")
    assert "sabotage" in table.options("C")
    table.do("C sabotage")
    assert table.damage("generator") == 2
    assert (table.room("A"), table.standing("A")) == ("rec", False)
    assert table.dog_in("generator")


def test_T_E_28_a_dog_that_is_not_assimilated_stays() -> None:
    table = fight(3, "dog generator; A human in generator; B human in generator").do("C assimilate A")
    assert table.dog_in("generator")
    assert (table.room("B"), table.standing("B")) == ("rec", False)


# Afterwards


def test_T_E_13_after_a_flight_the_dog_is_caught_and_the_characters_meet() -> None:
    table = fight(1, "dog generator; A human in generator; B human in generator")
    assert names(table)[2:] == ["alien_fled", "dog_caught"]
    table.do("A plain", "B plain", "A look B 1", "B look A 1")
    assert (table.suspicion("A"), table.suspicion("B")) == (2, 2)
    assert is_over(table)


def test_T_E_13_at_once_before_the_next_room() -> None:
    table = Scenario(
        f"{FIGHT} strength 5; plan generator 1; plan radio 2; A human in generator; B human in generator"
    ).do("D resolve generator")
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
    table.do("A plain", "B plain", "A look B 1", "B look A 1")
    assert table.asked == [("C", "prey")]


@pytest.mark.parametrize("force", [1, 2])
def test_T_E_13_after_an_attack_the_dog_tests_whoever_is_alone_with_it_once(force: int) -> None:
    table = fight(force, "dog generator; A human in generator; B human; A owns dynamite").do("A attack dynamite")
    assert names(table).count("dog_tested") == 1
    assert table.suspicion("A") == 2
    assert is_over(table)
    assert table.dog_in("generator")


@pytest.mark.parametrize("force", [1, 2, 3])
def test_R_49_V_11_after_an_attack_the_rest_meet_once_the_prone_attacker_included(force: int) -> None:
    table = fight(force, "dog generator; A human in generator; B human in generator; A owns dynamite")
    table.do("A attack dynamite")
    assert "dog_caught" in names(table)
    assert not table.standing("A")
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
    table.do("A plain", "B plain", "A look B 1", "B look A 1")
    assert is_over(table)
    assert (table.suspicion("A"), table.suspicion("B")) == (2, 2)


@pytest.mark.parametrize("force", [1, 2, 3])
def test_R_49_V_11_or_nothing_else_happens_in_the_room(force: int) -> None:
    table = fight(
        force,
        "dog generator; A human in generator; B human in generator; A owns dynamite",
        encounterAfterAttack="no",
    ).do("A attack dynamite")
    assert is_over(table)
    assert names(table)[-1] == "alien_fled"
    assert table.dog_in("generator")
    assert (table.suspicion("A"), table.suspicion("B")) == (1, 1)


def test_R_49_V_11_says_nothing_about_other_flights() -> None:
    table = fight(1, "A human in generator; B human in generator", encounterAfterAttack="no")
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]


@pytest.mark.parametrize(
    ("force", "deeds"), [(2, []), (3, ["C sabotage"]), (3, ["C assimilate_dog"]), (3, ["C assimilate A"])]
)
def test_T_E_14_fights_never_move_discs(force: int, deeds: list[str]) -> None:
    table = fight(force, "dog generator; A human in generator; B human in generator suspicion 2").do(*deeds)
    assert is_over(table)
    assert "suspicion" not in names(table)
    assert (table.suspicion("B"), table.suspicion("D")) == (2, 1)


def test_T_E_15_other_weapons_do_not_help() -> None:
    table = fight(3, "A human in generator; B human in generator; A owns melee open_firearm; B owns melee")
    table.do("A pass", "B pass")
    assert table.options("C") == ["assimilate A", "assimilate B", "sabotage"]
    assert "withdrew" not in names(table)


def test_DX_10_dynamite_against_four_points() -> None:
    table = Scenario(
        "phase encounters; leader D; C revealed; D alien; strength 4; plan generator 4;"
        "pile use use repair use sabotage; A human in generator; B human; A owns dynamite"
    ).do("A attack dynamite")
    assert table.owns("A") == ""
    assert table.view(None)["used_weapons"][0] == 1
    assert table.view(None)["pile_size"] == 4
    assert strength(table) == 3
    assert (table.room("A"), table.standing("A")) == ("generator", False)
    assert table.damage("generator") == 0
    assert table.view(None)["status"][0] == "character"
    assert is_over(table)


# Decisions


@pytest.mark.parametrize(
    ("force", "people", "answer"),
    [
        (2, "A human; B human", "nothing"),
        (2, "dog generator; A human; B human", "assimilate_dog"),
        (3, "leader A; dog generator; A human in generator; B human in generator", "assimilate A"),
    ],
)
def test_D_10_without_an_answer(force: int, people: str, answer: str) -> None:
    table = fight(force, people)
    (ask,) = table.state.asks
    assert GAME.code(timeout(table.state, ask, table.state.rng)) == answer


def test_D_10_what_the_collective_does_is_public() -> None:
    table = fight(3, "dog generator; A human in generator; B human in generator").do("C assimilate_dog")
    for viewer in others(table):
        assert table.last(viewer, "dog_assimilated") == {"room": "generator"}
        assert table.last(viewer, "strength") == {"number": 6}
        assert table.last(viewer, "fled") == {"seats": ["A", "B"]}
