"""The heuristic bot for The Thing: remembers, suspects, chooses, talks."""

from collections.abc import Sequence
from typing import Any

from winterover.bots.base import AskSeen, Bot
from winterover.bots.heuristic.thing.choices import choose
from winterover.bots.heuristic.thing.memory import Memory
from winterover.bots.heuristic.thing.mind import Mind
from winterover.bots.heuristic.thing.table import Outlook
from winterover.bots.heuristic.thing.talk import Tongue
from winterover.core.facts import Told
from winterover.core.game import Config, Game
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View


class ThingBot(Bot):
    """Plays its role sensibly: keeps the base running and flees, or infects, lies low and strikes."""

    name = "heuristic"

    def __init__(self, game: Game[Any], seat: Seat, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.begin(game.configure(game.players[-1]))

    def begin(self, config: Config) -> None:
        self.memory = Memory(self.seat, config.players)
        self._outlook = Outlook.of(config)
        self._tongue = Tongue(self.memory, self.rng)

    def hear(self, told: Sequence[Told]) -> None:
        self.memory.hear(told)
        self.eager = self._tongue.wants_to_speak()

    def answer(self, view: View, ask: AskSeen) -> str:
        return choose(self._mind(view), ask)

    def speak(self, view: View) -> list[str]:
        self.eager = False
        if view["over"] or view["status"][self.seat] == "eliminated":
            return []
        return self._tongue.statements(self._mind(view))

    def _mind(self, view: View) -> Mind:
        self.memory.role = view["role"]
        return Mind(self.memory, view, self._outlook, self.rng)
