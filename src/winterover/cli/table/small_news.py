"""What happened to the small crew, for people: a paragraph a phase, without what the board shows anyway."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from rich.text import Text

from winterover.cli.news import Tiding
from winterover.cli.scene import Scene
from winterover.core.facts import Told
from winterover.core.talk import SAID

#: The phases of a round by the numbers that the rules give them (T-Z0-06).
PHASES = {
    "weather": "1",
    "upkeep": "2",
    "move": "3",
    "encounters": "3",
    "aliens": "4",
    "actions": "5",
    "rec_room": "6",
    "tests": "7",
    "food": "8",
    "dogs": "9",
}
_ORDER = list(PHASES)

#: Facts that only one phase has, or that cannot come before it: the first of them in a round begins it.
_OPENS = {
    "round_began": "weather",
    "consumed": "upkeep",
    "frost_moved": "upkeep",
    "went": "move",
    "aliens_came": "aliens",
    "boarded": "actions",
    "rolled_dice": "actions",
    "dice_assigned": "actions",
    "assembled": "rec_room",
    "blocked": "rec_room",
    "tested": "tests",
    "ate": "food",
    "dogs_placed": "dogs",
}

#: What is on the board, or in the next sentence: only the log tells it.
_IDLE = frozenset(("assembled", "crew_ended", "crew_ready", "lay_down", "reshuffled", "strength", "weather_rolled"))

_GRAVE = frozenset(
    (
        "assimilated",
        "blocked",
        "boiler_destroyed",
        "burned",
        "collective_defeated",
        "crew_hungry",
        "departed",
        "escape_began",
        "power_failed",
        "rescue_arrived",
        "rescue_left",
        "role_shown",
        "sos_sent",
        "tested",
        "transformed",
    )
)


def tidings(scene: Scene, log: Sequence[Told], since: int, viewer: str | None) -> list[Tiding]:
    """A paragraph a phase, led by its number; what several did alike is one sentence.

    Where several people share the screen, nobody is spoken to as "you".
    """
    reader = viewer if len(scene.people) == 1 else None
    told_now: list[Tiding] = []
    for (number, phase), placed in groupby(_with_phases(log), key=lambda item: item[0]):
        news = [told for _, place, told in placed if place >= since and _is_news(told)]
        mark = Text(f"{PHASES[phase] if number else '':<3}", style="quiet")  # the setup is no phase
        for name, group in groupby(news, key=lambda told: told.name):
            alike = list(group)
            if name in _TOGETHER and len(alike) > 1:
                told_now.append(Tiding(number, mark, _TOGETHER[name](scene, alike), False))
            else:
                is_grave, is_talk = name in _GRAVE, name == SAID.name
                sentences = [scene.sentence(told, reader) for told in alike]
                told_now += [Tiding(number, mark, sentence, is_grave, is_talk) for sentence in sentences]
    return told_now


def _is_news(told: Told) -> bool:
    """What the alien does in a room where nobody is, the next sentence says."""
    return told.name not in _IDLE and not (told.name == "encounter" and not told.args["seats"])


def _with_phases(log: Sequence[Told]) -> Iterator[tuple[tuple[int, str], int, Told]]:
    """Every fact with its phase (and a number that no other phase of the game has) and its place in the log."""
    number, current = 0, 0
    for place, told in enumerate(log):
        phase = _ORDER.index(_OPENS.get(told.name, _ORDER[0]))
        if told.name == "round_began" or phase > current:
            number, current = number + 1, phase
        yield (number, _ORDER[current]), place, told


# What several did alike


def _moves(scene: Scene, moves: Sequence[Told]) -> str:
    parts = [f"{_name(scene, move)} → {scene.short('room', move.args['room'])}" for move in moves]
    return scene.texts("app-thing-moves", moves=", ".join(parts))


def _steps(scene: Scene, steps: Sequence[Told]) -> str:
    """Where the discs are now: of each only the last step."""
    last = {_name(scene, step): step.args["space"] for step in steps}
    return scene.texts("app-small-steps", steps=", ".join(f"{name} {space}" for name, space in last.items()))


def _name(scene: Scene, told: Told) -> str:
    return scene.word("character", told.args["seat"])


_TOGETHER: Mapping[str, Callable[[Scene, Sequence[Told]], str]] = {"went": _moves, "suspicion": _steps}
