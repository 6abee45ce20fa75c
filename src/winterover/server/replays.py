"""Records of finished tables and uploaded ones: what they are, whether they keep their word, and frame by frame."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from winterover.core import record as records
from winterover.core.errors import GameError, RecordError
from winterover.core.match import Match, seat_named
from winterover.core.record import Record
from winterover.core.seats import LETTERS
from winterover.games.registry import find_game
from winterover.server import wire
from winterover.server.credentials import new_code
from winterover.server.store import OVER, PERSON, StoreFailed, Upload
from winterover.server.tables.hall import Hall
from winterover.server.tables.seen import Viewer, look, public_view, told
from winterover.server.tables.table import Table

OPEN = "open"
MOST_FRAMES = 200
_LISTED = 50
_REMEMBERED = 1000

_infos: dict[str, wire.RecordInfo] = {}


async def find_record(hall: Hall, code: str) -> Record:
    """A finished table's record, or an uploaded one; raises GameError."""
    upload = await asyncio.to_thread(hall.services.store.upload, code)
    if upload is not None:
        return records.read(upload.text)
    try:
        table = await hall.find(code)
    except GameError as error:
        if error.code != "unknown-table":
            raise
        raise GameError("unknown-record", record=code) from None
    return await table.do(lambda: record_of_table(table))


def record_of_table(table: Table) -> Record:
    """Only of a finished game: a record holds the seed, and with it everything."""
    if table.row.stage != OVER or table.play is None:
        raise GameError("not-over")
    names = {seat: who.name for seat, who in enumerate(table.row.seats) if who.kind == PERSON}
    return records.record_of(table.play.match, names)


async def upload_record(hall: Hall, text: str) -> wire.RecordInfo:
    """Keep a record that can be replayed; raises RecordError for anything else."""
    record = records.read(text)
    await asyncio.to_thread(records.replay, record, find_game(record.game, record.players))
    code = new_code(is_open=False)
    store = hall.services.store
    try:
        await store.write(
            [store.add_upload(Upload(code, text)), store.trim_uploads(hall.services.settings.most_uploads)]
        )
    except StoreFailed:
        raise GameError("not-saved") from None
    return await info_of(code, record)


async def show(hall: Hall, code: str) -> wire.RecordInfo:
    """What a record says, and whether it is true. It never changes, so it is found out once."""
    if code not in _infos:
        found = await info_of(code, await find_record(hall, code))
        while len(_infos) >= _REMEMBERED:
            del _infos[next(iter(_infos))]
        _infos[code] = found
    return _infos[code]


async def info_of(code: str, record: Record) -> wire.RecordInfo:
    verified = ""
    try:
        await asyncio.to_thread(records.verify, record, find_game(record.game, record.players))
    except RecordError as error:
        verified = error.code
    return wire.RecordInfo(
        record=code,
        game=record.game,
        players=record.players,
        edition=record.edition,
        names={LETTERS[seat]: name for seat, name in record.names.items()},
        frames=len(record.entries) + 1,
        commitment=record.commitment,
        verified=verified,
        ending=record.outcome.ending if record.outcome is not None else "",
        winners=[LETTERS[seat] for seat in record.outcome.winners] if record.outcome is not None else [],
    )


async def listed(hall: Hall) -> list[wire.RecordInfo]:
    """The newest finished games of open tables."""
    found = []
    for row in await asyncio.to_thread(hall.services.store.open_tables, (OVER,), _LISTED):
        with suppress(GameError):  # a game that this version cannot replay is not offered
            found.append(await show(hall, row.code))
    return found


# Frames


async def frames_of(record: Record, seen_as: str, first: int, count: int) -> wire.Frames:
    """Some frames of a record, as a seat knew it, with everything open, or as a spectator saw it."""
    is_open = seen_as == OPEN
    viewer = None if is_open or not seen_as else seat_named(seen_as, record.players)
    return await asyncio.to_thread(_frames, record, viewer, is_open, first, min(count, MOST_FRAMES))


def _frames(record: Record, viewer: Viewer, is_open: bool, first: int, count: int) -> wire.Frames:
    match = records.begin(record, find_game(record.game, record.players))
    frames: list[wire.Frame] = []
    heard = 0
    for place in range(min(first + count, len(record.entries) + 1)):
        if place:
            records.repeat(match, record.entries[place - 1], place)
        if place >= first:
            frames.append(_frame(match, viewer, place, heard, is_open))
        heard = len(match.facts)
    return wire.Frames(len(record.entries) + 1, frames)


def _frame(match: Match, viewer: Viewer, place: int, heard: int, is_open: bool) -> wire.Frame:
    public = public_view(match)
    seen = look(match, viewer, public)
    frame = wire.Frame(place, seen.view, told(match.facts[heard:], viewer), seen.asks)
    if is_open:
        entry = match.entries[-1] if match.entries else None
        frame.deed = f"{LETTERS[entry.seat]} {entry.text}" if entry is not None else ""
        frame.log = _told_to_anyone(match, match.facts[heard:])
        frame.seats = {LETTERS[seat]: look(match, seat, public).view for seat in range(match.config.players)}
    return frame


def _told_to_anyone(match: Match, facts: Sequence[Any]) -> list[wire.Fact]:
    """The fullest form of each fact: as those were told it who were told most."""
    lines: list[wire.Fact] = []
    for fact in facts:
        lines += told([fact], next(iter(fact.private)) if fact.private else None)
    return lines


async def own_frames(table: Table, viewer: Viewer, first: int, count: int) -> wire.Frames:
    """The game so far as its own seat knew it."""
    record = await table.do(lambda: _so_far(table))
    return await asyncio.to_thread(_frames, record, viewer, False, first, min(count, MOST_FRAMES))


def _so_far(table: Table) -> Record:
    """Everything that is durable; it never leaves the server but as a seat's frames."""
    if table.play is None:
        raise GameError("not-playing")
    return records.record_of(table.play.match)
