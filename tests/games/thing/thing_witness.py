"""What one viewer of The Thing knows for certain of hidden weapons, items and laboratory tokens."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.games.thing.card_witness import Args, Bottom, Reader, blur, names
from winterover.core.facts import Told
from winterover.core.seats import LETTERS, Seat, seat_of
from winterover.core.views import View
from winterover.games.thing.pieces import ITEMS, SAMPLES, THINGS, WEAPONS
from winterover.games.thing.state import State

OF_BACK = {"weapon": WEAPONS, "item": ITEMS, "sample": SAMPLES}
#: What can lie hidden before somebody.
HIDDEN = (*WEAPONS[:3], *ITEMS, *SAMPLES)


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
