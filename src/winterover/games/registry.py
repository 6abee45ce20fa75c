"""All games, by name: the only file that knows them all."""

from typing import Any

from winterover.core.errors import ConfigError
from winterover.core.game import Game
from winterover.games.stayaway.game import GAME as STAYAWAY
from winterover.games.thing.game import GAME as THING
from winterover.games.thing.small.game import GAME as SMALL_CREW

#: The modes of each game. They share the name and the editions, and differ in how many people play.
MODES: dict[str, tuple[Game[Any], ...]] = {STAYAWAY.name: (STAYAWAY,), THING.name: (THING, SMALL_CREW)}
GAMES: dict[str, Game[Any]] = {name: modes[0] for name, modes in MODES.items()}


def player_counts(name: str) -> list[int]:
    """How many people can play this game, in any mode."""
    return sorted(count for mode in MODES[name] for count in mode.players)


def find_game(name: str, players: int | None = None) -> Game[Any]:
    """The game with this name, in the mode for so many people; raises ConfigError naming what there is."""
    if name not in GAMES:
        raise ConfigError("unknown-game", game=name, known=", ".join(GAMES))
    if players is None:
        return GAMES[name]
    for mode in MODES[name]:
        if players in mode.players:
            return mode
    counts = player_counts(name)
    raise ConfigError("bad-players", game=name, players=players, least=counts[0], most=counts[-1])
