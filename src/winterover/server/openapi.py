"""The OpenAPI description, read off the pages and the structures they take and give."""

from collections.abc import Sequence
from typing import Any

import msgspec

from winterover import __version__
from winterover.server.routes.page import JSON, TEXT, Page
from winterover.server.schema import components

#: The parts of paths: what they are, and how they look.
_PARTS = {
    "table": ("The code of a table.", "^[A-Z2-9]{6,16}$"),
    "record": ("The name of a record: that of an upload, or the code of a finished table.", "^[A-Z2-9]{6,16}$"),
    "game": ("A game, as `GET /api/games` names it.", "^[a-z]{1,20}$"),
    "seat": ("A seat.", "^[A-L]$"),
    "language": ("A language, as `GET /api/games` names it.", "^[a-z]{2}$"),
}
#: What any page may answer.
_ALWAYS = (400, 429)
_WITH_BODY = (413, 415)
_REFERENCE = "#/components/schemas/{name}"
#: Of answers that stay the same: how a client asks whether it has the newest, and the tag that every answer carries.
_IF_CHANGED = (
    {
        "name": "If-None-Match",
        "in": "header",
        "required": False,
        "description": "The tags of the answers that the client has.",
        "schema": {"type": "string"},
    },
)
_TAGGED = {
    "headers": {"ETag": {"description": "What tells it from others.", "required": True, "schema": {"type": "string"}}}
}


def describe(pages: Sequence[Page]) -> dict[str, Any]:
    """The description of all pages."""
    _, schemas = components(_REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for page in pages:
        paths.setdefault(page.path, {})[page.method.lower()] = _operation(page)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Winterover",
            "version": __version__,
            "description": "Tables and records. Play itself goes over the socket `/api/play`; see `/api/schema`.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(page: Page) -> dict[str, Any]:
    refusals = {*_ALWAYS, *(_WITH_BODY if page.takes is not None else ()), *page.refusals}
    operation: dict[str, Any] = {
        "summary": page.what,
        "operationId": f"{page.handler.__module__.rpartition('.')[2]}_{page.handler.__name__}",
        "parameters": [*_path_parameters(page), *_query_parameters(page), *(_IF_CHANGED if page.is_fixed else ())],
        "responses": {
            str(page.status): _response("As asked.", page.gives) | (_TAGGED if page.is_fixed else {}),
            **({"304": {"description": "The client has it already.", **_TAGGED}} if page.is_fixed else {}),
            **{str(code): _response("Refused; nothing has changed.", None, refused=True) for code in sorted(refusals)},
        },
    }
    if page.takes is not None:
        operation["requestBody"] = {"required": not page.takes_nothing_too, "content": _content(page.takes)}
    if page.needs_secret:
        operation["security"] = [{"secret": []}]
    return operation


def _path_parameters(page: Page) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in page.path.split("/") if part.startswith("{")]
    return [_parameter("path", name, _PARTS[name][0], {"type": "string", "pattern": _PARTS[name][1]}) for name in names]


def _query_parameters(page: Page) -> list[dict[str, Any]]:
    return [_parameter("query", query.name, query.what, msgspec.json.schema(query.kind)) for query in page.query]


def _parameter(place: str, name: str, what: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "description": what, "schema": schema}


def _content(kind: Any) -> dict[str, Any]:
    if kind is str:
        return {TEXT.partition(";")[0]: {"schema": {"type": "string"}}}
    return {JSON: {"schema": {"$ref": _REFERENCE.format(name=kind.__name__)}}}


def _response(what: str, kind: Any, *, refused: bool = False) -> dict[str, Any]:
    if refused:
        return {"description": what, "content": {JSON: {"schema": {"$ref": _REFERENCE.format(name="Problem")}}}}
    return {"description": what, "content": _content(kind)} if kind is not None else {"description": what}
