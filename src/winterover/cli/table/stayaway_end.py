"""The end of a game of Stay Away!: who was what, since when, and who won."""

from dataclasses import dataclass, field

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.core.match import Match
from winterover.core.seats import LETTERS
from winterover.core.views import View


@dataclass
class Story:
    """When what became of whom; turns are counted from 1, seats are letters."""

    turns: int = 0
    infected: dict[str, tuple[int, str]] = field(default_factory=dict)
    became_thing: dict[str, int] = field(default_factory=dict)
    eliminated: dict[str, int] = field(default_factory=dict)


def story_of(match: Match) -> Story:
    """Read the whole game, secrets included."""
    story = Story()
    for fact in match.facts:
        told = fact.told(next(iter(fact.private), None) if fact.private else None)
        if told is None:
            continue
        seat = told.args.get("seat", "")
        if told.name == "turn_began":
            story.turns += 1
        elif told.name == "became_infected":
            story.infected[seat] = (story.turns, told.args["by"])
        elif told.name == "became_thing":
            story.became_thing[seat] = story.turns
        elif told.name == "eliminated":
            story.eliminated[seat] = story.turns
    return story


def ending(scene: Scene, match: Match, width: int, brief: bool) -> RenderableType:
    """The reason, and a row for everybody."""
    texts = scene.texts
    view = match.view(None)
    end = view["ending"]
    story = story_of(match)
    winners = [scene.names[seat] for seat in end["winners"]]
    result = texts("app-winners", count=len(winners), names=texts.join(winners)) if winners else texts("app-no-winner")
    table = Table(box=None if brief else box.SIMPLE, pad_edge=False, header_style="quiet")
    for heading in ("app-end-player", "app-end-result", "app-end-role", "app-end-story"):
        table.add_column(texts(heading), no_wrap=brief, overflow="ellipsis")
    for number in range(match.config.players):
        seat = LETTERS[number]
        won = seat in end["winners"]
        table.add_row(
            Text.assemble(scene.badge(seat), " ", scene.names[seat]),
            Text(texts("app-won"), style="good") if won else Text(texts("app-lost"), style="quiet"),
            scene.role(end["roles"][number]),
            _fate(scene, story, end, seat),
        )
    return Group(
        Text(texts.value("stayaway", "ending", end["kind"], scene.names), style="title"),
        Text(result, style="good"),
        table,
        Text(texts("app-end-turns", turns=story.turns), style="quiet"),
    )


def _fate(scene: Scene, story: Story, end: View, seat: str) -> str:
    """What became of a seat, in a few words."""
    texts = scene.texts
    parts = []
    if seat in story.became_thing:
        parts.append(texts("app-stayaway-fate-thing", turn=story.became_thing[seat]))
    if seat in story.infected:
        turn, by = story.infected[seat]
        parts.append(texts("app-stayaway-fate-infected", turn=turn, name=scene.names[by]))
    if seat == end["last_human"] and seat not in story.eliminated:
        parts.append(texts("app-stayaway-fate-last"))
    if seat in story.eliminated:
        parts.append(texts("app-stayaway-fate-out", turn=story.eliminated[seat]))
    return scene.apart(parts)


def open_hands(scene: Scene, match: Match) -> RenderableType:
    """Everybody's role and hand at this moment."""
    texts = scene.texts
    grid = Table.grid(padding=(0, 2))
    for number in range(match.config.players):
        seat = LETTERS[number]
        seen = match.view(number)
        if seen["role"] is None:
            state, hand = texts("app-stayaway-eliminated"), ""
        else:
            state, hand = scene.role(seen["role"]), texts.value("stayaway", "cards", seen["hand"], scene.names)
        grid.add_row(Text.assemble(scene.badge(seat), " ", scene.names[seat]), state, Text(hand, style="quiet"))
    return grid
