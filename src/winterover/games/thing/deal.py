"""Dealing the cards and tokens that a viewer cannot see, as they may have come to lie where they are."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from winterover.core.errors import EngineBug
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View
from winterover.games.thing.figures import BLOOD_PER_PLAYER, FAILURES_PER_PLAYER
from winterover.games.thing.known import ACTION_OF, SEATS, KnownActions
from winterover.games.thing.known_things import THING_OF, KnownThings
from winterover.games.thing.lots import (
    ALL,
    ANY,
    AWAY,
    DECK,
    HANDS,
    HOLDS,
    MOVE,
    NO_KIND,
    OPEN,
    PILE,
    PLACES,
    TABLE,
    Impossible,
    Lots,
    Move,
    size_of,
)
from winterover.games.thing.pieces import (
    ACTIONS,
    ARMOURY,
    EACH_ACTION,
    FIREARM,
    FIRST_BACK,
    FIRST_ITEM,
    FIRST_OPEN,
    FLAMETHROWER,
    FLASHLIGHT,
    ITEMS,
    SAMPLES,
    WEAPONS,
    WIRE,
    shown,
)
from winterover.games.thing.state import NO_CARD, NOBODY, State

#: How many courses of events are tried before giving up: nearly always the first fits.
TRIES = 200


class Stock(NamedTuple):
    """One stock of cards or tokens, as a viewer sees it."""

    moves: Sequence[Move]
    totals: Sequence[int]
    #: How many lie in each place, and the kinds of those that lie open or are used up.
    sizes: Sequence[int]
    used: Sequence[int]
    #: What the viewer holds; and all of the deck, if the viewer looks through it.
    own: Counter[int]
    deck: Counter[int] | None = None
    open_kind: int = NO_KIND


class Deal:
    """Every hidden hand, deck and bag of a world, with the sizes that everybody sees."""

    def __init__(self, g: State, view: View, viewer: Seat, is_whole: bool, rng: Rng) -> None:
        self.g = g
        self.view = view
        self.viewer = viewer
        self.is_whole = is_whole
        self.rng = rng
        self.players = range(g.rules.players)

    def carry_out(self, actions: KnownActions, things: KnownThings) -> None:
        self._actions(actions.moves)
        self._weapons(things.weapons)
        self._items(things.items)
        self._samples(things.samples)
        self._deals()

    def _settled(self, stock: Stock) -> Lots:
        """One course of events in which everything comes to lie as the viewer sees it."""
        start, before = [0] * PLACES, [0] * len(stock.totals)
        start[DECK] = sum(stock.totals)
        if not self.is_whole:
            start, before = _beginning(stock)
        hidden = [total - count for total, count in zip(stock.totals, before, strict=True)]
        for _ in range(TRIES):
            lots = Lots(hidden, start, self.rng, stock.open_kind)
            lots.places[OPEN] = {kind: count for kind, count in enumerate(before) if count}
            try:
                lots.play(stock.moves)
                if not self.is_whole:
                    _even_out(lots, stock.sizes[DECK])
                if self.viewer != NOBODY:
                    lots.see(self.viewer, stock.own)
                if stock.deck is not None:
                    lots.gather_deck()
                    lots.see(DECK, stock.deck)
                lots.settle()
            except Impossible:
                continue
            return lots
        raise EngineBug("no course of events fits what the viewer knows")

    def _sizes(self, hands: Sequence[int], total: int, deck: int, table: int = 0, used: int = 0) -> list[int]:
        """By place; what is nowhere else is away."""
        sizes = [*hands, *[0] * (PLACES - len(hands))]
        sizes[DECK], sizes[TABLE], sizes[OPEN] = deck, table, used
        sizes[AWAY] = total - sum(sizes)
        return sizes

    # Action cards

    def _actions(self, moves: Sequence[Move]) -> None:
        g, view = self.g, self.view
        totals = [EACH_ACTION] * len(ACTIONS)
        sizes = self._sizes(view["hand_sizes"], sum(totals), view["deck_size"], int(g.card != NO_CARD))
        sizes[PILE] = view["pile_size"]
        sizes[AWAY] -= sizes[PILE]
        own = Counter(ACTION_OF[name] for name in view["hand"])
        deck = Counter(dict(enumerate(view["draw_pile"]))) if "draw_pile" in view else None
        lots = self._settled(Stock(moves, totals, sizes, [0] * len(totals), own, deck))
        for seat in self.players:
            g.hands[seat] = lots.counts(seat, len(ACTIONS))
        g.deck, g.pile, g.discard = lots.deck(), lots.cards(PILE), lots.cards(AWAY)

    # Weapons and items

    def _weapons(self, moves: Sequence[Move]) -> None:
        g, view = self.g, self.view
        used = g.used_weapons.copy()
        used[FIREARM] += sum(g.guns)
        used[FLAMETHROWER] += sum(map(len, g.flames))
        drawn = view["drawn_size"] if g.room[g.actor] == ARMOURY else 0
        totals = g.rules.figures.weapons
        sizes = self._sizes(view["weapon_counts"], sum(totals), view["weapon_deck_size"], drawn, sum(used))
        own = Counter(map(WEAPONS.index, view["weapons"]))
        lots = self._settled(Stock(moves, totals, sizes, used, own, open_kind=FLAMETHROWER))
        for seat in self.players:
            g.weapons[seat] = lots.counts(seat, FLAMETHROWER)
        g.weapon_deck, g.lost_weapons = lots.deck(), lots.counts(AWAY, len(WEAPONS))
        g.drawn += lots.cards(TABLE)

    def _items(self, moves: Sequence[Move]) -> None:
        g, view = self.g, self.view
        used = g.used_items.copy()
        used[WIRE] += sum(g.wires)
        used[FLASHLIGHT] += sum(g.lights)
        drawn = 0 if g.room[g.actor] == ARMOURY else view["drawn_size"]
        totals = g.rules.figures.items
        sizes = self._sizes(view["item_counts"], sum(totals), view["item_deck_size"], drawn, sum(used))
        lots = self._settled(Stock(moves, totals, sizes, used, Counter(map(ITEMS.index, view["items"]))))
        for seat in self.players:
            g.items[seat] = lots.counts(seat, len(ITEMS))
        g.item_deck, g.lost_items = lots.deck(), lots.counts(AWAY, len(ITEMS))
        g.drawn += [FIRST_ITEM + item for item in lots.cards(TABLE)]

    # Laboratory tokens

    def _samples(self, moves: Sequence[Move]) -> None:
        g, view = self.g, self.view
        totals = [BLOOD_PER_PLAYER * g.rules.players, FAILURES_PER_PLAYER * g.rules.players]
        used = [g.used_blood, 0]
        drawn = int(view["sample_drawn"])
        sizes = self._sizes(view["sample_counts"], sum(totals), view["lab_size"], drawn, g.used_blood)
        lots = self._settled(Stock(moves, totals, sizes, used, Counter(map(SAMPLES.index, view["samples"]))))
        for seat in self.players:
            g.samples[seat] = lots.counts(seat, len(SAMPLES))
        g.lab, g.lost_samples = lots.counts(DECK, len(SAMPLES)), lots.counts(AWAY, len(SAMPLES))
        g.sample = lots.cards(TABLE)[0] if drawn else NO_CARD

    # Deals on the table

    def _deals(self) -> None:
        """The viewer sees what it put up; of others the backs, behind which lies something that they hold."""
        g = self.g
        left = {seat: self._holdings(seat) for seat in self.players} if self.view["deals"] else {}
        for deal in self.view["deals"]:
            pair = (SEATS[deal["seats"][0]], SEATS[deal["seats"][1]])
            sides = [
                [self._behind(seat, THING_OF[name], left) for name in side]
                for seat, side in zip(pair, deal["sides"], strict=True)
            ]
            g.deals[pair] = (sides[0], sides[1], deal["agreed"][0], deal["agreed"][1])

    def _holdings(self, seat: Seat) -> list[int]:
        g = self.g
        counts = (*g.weapons[seat], 0, *g.items[seat], *g.samples[seat])
        held = [thing for thing, count in enumerate(counts) for _ in range(count)]
        self.rng.shuffle(held)
        return held

    def _behind(self, seat: Seat, seen: int, left: dict[Seat, list[int]]) -> int:
        if seen < FIRST_BACK and (seat == self.viewer or seen == FLAMETHROWER or seen >= FIRST_OPEN):
            return seen
        thing = next(thing for thing in left[seat] if shown(thing) == seen)
        left[seat].remove(thing)
        return thing


# Positions that were built: their log does not begin with the game


def _beginning(stock: Stock) -> tuple[list[int], list[int]]:
    """How many cards must have lain in each place at first, and how many of each kind open or used up."""
    now, least = [0] * (PLACES + 1), [0] * (PLACES + 1)
    used = list(stock.used)
    for deed, source, target, kind, count in stock.moves:
        if deed == MOVE:
            if target == OPEN:
                used[kind] -= count
            elif source == OPEN:
                used[kind] += count
        elif deed == ALL:
            count = now[source] - least[source]
        else:
            if deed == HOLDS:
                least[source] = min(least[source], now[source] - 1)
            continue
        now[source] -= count
        now[target] += count
        least[source] = min(least[source], now[source])
    start = [0] * PLACES
    for place in (*range(HANDS), PILE, AWAY):
        start[place] = max(stock.sizes[place] - now[place], 0)
    start[DECK] = sum(stock.totals) - sum(used) - sum(start)
    if start[DECK] < 0:
        start[AWAY] += start[DECK]
        start[DECK] = 0
    return start, used


def _even_out(lots: Lots, size: int) -> None:
    """Such a log does not tell how many cards a deck was made of: the discards take or give what is too much."""
    surplus = sum(map(size_of, (lots.places[DECK], *lots.below))) - size
    if surplus > 0:
        lots.play([(MOVE, DECK, AWAY, ANY, surplus)])
    else:
        lots.play([(MOVE, AWAY, DECK, ANY, -surplus)])
