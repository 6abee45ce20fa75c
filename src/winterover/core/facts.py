"""Facts: what happened, told to each audience in the form it is entitled to.

A fact has one public form for everyone and, where somebody may know more, a private form for those seats. What a
public form must not say is None in it; a fact with no public form at all is told to its private audience only.
A viewer's log is the list of what that viewer was told. It is numbered per viewer, because a gap in a common
numbering would tell that something secret happened.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

from winterover.core.seats import LETTERS, Seat

Args = tuple[Any, ...]


class Spelling(NamedTuple):
    """How a kind of value is written at the edges, and the category by which `locales` finds words for it."""

    category: str
    spell: Callable[[Any], Any]


def spelling(category: str, names: Sequence[str]) -> Spelling:
    """A spelling for small ints that stand for names."""
    return Spelling(category, lambda value: None if value is None else names[value])


def spelling_of_many(category: str, names: Sequence[str]) -> Spelling:
    """A spelling for several such ints."""
    return Spelling(category, lambda values: None if values is None else [names[value] for value in values])


def word(category: str) -> Spelling:
    """A spelling for what is a name already."""
    return Spelling(category, lambda value: value)


SEAT = spelling("seat", LETTERS)
SEATS = spelling_of_many("seats", LETTERS)
NUMBER = word("number")


class FactKind:
    """The name of a kind of fact and how each of its arguments is spelled at the edges."""

    __slots__ = ("begins", "categories", "fields", "is_told_apart", "name", "reveals", "spells")

    def __init__(
        self, name: str, *, reveals: str = "", begins: bool = False, is_told_apart: bool = False, **fields: Spelling
    ) -> None:
        self.name = name
        #: Whether a round or a turn begins with it.
        self.begins = begins
        #: Whether everybody in a position that the table sees is told of it: that there is a line of it tells nothing.
        self.is_told_apart = is_told_apart
        self.fields = tuple(fields)
        self.spells = tuple(spelling.spell for spelling in fields.values())
        self.categories = {field: spelling.category for field, spelling in fields.items()}
        #: The arguments that lawfully disclose something hidden to whoever is told them.
        self.reveals = frozenset(reveals.split())

    def spelled(self, args: Args) -> dict[str, Any]:
        """The arguments of a form by their names, in plain values."""
        return {field: spell(value) for field, spell, value in zip(self.fields, self.spells, args, strict=True)}

    def __repr__(self) -> str:
        return f"<fact {self.name}>"


class Told(NamedTuple):
    """A fact as one viewer was told it: plain names and values, ready for text, wire and bots."""

    name: str
    args: Mapping[str, Any]


class Phrase(NamedTuple):
    """Something to be said to people: the name of a message, and its values with their categories."""

    name: str
    args: Mapping[str, tuple[str, Any]]


class Fact:
    """One thing that happened, with a form for each audience."""

    __slots__ = ("_hash", "_private", "kind", "public")

    def __init__(self, kind: FactKind, public: Args | None, private: Mapping[Seat, Args] | None = None) -> None:
        self.kind = kind
        self.public = public
        # Tables keep hundreds of facts, and seats and forms in turn take a fraction of the room of a dict.
        self._private: tuple[Any, ...] | None = None
        if private is not None:
            self._private = tuple(chain.from_iterable(private.items()))
        self._hash = hash((kind.name, public, self._private))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fact):
            return NotImplemented
        return self.kind is other.kind and self.public == other.public and self._private == other._private

    def __hash__(self) -> int:
        return self._hash

    @property
    def insiders(self) -> Sequence[Seat]:
        """Those who may know more."""
        return () if self._private is None else self._private[::2]

    @property
    def private(self) -> Mapping[Seat, Args] | None:
        """The forms for those who may know more."""
        return None if self._private is None else dict(zip(self._private[::2], self._private[1::2], strict=True))

    def form(self, viewer: Seat | None) -> Args | None:
        """The arguments as this viewer is told them; None if nothing is. An unknown viewer gets the public form."""
        if self._private and viewer in self.insiders:
            args: Args = self._private[2 * self.insiders.index(viewer) + 1]
            return args
        return self.public

    def told(self, viewer: Seat | None) -> Told | None:
        """What this viewer is told, in plain names and values; None if nothing."""
        args = self.form(viewer)
        if args is None:
            return None
        kind = self.kind
        return Told(kind.name, kind.spelled(args))


@lru_cache(maxsize=8_000)
def shared(fact: Fact) -> Fact:
    """The first fact that is equal to this one: all games tell much the same, and keep what they told."""
    return fact


def log_of(facts: Iterable[Fact], viewer: Seat | None) -> list[Told]:
    """Everything that one viewer was told, in order."""
    return [told for fact in facts if (told := fact.told(viewer)) is not None]
