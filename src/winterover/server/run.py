"""Running the server until it is told to stop."""

import gc
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import FrameType

import uvicorn

try:
    import resource
except ImportError:  # pragma: no cover
    resource = None  # type: ignore[assignment]  # not on every system

from winterover.core.errors import GameError
from winterover.server.app import make_app
from winterover.server.logs import log, start_logging
from winterover.server.protocol import protocols
from winterover.server.settings import Settings
from winterover.server.store.sqlite import LOCK

#: A message of more than the allowed size is refused; one that is so many times larger ends the connection.
_HUGE = 16
#: What the system may hold back for a client that does not read, and of one that is not read.
_SEND_BUFFER = 128 * 1024
_RECEIVE_BUFFER = 64 * 1024
#: After so long, a connection over which nothing can be delivered is dead, where the system can tell.
_DEAD_SECONDS = 60
#: So many connections and files are asked of the system.
_FILES = 65536
#: How long connections may take to end when the server stops.
_STOP_SECONDS = 10


def run(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve; `announce` is told the address once the server listens. Raises GameError if it cannot begin."""
    start_logging(settings.log_level)
    _allow_many_files()
    with _folder_locked(Path(settings.data)), _listening(settings) as listener:
        host, port = listener.getsockname()[:2]
        http, ws = protocols(settings)
        config = uvicorn.Config(
            make_app(settings),
            ws=ws,
            ws_max_size=_HUGE * settings.message_size,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            http=http,
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=_STOP_SECONDS,
        )
        shown = f"[{host}]" if ":" in host else host
        announce(f"http://{shown}:{port}")
        log("serving", port=port)
        # The web server stops at a signal and then raises it once more, which would look like a crash.
        # What exists now stays, and what follows is freed by counting: a search for circles seldom finds any.
        gc.freeze()
        gc.set_threshold(50_000, 10, 10)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _leave)
        with suppress(SystemExit):
            uvicorn.Server(config).run(sockets=[listener])
        log("stopped")


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


def _allow_many_files() -> None:
    """Every connection is a file to the system; some systems allow a thousand unless more are asked for."""
    if resource is not None:
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _FILES if most == resource.RLIM_INFINITY else min(most, _FILES)
        if allowed < wanted and allowed != resource.RLIM_INFINITY:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _RECEIVE_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * _DEAD_SECONDS)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        raise GameError("port-unusable", host=settings.host, port=settings.port, system=str(error)) from None
    return listener


@contextmanager
def _folder_locked(folder: Path) -> Iterator[None]:
    """Two servers must not play the same tables. The lock is SQLite's: it works everywhere and dies with its owner."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(folder / LOCK, isolation_level=None, timeout=0)
    except (OSError, sqlite3.Error) as error:
        raise GameError("data-unusable", folder=str(folder), system=str(error)) from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise GameError("data-in-use", folder=str(folder)) from None
            raise GameError("data-unusable", folder=str(folder), system=f"{LOCK}: {error}") from None
        yield
