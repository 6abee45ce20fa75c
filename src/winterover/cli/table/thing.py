"""The table of The Thing in a terminal: the base, the crew, the own belongings, and what happened."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.thing_board import flat_board
from winterover.cli.table.thing_choices import choices
from winterover.cli.table.thing_end import ending, open_hands
from winterover.cli.table.thing_news import PHASES, tidings
from winterover.cli.table.thing_plan import tall_board
from winterover.cli.table.thing_words import tell
from winterover.core.facts import Told
from winterover.core.seats import LETTERS
from winterover.core.views import View

__all__ = ["choices", "draw", "ending", "is_out", "open_hands", "own", "pressed", "tell", "tidings", "title"]


def draw(scene: Scene, view: View, width: int, tall: bool) -> RenderableType:
    """The base and the crew."""
    return tall_board(scene, view, width) if tall else flat_board(scene, view, width)


def title(scene: Scene, view: View, log: Sequence[Told]) -> str:
    """The round and the phase."""
    phase = view["phase"]
    return f"{scene.texts('app-thing-round', round=view['round'])} · {PHASES[phase]} {scene.word('phase', phase)}"


def is_out(view: View) -> bool:
    """Revealed aliens still play; the eliminated do not."""
    status: str = view["status"][LETTERS.index(view["viewer"])]
    return status == "eliminated"


def pressed(view: View) -> list[str]:
    """Whoever has not agreed to a deal yet to which the partner has."""
    waiting = []
    for deal in view["deals"]:
        if any(deal["agreed"]):
            waiting += [seat for seat, agrees in zip(deal["seats"], deal["agreed"], strict=True) if not agrees]
    return waiting


# The viewer's own


def own(scene: Scene, view: View, hints: bool) -> RenderableType:
    """Role and Character, and everything in hand."""
    texts = scene.texts
    status = view["status"][LETTERS.index(view["viewer"])]
    if status == "eliminated":
        return Text(texts("app-thing-you-out"), style="quiet")
    if status == "revealed":
        return Text(texts("app-thing-you-revealed"))
    character = view["characters"][LETTERS.index(view["viewer"])]
    head = Text.assemble(
        texts("app-thing-your-role"),
        " ",
        (scene.role(view["role"]), "title"),
        ", ",
        (scene.word("character", character)),
    )
    belongings = _belongings(view)
    if not hints:
        return Text("  ").join([head, *(_listed(scene, kind, cards) for kind, cards in belongings.items() if cards)])
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis", style="quiet")
    grid.add_row("  " + scene.word("character", character), texts(f"app-thing-ability-{character}"))
    for kind, cards in belongings.items():
        drawn = f"{texts('app-thing-your-drawn')} " if kind == "drawn" else ""
        for card, count in cards.items():
            name = Text.assemble("  ", (drawn, "quiet"), (_times(scene, card, count), "title"))
            grid.add_row(name, texts(f"app-thing-hint-{card}"))
    goal = Text.assemble(texts("app-thing-your-role"), " ", (scene.role(view["role"]), "title"), ". ")
    return Group(goal.append(texts(f"app-thing-goal-{view['role']}"), style="quiet"), grid)


def _belongings(view: View) -> dict[str, Counter[str]]:
    """What the viewer owns, by kind; open cards stand with the hidden ones."""
    number = LETTERS.index(view["viewer"])
    owned: dict[str, Counter[str]] = {kind: Counter(view[kind]) for kind in ("hand", "weapons", "items", "samples")}
    owned["weapons"]["flamethrower"] += len(view["flamethrowers"][number])
    owned["weapons"]["firearm"] += view["open_firearms"][number]
    owned["items"]["wire"] += view["open_wires"][number]
    owned["items"]["flashlight"] += view["open_flashlights"][number]
    # What was drawn and is not yet kept.
    owned["drawn"] = Counter([*view.get("drawn", ()), *([view["sample"]] if "sample" in view else ())])
    return {kind: +cards for kind, cards in owned.items()}


def _listed(scene: Scene, kind: str, cards: Counter[str]) -> Text:
    names = Text(", ").join(Text(_times(scene, card, count), style="title") for card, count in cards.items())
    return Text.assemble((scene.texts(f"app-thing-your-{kind}"), "quiet"), " ", names)


def _times(scene: Scene, card: str, count: int) -> str:
    name = scene.card(card)
    return name if count == 1 else f"{name} ×{count}"
