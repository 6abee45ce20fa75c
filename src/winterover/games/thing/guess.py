"""Guessing who is an alien: the game's encounters are played through again with chance where the viewer saw nothing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View
from winterover.games.thing.known import SEATS
from winterover.games.thing.pieces import ALIEN, ALIEN_DOGS, DOG_TOKENS, HUMAN, ROLES, STATUSES
from winterover.games.thing.state import NOBODY

#: How often a hidden alien is taken to lay out its alien token.
INFECTS_PERCENT = 60
#: Histories that are tried before what is certain alone decides.
TRIES = 60

Args = Mapping[str, Any]
Roles = tuple[list[int], list[tuple[int, Seat, Seat]]]


class Contradiction(Exception):
    """A history that the viewer knows to be false."""


class History:
    """One way in which the infection may have spread."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.rng = rng
        self.viewer: Seat = NOBODY if view["viewer"] is None else SEATS[view["viewer"]]
        self.roles = [HUMAN] * len(view["status"])
        self.infections: list[tuple[int, Seat, Seat]] = []
        self.round = 0
        #: Whether each participant laid out its alien token, and whether somebody has taken it.
        self._alien_out: dict[Seat, bool] = {}

    def infect(self, seat: Seat, by: Seat) -> None:
        if self.roles[seat] == HUMAN:
            self.roles[seat] = ALIEN
            self.infections.append((self.round, seat, by))

    # Facts, in the order in which they are defined

    def round_began(self, args: Args) -> None:
        self.round = args["round"]

    def tokens_laid(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        if args["token"] is not None:
            self._alien_out[seat] = args["token"] == "alien"
        else:
            self._alien_out[seat] = self.roles[seat] == ALIEN and self.rng.below(100) < INFECTS_PERCENT

    def looked(self, args: Args) -> None:
        seat, owner = SEATS[args["seat"]], SEATS[args["owner"]]
        if args["token"] is not None:
            if args["token"] == "alien":
                if self.roles[owner] == HUMAN and (self.round, owner) not in self._infected_now():
                    raise Contradiction
                self.infect(seat, owner)
            return
        if self._alien_out.get(owner) and self.rng.below(2):
            self._alien_out[owner] = False
            self.infect(seat, owner)

    def _infected_now(self) -> set[tuple[int, Seat]]:
        return {(number, seat) for number, seat, _ in self.infections}

    def dog_tested(self, args: Args) -> None:
        seat = SEATS[args["seat"]]
        is_alien = args["dog"] == "alien" if args["dog"] is not None else self.rng.below(DOG_TOKENS) < ALIEN_DOGS
        if is_alien:
            self.infect(seat, NOBODY)

    def role_shown(self, args: Args) -> None:
        if self.roles[SEATS[args["seat"]]] != ROLES.index(args["role"]):
            raise Contradiction

    def revealed(self, args: Args) -> None:
        if self.roles[SEATS[args["seat"]]] != ALIEN:
            raise Contradiction


_HANDLERS: dict[str, Callable[[History, Args], None]] = {
    "round_began": History.round_began,
    "tokens_laid": History.tokens_laid,
    "looked": History.looked,
    "dog_tested": History.dog_tested,
    "role_shown": History.role_shown,
    "revealed": History.revealed,
}


def guess_roles(view: View, log: Sequence[Told], rng: Rng, needs_human: bool) -> Roles:
    """Roles and infection log that fit all that the viewer knows."""
    events = [told for told in log if told.name in _HANDLERS]
    certain = Certain(view, log)
    for _ in range(TRIES):
        history = History(view, rng)
        history.infect(rng.pick(certain.may_be_first), NOBODY)
        try:
            for name, args in events:
                _HANDLERS[name](history, args)
        except Contradiction:
            continue
        if certain.fits(history.roles, needs_human):
            return history.roles, history.infections
    return certain.plainest(rng, needs_human)


class Certain:
    """The roles that the viewer can be sure of."""

    def __init__(self, view: View, log: Sequence[Told]) -> None:
        self.viewer: Seat = NOBODY if view["viewer"] is None else SEATS[view["viewer"]]
        self.status = [STATUSES.index(status) for status in view["status"]]
        self.own = None if view["role"] is None else ROLES.index(view["role"])
        self.aliens: set[Seat] = set()
        self.humans: set[Seat] = set()
        may_be_first = set(range(len(self.status)))
        for name, args in log:
            if name == "dealt" and args["role"] is not None:
                may_be_first = {self.viewer} if args["role"] == "alien" else may_be_first - {self.viewer}
            elif name == "revealed":
                self.aliens.add(SEATS[args["seat"]])
            elif name == "looked":
                self._looked(SEATS[args["seat"]], SEATS[args["owner"]], args["token"])
            elif name == "dog_tested":
                self.humans.discard(SEATS[args["seat"]])
            elif name == "role_shown" and args["role"] == "human":
                self.humans.add(SEATS[args["seat"]])
                may_be_first.discard(SEATS[args["seat"]])
            elif name == "role_shown":
                self.aliens.add(SEATS[args["seat"]])
        self.may_be_first = sorted(may_be_first)
        if self.own is not None:
            (self.aliens if self.own == ALIEN else self.humans).add(self.viewer)

    def _looked(self, seat: Seat, owner: Seat, token: str | None) -> None:
        """Whoever looked at an alien token is an alien now, and so is its owner; an unseen one may have infected."""
        if token == "alien":
            self.aliens |= {seat, owner}
        if token != "human":
            self.humans.discard(seat)

    def fits(self, roles: list[int], needs_human: bool) -> bool:
        if any(roles[seat] == HUMAN for seat in self.aliens) or any(roles[seat] == ALIEN for seat in self.humans):
            return False
        return not needs_human or any(
            role == HUMAN and status == 0 for role, status in zip(roles, self.status, strict=True)
        )

    def plainest(self, rng: Rng, needs_human: bool) -> Roles:
        """Nobody is an alien but those of whom it is certain, and one who may have been the first."""
        roles = [ALIEN if seat in self.aliens else HUMAN for seat in range(len(self.status))]
        possible = [seat for seat in self.may_be_first if seat not in self.humans]
        first = [seat for seat in possible if roles[seat] == ALIEN]
        if not first:
            hidden = [seat for seat in possible if not needs_human or self._leaves_a_human(roles, seat)]
            first = hidden or possible or self.may_be_first
        begun = rng.pick(first)
        roles[begun] = ALIEN
        others = [seat for seat, role in enumerate(roles) if role == ALIEN and seat != begun]
        return roles, [(0, begun, NOBODY), *((0, seat, begun) for seat in others)]

    def _leaves_a_human(self, roles: list[int], first: Seat) -> bool:
        return any(role == HUMAN and self.status[seat] == 0 and seat != first for seat, role in enumerate(roles))
