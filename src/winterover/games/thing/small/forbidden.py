"""Choices that a player might expect but does not have, each with the rule against it."""

from winterover.core.seats import Seat
from winterover.core.state import Ask
from winterover.games.thing import asks as shared
from winterover.games.thing.options import ASSIGNS, ESCAPE, GOES, TESTS
from winterover.games.thing.pieces import (
    ARMOURY,
    DORMITORY,
    GREEN,
    KITCHEN,
    LABORATORY,
    RADIO,
    REC,
    REPAIR,
    STOREROOM,
    USE,
    VEHICLES,
)
from winterover.games.thing.rooms import is_open, is_out_of_game, is_ready
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
    room = g.room[g.actor]
    found = [(ACT_USE, _against_use(g, room)), (ACT_REPAIR, _against_repair(g, room))]
    if room in VEHICLES:
        found.append((ESCAPE, _against_escape(g, room)))
    return found


def _against_use(g: SmallState, room: int) -> str:
    """No such die, a destroyed room, a vehicle that is ready, or nothing that it would change now."""
    if USE not in g.dice:
        return "T-Z5-11"
    if is_out_of_game(g, room):
        return "T-P2-09"
    if room in VEHICLES and is_ready(g, room):
        return _against_escape(g, room)
    return _USES.get(room, "T-P4.7-10")


def _against_repair(g: SmallState, room: int) -> str:
    if REPAIR not in g.dice:
        return "T-Z5-11"
    return "T-P2-09" if is_out_of_game(g, room) else "T-P4.7-11"


def _against_escape(g: SmallState, room: int) -> str:
    """Not ready, ready too late, no die for it, or no Keys."""
    if not is_ready(g, room):
        return "T-L-07"
    if not g.may_escape:
        return "T-X-06"
    return "T-Z11-01" if USE in g.dice else "T-Z5-11"


#: Rooms whose Use needs something of its own: a stock that is not empty, a radio that works and has not called yet.
_USES = {**dict.fromkeys((ARMOURY, STOREROOM, KITCHEN, LABORATORY), "T-L-14"), RADIO: "T-L-06"}


def _testing(g: SmallState, ask: Ask) -> Found:
    return [(TESTS[figure], "T-Z7-01") for figure in crew(g)]


_REASONS = {
    shared.MOVE: _moving,
    asks.DICE_TO: _assigning,
    asks.DICE: _settling,
    asks.ACT: _acting,
    shared.TARGET: _testing,
}
