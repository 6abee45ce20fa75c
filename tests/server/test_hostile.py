"""Forged, late, foreign, malformed and huge messages, floods and slow readers: nothing changes, nobody suffers."""

import asyncio
import json
import random
import re
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.inside import serving_inside
from tests.server.running import METRICS_TOKEN, Party, Process, comparable, gather_party, leave_all, play_game, serving
from winterover.client import Seat

MESSAGES = 12_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("hostile")) as process:
        yield process


def open_socket(process: Process, **options: Any) -> connect:
    url = process.address.replace("http", "ws", 1) + "/api/play"
    return connect(url, compression=None, max_size=None, proxy=None, **options)


async def greet(link: ClientConnection, party: Party, letter: str | None) -> dict[str, Any]:
    secret = None if letter is None else party.secrets[letter]
    await link.send(json.dumps({"type": "hello", "table": party.table, "secret": secret}))
    snapshot: dict[str, Any] = json.loads(await link.recv())
    return snapshot


async def read_all(link: ClientConnection, heard: list[dict[str, Any]] | None = None) -> None:
    """Read until the connection is closed."""
    while True:
        message = json.loads(await link.recv())
        if heard is not None:
            heard.append(message)


def bad_messages(rng: random.Random, seats: list[Seat]) -> Iterator[str | bytes]:
    """Messages that no seat may be obeyed for, endlessly, in many kinds."""
    foreign = [option["code"] for seat in seats for ask in seat.state["asks"] for option in ask["options"]]
    not_standing = [] if seats[0].state["standing"] else ["declare"]  # the one who may declare victory would win
    kinds: list[Callable[[], str | bytes]] = [
        lambda: rng.randbytes(rng.randrange(60)),
        lambda: "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(80))),
        lambda: json.dumps({**GOOD, rng.choice(list(GOOD)): rng.choice(SCRAPS)}),
        lambda: json.dumps({key: value for key, value in GOOD.items() if key != "id"}),
        lambda: json.dumps({**GOOD, "more": 1}),
        # Late, early or made up; another seat's choices; nothing that can be done unasked
        lambda: _act(rng, rng.randrange(-5, 10**6), rng.choice(CODES)),
        lambda: _act(rng, 77_777, rng.choice([*foreign, "none"])),
        lambda: _act(rng, None, rng.choice(["", "xyzzy", "\x00", "none", *not_standing])),
        lambda: json.dumps({"type": "say", "id": _id(rng), "words": rng.choice(WORDS), "to": rng.choice(TO)}),
        lambda: json.dumps({"type": "chat", "id": _id(rng), "text": rng.choice(UNSEEN), "to": rng.choice([[], ["Z"]])}),
        lambda: "[" * rng.randrange(1, 3000),
        lambda: '{"type":"act","id":"a","code":' + '{"a":' * rng.randrange(1, 400),
        lambda: json.dumps({"type": rng.choice(["hello", "snapshot", "update", "ACT", "", 5]), "id": _id(rng)}),
    ]
    while True:
        yield rng.choice(kinds)()


def _id(rng: random.Random) -> str:
    return f"f{rng.getrandbits(48)}"


def _act(rng: random.Random, ask: int | None, code: str) -> str:
    return json.dumps({"type": "act", "id": _id(rng), "ask": ask, "code": code})


GOOD: dict[str, Any] = {"type": "act", "id": "x", "ask": 99_999, "code": "discard axe"}
CODES = ["discard axe", "pass", "declare victory", "xyzzy", "", "\x00", "A" * 200, "go boiler", "🜁", "play axe A|Z"]
SCRAPS: list[Any] = [None, True, -1, 2**70, 1.5, "", [], {}, [[]], {"a": 1}, "\ud800", "ß" * 50]
WORDS = ["", "accuse", "accuse Z thing", "hello there", "claim human human", "x" * 300]
TO = [None, "A", "Z", 3]
UNSEEN = ["\u200b\u202e", "   ", "", "x" * 900, "\x07"]


@pytest.mark.parametrize("game", ["stayaway", "thing"])
def test_no_bad_message_changes_anything_or_goes_unanswered(server: Process, game: str) -> None:
    async def scene() -> None:
        rng = random.Random(game)
        party = await gather_party(server.address, game, 5)
        seats = await play_game(party, 4, lambda seat: seat.over or seat.state["view"].get("answers", 0) >= 15)
        quiet = party.seat(None)
        await quiet.__aenter__()
        answers = max(seat.state["view"]["answers"] for seat in seats)
        for seat in seats:
            while seat.state["view"]["answers"] < answers:
                await seat.changed()
        before = [comparable(seat.state) for seat in seats]
        heard: list[dict[str, Any]] = []
        for seat in seats:
            seat.on_message = heard.append
        source = bad_messages(rng, seats)
        async with open_socket(server) as link:
            await greet(link, party, "A")
            heard.clear()
            sent = 0
            while sent < MESSAGES // 2:
                batch = list(islice(source, 100))
                for message in batch:
                    await link.send(message)
                for message in batch:
                    answer = json.loads(await asyncio.wait_for(link.recv(), 30))
                    assert answer["type"] == "error", (message, answer)
                    assert answer["code"]
                    assert answer["text"]
                sent += len(batch)
        assert not [message for message in heard if message["type"] != "update" or set(message) > {"type", "table"}]
        assert [comparable(seat.state) for seat in seats] == before
        assert {seat.snapshots for seat in [*seats, quiet]} == {1}, "somebody was disconnected"
        for letter, seat in zip(party.secrets, seats, strict=True):
            async with party.seat(letter) as fresh:
                assert comparable(fresh.state) == comparable(seat.state)
        await leave_all([*seats, quiet])

    asyncio.run(scene())


def test_an_error_names_the_message_wherever_its_id_can_be_read(server: Process) -> None:
    """Whoever sent it waits for an answer with this id."""
    escaped = json.dumps({"type": "chat", "id": "m", "text": "\U0001f600" * 500, "to": []})
    assert len(escaped) > 4096
    named: list[str | bytes] = [
        '{"type": "shout", "id": "m"}',
        '{"type": "chat", "id": "m", "text": 5}',
        '{"type": "chat", "id": "m", "text": "hello", "more": {"id": "other"}}',
        b'{"id": "m"}',
        escaped,
        json.dumps({"type": "chat", "id": "m", "text": "\u00df" * 2100, "to": []}, ensure_ascii=False),
    ]
    nameless = ["", "m", "[]", '{"id": "m"', '{"id": 5, "type": "chat"}', '{"id": "no id"}', '{"text": "m"}']

    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        async with open_socket(server) as link:
            await greet(link, party, "A")
            for message in named + nameless:
                await link.send(message)
                answer = json.loads(await link.recv())
                is_long = len(message) > 2100
                assert (answer["type"], answer["code"]) == ("error", "too-big" if is_long else "bad-message"), message
                assert answer["id"] == ("m" if message in named else None), message

    asyncio.run(scene())


def test_a_huge_message_is_refused_and_an_enormous_one_ends_the_connection(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        async with open_socket(server) as link:
            await greet(link, party, "A")
            await link.send(json.dumps({"type": "chat", "id": "big", "text": "x" * 10_000}))
            while (answer := json.loads(await link.recv()))["type"] == "update":
                pass
            assert answer["code"] == "too-big"
            await link.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                await read_all(link)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("hello", "close"),
    [
        ('{"type": "hello"}', 4400),
        ('{"type": "act", "id": "a", "ask": 1, "code": "pass"}', 4400),
        ("nonsense", 4400),
        (b'{"type": "hello", "table": "\xff\xfe"}', 4400),
        ('{"type": "hello", "table": ' + "[" * 4000, 4400),
        ('{"type": "hello", "table": "ZZZZZZ"}', 4404),
        ('{"type": "hello", "table": "TABLE", "secret": "' + "x" * 32 + '"}', 4401),
    ],
)
def test_who_does_not_say_who_they_are_is_told_nothing(server: Process, hello: str | bytes, close: int) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        async with open_socket(server) as link:
            await link.send(hello if isinstance(hello, bytes) else hello.replace("TABLE", party.table))
            heard: list[dict[str, Any]] = []
            with pytest.raises(ConnectionClosed) as closed:
                await read_all(link, heard)
            assert [message["type"] for message in heard] == ["error"]
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == close

    asyncio.run(scene())


def test_text_that_is_none_ends_the_connection_and_does_not_fill_the_log(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            for letter in ("A", None):
                async with open_socket(process) as link:
                    await greet(link, party, letter)
                    await link.send(b"\xff\xfe", text=True)
                    with pytest.raises(ConnectionClosed):
                        await asyncio.wait_for(read_all(link), 10)
                    assert link.close_code == 1007
            async with party.seat("A") as seat:
                assert seat.state["you"] == "A"
            process.stop()
            logged = [json.loads(line) for line in process.log.read_text().splitlines() if line.startswith("{")]
            assert {line["level"] for line in logged} == {"info"}

    asyncio.run(scene())


def test_whoever_watches_may_not_act(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        async with open_socket(server) as link:
            await greet(link, party, None)
            for deed in ({"type": "act", "code": "pass"}, {"type": "say", "words": "trust A"}):
                await link.send(json.dumps({**deed, "id": "w"}))
                answer = json.loads(await link.recv())
                assert (answer["type"], answer["code"]) == ("error", "watching")

    asyncio.run(scene())


def test_pages_of_other_sites_may_not_open_a_socket(server: Process) -> None:
    async def scene() -> None:
        for origin in ("https://evil.example", "http://[", "http://[::1]x", "//", "null"):
            with pytest.raises(InvalidStatus) as refused:
                async with open_socket(server, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with open_socket(server, origin=server.address):
            pass
        assert '"level": "error"' not in server.log.read_text()

    asyncio.run(scene())


def test_a_flood_from_one_client_does_not_slow_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, messages_per_second=50, messages_burst=40) as process:
            victim = await gather_party(process.address, "stayaway", 4)
            flooded = await gather_party(process.address, "stayaway", 4)

            url = process.address.replace("http", "ws", 1) + "/api/play"
            began = time.monotonic()
            floods = [
                subprocess.Popen(
                    [sys.executable, "-m", "tests.server.flooder", url, flooded.table, flooded.secrets[letter]],
                    stdout=subprocess.PIPE,
                )
                for letter in "AB"
            ]
            try:
                while await refusals(victim) < 20:
                    await asyncio.sleep(0.05)
                seats = await play_game(victim, 2, lambda seat: seat.over or seat.state["view"].get("answers", 0) >= 30)
                assert all(flood.poll() is None for flood in floods), "the others played while the flood went on"
                refused = await refusals(victim)
                took = time.monotonic() - began
                assert refused <= 2 * (41 + 50 * took), "the flood was read faster than is allowed"
                await leave_all(seats)
                codes = [(await asyncio.to_thread(flood.communicate, timeout=60))[0] for flood in floods]
                assert set(codes) <= {b"4429\n", b"1006\n"}, "who does not stop is sent away"
            finally:
                for flood in floods:
                    flood.kill()
                    flood.wait()

    asyncio.run(scene())


async def refusals(party: Party) -> int:
    """How many answers to a game that has not begun were refused."""
    metrics: str = await party.server.request("GET", "/metrics", None, METRICS_TOKEN)
    found = re.search(r'errors_total\{code="not-playing"\} (\d+)', metrics)
    return int(found[1]) if found is not None else 0


def test_a_client_that_does_not_read_is_dropped_and_holds_up_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, outbox_size=50_000) as process:
            party = await gather_party(process.address, "stayaway", 4)
            lazy = _connect_without_reading(process.port, party)
            async with party.seat("A") as seat:
                for number in range(4000):
                    await asyncio.wait_for(seat.chat(f"{number} " + "x" * 480), 20)
                    if number % 200 == 0:
                        metrics = await party.server.request("GET", "/metrics", None, METRICS_TOKEN)
                        if 'closes_total{code="4408"} 1' in metrics:
                            break
                else:
                    raise AssertionError("the slow client was never dropped")
                assert await asyncio.to_thread(_is_told, lazy, 4408), "who wakes up in time reads why"
                assert seat.snapshots == 1
                async with party.seat("B") as back:
                    assert back.state["chat"] == seat.state["chat"][-200:], "who was dropped may come again"
            lazy.close()

    asyncio.run(scene())


def _connect_without_reading(port: int, party: Party) -> socket.socket:
    """A client that greets properly and then never reads again."""
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    link.connect(("127.0.0.1", port))
    link.sendall(
        f"GET /api/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in link.recv(500)
    hello = json.dumps({"type": "hello", "table": party.table, "secret": party.secrets["B"]}).encode()
    mask = b"\x00\x00\x00\x00"
    link.sendall(b"\x81" + bytes([0x80 | 126]) + struct.pack("!H", len(hello)) + mask + hello)
    return link


def _is_told(link: socket.socket, code: int) -> bool:
    """Whether the last thing that comes over a connection is its end, with this code."""
    link.settimeout(20)
    farewell = b"\x88\x02" + struct.pack("!H", code)
    heard = b""
    while not heard.endswith(farewell):
        data = link.recv(65536)
        if not data:
            return False
        heard = heard[-100:] + data
    return True


def test_a_number_without_end_is_refused_and_the_table_goes_on(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        seats = [party.seat(letter) for letter in party.secrets]
        for seat in seats:
            await seat.__aenter__()
        await party.start()
        asked = next(seat for seat, is_asked in [(seat, await _asked(seat)) for seat in seats] if is_asked)
        code = asked.state["asks"][0]["options"][0]["code"]
        async with open_socket(server) as link:
            await greet(link, party, "A")
            await link.send(f'{{"type": "act", "id": "long", "code": {json.dumps(code)}, "ask": {"9" * 3900}}}')
            while (answer := json.loads(await asyncio.wait_for(link.recv(), 4)))["type"] == "update":
                pass
            assert (answer["type"], answer["code"]) == ("error", "bad-message")
        await asyncio.wait_for(asked.act(code, asked.state["asks"][0]["number"]), 4)
        await leave_all(seats)

    asyncio.run(scene())


async def _asked(seat: Seat) -> bool:
    """Whether a seat is asked something once it has heard of the start."""
    while seat.state["table"]["stage"] == "lobby":
        await seat.changed()
    return bool(seat.state["asks"])


def test_what_cannot_be_told_to_one_is_not_lost_for_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as server:
            party = await gather_party(server.address, "stayaway", 4)
            table = await server.table(party.table)

            def spoil() -> None:
                table._after.append(lambda: table.row.seats[99])  # type: ignore[arg-type]

            await asyncio.wait_for(asyncio.gather(table.do(spoil), table.do(table.info), table.do(lambda: None)), 3)
            await asyncio.wait_for(table.do(table.info), 3)

    asyncio.run(scene())


def test_an_id_stands_for_one_deed(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            first = {"type": "chat", "id": "one", "text": " Hello  there "}
            async with open_socket(process) as link:
                await greet(link, party, "A")
                assert await _answer(link, first) == ("update", "")
                assert await _answer(link, first) == ("done", "")
                assert await _answer(link, {**first, "text": "Something else"}) == ("error", "id-reused")
            process.kill()
            process.start()
            async with open_socket(process) as link:
                await greet(link, party, "A")
                assert await _answer(link, {**first, "text": "Something else"}) == ("error", "id-reused")
                assert await _answer(link, {"type": "say", "id": "one", "words": "trust B"}) == ("error", "id-reused")
                assert await _answer(link, {"type": "act", "id": "one", "code": "pass"}) == ("error", "id-reused")
                assert await _answer(link, first) == ("done", "")
                assert (await _answer(link, {**first, "id": "two", "to": ["B\n"]}))[1] == "bad-message"

    asyncio.run(scene())


def test_whoever_asks_for_a_sign_of_life_gets_one(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        for letter in (None, "A"):
            async with open_socket(server) as link:
                await greet(link, party, letter)
                for each in ("one", "two", "one"):
                    assert await _answer(link, {"type": "ping", "id": each}) == ("done", "")
                assert await _answer(link, {"type": "ping"}) == ("error", "bad-message")

    asyncio.run(scene())


async def _answer(link: ClientConnection, deed: dict[str, Any]) -> tuple[str, str]:
    """What comes back for a deed: the kind of message, and of an error its code."""
    await link.send(json.dumps(deed))
    while True:
        answer = json.loads(await asyncio.wait_for(link.recv(), 20))
        if answer["type"] != "update" or "done" in answer:
            return answer["type"], answer.get("code", "")


def test_a_crowd_of_spectators_does_not_shut_out_the_host_or_all_others(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, most_spectators=3, most_devices=1, proxies="127.0.0.1") as process:
            await asyncio.wait_for(crowded(process), 30)

    def of_address(process: Process, address: str) -> connect:
        return open_socket(process, additional_headers={"X-Forwarded-For": address})

    async def is_sent_away(link: ClientConnection, party: Party) -> bool:
        with pytest.raises(ConnectionClosed) as closed:
            await greet(link, party, None)
        return closed.value.rcvd is not None and closed.value.rcvd.code == 4429

    async def crowded(process: Process) -> None:
        party = await gather_party(process.address, "stayaway", 4)
        crowd = [party.seat(None) for _ in range(2)]
        for seat in crowd:
            await seat.__aenter__()
        async with open_socket(process) as link:
            assert await is_sent_away(link, party), "half of the places are for others"
        async with of_address(process, "203.0.113.1") as screen, of_address(process, "203.0.113.2") as late:
            assert (await greet(screen, party, None))["type"] == "snapshot"
            assert await is_sent_away(late, party), "there are no more places at all"
            async with Seat(process.address, party.table, party.host) as host, open_socket(process) as second:
                assert host.state["host"]
                await second.send(json.dumps({"type": "hello", "table": party.table, "secret": party.host}))
                with pytest.raises(ConnectionClosed):
                    await second.recv()
        await leave_all(crowd)
        async with open_socket(process) as link:
            assert (await greet(link, party, None))["type"] == "snapshot"

    asyncio.run(scene())


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, connections_per_address=3) as process:
            party = await gather_party(process.address, "stayaway", 4)
            links = [await open_socket(process) for _ in range(3)]
            for link in links:
                await greet(link, party, None)
            async with open_socket(process) as extra:
                with pytest.raises(ConnectionClosed) as closed:
                    await extra.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            for link in links:
                await link.close()
            async with open_socket(process) as again:
                assert (await greet(again, party, None))["type"] == "snapshot"

    asyncio.run(scene())


_HANDSHAKE = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}


@pytest.mark.parametrize(
    ("method", "others"),
    [
        ("GET", {}),
        ("GET", {"Sec-WebSocket-Key": "short"}),
        ("GET", {"Sec-WebSocket-Key": "A" * 22 + "==", "Sec-WebSocket-Version": "9"}),
        ("POST", {"Sec-WebSocket-Key": "A" * 22 + "=="}),
    ],
    ids=["no key", "no such key", "other version", "other method"],
)
def test_a_handshake_that_cannot_succeed_is_a_request_like_any_other(
    tmp_path: Path, method: str, others: dict[str, str]
) -> None:
    """It is answered in words, counts as one, and fills no log."""
    with serving(tmp_path, requests_per_second=0.01, requests_burst=3) as process:
        statuses = []
        for _ in range(4):
            with closing(
                HTTPConnection("127.0.0.1", process.port, timeout=10, source_address=("127.0.0.9", 0))
            ) as link:
                link.request(method, "/api/play", headers={**_HANDSHAKE, **others})
                answer = link.getresponse()
                assert json.loads(answer.read())["code"]
                statuses.append(answer.status)
        assert statuses[-1] == 429
        assert set(statuses[:-1]) <= {404, 405}
        process.stop()
        written = process.log.read_text()
        assert "Traceback" not in written
        logged = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
        assert {line["level"] for line in logged} == {"info"}


def test_nothing_follows_a_request_of_which_others_may_see_another_end(server: Process) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port), 10)) as link:
        link.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        )
        answer = b""
        while part := link.recv(65536):
            answer += part
    assert answer.count(b"HTTP/1.1 ") == 1
