"""`make load`: many tables of eight clients that answer as fast as they are asked, beside a plain room.

The plain room keeps no game and writes nothing: it answers each message with ready-made messages of the same sizes to
eight seats. It is the upper limit of what any game could reach on this stack, and is measured in the same run.
"""

import argparse
import asyncio
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tests.server.running import FAST, METRICS_TOKEN, Process, free_port
from winterover.client import Server

SEATS = 8
LETTERS = "ABCDEFGH"
#: How many games are played before anything is measured, and how many of them at once.
_GAMES_BEFORE, _AT_ONCE = 24, 6
#: How often the memory is looked at while games run.
_SAMPLES = 10
#: For each running game and second: how many tables are made ready before anything is measured, to follow those that
#: end. A fast machine plays a table to its end in about four seconds.
_SPARE = 0.5


class Option(msgspec.Struct):
    code: str


class Ask(msgspec.Struct):
    number: int
    options: list[Option]


class Stage(msgspec.Struct):
    stage: str


class View(msgspec.Struct):
    answers: int | None = None


class Heard(msgspec.Struct):
    """What a client that only wants to answer looks at."""

    type: str
    id: str = ""
    done: list[str] = []
    view: View | None = None
    asks: list[Ask] | None = None
    table: Stage | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Stopwatch:
    """Answers and their times, of all tables together."""

    def __init__(self) -> None:
        self.counting = False
        self.answers = 0
        self.refused = 0
        self.messages = 0
        self.bytes = 0
        self.times: list[float] = []

    def start(self) -> None:
        self.__init__()  # type: ignore[misc]
        self.counting = True


class Room:
    """Eight clients at one table, and when each answer reached the last of them."""

    def __init__(self, watch: Stopwatch, seed: int) -> None:
        self.watch = watch
        self.rng = random.Random(seed)
        self.over = asyncio.Event()
        self.clients: list[Client] = []
        #: When the answers were sent that no client has heard of, by their ids.
        self._sent: dict[str, float] = {}
        #: By the game's count of answers: how many clients know it, and when the answers were sent that led to it.
        self._reached: Counter[int] = Counter()
        self._began: dict[int, list[float]] = {}

    def leave(self) -> None:
        for client in self.clients:
            assert client.transport is not None
            client.transport.close()

    def answered(self, ident: str) -> None:
        self._sent[ident] = time.perf_counter()

    def refused(self, ident: str) -> None:
        self._sent.pop(ident, None)
        self.watch.refused += 1

    def reached(self, answers: int, done: list[str]) -> None:
        """One more client knows of so many answers, these among them; after the last one all have arrived."""
        self._began.setdefault(answers, []).extend(self._sent.pop(ident) for ident in done if ident in self._sent)
        self._reached[answers] += 1
        if self._reached[answers] == SEATS:
            now = time.perf_counter()
            began = self._began.pop(answers)
            del self._reached[answers]
            if self.watch.counting:
                self.watch.answers += len(began)
                self.watch.times += [now - sent for sent in began]


class Client(asyncio.BufferedProtocol):
    """A WebSocket client with nothing to spare: frames in, an answer out."""

    #: Where all clients receive, one after the other. Room made anew for each message takes as long as reading it.
    _received = memoryview(bytearray(64 * 1024))

    def __init__(self, room: Room, hello: dict[str, Any]) -> None:
        self.room = room
        self.hello = hello
        self.buffer = b""
        self.open = False
        self.ready = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        host = "Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        transport.write(f"GET /api/play HTTP/1.1\r\n{host}{key}".encode())

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._received

    def buffer_updated(self, nbytes: int) -> None:
        self.buffer += self._received[:nbytes]
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open = True
            self.buffer = rest
            self.send(json.dumps(self.hello).encode())
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, start = self.buffer, 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if len(buffer) < start + head + size or len(buffer) - start < head:
                break
            if buffer[start] == 0x81:
                self.hear(buffer[start + head : start + head + size])
            start += head + size
        self.buffer = buffer[start:]

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + data)

    def hear(self, data: bytes) -> None:
        room = self.room
        heard = _decode(data)
        room.watch.messages += 1
        room.watch.bytes += len(data)
        self.ready.set()
        if heard.type == "update" and heard.view is not None and heard.view.answers is not None:
            room.reached(heard.view.answers, heard.done)
        elif heard.type == "error":
            room.refused(heard.id)
        if heard.table is not None and heard.table.stage == "over":
            room.over.set()
        elif heard.asks:
            ask = room.rng.choice(heard.asks)
            code = room.rng.choice(ask.options).code
            ident = f"{room.rng.getrandbits(60):015x}"
            room.answered(ident)
            self.send(b'{"type":"act","id":"%b","ask":%d,"code":"%b"}' % (ident.encode(), ask.number, code.encode()))


async def connect(room: Room, port: int, hello: dict[str, Any]) -> Client:
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(room, hello), "127.0.0.1", port)
    room.clients.append(client)
    return client


# The game


async def prepare(server: Server, port: int, game: str, watch: Stopwatch, seed: int) -> tuple[Room, str, str]:
    """A table with eight connected clients, ready to start."""
    created = await server.create_table(game, SEATS)
    room = Room(watch, seed)
    for letter in LETTERS:
        taken = await server.take_seat(created["table"], letter, letter)
        await server.set_ready(created["table"], letter, taken["secret"])
        client = await connect(room, port, {"type": "hello", "table": created["table"], "secret": taken["secret"]})
        await client.ready.wait()
    return room, created["table"], created["host"]


class Spares:
    """Tables with eight connected clients, made before anything is measured: what they cost is no part of playing."""

    def __init__(self, server: Server, port: int, game: str, watch: Stopwatch) -> None:
        self._prepare = partial(prepare, server, port, game, watch)
        self._made = 0
        #: How many had to be made while games were running.
        self.late = 0
        self._ready: list[tuple[Room, str, str]] = []

    async def make(self, number: int) -> None:
        for _ in range(0, number, _AT_ONCE):
            self._ready += await asyncio.gather(*(self._new() for _ in range(_AT_ONCE)))

    async def take(self) -> tuple[Room, str, str]:
        if self._ready:
            return self._ready.pop()
        self.late += 1
        return await self._new()

    async def _new(self) -> tuple[Room, str, str]:
        self._made += 1
        return await self._prepare(self._made)


async def keep_playing(server: Server, spares: Spares) -> None:
    """One table after the other, so that the number of running games stays the same."""
    while True:
        room, table, host = await spares.take()
        await server.start(table, host)
        await room.over.wait()
        room.leave()


@asynccontextmanager
async def playing(
    process: Process, game: str, tables: int, spare: int
) -> AsyncIterator[tuple[Server, Stopwatch, Spares]]:
    """So many games under way all the time, with tables made ready to follow those that end."""
    watch = Stopwatch()
    server = Server(process.address)
    spares = Spares(server, process.port, game, watch)
    await spares.make(tables + spare)
    players = [asyncio.create_task(keep_playing(server, spares)) for _ in range(tables)]
    await asyncio.sleep(1)
    yield server, watch, spares
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


async def measure_speed(process: Process, game: str, tables: int, seconds: float) -> dict[str, float]:
    await warm_up(process, game)
    async with playing(process, game, tables, math.ceil(_SPARE * tables * seconds)) as (server, watch, spares):
        watch.start()
        late = spares.late
        cpu = cpu_of(process.pid)
        await asyncio.sleep(seconds)
        found = summary(watch, seconds, cpu_of(process.pid) - cpu)
        found["tables_made_meanwhile"] = spares.late - late
        commits = await figure(server, "winterover_commit_seconds_count")
        found["commit_ms"] = 1000 * await figure(server, "winterover_commit_seconds_sum") / max(commits, 1)
    return found


async def measure_memory(process: Process, game: str, tables: int, seconds: float) -> dict[str, float]:
    """What a table takes, with games at every stage. Tables that are over stay for a while, and count as tables."""
    await warm_up(process, game)
    empty = memory_of(process.pid)
    sizes = []
    async with playing(process, game, tables, 0) as (server, _, _):
        for _ in range(_SAMPLES):
            await asyncio.sleep(seconds / _SAMPLES)
            sizes.append((memory_of(process.pid) - empty) / await figure(server, "winterover_live_tables"))
    return {"kilobytes_per_table": sum(sizes) / len(sizes), "kilobytes_per_table_at_most": max(sizes)}


async def warm_up(process: Process, game: str) -> None:
    """Some whole games, so that what all tables share is there before anything is measured."""
    server = Server(process.address)
    for first in range(0, _GAMES_BEFORE, _AT_ONCE):
        await asyncio.gather(*(play_one(server, process.port, game, seed) for seed in range(first, first + _AT_ONCE)))
    while await figure(server, "winterover_live_tables"):
        await asyncio.sleep(0.2)


async def play_one(server: Server, port: int, game: str, seed: int) -> None:
    room, table, host = await prepare(server, port, game, Stopwatch(), seed)
    await server.start(table, host)
    await room.over.wait()
    room.leave()


async def figure(server: Server, name: str) -> float:
    metrics: str = await server.request("GET", "/metrics", None, METRICS_TOKEN)
    return float(metrics.split(f"\n{name} ")[1].split("\n")[0])


# The plain room


async def measure_plain(tables: int, seconds: float, size: int) -> dict[str, float]:
    port = free_port()
    command = [sys.executable, "-m", "tests.server.plain_room", str(port), str(size)]
    process = subprocess.Popen(command, cwd=Path(__file__).parents[1])
    try:
        watch = Stopwatch()
        for _ in range(200):
            try:
                _, probe = await asyncio.open_connection("127.0.0.1", port)
                probe.close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        for number in range(tables):
            room = Room(watch, number)
            for letter in LETTERS:
                await connect(room, port, {"room": number, "seat": letter})
        await asyncio.sleep(1)
        watch.start()
        cpu = cpu_of(process.pid)
        await asyncio.sleep(seconds)
        return summary(watch, seconds, cpu_of(process.pid) - cpu)
    finally:
        process.kill()
        process.wait()


# Figures


def summary(watch: Stopwatch, seconds: float, cpu: float) -> dict[str, float]:
    times = sorted(watch.times) or [0.0]
    return {
        "answers_per_second": watch.answers / seconds,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[min(len(times) - 1, int(len(times) * 0.99))],
        "refused": watch.refused,
        "updates_per_answer": watch.messages / max(watch.answers, 1),
        "bytes_per_update": watch.bytes / max(watch.messages, 1),
        "server_cpu_us_per_answer": 1e6 * cpu / max(watch.answers, 1),
    }


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """What belongs to the process alone, in kilobytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("Private_"))


@contextmanager
def fresh_server() -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder), **FAST, unload_after=1)
        process.start()
        try:
            yield process
        finally:
            process.kill()


async def run_round(game: str, tables: int, seconds: float) -> dict[str, dict[str, float]]:
    with fresh_server() as process:
        games = await measure_speed(process, game, tables, seconds)
    plain = await measure_plain(tables, seconds, round(games["bytes_per_update"]))
    ratio = {
        "answers": games["answers_per_second"] / plain["answers_per_second"],
        "cpu": plain["server_cpu_us_per_answer"] / games["server_cpu_us_per_answer"],
    }
    return {"games": games, "plain_room": plain, "ratio": ratio}


async def run(game: str, tables: int, seconds: float, rounds: int) -> dict[str, dict[str, float]]:
    """The median of several rounds, because a machine is not always equally fast; the worst p99 of them."""
    found = [await run_round(game, tables, seconds) for _ in range(rounds)]
    medians = {
        part: {key: statistics.median(one[part][key] for one in found) for key in figures}
        for part, figures in found[0].items()
    }
    medians["games"]["worst_p99_ms"] = max(one["games"]["p99_ms"] for one in found)
    medians["ratio"]["least"] = min(one["ratio"]["answers"] for one in found)
    medians["ratio"]["most"] = max(one["ratio"]["answers"] for one in found)
    with fresh_server() as process:
        medians["games"] |= await measure_memory(process, game, tables, seconds)
    return medians


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="thing")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = asyncio.run(run(given.game, given.tables, given.seconds, given.rounds))
    if given.json:
        print(json.dumps(found))
        return
    print(
        f"{given.tables} tables of {given.game}, {SEATS} clients each, {given.seconds:.0f} s each way,"
        f" median of {given.rounds}"
    )
    print(f"{'':28}{'games':>12}{'plain room':>12}")
    for key, value in found["games"].items():
        other = found["plain_room"].get(key)
        print(f"{key.replace('_', ' '):28}{value:12.1f}{'' if other is None else format(other, '12.1f')}")
    ratio = found["ratio"]
    print(
        f"games / plain room: {ratio['answers']:.0%} of its answers ({ratio['least']:.0%} to {ratio['most']:.0%}),"
        f" {ratio['cpu']:.0%} by CPU time"
    )


if __name__ == "__main__":
    main()
