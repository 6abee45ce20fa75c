"""The heuristic bot for one to three people: it runs the Characters of one person, with the others' in mind."""

from collections.abc import Sequence
from typing import Any

from winterover.bots.base import AskSeen, Bot
from winterover.bots.heuristic.thing_small.choices import FOR_ALL, FOR_ONE
from winterover.bots.heuristic.thing_small.mind import Mind
from winterover.bots.heuristic.thing_small.placing import Placer
from winterover.core.game import Config, Game
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View
from winterover.games.thing.small.game import GAME


class SmallCrewBot(Bot):
    """Makes a vehicle ready and looks for Keys, keeps discs from the marker, and leaves as soon as it may win."""

    name = "heuristic"

    def __init__(self, game: Game[Any], seat: Seat, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.begin(game.configure(game.players[-1]))

    def begin(self, config: Config) -> None:
        self._rules = GAME.rules(config)
        self._placer = Placer()

    def answer(self, view: View, ask: AskSeen) -> str:
        options: Sequence[str] = ask["options"]
        kind: str = ask["kind"]
        if len(options) == 1:
            return options[0]
        if kind != "move" and kind not in FOR_ONE and kind not in FOR_ALL:
            return options[0]  # the order of Characters and rooms: the whole crew is planned for at once
        mind = Mind(view, self._rules)
        if kind == "move":
            return self._placer.move(mind, ask["character"], options)
        if kind in FOR_ONE:
            return FOR_ONE[kind](mind, ask["character"], options)
        return FOR_ALL[kind](mind, options)
