"""One seat (or a spectator's place) over a socket that comes back by itself."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from winterover.client.rest import Refused
from winterover.client.state import State, apply

#: Close codes after which coming back makes no sense.
FINAL = frozenset((4400, 4401, 4404, 4410))
#: The close code for a message that is far too big; one that is less so gets an error.
TOO_BIG = 1009

_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 10.0


class Seat:
    """A place at a table. `state` is what its viewer knows; deeds are sent until the server has confirmed them.

        async with Seat(address, table, secret) as seat:
            await seat.act("discard axe", ask=3)

    Without a secret it watches.
    """

    def __init__(self, address: str, table: str, secret: str | None = None) -> None:
        self.url = address.rstrip("/").replace("http", "ws", 1) + "/api/play"
        self.table = table
        self.secret = secret
        self.state: State = {}
        #: How many snapshots have come: one, and one for each return.
        self.snapshots = 0
        #: The code with which the server closed the connection for good, if it did.
        self.closed: int | None = None
        #: Called with each message as it arrives, before it is applied.
        self.on_message: Callable[[dict[str, Any]], None] = lambda message: None
        #: By their ids: deeds as they are sent, and who waits for them.
        self._unconfirmed: dict[str, tuple[str, asyncio.Future[None]]] = {}
        self._socket: ClientConnection | None = None
        self._change = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Seat":
        self._task = asyncio.create_task(self._stay())
        try:
            while not self.state:
                await self.changed()
        except BaseException:  # whoever gave up waiting must not turn up later by itself
            await self.leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()
        self._refuse_all(Refused("closed", {}, "the place was left before the server had answered"))

    @property
    def over(self) -> bool:
        return bool(self.state["table"]["stage"] == "over")

    async def changed(self) -> None:
        """Until something new is known; raises Refused once the server has closed the place for good."""
        if self.closed is None:
            await self._change.wait()
        self._change.clear()
        if self.closed is not None:
            raise self._closing()

    # Deeds

    async def act(self, code: str, ask: int | None = None) -> None:
        """Answer an ask, or (without its number) use a standing option; returns when it is durable."""
        await self.send({"type": "act", "code": code, "ask": ask})

    async def say(self, words: str, to: str | None = None) -> None:
        await self.send({"type": "say", "words": words, "to": to})

    async def chat(self, text: str, to: list[str] | None = None) -> None:
        await self.send({"type": "chat", "text": text, "to": to or []})

    async def send(self, message: dict[str, Any]) -> None:
        """Send a deed until it is confirmed, over as many connections as it takes; raises Refused if it is refused, or
        if it is not known whether it was carried out, because the place was closed or left.
        """
        if self.closed is not None or self._task is None or self._task.done():
            raise self._closing()
        message.setdefault("id", uuid4().hex)
        text = _written(message)
        confirmed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unconfirmed[message["id"]] = (text, confirmed)
        try:
            if self._socket is not None and self.state:
                with suppress(ConnectionClosed):
                    await self._socket.send(text)
            await confirmed
        finally:
            self._unconfirmed.pop(message["id"], None)

    # The connection

    async def _stay(self) -> None:
        """Be connected, again and again, until the server says that this makes no sense."""
        pause = _FIRST_PAUSE
        while True:
            before = self.snapshots
            with suppress(OSError, InvalidHandshake, TimeoutError):
                await self._visit()
            self._socket = None
            if self.closed is not None:
                break
            pause = _FIRST_PAUSE if self.snapshots > before else min(2 * pause, _LONGEST_PAUSE)
            await asyncio.sleep(pause)
        self._change.set()
        self._refuse_all(self._closing())

    def _closing(self) -> Refused:
        if self.closed is None:
            return Refused("closed", {}, "nobody is at this place: enter it first")
        return Refused("closed", {"code": self.closed}, f"closed by the server with code {self.closed}")

    def _refuse_all(self, refused: Refused) -> None:
        for message in list(self._unconfirmed):
            self._confirm(message, refused)

    async def _visit(self) -> None:
        async with connect(self.url, compression=None, max_size=None, proxy=None) as socket:
            try:
                await socket.send(_written({"type": "hello", "table": self.table, "secret": self.secret}))
                while True:
                    await self._take(json.loads(await socket.recv()), socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
                self.closed = code if code in FINAL else None
                if code == TOO_BIG:
                    self._refuse_longest()

    async def _take(self, message: dict[str, Any], socket: ClientConnection) -> None:
        self.on_message(message)
        match message["type"]:
            case "snapshot":
                self.state = message
                self.snapshots += 1
                self._socket = socket
                for text, _ in list(self._unconfirmed.values()):
                    await socket.send(text)
            case "update":
                apply(self.state, message)
                for done in message.get("done", ()):
                    self._confirm(done, None)
            case "done":
                self._confirm(message["id"], None)
            case "error":
                refused = Refused(message["code"], message["args"], message["text"])
                # Without an id, it is about something that the server could not read at all: it may be any of these.
                for refused_id in [message["id"]] if message["id"] is not None else list(self._unconfirmed):
                    self._confirm(refused_id, refused)
        self._change.set()

    def _refuse_longest(self) -> None:
        """The server takes no message of this size, however often it is sent; the others are sent again."""
        if self._unconfirmed:
            longest = max(self._unconfirmed, key=lambda message: len(self._unconfirmed[message][0].encode()))
            self._confirm(longest, Refused("too-big", {}, "The message is too big: make it shorter."))

    def _confirm(self, message: str, refused: Refused | None) -> None:
        _, confirmed = self._unconfirmed.get(message, ("", None))
        if confirmed is not None and not confirmed.done():
            if refused is None:
                confirmed.set_result(None)
            else:
                confirmed.set_exception(refused)


def _written(message: dict[str, Any]) -> str:
    """A message as it is sent. Letters stand for themselves: escaped ones take up to three times the room."""
    text = json.dumps(message, ensure_ascii=False)
    text.encode()  # half a character would break the connection: whoever sends it is told at once
    return text
