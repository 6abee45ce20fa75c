"""Phase 1: weather (T-P1)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.facts import ROLLED, WEATHER_SET
from winterover.games.thing.options import TAKES_FACE, first_of
from winterover.games.thing.state import NO_FACE, PHASE_WEATHER, State


def begin(g: State) -> None:
    g.phase = PHASE_WEATHER
    face = roll(g)
    g.tell(ROLLED, g.leader, face)
    if g.stored in (NO_FACE, face):
        settle(g, face)
    else:
        g.faces = [g.stored, face]
        ask_face(g)


def ask_face(g: State) -> None:
    """The stored or the new face (D-01)."""
    g.ask(g.leader, asks.WEATHER, [TAKES_FACE[face] for face in g.faces], _chose)


def _chose(g: State, seat: Seat, option: int) -> None:
    settle(g, first_of(option))


def settle(g: State, face: int) -> None:
    """The die lies on the chart, no longer in the Weather Station (T-P1-03)."""
    g.weather = face
    g.stored = NO_FACE
    g.faces = []
    g.tell(WEATHER_SET, face)


def roll(g: State) -> int:
    return g.rng.pick(g.rules.board.die)
