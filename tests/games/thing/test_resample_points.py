"""What is certain in small positions, one point at a time, is so in every world; and what is not, varies."""

from collections import Counter

from tests.games.thing.round_helpers import assert_shares
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, seat_of
from winterover.games.thing.pieces import (
    ALIEN,
    BLOOD,
    DYNAMITE,
    FIREARM,
    FLAMETHROWER,
    HUMAN,
    KEYS,
    MELEE,
    REPAIR,
    SABOTAGE,
    USE,
    WIRE,
)
from winterover.games.thing.resample import resample
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.state import NOBODY, State

A, B, C, D = range(4)


def worlds(table: Scenario, who: str | None, number: int = 60) -> list[State]:
    """Many worlds for a viewer; a phase that is waiting begins first."""
    table.ask()
    rng = Rng.from_number(1)
    viewer = None if who is None else seat_of(who)
    return [resample(table.state.rules, table.view(who), table.match.log(viewer), rng) for _ in range(number)]


def aliens(world: State) -> str:
    return "".join(LETTERS[seat] for seat, role in enumerate(world.roles) if role == ALIEN)


def move_all(table: Scenario, **rooms: str) -> Scenario:
    """Everybody goes to a room and hands in the first card of the hand."""
    while table.ask().state.phase == table.state.phase and table.asked[0][1] in ("move", "hand_in"):
        who, kind = table.asked[0]
        table.do(f"{who} go {rooms[who]}" if kind == "move" else f"{who} hand_in {table.hand(who).split()[0]}")
    return table


# Roles


def test_whoever_reveals_itself_without_having_met_anybody_was_the_only_alien() -> None:
    table = Scenario("players 5; phase rec_room; A alien").ask()
    assert len({aliens(world) for world in worlds(table, "B")}) > 1
    table.do("A reveal")
    for who in (None, "A", "B", "E"):
        assert {aliens(world) for world in worlds(table, who)} == {"A"}


MEETING = "players 5; phase encounters; A alien in shed; B in shed; C in shed; D in radio; E in kitchen"


def meeting(choice: str) -> Scenario:
    return Scenario(MEETING).begin().do(f"A {choice}", "B plain", "C plain", "A look B 1", "B look A 1", "C look A 2")


def test_the_owner_of_an_alien_token_knows_whom_it_infected() -> None:
    table = meeting("infect")
    infected = next(who for who in "BC" if table.role(who) == "alien")
    assert {aliens(world) for world in worlds(table, "A")} == {f"A{infected}"}
    assert {aliens(world) for world in worlds(meeting("plain"), "A")} == {"A"}


def test_whoever_saw_an_alien_token_knows_its_owner() -> None:
    table = meeting("infect")
    infected, spared = "BC" if table.role("B") == "alien" else "CB"
    assert {aliens(world) for world in worlds(table, infected)} == {f"A{infected}"}
    found = {aliens(world) for world in worlds(table, spared)}
    assert spared not in "".join(found)
    assert {"A", f"A{infected}"} <= found


def test_two_tokens_of_one_owner_infect_one_at_most() -> None:
    found = [world.infections for world in worlds(meeting("infect"), "D", 200)]
    by_first = [Counter(by for _, _, by in infections)[infections[0][1]] for infections in found]
    assert set(by_first) == {0, 1}
    both = [infections for infections in found if infections[0][1] == A]
    assert {seat for infections in both for _, seat, _ in infections} == {A, B, C}


def test_a_tested_human_is_human_until_it_looks_at_a_token() -> None:
    table = Scenario("phase tests; leader D; A owns blood; B suspicion 3; C alien").do("A offer_a", "A test B")
    for who in (None, "A", "C"):
        assert {world.roles[B] for world in worlds(table, who)} == {HUMAN}
    table.play_to("move")
    move_all(table, A="radio", B="shed", C="shed", D="kitchen")
    assert {world.roles[B] for world in worlds(table, "A")} == {HUMAN}
    table.do("C plain")
    assert table.asked == [("B", "look")]  # from the green zone, where it laid out nothing itself
    assert {world.laid[B] for world in worlds(table, "A")} == {NOBODY}
    table.do("B look C 1")
    assert {world.roles[B] for world in worlds(table, "A")} == {HUMAN, ALIEN}


def test_alone_with_a_dog_anybody_may_be_infected() -> None:
    table = Scenario("phase encounters; dog shed; A in shed; D alien").begin()
    found = Counter(world.roles[A] for world in worlds(table, "B", 800))
    chance = 1 / 3 + 2 / 3 * 2 / 9
    assert_shares(found, {ALIEN: chance, HUMAN: 1 - chance})
    healthy = next(
        table
        for seed in range(20)
        if (table := Scenario("phase encounters; dog shed; A in shed; D alien", seed=seed).begin()).role("A") == "human"
    )
    assert {world.roles[A] for world in worlds(healthy, "A")} == {HUMAN}


PAIR = "phase encounters; A alien in shed; B in shed; C in radio; D in kitchen"


def test_a_guess_is_as_likely_as_what_was_seen_makes_it() -> None:
    """With an alien token laid out three times in five, and found by every second look."""
    table = Scenario(PAIR).begin().do("A plain", "B plain", "A look B 1", "B look A 1")
    found = Counter(aliens(world) for world in worlds(table, "D", 1500))
    one, both = 1 / 3 * (1 - 0.3), 2 / 3 * 0.3
    assert_shares(found, {"A": one, "B": one, "C": 1 / 3, "AB": both})
    seen = Counter(aliens(world) for world in worlds(table, "B", 1500))  # who saw a human token
    of_three = 0.7 + 1 + 1
    assert_shares(seen, {"A": 0.7 / of_three, "C": 1 / of_three, "D": 1 / of_three})


def test_tokens_laid_out_are_those_of_the_role() -> None:
    table = Scenario(PAIR).begin().do("A infect", "B plain")
    assert {world.laid[A] for world in worlds(table, "A")} == {table.alien_token("A")}
    found = worlds(table, "C", 300)
    assert all(world.laid[seat] == 0 for world in found for seat in (A, B) if world.roles[seat] == HUMAN)
    assert {world.laid[A] for world in found if world.roles[A] == ALIEN} == {0, 1, 2}


TWO_LEFT = "phase encounters; A alien in shed; B in shed; C eliminated human; D eliminated human"


def test_while_the_game_goes_on_somebody_is_human() -> None:
    deeds = ("A plain", "B plain", "A look B 1", "B look A 1")
    table = Scenario(TWO_LEFT).begin().do(*deeds)
    assert {"AB", "ABC", "ABD"}.isdisjoint(aliens(world) for world in worlds(table, None, 300))
    later = Scenario(TWO_LEFT, endAllInfected="atNextReveal").begin().do(*deeds)
    found = worlds(later, None, 300)
    nobody_left = [world for world in found if aliens(world) == "AB"]
    assert 0 < len(nobody_left) < len(found)
    assert {world.last_humans for world in nobody_left} == {(A,), (B,)}
    assert all(world.last_humans == (world.infections[-1][1],) for world in nobody_left)


def test_a_position_may_have_begun_with_several_aliens() -> None:
    table = Scenario("players 5; phase rec_room; A alien; B alien").ask().do("A reveal", "B reveal")
    assert {aliens(world)[:2] for world in worlds(table, "C")} == {"AB"}
    assert {aliens(world) for world in worlds(table, "C", 200)} > {"AB"}


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
    found = worlds(table, "A", 200)
    assert {(world.pile + world.discard + [world.card]).count(SABOTAGE) >= 1 for world in found} == {True}
    assert {SABOTAGE in world.discard for world in found} == {True, False}


def test_the_owner_sees_from_its_hand_what_it_lost_in_the_dark() -> None:
    """T-D-06"""
    table = Scenario(f"phase move; leader D; power failed; {HANDS}; A hand use repair sabotage").do("A go radio")
    assert {tuple(world.pile) for world in worlds(table, "A")} == {tuple(table.state.pile)}
    assert len({tuple(world.pile) for world in worlds(table, "B")}) == 3


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
    assert len({world.weapon_deck[0] for world in worlds(table, "B", 200)}) > 2


def test_a_card_that_was_put_back_may_be_drawn_with_the_last_ones() -> None:
    table = armoury("melee", "dynamite", "firearm").do("D assign A", "A keep dynamite", "D next", "C keep firearm")
    found = {(tuple(world.weapons[C]), tuple(world.weapon_deck)) for world in worlds(table, "A", 200)}
    assert all(hand[MELEE] or deck == (MELEE,) for hand, deck in found)
    assert {hand[MELEE] for hand, _ in found} == {0, 1}


def test_a_hidden_card_is_never_a_flamethrower_and_a_returned_one_lies_below() -> None:
    table = armoury("flamethrower", "melee", "dynamite", pile="use").do("A keep flamethrower", "A reveal")
    for world in worlds(table, "B"):
        assert world.weapon_deck[0] == FLAMETHROWER
        assert world.weapon_deck.count(FLAMETHROWER) == 1


def test_what_was_given_away_is_where_it_may_have_gone() -> None:
    table = Scenario("phase rec_room; A owns dynamite; B owns melee; C owns firearm")
    table.do("A put B dynamite", "B deal A", "A deal B")
    assert {world.weapons[B][DYNAMITE] >= 1 for world in worlds(table, "A")} == {True}
    table.do("B put C melee", "C deal B", "B deal C")
    found = [(world.weapons[B][DYNAMITE] > 0, world.weapons[C][DYNAMITE] > 0) for world in worlds(table, "A", 200)]
    assert (False, False) not in found
    assert {(True, False), (False, True)} <= set(found)
    for world in worlds(table, "C"):
        assert world.weapons[C] == table.state.weapons[C]
    assert len({tuple(world.weapons[B]) for world in worlds(table, "D", 200)}) > 1


def test_whoever_offers_a_test_has_the_means() -> None:
    table = Scenario(
        "players 8; phase tests; H alien; A owns blood failure; B owns flamethrower wire keys;"
        "C owns flamethrower open_wire keys"
    )
    table.do("A offer_a", "B offer_b", "C offer_b")
    for who in (None, "D"):
        found = worlds(table, who)
        assert all(world.samples[A][BLOOD] for world in found)
        assert all(world.items[B][WIRE] for world in found)
        assert {world.items[C][WIRE] for world in found} == {0, 1}


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
        f"phase move; leader D; bag {bag}; pile use; weapons; items; power failed; A hand use; B hand use; C hand use;"
        "D norris; D hand sabotage"
    )
    return move_all(table, A="laboratory", B="armoury", C="storeroom", D="storeroom")


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
    for bag, seen in (("1 blood 3 failure", {True}), ("0 blood 4 failure", {False})):
        table = Scenario(f"{text}; bag {bag}").ask()
        assert table.asked == [("D", "assign")]
        assert {world.lab[BLOOD] > 0 for world in worlds(table, "B", 100)} == seen
        table.do("D assign B")
    assert {world.lab[BLOOD] > 0 for world in worlds(table, "B", 100)} == {True, False}


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


# The Collective, and sealed answers


PLANNING = "players 6; phase planning; E revealed; F revealed; strength 4"


def test_the_collective_knows_its_proposals_and_others_do_not() -> None:
    table = Scenario(PLANNING).do("E lay boiler 2", "E lay radio 1", "E done")
    assert table.asked == [("F", "consent")]
    assert {str(world.proposal) for world in worlds(table, "F")} == {str(table.state.proposal)}
    assert len({str(world.proposal) for world in worlds(table, "A")}) > 10
    table.do("F object")
    assert {str(world.proposals) for world in worlds(table, "E")} == {str(table.state.proposals)}
    assert {len(world.proposals) for world in worlds(table, "A")} == {1}


def test_others_know_of_a_plan_what_the_edition_shows() -> None:
    for edition, known in (("std", True), ("fr", False)):
        table = Scenario(PLANNING, edition=edition).do("E lay boiler 2", "E lay radio 1", "E done", "F agree").ask()
        assert {str(world.plan) for world in worlds(table, "E")} == {str(table.state.plan)}
        found = worlds(table, "A")
        assert len({tuple(room for room, _ in world.plan) for world in found}) > 10
        assert ({tuple(strength for _, strength in world.plan) for world in found} == {(2, 1)}) == known
        assert {len(world.plan) for world in found} == {2}


def test_a_sealed_answer_is_known_to_its_owner() -> None:
    table = Scenario("phase rec_room; A alien").do("A vote B")
    assert {world.sealed[A] for world in worlds(table, "A")} == {table.state.sealed[A]}
    assert len({world.sealed[A] for world in worlds(table, "C")}) > 1


def test_every_world_has_a_future_of_its_own() -> None:
    assert len({world.rng.key for world in worlds(Scenario("phase move"), "A")}) == 60
