"""Dealing the cards that a viewer cannot see, around those that it knows."""

from collections import Counter

from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.stayaway.cards import (
    BY_NAME,
    FIRST_PANIC,
    INFECTED,
    KINDS,
    LOCKED_DOOR,
    NONE,
    QUARANTINE,
    THE_THING,
)
from winterover.games.stayaway.guess import Guess
from winterover.games.stayaway.known import Known
from winterover.games.stayaway.piles import LIMIT
from winterover.games.stayaway.roles import TAINTED, THING
from winterover.games.stayaway.state import NOBODY, State


class Impossible(Exception):
    """A guess that cannot be made into a world: another one is needed."""


def can_hold_infected(known: Known, seat: Seat, view: View) -> bool:
    held = known.held[seat]
    return INFECTED in held or len(held) < view["hand_sizes"][seat]


def least_infected(known: Known, roles: list[int], seat: Seat, view: View) -> int:
    """How many Infected cards a hand must hold; one more than the last to offer one (S-ROLE-08)."""
    needed = 0
    if roles[seat] == TAINTED:
        offers_one = LETTERS[seat] == view["turn"] and offer_is_infected(known, view)
        needed = 2 if offers_one else 1
    return max(needed, known.held[seat].count(INFECTED))


def offer_is_infected(known: Known, view: View) -> bool:
    """It was shown (S-E2-05), or The Thing holds Missed! but may not use it (S-MIS-06)."""
    if view["exchange"] is None or not view["exchange"]["offered"]:
        return False
    if known.offer != NONE:
        return known.offer == INFECTED
    if known.rules.missed_offer != "keep" or view["role"] != "thing" or "missed" not in view["hand"]:
        return False
    return any(ask["kind"] == "reply" and "defend missed" not in ask["options"] for ask in view["asks"])


class Deal:
    """Dealing the unseen cards so that every role, size and back is as it must be."""

    def __init__(self, g: State, known: Known, guess: Guess, view: View, rng: Rng) -> None:
        self.g = g
        self.known = known
        self.guess = guess
        self.view = view
        self.rng = rng
        self.viewer = guess.viewer
        self.pool = self._unseen()

    def _unseen(self) -> Counter[int]:
        g, view = self.g, self.view
        pool = Counter({card: count for card, count in enumerate(g.rules.counts) if count})
        seen = [*view["hand"], *view.get("aside_cards", [])]
        pool.subtract(BY_NAME[name] for name in seen)
        pool[LOCKED_DOOR] -= sum(g.doors)
        pool[QUARANTINE] -= sum(turns > 0 for turns in g.quarantine)
        pool[THE_THING] -= len(g.removed)
        if g.card != NONE:
            pool[g.card] -= 1
        return pool

    def carry_out(self) -> None:
        g = self.g
        if self.viewer != NOBODY:
            g.hands[self.viewer] = [BY_NAME[name] for name in self.view["hand"]]
        self._place_certain()
        top = self._reserve_top()
        self._place_needed()
        self._place_guessed()
        self._fill_hands()
        self._fill_aside()
        self._fill_piles(top)
        for hand in g.hands:
            hand.sort()

    def _others(self) -> list[Seat]:
        return [seat for seat in self.g.ring if seat != self.viewer]

    def _room(self, seat: Seat) -> int:
        return int(self.view["hand_sizes"][seat]) - len(self.g.hands[seat])

    def _put(self, seat: Seat, card: int) -> bool:
        if self.pool[card] <= 0 or self._room(seat) <= 0:
            return False
        self.pool[card] -= 1
        self.g.hands[seat].append(card)
        return True

    def _place_certain(self) -> None:
        """What the viewer knows to be in the hands."""
        for seat in self._others():
            for card in self.known.held[seat]:
                self._need(seat, card)
        self.pool.subtract(self.known.aside)

    def _reserve_top(self) -> int:
        """The card that the viewer knows to lie on top of the draw pile."""
        top = self.known.top
        if top != NONE:
            self.pool[top] -= 1
        return top

    def _place_needed(self) -> None:
        """The Thing card, and the Infected cards without which a role or an offer could not be."""
        g = self.g
        for seat in self._others():
            hand = g.hands[seat]
            if g.roles[seat] == THING and THE_THING not in (*hand, *self.known.aside):
                self._need(seat, THE_THING)
            while hand.count(INFECTED) < least_infected(self.known, g.roles, seat, self.view):
                self._need(seat, INFECTED)

    def _need(self, seat: Seat, card: int) -> None:
        if not self._put(seat, card):
            raise Impossible

    def _place_guessed(self) -> None:
        for seat in self._others():
            for card in (Counter(self.guess.hands[seat]) - Counter(self.g.hands[seat])).elements():
                if card != THE_THING and not (card == INFECTED and self._full_of_infected(seat)):
                    self._put(seat, card)

    def _full_of_infected(self, seat: Seat) -> bool:
        return self.g.hands[seat].count(INFECTED) >= LIMIT

    def _loose_cards(self) -> list[int]:
        """The Stay Away! cards not placed yet, in random order; The Thing only if it lies in the draw pile."""
        cards = [card for card in range(INFECTED, FIRST_PANIC) for _ in range(self.pool[card])]
        self.rng.shuffle(cards)
        return cards

    def _fill_hands(self) -> None:
        """Unknown hands from the loose cards, never more than three Infected in one."""
        seats = [seat for seat in self._others() for _ in range(self._room(seat))]
        loose = self._loose_cards()
        for seat in seats:
            for index in range(len(loose) - 1, -1, -1):
                if loose[index] != INFECTED or not self._full_of_infected(seat):
                    self._put(seat, loose.pop(index))
                    break
            else:
                raise Impossible

    def _fill_aside(self) -> None:
        """Cards laid aside for Resolute or Forgetful: the viewer's own, or loose ones."""
        view = self.view
        if "aside_cards" in view:
            self.g.drawn = [BY_NAME[name] for name in view["aside_cards"]]
            return
        self.g.drawn = self.known.aside.copy()
        for card in (*self.guess.aside, *self._loose_cards()):
            if len(self.g.drawn) < view["aside"] and self.pool[card] > 0:
                self.pool[card] -= 1
                self.g.drawn.append(card)
        self.g.drawn.sort()

    def _fill_piles(self, top: int) -> None:
        """The discard pile with what is known to lie in it, the draw pile with the rest and the right back on top."""
        view, pool = self.view, self.pool
        if top == NONE:
            top = self._choose_top()
        rest = [card for card in range(KINDS) for _ in range(pool[card])]
        self.rng.shuffle(rest)
        size = view["discard_size"]
        discard: list[int] = []
        for card, count in self.guess.discarded.items():
            for _ in range(count):
                if card in rest and len(discard) < size and card != THE_THING:
                    rest.remove(card)
                    discard.append(card)
        if THE_THING in rest:  # Undrawn, it is never on the discard pile (S-VAR1-04).
            rest.remove(THE_THING)
            rest.append(THE_THING)
        need = size - len(discard)
        discard += rest[:need]
        draw = rest[need:]
        self.rng.shuffle(draw)
        self.rng.shuffle(discard)
        if top != NONE:
            draw.append(top)
        self.g.draw, self.g.discard = draw, discard

    def _choose_top(self) -> int:
        """A card for the top of the draw pile with the back that everybody sees."""
        view, pool = self.view, self.pool
        if not view["draw_size"]:
            return NONE
        back = view["top_back"]
        fitting = [
            card
            for card in range(KINDS)
            if back is None or (card >= FIRST_PANIC) == (back == "panic")
            for _ in range(pool[card])
        ]
        if not fitting:
            raise Impossible
        top = self.rng.pick(fitting)
        pool[top] -= 1
        return top
