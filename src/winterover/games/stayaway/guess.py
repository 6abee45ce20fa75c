"""One guess at the hidden course of a game, drawn from what a viewer was told.

It starts from what is certain (`Known`), then walks through the viewer's log once. Where the log leaves something open
(which card went to the discard pile, whether The Thing handed over an Infected card), it draws one possibility. So the
guesses differ, and none contradicts what the viewer knows for certain.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View
from winterover.games.stayaway.cards import BY_NAME, FIRST_PANIC, INFECTED, NONE
from winterover.games.stayaway.known import SEATS, Known, is_forgetting
from winterover.games.stayaway.roles import HUMAN, ROLE_NAMES, TAINTED, THING
from winterover.games.stayaway.rulings import Rules
from winterover.games.stayaway.state import NOBODY

#: How likely The Thing hands an Infected card to a Human partner, in percent: about what random play shows.
INFECTS_PERCENT = 30


class Guess:
    """The guessed roles, and the cards guessed to be in hands and in the discard pile."""

    def __init__(self, rules: Rules, view: View, log: Sequence[Told], rng: Rng, known: Known) -> None:
        self.rules = rules
        self.rng = rng
        self.viewer = known.viewer
        self.alive: list[bool] = view["alive"]
        players = rules.players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.sizes = [4] * players
        self.discarded: Counter[int] = Counter()
        #: Cards laid aside for Forgetful, guessed to come from a hand that was known.
        self.aside: list[int] = []
        self.thing = self._guess_thing(view, known)
        self.certain = self._certain_roles(view, known)
        self.roles = [HUMAN] * players
        if self.thing != NOBODY:
            self.roles[self.thing] = THING
        #: Those seen without an Infected card who have had nothing from The Thing since: surely not Infected.
        self.clean: set[Seat] = set()
        self._offer = NONE
        self._redirected = False
        self._shown: tuple[Seat, int] = (NOBODY, NONE)
        for told in log:
            handler = _HANDLERS.get(told.name)
            if handler is not None:
                handler(self, told.args)
        for seat, role in self.certain.items():
            self.roles[seat] = role
        active = SEATS[view["turn"]]
        if is_forgetting(view) and active != self.viewer:
            lost = [self._lose(active, None) for _ in range(view["aside"])]
            self.aside = [card for card in lost if card != NONE]

    # Roles

    def _guess_thing(self, view: View, known: Known) -> Seat:
        """The Thing if the viewer knows it, else anyone who may be it; nobody while it may lie in the draw pile."""
        if known.thing != NOBODY:
            return known.thing
        others = [seat for seat, alive in enumerate(self.alive) if alive and known.may_be_thing(seat)]
        if not known.thing_was_drawn and not known.gave_infected:
            undrawn = view["draw_size"]
            if not others or self.rng.below(undrawn + 8 * len(others)) < undrawn:
                return NOBODY
        return self.rng.pick(others)

    def _certain_roles(self, view: View, known: Known) -> dict[Seat, int]:
        """The roles that are certain if The Thing is the guessed one."""
        certain = {SEATS[letter]: ROLE_NAMES.index(role) for letter, role in view["roles"].items()}
        for seat, _ in known.gave_infected:
            certain[seat] = TAINTED
        if self.viewer == self.thing:  # It knows whom it infected, even when it has burned (S-ROLE-11).
            certain = dict.fromkeys(range(self.rules.players), HUMAN) | certain
        elif self.viewer != NOBODY:
            certain[self.viewer] = HUMAN
        for seat in known.infected:
            certain[seat] = TAINTED
        if self.viewer != NOBODY and view["role"] is not None:
            certain[self.viewer] = ROLE_NAMES.index(view["role"])
        if self.thing != NOBODY:
            certain[self.thing] = THING
        return certain

    # Cards that others are guessed to hold

    def _lose(self, seat: Seat, card: str | int | None, may_be_infected: bool = True) -> int:
        """A card leaves a hand: the named one, or (unseen) any of the hand with equal chance. NONE if unknown."""
        known = self.hands[seat]
        size = max(self.sizes[seat], len(known), 1)
        self.sizes[seat] -= 1
        if card is not None and card != NONE:
            number = BY_NAME[card] if isinstance(card, str) else card
            if number in known:
                known.remove(number)
            return number
        if self.roles[seat] == TAINTED and known.count(INFECTED) == 1:  # S-ROLE-07
            may_be_infected = False
        loose = [held for held in known if held > INFECTED or (held == INFECTED and may_be_infected)]
        size = max(size - (len(known) - len(loose)), 1)
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
            self.hands[seat].append(card)

    def _throw(self, card: int) -> None:
        if card != NONE:
            self.discarded[card] += 1

    # Facts, in the order in which they are defined

    def drew(self, args: Mapping[str, Any]) -> None:
        seat = SEATS[args["seat"]]
        self._get(seat, args["card"])

    def dealt(self, args: Mapping[str, Any]) -> None:
        if args["cards"] is not None:
            self.hands[SEATS[args["seat"]]] = [BY_NAME[card] for card in args["cards"]]

    def reshuffled(self, args: Mapping[str, Any]) -> None:
        self.discarded.clear()

    def panic(self, args: Mapping[str, Any]) -> None:
        self.discarded[BY_NAME[args["card"]]] += 1

    def thrown(self, args: Mapping[str, Any]) -> None:
        self._throw(self._lose(SEATS[args["seat"]], args["card"]))

    def played(self, args: Mapping[str, Any]) -> None:
        card = self._lose(SEATS[args["seat"]], args["card"])
        if args["card"] not in ("quarantine", "locked_door"):
            self._throw(card)

    def offered(self, args: Mapping[str, Any]) -> None:
        self._offer = NONE if args["card"] is None else BY_NAME[args["card"]]
        self._redirected = False
        self._shown = (NOBODY, NONE)

    def redirected(self, args: Mapping[str, Any]) -> None:
        self._redirected = True

    def exchanged(self, args: Mapping[str, Any]) -> None:
        one, other = SEATS[args["seat"]], SEATS[args["partner"]]
        if self.viewer in (one, other):
            mate = other if self.viewer == one else one
            for giver, receiver, card in ((mate, self.viewer, args["received"]), (self.viewer, mate, args["gave"])):
                self._lose(giver, card)
                self._get(receiver, card)
            return
        shown = self._shown[1] if self._shown[0] == other else NONE
        from_one = self._lose(one, self._offer, self._may_give_infected(one, other))
        from_other = self._lose(other, shown, self._may_give_infected(other, one))
        self._get(one, from_other)
        self._get(other, from_one)
        self._may_infect(one, other, from_one if self._offer == NONE else self._offer, self._offer != NONE)
        self._may_infect(other, one, from_other, shown != NONE)

    def _may_give_infected(self, giver: Seat, receiver: Seat) -> bool:
        role = self.roles[giver]
        return role == THING or (role == TAINTED and self.roles[receiver] == THING)  # S-ROLE-08, S-ROLE-09

    def _may_infect(self, giver: Seat, receiver: Seat, card: int, is_shown: bool) -> None:
        """The Thing gave a card; whether it was an Infected one may have been seen."""
        if self.roles[giver] != THING or self.roles[receiver] != HUMAN:
            return
        if (is_shown and card != INFECTED) or (self._redirected and not self.rules.missed_infects):
            return
        self.clean.discard(receiver)
        may_be = self.certain.get(receiver, TAINTED) == TAINTED
        if is_shown or (may_be and (card == INFECTED or self.rng.below(100) < INFECTS_PERCENT)):
            self.roles[receiver] = TAINTED
            if is_shown:
                self.certain.setdefault(receiver, TAINTED)

    def saw_hand(self, args: Mapping[str, Any]) -> None:
        if args["cards"] is not None:
            seat = SEATS[args["seat"]]
            self.hands[seat] = [BY_NAME[card] for card in args["cards"]]
            self.sizes[seat] = len(self.hands[seat])
            if INFECTED not in self.hands[seat] and seat != self.thing:  # An Infected always holds one (S-ROLE-07).
                self.roles[seat] = HUMAN
                self.clean.add(seat)

    def saw_card(self, args: Mapping[str, Any]) -> None:
        if args["card"] is not None:
            known = self.hands[SEATS[args["seat"]]]
            card = BY_NAME[args["card"]]
            if card not in known:
                known.append(card)

    def showed_card(self, args: Mapping[str, Any]) -> None:
        self._shown = (SEATS[args["seat"]], BY_NAME[args["card"]])
        self.saw_card(args)

    def kept(self, args: Mapping[str, Any]) -> None:
        self._get(SEATS[args["seat"]], args["card"])

    def forgot(self, args: Mapping[str, Any]) -> None:
        seat = SEATS[args["seat"]]
        for card in args["cards"] or [None] * args["count"]:
            self._throw(self._lose(seat, card))

    def replaced(self, args: Mapping[str, Any]) -> None:
        seat = SEATS[args["seat"]]
        for card in args["cards"] or [None] * args["count"]:
            self._get(seat, card)

    def blind_dated(self, args: Mapping[str, Any]) -> None:
        seat = SEATS[args["seat"]]
        self._lose(seat, args["gave"])
        self._get(seat, args["received"])

    def cards_went_round(self, args: Mapping[str, Any]) -> None:
        """Everybody lost a card and got one: what was guessed of the hands is worth little now, but T stays."""
        self.clean.clear()
        for seat, known in enumerate(self.hands):
            if known and seat != self.viewer:
                self._lose(seat, None)
                self.sizes[seat] += 1

    def passed_on(self, args: Mapping[str, Any]) -> None:
        for seat, card in ((self.viewer, args["received"]), (SEATS[args["to"]], args["gave"])):
            if card is not None:
                self.hands[seat].append(BY_NAME[card])
        if args["gave"] is not None and BY_NAME[args["gave"]] in self.hands[self.viewer]:
            self.hands[self.viewer].remove(BY_NAME[args["gave"]])

    def eliminated(self, args: Mapping[str, Any]) -> None:
        seat = SEATS[args["seat"]]
        for card in self.hands[seat]:
            self.discarded[card] += 1
        self.hands[seat] = []
        self.sizes[seat] = 0


_HANDLERS = {
    "dealt": Guess.dealt,
    "drew": Guess.drew,
    "reshuffled": Guess.reshuffled,
    "panic": Guess.panic,
    "discarded": Guess.thrown,
    "played": Guess.played,
    "defended": Guess.thrown,
    "offered": Guess.offered,
    "redirected": Guess.redirected,
    "exchanged": Guess.exchanged,
    "saw_hand": Guess.saw_hand,
    "showed_hand": Guess.saw_hand,
    "saw_card": Guess.saw_card,
    "showed_card": Guess.showed_card,
    "kept": Guess.kept,
    "forgot": Guess.forgot,
    "replaced": Guess.replaced,
    "blind_dated": Guess.blind_dated,
    "cards_went_round": Guess.cards_went_round,
    "passed_on": Guess.passed_on,
    "eliminated": Guess.eliminated,
}
