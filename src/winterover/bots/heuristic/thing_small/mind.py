"""What a player judges with: the table, its needs, its dangers."""

from collections.abc import Callable, Sequence

from winterover.bots.heuristic.thing_small.danger import Danger
from winterover.bots.heuristic.thing_small.needs import Needs
from winterover.bots.heuristic.thing_small.table import Table
from winterover.core.views import View
from winterover.games.thing.small.rules import SmallRules


class Mind:
    """A mind lives for one answer."""

    def __init__(self, view: View, rules: SmallRules) -> None:
        self.view = view
        self.rules = rules
        self.table = Table(view, rules)
        self.needs = Needs(self.table)
        self.danger = Danger(self.table, self.needs)
        self.seat: str = view["viewer"]

    def best_named(self, options: Sequence[str], worth: Callable[[str], float]) -> str:
        """The best of options that name something each."""
        return max(options, key=lambda option: worth(option.split()[1]))

    def keeping(self, name: str) -> float:
        """How much a Character is worth keeping, compared with the others."""
        figure = self.table.by_name[name]
        worth = 4.0 * figure.has_keys + 1.0 * figure.has_flames + 0.3 * len(figure.items) + 0.3 * len(figure.weapons)
        worth += _ABILITIES.get(name, 0.0)
        if self.needs.roles.matter:  # a human for certain must come along, and is one doubt less
            worth += 3.0 * (figure.role == "human") + 0.2 * figure.samples.count("blood")
        return worth


_ABILITIES = {"windows": 0.5, "garry": 0.5, "norris": 0.4, "clark": 0.3, "blair": 0.3}
