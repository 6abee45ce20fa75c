"""The state of the small crew: that of the main game with a figure for each of the eight Characters, and more.

Where the main game's rules name a seat, they name a figure here: its number is that of its Character. A choice for a
figure is put to whoever runs it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from winterover.core.facts import Args, Fact, FactKind
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.state import MAIN, OPEN, Ask, Step
from winterover.games.thing.pieces import ALIEN, CHARACTERS, HUMAN, NOWHERE
from winterover.games.thing.small.facts import TOLD_HERE
from winterover.games.thing.small.pieces import ABSENT
from winterover.games.thing.small.rules import SmallRules
from winterover.games.thing.state import NOBODY, State

#: A Character, by number.
Figure = int

#: The phase that only this mode has; the others are numbered as in the main game.
PHASE_ALIENS = 12


class SmallState(State):
    """Everything about one game. `leader` is a person; `actor`, `order` and all lists by seat are about figures."""

    __slots__ = (
        "advancing",
        "aside",
        "cancelled",
        "dice",
        "giving",
        "lit",
        "moved",
        "open_roles",
        "owner",
        "processed",
        "rerolled",
        "rested",
        "small",
        "struck",
        "threat",
    )

    def __init__(self, rules: SmallRules, rng: Rng, listening: bool) -> None:
        super().__init__(rules, rng, listening)
        self.small = rules
        self.characters = list(range(len(CHARACTERS)))
        self.status = [ABSENT] * len(CHARACTERS)
        self.room = [NOWHERE] * len(CHARACTERS)
        self.suspicion = [0] * len(CHARACTERS)
        #: Who runs which figure; nobody runs those that are not in the crew.
        self.owner: list[Seat] = [NOBODY] * len(CHARACTERS)
        #: Role cards: dealt face down, shown for good, and the two that went back unseen (T-Z1-04, T-Z7-01).
        self.roles = [HUMAN] * len(CHARACTERS)
        self.open_roles = [False] * len(CHARACTERS)
        self.aside = [HUMAN, ALIEN]
        #: The marker starts on the space of maximum suspicion (T-Z1-06).
        self.threat = rules.board.most_suspicion
        # Phase 3
        self.moved: list[Figure] = []
        #: Whose discs advance when all rooms are done.
        self.advancing: list[Figure] = []
        #: Among whom the Leader chooses one to be transformed.
        self.struck: list[Figure] = []
        # Phase 5
        self.dice: list[int] = []
        #: By die: which sources have rolled it again, as bits.
        self.rerolled: list[int] = []
        self.cancelled = False
        #: Whether the Flashlight was used for this assignment, and the Dormitory in this round.
        self.lit = False
        self.rested = False
        self.processed = 0
        # Phase 6: by person, what is being handed over
        self.giving: list[tuple[Figure, int] | None] = [None] * rules.persons

    def copy(self) -> "SmallState":
        twin = SmallState.__new__(SmallState)
        self.copy_into(twin)
        twin.small = self.small
        twin.owner = self.owner
        twin.open_roles = self.open_roles.copy()
        twin.aside = self.aside
        twin.threat = self.threat
        twin.moved = self.moved.copy()
        twin.advancing = self.advancing.copy()
        twin.struck = self.struck.copy()
        twin.dice = self.dice.copy()
        twin.rerolled = self.rerolled.copy()
        twin.cancelled = self.cancelled
        twin.lit = self.lit
        twin.rested = self.rested
        twin.processed = self.processed
        twin.giving = self.giving.copy()
        return twin

    # Asking: a figure's choice is its player's (T-Z0-05)

    def ask(self, seat: Figure, kind: int, options: Sequence[int], then: Step) -> None:
        self.asks = [Ask(self.answers, self.owner[seat], kind, options, then, MAIN, seat)]

    def ask_person(self, person: Seat, kind: int, options: Sequence[int], then: Step) -> None:
        super().ask(person, kind, options, then)

    def ask_leader(self, kind: int, options: Sequence[int], then: Step) -> None:
        self.ask_person(self.leader, kind, options, then)

    def ask_figure_also(self, figure: Figure, kind: int, options: Sequence[int], then: Step) -> None:
        """Beside other choices, each carried out as it is answered."""
        self.asks.append(Ask(self.answers, self.owner[figure], kind, options, then, OPEN, figure))

    # Telling: all is open among the players (T-Z0-03)

    def tell(self, kind: FactKind, *args: Any) -> None:
        if self.facts is not None:
            self.facts.append(Fact(TOLD_HERE.get(kind, kind), args))

    def tell_apart(self, kind: FactKind, public: Args | None, private: Mapping[Seat, Args]) -> None:
        full = next(iter(private.values()), public)
        assert full is not None
        self.tell(kind, *full)

    def tell_only(self, kind: FactKind, seats: Iterable[Seat], *args: Any) -> None:
        self.tell(kind, *args)
