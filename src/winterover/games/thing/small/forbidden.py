"""Choices that a player might expect but does not have, each with the rule against it."""

from winterover.core.seats import Seat
from winterover.core.state import Ask
from winterover.games.thing import asks as shared
from winterover.games.thing.options import ASSIGNS, ESCAPE, GOES, TESTS
from winterover.games.thing.pieces import DORMITORY, GREEN, REC, VEHICLES
from winterover.games.thing.rooms import is_open, is_ready
from winterover.games.thing.small import asks
from winterover.games.thing.small.crew import crew
from winterover.games.thing.small.options import ACT_REPAIR, ACT_USE, CODES, REROLLS
from winterover.games.thing.small.phases.actions import sources
from winterover.games.thing.small.state import SmallState

Found = list[tuple[int, str]]


def forbidden(g: SmallState, seat: Seat) -> list[tuple[str, str]]:
    """For the person's open asks: code and rule."""
    found: list[tuple[str, str]] = []
    for ask in g.asks:
        if ask.seat == seat and ask.kind in _REASONS:
            found += [(CODES[option], rule) for option, rule in _REASONS[ask.kind](g, ask) if option not in ask.options]
    return found


def _moving(g: SmallState, ask: Ask) -> Found:
    found = []
    for room in range(GREEN):
        rule = "T-Z3-02"
        if g.burned[room]:
            rule = "T-B-06"
        elif not is_open(g, room):
            rule = "T-P2-09"
        found.append((GOES[room], rule))
    return [*found, (GOES[DORMITORY], "T-Z3-03"), (GOES[REC], "T-Z3-02")]


def _assigning(g: SmallState, ask: Ask) -> Found:
    return [(ASSIGNS[figure], "T-Z5-03") for figure in crew(g)]


def _settling(g: SmallState, ask: Ask) -> Found:
    """After the first cancelled die nothing is rolled again, and no die twice by one source."""
    rule = "T-Z5-06" if g.cancelled else "T-Z5-04"
    return [(REROLLS[die][source], rule) for source in sources(g) for die in range(len(g.dice))]


def _acting(g: SmallState, ask: Ask) -> Found:
    found = [(ACT_USE, "T-Z5-11"), (ACT_REPAIR, "T-Z5-11")]
    room = g.room[g.actor]
    if room in VEHICLES and is_ready(g, room):
        found.append((ESCAPE, "T-Z11-01"))
    return found


def _testing(g: SmallState, ask: Ask) -> Found:
    return [(TESTS[figure], "T-Z7-01") for figure in crew(g)]


_REASONS = {
    shared.MOVE: _moving,
    asks.DICE_TO: _assigning,
    asks.DICE: _settling,
    asks.ACT: _acting,
    shared.TARGET: _testing,
}
