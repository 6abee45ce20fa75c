"""Where to go: the whole crew is placed in thought, and moved one by one (T-Z3-01..03)."""

from collections.abc import Mapping, Sequence

from winterover.bots.heuristic.thing_small.mind import Mind
from winterover.bots.heuristic.thing_small.needs import DIE_FOR_ESCAPE, DIE_OF_CHOICE, OTHERS_AT_WORK, WIN
from winterover.bots.heuristic.thing_small.table import DORMITORY, Figure
from winterover.games.thing.pieces import GREEN, ROOM_CAPACITY, ROOMS

#: By Character: the room that it goes to.
Plan = dict[str, str]
#: Improving a plan ends after so many rounds through the crew, better or not.
_PASSES = 6


class Placer:
    """Plans where everybody goes, and keeps to the plan while the others do."""

    def __init__(self) -> None:
        self._plan: Plan = {}
        self._round = 0

    def move(self, mind: Mind, name: str, options: Sequence[str]) -> str:
        """D-Z1"""
        moved = {one: mind.table.room_of(one) for one in mind.view["moved"]}
        if mind.view["round"] != self._round or any(self._plan.get(one) != room for one, room in moved.items()):
            self._round = mind.view["round"]
            self._plan = plan(mind, moved)
        return f"go {self._plan[name]}"


def plan(mind: Mind, moved: Mapping[str, str]) -> Plan:
    """The best places for all who have not moved, as far as moving one at a time finds them."""
    free = [figure for figure in mind.table.crew if figure.name not in moved]
    plans = [_improved(mind, _one_by_one(mind, moved, free), free)]
    if mind.table.strength:  # keeping together is safer then, but takes more than one at a time to begin
        plans.append(_improved(mind, _all_together(mind, moved, free), free))
    return max(plans, key=lambda placed: _worth(mind, placed))


def _one_by_one(mind: Mind, moved: Mapping[str, str], free: Sequence[Figure]) -> Plan:
    """Whoever has Keys or other items first, because the others can do without a certain room."""
    placed = dict(moved)
    for figure in sorted(free, key=lambda figure: (not figure.has_keys, -len(figure.items))):
        placed[figure.name] = _best_room(mind, placed, figure.name)
    return placed


def _all_together(mind: Mind, moved: Mapping[str, str], free: Sequence[Figure]) -> Plan:
    """As many as fit where three do most."""
    placed = dict(moved)
    goals = sorted(_open_rooms(mind), key=lambda room: -mind.needs.potential(room, mind.table.crew[:ROOM_CAPACITY]))
    for figure in free:
        placed[figure.name] = next(room for room in goals if room != DORMITORY and _count(placed, room) < ROOM_CAPACITY)
    return placed


def _improved(mind: Mind, placed: Plan, free: Sequence[Figure]) -> Plan:
    for _ in range(_PASSES):
        before = dict(placed)
        for figure in free:
            del placed[figure.name]
            placed[figure.name] = _best_room(mind, placed, figure.name)
        if placed == before:
            break
    return placed


def _best_room(mind: Mind, placed: Mapping[str, str], name: str) -> str:
    rooms = [room for room in _open_rooms(mind) if _count(placed, room) < (1 if room == DORMITORY else ROOM_CAPACITY)]
    return max(rooms, key=lambda room: _worth(mind, {**placed, name: room}))


def _open_rooms(mind: Mind) -> list[str]:
    return [*(room for room in ROOMS[:GREEN] if room not in mind.table.closed), DORMITORY]


def _count(placed: Mapping[str, str], room: str) -> int:
    return sum(other == room for other in placed.values())


def _worth(mind: Mind, placed: Mapping[str, str]) -> float:
    """What may be done, and what it costs to stand like this; all that counts only if no escape ends the game."""
    rooms: dict[str, list[Figure]] = {}
    for name, room in placed.items():
        rooms.setdefault(room, []).append(mind.table.by_name[name])
    attack = mind.danger.attack(rooms)
    work = escape = 0.0
    for room, people in rooms.items():
        ahead = mind.needs.outlook(room, people)
        calm = mind.danger.undisturbed(room, people, attack)
        work += calm * ahead.work
        escape = max(escape, calm * ahead.escape)
    if DORMITORY in rooms:
        others = min(len(placed) - 1, OTHERS_AT_WORK)
        work += DIE_OF_CHOICE * (others / OTHERS_AT_WORK - 1) + DIE_FOR_ESCAPE * (escape > 0)
    win = escape * mind.needs.success
    return WIN * win + (1 - win) * (work - mind.danger.placed(rooms, attack))
