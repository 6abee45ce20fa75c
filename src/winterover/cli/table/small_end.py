"""The end of a game of the small crew: how it ended, all Role cards, and what became of whom."""

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.small_figures import figures_of
from winterover.core.match import Match
from winterover.core.seats import LETTERS
from winterover.games.thing.pieces import ROLES

#: What is told of a Character's fate, by the fact that tells it; the fact names the Character so.
_FATES = {
    "transformed": "character",
    "assimilated": "seat",
    "tested": "target",
    "escape_began": "seat",
    "taken_aboard": "seat",
}


def ending(scene: Scene, match: Match, width: int, brief: bool) -> RenderableType:
    """Won or lost and why, and every Character with its Role card; the brief one has no empty lines."""
    texts = scene.texts
    end = next(told.args for told in reversed(match.log(None)) if told.name == "crew_ended")
    won = bool(end["winners"])
    head = [
        Text(scene.word("crew_ending", end["ending"]), style="good" if won else "danger"),
        Text(texts("app-small-rounds", rounds=match.view(None)["round"])),
    ]
    aside = [scene.role(ROLES[role]) for role in match.state.aside]
    unseen = Text(texts("app-small-aside", roles=", ".join(aside)), style="quiet")
    return Group(*head, _characters(scene, match, None if brief else box.SIMPLE), unseen)


def _characters(scene: Scene, match: Match, lines: box.Box | None) -> Table:
    """A row for each Character: who ran it, its Role card, and what became of it."""
    texts = scene.texts
    view = match.view(None)
    figures = figures_of(scene, view)
    fates = _fates(scene, match)
    table = Table(box=lines, pad_edge=False, header_style="quiet")
    for column in ("app-small-end-character", "app-end-player", "app-small-end-role"):
        table.add_column(texts(column))
    table.add_column(texts("app-end-story"))
    for letter, figure in zip(LETTERS, view["crew"], strict=False):
        table.add_row(
            Text.assemble(figures.badge(letter), " ", figures.names[letter], no_wrap=True),
            Text(scene.names[figure["seat"]], no_wrap=True, overflow="ellipsis"),
            Text(scene.role(figure["role"]), style="danger" if figure["role"] == "alien" else ""),
            scene.apart(fates.get(figure["character"]) or [texts("app-small-fate-left")]),
        )
    return table


def _fates(scene: Scene, match: Match) -> Mapping[str, list[str]]:
    """What became of whom, in a few words each, by Character."""
    fates: dict[str, list[str]] = {}
    number = 0
    first = ""
    for told in match.log(None):
        args: Mapping[str, Any] = told.args
        if told.name == "round_began":
            number = args["round"]
        elif told.name == "blocked":  # so the escape has not begun after all
            fates[first].pop()
        elif told.name in _FATES:
            first = args["seat"] if told.name == "escape_began" else first
            fate = f"{told.name}-{args['way']}" if told.name == "transformed" else told.name
            sentence = scene.texts(f"app-small-fate-{fate}", round=number)
            fates.setdefault(args[_FATES[told.name]], []).append(sentence)
    return fates


def open_hands(scene: Scene, match: Match) -> RenderableType:
    """All Role cards, those that lie face down too; everything else lies open anyway."""
    view = match.view(None)
    figures = figures_of(scene, view)
    roles = match.game.unseen(match.state)["roles"]
    line = Text(scene.labelled(scene.texts("app-small-roles"), ""), style="quiet")
    parts = [
        Text.assemble(figures.badge(letter), " ", scene.role(roles[figure["character"]]))
        for letter, figure in zip(LETTERS, view["crew"], strict=False)
    ]
    return Text.assemble(line, Text("  ").join(parts))
