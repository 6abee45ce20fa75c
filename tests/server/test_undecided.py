"""What is not kept yet may be undone: until that is decided nobody hears of it, or is turned away because of it."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, serving_inside
from tests.server.running import Party, eventually, gather_party, leave_all, play_game
from winterover.client import Refused, Seat
from winterover.server.credentials import new_secret
from winterover.server.served import ServedTime
from winterover.server.store import StoreFailed
from winterover.server.store.sqlite import FILE
from winterover.server.tables.table import Table


class Disk:
    """A store that takes its time with the next write of a table, and then keeps it or does not."""

    def __init__(self, inside: Inside) -> None:
        self._store = inside.hall.services.store
        self._write = self._store.write
        self.asked = asyncio.Event()
        self.keeps: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def write(self, changes: Any, contents: int) -> None:
        if not changes or self.asked.is_set():  # an empty one only looks whether a backup was restored
            await self._write(changes, contents)
            return
        self.asked.set()
        if not await self.keeps:
            raise StoreFailed("the disk is full")
        await self._write(changes, contents)

    @asynccontextmanager
    async def slow(self) -> AsyncIterator["Disk"]:
        self._store.write = self.write  # type: ignore[method-assign]
        try:
            yield self
        finally:
            self._store.write = self._write  # type: ignore[method-assign]


async def party_with_rematch(inside: Inside) -> tuple[Party, str]:
    party = await gather_party(inside.address, "stayaway", 4, bots="CD")
    await leave_all(await play_game(party, 8))
    again = await party.server.request("POST", f"/api/tables/{party.table}/rematch", None, party.host)
    await inside.table(again["table"])
    return party, again["table"]


def outside(folder: Path, sql: str) -> None:
    """Change the file as another process does."""
    with closing(sqlite3.connect(folder / FILE)) as data, data:
        data.execute(sql)


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "undone"])
def test_nobody_is_refused_for_a_secret_that_is_not_replaced_yet(tmp_path: Path, is_kept: bool) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside, Disk(inside).slow() as disk:
            disk.asked.set()
            party, again = await party_with_rematch(inside)
            disk.asked.clear()
            old, fresh = party.secrets["A"], new_secret()
            path = f"/api/tables/{party.table}/seats/A/secret"
            replacing = asyncio.create_task(party.server.request("POST", path, {"secret": fresh}, old))
            await disk.asked.wait()
            by_old = [Seat(inside.address, table, old) for table in (party.table, again)]
            by_new = [Seat(inside.address, table, fresh) for table in (party.table, again)]
            coming = [asyncio.create_task(seat.__aenter__()) for seat in (*by_old, *by_new)]
            await asyncio.sleep(0.3)
            assert not any(task.done() for task in coming), "nobody knows yet who is right"
            disk.keeps.set_result(is_kept)
            right, wrong = (by_new, by_old) if is_kept else (by_old, by_new)
            await asyncio.wait_for(asyncio.gather(replacing, *coming, return_exceptions=True), 20)
            assert replacing.exception() is None if is_kept else isinstance(replacing.exception(), Refused)
            assert [seat.state["you"] for seat in right] == ["A", "A"]
            assert all(seat.closed in (4401, 4410) for seat in wrong)
            await leave_all(right)

    asyncio.run(scene())


def test_a_start_that_is_not_kept_yet_is_not_listed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside, Disk(inside).slow() as disk:
            disk.asked.set()
            party = await gather_party(inside.address, "stayaway", 4, bots="ABCD", open=True)
            disk.asked.clear()
            starting = asyncio.create_task(party.start())
            await disk.asked.wait()
            inside.hall._list = None
            (listed,) = (await party.server.request("GET", "/api/tables"))["tables"]
            assert (listed["stage"], listed["commitment"]) == ("lobby", "")
            disk.keeps.set_result(False)
            with pytest.raises(Refused):
                await starting

    asyncio.run(scene())


def test_a_table_that_cannot_be_read_any_more_says_so(tmp_path: Path) -> None:
    """A backup of another version was restored: whoever is there and whoever comes hears of it."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            await party.start()
            async with party.seat("A") as seat:
                outside(tmp_path, "UPDATE tables SET rules = rules - 1")
                await eventually(lambda: seat.closed == 4404, 10)
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(party.server.table(party.table), 5)
            assert refused.value.code == "record-other-rules"

    asyncio.run(scene())


def test_clocks_by_correspondence_go_on_after_a_restore(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4, clock="correspondence")
            await party.start()
            inside.hall._put_away(await inside.table(party.table))
            outside(tmp_path, "INSERT OR REPLACE INTO meta VALUES ('served', 1e3)")
            await eventually(lambda: party.table in inside.hall._live, 10)

    asyncio.run(scene())


def test_tables_come_to_memory_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for at once, a single thread takes time from those who play."""
    restore, lock, active, most = Table.restore, threading.Lock(), 0, 0

    def watched(self: Table, entries: Any) -> None:
        nonlocal active, most
        with lock:
            active += 1
            most = max(most, active)
        threading.Event().wait(0.02)
        restore(self, entries)
        with lock:
            active -= 1

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            parties = [await gather_party(inside.address, "stayaway", 4, bots="ABCD") for _ in range(8)]
            for party in parties:
                inside.hall._put_away(await inside.table(party.table))
            monkeypatch.setattr(Table, "restore", watched)
            await asyncio.gather(*(inside.table(party.table) for party in parties))
            assert most == 1

    asyncio.run(scene())


def test_a_clock_ends_at_the_same_time_after_going_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or all would see that somebody tried something in private that could not be kept."""
    ticks, now = count(), ServedTime.__call__
    monkeypatch.setattr(ServedTime, "__call__", lambda self: now(self) + 0.01 * next(ticks))

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "thing", 6, clock="relaxed")
            seats = await play_game(party, 3, lambda seat: seat.state["view"].get("answers", 0) >= 12)
            table = await inside.table(party.table)
            before = table._clock()
            table.reload_soon()
            await table.settle()
            after = table._clock()
            assert before.seats
            assert (after.seats, after.window) == (before.seats, before.window)
            await leave_all(seats)

    asyncio.run(scene())


def test_nobody_agrees_to_a_substitute_before_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            path = f"/api/tables/{party.table}/seats/A/agreed"
            with pytest.raises(Refused) as refused:
                await party.server.request("PUT", path, {"agreed": True}, party.secrets["B"])
            assert refused.value.code == "not-playing"

    asyncio.run(scene())
