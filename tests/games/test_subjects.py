"""What the table options change: each has a subject, and people read those of one subject together."""

from typing import Any

import pytest

from winterover.core.game import Game
from winterover.games.registry import MODES

MODES_OF_ALL = [mode for modes in MODES.values() for mode in modes]


def named(mode: Game[Any]) -> str:
    return mode.name + mode.mode


@pytest.mark.parametrize("game", MODES_OF_ALL, ids=named)
def test_every_option_stands_once_under_a_subject_of_its_game(game: Game[Any]) -> None:
    book = game.rulebook
    listed = book.by_subject()
    assert all(ruling.subject in book.subjects for ruling in book.rulings.values())
    assert list(listed) == [subject for subject in book.subjects if subject in listed]
    assert all(ruling.subject == subject for subject, rulings in listed.items() for ruling in rulings)
    keys = [ruling.key for rulings in listed.values() for ruling in rulings]
    assert len(keys) == len(set(keys))
    assert set(keys) == set(book.rulings)
    assert 5 <= len(listed) <= 9
    # Clients put who begins there, which is no option of every game.
    assert next(iter(listed)) == "setup"


@pytest.mark.parametrize("name", MODES)
def test_no_subject_is_left_without_options(name: str) -> None:
    used = {subject for mode in MODES[name] for subject in mode.rulebook.by_subject()}
    assert set(MODES[name][0].rulebook.subjects) == used


@pytest.mark.parametrize("game", MODES_OF_ALL, ids=named)
def test_records_have_options_in_the_order_of_the_book_whatever_their_subjects(game: Game[Any]) -> None:
    assert list(game.rulebook.settle(game.rulebook.editions[0], {})) == list(game.rulebook.rulings)
