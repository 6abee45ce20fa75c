"""How each game's table looks in a terminal."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from winterover.cli.choices import Section
from winterover.cli.news import Tiding
from winterover.cli.scene import Scene
from winterover.core.facts import Told
from winterover.core.game import Game
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

    def pressed(self, view: View) -> Sequence[str]:
        """The letters of those for whose answer somebody waits, where several are asked at once; from any view."""

    def tidings(self, scene: Scene, log: Sequence[Told], since: int, viewer: str | None) -> list[Tiding]:
        """What is worth a sentence from a place in the viewer's log on; the log itself has everything."""

    def open_hands(self, scene: Scene, match: Match) -> RenderableType:
        """Everybody's role and hand, for those who may see everything."""

    def ending(self, scene: Scene, match: Match, width: int, brief: bool) -> RenderableType:
        """Who won and why, then who was what since when; brief where there are few rows to spare."""


def table_of(game: Game[Any]) -> str:
    """The name of a game's table: a mode that differs from the main one has a table of its own."""
    return game.mode or game.name


def painter_for(game: Game[Any]) -> Painter:
    """The painter of a game."""
    return cast(Painter, import_module(f"{__name__}.{table_of(game)}"))


def is_open(game: Game[Any]) -> bool:
    """Whether all players see the same, so that nobody has to look away while another decides."""
    return table_of(game) in _OPEN


_OPEN = ("small",)
