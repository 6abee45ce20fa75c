"""What a seat reasons out about the others in The Thing."""

import pytest

from winterover.bots.heuristic.thing import suspicion
from winterover.bots.heuristic.thing.suspicion import ALIEN_DOG, INFECTS, MEETS_ALIEN_TOKEN, Suspicion

A, B, C, D, E = range(5)


def five(me: int = A) -> Suspicion:
    return Suspicion(me, 5)


def test_at_first_everyone_else_is_suspected_alike() -> None:
    reasoning = five()
    assert [reasoning.alien(seat) for seat in range(5)] == [0, 0.25, 0.25, 0.25, 0.25]


def test_whoever_was_shown_to_be_human_is_cleared_until_it_meets_somebody() -> None:
    reasoning = five()
    reasoning.clear(B)
    assert reasoning.alien(B) == 0
    assert reasoning.alien(C) == pytest.approx(1 / 3)
    reasoning.laid_tokens(C)
    reasoning.looked(B, C)
    assert reasoning.alien(B) == pytest.approx(INFECTS * MEETS_ALIEN_TOKEN / 3)
    assert reasoning.alien(C) == pytest.approx(1 / 3)


def test_infection_spreads_from_those_who_were_infected() -> None:
    reasoning = five()
    reasoning.convict(B)
    assert [reasoning.alien(seat) for seat in range(5)] == [0, 1, 0, 0, 0]
    for viewer, owner in ((C, B), (D, C)):
        reasoning.laid_tokens(owner)
        reasoning.looked(viewer, owner)
    chance = INFECTS * MEETS_ALIEN_TOKEN
    assert reasoning.alien(C) == pytest.approx(chance)
    assert reasoning.alien(D) == pytest.approx(chance * chance)
    assert reasoning.alien(E) == 0


def test_all_looks_of_a_test_come_before_its_infections() -> None:
    """T-I-08: what a token shows was settled before anybody looked."""
    reasoning = five()
    reasoning.convict(B)
    for seat in (B, C, D):
        reasoning.laid_tokens(seat)
    reasoning.looked(C, B)
    reasoning.looked(D, C)
    assert reasoning.alien(C) > 0
    assert reasoning.alien(D) == 0


def test_a_look_at_somebody_who_laid_out_nothing_tells_nothing() -> None:
    """T-I-01: a Character in the green zone."""
    reasoning = five()
    reasoning.convict(B)
    reasoning.looked(C, B)
    assert reasoning.alien(C) == 0


def test_a_human_token_speaks_for_its_owner_a_little() -> None:
    reasoning = five()
    reasoning.saw_human_token(B)
    assert 0 < reasoning.alien(B) < 0.25 < reasoning.alien(C)


def test_dogs_may_infect() -> None:
    reasoning = five()
    reasoning.clear(B)
    reasoning.met_dog(B)
    assert reasoning.alien(B) == pytest.approx(ALIEN_DOG)


def test_a_found_alien_points_at_those_who_met_it() -> None:
    reasoning = five()
    reasoning.laid_tokens(B)
    reasoning.looked(C, B)
    reasoning.convict(C)
    assert reasoning.alien(C) == 1
    assert reasoning.alien(B) > reasoning.alien(D) == reasoning.alien(E)


@pytest.mark.parametrize(
    ("odds", "is_worse"),
    [
        (suspicion.JOINED, True),
        (suspicion.SHOWED_SABOTAGE, True),
        (suspicion.STOPPED_EARLY, True),
        (suspicion.BURNED_FOR_NOTHING, True),
        (suspicion.ACCUSED_ME, True),
        (suspicion.KEPT_APART, False),
        (suspicion.WITHDREW, False),
        (suspicion.ATTACKED, False),
        (suspicion.OFFERED_TEST, False),
        (suspicion.BURNED_IN_FROST, False),
    ],
)
def test_behaviour_is_weighed(odds: suspicion.Odds, is_worse: bool) -> None:
    reasoning = five()
    reasoning.weigh(B, odds)
    assert (reasoning.alien(B) > 0.25) == is_worse
    assert (reasoning.alien(C) < 0.25) == is_worse
    assert sum(reasoning.weight) == pytest.approx(1)


def test_an_alien_knows_that_it_was_the_first_and_whom_it_infected() -> None:
    reasoning = five()
    reasoning.begin_as_alien()
    assert [reasoning.alien(seat) for seat in range(5)] == [1, 0, 0, 0, 0]
    reasoning.infected(C)
    assert reasoning.alien(C) == 1


def test_when_everything_proved_impossible_the_reasoning_starts_again() -> None:
    reasoning = five()
    reasoning.convict(B)
    reasoning.clear(B)
    assert reasoning.alien(C) == 0.25
    assert sum(reasoning.weight) == pytest.approx(1)
