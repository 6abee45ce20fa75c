"""What a viewer knows for certain of the hidden cards, read from its log. Nothing here is drawn by chance."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from winterover.core.facts import Told
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.thing.pieces import ACTIONS, FIRST_OPEN, FLAMETHROWER, ITEMS, SAMPLES, THINGS, WEAPONS, shown
from winterover.games.thing.state import NOBODY

SEATS = {letter: seat for seat, letter in enumerate(LETTERS)}
ACTION_OF = {name: card for card, name in enumerate(ACTIONS)}
THING_OF = {name: thing for thing, name in enumerate(THINGS)}

Args = Mapping[str, Any]


class Known:
    """The certain cards of each hand, of the Active Pile and of the discards."""

    def __init__(self, view: View, log: Sequence[Told]) -> None:
        self.viewer: Seat = NOBODY if view["viewer"] is None else SEATS[view["viewer"]]
        players = len(view["status"])
        #: Hidden things that the viewer gave to others, as long as none of their kind left that hand unseen.
        self.held: list[Counter[int]] = [Counter() for _ in range(players)]
        #: Cards in the Active Pile, and cards among the discards.
        self.pile: Counter[int] = Counter()
        self.discard: Counter[int] = Counter()
        #: Laboratory tokens that the viewer threw away or saw go.
        self.lost_samples: Counter[int] = Counter()
        self._sample: str | None = None
        self._card: str | None = None
        for name, args in log:
            handler = _HANDLERS.get(name)
            if handler is not None:
                handler(self, args)

    # Action cards

    def reshuffled(self, args: Args) -> None:
        self.discard.clear()

    def threw(self, args: Args) -> None:
        for card in args["cards"] or ():
            self.discard[ACTION_OF[card]] += 1

    def garry_swapped(self, args: Args) -> None:
        if args["thrown"] is not None:
            self.discard[ACTION_OF[args["thrown"]]] += 1

    def joined_pile(self, args: Args) -> None:
        if args["card"] is not None:
            self.pile[ACTION_OF[args["card"]]] += 1

    def pile_card_lost(self, args: Args) -> None:
        """It may have been any of them: of each kind one less is certain."""
        self.pile -= Counter(dict.fromkeys(self.pile, 1))

    def card_revealed(self, args: Args) -> None:
        card = ACTION_OF[args["card"]]
        self.pile -= Counter([card])
        if self._card is not None:
            self.discard[ACTION_OF[self._card]] += 1
        self._card = args["card"]

    def assembled(self, args: Args) -> None:
        """The actions are over: what was left of the pile lies among the discards."""
        if self._card is not None:
            self.discard[ACTION_OF[self._card]] += 1
            self._card = None
        self.discard += self.pile
        self.pile.clear()

    def between_cards(self, view: View) -> None:
        """A card that is no longer being carried out lies among the discards."""
        if view["card"] is None and self._card is not None:
            self.discard[ACTION_OF[self._card]] += 1
            self._card = None

    # Weapons, items, laboratory tokens

    def traded(self, args: Args) -> None:
        seats = (SEATS[args["seat"]], SEATS[args["to"]])
        sides = (args["gave"], args["got"])
        for giver, receiver, side in ((*seats, sides[0]), (*seats[::-1], sides[1])):
            for name in side:
                thing = THING_OF[name]
                if self.viewer in seats:
                    if receiver != self.viewer and thing < FIRST_OPEN and thing != FLAMETHROWER:
                        self.held[receiver][thing] += 1
                    elif giver != self.viewer:
                        self.held[giver] -= Counter([thing])
                elif thing >= FIRST_OPEN:
                    self._left_unseen(giver, thing)

    def _left_unseen(self, seat: Seat, back: int) -> None:
        """A hidden thing of this kind left the hand: of each such thing one less is certain."""
        kinds = [thing for thing in self.held[seat] if shown(thing) == back]
        self.held[seat] -= Counter(kinds)

    def used_weapon(self, args: Args) -> None:
        self.held[SEATS[args["seat"]]] -= Counter([WEAPONS.index(args["weapon"])])

    def played(self, args: Args) -> None:
        self.held[SEATS[args["seat"]]] -= Counter([len(WEAPONS) + ITEMS.index(args["item"])])

    def used_light(self, args: Args) -> None:
        self.held[SEATS[args["seat"]]] -= Counter([THING_OF["flashlight"]])

    def went_special(self, args: Args) -> None:
        if args["count"] == 2:
            self.used_light(args)

    def tested(self, args: Args) -> None:
        used = "blood" if args["test"] == "a" else "wire"
        self.held[SEATS[args["seat"]]] -= Counter([THING_OF[used]])

    def left_play(self, args: Args) -> None:
        held = self.held[SEATS[args["seat"]]]
        for sample, name in enumerate(SAMPLES):
            self.lost_samples[sample] += held[THING_OF[name]]
        held.clear()

    def drew_sample(self, args: Args) -> None:
        self._sample = args["sample"]

    def dropped_sample(self, args: Args) -> None:
        if self._sample is not None and SEATS[args["seat"]] == self.viewer:
            self.lost_samples[SAMPLES.index(self._sample)] += 1


_HANDLERS: dict[str, Callable[[Known, Args], None]] = {
    "reshuffled": Known.reshuffled,
    "threw": Known.threw,
    "garry_swapped": Known.garry_swapped,
    "handed_in": Known.joined_pile,
    "card_shown": Known.joined_pile,
    "pile_card_lost": Known.pile_card_lost,
    "card_revealed": Known.card_revealed,
    "assembled": Known.assembled,
    "traded": Known.traded,
    "attacked": Known.used_weapon,
    "burned": Known.used_weapon,
    "withdrew": Known.used_weapon,
    "played": Known.played,
    "went_lit": Known.used_light,
    "went_special": Known.went_special,
    "tested": Known.tested,
    "assimilated": Known.left_play,
    "revealed": Known.left_play,
    "drew_sample": Known.drew_sample,
    "dropped_sample": Known.dropped_sample,
}
