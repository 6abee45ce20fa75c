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
from winterover.games.thing.pieces import ACTIONS, ITEMS, SAMPLES, THINGS, WEAPONS
from winterover.games.thing.state import State

Args = Mapping[str, Any]

OF_BACK = {"weapon": WEAPONS, "item": ITEMS, "sample": SAMPLES}
#: What can lie hidden before somebody.
HIDDEN = (*WEAPONS[:3], *ITEMS, *SAMPLES)


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


class ThingWitness(Reader):
    """Weapons, items and laboratory tokens before others, under the decks, out of the game and in the bag."""

    def __init__(self, viewer: Seat | None, players: int) -> None:
        super().__init__(viewer)
        self.held: list[Counter[str]] = [Counter() for _ in range(players)]
        self.weapons, self.items = Bottom(), Bottom()
        self.lost: Counter[str] = Counter()
        self.no_blood = False
        #: The cards or the token that somebody looks at, seen only by the viewer; who tested in this answer.
        self.drawn: tuple[Bottom, int, list[str]] = (self.weapons, 0, [])
        self.sample: str | None = None
        self.tester: str | None = None
        self.in_laboratory: set[str] = set()

    def look(self, told: Sequence[Told], view: View) -> None:
        self.tester = None
        super().look(told, view)
        self.weapons.reach(view["weapon_deck_size"])
        self.items.reach(view["item_deck_size"])

    def _loses(self, args: Args, thing: str) -> None:
        self.held[seat_of(args["seat"])] -= Counter([thing])

    def _has(self, args: Args, thing: str) -> None:
        self.held[seat_of(args["seat"])] |= Counter([thing])

    # Use

    def on_withdrew(self, args: Args) -> None:
        self._loses(args, args["weapon"])

    on_burned = on_withdrew

    def on_attacked(self, args: Args) -> None:
        self._loses(args, args["weapon"])
        self.in_laboratory.discard(args["seat"])

    def on_burn_announced(self, args: Args) -> None:
        if args["weapon"] == "dynamite":
            self._has(args, "dynamite")

    def on_played(self, args: Args) -> None:
        self._loses(args, args["item"])

    def on_test_offered(self, args: Args) -> None:
        if args["test"] == "a":
            self._has(args, "blood")
        elif not self.before["open_wires"][seat_of(args["seat"])]:
            self._has(args, "wire")

    def on_tested(self, args: Args) -> None:
        self._loses(args, "blood" if args["test"] == "a" else "wire")
        self.tester = args["seat"]

    def on_escape_began(self, args: Args) -> None:
        if args["vehicle"] != "rescue":
            self._has(args, "keys")

    # Cards that come and go

    def on_traded(self, args: Args) -> None:
        """Both sides at once: nothing goes back that has just come."""
        for giver, side in ((args["seat"], args["gave"]), (args["to"], args["got"])):
            for thing in side:
                if thing in OF_BACK:
                    blur(self.held[seat_of(giver)], 1, OF_BACK[thing])
                elif thing in HIDDEN:
                    self.held[seat_of(giver)] -= Counter([thing])
        for receiver, side in ((args["to"], args["gave"]), (args["seat"], args["got"])):
            self.held[seat_of(receiver)].update(thing for thing in side if thing in HIDDEN)

    def on_drew_cards(self, args: Args) -> None:
        bottom = self.weapons if args["room"] == "armoury" else self.items
        self.drawn = (bottom, args["count"], list(args["things"] or []))

    def on_kept(self, args: Args) -> None:
        bottom, count, things = self.drawn
        if args["thing"] in things:
            things.remove(args["thing"])
        bottom.put_under(count - 1, Counter(things))

    def on_revealed(self, args: Args) -> None:
        """Cards go under their decks. What a test used up in the same moment is left out of account."""
        seat, seen = seat_of(args["seat"]), self.before
        self.in_laboratory.discard(args["seat"])
        owned, self.held[seat] = self.held[seat], Counter()
        if self.tester == args["seat"]:
            self.weapons.blocks = self.items.blocks = []
            return
        if seat == self.viewer:
            owned = Counter(seen["weapons"] + seen["items"] + seen["samples"])
        self.lost.update({kind: owned[kind] for kind in SAMPLES})
        flames, guns = len(seen["flamethrowers"][seat]), seen["open_firearms"][seat]
        wires, lights = seen["open_wires"][seat], seen["open_flashlights"][seat]
        certain = Counter({kind: owned[kind] for kind in WEAPONS}) + Counter({"flamethrower": flames, "firearm": guns})
        self.weapons.put_under(seen["weapon_counts"][seat] + flames + guns, certain)
        certain = Counter({kind: owned[kind] for kind in ITEMS}) + Counter({"wire": wires, "flashlight": lights})
        self.items.put_under(seen["item_counts"][seat] + wires + lights, certain)

    on_assimilated = on_revealed

    # Laboratory tokens

    def on_drew_sample(self, args: Args) -> None:
        self.sample = args["sample"]

    def on_dropped_sample(self, args: Args) -> None:
        if self.sample is not None:
            self.lost[self.sample] += 1

    def on_went(self, args: Args) -> None:
        if args["room"] == "laboratory":
            self.in_laboratory.add(args["seat"])

    def on_went_lit(self, args: Args) -> None:
        self.on_went(args)
        self._loses(args, "flashlight")

    def on_went_special(self, args: Args) -> None:
        self.on_went(args)
        if args["count"] == 2:
            self._loses(args, "flashlight")

    def on_assigned(self, args: Args) -> None:
        self.in_laboratory.discard(args["seat"])

    on_laid_down = on_assigned

    def on_fled(self, args: Args) -> None:
        self.in_laboratory -= set(args["seats"])

    on_laid_low = on_fled

    def on_assembled(self, args: Args) -> None:
        self.in_laboratory.clear()

    def on_card_lost(self, args: Args) -> None:
        self.no_blood |= args["card"] == "sabotage" and bool(self.in_laboratory)

    def contradictions(self, world: State) -> Iterator[str]:
        for seat, things in enumerate(self.held):
            counts = [*world.weapons[seat], 0, *world.items[seat], *world.samples[seat]]
            holds = Counter(dict(zip(THINGS, counts, strict=False)))
            if things - holds and seat != self.viewer:
                yield f"{LETTERS[seat]} holds {things}"
            put_up = Counter[str]()
            for pair, deal in world.deals.items():
                if seat in pair:
                    put_up += names(deal[:2][pair.index(seat)], THINGS)
            if any(put_up[thing] > holds[thing] for thing in HIDDEN):
                yield f"{LETTERS[seat]} holds what it has put up"
        if self.weapons.is_missing(world.weapon_deck, WEAPONS):
            yield "weapons lie under the deck"
        if self.items.is_missing(world.item_deck, ITEMS):
            yield "items lie under the deck"
        if self.lost - Counter(dict(zip(SAMPLES, world.lost_samples, strict=True))):
            yield f"{self.lost} are out of the game"
        if self.no_blood and world.lab[0]:
            yield "no blood is left in the bag"
        yield from self._assignable(world)

    def _assignable(self, world: State) -> Iterator[str]:
        """Whether the open Sabotage card can be carried out in the Laboratory (R-103)."""
        if self.now["waiting"][0][1] == "assign" and self.now["card"] == "sabotage":
            for seat, room in enumerate(self.now["room"]):
                if room == "laboratory" and self.now["upright"][seat]:
                    if (LETTERS[seat] in self.now["targets"]) != (world.lab[0] > 0):
                        yield "the targets tell whether blood is in the bag"
