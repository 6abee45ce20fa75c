"""All games, by name: the only file that knows them all."""

from typing import Any

from winterover.core.errors import ConfigError
from winterover.core.game import Game
from winterover.games.stayaway.game import GAME as STAYAWAY
from winterover.games.thing.game import GAME as THING

GAMES: dict[str, Game[Any]] = {game.name: game for game in (STAYAWAY, THING)}


def find_game(name: str) -> Game[Any]:
    """The game with this name; raises ConfigError naming those there are."""
    if name not in GAMES:
        raise ConfigError("unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
