"""The chat of a table: free words, and for each line its place in the log of whoever reads it.

A line stands after so many facts. How many these were differs from viewer to viewer, and nobody may learn how many the
others were told, so they are counted for each viewer.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import merge
from operator import itemgetter

from winterover.core.facts import Fact
from winterover.core.seats import LETTERS
from winterover.server import wire
from winterover.server.store import EntryRow
from winterover.server.tables.seen import Viewer

CHAT = "chat"
#: How many lines a snapshot holds.
LINES = 200

_VIEWERS: tuple[Viewer, ...] = (*range(len(LETTERS)), None)


class ToldCounts:
    """How many of the facts so far each viewer was told."""

    __slots__ = ("_hidden", "facts")

    def __init__(self) -> None:
        self.facts = 0
        self._hidden = [0] * len(_VIEWERS)

    def note(self, facts: Sequence[Fact]) -> None:
        """Count the facts that come next."""
        self.facts += len(facts)
        for fact in facts:
            if fact.public is None:
                insiders = fact.private or {}
                for index, viewer in enumerate(_VIEWERS):
                    if viewer not in insiders:
                        self._hidden[index] += 1

    def copy(self) -> "ToldCounts":
        twin = ToldCounts()
        twin.facts = self.facts
        twin._hidden = self._hidden.copy()
        return twin

    def by_viewer(self) -> tuple[int, ...]:
        return tuple([self.facts - hidden for hidden in self._hidden])


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat, with the number of facts that each viewer had been told when it was written."""

    seat: str
    #: Of whoever wrote it; somebody else may have the seat by now.
    name: str
    text: str
    at: float
    to: tuple[str, ...]
    after: tuple[int, ...]
    #: Whether everybody learns of it. What it says stays between those who speak in private.
    is_seen: bool

    def is_heard_by(self, viewer: Viewer) -> bool:
        return not self.to or (viewer is not None and LETTERS[viewer] in (self.seat, *self.to))

    def is_for(self, viewer: Viewer) -> bool:
        return self.is_seen or self.is_heard_by(viewer)

    def told(self, viewer: Viewer, *, openly: bool = False) -> wire.ChatLine:
        text = self.text if openly or self.is_heard_by(viewer) else ""
        after = self.after[-1 if viewer is None else viewer]
        return wire.ChatLine(self.seat, text, self.at, list(self.to), after, self.name)


def line_of(entry: EntryRow, after: tuple[int, ...], *, whispers_seen: bool) -> Line:
    """A line; if it is for some only, the others may learn of it where whispers are seen."""
    is_seen = whispers_seen or not entry.to
    return Line(LETTERS[entry.seat], entry.name, entry.text, entry.time, tuple(entry.to), after, is_seen)


def lines_for(lines: Iterable[Line], viewer: Viewer) -> list[wire.ChatLine]:
    """What of these lines a viewer learns."""
    return [line.told(viewer) for line in lines if line.is_for(viewer)]


class Chat:
    """The last lines that each viewer may learn of, and how many there have been in all.

    What some say in private takes no room from what everybody reads.
    """

    def __init__(self) -> None:
        self.count = 0
        self._told = ToldCounts()
        #: The lines of all kinds that nobody has been told yet.
        self._new: list[Line] = []
        #: The last lines that everybody learns of, and for each seat the last of those that are for some only; all with
        #: their numbers.
        self._common: deque[tuple[int, Line]] = deque(maxlen=LINES)
        self._private: dict[str, deque[tuple[int, Line]]] = {}

    def write(self, entry: EntryRow, facts: Sequence[Fact], told: int, *, whispers_seen: bool) -> None:
        """Add a line that was written when so many of these facts had been told."""
        self._told.note(facts[self._told.facts : told])
        line = line_of(entry, self._told.by_viewer(), whispers_seen=whispers_seen)
        self._new.append(line)
        if line.is_seen:
            self._common.append((self.count, line))
        else:
            for letter in {line.seat, *line.to}:
                self._private.setdefault(letter, deque(maxlen=LINES)).append((self.count, line))
        self.count += 1

    def take_new(self, count: int) -> list[Line]:
        """The new lines for those who know the first so many of all; from now on all are told."""
        new, self._new = self._new, []
        return new[len(new) - (self.count - count) :] if self.count > count else []

    def last_for(self, viewer: Viewer) -> list[wire.ChatLine]:
        """The last lines that a viewer may learn of."""
        private = self._private.get(LETTERS[viewer], ()) if viewer is not None else ()
        lines = [line for _, line in merge(self._common, private, key=itemgetter(0))]
        return lines_for(lines[-LINES:], viewer)
