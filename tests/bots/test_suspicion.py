"""What a seat reasons out about the others."""

import pytest

from winterover.bots.heuristic.stayaway import suspicion
from winterover.bots.heuristic.stayaway.suspicion import Suspicion

A, B, C, D, E = range(5)


def five(me: int = A) -> Suspicion:
    reasoning = Suspicion(me)
    for seat in range(5):
        reasoning.enter(seat)
    return reasoning


def test_at_first_everyone_else_is_suspected_alike() -> None:
    reasoning = five()
    assert [reasoning.thing(seat) for seat in range(5)] == [0, 0.25, 0.25, 0.25, 0.25]
    assert [reasoning.enemy(seat) for seat in range(5)] == [0, 0.25, 0.25, 0.25, 0.25]


def test_a_clean_hand_clears_for_ever_of_being_the_thing_but_not_of_what_comes_later() -> None:
    reasoning = five()
    reasoning.weigh(B, suspicion.CLEAN_HAND)
    assert reasoning.enemy(B) == 0
    assert reasoning.thing(C) == pytest.approx(1 / 3)
    reasoning.exchanged(B, C)
    assert reasoning.thing(B) == 0
    assert 0 < reasoning.enemy(B) < reasoning.enemy(C)


def test_a_thing_that_may_come_later_is_not_ruled_out() -> None:
    reasoning = five()
    reasoning.expect_late_thing()
    reasoning.weigh(B, suspicion.CLEAN_HAND)
    assert 0 < reasoning.thing(B) < reasoning.thing(C)


def test_whoever_exchanges_with_a_suspect_becomes_suspect_too() -> None:
    reasoning = five()
    reasoning.settle(B)
    reasoning.exchanged(B, C)
    assert reasoning.thing(C) == 0
    assert reasoning.enemy(C) == pytest.approx(suspicion.GIVES_INFECTED)
    reasoning.exchanged(C, D)
    assert reasoning.enemy(D) == 0, "only The Thing infects (S-ROLE-02)"


def test_a_clean_hand_speaks_for_those_it_was_exchanged_with() -> None:
    reasoning = five()
    reasoning.exchanged(B, C)
    reasoning.weigh(C, suspicion.CLEAN_HAND)
    assert reasoning.thing(B) < reasoning.thing(D) == reasoning.thing(E)


def test_whoever_did_not_infect_me_is_less_suspect() -> None:
    reasoning = five()
    reasoning.spared(B)
    assert 0 < reasoning.thing(B) < reasoning.thing(C)


def test_an_infected_card_in_hand_raises_suspicion_and_another_card_lowers_it() -> None:
    seen, unseen = five(), five()
    seen.weigh(B, suspicion.INFECTED_CARD)
    unseen.weigh(B, suspicion.ORDINARY_CARD)
    assert unseen.thing(B) < 0.25 < seen.thing(B)


def test_an_eliminated_player_was_not_the_thing() -> None:
    reasoning = five()
    reasoning.leave(B)
    assert reasoning.thing(B) == 0
    assert reasoning.thing(C) == pytest.approx(1 / 3)


def test_words_count_for_little_and_more_from_those_who_are_trusted() -> None:
    trusted, unknown = five(), five()
    trusted.weigh(B, suspicion.CLEAN_HAND)
    before = trusted.thing(C), unknown.thing(C)
    trusted.accused(B, C)
    unknown.accused(B, C)
    assert before[0] < trusted.thing(C) < 0.9
    assert before[1] < unknown.thing(C) < 0.6
    assert trusted.thing(C) > unknown.thing(C)


def test_praise_lowers_suspicion_and_a_known_thing_stays_known() -> None:
    reasoning = five()
    reasoning.praised(B, C)
    assert reasoning.thing(C) < 0.25
    reasoning.settle(C)
    reasoning.praised(B, C)
    reasoning.accused(C, B)
    assert reasoning.thing(C) == 1
    assert reasoning.enemy(B) == 0


def test_when_everything_proved_impossible_the_reasoning_starts_again() -> None:
    reasoning = five()
    reasoning.settle(B)
    reasoning.weigh(B, suspicion.CLEAN_HAND)
    assert reasoning.thing(C) == 0.25
    assert sum(reasoning.weight) == pytest.approx(1)


def test_a_last_seat_alone_suspects_nobody() -> None:
    reasoning = five()
    for seat in (B, C, D, E):
        reasoning.leave(seat)
    assert sum(reasoning.weight) == 0
