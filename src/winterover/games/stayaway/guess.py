"""One guess at the hidden course of a game, drawn from what a viewer was told.

It walks through the viewer's log once. Where the log leaves something open (which card went to the discard pile,
whether The Thing handed over an Infected card), it draws one possibility. So the guesses differ, and none contradicts
what the viewer knows for certain.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.stayaway.cards import BY_NAME, FIRST_PANIC, INFECTED, NONE, THE_THING
from winterover.games.stayaway.roles import HUMAN, ROLE_NAMES, TAINTED, THING
from winterover.games.stayaway.rulings import Rules
from winterover.games.stayaway.state import NOBODY

_SEAT = {letter: seat for seat, letter in enumerate(LETTERS)}

#: How likely The Thing hands an Infected card to a Human partner, in percent: about what random play shows.
INFECTS_PERCENT = 30


class Guess:
    """The guessed roles, and the cards guessed to be in hands and in the discard pile."""

    def __init__(self, rules: Rules, view: View, log: Sequence[Told], rng: Rng) -> None:
        self.rules = rules
        self.rng = rng
        self.viewer: Seat | None = None if view["viewer"] is None else _SEAT[view["viewer"]]
        self.alive: list[bool] = view["alive"]
        players = rules.players
        self.known: list[list[int]] = [[] for _ in range(players)]
        self.sizes = [4] * players
        self.discarded: Counter[int] = Counter()
        self.top = NONE
        #: Those whose whole hand was seen without The Thing card: it never moves, so they are not The Thing.
        self.cleared: set[Seat] = set()
        self.seen_as_thing: Seat = NOBODY
        self._read_certain(log)
        self.thing = self._guess_thing(view)
        self.roles = [HUMAN] * players
        if self.thing != NOBODY:
            self.roles[self.thing] = THING
        self.certain = {_SEAT[letter]: ROLE_NAMES.index(role) for letter, role in view["roles"].items()}
        if self.viewer is not None and view["role"] is not None:
            self.certain[self.viewer] = ROLE_NAMES.index(view["role"])
        for told in log:
            handler = _HANDLERS.get(told.name)
            if handler is not None:
                handler(self, told.args)
        for seat, role in self.certain.items():
            self.roles[seat] = role

    # The Thing

    def _read_certain(self, log: Sequence[Told]) -> None:
        for name, args in log:
            if name in ("saw_hand", "showed_hand") and args["cards"] is not None:
                seat = _SEAT[args["seat"]]
                if "the_thing" in args["cards"]:
                    self.seen_as_thing = seat
                elif not self.rules.thing_in_deck:
                    self.cleared.add(seat)
            elif name == "saw_card" and args["card"] == "the_thing":
                self.seen_as_thing = _SEAT[args["seat"]]

    def _guess_thing(self, view: View) -> Seat:
        """The Thing if the viewer knows it, else anyone who may be it; nobody while it may lie in the draw pile."""
        if view["role"] == "thing":
            return _SEAT[view["viewer"]]
        if view["thing"] is not None:
            return _SEAT[view["thing"]]
        for letter, role in view["roles"].items():
            if role == "thing":
                return _SEAT[letter]
        if self.seen_as_thing != NOBODY and self.alive[self.seen_as_thing]:
            return self.seen_as_thing
        others = [
            seat for seat, alive in enumerate(self.alive) if alive and seat != self.viewer and seat not in self.cleared
        ]
        if self.rules.thing_in_deck and (
            not others or self.rng.below(view["draw_size"] + 8 * len(others)) < view["draw_size"]
        ):
            return NOBODY
        return self.rng.pick(others)

    # Cards that others are guessed to hold

    def _learn(self, seat: Seat, cards: Sequence[str]) -> None:
        self.known[seat] = [BY_NAME[card] for card in cards]

    def _lose(self, seat: Seat, card: str | None) -> int:
        """A card leaves a hand: the named one, or (unseen) any of the hand with equal chance. NONE if unknown."""
        known = self.known[seat]
        size = max(self.sizes[seat], len(known), 1)
        self.sizes[seat] -= 1
        if card is not None:
            number = BY_NAME[card]
            if number in known:
                known.remove(number)
            return number
        loose = [held for held in known if held != THE_THING]
        drawn = self.rng.below(size)
        if drawn < len(loose):
            known.remove(loose[drawn])
            return loose[drawn]
        return NONE

    def _get(self, seat: Seat, card: str | int | None) -> None:
        self.sizes[seat] += 1
        if isinstance(card, str):
            card = BY_NAME[card]
        if card is not None and card != NONE and card < FIRST_PANIC:
            self.known[seat].append(card)

    def _throw(self, card: int) -> None:
        if card != NONE:
            self.discarded[card] += 1

    # Facts, in the order in which they are defined

    def drew(self, args: Mapping[str, Any]) -> None:
        seat = _SEAT[args["seat"]]
        self._get(seat, args["card"] if args["card"] is not None else self.top)
        self.top = NONE

    def reshuffled(self, args: Mapping[str, Any]) -> None:
        self.discarded.clear()
        self.top = NONE

    def panic(self, args: Mapping[str, Any]) -> None:
        self.top = NONE
        self.discarded[BY_NAME[args["card"]]] += 1

    def panic_skipped(self, args: Mapping[str, Any]) -> None:
        self.top = NONE

    def thrown(self, args: Mapping[str, Any]) -> None:
        self._throw(self._lose(_SEAT[args["seat"]], args["card"]))

    def played(self, args: Mapping[str, Any]) -> None:
        card = self._lose(_SEAT[args["seat"]], args["card"])
        if args["card"] not in ("quarantine", "locked_door"):
            self._throw(card)

    def exchanged(self, args: Mapping[str, Any]) -> None:
        one, other = _SEAT[args["seat"]], _SEAT[args["partner"]]
        if self.viewer in (one, other):
            mate = other if self.viewer == one else one
            self._lose(mate, args["received"])
            self._get(mate, args["gave"])
            return
        from_one, from_other = self._lose(one, None), self._lose(other, None)
        self._get(one, from_other)
        self._get(other, from_one)
        self._may_infect(one, other)

    def _may_infect(self, one: Seat, other: Seat) -> None:
        for giver, receiver in ((one, other), (other, one)):
            if self.roles[giver] == THING and self.roles[receiver] == HUMAN:
                may_be = self.certain.get(receiver, TAINTED) == TAINTED
                if may_be and self.rng.below(100) < INFECTS_PERCENT:
                    self.roles[receiver] = TAINTED

    def saw_hand(self, args: Mapping[str, Any]) -> None:
        if args["cards"] is not None:
            self._learn(_SEAT[args["seat"]], args["cards"])

    def saw_card(self, args: Mapping[str, Any]) -> None:
        if args["card"] is not None:
            known = self.known[_SEAT[args["seat"]]]
            card = BY_NAME[args["card"]]
            if card not in known:
                known.append(card)

    def looked_through(self, args: Mapping[str, Any]) -> None:
        self.top = NONE

    def kept(self, args: Mapping[str, Any]) -> None:
        self._get(_SEAT[args["seat"]], args["card"])

    def forgot(self, args: Mapping[str, Any]) -> None:
        seat = _SEAT[args["seat"]]
        for card in args["cards"] or [None] * args["count"]:
            self._throw(self._lose(seat, card))

    def replaced(self, args: Mapping[str, Any]) -> None:
        seat = _SEAT[args["seat"]]
        self.top = NONE
        for card in args["cards"] or [None] * args["count"]:
            self._get(seat, card)

    def blind_dated(self, args: Mapping[str, Any]) -> None:
        seat = _SEAT[args["seat"]]
        lost = self._lose(seat, args["gave"])
        self._get(seat, args["received"])
        self.top = lost if self.rules.blind_date == "top" and seat == self.viewer else NONE

    def cards_went_round(self, args: Mapping[str, Any]) -> None:
        """Everybody lost a card and got one: what was guessed of the hands is worth little now, but T stays."""
        for seat, known in enumerate(self.known):
            if self.alive[seat] and known:
                self._lose(seat, None)
                self.sizes[seat] += 1

    def passed_on(self, args: Mapping[str, Any]) -> None:
        if args["gave"] is not None:
            self.known[_SEAT[args["to"]]].append(BY_NAME[args["gave"]])

    def eliminated(self, args: Mapping[str, Any]) -> None:
        seat = _SEAT[args["seat"]]
        for card in self.known[seat]:
            self.discarded[card] += 1
        self.known[seat] = []
        self.sizes[seat] = 0

    def limit_known(self) -> None:
        """At most three Infected cards may be guessed in a hand."""
        for known in self.known:
            while known.count(INFECTED) > 3:
                known.remove(INFECTED)


_HANDLERS = {
    "drew": Guess.drew,
    "reshuffled": Guess.reshuffled,
    "panic": Guess.panic,
    "panic_skipped": Guess.panic_skipped,
    "discarded": Guess.thrown,
    "played": Guess.played,
    "defended": Guess.thrown,
    "exchanged": Guess.exchanged,
    "saw_hand": Guess.saw_hand,
    "showed_hand": Guess.saw_hand,
    "saw_card": Guess.saw_card,
    "showed_card": Guess.saw_card,
    "looked_through": Guess.looked_through,
    "kept": Guess.kept,
    "forgot": Guess.forgot,
    "replaced": Guess.replaced,
    "blind_dated": Guess.blind_dated,
    "cards_went_round": Guess.cards_went_round,
    "passed_on": Guess.passed_on,
    "eliminated": Guess.eliminated,
}
