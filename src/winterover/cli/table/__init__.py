"""How each game's table looks in a terminal."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from winterover.cli.choices import Section
from winterover.cli.news import Tiding
from winterover.cli.scene import Scene
from winterover.core.facts import Told
from winterover.core.match import Match
from winterover.core.views import View


class Painter(Protocol):
    """What a module of this package offers."""

    def draw(self, scene: Scene, view: View, width: int, tall: bool) -> RenderableType:
        """The table as a picture; a flat one where there are few rows to spare."""

    def tell(self, scene: Scene, view: View) -> RenderableType:
        """The table in words, for screen readers, pipes, narrow terminals, and whoever wants to read it all."""

    def title(self, scene: Scene, view: View, log: Sequence[Told]) -> str:
        """What is going on, in a few words; the log is the public one."""

    def own(self, scene: Scene, view: View, hints: bool) -> RenderableType:
        """What only the viewer sees: role and hand, with a word about each card if hints are wanted."""

    def choices(self, scene: Scene, view: View, ask: Mapping[str, Any]) -> Sequence[Section]:
        """The options of an ask as a list to pick from."""

    def is_out(self, view: View) -> bool:
        """Whether the viewer has left the game and will be asked nothing more."""

    def tidings(self, scene: Scene, log: Sequence[Told], since: int, viewer: str | None) -> list[Tiding]:
        """What is worth a sentence from a place in the viewer's log on; the log itself has everything."""

    def open_hands(self, scene: Scene, match: Match) -> RenderableType:
        """Everybody's role and hand, for those who may see everything."""

    def ending(self, scene: Scene, match: Match, width: int) -> RenderableType:
        """Who was what, since when, and who won."""


def painter_for(game: str) -> Painter:
    """The painter of a game."""
    return cast(Painter, import_module(f"{__name__}.{game}"))
