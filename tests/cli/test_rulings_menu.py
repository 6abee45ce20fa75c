"""The pages of the table options in the menu before a game."""

import io
import re
from itertools import pairwise, takewhile

import pytest

from tests.cli.tables import terminal_of
from winterover.cli.rulings_menu import RulingsMenu
from winterover.cli.seating import Settings
from winterover.games.registry import GAMES
from winterover.locales import Texts


def _screens(game: str, height: int, turns: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that one sees who turns so many times."""
    terminal = terminal_of("en", 80, height)
    monkeypatch.setattr("sys.stdin", io.StringIO("+\n" * turns + "\n"))
    players = GAMES[game].players[-1]
    RulingsMenu(terminal, Settings(game=game, players=players), GAMES[game].rulebook.editions[0]).run()
    assert isinstance(terminal.console.file, io.StringIO)
    return terminal.console.file.getvalue().split("\x1b[H\x1b[2J")[1:]


def _pages(game: str, height: int, turns: int, monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """The numbers of the options on them."""
    screens = _screens(game, height, turns, monkeypatch)
    numbers = re.compile(r"^ +(\d+) (?=\S)|  (\d+) (?=\S)", re.MULTILINE)
    return [sorted(int(one or two) for one, two in numbers.findall(screen)) for screen in screens]


@pytest.mark.parametrize(
    ("game", "height", "number"), [("thing", 14, 3), ("thing", 24, 2), ("thing", 60, 1), ("stayaway", 16, 2)]
)
def test_the_options_are_spread_evenly_over_the_pages(
    game: str, height: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = list(range(1, len(GAMES[game].rulebook.rulings) + 1))
    first, *others = _pages(game, height, 3, monkeypatch)
    pages = [first, *takewhile(lambda page: page != first, others)]
    assert len(pages) == number
    assert [option for page in pages for option in page] == everything
    # All but the last are alike, and that one lacks less than one option for each of them.
    sizes = [len(page) for page in pages]
    assert len(set(sizes[:-1])) <= 1
    assert 0 <= sizes[0] - sizes[-1] < len(pages)


@pytest.mark.parametrize("height", [14, 24, 60])
def test_a_page_has_headings_over_its_options_and_fits(height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts("en")
    book = GAMES["thing"].rulebook
    headings = [texts(f"thing-ruling-subject-{subject}") for subject in book.by_subject()]
    pages = _screens("thing", height, 2, monkeypatch)
    assert all(page.count("\n") < height for page in pages)
    # Down the columns, each heading is followed by an option; a page begins with the heading of its first one.
    shown = [_down_the_columns(page) for page in pages]
    for lines in shown:
        assert lines[0] in headings
        assert lines[-1] not in headings
        assert not any(one in headings and other in headings for one, other in pairwise(lines))
    assert {line for lines in shown for line in lines} >= set(headings)


def _down_the_columns(page: str) -> list[str]:
    """The headings and options of a page in their order, without numbers."""
    rows = [line for line in page.splitlines()[1:] if line.startswith(" ")]
    middle = min(found.start(2) for row in rows if (found := re.match(r"(.{30,}?\s\s)((?: |\d)\d \S)", row)))
    cells = [row[:middle].strip() for row in rows] + [row[middle:].strip() for row in rows]
    return [re.sub(r"^\d+ ", "", cell) for cell in cells if cell]
