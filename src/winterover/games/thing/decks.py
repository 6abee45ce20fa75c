"""The decks and where cards go: drawing, discarding, returning to the bottom (T-W-02, T-W-11, R-100)."""

from collections import Counter

from winterover.core.seats import Seat
from winterover.games.thing.facts import PILE_CARD_LOST, RESHUFFLED
from winterover.games.thing.pieces import FIREARM, FLAMETHROWER, FLASHLIGHT, WIRE
from winterover.games.thing.state import State


def draw_actions(g: State, count: int) -> list[int]:
    """The top Action cards; an empty deck is made anew from the discards (T-P4.1-02)."""
    drawn = []
    for _ in range(count):
        if not g.deck and not reshuffle(g):
            break
        drawn.append(g.deck.pop())
    return drawn


def reshuffle(g: State) -> bool:
    """The discards become the new deck; False if there are none."""
    if not g.discard:
        return False
    g.deck, g.discard = g.discard, []
    g.rng.shuffle(g.deck)
    g.tell(RESHUFFLED)
    return True


def throw_hand(g: State, seat: Seat) -> list[int]:
    """The whole hand goes face down to the discards (T-P4.2-16)."""
    hand = g.hands[seat]
    thrown = [card for card, count in enumerate(hand) for _ in range(count)]
    g.discard += thrown
    g.hands[seat] = [0, 0, 0]
    return thrown


def random_hand_card(g: State, seat: Seat) -> int:
    """One card of a hand, drawn blind (T-D-02)."""
    hand = g.hands[seat]
    place = g.rng.below(sum(hand))
    for card, count in enumerate(hand):
        if place < count:
            return card
        place -= count
    raise AssertionError("an empty hand")


def lose_pile_card(g: State) -> None:
    """A random unseen card of the Active Pile, face down to the discards (R-52)."""
    place = g.rng.below(len(g.pile))
    g.discard.append(g.pile.pop(place))
    # It may have been any of those that were shown: of each kind one less is certain to lie there.
    g.shown_cards = list((Counter(g.shown_cards) - Counter(set(g.shown_cards))).elements())
    g.tell(PILE_CARD_LOST, len(g.pile))


def give_up_belongings(g: State, seat: Seat) -> None:
    """Cards to the bottom of their decks in random order, laboratory tokens out of the game (T-A-02, T-E-17).

    A Flamethrower's charges go to the supply: drawn again it starts afresh (R-99).
    """
    weapons = [weapon for weapon, count in enumerate(g.weapons[seat]) for _ in range(count)]
    weapons += [FLAMETHROWER] * len(g.flames[seat]) + [FIREARM] * g.guns[seat]
    items = [item for item, count in enumerate(g.items[seat]) for _ in range(count)]
    items += [WIRE] * g.wires[seat] + [FLASHLIGHT] * g.lights[seat]
    hand = [card for card, count in enumerate(g.hands[seat]) for _ in range(count)]
    for cards in (weapons, items, hand):
        g.rng.shuffle(cards)
    g.weapon_deck[:0] = weapons
    g.item_deck[:0] = items
    g.deck[:0] = hand
    for sample, count in enumerate(g.samples[seat]):
        g.lost_samples[sample] += count
    g.hands[seat] = [0, 0, 0]
    g.weapons[seat] = [0, 0, 0]
    g.items[seat] = [0, 0, 0, 0, 0]
    g.samples[seat] = [0, 0]
    g.flames[seat] = []
    g.guns[seat] = g.wires[seat] = g.lights[seat] = 0
