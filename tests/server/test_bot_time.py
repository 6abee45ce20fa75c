"""When bots and stewards act: the time shows nothing of what only they know, not even how long they thought."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import serving_inside
from tests.server.running import gather_party
from winterover.core.match import SAY, Match
from winterover.core.state import Ask
from winterover.games.registry import MODES, find_game
from winterover.server.settings import Settings
from winterover.server.store import BOT, PERSON, SeatRow
from winterover.server.tables import play as play_module
from winterover.server.tables.play import Play
from winterover.server.tables.seen import Viewer

PAUSE = 2.0


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pause that chance would draw is the same, so that whatever else it depends on shows."""
    monkeypatch.setattr(Play, "_pause", lambda self: PAUSE)


def begin(game: str, players: int, seed: int, people: str = "") -> Play:
    mode = find_game(game, players)
    match = Match(mode, mode.configure(players), bytes([seed]) * 32)
    seats = [
        SeatRow(PERSON) if letter in people else SeatRow(BOT, level="heuristic") for letter in "ABCDEFGH"[:players]
    ]
    play = Play(match, seats, "none", Settings(bot_pause=PAUSE))
    play.begin(0.0)
    return play


def modes() -> list[tuple[str, int]]:
    return [(mode.name, max(2, mode.players[0])) for all_modes in MODES.values() for mode in all_modes]


@pytest.mark.parametrize(("game", "players"), modes())
def test_a_bot_takes_as_long_for_a_forced_answer_as_for_any_other(game: str, players: int) -> None:
    """In whole games of bots every deed comes just one pause after the one before, and is told at a set time."""
    choices: set[bool] = set()
    for seed in range(4):
        play, now = begin(game, players, seed), 0.0
        match = play.match
        while True:
            play.pass_time(now)
            if match.over:
                break
            asks: list[Ask] = match.state.asks
            done = len(match.entries)
            choices.update(len(ask.options) == 1 for ask in asks)
            assert play.next_due() == now + PAUSE
            play.pass_time(now + PAUSE - 0.001)
            assert len(match.entries) == done, "nothing is done before its time"
            now += PAUSE
            play.pass_time(now)
            assert len(match.entries) == done + 1
            assert play.secret_until == now + play_module._THINKING
    assert choices == {True, False}, "there were answers of both kinds"


@pytest.mark.parametrize(("game", "players"), [("stayaway", 4), ("thing", 4)])
def test_what_a_bot_wants_to_say_does_not_hurry_its_answer(game: str, players: int) -> None:
    """A bot that had something on its mind while somebody else was asked begins its pause when all see it asked."""
    times = []
    for is_eager in (False, True):
        play = begin(game, players, 3, people="A")
        match, now = play.match, 0.0
        while not _is_asked(play, 0):
            now += PAUSE
            play.pass_time(now)
        play.pass_time(now)
        crew = play._hire()
        for bot in crew.bots.values():
            bot.eager = is_eager
            bot.speak = lambda view: []  # type: ignore[method-assign]  # and then has nothing to say after all
            bot.hear = lambda told: None  # type: ignore[method-assign]
        play.pass_time(now)
        while _is_asked(play, 0):
            ask = next(ask for ask in match.state.asks if ask.seat == 0)
            match.act(0, match.game.code(ask.options[0]), ask.number)
        asked = now + PAUSE / 2
        play.pass_time(asked)
        due = play.next_due()
        assert due is not None
        times.append(due - asked)
    assert times == [PAUSE, PAUSE]


def _is_asked(play: Play, seat: int) -> bool:
    return any(ask.seat == seat for ask in play.match.state.asks)


def test_private_words_do_not_move_the_time_of_an_answer() -> None:
    """What is said while a bot pauses changes nothing about its pause; whoever does not hear it sees nothing."""
    play = begin("stayaway", 4, 1, people="ABC")
    match, now = play.match, 0.0
    while not _is_asked(play, 3):
        ask = match.state.asks[0]
        match.act(ask.seat, match.game.code(ask.options[0]), ask.number)
    play.pass_time(now)
    due = play.next_due()
    match.say(0, "trust B")
    assert match.entries[-1].kind == SAY
    play.pass_time(now + PAUSE / 2)
    assert play.next_due() == due == now + PAUSE


class Listening:
    """A device that notes when it is told something."""

    viewer: Viewer = None
    host = False
    key = ""

    def __init__(self) -> None:
        self.on_send: Any = lambda: None

    def send(self, data: bytes) -> None:
        self.on_send()

    def close(self, code: int) -> None:
        """Nobody is there."""


def test_nobody_hears_of_a_bots_deed_before_its_set_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "_pause", lambda self: 0.02)

    async def scene() -> None:
        async with serving_inside(tmp_path, bot_pause=0.02) as inside:
            party = await gather_party(inside.address, "stayaway", 4, bots="ABCD")
            table = await inside.table(party.table)
            device, early, told = Listening(), [], 0

            def note() -> None:
                nonlocal told
                assert table.play is not None
                told += bool(table.play.match.entries)
                if table.services.now() < table.play.secret_until - 0.001:
                    early.append(table.services.now() - table.play.secret_until)

            await party.start()
            device.on_send = note
            table.attach(device)
            while told < 10:
                await asyncio.sleep(0.05)
            table.detach(device)
            assert not early

    asyncio.run(scene())
