"""The end of a game of The Thing: who was what since when, how it spread, and who won."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.thing_rooms import DOG
from winterover.core.match import Match
from winterover.core.seats import LETTERS

#: A round of a player's life, and what can have happened in it.
_HUMAN, _ALIEN, _GONE = "─", "≈", " "
_INFECTED, _REVEALED, _ASSIMILATED, _ABOARD = "◆", "!", "×", "▲"
#: Before whoever infected a player.
_FROM = "←"
#: All of these by the names of their texts.
_SIGNS = {
    "human": _HUMAN,
    "alien": _ALIEN,
    "infected": _INFECTED,
    "revealed": _REVEALED,
    "assimilated": _ASSIMILATED,
    "aboard": _ABOARD,
    "by": _FROM,
}
#: Cells for a round: room for two things that happened in it.
_ROUND = 2


@dataclass
class Story:
    """What became of whom; rounds are counted from 1, seats are letters."""

    ending: dict[str, Any] = field(default_factory=dict)
    rounds: int = 0
    #: Round 0 is the deal; a dog is nobody.
    infected: dict[str, tuple[int, str | None]] = field(default_factory=dict)
    revealed: dict[str, int] = field(default_factory=dict)
    assimilated: dict[str, int] = field(default_factory=dict)
    aboard: list[str] = field(default_factory=list)


def story_of(match: Match) -> Story:
    """Read the whole game; after its end everything that matters has been told to everybody."""
    story = Story()
    for told in match.log(None):
        args = told.args
        if told.name == "round_began":
            story.rounds = args["round"]
        elif told.name == "revealed":
            story.revealed[args["seat"]] = story.rounds
        elif told.name == "assimilated":
            story.assimilated[args["seat"]] = story.rounds
        elif told.name in ("escape_began", "taken_aboard"):
            story.aboard.append(args["seat"])
        elif told.name == "infection":
            story.infected[args["seat"]] = (args["round"], args["by"])
        elif told.name == "ended":
            story.ending = dict(args)
    for number, role in enumerate(story.ending["roles"]):
        if role == "alien":  # whoever nobody infected was it from the beginning
            story.infected.setdefault(LETTERS[number], (0, None))
    return story


def ending(scene: Scene, match: Match, width: int, brief: bool) -> RenderableType:
    """The reason, everybody's fate, and how it spread; the brief one leaves the fates to the picture."""
    texts = scene.texts
    story = story_of(match)
    winners = story.ending["winners"]
    result = texts("app-winners", count=len(winners), names=scene.named(winners)) if winners else texts("app-no-winner")
    head = [Text(scene.word("ending", story.ending["ending"]), style="title"), Text(result, style="good")]
    lives = {seat: _life(scene, story, seat) for seat in LETTERS[: match.config.players]}
    if brief:
        table = _players(scene, story, _ruler(story), lives, None)
        return Group(*head, table, _legend(scene, lives))
    fates = {seat: Text(_fate(scene, story, seat)) for seat in lives}
    table = _players(scene, story, Text(texts("app-end-story")), fates, box.SIMPLE)
    spread = Text(texts("app-thing-spread", rounds=story.rounds), style="title")
    picture = [Text("    ") + _ruler(story)]
    picture += [Text.assemble(scene.badge(seat), " ", life) for seat, life in lives.items()]
    for line in picture:
        line.truncate(width)
    return Group(*head, table, spread, *picture, _legend(scene, lives))


def _players(scene: Scene, story: Story, heading: Text, stories: Mapping[str, Text], lines: box.Box | None) -> Table:
    """A row for each player: won or lost, the role, and something more, under a heading of its own."""
    texts = scene.texts
    table = Table(box=lines, pad_edge=False, header_style="quiet")
    for column in ("app-end-player", "app-end-result", "app-end-role"):
        table.add_column(texts(column))
    table.add_column(heading, no_wrap=lines is None, overflow="crop")
    for number, (seat, told) in enumerate(stories.items()):
        won = seat in story.ending["winners"]
        table.add_row(
            Text.assemble(scene.badge(seat), " ", scene.names[seat], no_wrap=True, overflow="ellipsis"),
            Text(texts("app-won"), style="good") if won else Text(texts("app-lost"), style="quiet"),
            scene.role(story.ending["roles"][number]),
            told,
        )
    return table


def _fate(scene: Scene, story: Story, seat: str) -> str:
    """What became of a player, in a few words."""
    texts = scene.texts
    parts = []
    if seat in story.infected:
        number, by = story.infected[seat]
        if not number:
            parts.append(texts("app-thing-fate-first"))
        elif by is None:
            parts.append(texts("app-thing-fate-dog", round=number))
        else:
            parts.append(texts("app-thing-fate-infected", name=scene.names[by], round=number))
    if seat in story.revealed:
        parts.append(texts("app-thing-fate-revealed", round=story.revealed[seat]))
    if seat in story.assimilated:
        parts.append(texts("app-thing-fate-assimilated", round=story.assimilated[seat]))
    if seat in story.aboard:
        parts.append(texts("app-thing-fate-aboard"))
    if seat in story.ending["last_humans"]:
        parts.append(texts("app-thing-fate-last"))
    return scene.apart(parts)


# How it spread


def _ruler(story: Story) -> Text:
    """The numbers of some rounds, over the lives."""
    numbers = range(1, story.rounds + 1)
    marks = (f"{number:<{_ROUND}}" if number % 5 == 0 or number == 1 else " " * _ROUND for number in numbers)
    return Text("".join(marks), style="quiet")


def _life(scene: Scene, story: Story, seat: str) -> Text:
    """What a player was, from round to round."""
    line = Text()
    for number in range(1, story.rounds + 1):
        signs, life = _round(story, seat, number)
        line.append(signs + life * (_ROUND - len(signs)), style="danger" if life == _ALIEN else "")
    since, by = story.infected.get(seat, (0, None))
    if since:
        line.append(f" {_FROM} ").append_text(Text(DOG) if by is None else scene.badge(by))
    return line


def _round(story: Story, seat: str, number: int) -> tuple[str, str]:
    """The signs of what happened to a player in a round, and what the player was after it."""
    since = story.infected.get(seat, (story.rounds + 1, None))[0]
    gone = story.assimilated.get(seat, story.rounds + 1)
    life = _GONE if number >= gone else _ALIEN if number >= since else _HUMAN
    happened = {
        _INFECTED: number == max(since, 1),
        _REVEALED: number == story.revealed.get(seat),
        _ASSIMILATED: number == gone,
        _ABOARD: number == story.rounds and seat in story.aboard,
    }
    return "".join(sign for sign, did in happened.items() if did)[:_ROUND], life


def _legend(scene: Scene, lives: Mapping[str, Text]) -> Text:
    """What the signs mean that are there."""
    shown = "".join(life.plain for life in lives.values())
    parts = [f"{sign} {scene.texts(f'app-thing-sign-{name}')}" for name, sign in _SIGNS.items() if sign in shown]
    return Text(" · ".join(parts), style="quiet")


def open_hands(scene: Scene, match: Match) -> RenderableType:
    """Everybody's role and belongings at this moment."""
    grid = Table.grid(padding=(0, 2))
    for number in range(match.config.players):
        seat = LETTERS[number]
        seen = match.view(number)
        cards = [*seen["hand"], *seen["weapons"], *seen["items"], *seen["samples"]]
        held = Text(", ".join(scene.short("card", card) for card in cards), style="quiet")
        status = seen["status"][number]
        state = scene.role(seen["role"]) if status == "character" else scene.word("status", status)
        grid.add_row(Text.assemble(scene.badge(seat), " ", scene.names[seat]), state, held)
    return grid
