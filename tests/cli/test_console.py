"""What is shown breaks into lines only where it may."""

import io
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tests.cli.helpers import run
from tests.cli.tables import match_at, named, screen_of, session_of
from winterover.cli.console import AppConsole

BOUND = "\u00a0\u202f"
#: What French sets after such a space, and after what it sets one.
TORN = re.compile(r"^[ │]*[?!:;»]|«\s*$", re.MULTILINE)


def shown(thing: RenderableType, width: int) -> list[str]:
    console = AppConsole(width=width, color_system=None, file=io.StringIO())
    with console.capture() as caught:
        console.print(thing)
    return caught.get().removesuffix("\n").split("\n")


def in_a_table(text: str, width: int) -> Table:
    grid = Table.grid()
    grid.add_column(width=width)
    grid.add_row(text)
    return grid


words = st.lists(st.text("abcé«»?!:", min_size=1, max_size=5), min_size=2, max_size=2).flatmap(
    lambda pair: st.sampled_from(BOUND).map(lambda space: space.join(pair))
)


@given(st.lists(words, min_size=1, max_size=12), st.integers(11, 30))
def test_a_line_breaks_at_plain_spaces_alone(pairs: list[str], width: int) -> None:
    text = " ".join(pairs)
    for thing in (text, Text(text), Group(text), in_a_table(text, width)):
        rows = [row.rstrip(" ") for row in shown(thing, width)]
        assert " ".join(rows) == text
        assert max(map(cell_len, rows)) <= width


def test_styles_stay_where_they_were() -> None:
    console = AppConsole(width=40, color_system="standard", force_terminal=True, legacy_windows=False)
    with console.capture() as caught:
        console.print(Text.assemble("Vrai", ("\u00a0?", "yours"), " Oui"))
    assert caught.get() == "Vrai\x1b[1;33m\u00a0?\x1b[0m Oui\n"


def test_no_screen_in_french_tears_a_sign_from_its_word(tmp_path: Path) -> None:
    match = match_at(
        "players 5; phase actions; round 3; leader A; pile repair use; A human in boiler; B human in shed;"
        "A owns flamethrower:4; E alien in armoury"
    )
    for width in range(60, 81):
        session = session_of(match, named("AB"), tmp_path, language="fr", width=width, height=40)
        rows = [row.rstrip(" ") for row in screen_of(session, 0)]
        picture = "\n".join(rows)
        assert "\u00a0?" in picture or "\u202f?" in picture, picture
        assert not TORN.search(picture), picture


@pytest.mark.parametrize("columns", ["62", "71", "80"])
def test_no_table_option_in_french_tears_a_sign_from_its_word(
    in_folder: Path, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    result = run("rulings", "thing", "--full", "--lang", "fr")
    assert result.exit_code == 0, result.output
    assert not TORN.search(result.output), TORN.search(result.output)
