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
            return _trades(scene, view, options)
        case "take" | "throw":
            return [Section([Choice(scene.option(code), code, short=_bundle(scene, code)) for code in options])]
        case _:
            return [flat(scene, options)]


def _words(code: str) -> list[str]:
    return code.split()


def _verb(code: str) -> str:
    return code.split()[0]


def to_room(scene: Scene, code: str) -> Choice:
    room = _words(code)[1]
    return Choice(scene.word("room", room), code, short=scene.short("room", room))


def _moves(scene: Scene, options: Sequence[str]) -> Sequence[Section]:
    """Every room to go to, then what else can be done."""
    rooms = [to_room(scene, code) for code in options if _verb(code) == "go"]
    others = [Choice(scene.option(code), code) for code in options if _verb(code) not in ("go", *_SECOND_STEP)]
    for verb in _SECOND_STEP:
        inner = tuple(to_room(scene, code) for code in options if _verb(code) == verb)
        if inner:
            others.append(Choice(scene.texts(f"app-thing-group-{verb}"), inner=inner))
    return filled(Section(rooms), Section(others))


def _plans(scene: Scene, options: Sequence[str]) -> Sequence[Section]:
    """A room first, and then the strength."""
    attacks = [code for code in options if _verb(code) == "lay"]
    rooms = []
    for room, codes in groupby(attacks, key=lambda code: _words(code)[1]):
        inner = tuple(Choice(scene.option(code), code) for code in codes)
        name, short = scene.word("room", room), scene.short("room", room)
        if len(inner) == 1:  # there is no strength to choose
            rooms.append(Choice(name, inner[0].code, short=short))
        else:
            rooms.append(Choice(name, inner=inner, short=short))
    return filled(Section(rooms), flat(scene, [code for code in options if _verb(code) != "lay"]))


def _trades(scene: Scene, view: View, options: Sequence[str]) -> Sequence[Section]:
    """Whom to trade with first, and then what to do."""
    alone = [code for code in options if len(_words(code)) == 1]
    with_seat = sorted((code for code in options if code not in alone), key=_partner)
    is_open = any(view["viewer"] in deal["seats"] for deal in view["deals"])
    lapses = Section([Choice(scene.texts("app-thing-ready-lapses"), code) for code in alone])
    partners = []
    for seat, codes in groupby(with_seat, key=_partner):
        inner = tuple(Choice(scene.option(code), code) for code in sorted(codes, key=_offers_last))
        partners.append(inner[0] if len(inner) == 1 else Choice(_with_deal(scene, view, seat), inner=inner))
    return filled(lapses if is_open else flat(scene, alone), Section(partners))


def _partner(code: str) -> str:
    return _words(code)[1]


def _offers_last(code: str) -> bool:
    return _verb(code) == "put"


def _with_deal(scene: Scene, view: View, seat: str) -> str:
    """A partner, and the deal with that partner as it stands."""
    for deal in view["deals"]:
        if {view["viewer"], seat} == set(deal["seats"]):
            place = deal["seats"].index(seat)
            label = scene.texts(
                "app-thing-group-deal",
                name=scene.names[seat],
                gives=scene.word("things", deal["sides"][1 - place]),
                gets=scene.word("things", deal["sides"][place]),
            )
            if deal["agreed"][place]:
                return scene.texts("app-thing-group-agreed", deal=label, name=scene.names[seat])
            return label
    return scene.texts("app-thing-group-put", name=scene.names[seat])


def _bundle(scene: Scene, code: str) -> str:
    """Several Action cards in a few words."""
    cards = Counter(_words(code)[1].split("+"))
    names = [scene.short("action", card) + (f" ×{count}" if count > 1 else "") for card, count in cards.items()]
    return " + ".join(names)


def filled(*sections: Section) -> list[Section]:
    return [section for section in sections if section.choices]
