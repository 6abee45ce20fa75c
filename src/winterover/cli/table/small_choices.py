"""The choices of the small crew as lists that fit on a screen: rooms side by side, dice and gifts in a second step."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from winterover.cli.choices import Choice, Section, flat
from winterover.cli.scene import Scene
from winterover.cli.table.small_figures import figure_of
from winterover.cli.table.small_status import where
from winterover.cli.table.thing_choices import filled, to_room
from winterover.core.views import View

#: Options about Characters that say little without the room these are in.
_WITH_ROOM = ("dice_to", "victim", "struck")


def choices(scene: Scene, view: View, ask: Mapping[str, Any]) -> Sequence[Section]:
    """Moves, dice and gifts have many options; everything else is a plain list."""
    options: Sequence[str] = ask["options"]
    match ask["kind"]:
        case "move" | "room_order" | "alien_order":
            return [Section([to_room(scene, code) for code in options])]
        case "mover":
            return [Section([_character(scene, code) for code in options])]
        case "dice" | "dormitory":
            return _dice(scene, view, options)
        case "hand_over":
            return _gifts(scene, options)
        case "act":
            return [Section([_deed(scene, view, ask["character"], code) for code in options])]
        case kind if kind in _WITH_ROOM:
            return [Section([_with_room(scene, view, code) for code in options])]
        case _:
            return [flat(scene, options)]


def _character(scene: Scene, code: str) -> Choice:
    return Choice(scene.option(code), code, short=scene.word("character", code.split()[1]))


def _with_room(scene: Scene, view: View, code: str) -> Choice:
    choice = _character(scene, code)
    room = where(scene, view, code.split()[1])
    return Choice(f"{choice.label} ({room})", code, short=f"{choice.short} ({room})") if room else choice


def _deed(scene: Scene, view: View, character: str, code: str) -> Choice:
    """An action, with the name of the room that it is done to."""
    label = scene.option(code)
    if code not in ("use", "repair"):
        return Choice(label, code)
    return Choice(f"{label} ({scene.word('room', figure_of(view, character)['room'])})", code)


def _dice(scene: Scene, view: View, options: Sequence[str]) -> Sequence[Section]:
    """What is done with each die, by its face; rolling or turning one is a second step where there is more to do."""
    changes = _changes(scene, view, [code for code in options if code.startswith("set ")])
    rerolls = tuple(_reroll(scene, view, code) for code in options if code.startswith("reroll "))
    plain = [_settling(scene, view, code) for code in options if code.split()[0] not in ("set", "reroll")]
    if len(plain) == 1:  # somebody else has the dice
        return filled(Section(plain), Section(changes))
    groups = (("app-small-group-reroll", rerolls), ("app-small-group-set", changes))
    return [Section([*plain, *(Choice(scene.texts(name), inner=inner) for name, inner in groups if inner)])]


def _face(scene: Scene, view: View, number: str) -> str:
    """What a die shows now."""
    return scene.word("die", view["dice"][int(number) - 1])


def _settling(scene: Scene, view: View, code: str) -> Choice:
    """To go on as it is, or to cancel a die."""
    words = code.split()
    label = scene.option(code)
    return Choice(f"{label} ({_face(scene, view, words[1])})" if len(words) > 1 else label, code)


def _reroll(scene: Scene, view: View, code: str) -> Choice:
    _, number, source = code.split()
    label = f"{_face(scene, view, number)} ({scene.word('source', source)})"
    return Choice(label, code, short=label)


def _changes(scene: Scene, view: View, codes: Sequence[str]) -> tuple[Choice, ...]:
    """Which die is turned first, and then to which face."""
    dice = []
    for number, turns in groupby(codes, key=lambda code: code.split()[1]):
        faces = {code: scene.word("die", code.split()[2]) for code in turns}
        label = scene.texts("app-small-group-die", number=number, die=_face(scene, view, number))
        dice.append(Choice(label, inner=tuple(Choice(face, code, short=face) for code, face in faces.items())))
    return tuple(dice)


def _gifts(scene: Scene, options: Sequence[str]) -> Sequence[Section]:
    """Who gives something first, and then what."""
    offers = [code for code in options if code.startswith("offer ")]
    givers = []
    for character, codes in groupby(offers, key=lambda code: code.split()[1]):
        inner = tuple(Choice(scene.option(code), code) for code in codes)
        name = scene.word("character", character)
        givers.append(
            inner[0] if len(inner) == 1 else Choice(scene.texts("app-small-group-give", name=name), inner=inner)
        )
    return filled(flat(scene, [code for code in options if code not in offers]), Section(givers))
