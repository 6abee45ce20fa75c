"""The Collective: where to strike, and whom (T-P3, T-E-05..12)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing import danger
from winterover.bots.heuristic.thing.mind import Mind
from winterover.bots.heuristic.thing.table import SEAT

#: Strength that overcomes somebody alone (T-E-12).
_ENOUGH = 2


def plan(mind: Mind, options: Sequence[str]) -> str:
    """One card after the other, on rooms where people are likely to go (D-02)."""
    laid = mind.view.get("proposal", [])
    left = mind.table.strength - sum(strength for _, strength in laid)
    if "lay kennel 1" in options:  # a dog for certain (T-E-07)
        return "lay kennel 1"
    strength = left if left <= _ENOUGH + 1 else _ENOUGH
    fitting = [option for option in options if option.endswith(f" {strength}") and option.startswith("lay")]
    if not fitting:
        return "done" if "done" in options else options[0]
    return mind.best(fitting, lambda option: _target(mind, option.split()[1]))


def _target(mind: Mind, room: str) -> float:
    if room == "kennel":
        return 0.0
    worth = 1.5 * danger.attraction(mind, room) + 0.3 * mind.needs.harm(room)
    if room in mind.table.dogs:
        worth += 0.3
    return worth + mind.rng.below(100) / 60


def prey(mind: Mind, options: Sequence[str]) -> str:
    """Humans first, dogs next; an ally is spared (D-10)."""
    if mind.view.get("second_ballot"):
        return _common(mind)
    here = mind.view["here"]

    def worth(option: str) -> float:
        if option == "nothing":
            return 0.0
        if option == "assimilate_dog":
            return 1.5
        if option == "sabotage":
            return 0.5 + (mind.needs.harm(here) if here not in mind.table.closed else 0.0)
        seat = SEAT[option.split()[1]]
        return 5.0 * (1 - mind.fear(seat)) + 0.5 * (seat == mind.table.leader)

    return mind.best(options, worth)


def _common(mind: Mind) -> str:
    """What would be done if nobody changed a vote: the most votes, in a tie the earliest revealed (R-115).

    The votes were told in order of reveal, so the first of several that are alike is the one that wins the tie.
    """
    votes = mind.memory.ballots[-len(mind.view["collective"]) :]
    return max(votes, key=votes.count)
