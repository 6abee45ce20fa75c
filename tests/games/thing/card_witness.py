"""What one viewer of The Thing knows for certain of hidden cards, kept apart from the code that makes worlds.

A witness reads the viewer's log as it grows, beside the view before the last answer. What it holds to be certain is
little, but true: of each kind so many cards at least lie in a place. A card that leaves a place unseen may be any.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from winterover.core.facts import Told
from winterover.core.seats import LETTERS, Seat, seat_of
from winterover.core.views import View
from winterover.games.thing.pieces import ACTIONS
from winterover.games.thing.state import State

Args = Mapping[str, Any]


def blur(cards: Counter[str], unseen: int = 1, kinds: Sequence[str] = ()) -> None:
    """So many cards left unseen: of each kind that they may be, so many less are certain."""
    for kind in list(cards):
        if not kinds or kind in kinds:
            cards[kind] = max(cards[kind] - unseen, 0)


def names(cards: Sequence[int], kinds: Sequence[str]) -> Counter[str]:
    return Counter(kinds[card] for card in cards)


class Reader:
    """Notes what a viewer is told, by methods that are named for the facts."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.own = None if viewer is None else LETTERS[viewer]
        #: The view before the last answer, and the one after it.
        self.before: View = {}
        self.now: View = {}
        self.last_fact = ""

    def look(self, told: Sequence[Told], view: View) -> None:
        self.before, self.now = self.now or view, view
        for name, args in told:
            note = getattr(self, f"on_{name}", None)
            if note is not None:
                note(args)
            self.last_fact = name


class Bottom:
    """Cards that lie together under a deck: how many lie below them, how many they are, which of them are certain."""

    def __init__(self) -> None:
        self.blocks: list[tuple[int, int, Counter[str]]] = []

    def put_under(self, size: int, certain: Counter[str]) -> None:
        self.blocks = [(low + size, count, cards) for low, count, cards in self.blocks]
        self.blocks.append((0, size, certain))

    def reach(self, deck_size: int) -> None:
        """The deck was drawn down so far: it may have been one of these."""
        self.blocks = [block for block in self.blocks if block[0] + block[1] <= deck_size]

    def is_missing(self, deck: Sequence[int], kinds: Sequence[str]) -> bool:
        return any(cards - names(deck[low : low + size], kinds) for low, size, cards in self.blocks)


class ActionWitness(Reader):
    """Action cards in the Active Pile, among the discards and in the deck."""

    def __init__(self, viewer: Seat | None) -> None:
        super().__init__(viewer)
        self.pile: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        #: Pile and discards together: what the pile loses unseen is among the discards.
        self.both: Counter[str] = Counter()
        self.deck: Counter[str] = Counter()
        self.bottom = Bottom()
        #: The card that is being carried out; whether somebody swaps; what the viewer drew for a Special Action.
        self.card: str | None = None
        self.swaps = False
        self.twice: list[str] | None = None
        self.lost_in_the_dark = 0

    def look(self, told: Sequence[Told], view: View) -> None:
        super().look(told, view)
        self.bottom.reach(view["deck_size"])
        if view["card"] is None:
            self._card_is_done()

    def _discarded(self, cards: Sequence[str]) -> None:
        self.discard.update(cards)
        self.both.update(cards)

    def on_drew(self, args: Args) -> None:
        if args["cards"] is None:
            blur(self.deck, args.get("count", 2))
        else:
            self.deck -= Counter(args["cards"])
            if self.twice is not None:
                self.twice += args["cards"]

    on_dealt = on_drew

    def on_took(self, args: Args) -> None:
        self.bottom.blocks = []
        self.on_drew(args)

    def on_reshuffled(self, args: Args) -> None:
        self.deck = self.deck + self.discard if self.swaps else self.discard
        self.discard, self.both = Counter(), self.pile.copy()
        self.bottom.blocks = []

    def on_garry_swapped(self, args: Args) -> None:
        if args["thrown"] is None:
            blur(self.deck)
            return
        if self.last_fact == "reshuffled":  # with what he had thrown away
            self.deck[args["thrown"]] += 1
        else:
            self._discarded([args["thrown"]])
        self.deck -= Counter([args["drawn"]])

    def on_leaders_card(self, args: Args) -> None:
        blur(self.deck)

    def on_went(self, args: Args) -> None:
        self.swaps = False
        self.twice = [] if args.get("count") == 2 and args["seat"] == self.own else None

    on_went_lit = on_went_special = on_went

    def on_went_to_swap(self, args: Args) -> None:
        self.swaps = True

    def on_threw(self, args: Args) -> None:
        self._discarded(args["cards"] or [])

    def on_handed_in(self, args: Args) -> None:
        card = args["card"]
        if card is None and args["seat"] == self.own:
            card = self._find_lost_card()
        if card is not None:
            self.pile[card] += 1
            self.both[card] += 1
            if self.twice:
                self.twice.remove(card)
                self._discarded(self.twice)
        self.twice = None

    on_card_shown = on_handed_in

    def _find_lost_card(self) -> str | None:
        """The owner sees from its hand what was drawn in the dark (T-D-06). The log does not keep that hand: after a
        second such loss it does not tell which card went when."""
        self.lost_in_the_dark += 1
        if self.lost_in_the_dark == 1:
            return next((Counter(self.before["hand"]) - Counter(self.now["hand"])).elements())
        self._forget()
        return None

    def _forget(self) -> None:
        for certain in (self.pile, self.discard, self.both, self.deck):
            certain.clear()

    def on_pile_card_lost(self, args: Args) -> None:
        blur(self.pile)

    def on_card_revealed(self, args: Args) -> None:
        self._card_is_done()
        self.card = args["card"]
        self.pile -= Counter([self.card])
        self.both -= Counter([self.card])

    def _card_is_done(self) -> None:
        if self.card is not None:
            self._discarded([self.card])
            self.card = None

    def on_assembled(self, args: Args) -> None:
        self._card_is_done()
        self.discard, self.pile = self.both.copy(), Counter()
        self.swaps = False

    def on_revealed(self, args: Args) -> None:
        own = self.before["hand"] if args["seat"] == self.own else []
        if args["seat"] == self.own and self.lost_in_the_dark:  # nor does it tell what was left then
            own = []
            self._forget()
        self.bottom.put_under(self.before["hand_sizes"][seat_of(args["seat"])], Counter(own))

    on_assimilated = on_revealed

    def contradictions(self, world: State) -> Iterator[str]:
        pile, discard, deck = (names(cards, ACTIONS) for cards in (world.pile, world.discard, world.deck))
        if self.pile - pile:
            yield f"the pile holds {self.pile}"
        if self.discard - discard:
            yield f"the discards hold {self.discard}"
        if self.both - (pile + discard):
            yield f"the pile and the discards hold {self.both}"
        if self.deck - deck:
            yield f"the deck holds {self.deck}"
        if self.bottom.is_missing(world.deck, ACTIONS):
            yield "the viewer's hand lies under the deck"
