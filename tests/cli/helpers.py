"""Running the command line in this process, with a script for input."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from winterover.cli.app import app
from winterover.core import record
from winterover.core.match import Match
from winterover.core.record import Record
from winterover.core.rng import key_from_number
from winterover.core.views import View
from winterover.games.registry import find_game

#: Enough to play any game to its end: the first option is always there, and every other prompt takes it as Enter.
ALWAYS_FIRST = "1\n" * 4000

A_BEGINS = ("--ruling", "startPlayer=chosen")


def run(*args: str, script: str | Sequence[str] = "") -> Result:
    """Run a command; the script is text, or lines."""
    text = script if isinstance(script, str) else "".join(f"{line}\n" for line in script)
    return CliRunner().invoke(app, list(args), input=text)


def play(*args: str, script: str | Sequence[str] = ALWAYS_FIRST) -> Result:
    """Play with no guide and with a fixed seed, unless another one is given."""
    seed = () if "--seed" in args or "--load" in args else ("--seed", "7")
    return run("play", *args, *seed, "--no-guide", script=script)


def seed_where(wanted: Callable[[View], bool]) -> str:
    """The first seed for which seat A begins (with startPlayer=chosen, as in `A_BEGINS`) and sees what is wanted."""
    game = find_game("stayaway")
    config = game.configure(6, rulings={"startPlayer": "chosen"})
    for number in range(1000):
        view = Match(game, config, key_from_number(number)).view(0)
        if view["asks"] and wanted(view):
            return str(number)
    raise LookupError("no such game among the first thousand")


def saved(folder: Path) -> Path:
    """The one record in the records folder."""
    (path,) = (folder / "records").iterdir()
    return path


def read(path: Path) -> Record:
    return record.read(path.read_text("utf-8"))


def goes_on_where_it_was(path: Path, *options: str) -> tuple[Record, Record]:
    """Play a saved game to its end; what its record held before, and what it holds then."""
    before = read(path)
    assert before.outcome is None
    result = play("--load", str(path), *options)
    assert result.exit_code == 0, result.output
    after = read(path)
    assert after.outcome is not None
    assert [entry.text for entry in after.entries[: len(before.entries)]] == [entry.text for entry in before.entries]
    return before, after


def in_order(text: str, *parts: str) -> bool:
    """Whether the parts occur one after the other."""
    place = 0
    for part in parts:
        place = text.find(part, place)
        if place < 0:
            sys.stderr.write(f"missing, or too early: {part!r}\n")
            return False
        place += len(part)
    return True
