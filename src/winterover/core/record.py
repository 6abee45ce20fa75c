"""Records: settings, seed and codes as a readable text file. It is save, replay, bug report and golden test.

    winterover record 2
    game stayaway
    rules 1
    players 4
    edition E1
    ruling infectedAt6 9
    name A Ada
    name B Cleo
    commitment 5f0c...
    seed 91d2...
    moves
    A discard axe
    B says accuse C thing
    C whispers D trust A
    D ! declare
    end false_declaration A B
    digest 3c07...

Everything below `moves` is one line a deed; `!` marks a deed that nobody asked for. The seed may be missing while a
game goes on, and the end too. A table with a board sheet has, after its rulings, a line `sheet our own board` and one
like `figure sos_spaces 10` for every figure that is not the standard one.

Where somebody took over a seat, a line after the names, `formerly B 41 Bo`, says who played it until everybody had been
told 41 facts. A record with such lines has version 3, since readers of version 2 do not know them.

The commitment was published before the first card: it is a hash of the seed and the settings. The digest is the SHA-256
of all lines before it, as `write` spells them; comments and blanks do not count.

Version 1 had no digest, and its commitment was a hash of the seed alone. Such records are still read.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

from winterover.core.errors import GameError, RecordError
from winterover.core.game import Game, Outcome
from winterover.core.match import ANSWER, COMMAND, SAY, Entry, Match
from winterover.core.rng import KEY_BYTES, commitment
from winterover.core.rulings import is_name, is_number, spell
from winterover.core.seats import LETTERS, seat_of

FORMAT = "winterover record"
FORMAT_VERSION = 2
_WITH_FORMER = 3
#: The versions that can be read.
_VERSIONS = {f"{FORMAT} {version}": version for version in (1, FORMAT_VERSION, _WITH_FORMER)}
#: So many of those who played a seat before are remembered.
MOST_FORMER = 12

_ONCE = ("game", "rules", "players", "edition", "sheet", "commitment", "seed")
_NEEDED = ("game", "rules", "players", "edition", "commitment")


class Former(NamedTuple):
    """Who played a seat before, and how many facts everybody had been told when somebody else took it over."""

    name: str
    facts: int


@dataclass(slots=True)
class Record:
    """What a record file says, not yet checked against any game."""

    game: str
    rules: int
    players: int
    edition: str
    commitment: str
    key: bytes | None = None
    rulings: dict[str, str] = field(default_factory=dict)
    #: The name of the board sheet, empty for the standard one, and what it changes.
    sheet: str = ""
    figures: dict[str, int] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    #: By seat those who played it before, the last one last.
    formerly: dict[int, list[Former]] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    outcome: Outcome | None = None
    version: int = FORMAT_VERSION
    #: What the file says about itself; empty where it says nothing.
    digest: str = ""

    @property
    def has_digest(self) -> bool:
        """Whether a change of any line would be noticed."""
        return self.version > 1


# Writing


def record_of(
    match: Match, names: dict[int, str] | None = None, formerly: dict[int, list[Former]] | None = None
) -> Record:
    """The record of a match as far as it has gone. It holds the seed: whoever gets it can see everything."""
    _check_names(names or {}, formerly or {})
    return Record(
        game=match.game.name,
        rules=match.game.rules_version,
        players=match.config.players,
        edition=match.config.edition,
        commitment=match.commitment,
        key=match.key,
        rulings={key: spell(value) for key, value in match.config.rulings.items()},
        sheet=match.config.sheet,
        figures=dict(match.config.figures),
        names=dict(names or {}),
        formerly=dict(formerly or {}),
        entries=list(match.entries),
        outcome=match.game.outcome(match.state) if match.over else None,
        version=_WITH_FORMER if formerly else FORMAT_VERSION,
    )


def _check_names(names: dict[int, str], formerly: dict[int, list[Former]]) -> None:
    for name in (*names.values(), *(former.name for formers in formerly.values() for former in formers)):
        if not is_name(name):
            raise RecordError("record-name", name=name)


def _spell_entry(entry: Entry) -> str:
    who = LETTERS[entry.seat]
    if entry.kind == ANSWER:
        return f"{who} {entry.text}"
    if entry.kind == COMMAND:
        return f"{who} ! {entry.text}"
    if entry.to is None:
        return f"{who} says {entry.text}"
    return f"{who} whispers {LETTERS[entry.to]} {entry.text}"


def write(record: Record) -> str:
    """The text of a record, with the digest that it should have."""
    text = _spell(record)
    return f"{text}digest {digest_of(record)}\n" if record.has_digest else text


def digest_of(record: Record) -> str:
    """The digest of everything that a record says."""
    return sha256(_spell(record).encode()).hexdigest()


def _spell(record: Record) -> str:
    lines = [
        f"{FORMAT} {record.version}",
        f"game {record.game}",
        f"rules {record.rules}",
        f"players {record.players}",
        f"edition {record.edition}",
        *(f"ruling {key} {value}" for key, value in record.rulings.items()),
        *([f"sheet {record.sheet}"] if record.sheet else []),
        *(f"figure {cell} {number}" for cell, number in record.figures.items()),
        *(f"name {LETTERS[seat]} {name}" for seat, name in sorted(record.names.items())),
        *(
            f"formerly {LETTERS[seat]} {former.facts} {former.name}"
            for seat, formers in sorted(record.formerly.items())
            for former in formers
        ),
        f"commitment {record.commitment}",
    ]
    if record.key is not None:
        lines.append(f"seed {record.key.hex()}")
    lines.append("moves")
    lines += [_spell_entry(entry) for entry in record.entries]
    if record.outcome is not None:
        winners = "".join(f" {LETTERS[seat]}" for seat in record.outcome.winners)
        lines.append(f"end {record.outcome.ending}{winners}")
    return "\n".join(lines) + "\n"


# Reading


def read(text: str) -> Record:
    """Read a record; raises RecordError naming the line and what is wrong with it."""
    lines = _lines(text)
    number, first = next(lines, (0, ""))
    if not first.startswith(FORMAT + " "):
        raise RecordError("not-a-record", wanted=f"{FORMAT} {FORMAT_VERSION}")
    if first not in _VERSIONS:
        raise RecordError("record-format", found=first, wanted=", ".join(_VERSIONS))
    record = _read_head(lines, _VERSIONS[first])
    for number, line in lines:
        if record.digest:
            raise RecordError("record-after-end", line=number, text=line)
        if record.has_digest and line.startswith("digest "):
            record.digest = line.removeprefix("digest ").strip()
        elif record.outcome is not None:
            raise RecordError("record-after-end", line=number, text=line)
        elif line == "end" or line.startswith("end "):
            record.outcome = _read_end(record, number, line)
        else:
            record.entries.append(_read_entry(record, number, line))
    return record


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            yield number, stripped


def _read_head(lines: Iterator[tuple[int, str]], version: int) -> Record:
    head: dict[str, str] = {}
    rulings: dict[str, str] = {}
    figures: dict[str, int] = {}
    names: dict[int, str] = {}
    formerly: dict[int, list[Former]] = {}
    for number, line in lines:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        key, _, value = rest.partition(" ")
        if line == "moves":
            record = _record_from_head(head, rulings, figures, names)
            return _with_former(record, version, formerly)
        if word == "ruling" and key not in rulings and len(value.split()) == 1:
            rulings[key] = value.strip()
        elif word == "figure" and key not in figures and is_number(value.strip().removeprefix("-")):
            figures[key] = int(value)
        elif word == "name" and value and len(key) == 1 and key in LETTERS and seat_of(key) not in names:
            names[seat_of(rest[0])] = rest[2:].strip()
        elif word == "formerly" and version >= _WITH_FORMER and _notes_former(formerly, key, value):
            continue
        elif word in _ONCE and rest and word not in head:
            head[word] = rest
        else:
            raise RecordError("record-line", line=number, text=line)
    raise RecordError("record-cut-short", missing="moves")


def _notes_former(formerly: dict[int, list[Former]], letter: str, text: str) -> bool:
    """Take in who played a seat before, one after the other; whether the line can be understood."""
    facts, _, name = text.partition(" ")
    if not (len(letter) == 1 and letter in LETTERS and is_number(facts) and name.strip()):
        return False
    found = formerly.setdefault(seat_of(letter), [])
    found.append(Former(name.strip(), int(facts)))
    return len(found) <= MOST_FORMER and (len(found) == 1 or found[-2].facts <= found[-1].facts)


def _with_former(record: Record, version: int, formerly: dict[int, list[Former]]) -> Record:
    _check_seats(formerly, record.players)
    _check_names({}, formerly)
    record.version, record.formerly = version, formerly
    return record


def _check_seats(named: Iterable[int], players: int) -> None:
    for seat in named:
        if seat >= players:
            raise RecordError("record-seat", seat=LETTERS[seat], last=LETTERS[players - 1])


def _record_from_head(
    head: dict[str, str], rulings: dict[str, str], figures: dict[str, int], names: dict[int, str]
) -> Record:
    for key in _NEEDED:
        if key not in head:
            raise RecordError("record-cut-short", missing=key)
    numbers = {}
    for key in ("rules", "players"):
        if not is_number(head[key]):
            raise RecordError("record-number", key=key, value=head[key])
        numbers[key] = int(head[key])
    _check_seats(names, numbers["players"])
    _check_names(names, {})
    return Record(
        game=head["game"],
        rules=numbers["rules"],
        players=numbers["players"],
        edition=head["edition"],
        commitment=head["commitment"],
        key=_read_key(head["seed"]) if "seed" in head else None,
        rulings=rulings,
        sheet=head.get("sheet", ""),
        figures=figures,
        names=names,
    )


def _read_key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise RecordError("record-seed", wanted=2 * KEY_BYTES)
    return key


def _read_entry(record: Record, number: int, line: str) -> Entry:
    who, _, rest = line.partition(" ")
    rest = rest.strip()
    if len(who) != 1 or who not in LETTERS[: record.players] or not rest:
        raise RecordError("record-line", line=number, text=line)
    seat = seat_of(who)
    verb, _, words = rest.partition(" ")
    if verb == "says" and words:
        return Entry(SAY, seat, words)
    if verb == "!" and words:
        return Entry(COMMAND, seat, words)
    if verb == "whispers":
        to, _, words = words.partition(" ")
        if len(to) != 1 or to not in LETTERS[: record.players] or not words:
            raise RecordError("record-line", line=number, text=line)
        return Entry(SAY, seat, words, seat_of(to))
    return Entry(ANSWER, seat, rest)


def _read_end(record: Record, number: int, line: str) -> Outcome:
    _, *words = line.split()
    if not words or any(len(word) != 1 or word not in LETTERS[: record.players] for word in words[1:]):
        raise RecordError("record-line", line=number, text=line)
    return Outcome(words[0], tuple(seat_of(word) for word in words[1:]))


# Replaying


def begin(record: Record, game: Game[Any]) -> Match:
    """The match at its first ask; raises RecordError if this game cannot replay the record."""
    if record.game != game.name:
        raise RecordError("record-other-game", found=record.game, wanted=game.name)
    if record.rules != game.rules_version:
        raise RecordError("record-other-rules", found=record.rules, wanted=game.rules_version)
    if record.key is None:
        raise RecordError("record-no-seed")
    sheet = {"name": record.sheet, "figures": record.figures} if record.sheet or record.figures else None
    try:
        config = game.configure(record.players, record.edition, record.rulings, sheet)
    except GameError as error:
        raise RecordError("record-config", reason=error) from error
    return Match(game, config, record.key)


def repeat(match: Match, entry: Entry, place: int) -> None:
    """Do one deed of a record again; `place` counts from 1, for the error."""
    try:
        if entry.kind == SAY:
            match.say(entry.seat, entry.text, entry.to)
        else:
            match.act(entry.seat, entry.text)
    except GameError as error:
        raise RecordError("record-move", place=place, text=_spell_entry(entry), reason=error) from error
    if match.entries[-1].kind != entry.kind:
        raise RecordError("record-kind", place=place, text=_spell_entry(entry))


def replay(record: Record, game: Game[Any]) -> Match:
    """Play a record through; raises RecordError at the first line that does not fit."""
    return _play_through(record, begin(record, game))


def _play_through(record: Record, match: Match) -> Match:
    for place, entry in enumerate(record.entries, 1):
        repeat(match, entry, place)
    if record.outcome is not None:
        _check_outcome(record.outcome, match)
        _check_former(record, match)
    return match


def verify(record: Record, game: Game[Any]) -> Match:
    """Check that seed and settings are those committed to, that dealing and playing again gives the same end, and that
    no line was changed, added or lost. An old record without a digest passes if the rest is in order.
    """
    match = begin(record, game)
    if record.commitment != (match.commitment if record.has_digest else commitment(match.key, "")):
        raise RecordError("record-commitment")
    _play_through(record, match)
    if record.has_digest and not record.digest:
        raise RecordError("record-cut-short", missing="digest")
    if record.has_digest and record.digest != digest_of(record):
        raise RecordError("record-digest")
    return match


def _check_former(record: Record, match: Match) -> None:
    """Nobody can have played until more was told than the whole game tells."""
    told = sum(fact.public is not None for fact in match.facts)
    for seat, formers in record.formerly.items():
        if formers[-1].facts > told:
            raise RecordError("record-former", seat=LETTERS[seat], found=formers[-1].facts, most=told)


def _check_outcome(claimed: Outcome, match: Match) -> None:
    real = match.game.outcome(match.state) if match.over else None
    if real is None or real != claimed:
        raise RecordError("record-end", claimed=claimed.ending, found=real.ending if real is not None else "none")
