"""Step 4.1: everybody draws Action cards, then the Leader lays one unseen (T-P4.1)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.crew import leader_order, movement_order
from winterover.games.thing.decks import draw_actions
from winterover.games.thing.facts import DREW, GARRY_SWAPPED, LEADERS_CARD
from winterover.games.thing.figures import HAND_LIMIT, HUNGRY_LIMIT
from winterover.games.thing.options import PASS, THROW_ONE, first_of, unbundle
from winterover.games.thing.pieces import GARRY
from winterover.games.thing.state import PHASE_DRAW, State


def begin(g: State) -> None:
    g.phase = PHASE_DRAW
    g.order = movement_order(g)
    g.next(lay_leaders_card)
    draw_from(g, 0)


def draw_from(g: State, place: int) -> None:
    """In Leader order up to the hand limit (T-P4.1-01)."""
    limit = HUNGRY_LIMIT if g.hungry else HAND_LIMIT
    order = leader_order(g)
    for index in range(place, len(order)):
        seat = order[index]
        hand = g.hands[seat]
        held = hand[0] + hand[1] + hand[2]
        drawn = draw_actions(g, limit - held)
        for card in drawn:
            hand[card] += 1
        if drawn and g.facts is not None:
            g.tell_apart(DREW, (seat, len(drawn), None), {seat: (seat, len(drawn), tuple(drawn))})
        if g.characters[seat] == GARRY and any(hand):
            g.next(draw_from, index + 1)
            g.actor = seat
            ask_garry(g)
            return


def ask_garry(g: State) -> None:
    """Garry may discard a card and draw another, right after his own draw (D-03)."""
    hand = g.hands[g.actor]
    g.ask(g.actor, asks.GARRY, [PASS, *(THROW_ONE[card] for card in range(3) if hand[card])], _swapped)


def _swapped(g: State, seat: Seat, option: int) -> None:
    if option == PASS:
        return
    thrown = unbundle(first_of(option)).index(1)
    g.hands[seat][thrown] -= 1
    g.discard.append(thrown)
    drawn = draw_actions(g, 1)
    for card in drawn:
        g.hands[seat][card] += 1
    g.tell_apart(GARRY_SWAPPED, (seat, None, None), {seat: (seat, thrown, drawn[0])})


def lay_leaders_card(g: State) -> None:
    """The top card starts the Active Pile, unseen by anyone (T-P4.1-04)."""
    g.pile = draw_actions(g, 1)
    g.shown_cards = []
    g.tell(LEADERS_CARD, g.leader)
