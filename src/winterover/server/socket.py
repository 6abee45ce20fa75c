"""The socket: one device of one viewer. It reads messages at a bounded rate, and what it sends never waits for it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from winterover.core.errors import GameError
from winterover.server import wire
from winterover.server.credentials import hash_of
from winterover.server.errors import args_of, text_of
from winterover.server.limits import Bucket, Places, household
from winterover.server.protocol import SEND_NOW
from winterover.server.settings import Settings
from winterover.server.tables.hall import Hall
from winterover.server.tables.seen import Viewer
from winterover.server.tables.table import Table

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]
#: Sends a text at once if it need not wait, and says whether it did.
SendNow = Callable[[bytes], bool]

BAD_HELLO, BAD_SECRET, NO_TABLE, TOO_SLOW, GONE, TOO_MANY = 4400, 4401, 4404, 4408, 4410, 4429
#: How long a client may take to say who it is.
_HELLO_SECONDS = 10.0
#: How long the last words to a device may take.
_FAREWELL_SECONDS = 5.0
#: Whoever has been held up for so many messages without a pause does not stop, and is sent away.
_PATIENCE = 200

_encode = msgspec.json.Encoder().encode
_decode_hello = msgspec.json.Decoder(wire.Hello).decode
_decode_deed = msgspec.json.Decoder(wire.Deed).decode


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
        if self.close_code is None and (self._emptying is not None or not self._send_now(data)):
            self._put({"type": "websocket.send", "text": data.decode()}, len(data))

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


class PlaySocket:
    """The endpoint `/api/play`."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._places = Places(settings.connections_per_address)

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
            await self._serve(receive, send, scope.get("extensions", {}).get(SEND_NOW, {}).get("send", _never_now))
        finally:
            metrics.connections -= 1
            self._places.free(address)

    def _is_welcome(self, scope: Scope) -> bool:
        """A page of another site may not speak here in the name of whoever reads it."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return not origin or urlsplit(origin).netloc == host or origin in self._settings.origins

    async def _serve(self, receive: Receive, send: Send, send_now: SendNow) -> None:
        greeted = await self._greet(receive, send, send_now)
        if isinstance(greeted, int):
            self._hall.services.metrics.closes[greeted] += 1
            await send({"type": "websocket.close", "code": greeted})
        elif greeted is not None:
            table, device = greeted
            table.attach(device)
            try:
                await self._listen(table, device, receive)
            finally:
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
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            await send(_error_message(GameError("bad-message", problem=str(error)), None))
            return BAD_HELLO
        except GameError as error:
            await send(_error_message(error, None))
            return NO_TABLE
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

    async def _listen(self, table: Table, device: Device, receive: Receive) -> None:
        """Read until the device is gone. Whoever sends too fast is read more slowly, and holds up nobody else."""
        listening = asyncio.current_task()
        assert listening is not None
        device.on_close = listening.cancel
        try:
            await self._read_on(table, device, receive)
        except asyncio.CancelledError:
            if device.close_code is None:
                raise
            listening.uncancel()  # it was we who closed the connection

    async def _read_on(self, table: Table, device: Device, receive: Receive) -> None:
        bucket = Bucket(self._settings.messages_per_second, self._settings.messages_burst)
        errors = table.services.metrics.errors
        held_up = 0
        while (text := _text_of(await receive())) is not None:
            wait = bucket.owe()
            held_up = held_up + 1 if wait else 0
            if held_up > _PATIENCE:
                device.close(TOO_MANY)
            if wait:
                await asyncio.sleep(wait)
            try:
                deed = self._read(text)
            except GameError as error:
                errors[error.code] += 1
                device.send(_encode(wire.Error(error.code, args_of(error), text_of(error))))
            else:
                table.hear(device, deed)

    def _read(self, text: str | bytes) -> wire.Deed:
        if len(text) > self._settings.message_size:
            raise GameError("too-big", most=self._settings.message_size)
        try:
            deed: wire.Deed = _decode_deed(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise GameError("bad-message", problem=str(error)) from None
        return deed


def _text_of(message: Message) -> str | bytes | None:
    """What a client sent; None if it is gone."""
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


def _error_message(error: GameError, message: str | None) -> Message:
    data = _encode(wire.Error(error.code, args_of(error), text_of(error), message))
    return {"type": "websocket.send", "text": data.decode()}
