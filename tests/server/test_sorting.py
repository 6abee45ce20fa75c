"""Entries lie one after the other in the file at first and are sorted by table later: they are read the same."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from winterover.server.backup import back_up, restore
from winterover.server.metrics import Metrics
from winterover.server.store import PLAYING, EntryRow, TableRow
from winterover.server.store.migrations import STEPS
from winterover.server.store.sqlite import _UNSORTED, FILE, SqliteStore

TABLES = (1, 2, 3)


def entry(table: int, place: int) -> EntryRow:
    kind = "chat" if place % 5 == 0 else "answer"
    return EntryRow(kind, place % 4, f"go {place}", "", f"{table}-{place}", 100 * place + table / 7, 1.7e9 + place / 3)


async def create_tables(store: SqliteStore) -> None:
    for number in TABLES:
        row = TableRow(number, f"TABLE{number}", PLAYING, "{}", bytes(32), 1, "", 0.0, "", False, "none")
        await store.write([store.create_table(row)], store.contents)


async def append(store: SqliteStore, kept: dict[int, list[EntryRow]], entries: int, rng: random.Random) -> None:
    """Some deeds at each commit, of any table."""
    for _ in range(0, entries, 20):
        changes = []
        for table in rng.choices(TABLES, k=20):
            kept[table].append(entry(table, len(kept[table])))
            changes.append(store.append(table, len(kept[table]) - 1, kept[table][-1]))
        await store.write(changes, store.contents)


def count(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / FILE)) as data:
        return int(data.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def check(store: SqliteStore, kept: dict[int, list[EntryRow]]) -> None:
    for table, entries in kept.items():
        assert store.entries_of(table) == entries
        chat = [(place, row) for place, row in enumerate(entries) if row.kind == "chat"]
        assert [place for place, *_ in store.chat_heads(table)] == [place for place, _ in chat]
        assert store.chat_of(table, [place for place, _ in chat]) == chat


def test_entries_are_the_same_before_and_after_they_are_sorted(tmp_path: Path) -> None:
    async def scene() -> None:
        rng = random.Random(5)
        kept: dict[int, list[EntryRow]] = {table: [] for table in TABLES}
        store = SqliteStore(tmp_path, Metrics())
        await create_tables(store)
        await append(store, kept, _UNSORTED // 2, rng)
        check(store, kept)
        assert count(tmp_path, "sorted_entries") == 0
        store.close()
        store = SqliteStore(tmp_path, Metrics())  # what was not sorted before a restart counts after it
        check(store, kept)
        await append(store, kept, _UNSORTED // 2 + 100, rng)
        check(store, kept)
        store.close()
        assert count(tmp_path, "sorted_entries") >= _UNSORTED - 20
        assert count(tmp_path, "entries") == sum(map(len, kept.values()))

    asyncio.run(scene())


def test_a_table_that_is_deleted_takes_all_its_entries_along(tmp_path: Path) -> None:
    async def scene() -> None:
        kept: dict[int, list[EntryRow]] = {table: [] for table in TABLES}
        store = SqliteStore(tmp_path, Metrics())
        await create_tables(store)
        await append(store, kept, _UNSORTED + 200, random.Random(6))
        await store.write([store.delete_table(2)], store.contents)
        del kept[2]
        check(store, kept)
        assert store.entries_of(2) == []
        store.close()
        assert count(tmp_path, "fresh_entries") > 0 < count(tmp_path, "sorted_entries")
        assert count(tmp_path, "entries") == sum(map(len, kept.values()))

    asyncio.run(scene())


def test_entries_that_cannot_be_sorted_are_found_all_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        SqliteStore(tmp_path, Metrics()).close()
        with closing(sqlite3.connect(tmp_path / FILE)) as data, data:
            data.execute("CREATE TRIGGER full BEFORE INSERT ON sorted_entries BEGIN SELECT RAISE(ABORT, 'full'); END")
        kept: dict[int, list[EntryRow]] = {table: [] for table in TABLES}
        store = SqliteStore(tmp_path, Metrics())
        await create_tables(store)
        await append(store, kept, 2 * _UNSORTED + 100, random.Random(7))
        check(store, kept)
        store.close()
        assert count(tmp_path, "sorted_entries") == 0

    asyncio.run(scene())


def test_a_file_from_before_and_a_backup_keep_their_entries(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    with closing(sqlite3.connect(data / FILE)) as old:
        old.executescript("".join(STEPS[:4]) + "PRAGMA user_version = 4;")
        row = (1, "TABLE1", PLAYING, 0, "none", "{}", bytes(32), 1, "", 0.0, "", 0.0, "", 0.0)
        old.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)
        first = entry(1, 0)
        values = (first.kind, first.seat, first.text, first.to, first.message, first.served, first.time)
        old.execute("INSERT INTO entries VALUES (1, 0, ?, ?, ?, ?, ?, ?, ?)", values)
        old.commit()

    async def scene() -> None:
        store = SqliteStore(data, Metrics())
        await store.write([store.append(1, 1, entry(1, 1))], store.contents)
        await asyncio.to_thread(back_up, data, copy)
        store.close()
        await asyncio.to_thread(restore, copy, tmp_path / "other")
        store = SqliteStore(tmp_path / "other", Metrics())
        assert store.entries_of(1) == [entry(1, 0), entry(1, 1)]
        assert store.now() >= entry(1, 1).served, "the server's time goes on from the last deed"
        store.close()

    asyncio.run(scene())
