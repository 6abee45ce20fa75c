"""Phase 5: in the Rec Room the crew trades, talks, votes, and may show its true face (T-P5)."""

from collections.abc import Mapping

from winterover.core.seats import Seat
from winterover.games.thing import aliens, asks, trade
from winterover.games.thing.crew import advance, leader_order
from winterover.games.thing.facts import ASSEMBLED, VOTED
from winterover.games.thing.options import ABSTAIN, REMAIN, REVEAL, VOTES, first_of
from winterover.games.thing.pieces import ALIEN, IN_PLAY, REC
from winterover.games.thing.state import PHASE_REC_ROOM, State


def begin(g: State) -> None:
    """All return to the Rec Room and stand up (T-P5-01); then trade, vote, and the chance to reveal oneself."""
    g.phase = PHASE_REC_ROOM
    for seat, status in enumerate(g.status):
        if status == IN_PLAY:
            g.room[seat] = REC
            g.standing[seat] = True
    g.tell(ASSEMBLED)
    g.next(ask_reveal)
    g.next(ask_vote)
    g.next(trade.begin)


# The vote (T-P5-05..08)


def ask_vote(g: State) -> None:
    """Everybody names another outside the green zone, or nobody (D-29)."""
    crew = leader_order(g)
    named = [seat for seat in sorted(crew) if g.suspicion[seat]]
    if named:
        choices = {seat: [ABSTAIN, *(VOTES[other] for other in named if other != seat)] for seat in crew}
        g.ask_each(asks.VOTE, choices, _voted)


def _voted(g: State, answers: Mapping[Seat, int]) -> None:
    votes = {seat: None if option == ABSTAIN else first_of(option) for seat, option in answers.items()}
    order = leader_order(g)
    for seat in order:
        g.tell(VOTED, seat, votes[seat])
    named = list(votes.values())
    for seat in order:
        if seat in named:
            advance(g, seat, named.count(seat))


# Voluntary reveal (T-P5-09)


def ask_reveal(g: State) -> None:
    """All are asked alike, only a hidden alien has the choice (D-30, T-N-02)."""
    crew = leader_order(g)
    choices = {seat: (REMAIN, REVEAL) if g.roles[seat] == ALIEN else (REMAIN,) for seat in crew}
    g.ask_each(asks.REVEAL, choices, _revealed)


def _revealed(g: State, answers: Mapping[Seat, int]) -> None:
    for seat in leader_order(g):
        if answers[seat] == REVEAL and not g.over:
            aliens.reveal(g, seat)


def may_reveal(g: State, seat: Seat) -> bool:
    """Unasked at any time of Phase 5 before the last chance, unless the edition grants that one only (V-27)."""
    if g.phase != PHASE_REC_ROOM or not g.rules.reveal_whole_phase or not g.asks:
        return False
    return g.roles[seat] == ALIEN and g.status[seat] == IN_PLAY and g.asks[0].kind != asks.REVEAL


def reveal_unasked(g: State, seat: Seat) -> None:
    """Its deals are off; a vote under way is held again without it (R-108)."""
    kind = g.asks[0].kind
    aliens.reveal(g, seat)
    if g.over:
        return
    g.asks = [ask for ask in g.asks if ask.kind == asks.TRADE and ask.seat != seat]
    if kind == asks.TRADE:
        trade.leave(g, seat)
    else:
        g.sealed = {}
        ask_vote(g)
    if not g.asks:
        g.run()
