"""Creating, joining, starting and closing tables."""

from typing import Annotated

from msgspec import Meta, Raw

from winterover.server import replays, wire
from winterover.server.frames import MOST_FRAMES
from winterover.server.routes.page import Page, Query, Request
from winterover.server.tables import lobby

FIRST = Query("from", "The first frame wanted.", Annotated[int, Meta(ge=0, le=1_000_000)], 0)
COUNT = Query("count", "How many frames at most.", Annotated[int, Meta(ge=1, le=MOST_FRAMES)], 50)


async def list_tables(request: Request) -> wire.Tables:
    return wire.Tables(await request.hall.listed())


async def create(request: Request) -> wire.Created:
    return await request.hall.create(request.body, request.address)


async def show(request: Request) -> wire.Table:
    table = await request.hall.find(request.path["table"])
    return await table.do(table.info)


async def change(request: Request) -> wire.Table:
    return await request.hall.do(
        request.path["table"], lambda table: lobby.change_settings(table, request.secret, request.body)
    )


async def close(request: Request) -> None:
    await request.hall.remove(request.path["table"], request.secret)


async def take_seat(request: Request) -> wire.Taken:
    return await request.hall.do(
        request.path["table"],
        lambda table: lobby.take_seat(table, request.path["seat"], request.body.name, request.secret),
    )


async def free_seat(request: Request) -> wire.Table:
    return await request.hall.do(
        request.path["table"], lambda table: lobby.free_seat(table, request.secret, request.path["seat"])
    )


async def set_bot(request: Request) -> wire.Table:
    return await request.hall.do(
        request.path["table"],
        lambda table: lobby.set_bot(table, request.secret, request.path["seat"], request.body.level),
    )


async def set_ready(request: Request) -> wire.Table:
    return await request.hall.do(
        request.path["table"],
        lambda table: lobby.set_ready(table, request.secret, request.path["seat"], request.body.ready),
    )


async def come_back(request: Request) -> wire.Table:
    return await request.hall.do(
        request.path["table"], lambda table: lobby.come_back(table, request.secret, request.path["seat"])
    )


async def set_offered(request: Request) -> wire.Table:
    return await request.hall.do(
        request.path["table"],
        lambda table: lobby.set_offered(table, request.secret, request.path["seat"], request.body.offered),
    )


async def set_agreed(request: Request) -> wire.Table:
    return await request.hall.do(
        request.path["table"],
        lambda table: lobby.set_agreed(table, request.secret, request.path["seat"], request.body.agreed),
    )


async def rotate(request: Request) -> wire.Rotated:
    wanted = request.body.secret if request.body is not None else None
    return await request.hall.rotate(request.path["table"], request.path["seat"], request.secret, wanted)


async def start(request: Request) -> wire.Table:
    return await request.hall.do(request.path["table"], lambda table: lobby.start(table, request.secret))


async def rematch(request: Request) -> wire.Rematch:
    return await request.hall.rematch(request.path["table"], request.secret)


async def frames(request: Request) -> Raw:
    first, count = request.query["from"], request.query["count"]
    return await replays.own_frames(request.hall, request.address, request.path["table"], request.secret, first, count)


_TABLE = "/api/tables/{table}"
_SEAT = "/api/tables/{table}/seats/{seat}"
_OWN = (401, 403, 404, 409)

PAGES = (
    Page("GET", "/api/tables", "Open tables.", list_tables, wire.Tables),
    Page("POST", "/api/tables", "Create a table.", create, wire.Created, wire.NewTable, 201, refusals=(409, 422, 503)),
    Page("GET", _TABLE, "A table.", show, wire.Table, refusals=(404, 409)),
    Page("PUT", _TABLE, "Change its settings.", change, wire.Table, wire.NewTable, 200, True, (), (*_OWN, 422)),
    Page("DELETE", _TABLE, "Close it for good.", close, None, None, 204, True, (), _OWN),
    Page("PUT", _SEAT, "Sit down.", take_seat, wire.Taken, wire.TakeSeat, refusals=(404, 409)),
    Page("DELETE", _SEAT, "Free a seat.", free_seat, wire.Table, None, 200, True, (), _OWN),
    Page("PUT", f"{_SEAT}/bot", "Seat a bot.", set_bot, wire.Table, wire.SetBot, 200, True, (), (*_OWN, 422)),
    Page("PUT", f"{_SEAT}/ready", "Be ready, or not.", set_ready, wire.Table, wire.SetReady, 200, True, (), _OWN),
    Page("POST", f"{_SEAT}/back", "Play on oneself.", come_back, wire.Table, None, 200, True, (), _OWN),
    Page("PUT", f"{_SEAT}/offered", "Offer it.", set_offered, wire.Table, wire.SetOffered, 200, True, (), _OWN),
    Page("PUT", f"{_SEAT}/agreed", "Agree.", set_agreed, wire.Table, wire.SetAgreed, 200, True, (), _OWN),
    Page(
        "POST",
        f"{_SEAT}/secret",
        "Get a new secret.",
        rotate,
        wire.Rotated,
        wire.NewSecret,
        200,
        True,
        (),
        _OWN,
        takes_nothing_too=True,
    ),
    Page("POST", f"{_TABLE}/start", "Deal.", start, wire.Table, None, 200, True, (), _OWN),
    Page("POST", f"{_TABLE}/rematch", "Play again.", rematch, wire.Rematch, None, 200, True, (), _OWN),
    Page(
        "GET",
        f"{_TABLE}/frames",
        "The own game so far.",
        frames,
        wire.Frames,
        None,
        200,
        True,
        (FIRST, COUNT),
        (*_OWN, 503),
    ),
)
