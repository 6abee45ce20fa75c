"""A real server in a process of its own, and people to play at its tables."""

import asyncio
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from winterover.client import Refused, Seat, Server
from winterover.core.seats import LETTERS

#: Opens the figures of every server of the tests.
METRICS_TOKEN = "figures-for-tests"

#: No limits on how fast clients may be, and no pauses of bots: tests are in a hurry.
FAST = {
    "messages_per_second": 0,
    "words_per_minute": 0,
    "deeds_per_minute": 0,
    "changes_per_minute": 0,
    "words_per_game": 0,
    "requests_per_second": 0,
    "tables_per_minute": 0,
    "tables_per_address": 0,
    "connections_per_address": 0,
    "tcp_per_address": 0,
    "bot_pause": 0,
    "metrics_token": METRICS_TOKEN,
}


def free_port() -> int:
    """A port that the system has free just now, for a server that must come back at the same address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A server process that can be killed and started again over the same data."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log.jsonl"
        self._settings = {**FAST, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {key: value for key, value in os.environ.items() if not key.startswith("WINTEROVER_")}
        environment |= {f"WINTEROVER_{key.upper()}": str(value) for key, value in self._settings.items()}
        command = [sys.executable, "-m", "winterover", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        assert self._process is not None
        for _ in range(600):
            assert self._process.poll() is None, self.log.read_text()
            try:
                with urlopen(f"{self.address}/health", timeout=5):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.02)
        raise AssertionError("the server does not come up")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(20)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.poll() is None


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Process]:
    folder.mkdir(parents=True, exist_ok=True)
    process = Process(folder, **settings)
    process.start()
    try:
        yield process
    finally:
        if process.is_up:
            process.kill()


class Party:
    """A table with people in its seats."""

    def __init__(self, server: Server, table: str, host: str, secrets: dict[str, str]) -> None:
        self.server = server
        self.table = table
        self.host = host
        self.secrets = secrets

    def seat(self, letter: str | None) -> Seat:
        return Seat(self.server.address, self.table, None if letter is None else self.secrets[letter])

    async def start(self) -> None:
        await self.server.start(self.table, self.host)


async def gather_party(address: str, game: str, players: int, *, bots: str = "", **settings: Any) -> Party:
    """A table with people who are ready, and bots in the seats named."""
    server = Server(address)
    created = await server.create_table(game, players, **settings)
    table, host = created["table"], created["host"]
    secrets = {}
    for letter in LETTERS[:players]:
        if letter in bots:
            await server.set_bot(table, letter, host)
        else:
            taken = await server.take_seat(table, letter, f"Player {letter}")
            secrets[letter] = taken["secret"]
            await server.set_ready(table, letter, taken["secret"])
    return Party(server, table, host, secrets)


async def play_on(seat: Seat, rng: random.Random, until: Callable[[Seat], bool] = lambda seat: seat.over) -> None:
    """Answer whatever is asked, at random, until the game is over or something else is true."""
    while not until(seat):
        asks = seat.state["asks"]
        if not asks:
            await seat.changed()
            continue
        ask = rng.choice(asks)
        try:
            await seat.act(rng.choice(ask["options"])["code"], ask["number"])
        except Refused as refused:
            if refused.code not in ("stale-ask", "game-over", "not-asked"):
                raise


async def play_game(party: Party, seed: int, until: Callable[[Seat], bool] = lambda seat: seat.over) -> list[Seat]:
    """All people play; their seats, still connected."""
    seats = [party.seat(letter) for letter in party.secrets]
    for seat in seats:
        await seat.__aenter__()
    await party.start()
    players = [play_on(seat, random.Random(f"{seed} {place}"), until) for place, seat in enumerate(seats)]
    await asyncio.wait_for(asyncio.gather(*players), 120)
    return seats


async def leave_all(seats: list[Seat]) -> None:
    await asyncio.gather(*(seat.leave() for seat in seats))


async def eventually(holds: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for something that happens of itself."""
    for _ in range(int(seconds * 50)):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen")


def comparable(state: dict[str, Any]) -> dict[str, Any]:
    """A state without the present time and without who is connected, which other devices change."""
    table = {**state["table"], "spectators": 0}
    table["seats"] = [{**seat, "here": True} for seat in table["seats"]]
    return {**state, "clock": {**state["clock"], "now": 0}, "table": table}
