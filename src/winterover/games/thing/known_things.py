"""What a viewer was told of weapons, items and laboratory tokens, read from its log as moves that `Lots` plays."""

from collections.abc import Callable, Sequence

from winterover.core.facts import Told
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.thing.escape import RESCUE
from winterover.games.thing.known import SEATS, Args
from winterover.games.thing.lots import ALL, ANY, AWAY, DECK, HOLDS, LACKS, MOVE, OPEN, TABLE, UNDER, Move
from winterover.games.thing.open_cards import OpenCards
from winterover.games.thing.pieces import (
    BLOOD,
    DYNAMITE,
    FIREARM,
    FIRST_BACK,
    FIRST_ITEM,
    FIRST_OPEN,
    FIRST_SAMPLE,
    FLAMETHROWER,
    FLASHLIGHT,
    ITEMS,
    KEYS,
    SAMPLES,
    THINGS,
    WEAPON_BACK,
    WEAPONS,
    WIRE,
)
from winterover.games.thing.rulings import Rules

THING_OF = {name: thing for thing, name in enumerate(THINGS)}


class KnownThings:
    """The moves of the three stocks. The deck of the tokens is the bag; on the table lies what somebody looks at, away
    is what left the game unseen, open what was used or is open still."""

    def __init__(self, rules: Rules, view: View, log: Sequence[Told], is_whole: bool) -> None:
        events = [(_HANDLERS[name], args) for name, args in log if name in _HANDLERS]
        self._read(events, OpenCards(rules, view))
        if not is_whole:
            self._read(events, self._open.before(view))
        self._read_targets(view)

    def _read(self, events: list[tuple[Callable[["KnownThings", Args], None], Args]], start: OpenCards) -> None:
        self.weapons: list[Move] = []
        self.items: list[Move] = []
        self.samples: list[Move] = []
        self._open = start
        #: Who stands in the Laboratory; and where the cards come from that somebody looks at.
        self._at_work: set[Seat] = set()
        self._drawn_from: tuple[list[Move], int] = (self.weapons, 0)
        for handler, args in events:
            handler(self, args)

    def _read_targets(self, view: View) -> None:
        """Whether an open Sabotage card can be assigned in the Laboratory tells if blood is in the bag (R-103)."""
        is_lost = view["waiting"][0][1] == "lay_down"
        if view["card"] != "sabotage" or not (view["targets"] or is_lost):
            return
        for seat, room in enumerate(view["room"]):
            if room == "laboratory" and view["upright"][seat]:
                deed = HOLDS if LETTERS[seat] in view["targets"] else LACKS
                self.samples.append((deed, DECK, DECK, BLOOD, 1))
                return

    # Who is where

    def went(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        if args["room"] == "laboratory":
            self._at_work.add(seat)
        else:
            self._at_work.discard(seat)

    def is_down(self, args: Args) -> None:
        self._at_work.discard(SEATS[args["seat"]])

    def are_down(self, args: Args) -> None:
        self._at_work.difference_update(SEATS[letter] for letter in args["seats"])

    def assembled(self, args: Args) -> None:
        self._at_work.clear()

    # Use

    def went_lit(self, args: Args) -> None:
        self.went(args)
        self._light(SEATS[args["seat"]])

    def went_special(self, args: Args) -> None:
        self.went(args)
        seat = SEATS[args["seat"]]
        if args["count"] == 2 and not self._open.needs_no_light(seat):
            self._light(seat)

    def _light(self, seat: Seat) -> None:
        if self._open.shows_light(seat):
            self.items.append((MOVE, seat, OPEN, FLASHLIGHT, 1))

    def used_weapon(self, args: Args) -> None:
        seat, weapon = SEATS[args["seat"]], WEAPONS.index(args["weapon"])
        if weapon == FLAMETHROWER:
            self._open.spend_charge(seat)
        elif weapon != FIREARM or self._open.shows_firearm(seat):
            self.weapons.append((MOVE, seat, OPEN, weapon, 1))

    def attacked(self, args: Args) -> None:
        self.is_down(args)
        self.used_weapon(args)

    def burn_announced(self, args: Args) -> None:
        """Whoever announces a fire has the means, allowed or not (V-08)."""
        if args["weapon"] == WEAPONS[DYNAMITE]:
            self._holds(self.weapons, args, DYNAMITE)

    def played(self, args: Args) -> None:
        self.items.append((MOVE, SEATS[args["seat"]], OPEN, ITEMS.index(args["item"]), 1))

    def escape_began(self, args: Args) -> None:
        """T-X-06"""
        if args["vehicle"] != RESCUE:
            self._holds(self.items, args, KEYS)

    def test_offered(self, args: Args) -> None:
        """T-P6-02, T-P6-03"""
        if args["test"] == "a":
            self._holds(self.samples, args, BLOOD)
        elif not self._open.wires[SEATS[args["seat"]]]:
            self._holds(self.items, args, WIRE)

    def _holds(self, moves: list[Move], args: Args, kind: int) -> None:
        seat = SEATS[args["seat"]]
        moves.append((HOLDS, seat, seat, kind, 1))

    def tested(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        if args["test"] == "a":
            self.samples.append((MOVE, seat, OPEN, BLOOD, 1))
            return
        self._open.spend_charge(seat)
        if self._open.shows_wire(seat):
            self.items.append((MOVE, seat, OPEN, WIRE, 1))

    # Cards

    def drew_cards(self, args: Args) -> None:
        self._drawn_from = moves, first = (self.weapons, 0) if args["room"] == "armoury" else (self.items, FIRST_ITEM)
        if args["things"] is None:
            moves.append((MOVE, DECK, TABLE, ANY, args["count"]))
        else:
            moves += [(MOVE, DECK, TABLE, THING_OF[name] - first, 1) for name in args["things"]]

    def kept(self, args: Args) -> None:
        """One is kept, hidden or (a Flamethrower) open; the others go under the deck (T-L-10, T-L-11)."""
        seat, name = SEATS[args["seat"]], args["thing"]
        moves, first = self._drawn_from
        if name == WEAPONS[FLAMETHROWER]:
            self._open.lay_flamethrower(seat)
            moves.append((MOVE, TABLE, OPEN, FLAMETHROWER, 1))
        else:
            moves.append((MOVE, TABLE, seat, ANY if name is None else THING_OF[name] - first, 1))
        moves.append((ALL, TABLE, UNDER, ANY, 0))

    def traded(self, args: Args) -> None:
        """Both sides at once: the one lies on the table while the other changes hands (T-P5-03)."""
        one, two = SEATS[args["seat"]], SEATS[args["to"]]
        given, got = ([THING_OF[name] for name in args[side]] for side in ("gave", "got"))
        flames = self._open.take_flames(one, given.count(FLAMETHROWER))
        self._open.flames[one] += self._open.take_flames(two, got.count(FLAMETHROWER))
        self._open.flames[two] += flames
        for thing in given:
            self._hand_over(thing, one, two, TABLE)
        for thing in got:
            self._hand_over(thing, two, one, one)
        for moves in (self.weapons, self.items, self.samples):
            moves.append((ALL, TABLE, two, ANY, 0))

    def _hand_over(self, thing: int, giver: Seat, receiver: Seat, place: int) -> None:
        if thing == FLAMETHROWER:
            return
        if FIRST_OPEN <= thing < FIRST_BACK:
            self._open.give(giver, receiver, thing)
        elif thing >= FIRST_BACK:
            (self.weapons, self.items, self.samples)[thing - WEAPON_BACK].append((MOVE, giver, place, ANY, 1))
        elif thing < FIRST_ITEM:
            self.weapons.append((MOVE, giver, place, thing, 1))
        elif thing < FIRST_SAMPLE:
            self.items.append((MOVE, giver, place, thing - FIRST_ITEM, 1))
        else:
            self.samples.append((MOVE, giver, place, thing - FIRST_SAMPLE, 1))

    def left_play(self, args: Args) -> None:
        """Cards go under their decks, tokens out of the game (T-A-02, T-E-17)."""
        self.is_down(args)
        seat = SEATS[args["seat"]]
        flames, guns, wires, lights = self._open.give_up(seat)
        self.weapons += [(MOVE, OPEN, seat, FLAMETHROWER, flames), (MOVE, OPEN, seat, FIREARM, guns)]
        self.items += [(MOVE, OPEN, seat, WIRE, wires), (MOVE, OPEN, seat, FLASHLIGHT, lights)]
        self.weapons.append((ALL, seat, UNDER, ANY, 0))
        self.items.append((ALL, seat, UNDER, ANY, 0))
        self.samples.append((ALL, seat, AWAY, ANY, 0))

    # Laboratory tokens, and what sabotage costs

    def drew_sample(self, args: Args) -> None:
        kind = ANY if args["sample"] is None else SAMPLES.index(args["sample"])
        self.samples.append((MOVE, DECK, TABLE, kind, 1))

    def kept_sample(self, args: Args) -> None:
        self.samples.append((ALL, TABLE, SEATS[args["seat"]], ANY, 0))

    def dropped_sample(self, args: Args) -> None:
        self.samples.append((ALL, TABLE, AWAY, ANY, 0))

    def lost_stock(self, args: Args) -> None:
        """Cards from the top, tokens from anywhere in the bag; by card a blood sample (T-L-02, T-L-15)."""
        if args["stock"] == "blood":
            self.samples.append((MOVE, DECK, OPEN, BLOOD, args["amount"]))
        else:
            stocks = {"weapons": self.weapons, "items": self.items, "samples": self.samples}
            if args["stock"] in stocks:
                stocks[args["stock"]].append((MOVE, DECK, AWAY, ANY, args["amount"]))

    def card_lost(self, args: Args) -> None:
        """While somebody stands in the Laboratory a Sabotage card is lost only if no blood is in the bag (R-103)."""
        if args["card"] == "sabotage" and self._at_work:
            self.samples.append((LACKS, DECK, DECK, BLOOD, 1))


_HANDLERS: dict[str, Callable[[KnownThings, Args], None]] = {
    "went": KnownThings.went,
    "went_lit": KnownThings.went_lit,
    "went_special": KnownThings.went_special,
    "attacked": KnownThings.attacked,
    "laid_low": KnownThings.are_down,
    "assimilated": KnownThings.left_play,
    "fled": KnownThings.are_down,
    "withdrew": KnownThings.used_weapon,
    "burn_announced": KnownThings.burn_announced,
    "burned": KnownThings.used_weapon,
    "assigned": KnownThings.is_down,
    "card_lost": KnownThings.card_lost,
    "laid_down": KnownThings.is_down,
    "drew_cards": KnownThings.drew_cards,
    "kept": KnownThings.kept,
    "drew_sample": KnownThings.drew_sample,
    "kept_sample": KnownThings.kept_sample,
    "dropped_sample": KnownThings.dropped_sample,
    "lost_stock": KnownThings.lost_stock,
    "played": KnownThings.played,
    "escape_began": KnownThings.escape_began,
    "assembled": KnownThings.assembled,
    "traded": KnownThings.traded,
    "revealed": KnownThings.left_play,
    "test_offered": KnownThings.test_offered,
    "tested": KnownThings.tested,
}
