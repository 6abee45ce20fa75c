"""The numbers that depend on the player count (rules section 2.1), from the printed setup tables of all editions."""

from typing import NamedTuple

from winterover.games.thing.pieces import (
    DYNAMITE,
    FIREARM,
    FLAMETHROWER,
    FLASHLIGHT,
    FUEL,
    KEYS,
    MELEE,
    TOOLS,
    WIRE,
)

BARRELS = 34
FOOD = 16
DAMAGE_TOKENS = 20
BLOOD_PER_PLAYER, FAILURES_PER_PLAYER = 2, 3
#: Fuel at the start in the Boiler Room and in the Generator Room, and the marker of the rescue helicopter (T-2-02).
STARTING_FUEL = 4
STARTING_HAND = 2
HAND_LIMIT, HUNGRY_LIMIT = 3, 2
PREPARED_FOOD, UNPREPARED_FOOD = 2, 4
SHED_DAMAGE = 1


def first_strength(players: int) -> int:
    """What the first revealed alien brings: half the players at the start (T-A-04)."""
    return players // 2


class Figures(NamedTuple):
    """One column of the setup table."""

    helicopter_damage: int
    radio_damage: int
    underground: int
    outside: int
    weapons: tuple[int, ...]
    items: tuple[int, ...]


def _weapons(flamethrower: int, dynamite: int, melee: int, firearm: int) -> tuple[int, ...]:
    counts = [0] * 4
    counts[FLAMETHROWER], counts[DYNAMITE], counts[MELEE], counts[FIREARM] = flamethrower, dynamite, melee, firearm
    return tuple(counts)


def _items(keys: int, flashlight: int, tools: int, fuel: int, wire: int) -> tuple[int, ...]:
    counts = [0] * 5
    counts[KEYS], counts[FLASHLIGHT], counts[TOOLS], counts[FUEL], counts[WIRE] = keys, flashlight, tools, fuel, wire
    return tuple(counts)


FIGURES = {
    4: Figures(2, 4, 10, 3, _weapons(1, 3, 3, 1), _items(2, 2, 2, 2, 1)),
    5: Figures(3, 5, 10, 4, _weapons(1, 3, 3, 1), _items(2, 2, 2, 2, 1)),
    6: Figures(4, 6, 14, 5, _weapons(1, 3, 4, 2), _items(2, 3, 2, 2, 1)),
    7: Figures(5, 7, 18, 6, _weapons(1, 3, 4, 2), _items(2, 3, 3, 3, 2)),
    8: Figures(6, 8, 18, 7, _weapons(2, 4, 4, 2), _items(2, 3, 4, 4, 2)),
}
#: One to three people run six Characters with the setup for six, but more in the Item deck (T-Z1-01, R-05).
SMALL_FIGURES = FIGURES[6]._replace(items=_items(2, 3, 3, 3, 2))
