"""A table for hidden-monster games: rules, bots, simulation and a way to play."""

from winterover.core.errors import GameError, install_renderer

__version__ = "0.1.0"


def _in_english(error: GameError) -> str:
    from winterover.locales import Texts  # texts are read only once there is something to say

    return Texts("en").error(error)


install_renderer(_in_english)
