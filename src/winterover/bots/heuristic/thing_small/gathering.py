"""The Rec Room and the tests (T-Z6-01, T-Z7)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing_small.mind import Mind
from winterover.bots.heuristic.thing_small.table import Figure
from winterover.core.seats import LETTERS


def hand_over(mind: Mind, options: Sequence[str]) -> str:
    """Keys to whoever is safest, Wire to the Flamethrower."""
    for option in options:
        if option.startswith("offer"):
            _, giver, thing = option.split()
            goal = _receiver(mind, mind.table.by_name[giver], thing)
            if goal is not None:
                return option
    return "ready"


def receiver(mind: Mind, options: Sequence[str]) -> str:
    giver, thing = mind.view["giving"][LETTERS.index(mind.seat)]
    goal = _receiver(mind, mind.table.by_name[giver], thing)
    return options[0] if goal is None else f"choose {goal.name}"


def _receiver(mind: Mind, giver: Figure, thing: str) -> Figure | None:
    """Who should have it instead, if anybody."""
    if thing == "keys":
        return _better_keeper(mind, giver)
    if thing in ("wire", "open_wire") and not giver.has_flames:
        return next((figure for figure in mind.table.crew if figure.has_flames and not figure.has_wire), None)
    return None


def _better_keeper(mind: Mind, giver: Figure) -> Figure | None:
    """Keys are lost with their owner, and whoever starts is aboard (T-ZR-02, T-X-02)."""
    others = [figure for figure in mind.table.crew if figure is not giver and not figure.has_keys]
    best = max(others, key=lambda figure: _as_keeper(mind, figure), default=None)
    return best if best is not None and _as_keeper(mind, best) > _as_keeper(mind, giver) + 0.9 else None


def _as_keeper(mind: Mind, figure: Figure) -> float:
    trusted = 4.0 * (mind.needs.roles.matter and figure.role == "human")
    own = 0.5 * (figure.seat == mind.seat)
    fearless = 0.5 * (figure.name == "clark")  # no dog stops him (T-K-03)
    return trusted + own + fearless + min(mind.table.threat - figure.disc, 4)


# Tests


def try_test(mind: Mind, options: Sequence[str]) -> str:
    """D-31, D-32"""
    for option in options:
        verb = option.split()[0]
        if verb == "test_a":
            most = max(figure.disc for figure in mind.table.crew)
            targets = [figure for figure in mind.table.crew if figure.disc == most]
        else:
            targets = mind.table.crew
        if verb != "pass" and max(_test_worth(mind, figure) for figure in targets) > 0:
            return option
    return "pass"


def target(mind: Mind, options: Sequence[str]) -> str:
    return mind.best_named(options, lambda name: _test_worth(mind, mind.table.by_name[name]))


def _test_worth(mind: Mind, figure: Figure) -> float:
    """A test tells who may come along; and it saves a human whom the marker is about to reach (T-Z7-02)."""
    roles, track = mind.needs.roles, mind.danger.track
    saved = 0.0
    if mind.rules.tested_human_to_green:
        saved = track.nearness(figure.disc) - track.nearness(0)
    if figure.role == "human":
        return saved - 0.3
    if roles.matter:
        return 1.0 + saved
    alien = roles.aliens / roles.cards
    return (1 - alien) * saved - alien * (1 - track.nearness(figure.disc))
