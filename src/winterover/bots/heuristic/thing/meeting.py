"""Encounters: weapons, tokens, looks, and fire (T-E, T-I, T-B)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing.mind import Mind
from winterover.bots.heuristic.thing.table import SEAT

#: Withdraw from company of whom somebody is an alien with more than this likelihood; weapons that are used up later.
_WITHDRAW_FROM = {"firearm": 0.08, "melee": 0.25, "flamethrower": 0.4}
#: How often an alien lays out its alien token where it may meet a human.
_INFECTS = 90
#: Rooms that can be spared, and how near the end of its track the frost has to be.
_EXPENDABLE = ("armoury", "laboratory", "storeroom", "helicopter", "weather", "kitchen", "shed")
_FROST_LEFT = 3


def withdraw(mind: Mind, options: Sequence[str]) -> str:
    """A human avoids a test among suspects (D-12)."""
    if mind.is_alien:
        return "pass"
    table = mind.table
    there = [seat for seat in table.present(mind.view["here"]) if seat != mind.me]
    there = [seat for seat in there if seat not in {SEAT[letter] for letter in mind.view["withdrawn"]}]
    danger = max((mind.fear(seat) for seat in there), default=0.0)
    for weapon, limit in _WITHDRAW_FROM.items():
        if f"withdraw {weapon}" in options and danger > limit:
            return f"withdraw {weapon}"
    return "pass"


def tokens(mind: Mind, options: Sequence[str]) -> str:
    """D-13"""
    others = [SEAT[letter] for letter in mind.view["people"] if SEAT[letter] != mind.me]
    is_worth_it = any(mind.fear(seat) < 0.7 for seat in others)
    return "infect" if "infect" in options and is_worth_it and mind.chance(_INFECTS) else options[0]


def look(mind: Mind, options: Sequence[str]) -> str:
    """A human looks at whom it trusts most (D-14)."""
    return mind.best_seat(options, lambda seat: mind.fear(seat) if mind.is_alien else -mind.fear(seat))


def attack(mind: Mind, options: Sequence[str]) -> str:
    """A human drives the Collective off, with a card that is used up only if it has to (D-09)."""
    if mind.is_alien:
        return "pass"
    here = mind.view["here"]
    if "attack flamethrower" in options:
        return "attack flamethrower"
    is_lost = mind.view["strength_in"].get(here, 0) >= len(mind.table.present(here))
    return "attack dynamite" if "attack dynamite" in options and is_lost else "pass"


def can_spare(mind: Mind, room: str | None) -> bool:
    """Whether the base may be frozen soon, and the room would better burn (T-B-03)."""
    left = mind.view["frost_spaces"] - mind.view["frost"]
    return bool(mind.view["frost"]) and left <= _FROST_LEFT and room in _EXPENDABLE


def burn(mind: Mind, options: Sequence[str]) -> str:
    """A human warms a freezing base with a room that can be spared (D-16)."""
    if mind.is_alien or not can_spare(mind, mind.table.room[mind.me]):
        return "pass"
    return next((f"burn {weapon}" for weapon in ("dynamite", "flamethrower") if f"burn {weapon}" in options), "pass")


def permit(mind: Mind, options: Sequence[str]) -> str:
    """D-17"""
    return "allow" if bool(mind.view["frost"]) != mind.is_alien else "refuse"
