"""The table of the small crew in a terminal: the base, the crew, the Character in question, and what happened."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.small_board import flat_board, tall_board
from winterover.cli.table.small_choices import choices
from winterover.cli.table.small_end import ending, open_hands
from winterover.cli.table.small_figures import asked_about, cards_of, figure_of
from winterover.cli.table.small_news import PHASES, tidings
from winterover.cli.table.small_words import tell
from winterover.core.facts import Told
from winterover.core.views import View

__all__ = ["choices", "draw", "ending", "is_out", "open_hands", "own", "pressed", "tell", "tidings", "title"]


def draw(scene: Scene, view: View, width: int, tall: bool) -> RenderableType:
    """The base and the crew."""
    return tall_board(scene, view, width) if tall else flat_board(scene, view, width)


def title(scene: Scene, view: View, log: Sequence[Told]) -> str:
    """The round, the phase, and who decides where several people share the screen."""
    phase = view["phase"]
    parts = [
        scene.texts("app-thing-round", round=view["round"]),
        f"{PHASES[phase]} {scene.texts(f'app-small-phase-{phase}')}",
    ]
    if len(scene.people) > 1 and view["viewer"] is not None:
        parts.append(scene.texts("app-small-decides", name=scene.names[view["viewer"]]))
    return " · ".join(parts)


def is_out(view: View) -> bool:
    """Whoever has no Character left is asked nothing more (R-158)."""
    return not any(figure["seat"] == view["viewer"] and figure["status"] == "character" for figure in view["crew"])


def pressed(view: View) -> list[str]:
    """Nobody presses anybody: all play together."""
    return []


def own(scene: Scene, view: View, hints: bool) -> RenderableType:
    """Nobody hides anything. For beginners: what the Character in question can do, and what its things are for."""
    character = asked_about(view)
    if character is None or not hints:
        return Group()
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis", style="quiet")
    if not _too_late(view, character):
        grid.add_row(Text(f"  {scene.word('character', character)}"), scene.texts(f"app-small-ability-{character}"))
    figure = figure_of(view, character)
    for card in dict.fromkeys([*cards_of(figure), *(["flamethrower"] if figure["flamethrowers"] else [])]):
        grid.add_row(Text(f"  {scene.card(card)}", style="title"), scene.texts(f"app-small-hint-{card}"))
    return grid


#: Who may roll dice again.
_REROLLERS = ("garry", "norris")


def _too_late(view: View, character: str) -> bool:
    """Whether the Character's ability is about dice that cannot be rolled again any more."""
    if character not in _REROLLERS or not view["dice"]:
        return False
    return not any(code.startswith("reroll ") for ask in view["asks"] for code in ask["options"])
