"""`winterover rulings`: what a table plays by, and for each option what every edition says."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from winterover.core.game import Config, Game
from winterover.core.rulings import Choice, Flag, Ruling, spell
from winterover.locales import Texts

Shown = list[RenderableType]

#: How far options stand in under the heading of what they change.
_INDENT = 2


class RulingsList:
    """The options of one table."""

    def __init__(self, texts: Texts, game: Game[Any], config: Config) -> None:
        self.texts = texts
        self.game = game
        self.config = config
        self.by_subject = game.rulebook.by_subject()
        #: Those of one subject behind each other.
        self.rulings = {ruling.key: ruling for rulings in self.by_subject.values() for ruling in rulings}
        self.here = {key: spell(value) for key, value in game.settle(config).items()}
        #: What each edition sets, in the same spelling.
        self.editions = {
            edition: {key: spell(value) for key, value in game.rulebook.settle(edition, {}).items()}
            for edition in game.rulebook.editions
        }

    def short(self) -> Shown:
        """A line each, under what they change: what it is about and how it is set, marked where the table differs."""
        edition = self.texts(f"{self.game.name}-edition-{self.config.edition}")
        table = Table(box=box.SIMPLE, header_style="quiet", padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(self.texts("app-rulings-option"))
        table.add_column(self.texts("app-rulings-key"), no_wrap=True)
        table.add_column(self.texts("app-rulings-value-head"))
        for subject, rulings in self.by_subject.items():
            table.add_section()
            table.add_row(Text(self.heading(subject), style="title"))
            for ruling in rulings:
                differs = ruling.key in self.config.rulings
                value = Text(self.here[ruling.key], style="title" if differs else "")
                name = Padding(Text(self.name(ruling)), (0, 0, 0, _INDENT))
                table.add_row(name, Text(ruling.key, style="quiet"), Text("* " if differs else "  ") + value)
        return [
            Text(self.texts("app-rulings-title", game=self._game_name(), edition=edition), style="title"),
            table,
            Text(self.texts("app-rulings-one"), style="quiet"),
        ]

    def _game_name(self) -> str:
        """The game, and its mode where that is not the main one."""
        name = self.texts(self.game.name)
        return f"{name}, {self.texts(f'{self.game.name}-mode-{self.game.mode}')}" if self.game.mode else name

    def everything(self) -> Shown:
        shown: Shown = []
        for subject, rulings in self.by_subject.items():
            shown.append(Rule(Text(self.heading(subject), style="title"), style="line", align="left"))
            shown.extend(line for ruling in rulings for line in self.explained(ruling))
        return shown

    def whole(self, key: str) -> Shown:
        """One option by its key; raises ConfigError naming those there are."""
        by_key = {known.casefold(): known for known in (*self.rulings, *self.game.rulebook.idle)}
        return self.explained(self.game.rulebook.find(by_key.get(key.casefold(), key)))

    # One option

    def explained(self, ruling: Ruling, *, numbers: bool = False) -> Shown:
        """What it decides, what it can be and in which edition it is, and what each rulebook says.

        The value that holds here is marked; with numbers beside them the values can be picked.
        """
        grid = Table.grid(padding=(0, 1))
        for number, value in enumerate(self.values(ruling), 1):
            here = Text("▶" if value == self.here[ruling.key] else " ")
            where = [edition for edition, settled in self.editions.items() if settled[ruling.key] == value]
            grid.add_row(
                Text(str(number) if numbers else " ", style="yours"),
                here,
                self.value(ruling, value),
                Text(" ".join(where), style="quiet"),
            )
        return [
            Text.assemble((self.name(ruling), "title"), "  ", (ruling.key, "quiet"), "  ", (ruling.source, "rule")),
            Padding(Text(self.texts.attribute(self.message(ruling), "what")), (0, 0, 0, 2)),
            grid,
            *self._said(ruling),
            Text(""),
        ]

    def _said(self, ruling: Ruling) -> Shown:
        """The rulebooks in our words, as far as there is something to say."""
        grid = Table.grid(padding=(0, 2))
        for edition in self.game.rulebook.editions:
            with suppress(KeyError):  # not every edition is a book of its own
                said = self.texts.attribute(self.message(ruling), edition)
                name = self.texts(f"{self.game.name}-edition-{edition}")
                grid.add_row(Text(f"  {name}", style="quiet"), Text(said))
        return [grid] if grid.row_count else []

    def values(self, ruling: Ruling) -> Sequence[str]:
        """The values it can have; where these are many, those that it has here or in an edition."""
        few = few_values(ruling)
        if few:
            return few
        settled = [self.here[ruling.key], *(edition[ruling.key] for edition in self.editions.values())]
        return list(dict.fromkeys(settled))

    def heading(self, subject: str) -> str:
        """What the options of a subject change."""
        return self.texts(f"{self.game.name}-ruling-subject-{subject}")

    def message(self, ruling: Ruling) -> str:
        return f"{self.game.name}-ruling-{ruling.key}"

    def name(self, ruling: Ruling) -> str:
        return self.texts(self.message(ruling))

    def value(self, ruling: Ruling, value: str) -> str:
        message = f"{self.message(ruling)}-{value}"
        return self.texts.labelled(value, self.texts(message)) if self.texts.has(message) else value


def few_values(ruling: Ruling) -> Sequence[str]:
    """The values to pick from, if they are few."""
    if isinstance(ruling, Choice):
        return [str(value) for value in ruling.values]
    return ["false", "true"] if isinstance(ruling, Flag) else []
