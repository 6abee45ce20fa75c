"""The Leader: who gets a card, whether to go on, and in which order (T-P4.7)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing.mind import TRUST, Mind
from winterover.bots.heuristic.thing.table import VEHICLES
from winterover.core.seats import Seat

#: What laying somebody down costs of what else could be done there.
_MISSED = 0.35
#: How often an alien's word as Leader is worse than a human's.
_SPITE = 40

#: What others hand in, taken together.
_USUAL = {"use": 0.45, "repair": 0.35, "sabotage": 0.2}

_GIFTED = {("windows", "repair"): 1.6}
_GIFTED_IN = {("blair", "laboratory"): 1.6, ("macready", "armoury"): 1.3, ("nauls", "kitchen"): 1.5}


def assign(mind: Mind, options: Sequence[str]) -> str:
    """D-18"""
    card: str = mind.view["card"]
    if not mind.is_alien:
        return mind.best_seat(options, lambda seat: _assigned(mind, card, seat))
    starters = [option for option in options if _wins_for_aliens(mind, card, option)]
    if starters:
        return starters[0]
    sign = -1 if mind.chance(_SPITE) or card == "sabotage" else 1
    return mind.best_seat(options, lambda seat: sign * _assigned(mind, card, seat))


def _wins_for_aliens(mind: Mind, card: str, option: str) -> bool:
    """I am in a ready vehicle with Keys: aboard I win (T-V-03)."""
    room = mind.table.room[mind.me]
    is_me = option == f"assign {mind.view['viewer']}"
    return is_me and card == "use" and room in VEHICLES and mind.table.is_ready(room) and "keys" in mind.table.items


def _assigned(mind: Mind, card: str, seat: Seat) -> float:
    """What it is worth that this seat carries the card out."""
    table = mind.table
    room = str(table.room[seat])
    if card == "use" and room in VEHICLES and table.is_ready(room):
        return _start(mind, seat)
    worth = mind.needs.card(card, room, len(table.standing_in(room)))
    if card != "sabotage":
        character = table.characters[seat]
        worth *= _GIFTED.get((character, card), 1.0)
        if card == "use":
            worth *= _GIFTED_IN.get((character, room), 1.0)
            worth -= 0.2 * mind.fear(seat)
    return worth - _MISSED * _otherwise(mind, card, seat)


def _otherwise(mind: Mind, card: str, seat: Seat) -> float:
    """What another card could do there."""
    room = mind.table.room[seat]
    if room is None or room in mind.table.closed:
        return 0.0
    return max(mind.needs.card(other, room) for other in ("use", "repair") if other != card)


def _start(mind: Mind, seat: Seat) -> float:
    """Use in a ready vehicle lets its user escape, if it has Keys."""
    if seat == mind.me:
        return 5.0 if "keys" in mind.table.items else 0.0
    if mind.fear(seat) > TRUST:
        return -5.0 * mind.fear(seat)
    return 3.0 if seat in mind.memory.keepers else 0.0


def lay_down(mind: Mind, options: Sequence[str]) -> str:
    """Whoever has least to do (D-18)."""
    sign = 1 if mind.is_alien and mind.chance(_SPITE) else -1
    return mind.best_seat(options, lambda seat: sign * _otherwise(mind, "", seat))


def go_on(mind: Mind, options: Sequence[str]) -> str:
    """As long as the next card promises more good than harm (D-19)."""
    table = mind.table
    standing = [seat for seat in table.living if table.upright[seat]]
    rooms = [room for seat in standing if (room := table.room[seat]) is not None and room not in table.closed]
    if not rooms:
        return "stop"
    promise = sum(share * max(mind.needs.card(card, room) for room in rooms) for card, share in _coming(mind).items())
    if mind.is_alien:
        return "stop" if promise > 1 and mind.chance(_SPITE) else "next"
    return "next" if promise > 0 else "stop"


def _coming(mind: Mind) -> dict[str, float]:
    """How likely the next card of the pile is of each kind, as far as its cards were shown (T-P4.2-05)."""
    shown: list[str] = mind.view["shown_cards"]
    size: int = mind.view["pile_size"]
    hidden = size - len(shown)
    return {card: (shown.count(card) + hidden * share) / size for card, share in _USUAL.items()}


def tester(mind: Mind, options: Sequence[str]) -> str:
    """T-P6-05"""
    return mind.best_seat(options, lambda seat: -mind.fear(seat))
