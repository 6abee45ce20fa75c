"""`winterover serve`, `backup` and `restore`: tables for people on many devices."""

import os
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import typer

from winterover.locales import Texts
from winterover.server import backup as backups
from winterover.server.addresses import host_for_others, is_everywhere
from winterover.server.run import run
from winterover.server.settings import load_settings


def serve(
    texts: Texts, host: str | None, port: int | None, data: Path | None, config: Path | None, *, show: bool = False
) -> None:
    """Serve until stopped; `show` opens the page in a browser."""
    given = {"host": host, "port": port, "data": None if data is None else str(data)}
    settings = load_settings(config, os.environ, given)

    def announce(address: str) -> None:
        here, elsewhere = links(address)
        typer.echo(texts("app-serve-at", address=here))
        typer.echo(texts("app-serve-join", address=elsewhere) if elsewhere else texts("app-serve-alone"))
        if show:
            # The page waits in the queue of the listening socket for the moment until the server answers.
            webbrowser.open(here)
        typer.echo(texts("app-serve-stop", folder=str(Path(settings.data).resolve())))

    run(settings, announce)


def back_up(texts: Texts, file: Path, data: Path | None, config: Path | None) -> None:
    backups.back_up(_folder(data, config), file)
    typer.echo(texts("app-backup-done", file=str(file)))


def restore(texts: Texts, file: Path, data: Path | None, config: Path | None) -> None:
    backups.restore(file, _folder(data, config))
    typer.echo(texts("app-restore-done", file=str(file)))


def _folder(data: Path | None, config: Path | None) -> Path:
    return Path(load_settings(config, os.environ, {"data": None if data is None else str(data)}).data)


def links(address: str) -> tuple[str, str]:
    """Where this machine finds the server, and where others do; the latter is empty if it listens to itself only."""
    host, port = urlsplit(address).hostname or "", urlsplit(address).port
    others = host_for_others(host)
    return f"http://127.0.0.1:{port}" if is_everywhere(host) else address, others and f"http://{others}:{port}"
