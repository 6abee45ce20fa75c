"""The web client as it was built: its one page under every address that the client knows, and the files beside it."""

from collections.abc import Iterator
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

FOLDER = Path(__file__).parent / "static"

#: The addresses that the client's own router knows (web/src/router.svelte.ts).
_PAGES = ("/", "/new", "/t/{code}", "/t/{code}/tv", "/records", "/r/{record}", "/rules")

#: Built files have a fingerprint in their names, so a browser may keep them; the page itself is asked for anew.
_FOR_GOOD = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_NOT_BUILT = "The web client has not been built. Run: cd web && npm ci && npm run build\n"


def site_routes(folder: Path = FOLDER) -> list[Route]:
    """A route for each page and for each file, all read once."""
    routes = [_file_route(file, f"/{file.relative_to(folder).as_posix()}") for file in _files(folder)]
    return [*routes, *(Route(path, page_of(folder).answer) for path in _PAGES)]


def page_of(folder: Path = FOLDER, status: int = 200) -> "Served":
    """The client's page; it finds out by itself which address it was called under."""
    index = folder / "index.html"
    if not index.is_file():
        return Served(_NOT_BUILT.encode(), "text/plain; charset=utf-8", _ASK_AGAIN, 503)
    return Served(index.read_bytes(), "text/html; charset=utf-8", _ASK_AGAIN, status)


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from (file for file in sorted(folder.rglob("*")) if file.is_file() and _is_served(file))


def _is_served(file: Path) -> bool:
    """The page has addresses of its own, and the build's notes are nobody's business."""
    return file.name != "index.html" and not file.name.startswith(".")


def _file_route(file: Path, path: str) -> Route:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    kept = _FOR_GOOD if path.startswith("/assets/") else _ASK_AGAIN
    return Route(path, Served(file.read_bytes(), kind, kept).answer)


class Served:
    """Some bytes that never change while the server runs."""

    def __init__(self, data: bytes, kind: str, kept: str, status: int = 200) -> None:
        self._data = data
        self._kind = kind
        self.status = status
        self._headers = {"Cache-Control": kept, "ETag": f'"{blake2b(data, digest_size=12).hexdigest()}"'}

    async def answer(self, request: Request) -> Response:
        if request.headers.get("if-none-match") == self._headers["ETag"]:
            return Response(status_code=304, headers=self._headers)
        return Response(self._data, self.status, self._headers, self._kind)
