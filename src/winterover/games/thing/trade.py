"""Trade in the Rec Room (T-P5-02, T-P5-03): any two Characters, several deals at once, until all are ready.

A deal lies open between two seats. Each puts things up for the other; when both agree to it as it stands, all of it
changes hands at once. Any change takes back what was agreed. Others see the backs of what is put up, and open cards.
"""

from collections.abc import Sequence

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.crew import counts_of, give, leader_order, take_flames
from winterover.games.thing.facts import AGREED, CALLED_OFF, LAPSED, PUT_UP, TRADED
from winterover.games.thing.facts import READY as READY_FACT
from winterover.games.thing.options import CALL_OFF, CALLS_OFF, DEAL, DEALS, PUTS, READY, first_of, second_of
from winterover.games.thing.pieces import BLOOD, FAILURE, FIRST_SAMPLE, FLAMETHROWER, IN_PLAY, shown
from winterover.games.thing.state import State

#: How often a Character may put something up in one phase: ample for people, and the end of every haggling.
MOST_DEEDS = 16


def begin(g: State) -> None:
    crew = leader_order(g)
    g.deals = {}
    g.deeds = [0] * g.rules.players
    g.ready = [True] * g.rules.players
    if len(crew) < 2:
        return
    g.next(close)
    for seat in crew:
        if any(tradeable(g, seat)):
            g.ready[seat] = False
            ask_trade(g, seat)


def close(g: State) -> None:
    """What was not agreed stays with its owner."""
    _lapse(g, list(g.deals))


def _lapse(g: State, pairs: Sequence[tuple[Seat, Seat]]) -> None:
    """These deals come to nothing, and everybody is told."""
    for pair in pairs:
        del g.deals[pair]
        g.tell(LAPSED, *pair)


def tradeable(g: State, seat: Seat) -> list[int]:
    """How many of each thing the seat may still put up: what it owns and has not put up elsewhere (R-105)."""
    counts = counts_of(g, seat)
    if not g.rules.trade_samples:  # V-26
        counts[FIRST_SAMPLE + BLOOD] = counts[FIRST_SAMPLE + FAILURE] = 0
    for (one, other), deal in g.deals.items():
        if seat in (one, other):
            for thing in deal[0] if seat == one else deal[1]:
                counts[thing] -= 1
    return counts


def ask_trade(g: State, seat: Seat) -> None:
    """D-28"""
    choices = [READY]
    if g.deeds[seat] < MOST_DEEDS:
        things = [thing for thing, count in enumerate(tradeable(g, seat)) if count > 0]
        if things:
            status = g.status
            for other in range(g.rules.players):
                if other != seat and status[other] == IN_PLAY:
                    puts = PUTS[other]
                    choices += [puts[thing] for thing in things]
    for pair, deal in g.deals.items():
        if seat in pair:
            mine = pair.index(seat)
            if not deal[2 + mine]:
                choices.append(DEALS[pair[1 - mine]])
            choices.append(CALLS_OFF[pair[1 - mine]])
    g.ask_also(seat, asks.TRADE, choices, _deed)


def _ask_again(g: State, seat: Seat) -> None:
    g.asks = [ask for ask in g.asks if ask.seat != seat]
    g.ready[seat] = False
    ask_trade(g, seat)


def _deed(g: State, seat: Seat, option: int) -> None:
    if option == READY:
        g.ready[seat] = True
        g.tell(READY_FACT, seat)
        return
    verb, other = option >> 16, first_of(option)
    pair = (seat, other) if seat < other else (other, seat)
    if verb == DEAL:
        _agree(g, seat, other, pair)
    elif verb == CALL_OFF:
        del g.deals[pair]
        g.tell(CALLED_OFF, seat, other)
    else:
        _put(g, seat, other, pair, second_of(option))
    _ask_again(g, seat)
    if not g.ready[other] or other_must_answer(g, other, pair):
        _ask_again(g, other)


def other_must_answer(g: State, other: Seat, pair: tuple[Seat, Seat]) -> bool:
    """Somebody who was ready is asked again when a deal waits for the answer."""
    deal = g.deals.get(pair)
    return deal is not None and not deal[2 + pair.index(other)]


def _put(g: State, seat: Seat, other: Seat, pair: tuple[Seat, Seat], thing: int) -> None:
    g.deeds[seat] += 1
    one, two = g.deals[pair][:2] if pair in g.deals else ([], [])
    g.deals[pair] = ([*one, thing], two, False, False) if seat == pair[0] else (one, [*two, thing], False, False)
    if g.facts is not None:
        g.tell_apart(PUT_UP, (seat, other, shown(thing)), {seat: (seat, other, thing)})


def _agree(g: State, seat: Seat, other: Seat, pair: tuple[Seat, Seat]) -> None:
    one, two, *agreed = g.deals[pair]
    agreed[pair.index(seat)] = True
    g.deals[pair] = (one, two, agreed[0], agreed[1])
    g.tell(AGREED, seat, other)
    if all(agreed):
        del g.deals[pair]
        _exchange(g, pair, one, two)


def _exchange(g: State, pair: tuple[Seat, Seat], one: list[int], two: list[int]) -> None:
    """Both sides at once; the receivers look afterwards (T-P5-03)."""
    flames = [take_flames(g, seat, side.count(FLAMETHROWER)) for seat, side in zip(pair, (one, two), strict=True)]
    for giver, receiver, side, charges in ((*pair, one, flames[0]), (*pair[::-1], two, flames[1])):
        for thing in side:
            if thing != FLAMETHROWER:
                give(g, giver, receiver, thing)
        g.flames[receiver] = sorted([*g.flames[receiver], *charges])
    if g.facts is not None:
        seen = (*pair, tuple(sorted(map(shown, one))), tuple(sorted(map(shown, two))))
        known = (*pair, tuple(sorted(one)), tuple(sorted(two)))
        g.tell_apart(TRADED, seen, dict.fromkeys(pair, known))


def leave(g: State, seat: Seat) -> None:
    """Somebody left the table: those deals are off, and everybody is asked anew."""
    _lapse(g, [pair for pair in g.deals if seat in pair])
    for other in [ask.seat for ask in g.asks]:
        _ask_again(g, other)
