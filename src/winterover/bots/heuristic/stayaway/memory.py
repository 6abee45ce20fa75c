"""What a seat remembers of everything that it was told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from winterover.bots.heuristic.stayaway import suspicion
from winterover.bots.heuristic.stayaway.suspicion import Suspicion
from winterover.bots.heuristic.stayaway.table import SEAT
from winterover.core.facts import Told
from winterover.core.seats import Seat

Args = Mapping[str, Any]

_REFUSALS = ("scary", "no_thanks", "missed")
_MONSTROUS = ("the_thing", "infected")


class Memory:
    """The own role, the seating, what others hold or know, and the suspicions that follow from it all."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.role = "human"
        #: Whether The Thing loses if it is seen with a Flamethrower (S-E2-08).
        self.fire_shows_thing = False
        self.suspicion = Suspicion(me)
        self.ring: list[Seat] = []
        self.direction = 1
        #: Cards that I know to be in somebody's hand: I gave or saw them, and nothing has left that hand since.
        self.holds: dict[Seat, set[str]] = {}
        #: Seats that have seen that I am not Human.
        self.witnesses: set[Seat] = set()
        #: How often each seat has spoken or fired against me.
        self.hostile: dict[Seat, int] = {}
        #: Seats that I alone have seen to be Human just now; and The Thing, once I know it for certain.
        self.cleared: set[Seat] = set()
        self.certain: Seat | None = None
        #: Whoever accused me since I last spoke.
        self.accusers: list[Seat] = []
        #: What I have said already.
        self.said: set[str] = set()
        self.my_turns = 0
        self._offer: str | None = None
        self._scaring: Seat | None = None
        self._shot: tuple[Seat, Seat] | None = None

    def hear(self, told: Sequence[Told]) -> None:
        for name, args in told:
            handler = _HANDLERS.get(name)
            if handler is not None:
                handler(self, args)

    def enemies_of_mine(self, seat: Seat) -> float:
        """How dangerous a seat is to me: it knows what I am, or speaks against me."""
        return (2.0 if seat in self.witnesses else 0.0) + min(self.hostile.get(seat, 0), 2)

    def know_thing(self, seat: Seat) -> None:
        self.suspicion.settle(seat)
        self.certain = seat

    # The table

    def _dealt(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        self.ring.append(seat)
        self.suspicion.enter(seat)
        if seat == self.me and "the_thing" in args["cards"]:
            self.role = "thing"

    def _turn_began(self, args: Args) -> None:
        self.my_turns += SEAT[args["seat"]] == self.me

    def _turned(self, args: Args) -> None:
        self.direction = 1 if args["direction"] == "clockwise" else -1

    def _swapped_seats(self, args: Args) -> None:
        names = {SEAT[args["seat"]]: SEAT[args["other"]], SEAT[args["other"]]: SEAT[args["seat"]]}
        self.ring = [names.get(seat, seat) for seat in self.ring]

    # Roles

    def _became_infected(self, args: Args) -> None:
        if SEAT[args["seat"]] == self.me:
            self.role = "infected"
            self.know_thing(SEAT[args["by"]])

    def _became_thing(self, args: Args) -> None:
        self.role = "thing"

    def _eliminated(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        if seat in self.ring:
            self.ring.remove(seat)
        self.holds.pop(seat, None)
        self.hostile.pop(seat, None)
        self.suspicion.leave(seat)
        if self._shot is not None and self._shot[1] == seat and self._shot[0] != self.me:
            self.suspicion.weigh(self._shot[0], suspicion.BURNED_NO_THING)

    def _thing_burned(self, args: Args) -> None:
        self.know_thing(SEAT[args["seat"]])
        if self._shot is not None and self._shot[0] != self.me:
            self.suspicion.weigh(self._shot[0], suspicion.BURNED_THE_THING)

    # Hands and cards

    def _saw_hand(self, args: Args) -> None:
        seat, cards = SEAT[args["seat"]], args["cards"]
        if cards is None:
            return
        if seat == self.me:
            self._was_seen(SEAT[args["viewer"]], cards)
            return
        self._judge_hand(seat, cards)
        if not any(card in _MONSTROUS for card in cards):
            self.cleared.add(seat)

    def _showed_hand(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        if seat != self.me:
            self._judge_hand(seat, args["cards"])

    def _judge_hand(self, seat: Seat, cards: Sequence[str]) -> None:
        self.holds[seat] = set(cards)
        if self.role == "thing":
            return
        if "the_thing" in cards:
            self.know_thing(seat)
        elif "infected" in cards:
            self.suspicion.weigh(seat, suspicion.HAND_WITH_INFECTED)
        else:
            self.suspicion.weigh(seat, suspicion.CLEAN_HAND)

    def _was_seen(self, viewer: Seat, cards: Sequence[str]) -> None:
        if self.role != "human" and any(card in _MONSTROUS for card in cards):
            self.witnesses.add(viewer)

    def _saw_card(self, args: Args) -> None:
        seat, card = SEAT[args["seat"]], args["card"]
        if card is None:
            return
        if seat == self.me:
            self._was_seen(SEAT[args["viewer"]], (card,))
            return
        self.holds.setdefault(seat, set()).add(card)
        scared, self._scaring = self._scaring == seat, None
        if self.role == "thing":
            return
        if card == "the_thing" or (scared and card == "infected"):  # S-SCA-02
            self.know_thing(seat)
        elif scared:
            self.suspicion.spared(seat)
        else:
            odds = suspicion.INFECTED_CARD if card == "infected" else suspicion.ORDINARY_CARD
            self.suspicion.weigh(seat, odds)

    def _showed_card(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        if seat != self.me and args["card"] == "infected" and self.role == "human":
            self.suspicion.weigh(seat, suspicion.SHOWED_ONE_INFECTED)

    def _declined(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        if seat != self.me and self.role == "human":
            self.suspicion.weigh(seat, suspicion.DECLINED_TO_SHOW)

    def _lost_a_card(self, args: Args) -> None:
        self.holds.pop(SEAT[args["seat"]], None)

    # The exchange

    def _offered(self, args: Args) -> None:
        seat, card = SEAT[args["seat"]], args["card"]
        if seat == self.me:
            self._offer = card
        elif card == "infected" and self.role == "human":  # only seen in Quarantine under E2 (S-E2-05)
            self.suspicion.weigh(seat, suspicion.INFECTED_CARD)

    def _exchanged(self, args: Args) -> None:
        one, other = SEAT[args["seat"]], SEAT[args["partner"]]
        if self.me not in (one, other):
            self.suspicion.exchanged(one, other)
            self.holds.pop(one, None)
            self.holds.pop(other, None)
            return
        stranger = other if one == self.me else one
        self._gave(stranger, args["gave"], args["received"])

    def _gave(self, stranger: Seat, gave: str | None, received: str | None) -> None:
        held = self.holds.setdefault(stranger, set())
        if received is not None:
            held.discard(received)
        if gave is not None:
            held.add(gave)
        if self.role == "human" and received is not None and received != "infected":
            self.suspicion.spared(stranger)

    def _defended(self, args: Args) -> None:
        seat, card, against = SEAT[args["seat"]], args["card"], SEAT[args["against"]]
        self.holds.get(seat, set()).discard(card)
        if seat == self.me:
            self._scaring = against if card == "scary" else None
            return
        if card in _REFUSALS:
            self.suspicion.weigh(seat, suspicion.REFUSED_EXCHANGE)
        if card == "scary" and against == self.me:
            self._was_seen(seat, (self._offer or "",))

    def _cards_went_round(self, args: Args) -> None:
        self.holds.clear()
        ring = self.ring
        for place, giver in enumerate(ring):
            receiver = ring[(place + self.direction) % len(ring)]
            if self.me not in (giver, receiver):
                self.suspicion.passed(giver, receiver)

    def _passed_on(self, args: Args) -> None:
        giver, received = SEAT[args["giver"]], args["received"]
        if self.role == "human" and received is not None and received != "infected":
            self.suspicion.spared(giver)

    # Fire and words

    def _played(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        self.holds.get(seat, set()).discard(args["card"])
        self._shot = None
        if args["card"] == "flamethrower":
            target = SEAT[args["target"]]
            self._shot = (seat, target)
            if seat != self.me:
                self._spoke_against(seat, target)

    def _said(self, args: Args) -> None:
        speaker, words = SEAT[args["speaker"]], args["words"]
        if speaker == self.me and words is not None:
            self.said.add(words)
        if speaker == self.me or words is None:
            return
        form, *rest = words.split()
        target = SEAT.get(rest[0]) if rest else None
        if target is None or target == speaker:
            return
        if form in ("distrust", "burn") or (form == "accuse" and rest[1] != "human"):
            self._spoke_against(speaker, target)
            if target == self.me:
                self.accusers.append(speaker)
        elif (form in ("vouch", "trust") or form == "accuse") and target != self.me:
            self.suspicion.praised(speaker, target)

    def _spoke_against(self, speaker: Seat, target: Seat) -> None:
        if target == self.me:
            self.hostile[speaker] = self.hostile.get(speaker, 0) + 1
            if self.role == "human":
                self.suspicion.weigh(speaker, suspicion.ACCUSED_ME_FALSELY)
        else:
            self.suspicion.accused(speaker, target)
            if self.role == "infected" and target == self.certain:
                self.hostile[speaker] = self.hostile.get(speaker, 0) + 1


_HANDLERS: Mapping[str, Callable[[Memory, Args], None]] = {
    "dealt": Memory._dealt,
    "turn_began": Memory._turn_began,
    "turned": Memory._turned,
    "swapped_seats": Memory._swapped_seats,
    "became_infected": Memory._became_infected,
    "became_thing": Memory._became_thing,
    "eliminated": Memory._eliminated,
    "thing_burned": Memory._thing_burned,
    "saw_hand": Memory._saw_hand,
    "showed_hand": Memory._showed_hand,
    "saw_card": Memory._saw_card,
    "showed_card": Memory._showed_card,
    "declined": Memory._declined,
    "discarded": Memory._lost_a_card,
    "forgot": Memory._lost_a_card,
    "blind_dated": Memory._lost_a_card,
    "offered": Memory._offered,
    "exchanged": Memory._exchanged,
    "defended": Memory._defended,
    "cards_went_round": Memory._cards_went_round,
    "passed_on": Memory._passed_on,
    "played": Memory._played,
    "said": Memory._said,
}
