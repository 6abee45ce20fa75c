"""Drawing on a grid of characters."""

import pytest
from rich.cells import cell_len

from winterover.cli.table.canvas import Canvas


@pytest.mark.parametrize(
    "name", ["Zoe\u0308", "e\u0301e\u0301", "\u0439\u0456\u0306", "\u65e5\u0301\u672c", "\u0e01\u0e34\u0e48"]
)
def test_accents_stay_with_their_letters(name: str) -> None:
    canvas = Canvas(12, 1)
    canvas.put(0, 2, name)
    assert canvas.text().plain.strip() == name
    assert cell_len(canvas.text().plain) == 12


def test_an_accent_without_a_letter_is_left_out_and_what_is_too_long_is_cut() -> None:
    canvas = Canvas(3, 1)
    canvas.put(0, 0, "\u0301abcd\u0301")
    assert canvas.text().plain == "abc"
