"""What is certain of roles, plans and sealed answers is so in every world; and what is not, is as likely as it is."""

from collections import Counter

import pytest

from tests.games.thing.resample_helpers import A, B, C, D, aliens, move_all, worlds
from tests.games.thing.round_helpers import assert_shares
from winterover.core.errors import EngineBug
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.games.thing.guess import Guess, guess_roles
from winterover.games.thing.pieces import ALIEN, HUMAN
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.state import NOT_LAID


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


def guesses(viewer: str, *log: Told) -> list[Guess]:
    """Many guesses of an alien who was told this."""
    table = Scenario(f"{viewer} alien").ask()
    rng = Rng.from_number(0)
    return [guess_roles(table.state.rules, table.view(viewer), log, False, rng) for _ in range(100)]


ALONE_WITH_A_DOG = Told("dog_tested", {"seat": "A", "room": "shed", "dog": None})


def test_who_saw_the_alien_token_knows_that_the_other_one_was_human() -> None:
    """Also who was an alien already."""
    found = guesses(
        "C",
        Told("dealt", {"seat": "C", "role": "alien", "cards": None}),
        ALONE_WITH_A_DOG,
        Told("tokens_laid", {"seat": "A", "token": None}),
        Told("tokens_laid", {"seat": "B", "token": None}),
        Told("tokens_laid", {"seat": "C", "token": "human"}),
        Told("looked", {"seat": "B", "owner": "A", "token": None}),
        Told("looked", {"seat": "C", "owner": "A", "token": "alien"}),
        Told("suspicion", {"seat": "B", "space": 2}),
    )
    assert {tuple(guess.roles) for guess in found} == {(ALIEN, HUMAN, ALIEN, HUMAN)}


def first_aliens(*before: Told) -> set[int]:
    """Who may have been the first, by what B was told: A was alone with a dog, and its alien token infected B."""
    found = guesses(
        "B",
        ALONE_WITH_A_DOG,
        *before,
        Told("tokens_laid", {"seat": "A", "token": None}),
        Told("tokens_laid", {"seat": "B", "token": "human"}),
        Told("looked", {"seat": "A", "owner": "B", "token": "human"}),
        Told("looked", {"seat": "B", "owner": "A", "token": "alien"}),
        Told("role_now", {"seat": "B", "role": "alien"}),
    )
    return {guess.infections[0][1] for guess in found}


def test_who_knows_to_have_been_human_was_not_the_first_alien() -> None:
    assert first_aliens() == {A, B, C, D}
    assert first_aliens(Told("dealt", {"seat": "B", "role": "human", "cards": None})) == {A, C, D}
    assert first_aliens(Told("role_now", {"seat": "B", "role": "human"})) == {A, C, D}
    with pytest.raises(EngineBug):  # what cannot be is not guessed
        first_aliens(Told("role_shown", {"seat": "A", "role": "human"}))


def test_two_tokens_of_one_owner_infect_one_at_most() -> None:
    found = [world.infections for world in worlds(meeting("infect"), "D", 120)]
    by_first = [Counter(by for _, _, by in infections)[infections[0][1]] for infections in found]
    assert set(by_first) == {0, 1}
    both = [infections for infections in found if infections[0][1] == A]
    assert {seat for infections in both for _, seat, _ in infections} == {A, B, C}


def test_a_tested_human_is_human_until_it_looks_at_a_token() -> None:
    table = Scenario("phase tests; leader D; A owns blood; B suspicion 3; C alien").do("A offer_a")
    for who in (None, "A", "C"):
        assert {world.roles[B] for world in worlds(table, who)} == {HUMAN}
    table.play_to("move")
    move_all(table, A="radio", B="shed", C="shed", D="kitchen")
    assert {world.roles[B] for world in worlds(table, "A")} == {HUMAN}
    table.do("C plain")
    assert table.asked == [("B", "look")]  # from the green zone, where it laid out nothing itself
    assert {world.laid[B] for world in worlds(table, "A")} == {NOT_LAID}
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
    found = Counter(aliens(world) for world in worlds(table, "D", 800))
    one, both = 1 / 3 * (1 - 0.3), 2 / 3 * 0.3
    assert_shares(found, {"A": one, "B": one, "C": 1 / 3, "AB": both})
    seen = Counter(aliens(world) for world in worlds(table, "B", 800))  # who saw a human token
    of_three = 0.7 + 1 + 1
    assert_shares(seen, {"A": 0.7 / of_three, "C": 1 / of_three, "D": 1 / of_three})


def test_tokens_laid_out_are_those_of_the_role() -> None:
    table = Scenario(PAIR).begin().do("A infect", "B plain")
    assert {world.laid[A] for world in worlds(table, "A")} == {table.alien_token("A")}
    found = worlds(table, "C", 150)
    assert all(world.laid[seat] == 0 for world in found for seat in (A, B) if world.roles[seat] == HUMAN)
    assert {world.laid[A] for world in found if world.roles[A] == ALIEN} == {0, 1, 2}


TWO_LEFT = "phase encounters; A alien in shed; B in shed; C eliminated human; D eliminated human"


def test_while_the_game_goes_on_somebody_is_human() -> None:
    deeds = ("A plain", "B plain", "A look B 1", "B look A 1")
    table = Scenario(TWO_LEFT).begin().do(*deeds)
    assert {"AB", "ABC", "ABD"}.isdisjoint(aliens(world) for world in worlds(table, None, 150))
    later = Scenario(TWO_LEFT, endAllInfected="atNextReveal").begin().do(*deeds)
    found = worlds(later, None, 150)
    nobody_left = [world for world in found if aliens(world) == "AB"]
    assert 0 < len(nobody_left) < len(found)
    assert {world.last_humans for world in nobody_left} == {(A,), (B,)}
    assert all(world.last_humans == (world.infections[-1][1],) for world in nobody_left)


def test_a_position_may_have_begun_with_several_aliens() -> None:
    table = Scenario("players 5; phase rec_room; A alien; B alien").ask().do("A reveal", "B reveal")
    assert {aliens(world)[:2] for world in worlds(table, "C")} == {"AB"}
    assert {aliens(world) for world in worlds(table, "C", 120)} > {"AB"}


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
