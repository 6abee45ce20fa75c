"""Phase 2: boiler, generator and rescue helicopter, as in the main game (T-Z2-01)."""

from winterover.games.thing.ending import BASE_FROZEN
from winterover.games.thing.phases.upkeep import fly, heat, light
from winterover.games.thing.rooms import is_frozen
from winterover.games.thing.small.ending import end
from winterover.games.thing.small.state import SmallState
from winterover.games.thing.state import PHASE_UPKEEP


def begin(g: SmallState) -> None:
    g.phase = PHASE_UPKEEP
    heat(g)
    if is_frozen(g):  # T-Z12-02
        end(g, BASE_FROZEN)
    else:
        light(g)
        fly(g)
