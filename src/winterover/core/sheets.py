"""Board sheets as people keep them: TOML or JSON, told apart by the name of the file."""

import json
import tomllib
from collections.abc import Callable

from winterover.core.errors import GameError
from winterover.core.figures import UNNAMED, is_sheet_name

#: A whole board on one line needs fewer dots; names that go deep take the parser of TOML very long.
_MOST_DOTS = 200

TOML = ".toml"
JSON = ".json"


def parse_sheet(file: str, text: str) -> dict[str, object]:
    """What a sheet holds, not yet checked against any game; raises GameError where that is no sheet."""
    _, suffix = _parts(file)
    parse = PARSERS.get(suffix.casefold())
    if parse is None:
        raise GameError("sheet-suffix", file=file, allowed=", ".join(PARSERS))
    try:
        data = parse(text)
    except (ValueError, RecursionError) as error:
        raise GameError("sheet-syntax", file=file, format=suffix[1:].upper(), problem=str(error)) from None
    if not isinstance(data, dict):
        raise GameError("sheet-table", file=file)
    return {"name": name_for(file), **data}


def name_for(file: str) -> str:
    """A sheet that does not say its name goes by that of its file."""
    stem, _ = _parts(file)
    return stem if is_sheet_name(stem) else UNNAMED


def _parts(file: str) -> tuple[str, str]:
    """A file's name without its folder: what stands before the last dot, and the rest with the dot."""
    name = file.replace("\\", "/").rpartition("/")[2]
    stem, dot, ending = name.rpartition(".")
    return (stem, dot + ending) if stem else (name, "")


def _parse_toml(text: str) -> object:
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _MOST_DOTS:
            raise GameError("sheet-dots", line=number, most=_MOST_DOTS)
    return tomllib.loads(text)


def _parse_json(text: str) -> object:
    return json.loads(text, object_pairs_hook=_each_once)


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """JSON would let the last of two values win; a sheet with two is a mistake."""
    table: dict[str, object] = {}
    for key, value in pairs:
        if key in table:
            raise GameError("sheet-twice", cell=key)
        table[key] = value
    return table


PARSERS: dict[str, Callable[[str], object]] = {TOML: _parse_toml, JSON: _parse_json}
