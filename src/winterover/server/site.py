"""The web client as it was built: its one page under every address that the client knows, and the files beside it."""

from collections.abc import Iterator
from mimetypes import guess_type
from pathlib import Path

from starlette.routing import Route

from winterover.server.fixed import ASK_AGAIN, Fixed

FOLDER = Path(__file__).parent / "static"

#: The addresses that the client's own router knows (web/src/router.svelte.ts).
_PAGES = ("/", "/new", "/t/{code}", "/t/{code}/tv", "/records", "/r/{record}", "/rules")

#: Built files have a fingerprint in their names, so a browser may keep them; the page itself is asked for anew.
_FOR_GOOD = "public, max-age=31536000, immutable"

_NOT_BUILT = "The web client has not been built. Run: cd web && npm ci && npm run build\n"


def site_routes(folder: Path = FOLDER) -> list[Route]:
    """A route for each page and for each file, all read once."""
    routes = [_file_route(file, f"/{file.relative_to(folder).as_posix()}") for file in _files(folder)]
    return [*routes, *(Route(path, page_of(folder).answer) for path in _PAGES)]


def page_of(folder: Path = FOLDER, status: int = 200) -> Fixed:
    """The client's page; it finds out by itself which address it was called under."""
    index = folder / "index.html"
    if not index.is_file():
        return Fixed(_NOT_BUILT.encode(), "text/plain; charset=utf-8", status=503)
    return Fixed(index.read_bytes(), "text/html; charset=utf-8", status=status)


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from (file for file in sorted(folder.rglob("*")) if file.is_file() and _is_served(file))


def _is_served(file: Path) -> bool:
    """The page has addresses of its own, and the build's notes are nobody's business."""
    return file.name != "index.html" and not file.name.startswith(".")


def _file_route(file: Path, path: str) -> Route:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    kept = _FOR_GOOD if path.startswith("/assets/") else ASK_AGAIN
    return Route(path, Fixed(file.read_bytes(), kind, kept).answer)
