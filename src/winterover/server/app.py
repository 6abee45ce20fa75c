"""The web application: pages, the socket, and the rules that hold for every request."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, MutableMapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request as WebRequest
from starlette.responses import Response
from starlette.routing import Route

from winterover.core.errors import GameError
from winterover.server.fixed import Fixed
from winterover.server.limits import Buckets, household
from winterover.server.logs import log_failure
from winterover.server.makers import Makers
from winterover.server.metrics import Metrics
from winterover.server.openapi import describe
from winterover.server.packing import Packing
from winterover.server.readers import Readers
from winterover.server.routes import games, operator, records, tables
from winterover.server.routes.page import JSON, Page, answer, refusal
from winterover.server.schema import socket_schema
from winterover.server.settings import Settings
from winterover.server.site import page_of, site_routes
from winterover.server.socket import PlaySocket
from winterover.server.store.sqlite import SqliteStore
from winterover.server.tables.hall import Hall
from winterover.server.tables.services import Services

PAGES: tuple[Page, ...] = (*games.PAGES, *tables.PAGES, *records.PAGES, *operator.PAGES)

_CONTENT = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none';"
    b" form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
#: What a browser must know about every answer: same origin only, nothing embedded, nothing told to other sites.
_HEADERS = [
    (b"content-security-policy", _CONTENT),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

_PLAY = "/api/play"

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]


def make_app(settings: Settings) -> "Guard":
    """The application over the data in its folder."""
    metrics = Metrics()
    store = SqliteStore(Path(settings.data), metrics)
    services = Services(
        settings, store, metrics, store.now, Readers(settings.replays_per_address), Makers(Path(settings.data))
    )
    hall = Hall(services)

    @asynccontextmanager
    async def live(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()
        services.readers.close()
        store.close()

    routes = [*_routes(hall), *site_routes()]
    # Secrets are in short answers only, and those are left as they are: packed ones could be guessed by their sizes.
    app = Starlette(
        routes=routes, lifespan=live, middleware=[Middleware(Packing)], exception_handlers={404: _no_page, 500: _broken}
    )
    app.router.redirect_slashes = False  # it would send people to whatever host the request names
    return Guard(app, hall)


def _routes(hall: Hall) -> list[Route]:
    by_path: dict[str, dict[str, Page]] = {}
    for page in PAGES:
        by_path.setdefault(page.path, {})[page.method] = page
    fixed = {"/openapi.json": describe(PAGES), "/api/schema": socket_schema()}
    return [
        *(_route(path, pages, hall) for path, pages in by_path.items()),
        *(_fixed_route(path, document) for path, document in fixed.items()),
    ]


def _route(path: str, pages: dict[str, Page], hall: Hall) -> Route:
    async def endpoint(request: WebRequest) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method not in pages:
            return _wrong_method(request.method, list(pages))
        return await answer(pages[method], request, hall)

    return Route(path, endpoint, methods=_ALL_METHODS)


#: All of them reach our own answer to a wrong method, which is a proper refusal.
_ALL_METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "QUERY"]


def _fixed_route(path: str, document: dict[str, Any]) -> Route:
    return Route(path, Fixed(msgspec.json.encode(document), JSON).answer, methods=["GET"])


def _wrong_method(method: str, allowed: Sequence[str]) -> Response:
    response = refusal(GameError("wrong-method", method=method, known=", ".join(allowed)))
    response.headers["Allow"] = ", ".join(allowed)
    return response


_LOST = page_of(status=404)


async def _no_page(request: WebRequest, error: Exception) -> Response:
    """Browsers get the client's page, which says it in their language."""
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return await _LOST.answer(request)
    return refusal(GameError("unknown-page", path=request.url.path[:200]))


async def _broken(request: WebRequest, error: Exception) -> Response:
    log_failure("request failed")
    return refusal(GameError("server-failed"))


class Guard:
    """Holds every request to the limits and puts the browser's rules on every answer."""

    def __init__(self, app: Starlette, hall: Hall) -> None:
        self._app = app
        self.hall = hall
        self._play = PlaySocket(hall, hall.services.settings)
        settings = hall.services.settings
        self._requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self._tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == _PLAY:
            if not self._requests.take(_address(scope)):
                await asyncio.sleep(_REFUSAL_SECONDS)
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._play(scope, receive, send)  # straight on, because every layer costs at each message
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message.get("headers", []), *_HEADERS]
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        if self._is_allowed(scope):
            await self._app(scope, receive, send_guarded)
        else:
            await asyncio.sleep(_REFUSAL_SECONDS)
            response = refusal(GameError("too-many-requests"))
            response.headers["Connection"] = "close"
            await response(scope, receive, send_guarded)

    def _is_allowed(self, scope: Scope) -> bool:
        address = _address(scope)
        if len(self._requests) > _MOST_ADDRESSES:
            self._requests.forget_idle()
            self._tables.forget_idle()
        if not self._requests.take(address):
            return False
        makes_table = scope["method"] == "POST" and scope["path"] in ("/api/tables", "/api/records")
        return not makes_table or self._tables.take(address)


def _address(scope: Scope) -> str:
    return household(scope["client"][0]) if scope.get("client") else ""


#: Whoever asks too often is told so after this time: at once, a refusal would cost the others as much as an answer.
_REFUSAL_SECONDS = 1

#: Above so many addresses those are forgotten that did nothing of late.
_MOST_ADDRESSES = 10_000
