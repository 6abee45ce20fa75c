"""A backup is restored while tables play: nothing of what was there before gets into the copy, and all play on."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import serving_inside
from tests.server.running import Party, Process, eventually, gather_party, serving
from winterover.client import Refused, Seat, Server
from winterover.core.errors import GameError
from winterover.server import wire
from winterover.server.backup import back_up, restore
from winterover.server.credentials import hash_of
from winterover.server.store import PERSON, Change, SeatRow, Store, StoreFailed
from winterover.server.store.sqlite import FILE
from winterover.server.tables import play as play_module
from winterover.server.tables.table import Table

TABLES = 10
RESTORES = 6


def kept_places(folder: Path) -> dict[int, list[int]]:
    """By table: the places of its entries."""
    places: dict[int, list[int]] = {}
    with closing(sqlite3.connect(folder / FILE)) as data:
        for table, place in data.execute("SELECT table_id, place FROM entries ORDER BY table_id, place"):
            places.setdefault(table, []).append(place)
    return places


def is_whole(places: list[int]) -> bool:
    return places == list(range(len(places)))


def set_served(file: Path, served: float) -> None:
    with closing(sqlite3.connect(file)) as data, data:
        data.execute("INSERT OR REPLACE INTO meta VALUES ('served', ?)", (served,))


async def watch(process: Process, table: str) -> Seat:
    seat = Seat(process.address, table)
    await seat.__aenter__()
    return seat


async def bots_at(address: str) -> Party:
    party = await gather_party(address, "thing", 8, bots="ABCDEFGH")
    await party.start()
    return party


def told_anew(watching: list[Seat]) -> Callable[[], bool]:
    """Says whether all were told everything anew since then."""
    before = [seat.snapshots for seat in watching]
    return lambda: all(seat.snapshots > told for seat, told in zip(watching, before, strict=True))


def replace_now(store: Store, copy: Path, folder: Path) -> None:
    """Restore a backup and have the store notice, while nobody else of the server gets to do anything."""
    before = store.contents

    async def notice() -> None:
        with suppress(StoreFailed):
            await store.write([], before)

    restore(copy, folder)
    noticing = threading.Thread(target=lambda: asyncio.run(notice()))
    noticing.start()
    noticing.join()
    assert store.contents > before


def test_a_restored_backup_is_no_failure(tmp_path: Path) -> None:
    """Whoever notices it, the hall or a table, the log tells it once, and no error."""

    async def scene() -> None:
        data, copy = tmp_path / "data", tmp_path / "copy"
        with serving(data) as process:
            party = await gather_party(process.address, "stayaway", 4)
            await asyncio.to_thread(back_up, data, copy)

            def restored() -> int:
                return process.log.read_text().count("backup restored")

            async with party.seat("A") as seat:
                await asyncio.to_thread(restore, copy, data)
                await eventually(lambda: restored() == 1)
                await asyncio.to_thread(restore, copy, data)
                with suppress(Refused):  # the hall may have noticed before
                    await seat.chat("too late")
                await eventually(lambda: restored() == 2)
            assert '"level": "error"' not in process.log.read_text()

    asyncio.run(scene())


def test_tables_play_on_however_often_a_backup_is_restored(tmp_path: Path) -> None:
    """Bots that wait to tell a deed, or to have it written, do so at any moment; the clock is put on and back too."""

    async def scene() -> None:
        data, copy = tmp_path / "data", tmp_path / "copy"

        def all_have_played() -> bool:
            return [len(places) > 3 for places in kept_places(data).values()] == [True] * TABLES

        with serving(data, bot_pause=0.05) as process:
            parties = [await bots_at(process.address) for _ in range(TABLES)]
            await asyncio.to_thread(back_up, data, copy)
            watching = [await watch(process, party.table) for party in parties]
            for number in range(RESTORES):
                await eventually(all_have_played)
                set_served(copy, 100_000.0 if number % 2 else 10.0)
                told = told_anew(watching)
                await asyncio.to_thread(restore, copy, data)
                await eventually(told)
            await eventually(all_have_played)  # of themselves: a request would wake a table that stands still
            for party in parties:
                found = await asyncio.wait_for(party.server.table(party.table), 30)
                assert found["stage"] == "playing"
            process.kill()
            assert all(map(is_whole, kept_places(data).values()))
            assert "table failed" not in process.log.read_text()
            process.start()
            for party in parties:
                assert (await party.server.table(party.table))["table"] == party.table
            for seat in watching:
                await seat.leave()

    asyncio.run(scene())


def test_a_deed_that_is_still_to_be_told_does_not_get_into_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "_THINKING", 0.3)

    async def scene() -> None:
        data, copy = tmp_path / "data", tmp_path / "copy"
        async with serving_inside(data, bot_pause=0.001) as inside:
            party = await bots_at(inside.address)
            await asyncio.to_thread(back_up, data, copy)
            async with Seat(inside.address, party.table):
                table = await inside.table(party.table)
                await eventually(lambda: bool(table.changes) and table.entries > 1)
                replace_now(inside.hall.services.store, copy, data)
                assert table.changes, "the store knows of the restore, and the deed still waits"
                await asyncio.wait_for(table.do(lambda: None), 30)
                assert table.contents == inside.hall.services.store.contents
            assert all(map(is_whole, kept_places(data).values()))

    asyncio.run(scene())


def test_however_far_the_clock_is_put_back_a_deed_is_secret_for_a_moment_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, bot_pause=0.001) as inside:
            party = await bots_at(inside.address)
            table = await inside.table(party.table)
            play = table.play
            assert play is not None
            play.secret_until = table.services.now() + play_module._THINKING / 2
            assert 0 < play.secret_for(table.services.now()) <= play_module._THINKING / 2
            table.services.now.go_on_from(-100_000.0)
            assert play.secret_for(table.services.now()) == play_module._THINKING
            assert play.secret_for(play.secret_until + 1) == 0

    asyncio.run(scene())


def test_a_table_that_was_made_while_a_backup_was_restored_is_where_the_store_has_it(tmp_path: Path) -> None:
    """It was written into what was replaced before anybody could sit down: nobody is left at a table that is none."""

    async def scene() -> None:
        data, copy = tmp_path / "data", tmp_path / "copy"
        async with serving_inside(data) as inside:
            hall, store = inside.hall, inside.hall.services.store
            back_up(data, copy)
            write = store.write

            async def replaced_afterwards(changes: Any, contents: int) -> None:
                await write(changes, contents)
                store.write = write  # type: ignore[method-assign]
                await asyncio.to_thread(restore, copy, data)
                await hall._beat()
                await asyncio.sleep(0)

            store.write = replaced_afterwards  # type: ignore[method-assign]
            created = await hall.create(wire.NewTable("stayaway", 4))
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(Server(inside.address).take_seat(created.table, "A", "Ada"), 30)
            assert refused.value.code == "unknown-table"

    asyncio.run(scene())


def test_what_a_table_does_before_it_hears_of_a_restore_does_not_count(tmp_path: Path) -> None:
    async def scene() -> None:
        data, copy = tmp_path / "data", tmp_path / "copy"
        async with serving_inside(data) as inside:
            store = inside.hall.services.store
            party = await gather_party(inside.address, "stayaway", 4)
            back_up(data, copy)
            table = await inside.table(party.table)

            def stand_up() -> None:
                replace_now(store, copy, data)
                table.row.seats[0] = SeatRow()
                table.keep_seat(0)

            with pytest.raises(GameError) as refused:
                await table.do(stand_up)
            assert refused.value.code == "not-saved"
            await table.do(lambda: None)  # when it has read the copy
            kept = store.find_table(party.table)
            assert kept is not None
            assert [row.name for row in (kept.seats[0], table.row.seats[0])] == ["Player A"] * 2
            await table.do(lambda: table.keep_seat(0))  # from now on it counts

    asyncio.run(scene())


def late(store: Store, copy: Path, folder: Path) -> Callable[[float], Change]:
    """Notes the time as the store does, but after the clock was read the contents are replaced."""
    keep_time = store.keep_time

    def kept(served: float) -> Change:
        replace_now(store, copy, folder)
        return keep_time(served)

    return kept


def test_the_time_of_before_does_not_get_into_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        data, copy = tmp_path / "data", tmp_path / "copy"
        async with serving_inside(data) as inside:
            hall, store = inside.hall, inside.hall.services.store
            assert hall._keeper is not None
            hall._keeper.cancel()
            back_up(data, copy)
            set_served(copy, 100_000.0)
            for keeping in (hall._keep_time, hall._expire):
                with monkeypatch.context() as patched:
                    patched.setattr(store, "keep_time", late(store, copy, data))
                    await keeping()
                with closing(sqlite3.connect(data / FILE)) as kept:
                    assert kept.execute("SELECT value FROM meta WHERE key = 'served'").fetchone() == (100_000.0,)

    asyncio.run(scene())


def sit(table: Table, secret: str) -> None:
    """Have a secret open the first seat, as at a rematch."""
    table.row.seats[0] = SeatRow(PERSON, "Ada", "", hash_of(secret))
    table.keep_seat(0)


def test_a_table_that_is_being_read_anew_does_not_bring_an_old_secret_back(tmp_path: Path) -> None:
    """It was read before the write of the new secret, and comes to memory after it."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            hall, store = inside.hall, inside.hall.services.store
            party = await gather_party(inside.address, "stayaway", 4)
            table = await inside.table(party.table)
            other = await inside.table((await hall.create(wire.NewTable("stayaway", 4))).table)
            await other.do(lambda: sit(other, party.secrets["A"]))
            find_table, rotated = store.find_table, threading.Event()

            def slow(code: str) -> Any:
                found = find_table(code)
                if code == other.row.code:
                    rotated.wait(10)
                return found

            store.find_table = slow  # type: ignore[method-assign]
            other.reload_soon()
            await eventually(lambda: other._is_reading)
            fresh = await hall.rotate(party.table, "A", party.secrets["A"])
            rotated.set()
            await other.do(lambda: None)
            assert [at.row.seats[0].secret for at in (table, other)] == [hash_of(fresh.secret)] * 2

    asyncio.run(scene())


def test_the_list_of_records_shows_the_game_that_was_played_after_a_restore(tmp_path: Path) -> None:
    async def scene() -> None:
        data, copy = tmp_path / "data", tmp_path / "copy"
        with serving(data) as process:
            party = await gather_party(process.address, "stayaway", 4, bots="ABCD", open=True)
            await asyncio.to_thread(back_up, data, copy)
            digests = []
            async with Seat(process.address, party.table) as watcher:
                for _ in range(2):
                    await party.start()
                    await eventually(lambda: watcher.over, 60)
                    listed = await party.server.request("GET", "/api/records")
                    record = await party.server.request("GET", f"/api/records/{party.table}")
                    assert listed == {"records": [record]}
                    digests.append(record["digest"])
                    await asyncio.to_thread(restore, copy, data)
                    await eventually(lambda: watcher.state["table"]["stage"] == "lobby")
            assert digests[0] != digests[1]

    asyncio.run(scene())
