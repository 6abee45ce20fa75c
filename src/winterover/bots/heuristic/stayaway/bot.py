"""The heuristic bot for Stay Away!: remembers, suspects, chooses, talks."""

from collections.abc import Sequence
from typing import Any

from winterover.bots.base import AskSeen, Bot
from winterover.bots.heuristic.stayaway.choices import Mind, choose
from winterover.bots.heuristic.stayaway.human import HumanMind
from winterover.bots.heuristic.stayaway.memory import Memory
from winterover.bots.heuristic.stayaway.monster import InfectedMind, ThingMind
from winterover.bots.heuristic.stayaway.table import SEAT, Table
from winterover.bots.heuristic.stayaway.talk import Tongue
from winterover.core.facts import Told
from winterover.core.game import Config, Game
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View

_MINDS: dict[str, type[Mind]] = {"human": HumanMind, "infected": InfectedMind, "thing": ThingMind}


class StayAwayBot(Bot):
    """Plays its role sensibly: infects, burns the suspected, defends itself."""

    name = "heuristic"

    def __init__(self, game: Game[Any], seat: Seat, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.memory = Memory(seat)
        self._tongue = Tongue(self.memory, rng)
        self._isolating = True

    def begin(self, config: Config) -> None:
        rulings = self.game.settle(config)
        self._isolating = rulings["quarantineRules"] == "E1"
        self.memory.fire_shows_thing = rulings["thingFlamethrower"] == "restricted"
        if rulings["thingInDeck"]:
            self.memory.suspicion.expect_late_thing()

    def hear(self, told: Sequence[Told]) -> None:
        self.memory.hear(told)
        self.eager = self._tongue.wants_to_speak()

    def answer(self, view: View, ask: AskSeen) -> str:
        self._look(view)
        table = Table.seen(view, self.seat, self._isolating)
        return choose(_MINDS[view["role"]](self.memory, view, table, self.rng), ask)

    def command(self, view: View) -> str | None:
        """Declare victory when it is certain (S-END-03); never on a guess, which would lose the game (S-END-10)."""
        humans = [seat for seat in view["ring"] if view["roles"].get(seat) == "human"]
        standing: Sequence[str] = view["standing"]
        return standing[0] if standing and not humans and view["role"] == "thing" else None

    def speak(self, view: View) -> list[str]:
        self.eager = False
        return self._tongue.statements(view) if view["role"] is not None and not view["over"] else []

    def _look(self, view: View) -> None:
        """Take from the view what the facts may not have told: who is at the table, and the own role."""
        self.memory.role = view["role"]
        self.memory.ring = [SEAT[letter] for letter in view["ring"]]
        for seat in self.memory.ring:
            self.memory.suspicion.enter(seat)
        for letter, role in view["roles"].items():
            if role == "thing" and self.memory.certain is None:
                self.memory.know_thing(SEAT[letter])
