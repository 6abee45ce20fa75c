"""Finished and uploaded games: replaying, downloading, verifying."""

from typing import Annotated

from msgspec import Meta, Raw

from winterover.server import replays, wire
from winterover.server.routes.page import Page, Query, Request
from winterover.server.routes.tables import COUNT, FIRST

_AS = Query(
    "as",
    "A seat, or `open` for everything; left out, as a spectator.",
    Annotated[str, Meta(pattern=f"^([A-L]|{replays.OPEN}){wire.END}")],
    "",
)
_LAST = Query("to", "The last frame that counts; left out, the last there is.", FIRST.kind, None)


async def list_records(request: Request) -> wire.Records:
    return wire.Records(await replays.listed(request.hall, request.address))


async def upload(request: Request) -> wire.RecordInfo:
    return await replays.upload_record(request.hall, request.address, request.body)


async def show(request: Request) -> wire.RecordInfo:
    return await replays.show(request.hall, request.address, request.path["record"])


async def text(request: Request) -> str:
    return await replays.find_text(request.hall, request.path["record"])


async def frames(request: Request) -> Raw:
    record, query = request.path["record"], request.query
    return await replays.show_frames(request.hall, request.address, record, query["as"], query["from"], query["count"])


async def past(request: Request) -> Raw:
    record, query = request.path["record"], request.query
    return await replays.show_past(request.hall, request.address, record, query["as"], query["to"])


async def beginnings(request: Request) -> Raw:
    return await replays.show_beginnings(request.hall, request.address, request.path["record"])


_RECORD = "/api/records/{record}"

PAGES = (
    Page("GET", "/api/records", "Finished games of open tables.", list_records, wire.Records),
    Page(
        "POST",
        "/api/records",
        "Upload a record.",
        upload,
        wire.RecordInfo,
        str,
        201,
        refusals=(422, 503),
        takes_much=True,
    ),
    Page("GET", _RECORD, "A record, verified.", show, wire.RecordInfo, refusals=(404, 409, 503)),
    Page("GET", f"{_RECORD}/text", "A record as a file.", text, str, refusals=(404, 409)),
    Page(
        "GET",
        f"{_RECORD}/frames",
        "A replay.",
        frames,
        wire.Frames,
        query=(_AS, FIRST, COUNT),
        refusals=(404, 409, 503),
    ),
    Page(
        "GET",
        f"{_RECORD}/past",
        "What a replay tells up to a frame, without views.",
        past,
        wire.Past,
        query=(_AS, _LAST),
        refusals=(404, 409, 503),
    ),
    Page(
        "GET",
        f"{_RECORD}/beginnings",
        "Where its rounds or turns begin.",
        beginnings,
        wire.Beginnings,
        refusals=(404, 409, 503),
    ),
)
