"""Packing: long answers take a fraction of the time on a slow line."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipResponder
from starlette.types import ASGIApp

from winterover.server.fixed import LEAST_PACKED, PACKING_LEVEL, takes_gzip
from winterover.server.limits import Places, household

#: Answers of so many bytes are packed by a thread, so that whoever plays does not wait.
_LONG = 32 * 1024
#: So many of them at a time, and so many of one address; what is more is sent as it is, for whatever waits takes room.
_THREADS = 2

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Packing:
    """Packs what is not short, but never for a client that rules it out."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._places = Places(_THREADS)
        self._threads = ThreadPoolExecutor(_THREADS, "packing")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and takes_gzip(Headers(scope=scope)):
            address = household(scope["client"][0]) if scope.get("client") else ""
            await _Packer(self._app, address, self._places, self._threads)(scope, receive, send)
        else:
            await self._app(scope, receive, send)


class _Packer(GZipResponder):
    """For one answer."""

    def __init__(self, app: ASGIApp, address: str, places: Places, threads: ThreadPoolExecutor) -> None:
        super().__init__(app, LEAST_PACKED, PACKING_LEVEL)
        self._address = address
        self._places = places
        self._threads = threads

    async def apply_compression(self, body: bytes, *, more_body: bool) -> bytes:
        if more_body or len(body) < _LONG:
            return await super().apply_compression(body, more_body=more_body)
        if not self._places.take(self._address):
            return body
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, gzip.compress, body, PACKING_LEVEL)
        finally:
            self._places.free(self._address)
