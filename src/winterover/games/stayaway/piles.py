"""The draw pile and the discard pile (rules section 12)."""

from bisect import insort

from winterover.core.facts import FactKind
from winterover.core.seats import Seat
from winterover.games.stayaway.cards import FIRST_PANIC, INFECTED, NONE, THE_THING
from winterover.games.stayaway.facts import (
    BECAME_THING,
    CORRECTED,
    DISCARDED,
    DREW,
    PANIC_SKIPPED,
    RESHUFFLED,
)
from winterover.games.stayaway.roles import THING
from winterover.games.stayaway.state import State

#: The most Infected cards that a hand may hold (S-LIM-01).
LIMIT = 3


def renew(g: State) -> bool:
    """Turn the discard pile into a new draw pile (S-PILE-03); false if there is nothing to turn over."""
    if not g.discard:
        return False
    g.draw, g.discard = g.discard, []
    g.rng.shuffle(g.draw)
    g.tell(RESHUFFLED, len(g.draw))
    return True


def take_top(g: State) -> int:
    """The top card of the draw pile; NONE if both piles are empty (S-PILE-06)."""
    if not g.draw and not renew(g):
        return NONE
    return g.draw.pop()


def take_stay_away(g: State) -> int:
    """The first Stay Away! card, Panic cards above it being discarded unread; NONE if there is none (S-PILE-04, 05)."""
    while True:
        if not g.draw and not renew(g):
            return NONE
        card = g.draw.pop()
        if card < FIRST_PANIC:
            return card
        g.discard.append(card)
        g.tell(PANIC_SKIPPED)
        if not g.draw and min(g.discard) >= FIRST_PANIC:
            return NONE


def plays_openly(g: State, seat: Seat) -> bool:
    """Under E2 a quarantined player's cards are shown as they move (S-E2-05)."""
    return g.quarantine[seat] > 0 and not g.rules.isolating


def gain(g: State, seat: Seat, card: int) -> None:
    """A drawn card joins a hand; whoever draws The Thing becomes it (S-VAR1-02)."""
    insort(g.hands[seat], card)
    if card == THE_THING:
        become_thing(g, seat)


def become_thing(g: State, seat: Seat) -> None:
    g.roles[seat] = THING
    g.thing = seat
    g.humans -= 1
    g.tell_only(BECAME_THING, (seat,), seat)


def draw_into(g: State, seat: Seat) -> int:
    """Draw a Stay Away! card into a hand; NONE if there is none."""
    card = take_stay_away(g)
    if card != NONE:
        gain(g, seat, card)
        tell_drawn(g, seat, card)
    return card


def tell_drawn(g: State, seat: Seat, card: int) -> None:
    _tell_card(g, DREW, seat, card)


def _tell_card(g: State, kind: FactKind, seat: Seat, card: int) -> None:
    """A card moved: its owner knows which, the others only if the owner plays openly."""
    if g.facts is None:
        return
    if plays_openly(g, seat):
        g.tell(kind, seat, card)
    else:
        g.tell_apart(kind, (seat, None), {seat: (seat, card)})


def throw_away(g: State, seat: Seat, card: int) -> None:
    """A card of a hand goes to the discard pile, face down (S-VIS-04)."""
    g.hands[seat].remove(card)
    g.discard.append(card)
    _tell_card(g, DISCARDED, seat, card)


def correct(g: State, seat: Seat) -> None:
    """Mend a hand with more than three Infected cards outside the own step 2 (S-LIM-04)."""
    rules = g.rules
    if not rules.limited or g.hands[seat].count(INFECTED) <= LIMIT:
        return
    if rules.open_correction:
        _correct_openly(g, seat)
    else:
        _correct_quietly(g, seat)


def _correct_quietly(g: State, seat: Seat) -> None:
    """One Infected changes places with a hidden card; nobody but the owner gets a sign (S-LIM-05)."""
    for pile in (g.draw, g.discard):
        places = [place for place, card in enumerate(pile) if INFECTED < card < FIRST_PANIC]
        if places:
            place = g.rng.pick(places)
            card = pile[place]
            pile[place] = INFECTED
            hand = g.hands[seat]
            hand.remove(INFECTED)
            insort(hand, card)
            g.tell_only(CORRECTED, (seat,), seat, card)
            return


def _correct_openly(g: State, seat: Seat) -> None:
    """Discards and draws in everybody's sight until three are left or nothing else can come (S-LIM-06)."""
    hand = g.hands[seat]
    while hand.count(INFECTED) > LIMIT:
        throw_away(g, seat, INFECTED)
        if not any(card != INFECTED and card < FIRST_PANIC for card in g.draw + g.discard):
            return
        draw_into(g, seat)
