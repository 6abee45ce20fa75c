"""The steps that can wait on the agenda, by name. What comes next is public, so a view can say it."""

from typing import Any

from winterover.core.state import Step
from winterover.games.thing import burning, effects, encounter, escape, items, rounds, trade
from winterover.games.thing.phases import actions, drawing, encounters, food, moving, rec_room, tests
from winterover.games.thing.state import State

_STEPS: tuple[Step, ...] = (
    drawing.draw_from,
    drawing.lay_leaders_card,
    moving.move_from,
    encounter.take_strength_back,
    encounters.meet_others,
    encounters.next_room,
    encounters.confront,
    encounters.attack_from,
    encounters.prey_chosen,
    encounters.meet_armed,
    encounters.withdraw_from,
    burning.window,
    actions.finish,
    actions.shuffle_pile,
    actions.reveal_next,
    actions.reveal,
    actions.after_card,
    actions.lie_down,
    actions.decide_to_go_on,
    effects.perform,
    effects.draw_one_sample,
    effects.move_barrel,
    items.window_for,
    escape.next_candidate,
    rec_room.ask_vote,
    rec_room.ask_reveal,
    trade.begin,
    trade.close,
    tests.next_test,
    food.ask_hungry,
)
_BY_NAME = {step.__name__: step for step in _STEPS}


def coming_phases(phase: int) -> list[tuple[Any, ...]]:
    """The agenda at the end of a phase: the phases that are left of the round, then the next round."""
    return [(rounds.begin,), *((step,) for step in reversed(rounds.PHASES[phase + 1 :]))]


def pending_steps(g: State) -> list[list[Any]]:
    """What is left of the running phase, the next step last."""
    left = len(rounds.PHASES) - g.phase
    return [[entry[0].__name__, *entry[1:]] for entry in g.agenda[left:]]


def agenda(phase: int, pending: list[list[Any]]) -> list[tuple[Any, ...]]:
    """The agenda that a view tells of."""
    return [*coming_phases(phase), *((_BY_NAME[name], *map(_plain, args)) for name, *args in pending)]


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
