"""What a seat remembers of everything that it was told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from winterover.bots.heuristic.thing import suspicion
from winterover.bots.heuristic.thing.suspicion import Suspicion
from winterover.bots.heuristic.thing.table import SEAT
from winterover.core.facts import Told
from winterover.core.seats import Seat

Args = Mapping[str, Any]


class Memory:
    """The own role, who met whom, who spoke against whom, and the suspicions that follow from it all."""

    def __init__(self, me: Seat, players: int) -> None:
        self.me = me
        self.role = "human"
        self.round = 0
        self.suspicion = Suspicion(me, players)
        #: Seats that I know to be aliens like me, because I infected them or they infected me.
        self.kin: set[Seat] = set()
        #: Seats shown to be human that have met nobody since.
        self.proven: set[Seat] = set()
        #: Seats that say they own Keys, and what each seat last wished for.
        self.keepers: set[Seat] = set()
        self.wishes: dict[Seat, str] = {}
        #: Whoever spoke or voted against me since I last spoke.
        self.accusers: list[Seat] = []
        #: What I have said already.
        self.said: set[str] = set()
        #: To whom I have offered something in this phase.
        self.courted: set[Seat] = set()
        #: What the Collective's members chose, ballot after ballot, each in order of reveal.
        self.ballots: list[str] = []
        self.is_frozen = False
        self._rooms: dict[Seat, str] = {}
        #: By whom each seat has been named as an alien.
        self._named: dict[Seat, set[Seat]] = {}

    def hear(self, told: Sequence[Told]) -> None:
        for name, args in told:
            handler = _HANDLERS.get(name)
            if handler is not None:
                handler(self, args)

    def _weigh(self, seat: Seat, odds: suspicion.Odds) -> None:
        if seat != self.me:
            self.suspicion.weigh(seat, odds)

    # The round

    def _dealt(self, args: Args) -> None:
        if SEAT[args["seat"]] == self.me and args["role"] == "alien":
            self.role = "alien"
            self.suspicion.begin_as_alien()

    def _round_began(self, args: Args) -> None:
        self.round = args["round"]
        self._rooms.clear()
        self.courted.clear()
        self.wishes.clear()

    def _boiler_destroyed(self, args: Args) -> None:
        self.is_frozen = True

    # Moves

    def _went(self, args: Args) -> None:
        """Aliens seek company, humans shun it."""
        seat, room = SEAT[args["seat"]], args["room"]
        if seat != self.me and room != "dormitory":
            is_joining = room in self._rooms.values()
            self.suspicion.weigh(seat, suspicion.JOINED if is_joining else suspicion.KEPT_APART)
        self._rooms[seat] = room

    def _card_shown(self, args: Args) -> None:
        is_harm = args["card"] == "sabotage"
        self._weigh(SEAT[args["seat"]], suspicion.SHOWED_SABOTAGE if is_harm else suspicion.SHOWED_HELP)

    # Encounters

    def _withdrew(self, args: Args) -> None:
        self._weigh(SEAT[args["seat"]], suspicion.WITHDREW)

    def _attacked(self, args: Args) -> None:
        self._weigh(SEAT[args["seat"]], suspicion.ATTACKED)

    def _tokens_laid(self, args: Args) -> None:
        self.suspicion.laid_tokens(SEAT[args["seat"]])

    def _looked(self, args: Args) -> None:
        viewer, owner, token = SEAT[args["seat"]], SEAT[args["owner"]], args["token"]
        self.proven.discard(viewer)
        if token is None:
            self.suspicion.looked(viewer, owner)
        elif viewer == self.me:
            if token == "alien":
                self.suspicion.convict(owner)
                self.kin.add(owner)
            else:
                self.suspicion.saw_human_token(owner)
        elif token == "alien":
            self.suspicion.infected(viewer)
            self.kin.add(viewer)

    def _dog_tested(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        self.proven.discard(seat)
        if seat != self.me:
            self.suspicion.met_dog(seat)

    def _role_now(self, args: Args) -> None:
        self.role = args["role"]
        if self.role == "alien":
            self.suspicion.infected(self.me)

    # Actions

    def _burned(self, args: Args) -> None:
        odds = suspicion.BURNED_IN_FROST if self.is_frozen else suspicion.BURNED_FOR_NOTHING
        self._weigh(SEAT[args["seat"]], odds)

    def _stopped(self, args: Args) -> None:
        if args["left"] > 1:
            self._weigh(SEAT[args["seat"]], suspicion.STOPPED_EARLY)

    # The Rec Room and the tests

    def _traded(self, args: Args) -> None:
        if "keys" in args["gave"] or "keys" in args["got"]:
            self.keepers -= {SEAT[args["seat"]], SEAT[args["to"]]}

    def _voted(self, args: Args) -> None:
        if args["target"] is not None:
            self._name(SEAT[args["seat"]], SEAT[args["target"]])

    def _name(self, speaker: Seat, target: Seat) -> None:
        self._named.setdefault(target, set()).add(speaker)
        if target == self.me and speaker != self.me:
            self.accusers.append(speaker)
            if self.role == "human":
                self.suspicion.weigh(speaker, suspicion.ACCUSED_ME)

    def _test_offered(self, args: Args) -> None:
        self._weigh(SEAT[args["seat"]], suspicion.OFFERED_TEST)

    def _role_shown(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        is_alien = args["role"] == "alien"
        if is_alien:
            self._convict(seat)
        else:
            self.proven.add(seat)
            if seat != self.me:
                self.suspicion.clear(seat)
        for speaker in self._named.pop(seat, ()):
            self._weigh(speaker, suspicion.NAMED_ALIEN if is_alien else suspicion.NAMED_HUMAN)

    def _revealed(self, args: Args) -> None:
        seat = SEAT[args["seat"]]
        self._convict(seat)
        self.keepers.discard(seat)

    def _convict(self, seat: Seat) -> None:
        self.proven.discard(seat)
        if seat != self.me:
            self.suspicion.convict(seat)

    # The Collective

    def _collective_voted(self, args: Args) -> None:
        self.ballots.append(args["choice"]["code"])

    # Words

    def _said(self, args: Args) -> None:
        speaker, words = SEAT[args["speaker"]], args["words"]
        if words is None:
            return
        if speaker == self.me:
            self.said.add(words)
            return
        form, *rest = words.split()
        if form in ("accuse", "distrust") and SEAT[rest[0]] != speaker:
            self._name(speaker, SEAT[rest[0]])
        elif form == "own" and rest[0] == "keys":
            self.keepers.add(speaker)
        elif form == "without" and rest[0] == "keys":
            self.keepers.discard(speaker)
        elif form == "want":
            self.wishes[speaker] = rest[0]


_HANDLERS: Mapping[str, Callable[[Memory, Args], None]] = {
    "dealt": Memory._dealt,
    "round_began": Memory._round_began,
    "boiler_destroyed": Memory._boiler_destroyed,
    "went": Memory._went,
    "went_lit": Memory._went,
    "went_special": Memory._went,
    "card_shown": Memory._card_shown,
    "withdrew": Memory._withdrew,
    "attacked": Memory._attacked,
    "tokens_laid": Memory._tokens_laid,
    "looked": Memory._looked,
    "dog_tested": Memory._dog_tested,
    "role_now": Memory._role_now,
    "burned": Memory._burned,
    "stopped": Memory._stopped,
    "traded": Memory._traded,
    "voted": Memory._voted,
    "test_offered": Memory._test_offered,
    "role_shown": Memory._role_shown,
    "revealed": Memory._revealed,
    "collective_voted": Memory._collective_voted,
    "said": Memory._said,
}
