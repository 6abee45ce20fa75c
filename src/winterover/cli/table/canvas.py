"""A grid of characters to draw on."""

from rich.cells import cell_len, get_character_cell_size
from rich.text import Text


class Canvas:
    """Rows of cells, each with a character and a style. What does not fit is cut off at the edge."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: Text | str, style: str = "") -> None:
        """Write from a place to the right."""
        if isinstance(text, str):
            text = Text(text, style=style)
        cells = self._cells[row]
        for offset in range(len(text.plain)):
            piece = text[offset : offset + 1]
            size = get_character_cell_size(piece.plain)
            if size and column >= 0 and column + size <= self.width:
                look = str(piece.spans[0].style) if piece.spans else str(piece.style)
                cells[column] = (piece.plain, look)
                for covered in range(column + 1, column + size):
                    cells[covered] = ("", "")  # the other half of a wide character
            column += size

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
            for character, style in row:
                drawing.append(character, style=style)
        return drawing
