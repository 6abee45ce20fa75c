"""Many random games, each checked for engine errors, lost pieces and an end. `make soak` plays them all."""

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.games.thing.small.patient import patient
from winterover.core.game import Config
from winterover.core.rng import Rng, key_from_number
from winterover.core.state import Ask
from winterover.games.registry import MODES, find_game
from winterover.games.thing.small.game import GAME as SMALL_CREW

GAMES_PER_TABLE = 2000


class Circling(AssertionError):
    """A game that did not end within its game's bound."""


def soak(config: Config, first: int, games: int) -> Counter[str]:
    """Play so many random games from the first seed on; the endings by name."""
    endings: Counter[str] = Counter()
    game = find_game(config.game, config.players)
    for seed in range(first, first + games):
        # Random answers alone never see the later part of a game of the small crew: half of them follow a plan.
        answer = patient if game is SMALL_CREW and seed % 2 else at_random
        rng = Rng.from_number(seed).fork("soak")
        state = game.start(config, Rng(key_from_number(seed)))
        audited = rng.below(8)
        while not state.over:
            if state.answers > game.answer_bound:
                raise Circling(f"{config} seed {seed}: no end after {state.answers} answers")
            if rng.below(4000) == 0:
                unasked = [seat for seat in range(config.players) if game.standing(state, seat)]
                if unasked:
                    game.command(state, unasked[0], game.standing(state, unasked[0])[0])
                    continue
            ask = rng.pick(state.asks)
            state.answer(ask, answer(state, ask, rng))
            if state.answers % 8 == audited:
                game.audit(state)
        game.audit(state)
        endings[game.outcome(state).ending] += 1
    return endings


def at_random(state: Any, ask: Ask, rng: Rng) -> int:
    return rng.pick(ask.options)


def tables() -> list[Config]:
    """Each game, edition and player count."""
    return [
        game.configure(players, edition)
        for modes in MODES.values()
        for game in modes
        for edition in game.rulebook.editions
        for players in game.players
    ]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PER_TABLE
    started = time.monotonic()
    total: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for config, endings in zip(
            tables(), pool.map(soak, tables(), [0] * len(tables()), [games] * len(tables())), strict=True
        ):
            total += endings
            print(config.game, config.edition, f"{config.players} players:", dict(endings.most_common()), flush=True)
    print(f"{total.total()} games ended, none broke, {time.monotonic() - started:.0f} s: {dict(total.most_common())}")


if __name__ == "__main__":
    main()
