"""A bot is given what its seat may know and nothing else."""

import gc
import json
from collections.abc import Iterable, Sequence
from types import FunctionType, ModuleType
from typing import Any

import pytest

from winterover.bots import BOTS, Bot, make_bot
from winterover.bots.base import AskSeen
from winterover.bots.crew import Crew
from winterover.core.facts import Fact, Told
from winterover.core.game import Config
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.state import Ask, State
from winterover.core.views import View
from winterover.games.registry import find_game

TABLES = [("stayaway", "E1"), ("stayaway", "E2"), ("thing", "std"), ("thing", "fr")]


class Watcher(Bot):
    """Hands everything on to a bot, and keeps what it was given."""

    name = "watcher"

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game, bot.seat, bot.rng)
        self.bot = bot
        self.told: list[Told] = []
        self.views: list[View] = []
        self.answers: list[tuple[str, Sequence[str]]] = []

    def begin(self, config: Config) -> None:
        self.bot.begin(config)

    def hear(self, told: Sequence[Told]) -> None:
        self.told += told
        self.bot.hear(told)
        self.eager = self.bot.eager

    def answer(self, view: View, ask: AskSeen) -> str:
        self.views.append(view)
        assert ask in view["asks"]
        answer = self.bot.answer(view, ask)
        self.answers.append((answer, ask["options"]))
        return answer

    def command(self, view: View) -> str | None:
        return self.bot.command(view)

    def speak(self, view: View) -> list[str]:
        words = self.bot.speak(view)
        self.eager = self.bot.eager
        return words


def reachable(things: Iterable[Any]) -> Iterable[object]:
    """Everything that can be reached from some things by following references, without code and classes."""
    seen: dict[int, object] = {}
    waiting = list(things)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (type, ModuleType, FunctionType)):
            continue
        seen[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return seen.values()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game_name", "edition"), TABLES)
def test_a_bot_gets_views_facts_and_asks_of_its_seat_and_no_path_to_the_state(
    name: str, game_name: str, edition: str
) -> None:
    game = find_game(game_name)
    match = Match(game, game.configure(6, edition), key_from_number(4))
    watchers = [Watcher(make_bot(name, game, seat, Rng.from_number(seat))) for seat in range(6)]
    for _ in Crew(match, watchers).play():
        pass
    assert match.over
    for seat, watcher in enumerate(watchers):
        assert watcher.told == match.log(seat)
        assert all(view["viewer"] == "ABCDEF"[seat] for view in watcher.views)
        assert all(answer in options for answer, options in watcher.answers)
        json.dumps(watcher.views)
        json.dumps([told.args for told in watcher.told])
        found = reachable([watcher.__dict__])
        assert not [thing for thing in found if isinstance(thing, (State, Match, Fact, Ask))]
    assert sum(len(watcher.answers) for watcher in watchers) == match.state.answers


def test_a_bot_that_held_the_state_would_be_caught() -> None:
    game = find_game("stayaway")
    match = Match(game, game.configure(4), key_from_number(4))
    bot = Watcher(make_bot("random", game, 0, Rng.from_number(0)))
    bot.cheat = [{"x": match}]  # type: ignore[attr-defined]
    assert any(isinstance(thing, State) for thing in reachable([bot.__dict__]))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game_name", ["stayaway", "thing"])
def test_what_a_seat_cannot_know_does_not_change_its_answer(name: str, game_name: str) -> None:
    """The same bot in a world where hidden things have changed places: the same answers."""
    game = find_game(game_name)
    match = Match(game, game.configure(7), key_from_number(11))
    rng = Rng.from_number(5)
    compared = 0
    while not match.over and compared < 150:
        seat = match.waiting()[0]
        other = game.disguise(match.state, seat, rng)
        answers = []
        for state in (match.state, other):
            bot = make_bot(name, game, seat, Rng.from_number(compared))
            bot.begin(match.config)
            bot.hear(match.log(seat))
            view = game.view(state, seat)
            answers.append((bot.command(view), bot.answer(view, view["asks"][0]), bot.speak(view)))
        assert answers[0] == answers[1]
        compared += 1
        match.act(seat, answers[0][1])
    assert compared > 20
