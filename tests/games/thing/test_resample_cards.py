"""What is certain of hidden cards and tokens in small positions is so in every world; and what is not, varies."""

from collections import Counter

from tests.games.thing.resample_helpers import A, B, C, move_all, worlds
from winterover.games.thing.pieces import (
    ACTIONS,
    BLOOD,
    DYNAMITE,
    FLAMETHROWER,
    KEYS,
    MELEE,
    REPAIR,
    SABOTAGE,
    USE,
    WIRE,
)
from winterover.games.thing.scenario import Scenario

# Action cards

HANDS = "A hand sabotage sabotage sabotage; B hand repair repair repair; C hand repair use use; D hand use use use"
ROOMS = {"A": "radio", "B": "kitchen", "C": "shed", "D": "armoury"}


def test_the_own_card_lies_in_the_pile() -> None:
    table = Scenario(f"phase move; leader D; {HANDS}").do("A go radio", "A hand_in sabotage")
    assert {tuple(world.pile) for world in worlds(table, "A")} == {(SABOTAGE,)}
    assert {tuple(world.pile) for world in worlds(table, "B")} == {(USE,), (REPAIR,), (SABOTAGE,)}


def test_a_card_that_was_shown_lies_in_the_pile_for_all() -> None:
    most = Scenario("players 4").view(None)["most_suspicion"]
    table = Scenario(f"phase move; leader D; A suspicion {most}; {HANDS}").do("A go radio", "A hand_in sabotage")
    for who in (None, "A", "B"):
        assert {tuple(world.pile) for world in worlds(table, who)} == {(SABOTAGE,)}


def test_when_the_pile_loses_a_card_unseen_the_own_one_is_there_or_among_the_discards() -> None:
    table = move_all(Scenario(f"phase move; leader D; A owns dynamite; {HANDS}"), **ROOMS)
    table.do("A burn dynamite")
    assert len(table.state.discard) == 1
    found = worlds(table, "A", 120)
    assert {(world.pile + world.discard + [world.card]).count(SABOTAGE) >= 1 for world in found} == {True}
    assert {SABOTAGE in world.discard for world in found} == {True, False}


def test_the_owner_sees_from_its_hand_what_it_lost_in_the_dark() -> None:
    """T-D-06"""
    table = Scenario("phase draw; leader D; power failed; A hand; deck use use repair sabotage")
    table.play_to("move").do("A go radio")
    (lost,) = (card for card, name in enumerate(ACTIONS) if name not in table.hand("A"))
    assert all(lost in world.pile for world in worlds(table, "A"))
    assert {lost in world.pile for world in worlds(table, "B")} == {True, False}


def test_cards_that_were_seen_lie_among_the_discards() -> None:
    table = Scenario(f"phase move; leader D; {HANDS}").do("A special radio")
    (card,) = table.state.pile
    for world in worlds(table, "A"):
        assert (world.pile, Counter(world.discard)) == ([card], Counter({SABOTAGE: 3}))
    assert len({tuple(sorted(world.discard)) for world in worlds(table, "B")}) > 5


def test_whoever_looks_through_the_draw_pile_knows_it_whole() -> None:
    table = Scenario(f"phase move; leader D; {HANDS}").do("A swap")
    assert table.asked == [("A", "take")]
    deck = Counter(table.state.deck)
    assert all(Counter(world.deck) == deck for world in worlds(table, "A"))
    assert any(Counter(world.deck) != deck for world in worlds(table, "B"))


# Weapons, items, laboratory tokens


def armoury(*weapons: str, pile: str = "use use") -> Scenario:
    """A and C stand in the Armoury with these weapons left, from the top."""
    return Scenario(
        f"phase actions; leader D; pile {pile}; weapons {' '.join(weapons)}; A alien in armoury; C in armoury;"
        "B in rec prone; D in rec prone"
    )


def test_a_card_that_was_put_back_lies_under_the_deck() -> None:
    table = armoury("melee", "dynamite", "firearm", "melee").do("D assign A", "A keep dynamite")
    assert {world.weapon_deck[0] for world in worlds(table, "A")} == {MELEE}
    assert len({world.weapon_deck[0] for world in worlds(table, "B", 120)}) > 2


def test_a_card_that_was_put_back_may_be_drawn_with_the_last_ones() -> None:
    table = armoury("melee", "dynamite", "firearm").do("D assign A", "A keep dynamite", "D next", "C keep firearm")
    found = {(tuple(world.weapons[C]), tuple(world.weapon_deck)) for world in worlds(table, "A", 120)}
    assert all(hand[MELEE] or deck == (MELEE,) for hand, deck in found)
    assert {hand[MELEE] for hand, _ in found} == {0, 1}


def test_a_hidden_card_is_never_a_flamethrower_and_a_returned_one_lies_below() -> None:
    table = armoury("flamethrower", "melee", "dynamite", pile="use").do("D assign A", "A keep flamethrower", "A reveal")
    for world in worlds(table, "B"):
        assert world.weapon_deck[0] == FLAMETHROWER
        assert world.weapon_deck.count(FLAMETHROWER) == 1


def test_what_was_given_away_is_where_it_may_have_gone() -> None:
    table = Scenario("phase rec_room; A owns dynamite; B owns melee; C owns firearm")
    table.do("A put B dynamite", "B deal A", "A deal B")
    assert {world.weapons[B][DYNAMITE] >= 1 for world in worlds(table, "A")} == {True}
    table.do("B put C melee", "C deal B", "B deal C")
    found = [(world.weapons[B][DYNAMITE] > 0, world.weapons[C][DYNAMITE] > 0) for world in worlds(table, "A", 120)]
    assert (False, False) not in found
    assert {(True, False), (False, True)} <= set(found)
    for world in worlds(table, "C"):
        assert world.weapons[C] == table.state.weapons[C]
    assert len({tuple(world.weapons[B]) for world in worlds(table, "D", 120)}) > 1


def test_in_a_trade_nothing_goes_back_that_has_just_come() -> None:
    table = Scenario("phase rec_room; A owns dynamite; C owns melee")
    table.do("A put B dynamite", "B deal A", "A deal B", "B put C dynamite", "C put B melee", "B deal C", "C deal B")
    found = worlds(table, "A", 120)
    assert all(world.weapons[C][DYNAMITE] > 0 for world in found)
    assert {world.weapons[B][DYNAMITE] for world in found} == {0, 1}


def test_a_flamethrower_that_changed_hands_goes_under_the_deck_with_its_last_owner() -> None:
    table = Scenario(
        "phase actions; leader D; pile use; weapons flamethrower melee dynamite; A in armoury; B alien in rec prone;"
        "C in rec prone; D in rec prone"
    )
    table.do("A keep flamethrower", "A put B flamethrower", "B deal A", "A deal B", "B reveal")
    assert table.state.weapon_deck[0] == FLAMETHROWER
    assert {world.weapon_deck[0] for world in worlds(table, "C")} == {FLAMETHROWER}


def test_whoever_offers_a_test_has_the_means() -> None:
    table = Scenario("phase tests; A owns blood failure; B owns flamethrower wire keys")
    for found in (worlds(table, None, 120), worlds(table, "D", 120)):
        assert {world.samples[A][BLOOD] > 0 for world in found} == {True, False}
        assert {world.items[B][WIRE] for world in found} == {0, 1}
    table.do("A offer_a", "B offer_b")
    for found in (worlds(table, None), worlds(table, "D")):
        assert all(world.samples[A][BLOOD] > 0 for world in found)
        assert {world.items[B][WIRE] for world in found} == {1}


def test_an_open_wire_is_means_enough() -> None:
    table = Scenario("players 8; phase tests; C owns flamethrower open_wire keys").do("C offer_b")
    assert {world.items[C][WIRE] for world in worlds(table, "D", 120)} == {0, 1}


def laboratory(choice: str) -> Scenario:
    table = Scenario(
        "phase actions; leader D; pile use; A in laboratory; B in rec prone; C in rec prone; D in rec prone"
    )
    return table.do(f"A {choice}")


def test_a_token_that_was_thrown_away_is_out_of_the_game() -> None:
    table = laboratory("drop_token")
    assert {tuple(world.lost_samples) for world in worlds(table, "A")} == {tuple(table.state.lost_samples)}
    assert {tuple(world.lost_samples) for world in worlds(table, "B")} == {(1, 0), (0, 1)}


def test_a_token_that_was_kept_is_in_hand() -> None:
    table = laboratory("keep_token")
    assert {tuple(world.samples[A]) for world in worlds(table, "B")} == {(1, 0), (0, 1)}


def sabotage_in_the_laboratory(bag: str) -> Scenario:
    """A works in the Laboratory; the first card of the pile is a Sabotage."""
    table = Scenario(
        f"phase move; leader D; bag {bag}; pile use; weapons; items; pantry 0; A hand use; B hand use; C hand use;"
        "D hand sabotage"
    )
    return move_all(table, A="laboratory", B="armoury", C="kitchen", D="storeroom")


def test_who_can_carry_out_a_sabotage_tells_whether_blood_is_in_the_bag() -> None:
    """R-103"""
    table = sabotage_in_the_laboratory("1 blood 3 failure")
    assert "assigned" in [told.name for told in table.told("B")]
    assert all(world.used_blood == 1 for world in worlds(table, "B"))
    lost = sabotage_in_the_laboratory("0 blood 4 failure")
    assert lost.asked == [("D", "lay_down")]
    for who in (None, "A", "B", "D"):
        assert {tuple(world.lab) for world in worlds(lost, who)} == {(0, 4)}
    lost.do("D lay_down A")
    assert {tuple(world.lab) for world in worlds(lost, "B")} == {(0, 4)}


def test_while_the_leader_assigns_a_sabotage_its_targets_tell_of_blood() -> None:
    """R-103"""
    text = "phase actions; leader D; pile sabotage use; A in laboratory; B in radio; C in boiler; D in rec prone"
    for bag, has_blood in (("1 blood 3 failure", True), ("0 blood 4 failure", False)):
        table = Scenario(f"{text}; bag {bag}").ask()
        assert table.asked == [("D", "assign")]
        assert {world.lab[BLOOD] > 0 for world in worlds(table, "B", 100)} == {has_blood}


def test_whoever_starts_a_vehicle_has_keys() -> None:
    slots = Scenario("players 4").view(None)["fuel_slots"]["shed"]
    table = Scenario(
        f"phase actions; leader D; pile use; damage shed 0; fuel shed {slots}; A in shed; A owns keys tools;"
        "B in rec prone; C in rec prone; D in rec prone"
    )
    assert {world.items[A][KEYS] > 0 for world in worlds(table, "B", 100)} == {True, False}
    table.do("A escape")
    assert {world.items[A][KEYS] > 0 for world in worlds(table, "B", 100)} == {True}


def test_whoever_announced_a_fire_in_vain_has_dynamite_still() -> None:
    """V-08"""
    table = Scenario(
        "phase actions; leader D; pile use use; A in boiler; A owns dynamite melee; B in radio", edition="uk"
    )
    assert {world.weapons[A][DYNAMITE] > 0 for world in worlds(table, "B", 100)} == {True, False}
    table.do("A burn dynamite")
    assert {world.weapons[A][DYNAMITE] > 0 for world in worlds(table, "B", 100)} == {True}
    table.do("D refuse")
    assert {world.weapons[A][DYNAMITE] > 0 for world in worlds(table, "B", 100)} == {True}
