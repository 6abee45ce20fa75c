"""A grid of characters to draw on."""

from collections.abc import Iterator
from itertools import groupby, repeat

from rich.cells import cell_len, get_character_cell_size
from rich.text import Text


class Canvas:
    """Rows of cells, each with a character and a style. What does not fit is cut off at the edge."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: Text | str, style: str = "") -> None:
        """Write from a place to the right."""
        cells = self._cells[row]
        for character, look in _styled(text, style):
            size = get_character_cell_size(character)
            if not size:
                self._join(cells, column - 1, character)
            elif column >= 0 and column + size <= self.width:
                cells[column] = (character, look)
                for covered in range(column + 1, column + size):
                    cells[covered] = ("", "")  # the other half of a wide character
            column += size

    @staticmethod
    def _join(cells: list[tuple[str, str]], column: int, mark: str) -> None:
        """Put a mark that takes no cell, such as an accent, to the character before it."""
        if 0 <= column < len(cells):
            while not cells[column][0]:
                column -= 1  # the second half of a wide character
            character, look = cells[column]
            cells[column] = (character + mark, look)

    def put_centred(self, row: int, middle: int, text: Text) -> None:
        """Write around a place."""
        self.put(row, middle - cell_len(text.plain) // 2, text)

    def is_free(self, row: int, start: int, end: int) -> bool:
        """Whether nothing is written there."""
        return all(character == " " for character, _ in self._cells[row][start:end])

    def text(self) -> Text:
        """The drawing."""
        drawing = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self._cells):
            if number:
                drawing.append("\n")
            for style, cells in groupby(row, key=lambda cell: cell[1]):
                drawing.append("".join(character for character, _ in cells), style=style)
        return drawing


def _styled(text: Text | str, style: str) -> Iterator[tuple[str, str]]:
    """Every character with its style."""
    if isinstance(text, str):
        return zip(text, repeat(style), strict=False)
    looks = [str(text.style)] * len(text.plain)
    for span in text.spans:
        looks[span.start : span.end] = [str(span.style)] * (min(span.end, len(looks)) - span.start)
    return zip(text.plain, looks, strict=True)
