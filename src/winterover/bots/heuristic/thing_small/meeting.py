"""Encounters: withdrawing, fighting the alien, and who is lost (T-Z3-06, T-Z4-05, T-Z4-07, T-ZR-04)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing_small.mind import Mind

#: A Melee weapon or a charge is spent when it spares at least so much.
_SPEND = 0.8


def withdraw(mind: Mind, name: str, options: Sequence[str]) -> str:
    """A Firearm costs nothing; the others are for those whom the step would hurt (D-12)."""
    if "withdraw firearm" in options:
        return "withdraw firearm"
    if mind.danger.track.steps(name, 1) >= _SPEND and mind.view["phase"] != "aliens":
        return next((option for option in options if option != "pass"), "pass")
    return "pass"


def attack(mind: Mind, name: str, options: Sequence[str]) -> str:
    """An alien that is not weaker is driven off (D-09)."""
    here = mind.view["here"]
    people = [figure for figure in mind.table.crew if figure.room == here]
    if mind.view["strength_in"].get(here, 0) < len(people):
        return "pass"
    return "attack flamethrower" if "attack flamethrower" in options else options[-1]


def lose(mind: Mind, options: Sequence[str]) -> str:
    """Whoever is worth least to the crew (D-Z2, D-Z3)."""
    return mind.best_named(options, lambda name: -mind.keeping(name))
