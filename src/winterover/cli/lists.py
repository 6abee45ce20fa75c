"""Numbered lists to choose from, and what is typed at them."""

from collections.abc import Sequence
from itertools import zip_longest
from math import ceil
from typing import NamedTuple

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from winterover.core.errors import GameError

#: A number and the spaces after it and after its label.
AROUND = 5


class Heading(NamedTuple):
    """What stands over a part of a list: it has no number."""

    words: str


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


def numbered(
    labels: Sequence[str | Text | Heading], columns: int, width: int, *, crop: bool = False, first: int = 1
) -> Table:
    """Labels with their numbers, down the columns; as many of these as are wanted and fit.

    Where a list has to stay short, it crops long labels instead of using fewer columns.
    """
    entries: list[_Entry] = []
    number = first
    for label in labels:
        if isinstance(label, Heading):
            entries.append(_Entry("", Text(label.words, style="title")))
        else:
            entries.append(_Entry(str(number), label if isinstance(label, Text) else Text(label)))
            number += 1
    count = min(columns, max(1, len(entries)))
    while True:
        parts = _parted(entries, count)
        widths = [max((cell_len(entry.text.plain) for entry in part), default=1) for part in parts]
        if crop:
            widths = [min(one, width // len(widths) - AROUND) for one in widths]
        if count == 1 or sum(widths) + AROUND * len(widths) <= width:
            break
        count -= 1
    grid = Table.grid(padding=(0, 1))
    for one in widths:
        grid.add_column(width=3, justify="right", style="yours")
        grid.add_column(width=max(1, min(one, width - AROUND)), no_wrap=crop, overflow="ellipsis")
    for row in zip_longest(*parts, fillvalue=_Entry("", Text(""))):
        grid.add_row(*(cell for entry in row for cell in entry))
    return grid


class _Entry(NamedTuple):
    number: str
    text: Text


def _parted(entries: Sequence[_Entry], count: int) -> list[Sequence[_Entry]]:
    """The entries in so many columns at most, each as wide as its own longest label; no heading stands last in one."""
    rows = max(1, ceil(len(entries) / count))
    while True:
        parts: list[Sequence[_Entry]] = []
        at = 0
        while at < len(entries):
            end = min(at + rows, len(entries))
            if end < len(entries) and end - at > 1 and not entries[end - 1].number:
                end -= 1
            parts.append(entries[at:end])
            at = end
        if len(parts) <= count:
            return parts or [[]]
        rows += 1
