"""What the assigned Character decides in a room, and items played between the cards (T-L, T-O)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing import escaping
from winterover.bots.heuristic.thing.mind import Mind
from winterover.games.thing.pieces import FACES

_KEEP = {
    "keys": 5.0,
    "wire": 2.5,
    "tools": 2.0,
    "fuel": 1.8,
    "flashlight": 1.2,
    "flamethrower": 5.0,
    "firearm": 3.5,
    "dynamite": 3.0,
    "melee": 2.0,
}
#: An item is played when it does at least this much good.
_PLAY = 0.9


def face(mind: Mind, options: Sequence[str]) -> str:
    """The weather that takes least, or brings the helicopter soonest; an alien wants the opposite (D-01, D-20)."""
    sign = -1 if mind.is_alien and mind.chance(50) else 1
    return mind.best(options, lambda option: sign * _weather(mind, FACES.index(option.split()[1])))


def _weather(mind: Mind, number: int) -> float:
    view, outlook = mind.view, mind.outlook
    worth = 0.0
    if view["frost"]:
        worth -= outlook.frost[number]
    else:
        worth -= outlook.consumption[number][0]
    if not view["power_failed"]:
        worth -= outlook.consumption[number][1]
    if view["sos"] and not mind.table.arrived:
        worth += outlook.flight[number]
    return worth


def barrel(mind: Mind, options: Sequence[str]) -> str:
    """D-20"""
    sign = -1 if mind.is_alien and mind.chance(50) else 1
    return mind.best(options, lambda option: sign * mind.needs.use(option.split()[1]))


def keep(mind: Mind, options: Sequence[str]) -> str:
    """D-21"""
    return mind.best(options, lambda option: _kept(mind, option.split()[1]))


def _kept(mind: Mind, thing: str) -> float:
    worth = _KEEP[thing]
    if thing in mind.table.items and thing in ("keys", "wire", "flashlight"):
        worth -= 3.0
    if thing == "wire" and mind.table.has_flames(mind.me):
        worth += 2.0
    if thing == "flashlight" and mind.view["power_failed"]:
        worth += 2.0
    return worth


def sample(mind: Mind, options: Sequence[str]) -> str:
    """A human keeps blood; an alien gets rid of it (D-22)."""
    is_blood = mind.view["sample"] == "blood"
    return "keep_token" if is_blood != mind.is_alien else "drop_token"


def bonus(mind: Mind, options: Sequence[str]) -> str:
    """D-23"""
    if mind.is_alien:
        return "pass"
    room = str(mind.table.room[mind.me])
    worths = {"pass": _PLAY, "play tools": mind.needs.repair(room), "play fuel": mind.needs.use(room)}
    return max(options, key=lambda option: worths[option])


def times(mind: Mind, options: Sequence[str]) -> str:
    """As often as possible; an alien sometimes once only (D-25)."""
    return options[0] if mind.is_alien and mind.chance(30) else options[-1]


def escape(mind: Mind, options: Sequence[str]) -> str:
    """D-24"""
    return "escape" if "escape" in options and escaping.wants_to_leave(mind, is_last_chance=False) else "pass"
