"""What a player judges with: what it sees, what it remembers, and which side it is on."""

from collections.abc import Callable, Sequence

from winterover.bots.heuristic.thing.memory import Memory
from winterover.bots.heuristic.thing.needs import Needs
from winterover.bots.heuristic.thing.table import SEAT, Outlook, Table
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View

#: Trust somebody with Keys, Wire or a weapon who is an alien with less than this likelihood.
TRUST = 0.2

#: Draws between options of about the same worth.
_NOISE_STEPS = 1000
_NOISE = 0.25 / _NOISE_STEPS


class Mind:
    """A mind lives for one answer: it holds what was seen and remembered for it."""

    def __init__(self, memory: Memory, view: View, outlook: Outlook, rng: Rng) -> None:
        self.memory = memory
        self.view = view
        self.outlook = outlook
        self.rng = rng
        self.me: Seat = memory.me
        self.is_alien = view["role"] == "alien"
        self.table = Table(view, memory.me)
        self.needs = Needs(self.table, outlook, self._keys_at_hand())

    def _keys_at_hand(self) -> bool:
        return "keys" in self.table.items or any(
            seat in self.table.living and self.fear(seat) < TRUST for seat in self.memory.keepers
        )

    def fear(self, seat: Seat) -> float:
        """How likely a seat is an alien."""
        if seat == self.me:
            return float(self.is_alien)
        return self.memory.suspicion.alien(seat)

    def best(self, options: Sequence[str], worth: Callable[[str], float]) -> str:
        """The option of the greatest worth, chance deciding between equals."""
        if len(options) == 1:
            return options[0]
        below = self.rng.below
        return max(options, key=lambda option: worth(option) + below(_NOISE_STEPS) * _NOISE)

    def best_seat(self, options: Sequence[str], worth: Callable[[Seat], float]) -> str:
        """The best of options that name a seat each."""
        return self.best(options, lambda option: worth(SEAT[option.split()[1]]))

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    def confidence(self) -> float:
        """How likely all humans and no alien would board if everybody followed my judgement."""
        sure = 1.0
        for seat in self.table.others:
            fear = self.fear(seat)
            sure *= max(fear, 1 - fear)
        return sure
