"""What happened, for people: sentences that belong together are a paragraph."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text


class Tiding(NamedTuple):
    """A sentence and the paragraph it belongs to, which a mark of three cells leads."""

    paragraph: int
    mark: Text
    sentence: str
    #: Whether nobody must miss it.
    grave: bool
    #: Whether it only tells what somebody said.
    talk: bool = False

    @property
    def style(self) -> str:
        return "title" if self.grave else ""


def paragraphs(tidings: Iterable[Tiding]) -> list[Text]:
    """The tidings as paragraphs, each led by its mark."""
    told: list[Text] = []
    number = None
    for tiding in tidings:
        if tiding.paragraph != number:
            number = tiding.paragraph
            told.append(Text.assemble(tiding.mark))
        told[-1].append(" ").append(tiding.sentence, style=tiding.style)
    return told
