"""The screen of a decision, made to fit: the table, the news, the own cards, the ask and its choices."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from winterover.cli.choices import Choice, Section
from winterover.cli.lists import numbered
from winterover.cli.news import Tiding, paragraphs
from winterover.core.seats import Seat
from winterover.core.views import View

if TYPE_CHECKING:
    from winterover.cli.session import Session

#: Rows that the news should have at least before something else is made smaller.
_NEWS = 8

#: From this width on the news have a column of their own, beside everything else.
_WIDE = 130
_RAIL = 52
#: Longer lines are hard to read, and a wider ring looks empty.
_WIDEST = 120


class _Style(NamedTuple):
    """How generous a screen is: the drawn table, empty lines, hints beside the cards, columns of choices."""

    tall: bool
    airy: bool
    hints: bool
    columns: int


_STYLES = (
    _Style(True, True, True, 1),
    _Style(True, True, True, 2),
    _Style(True, False, True, 2),
    _Style(False, False, True, 2),
    _Style(False, False, True, 3),
    _Style(False, False, False, 2),
    _Style(False, False, False, 4),
)

#: Columns of short labels, at every style.
_SHORT = 6


class _Part(NamedTuple):
    """A part of a screen, and how many rows it takes."""

    thing: RenderableType
    rows: int


class Screen:
    """Everything that a person needs for one decision."""

    def __init__(
        self, session: "Session", seat: Seat, view: View, ask: Mapping[str, Any], opened: Choice | None = None
    ) -> None:
        self.session = session
        self.terminal = session.terminal
        self.texts = session.texts
        self.scene = session.scene
        self.view = view
        self.ask = ask
        #: The choice within which the next step is picked, if that is where the person is.
        self.opened = opened
        self.sections = session.painter.choices(session.scene, view, ask)
        if opened is not None:
            self.sections = [Section(opened.inner)]
        self.rail = self.terminal.width >= _WIDE and not self.terminal.plain
        self.news = session.news(seat)
        self.old_news = session.old_news(seat) if self.rail else []
        self._tables: dict[bool, _Part] = {}
        self._owns: dict[bool, _Part] = {}
        self.width = min(self.terminal.width - (_RAIL + 3 if self.rail else 0), _WIDEST)

    def show(self, note: Text) -> None:
        """Draw it, as generous as the height allows; the note is about what was typed last."""
        above, below, room = self._fitting(note)
        if self.rail:
            grid = Table.grid(padding=(0, 3, 0, 0))
            grid.add_column(width=self.width)
            grid.add_column(width=_RAIL)
            grid.add_row(Group(above, below), self._latest(self.terminal.height - 4, _RAIL))
            screen = Group(self._header(), grid)
        else:
            screen = Group(self._header(), above, self._latest(room, self.width), below)
        self.terminal.clear()
        self.terminal.show(screen)

    # Fitting

    def _fitting(self, note: Text) -> tuple[RenderableType, RenderableType, int]:
        """What stands above and below the news, and the room between: the first style that leaves enough of it."""
        wanted = 0 if self.rail else min(_NEWS, self.terminal.lines(self._since(0), self.width))
        rest = [*self._keys(), *([note] if note else [])]
        fixed = self._rows(self._question(), *rest)
        for style in _STYLES:
            above, below = self._table(style), self._own(style)
            choices = self._choices(style.columns)
            space = [Text("")] if style.airy and not self.terminal.plain else []
            rows = above.rows + below.rows + self._rows(*choices, *space, *space, *space, *space) + fixed
            room = self.terminal.height - 2 - rows  # beside the header and the line to type in
            if room >= wanted or style is _STYLES[-1]:
                shown = Group(*space, below.thing, *space, self._question(), *choices, *space, *rest)
                return Group(above.thing, *space), shown, max(room, 1)
        raise AssertionError("the last style is taken in any case")

    def _rows(self, *things: RenderableType) -> int:
        return sum(self.terminal.lines(thing, self.width) for thing in things)

    def _measured(self, thing: RenderableType) -> _Part:
        return _Part(thing, self._rows(thing))

    def _table(self, style: _Style) -> _Part:
        """The table as this style has it; drawn once for all styles that have it alike."""
        if style.tall not in self._tables:
            if self.terminal.plain:
                table = self.session.painter.tell(self.scene, self.view)
            else:
                table = self.session.painter.draw(self.scene, self.view, self.width, style.tall)
            self._tables[style.tall] = self._measured(table)
        return self._tables[style.tall]

    def _own(self, style: _Style) -> _Part:
        hints = self.session.guide and style.hints
        if hints not in self._owns:
            self._owns[hints] = self._measured(self.session.painter.own(self.scene, self.view, hints))
        return self._owns[hints]

    def _header(self) -> RenderableType:
        now = self.session.painter.title(self.scene, self.view, self.session.match.log(None))
        title = f"{self.texts(self.scene.game.name)} · {now}"
        if self.terminal.plain:
            return Text(f"== {title} ==", style="title")
        return Rule(Text(title, style="title"), style="line", align="left")

    # News

    def _latest(self, room: int, width: int) -> RenderableType:
        """The latest sentences that fit, and a word if some are left out; older ones are quiet."""
        if self.terminal.lines(self._since(0), width) <= room:
            return self._since(0)
        start = len(self.old_news) + len(self.news)
        while self.terminal.lines(self._since(start - 1), width) < room:
            start -= 1
        if start == len(self.old_news) + len(self.news):  # not even the last one fits beside such a word
            return self.terminal.end_of(self._since(start - 1), width, room)
        return Group(Text(self.texts("app-news-more"), style="quiet"), self._since(start))

    def _since(self, start: int) -> Table:
        old = len(self.old_news)
        return _column(self.old_news[start:], self.news[max(start - old, 0) :])

    # The ask

    def _question(self) -> Text:
        question = self.texts.ask(self.scene.game, self.ask["kind"], self.view, self.scene.names)
        return Text.assemble(("▶ ", "yours"), (question, "yours"), "  ", (self.ask["rule"], "rule"))

    def _choices(self, columns: int) -> list[RenderableType]:
        shown: list[RenderableType] = []
        if self.opened is not None:
            shown.append(Text(f"  {self.opened.label}", style="title"))
        first = 1
        for section in self.sections:
            labels = [choice.label for choice in section.choices]
            shown.append(numbered(labels, _SHORT if section.short else columns, self.width, first=first))
            first += len(labels)
        return shown

    def _keys(self) -> list[Text]:
        if self.opened is not None:
            return [Text(self.texts("app-keys-inner", most=len(self.opened.inner)), style="quiet")]
        most = sum(len(section.choices) for section in self.sections)
        keys = [Text(self.texts("app-keys", most=most), style="quiet")]
        keys += [Text(f"{code}: {self.scene.option(code)}", style="quiet") for code in self.view["standing"]]
        return keys


def _column(old: Sequence[Tiding], new: Sequence[Tiding]) -> Table:
    """Paragraphs below one another, their marks in a margin."""
    quiet = paragraphs(old)
    for paragraph in quiet:
        paragraph.stylize("quiet")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=3)
    grid.add_column()
    for paragraph in [*quiet, *paragraphs(new)]:
        grid.add_row(paragraph[:3], paragraph[4:])
    return grid
