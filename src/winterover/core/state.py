"""The part of a game's state that every game shares: open asks, the agenda of what comes next, chance and facts.

Rules are module-level functions that take the state, change it and say what comes next. What comes next is data in
the state, so a copy is exact and a search can branch anywhere.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from winterover.core.facts import Args, Fact, FactKind
from winterover.core.rng import Rng
from winterover.core.seats import Seat

#: The game waits for this ask; its answer closes every window beside it.
MAIN = 0
#: One of several asks put at once; the answers stay sealed until all are in.
SEALED = 1
#: Open beside the main ask; nobody is told who has which options, not even who is asked.
WINDOW = 2
#: One of several asks open at once, each carried out as it is answered; the game goes on when none is left.
OPEN = 3

#: An agenda entry is (step, *plain arguments); the arguments are public facts, hidden ones live in the state.
Step = Callable[..., None]


class Ask:
    """A choice put to one seat. It never changes once it is open, so copies of a state share it."""

    __slots__ = ("kind", "mode", "number", "options", "seat", "then", "who")

    def __init__(
        self, number: int, seat: Seat, kind: int, options: Sequence[int], then: Step, mode: int, who: int | None = None
    ) -> None:
        #: How many answers had been given when it was opened: a later answer to it is recognised as stale.
        self.number = number
        self.seat = seat
        #: For whom the seat answers: for itself, or in games in which people run several figures for one of these.
        self.who = seat if who is None else who
        self.kind = kind
        self.options = options
        self.then = then
        self.mode = mode


class State:
    """What every game's state has. A game adds slots of its own and extends `copy`."""

    __slots__ = ("agenda", "answers", "asks", "facts", "over", "rng", "sealed")

    def __init__(self, rng: Rng, listening: bool) -> None:
        self.rng = rng
        self.agenda: list[tuple[Any, ...]] = []
        self.asks: list[Ask] = []
        self.sealed: dict[Seat, int] = {}
        self.answers = 0
        self.over = False
        #: Facts not yet collected, or None while nobody listens: then they are not even built.
        self.facts: list[Fact] | None = [] if listening else None

    def copy_shared_into(self, twin: "State") -> None:
        """Fill the shared slots of a copy, which listens to nothing."""
        twin.rng = self.rng.copy()
        twin.agenda = self.agenda.copy()
        twin.asks = self.asks.copy()
        twin.sealed = self.sealed.copy()
        twin.answers = self.answers
        twin.over = self.over
        twin.facts = None

    # What comes next

    def next(self, step: Step, *args: Any) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append((step, *args))

    def run(self) -> None:
        """Carry out the agenda until somebody is asked or the game is over."""
        agenda = self.agenda
        while agenda and not self.asks and not self.over:
            entry = agenda.pop()
            entry[0](self, *entry[1:])

    def finish(self) -> None:
        """End the game: whatever was pending is dropped."""
        self.over = True
        self.asks = []
        self.sealed = {}
        self.agenda.clear()

    # Asking

    def ask(self, seat: Seat, kind: int, options: Sequence[int], then: Step) -> None:
        """Put a choice to one seat; `then(state, seat, option)` goes on with the answer."""
        self.asks = [Ask(self.answers, seat, kind, options, then, MAIN)]

    def ask_each(self, kind: int, options: Mapping[Seat, Sequence[int]], then: Step) -> None:
        """Put a choice to several seats at once; `then(state, {seat: option})` goes on when all have answered."""
        self.sealed = {}
        self.asks = [Ask(self.answers, seat, kind, choices, then, SEALED) for seat, choices in options.items()]

    def open_window(self, seat: Seat, kind: int, options: Sequence[int], then: Step) -> None:
        """Let a seat act beside the main ask; `then(state, seat, option)` may open the window again."""
        self.asks.append(Ask(self.answers, seat, kind, options, then, WINDOW))

    def ask_also(self, seat: Seat, kind: int, options: Sequence[int], then: Step) -> None:
        """Put a choice to a seat beside other such asks; `then(state, seat, option)` may open it again."""
        self.asks.append(Ask(self.answers, seat, kind, options, then, OPEN))

    def answer(self, ask: Ask, option: int) -> None:
        """Take an answer. The ask must be open and the option its own: `Match` checks what comes from outside."""
        self.answers += 1
        if ask.mode == MAIN:
            self.asks = []
            ask.then(self, ask.who, option)
        elif ask.mode == SEALED:
            self._seal(ask, option)
        else:
            self.asks.remove(ask)
            ask.then(self, ask.who, option)
        if not self.asks:
            self.run()

    def _seal(self, ask: Ask, option: int) -> None:
        self.sealed[ask.seat] = option
        asks = self.asks
        asks.remove(ask)
        for other in asks:
            if other.mode == SEALED:
                return
        opened, self.sealed, self.asks = self.sealed, {}, []
        ask.then(self, opened)

    # Telling

    def tell(self, kind: FactKind, *args: Any) -> None:
        """Tell everyone."""
        if self.facts is not None:
            self.facts.append(Fact(kind, args))

    def tell_apart(self, kind: FactKind, public: Args | None, private: Mapping[Seat, Args]) -> None:
        """Tell some seats more than the others, or (public None) tell nobody else at all."""
        if self.facts is not None:
            self.facts.append(Fact(kind, public, private))

    def tell_only(self, kind: FactKind, seats: Iterable[Seat], *args: Any) -> None:
        """Tell these seats and nobody else."""
        if self.facts is not None:
            self.facts.append(Fact(kind, None, dict.fromkeys(seats, args)))

    def collect(self) -> list[Fact]:
        """Hand over what happened since the last call."""
        collected = self.facts or []
        if collected:
            self.facts = []
        return collected
