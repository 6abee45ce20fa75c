"""A page: what it takes, what it gives, and the function behind it. The OpenAPI description is read off the pages."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect
from starlette.requests import Request as WebRequest
from starlette.responses import Response

from winterover.core.errors import GameError
from winterover.server import wire
from winterover.server.errors import args_of, status_of, text_of, too_big
from winterover.server.fixed import Fixed
from winterover.server.limits import household
from winterover.server.tables.hall import Hall

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"

#: What any request may bring but the upload of a record: many times what a table or a board sheet needs.
MOST_BYTES = 16 * 1024


@dataclass(slots=True)
class Request:
    """A request whose parts have been checked."""

    hall: Hall
    #: By whom limits count.
    address: str
    path: dict[str, str]
    query: dict[str, Any]
    secret: str
    body: Any


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter of the query: what it is for, its type with bounds, and what it is when left out."""

    name: str
    what: str
    kind: Any
    default: Any


Handler = Callable[[Request], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Page:
    """One method of one path."""

    method: str
    path: str
    what: str
    handler: Handler
    #: A structure of `wire`, `str` for plain text, or None for nothing; the handler may give it as `Fixed`.
    gives: Any = None
    takes: Any = None
    status: int = 200
    needs_secret: bool = False
    query: Sequence[Query] = field(default_factory=tuple)
    #: The refusals that this page may answer with, besides those of every page.
    refusals: Sequence[int] = ()
    #: Whether a request may be as large as the operator allows.
    takes_much: bool = False
    #: Whether a request may come without what the page takes.
    takes_nothing_too: bool = False

    @property
    def is_fixed(self) -> bool:
        """Whether the answer stays the same while the server runs, so that whoever keeps it need not get it again."""
        return get_type_hints(self.handler).get("return") is Fixed


async def answer(page: Page, request: WebRequest, hall: Hall) -> Response:
    """Check a request, have the page answer it, and put the answer into bytes."""
    try:
        result = await page.handler(await _check(page, request, hall))
        return await result.answer(request) if isinstance(result, Fixed) else _respond(page, result)
    except GameError as error:
        hall.services.metrics.errors[error.code] += 1
        return refusal(error)


def refusal(error: GameError) -> Response:
    problem = wire.Problem(error.code, args_of(error), text_of(error))
    headers = {"WWW-Authenticate": "Bearer"} if status_of(error) == 401 else None
    return Response(msgspec.json.encode(problem), status_of(error), headers, JSON)


def _respond(page: Page, result: Any) -> Response:
    if page.gives is None:
        return Response(status_code=204)
    if page.gives is str:
        return Response(result, page.status, media_type=TEXT)
    return Response(msgspec.json.encode(result), page.status, media_type=JSON)


async def _check(page: Page, request: WebRequest, hall: Hall) -> Request:
    secret = _secret_of(request)
    if page.needs_secret and not secret:
        raise GameError("bad-secret")
    query = {wanted.name: _query_value(wanted, request) for wanted in page.query}
    most = hall.services.settings.body_size
    body = await _body(page, request, most if page.takes_much else min(most, MOST_BYTES))
    address = household(request.client.host) if request.client else ""
    return Request(hall, address, dict(request.path_params), query, secret, body)


def _secret_of(request: WebRequest) -> str:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def _query_value(wanted: Query, request: WebRequest) -> Any:
    values = request.query_params.getlist(wanted.name)
    if not values:
        return wanted.default
    try:
        return msgspec.convert(values[-1], wanted.kind, strict=False)
    except msgspec.ValidationError as error:
        raise GameError("bad-request", problem=f"{wanted.name}: {error}") from None


async def _body(page: Page, request: WebRequest, most: int) -> Any:
    if page.takes is None:
        return None
    wanted = TEXT if page.takes is str else JSON
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    is_wanted = given == wanted.partition(";")[0]
    if not is_wanted and not page.takes_nothing_too:
        raise GameError("wrong-content", wanted=wanted)
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise too_big(most)
    except ClientDisconnect:
        raise GameError("bad-request", problem="the client is gone") from None
    if not data and page.takes_nothing_too:
        return None
    if not is_wanted:
        raise GameError("wrong-content", wanted=wanted)
    try:
        return data.decode() if page.takes is str else msgspec.json.decode(data, type=page.takes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise GameError("bad-request", problem=str(error)) from None
