"""Phase 6: at most one Test A and one Test B (T-P6)."""

from collections.abc import Mapping

from winterover.core.seats import Seat
from winterover.games.thing import aliens, asks
from winterover.games.thing.crew import has_charge, hidden_items, leader_order, spend_charge
from winterover.games.thing.ending import role_was_shown
from winterover.games.thing.facts import ROLE_SHOWN, SUSPICION, TEST_OFFERED, TESTED
from winterover.games.thing.options import (
    CHOICES,
    FIRST_A,
    FIRST_B,
    OFFER_A,
    OFFER_B,
    OFFER_BOTH,
    PASS,
    TESTS,
    first_of,
)
from winterover.games.thing.pieces import ALIEN, BLOOD, IN_PLAY, WIRE
from winterover.games.thing.state import NOBODY, PHASE_TESTS, State

TEST_A, TEST_B = 1, 2
TEST_NAMES = {TEST_A: "a", TEST_B: "b"}
_OFFERED = {PASS: 0, OFFER_A: TEST_A, OFFER_B: TEST_B, OFFER_BOTH: TEST_A | TEST_B}


def begin(g: State) -> None:
    g.phase = PHASE_TESTS
    ask_offers(g)


def ask_offers(g: State) -> None:
    """Everybody who might hold a blood sample, or Wire beside a Flamethrower, is asked alike (R-110)."""
    choices = {seat: offer_choices(g, seat) for seat in leader_order(g) if may_have_test(g, seat)}
    if choices:
        g.ask_each(asks.OFFER_TEST, choices, _offered)


def may_have_test(g: State, seat: Seat) -> bool:
    if sum(g.samples[seat]):
        return True
    return has_charge(g, seat) and (g.wires[seat] > 0 or hidden_items(g, seat) > 0)


def is_able(g: State, seat: Seat, test: int) -> bool:
    """A blood sample; or Wire and a charge of the same owner (T-P6-02, T-P6-03)."""
    if g.status[seat] != IN_PLAY:
        return False
    if test == TEST_A:
        return g.samples[seat][BLOOD] > 0
    return has_charge(g, seat) and g.wires[seat] + g.items[seat][WIRE] > 0


def offer_choices(g: State, seat: Seat) -> list[int]:
    choices = [PASS]
    able_a, able_b = is_able(g, seat, TEST_A), is_able(g, seat, TEST_B)
    if able_a:
        choices.append(OFFER_A)
    if able_b:
        choices.append(OFFER_B)
    if able_a and able_b:
        choices.append(OFFER_BOTH)
    return choices


def _offered(g: State, answers: Mapping[Seat, int]) -> None:
    offering = [seat for seat in leader_order(g) if answers.get(seat, PASS) != PASS]
    g.offers = {seat: _OFFERED[answers[seat]] for seat in offering}
    for seat, offered in g.offers.items():
        for test, name in TEST_NAMES.items():
            if offered & test:
                g.tell(TEST_OFFERED, seat, name)
    g.tests_left = [test for test in TEST_NAMES if any(offered & test for offered in g.offers.values())]
    g.next(next_test)
    if len(g.tests_left) == 2:
        ask_order(g)


def ask_order(g: State) -> None:
    """The Leader says which comes first (T-P6-06)."""
    g.ask(g.leader, asks.TEST_ORDER, (FIRST_A, FIRST_B), _ordered)


def _ordered(g: State, leader: Seat, option: int) -> None:
    if option == FIRST_B:
        g.tests_left = [TEST_B, TEST_A]


def next_test(g: State) -> None:
    if not g.tests_left:
        g.offers = {}
        g.actor = NOBODY
        return
    g.next(next_test)
    g.times, *g.tests_left = g.tests_left
    testers = able_testers(g)
    if len(testers) > 1:
        ask_tester(g)
    elif testers:
        _take_tester(g, testers[0])


def able_testers(g: State) -> list[Seat]:
    """Those who offered the test and still can: the other test may have revealed one of them."""
    return [seat for seat, offered in sorted(g.offers.items()) if offered & g.times and is_able(g, seat, g.times)]


def ask_tester(g: State) -> None:
    """Several offered the same test: the Leader picks (T-P6-05)."""
    g.ask(g.leader, asks.TESTER, [CHOICES[seat] for seat in able_testers(g)], _picked)


def _picked(g: State, leader: Seat, option: int) -> None:
    _take_tester(g, first_of(option))


def _take_tester(g: State, seat: Seat) -> None:
    g.actor = seat
    targets = possible_targets(g)
    if len(targets) == 1:
        test(g, targets[0])
    else:
        ask_target(g)


def possible_targets(g: State) -> list[Seat]:
    """Test A: the most suspected; Test B: anyone, oneself included (T-P6-02..04)."""
    crew = sorted(leader_order(g))
    if g.times == TEST_A:
        most = max(g.suspicion[seat] for seat in crew)
        return [seat for seat in crew if g.suspicion[seat] == most]
    return crew


def ask_target(g: State) -> None:
    """D-31, D-32"""
    g.ask(g.actor, asks.TARGET, [TESTS[seat] for seat in possible_targets(g)], _aimed)


def _aimed(g: State, seat: Seat, option: int) -> None:
    test(g, first_of(option))


def test(g: State, target: Seat) -> None:
    """The target shows the Role card: an alien is revealed, a human moves to the green zone (T-P6-07..09)."""
    seat = g.actor
    g.tell(TESTED, seat, target, TEST_NAMES[g.times])
    if g.times == TEST_A:
        g.samples[seat][BLOOD] -= 1
        g.used_blood += 1
    else:
        spend_charge(g, seat)
        use_wire(g, seat)
    g.tell(ROLE_SHOWN, target, g.roles[target])
    if g.roles[target] == ALIEN:
        aliens.reveal(g, target)
    else:
        g.suspicion[target] = 0
        g.tell(SUSPICION, target, 0)
        role_was_shown(g)


def use_wire(g: State, seat: Seat) -> None:
    """Used Wire lies open, or where the edition says so leaves the game (R-97)."""
    if g.wires[seat]:
        g.wires[seat] -= 1
    else:
        g.items[seat][WIRE] -= 1
    if g.rules.single_use:
        g.used_items[WIRE] += 1
    else:
        g.wires[seat] += 1
