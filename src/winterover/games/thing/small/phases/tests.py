"""Phase 7: at most one Test A and one Test B turn up a Role card (rules section 25.7)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks as shared
from winterover.games.thing.crew import spend_charge
from winterover.games.thing.facts import ROLE_SHOWN, TESTED
from winterover.games.thing.options import PASS, TESTS, first_of
from winterover.games.thing.phases.tests import TEST_A, TEST_B, TEST_NAMES, is_able, use_wire
from winterover.games.thing.pieces import ALIEN, BLOOD
from winterover.games.thing.small import asks, threat
from winterover.games.thing.small.crew import crew, crew_of, persons_from
from winterover.games.thing.small.options import TEST_A as VERB_A
from winterover.games.thing.small.options import TESTS_A, TESTS_B
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.state import NOBODY, PHASE_TESTS


def begin(g: SmallState) -> None:
    g.phase = PHASE_TESTS
    g.tests_left = [TEST_A, TEST_B]
    offer_to_all(g)


def offer_to_all(g: SmallState) -> None:
    """Anew after the first test, so that the two can be done in either order (T-P6-06)."""
    for person in reversed(persons_from(g, g.leader)):
        g.next(offer_tests, person)


def offer_tests(g: SmallState, person: Seat) -> None:
    g.actor = NOBODY
    if test_choices(g, person):
        g.candidate = person
        ask_try_test(g)


def test_choices(g: SmallState, person: Seat) -> list[int]:
    """The tests that are left and that a Character of this person can carry out."""
    options = {TEST_A: TESTS_A, TEST_B: TESTS_B}
    return [options[test][figure] for test in g.tests_left for figure in crew_of(g, person) if is_able(g, figure, test)]


def ask_try_test(g: SmallState) -> None:
    """D-31, D-32"""
    g.ask_person(g.candidate, asks.TRY_TEST, [PASS, *test_choices(g, g.candidate)], _tries)


def _tries(g: SmallState, person: Seat, option: int) -> None:
    if option == PASS:
        return
    while g.agenda[-1][0] is offer_tests:
        g.agenda.pop()
    g.next(offer_to_all)
    g.times = TEST_A if option >> 16 == VERB_A else TEST_B
    g.actor = first_of(option)
    targets = possible_targets(g)
    if len(targets) == 1:
        test(g, targets[0])
    else:
        ask_target(g)


def possible_targets(g: SmallState) -> list[Figure]:
    """Test A: the highest disc; Test B: anyone (T-Z7-01)."""
    figures = crew(g)
    if g.times == TEST_B:
        return figures
    most = max(g.suspicion[figure] for figure in figures)
    return [figure for figure in figures if g.suspicion[figure] == most]


def ask_target(g: SmallState) -> None:
    g.ask(g.actor, shared.TARGET, [TESTS[figure] for figure in possible_targets(g)], _aimed)


def _aimed(g: SmallState, figure: Figure, option: int) -> None:
    test(g, first_of(option))


def test(g: SmallState, target: Figure) -> None:
    """The Role card stays open: an alien is transformed, a human's disc goes to the green zone (T-Z7-02)."""
    tester, kind = g.actor, g.times
    g.tests_left = [left for left in g.tests_left if left != kind]
    g.times = 0
    g.tell(TESTED, tester, target, TEST_NAMES[kind])
    if kind == TEST_A:
        g.samples[tester][BLOOD] -= 1
        g.used_blood += 1
    else:
        spend_charge(g, tester)
        use_wire(g, tester)
    g.open_roles[target] = True
    g.tell(ROLE_SHOWN, target, g.roles[target])
    if g.roles[target] == ALIEN:
        threat.transform(g, target, threat.BY_TEST)
    elif g.small.tested_human_to_green:
        threat.to_green(g, target)
