"""The round: eight phases in the order of the rulebook (rules section 3)."""

from winterover.games.thing import escape
from winterover.games.thing.facts import ROUND_BEGAN
from winterover.games.thing.phases import (
    actions,
    dogs,
    drawing,
    encounters,
    food,
    moving,
    planning,
    rec_room,
    tests,
    upkeep,
    weather,
)
from winterover.games.thing.state import State

PHASES = (
    weather.begin,  # 1
    upkeep.begin,  # 2
    planning.begin,  # 3
    drawing.begin,  # 4.1
    moving.begin,  # 4.2
    encounters.begin,  # 4.3 to 4.5
    escape.rescue,  # 4.6
    actions.begin,  # 4.7
    rec_room.begin,  # 5
    tests.begin,  # 6
    food.begin,  # 7
    dogs.begin,  # 8
)


def begin(g: State) -> None:
    """All phases in order, then the next round (T-3-01)."""
    g.round += 1
    g.tell(ROUND_BEGAN, g.round, g.leader)
    g.next(begin)
    for phase in reversed(PHASES):
        g.next(phase)
