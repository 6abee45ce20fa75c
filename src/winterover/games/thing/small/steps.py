"""The steps that can wait on the agenda, by name. What comes next is public, so a view can say it."""

from typing import Any

from winterover.core.state import Step
from winterover.games.thing import effects, encounter
from winterover.games.thing.phases import food
from winterover.games.thing.small import bonus, escape, rounds
from winterover.games.thing.small.phases import actions, aliens, meeting, moving, tests
from winterover.games.thing.small.state import SmallState

_STEPS: dict[str, Step] = {
    f"{step.__module__.rpartition('.')[2]}.{step.__name__}": step
    for step in (
        *rounds.PHASES,  # a position that was built from text waits before its phase
        moving.move_crew,
        meeting.begin,
        meeting.advance_all,
        meeting.next_room,
        meeting.meet_dog_here,
        meeting.withdraw_from,
        meeting.meet,
        encounter.take_strength_back,
        aliens.next_room,
        aliens.confront,
        aliens.withdraw_from,
        aliens.attack_from,
        actions.meet_late,
        actions.meet_late_in,
        actions.finish,
        actions.next_roll,
        actions.open_dice,
        actions.settled,
        actions.after_dice,
        actions.offer_action,
        actions.threaten,
        actions.lie_down,
        actions.decide_to_roll_on,
        bonus.between,
        bonus.of_actor,
        bonus.offer,
        escape.offer_rescue,
        effects.draw_one_sample,
        effects.move_barrel,
        tests.offer_to_all,
        tests.offer_tests,
        food.ask_hungry,
    )
}
_NAMES = {step: name for name, step in _STEPS.items()}


def pending_steps(g: SmallState) -> list[list[Any]]:
    """What is left of the running phase, the next step last."""
    left = len(rounds.PHASES) - rounds.PLACE[g.phase]
    return [[_NAMES[entry[0]], *entry[1:]] for entry in g.agenda[left:]]


def agenda(phase: int, pending: list[list[Any]]) -> list[tuple[Any, ...]]:
    """The agenda that a view tells of."""
    coming = [(step,) for step in reversed(rounds.PHASES[rounds.PLACE[phase] + 1 :])]
    return [(rounds.begin,), *coming, *((_STEPS[name], *args) for name, *args in pending)]
