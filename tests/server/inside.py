"""A server in the test's own process, on a real port: for tests that have to reach into its tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from websockets.asyncio.client import connect

from tests.server.running import FAST
from winterover.core.seats import Seat
from winterover.server import wire
from winterover.server.app import Guard, make_app
from winterover.server.protocol import protocols
from winterover.server.settings import Settings, load_settings
from winterover.server.tables.table import Table


class Inside:
    """The server and its tables."""

    def __init__(self, app: Guard, port: int) -> None:
        self.hall = app.hall
        self.address = f"http://127.0.0.1:{port}"

    async def table(self, code: str) -> Table:
        return await self.hall.find(code)

    async def act(self, code: str, seat: Seat, deed: str, number: int) -> None:
        """Let a seat answer without a device."""
        table = await self.table(code)

        def answer() -> None:
            assert table.play is not None
            table.play.act(seat, wire.Act("", deed, number), table.services.now())

        await table.do(answer)

    async def quiet(self, code: str) -> None:
        """Until nobody is at the table any more."""
        table = await self.table(code)
        while table.info().spectators or any(seat.here for seat in table.info().seats):
            await table.do(lambda: None)
            await asyncio.sleep(0.001)

    def link(self) -> connect:
        return connect(self.address.replace("http", "ws", 1) + "/api/play", compression=None, max_size=None, proxy=None)


def fast_settings(folder: Path, **settings: object) -> Settings:
    return load_settings(None, {}, {**FAST, "data": str(folder), **settings})


@asynccontextmanager
async def serving_inside(folder: Path, **settings: object) -> AsyncIterator[Inside]:
    chosen = fast_settings(folder, **settings)
    app = make_app(chosen)
    http, ws = protocols(chosen)
    config = uvicorn.Config(app, port=0, http=http, ws=ws, ws_per_message_deflate=False, log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port: int = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Inside(app, port)
    finally:
        server.should_exit = True
        await running
