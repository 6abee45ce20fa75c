"""Numbered lists to choose from, and what is typed at them."""

from collections.abc import Sequence
from math import ceil

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from winterover.core.errors import GameError

#: A number and the spaces after it and after its label.
AROUND = 5


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


def numbered(labels: Sequence[str | Text], columns: int, width: int, *, crop: bool = False, first: int = 1) -> Table:
    """Labels with their numbers, down the columns; as many of these as are wanted and fit.

    Where a list has to stay short, it crops long labels instead of using fewer columns.
    """
    texts = [label if isinstance(label, Text) else Text(label) for label in labels]
    count = min(columns, max(1, len(texts)))
    while True:
        rows = max(1, ceil(len(texts) / count))
        widths = _widths(texts, rows)
        if crop:
            widths = [min(one, width // len(widths) - AROUND) for one in widths]
        if count == 1 or sum(widths) + AROUND * len(widths) <= width:
            break
        count -= 1
    grid = Table.grid(padding=(0, 1))
    for one in widths:
        grid.add_column(width=3, justify="right", style="yours")
        grid.add_column(width=max(1, min(one, width - AROUND)), no_wrap=crop, overflow="ellipsis")
    for row in range(rows):
        cells = [(str(number + first), texts[number]) for number in range(row, len(texts), rows)]
        grid.add_row(*(cell for pair in cells for cell in pair))
    return grid


def _widths(texts: Sequence[Text], rows: int) -> list[int]:
    """The width of each column: of its own longest label, so that one long label does not widen the others."""
    columns = [texts[first : first + rows] for first in range(0, len(texts), rows)] or [[]]
    return [max((cell_len(text.plain) for text in column), default=1) for column in columns]
