"""Table options and figures of the board name the rule cards they bear on, and the player counts they count for."""

import random
from typing import Any

import pytest

from winterover.core.facts import Fact
from winterover.core.figures import Figure
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.rulings import Choice, Flag, Ruling
from winterover.games.registry import MODES
from winterover.games.thing.sheet import board_of

GAMES = [mode for modes in MODES.values() for mode in modes]
RULINGS = [(game, ruling) for game in GAMES for ruling in game.rulebook.rulings.values()]
FIGURES = [(game, figure) for game in GAMES if game.figures for figure in game.figures.by_name.values()]


def named(value: object) -> str:
    if isinstance(value, Game):
        return value.name + value.mode
    return value.key if isinstance(value, Ruling) else value.name if isinstance(value, Figure) else str(value)


def cards_of_all_modes(game: Game[Any]) -> set[str]:
    return {card for mode in MODES[game.name] for card in mode.rule_cards}


@pytest.mark.parametrize(("game", "ruling"), RULINGS, ids=named)
def test_every_option_bears_on_cards_of_its_mode(game: Game[Any], ruling: Ruling) -> None:
    assert set(ruling.cards) <= cards_of_all_modes(game)
    assert set(ruling.cards) & set(game.rule_cards)
    assert len(set(ruling.cards)) == len(ruling.cards)


@pytest.mark.parametrize(("game", "figure"), FIGURES, ids=named)
def test_every_figure_bears_on_cards_of_its_mode(game: Game[Any], figure: Figure) -> None:
    assert set(figure.cards) <= cards_of_all_modes(game)
    assert set(figure.cards) & set(game.rule_cards)


def test_only_who_begins_can_be_chosen_by_a_setting_of_the_table_instead() -> None:
    assert {ruling.key: ruling.setting for _, ruling in RULINGS if ruling.setting} == {
        "startPlayer": "first",
        "firstSeat": "first",
    }


@pytest.mark.parametrize(
    ("game", "ruling", "players"),
    [(game, ruling, count) for game, ruling in RULINGS if ruling.players for count in game.players],
    ids=named,
)
def test_an_option_decides_nothing_with_other_player_counts(game: Game[Any], ruling: Ruling, players: int) -> None:
    assert isinstance(ruling, Choice | Flag)
    values = ruling.values if isinstance(ruling, Choice) else (True, False)
    games = {story_of(game, players, {ruling.key: value}) for value in values}
    assert (len(games) == 1) == (players not in ruling.players)


def story_of(game: Game[Any], players: int, rulings: dict[str, Any]) -> tuple[Fact, ...]:
    """Everything that happens in a game when the same is drawn and as far as possible the same is answered."""
    match = Match(game, game.configure(players, None, rulings), b"the same lots whatever it is set")
    rng = random.Random(7)
    while not match.over:
        ask = rng.choice(match.state.asks)
        match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    return tuple(match.facts)


@pytest.mark.parametrize(
    ("game", "figure"), [(game, figure) for game, figure in FIGURES if figure.least < figure.most], ids=named
)
def test_a_figure_changes_the_board_of_exactly_the_player_counts_it_counts_for(game: Game[Any], figure: Figure) -> None:
    other = figure.standard + 1 if figure.standard < figure.most else figure.standard - 1
    for players in game.players:
        as_many = players if players > 3 else 6  # T-Z0-06
        differs = board_of(as_many, ((figure.name, other),)) != board_of(as_many, ())
        assert differs == (not figure.players or players in figure.players)
