"""Messages that are handed over without a queue: none overtakes another, and a connection that is gone harms nobody."""

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop
from websockets.exceptions import ConnectionClosed

from tests.server.inside import Inside, serving_inside
from tests.server.running import Party, eventually, gather_party
from winterover.client import Seat
from winterover.server.protocol import is_one_frame, text_in

TEXT, BINARY, MORE = 0x1, 0x2, 0x0
#: Longer than what the server takes apart at once, together with a few others.
PADDING = "x" * 200


def frame(kind: int, data: bytes, *, last: bool = True) -> bytes:
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data


def line(number: int) -> bytes:
    return json.dumps({"type": "chat", "id": f"line{number}", "text": f"{number} {PADDING}"}).encode()


def hello(party: Party) -> bytes:
    return json.dumps({"type": "hello", "table": party.table, "secret": party.secrets["A"]}).encode()


def test_one_whole_frame_is_told_from_everything_else() -> None:
    for size in (0, 1, 125, 126, 2000):
        whole = frame(TEXT, b"x" * size)
        assert is_one_frame(whole)
        assert bytes(text_in(whole)) == b"x" * size
        masked = whole[: len(whole) - size - 4] + b"\x01\x02\x03\x04" + b"x" * size
        assert bytes(text_in(masked)) == bytes(ord("x") ^ (1 + place % 4) for place in range(size))
        assert not is_one_frame(whole[:-1])
        assert not is_one_frame(whole + b"\x81")
        assert not is_one_frame(whole + whole)
    assert not is_one_frame(frame(TEXT, b"begins", last=False))
    assert not is_one_frame(frame(MORE, b"goes on"))
    assert not is_one_frame(b"")


@asynccontextmanager
async def raw_socket(inside: Inside) -> AsyncIterator[asyncio.StreamWriter]:
    """A connection over which any bytes can be sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(inside.address.rpartition(":")[2]))
    writer.write(
        b"GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield writer
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("text", lambda data: frame(TEXT, data)),
        ("binary", lambda data: frame(BINARY, data)),
        ("fragments", lambda data: frame(TEXT, data[:9], last=False) + frame(MORE, data[9:])),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_no_message_overtakes_another(tmp_path: Path, name: str, first: Any) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            async with party.seat("B") as bo, raw_socket(inside) as link:
                link.write(frame(TEXT, hello(party)) + b"".join(frame(TEXT, line(number)) for number in range(1, 7)))
                link.write(first(line(7)) + frame(TEXT, line(8)) + frame(TEXT, line(9)))
                await _chat_of(bo, 9)
                begun, rest = frame(TEXT, line(10))[:40], frame(TEXT, line(10))[40:]
                for piece in (begun, rest, frame(TEXT, line(11)), frame(TEXT, line(12))):
                    link.write(piece)
                    await link.drain()
                    await asyncio.sleep(0.02)
                assert await _chat_of(bo, 12) == list(range(1, 13))

    uvloop.run(scene())


def test_a_device_that_is_gone_is_not_written_to(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            table = await inside.table(party.table)
            async with raw_socket(inside) as link:
                link.write(frame(TEXT, hello(party)))
                await eventually(lambda: bool(table._audience.devices(0)))
                (device,) = table._audience.devices(0)
                _reset(link)
            await eventually(lambda: not table._audience.devices(0))
            assert device._send_now(b"{}") is False  # type: ignore[attr-defined]

    uvloop.run(scene())


def test_the_long_way_does_not_overtake_the_short_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            table = await inside.table(party.table)
            async with inside.link() as link:
                await link.send(hello(party).decode())
                await link.recv()
                (device,) = table._audience.devices(0)
                device.send(b"first")
                await device._send({"type": "websocket.send", "text": "second"})  # type: ignore[attr-defined]
                assert [await link.recv(), await link.recv()] == ["first", "second"]

    uvloop.run(scene())


def test_what_is_sent_together_arrives_in_order_and_before_the_good_bye(tmp_path: Path) -> None:
    """More messages than are collected, to three devices in turn; one of them is gone before they are sent."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            table = await inside.table(party.table)
            async with inside.link() as one, inside.link() as two, raw_socket(inside) as gone:
                for link in (one, two):
                    await link.send(hello(party).decode())
                    await link.recv()
                known = set(table._audience.devices(0))
                gone.write(frame(TEXT, hello(party)))
                await eventually(lambda: len(table._audience.devices(0)) == 3)
                (left,) = set(table._audience.devices(0)) - known
                for number in range(200):
                    for device in table._audience.devices(0):
                        device.send(b"%d" % number)
                    if number == 1:
                        left._send_now.__self__.transport.abort()  # type: ignore[attr-defined]
                for device in known:
                    device.close(4410)
                for link in (one, two):
                    assert [await link.recv() for _ in range(200)] == [str(number) for number in range(200)]
                    with pytest.raises(ConnectionClosed) as closed:
                        await asyncio.wait_for(link.recv(), 10)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4410

    uvloop.run(scene())


def test_a_spectator_that_floods_and_vanishes_holds_up_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, messages_per_second=20, messages_burst=5) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            table = await inside.table(party.table)
            async with party.seat("B") as bo:
                for _ in range(3):
                    async with raw_socket(inside) as link:
                        watching = json.dumps({"type": "hello", "table": party.table, "secret": None}).encode()
                        act = b'{"type":"act","id":"a","ask":1,"code":"pass"}'
                        link.write(frame(TEXT, watching) + frame(TEXT, act) * 12)
                        await eventually(lambda: bool(table._audience.devices(None)))
                        _reset(link)
                    for _ in range(3):
                        await asyncio.wait_for(bo.chat("still here"), 3)
                assert bo.snapshots == 1, "the table began anew"

    uvloop.run(scene())


def test_a_device_that_waits_while_its_table_goes_is_told_to_come_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, messages_per_second=1, messages_burst=1) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            greeting = hello(party).decode()
            async with inside.link() as one, inside.link() as two:
                for link in (one, two):
                    await link.send(greeting)
                await one.recv()
                await party.server.request("DELETE", f"/api/tables/{party.table}", None, party.host)
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(two.recv(), 10)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013

    uvloop.run(scene())


async def _chat_of(seat: Seat, number: int) -> list[int]:
    while len(seat.state["chat"]) < number:
        await asyncio.wait_for(seat.changed(), 20)
    return [int(said["text"].split()[0]) for said in seat.state["chat"]]


def _reset(link: asyncio.StreamWriter) -> None:
    """Be gone without a word."""
    link.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    link.transport.abort()
