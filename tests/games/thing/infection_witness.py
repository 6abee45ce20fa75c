"""Whether the infection in a world may have gone as its history says, checked against a viewer's log.

Everything that anybody could have caught is in the log: who looked at whose token, who was alone with a dog. The rest
is what the viewer saw with its own eyes, and that the game goes on.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from winterover.core.facts import Told
from winterover.core.seats import LETTERS, Seat, seat_of
from winterover.games.thing.pieces import ALIEN, HUMAN, IN_PLAY
from winterover.games.thing.state import NOBODY, State

NEVER = 1 << 30
AT_FIRST = -1


class Chance(NamedTuple):
    """An occasion to be infected: where in the log, who, by whom (a dog is nobody), what the viewer saw of it."""

    place: int
    round: int
    seat: Seat
    by: Seat
    token: str | None
    #: Where in the log the owner laid out the token.
    laid: int


class InfectionWitness:
    """All that one viewer was told about the infection."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.chances: list[Chance] = []
        #: Where in the log somebody's role was certain.
        self.roles: list[tuple[int, Seat, str]] = []
        self.own_start: str | None = None
        #: Where in the log somebody left play, and where others revealed themselves.
        self.left: dict[Seat, int] = {}
        self.reveals: list[int] = []
        self.read = 0
        self._round = 0
        self._laid: dict[Seat, int] = {}

    def look(self, told: Sequence[Told]) -> None:
        for name, args in told:
            self._note(name, args)
            self.read += 1

    def _note(self, name: str, args: Any) -> None:
        seat = seat_of(args["seat"]) if args.get("seat") else NOBODY
        if name == "round_began":
            self._round = args["round"]
        elif name == "dealt" and args["role"] is not None:
            self.own_start = args["role"]
        elif name == "tokens_laid":
            self._laid[seat] = self.read
            if args["token"] == "alien":
                self.roles.append((self.read, seat, "alien"))
        elif name == "looked":
            owner = seat_of(args["owner"])
            self.chances.append(Chance(self.read, self._round, seat, owner, args["token"], self._laid[owner]))
            if args["token"] == "alien":
                self.roles += [(self._laid[owner], owner, "alien"), (self.read, seat, "alien")]
        elif name == "dog_tested":
            token = None if args["dog"] is None else {"healthy": "human"}.get(args["dog"], "alien")
            self.chances.append(Chance(self.read, self._round, seat, NOBODY, token, NEVER))
        elif name in ("role_shown", "role_now"):
            self.roles.append((self.read, seat, args["role"]))
        elif name == "revealed":
            self.roles.append((self.read, seat, "alien"))
            self.reveals.append(self.read)
        if name in ("revealed", "assimilated"):
            self.left[seat] = self.read

    def contradictions(self, world: State) -> Iterator[str]:
        caught, wrong = self._history(world)
        yield from wrong
        aliens = {seat for seat, role in enumerate(world.roles) if role == ALIEN}
        if aliens != set(caught):
            yield f"the aliens are {aliens}, the history tells of {set(caught)}"
        for place, seat, role in self.roles:
            if (caught.get(seat, NEVER) <= place) != (role == "alien"):
                yield f"{LETTERS[seat]} was {role} at {place}"
        if self.own_start is not None and self.viewer is not None:
            if (caught.get(self.viewer) == AT_FIRST) != (self.own_start == "alien"):
                yield "the viewer knows what it was dealt"
        for seat, laid in enumerate(world.laid):
            if laid > 0 and seat not in aliens:
                yield f"{LETTERS[seat]} has no alien token"
        yield from self._ended(world, caught)

    def _history(self, world: State) -> tuple[dict[Seat, int], list[str]]:
        """When each was infected, and what is impossible about it."""
        caught: dict[Seat, int] = {}
        wrong = []
        used: set[tuple[int, Seat]] = set()
        for number, (round_number, seat, by) in enumerate(world.infections):
            if number == 0:
                caught[seat] = AT_FIRST
                if (round_number, by) != (0, NOBODY):
                    wrong.append("the first alien was there at the start")
                continue
            found = [
                chance
                for chance in self.chances
                if (chance.round, chance.seat, chance.by) == (round_number, seat, by) and chance.token != "human"
            ]
            if seat in caught or not found:
                wrong.append(f"{LETTERS[seat]} cannot have been infected in round {round_number} by {by}")
                continue
            chance = found[0]
            caught[seat] = chance.place
            if by == NOBODY:
                continue
            if caught.get(by, NEVER) > chance.laid:
                wrong.append(f"{LETTERS[by]} was human when it laid out its tokens for {LETTERS[seat]}")
            if (chance.laid, by) in used or self._was_seen_elsewhere(chance):
                wrong.append(f"{LETTERS[by]} laid out one alien token, and {LETTERS[seat]} did not get it")
            used.add((chance.laid, by))
        return caught, wrong

    def _was_seen_elsewhere(self, chance: Chance) -> bool:
        same = [other for other in self.chances if (other.laid, other.by) == (chance.laid, chance.by)]
        return any(other.token == "alien" and other.seat != chance.seat for other in same)

    def _ended(self, world: State, caught: dict[Seat, int]) -> Iterator[str]:
        """The game goes on (T-V-06), by `atNextReveal` because somebody was human at the last reveal (V-33)."""
        people = range(len(world.roles))
        for place in self.reveals:
            if all(caught.get(seat, NEVER) <= place or self.left.get(seat, NEVER) <= place for seat in people):
                yield f"the game ended at {place}"
        alive = [seat for seat in people if world.status[seat] == IN_PLAY and world.roles[seat] == HUMAN]
        if world.rules.end_when_all_infected and not alive:
            yield "the game is over"
        if not alive and not world.last_humans:
            yield "nobody was the last human"
