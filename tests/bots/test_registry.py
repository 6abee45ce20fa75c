"""Bots by name, and the random one."""

from typing import Any

import pytest

from winterover.bots import BOTS, BlindBot, Bot, make_bot
from winterover.bots.random import CHANCES
from winterover.core.errors import ConfigError
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.registry import GAMES, MODES, find_game

GAME = find_game("stayaway")


def leasts(game_name: str) -> list[int]:
    """The fewest players of each mode of a game."""
    return [mode.players[0] for mode in MODES[game_name]]


def make(name: str, seed: int = 1) -> Bot:
    return make_bot(name, GAME, 0, Rng.from_number(seed))


def make_random(seed: int = 1) -> BlindBot:
    bot = make("random", seed)
    assert isinstance(bot, BlindBot)
    return bot


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game_name", "players"), [(game, least) for game in GAMES for least in leasts(game)])
def test_every_bot_plays_every_mode_of_every_game_under_its_name(name: str, game_name: str, players: int) -> None:
    assert make_bot(name, find_game(game_name, players), 0, Rng.from_number(1)).name == name


@pytest.mark.parametrize(
    ("name", "named"), [("genius", "genius"), ("", ""), ("random/genius", "genius"), ("/random", ""), ("random/", "")]
)
def test_an_unknown_bot_is_refused_by_name(name: str, named: str) -> None:
    with pytest.raises(ConfigError) as caught:
        make(name)
    assert caught.value.code == "unknown-bot"
    assert caught.value.args_by_name == {"name": named, "known": "random, heuristic"}


def test_the_random_bot_gives_every_option_its_share() -> None:
    bot = make_random()
    counts = [0] * 5
    for _ in range(5000):
        counts[bot.pick(5)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_the_random_bot_depends_on_its_own_chance_alone() -> None:
    ask = {"options": ["pass", "defend scary", "give axe"]}
    answers = [[make("random", seed).answer({}, ask) for _ in range(20)] for seed in (1, 1)]
    assert answers[0] == answers[1]
    one, other = make("random", 1), make("random", 2)
    assert [one.answer({}, ask) for _ in range(40)] != [other.answer({}, ask) for _ in range(40)]


def test_the_random_bot_declares_seldom_but_does() -> None:
    bot = make_random()
    view: dict[str, Any] = {"standing": ["declare"]}
    declared = [bot.command(view) for _ in range(100 * CHANCES)]
    assert set(declared) == {None, "declare"}
    assert 70 < declared.count("declare") < 130


def test_the_random_bot_does_nothing_unasked_that_it_may_not() -> None:
    bot = make_random()
    assert all(bot.command({"standing": []}) is None for _ in range(3 * CHANCES))


def test_a_bot_of_two_minds_changes_with_its_role() -> None:
    bot = make_bot("heuristic/random", GAME, 1, Rng.from_number(3))
    match = Match(GAME, GAME.configure(4), key_from_number(1))
    bot.begin(match.config)
    bot.hear(match.log(1))
    hand = ["infected", "flamethrower", "scary", "missed", "no_thanks"]
    view = {**match.view(1), "hand": hand}
    ask = {"kind": "play", "number": 0, "options": [f"discard {card}" for card in hand]}
    human = {bot.answer({**view, "role": "human"}, ask) for _ in range(30)}
    infected = {bot.answer({**view, "role": "infected"}, ask) for _ in range(30)}
    assert human == {"discard infected"}
    assert len(infected) == 5
