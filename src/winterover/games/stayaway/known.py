"""What a viewer knows for certain of the hidden cards and roles, read from its log.

Nothing here is drawn by chance. A card that was seen in a hand stays known until a card leaves that hand unseen: then
it may have been this one. Two copies of a card stay known as one, because only one card left.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from winterover.core.facts import Told
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.stayaway.cards import BY_NAME, INFECTED, NONE, THE_THING
from winterover.games.stayaway.piles import LIMIT
from winterover.games.stayaway.rulings import Rules
from winterover.games.stayaway.state import NOBODY

SEATS = {letter: seat for seat, letter in enumerate(LETTERS)}

Args = Mapping[str, Any]


class Known:
    """The certain cards of each hand, and what is certain of the roles."""

    def __init__(self, rules: Rules, view: View, log: Sequence[Told]) -> None:
        self.rules = rules
        self.viewer: Seat = NOBODY if view["viewer"] is None else SEATS[view["viewer"]]
        self.held: list[list[int]] = [[] for _ in range(rules.players)]
        #: The cards that another drew openly for Resolute (S-E2-05), and the card known to be on top of the pile.
        self.aside: list[int] = []
        self.top = NONE
        #: The offer, if it was shown, and the partner for whom it was chosen.
        self.offer = NONE
        self.first_partner: Seat = NOBODY
        self.thing: Seat = NOBODY
        self.thing_was_drawn = not rules.thing_in_deck
        #: Those who are not The Thing, and those who were seen to become Infected.
        self.cleared: set[Seat] = set()
        self.infected: set[Seat] = set()
        #: Who gave or offered an Infected card to whom: The Thing did, or an Infected did to The Thing (S-ROLE-08).
        self.gave_infected: list[tuple[Seat, Seat]] = []
        self._turn: Seat = NOBODY
        self._redirected = False
        self._shown: tuple[Seat, int] = (NOBODY, NONE)
        self._before_round: list[list[int]] = []
        for name, args in log:
            handler = _HANDLERS.get(name)
            if handler is not None:
                handler(self, args)
        self._read_view(view)

    def _read_view(self, view: View) -> None:
        if view["role"] == "thing":
            self.thing = self.viewer
        elif view["thing"] is not None:
            self.thing = SEATS[view["thing"]]
        for letter, role in view["roles"].items():
            if role == "thing":
                self.thing = SEATS[letter]
        active = SEATS[view["turn"]]
        if is_forgetting(view) and active != self.viewer:
            for _ in range(view["aside"]):
                self._lose(active, None)
        for seat, held in enumerate(self.held):
            if view["hand_sizes"][seat] <= 4:  # a fifth card may be a fourth Infected (S-LIM-03)
                self._limit(seat)
            if THE_THING in held:
                self.thing = seat
            elif len(held) == view["hand_sizes"][seat]:
                self.cleared.add(seat)

    def may_be_thing(self, seat: Seat) -> bool:
        """Whether nothing that is certain speaks against it; the viewer would know it of itself."""
        return (
            seat != self.viewer
            and seat not in self.cleared
            and all(seat in pair for pair in self.gave_infected)
            and seat not in self.infected
        )

    # Cards that move

    def _hold(self, seat: Seat, card: int) -> None:
        """A card was seen in a hand; it may be one that was known to be there."""
        if card not in self.held[seat]:
            self.held[seat].append(card)

    def _lose(self, seat: Seat, card: str | None) -> None:
        held = self.held[seat]
        if card is None:
            for kind in set(held):
                if kind != THE_THING:  # It never leaves its hand (S-ROLE-06).
                    held.remove(kind)
        elif BY_NAME[card] in held:
            held.remove(BY_NAME[card])

    def _draw(self, seat: Seat, card: str | None) -> None:
        if card is not None:
            self.held[seat].append(BY_NAME[card])
        elif self.rules.thing_in_deck:
            self.cleared.discard(seat)  # S-VAR1-02

    def _limit(self, seat: Seat) -> None:
        """A fourth Infected card changes places with a hidden one, and nobody sees it (S-LIM-05)."""
        held = self.held[seat]
        if self.rules.limited:
            while held.count(INFECTED) > LIMIT:
                held.remove(INFECTED)

    # Facts, in the order in which they are defined

    def turn_began(self, args: Args) -> None:
        self._turn = SEATS[args["seat"]]

    def drew(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        self._limit(seat)
        if args["card"] is None and self.top != NONE:
            self.held[seat].append(self.top)
        else:
            self._draw(seat, args["card"])
        self.top = NONE
        if seat != self._turn:
            self._limit(seat)

    def reshuffled(self, args: Args) -> None:
        self.top = NONE
        self.thing_was_drawn = True  # Undrawn, it is never on the discard pile (S-VAR1-04).

    def top_gone(self, args: Args) -> None:
        self.top = NONE

    def left_hand(self, args: Args) -> None:
        self._lose(SEATS[args["seat"]], args["card"])

    def became_infected(self, args: Args) -> None:
        self.infected.add(SEATS[args["seat"]])
        self.thing = SEATS[args["by"]]

    def is_thing(self, args: Args) -> None:
        self.thing = SEATS[args["seat"]]

    def offered(self, args: Args) -> None:
        asker, partner = SEATS[args["seat"]], SEATS[args["partner"]]
        self.first_partner = partner
        self._redirected = False
        self._shown = (NOBODY, NONE)
        self.offer = NONE
        if args["card"] is not None:
            self.offer = BY_NAME[args["card"]]
            self._hold(asker, self.offer)
            self._offered_infected(asker, self.offer)

    def redirected(self, args: Args) -> None:
        self._redirected = True

    def _offered_infected(self, asker: Seat, card: int) -> None:
        """S-SCA-02. By E1 The Thing could not have redirected what an Infected offered to it (S-MIS-06)."""
        if card == INFECTED:
            only_thing = self._redirected and self.rules.missed_infects
            self.gave_infected.append((asker, NOBODY if only_thing else self.first_partner))

    def exchanged(self, args: Args) -> None:
        asker, partner = SEATS[args["seat"]], SEATS[args["partner"]]
        if self.viewer in (asker, partner):
            self._exchanged_with_viewer(asker, partner, args)
            return
        given = self._shown[1] if self._shown[0] == partner else NONE
        if given == INFECTED:
            self.gave_infected.append((partner, asker))
        for giver, receiver, card in ((asker, partner, self.offer), (partner, asker, given)):
            if card == NONE:
                self._lose(giver, None)
            else:
                if card in self.held[giver]:
                    self.held[giver].remove(card)
                self.held[receiver].append(card)
        self._limit(asker)
        self._limit(partner)

    def _exchanged_with_viewer(self, asker: Seat, partner: Seat, args: Args) -> None:
        mate = partner if asker == self.viewer else asker
        self._lose(mate, args["received"])
        self.held[mate].append(BY_NAME[args["gave"]])
        self._limit(mate)
        if mate == asker:
            self._offered_infected(asker, BY_NAME[args["received"]])
        elif BY_NAME[args["received"]] == INFECTED:
            self.gave_infected.append((partner, asker))

    def saw_hand(self, args: Args) -> None:
        if args["cards"] is not None:
            seat = SEATS[args["seat"]]
            self.held[seat] = [BY_NAME[card] for card in args["cards"]]
            if THE_THING in self.held[seat]:
                self.thing = seat
            else:
                self.cleared.add(seat)

    def saw_card(self, args: Args) -> None:
        if args["card"] is not None:
            seat, card = SEATS[args["seat"]], BY_NAME[args["card"]]
            self._hold(seat, card)
            if seat == self._turn:  # the asker's card, seen with Scary; Suspicious looks at others
                self._offered_infected(seat, card)

    def showed_card(self, args: Args) -> None:
        self._shown = (SEATS[args["seat"]], BY_NAME[args["card"]])
        self._hold(*self._shown)

    def looked_through(self, args: Args) -> None:
        self.top = NONE
        seat = SEATS[args["seat"]]
        if seat != self.viewer:
            self.aside = [BY_NAME[card] for card in args["cards"] or ()]
            if THE_THING in self.aside:
                self.thing = seat

    def kept(self, args: Args) -> None:
        self.aside = []
        self._draw(SEATS[args["seat"]], args["card"])

    def forgot(self, args: Args) -> None:
        for card in args["cards"] or [None] * args["count"]:
            self._lose(SEATS[args["seat"]], card)

    def replaced(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        self.top = NONE
        for card in args["cards"] or [None] * args["count"]:
            self._draw(seat, card)
        self._limit(seat)

    def blind_dated(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        self._lose(seat, args["gave"])
        self._draw(seat, args["received"])
        self._limit(seat)
        seen = self.rules.blind_date == "top" and args["gave"] is not None
        self.top = BY_NAME[args["gave"]] if seen else NONE

    def cards_went_round(self, args: Args) -> None:
        self._before_round = [held.copy() for held in self.held]
        for seat in range(len(self.held)):
            self._lose(seat, None)

    def passed_on(self, args: Args) -> None:
        """What the viewer itself gave and got in the round."""
        giver, receiver = SEATS[args["giver"]], SEATS[args["to"]]
        self.held[giver] = self._before_round[giver]
        if args["received"] is not None:
            self._lose(giver, args["received"])
            if BY_NAME[args["received"]] == INFECTED:
                self.gave_infected.append((giver, self.viewer))
        if args["gave"] is not None:
            self.held[receiver].append(BY_NAME[args["gave"]])
        self._limit(giver)
        self._limit(receiver)

    def eliminated(self, args: Args) -> None:
        self.held[SEATS[args["seat"]]] = []


def is_forgetting(view: View) -> bool:
    """Whether the cards laid aside come from the active player's hand (S-FOR-01)."""
    return bool(view["waiting"][0][1] == "forget")


_HANDLERS: dict[str, Callable[[Known, Args], None]] = {
    "turn_began": Known.turn_began,
    "drew": Known.drew,
    "reshuffled": Known.reshuffled,
    "corrected": Known.top_gone,
    "panic": Known.top_gone,
    "panic_skipped": Known.top_gone,
    "discarded": Known.left_hand,
    "played": Known.left_hand,
    "defended": Known.left_hand,
    "became_infected": Known.became_infected,
    "became_thing": Known.is_thing,
    "thing_burned": Known.is_thing,
    "offered": Known.offered,
    "redirected": Known.redirected,
    "exchanged": Known.exchanged,
    "saw_hand": Known.saw_hand,
    "showed_hand": Known.saw_hand,
    "saw_card": Known.saw_card,
    "showed_card": Known.showed_card,
    "looked_through": Known.looked_through,
    "kept": Known.kept,
    "forgot": Known.forgot,
    "replaced": Known.replaced,
    "blind_dated": Known.blind_dated,
    "cards_went_round": Known.cards_went_round,
    "passed_on": Known.passed_on,
    "eliminated": Known.eliminated,
}
