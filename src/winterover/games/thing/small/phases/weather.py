"""Phase 1: weather, as in the main game (T-Z2-01)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.options import TAKES_FACE, first_of
from winterover.games.thing.phases.weather import roll, settle
from winterover.games.thing.small.facts import WEATHER_ROLLED
from winterover.games.thing.small.state import SmallState
from winterover.games.thing.state import NO_FACE, PHASE_WEATHER


def begin(g: SmallState) -> None:
    g.phase = PHASE_WEATHER
    face = roll(g)
    g.tell(WEATHER_ROLLED, g.leader, face)
    if g.stored in (NO_FACE, face):
        settle(g, face)
    else:
        g.faces = [g.stored, face]
        ask_face(g)


def ask_face(g: SmallState) -> None:
    """The stored or the new face (D-01)."""
    g.ask_leader(asks.WEATHER, [TAKES_FACE[face] for face in g.faces], _chose)


def _chose(g: SmallState, leader: Seat, option: int) -> None:
    settle(g, first_of(option))
