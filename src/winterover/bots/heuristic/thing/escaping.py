"""When to leave the base, and whom to take aboard (T-X)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing.mind import Mind
from winterover.bots.heuristic.thing.table import SEAT, VEHICLES

#: Leave if all humans and no alien would board with at least this likelihood; every round makes one less choosy.
_CONFIDENT = 0.55
_IMPATIENCE = 0.03
#: Take nobody aboard who is an alien with more than this likelihood.
_ADMIT = 0.5
#: What it is worth to be the one who may start.
_STARTER = 4.0


def rescue_leaves(mind: Mind) -> bool:
    """Whether the rescue helicopter leaves in the next round (T-P2-15)."""
    return bool(mind.view["rescue_fuel"] >= mind.view["rescue_fuel_spaces"])


def wants_to_leave(mind: Mind, is_last_chance: bool) -> bool:
    """An alien aboard wins at once (T-V-03); a human leaves when it knows whom to take along, or has to."""
    if mind.is_alien or is_last_chance:
        return True
    return mind.confidence() >= _CONFIDENT - _IMPATIENCE * mind.memory.round


def vehicle(mind: Mind, room: str) -> float:
    """What it is worth to be in a vehicle that is ready, with the Keys to it (T-O-05)."""
    if room not in VEHICLES or not mind.table.is_ready(room) or "keys" not in mind.table.items:
        return 0.0
    return _STARTER if wants_to_leave(mind, is_last_chance=False) else 0.0


def rescue(mind: Mind, options: Sequence[str]) -> str:
    """V-03"""
    return "board" if wants_to_leave(mind, is_last_chance=rescue_leaves(mind)) else "stay"


def admit(mind: Mind, options: Sequence[str]) -> str:
    """D-27"""
    return "agree" if mind.is_alien or mind.fear(SEAT[mind.view["candidate"]]) < _ADMIT else "refuse"
