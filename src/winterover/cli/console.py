"""The console of the app: rich's with the app's colours, and with no-break spaces at which no line breaks."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text
from rich.theme import Theme

#: Amber is for what is yours to do now and for nothing else; no meaning is carried by colour alone.
THEME = Theme(
    {
        "yours": "bold yellow",
        "quiet": "dim",
        "title": "bold",
        "rule": "cyan",
        "danger": "bold magenta",
        "good": "bold green",
        "line": "bright_black",
    }
)

#: Rich breaks lines at every blank, also at those that are there to prevent it: French has one before "?" and "»".
#: While it does so, characters stand for them that are as wide, that are no blanks, and that no text and no name has.
_STAND_INS = {ord("\N{NO-BREAK SPACE}"): "\ue000", ord("\N{NARROW NO-BREAK SPACE}"): "\ue001"}
_SPACES = {ord(stand_in): chr(space) for space, stand_in in _STAND_INS.items()}


class AppConsole(Console):
    """Shows texts as they are: nothing in them is markup, an emoji's name or worth a highlight."""

    def __init__(self, **options: Any) -> None:
        super().__init__(theme=THEME, highlight=False, emoji=False, markup=False, **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Everything that is shown comes through here, whatever holds it."""
        if not isinstance(renderable, (str, Text)):
            yield from super().render(renderable, options)
            return
        text = Text(renderable) if isinstance(renderable, str) else renderable.copy()
        text.plain = text.plain.translate(_STAND_INS)
        for segment in super().render(text, options):
            yield segment._replace(text=segment.text.translate(_SPACES))
