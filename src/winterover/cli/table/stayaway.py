"""The table of Stay Away! in a terminal: the ring of seats, the own hand, and what happened."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from winterover.cli.choices import Choice, Section, flat
from winterover.cli.news import Tiding
from winterover.cli.scene import Scene
from winterover.cli.table.ring import Gap, Place, draw_ring
from winterover.cli.table.stayaway_end import ending, open_hands
from winterover.core.facts import Told
from winterover.core.seats import LETTERS
from winterover.core.talk import SAID
from winterover.core.views import View

__all__ = ["choices", "draw", "ending", "is_out", "open_hands", "own", "pressed", "tell", "tidings", "title"]

#: A longer list of options leaves no room for the table on a small screen.
_MOST_CHOICES = 14
#: Below this width the names at a full table are cut.
_ROOMY = 100


# The table


def draw(scene: Scene, view: View, width: int, tall: bool) -> RenderableType:
    """The ring, the viewer at the bottom."""
    order = _clockwise(view)
    places = [
        Place(_name(scene, view, seat, width), _state(scene, view, seat), _short_state(scene, view, seat))
        for seat in order
    ]
    door = scene.texts("app-stayaway-door")
    gaps = [Gap(door if shut else "", view["direction"] == 1) for _, shut in _with_doors(view, order)]
    return draw_ring(places, gaps, _centre(scene, view), width, tall)


def tell(scene: Scene, view: View) -> RenderableType:
    """The ring as a list, in the order of play from the viewer on."""
    lines = [Text(scene.texts("app-stayaway-clockwise" if view["direction"] == 1 else "app-stayaway-counterclockwise"))]
    order = _clockwise(view)
    listed = list(_with_doors(view, order))
    if view["direction"] != 1:
        # Walking the other way, the door beyond a seat is the one before it.
        listed = [(seat, listed[number - 1][1]) for number, seat in enumerate(order)]
        listed = listed[:1] + listed[:0:-1]
    for seat, shut in listed:
        colon = scene.texts("app-colon") + " "
        lines.append(Text.assemble("  ", _name(scene, view, seat, _ROOMY), colon, _state(scene, view, seat)))
        if shut:
            lines.append(Text(f"  -- {scene.texts('app-stayaway-door-here')} --"))
    lines += [Text("  ") + line for line in _centre(scene, view)]
    return Group(*lines)


def title(scene: Scene, view: View, log: Sequence[Told]) -> str:
    """The turn, whose it is, and the card in use."""
    texts = scene.texts
    turn = texts("app-turn", turn=sum(told.name == "turn_began" for told in log))
    own = view["turn"] == view["viewer"]
    whose = texts("app-your-turn") if own else texts("app-whose-turn", name=scene.names[view["turn"]])
    if view["card"] is None:
        return f"{turn} · {whose}"
    return f"{turn} · {whose} · {texts('app-stayaway-in-use', card=scene.card(view['card']))}"


def _clockwise(view: View) -> list[str]:
    """The living, clockwise from the viewer (or from the first, for those who have no seat)."""
    ring: list[str] = view["ring"]
    start = ring.index(view["viewer"]) if view["viewer"] in ring else 0
    return ring[start:] + ring[:start]


def _with_doors(view: View, order: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """Each seat with whether a door lies on its clockwise side."""
    for seat in order:
        yield seat, view["doors"][view["ring"].index(seat)]


def _name(scene: Scene, view: View, seat: str, width: int) -> Text:
    """The mark and the name; a pointer before the one whose turn it is."""
    room = 8 if len(view["ring"]) > 7 and width < _ROOMY else 14
    name = scene.names[seat]
    if len(name) > room:
        name = name[: room - 1] + "…"
    own = seat == view["viewer"]
    pointer = "▶" if seat == view["turn"] and not view["over"] else " "
    return Text.assemble(pointer, scene.badge(seat), " ", (name, "bold underline" if own else "bold"), " ")


def _state(scene: Scene, view: View, seat: str) -> Text:
    """The number of cards, a Quarantine, and who plays here."""
    number = LETTERS.index(seat)
    texts = scene.texts
    parts = [Text(texts("app-stayaway-cards", count=view["hand_sizes"][number]), style="quiet")]
    if view["quarantine"][number]:
        parts.append(Text(texts("app-stayaway-quarantine", turns=view["quarantine"][number]), style="danger"))
    if seat == view["viewer"]:
        parts.append(Text(texts("app-you"), style="quiet"))
    elif seat not in scene.people and len(scene.people) > 1:
        parts.append(Text(texts("app-bot"), style="quiet"))
    return Text(", ", style="quiet").join(parts)


def _short_state(scene: Scene, view: View, seat: str) -> Text:
    """The number of cards and a Quarantine, where there is little room."""
    number = LETTERS.index(seat)
    count, turns = view["hand_sizes"][number], view["quarantine"][number]
    if not turns:
        return Text(scene.texts("app-stayaway-cards", count=count), style="quiet")
    short = scene.texts("app-stayaway-quarantine-short", turns=turns)
    return Text.assemble((f"{count}, ", "quiet"), (short, "danger"))


def _centre(scene: Scene, view: View) -> list[Text]:
    """The two piles."""
    texts = scene.texts
    back = view["top_back"]
    if back is None:
        draw_pile = texts("app-stayaway-draw", count=view["draw_size"])
    else:
        name = texts(f"stayaway-back-{back}")
        draw_pile = texts("app-stayaway-draw-back", count=view["draw_size"], back=name)
    return [Text(draw_pile), Text(texts("app-stayaway-discard", count=view["discard_size"]))]


# The viewer's own


def own(scene: Scene, view: View, hints: bool) -> RenderableType:
    """Role, what follows from it, and the hand."""
    texts = scene.texts
    if view["role"] is None:
        return Text(texts("app-stayaway-out"), style="quiet")
    role = Text.assemble(texts("app-stayaway-you-are"), " ", (scene.role(view["role"]), "title"))
    known = [
        texts("app-stayaway-known", name=scene.names[seat], role=scene.role(part))
        for seat, part in view["roles"].items()
        if part != "human"
    ]
    if known:
        role.append("  (" + texts("app-stayaway-you-know", known=texts.join(known)) + ")", style="quiet")
    cards: Counter[str] = Counter(view["hand"])
    if not hints:
        hand = Text(", ").join(Text(_times(scene, card, count), style="title") for card, count in cards.items())
        return Group(role, Text.assemble(texts("app-stayaway-hand"), " ", hand))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis", style="quiet")
    for card, count in cards.items():
        grid.add_row(Text("  " + _times(scene, card, count), style="title"), texts(f"app-stayaway-hint-{card}"))
    return Group(role, grid)


def _times(scene: Scene, card: str, count: int) -> str:
    name = scene.card(card)
    return name if count == 1 else f"{name} ×{count}"


# What can be chosen


def choices(scene: Scene, view: View, ask: Mapping[str, Any]) -> Sequence[Section]:
    """Every option in one list; where that is too long for a screen, whom a card is played on is a second step."""
    options: Sequence[str] = ask["options"]
    if len(options) <= _MOST_CHOICES:
        return [flat(scene, options)]
    listed: list[Choice] = []
    for card, codes in groupby(options, key=_played_on_somebody):
        group = [Choice(scene.option(code), code) for code in codes]
        if card and len(group) > 2:
            label = scene.texts("app-stayaway-group-play", card=scene.card(card))
            listed.append(Choice(label, inner=tuple(group)))
        else:
            listed += group
    return [Section(listed)]


def _played_on_somebody(code: str) -> str:
    """The card of an option that plays it on somebody; nothing for every other option."""
    verb, *words = code.split()
    return words[0] if verb == "play" and len(words) > 1 else ""


def is_out(view: View) -> bool:
    """The eliminated have no role any more."""
    return view["role"] is None


def pressed(view: View) -> list[str]:
    """Nobody: sealed answers are opened together, and nobody waits for one of them more than for another."""
    return []


# What happened


def tidings(scene: Scene, log: Sequence[Told], since: int, viewer: str | None) -> list[Tiding]:
    """A paragraph a turn, led by the mark of whoever's turn it is; what happens in every turn is left out."""
    told_now: list[Tiding] = []
    mark, turn = Text("   "), 0
    for place, told in enumerate(log):
        if told.name == "turn_began":
            mark, turn = scene.badge(told.args["seat"]), turn + 1
        if place >= since and _is_news(told):
            told_now.append(
                Tiding(turn, mark, scene.sentence(told, viewer), told.name in _GRAVE, told.name == SAID.name)
            )
    return told_now


def _is_news(told: Told) -> bool:
    """Everything but what happens in every turn and tells nothing; the end is shown as a whole."""
    if told.name in ("drew", "offered"):
        return told.args["card"] is not None
    if told.name in ("turn_began", "dealt"):
        return told.args.get("cards") is not None
    return told.name != "ended"


#: What changes somebody's game for good.
_GRAVE = frozenset(("became_infected", "became_thing", "eliminated", "superinfected", "thing_burned", "declared"))
