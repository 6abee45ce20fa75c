"""Speed and memory: random play of our games, beside those of peers in the same run.

Everything is measured in short rounds that take turns, and the median of the rounds counts: whatever else the machine
is doing then hits all of them alike. Time is this process's time on its core.
"""

import gc
import itertools
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from winterover.core.facts import Told
from winterover.core.game import Config, Game
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.state import State
from winterover.core.views import View
from winterover.games.registry import find_game
from winterover.sim import peers

PLAYERS = 8
GAMES = ("stayaway", "thing")
#: What random play without views is compared with: plain Python for `ratios`, and all of them for `beside`.
BARE_PEER = "rlcard-uno-game"
COMPARED = {"stayaway": (BARE_PEER,), "thing": (BARE_PEER, "open-spiel-social-deduction")}
#: How long one thing is measured before the next has its turn: shorter than most disturbances last.
_ROUND_SECONDS = 0.05
_FEWEST_ROUNDS = 3
#: Positions in the middle of games, for the cost of a copy and of a resample; about half of an average game's answers.
_POSITIONS = 24
_MID_GAME = 150

PER_SECOND, MICROSECONDS, DECISIONS, KILOBYTES = "per_second", "microseconds", "decisions", "kilobytes"

#: Called with the share of the work that is done.
Progress = Callable[[float], None]
#: Each step does some work and gives how often the measured thing was done.
Work = Iterator[int]
Row = dict[str, Any]


@dataclass(slots=True)
class _Entrant:
    """Something measured, with its rate in each round so far."""

    name: str
    work: Work
    rates: list[float]

    def run(self, seconds: float) -> None:
        gc.collect()
        done = 0
        work = self.work
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not done:
            done += next(work)
        self.rates.append(done / spent)

    @property
    def rate(self) -> float:
        return median(self.rates)


def run(seconds: float = 2.0, progress: Progress | None = None) -> dict[str, Any]:
    """Measure everything, each for about so many seconds. The result is ready for JSON."""
    entrants, skipped = _enter()
    rounds = max(_FEWEST_ROUNDS, round(seconds / _ROUND_SECONDS))
    for number in range(rounds):
        for entrant in entrants.values():
            entrant.run(seconds / rounds)
        if progress is not None:
            progress((number + 1) / (rounds + len(GAMES)))
    results = _rows(entrants)
    for number, name in enumerate(GAMES, 1):
        results.append(_memory(name, seconds))
        if progress is not None:
            progress((rounds + number) / (rounds + len(GAMES)))
    beside = {name: {peer: _ratio(entrants, name, peer) for peer in others} for name, others in COMPARED.items()}
    return {
        "players": PLAYERS,
        "results": results,
        "skipped": skipped,
        "ratios": {name: ratios[BARE_PEER] for name, ratios in beside.items()},
        "beside": beside,
    }


def _ratio(entrants: dict[str, _Entrant], name: str, peer: str) -> float | None:
    """How many times as fast as a peer a game is; None if the peer is not there."""
    if peer not in entrants:
        return None
    return round(entrants[f"{name}-blind"].rate / entrants[peer].rate, 2)


def _enter() -> tuple[dict[str, _Entrant], list[Row]]:
    """All that is measured, the peers right after what they are compared with; and those that are not installed."""
    games = {name: find_game(name) for name in GAMES}
    configs = {name: game.configure(PLAYERS) for name, game in games.items()}
    works: dict[str, Work | None] = {f"{name}-blind": _play(games[name], configs[name], None) for name in GAMES}
    works[BARE_PEER] = peers.uno_game(PLAYERS)
    works["open-spiel-social-deduction"] = peers.social_deduction(PLAYERS)
    works |= {f"{name}-mover-view": _play(games[name], configs[name], _see_mover) for name in GAMES}
    works["rlcard-uno-env"] = peers.uno_env(PLAYERS)
    for name in GAMES:
        game, config = games[name], configs[name]
        positions = _mid_game(game, config)
        works[f"{name}-all-views"] = _play(game, config, _see_all)
        works[f"{name}-copy"] = _copy(positions)
        works[f"{name}-resample"] = _resample(game, config, positions)
    entrants = {name: _Entrant(name, work, []) for name, work in works.items() if work is not None}
    skipped = [{"name": name, "reason": peers.NOT_INSTALLED} for name, work in works.items() if work is None]
    return entrants, skipped


def _rows(entrants: dict[str, _Entrant]) -> list[Row]:
    rows = []
    for name, entrant in entrants.items():
        if name.endswith(("-copy", "-resample")):
            rows.append({"name": name, "value": round(1e6 / entrant.rate, 2), "unit": MICROSECONDS})
        else:
            rows.append({"name": name, "value": round(entrant.rate), "unit": PER_SECOND})
    for name in GAMES:
        in_decisions = entrants[f"{name}-blind"].rate / entrants[f"{name}-copy"].rate
        rows.append({"name": f"{name}-copy-in-decisions", "value": round(in_decisions, 2), "unit": DECISIONS})
    return rows


# Playing

Look = Callable[[Game[Any], State], object]


def _play(game: Game[Any], config: Config, look: Look | None) -> Work:
    """Random games; each step is one game, from the deal to the end."""
    chance = Random(0).random
    for number in itertools.count():
        state: State = game.start(config, Rng(key_from_number(number)))
        answer = state.answer
        while not state.over:
            if look is not None:
                look(game, state)
            ask = state.asks[0]
            options = ask.options
            answer(ask, options[int(chance() * len(options))])
        yield state.answers


def _see_mover(game: Game[Any], state: State) -> None:
    game.view(state, state.asks[0].seat)


def _see_all(game: Game[Any], state: State) -> None:
    """Every seat's view and the spectator's."""
    for seat in range(PLAYERS):
        game.view(state, seat)
    game.view(state, None)


# Copying and resampling


@dataclass(frozen=True, slots=True)
class _Position:
    """A position as it is, and as the seat to move knows it."""

    state: Any
    view: View
    log: list[Told]


def _mid_game(game: Game[Any], config: Config) -> list[_Position]:
    """Positions of random games, each after the same number of answers."""
    found: list[_Position] = []
    for number in itertools.count():
        match = Match(game, config, key_from_number(number))
        chance = Random(number)
        while not match.over and match.state.answers < _MID_GAME:
            ask = match.state.asks[0]
            match.act(ask.seat, game.code(chance.choice(ask.options)))
        if not match.over:
            seat = match.waiting()[0]
            found.append(_Position(match.state, match.view(seat), match.log(seat)))
        if len(found) == _POSITIONS:
            break
    return found


def _copy(positions: list[_Position]) -> Work:
    while True:
        for position in positions:
            position.state.copy()
        yield len(positions)


def _resample(game: Game[Any], config: Config, positions: list[_Position]) -> Work:
    rng = Rng.from_number(0)
    for number in itertools.count():
        position = positions[number % len(positions)]
        game.resample(config, position.view, position.log, rng.fork(str(number)))
        yield 1


# Memory


def _memory(name: str, seconds: float) -> Row:
    """How much more memory is in use after many games than after the first few."""
    game = find_game(name)
    games = _play(game, game.configure(PLAYERS), None)
    for _ in range(20):
        next(games)
    played = 0
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        began = time.process_time()
        while time.process_time() - began < seconds or not played:
            next(games)
            played += 1
        gc.collect()
        growth = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return {"name": f"{name}-memory", "value": round(growth / 1024, 1), "unit": KILOBYTES, "games": played}
