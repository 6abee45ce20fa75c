"""The contract of a game: what a game brings, and what everything above the games may rely on."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from winterover.core.codes import Codes
from winterover.core.errors import ConfigError
from winterover.core.facts import FactKind, Phrase, Told
from winterover.core.figures import Figures
from winterover.core.rng import Rng
from winterover.core.rulings import Rulebook, Value, spell
from winterover.core.seats import Seat
from winterover.core.state import Ask, State
from winterover.core.talk import Talk, Vocabulary
from winterover.core.views import AskKind, Part, View, put_together

S = TypeVar("S", bound=State)


#: How the first player is found, in words that texts select on; of a game that was played only who began may be known.
LOT, CHOSEN, SETTLED = "lot", "chosen", "settled"
#: What texts that select on the mode call the main one.
MAIN = "main"


class Outcome(NamedTuple):
    """How a finished game ended, and who won."""

    ending: str
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Config:
    """A table's settings, public and fixed before the deal. `rulings` holds what differs from the edition.

    `sheet` names the board sheet of a table that does not play with the game's standard figures, and `figures` holds
    those that differ from these.
    """

    game: str
    players: int
    edition: str
    rulings: Mapping[str, Value] = field(default_factory=dict)
    sheet: str = ""
    figures: Mapping[str, int] = field(default_factory=dict)

    def spelled(self, rules_version: int) -> str:
        """The settings as text: equal settings give equal texts, whatever order they were named in."""
        return "\n".join(
            (
                f"game {self.game}",
                f"rules {rules_version}",
                f"players {self.players}",
                f"edition {self.edition}",
                *(f"ruling {key} {spell(self.rulings[key])}" for key in sorted(self.rulings)),
                *([f"sheet {self.sheet}"] if self.sheet else []),
                *(f"figure {cell} {self.figures[cell]}" for cell in sorted(self.figures)),
            )
        )


class Game(ABC, Generic[S]):
    """A game: rules over a plain state. Nothing in it reads a clock, a file, the network or outside chance."""

    name: ClassVar[str]
    #: What tells a mode from the main one of the same name; nothing for that.
    mode: ClassVar[str] = ""
    #: Raised by any change of behaviour; a record names the version that it was played with.
    rules_version: ClassVar[int]
    players: ClassVar[range]
    rulebook: ClassVar[Rulebook]
    #: The figures that the game reads off its board and that a table may replace; None where there are none.
    figures: ClassVar[Figures | None] = None
    codes: ClassVar[Codes]
    asks: ClassVar[tuple[AskKind, ...]]
    facts: ClassVar[Mapping[str, FactKind]]
    vocabulary: ClassVar[Vocabulary]
    #: Whether the others see that two speak in private. What is said they never hear.
    whispers_seen: ClassVar[bool] = False
    #: What everybody sees of a thing that somebody puts on the table face down, where that is not the thing itself.
    backs: ClassVar[Mapping[str, str]] = {}
    #: The rule cards by name, with the rule IDs that each stands for.
    rule_cards: ClassVar[Mapping[str, tuple[str, ...]]]
    #: Facts whose very occurrence may lawfully depend on hidden things: a card shown, a game ended.
    telling: ClassVar[frozenset[str]]
    #: A random game has ended long before this many answers; longer ones are reported as circling.
    answer_bound: ClassVar[int]
    #: The parts of the public view, where a game can tell cheaply which of them have changed: whoever looks again and
    #: again makes only those anew.
    public_parts: ClassVar[Sequence[Part]] = ()

    # Setting up

    def configure(
        self,
        players: int,
        edition: str | None = None,
        rulings: Mapping[str, object] | None = None,
        sheet: Mapping[str, object] | None = None,
    ) -> Config:
        """Check a table's settings; raises ConfigError naming what is wrong and what is allowed.

        A sheet is given as its file has it, or as a record has it: `{"name": ..., "figures": {name: number}}`.
        """
        if type(players) is not int or players not in self.players:
            raise ConfigError(
                "bad-players", game=self.name, players=players, least=self.players[0], most=self.players[-1]
            )
        edition = edition or self.rulebook.editions[0]
        settled = self.rulebook.settle(edition, rulings or {})
        self.check_rulings(players, settled)
        of_edition = self.rulebook.settle(edition, {})
        differing = {key: value for key, value in settled.items() if value != of_edition[key]}
        if sheet is None:
            return Config(self.name, players, edition, differing)
        if self.figures is None:
            raise ConfigError("no-figures", game=self.name)
        name, numbers = self.figures.settle(sheet)
        return Config(self.name, players, edition, differing, name, self.figures.differing(numbers))

    def settle(self, config: Config) -> dict[str, Value]:
        """The value of every ruling at this table."""
        return self.rulebook.settle(config.edition, config.rulings)

    def numbers(self, config: Config) -> dict[str, int]:
        """The numbers of such a table that the texts of its rule cards name, by the names that these use."""
        return {}

    def usual_numbers(self, config: Config) -> dict[str, int]:
        """Those of a standard table for as many, where they are others."""
        own = self.numbers(config)
        return {name: n for name, n in self.numbers(self.configure(config.players)).items() if own.get(name) != n}

    def in_force(self, config: Config | None, first: str = LOT) -> dict[str, str | int]:
        """What the texts of the rule cards select on: every ruling, the table's numbers, its player count and the mode.

        The cards of another mode speak of rulings that a table has not: there they are as in its edition. Without a
        table they are the standard ones, and the player count is 0. `first` says how the first player is found.
        """
        table = config or self.configure(self.players[-1])
        others = {
            key: ruling.editions.get(table.edition, ruling.default)
            for key, ruling in self.rulebook.of_all_modes.items()
        }
        words: dict[str, str | int] = {
            key: value if type(value) is int else spell(value) for key, value in (others | self.settle(table)).items()
        }
        players = config.players if config else 0
        where: dict[str, str | int] = {"edition": table.edition, "players": players, "first": first}
        return words | self.numbers(table) | where | {"mode": self.mode or MAIN}

    @abstractmethod
    def check_rulings(self, players: int, settled: Mapping[str, Value]) -> None:
        """Refuse rulings that contradict one another, with a reason."""

    @abstractmethod
    def start(self, config: Config, rng: Rng, *, listening: bool = False) -> S:
        """Set up and deal, and go on to the first ask."""

    # Playing

    def code(self, option: int) -> str:
        """The short text of an option."""
        return self.codes[option]

    def parse(self, code: str) -> int:
        """The option that a text stands for; raises ValueError if it is not the text of any option."""
        return self.codes.parse(code)

    @abstractmethod
    def phrase(self, code: str) -> Phrase:
        """An option's code as something to be said to people."""

    @abstractmethod
    def ask_phrase(self, kind: str, view: Mapping[str, Any]) -> Phrase:
        """A kind of ask as something to be said to the asked seat, with what that seat's view shows of it."""

    def public_form(self, option: int) -> str:
        """What others see of an answer: options with the same public form look alike to whoever is not concerned."""
        return self.code(option)

    def standing(self, state: S, seat: Seat) -> Sequence[int]:
        """What a seat may do unasked at this moment, besides its asks. Only that seat is told."""
        return ()

    def command(self, state: S, seat: Seat, option: int) -> None:
        """Carry out a standing option; a game that offers none need not say how."""
        raise NotImplementedError(f"{self.name} offers `{self.code(option)}` unasked but does not say what it does")

    @abstractmethod
    def first_player(self, state: S) -> Seat:
        """Who begins, in a game just dealt."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """The result of a finished game."""

    @abstractmethod
    def timeout(self, state: S, ask: Ask, rng: Rng) -> int:
        """What a clock answers for a seat that gave no answer: never anything that shows the hand."""

    # Knowing

    def view(self, state: S, viewer: Seat | None) -> View:
        """Everything that a seat (or nobody: the spectator) may see now."""
        seen = self.public_view(state)
        if viewer is not None:
            seen |= self.own_view(state, viewer)
        return seen

    def public_view(self, state: S) -> View:
        """What everybody may see now, named field by field; a game has it in parts, or all in one here."""
        return put_together(self.public_parts, state)

    @abstractmethod
    def own_view(self, state: S, seat: Seat) -> View:
        """The fields that are different for a seat: they replace or extend those of the public view."""

    def unseen(self, state: S) -> View:
        """What no seat sees now, field by field: for whoever looks back at a finished game with everything open."""
        return {}

    def own_keys(self, state: S) -> Sequence[object] | None:
        """For each seat something that differs whenever the seat sees or may do anything of its own that is different.

        Whoever looks again and again need not look while it is the same. None if a game has no such thing.
        """
        return None

    @abstractmethod
    def forbidden(self, state: S, seat: Seat) -> list[tuple[str, str]]:
        """Choices that the seat might expect but does not have, each with the rule against it; tells no secret."""

    @abstractmethod
    def resample(self, config: Config, view: View, log: Sequence[Told], rng: Rng) -> S:
        """A world that the viewer could not tell from the real one, made from what the viewer knows alone."""

    @abstractmethod
    def disguise(self, state: S, viewer: Seat | None, rng: Rng) -> S:
        """A copy in which hidden things that the viewer cannot know have changed places; for the leak test."""

    @abstractmethod
    def audit(self, state: S) -> None:
        """Raise EngineBug unless every piece is in exactly one place."""

    # Talking

    @abstractmethod
    def forms_allowed(self, state: S, speaker: Seat) -> Sequence[str]:
        """The forms of statement that this seat may use now."""

    def fillings(self, state: S, speaker: Seat, blank: str, players: int) -> Sequence[str]:
        """What is worth offering for a blank of a statement now; the vocabulary allows more."""
        return self.vocabulary.fillings(blank, players)

    @abstractmethod
    def may_whisper(self, state: S, speaker: Seat, to: Seat) -> bool:
        """Whether a private word between the two is allowed now."""

    def whispers(self, state: S, speaker: Seat, players: int) -> Sequence[Seat]:
        """Whom this seat may speak to in private now."""
        return tuple(seat for seat in range(players) if seat != speaker and self.may_whisper(state, speaker, seat))

    def talks(self, state: S, players: int) -> Sequence[Talk]:
        """For each seat the forms of statement that it may use now, and whom it may speak to in private."""
        return [(self.forms_allowed(state, seat), self.whispers(state, seat, players)) for seat in range(players)]
