"""The arena: many games by bots, and what came out of them."""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from winterover.bots import BlindBot, Bot, make_bot
from winterover.bots.crew import play_match
from winterover.core.game import Config, Game
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.state import State
from winterover.games.registry import find_game

__all__ = ["CIRCLING", "CREW", "NOBODY", "Summary", "play_match", "simulate"]

#: The ending of a game that was stopped because it had gone on beyond the game's bound.
CIRCLING = "circling"
#: Counted among the winners when nobody has won.
NOBODY = "nobody"

#: Counted among the winners of a game without roles, in which all win together.
CREW = "crew"

#: Games that one process plays before it reports: enough to keep the processes busy, few enough for a progress bar.
_MOST_AT_ONCE = 100
_REPORTS_PER_JOB = 20

#: No more processes than this, however many jobs are asked for: as many as a pool may have on every system.
_MOST_PROCESSES = 61

#: Called with the number of games done so far.
Progress = Callable[[int], None]


@dataclass(slots=True)
class Tally:
    """What came out of some games; tallies can be added in any order."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    winners: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.winners.update(other.winners)
        self.endings.update(other.endings)


@dataclass(frozen=True, slots=True)
class Summary:
    """The result of a simulation. `winners` counts the games in which at least one player who had that role at the
    end won; several roles can win one game. Where players have no roles, they win as a crew.
    """

    game: str
    players: int
    edition: str
    bots: tuple[str, ...]
    games: int
    finished: int
    decisions: int
    seconds: float
    winners: Mapping[str, int]
    endings: Mapping[str, int]

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "edition": self.edition,
            "bots": list(self.bots),
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "winners": dict(self.winners),
            "endings": dict(self.endings),
        }


@dataclass(frozen=True, slots=True)
class _Order:
    """A batch of games for a process; it finds the game by its name."""

    game: str
    config: Config
    bots: tuple[str, ...]
    seed: int
    numbers: range


def simulate(
    game: Game[Any],
    config: Config,
    bots: str | Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Summary:
    """Play games 0 to `games` - 1 of a seed. The same arguments give the same results with any number of jobs.

    `bots` is a bot's name, or several that are cycled over the seats. Raises ConfigError for an unknown one.
    """
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    if games < 1 or jobs < 1 or not names:
        raise ValueError(f"at least one game, job and bot is needed, not {games}, {jobs} and {len(names)}")
    for name in names:
        make_bot(name, game, 0, Rng.from_number(seed))
    began = time.perf_counter()
    total = Tally()
    for tally in _tallies(game, config, names, games, seed, jobs):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    roles = (*game.vocabulary.words.get("role", (CREW,)), NOBODY)
    return Summary(
        game=game.name,
        players=config.players,
        edition=config.edition,
        bots=names,
        games=total.games,
        finished=total.finished,
        decisions=total.decisions,
        seconds=time.perf_counter() - began,
        winners={role: total.winners[role] for role in roles},
        endings=dict(sorted(total.endings.items(), key=lambda item: (-item[1], item[0]))),
    )


def _tallies(
    game: Game[Any], config: Config, names: tuple[str, ...], games: int, seed: int, jobs: int
) -> Iterator[Tally]:
    """The results batch by batch, in the order in which the batches are done."""
    jobs = min(jobs, games, _MOST_PROCESSES, os.cpu_count() or 1)  # more than there are cores only slows them down
    size = max(1, min(_MOST_AT_ONCE, games // (jobs * _REPORTS_PER_JOB)))
    orders = [
        _Order(game.name, config, names, seed, range(first, min(first + size, games)))
        for first in range(0, games, size)
    ]
    if jobs == 1:
        for order in orders:
            yield _play_batch(game, order)
        return
    # Fresh processes rather than forked ones: the same on every system, and safe beside threads.
    with ProcessPoolExecutor(min(jobs, len(orders)), get_context("spawn"), _end_with_parent) as pool:
        try:
            for done in as_completed([pool.submit(_carry_out, order) for order in orders]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """Whatever ends the process that gives the orders ends this one too, which would wait for orders for ever."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def _carry_out(order: _Order) -> Tally:
    return _play_batch(find_game(order.game, order.config.players), order)


def _play_batch(game: Game[Any], order: _Order) -> Tally:
    tally = Tally()
    for number in order.numbers:
        state = play_game(game, order.config, order.bots, order.seed, number)
        tally.games += 1
        tally.decisions += state.answers
        if not state.over:
            tally.endings[CIRCLING] += 1
            continue
        tally.finished += 1
        outcome = game.outcome(state)
        tally.endings[outcome.ending] += 1
        tally.winners.update(_winners(game, state, outcome.winners))
    return tally


def _winners(game: Game[Any], state: State, seats: Sequence[Seat]) -> set[str]:
    """The roles of the winners at the end."""
    if not seats:
        return {NOBODY}
    if "role" not in game.vocabulary.words:
        return {CREW}
    view = game.view(state, None)
    ending = view["ending"]
    roles: Sequence[str] = ending["roles"] if isinstance(ending, Mapping) else view["roles"]
    return {roles[seat] for seat in seats}


def play_game(game: Game[Any], config: Config, bots: Sequence[str], seed: int, number: int) -> State:
    """Play one game of a seed. Cards and bots draw from streams of their own, so other bots get the same deal."""
    chance = Rng.from_number(seed).fork(f"game {number}")
    players = [
        make_bot(bots[seat % len(bots)], game, seat, chance.fork(f"bot {seat}")) for seat in range(config.players)
    ]
    blind = [bot for bot in players if isinstance(bot, BlindBot)]
    if len(blind) == len(players):
        return _play_blindly(game, config, chance.key, blind)
    return _play_seeing(game, config, chance.key, players)


def _play_blindly(game: Game[Any], config: Config, key: bytes, bots: Sequence[BlindBot]) -> State:
    """Bots that look at nothing need no view, no fact and no code: options stay small ints."""
    state: State = game.start(config, Rng(key))
    answer = state.answer
    bound = game.answer_bound
    while not state.over and state.answers < bound:
        ask = state.asks[0]
        bot = bots[ask.seat]
        if bot.moves():
            standing = game.standing(state, ask.seat)
            if standing:
                game.command(state, ask.seat, standing[bot.pick(len(standing))])
                continue
        options = ask.options
        answer(ask, options[bot.pick(len(options))])
    return state


def _play_seeing(game: Game[Any], config: Config, key: bytes, bots: Sequence[Bot]) -> State:
    match = Match(game, config, key)
    state: State = match.state
    for _ in play_match(match, bots):
        if state.answers >= game.answer_bound:
            break
    return state
