"""A plain room on the server's stack: each message is answered with ready-made messages to its eight seats."""

import json
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Send = Callable[[dict[str, Any]], Awaitable[None]]

SEATS = "ABCDEFGH"


class Room:
    def __init__(self) -> None:
        self.sends: dict[str, Send] = {}
        self.answers = 0


class App:
    """Rooms by number; the seats are asked in turn."""

    def __init__(self, size: int) -> None:
        self.rooms: dict[int, Room] = {}
        self.asked = self._message(True, size)
        self.others = self._message(False, size)

    @staticmethod
    def _message(asked: bool, size: int) -> list[str]:
        """A message in three parts: between them belong the id of the answered message and the count of answers."""
        asks = [{"number": 1, "options": [{"code": "pass"}]}] if asked else []
        whole = json.dumps({"type": "update", "done": ["-1"], "view": {"answers": -1}, "asks": asks, "filled": ""})
        filled = whole.replace('"filled": ""', f'"filled": "{"x" * max(0, size - len(whole))}"')
        return filled.split("-1")

    async def __call__(self, scope: dict[str, Any], receive: Callable[[], Awaitable[Any]], send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        hello = json.loads((await receive())["text"])
        room = self.rooms.setdefault(hello["room"], Room())
        room.sends[hello["seat"]] = send
        if len(room.sends) == len(SEATS):
            await self._tell(room, "")
        while (message := await receive())["type"] == "websocket.receive":
            await self._tell(room, message["text"].partition('"id":"')[2].partition('"')[0])

    async def _tell(self, room: Room, ident: str) -> None:
        next_seat = SEATS[room.answers % len(SEATS)]
        for seat, send in room.sends.items():
            first, second, third = self.asked if seat == next_seat else self.others
            await send({"type": "websocket.send", "text": f"{first}{ident}{second}{room.answers}{third}"})
        room.answers += 1


if __name__ == "__main__":
    port, size = int(sys.argv[1]), int(sys.argv[2])
    uvicorn.run(
        App(size),
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
    )
