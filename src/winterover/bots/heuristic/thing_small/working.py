"""What a Character decides in a room, and items played beside the dice (rules sections 11 and 12)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing_small.mind import Mind
from winterover.bots.heuristic.thing_small.table import VEHICLES
from winterover.games.thing.pieces import FACES

_KEEP = {
    "keys": 5.0,
    "wire": 1.0,
    "tools": 2.0,
    "fuel": 2.2,
    "flashlight": 0.8,
    "flamethrower": 4.0,
    "firearm": 3.0,
    "dynamite": 2.0,
    "melee": 1.5,
}
#: An item is played when it does at least so much good.
_PLAY = 0.4


def face(mind: Mind, options: Sequence[str]) -> str:
    """The weather that takes least, or brings the helicopter soonest (D-01, D-20)."""
    return mind.best_named(options, lambda word: _weather(mind, FACES.index(word)))


def _weather(mind: Mind, number: int) -> float:
    view, board = mind.view, mind.rules.board
    worth = -board.frost[number] if view["frost"] else -board.consumption[number][0]
    if not view["power_failed"]:
        worth -= board.consumption[number][1]
    if view["sos"] and not mind.table.has_arrived:
        worth += 2 * board.flight[number]
    return worth


def barrel(mind: Mind, options: Sequence[str]) -> str:
    """D-20"""
    return mind.best_named(options, lambda room: mind.needs.job(room).use_worth)


def keep(mind: Mind, options: Sequence[str]) -> str:
    """D-21"""
    return mind.best_named(options, lambda thing: _kept(mind, thing))


def _kept(mind: Mind, thing: str) -> float:
    worth = _KEEP[thing]
    roles = mind.needs.roles
    if thing == "keys" and mind.table.keys_at_hand:
        worth -= 4.0
    if thing == "wire" and roles.matter and not roles.all_known:
        worth += 2.5 - 3.0 * any(figure.has_wire for figure in mind.table.crew)
    if thing == "fuel" and not any(mind.table.missing_fuel(vehicle) for vehicle in VEHICLES):
        worth -= 1.0
    return worth


def sample(mind: Mind, options: Sequence[str]) -> str:
    """D-22"""
    return "keep_token" if mind.view["sample"] == "blood" else "drop_token"


def most(mind: Mind, options: Sequence[str]) -> str:
    """As often as possible (D-25)."""
    return options[-1]


def free_item(mind: Mind, options: Sequence[str]) -> str:
    """D-23"""
    best, most_good = "pass", _PLAY
    for option in options:
        if option != "pass":
            _, name, item = option.split()
            job = mind.needs.job(mind.table.room_of(name))
            good = job.use_worth if item == "fuel" else job.repair_worth
            if good > most_good:
                best, most_good = option, good
    return best


# Leaving


def rescue(mind: Mind, options: Sequence[str]) -> str:
    """D-15"""
    return "board" if mind.needs.escape_worth else "stay"


def boarding(mind: Mind, options: Sequence[str]) -> str:
    """Known humans first, then the others while it is right to go on (D-26, D-27)."""
    roles, by_name = mind.needs.roles, mind.table.by_name
    ground = [option.split()[1] for option in options if option != "depart"]
    known = [name for name in ground if by_name[name].role == "human"]
    if known:
        return f"boards {known[0]}"
    return "depart" if roles.leave_the_rest() else f"boards {ground[0]}"
