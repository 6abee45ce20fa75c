"""What a bot is: a player that gets a seat's view, its facts and its ask, and has no path to the state."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from winterover.core.facts import Told
from winterover.core.game import Config, Game
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View

#: One of a view's `asks`.
AskSeen = Mapping[str, Any]


class Bot:
    """Base of all bots. Whoever runs one calls `begin` once, `hear` with every new fact, and `answer` when it is asked.

    A bot may join in the middle of a game: what it needs to know is in the facts, which are then told all at once.
    Its chance is its own and tells nothing about the cards.
    """

    name: ClassVar[str]
    #: A blind bot needs neither views nor facts; whoever runs it may call `pick` with a number of options instead.
    blind: ClassVar[bool] = False

    def __init__(self, game: Game[Any], seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        #: Whether the bot has something to say; only then is it asked to `speak`.
        self.eager = False

    def begin(self, config: Config) -> None:
        """Learn the table's settings, which are public. A bot that is told nothing assumes the first edition."""

    def hear(self, told: Sequence[Told]) -> None:
        """Learn what happened, in order, as this seat is told it."""

    def answer(self, view: View, ask: AskSeen) -> str:
        """The code of one of the ask's options."""
        raise NotImplementedError

    def command(self, view: View) -> str | None:
        """One of the view's `standing` options, or None; offered whenever the seat is asked something."""
        return None

    def speak(self, view: View) -> list[str]:
        """Statements to the table, most important first; whoever runs the bot may cut them short."""
        return []


class BlindBot(Bot):
    """A bot that looks at nothing: given how many options there are, it names one by its number."""

    blind = True

    def pick(self, count: int) -> int:
        """The number of an option, counted from 0."""
        raise NotImplementedError

    def moves(self) -> bool:
        """Whether the bot uses a standing option now, if it has one; called once before each `pick`."""
        return False

    def answer(self, view: View, ask: AskSeen) -> str:
        options: Sequence[str] = ask["options"]
        return options[self.pick(len(options))]

    def command(self, view: View) -> str | None:
        standing: Sequence[str] = view["standing"]
        return standing[self.pick(len(standing))] if self.moves() and standing else None
