"""A bot of two minds: one plays while the seat is Human, the other from its infection on; for comparing teams.

In a game without roles the first mind plays all the time.
"""

from collections.abc import Sequence

from winterover.bots.base import AskSeen, Bot
from winterover.core.facts import Told
from winterover.core.game import Config
from winterover.core.views import View

HUMAN = "human"


class TurncoatBot(Bot):
    """Both minds hear everything; the seat's role decides which of them acts and speaks."""

    name = "turncoat"

    def __init__(self, human: Bot, other: Bot) -> None:
        super().__init__(human.game, human.seat, human.rng)
        self.human = human
        self.other = other
        self._acting = human

    def _mind(self, view: View) -> Bot:
        self._acting = self.human if view.get("role", HUMAN) == HUMAN else self.other
        return self._acting

    def begin(self, config: Config) -> None:
        self.human.begin(config)
        self.other.begin(config)

    def hear(self, told: Sequence[Told]) -> None:
        self.human.hear(told)
        self.other.hear(told)
        self.eager = self._acting.eager

    def answer(self, view: View, ask: AskSeen) -> str:
        return self._mind(view).answer(view, ask)

    def command(self, view: View) -> str | None:
        return self._mind(view).command(view)

    def speak(self, view: View) -> list[str]:
        self.eager = False
        return self._mind(view).speak(view)
