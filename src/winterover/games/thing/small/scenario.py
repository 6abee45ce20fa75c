"""Positions of the small crew in a few readable lines, for tests, puzzles and designers.

    table = SmallScenario(
        "players 2; phase actions; leader A; threat 6; dice use repair threat;"
        "windows A in boiler suspicion 3; blair B in dormitory; damage boiler 2"
    )
    table.do("A assign windows", "A cancel 3", "B pass", "A accept", "A repair", "A times 2")
    assert table.suspicion("windows") == 4

Words about the table are those of `games/thing/scenario.py` (without Action cards and Leader Token), and

    threat 4                dice use repair threat      dog_tokens healthy alien       attacked boiler shed

`dice` are the next faces that action dice show, `dog_tokens` the next dog tokens, `attacked` the Location cards that
the alien turns up next in Phase 4. About a Character, in any order:

    macready A in boiler prone suspicion 3 alien shown owns dynamite keys      clark B transformed      nauls eliminated

A letter says who runs it. The crew is filled up to six from those not named, and shared equally. `shown` means that
the Role card lies open. If fewer than two Role cards are given as alien, the rest are among the two that went back.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, ClassVar, TypeVar

from winterover.core.rng import Rng
from winterover.core.rulings import Value
from winterover.core.seats import LETTERS
from winterover.core.state import Step
from winterover.games.thing.pieces import (
    ALIEN,
    CHARACTERS,
    ELIMINATED,
    HUMAN,
    IN_PLAY,
    LOCATIONS,
    NOWHERE,
    REVEALED,
    ROLES,
    ROOMS,
)
from winterover.games.thing.scenario import FORMS, Form, Scenario, sets
from winterover.games.thing.sheet import board_of
from winterover.games.thing.small import rounds
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.pieces import (
    ABSENT,
    ACTION_DIE,
    DIE_FACES,
    DOG_BAG,
    ROLE_CARDS_ALIEN,
    ROLE_CARDS_HUMAN,
)
from winterover.games.thing.small.rules import COUNTS_AS, CREW, SmallRules
from winterover.games.thing.small.setup import join
from winterover.games.thing.small.state import SmallState
from winterover.games.thing.small.steps import agenda
from winterover.games.thing.small.view import PHASES
from winterover.games.thing.state import NOBODY

T = TypeVar("T")

#: Characters for places that name none: those whose ability touches least come first.
_DEFAULT_CREW = ("bennings", "nauls", "macready", "clark", "windows", "blair", "garry", "norris")
_PHASE_NAMES = ("weather", "upkeep", "move", "aliens", "actions", "rec_room", "tests", "food", "dogs")
_ANNOUNCED = frozenset((*rounds.PHASES, rounds.begin))


class _Stacked(Rng):
    """Chance that begins with what was laid down."""

    __slots__ = ("dice", "dogs", "locations", "table")
    dice: list[int]
    dogs: list[int]
    locations: list[int]
    table: SmallState

    def pick(self, items: Sequence[T]) -> T:
        laid_down = self.dice if items is ACTION_DIE else self.dogs if items is DOG_BAG else []
        return items[items.index(laid_down.pop(0))] if laid_down else super().pick(items)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        super().shuffle(items)
        is_location_deck = sorted(items) == [room for room in range(LOCATIONS) if self.table.in_deck[room]]
        if is_location_deck and set(self.locations) <= set(items):
            for room in reversed(self.locations):  # the last card is drawn first
                items.remove(room)
                items.append(room)
            self.locations = []


class _Paused(SmallState):
    """A state that waits before each phase."""

    __slots__ = ()

    def run(self) -> None:
        while self.agenda and self.agenda[-1][0] not in _ANNOUNCED and not self.asks and not self.over:
            step, *args = self.agenda.pop()
            step(self, *args)


class SmallScenario(Scenario):
    """A position built from text, and what can be done with it."""

    game = GAME
    phases: ClassVar[Mapping[str, Step]] = dict(zip(_PHASE_NAMES, rounds.PHASES, strict=True))
    fewest_players = "1"
    state: SmallState

    def _new_state(self, players: int, edition: str, settled: Mapping[str, Value], seed: int) -> SmallState:
        rng = _Stacked(Rng.from_number(seed).key)
        rng.dice, rng.dogs, rng.locations = [], [], []
        self.rng = rng
        rng.table = _Paused(SmallRules(players, edition, settled, board_of(COUNTS_AS)), rng, listening=True)
        return rng.table

    def _prepare(self, phase: str) -> None:
        self.state.phase = PHASES.index(phase)
        self._named: dict[int, list[list[str]]] = {}

    def _coming(self, phase: str) -> list[tuple[Any, ...]]:
        return [*agenda(PHASES.index(phase), []), (self.phases[phase],)]

    def _forms(self) -> Mapping[str, Form]:
        return _FORMS

    def _is_somebody(self, word: str) -> bool:
        return word in CHARACTERS

    def _players(self) -> int:
        return self.state.small.persons

    def _figure(self, name: str) -> int:
        return CHARACTERS.index(name)

    def _person(self, figure: int, words: list[str]) -> None:
        """Words are carried out once the whole crew is there."""
        self._named.setdefault(figure, []).append(words)

    def _settle_people(self) -> None:
        g = self.state
        others = [figure for figure in map(CHARACTERS.index, _DEFAULT_CREW) if figure not in self._named]
        figures = sorted([*self._named, *others[: CREW - len(self._named)]])
        if len(figures) > CREW:
            raise ValueError("more than six Characters")
        for figure in figures:
            join(g, figure)
        for figure, parts in self._named.items():
            for words in parts:
                try:
                    self._describe(figure, words)
                except (IndexError, ValueError) as error:
                    raise ValueError(f"not understood: '{CHARACTERS[figure]} {' '.join(words)}'") from error
        self._share(figures)
        self._deal_roles(figures)
        g.order = [figure for figure in figures if g.status[figure] == IN_PLAY]
        if not g.order:
            raise ValueError("no Character is left")
        if g.leader == NOBODY:
            g.leader = g.owner[g.order[0]]
        if all(g.owner[figure] != g.leader for figure in g.order):
            raise ValueError("the Leader runs no Character")
        if g.pool or any(g.status[figure] in (REVEALED, ELIMINATED) for figure in figures):
            g.ever_revealed = True
        for figure, things in enumerate(self._owned):
            for name in things:
                self._give(figure, name)

    def _describe(self, figure: int, given: list[str]) -> None:
        g, words = self.state, given.copy()
        while words:
            word = words.pop(0)
            if word in LETTERS:
                g.owner[figure] = self._seat(word)
            elif word in ROLES:
                g.roles[figure] = ROLES.index(word)
            elif word == "shown":
                g.open_roles[figure] = True
            elif word == "in":
                g.room[figure] = ROOMS.index(words.pop(0))
            elif word in ("standing", "prone"):
                g.standing[figure] = word == "standing"
            elif word == "suspicion":
                g.suspicion[figure] = int(words.pop(0))
            elif word in ("transformed", "eliminated"):
                g.status[figure] = REVEALED if word == "transformed" else ELIMINATED
                g.room[figure], g.standing[figure], g.suspicion[figure] = NOWHERE, False, 0
            elif word == "owns":
                self._owned[figure], words = words, []
            else:
                raise ValueError(word)

    def _share(self, figures: list[int]) -> None:
        """Those for whom nobody is named go to whoever runs fewest."""
        owner = self.state.owner
        for figure in figures:
            if owner[figure] == NOBODY:
                owner[figure] = min(range(self._players()), key=owner.count)

    def _deal_roles(self, figures: list[int]) -> None:
        g = self.state
        aliens = sum(g.roles[figure] == ALIEN for figure in figures)
        if aliens > ROLE_CARDS_ALIEN:
            raise ValueError("more than two alien Role cards")
        aside = ROLE_CARDS_HUMAN + ROLE_CARDS_ALIEN - CREW
        g.aside = [ALIEN] * (ROLE_CARDS_ALIEN - aliens)
        g.aside += [HUMAN] * (aside - len(g.aside))

    def _settle_cards(self) -> None:
        super()._settle_cards()
        g = self.state
        g.deck, g.discard, g.pile = [], [], []

    def status(self, who: str) -> str:
        """What has become of a Character: character, transformed, eliminated or absent."""
        return _STATUS[self.state.status[self._figure(who)]]

    @property
    def dice(self) -> str:
        return " ".join(DIE_FACES[face] for face in self.state.dice)


_STATUS = {IN_PLAY: "character", REVEALED: "transformed", ELIMINATED: "eliminated", ABSENT: "absent"}


def _dice(table: Scenario, words: list[str]) -> None:
    assert isinstance(table, SmallScenario)
    table.rng.dice += [DIE_FACES.index(word) for word in words]


def _dog_tokens(table: Scenario, words: list[str]) -> None:
    assert isinstance(table, SmallScenario)
    table.rng.dogs += [("healthy", "alien").index(word) for word in words]


def _attacked(table: Scenario, words: list[str]) -> None:
    assert isinstance(table, SmallScenario)
    table.rng.locations = [ROOMS[:LOCATIONS].index(word) for word in words]


_NOT_HERE = ("token", "plan", "pile", "deck", "discard")
_FORMS: dict[str, Form] = {
    **{word: form for word, form in FORMS.items() if word not in _NOT_HERE},
    "threat": sets("threat"),
    "dice": _dice,
    "dog_tokens": _dog_tokens,
    "attacked": _attacked,
}
