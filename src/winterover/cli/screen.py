"""The screen of a decision, made to fit: the table, the news, the own cards, the ask and its choices."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from winterover.cli.choices import Choice, Section
from winterover.cli.lists import numbered
from winterover.cli.news import paragraphs
from winterover.core.seats import Seat
from winterover.core.views import View

if TYPE_CHECKING:
    from winterover.cli.session import Session

#: Rows that the news should have at least before something else is made smaller.
_NEWS = 8

#: From this width on the news have a column of their own, beside everything else.
_WIDE = 135
_RAIL = 52
#: Longer lines are hard to read, and a wider ring looks empty.
_WIDEST = 120


#: Columns of choices where room is short.
_COMPACT = 4
#: How the table is drawn.
_NONE, _FLAT, _TALL = range(3)


class _Style(NamedTuple):
    """How generous a screen is: the drawn table, empty lines, hints beside the cards, columns of choices."""

    table: int
    airy: bool
    hints: bool
    columns: int


_STYLES = (
    _Style(_TALL, True, True, 1),
    _Style(_TALL, True, True, 2),
    _Style(_TALL, False, True, 2),
    _Style(_FLAT, False, True, 2),
    _Style(_FLAT, False, True, 3),
    _Style(_FLAT, False, False, 2),
    _Style(_FLAT, False, False, _COMPACT),
)
#: Where even that leaves no room at all, the table has to be asked for.
_BARE = _Style(_NONE, False, False, _COMPACT)

#: Empty lines of an airy screen.
_SPACES = 4
#: Columns of choices that have short labels, at every style.
_DENSE = 6


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
        self._tables: dict[int, _Part] = {}
        self._owns: dict[bool, _Part] = {}
        self.width = min(self.terminal.width - (_RAIL + 3 if self.rail else 0), _WIDEST)

    def show(self, note: Text, *, again: bool) -> None:
        """Draw it, as generous as the height allows; the note is about what was typed last.

        In words the table is not told again while nothing has happened.
        """
        if self.terminal.plain and again:
            self.terminal.show(self._question(), *self._choices(_STYLES[0]), *self._keys(), *([note] if note else []))
            return
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
        wanted = 0 if self.rail else min(_NEWS, self.terminal.lines(self._column(range(self._told)), self.width))
        question, *rest = [self._question(), *self._keys(), *([note] if note else [])]
        left = self.terminal.height - 2 - self._rows(question, *rest)  # beside the header and the line to type in
        style = next((style for style in _STYLES if left - self._taken(style) >= wanted), _STYLES[-1])
        if left - self._taken(style) < min(wanted, 1) and not self.terminal.plain:
            style = _BARE
        space = [Text("")] * bool(self._spaces(style))
        choices = self._choices(style)
        below = Group(*space, self._own(style).thing, *space, question, *choices, *space, *rest)
        return Group(self._table(style).thing, *space), below, max(left - self._taken(style), 1)

    def _taken(self, style: _Style) -> int:
        """The rows of everything whose size depends on the style."""
        choices = self._rows(*self._choices(style))
        return self._table(style).rows + self._own(style).rows + choices + self._spaces(style)

    def _spaces(self, style: _Style) -> int:
        return _SPACES if style.airy and not self.terminal.plain else 0

    def _rows(self, *things: RenderableType) -> int:
        return sum(self.terminal.lines(thing, self.width) for thing in things)

    def _measured(self, thing: RenderableType) -> _Part:
        return _Part(thing, self._rows(thing))

    def _table(self, style: _Style) -> _Part:
        """The table as this style has it; drawn once for all styles that have it alike."""
        if style.table not in self._tables:
            self._tables[style.table] = self._measured(self._drawn(style.table))
        return self._tables[style.table]

    def _drawn(self, table: int) -> RenderableType:
        if table == _NONE:
            return Group()
        if self.terminal.plain:
            return self.session.painter.tell(self.scene, self.view)
        return self.session.painter.draw(self.scene, self.view, self.width, table == _TALL)

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
        """The latest sentences that fit, after those that nobody must miss, and a word if some are left out."""
        if self.terminal.lines(self._column(range(self._told)), width) <= room:
            return self._column(range(self._told))
        kept: list[int] = []
        by_weight = self._by_weight()
        for place in by_weight:
            tried = sorted([*kept, place])
            if self.terminal.lines(self._column(tried), width) >= room:
                break
            kept = tried
        if not kept:  # not even one fits beside the word
            whole = (place for place in by_weight if self.terminal.lines(self._column([place]), width) <= room)
            return self.terminal.cut(self._column([next(whole, by_weight[0])]), width, room)
        return Group(Text(self.texts("app-news-more"), style="quiet"), self._column(kept))

    @property
    def _told(self) -> int:
        return len(self.old_news) + len(self.news)

    def _by_weight(self) -> list[int]:
        """The places of all sentences: new before old, grave ones first, talk last, and then the latest first."""
        told = [*self.old_news, *self.news]
        old = len(self.old_news)

        def weight(place: int) -> tuple[bool, bool, bool, int]:
            is_new = place >= old
            return is_new, is_new and told[place].grave, not told[place].talk, place

        return sorted(range(len(told)), key=weight, reverse=True)

    def _column(self, places: Sequence[int]) -> Table:
        """Some of the sentences as paragraphs below one another, their marks in a margin; old ones are quiet."""
        told = [*self.old_news, *self.news]
        old = len(self.old_news)
        quiet = paragraphs(told[place] for place in places if place < old)
        for paragraph in quiet:
            paragraph.stylize("quiet")
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=3)
        grid.add_column()
        for paragraph in [*quiet, *paragraphs(told[place] for place in places if place >= old)]:
            grid.add_row(paragraph[:3], paragraph[4:])
        return grid

    # The ask

    def _question(self) -> Text:
        question = self.texts.ask(self.scene.game, self.ask["kind"], self.view, self.scene.names)
        if self.ask.get("character"):  # somebody runs several Characters
            name = self.scene.word("character", self.ask["character"])
            question = question if name in question else self.scene.labelled(name, question)
        return Text.assemble(("▶ ", "yours"), (question, "yours"), "  ", (self.ask["rule"], "rule"))

    def _choices(self, style: _Style) -> list[RenderableType]:
        shown: list[RenderableType] = []
        if self.opened is not None:
            shown.append(Text(f"  {self.opened.label}", style="title"))
        first = 1
        for section in self.sections:
            labels = section.labels(style.columns == _COMPACT)
            columns = _DENSE if section.is_dense else style.columns
            shown.append(numbered(labels, columns, self.width, first=first))
            first += len(labels)
        return shown

    def _keys(self) -> list[Text]:
        if self.opened is not None:
            return [Text(self.texts("app-keys-inner", most=len(self.opened.inner)), style="quiet")]
        most = sum(len(section.choices) for section in self.sections)
        keys = [Text(self.texts("app-keys", most=most), style="quiet")]
        keys += [
            Text(self.scene.labelled(code, self.scene.option(code)), style="quiet") for code in self.view["standing"]
        ]
        return keys
