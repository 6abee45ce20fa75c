"""Rulings: the points where sources differ, each a named key with a default, an answer per edition, and a switch."""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from winterover.core.errors import ConfigError

#: A settled value: a word, a truth value, a whole number, or a table of numbers by name (as sorted pairs).
Value = str | bool | int | tuple[tuple[str, int], ...]

_TRUTH = {"true": True, "false": False}

#: The kinds of marks that stand on or around a letter, and how many one letter may have; living scripts need no more.
MARKS = ("Mn", "Me")
MOST_MARKS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(ABC):
    """One switch of a table: its key, its default, what each edition sets, where it is argued and what it bears on."""

    key: str
    #: What it changes, as one of its book's `subjects`: options are listed under these.
    subject: str
    default: Value
    #: The ruling or rule that explains it.
    source: str
    editions: Mapping[str, Value] = field(default_factory=dict)
    #: The rule cards that say something else with another value.
    cards: Sequence[str] = ()
    #: The player counts with which it decides anything; without any named, all.
    players: Sequence[int] = ()
    #: The setting of a table (see `server.wire.NewTable`) by which the same is chosen, where there is one.
    setting: str = ""

    @abstractmethod
    def allowed(self) -> str:
        """What may be given, for people and error messages."""

    @abstractmethod
    def parse(self, text: str) -> Value:
        """Read a value; raises ConfigError naming what is allowed."""

    def check(self, value: object) -> Value:
        """Accept a value given in Python or as text."""
        return self.parse(value if isinstance(value, str) else spell(value))

    def refuse(self, value: str) -> ConfigError:
        return ConfigError("bad-ruling-value", key=self.key, value=value, allowed=self.allowed())


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Ruling):
    """One of a few words or numbers."""

    values: Sequence[str | int]

    def allowed(self) -> str:
        return " | ".join(str(value) for value in self.values)

    def parse(self, text: str) -> Value:
        for value in self.values:
            if text == str(value):
                return value
        raise self.refuse(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Ruling):
    """True or false."""

    def allowed(self) -> str:
        return " | ".join(_TRUTH)

    def parse(self, text: str) -> Value:
        if text not in _TRUTH:
            raise self.refuse(text)
        return _TRUTH[text]


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole(Ruling):
    """A whole number within bounds."""

    least: int
    most: int

    def allowed(self) -> str:
        return f"{self.least}..{self.most}"

    def parse(self, text: str) -> Value:
        if not is_number(text.removeprefix("-")):
            raise self.refuse(text)
        value = int(text)
        if not self.least <= value <= self.most:
            raise self.refuse(text)
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(Ruling):
    """A table of numbers by name, written `axe:2,scary:1`; `none` where the table gives none."""

    names: Sequence[str]
    most: int

    def allowed(self) -> str:
        return f"none | name:number,... ({', '.join(self.names)})"

    def parse(self, text: str) -> Value:
        if text == "none":
            return ()
        counts: dict[str, int] = {}
        for part in text.split(","):
            name, colon, number = part.strip().partition(":")
            if not colon or name not in self.names or name in counts or not is_number(number):
                raise self.refuse(text)
            counts[name] = int(number)
            if counts[name] > self.most:
                raise self.refuse(text)
        return tuple(sorted(counts.items()))


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a sensible length in plain digits."""
    return text.isascii() and text.isdecimal() and len(text) <= 6


def is_name(name: str) -> bool:
    """Whether a record can hold this name: something printable on one line, without blanks around it."""
    return bool(name) and name == name.strip() and name.isprintable()


def has_tower(text: str) -> bool:
    """Whether more marks are piled on one letter than may be."""
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(character) in MARKS else 0
        if marks > MOST_MARKS:
            return True
    return False


def spell(value: object) -> str:
    """A value as records and the command line write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        value = tuple(sorted(value.items()))
    if isinstance(value, tuple):
        return ",".join(f"{name}:{number}" for name, number in value) or "none"
    return str(value)


class Rulebook:
    """All rulings of a game, and the editions that are profiles over them."""

    def __init__(self, editions: Sequence[str], subjects: Sequence[str], rulings: Sequence[Ruling]) -> None:
        self.editions = tuple(editions)
        self.subjects = tuple(subjects)
        #: In the order in which records have them, which is therefore never changed.
        self.rulings = {ruling.key: ruling for ruling in rulings}
        #: The same and those of the game's other modes.
        self.of_all_modes: Mapping[str, Ruling] = self.rulings
        #: Rulings that the game has, but that change nothing with the player counts of this book.
        self.idle: frozenset[str] = frozenset()
        self.players = range(0)

    def without(self, idle: Iterable[str], players: range) -> "Rulebook":
        """The book for a mode with so many players, in which some rulings would change nothing."""
        left_out = frozenset(idle)
        kept = [ruling for key, ruling in self.rulings.items() if key not in left_out]
        part = Rulebook(self.editions, self.subjects, kept)
        part.idle, part.players, part.of_all_modes = left_out, players, self.of_all_modes
        return part

    def by_subject(self) -> dict[str, list[Ruling]]:
        """The rulings as people read them: those of one subject together. Subjects without any are left out."""
        found = {
            subject: [ruling for ruling in self.rulings.values() if ruling.subject == subject]
            for subject in self.subjects
        }
        return {subject: rulings for subject, rulings in found.items() if rulings}

    def settle(self, edition: str, given: Mapping[str, object]) -> dict[str, Value]:
        """The value of every ruling: given ones first, then the edition's, then the default."""
        if edition not in self.editions:
            raise ConfigError("unknown-edition", edition=edition, known=", ".join(self.editions))
        for key in given:
            self.find(key)
        return {
            key: ruling.check(given[key]) if key in given else ruling.editions.get(edition, ruling.default)
            for key, ruling in self.rulings.items()
        }

    def find(self, key: str) -> Ruling:
        """The ruling with this key; raises ConfigError naming those there are."""
        if key in self.idle:
            raise ConfigError("idle-ruling", key=key, least=self.players[0], most=self.players[-1])
        if key not in self.rulings:
            raise ConfigError("unknown-ruling", key=key[:40], known=", ".join(self.rulings))
        return self.rulings[key]
