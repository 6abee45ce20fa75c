"""How this program is started: for sentences that tell people what to type next."""

import shutil
import sys
from pathlib import Path

NAME = "winterover"


def command() -> str:
    """What to type to start this program again, from where it was started now."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{Path(sys.executable).name} -m {NAME}"
    if started.stem != NAME:  # within another program
        return NAME
    found = shutil.which(NAME)
    return NAME if found is not None and Path(found).absolute() == started.absolute() else str(started)
