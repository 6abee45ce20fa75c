"""Record files: reading them with clear errors, and writing them without losing anything."""

from datetime import datetime
from pathlib import Path
from tempfile import TemporaryFile, gettempdir

from winterover.core import record
from winterover.core.errors import GameError
from winterover.core.match import Match
from winterover.core.record import Record
from winterover.games.registry import find_game

FOLDER = Path("records")
SUFFIX = ".record"


def read_record(path: Path) -> Record:
    """The record in a file; raises GameError where there is none."""
    try:
        text = path.read_text("utf-8-sig")
    except FileNotFoundError:
        raise GameError("file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise GameError("file-binary", file=str(path)) from None
    except OSError as error:
        raise GameError("file-unreadable", file=str(path), system=error.strerror or str(error)) from None
    return record.read(text)


def unfinished() -> list[tuple[Path, Record]]:
    """The games in the records folder that can go on, the latest first."""
    found = []
    for path in sorted(FOLDER.glob("*" + SUFFIX), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record_there = read_record(path)
        except GameError:
            continue  # whatever it is, nobody can play on with it
        if record_there.outcome is None:
            found.append((path, record_there))
    return found


class Saver:
    """Writes the record of one game, always into the same file, which nothing else was in before."""

    def __init__(self, match: Match, names: dict[int, str], path: Path | None, *, goes_on: bool = False) -> None:
        self._match = match
        self._names = names
        self._path = path
        try:
            taken = path is not None and path.exists() and not goes_on
        except OSError as error:
            raise unwritable(str(path), error) from None
        if taken:
            raise GameError("file-exists", file=str(path))

    def probe(self) -> None:
        """Find out before the first card whether the game can be saved; raises GameError if not."""
        folder = (self._path or _fresh_path(self._match.game.name)).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise unwritable(str(self._path or folder), error) from None

    def rescue(self) -> Path:
        """Save where there is room left when the chosen place has become unwritable."""
        self._path = Path(gettempdir()) / _fresh_path(self._match.game.name).name
        return self.save()

    def save(self) -> Path:
        """Write the game as far as it has gone and say where; raises GameError if that cannot be done."""
        path = self._path or _fresh_path(self._match.game.name)
        text = record.write(record.record_of(self._match, self._names))
        beside = path.with_name(path.name + ".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(text, "utf-8")
            beside.replace(path)  # at once or not at all: a full disk leaves the last good save alone
        except OSError as error:
            raise unwritable(str(path), error) from None
        self._path = path
        return path


def unwritable(place: str, error: OSError) -> GameError:
    """What to raise where the system does not let a file be written."""
    return GameError("file-unwritable", file=place, system=error.strerror or str(error))


def _fresh_path(game: str) -> Path:
    """A name in the records folder that is not taken."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = FOLDER / (stem + SUFFIX)
    number = 2
    while path.exists():
        path = FOLDER / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def resumed(path: Path) -> tuple[Record, Match]:
    """A record and the match at the point it has reached."""
    found = read_record(path)
    return found, record.verify(found, find_game(found.game, found.players))
