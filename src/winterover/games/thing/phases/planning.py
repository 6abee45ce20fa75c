"""Phase 3: the Collective plans its attacks in secret (T-P3)."""

from collections.abc import Mapping

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.aliens import deciders
from winterover.games.thing.facts import PLAN_ANSWERED, PLAN_MADE, PLAN_PROPOSED
from winterover.games.thing.options import AGREE, DONE, LAYS, OBJECT, first_of, second_of
from winterover.games.thing.pieces import LOCATIONS
from winterover.games.thing.state import NOBODY, PHASE_PLANNING, State


def begin(g: State) -> None:
    """Only with strength, and with a card in the deck to lay it on (T-P3-01)."""
    if not g.pool or not g.members or not any(g.in_deck):
        return
    g.phase = PHASE_PLANNING
    g.planned += 1
    g.proposals = []
    propose(g, deciders(g)[0])


def propose(g: State, seat: Seat) -> None:
    """One member lays out a plan, card by card (D-02)."""
    g.actor = seat
    g.proposal = []
    ask_plan(g)


def ask_plan(g: State) -> None:
    """Another card with strength on it, or done. At least one card, unless passing is allowed (R-24, V-41)."""
    proposal = g.proposal
    left = g.pool - sum(strength for _, strength in proposal)
    laid = [room for room, _ in proposal]
    choices = [
        option
        for room in range(LOCATIONS)
        if g.in_deck[room] and room not in laid
        for option in LAYS[room][1 : left + 1]
    ]
    if proposal or g.rules.alien_may_pass:
        choices.append(DONE)
    g.ask(g.actor, asks.PLAN, choices, _laid)


def _laid(g: State, seat: Seat, option: int) -> None:
    if option != DONE:
        g.proposal = [*g.proposal, (first_of(option), second_of(option))]
        ask_plan(g)
        return
    if len(deciders(g)) == 1:
        adopt(g, g.proposal)
        return
    rooms, strengths = _apart(g.proposal)
    g.tell_only(PLAN_PROPOSED, g.members, seat, rooms, strengths)
    ask_consent(g)


def ask_consent(g: State) -> None:
    """The other members confirm the plan or object to it (R-115)."""
    others = [member for member in g.members if member != g.actor]
    g.ask_each(asks.CONSENT, dict.fromkeys(others, (AGREE, OBJECT)), _answered)


def _answered(g: State, answers: Mapping[Seat, int]) -> None:
    for seat in g.members:
        if seat in answers:
            g.tell_only(PLAN_ANSWERED, g.members, seat, "agree" if answers[seat] == AGREE else "object")
    supporters = 1 + list(answers.values()).count(AGREE)
    members = len(g.members)
    needed = members if g.rules.collective == "consensus" else members // 2 + 1
    g.proposals = [*g.proposals, (supporters, g.proposal)]
    if supporters >= needed:
        adopt(g, g.proposal)
    elif len(g.proposals) < members:
        propose(g, g.members[len(g.proposals)])
    else:  # the most confirmations, ties by the earliest revealed member
        most = max(count for count, _ in g.proposals)
        adopt(g, next(plan for count, plan in g.proposals if count == most))


def adopt(g: State, plan: list[tuple[int, int]]) -> None:
    """The number of cards and the strength on each are public, the rooms are not (T-P3-04, V-18)."""
    g.plan = plan
    g.actor = NOBODY
    g.proposal = []
    g.proposals = []
    rooms, strengths = _apart(plan)
    public = strengths if g.rules.plan_shows_strength else None
    g.tell_apart(PLAN_MADE, (len(plan), public, None), {member: (len(plan), strengths, rooms) for member in g.members})


def _apart(plan: list[tuple[int, int]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(room for room, _ in plan), tuple(strength for _, strength in plan)
