"""Files that nobody else on the machine may read: they hold the seeds of running games.

Where a system has no such rights (Windows), who may read them is as its folder says.
"""

import os
from contextlib import suppress
from pathlib import Path

_OWN = 0o600
_HAS_RIGHTS = os.name == "posix"


def create_private(file: Path) -> None:
    """Make an empty file for the own user alone; raises FileExistsError if there is one."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWN))


def make_private(file: Path) -> None:
    """Take a file from all others. It is not opened: to close a file again frees SQLite's locks on it."""
    if _HAS_RIGHTS:
        with suppress(FileNotFoundError, PermissionError):  # somebody else's file is theirs to guard
            file.chmod(_OWN)
