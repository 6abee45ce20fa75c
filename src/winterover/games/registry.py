"""All games, by name: the only file that knows them all."""

from typing import Any

from winterover.core.errors import ConfigError
from winterover.core.game import Game
from winterover.games.stayaway.game import GAME as STAYAWAY

GAMES: dict[str, Game[Any]] = {STAYAWAY.name: STAYAWAY}


def find_game(name: str) -> Game[Any]:
    """The game with this name; raises ConfigError naming those there are."""
    if name not in GAMES:
        raise ConfigError("unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
