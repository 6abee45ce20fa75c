"""How each game's table looks in a terminal."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.core.facts import Told
from winterover.core.match import Match
from winterover.core.views import View


class Painter(Protocol):
    """What a module of this package offers."""

    def draw(self, scene: Scene, view: View, width: int, rows: int) -> RenderableType:
        """The table as a picture; with few rows to spare a flat one."""

    def tell(self, scene: Scene, view: View) -> RenderableType:
        """The table in words, for screen readers, pipes and narrow terminals."""

    def title(self, scene: Scene, view: View) -> str:
        """What is going on, in a few words."""

    def own(self, scene: Scene, view: View, hints: bool) -> RenderableType:
        """What only the viewer sees: role and hand, with a word about each card if hints are wanted."""

    def news(self, scene: Scene, log: Sequence[Told], since: int, viewer: str | None) -> list[Text]:
        """What happened from a place in the log on, a paragraph a turn; each begins with a mark of three cells."""

    def is_news(self, told: Told) -> bool:
        """Whether a fact is worth a sentence while one looks on; the log has them all."""

    def is_grave(self, told: Told) -> bool:
        """Whether a fact is one that nobody must miss."""

    def open_hands(self, scene: Scene, match: Match) -> RenderableType:
        """Everybody's role and hand, for those who may see everything."""

    def ending(self, scene: Scene, match: Match) -> RenderableType:
        """Who was what, since when, and who won."""


def painter_for(game: str) -> Painter:
    """The painter of a game."""
    return cast(Painter, import_module(f"{__name__}.{game}"))
