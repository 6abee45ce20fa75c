"""Chromium: found on the machine or, where that is possible, installed."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Playwright

#: Chromium as root in a container, without the errands that it runs for itself.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NO_CHROMIUM = "there is no Chromium: install it to open the page in a browser"


def get_chromium() -> str | None:
    """Where Chromium is; as root it is installed if need be."""
    found = _find()
    if found is None and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "winterover-chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes, and one of them installs it
            if _find() is None:
                for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
                    subprocess.run(command, check=False, capture_output=True)
        found = _find()
    return found


def _find() -> str | None:
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def launch(playwright: Playwright) -> Browser:
    """A browser for a program that cannot do without one."""
    chromium = get_chromium()
    if chromium is None:
        sys.exit(NO_CHROMIUM)
    return playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
