"""Guessing who is an alien.

The infection is followed through the viewer's log with every set of aliens that may have been, each with its chance.
Then one set is drawn, and backwards through the log how it came about. So no guess contradicts what the viewer knows,
and each comes as often as it is likely, if hidden aliens infect as often as they are taken to.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from winterover.core.errors import EngineBug
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View
from winterover.games.thing.known import SEATS, Args
from winterover.games.thing.pieces import ALIEN, ALIEN_DOGS, DOG_TOKENS, HUMAN, IN_PLAY, REVEALED, STATUSES
from winterover.games.thing.rulings import Rules
from winterover.games.thing.state import NOBODY

#: How often a hidden alien is taken to lay out its alien token.
INFECTS = 0.6
DOG_INFECTS = ALIEN_DOGS / DOG_TOKENS
#: How much less likely each further alien is at the start of a position that was built.
FURTHER = 0.1

#: A set of seats, one bit each; and chances of such sets.
Crowd = int
Chances = dict[Crowd, float]
T = TypeVar("T")


class Guess(NamedTuple):
    """A way in which the infection may have spread."""

    roles: list[int]
    #: Round, who, by whom, as the game notes it (T-V-10).
    infections: list[tuple[int, Seat, Seat]]
    #: Who has laid out the alien token in the test under way.
    infecting: set[Seat]
    #: Those with whom the last living human was lost, if none is left (V-33).
    last_humans: tuple[Seat, ...]


class Meeting(NamedTuple):
    """An infection test among Characters or with a dog, and what it may have done."""

    before: Chances
    people: Crowd
    #: For those of them who were aliens already: who became one, with chances.
    outcomes: Mapping[Crowd, Chances]
    round: int
    #: At whose token each of them looked; a dog is nobody.
    sources: Mapping[Seat, Seat]


def guess_roles(rules: Rules, view: View, log: Sequence[Told], is_whole: bool, rng: Rng) -> Guess:
    """Roles and their history."""
    return Spread.of(rules, view, log, is_whole).draw(rng)


class Spread:
    """The chances of all sets of aliens, followed through a log."""

    @classmethod
    def of(cls, rules: Rules, view: View, log: Sequence[Told], is_whole: bool) -> "Spread":
        """A position that was built may have begun with several aliens, or without a human."""
        events = [(_HANDLERS[name], args) for name, args in log if name in _HANDLERS]
        spread = cls(rules, view, events, {1 << seat: 1.0 for seat in range(rules.players)})
        if not spread.chances and not is_whole:
            several = {crowd: FURTHER ** crowd.bit_count() for crowd in range(1, 1 << rules.players)}
            spread = cls(rules, view, events, several)
            if not spread.chances:
                spread = cls(rules, view, events, several, needs_human=False)
        if not spread.chances:
            raise EngineBug("no infection fits what the viewer knows")
        return spread

    def __init__(
        self,
        rules: Rules,
        view: View,
        events: Sequence[tuple[Callable[["Spread", Args], None], Args]],
        start: Chances,
        needs_human: bool = True,
    ) -> None:
        self.players = rules.players
        self.viewer: Seat = NOBODY if view["viewer"] is None else SEATS[view["viewer"]]
        self.chances = start
        #: Infection tests, and seats that left play, in their order.
        self.course: list[Meeting | Seat] = []
        self.needs_human = needs_human
        status = [STATUSES.index(name) for name in view["status"]]
        left = {SEATS[args["seat"]] for handler, args in events if handler in (Spread.assimilated, Spread.revealed)}
        self.in_play = _crowd(seat for seat in range(self.players) if status[seat] == IN_PLAY or seat in left)
        self.at_first = self.in_play
        self._round: int = view["round"] - sum(handler is Spread.round_began for handler, _ in events)
        self._laid: dict[Seat, str | None] = {}
        self._looks: list[tuple[Seat, Seat, str | None]] = []
        self._is_alien(_crowd(seat for seat in range(self.players) if status[seat] == REVEALED and seat not in left))
        for handler, args in events:
            handler(self, args)
        if view["role"] is not None:
            self._has_role(self.viewer, view["role"])
        if rules.end_when_all_infected:  # else the game would be over (T-V-06)
            self._some_human_lives()

    # What the viewer is sure of

    def _is_alien(self, seats: Crowd) -> None:
        self.chances = {crowd: chance for crowd, chance in self.chances.items() if crowd & seats == seats}

    def _is_human(self, seat: Seat) -> None:
        self.chances = {crowd: chance for crowd, chance in self.chances.items() if not crowd >> seat & 1}

    def _has_role(self, seat: Seat, role: str) -> None:
        if role == "alien":
            self._is_alien(1 << seat)
        else:
            self._is_human(seat)

    def _some_human_lives(self) -> None:
        if self.needs_human:
            self.chances = {crowd: chance for crowd, chance in self.chances.items() if self.in_play & ~crowd}

    # Facts, in the order in which they are defined

    def dealt(self, args: Args) -> None:
        if args["role"] is not None:
            self._has_role(self.viewer, args["role"])

    def round_began(self, args: Args) -> None:
        self._round += 1

    def assimilated(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        self.in_play &= ~(1 << seat)
        self.course.append(seat)

    def tokens_laid(self, args: Args) -> None:
        self._laid[SEATS[args["seat"]]] = args["token"]

    def looked(self, args: Args) -> None:
        self._looks.append((SEATS[args["seat"]], SEATS[args["owner"]], args["token"]))

    def dog_tested(self, args: Args) -> None:
        seat, dog = SEATS[args["seat"]], args["dog"]
        chance = DOG_INFECTS if dog is None else float(dog == "alien")
        infected = {crowd: chance for crowd, chance in ((1 << seat, chance), (0, 1 - chance)) if chance}
        self._meet(1 << seat, lambda aliens: {0: 1.0} if aliens else infected, {seat: NOBODY})

    def role_now(self, args: Args) -> None:
        self.test_over(args)
        self._has_role(self.viewer, args["role"])

    def test_over(self, args: Args) -> None:
        """All have looked: the consequences come for all together (T-I-08)."""
        if not self._looks:
            return
        laid, looks, self._laid, self._looks = self._laid, self._looks, {}, []
        people = _crowd([*laid, *(seat for seat, _, _ in looks)])
        sources = {seat: owner for seat, owner, _ in looks}
        self._meet(people, lambda aliens: _after_looking(laid, looks, aliens), sources)

    def role_shown(self, args: Args) -> None:
        self._has_role(SEATS[args["seat"]], args["role"])

    def revealed(self, args: Args) -> None:
        """The game goes on after a reveal only if a human lives (T-V-06, V-33)."""
        self._is_alien(1 << SEATS[args["seat"]])
        self.assimilated(args)
        self._some_human_lives()

    # Meetings

    def _meet(self, people: Crowd, outcome: Callable[[Crowd], Chances], sources: Mapping[Seat, Seat]) -> None:
        outcomes: dict[Crowd, Chances] = {}
        after: Chances = {}
        for crowd, chance in self.chances.items():
            aliens = crowd & people
            if aliens not in outcomes:
                outcomes[aliens] = outcome(aliens)
            for infected, share in outcomes[aliens].items():
                after[crowd | infected] = after.get(crowd | infected, 0.0) + chance * share
        self.course.append(Meeting(self.chances, people, outcomes, self._round, sources))
        self.chances = after

    # Drawing one history

    def draw(self, rng: Rng) -> Guess:
        crowd = aliens = _pick(self.chances.items(), rng)
        infections: list[tuple[int, Seat, Seat]] = []
        lost: list[Crowd] = []
        for event in reversed(self.course):
            if isinstance(event, Meeting):
                crowd, infected = _pick(_ways_to(event, crowd), rng)
                new = _seats(infected)
                infections[:0] = [(event.round, seat, event.sources[seat]) for seat in new]
                lost.insert(0, infected)
            else:
                lost.insert(0, 0 if crowd >> event & 1 else 1 << event)
        infections[:0] = [(0, seat, NOBODY) for seat in _seats(crowd)]
        roles = [ALIEN if aliens >> seat & 1 else HUMAN for seat in range(self.players)]
        infecting = {seat for seat, token in self._laid.items() if self._infects(roles[seat], token, rng)}
        last = () if self.in_play & ~aliens else self._last_humans(crowd, lost)
        return Guess(roles, infections, infecting, last)

    def _infects(self, role: int, token: str | None, rng: Rng) -> bool:
        if token is not None:
            return token == "alien"
        return role == ALIEN and rng.below(100) < 100 * INFECTS

    def _last_humans(self, aliens: Crowd, lost: Iterable[Crowd]) -> tuple[Seat, ...]:
        humans = self.at_first & ~aliens
        for seats in lost:
            humans &= ~seats
            if not humans:
                return tuple(_seats(seats))
        return ()


_HANDLERS: dict[str, Callable[[Spread, Args], None]] = {
    "dealt": Spread.dealt,
    "round_began": Spread.round_began,
    "assimilated": Spread.assimilated,
    "tokens_laid": Spread.tokens_laid,
    "looked": Spread.looked,
    "dog_tested": Spread.dog_tested,
    "role_now": Spread.role_now,
    "suspicion": Spread.test_over,
    "role_shown": Spread.role_shown,
    "revealed": Spread.revealed,
}


def _after_looking(
    laid: Mapping[Seat, str | None], looks: Sequence[tuple[Seat, Seat, str | None]], aliens: Crowd
) -> Chances:
    """Who became an alien, if these of the participants were aliens; empty if the viewer knows better."""
    found: Chances = {0: 1.0}
    for owner, token in laid.items():
        infects = 0.0
        if aliens >> owner & 1:
            infects = INFECTS if token is None else float(token == "alien")
        seen = _after_looking_at(infects, [(seat, face) for seat, other, face in looks if other == owner])
        combined: Chances = {}
        for one, chance in found.items():
            for two, share in seen.items():
                infected = one | two & ~aliens
                combined[infected] = combined.get(infected, 0.0) + chance * share
        found = combined
    return found


def _after_looking_at(infects: float, looks: Sequence[tuple[Seat, str | None]]) -> Chances:
    """Who saw the alien token of one owner: each looked at another of the two (T-I-06)."""
    saw = [seat for seat, face in looks if face == "alien"]
    found: Chances = {} if saw else {0: 1 - infects * len(looks) / 2}
    for seat, face in looks:
        if face != "human" and saw in ([], [seat]):
            found[1 << seat] = infects / 2
    return {crowd: chance for crowd, chance in found.items() if chance}


def _ways_to(meeting: Meeting, crowd: Crowd) -> list[tuple[tuple[Crowd, Crowd], float]]:
    """The sets of aliens before a meeting that it may have turned into this one, each with those it infected."""
    ways = []
    now = crowd & meeting.people
    for aliens, outcomes in meeting.outcomes.items():
        for infected, share in outcomes.items():
            if aliens | infected == now:
                before = crowd & ~meeting.people | aliens
                ways.append(((before, infected), meeting.before.get(before, 0.0) * share))
    return ways


# Sets of seats


def _crowd(seats: Iterable[Seat]) -> Crowd:
    crowd = 0
    for seat in seats:
        crowd |= 1 << seat
    return crowd


def _seats(crowd: Crowd) -> list[Seat]:
    return [seat for seat in range(crowd.bit_length()) if crowd >> seat & 1]


def _pick(chances: Iterable[tuple[T, float]], rng: Rng) -> T:
    """One of several, as often as its chance says."""
    found = [(one, chance) for one, chance in chances if chance]
    left = sum(chance for _, chance in found) * rng.below(1 << 30) / (1 << 30)
    for one, chance in found:
        left -= chance
        if left < 0:
            return one
    return found[-1][0]
