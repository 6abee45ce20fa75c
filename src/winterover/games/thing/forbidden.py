"""Choices that a player might expect but does not have, each with the rule against it."""

from winterover.core.seats import Seat
from winterover.core.state import Ask
from winterover.games.thing import asks
from winterover.games.thing.options import ASSIGNS, BOARD, CODES, ESCAPE, GOES, INFECT, REVEAL, TESTS, VOTES
from winterover.games.thing.phases.upkeep import has_arrived
from winterover.games.thing.pieces import GREEN, IN_PLAY
from winterover.games.thing.rooms import is_open
from winterover.games.thing.state import State


def forbidden(g: State, seat: Seat) -> list[tuple[str, str]]:
    """For the seat's open asks: code and rule. It says nothing that the seat does not know."""
    found: list[tuple[str, str]] = []
    for ask in g.asks:
        if ask.seat == seat and ask.kind in _REASONS:
            found += [(CODES[option], rule) for option, rule in _REASONS[ask.kind](g, ask) if option not in ask.options]
    return found


Found = list[tuple[int, str]]


def _moving(g: State, ask: Ask) -> Found:
    found = []
    for room in range(GREEN):
        rule = "T-3-10"
        if g.burned[room]:
            rule = "T-B-06"
        elif not is_open(g, room):
            rule = "T-P2-09"
        found.append((GOES[room], rule))
    if has_arrived(g) and not g.rules.board_after_encounters:
        found.append((BOARD, "T-X-03"))
    return found


def _voting(g: State, ask: Ask) -> Found:
    return [(VOTES[seat], "T-P5-06") for seat, status in enumerate(g.status) if status == IN_PLAY and seat != ask.seat]


def _assigning(g: State, ask: Ask) -> Found:
    upright = [seat for seat in sorted(g.order) if g.status[seat] == IN_PLAY and g.standing[seat]]
    rule = ("T-P4.7-10", "T-P4.7-11", "T-P4.7-12")[g.card]
    return [(ASSIGNS[seat], rule) for seat in upright]


def _testing(g: State, ask: Ask) -> Found:
    return [(TESTS[seat], "T-P6-02") for seat, status in enumerate(g.status) if status == IN_PLAY]


def _escaping(g: State, ask: Ask) -> Found:
    return [(ESCAPE, "T-X-06")]


def _laying_tokens(g: State, ask: Ask) -> Found:
    return [(INFECT, "T-I-02")]


def _revealing(g: State, ask: Ask) -> Found:
    return [(REVEAL, "T-A-01")]


_REASONS = {
    asks.MOVE: _moving,
    asks.VOTE: _voting,
    asks.ASSIGN: _assigning,
    asks.TARGET: _testing,
    asks.ESCAPE: _escaping,
    asks.TOKENS: _laying_tokens,
    asks.REVEAL: _revealing,
}
