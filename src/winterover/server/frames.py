"""Frames: a game again, deed by deed, as one viewer knew it.

People step back and forth through a replay, and every step is a request. So copies of a game's state are kept along its
course, for the games that were looked at last; from the nearest copy it is a few deeds to any frame.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from threading import Lock
from typing import Any, NamedTuple, TypeVar

from winterover.core import record as records
from winterover.core.facts import Fact
from winterover.core.game import Config
from winterover.core.match import SAY, Entry, Match
from winterover.core.record import Record
from winterover.core.seats import LETTERS
from winterover.core.state import State
from winterover.games.registry import find_game
from winterover.server import wire
from winterover.server.store import EntryRow
from winterover.server.tables.chat import CHAT, LINES, Line, ToldCounts, line_of
from winterover.server.tables.seen import Viewer, look, public_view, told

MOST_FRAMES = 200
#: How many lines of chat one answer holds; a frame holds as many as a snapshot.
MOST_LINES = 2000
#: How many games are kept, and how many copies of each at most.
_GAMES = 16
_COPIES = 64
#: How many deeds lie between two copies, until there are too many of them.
_STRIDE = 16


class Written(NamedTuple):
    """A line of chat, with the number of deeds before it; None if it was written before the deal."""

    deeds: int | None
    entry: EntryRow

    @property
    def to(self) -> str:
        return self.entry.to


class Head(NamedTuple):
    """A line of chat without its text: its place among all entries, the deeds before it, who wrote it and to whom."""

    place: int
    deeds: int | None
    seat: int
    to: str


@dataclass(slots=True)
class Story:
    """A game to be shown, and what people wrote while it was played."""

    record: Record
    chat: list[Written] = field(default_factory=list)


class Reader(NamedTuple):
    """For whom frames are made: a seat, whoever watches, or somebody who sees everything."""

    viewer: Viewer
    is_open: bool = False


def frames_of(story: Story, reader: Reader, first: int, count: int, *, discreet: bool = False) -> wire.Frames:
    """Some frames of a game. While it goes on, words that the reader must not even know of have no frame (discreet)."""
    places = _places(story.record, reader, discreet=discreet)
    wanted = places[first : first + min(count, MOST_FRAMES)]
    frames: list[wire.Frame] = []
    if wanted:
        chat = _by_frame(story.chat, places)
        for step in _walk(story.record, wanted[0], wanted[-1]):
            index = first + len(frames)
            if step.place == wanted[len(frames)]:
                frames.append(_frame(step, index, reader, chat.get(index, ())))
    return wire.Frames(len(places), frames)


def heads_with(
    record: Record, chat: Sequence[Head], reader: Reader, wanted: slice, *, discreet: bool = False
) -> list[Head]:
    """The lines of chat that these frames tell a reader: the last ones of each frame, and the last ones of all."""
    game = find_game(record.game, record.players)
    places = _places(record, reader, discreet=discreet)
    by_frame = _by_frame(chat, places)
    found: list[Head] = []
    for index in reversed(range(len(places))[wanted]):
        is_over = record.outcome is not None and places[index] == len(record.entries)
        heads = _of_the_record(by_frame.get(index, ()), is_over=is_over)
        lines = (head for head in reversed(heads) if _is_told(head, reader, whispers_seen=game.whispers_seen))
        found += islice(lines, LINES)
    return found[:MOST_LINES][::-1]


def past_of(story: Story, reader: Reader, last: int | None = None) -> wire.Past:
    """What the frames up to one tell and have written in them, without building a single view; without one, of all."""
    places = range(len(story.record.entries) + 1)
    chat = _by_frame(story.chat, places)
    past = wire.Past([], [], [], [])
    for step in _walk(story.record, 0, places[-1] if last is None else min(last, places[-1])):
        past.log += _log(step, reader)
        past.chat += _chat(step, reader, chat.get(step.place, ()))
        past.told.append(len(past.log))
        past.written.append(len(past.chat))
    return past


#: The facts that tell of a new round or a new turn.
_ROUND, _TURN = "round_began", "turn_began"


def beginnings_of(story: Story) -> wire.Beginnings:
    """Where rounds or turns begin; found without building a single view."""
    found: list[wire.Beginning] = []
    for step in _walk(story.record, 0, len(story.record.entries)):
        for fact in told([each for each in step.facts if each.kind.name in (_ROUND, _TURN)], None):
            if fact.name == _ROUND:
                found.append(wire.Beginning(step.place, fact.args["round"]))
            else:
                found.append(wire.Beginning(step.place, len(found) + 1, fact.args["seat"]))
    return wire.Beginnings(found)


def _is_noticed(record: Record, entry: Entry, reader: Reader) -> bool:
    if entry.kind != SAY or entry.to is None or reader.viewer in (entry.seat, entry.to):
        return True
    return find_game(record.game, record.players).whispers_seen


def _is_told(head: Head, reader: Reader, *, whispers_seen: bool) -> bool:
    line = line_of(EntryRow(CHAT, head.seat, "", head.to, "", 0, 0), (), whispers_seen=whispers_seen)
    return reader.is_open or line.is_for(reader.viewer)


Placed = TypeVar("Placed", Written, Head)


def _of_the_record(chat: Sequence[Placed], *, is_over: bool) -> Sequence[Placed]:
    """What is written in private once the game is over is no part of it: nobody who has the record reads it."""
    return [line for line in chat if not (is_over and line.to)]


def _places(record: Record, reader: Reader, *, discreet: bool) -> Sequence[int]:
    """How many deeds there were at each frame."""
    if not discreet:
        return range(len(record.entries) + 1)
    return [0, *(place for place, entry in enumerate(record.entries, 1) if _is_noticed(record, entry, reader))]


def _by_frame(chat: Sequence[Placed], places: Sequence[int]) -> dict[int, list[Placed]]:
    """The lines of chat by the frame after which they were written."""
    found: dict[int, list[Placed]] = {}
    for line in chat:
        found.setdefault(bisect_right(places, line.deeds or 0) - 1, []).append(line)
    return found


# One frame


class _Step(NamedTuple):
    """The game after a deed, what the deed told, and how much everybody has been told in all."""

    place: int
    match: Match
    facts: Sequence[Fact]
    told: ToldCounts


def _frame(step: _Step, place: int, reader: Reader, chat: Sequence[Written]) -> wire.Frame:
    match, viewer = step.match, reader.viewer
    public = public_view(match)
    seen = look(match, viewer, public)
    frame = wire.Frame(place, seen.view, _log(step, reader), seen.asks, chat=_chat(step, reader, chat))
    if reader.is_open:
        entry = match.entries[-1] if match.entries else None
        frame.deed = f"{LETTERS[entry.seat]} {entry.text}" if entry is not None else ""
        frame.unseen = match.game.unseen(match.state)
        frame.seats = {LETTERS[seat]: look(match, seat, public).view for seat in range(match.config.players)}
    return frame


def _log(step: _Step, reader: Reader) -> list[wire.Fact]:
    """What the deed told the reader."""
    return _told_to_anyone(step.facts) if reader.is_open else told(step.facts, reader.viewer)


def _chat(step: _Step, reader: Reader, chat: Sequence[Written]) -> list[wire.ChatLine]:
    """What of these lines, written before the next deed, the reader learns."""
    whispers_seen = step.match.game.whispers_seen
    lines = [
        _line(written, step.told, reader, whispers_seen=whispers_seen)
        for written in _of_the_record(chat, is_over=step.match.over)
    ]
    viewer, openly = reader.viewer, reader.is_open
    return [line.told(viewer, openly=openly) for line in lines if openly or line.is_for(viewer)]


def _line(written: Written, counts: ToldCounts, reader: Reader, *, whispers_seen: bool) -> Line:
    after = counts.by_viewer()
    if written.deeds is None:
        after = (0,) * len(after)
    elif reader.is_open:
        after = (counts.facts,) * len(after)
    return line_of(written.entry, after, whispers_seen=whispers_seen)


def _told_to_anyone(facts: Sequence[Fact]) -> list[wire.Fact]:
    """The fullest form of each fact: as those were told it who were told most."""
    lines: list[wire.Fact] = []
    for fact in facts:
        lines += told([fact], next(iter(fact.private)) if fact.private else None)
    return lines


# Replaying from the nearest copy


class _Copy(NamedTuple):
    config: Config
    state: State
    told: ToldCounts


class Course:
    """The deeds of a game, with copies of its state along them."""

    def __init__(self, record: Record) -> None:
        self.entries = record.entries
        self.copies: dict[int, _Copy] = {}
        self._stride = _STRIDE

    def leads_through(self, record: Record) -> bool:
        """Whether a record has the same deeds, as far as both go; then the longer one counts."""
        pairs = zip(self.entries, record.entries, strict=False)
        if not all(one is other or _spelled(one) == _spelled(other) for one, other in pairs):
            return False
        if len(record.entries) > len(self.entries):
            self.entries = record.entries
        return True

    def before(self, place: int) -> tuple[int, _Copy | None]:
        """The last place before this one of which there is a copy; without one, the beginning."""
        found = max((kept for kept in self.copies if kept < place), default=0)
        return found, self.copies.get(found)

    def keep(self, place: int, match: Match, counts: ToldCounts) -> None:
        if place % self._stride or place in self.copies:
            return
        self.copies[place] = _Copy(match.config, match.state.copy(), counts.copy())
        if len(self.copies) > _COPIES:
            self._stride *= 2
            self.copies = {kept: copy for kept, copy in self.copies.items() if kept % self._stride == 0}


def _spelled(entry: Entry) -> tuple[object, ...]:
    return entry.kind, entry.seat, entry.text, entry.to


#: By what they are dealt from; those that were looked at last come last.
_courses: dict[object, Course] = {}
_lock = Lock()


def _course_of(record: Record) -> Course:
    dealt_from = (
        (record.game, record.rules, record.players, record.edition, record.sheet, record.key),
        frozenset(record.rulings.items()),
        frozenset(record.figures.items()),
    )
    course = _courses.pop(dealt_from, None)
    if course is None or not course.leads_through(record):
        course = Course(record)
    _courses[dealt_from] = course
    while len(_courses) > _GAMES:
        del _courses[next(iter(_courses))]
    return course


def _walk(record: Record, first: int, last: int) -> Iterator[_Step]:
    """The game after each deed, from one place to another."""
    game = find_game(record.game, record.players)
    with _lock:
        course = _course_of(record)
        start, copy = course.before(first)
    if copy is None:
        counts, match = ToldCounts(), records.begin(record, game)
        counts.note(match.facts)
        if first == 0:
            yield _Step(0, match, match.facts, counts)
    else:
        counts, match = copy.told.copy(), Match.at(game, copy.config, _listening(copy.state))
    for place in range(start + 1, last + 1):
        heard = len(match.facts)
        records.repeat(match, record.entries[place - 1], place)
        facts = match.facts[heard:]
        counts.note(facts)
        with _lock:
            course.keep(place, match, counts)
        if place >= first:
            yield _Step(place, match, facts, counts)


def _listening(state: Any) -> State:
    """A copy of a state from which facts can be collected."""
    twin: State = state.copy()
    twin.facts = []
    return twin
