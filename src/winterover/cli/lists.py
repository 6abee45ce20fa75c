"""Numbered lists to choose from, and what is typed at them."""

from collections.abc import Sequence
from math import ceil

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from winterover.core.errors import GameError

#: A number and the spaces after it and after its label.
_AROUND = 5


def number_typed(given: str) -> int | None:
    """The whole number that somebody typed, if it is one of a sensible length."""
    return int(given) if given.isdecimal() and len(given) < 10 else None


def picked(given: str, values: Sequence[str]) -> str:
    """One of some values by its number; nothing for nothing. Raises GameError for any other number or word."""
    if not given:
        return ""
    number = number_typed(given)
    if number is None or not 1 <= number <= len(values):
        raise GameError("no-such-option", given=given[:20], most=len(values))
    return values[number - 1]


def numbered(labels: Sequence[str | Text], columns: int, width: int, *, crop: bool = False) -> Table:
    """Labels with their numbers, down the columns; as many of these as are wanted and fit.

    Where a list has to stay short, it crops long labels instead of using fewer columns.
    """
    texts = [label if isinstance(label, Text) else Text(label) for label in labels]
    widest = max((cell_len(text.plain) for text in texts), default=1)
    if crop:
        widest = min(widest, width // columns - _AROUND)
    columns = max(1, min(columns, width // (widest + _AROUND)))
    rows = max(1, ceil(len(texts) / columns))
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(width=3, justify="right", style="yours")
        grid.add_column(width=min(widest, width - _AROUND), no_wrap=crop, overflow="ellipsis")
    for row in range(rows):
        cells = [(str(number + 1), texts[number]) for number in range(row, len(texts), rows)]
        grid.add_row(*(cell for pair in cells for cell in pair))
    return grid
