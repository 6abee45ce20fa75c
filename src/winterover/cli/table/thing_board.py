"""The base of The Thing as a table of rooms beside the crew: all of it in eleven lines of eighty cells."""

from collections.abc import Iterable
from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.thing_crew import NARROWEST, WIDEST, crew_head, crew_in_columns, crew_row, fitted, right
from winterover.cli.table.thing_rooms import (
    MACHINES,
    OTHERS,
    STOCKS,
    damage,
    fuel,
    is_full,
    marks,
    store,
    wreck,
)
from winterover.cli.table.thing_status import everything_open, pairs_trading, status
from winterover.core.seats import LETTERS
from winterover.core.views import View

_NAME = 10
#: Three Characters, a dog or the Leader Token, and an alien with its strength.
_MARKS = 7
_NUMBER = 5
_MACHINE = _NAME + _MARKS + 2 * _NUMBER
#: Everybody can be in one of the blue rooms.
_CROWD = 8
_OTHER = _NAME + _CROWD + _NUMBER
_GAP = 1
#: The rooms and a gap; the crew stands beside them where there is room for it.
ROOMS = _MACHINE + _GAP + _OTHER + _GAP
#: Parts of the state of the base that stand in one line.
_BETWEEN = " · "


def flat_board(scene: Scene, view: View, width: int) -> RenderableType:
    """Status, rooms and crew, in as few lines as possible."""
    rooms = room_rows(scene, view)
    if width >= ROOMS + NARROWEST:
        room = min(width - ROOMS, WIDEST)
        seats = LETTERS[: len(view["status"])]
        crew = [crew_head(scene, room), *(crew_row(scene, view, letter, room) for letter in seats)]
        lines = [one + other for one, other in zip_longest(rooms, crew, fillvalue=Text())]
    else:
        lines = [*rooms, *crew_in_columns(scene, view, width)]
    for line in lines:
        line.no_wrap = True
    return Group(*above(scene, view, width), *lines, *pairs_trading(scene, view))


def above(scene: Scene, view: View, width: int) -> list[Text]:
    """What stands over the rooms: how things are, and the cards that lie open. Lines break between the parts."""
    lines = in_lines(status(scene, view), width)
    shown = everything_open(scene, view)
    return lines if shown is None else [*lines, shown]


def in_lines(parts: Iterable[Text], width: int) -> list[Text]:
    """Parts side by side, as many in a line as fit."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + cell_len(_BETWEEN) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (_BETWEEN, "quiet"), part)
        else:
            lines.append(part)
    return lines


def room_rows(scene: Scene, view: View) -> list[Text]:
    """All rooms and stocks under the heads of their columns."""
    return [_heads(scene), *_rows(scene, view)]


def _heads(scene: Scene) -> Text:
    texts = scene.texts
    heads = fitted("", _NAME + _MARKS)
    heads += right(texts("app-thing-column-fuel"), _NUMBER)
    heads += right(texts("app-thing-column-damage"), _NUMBER)
    heads += fitted("", _GAP + _NAME + _CROWD - 1)
    heads += right(texts("app-thing-column-store"), _NUMBER + 1)
    heads += fitted("", _GAP)
    heads.stylize("quiet")
    return heads


def _rows(scene: Scene, view: View) -> list[Text]:
    machines = [_machine(scene, view, room) for room in MACHINES] + [_stock(scene, view, stock) for stock in STOCKS]
    others = [_other(scene, view, room) for room in OTHERS]
    return [
        fitted(one, _MACHINE + _GAP) + fitted(two, _OTHER + _GAP) for one, two in zip(machines, others, strict=True)
    ]


def _machine(scene: Scene, view: View, room: str) -> Text:
    """A room with slots for fuel and damage."""
    there = marks(scene, view, room)
    lost = wreck(scene, view, room)
    if lost:
        return _name(scene, room, lost) + there + Text(" " if there else "") + Text(lost, style="quiet")
    row = _name(scene, room, lost) + fitted(there, _MARKS) + right(fuel(view, room), _NUMBER)
    return row + right(damage(view, room), _NUMBER, "danger" if is_full(view, room) else "")


def _other(scene: Scene, view: View, room: str) -> Text:
    """A room without slots; some hold cards, tokens, meals or dogs."""
    lost = wreck(scene, view, room)
    if lost:
        return _name(scene, room, lost) + Text(lost, style="quiet")
    left = store(view, room)
    there = marks(scene, view, room)
    return _name(scene, room, lost) + fitted(there, _CROWD) + right("" if left is None else str(left), _NUMBER)


def _stock(scene: Scene, view: View, stock: str) -> Text:
    """Barrels and food, under the heads that they belong to."""
    number = str(view[stock])
    if stock == "pantry":
        return fitted(scene.short("stock", stock), _NAME, "quiet") + Text(scene.texts("app-thing-food", number=number))
    return fitted(scene.short("stock", stock), _NAME + _MARKS, "quiet") + right(number, _NUMBER)


def _name(scene: Scene, room: str, lost: str) -> Text:
    return fitted(scene.short("room", room), _NAME, "strike quiet" if lost else "")
