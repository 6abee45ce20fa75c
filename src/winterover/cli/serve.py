"""`winterover serve`, `backup` and `restore`: tables for people on many devices."""

import os
from pathlib import Path

import typer

from winterover.locales import Texts
from winterover.server import backup as backups
from winterover.server.run import run
from winterover.server.settings import load_settings


def serve(texts: Texts, host: str | None, port: int | None, data: Path | None, config: Path | None) -> None:
    """Serve until stopped."""
    given = {"host": host, "port": port, "data": None if data is None else str(data)}
    settings = load_settings(config, os.environ, given)

    def announce(address: str) -> None:
        typer.echo(texts("app-serve-at", address=address))
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
