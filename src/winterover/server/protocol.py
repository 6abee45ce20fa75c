"""Connections: how the web server's requests and sockets are held to limits that an application cannot see.

A client may hold connections open without ever asking for anything, send a request a byte at a time or many at once,
leave long answers unread, or send very many pings and fragments, which are no messages. Each of these costs the other
clients something.
"""

import asyncio
from base64 import b64decode
from collections.abc import Callable
from typing import Any, ClassVar

import h11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import BytesLike
from websockets.utils import apply_mask

from winterover.server.limits import Bucket, Places, Proxies, household
from winterover.server.logs import log_failure
from winterover.server.settings import Settings

#: In a scope, under "extensions": how to send and to hear a text at once, if nothing waits before it.
SHORT_WAY = "winterover.short_way"

#: Takes a text that was received; whether it did. What it does not take comes the usual way.
Listener = Callable[[BytesLike], bool]

#: How frames begin that are a message or a control frame by themselves, and a text among them.
_WHOLE_TEXT = 0x81
_WHOLE = frozenset((_WHOLE_TEXT, 0x82, 0x88, 0x89, 0x8A))

#: What a handshake says: the version of the protocol, and a key of so many bytes.
_SOCKET_VERSION = b"13"
_KEY_BYTES = 16

#: So many messages are collected before they are sent.
_TOGETHER = 64

#: So many bytes of requests may come before the present one is answered.
_MOST_AHEAD = 64 * 1024
#: What the system may take of an answer at once. It stays in memory until the whole answer is read.
_TAKEN_AT_ONCE = 256 * 1024
#: Above so many bytes that the system does not take an answer waits.
_WAITS = 64 * 1024

#: So many bytes are taken apart before the limits are asked again: not more than some dozens of the smallest frames.
_SLICE = 512

_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n"
    b"Too many connections from your address.\n"
)
_TOO_LATE = (
    b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n"
    b"The request did not arrive in time.\n"
)


class Doors:
    """The limits of all connections together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.unread = Unread(settings.unread_size)
        self._places = Places(settings.tcp_per_address)
        self._proxies = Proxies(settings.proxies)

    def enter(self, address: str) -> bool:
        """A proxy speaks for many people, whom the application tells apart."""
        return address in self._proxies or self._places.take(household(address))

    def leave(self, address: str) -> None:
        if address not in self._proxies:
            self._places.free(household(address))


def protocols(settings: Settings) -> tuple[type["HttpProtocol"], type["SocketProtocol"]]:
    """How requests and sockets are served under these settings."""
    shared = Doors(settings)

    class Http(HttpProtocol):
        doors = shared

    class Socket(SocketProtocol):
        doors = shared
        post = Post()

    return Http, Socket


# Requests


class Unread:
    """Connections over which an answer waits for a client to read it. Each address may let some bytes of them wait; if
    there are more, those that wait longest are cut off, but never the last one.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        #: By address, those that wait longest first, each with what it holds until all of it is read.
        self._waiting: dict[str, dict[HttpProtocol, int]] = {}

    def add(self, address: str, connection: "HttpProtocol") -> None:
        waiting = self._waiting.setdefault(address, {})
        waiting[connection] = connection.transport.get_write_buffer_size() + _TAKEN_AT_ONCE
        held = sum(waiting.values())
        for oldest in list(waiting)[:-1]:
            if held <= self._most:
                break
            held -= waiting[oldest]
            self.remove(address, oldest)
            oldest.transport.abort()

    def remove(self, address: str, connection: "HttpProtocol") -> None:
        waiting = self._waiting.get(address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._waiting.pop(address, None)


class HttpProtocol(H11Protocol):
    """A connection over which requests come, one after the other, each of them whole within a time. None is worked on
    before the answer to the last one was read.
    """

    doors: ClassVar[Doors]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._has_place = False
        self._deadline: asyncio.TimerHandle | None = None
        #: By which address an answer counts that waits to be read.
        self._unread_by: str | None = None
        self._is_answered = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(_WAITS, 0)
        self._has_place = self.doors.enter(_address(self.client))
        if self._has_place:
            self._await_request()
        else:
            transport.write(_TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_is_here()
        self._is_read()
        super().connection_lost(exc)
        if self._has_place:
            self.doors.leave(_address(self.client))

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._await_request()
        super().data_received(data)
        if len(self.conn.trailing_data[0]) > _MOST_AHEAD:
            self.transport.abort()

    def handle_events(self) -> None:
        super().handle_events()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and _has_two_lengths(dict(cycle.scope["headers"])):
            cycle.keep_alive = False
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._request_is_here()

    def _should_upgrade(self) -> bool:
        """A handshake that cannot succeed is a request like any other, and counts as one."""
        return self._is_handshake() and super()._should_upgrade()

    def _is_handshake(self) -> bool:
        headers = dict(self.headers)
        try:
            key = b64decode(headers.get(b"sec-websocket-key", b""), validate=True)
        except ValueError:
            return False
        is_version = headers.get(b"sec-websocket-version") == _SOCKET_VERSION
        return self.scope["method"] == "GET" and len(key) == _KEY_BYTES and is_version

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket takes over the connection, and its place."""
        self._request_is_here()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """From here on the web server's own limit for idle connections counts, until something comes."""
        self._request_is_here()
        if self._unread_by is None:
            super().on_response_complete()
        else:
            self._is_answered = True

    def shutdown(self) -> None:
        """The server stops. Whoever is still sending a request is not waited for: it may never be whole."""
        super().shutdown()
        if self.conn.their_state is h11.SEND_BODY:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_by = household(_address(self.scope["client"]))  # that of the client, also behind a proxy
        self.doors.unread.add(self._unread_by, self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()
        if self._is_answered:
            self._is_answered = False
            super().on_response_complete()

    def _is_read(self) -> None:
        if self._unread_by is not None:
            self.doors.unread.remove(self._unread_by, self)
            self._unread_by = None

    def _await_request(self) -> None:
        seconds = self.doors.settings.request_seconds
        if seconds:
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _request_is_here(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.conn.their_state is h11.IDLE:
            self.transport.write(_TOO_LATE)
        self.transport.close()


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


def _has_two_lengths(headers: dict[bytes, bytes]) -> bool:
    """Whether others on the way may see another end of the request than we do: then nothing may follow it."""
    return b"content-length" in headers and b"transfer-encoding" in headers


# Sockets


class Post:
    """What all sockets are about to send. It waits until whatever is ready now has been done, and never for anybody.

    Making messages and sending them by turns costs more than first the one and then the other.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[SocketProtocol, bytes]] = []

    def put(self, socket: "SocketProtocol", frame: bytes) -> None:
        waiting = self._waiting
        if not waiting:
            socket.loop.call_soon(self.send)
        waiting.append((socket, frame))
        if len(waiting) >= _TOGETHER:
            self.send()

    def send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket, frame in waiting:
            transport = socket.transport
            try:
                if not transport.is_closing():
                    transport.write(frame)
            except Exception:  # what is wrong with one connection must not hold up the others
                log_failure("sending failed")
                transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection over which messages come.

    Whoever sends faster than messages are read waits: what was received is not even taken apart until then. Frames that
    are no messages have a limit of their own, and who does not keep to it is cut off.
    """

    doors: ClassVar[Doors]
    post: ClassVar[Post]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        settings = self.doors.settings
        self._frames_left = Bucket(settings.frames_per_second, settings.frames_burst)
        self._is_deaf = False
        #: Whether the handshake was accepted, so that there is a scope.
        self._is_received = False
        self._listener: Listener | None = None
        #: Whether the application still has to do with what it received last: nothing may overtake that.
        self._is_busy = False
        #: Received, but not taken apart.
        self._held = b""
        #: Whether everything since the handshake came in whole frames, so that what comes next begins with one.
        self._is_between_frames = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doors.leave(_address(self.client))
        # Without these two circles everything about a connection is freed at once, not some time later.
        self.conn.parser.close()
        if self._is_received:
            self.scope["extensions"].pop(SHORT_WAY, None)

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            self._is_between_frames = self.handshake_initiated
            return
        if self._is_between_frames:
            self._is_between_frames = is_one_frame(data)
            if data[0] == _WHOLE_TEXT and self._is_between_frames and self._is_heard_now(text_in(data)):
                return
        if len(data) <= _SLICE and not self._held and not self.read_paused:
            super().data_received(data)
            return
        self._held += data
        self._read_held()

    def _read_held(self) -> None:
        held, start = self._held, 0
        while start < len(held) and not (self.read_paused or self._is_deaf or self.transport.is_closing()):
            super().data_received(held[start : start + _SLICE])
            start += _SLICE
        self._held = held[start:]

    async def receive(self) -> ASGIReceiveEvent:
        self._is_busy = False
        if self._held and not self.read_paused:
            self._read_held()
        message = await super().receive()
        self._is_busy = True
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._is_received = not self.close_sent
        if self._is_received:
            self.scope["extensions"][SHORT_WAY] = {"send": self.send_now, "listen": self.listen}

    def handle_ping(self) -> None:
        if self._is_within_limit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_limit():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_within_limit():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self.close_sent:
            if self._is_within_limit():
                super().handle_text(event)
        elif not (event.fin and self._is_heard_now(event.data)):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self.close_sent or self._is_within_limit():
            super().handle_bytes(event)

    def _is_within_limit(self) -> bool:
        if not self._is_deaf and not self._frames_left.take():
            self._is_deaf = True
            self._held = b""
            if not self.close_sent:  # else our good-bye is on its way, and a time is set for the client's
                self.transport.abort()
        return not self._is_deaf

    def listen(self, listener: Listener | None) -> None:
        """Let a listener have every text that nothing waits before. The handshake, long over, is forgotten."""
        self._listener = listener
        self.request = self.response = None  # type: ignore[assignment]
        self.scope["headers"] = []

    def _is_heard_now(self, text: BytesLike) -> bool:
        is_next = not (self._is_busy or self.read_paused or self.close_sent) and self.queue.empty()
        return self._listener is not None and is_next and self._listener(text)

    def send_now(self, data: bytes) -> bool:
        """Send a text; False if it has to wait for the client or for what was sent before."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():
            return False
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.post.put(self, head + data)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        self.post.send()  # nothing overtakes what was sent before
        await super().send(message)

    def shutdown(self) -> None:
        self.post.send()
        super().shutdown()


def is_one_frame(data: bytes) -> bool:
    """Whether a client's bytes are one whole frame, not part of a fragmented message, and nothing more."""
    if len(data) < 6 or data[0] not in _WHOLE or data[1] < 0x80:
        return False
    size = data[1] & 0x7F
    return len(data) == 6 + size if size < 126 else size == 126 and len(data) == 8 + int.from_bytes(data[2:4], "big")


def text_in(frame: bytes) -> bytes:
    """What stands in one whole frame of a client."""
    start = 6 if frame[1] & 0x7F < 126 else 8
    return apply_mask(frame[start:], frame[start - 4 : start])
