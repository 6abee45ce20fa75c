"""Positions in a few readable lines, for tests, puzzles and designers.

    table = Scenario("ring A B C D; turn A; A(H): FLA WHI SED NOT; B(H): SUS SUS AXE COM; draw: SUS")
    table.do("A discard SUS", "A offer WHI", "B give AXE")
    assert table.hand("A") == "AXE FLA NOT SED"

Parts are separated by `;` or new lines:

    ring A B C D      living players, clockwise          dir -            counter-clockwise play (dir +: clockwise)
    turn A            whose turn begins                  A(I): I WHI ...  role (H, I, T) and hand
    draw: SUS I       the draw pile, top card first      discard: AXE     the discard pile, top card first
    door A|B          a door clockwise from A to B       q(B)=2           a Quarantine, with its counter
    dead C(H)         eliminated in that role

A hand that is not given is `SUS SUS SUS WHI` (with `T` or `I` in front of two or three of them for those roles). If
nobody is given as The Thing and it is not in the deck, the last of the ring is it. A draw pile that is not given is
long and full of `SUS`. A part that is none of these, or names a seat or card that is not there, raises ValueError. The
game stands still between turns, so that the position can be looked at; the next deed, or `begin_turn`, starts the turn.
"""

import re
from collections.abc import Iterator
from typing import Any

from winterover.core.facts import Told
from winterover.core.game import Config
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, Seat, seat_of
from winterover.core.views import View
from winterover.games.stayaway import turn
from winterover.games.stayaway.cards import (
    BY_SPEC_CODE,
    KINDS,
    LOCKED_DOOR,
    NAMES,
    NONE,
    QUARANTINE,
    SPEC_CODES,
    THE_THING,
)
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.roles import HUMAN, TAINTED, THING
from winterover.games.stayaway.rulings import RULEBOOK, Rules
from winterover.games.stayaway.state import NOBODY, State

_ROLES = {"H": HUMAN, "I": TAINTED, "T": THING}
_FILLERS = {HUMAN: "SUS SUS SUS WHI", TAINTED: "I SUS SUS WHI", THING: "T SUS SUS WHI"}
_LONG_PILE = 60

_CARDS = rf"((?:\s*\b(?:{'|'.join(SPEC_CODES)})\b)*)"

_RING = re.compile(r"ring((?: +[A-L])+)")
_DIRECTION = re.compile(r"dir ([+-])")
_TURN = re.compile(r"turn ([A-L])")
_PLAYER = re.compile(rf"([A-L])(?:\(([HIT])\))?(?::{_CARDS})?")
_PILE = re.compile(rf"(draw|discard):{_CARDS}")
_DOOR = re.compile(r"door ([A-L])\|([A-L])")
_QUARANTINE = re.compile(r"q\(([A-L])\)=(\d+)")
_DEAD = re.compile(r"dead ([A-L])\(([HIT])\)")
_FORMS = (_RING, _DIRECTION, _TURN, _PLAYER, _PILE, _DOOR, _QUARANTINE, _DEAD)
#: The forms that speak of players in the ring: which of their groups are seats.
_SEATS_OF = {_TURN: (1,), _PLAYER: (1,), _DOOR: (1, 2), _QUARANTINE: (1,)}


class _Paused(State):
    """A state that waits between turns."""

    __slots__ = ()

    def run(self) -> None:
        while self.agenda and self.agenda[-1][0] is not turn.begin and not self.asks and not self.over:
            step, *args = self.agenda.pop()
            step(self, *args)


def _cards(text: str) -> list[int]:
    return [BY_SPEC_CODE[code] for code in text.split()]


class Scenario:
    """A position built from text, and what can be done with it."""

    def __init__(self, text: str, *, edition: str = "E1", seed: int = 0, **rulings: object) -> None:
        parts = [part.strip() for part in re.split(r"[;\n]", text) if part.strip()]
        self._parts = parts
        ring = self._ring()
        dead = {seat_of(match[1]): _ROLES[match[2]] for match in self._all(_DEAD)}
        self._check_parts(ring)
        players = max([*ring, *dead]) + 1
        settled = RULEBOOK.settle(edition, rulings)
        rules = Rules(players, settled)
        g = _Paused(rules, Rng.from_number(seed), listening=True)
        self.state: State = g
        g.ring = ring
        g.place = [ring.index(seat) if seat in ring else -1 for seat in range(players)]
        g.doors = [False] * len(ring)
        for seat, role in dead.items():
            g.fallen[seat] = g.roles[seat] = role
        self._seat_players()
        self._lay_obstacles()
        self._stack_piles()
        g.humans = sum(g.roles[seat] == HUMAN for seat in ring)
        g.thing = next((seat for seat in range(players) if g.roles[seat] == THING), NOBODY)
        if g.thing in dead:
            g.removed = [THE_THING]
        rules.counts = self._count()
        g.active = next((seat_of(match[1]) for match in self._all(_TURN)), ring[0])
        config = Config(GAME.name, players, edition, {key: settled[key] for key in rulings})
        self.match = Match.at(GAME, config, g)
        turn.pass_to(g, g.active)

    # Building

    def _all(self, form: re.Pattern[str]) -> Iterator[re.Match[str]]:
        """The parts of this form."""
        return filter(None, map(form.fullmatch, self._parts))

    def _ring(self) -> list[Seat]:
        for match in self._all(_RING):
            return [seat_of(name) for name in match[1].split()]
        return [0, 1, 2, 3]

    def _check_parts(self, ring: list[Seat]) -> None:
        """A slip of the pen must not become another position."""
        for part in self._parts:
            if not any(form.fullmatch(part) for form in _FORMS):
                raise ValueError(f"not understood: {part!r}")
        if len(set(ring)) < len(ring):
            raise ValueError("a seat is in the ring twice")
        for form, groups in _SEATS_OF.items():
            for match in self._all(form):
                if any(seat_of(match[group]) not in ring for group in groups):
                    raise ValueError(f"not in the ring: {match[0]!r}")
        for match in self._all(_DEAD):
            if seat_of(match[1]) in ring:
                raise ValueError(f"still in the ring: {match[0]!r}")

    def _seat_players(self) -> None:
        g = self.state
        given: dict[Seat, str | None] = {}
        for match in self._all(_PLAYER):
            seat = seat_of(match[1])
            g.roles[seat] = _ROLES[match[2] or "H"]
            given[seat] = match[3]
        if not g.rules.thing_in_deck and THING not in g.roles:
            g.roles[g.ring[-1]] = THING
        for seat in g.ring:
            hand = given.get(seat)
            g.hands[seat] = sorted(_cards(_FILLERS[g.roles[seat]] if hand is None else hand))

    def _lay_obstacles(self) -> None:
        g = self.state
        for match in self._all(_DIRECTION):
            g.direction = 1 if match[1] == "+" else -1
        for match in self._all(_QUARANTINE):
            g.quarantine[seat_of(match[1])] = int(match[2])
        for match in self._all(_DOOR):
            left, right = seat_of(match[1]), seat_of(match[2])
            gap = g.place[left]
            if g.ring[(gap + 1) % len(g.ring)] != right:
                raise ValueError(f"{match[2]} is not the clockwise neighbour of {match[1]}: {match[0]!r}")
            g.doors[gap] = True

    def _stack_piles(self) -> None:
        g = self.state
        piles = {match[1]: match[2] for match in self._all(_PILE)}
        g.draw = _cards(piles["draw"])[::-1] if "draw" in piles else _cards("SUS") * _LONG_PILE
        g.discard = _cards(piles.get("discard", ""))[::-1]

    def _count(self) -> tuple[int, ...]:
        g = self.state
        counts = [0] * KINDS
        for pile in (*g.hands, g.draw, g.discard, g.removed):
            for card in pile:
                counts[card] += 1
        counts[LOCKED_DOOR] += sum(g.doors)
        counts[QUARANTINE] += sum(turns > 0 for turns in g.quarantine)
        return tuple(counts)

    # Doing

    def begin_turn(self) -> "Scenario":
        """Start the turn that is waiting."""
        g = self.state
        while not g.over and not g.asks and g.agenda:
            step, *args = g.agenda.pop()
            step(g, *args)
            if step is turn.begin:
                break
        g.run()
        self.match.facts += g.collect()
        return self

    def do(self, *deeds: str) -> "Scenario":
        """Carry out deeds such as `A discard SUS`; cards by their short codes or their names."""
        for deed in deeds:
            if not self.state.asks:
                self.begin_turn()
            who, code = deed.split(" ", 1)
            self.match.act(seat_of(who), self.code(code))
            GAME.audit(self.state)
        return self

    @staticmethod
    def code(text: str) -> str:
        """A code with the specification's card codes spelled out."""
        return " ".join(NAMES[BY_SPEC_CODE[word]] if word in BY_SPEC_CODE else word for word in text.split())

    # Looking

    @property
    def turn(self) -> str:
        """Whose turn it is, or is about to be."""
        agenda = self.state.agenda
        if agenda and not self.state.asks:
            return LETTERS[agenda[-1][1]]
        return LETTERS[self.state.active]

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what; a turn that is waiting begins first."""
        if not self.state.asks and not self.state.over:
            self.begin_turn()
        return [(LETTERS[ask.seat], GAME.asks[ask.kind].name) for ask in self.state.asks]

    @property
    def between_turns(self) -> bool:
        """Whether a turn has ended and the next has not begun."""
        return not self.state.asks and not self.state.over

    def options(self, who: str) -> list[str]:
        """The codes that a seat may answer with, in the specification's card codes, sorted."""
        if not self.state.asks and not self.state.over:
            self.begin_turn()
        codes = [GAME.code(option) for ask in self.state.asks if ask.seat == seat_of(who) for option in ask.options]
        return sorted(self.short(code) for code in codes)

    @staticmethod
    def short(code: str) -> str:
        """A code with card names shortened to the specification's codes."""
        return " ".join(SPEC_CODES[NAMES.index(word)] if word in NAMES else word for word in code.split())

    def hand(self, who: str) -> str:
        """A hand in the specification's card codes, in alphabetical order."""
        return " ".join(sorted(SPEC_CODES[card] for card in self.state.hands[seat_of(who)]))

    def role(self, who: str) -> str:
        return "HIT"[self.state.roles[seat_of(who)]]

    @property
    def ring(self) -> str:
        return " ".join(LETTERS[seat] for seat in self.state.ring)

    @property
    def doors(self) -> list[str]:
        g = self.state
        size = len(g.ring)
        return [
            f"{LETTERS[g.ring[gap]]}|{LETTERS[g.ring[(gap + 1) % size]]}" for gap, shut in enumerate(g.doors) if shut
        ]

    def quarantine(self, who: str) -> int:
        return self.state.quarantine[seat_of(who)]

    @property
    def draw(self) -> str:
        """The draw pile, top card first."""
        return " ".join(SPEC_CODES[card] for card in reversed(self.state.draw))

    @property
    def discard(self) -> str:
        """The discard pile from the bottom."""
        return " ".join(SPEC_CODES[card] for card in self.state.discard)

    @property
    def on_table(self) -> str | None:
        """The card in use."""
        return None if self.state.card == NONE else SPEC_CODES[self.state.card]

    @property
    def winners(self) -> str:
        return " ".join(LETTERS[seat] for seat in self.state.winners)

    @property
    def ending(self) -> str:
        return self.state.ending

    def view(self, who: str | None) -> View:
        return self.match.view(None if who is None else seat_of(who))

    def told(self, who: str | None, name: str | None = None) -> list[Told]:
        """What a seat (or the spectator) was told so far; of one kind, if named."""
        log = self.match.log(None if who is None else seat_of(who))
        return [told for told in log if name in (None, told.name)]

    def last(self, who: str | None, name: str) -> dict[str, Any]:
        """The arguments of the latest fact of this kind that the viewer was told."""
        return dict(self.told(who, name)[-1].args)
