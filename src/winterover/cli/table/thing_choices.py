"""The choices of The Thing as lists that fit on a screen: rooms side by side, rare deeds in a second step."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from winterover.cli.choices import Choice, Section, flat
from winterover.cli.scene import Scene
from winterover.core.views import View

#: Verbs of a move that are reached in a second step; simply going to a room is what people mostly do.
_SECOND_STEP = ("light", "special", "twice")


def choices(scene: Scene, view: View, ask: Mapping[str, Any]) -> Sequence[Section]:
    """Moves, plans and trades have many options; everything else is a plain list."""
    options: Sequence[str] = ask["options"]
    match ask["kind"]:
        case "move":
            return _moves(scene, options)
        case "plan":
            return _plans(scene, options)
        case "trade":
            return _trades(scene, options)
        case "take" | "throw":
            return [Section([Choice(_bundle(scene, code), code) for code in options], short=True)]
        case _:
            return [flat(scene, options)]


def _words(code: str) -> list[str]:
    return code.split()


def _verb(code: str) -> str:
    return code.split()[0]


def _to_room(scene: Scene, code: str) -> Choice:
    return Choice(scene.short("room", _words(code)[1]), code)


def _moves(scene: Scene, options: Sequence[str]) -> Sequence[Section]:
    """Every room to go to, then what else can be done."""
    rooms = [_to_room(scene, code) for code in options if _verb(code) == "go"]
    others = [Choice(scene.option(code), code) for code in options if _verb(code) not in ("go", *_SECOND_STEP)]
    for verb in _SECOND_STEP:
        inner = tuple(_to_room(scene, code) for code in options if _verb(code) == verb)
        if inner:
            others.append(Choice(scene.texts(f"app-thing-group-{verb}"), inner=inner))
    return _filled(Section(rooms, short=True), Section(others))


def _plans(scene: Scene, options: Sequence[str]) -> Sequence[Section]:
    """A room first, and then the strength."""
    attacks = [code for code in options if _verb(code) == "lay"]
    rooms = []
    for room, codes in groupby(attacks, key=lambda code: _words(code)[1]):
        inner = tuple(Choice(scene.option(code), code) for code in codes)
        rooms.append(Choice(scene.short("room", room), inner=inner))
    return _filled(Section(rooms, short=True), flat(scene, [code for code in options if _verb(code) != "lay"]))


def _trades(scene: Scene, options: Sequence[str]) -> Sequence[Section]:
    """Whom to offer something first, and then what."""
    offers = [code for code in options if _verb(code) == "put"]
    partners = []
    for seat, codes in groupby(offers, key=lambda code: _words(code)[1]):
        inner = tuple(Choice(scene.option(code), code) for code in codes)
        partners.append(Choice(scene.texts("app-thing-group-put", name=scene.names[seat]), inner=inner))
    return _filled(flat(scene, [code for code in options if _verb(code) != "put"]), Section(partners))


def _bundle(scene: Scene, code: str) -> str:
    """Several Action cards in a few words."""
    cards = Counter(_words(code)[1].split("+"))
    names = [scene.short("action", card) + (f" ×{count}" if count > 1 else "") for card, count in cards.items()]
    return " + ".join(names)


def _filled(*sections: Section) -> list[Section]:
    return [section for section in sections if section.choices]
