"""Copies of everything a server keeps, made and put back while it runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from winterover.core.errors import GameError
from winterover.server.store.migrations import migrate
from winterover.server.store.private import create_private
from winterover.server.store.sqlite import FILE, check, connect, is_damage

#: What a file is made of: the columns of its tables, views and indexes.
_PARTS = """
    SELECT kind.type, kind.name, part.name, part.type, part."notnull", part.pk
    FROM sqlite_master AS kind, pragma_table_xinfo(kind.name) AS part WHERE kind.type IN ('table', 'view')
    UNION ALL SELECT kind.type, kind.name, part.name, '', 0, part.seqno
    FROM sqlite_master AS kind, pragma_index_info(kind.name) AS part WHERE kind.type = 'index'
"""


def back_up(folder: Path, target: Path) -> None:
    """Copy the data of a folder, all of one moment, into a new file."""
    source = folder / FILE
    if not source.is_file():
        raise GameError("file-missing", file=str(source))
    if target.exists():
        raise GameError("file-exists", file=str(target))
    with closing(_open(source)) as data:
        try:
            create_private(target)
        except OSError as error:
            raise GameError("file-unwritable", file=str(target), system=error.strerror or "") from None
        try:
            with closing(sqlite3.connect(target)) as copy:
                data.backup(copy)
                check(copy, source)
        except GameError:
            target.unlink(missing_ok=True)
            raise
        except sqlite3.Error as error:
            target.unlink(missing_ok=True)
            if is_damage(error):  # it came with what was copied
                raise GameError("data-damaged", file=str(source), system=str(error)) from None
            raise GameError("file-unwritable", file=str(target), system=str(error)) from None


def _open(source: Path) -> sqlite3.Connection:
    try:
        return connect(source)
    except sqlite3.Error as error:
        if is_damage(error):
            raise GameError("data-damaged", file=str(source), system=str(error)) from None
        raise GameError("data-unusable", folder=str(source.parent), system=str(error)) from None


def restore(source: Path, folder: Path) -> None:
    """Put a copy in the place of a folder's data. A running server notices, and its tables go back to the copy."""
    if not source.is_file():
        raise GameError("file-missing", file=str(source))
    with closing(sqlite3.connect(":memory:")) as current:
        _read(source, current)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with closing(connect(folder / FILE)) as data:
                current.backup(data)
        except (OSError, sqlite3.Error) as error:
            raise GameError("data-unusable", folder=str(folder), system=str(error)) from None


def _read(source: Path, current: sqlite3.Connection) -> None:
    """Take a copy in the newest format, because a running server knows no other; raises GameError if it is none."""
    try:
        with closing(sqlite3.connect(source)) as copy:
            copy.backup(current)
        (version,) = current.execute("PRAGMA user_version").fetchone()
        (found,) = current.execute("PRAGMA quick_check").fetchone()
        if version < 1 or found != "ok":
            raise GameError("not-a-backup", file=str(source))
        migrate(current)
        with closing(sqlite3.connect(":memory:")) as fresh:
            migrate(fresh)
            is_whole = _parts(fresh) <= _parts(current)
    except sqlite3.Error:
        raise GameError("not-a-backup", file=str(source)) from None
    if not is_whole:
        raise GameError("not-a-backup", file=str(source))


def _parts(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
    return set(connection.execute(_PARTS))
