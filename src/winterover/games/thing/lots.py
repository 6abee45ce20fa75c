"""The moves of one stock of cards or tokens, played through with chance where the viewer saw nothing.

A bag says what lies in a place. Its entries are kinds of cards that are certain to be there, and cards of a *lot*: a
heap that was mixed unseen, so that each of its cards may be any of them. What a card of a lot is gets settled only when
it is seen, or at the end. So what is certain stays certain wherever a card may have gone: if one card of a known hand
is given away face down, the two hands together still hold what the one held.
"""

from collections.abc import Iterable, Mapping, Sequence

from winterover.core.rng import Rng

# Places: hands by seat, then the others
HANDS = 8
DECK, AWAY, PILE, TABLE, OPEN = range(HANDS, HANDS + 5)
PLACES = HANDS + 5
#: Not a place to take from: the bottom of the deck, where cards lie below all others in random order.
UNDER = PLACES

# What can be told of a card that moved
ANY = -1

# Deeds
MOVE, ALL, HOLDS, LACKS, SPREAD, RESHUFFLE = range(6)
#: Deed, from where, to where, kind or ANY, how many.
Move = tuple[int, int, int, int, int]

Bag = dict[int, int]
#: The steps from a bag down through lots to a card: in each bag the entry that it is.
Way = list[tuple[Bag, int]]

#: A stock in which every kind may lie in a hidden hand.
NO_KIND = -1
#: Entries below are kinds; from here on two numbers for each lot: any card of it, and one that lies in a hidden hand.
FIRST_LOT = 16
#: How often a way is drawn by chance before one to the wanted kind is searched for.
DRAWS = 12


class Impossible(Exception):
    """A course of events that the viewer knows to be false."""


class Lots:
    """The places of one stock. At first all of it is one lot, of which each place holds so many cards."""

    def __init__(self, totals: Sequence[int], sizes: Sequence[int], rng: Rng, open_kind: int = NO_KIND) -> None:
        self.rng = rng
        #: The kind that lies open always, so that no card in a hidden hand is one.
        self.open_kind = open_kind
        self.lots: list[Bag] = [{kind: count for kind, count in enumerate(totals) if count}]
        hidden = FIRST_LOT if open_kind == NO_KIND else FIRST_LOT | 1
        self.places: list[Bag] = [
            {hidden if place < HANDS else FIRST_LOT: size} if size else {} for place, size in enumerate(sizes)
        ]
        #: The lower parts of the deck, the lowest first: cards that were put under it together.
        self.below: list[Bag] = []

    # Playing the moves

    def play(self, moves: Iterable[Move]) -> None:
        for deed, source, target, kind, count in moves:
            if deed == MOVE:
                for _ in range(count):
                    self._move(source, target, kind)
            elif deed == ALL:
                self._pour(source, target)
            elif deed == HOLDS:
                if kind not in self.places[source]:
                    self._move(source, source, kind)
            elif deed == LACKS:  # of a stock with two kinds
                self.see(source, {1 - kind: size_of(self.places[source])})
            else:
                self.gather_deck(with_discards=deed == RESHUFFLE)

    def _move(self, source: int, target: int, kind: int) -> None:
        if source == DECK and not self.places[DECK]:
            if self.below:
                self.places[DECK] = self.below.pop()
            else:
                self.gather_deck(with_discards=True)
        bag = self.places[source]
        if kind == ANY:
            kind = self._unseen(bag, is_hidden=target < HANDS)
        else:
            self._take(bag, kind)
        _add(self.places[target], kind, 1)

    def _pour(self, source: int, target: int) -> None:
        bag, self.places[source] = self.places[source], {}
        if target != UNDER:
            _merge(bag, self.places[target])
        elif bag:
            self.below.insert(0, bag)

    def gather_deck(self, with_discards: bool = False) -> None:
        """The deck is looked through as a whole, or shuffled with the discards."""
        deck = self.places[DECK]
        for bag in self.below:
            _merge(bag, deck)
        self.below = []
        if with_discards:
            self._pour(AWAY, DECK)

    def see(self, place: int, counts: Mapping[int, int]) -> None:
        """The viewer sees all that is in a place."""
        bag = self.places[place]
        for kind, count in counts.items():
            certain = min(count, bag.get(kind, 0))
            if certain:
                _add(bag, kind, -certain)
            for _ in range(count - certain):
                self._take(bag, kind)
        if bag:
            raise Impossible
        self.places[place] = {kind: count for kind, count in counts.items() if count}

    # Cards that nobody saw

    def _unseen(self, bag: Bag, is_hidden: bool) -> int:
        """A card leaves a bag; where that blurs what is certain, it and those that may be it become a lot."""
        if len(bag) > 1 and min(bag) < FIRST_LOT:
            entry = FIRST_LOT + 2 * len(self.lots)
            self.lots.append(bag.copy())
            bag.clear()
            bag[entry] = size_of(self.lots[-1])
        else:
            entry = self._blind(bag)
        _add(bag, entry, -1)
        return entry | 1 if is_hidden and entry >= FIRST_LOT and self.open_kind != NO_KIND else entry

    def _blind(self, bag: Bag) -> int:
        if len(bag) > 1:
            place = self.rng.below(sum(bag.values()))
            for entry, count in bag.items():
                place -= count
                if place < 0:
                    return entry
        for entry in bag:
            return entry
        raise Impossible

    # Cards that somebody saw

    def _take(self, bag: Bag, kind: int) -> None:
        """A card that turned out to be of this kind leaves the bag."""
        if kind in bag and max(bag) < FIRST_LOT:
            _add(bag, kind, -1)
            return
        for _ in range(DRAWS):
            way = self._draw(bag)
            if way[-1][1] == kind and self._is_lawful(way):
                break
        else:
            way = self._search(bag, kind, set())
        _go(way)

    def _draw(self, bag: Bag) -> Way:
        """Any card of a bag, by chance."""
        way = []
        while True:
            entry = self._blind(bag)
            way.append((bag, entry))
            if entry < FIRST_LOT:
                return way
            bag = self.lots[entry - FIRST_LOT >> 1]

    def _is_lawful(self, way: Way) -> bool:
        """A card in a hidden hand is none of the kind that lies open."""
        return way[-1][1] != self.open_kind or not any(entry >= FIRST_LOT and entry & 1 for _, entry in way)

    def _search(self, bag: Bag, kind: int, tried: set[int]) -> Way:
        """A card of this kind, if any may be in the bag."""
        if kind in bag:
            return [(bag, kind)]
        lots = [entry for entry in bag if entry >= FIRST_LOT and not (kind == self.open_kind and entry & 1)]
        self.rng.shuffle(lots)
        for entry in lots:
            if entry not in tried:
                tried.add(entry)
                try:
                    return [(bag, entry), *self._search(self.lots[entry - FIRST_LOT >> 1], kind, tried)]
                except Impossible:
                    continue
        raise Impossible

    # The end

    def settle(self) -> None:
        """Every card is some kind now; hidden hands first, because not all would do for them, and the deck last."""
        others = [bag for place, bag in enumerate(self.places) if place != DECK]
        for bag in (*others, *self.below, self.places[DECK]):
            lots = [entry for entry in bag if entry >= FIRST_LOT]
            while lots:
                entry = lots.pop()
                count = bag.pop(entry)
                lot = self.lots[entry - FIRST_LOT >> 1]
                if size_of(lot) == count and self.open_kind == NO_KIND:  # all that is left of the lot is here
                    lots += [other for other in lot if other >= FIRST_LOT and other not in bag]
                    _merge(lot, bag)
                    lot.clear()
                else:
                    for _ in range(count):
                        _add(bag, self._face(entry), 1)

    def _face(self, entry: int) -> int:
        single: Bag = {entry: 1}
        for _ in range(DRAWS):
            way = self._draw(single)
            if self._is_lawful(way):
                _go(way)
                return way[-1][1]
        raise Impossible

    # Looking

    def cards(self, place: int) -> list[int]:
        """The settled cards of a place in random order."""
        cards = _spread(self.places[place])
        self.rng.shuffle(cards)
        return cards

    def deck(self) -> list[int]:
        """The settled deck from the bottom to the top."""
        deck = []
        for bag in self.below:
            part = _spread(bag)
            self.rng.shuffle(part)
            deck += part
        return deck + self.cards(DECK)

    def counts(self, place: int, kinds: int) -> list[int]:
        bag = self.places[place]
        return [bag.get(kind, 0) for kind in range(kinds)]


def size_of(bag: Bag) -> int:
    return sum(bag.values())


def _add(bag: Bag, entry: int, number: int) -> None:
    count = bag.get(entry, 0) + number
    if count:
        bag[entry] = count
    else:
        del bag[entry]


def _merge(bag: Bag, into: Bag) -> None:
    for entry, count in bag.items():
        _add(into, entry, count)


def _go(way: Way) -> None:
    for bag, entry in way:
        _add(bag, entry, -1)


def _spread(bag: Bag) -> list[int]:
    return [kind for kind, count in bag.items() for _ in range(count)]
