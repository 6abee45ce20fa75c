"""Board sheets: reading them from files with clear errors, showing them, and writing one to fill in."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

from winterover.cli.command import command
from winterover.cli.files import unwritable
from winterover.cli.terminal import Terminal
from winterover.core.errors import ConfigError, GameError
from winterover.core.figures import GRADES, Figure, Figures
from winterover.core.game import Game
from winterover.core.sheets import PARSERS, TOML, name_for, parse_sheet
from winterover.locales import Texts

#: Many times what a sheet needs, in kilobytes.
LARGEST = 100

#: Where the remarks of a written sheet begin, as far as lines are short enough.
_REMARKS = 23


# Reading


def sheet_given(path: Path | None) -> dict[str, object] | None:
    """The sheet in the file that was given, if one was."""
    return None if path is None else read_sheet(path)


def read_sheet(path: Path) -> dict[str, object]:
    """What a sheet's file holds, not yet checked against any game; raises GameError where that is no sheet."""
    if path.suffix.casefold() not in PARSERS:
        raise GameError("sheet-suffix", file=str(path), allowed=", ".join(PARSERS))
    try:
        text = _content(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise GameError("sheet-syntax", file=str(path), format=path.suffix[1:].upper(), problem=str(error)) from None
    return parse_sheet(str(path), text)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(1000 * LARGEST + 1)
    except FileNotFoundError:
        raise GameError("file-missing", file=str(path)) from None
    except OSError as error:
        raise GameError("file-unreadable", file=str(path), system=error.strerror or str(error)) from None
    if len(content) > 1000 * LARGEST:
        raise GameError("sheet-big", file=str(path), most=LARGEST)
    return content


# The lines of a sheet


class Line(NamedTuple):
    """A line of a sheet: the table it stands in, what it says, and the figures that it says it of."""

    table: str
    key: str
    value: Any
    figures: list[Figure]

    @property
    def path(self) -> str:
        return f"{self.table}.{self.key}" if self.table else self.key

    @property
    def has_words(self) -> bool:
        return isinstance(self.value, list) and any(isinstance(value, str) for value in self.value)

    @property
    def allowed(self) -> str:
        """The numbers that may stand here; nothing where words stand."""
        if self.has_words:
            return ""
        least = max(figure.least for figure in self.figures)
        most = min(figure.most for figure in self.figures)
        return f"{least}..{most}" if least < most else str(least)

    def apart(self, numbers: Mapping[str, int]) -> "list[Line]":
        """The same figures on lines of their own, as numbers."""
        return [Line("", figure.name, numbers[figure.name], [figure]) for figure in self.figures]


def lines_of(figures: Figures, numbers: Mapping[str, int]) -> Iterator[Line]:
    """The sheet with these numbers, line by line."""

    def walk(path: str, table: Mapping[str, Any]) -> Iterator[Line]:
        # TOML wants what stands in no table of its own to come first.
        for key, value in sorted(table.items(), key=lambda item: isinstance(item[1], Mapping)):
            here = f"{path}.{key}" if path else key
            if isinstance(value, Mapping):
                yield from walk(here, value)
            else:
                said = [figure for name, figure in figures.by_name.items() if f"{name}.".startswith(f"{here}.")]
                yield Line(path, key, value, said)

    yield from walk("", figures.lay_out(numbers))


# Showing and writing


def sheet(texts: Texts, game: Game[Any], given: Path | None, write: Path | None) -> None:
    """Show the standard sheet, or say what is special about another one; and write either to a file."""
    figures = game.figures
    if figures is None:
        raise ConfigError("no-figures", game=game.name)
    terminal = Terminal(texts)
    numbers = dict(figures.standard)
    if given is not None:
        name, numbers = figures.settle(read_sheet(given))
        differing = figures.differing(numbers)
        terminal.say("app-sheet-good", name=name, count=len(differing))
        if differing:
            terminal.show(_differences(texts, figures, differing))
    if write is not None:
        _write(write, template(texts, figures, numbers, name_for(str(write))))
        terminal.say("app-sheet-written", game=game.name, file=str(write), command=command())
    elif given is None:
        terminal.say("app-sheet-title", "title")
        terminal.show(_standard(texts, figures))
        used = {figure.grade for figure in figures.by_name.values()}
        for grade in (grade for grade in GRADES if grade in used):
            meaning = texts.attribute(f"app-grade-{grade}", "what")
            terminal.show(Text(texts.labelled(texts(f"app-grade-{grade}"), meaning), style="quiet"))
        terminal.say("app-sheet-how", "quiet", game=game.name, command=command())


def _standard(texts: Texts, figures: Figures) -> Table:
    table = _table(texts, "figure", "value", "allowed", "grade", "source")
    for line in lines_of(figures, figures.standard):
        for shown in line.apart(figures.standard) if line.has_words else [line]:
            grade = texts(f"app-grade-{shown.figures[0].grade}")
            source = Text(shown.figures[0].source, style="rule")
            table.add_row(shown.path, Text(_spell(shown.value)), shown.allowed, grade, source)
    return table


def _differences(texts: Texts, figures: Figures, differing: Mapping[str, int]) -> Table:
    table = _table(texts, "figure", "value", "standard", "allowed")
    for name, number in differing.items():
        figure = figures.by_name[name]
        table.add_row(name, str(number), str(figure.standard), f"{figure.least}..{figure.most}")
    return table


def _table(texts: Texts, *heads: str) -> Table:
    """A table that fits into 80 columns with the names of the figures whole."""
    table = Table(box=box.SIMPLE, header_style="quiet", padding=(0, 1, 0, 0), pad_edge=False)
    for head in heads:
        table.add_column(texts(f"app-sheet-{head}"), no_wrap=head == "figure")
    return table


def template(texts: Texts, figures: Figures, numbers: Mapping[str, int], name: str) -> str:
    """A sheet as a TOML file to edit, with a remark about every line."""
    lines = [f"# {line}".rstrip() for line in texts("app-sheet-head").splitlines()]
    lines += ["", f"name = {_spell(name)}"]
    table = ""
    for line in lines_of(figures, numbers):
        if line.table != table:
            table = line.table
            lines += ["", f"[{table}]"]
        grade = texts(f"app-grade-{line.figures[0].grade}")
        remarks = [part for part in (line.allowed, grade, line.figures[0].source) if part]
        lines.append(f"{f'{line.key} = {_spell(line.value)}':<{_REMARKS}} # {' · '.join(remarks)}")
    return "\n".join(lines) + "\n"


def _spell(value: object) -> str:
    """A value as TOML has it: numbers, words and lists look as they do in JSON."""
    return json.dumps(value, ensure_ascii=False)


def _write(path: Path, text: str) -> None:
    if path.suffix.casefold() != TOML:
        raise GameError("sheet-suffix", file=str(path), allowed=TOML)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise GameError("file-exists", file=str(path)) from None
    except OSError as error:
        raise unwritable(str(path), error) from None
