"""What one viewer of The Thing knows for certain of hidden cards, kept apart from the code that makes worlds.

A witness reads the viewer's log as it grows, beside the view before the last answer. What it holds to be certain is
little, but true: of each kind so many cards at least lie in a place. A card that leaves a place unseen may be any.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from winterover.core.facts import Told
from winterover.core.seats import LETTERS, Seat, seat_of
from winterover.core.views import View
from winterover.games.thing.pieces import ACTIONS, ITEMS, SAMPLES, WEAPONS
from winterover.games.thing.state import State

BACKS = {"weapon": WEAPONS, "item": ITEMS, "sample": SAMPLES}
HIDDEN = (*WEAPONS[:3], *ITEMS, *SAMPLES)


def blur(cards: Counter[str], unseen: int = 1, kinds: Sequence[str] | None = None) -> None:
    """So many cards left unseen: of each kind that they may be so many less are certain."""
    for kind in list(cards):
        if kinds is None or kind in kinds:
            cards[kind] = max(cards[kind] - unseen, 0)


def names(cards: Sequence[int], kinds: Sequence[str]) -> Counter[str]:
    return Counter(kinds[card] for card in cards)


class Bottom:
    """Cards that lie together under a deck: how many lie below and among them, and which of them are certain."""

    def __init__(self) -> None:
        self.blocks: list[tuple[int, int, Counter[str]]] = []

    def put_under(self, size: int, certain: Counter[str]) -> None:
        self.blocks = [(low + size, count, cards) for low, count, cards in self.blocks]
        self.blocks.append((0, size, certain))

    def reach(self, deck_size: int) -> None:
        """Those are uncertain that the deck has been drawn down to."""
        self.blocks = [block for block in self.blocks if block[0] + block[1] <= deck_size]

    def missing(self, deck: Sequence[int], kinds: Sequence[str]) -> bool:
        return any(cards - names(deck[low : low + size], kinds) for low, size, cards in self.blocks)


class ActionWitness:
    """Action cards: the Active Pile, the discards, the deck."""

    def __init__(self, viewer: Seat | None) -> None:
        self.own = None if viewer is None else LETTERS[viewer]
        self.pile: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        #: Pile and discards together: a card of the pile that was lost unseen is among the discards.
        self.both: Counter[str] = Counter()
        self.deck: Counter[str] = Counter()
        self.bottom = Bottom()
        self.card: str | None = None
        self.before: View = {}
        self.now: View = {}
        self._swaps = False
        self._twice: list[str] | None = None
        self._dark = 0
        self._last = ""

    def look(self, told: Sequence[Told], view: View) -> None:
        self.before, self.now = self.now or view, view
        for name, args in told:
            note = getattr(self, f"_{name}", None)
            if note is not None:
                note(args)
            self._last = name
        self.bottom.reach(view["deck_size"])

    def _discarded(self, cards: Sequence[str]) -> None:
        self.discard.update(cards)
        self.both.update(cards)

    def _drawn(self, args: dict[str, Any]) -> None:
        if args["cards"] is None:
            blur(self.deck, args.get("count", 2))
        else:
            self.deck -= Counter(args["cards"])
            if self._twice is not None and args["seat"] == self.own:
                self._twice += args["cards"]

    _dealt = _drew = _drawn

    def _took(self, args: dict[str, Any]) -> None:
        self.bottom.blocks = []
        self._drawn(args)

    def _reshuffled(self, args: dict[str, Any]) -> None:
        self.deck = self.deck + self.discard if self._swaps else self.discard
        self.discard, self.both = Counter(), Counter(self.pile)
        self.bottom.blocks = []

    def _garry_swapped(self, args: dict[str, Any]) -> None:
        if args["thrown"] is None:
            blur(self.deck)
            return
        if self._last == "reshuffled":  # what he threw away was shuffled in
            self.deck[args["thrown"]] += 1
        else:
            self._discarded([args["thrown"]])
        self.deck -= Counter([args["drawn"]])

    def _leaders_card(self, args: dict[str, Any]) -> None:
        blur(self.deck)

    def _went(self, args: dict[str, Any]) -> None:
        self._swaps = False
        self._twice = [] if args.get("count") == 2 and args["seat"] == self.own else None

    _went_lit = _went_special = _went

    def _went_to_swap(self, args: dict[str, Any]) -> None:
        self._swaps = True

    def _threw(self, args: dict[str, Any]) -> None:
        self._discarded(args["cards"] or [])

    def _handed_in(self, args: dict[str, Any]) -> None:
        card = args["card"]
        if args["seat"] == self.own and card is None:
            card = self._lost_in_the_dark()
        if card is not None:
            self.pile[card] += 1
            self.both[card] += 1
            if self._twice:
                self._twice.remove(card)
                self._discarded(self._twice)
        self._twice = None

    _card_shown = _handed_in

    def _lost_in_the_dark(self) -> str | None:
        """The owner can tell from the remaining hand (T-D-06). A log does not keep the hands of earlier rounds: with
        a second such loss it does not tell which was which."""
        self._dark += 1
        if self._dark == 1:
            lost: Counter[str] = Counter(self.before["hand"]) - Counter(self.now["hand"])
            return next(lost.elements())
        for certain in (self.pile, self.discard, self.both, self.deck):
            certain.clear()
        return None

    def _pile_card_lost(self, args: dict[str, Any]) -> None:
        blur(self.pile)

    def _card_revealed(self, args: dict[str, Any]) -> None:
        self._card_done()
        self.card = args["card"]
        self.pile -= Counter([self.card])
        self.both -= Counter([self.card])

    def _card_done(self) -> None:
        if self.card is not None:
            self._discarded([self.card])
            self.card = None

    def _assembled(self, args: dict[str, Any]) -> None:
        self._card_done()
        self.discard, self.pile = Counter(self.both), Counter()
        self._swaps = False

    def _revealed(self, args: dict[str, Any]) -> None:
        seat = seat_of(args["seat"])
        own = Counter(self.before["hand"]) if args["seat"] == self.own else Counter[str]()
        self.bottom.put_under(self.before["hand_sizes"][seat], own)

    _assimilated = _revealed

    def contradictions(self, world: State, view: View) -> Iterator[str]:
        if view["card"] is None:
            self._card_done()
        pile, discard, deck = (names(cards, ACTIONS) for cards in (world.pile, world.discard, world.deck))
        if self.pile - pile:
            yield f"{self.pile} in the pile"
        if self.discard - discard:
            yield f"{self.discard} among the discards"
        if self.both - (pile + discard):
            yield f"{self.both} in the pile or among the discards"
        if self.deck - deck:
            yield f"{self.deck} in the deck"
        if self.bottom.missing(world.deck, ACTIONS):
            yield "the hand of the viewer under the deck"


class ThingWitness:
    """Weapons, items and laboratory tokens."""

    def __init__(self, viewer: Seat | None, players: int) -> None:
        self.viewer = viewer
        self.held: list[Counter[str]] = [Counter() for _ in range(players)]
        self.lost: Counter[str] = Counter()
        self.bottoms = {"armoury": Bottom(), "storeroom": Bottom()}
        self.no_blood = False
        self.before: View = {}
        self._drawn: tuple[str, list[str] | None, int] = ("", None, 0)
        self._sample: str | None = None
        self._tested: Seat | None = None
        self._in_lab: set[str] = set()

    def look(self, told: Sequence[Told], view: View) -> None:
        self.before, self._tested = self.before or view, None
        for name, args in told:
            note = getattr(self, f"_{name}", None)
            if note is not None:
                note(args)
        self.before = view
        self.bottoms["armoury"].reach(view["weapon_deck_size"])
        self.bottoms["storeroom"].reach(view["item_deck_size"])

    def _used(self, seat: str, thing: str) -> None:
        self.held[seat_of(seat)] -= Counter([thing])

    def _surely_has(self, seat: str, thing: str) -> None:
        if seat_of(seat) != self.viewer:
            self.held[seat_of(seat)] |= Counter([thing])

    # Use

    def _attacked(self, args: dict[str, Any]) -> None:
        self._used(args["seat"], args["weapon"])
        self._in_lab.discard(args["seat"])

    def _withdrew(self, args: dict[str, Any]) -> None:
        self._used(args["seat"], args["weapon"])

    _burned = _withdrew

    def _burn_announced(self, args: dict[str, Any]) -> None:
        if args["weapon"] == "dynamite":
            self._surely_has(args["seat"], "dynamite")

    def _played(self, args: dict[str, Any]) -> None:
        self._used(args["seat"], args["item"])

    def _test_offered(self, args: dict[str, Any]) -> None:
        if args["test"] == "a":
            self._surely_has(args["seat"], "blood")
        elif not self.before["open_wires"][seat_of(args["seat"])]:
            self._surely_has(args["seat"], "wire")

    def _tested_now(self, args: dict[str, Any]) -> None:
        self._used(args["seat"], "blood" if args["test"] == "a" else "wire")
        if args["test"] == "b":
            self._tested = seat_of(args["seat"])

    def _escape_began(self, args: dict[str, Any]) -> None:
        if args["vehicle"] != "rescue":
            self._surely_has(args["seat"], "keys")
