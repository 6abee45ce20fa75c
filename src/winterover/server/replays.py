"""Records of finished tables and uploaded ones: what they are, and whether they keep their word."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from typing import NamedTuple

import msgspec

from winterover.core import record as records
from winterover.core.errors import GameError, RecordError
from winterover.core.match import seat_named
from winterover.core.record import Former, Record
from winterover.core.seats import LETTERS
from winterover.games.registry import find_game
from winterover.server import wire
from winterover.server.credentials import new_code
from winterover.server.frames import Head, Reader, Story, Written, beginnings_of, frames_of, heads_with, past_of
from winterover.server.store import OVER, PERSON, StoreFailed, Upload
from winterover.server.tables.hall import Hall
from winterover.server.tables.seen import Viewer
from winterover.server.tables.table import Table
from winterover.server.wire import LONGEST_NAME
from winterover.server.words import checked_name, clean

OPEN = "open"
_LISTED = 50
_REMEMBERED = 1000

#: How the commitment and the digest of a record are spelled.
_HASH_LENGTH = 64
_HASH = re.compile(f"[0-9a-f]{{{_HASH_LENGTH}}}")

#: Every character that ends a line for the reader of records; a carriage return and a line feed end one together.
_LINE_ENDS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"


class _Known(NamedTuple):
    """What was found out about a record: of which text, and among which contents of the store that text was."""

    contents: int
    text: int
    info: wire.RecordInfo


#: By the names of records.
_infos: dict[str, _Known] = {}


async def find_text(hall: Hall, code: str) -> str:
    """A record as a file: an uploaded one just as it came. Raises GameError if there is none of this name."""
    upload = await asyncio.to_thread(hall.services.store.upload, code)
    if upload is not None:
        return upload.text
    record = await _record_of(await _find_table(hall, code))
    return await asyncio.to_thread(records.write, record)


async def _find_source(hall: Hall, code: str, seen_as: str, wanted: slice) -> Callable[[], Story | str]:
    """What makes a record into something to be shown, with the chat of some frames, or gives the text of an uploaded
    one; raises GameError.
    """
    upload = await asyncio.to_thread(hall.services.store.upload, code)
    if upload is not None:
        text = upload.text
        return lambda: text
    table = await _find_table(hall, code)
    record = await _record_of(table)
    return partial(_story, table, record, _reader_of(record, seen_as), wanted)


async def _find_table(hall: Hall, code: str) -> Table:
    try:
        return await hall.find(code)
    except GameError as error:
        if error.code != "unknown-table":
            raise
        raise GameError("unknown-record", record=code) from None


async def _formerly(hall: Hall, code: str) -> dict[str, list[wire.Former]]:
    """Who played the seats of a table before they were replaced, and when that was, which a file does not say."""
    try:
        table = await hall.find(code)
    except GameError:
        return {}
    left = {LETTERS[seat]: who.formerly for seat, who in enumerate(table.row.seats) if who.formerly}
    return {letter: [wire.Former(*former) for former in formers] for letter, formers in left.items()}


async def _record_of(table: Table) -> Record:
    return await table.do(lambda: record_of_table(table))


def record_of_table(table: Table) -> Record:
    """Only of a finished game: a record holds the seed, and with it everything."""
    if table.row.stage != OVER or table.play is None:
        raise GameError("not-over")
    people = {seat: who for seat, who in enumerate(table.row.seats) if who.kind == PERSON}
    return records.record_of(
        table.play.match,
        {seat: who.name for seat, who in people.items()},
        {seat: [Former(*left[:2]) for left in who.formerly] for seat, who in people.items() if who.formerly},
    )


def _story(
    table: Table, record: Record, reader: Reader, wanted: slice, entries: int | None = None, *, discreet: bool = False
) -> Story:
    """A game with those lines of chat that are durable and go with some of its frames.

    With so many entries, as it was then: what was written later, when the game was over, follows other rules.
    """
    store, row = table.services.store, table.row
    heads = [
        Head(place, None if served < row.started else deeds, seat, to)
        for place, deeds, seat, to, served in store.chat_heads(row.id)
        if entries is None or place < entries
    ]
    deeds = {head.place: head.deeds for head in heads_with(record, heads, reader, wanted, discreet=discreet)}
    return Story(record, [Written(deeds[place], entry) for place, entry in store.chat_of(row.id, list(deeds))])


async def upload_record(hall: Hall, address: str, text: str) -> wire.RecordInfo:
    """Keep a record that can be replayed and shown; raises GameError for anything else."""
    services = hall.services
    store, settings = services.store, services.settings
    lines = line_count(text)
    if settings.most_deeds and lines > settings.most_deeds:
        raise RecordError("record-too-long", found=lines, most=settings.most_deeds)
    code = new_code(is_open=False)
    info = await services.readers.read(address, _checked_info, code, text)
    maker = services.makers.maker_of(address)
    changes = [
        store.add_upload(Upload(code, text, maker)),
        store.trim_uploads(settings.uploads_per_address, maker),
        store.trim_uploads(settings.most_uploads),
    ]
    try:
        await store.write(changes, store.contents)  # it builds on nothing that was there before
    except StoreFailed:
        raise GameError("not-saved") from None
    return info


def line_count(text: str) -> int:
    """How many lines `str.splitlines` makes of a text, without making them."""
    ends = sum(map(text.count, _LINE_ENDS)) - text.count("\r\n")
    return ends + (text[-1:] not in _LINE_ENDS)


async def show(hall: Hall, address: str, code: str) -> wire.RecordInfo:
    """What a record says, and whether it is true."""
    contents = hall.services.store.contents  # before the text is read: later it may be another
    text = await find_text(hall, code)
    known = _infos.get(code)
    if known is not None and known.text == hash(text):  # whether a record is true is found out once
        found = known.info
    else:
        found = await hall.services.readers.read(address, _info_of, code, text)
        found.formerly |= await _formerly(hall, code)
    while code not in _infos and len(_infos) >= _REMEMBERED:
        del _infos[next(iter(_infos))]
    _infos[code] = _Known(contents, hash(text), found)
    return found


async def listed(hall: Hall, address: str) -> list[wire.RecordInfo]:
    """The newest finished games of open tables."""
    found = []
    for row in await asyncio.to_thread(hall.services.store.open_tables, (OVER,), _LISTED):
        known = _infos.get(row.code)
        if known is not None and known.contents == hall.services.store.contents:  # a finished game stays as it is
            found.append(known.info)
            continue
        with suppress(GameError):  # a game that this version cannot replay is not offered
            found.append(await show(hall, address, row.code))
    return found


# Frames


async def show_frames(hall: Hall, address: str, code: str, seen_as: str, first: int, count: int) -> msgspec.Raw:
    """Some frames of a record, as a seat knew it, with everything open, or as a spectator saw it."""
    find = partial(_find_source, hall, code, seen_as, slice(first, first + count))
    return msgspec.Raw(await hall.services.readers.read_from(address, find, _record_frames, seen_as, first, count))


async def show_past(hall: Hall, address: str, code: str, seen_as: str, last: int | None) -> msgspec.Raw:
    """What the frames of a record up to one tell the same viewers, without the views; without one, of all."""
    find = partial(_find_source, hall, code, seen_as, slice(0, None if last is None else last + 1))
    return msgspec.Raw(await hall.services.readers.read_from(address, find, _record_past, seen_as, last))


async def show_beginnings(hall: Hall, address: str, code: str) -> msgspec.Raw:
    """Where the rounds or turns of a record begin."""
    find = partial(_find_source, hall, code, "", slice(0))
    return msgspec.Raw(await hall.services.readers.read_from(address, find, _record_beginnings))


async def own_frames(hall: Hall, address: str, code: str, secret: str, first: int, count: int) -> msgspec.Raw:
    """The game so far as its own seat knew it."""
    viewer = _viewer_of(await hall.find(code), secret)

    async def find() -> Callable[[], Story]:
        """When its turn comes, the table may be another one in memory, and the secret void."""
        table = await hall.find(code)
        record, entries = await table.do(lambda: (_so_far(table, secret), table.entries))
        wanted = slice(first, first + count)
        return partial(_story, table, record, Reader(viewer), wanted, entries, discreet=True)

    return msgspec.Raw(await hall.services.readers.read_from(address, find, _own_frames, viewer, first, count))


def _viewer_of(table: Table, secret: str) -> Viewer:
    found = table.who(secret)
    if found is None:
        raise GameError("bad-secret")
    return found[0]


def _so_far(table: Table, secret: str) -> Record:
    """Everything that is durable; it never leaves the server but as a seat's frames."""
    _viewer_of(table, secret)
    if table.play is None:
        raise GameError("not-playing")
    return records.record_of(table.play.match)


# What the readers' process does


#: Every step through a replay asks for the same text again.
_read = lru_cache(maxsize=16)(records.read)


def _checked_info(code: str, text: str) -> wire.RecordInfo:
    """What a record says; raises GameError unless it can be replayed and has nothing in it that cannot be shown."""
    record = _read(text)
    former = (each.name for formers in record.formerly.values() for each in formers)
    for name in (*record.names.values(), *former):
        checked_name(name, ())
    for key, value in (("commitment", record.commitment), ("digest", record.digest)):
        if value and not _HASH.fullmatch(value):
            raise RecordError("record-hash", key=key, wanted=_HASH_LENGTH)
    records.replay(record, find_game(record.game, record.players))
    return _info_of(code, text)


def _info_of(code: str, text: str) -> wire.RecordInfo:
    record = _read(text)
    game = find_game(record.game, record.players)
    verified, first, numbers, usual_numbers = "", None, {}, {}
    try:
        begun = records.begin(record, game)
        first = LETTERS[game.first_player(begun.state)]
        numbers, usual_numbers = game.numbers(begun.config), game.usual_numbers(begun.config)
        records.verify(record, game)
    except RecordError as error:
        verified = error.code
    return wire.RecordInfo(
        record=code,
        game=record.game,
        players=record.players,
        edition=record.edition,
        rulings=dict(record.rulings),
        sheet=record.sheet,
        figures=dict(record.figures),
        first=first,
        names={LETTERS[seat]: shown for seat, name in record.names.items() if (shown := clean(name)[:LONGEST_NAME])},
        frames=len(record.entries) + 1,
        commitment=record.commitment,
        digest=record.digest,
        verified=verified,
        ending=record.outcome.ending if record.outcome is not None else "",
        winners=[LETTERS[seat] for seat in record.outcome.winners] if record.outcome is not None else [],
        formerly={
            LETTERS[seat]: [wire.Former(clean(each.name)[:LONGEST_NAME], each.facts, 0) for each in formers]
            for seat, formers in record.formerly.items()
        },
        numbers=numbers,
        usual_numbers=usual_numbers,
    )


def _record_frames(source: Story | str, seen_as: str, first: int, count: int) -> bytes:
    """Frames as JSON (`wire.Frames`)."""
    story = _story_of(source)
    return msgspec.json.encode(frames_of(story, _reader_of(story.record, seen_as), first, count))


def _record_past(source: Story | str, seen_as: str, last: int | None) -> bytes:
    """The past as JSON (`wire.Past`)."""
    story = _story_of(source)
    return msgspec.json.encode(past_of(story, _reader_of(story.record, seen_as), last))


def _record_beginnings(source: Story | str) -> bytes:
    """Beginnings as JSON (`wire.Beginnings`)."""
    return msgspec.json.encode(beginnings_of(_story_of(source)))


def _story_of(source: Story | str) -> Story:
    return Story(_read(source)) if isinstance(source, str) else source


def _reader_of(record: Record, seen_as: str) -> Reader:
    is_open = seen_as == OPEN
    return Reader(None if is_open or not seen_as else seat_named(seen_as, record.players), is_open)


def _own_frames(story: Story, viewer: Viewer, first: int, count: int) -> bytes:
    return msgspec.json.encode(frames_of(story, Reader(viewer), first, count, discreet=True))
