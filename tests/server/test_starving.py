"""Nobody can starve the others: floods, idle and slow connections, heavy requests, and tables without number."""

import asyncio
import base64
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import serving_inside
from tests.server.running import Process, eventually, gather_party, serving
from winterover.client import Seat, Server
from winterover.core import record as records
from winterover.core.errors import GameError, RecordError
from winterover.core.match import Match
from winterover.core.rng import KEY_BYTES
from winterover.games.registry import find_game
from winterover.server import wire
from winterover.server.backup import back_up
from winterover.server.readers import Readers
from winterover.server.store import OVER
from winterover.server.store.sqlite import SqliteStore

PING, TEXT, CONTINUED = 9, 1, 0


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([kind | (0x80 if last else 0)]) + size + b"\0\0\0\0" + payload


def tcp(port: int, source: str = "127.0.0.66") -> socket.socket:
    """A connection from an address of our own choice."""
    link = socket.create_connection(("127.0.0.1", port), 10, (source, 0))
    link.settimeout(10)
    return link


@contextmanager
def web_socket(port: int, source: str = "127.0.0.66") -> Iterator[socket.socket]:
    with tcp(port, source) as link:
        key = base64.b64encode(os.urandom(16)).decode()
        link.sendall(
            f"GET /api/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in _until(link, b"\r\n\r\n")
        yield link


def _until(link: socket.socket, mark: bytes) -> bytes:
    found = b""
    while mark not in found:
        part = link.recv(1)
        assert part, found
        found += part
    return found


def read_to_end(link: socket.socket, most: float = 10) -> bytes:
    """Everything until the other side ends the connection; fails if it does not."""
    found, end = b"", time.monotonic() + most
    with suppress(ConnectionError):
        while part := link.recv(65536):
            found += part
            assert time.monotonic() < end, "the connection is still open"
    return found


def cpu_of(process: Process) -> float:
    return cpu_of_number(process.pid)


def settled_cpu(process: Process) -> float:
    """The processor time once the server has done what it wants to do for now."""
    used = [cpu_of(process)]
    for _ in range(40):
        time.sleep(0.25)
        used.append(cpu_of(process))
        if len(used) > 4 and used[-1] - used[-4] < 0.02:
            break
    return used[-1]


def cpu_of_number(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell processor times")


# Sockets


@needs_proc
@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 60_000,
        frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * 60_000,
        frame(10) * 60_000,
    ],
    ids=["pings", "fragments", "pongs"],
)
def test_frames_that_are_no_messages_have_a_limit(tmp_path: Path, flood: bytes) -> None:
    with serving(tmp_path) as process, web_socket(process.port) as link:
        before = cpu_of(process)
        with suppress(ConnectionError):
            link.sendall(flood)
        read_to_end(link)
        assert cpu_of(process) - before < 0.2, "most of the flood was not even looked at"


def test_a_client_that_pings_as_clients_do_is_not_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path) as process, web_socket(process.port) as link:
        for _ in range(40):
            link.sendall(frame(PING, b"x"))
            assert link.recv(100) == b"\x8a\x01x"


@needs_proc
def test_messages_are_not_taken_apart_before_they_are_read(tmp_path: Path) -> None:
    """Four times 180 KB of the smallest messages: half a second of work, if it were done at once."""
    with serving(tmp_path, messages_per_second=20, messages_burst=20) as process, ExitStack() as opened:
        status, created = request(process, "POST", "/api/tables", {"game": "stayaway", "players": 4})
        assert status == 201
        hello = json.dumps({"type": "hello", "table": created["table"]}).encode()
        links = [opened.enter_context(web_socket(process.port)) for _ in range(4)]
        for link in links:
            link.sendall(frame(TEXT, hello))
            assert b"snapshot" in link.recv(65536)
        before = cpu_of(process)
        for link in links:
            link.sendall(frame(TEXT, b"") * 30_000)
        assert settled_cpu(process) - before < 0.2
        for link in links:
            _until(link, b"bad-message")  # but they are read


@needs_proc
def test_whoever_goes_on_after_the_good_bye_is_not_listened_to(tmp_path: Path) -> None:
    with serving(tmp_path) as process, web_socket(process.port) as link:
        link.sendall(frame(TEXT, b"nonsense"))
        heard = link.recv(65536)
        while b"\x88" not in heard:
            heard += link.recv(65536)
        assert (4400).to_bytes(2, "big") in heard
        before = cpu_of(process)
        with suppress(ConnectionError):
            link.sendall(frame(TEXT, b"") * 300_000)
        assert settled_cpu(process) - before < 0.15


# Connections


def health(port: int, source: str) -> bytes:
    with tcp(port, source) as link:
        link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return read_to_end(link)


def test_idle_connections_of_one_address_do_not_lock_out_others(tmp_path: Path) -> None:
    with serving(tmp_path, tcp_per_address=20) as process:
        idle = [tcp(process.port) for _ in range(60)]
        for link in idle:
            with suppress(ConnectionError):
                link.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-a: ")
        assert not any(b" 200 " in read_to_end(link) for link in idle[20:]), "they are closed at once"
        assert health(process.port, "127.0.0.77").startswith(b"HTTP/1.1 200")
        for link in idle:
            link.close()
        for _ in range(100):  # the places are free again
            if health(process.port, "127.0.0.66").startswith(b"HTTP/1.1 200"):
                break
            time.sleep(0.05)
        else:
            raise AssertionError("the address stays shut out")


def test_sockets_count_as_connections_and_free_their_places(tmp_path: Path) -> None:
    with serving(tmp_path, tcp_per_address=5) as process:
        for _ in range(4):
            for _ in range(5):
                with web_socket(process.port):
                    pass
            time.sleep(0.2)
        with ExitStack() as links:
            for _ in range(5):
                links.enter_context(web_socket(process.port))
            assert b" 200 " not in health(process.port, "127.0.0.66")


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\nwinter",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\n",
    ],
    ids=["nothing", "headers", "body", "second request"],
)
def test_a_request_has_to_arrive_in_time(tmp_path: Path, begun: bytes) -> None:
    with serving(tmp_path, request_seconds=1) as process, tcp(process.port) as link:
        link.sendall(begun)
        end = time.monotonic() + 20
        with suppress(ConnectionError, TimeoutError):
            link.settimeout(0.3)
            while time.monotonic() < end:  # a byte now and then does not prolong it
                with suppress(TimeoutError):
                    if not link.recv(65536):
                        break
                if begun:
                    link.sendall(b"x")
        assert time.monotonic() < end
        assert "request failed" not in process.log.read_text(), "who goes away is nothing that failed"


def test_a_request_in_time_is_answered_however_long_the_connection_lasts(tmp_path: Path) -> None:
    with serving(tmp_path, request_seconds=1) as process, tcp(process.port) as link:
        for _ in range(6):
            link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert _until(link, b"}").startswith(b"HTTP/1.1 200")
            time.sleep(0.4)


def test_a_proxy_speaks_for_many(tmp_path: Path) -> None:
    with serving(tmp_path, tcp_per_address=2, proxies="127.0.0.66, 10.0.0.0/8") as process:
        links = [tcp(process.port) for _ in range(6)]
        for link in links:
            link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert link.recv(65536).startswith(b"HTTP/1.1 200")
            link.close()


# Answers


def long_answer(process: Process) -> tuple[str, int]:
    """The path and the size of an answer that no buffer of the system holds."""
    status, answer = request(process, "POST", "/api/records", record(199))
    assert status == 201
    path = f"/api/records/{answer['record']}/frames?as=open&count=200"
    with asking(process, path, "127.0.0.88") as link:
        size = len(read_to_end(link))
    assert size > 1_500_000
    return path, size


@contextmanager
def asking(process: Process, path: str, source: str = "127.0.0.66") -> Iterator[socket.socket]:
    """A connection over which an answer begins to arrive, though hardly anything of it is read."""
    with socket.socket() as link:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        link.settimeout(20)
        link.bind((source, 0))
        link.connect(("127.0.0.1", process.port))
        link.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        assert link.recv(1, socket.MSG_PEEK) == b"H"
        yield link


def test_answers_that_an_address_leaves_unread_make_room_for_its_newest(tmp_path: Path) -> None:
    with serving(tmp_path, unread_size=1_000_000) as process, ExitStack() as opened:
        path, size = long_answer(process)
        other = opened.enter_context(asking(process, path, "127.0.0.77"))
        links = [opened.enter_context(asking(process, path)) for _ in range(4)]
        assert [len(read_to_end(link)) == size for link in links] == [False, False, False, True]
        assert len(read_to_end(other)) == size, "the answers of another address do not count"
        assert "failed" not in process.log.read_text()


def test_an_answer_counts_until_its_last_byte_was_read(tmp_path: Path) -> None:
    """Its memory is freed only then, so whoever reads most of many answers holds as much as whoever reads nothing."""
    with serving(tmp_path, unread_size=4_500_000) as process, ExitStack() as opened:
        path, size = long_answer(process)
        begun: list[tuple[socket.socket, int]] = []
        for _ in range(3):
            link, found = opened.enter_context(asking(process, path)), 0
            while found < size - 600_000:
                found += len(link.recv(50_000))
            begun.append((link, found))
        assert [found + len(read_to_end(link)) == size for link, found in begun] == [False, True, True]


def test_behind_a_proxy_unread_answers_count_by_client(tmp_path: Path) -> None:
    with serving(tmp_path, unread_size=1_000_000, proxies="127.0.0.66") as process, ExitStack() as opened:
        path, size = long_answer(process)
        clients = ["10.0.0.1", "10.0.0.2", "10.0.0.2"]
        paths = [f"{path} HTTP/1.1\r\nX-Forwarded-For: {client}\r\nX-Rest:" for client in clients]
        links = [opened.enter_context(asking(process, each)) for each in paths]
        assert [len(read_to_end(link)) == size for link in links] == [True, False, True]


def test_a_request_is_not_worked_on_before_the_last_answer_was_read(tmp_path: Path) -> None:
    """Else one connection could let as many answers wait as it asks for."""
    with serving(tmp_path) as process:
        path, size = long_answer(process)
        made = json.dumps({"game": "stayaway", "players": 4, "open": True}).encode()
        with tcp(process.port) as link:
            link.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            assert link.recv(1, socket.MSG_PEEK) == b"H"
            head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
            link.sendall(head + f"Content-Length: {len(made)}\r\n\r\n".encode() + made)
            time.sleep(0.5)
            assert request(process, "GET", "/api/tables")[1]["tables"] == []
            answers = read_to_end(link)
        assert answers.count(b"HTTP/1.1 20") == 2
        assert len(answers) > size
        assert len(request(process, "GET", "/api/tables")[1]["tables"]) == 1


def test_requests_do_not_pile_up_behind_one(tmp_path: Path) -> None:
    with serving(tmp_path) as process, tcp(process.port) as link:
        body = record(1000).encode()
        head = (
            f"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with suppress(ConnectionError):
            link.sendall(head.encode() + body + b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 10_000)
        assert read_to_end(link).count(b"HTTP/1.1") < 100


def test_whoever_asks_too_often_is_told_so_later_and_has_to_come_again(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=0.01, requests_burst=2) as process:
        for is_allowed in (True, True, False):
            before = time.monotonic()
            with tcp(process.port) as link:
                link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * (1 if is_allowed else 50))
                answers = _until(link, b"}") if is_allowed else read_to_end(link)
            assert answers.count(b"HTTP/1.1") == 1
            assert answers.startswith(b"HTTP/1.1 200" if is_allowed else b"HTTP/1.1 429")
            assert is_allowed or time.monotonic() - before > 0.9


# Records


def request(
    process: Process, method: str, path: str, body: Any = None, *, source: str = "127.0.0.66", secret: str = ""
) -> tuple[int, Any]:
    """A request from an address of our own choice."""
    link = HTTPConnection("127.0.0.1", process.port, timeout=60, source_address=(source, 0))
    headers = {"Content-Type": "text/plain" if isinstance(body, str) else "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    link.request(method, path, body if isinstance(body, str) else json.dumps(body), headers)
    answer = link.getresponse()
    content = answer.read()
    link.close()
    return answer.status, json.loads(content) if content.startswith(b"{") else content


def record(statements: int, seed: int = 1) -> str:
    """A game that is not over, in which somebody talks and talks."""
    game = find_game("stayaway", 12)
    match = Match(game, game.configure(12, None, {}, None), bytes([seed]) * KEY_BYTES)
    text = records.write(records.record_of(match))
    head = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith("digest"))
    return records.write(records.read(head + "A says accuse B thing\n" * statements))


def test_a_record_that_is_longer_than_any_game_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        status, answer = request(process, "POST", "/api/records", record(5500))
        assert (status, answer["code"]) == (422, "record-too-long")
        assert request(process, "POST", "/api/records", record(5))[0] == 201


@needs_proc
def test_whoever_plays_does_not_wait_for_whoever_reads(tmp_path: Path) -> None:
    """The work of reading a long record is done, but not by the process that plays."""
    with serving(tmp_path, most_deeds=0) as process:
        assert request(process, "POST", "/api/records", record(1, seed=2))[0] == 201, "the readers are up"
        children = children_of(process)
        before, done_before = cpu_of(process), sum(map(cpu_of_number, children))
        status, answer = request(process, "POST", "/api/records", record(12_000))
        assert status == 201
        frames = f"/api/records/{answer['record']}/frames?as=open&from=11990&count=5"
        status, answer = request(process, "GET", frames)
        assert (status, len(answer["frames"])) == (200, 5)
        assert cpu_of(process) - before < (sum(map(cpu_of_number, children)) - done_before) / 2
        process.kill()
        for _ in range(500):
            if not any(Path(f"/proc/{child}").exists() for child in children):
                break
            time.sleep(0.02)
        else:
            raise AssertionError("the readers go on without the server")


def children_of(process: Process) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == process.pid:
                found.append(int(stat.parent.name))
    return found


@contextmanager
def reading(per_address: int) -> Iterator[Readers]:
    readers = Readers(per_address)
    try:
        yield readers
    finally:
        readers.close()


def test_an_address_with_many_replays_waits_behind_others() -> None:
    async def scene() -> None:
        done: list[str] = []

        async def work(address: str) -> None:
            await readers.read(address, time.sleep, 0.2)
            done.append(address)

        with reading(1) as readers:
            many = [asyncio.create_task(work("many")) for _ in range(4)]
            await asyncio.sleep(0)
            await asyncio.gather(work("one"), *many)
        assert done.index("one") <= 1, done

    asyncio.run(scene())


def test_too_many_replays_of_an_address_are_refused() -> None:
    async def scene() -> None:
        with reading(1) as readers:
            jobs = [readers.read("many", time.sleep, 0.01) for _ in range(80)]
            outcomes = await asyncio.gather(*jobs, return_exceptions=True)
            refused = [error.code for error in outcomes if isinstance(error, GameError)]
            assert set(refused) == {"too-busy"}
            assert 0 < len(refused) < 40
            assert await readers.read("many", abs, -3) == 3

    asyncio.run(scene())


def test_readers_pass_errors_on_and_come_back_after_a_crash() -> None:
    async def scene() -> None:
        with reading(2) as readers:
            with pytest.raises(RecordError):
                await readers.read("", records.read, "nonsense")
            with pytest.raises(RuntimeError):
                await readers.read("", int, "nonsense")
            number = await readers.read("", os.getpid)
            assert number != os.getpid()
            os.kill(number, signal.SIGKILL)
            with suppress(GameError):  # it may be noticed in time or not
                await readers.read("", os.getpid)
            assert await readers.read("", os.getpid) not in (number, os.getpid())

    asyncio.run(scene())


def test_uploads_of_one_address_make_room_for_themselves(tmp_path: Path) -> None:
    with serving(tmp_path, uploads_per_address=2, most_uploads=4) as process:

        def upload(source: str, seed: int) -> str:
            status, answer = request(process, "POST", "/api/records", record(1, seed), source=source)
            assert status == 201
            return str(answer["record"])

        names = [upload("127.0.0.77", 1), *(upload("127.0.0.66", seed) for seed in range(2, 8))]
        there = [request(process, "GET", f"/api/records/{name}/text")[0] == 200 for name in names]
        assert there == [True, False, False, False, False, True, True]


# Tables


def test_one_address_does_not_fill_the_hall(tmp_path: Path) -> None:
    settings = {"game": "stayaway", "players": 4}
    with serving(tmp_path, tables_per_address=3, most_tables=10) as process:
        made = [request(process, "POST", "/api/tables", settings) for _ in range(6)]
        assert [status for status, _ in made] == [201, 201, 201, 429, 429, 429]
        assert made[-1][1]["code"] == "too-many-own-tables"
        assert request(process, "POST", "/api/tables", settings, source="127.0.0.77")[0] == 201


def test_the_tables_of_an_address_count_after_a_restart_though_no_address_is_kept(tmp_path: Path) -> None:
    settings = {"game": "stayaway", "players": 4}
    with serving(tmp_path, tables_per_address=2, uploads_per_address=1) as process:
        made = [request(process, "POST", "/api/tables", settings)[0] for _ in range(3)]
        assert made == [201, 201, 429]
        first = request(process, "POST", "/api/records", record(1, seed=2))[1]["record"]
        process.kill()
        process.start()
        assert request(process, "POST", "/api/tables", settings)[0] == 429
        assert request(process, "POST", "/api/tables", settings, source="127.0.0.77")[0] == 201
        assert request(process, "POST", "/api/records", record(1, seed=3))[0] == 201
        assert request(process, "GET", f"/api/records/{first}/text")[0] == 404, "the own oldest makes room"
        assert not any(b"127.0.0.66" in file.read_bytes() for file in tmp_path.iterdir())
        back_up(tmp_path, tmp_path / "copy")
        key = (tmp_path / "address.key").read_bytes()
        assert (len(key), (tmp_path / "address.key").stat().st_mode & 0o77) == (32, 0)
        copy = (tmp_path / "copy").read_bytes()
        assert key not in copy
        assert key.hex().encode() not in copy


def test_tables_that_are_made_at_the_same_time_count_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, tables_per_address=3) as inside:
            making = [inside.hall.create(wire.NewTable("stayaway", 4), "x") for _ in range(9)]
            outcomes = await asyncio.gather(*making, return_exceptions=True)
            assert sum(isinstance(outcome, wire.Created) for outcome in outcomes) == 3

    asyncio.run(scene())


def test_who_made_a_finished_table_is_forgotten_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, tables_per_address=2) as inside:
            store, settings = inside.hall.services.store, wire.NewTable("stayaway", 4)
            codes = [(await inside.hall.create(settings, "x")).table for _ in range(2)]
            row = store.find_table(codes[0])
            assert row is not None
            row.stage = OVER
            await store.write([store.update_table(row)], store.contents)
            with pytest.raises(GameError, match="Finish or close"):
                await inside.hall.create(settings, "x")
            monkeypatch.setattr("winterover.server.tables.hall._NEW_SECONDS", 0)
            await inside.hall._expire()
            makers = [found.maker for code in codes if (found := store.find_table(code)) is not None]
            assert makers == ["", inside.hall.services.makers.maker_of("x")]
            assert (await inside.hall.create(settings, "x")).table

    asyncio.run(scene())


def test_who_closes_a_table_may_make_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, tables_per_address=1) as inside:
            settings = wire.NewTable("stayaway", 4)
            created = await inside.hall.create(settings, "x")
            with pytest.raises(GameError, match="Finish or close"):
                await inside.hall.create(settings, "x")
            await inside.hall.create(settings, "y")
            await inside.hall.remove(created.table, created.host)
            assert (await inside.hall.create(settings, "x")).table

    asyncio.run(scene())


def test_a_table_at_which_nobody_sits_is_soon_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, keep_empty=0.01, unload_after=0) as inside:
            there = Server(inside.address)
            empty = (await there.create_table("stayaway", 4))["table"]
            taken = (await there.create_table("stayaway", 4))["table"]
            await there.take_seat(taken, "A", "Ada")
            watched = (await there.create_table("stayaway", 4))["table"]
            async with Seat(inside.address, watched, None):
                await asyncio.sleep(0.05)
                await inside.hall._expire()
                kept = inside.hall.services.store
                assert [kept.find_table(code) is not None for code in (empty, taken, watched)] == [False, True, True]

    asyncio.run(scene())


def test_bots_do_not_play_on_among_themselves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4, bots="ABCD", clock="correspondence")
            await party.start()
            table = await inside.table(party.table)
            await asyncio.sleep(0.3)
            assert table.play is not None
            assert not table.play.match.entries
            assert table.is_idle, "it can leave the memory"
            async with party.seat(None) as watcher:
                await eventually(lambda: watcher.state["view"]["answers"] > 0)

    asyncio.run(scene())


def test_stewards_do_not_play_on_among_themselves_by_correspondence(tmp_path: Path) -> None:
    async def scene() -> None:
        quick = {"clock_correspondence": 0.01, "wake_grace": 0, "missed_before_steward": 1, "bot_pause": 0.01}
        async with serving_inside(tmp_path, **quick) as inside:
            party = await gather_party(inside.address, "thing", 8, bots="BCDEFGH", clock="correspondence")
            await party.start()
            table = await inside.table(party.table)
            play = table.play
            assert play is not None
            await eventually(lambda: bool(play.stewards))
            await table.do(lambda: None)
            entries = len(play.match.entries)
            await asyncio.sleep(0.3)
            assert len(play.match.entries) == entries
            assert not play.match.over

    asyncio.run(scene())


def test_open_tables_are_listed_once_for_all_who_ask(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, unload_after=0) as inside:
            there = Server(inside.address)
            codes = {(await there.create_table("thing", 8, open=True))["table"] for _ in range(20)}
            lists = await asyncio.gather(*(inside.hall.listed() for _ in range(50)))
            assert {table.table for table in lists[0]} == codes
            assert all(found is lists[0] for found in lists)
            statements: list[str] = []
            store = inside.hall.services.store
            assert isinstance(store, SqliteStore)
            store._reading.set_trace_callback(statements.append)
            assert len(store.open_tables(("lobby",), 100)) == 20
            store._reading.set_trace_callback(None)
            assert len(statements) == 2, "not one for each table"

    asyncio.run(scene())
