"""Finished and uploaded games: replaying, downloading, verifying."""

from typing import Annotated

from msgspec import Meta

from winterover.core import record as records
from winterover.server import replays, wire
from winterover.server.routes.page import Page, Query, Request
from winterover.server.routes.tables import COUNT, FIRST

_AS = Query("as", Annotated[str, Meta(pattern=f"^([A-L]|{replays.OPEN})$")], "")


async def list_records(request: Request) -> wire.Records:
    return wire.Records(await replays.listed(request.hall))


async def upload(request: Request) -> wire.RecordInfo:
    return await replays.upload_record(request.hall, request.body)


async def show(request: Request) -> wire.RecordInfo:
    return await replays.show(request.hall, request.path["record"])


async def text(request: Request) -> str:
    return records.write(await replays.find_record(request.hall, request.path["record"]))


async def frames(request: Request) -> wire.Frames:
    record = await replays.find_record(request.hall, request.path["record"])
    query = request.query
    return await replays.frames_of(record, query["as"], query["from"], query["count"])


_RECORD = "/api/records/{record}"

PAGES = (
    Page("GET", "/api/records", "Finished games of open tables.", list_records, wire.Records),
    Page("POST", "/api/records", "Upload a record.", upload, wire.RecordInfo, str, 201, refusals=(422, 503)),
    Page("GET", _RECORD, "A record, verified.", show, wire.RecordInfo, refusals=(404, 409)),
    Page("GET", f"{_RECORD}/text", "A record as a file.", text, str, refusals=(404, 409)),
    Page("GET", f"{_RECORD}/frames", "A replay.", frames, wire.Frames, query=(_AS, FIRST, COUNT), refusals=(404, 409)),
)
