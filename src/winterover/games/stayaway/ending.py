"""Elimination, infection and the end of the game (rules sections 9, 17, 18)."""

from collections.abc import Sequence

from winterover.core.seats import Seat
from winterover.games.stayaway import ring
from winterover.games.stayaway.cards import QUARANTINE, THE_THING
from winterover.games.stayaway.facts import BECAME_INFECTED, DECLARED, ELIMINATED, ENDED, THING_BURNED
from winterover.games.stayaway.roles import HUMAN, TAINTED
from winterover.games.stayaway.state import NOBODY, State

ENDINGS = (
    "thing_eliminated",
    "thing_unmasked",
    "no_human_left",
    "declared",
    "false_declaration",
    "revenge_humans",
    "revenge_infected",
    "thing_undrawn",
)


def infect(g: State, seat: Seat, by: Seat) -> None:
    """A Human becomes Infected (S-ROLE-02). Only the two of them know."""
    g.roles[seat] = TAINTED
    g.humans -= 1
    if g.humans == 0:
        g.last_human = seat  # S-END-06
    g.tell_only(BECAME_INFECTED, (seat, by), seat, by)


def eliminate(g: State, seats: Sequence[Seat]) -> None:
    """These players leave the game together; the end is checked once all are gone (S-ELIM-02..09)."""
    for seat in seats:
        role = g.roles[seat]
        g.fallen[seat] = role
        if role == HUMAN:
            g.humans -= 1
        hand = g.hands[seat]
        g.discard += hand
        hand.clear()
        if g.quarantine[seat]:
            g.quarantine[seat] = 0
            g.discard.append(QUARANTINE)
        ring.leave_ring(g, seat)
        g.tell(ELIMINATED, seat)
    check(g)


def check(g: State) -> None:
    """The automatic ends, after every infection and elimination (S-END-01)."""
    if g.over:
        return
    if g.removed:
        _check_revenge(g)
    elif g.thing == NOBODY:
        if len(g.ring) <= 1:
            _end(g, "thing_undrawn", g.ring)  # S-VAR1-07
    elif g.place[g.thing] < 0:
        _thing_is_gone(g)
    elif g.humans == 0 and (g.rules.declare != "manual" or len(g.ring) == 1):  # S-END-09, S-END-12, S-END-13
        _end(g, "no_human_left", winners_without_humans(g))


def _thing_is_gone(g: State) -> None:
    if g.rules.revenge and 0 < g.humans < len(g.ring):  # S-VAR6-01, S-VAR6-06
        g.discard.remove(THE_THING)
        g.removed.append(THE_THING)  # S-VAR6-02
        g.tell(THING_BURNED, g.thing)
    else:
        _end(g, "thing_eliminated", living_humans(g))  # S-END-02


def _check_revenge(g: State) -> None:
    if g.humans == 0:
        _end(g, "revenge_infected", g.ring)  # S-VAR6-04
    elif g.humans == len(g.ring):
        _end(g, "revenge_humans", g.ring)


def unmask(g: State) -> None:
    """The Thing was seen holding a Flamethrower outside its turn (S-E2-08)."""
    _end(g, "thing_unmasked", living_humans(g))


def may_declare(g: State, seat: Seat) -> bool:
    """Only The Thing, alive, whenever somebody is asked (S-END-08)."""
    return not g.over and seat == g.thing != NOBODY and g.place[seat] >= 0 and g.rules.declare != "auto"


def declare(g: State, seat: Seat) -> None:
    """The Thing says that no Human is left, rightly (S-END-03) or not (S-END-10)."""
    g.tell(DECLARED, seat)
    if g.humans == 0:
        _end(g, "declared", winners_without_humans(g))
    else:
        _end(g, "false_declaration", living_humans(g))


def living_humans(g: State) -> list[Seat]:
    return [seat for seat in g.ring if g.roles[seat] == HUMAN]


def winners_without_humans(g: State) -> list[Seat]:
    """The Thing and all living Infected (S-END-04), with two exceptions (S-END-05, S-END-06)."""
    if g.rules.solo_strict:
        alone = len(g.ring) == g.rules.players
    else:
        alone = HUMAN not in g.fallen
    if alone:
        return [g.thing]
    return [seat for seat in g.ring if seat != g.last_human]


def _end(g: State, ending: str, winners: Sequence[Seat]) -> None:
    g.ending = ending
    g.winners = tuple(sorted(winners))
    g.finish()
    g.tell(ENDED, ending, g.winners, tuple(g.roles), tuple(tuple(hand) for hand in g.hands))  # S-END-14
