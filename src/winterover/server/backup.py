"""Copies of everything a server keeps, made and put back while it runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from winterover.core.errors import GameError
from winterover.server.store.migrations import STEPS, migrate
from winterover.server.store.private import create_private
from winterover.server.store.sqlite import FILE, connect


def back_up(folder: Path, target: Path) -> None:
    """Copy the data of a folder, all of one moment, into a new file."""
    source = folder / FILE
    if not source.is_file():
        raise GameError("file-missing", file=str(source))
    if target.exists():
        raise GameError("file-exists", file=str(target))
    try:
        create_private(target)
        with closing(connect(source)) as data, closing(sqlite3.connect(target)) as copy:
            data.backup(copy)
    except OSError as error:
        raise GameError("file-unwritable", file=str(target), system=error.strerror or "") from None
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise GameError("file-unwritable", file=str(target), system=str(error)) from None


def restore(source: Path, folder: Path) -> None:
    """Put a copy in the place of a folder's data. A running server notices, and its tables go back to the copy."""
    if not source.is_file():
        raise GameError("file-missing", file=str(source))
    with closing(sqlite3.connect(source)) as copy:
        _check(copy, source)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(":memory:")) as current, closing(connect(folder / FILE)) as data:
                copy.backup(current)
                migrate(current)  # a running server knows the newest format only
                current.backup(data)
        except (OSError, sqlite3.Error) as error:
            raise GameError("data-unusable", folder=str(folder), system=str(error)) from None


def _check(copy: sqlite3.Connection, source: Path) -> None:
    try:
        (version,) = copy.execute("PRAGMA user_version").fetchone()
        (sound,) = copy.execute("PRAGMA quick_check").fetchone()
        found = copy.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")
        tables = {name for (name,) in found}
    except sqlite3.Error:
        raise GameError("not-a-backup", file=str(source)) from None
    if sound != "ok" or not {"tables", "seats", "entries"} <= tables:
        raise GameError("not-a-backup", file=str(source))
    if version > len(STEPS):
        raise GameError("data-newer", found=version, known=len(STEPS))
