"""The chat of a table: free words, and for each line its place in the log of whoever reads it.

A line stands after so many facts. How many these were differs from viewer to viewer, and nobody may learn how many the
others were told, so they are counted for each viewer.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from winterover.core.facts import Fact
from winterover.core.seats import LETTERS
from winterover.server import wire
from winterover.server.store import EntryRow
from winterover.server.tables.seen import Viewer

CHAT = "chat"
#: How many lines are kept in memory.
_KEPT = 400

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
    text: str
    at: float
    to: tuple[str, ...]
    after: tuple[int, ...]

    def is_for(self, viewer: Viewer) -> bool:
        return not self.to or (viewer is not None and LETTERS[viewer] in (self.seat, *self.to))

    def told(self, viewer: Viewer) -> wire.ChatLine:
        return wire.ChatLine(self.seat, self.text, self.at, list(self.to), self.after[-1 if viewer is None else viewer])


def line_of(entry: EntryRow, after: tuple[int, ...]) -> Line:
    return Line(LETTERS[entry.seat], entry.text, entry.time, tuple(entry.to), after)


def lines_for(lines: Sequence[Line], viewer: Viewer) -> list[wire.ChatLine]:
    """What of these lines a viewer may read."""
    return [line.told(viewer) for line in lines if line.is_for(viewer)]


class Chat:
    """The last lines, and how many there have been in all."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.count = 0
        self._told = ToldCounts()

    def write(self, entry: EntryRow, facts: Sequence[Fact], told: int) -> None:
        """Add a line that was written when so many of these facts had been told."""
        self._told.note(facts[self._told.facts : told])
        self.lines.append(line_of(entry, self._told.by_viewer()))
        self.count += 1
        if len(self.lines) > 2 * _KEPT:
            del self.lines[:_KEPT]

    def since(self, count: int) -> list[Line]:
        """The lines after the first so many; none if there are no more of them than that."""
        return self.lines[max(0, len(self.lines) - self.count + count) :]
