"""`winterover replay` and `winterover verify`: a finished or saved game, step by step, and whether it was fair."""

from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from winterover.cli.files import read_record
from winterover.cli.lists import number_typed
from winterover.cli.scene import Scene, everybodys_names
from winterover.cli.table import painter_for
from winterover.cli.terminal import InputEnded, Terminal
from winterover.core import record as records
from winterover.core.errors import GameError, RecordError
from winterover.core.facts import Fact
from winterover.core.game import Game
from winterover.core.match import Match, seat_named
from winterover.core.record import Record
from winterover.core.seats import LETTERS, Seat
from winterover.games.registry import find_game
from winterover.locales import Texts

#: Facts that the last screen tells.
_ENDS = ("ended", "crew_ended")


def replay(texts: Texts, path: Path, seat: str | None, *, everything: bool, step: bool | None, plain: bool) -> None:
    """Show a record as a seat knew it, as a spectator did, or with everything open."""
    if seat is not None and everything:
        raise GameError("as-and-open")
    record = read_record(path)
    viewer = None if seat is None else seat_named(seat, record.players)
    terminal = Terminal(texts, plain=plain)
    player = Replay(terminal, record, viewer, everything=everything)
    if terminal.live if step is None else step:
        player.step_through()
    else:
        player.all_at_once()


class Replay:
    """A record being played again, with a place in it."""

    def __init__(self, terminal: Terminal, record: Record, viewer: Seat | None, *, everything: bool) -> None:
        self.terminal = terminal
        self.texts = terminal.texts
        self.record = record
        self.game: Game[Any] = find_game(record.game, record.players)
        records.replay(record, self.game)  # a record that does not fit is found before the first step
        self.people = frozenset(LETTERS[seat] for seat in record.names)
        self.painter = painter_for(self.game)
        self.viewer = viewer
        self.everything = everything
        self._rewind()
        self.scene = self._scene_after(0)

    def all_at_once(self) -> None:
        """The whole game from top to bottom."""
        self.terminal.show(*self._told(0))
        while self.place < len(self.record.entries):
            told = len(self.match.facts)
            self._forward()
            self.terminal.show(*self._told(told))
        self.terminal.show(*self._end(self.terminal.height))

    def step_through(self) -> None:
        """Deed by deed, forwards and backwards."""
        note = ""
        told = 0
        try:
            while True:
                self._show_step(told, note)
                told, note = self._move(self.terminal.wait("app-replay-how").casefold())
        except (InputEnded, KeyboardInterrupt, _Enough):
            self.terminal.show("")

    # Moving

    def _rewind(self) -> None:
        self.match: Match = records.begin(self.record, self.game)
        self.place = 0

    def _forward(self) -> None:
        self.place += 1
        records.repeat(self.match, self.record.entries[self.place - 1], self.place)

    def _go_to(self, place: int) -> int:
        """Go to a place; how many facts had been told before its last deed."""
        if place < self.place:
            self._rewind()
        told = 0
        while self.place < place:
            told = len(self.match.facts)
            self._forward()
        return told

    def _move(self, given: str) -> tuple[int, str]:
        last = len(self.record.entries)
        if given == "q" or (not given and self.place == last):
            raise _Enough
        if not given:
            return self._go_to(self.place + 1), ""
        if given == "b":
            return self._go_to(max(self.place - 1, 0)), ""
        place = number_typed(given)
        if place is not None and place <= last:
            return self._go_to(place), ""
        return len(self.match.facts), self.texts("app-replay-unknown", last=last)

    def _scene_after(self, facts: int) -> Scene:
        """Everybody with the names of the moment: who was replaced keeps what they did until then."""
        told = sum(fact.public is not None for fact in self.match.facts[:facts]) if self.record.formerly else 0
        left = {
            seat: next((former.name for former in formers if told < former.facts), self.record.names.get(seat, ""))
            for seat, formers in self.record.formerly.items()
        }
        people = {seat: name for seat, name in (self.record.names | left).items() if name}
        names = everybodys_names(self.texts, self.record.players, people)
        return Scene(self.texts, self.game, self.match.config, names, self.people)

    # Showing

    def _show_step(self, told: int, note: str) -> None:
        """What happened comes first: where the screen is too low for all, the table is left out, then some hands."""
        notes = [Text(note, style="danger")] if note else []
        width = self.terminal.width
        rows = self.terminal.height - 2 - self.terminal.lines(Group(*notes), width)  # the title, the line to type in
        news = self._told(told)
        if self.place == len(self.record.entries):
            news += self._end(rows)
        told_now, hands = Group(*news), Group(*self._hands())
        some_hands = self.terminal.cut(hands, width, max(rows - self.terminal.lines(told_now, width), 0))
        forms = (Group(*above, told_now) for above in ([self._table(), hands], [hands], [some_hands]))
        screen = self.terminal.first_fitting(forms, width, rows)
        self.terminal.clear()
        self.terminal.show(Rule(self._title(), style="line", align="left"))
        self.terminal.show(self.terminal.cut(screen, width, rows), *notes)

    def _title(self) -> Text:
        if self.everything:
            whose = self.texts("app-replay-open")
        elif self.viewer is None:
            whose = self.texts("app-replay-spectator")
        else:
            whose = self.texts("app-replay-seat", name=self.scene.names[LETTERS[self.viewer]])
        place = self.texts("app-replay-place", place=self.place, last=len(self.record.entries))
        parts = [self.texts(self.game.name), place, whose]
        if self.record.sheet:
            parts.append(self.texts("app-sheet-used", name=self.record.sheet))
        return Text(" · ".join(parts), style="title")

    def _table(self) -> RenderableType:
        view = self.match.view(self.viewer)
        if self.terminal.plain:
            return self.painter.tell(self.scene, view)
        return self.painter.draw(self.scene, view, self.terminal.width, False)

    def _hands(self) -> list[RenderableType]:
        """What lies hidden and is shown all the same: everybody's, or the viewer's."""
        if self.everything:
            return [self.painter.open_hands(self.scene, self.match)]
        if self.viewer is not None:
            return [self.painter.own(self.scene, self.match.view(self.viewer), False)]
        return []

    def _told(self, since: int) -> list[RenderableType]:
        """What happened since a place in the match's facts, as this viewer was told it."""
        shown: list[RenderableType] = []
        for number, fact in enumerate(self.match.facts[since:], since):
            self.scene = self._scene_after(number)
            sentence = self._open(fact) if self.everything else self._as_told(fact)
            if sentence is not None:
                shown.append(sentence)
        self.scene = self._scene_after(len(self.match.facts))
        return shown

    def _as_told(self, fact: Fact) -> Text | None:
        told = fact.told(self.viewer)
        if told is None or told.name in _ENDS:
            return None
        viewer = None if self.viewer is None else LETTERS[self.viewer]
        return Text(self.scene.sentence(told, viewer))

    def _open(self, fact: Fact) -> Text | None:
        """The fullest form, which names who did what, and beside what only some were told the mark of the first."""
        insider = next(iter(fact.insiders), None)
        told = fact.told(insider)
        if told is None or told.name in _ENDS:
            return None
        sentence = self.scene.sentence(told, None)
        return Text(sentence) if insider is None else Text.assemble(self.scene.badge(LETTERS[insider]), " ", sentence)

    def _end(self, rows: int) -> list[RenderableType]:
        """How the game ended, in so many rows if possible, or that it has not."""
        if not self.match.over:
            return [Text(self.texts("app-replay-unfinished"), style="quiet")]
        width = self.terminal.width
        forms = (self.painter.ending(self.scene, self.match, width, brief) for brief in (False, True))
        return [Text(""), self.terminal.first_fitting(forms, width, rows - 1)]


class _Enough(Exception):
    """The reader has seen enough."""


def verify(texts: Texts, path: Path) -> bool:
    """Whether a record keeps what was promised before the game; says so either way."""
    terminal = Terminal(texts)
    try:
        record = read_record(path)
        match = records.verify(record, find_game(record.game, record.players))
    except RecordError as error:
        terminal.say("app-verify-no", "danger")
        terminal.show(Text(texts.error(error)))
        return False
    terminal.say("app-verify-yes", "good")
    sealed = "app-verify-settings" if record.has_digest else "app-verify-seed"
    terminal.say(sealed, commitment=record.commitment[:16])
    message = "app-verify-end" if match.over else "app-verify-unfinished"
    terminal.say(message, count=len(record.entries))
    terminal.say("app-verify-whole" if record.has_digest else "app-verify-no-digest")
    return True
