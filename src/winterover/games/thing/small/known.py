"""What everybody knows of the decks and the laboratory bag, read from the log: all draws are open in this mode.

Cards go back to the bottom for all to see, in an order that nobody sees. So a deck is some unseen cards on top and
below them groups of known cards, those that went back first above the others.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from winterover.core.facts import Told
from winterover.games.thing.pieces import (
    FIRST_ITEM,
    FIRST_OPEN,
    FIRST_SAMPLE,
    LABORATORY,
    ROOMS,
    SAMPLES,
    THINGS,
    WEAPONS,
)

_THING = {name: number for number, name in enumerate(THINGS)}
#: Open cards go back as what they are.
_COVERED = {"open_firearm": "firearm", "open_wire": "wire", "open_flashlight": "flashlight"}


@dataclass
class Group:
    """Cards that went back together and were not seen since; some of them may have left the game unseen."""

    cards: Counter[int]
    lost: int = 0

    @property
    def in_deck(self) -> int:
        return self.cards.total() - self.lost


class KnownDeck:
    """One deck: how many unseen cards lie on top, and the groups below."""

    def __init__(self, size: int) -> None:
        self.unseen = size
        self.groups: list[Group] = []

    def draw(self, cards: Sequence[int]) -> None:
        """These were drawn and seen, one after the other."""
        for card in cards:
            if self.unseen:
                self.unseen -= 1
            else:
                self._top().cards[card] -= 1

    def lose(self, count: int) -> None:
        """So many left the game unseen from the top."""
        for _ in range(count):
            if self.unseen:
                self.unseen -= 1
            else:
                self._top().lost += 1

    def put_back(self, cards: Sequence[int]) -> None:
        self.groups.append(Group(Counter(cards)))

    def _top(self) -> Group:
        return next(group for group in self.groups if group.in_deck)


class Known:
    """Both decks and the tokens that left the laboratory bag openly."""

    def __init__(self, log: Sequence[Told], weapons_left: int, items_left: int) -> None:
        self.dropped = [0] * len(SAMPLES)
        #: Whether a search of the laboratory bag for blood found none (R-148).
        self.bloodless = False
        self._events: list[tuple[str, bool, list[int]]] = []
        self._read(log)
        self.weapons = self._deck(True, weapons_left)
        self.items = self._deck(False, items_left)

    def _deck(self, is_weapon: bool, left: int) -> KnownDeck:
        """The log may begin in the middle of a game: the deck's size at that point follows from its size now."""
        size = left
        for deed, of_weapons, cards in self._events:
            if of_weapons == is_weapon:
                size += -len(cards) if deed == "put_back" else len(cards)
        deck = KnownDeck(size)
        for deed, of_weapons, cards in self._events:
            if of_weapons != is_weapon:
                continue
            if deed == "draw":
                deck.draw(cards)
            elif deed == "lose":
                deck.lose(len(cards))
            else:
                deck.put_back(cards)
        return deck

    def _read(self, log: Sequence[Told]) -> None:
        drawn: list[int] = []
        sample = ""
        for told in log:
            args = told.args
            if told.name == "drew_cards":
                drawn = [_THING[name] for name in args["things"]]
                self._note("draw", drawn)
            elif told.name == "kept" and drawn:
                drawn.remove(_THING[args["thing"]])
                self._note("put_back", drawn)
                drawn = []
            elif told.name == "gave_up":
                self._gave_up([_THING[_COVERED.get(name, name)] for name in args["things"]])
            elif told.name == "lost_stock" and args["stock"] in ("weapons", "items"):
                self._events.append(("lose", args["stock"] == "weapons", [0] * args["amount"]))
            elif told.name == "drew_sample":
                sample = args["sample"]
            elif told.name == "crew_dropped_sample" and sample:
                self.dropped[SAMPLES.index(sample)] += 1
            elif told.name == "no_harm" and args["room"] == ROOMS[LABORATORY]:
                self.bloodless = True

    def _gave_up(self, things: Sequence[int]) -> None:
        assert all(thing < FIRST_OPEN for thing in things)
        self._note("put_back", [thing for thing in things if thing < FIRST_ITEM])
        self._note("put_back", [thing for thing in things if FIRST_ITEM <= thing < FIRST_SAMPLE])
        for thing in things:
            if thing >= FIRST_SAMPLE:
                self.dropped[thing - FIRST_SAMPLE] += 1

    def _note(self, deed: str, things: Sequence[int]) -> None:
        """Things of one deck."""
        if things:
            is_weapon = things[0] < len(WEAPONS)
            first = 0 if is_weapon else FIRST_ITEM
            self._events.append((deed, is_weapon, [thing - first for thing in things]))
