"""Bots by name."""

from collections.abc import Callable, Mapping
from typing import Any

from winterover.bots.base import BlindBot, Bot
from winterover.bots.heuristic import HEURISTICS
from winterover.bots.random import RandomBot
from winterover.bots.turncoat import TurncoatBot
from winterover.core.errors import ConfigError
from winterover.core.game import Game
from winterover.core.rng import Rng
from winterover.core.seats import Seat

__all__ = ["BOTS", "BlindBot", "Bot", "make_bot"]

Maker = Callable[[Game[Any], Seat, Rng], Bot]


def _make_heuristic(game: Game[Any], seat: Seat, rng: Rng) -> Bot:
    return HEURISTICS[game.name, game.mode](game, seat, rng)


#: The bots that a table can seat, weakest first.
BOTS: Mapping[str, Maker] = {"random": RandomBot, "heuristic": _make_heuristic}


def make_bot(name: str, game: Game[Any], seat: Seat, rng: Rng) -> Bot:
    """The bot with this name for a seat; raises ConfigError naming those there are.

    Two names with a slash, as in `heuristic/random`, make a bot that plays like the first while it is Human and like
    the second afterwards.
    """
    human, slash, other = name.partition("/")
    for part in (human, other) if slash else (human,):
        if part not in BOTS:
            raise ConfigError("unknown-bot", name=part, known=", ".join(BOTS))
    if not slash:
        return BOTS[name](game, seat, rng)
    return TurncoatBot(
        BOTS[human](game, seat, rng.fork("human")),
        BOTS[other](game, seat, rng.fork("other")),
    )
