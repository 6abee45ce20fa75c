"""Replaying games takes long, and what is uploaded may be made to take a parser long, so a process of its own does
both: whoever plays does not wait for whoever reads.

The process is started when it is first needed. It ends with the server, even if that is killed: that closes its pipe.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from winterover.core.errors import GameError

#: How many requests of one address may wait for their turn.
_MOST_WAITING = 50
#: No work takes so long unless something is wrong.
_MOST_SECONDS = 60.0

Result = TypeVar("Result")


class Readers:
    """Has functions carried out in the other process, for each address only some at a time; 0 means no limit."""

    def __init__(self, per_address: int) -> None:
        self._per_address = per_address
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._waiting: dict[str, int] = {}
        self._worker = _Worker()
        #: One thread, because it only waits for the other process.
        self._thread = ThreadPoolExecutor(1, "readers")

    async def read(self, address: str, work: Callable[..., Result], *arguments: object) -> Result:
        """The result of a function of some module; raises the GameError that it raises."""
        async with self._turn(address):
            return await self._call(work, lambda: arguments)

    async def read_from(
        self,
        address: str,
        find: Callable[[], Awaitable[Callable[[], object]]],
        work: Callable[..., Result],
        *rest: object,
    ) -> Result:
        """The same, with a first argument that takes much room: it is looked for when it is one's turn, and made when
        the other process is ready for it, so that of all who wait nobody holds one.
        """
        async with self._turn(address):
            make = await find()
            return await self._call(work, lambda: (make(), *rest))

    async def _call(self, work: Callable[..., Result], arguments: Callable[[], tuple[object, ...]]) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: self._worker.call(work, arguments()))

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        if not self._per_address:
            yield
            return
        if self._waiting.get(address, 0) >= self._per_address + _MOST_WAITING:
            raise GameError("too-busy")
        turns = self._turns.setdefault(address, asyncio.Semaphore(self._per_address))
        self._waiting[address] = self._waiting.get(address, 0) + 1
        try:
            async with turns:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]

    def close(self) -> None:
        self._worker.stop()
        self._thread.shutdown(wait=False, cancel_futures=True)


class _Worker:
    """The other process, seen from this one."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def call(self, work: Callable[..., Result], arguments: tuple[object, ...]) -> Result:
        try:
            pipe = self._ready()
            pipe.send((work, arguments))
            if not pipe.poll(_MOST_SECONDS):
                raise EOFError
            result, error, failure = pipe.recv()
        except (EOFError, OSError):  # it was killed or hangs: the next one gets a new process
            self.stop()
            raise GameError("too-busy") from None
        if error is not None:
            kind, code, given = error
            raise kind(code, **given)
        if failure:
            raise RuntimeError(failure)
        found: Result = result
        return found

    def _ready(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.stop()
            # A copy of this process would have copies of its connections and locks.
            fresh = multiprocessing.get_context("spawn")
            self._pipe, theirs = fresh.Pipe()
            with theirs:
                process = fresh.Process(target=_work_on, args=(theirs,), name="readers", daemon=True)
                process.start()
            self._process = process
        return self._pipe

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _work_on(pipe: Connection) -> None:
    """What the other process does: one piece of work after the other, until nobody wants any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the server, which ends this too
    if hasattr(os, "nice"):
        os.nice(5)
    with suppress(EOFError, OSError):
        while True:
            work, arguments = pipe.recv()
            pipe.send(_outcome(work, arguments))


def _outcome(work: Callable[..., Any], arguments: tuple[object, ...]) -> tuple[Any, Any, str]:
    """The result, or an error that the client caused, or the kind of one that we did."""
    try:
        return work(*arguments), None, ""
    except GameError as error:
        return None, (type(error), error.code, dict(error.args_by_name)), ""
    except Exception as error:
        return None, None, type(error).__name__
