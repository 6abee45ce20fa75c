"""Figures: the numbers that a game reads off its board, and the sheets by which a table puts others in their place.

A sheet comes from a file as tables within tables. Each figure has a name that is the path to it, such as
`fuel.boiler`; a record and a config hold only the figures that differ from the standard ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from winterover.core.errors import ConfigError
from winterover.core.rulings import has_tower, is_name

#: How sure a standard figure is: a source says it, it follows from the sources, it is the best reading of several
#: hints, or nobody published it.
TEXT, FORCED, INFERRED, ASSUMED = GRADES = ("text", "forced", "inferred", "assumed")

#: What a sheet is called that does not say.
UNNAMED = "unnamed"
LONGEST_NAME = 60

#: A sheet with this table gives only the figures that differ.
DIFFERING = "figures"

#: From here on a number is shown in a short form, which has no limit.
_HUGE = 10**15


@dataclass(frozen=True, slots=True)
class Figure:
    """One number: its standard value, the least and the most it may be, how sure it is, where it is argued, the rule
    cards that it bears on, and the player counts for which the board has it (without any named, all).
    """

    name: str
    standard: int
    least: int
    most: int
    grade: str
    source: str
    cards: tuple[str, ...] = ()
    players: tuple[int, ...] = ()


class Figures:
    """All figures of a game's board. A game whose sheets are not plain tables of numbers says so in a subclass."""

    def __init__(self, figures: Sequence[Figure]) -> None:
        self.by_name = {figure.name: figure for figure in figures}
        self.standard: Mapping[str, int] = {figure.name: figure.standard for figure in figures}

    # What a game may say in its own way

    def flatten(self, path: str, value: object) -> Iterator[tuple[str, object]]:
        """The figures in what stands at a path of a sheet, by name, unchecked."""
        if isinstance(value, Mapping) and self._leads_on(path):
            for key, inner in value.items():
                yield from self.flatten(f"{path}.{key}" if path else str(key), inner)
        else:
            yield path, value

    def _leads_on(self, path: str) -> bool:
        """Whether figures lie below a path: nothing else is followed, however deep a file goes."""
        return not path or any(name.startswith(f"{path}.") for name in self.by_name)

    def lay_out(self, numbers: Mapping[str, int]) -> dict[str, Any]:
        """The figures as a sheet has them: what `flatten` takes apart."""
        sheet: dict[str, Any] = {}
        for name, number in numbers.items():
            *tables, last = name.split(".")
            table = sheet
            for key in tables:
                table = table.setdefault(key, {})
            table[last] = number
        return sheet

    def check(self, numbers: Mapping[str, int]) -> None:
        """Refuse figures that do not go together; each by itself is known to be within its bounds."""

    # Reading

    def settle(self, sheet: Mapping[str, object]) -> tuple[str, dict[str, int]]:
        """The name of a sheet and all its figures; raises ConfigError naming the figure and what is allowed."""
        data = dict(sheet)
        name = _checked_name(data.pop("name", UNNAMED))
        if DIFFERING in data:
            given = self._numbers(data.pop(DIFFERING))
            for key in data:
                raise ConfigError("sheet-unknown", cell=key, known=f"name, {DIFFERING}")
        else:
            given = self._numbers(data)
            for cell, figure in self.by_name.items():
                if cell not in given:
                    raise ConfigError("sheet-missing", cell=cell, allowed=f"{figure.least}..{figure.most}")
        numbers = self.complete(given)
        self.check(numbers)
        return name, numbers

    def complete(self, differing: Mapping[str, int]) -> dict[str, int]:
        """All figures, of which only those are given that differ from the standard."""
        return {**self.standard, **differing}

    def differing(self, numbers: Mapping[str, int]) -> dict[str, int]:
        """The figures that are not the standard ones."""
        return {cell: number for cell, number in numbers.items() if number != self.standard[cell]}

    def _numbers(self, data: object) -> dict[str, int]:
        found: dict[str, int] = {}
        for cell, value in self.flatten("", data):
            figure = self.by_name.get(cell)
            if figure is None:
                raise ConfigError("sheet-unknown", cell=cell or DIFFERING, known=", ".join(self._near(cell)))
            if cell in found:
                raise ConfigError("sheet-twice", cell=cell)
            found[cell] = whole(cell, value, figure.least, figure.most)
        return found

    def _near(self, cell: str) -> list[str]:
        """What the sheet has at the place where a name that it does not have leaves the right path."""
        names = [name.split(".") for name in self.by_name]
        # Below the deepest figure nothing is near, however deep a name goes.
        path = cell.split(".", max(map(len, names)))
        for length in range(len(path), -1, -1):
            near = {".".join(name[: length + 1]): None for name in names if name[:length] == path[:length]}
            if near:
                return list(near)
        return []


def whole(cell: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds; raises ConfigError for anything else."""
    # Truth values are whole numbers to Python, never to a board.
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        allowed = f"{least}..{most}" if least != most else str(least)
        raise ConfigError("sheet-number", cell=cell, found=shown(value), allowed=allowed)
    return value


def shown(value: object) -> str:
    """A value of a sheet as its file has it, for the error that refuses it."""
    if value is None:
        return "null"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and not -_HUGE < value < _HUGE:
        return f"{Decimal(value):.2e}"
    if isinstance(value, Mapping):
        return "{ ... }"
    if isinstance(value, (list, tuple)):
        return "[ ... ]"
    return str(value)


def is_sheet_name(name: str) -> bool:
    return len(name) <= LONGEST_NAME and is_name(name) and not has_tower(name)


def _checked_name(name: object) -> str:
    if not isinstance(name, str) or not is_sheet_name(name):
        raise ConfigError("sheet-name", name=shown(name), most=LONGEST_NAME)
    return name
