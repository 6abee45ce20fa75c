"""What a viewer was told of the Action cards, read from its log: how they moved, and what was seen of them.

Nothing here is drawn by chance. `Lots` plays the moves; what is certain follows from them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from winterover.core.facts import Told
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.thing.figures import STARTING_HAND
from winterover.games.thing.lots import (
    ALL,
    ANY,
    AWAY,
    DECK,
    MOVE,
    PILE,
    RESHUFFLE,
    SPREAD,
    TABLE,
    UNDER,
    Move,
)
from winterover.games.thing.pieces import ACTIONS
from winterover.games.thing.state import NOBODY

SEATS = {letter: seat for seat, letter in enumerate(LETTERS)}
ACTION_OF = {name: card for card, name in enumerate(ACTIONS)}

Args = Mapping[str, Any]


class KnownActions:
    """The moves of the Action cards. On the table lies the card that is being carried out, away are the discards."""

    def __init__(self, view: View, log: Sequence[Told]) -> None:
        self.moves: list[Move] = []
        #: Whether the log begins with the game; in a position that was built it does not.
        self.is_whole = False
        #: Who hands in one of two cards drawn for a Special Action, and whether somebody swaps in the Dormitory.
        self._twice: Seat = NOBODY
        self._swaps = False
        for name, args in log:
            handler = _HANDLERS.get(name)
            if handler is not None:
                handler(self, args)
        if view["card"] is None:
            self._all(TABLE, AWAY)

    def _cards(self, source: int, target: int, cards: Sequence[str] | None, count: int) -> None:
        if cards is None:
            self.moves.append((MOVE, source, target, ANY, count))
        else:
            self.moves += [(MOVE, source, target, ACTION_OF[card], 1) for card in cards]

    def _card(self, source: int, target: int, card: str | None) -> None:
        self.moves.append((MOVE, source, target, ANY if card is None else ACTION_OF[card], 1))

    def _all(self, source: int, target: int) -> None:
        self.moves.append((ALL, source, target, ANY, 0))

    # Facts, in the order in which they are defined

    def dealt(self, args: Args) -> None:
        self.is_whole = True
        self._cards(DECK, SEATS[args["seat"]], args["cards"], STARTING_HAND)

    def drew(self, args: Args) -> None:
        """Where the deck runs out on the way, it is made anew: `Lots` does it at the same card."""
        self._cards(DECK, SEATS[args["seat"]], args["cards"], args["count"])

    def reshuffled(self, args: Args) -> None:
        if self._swaps:  # the rest of the draw pile too (T-P4.2-09)
            self.moves.append((RESHUFFLE, AWAY, DECK, ANY, 0))

    def garry_swapped(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        self._card(seat, AWAY, args["thrown"])
        self._card(DECK, seat, args["drawn"])

    def leaders_card(self, args: Args) -> None:
        self._card(DECK, PILE, None)

    def went(self, args: Args) -> None:
        self._swaps = False

    def went_special(self, args: Args) -> None:
        self._swaps = False
        if args["count"] == 2:
            self._twice = SEATS[args["seat"]]

    def went_to_swap(self, args: Args) -> None:
        self._swaps = True

    def threw(self, args: Args) -> None:
        self._cards(SEATS[args["seat"]], AWAY, args["cards"], args["count"])

    def took(self, args: Args) -> None:
        """Any cards of the draw pile (T-P4.2-08)."""
        self.moves.append((SPREAD, DECK, DECK, ANY, 0))
        self._cards(DECK, SEATS[args["seat"]], args["cards"], args["count"])

    def joined_pile(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        self._card(seat, PILE, args["card"])
        if self._twice == seat:  # the other card of a Special Action is discarded (T-P4.2-12)
            self._twice = NOBODY
            self._all(seat, AWAY)

    def left_play(self, args: Args) -> None:
        """T-A-02, T-E-17"""
        self._all(SEATS[args["seat"]], UNDER)

    def pile_card_lost(self, args: Args) -> None:
        self._card(PILE, AWAY, None)

    def card_revealed(self, args: Args) -> None:
        self._all(TABLE, AWAY)
        self._card(PILE, TABLE, args["card"])

    def assembled(self, args: Args) -> None:
        """The actions are over: the last card and the rest of the pile are discarded (T-P4.7-08)."""
        self._all(TABLE, AWAY)
        self._all(PILE, AWAY)
        self._swaps = False


_HANDLERS: dict[str, Callable[[KnownActions, Args], None]] = {
    "dealt": KnownActions.dealt,
    "drew": KnownActions.drew,
    "reshuffled": KnownActions.reshuffled,
    "garry_swapped": KnownActions.garry_swapped,
    "leaders_card": KnownActions.leaders_card,
    "went": KnownActions.went,
    "went_lit": KnownActions.went,
    "went_special": KnownActions.went_special,
    "went_to_swap": KnownActions.went_to_swap,
    "threw": KnownActions.threw,
    "took": KnownActions.took,
    "handed_in": KnownActions.joined_pile,
    "card_shown": KnownActions.joined_pile,
    "assimilated": KnownActions.left_play,
    "revealed": KnownActions.left_play,
    "pile_card_lost": KnownActions.pile_card_lost,
    "card_revealed": KnownActions.card_revealed,
    "assembled": KnownActions.assembled,
}
