"""The turn: draw, play or discard, exchange (rules section 8)."""

from collections.abc import Sequence

from winterover.core.seats import Seat
from winterover.games.stayaway import actions, asks, exchange, panic, piles, ring
from winterover.games.stayaway.cards import (
    ANALYSIS,
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    FIRST_ACTION,
    FIRST_DEFENCE,
    FIRST_PANIC,
    FLAMETHROWER,
    INFECTED,
    LOCKED_DOOR,
    NONE,
    QUARANTINE,
    SEDUCTION,
    SUSPICION,
    THE_THING,
)
from winterover.games.stayaway.facts import (
    DREW_NOTHING,
    PANIC,
    PLAYED,
    QUARANTINE_ENDED,
    TURN_BEGAN,
)
from winterover.games.stayaway.options import (
    AIMED,
    DISCARD,
    DISCARDS,
    IN_GAP,
    PLAY_AT,
    PLAYS,
    gap_target,
)
from winterover.games.stayaway.roles import TAINTED
from winterover.games.stayaway.state import NOBODY, State

HAND = 4

#: The only legal move with four Infected cards (S-LIM-03).
_SHED_INFECTED = (DISCARDS[INFECTED],)


# Step 1


def begin(g: State, seat: Seat) -> None:
    """Draw (S-TURN-02)."""
    rules = g.rules
    g.active = seat
    g.self_quarantined = False
    g.isolated = g.quarantine[seat] > 0 and rules.isolating and not rules.freed_exchanges  # S-TURN-12
    g.tell(TURN_BEGAN, seat)
    if len(g.hands[seat]) < HAND:
        fill_up(g, seat)
    card = piles.take_top(g)
    if card == NONE:
        g.tell(DREW_NOTHING, seat)
        exchange.at_end(g)  # S-PILE-06
    elif card >= FIRST_PANIC:
        g.card = card
        g.tell(PANIC, seat, card)
        panic.EFFECTS[card](g)  # S-TURN-03
    else:
        piles.gain(g, seat, card)
        piles.tell_drawn(g, seat, card)
        ask_play(g)


def fill_up(g: State, seat: Seat) -> None:
    """A short hand first draws up to four (S-PILE-07)."""
    while len(g.hands[seat]) < HAND and piles.draw_into(g, seat) != NONE:
        pass
    piles.correct(g, seat)


# Step 2


def ask_play(g: State) -> None:
    """Discard one card or play one (S-TURN-04, SD-01)."""
    g.ask(g.active, asks.PLAY, play_options(g, g.active), played)


def play_options(g: State, seat: Seat) -> Sequence[int]:
    """Every legal discard (S-TURN-05) and play (S-TURN-06) of a seat whose step 2 it is."""
    hand = g.hands[seat]
    infected = hand.count(INFECTED)
    if infected > piles.LIMIT and g.rules.limited:
        return _SHED_INFECTED
    keeps_infected = infected == 1 and g.roles[seat] == TAINTED  # S-ROLE-07
    may_play = not (g.quarantine[seat] and g.rules.isolating)  # S-TURN-07
    options = []
    last = THE_THING
    for card in hand:
        if card == last:
            continue
        last = card
        if card == INFECTED:
            if not keeps_infected:
                options.append(DISCARDS[INFECTED])
            continue
        options.append(DISCARDS[card])
        if may_play:
            options += _PLAYS_OF[card](g, seat, card)
    return options


def _no_play(g: State, seat: Seat, card: int) -> Sequence[int]:
    """Defence cards are never played in the own turn (S-DEF-01)."""
    return ()


def _bare_play(g: State, seat: Seat, card: int) -> Sequence[int]:
    return (PLAYS[card],)


def _at_neighbours(g: State, seat: Seat, card: int) -> Sequence[int]:
    """Neighbour targets: reachable and not quarantined (S-ACT-02); E2 changes some of that (S-E2-06)."""
    quarantine = g.quarantine
    if quarantine[seat] and card in (FLAMETHROWER, CHANGE_PLACES):
        return ()
    touchable = not g.rules.isolating and card not in (CHANGE_PLACES, QUARANTINE)
    aimed = AIMED[card]
    return [aimed | target for target in ring.reachable(g, seat) if touchable or not quarantine[target]]


def _quarantine(g: State, seat: Seat, card: int) -> Sequence[int]:
    """A neighbour target or, by E1, oneself (S-QUA-01, S-E2-04)."""
    options = list(_at_neighbours(g, seat, card))
    if g.rules.isolating:
        options.append(AIMED[QUARANTINE] | seat)
    return options


def _at_anyone(g: State, seat: Seat, card: int) -> Sequence[int]:
    """Targets anywhere in the ring (S-RUN-01, S-SED-01); a quarantined player does not move away (S-E2-06)."""
    if card == BETTER_RUN and g.quarantine[seat]:
        return ()
    aimed = AIMED[card]
    return [aimed | target for target in ring.at_distance(g, seat, card)]


def _axe(g: State, seat: Seat, card: int) -> Sequence[int]:
    """The obstacles in reach of an Axe (S-AXE-02..05)."""
    rules = g.rules
    quarantine = g.quarantine
    size = len(g.ring)
    gaps = {g.place[seat], (g.place[seat] - 1) % size}  # (a)
    options = []
    if quarantine[seat]:
        options.append(AIMED[AXE] | seat)  # S-E2-06: only E2 lets a quarantined player act
    open_to = ring.reachable(g, seat)
    for step in (1, -1):
        neighbour = ring.next_to(g, seat, step)
        if neighbour == seat or not (neighbour in open_to or rules.axe_through_door):
            continue
        if quarantine[neighbour]:
            option = AIMED[AXE] | neighbour  # (b), S-AXE-04
            if option not in options:
                options.append(option)
        elif rules.axe_beyond:
            gaps.add(ring.gap_beside(g, neighbour, step))  # (c)
    options += [IN_GAP[AXE] | gap_target(*ring.gap_seats(g, gap)) for gap in sorted(gaps) if g.doors[gap]]
    return options


def _door(g: State, seat: Seat, card: int) -> Sequence[int]:
    """The gaps beside a seat that have no door yet (S-DOR-01), clockwise side first."""
    place = g.place[seat]
    gaps = (place, (place - 1) % len(g.ring))
    return [IN_GAP[LOCKED_DOOR] | gap_target(*ring.gap_seats(g, gap)) for gap in gaps if not g.doors[gap]]


_PLAYS_OF = (
    [_no_play] * FIRST_ACTION
    + [_bare_play] * (FIRST_DEFENCE - FIRST_ACTION)
    + [_no_play] * (FIRST_PANIC - FIRST_DEFENCE)
)
for _card in (FLAMETHROWER, ANALYSIS, SUSPICION, CHANGE_PLACES):
    _PLAYS_OF[_card] = _at_neighbours
for _card in (BETTER_RUN, SEDUCTION):
    _PLAYS_OF[_card] = _at_anyone
_PLAYS_OF[AXE] = _axe
_PLAYS_OF[QUARANTINE] = _quarantine
_PLAYS_OF[LOCKED_DOOR] = _door


def played(g: State, seat: Seat, option: int) -> None:
    """Carry out step 2."""
    verb = option >> 16
    card = option >> 8 & 0xFF
    if verb == DISCARD:
        piles.throw_away(g, seat, card)
        exchange.at_end(g)
        return
    g.hands[seat].remove(card)
    g.card = card
    g.target = option & 0xFF if verb == PLAY_AT else NOBODY
    g.tell(PLAYED, seat, card, g.target if verb == PLAY_AT else None)  # S-ACT-03
    actions.EFFECTS[card](g, option)


def lay_aside(g: State) -> None:
    """The card in use is done with and goes to the discard pile (S-PILE-08)."""
    if g.card != NONE:
        g.discard.append(g.card)
        g.card = NONE
        g.target = NOBODY


def go_on(g: State) -> None:
    """After a card's effect: discard it, then step 3 (S-ACT-03, S-PAN-04)."""
    lay_aside(g)
    exchange.at_end(g)


# The end of the turn


def end(g: State) -> None:
    """Count down the active player's Quarantine and pass the turn on (S-TURN-10)."""
    seat = g.active
    if g.quarantine[seat] and not g.self_quarantined:  # S-QUA-08
        g.quarantine[seat] -= 1
        if not g.quarantine[seat]:
            g.discard.append(QUARANTINE)
            g.tell(QUARANTINE_ENDED, seat)
    pass_to(g, ring.next_to(g, seat, g.direction))


def pass_to(g: State, seat: Seat) -> None:
    """The next turn; on the agenda, so that turns without a decision do not nest."""
    if not g.over:
        g.next(begin, seat)
