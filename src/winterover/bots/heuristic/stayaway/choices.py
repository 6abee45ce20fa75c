"""How an option is chosen: each has a worth, made of what the card is worth in hand and of what the move brings.

The two sides differ in what they want (`human`, `monster`); what a move does to the seating, and with it to the
exchanges that come next, is the same for both and stands here.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from winterover.bots.base import AskSeen
from winterover.bots.heuristic.stayaway.memory import Memory
from winterover.bots.heuristic.stayaway.table import SEAT, Table
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View

#: Never, whatever else there is.
NEVER = -1000.0
#: My exchange with the player before me comes later and may not come at all.
_LATER = 0.5
#: Draws between options of about the same worth.
_NOISE_STEPS = 1000
_NOISE = 0.3 / _NOISE_STEPS


class Mind(ABC):
    """What one side wants. A mind lives for one answer: it holds what was seen and remembered for it."""

    def __init__(self, memory: Memory, view: View, table: Table, rng: Rng) -> None:
        self.memory = memory
        self.view = view
        self.table = table
        self.rng = rng
        self.hand: list[str] = view["hand"]

    # What the two sides judge differently

    @abstractmethod
    def value(self, card: str) -> float:
        """What holding one more of this card is worth."""

    @abstractmethod
    def exchange(self, partner: Seat | None) -> float:
        """What an exchange with this partner is worth; None: no exchange."""

    @abstractmethod
    def play(self, card: str, target: Seat | None) -> float:
        """What a card that neither moves anybody nor bars a way brings."""

    @abstractmethod
    def reply(self, options: Sequence[str]) -> str:
        """What to do about an offer: give a card or defend."""

    @abstractmethod
    def gift(self, options: Sequence[str], receiver: Seat) -> str:
        """The card to give to somebody."""

    @abstractmethod
    def reveal(self, options: Sequence[str]) -> str:
        """Whether to show the own hand to all."""

    @abstractmethod
    def confidant(self, seat: Seat) -> float:
        """What it is worth that this seat sees the own hand."""

    # What both do alike

    def best(self, options: Sequence[str], worth: Callable[[str], float]) -> str:
        """The option of the greatest worth, chance deciding between equals."""
        if len(options) == 1:
            return options[0]
        below = self.rng.below
        return max(options, key=lambda option: worth(option) + below(_NOISE_STEPS) * _NOISE)

    def worst_card(self, options: Sequence[str]) -> str:
        """The option that gives away what is worth least."""
        return self.best(options, lambda option: -self.value(option.split()[1]))

    def best_card(self, options: Sequence[str]) -> str:
        return self.best(options, lambda option: self.value(option.split()[1]))

    def position(self, table: Table) -> float:
        """What sitting there is worth: the exchange with the next player, and with the one before."""
        coming = self.exchange(table.partner(table.direction))
        return coming + _LATER * self.exchange(table.partner(-table.direction))

    def step_two(self, option: str) -> float:
        """What a play or a discard is worth."""
        verb, card, *rest = option.split()
        if verb == "discard":
            return -self.value(card)
        return self._played(card, rest[0] if rest else "") - self.value(card)

    def _played(self, card: str, target: str) -> float:
        table = self.table
        if card == "seduction":  # S-SED-03: instead of the exchange at the end
            return self.exchange(SEAT[target]) - self.exchange(table.partner(table.direction))
        if card in ("change_places", "better_run"):
            return self.position(table.swapped(SEAT[target])) - self.position(table)
        if card == "watch_your_back":
            return self.position(table.turned()) - self.position(table)
        if card in ("locked_door", "axe") and "|" in target:
            left = SEAT[target.partition("|")[0]]
            return self.position(table.with_door(left, card == "locked_door")) - self.position(table)
        if card in ("quarantine", "axe"):
            seat = SEAT[target]
            turns = 3 if card == "quarantine" else 0
            return self.position(table.with_quarantine(seat, turns)) - self.position(table) + self.play(card, seat)
        return self.play(card, SEAT[target] if target else None)

    def move(self, option: str) -> float:
        """What a seat change by a Panic card is worth: `left`, `right` or `choose B`."""
        if option == "left":
            other = self.table.next_to(3)
        elif option == "right":
            other = self.table.next_to(-3)
        else:
            other = SEAT[option.split()[1]]
        return self.position(self.table.swapped(other))

    def stay_or_go(self, options: Sequence[str]) -> str:
        """Whether to let somebody change places with me (S-COM-01)."""
        mover = SEAT[self.view["turn"]]
        gain = self.position(self.table.swapped(mover)) - self.position(self.table)
        return options[0] if gain < -1 or len(options) == 1 else options[1]

    def receiver(self) -> Seat:
        """Whom a card that I give now would go to."""
        exchange = self.view["exchange"]
        if exchange is None:
            return self.table.next_to(self.table.direction)
        return SEAT[exchange["partner"] if exchange["asker"] == self.view["viewer"] else exchange["asker"]]


def choose(mind: Mind, ask: AskSeen) -> str:
    """The answer to an ask of any kind."""
    options: Sequence[str] = ask["options"]
    return _BY_KIND[ask["kind"]](mind, options)


_BY_KIND: dict[str, Callable[[Mind, Sequence[str]], str]] = {
    "play": lambda mind, options: mind.best(options, mind.step_two),
    "keep": lambda mind, options: mind.best_card(options),
    "answer_fire": lambda mind, options: options[0],
    "answer_move": lambda mind, options: mind.stay_or_go(options),
    "offer": lambda mind, options: mind.gift(options, mind.receiver()),
    "reply": lambda mind, options: mind.reply(options),
    "one_two": lambda mind, options: mind.best(options, mind.move),
    "get_out": lambda mind, options: mind.best(options, mind.move),
    "friends": lambda mind, options: mind.best(options, lambda option: mind.exchange(SEAT[option.split()[1]])),
    "between_us": lambda mind, options: mind.best(options, lambda option: mind.confidant(SEAT[option.split()[1]])),
    "forget": lambda mind, options: mind.worst_card(options),
    "blind_date": lambda mind, options: mind.worst_card(options),
    "pass_on": lambda mind, options: mind.gift(options, mind.receiver()),
    "reveal": lambda mind, options: mind.reveal(options),
}
