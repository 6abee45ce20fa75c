"""The round: nine phases in the order of the rulebook (rules section 25.0)."""

from winterover.games.thing.phases import food
from winterover.games.thing.small.facts import ROUND_BEGAN
from winterover.games.thing.small.phases import actions, aliens, dogs, moving, rec_room, tests, upkeep, weather
from winterover.games.thing.small.state import PHASE_ALIENS, SmallState
from winterover.games.thing.state import (
    PHASE_ACTIONS,
    PHASE_DOGS,
    PHASE_ENCOUNTERS,
    PHASE_FOOD,
    PHASE_MOVE,
    PHASE_REC_ROOM,
    PHASE_TESTS,
    PHASE_UPKEEP,
    PHASE_WEATHER,
)

PHASES = (
    weather.begin,  # 1
    upkeep.begin,  # 2
    moving.begin,  # 3
    aliens.begin,  # 4
    actions.begin,  # 5
    rec_room.begin,  # 6
    tests.begin,  # 7
    food.begin,  # 8
    dogs.begin,  # 9
)
#: Which of them is running, by the number of the phase; Phase 3 has two parts.
PLACE = {
    PHASE_WEATHER: 0,
    PHASE_UPKEEP: 1,
    PHASE_MOVE: 2,
    PHASE_ENCOUNTERS: 2,
    PHASE_ALIENS: 3,
    PHASE_ACTIONS: 4,
    PHASE_REC_ROOM: 5,
    PHASE_TESTS: 6,
    PHASE_FOOD: 7,
    PHASE_DOGS: 8,
}


def begin(g: SmallState) -> None:
    """All phases in order, then the next round (T-Z0-06)."""
    g.round += 1
    g.tell(ROUND_BEGAN, g.round, g.leader)
    g.next(begin)
    for phase in reversed(PHASES):
        g.next(phase)
