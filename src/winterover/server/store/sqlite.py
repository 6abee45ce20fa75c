"""The store in one SQLite file: one thread writes, and everything that waits goes into one transaction.

Commits are synced to the disk (WAL, synchronous=FULL), so an answer survives a crash of the machine too. New entries
lie one after the other in the file, so that a commit writes few pages, for however many tables it is.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from winterover.core.errors import GameError
from winterover.server.logs import log_failure
from winterover.server.metrics import Metrics
from winterover.server.served import ServedTime
from winterover.server.store import Change, EntryRow, SeatRow, StoreFailed, TableRow, Upload
from winterover.server.store.migrations import migrate
from winterover.server.store.private import create_private, make_private

FILE = "winterover.sqlite"
#: Held by whoever serves the folder.
LOCK = "lock.sqlite"

#: Changes, who waits for them, and on which contents they build.
Job = tuple[Sequence[Change], "asyncio.Future[None]", int]

_TABLE = "SELECT id, code, stage, settings, seed, rules, host, started, rematch, is_open, clock, maker FROM tables"
_ENTRY = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_COLUMNS = "kind, seat, text, seats_to, message, served, time, name"
_APPEND = f"INSERT INTO fresh_entries VALUES {_ENTRY}"
_APPEND_ALL = "INSERT INTO fresh_entries SELECT * FROM"
_IF_THESE = "WHERE (SELECT data_version FROM pragma_data_version) = ?"
#: How many entries one statement appends or reads at most.
_ROWS = 500
#: After so many changes entries are sorted by table: many at a time, but nobody may wait long for it.
_UNSORTED = 2000
_TOUCH = "UPDATE tables SET touched = ? WHERE id = ?"


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose transactions are begun and ended by hand; usable from any thread, one at a time."""
    with suppress(FileExistsError):
        create_private(file)  # what SQLite puts beside it gets the same rights
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=16)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def check(connection: sqlite3.Connection, file: Path) -> None:
    """A damaged file is better noticed before anybody plays, or relies on a copy of it; raises GameError."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise GameError("data-damaged", file=str(file), system=found)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether a file is no database, or not any more."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


class SqliteStore:
    """Keeps tables in a folder."""

    def __init__(self, folder: Path, metrics: Metrics) -> None:
        file = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for older in chain(folder.glob(f"{FILE}*"), folder.glob(f"{LOCK}*")):
                make_private(older)
            self._writing = connect(file)
            migrate(self._writing)
            check(self._writing, file)
            self._reading = connect(file)
            self._version = self._data_version()
            self.now = ServedTime(self._served_time())
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                raise GameError("data-damaged", file=str(file), system=str(error)) from None
            raise GameError("data-unusable", folder=str(folder), system=str(error)) from None
        except (OSError, sqlite3.Error) as error:
            raise GameError("data-unusable", folder=str(folder), system=str(error)) from None
        self._metrics = metrics
        #: Called in the writing thread when somebody else has changed the file: a backup was restored.
        self.on_replaced: Callable[[], None] = lambda: None
        #: How often that has happened.
        self._replaced = 0
        self._lock = Lock()
        self._numbering = Lock()
        self._last_id = self._highest_id(self._reading)
        #: How many changes were written since entries were last sorted: not fewer than there are fresh entries.
        self._unsorted = int(self._read("SELECT count(*) FROM fresh_entries")[0][0])
        #: What is handed over to the writing thread as soon as nothing else is ready.
        self._gathered: list[Job] = []
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what still waits, and stop."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        self._reading.close()
        self._writing.close()

    @staticmethod
    def _highest_id(connection: sqlite3.Connection) -> int:
        return int(connection.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()[0])

    def new_id(self) -> int:
        with self._numbering:
            self._last_id += 1
            return self._last_id

    @property
    def contents(self) -> int:
        return self._replaced

    # Reading

    def _read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with self._lock:
            return self._reading.execute(sql, values).fetchall()

    def _with_seats(self, found: list[tuple[Any, ...]]) -> list[TableRow]:
        rows: dict[int, TableRow] = {}
        for number, code, stage, settings, seed, rules, host, started, rematch, is_open, clock, maker in found:
            rows[number] = TableRow(
                number, code, stage, settings, seed, rules, host, started, rematch, bool(is_open), clock, maker
            )
        marks = ", ".join("?" * len(rows))
        for number, *seat in self._read(
            "SELECT table_id, kind, name, level, secret, ready, offered, agreed, formerly, back FROM seats"
            f" WHERE table_id IN ({marks}) ORDER BY table_id, seat",
            *rows,
        ):
            kind, name, level, secret, ready, offered, agreed, formerly, back = seat
            former = [(before, facts, left) for before, facts, left in json.loads(formerly)]
            who = SeatRow(kind, name, level, secret, bool(ready), bool(offered), agreed, former, back)
            rows[number].seats.append(who)
        return list(rows.values())

    def find_table(self, code: str) -> TableRow | None:
        return next(iter(self._with_seats(self._read(f"{_TABLE} WHERE code = ?", code))), None)

    def entries_of(self, table: int) -> list[EntryRow]:
        found = self._read(f"SELECT {_COLUMNS} FROM entries WHERE table_id = ? ORDER BY place", table)
        return [EntryRow(*values) for values in found]

    def chat_heads(self, table: int) -> list[tuple[int, int, int, str, float]]:
        found = self._read(
            "SELECT place, seat, seats_to, served FROM entries WHERE table_id = ? AND kind = 'chat' ORDER BY place",
            table,
        )
        return [(place, place - lines, *head) for lines, (place, *head) in enumerate(found)]

    def chat_of(self, table: int, places: Sequence[int]) -> list[tuple[int, EntryRow]]:
        found: list[tuple[Any, ...]] = []
        for start in range(0, len(places), _ROWS):
            some = places[start : start + _ROWS]
            marks = ", ".join("?" * len(some))
            found += self._read(
                f"SELECT place, {_COLUMNS} FROM entries"
                f" WHERE table_id = ? AND kind = 'chat' AND place IN ({marks}) ORDER BY place",
                table,
                *some,
            )
        return [(place, EntryRow(*values)) for place, *values in found]

    def open_tables(self, stages: Sequence[str], most: int) -> list[TableRow]:
        marks = ", ".join("?" * len(stages))
        # Those that wait for people first, then the newest.
        order = "stage = 'lobby' DESC, touched DESC"
        sql = f"{_TABLE} WHERE is_open = 1 AND stage IN ({marks}) ORDER BY {order} LIMIT ?"
        return self._with_seats(self._read(sql, *stages, most))

    def running(self, clock: str) -> list[str]:
        found = self._read("SELECT code FROM tables WHERE stage = 'playing' AND clock = ?", clock)
        return [code for (code,) in found]

    def table_count(self) -> int:
        return int(self._read("SELECT count(*) FROM tables")[0][0])

    def table_ids(self) -> set[int]:
        return {number for (number,) in self._read("SELECT id FROM tables")}

    def made_by(self, maker: str, since: float) -> int:
        sql = "SELECT count(*) FROM tables WHERE maker = ? AND maker != '' AND (stage != 'over' OR made > ?)"
        return int(self._read(sql, maker, since)[0][0])

    def upload(self, code: str) -> Upload | None:
        found = self._read("SELECT code, text FROM uploads WHERE code = ?", code)
        return Upload(*found[0]) if found else None

    def uploads(self, most: int) -> list[str]:
        return [code for (code,) in self._read("SELECT code FROM uploads ORDER BY place DESC LIMIT ?", most)]

    # Changes

    def create_table(self, row: TableRow) -> Change:
        sql = (
            "INSERT INTO tables (id, code, stage, is_open, clock, settings, seed, rules, started, rematch, host,"
            " maker, made, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        now = self.now()
        return sql, (row.id, row.code, *_changing(row), row.host, row.maker, now, now)

    def update_table(self, row: TableRow) -> Change:
        sql = (
            "UPDATE tables SET stage = ?, is_open = ?, clock = ?, settings = ?, seed = ?, rules = ?, started = ?,"
            " rematch = ?, touched = ? WHERE id = ?"
        )
        return sql, (*_changing(row), self.now(), row.id)

    def delete_table(self, table: int) -> Change:
        return "DELETE FROM tables WHERE id = ?", (table,)

    def put_seat(self, table: int, seat: int, row: SeatRow) -> Change:
        formerly = json.dumps(row.formerly)
        values = (row.kind, row.name, row.level, row.secret, row.ready, row.offered, row.agreed, formerly, row.back)
        return "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (table, seat, *values)

    def replace_secret(self, old: str, new: str) -> Change:
        return "UPDATE seats SET secret = ? WHERE secret = ? AND secret != ''", (new, old)

    def drop_seats(self, table: int) -> Change:
        return "DELETE FROM seats WHERE table_id = ?", (table,)

    def append(self, table: int, place: int, entry: EntryRow) -> Change:
        values = (entry.kind, entry.seat, entry.text, entry.to, entry.message, entry.served, entry.time, entry.name)
        return _APPEND, (table, place, *values)

    def touch(self, table: int) -> Change:
        return _TOUCH, (self.now(), table)

    def add_upload(self, upload: Upload) -> Change:
        sql = "INSERT OR REPLACE INTO uploads (code, text, maker) VALUES (?, ?, ?)"
        return sql, (upload.code, upload.text, upload.maker)

    def trim_uploads(self, most: int, maker: str | None = None) -> Change:
        # Everything by place: whatever else is asked of an upload, its whole text is read on the way to it.
        last = "SELECT place FROM uploads {} ORDER BY place DESC LIMIT min(?1, 1) OFFSET ?1"
        if maker is None:
            return f"DELETE FROM uploads WHERE place <= ({last.format('')})", (most,)
        whose = "maker = ?2"
        return f"DELETE FROM uploads WHERE {whose} AND place <= ({last.format(f'WHERE {whose}')})", (most, maker)

    def expire(self, stage: str, before: float) -> Change:
        return "DELETE FROM tables WHERE stage = ? AND touched < ?", (stage, before)

    def expire_empty(self, before: float) -> Change:
        sql = (
            "DELETE FROM tables WHERE stage = 'lobby' AND touched < ? AND NOT EXISTS"
            " (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person')"
        )
        return sql, (before,)

    def forget_makers(self, before: float) -> Change:
        return "UPDATE tables SET maker = '' WHERE maker != '' AND stage = 'over' AND made < ?", (before,)

    def keep_time(self, served: float) -> Change:
        return "INSERT OR REPLACE INTO meta VALUES ('served', ?)", (served,)

    # Writing

    async def write(self, changes: Sequence[Change], contents: int) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        began = time.perf_counter()
        self._gathered.append((changes, done, contents))
        loop.call_soon(self._hand_over)  # with the changes of all others whose turn it is: waking a thread is dear
        await done
        self._metrics.commits.observe(time.perf_counter() - began)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

    def _write_on(self) -> None:
        """The writing thread: everything that waits, in one transaction, again and again."""
        while True:
            batch = self._jobs.get()
            if batch is None:
                return
            while not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                batch += more
            self._write_batch(batch)
            self._unsorted += sum(len(changes) for changes, *_ in batch)
            if self._unsorted >= _UNSORTED:
                self._sort_entries()

    def _sort_entries(self) -> None:
        """Put fresh entries where those of their table are: each page is then written once for many of them."""
        execute = self._writing.execute
        try:
            execute("BEGIN IMMEDIATE")
            execute("INSERT INTO sorted_entries SELECT * FROM fresh_entries ORDER BY table_id, place")
            execute("DELETE FROM fresh_entries")
            execute("COMMIT")
        except sqlite3.Error:  # they are found where they are, too
            log_failure("entries not sorted")
            if self._writing.in_transaction:
                execute("ROLLBACK")
        self._unsorted = 0

    def _served_time(self) -> float:
        """When the server was last up, as far as is known: it is written now and then, and with everything done."""
        sql = (
            "SELECT max(started, touched, coalesce((SELECT served FROM sorted_entries WHERE table_id = tables.id"
            " ORDER BY place DESC LIMIT 1), 0)) AS served FROM tables"
            " UNION ALL SELECT max(served) FROM fresh_entries"
            " UNION ALL SELECT value FROM meta WHERE key = 'served'"
        )
        found = self._writing.execute(f"SELECT coalesce(max(served), 0) FROM ({sql})").fetchone()
        return float(found[0])

    def _data_version(self) -> int:
        """A number that changes when another process writes to the file."""
        return int(self._writing.execute("SELECT data_version FROM pragma_data_version").fetchone()[0])

    def _write_batch(self, batch: list[Job]) -> None:
        """Write what can be written. What builds on contents that were replaced must not go into the new ones."""
        late = [job for job in batch if job[2] != self._replaced]
        if late:
            _report(late, StoreFailed("replaced", replaced=True))
            batch = [job for job in batch if job[2] == self._replaced]
        if not batch:
            return
        failed = self._try(batch)
        if failed is None or failed.replaced or len(batch) == 1:
            _report(batch, failed)
        else:  # one bad job must not spoil the others
            for job in batch:
                self._write_batch([job])

    def _try(self, batch: list[Job]) -> StoreFailed | None:
        execute = self._writing.execute
        statements = list(_joined((change for changes, *_ in batch for change in changes), self._version))
        try:
            if len(statements) == 1 and self._is_appended(*statements[0]):
                return None
            execute("BEGIN IMMEDIATE")
            if self._data_version() != self._version:
                self._begin_anew()
                execute("ROLLBACK")
                return StoreFailed("replaced", replaced=True)
            for sql, values in statements:
                execute(sql, values)
            execute("COMMIT")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                execute("ROLLBACK")
            return StoreFailed(str(error))
        return None

    def _is_appended(self, sql: str, values: Sequence[Any]) -> bool:
        """Write entries alone, if it is these, in a transaction of their own; not if the contents were replaced."""
        return sql.startswith(_APPEND_ALL) and self._writing.execute(sql, values).rowcount > 0

    def _begin_anew(self) -> None:
        """Take up contents that replaced the old ones. What is read from now on is of them."""
        version, served, highest = self._data_version(), self._served_time(), self._highest_id(self._writing)
        with self._numbering:
            self._last_id = max(self._last_id, highest)
        self._version = version
        # The number comes last: whoever knows it must see nothing of before, nor the time.
        self.now.go_on_from(served)
        self._replaced += 1
        self.on_replaced()


def _changing(row: TableRow) -> tuple[Any, ...]:
    """The columns of a table that may change."""
    return (row.stage, row.is_open, row.clock, row.settings, row.seed, row.rules, row.started, row.rematch)


def _joined(changes: Iterable[Change], version: int) -> Iterator[Change]:
    """The same changes with one statement for entries that follow each other, if the contents are these.

    Each statement makes this thread wait for the thread that plays, so few of them are quick.
    """
    rows: list[Any] = []
    for sql, values in changes:
        if sql == _APPEND:
            rows.append(values)
        if rows and (sql != _APPEND or len(rows) == _ROWS):
            yield _append_all(rows, version)
            rows = []
        if sql != _APPEND:
            yield sql, values
    if rows:
        yield _append_all(rows, version)


def _append_all(rows: Sequence[Sequence[Any]], version: int) -> Change:
    marks = ", ".join([_ENTRY] * len(rows))
    return f"{_APPEND_ALL} (VALUES {marks}) {_IF_THESE}", (*chain.from_iterable(rows), version)


def _report(batch: list[Job], failed: StoreFailed | None) -> None:
    for loop in {done.get_loop() for _, done, _ in batch}:
        if not loop.is_closed():
            waiting = [done for _, done, _ in batch if done.get_loop() is loop]
            loop.call_soon_threadsafe(_settle, waiting, failed)


def _settle(waiting: list["asyncio.Future[None]"], failed: StoreFailed | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)
