"""The pages of the table options in the menu before a game."""

import io
import re
from itertools import takewhile

import pytest

from tests.cli.tables import terminal_of
from winterover.cli.rulings_menu import RulingsMenu
from winterover.cli.seating import Settings
from winterover.games.registry import GAMES


def _pages(game: str, height: int, turns: int, monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """The numbers of the options on the pages that one sees who turns so many times."""
    terminal = terminal_of("en", 80, height)
    monkeypatch.setattr("sys.stdin", io.StringIO("+\n" * turns + "\n"))
    players = GAMES[game].players[-1]
    RulingsMenu(terminal, Settings(game=game, players=players), GAMES[game].rulebook.editions[0]).run()
    assert isinstance(terminal.console.file, io.StringIO)
    screens = terminal.console.file.getvalue().split("\x1b[H\x1b[2J")[1:]
    numbers = re.compile(r"^ +(\d+) (?=\S)|  (\d+) (?=\S)", re.MULTILINE)
    return [sorted(int(one or two) for one, two in numbers.findall(screen)) for screen in screens]


@pytest.mark.parametrize(
    ("game", "height", "number"), [("thing", 14, 3), ("thing", 24, 2), ("thing", 60, 1), ("stayaway", 15, 2)]
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
