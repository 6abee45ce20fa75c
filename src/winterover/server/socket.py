"""The socket: one device of one viewer. It reads messages at a bounded rate, and what it sends never waits for it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.typing import BytesLike

from winterover.core.errors import GameError
from winterover.core.seats import LETTERS
from winterover.server import wire
from winterover.server.credentials import hash_of
from winterover.server.errors import args_of, text_of, too_big
from winterover.server.limits import Bucket, Places, Shares, household
from winterover.server.logs import log_failure
from winterover.server.protocol import SHORT_WAY, Listener
from winterover.server.settings import Settings
from winterover.server.tables.hall import Hall
from winterover.server.tables.seen import Viewer
from winterover.server.tables.table import AGAIN, TOO_MANY, Table

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]
#: Sends a text at once if it need not wait, and says whether it did.
SendNow = Callable[[bytes], bool]
#: Has a listener hear texts at once, or nobody any more.
Listen = Callable[[Listener | None], None]

BAD_HELLO, BAD_SECRET, NO_TABLE, TOO_SLOW = 4400, 4401, 4404, 4408
#: How long a client may take to say who it is.
_HELLO_SECONDS = 10.0
#: How long the last words to a device may take.
_FAREWELL_SECONDS = 5.0
#: Whoever has been held up for so many messages without a pause does not stop, and is sent away.
_PATIENCE = 200
#: A greeting counts as one message more for so many lines of the log that it is answered with.
_LINES_A_MESSAGE = 200


class _Named(msgspec.Struct):
    """What every deed has, for one that cannot be read otherwise."""

    id: wire.MessageId


_encode = msgspec.json.Encoder().encode
_decode_hello = msgspec.json.Decoder(wire.Hello).decode
_decode_message = msgspec.json.Decoder(wire.Deed | wire.Ping).decode
_decode_named = msgspec.json.Decoder(_Named).decode
_UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeError)


class Device:
    """A socket as its table sees it.

    A message is sent at once. Where it would have to wait, because the client reads too slowly, it goes into an outbox
    that a task empties; a client for which too much waits is dropped, and may come again.
    """

    def __init__(self, send: Send, send_now: SendNow, viewer: Viewer, host: bool, key: str, outbox_size: int) -> None:
        self.viewer = viewer
        self.host = host
        self.key = key
        self._send = send
        self._send_now = send_now
        #: What waits; made when something does, because an empty one takes room too.
        self._outbox: deque[tuple[Message, int]] | None = None
        self._waiting = 0
        self._outbox_size = outbox_size
        self._emptying: asyncio.Task[None] | None = None
        self.close_code: int | None = None
        self.on_close: Callable[[], object] = lambda: None

    def send(self, data: bytes) -> None:
        """Never fails: what is wrong with one connection must not hold up the others."""
        if self.close_code is not None:
            return
        try:
            if self._emptying is not None or not self._send_now(data):
                self._put({"type": "websocket.send", "text": data.decode()}, len(data))
        except Exception:
            log_failure("sending failed")
            self.close_code = 1006
            self.on_close()

    def close(self, code: int) -> None:
        """Say good-bye after what was sent before."""
        if self.close_code is None:
            self.close_code = code
            self._put({"type": "websocket.close", "code": code}, 0)
            self.on_close()

    async def leave(self) -> None:
        """The table has no more to do with the device; if it was told good-bye, that may take a moment to arrive."""
        if self.close_code is not None and self._emptying is not None:
            await asyncio.wait({self._emptying}, timeout=_FAREWELL_SECONDS)
        self.close_code = self.close_code or 1006
        if self._emptying is not None:
            self._emptying.cancel()

    def _put(self, message: Message, size: int) -> None:
        if self._outbox is None:
            self._outbox = deque()
        self._outbox.append((message, size))
        self._waiting += size
        if self._emptying is None:
            self._emptying = asyncio.create_task(self._empty(self._outbox))
        if self._waiting > self._outbox_size and self.close_code is None:
            self._outbox.clear()
            self.close(TOO_SLOW)

    async def _empty(self, outbox: deque[tuple[Message, int]]) -> None:
        try:
            while outbox:
                message, size = outbox.popleft()
                self._waiting -= size
                await self._send(message)
        except Exception:  # the connection is gone: the reader notices too, and takes the device from the table
            self.close_code = self.close_code or 1006
        else:
            self._emptying = None


def _never_now(data: bytes) -> bool:
    """For a web server that has no short way: everything goes through the outbox."""
    return False


def _unheard(listener: Listener | None) -> None:
    """For a web server that has no short way: everything is received."""


class Ear:
    """What one device says. Whoever sends too fast is heard more slowly, and holds up nobody else."""

    def __init__(self, table: Table, device: Device, share: Bucket, most: int) -> None:
        self._table = table
        self._device = device
        self._share = share
        self._most = most
        self._held_up = 0

    def hear_now(self, text: BytesLike) -> bool:
        """Take a message before which none waits; False if it cannot be read or has to wait itself."""
        if self._device.close_code is not None or len(text) > self._most:
            return False
        try:
            message = _decode_message(text)
        except _UNREADABLE:
            return False
        if not self._share.take():
            return False
        self._held_up = 0
        self._take(message)
        return True

    async def hear(self, text: str | bytes) -> None:
        """Take a message when its time has come."""
        wait = self._share.owe()
        self._held_up = self._held_up + 1 if wait else 0
        if self._held_up > _PATIENCE:
            self._device.close(TOO_MANY)
        if wait:
            await asyncio.sleep(wait)
        try:
            self._take(self._read(text))
        except GameError as error:
            self._table.refuse(self._device, error, _id_of(text))

    def _take(self, message: wire.Deed | wire.Ping) -> None:
        if isinstance(message, wire.Ping):
            self._device.send(_encode(wire.Done(message.id)))
        else:
            self._table.hear(self._device, message)

    def _read(self, text: str | bytes) -> wire.Deed | wire.Ping:
        try:
            data = text.encode() if isinstance(text, str) else text
            if len(data) > self._most:
                raise too_big(self._most)
            message: wire.Deed | wire.Ping = _decode_message(data)
        except _UNREADABLE as error:
            raise GameError("bad-message", problem=str(error)) from None
        return message


class PlaySocket:
    """The endpoint `/api/play`."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._places = Places(settings.connections_per_address)
        #: What each seat, and each address that watches a table, may send over all its connections.
        self._shares = Shares(settings.messages_per_second, settings.messages_burst)
        #: Half of those who may watch a table may be of one address, so that nobody shuts out all others.
        self._watching = Places((settings.most_spectators + 1) // 2)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._is_welcome(scope):
            await send({"type": "websocket.close", "code": 1008})
            return
        address = household(scope["client"][0]) if scope.get("client") else ""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        metrics = self._hall.services.metrics
        if not self._places.take(address):
            metrics.closes[TOO_MANY] += 1
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        metrics.connections += 1
        try:
            short_way = scope.get("extensions", {}).get(SHORT_WAY, {"send": _never_now, "listen": _unheard})
            await self._serve(address, receive, send, **short_way)
        finally:
            metrics.connections -= 1
            self._places.free(address)

    def _is_welcome(self, scope: Scope) -> bool:
        """A page of another site may not speak here in the name of whoever reads it."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return not origin or _host_of(origin) == host or origin in self._settings.origins

    async def _serve(self, address: str, receive: Receive, send_later: Send, send: SendNow, listen: Listen) -> None:
        greeted = await self._greet(receive, send_later, send)
        if greeted is None:
            return
        if isinstance(greeted, int):
            await self._send_away(greeted, send_later)
            return
        table, device = greeted
        sharing = _sharing(table, device, address)
        if device.viewer is not None or device.host:
            await self._stay(table, device, sharing, receive, listen)
        elif self._watching.take(sharing):
            try:
                await self._stay(table, device, sharing, receive, listen)
            finally:
                self._watching.free(sharing)
        else:
            await self._send_away(TOO_MANY, send_later)

    async def _send_away(self, code: int, send: Send) -> None:
        self._hall.services.metrics.closes[code] += 1
        await send({"type": "websocket.close", "code": code})

    async def _stay(self, table: Table, device: Device, sharing: str, receive: Receive, listen: Listen) -> None:
        """Have a device at its table until it is gone."""
        share = self._shares.join(sharing)
        try:
            # Coming back again and again is a way to be told much, too.
            await asyncio.sleep(share.owe(1 + table.log_length // _LINES_A_MESSAGE))
            if table.closed:  # it was deleted or put away meanwhile: who comes again hears which
                device.close(AGAIN)
                return
            table.attach(device)
            ear = Ear(table, device, share, self._settings.message_size)
            listen(ear.hear_now)
            await self._listen(device, receive, ear)
        finally:
            listen(None)
            self._shares.leave(sharing)
            if device.close_code is not None:
                self._hall.services.metrics.closes[device.close_code] += 1
            table.detach(device)
            await device.leave()

    async def _greet(self, receive: Receive, send: Send, send_now: SendNow) -> tuple[Table, Device] | int | None:
        """Who comes to which table; a close code for whoever does not say it properly, None for who is gone."""
        try:
            text = _text_of(await asyncio.wait_for(receive(), _HELLO_SECONDS))
            if text is None:
                return None
            hello = _decode_hello(text)
            table = await self._hall.find(hello.table)
        except TimeoutError:
            return BAD_HELLO
        except _UNREADABLE as error:
            await send(_error_message(GameError("bad-message", problem=str(error)), None))
            return BAD_HELLO
        except GameError as error:
            await send(_error_message(error, None))
            return AGAIN if error.code == "not-loaded" else NO_TABLE
        viewer: Viewer = None
        host = False
        if hello.secret is not None:
            found = table.who(hello.secret)
            if found is None:
                await send(_error_message(GameError("bad-secret"), None))
                return BAD_SECRET
            viewer, host = found
        key = hash_of(hello.secret) if hello.secret is not None else ""
        return table, Device(send, send_now, viewer, host, key, self._settings.outbox_size)

    async def _listen(self, device: Device, receive: Receive, ear: Ear) -> None:
        """Read until the device is gone."""
        listening = asyncio.current_task()
        assert listening is not None
        device.on_close = listening.cancel
        try:
            while (text := _text_of(await receive())) is not None:
                await ear.hear(text)
        except asyncio.CancelledError:
            if device.close_code is None:
                raise
            listening.uncancel()  # it was we who closed the connection


def _host_of(origin: str) -> str | None:
    """The host that an origin names, with its port; None where it is spelled as no browser does."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _sharing(table: Table, device: Device, address: str) -> str:
    """By whom messages are counted: at each table, a seat with its devices, the host, or one address that watches."""
    who = "host" if device.host else address
    return f"{table.row.id} {who if device.viewer is None else LETTERS[device.viewer]}"


def _text_of(message: Message) -> str | bytes | None:
    """What a client sent; None if it is gone."""
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


def _id_of(text: str | bytes) -> str | None:
    """The id of a message of which nothing else need be right: whoever sent it waits for an answer with this id."""
    try:
        named: _Named = _decode_named(text)
    except _UNREADABLE:
        return None
    return named.id


def _error_message(error: GameError, message: str | None) -> Message:
    data = _encode(wire.Error(error.code, args_of(error), text_of(error), message))
    return {"type": "websocket.send", "text": data.decode()}
