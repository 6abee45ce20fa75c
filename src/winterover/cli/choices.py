"""A long list of options made short: some are reached in a second step, and what belongs together stands together."""

from collections.abc import Sequence
from typing import NamedTuple

from winterover.cli.lists import number_typed
from winterover.cli.scene import Scene
from winterover.core.errors import GameError


class Choice(NamedTuple):
    """A line of the list: the code of an option, or several options of which one is picked next."""

    label: str
    code: str = ""
    inner: "tuple[Choice, ...]" = ()
    #: What stands for the label where there is little room.
    short: str = ""


class Section(NamedTuple):
    """Choices that belong together. Such as have a short label stand in as many columns as fit."""

    choices: Sequence[Choice]

    @property
    def is_dense(self) -> bool:
        return all(choice.short for choice in self.choices)

    def labels(self, compact: bool) -> list[str]:
        return [choice.short or choice.label if compact else choice.label for choice in self.choices]


def flat(scene: Scene, codes: Sequence[str]) -> Section:
    """Every option as a choice of its own."""
    return Section([Choice(scene.option(code), code) for code in codes])


def numbered_choices(sections: Sequence[Section]) -> list[Choice]:
    """All choices, in the order of their numbers."""
    return [choice for section in sections for choice in section.choices]


def pick(choices: Sequence[Choice], words: Sequence[str]) -> Choice:
    """The choice with this number, or (for several numbers) what is chosen step by step; raises GameError."""
    number = number_typed(words[0])
    if number is None or not 1 <= number <= len(choices):
        raise GameError("no-such-option", given=" ".join(words)[:20], most=len(choices))
    choice = choices[number - 1]
    if len(words) == 1:
        return choice
    if not choice.inner:
        raise GameError("no-such-option", given=" ".join(words)[:20], most=len(choices))
    return pick(choice.inner, words[1:])
