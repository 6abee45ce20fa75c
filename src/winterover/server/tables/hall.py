"""The hall: all tables, of which those are in memory where somebody is."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from winterover.core.errors import GameError
from winterover.server import wire
from winterover.server.credentials import hash_of, new_secret
from winterover.server.logs import log, log_failure
from winterover.server.store import LOBBY, OVER, PLAYING, Change, StoreFailed, TableRow
from winterover.server.tables import lobby
from winterover.server.tables.services import Services
from winterover.server.tables.table import Table

#: How often the time is written down and the hall looked after, in seconds.
_HEARTBEAT = 1.0
_CLEANING = 60.0
#: How many open tables are listed, and how old the list may be.
_LISTED = 100
_LIST_SECONDS = 1.0
#: For so long a table counts as its maker's, even if it is finished.
_NEW_SECONDS = 24 * 3600.0

Result = TypeVar("Result")


class Hall:
    """Finds, creates and puts away tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        #: Tables are worked out one after the other: many threads at it hold up everybody else.
        self._one_at_a_time = asyncio.Semaphore()
        #: Secrets that are being replaced: until that is decided, nobody knows which one is valid.
        self._rotations: set[asyncio.Future[None]] = set()
        self._list: asyncio.Task[list[wire.Table]] | None = None
        self._list_made = 0.0
        #: By maker: how many tables are just being written.
        self._making: Counter[str] = Counter()

    async def open(self) -> None:
        """Wake the tables whose clocks run while nobody is there, and begin to look after all of them."""
        loop = asyncio.get_running_loop()

        def replaced() -> None:
            loop.call_soon_threadsafe(self._reload_all)

        self.services.store.on_replaced = replaced
        await self._wake_by_post()
        self._keeper = asyncio.create_task(self._look_after(), name="hall")

    async def _wake_by_post(self) -> None:
        """Bring the tables to memory where people play by correspondence: their clocks run while nobody is there."""
        for code in await asyncio.to_thread(self.services.store.running, "correspondence"):
            try:
                await self.find(code)
            except GameError:
                log_failure("table not loaded")

    async def close(self) -> None:
        for task in (self._keeper, self._waking):
            if task is not None:
                task.cancel()
        for table in list(self._live.values()):
            table.close_all(1012)
            await table.stop()
        store = self.services.store
        contents = store.contents
        await self._write([store.keep_time(self.services.now()), *self._touches()], contents)
        self._live.clear()

    # Tables

    async def find(self, code: str) -> Table:
        """The table with this code, from memory or from the store; raises GameError if there is none."""
        while self._rotations:
            await asyncio.wait(self._rotations)
        table = self._live.get(code)
        if table is not None:
            await table.settle()
            if not table.closed:
                return table
            if self._live.get(code) is not table:  # it left, or somebody else has found another, meanwhile
                return await self.find(code)
            del self._live[code]
        if code in self._loading:
            return await asyncio.shield(self._loading[code])
        loading = self._loading[code] = asyncio.get_running_loop().create_future()
        try:
            table = await self._load(code)
        except BaseException as error:
            refusal = error if isinstance(error, GameError) else GameError("not-loaded", table=code)
            loading.set_exception(refusal)
            loading.exception()  # whoever waits for it sees it; nobody may be waiting
            if not isinstance(error, Exception) or refusal is error:
                raise
            log_failure("table not loaded")
            raise refusal from None
        else:
            loading.set_result(table)
            return table
        finally:
            del self._loading[code]

    async def _load(self, code: str) -> Table:
        store = self.services.store
        contents = store.contents
        row = await asyncio.to_thread(store.find_table, code)
        if row is None:
            raise GameError("unknown-table", table=code)
        table = Table(row, self.services, contents)
        async with self._one_at_a_time:
            entries = await asyncio.to_thread(store.entries_of, row.id)
            await asyncio.to_thread(table.restore, entries)
        return self._seat(table)

    def _seat(self, table: Table) -> Table:
        self._make_room()
        self._live[table.row.code] = table
        self.services.metrics.live_tables = len(self._live)
        if table.contents != self.services.store.contents:
            table.reload_soon()  # a backup was restored while it was read or written
        table.start_task()
        return table

    def _make_room(self) -> None:
        most = self.services.settings.most_live_tables
        if most and len(self._live) >= most:
            idle = [table for table in self._live.values() if table.is_idle]
            for table in sorted(idle, key=lambda table: table.idle_since)[: len(self._live) - most + 1]:
                self._put_away(table)

    def _put_away(self, table: Table) -> None:
        del self._live[table.row.code]
        self.services.metrics.live_tables = len(self._live)
        table.retire()

    async def create(self, settings: wire.NewTable, address: str = "") -> wire.Created:
        lobby.check_settings(settings)
        store = self.services.store
        contents = store.contents
        maker = self.services.makers.maker_of(address)
        self._check_room(maker)
        host = new_secret()
        row = lobby.new_row(store.new_id(), settings, hash_of(host), maker)
        self._making[maker] += 1
        try:
            await self._write_new(row, contents)
        finally:
            self._making[maker] -= 1
            if not self._making[maker]:
                del self._making[maker]
        self._seat(Table(row, self.services, contents))
        self._list = None
        log("table created", table=row.id, game=settings.game, players=settings.players, clock=settings.clock)
        return wire.Created(row.code, host)

    def _check_room(self, maker: str) -> None:
        """There may be so many tables, and nobody may take all of them."""
        store, settings = self.services.store, self.services.settings
        if settings.most_tables and store.table_count() >= settings.most_tables:
            raise GameError("too-many-tables")
        most = settings.tables_per_address
        if most and store.made_by(maker, self.services.now() - _NEW_SECONDS) + self._making[maker] >= most:
            raise GameError("too-many-own-tables", most=most)

    async def _write_new(self, row: TableRow, contents: int) -> None:
        try:
            await self.services.store.write(lobby.creating(self.services.store, row), contents)
        except StoreFailed as failed:
            if not failed.replaced:
                log_failure("write failed", table=row.id)
            raise GameError("not-saved") from None

    async def do(self, code: str, operation: Callable[[Table], Result]) -> Result:
        """Have a table do something; returns when it is durable."""
        table = await self.find(code)
        return await table.do(lambda: operation(table))

    async def remove(self, code: str, secret: str) -> None:
        await self.do(code, lambda table: lobby.close(table, secret))
        self._list = None
        table = self._live.pop(code, None)
        if table is not None:
            table.retire()

    async def rematch(self, code: str, secret: str) -> wire.Rematch:
        """The next table; another one, if that was closed meanwhile."""
        found = await self.do(code, lambda table: lobby.rematch(table, secret, self._check_room))
        try:
            await self.find(found)
        except GameError as error:
            if error.code != "unknown-table":
                raise
            found = await self.do(code, lambda table: lobby.rematch(table, secret, self._check_room, gone=found))
        return wire.Rematch(found)

    async def rotate(self, code: str, letter: str, secret: str, wanted: str | None = None) -> wire.Rotated:
        """A new secret for a seat, in one write at all tables that the old one opens: rematches share their secrets.

        Whoever made it themselves may ask again with it, if no answer came: then nothing happens twice.
        """
        fresh = new_secret() if wanted is None else wanted
        old, new = hash_of(secret), hash_of(fresh)
        table = await self.find(code)
        others: list[Table] = []
        decided: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def replace() -> None:
            lobby.rotate(table, secret, letter, fresh)
            self._rotations.add(decided)
            # What another table writes from now on must not bring the old secret back.
            others.extend(other for other in self._live.values() if other.replace_secret(old, new))

        try:
            await table.do(replace)
        except GameError:
            for other in others:
                other.reload_soon()
            raise
        finally:
            self._rotations.discard(decided)
            decided.set_result(None)
        for loading in list(self._loading):  # they may have been read before the write
            with suppress(GameError):
                await self.find(loading)
        for other in list(self._live.values()):
            other.replace_secret(old, new)
            other.send_strangers_away()
        return wire.Rotated(fresh)

    async def listed(self) -> list[wire.Table]:
        """Open tables that people can join or watch; made at most once a second, however many ask."""
        if self._list is None or time.monotonic() - self._list_made > _LIST_SECONDS:
            self._list_made = time.monotonic()
            self._list = asyncio.create_task(self._make_list(), name="list")
        return await asyncio.shield(self._list)

    async def _make_list(self) -> list[wire.Table]:
        rows = await asyncio.to_thread(self.services.store.open_tables, (LOBBY, PLAYING), _LISTED)
        asleep = [row for row in rows if row.code not in self._live]
        infos = await asyncio.to_thread(self._infos_of, asleep)
        infos |= {row.code: self._live[row.code].shown() for row in rows if row.code in self._live}
        return [infos[row.code] for row in rows if row.code in infos]

    def _infos_of(self, rows: list[TableRow]) -> dict[str, wire.Table]:
        """What is known of tables that are not in memory."""
        infos = {}
        for row in rows:
            with suppress(GameError):  # a table that this version cannot play is not offered
                infos[row.code] = Table(row, self.services, self.services.store.contents).info()
        return infos

    def _reload_all(self) -> None:
        """A backup was restored: every table goes back to what the store has."""
        log("backup restored")
        self._list = None
        for table in self._live.values():
            if table.contents != self.services.store.contents:
                table.reload_soon()
        self._waking = asyncio.create_task(self._wake_by_post(), name="waking")

    # Looking after

    async def _look_after(self) -> None:
        cleaned = 0.0
        while True:
            await asyncio.sleep(_HEARTBEAT)
            await self._beat()
            limit = time.monotonic() - self.services.settings.unload_after
            for table in list(self._live.values()):
                if table.is_idle and table.idle_since < limit:
                    self._put_away(table)
            if time.monotonic() - cleaned > _CLEANING:
                cleaned = time.monotonic()
                await self._expire()

    async def _beat(self) -> None:
        """Write the time down where a clock runs; and have the store look whether a backup was restored."""
        if any(table.has_clock for table in self._live.values()):
            await self._keep_time()
        else:
            await self._write([], self.services.store.contents)

    async def _keep_time(self) -> None:
        store = self.services.store
        contents = store.contents  # before the time is: the time of other contents is none for these
        await self._write([store.keep_time(self.services.now())], contents)

    async def _write(self, changes: list[Change], contents: int) -> None:
        try:
            await self.services.store.write(changes, contents)
        except StoreFailed as failed:
            if not failed.replaced:  # a restored backup is told by `_reload_all`, and is no failure
                log_failure("write failed")

    async def _expire(self) -> None:
        """Forget what nobody has touched for long; a table where somebody is counts as touched."""
        store, settings = self.services.store, self.services.settings
        contents = store.contents
        now = self.services.now()
        changes = [store.keep_time(now), *self._touches()]
        for stage, keep in ((LOBBY, settings.keep_lobby), (PLAYING, settings.keep_playing), (OVER, settings.keep_over)):
            if keep:
                changes.append(store.expire(stage, now - keep))
        if settings.keep_empty:
            changes.append(store.expire_empty(now - settings.keep_empty))
        changes += [store.trim_uploads(settings.most_uploads), store.forget_makers(now - _NEW_SECONDS)]
        await self._write(changes, contents)
        await self._leave_expired()

    def _touches(self) -> list[Change]:
        """Have it written down which tables were used since the last time."""
        used = self.services.used | {table.row.id for table in self._live.values() if not table.is_idle}
        self.services.used.clear()
        return [self.services.store.touch(number) for number in used]

    async def _leave_expired(self) -> None:
        """Forgotten tables leave the memory too, and whoever came there just now hears that they are gone."""
        live = list(self._live.values())
        kept = await asyncio.to_thread(self.services.store.table_ids)
        for table in live:
            if table.row.id not in kept and self._live.get(table.row.code) is table:
                if table.is_idle:
                    self._put_away(table)
                else:
                    table.reload_soon()
