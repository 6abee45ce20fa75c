"""The living specification as data: every numbered clause of the rules files, found by its ID."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from winterover.core.errors import GameError

_ID = r"[A-Z]{1,2}-[A-Z0-9.]+(?:-[0-9]+)?"
_BULLET = re.compile(rf"- \*\*({_ID})\*\* (.*)")
_PARAGRAPH = re.compile(rf"\*\*({_ID}) ([^*]+)\*\* (.*)")
_HEADING = re.compile(rf"### ({_ID}) (.*)")
_EMPHASIS = re.compile(r"(?<!\w)\*(?=\S)([^*\n]+)(?<=\S)\*(?!\w)")
_ROW = re.compile(rf"\| (?:\*\*)?({_ID})(?:\*\*)? \|(.*)\|")


class Clause(NamedTuple):
    """A numbered rule, ruling, decision or example, and the section it stands in."""

    rule: str
    text: str
    section: str


def folder() -> Traversable:
    """Where the specification is: inside an installed package, or in the checkout it is developed in."""
    packaged = files("winterover").joinpath("spec")
    if packaged.is_dir():
        return packaged
    checkout = Path(__file__).parents[3] / "docs" / "rules"
    if checkout.is_dir():
        return checkout
    raise GameError("no-specification")


@cache
def clauses() -> dict[str, Clause]:
    """All clauses of all games by ID; the first file that defines one wins."""
    found: dict[str, Clause] = {}
    for file in sorted(folder().iterdir(), key=lambda file: file.name):
        if file.name.endswith(".md") and file.name != "README.md":
            for clause in _read(file.read_text("utf-8").splitlines()):
                found.setdefault(clause.rule, clause)
    return found


def _read(lines: Sequence[str]) -> Iterator[Clause]:
    section = ""
    columns: list[str] = []
    for number, line in enumerate(lines):
        if not line.startswith("|"):
            columns = []
        if line.startswith("#"):
            heading = _HEADING.match(line)
            if heading:
                yield Clause(heading[1], _plain(_block(lines, number, heading[2])), section)
            else:
                section = line.lstrip("# ")
        elif bullet := _BULLET.match(line):
            yield Clause(bullet[1], _plain(_with_rest(lines, number, bullet[2])), section)
        elif paragraph := _PARAGRAPH.match(line):
            yield Clause(paragraph[1], _plain(f"{paragraph[2]} {paragraph[3]}"), section)
        elif row := _ROW.match(line):
            cells = [cell.strip() for cell in row[2].split("|")]
            named = zip(columns[1:], cells, strict=False)
            yield Clause(row[1], _plain("\n".join(f"{name}: {cell}" for name, cell in named if cell)), section)
        elif line.startswith("|") and not columns:  # the head of a table
            columns = [cell.strip() for cell in line.strip("| ").split("|")]


def _block(lines: Sequence[str], number: int, title: str) -> str:
    """A heading and everything below it, up to the next one."""
    body = [title]
    for line in lines[number + 1 :]:
        if line.startswith("#"):
            break
        if line:
            body.append(line)
    return "\n".join(body)


def _with_rest(lines: Sequence[str], number: int, text: str) -> str:
    """A clause with the points below it, and the table that belongs to it, if one follows."""
    points, rows = [], []
    for line in lines[number + 1 :]:
        if line.startswith("|"):
            rows.append(line)
        elif line.startswith("  - "):
            points.append(line.strip())
        elif line or rows:
            break
    if any(_ROW.match(row) for row in rows):  # rows that are clauses of their own
        rows = []
    return "\n".join([text, *points, *(row for row in rows if not set(row) <= set("|- "))])


def _plain(text: str) -> str:
    """Without the marks of Markdown."""
    return _EMPHASIS.sub(r"\1", text.replace("**", "").replace("`", ""))
