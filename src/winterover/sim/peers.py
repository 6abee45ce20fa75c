"""What others do: games with any number of players, played at random, to be measured beside ours.

rlcard's Uno is plain Python; OpenSpiel's social deduction game is C++ and driven from Python, a call for each step.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

#: Why a peer could not be measured.
NOT_INSTALLED = "not-installed"


def uno_game(players: int) -> Iterator[int] | None:
    """rlcard's bare game; each step plays one whole game and gives its number of decisions. None if not installed."""
    try:
        from rlcard.games.uno import Game
    except ImportError:
        return None
    return _play_games(Game(num_players=players), Random(0).random)


def _play_games(game: Any, chance: Callable[[], float]) -> Iterator[int]:
    init_game, get_legal_actions = game.init_game, game.get_legal_actions
    step, is_over = game.step, game.is_over
    while True:
        init_game()
        decisions = 0
        while not is_over():
            actions = get_legal_actions()
            step(actions[int(chance() * len(actions))])
            decisions += 1
        yield decisions


def uno_env(players: int) -> Iterator[int] | None:
    """rlcard's environment around the same game, which gives an encoded state at each step."""
    try:
        import rlcard
    except ImportError:
        return None
    env = rlcard.make("uno", {"seed": 0})
    # The environment ignores `game_num_players` for this game, so the game inside it is told, and it is checked.
    env.game.configure({"game_num_players": players})
    env.num_players = env.game.get_num_players()
    env.reset()
    if len(env.game.players) != players:
        raise RuntimeError(f"rlcard deals Uno to {len(env.game.players)} players instead of {players}")
    return _play_env(env, Random(0).random)


def _play_env(env: Any, chance: Callable[[], float]) -> Iterator[int]:
    reset, step, is_over = env.reset, env.step, env.is_over
    while True:
        state, _ = reset()
        decisions = 0
        while not is_over():
            actions = list(state["legal_actions"])
            state, _ = step(actions[int(chance() * len(actions))])
            decisions += 1
        yield decisions


def social_deduction(players: int) -> Iterator[int] | None:
    """OpenSpiel's game of hidden roles; each step plays one whole game and gives its number of decisions."""
    try:
        import pyspiel
    except ImportError:
        return None
    return _play_spiel(pyspiel.load_game("social_deduction", {"players": players}), Random(0).random)


def _play_spiel(game: Any, chance: Callable[[], float]) -> Iterator[int]:
    """Chance moves are made too, but only the players' are counted."""
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(_drawn(actions, weights, chance()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                decisions += 1
        yield decisions


def _drawn(actions: Sequence[int], weights: Sequence[float], place: float) -> int:
    """The action at a place between 0 and 1, where each has as much room as its likelihood."""
    for action, weight in zip(actions, weights, strict=True):
        place -= weight
        if place < 0:
            return action
    return actions[-1]
