"""Seats around a table: the viewer at the bottom, clockwise from there to the left, over the top and back."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from winterover.cli.table.canvas import Canvas

LINE = "line"

#: How many sit at the bottom, on each of the two sides, and at the top, by the number of players.
_SHAPES = {
    1: (1, 0, 0),
    2: (1, 0, 1),
    3: (1, 0, 2),
    4: (1, 1, 1),
    5: (1, 1, 2),
    6: (3, 0, 3),
    7: (3, 0, 4),
    8: (3, 1, 3),
    9: (3, 1, 4),
    10: (5, 0, 5),
    11: (5, 1, 4),
    12: (5, 1, 5),
}

#: Rows that a tall ring takes. A flat one takes five, or six with seats at the sides.
_TALL = 7


class Place(NamedTuple):
    """A seat: its name stands on the ring, the rest inside, in a shorter form where it is narrow."""

    name: Text
    state: Text
    short: Text


class Gap(NamedTuple):
    """What lies between two seats: a word if something is there, and which way play goes through it."""

    obstacle: str
    clockwise: bool


def draw_ring(places: Sequence[Place], gaps: Sequence[Gap], centre: Sequence[Text], width: int, tall: bool) -> Text:
    """The ring as a drawing. `gaps[n]` lies between `places[n]` and the next one clockwise."""
    return _Ring(places, gaps, centre, width, tall).text()


class _Ring:
    def __init__(
        self, places: Sequence[Place], gaps: Sequence[Gap], centre: Sequence[Text], width: int, tall: bool
    ) -> None:
        self.places = places
        self.gaps = gaps
        bottom, side, top = _SHAPES[len(places)]
        self.height = _TALL if tall else 5 + side
        self.canvas = Canvas(width, self.height)
        #: Places by their numbers, as they are seen from left to right.
        half = bottom // 2
        self.left = half + side
        self.bottom = [*range(half, 0, -1), 0, *range(len(places) - 1, len(places) - 1 - half, -1)]
        self.top = list(range(self.left + 1, self.left + 1 + top))
        self.sides = (self.left, self.left + top + 1) if side else ()
        self._frame(width)
        self._row(self.top, 0, 1)
        self._row(self.bottom, self.height - 1, self.height - 2)
        self._sides(width)
        self._centre(centre, width)

    def text(self) -> Text:
        return self.canvas.text()

    def _frame(self, width: int) -> None:
        last = self.height - 1
        self.canvas.put(0, 0, "╭" + "─" * (width - 2) + "╮", LINE)
        self.canvas.put(last, 0, "╰" + "─" * (width - 2) + "╯", LINE)
        for row in range(1, last):
            self.canvas.put(row, 0, "│", LINE)
            self.canvas.put(row, width - 1, "│", LINE)

    def _row(self, numbers: Sequence[int], on_ring: int, inside: int) -> None:
        """Seats along the top or the bottom, and the gaps between them."""
        if not numbers:
            return
        step = self.canvas.width / len(numbers)
        ends: list[tuple[int, int]] = []
        for index, number in enumerate(numbers):
            middle = int(step * (index + 0.5))
            place = self.places[number]
            self.canvas.put_centred(on_ring, middle, place.name)
            self.canvas.put_centred(inside, middle, _fitting(place, int(step) - 3))
            start = middle - cell_len(place.name.plain) // 2
            ends.append((start, start + cell_len(place.name.plain)))
        at_top = on_ring == 0
        for index in range(len(numbers) - 1):
            number = numbers[index] if at_top else numbers[index + 1]
            self._across(on_ring, ends[index][1], ends[index + 1][0], self.gaps[number], at_top)

    def _across(self, row: int, start: int, end: int, gap: Gap, at_top: bool) -> None:
        """A gap in a row of seats."""
        if gap.obstacle:
            sign = f"┤{gap.obstacle}├" if end - start >= cell_len(gap.obstacle) + 4 else "┤▒├"
            self.canvas.put_centred(row, (start + end) // 2, Text(sign, style="danger"))
        else:
            self.canvas.put(row, (start + end) // 2, "→" if gap.clockwise == at_top else "←", LINE)

    def _sides(self, width: int) -> None:
        """What is left and right: seats if there are any, and the gaps up and down."""
        middle = (self.height - 1) // 2
        if self.sides:
            left, right = self.sides
            self._beside(middle, self.places[left], None)
            self._beside(middle, self.places[right], width)
            self._upright(middle + 2, 0, self.gaps[left - 1], True)
            self._upright(middle - 1, 0, self.gaps[left], True)
            self._upright(middle - 1, width - 1, self.gaps[right - 1], False)
            self._upright(middle + 2, width - 1, self.gaps[right], False)
        elif self.top:
            self._upright(middle, 0, self.gaps[self.left], True)
            self._upright(middle, width - 1, self.gaps[self.top[-1]], False)

    def _beside(self, row: int, place: Place, end: int | None) -> None:
        """A seat at a side: its name, and its state below; flush right if there is an end."""
        state = _fitting(place, self.canvas.width // 4)
        for offset, text in enumerate((place.name, Text("  ") + state + "  ")):
            self.canvas.put(row + offset, 0 if end is None else end - cell_len(text.plain), text)

    def _upright(self, row: int, column: int, gap: Gap, at_left: bool) -> None:
        """A gap on the left or right side; its word stands inside if nothing else does."""
        if not gap.obstacle:
            self.canvas.put(row, column, "↑" if gap.clockwise == at_left else "↓", LINE)
            return
        self.canvas.put(row, column, "▒", "danger")
        size = cell_len(gap.obstacle)
        start = column + 2 if at_left else column - 1 - size
        if self.canvas.is_free(row, start - 1, start + size + 1):
            self.canvas.put(row, start, gap.obstacle, "danger")

    def _centre(self, centre: Sequence[Text], width: int) -> None:
        """What lies in the middle: a line each, or all in one where there is only one."""
        if self.height == 5:
            self.canvas.put_centred(2, width // 2, Text("  ").join(centre))
            return
        first = (self.height - len(centre)) // 2
        for offset, line in enumerate(centre):
            self.canvas.put_centred(first + offset, width // 2, line)


def _fitting(place: Place, width: int) -> Text:
    return place.state if cell_len(place.state.plain) <= width else place.short
