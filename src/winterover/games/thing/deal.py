"""Dealing the cards and tokens that a viewer cannot see, around those that it knows."""

from collections import Counter
from collections.abc import Iterable, Sequence

from winterover.core.errors import EngineBug
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View
from winterover.games.thing.known import ACTION_OF, SEATS, THING_OF, Known
from winterover.games.thing.phases.tests import TEST_A, TEST_B
from winterover.games.thing.pieces import (
    ACTIONS,
    ARMOURY,
    BLOOD,
    EACH_ACTION,
    FIREARM,
    FIRST_BACK,
    FIRST_ITEM,
    FIRST_OPEN,
    FIRST_SAMPLE,
    FLAMETHROWER,
    FLASHLIGHT,
    IN_PLAY,
    ITEMS,
    LABORATORY,
    SABOTAGE,
    SAMPLES,
    WEAPONS,
    WIRE,
    shown,
)
from winterover.games.thing.state import NO_CARD, State


class Deal:
    """Every hidden hand, deck and bag of a world, with the sizes that everybody sees."""

    def __init__(self, g: State, known: Known, view: View, rng: Rng) -> None:
        self.g = g
        self.known = known
        self.view = view
        self.rng = rng
        self.viewer = known.viewer
        self.others = [seat for seat in range(g.rules.players) if seat != self.viewer]

    def carry_out(self) -> None:
        self._actions()
        self._weapons()
        self._items()
        self._samples()
        self._deals()

    def _shuffled(self, pool: Counter[int]) -> list[int]:
        if any(count < 0 for count in pool.values()):
            raise EngineBug("more cards are known than there are")
        cards = list(pool.elements())
        self.rng.shuffle(cards)
        return cards

    # Action cards

    def _actions(self) -> None:
        g, view = self.g, self.view
        pool = Counter(dict.fromkeys(range(len(ACTIONS)), EACH_ACTION))
        if g.card != NO_CARD:
            pool[g.card] -= 1
        own = Counter(ACTION_OF[name] for name in view["hand"])
        pool -= own
        pile = self._certain(self.known.pile | Counter(g.shown_cards), view["pile_size"], pool)
        discard = self._certain(self.known.discard, view["discard_size"], pool)
        deck = Counter(dict(enumerate(view["draw_pile"]))) if "draw_pile" in view else Counter[int]()
        pool -= deck
        cards = self._shuffled(pool)
        for seat in self.others:
            g.hands[seat] = _counts([cards.pop() for _ in range(view["hand_sizes"][seat])], len(ACTIONS))
        if self.viewer in range(g.rules.players):
            g.hands[self.viewer] = _counts(own.elements(), len(ACTIONS))
        g.pile = self._filled(pile, view["pile_size"], cards)
        g.discard = self._filled(discard, view["discard_size"], cards)
        g.deck = self._filled(deck, view["deck_size"], cards)

    def _certain(self, known: Counter[int], size: int, pool: Counter[int]) -> Counter[int]:
        """The known cards of a pile, as far as it is large enough, taken out of the pool."""
        taken = Counter(list((known & pool).elements())[:size])
        pool -= taken
        return taken

    def _filled(self, known: Counter[int], size: int, cards: list[int]) -> list[int]:
        pile = list(known.elements())
        pile += [cards.pop() for _ in range(size - len(pile))]
        self.rng.shuffle(pile)
        return pile

    # Weapons

    def _weapons(self) -> None:
        g, view = self.g, self.view
        pool = Counter(dict(enumerate(g.rules.figures.weapons)))
        pool -= Counter(dict(enumerate(g.used_weapons)))
        pool -= Counter({FIREARM: sum(g.guns), FLAMETHROWER: sum(map(len, g.flames))})
        self._own(g.weapons, view["weapons"], WEAPONS, pool, 3)
        drawn = self._drawn(pool, is_weapon=True)
        flames = pool.pop(FLAMETHROWER, 0)
        self._hidden_hands(g.weapons, view["weapon_counts"], pool, 0, 3, {})
        cards = self._shuffled(pool + Counter({FLAMETHROWER: flames}))
        if drawn:
            g.drawn += [cards.pop() for _ in range(drawn)]
        g.weapon_deck = [cards.pop() for _ in range(view["weapon_deck_size"])]
        g.lost_weapons = _counts(cards, len(WEAPONS))

    def _drawn(self, pool: Counter[int], is_weapon: bool) -> int:
        """The cards that somebody is looking at: the viewer's own are seen, of others the number."""
        view = self.view
        if not view["drawn_size"] or (self.g.room[self.g.actor] == ARMOURY) != is_weapon:
            return 0
        if "drawn" in view:
            self.g.drawn = [THING_OF[name] for name in view["drawn"]]
            first = 0 if is_weapon else FIRST_ITEM
            pool.subtract(thing - first for thing in self.g.drawn)
            return 0
        return int(view["drawn_size"])

    def _own(
        self, hands: list[list[int]], names: Sequence[str], kinds: Sequence[str], pool: Counter[int], size: int
    ) -> None:
        if self.viewer in range(self.g.rules.players):
            own = [kinds.index(name) for name in names]
            hands[self.viewer] = _counts(own, size)
            pool.subtract(own)

    def _hidden_hands(
        self,
        hands: list[list[int]],
        sizes: Sequence[int],
        pool: Counter[int],
        first: int,
        kinds: int,
        needed: dict[Seat, int],
    ) -> None:
        """What the viewer knows others to hold and what they must hold, then anything; taken out of the pool."""
        rooms = {seat: int(sizes[seat]) for seat in self.others}
        dealt: dict[Seat, list[int]] = {seat: [] for seat in self.others}
        for seat in self.others:
            wanted = [thing - first for thing in self.known.held[seat].elements() if first <= thing < first + kinds]
            if seat in needed and needed[seat] not in wanted:
                wanted.insert(0, needed[seat])
            for card in wanted[: rooms[seat]]:
                if pool[card] > 0:
                    pool[card] -= 1
                    dealt[seat].append(card)
        cards = self._shuffled(pool)
        for seat in self.others:
            while len(dealt[seat]) < rooms[seat]:
                card = cards.pop()
                pool[card] -= 1
                dealt[seat].append(card)
            hands[seat] = _counts(dealt[seat], kinds)

    # Items

    def _items(self) -> None:
        g, view = self.g, self.view
        pool = Counter(dict(enumerate(g.rules.figures.items)))
        pool -= Counter(dict(enumerate(g.used_items)))
        pool -= Counter({WIRE: sum(g.wires), FLASHLIGHT: sum(g.lights)})
        self._own(g.items, view["items"], ITEMS, pool, len(ITEMS))
        drawn = self._drawn(pool, is_weapon=False)
        needed = {seat: WIRE for seat in self._offering(TEST_B) if not g.wires[seat]}
        self._hidden_hands(g.items, view["item_counts"], pool, FIRST_ITEM, len(ITEMS), needed)
        cards = self._shuffled(pool)
        if drawn:
            g.drawn += [FIRST_ITEM + cards.pop() for _ in range(drawn)]
        g.item_deck = [cards.pop() for _ in range(view["item_deck_size"])]
        g.lost_items = _counts(cards, len(ITEMS))

    def _offering(self, test: int) -> list[Seat]:
        """Those who offered a test that is still to come could not have done so without the means."""
        g = self.g
        still = test in g.tests_left or (g.times == test and bool(g.offers))
        return [seat for seat in self.others if still and g.offers.get(seat, 0) & test and g.status[seat] == IN_PLAY]

    # Laboratory tokens

    def _samples(self) -> None:
        g, view = self.g, self.view
        pool = Counter({0: 2 * g.rules.players - g.used_blood, 1: 3 * g.rules.players})
        self._own(g.samples, view["samples"], SAMPLES, pool, 2)
        lost = Counter({sample: count for sample, count in self.known.lost_samples.items() if count})
        pool -= lost
        if "sample" in view:
            g.sample = SAMPLES.index(view["sample"])
            pool[g.sample] -= 1
        has_blood = self._bag_has_blood()
        if has_blood:
            pool[BLOOD] -= 1
        needed = dict.fromkeys(self._offering(TEST_A), BLOOD)
        self._hidden_hands(g.samples, view["sample_counts"], pool, FIRST_SAMPLE, 2, needed)
        cards = self._shuffled(pool)
        if view["sample_drawn"] and g.sample == NO_CARD:
            g.sample = cards.pop()
        bag = [BLOOD] if has_blood else []
        if has_blood is False:  # nothing but failures is left in the bag
            cards.sort()
        bag += [cards.pop() for _ in range(view["lab_size"] - len(bag))]
        g.lab = _counts(bag, 2)
        g.lost_samples = _counts([*cards, *lost.elements()], 2)

    def _bag_has_blood(self) -> bool | None:
        """Whether the open Sabotage card could be assigned in the Laboratory tells it (R-103); else unknown."""
        g = self.g
        upright = [
            seat for seat in g.order if g.room[seat] == LABORATORY and g.standing[seat] and g.status[seat] == IN_PLAY
        ]
        if g.card != SABOTAGE or not upright or not (g.targets or self.view["waiting"][0][1] == "lay_down"):
            return None
        return upright[0] in g.targets

    # Deals on the table

    def _deals(self) -> None:
        """The viewer sees what it put up; of others the backs, behind which lies something that they hold."""
        g = self.g
        left = {seat: self._holdings(seat) for seat in self.others}
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


def _counts(cards: Iterable[int], kinds: int) -> list[int]:
    found = Counter(cards)
    return [found[kind] for kind in range(kinds)]
