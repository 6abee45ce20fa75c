"""The base of The Thing as a floor plan, for terminals that are tall enough."""

from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.canvas import Canvas
from winterover.cli.table.thing_board import above, flat_board
from winterover.cli.table.thing_crew import crew_head, crew_in_columns, crew_row, fitted
from winterover.cli.table.thing_rooms import STOCKS, is_full, marks, store, wreck
from winterover.cli.table.thing_status import deals
from winterover.core.seats import LETTERS
from winterover.core.views import View

#: Where things are. Walls are scenery: everybody can go everywhere.
_PLAN = (
    ("weather", "radio", "laboratory", "armoury", "helicopter"),
    ("kennel", "dormitory", "rec", "storeroom", "outside"),
    ("boiler", "underground", "generator", "kitchen", "shed"),
)
_COLUMNS = 5
#: Lines within a room: who is there, its fuel, its damage.
_INSIDE = 3
_WIDEST = 18
#: The crew stands beside the plan from this width on.
CREW = 40

_FUEL, _NO_FUEL = "▮", "▯"
_DAMAGE, _NO_DAMAGE = "×", "·"
_LINE = "line"


def tall_board(scene: Scene, view: View, width: int) -> RenderableType:
    """The plan, with the crew beside it or below; where not even the short names fit into it, the table of rooms."""
    if width < narrowest(scene, view):
        return flat_board(scene, view, width)
    beside = width >= narrowest(scene, view) + 2 + CREW
    plan = floor_plan(scene, view, width - 2 - CREW if beside else width)
    if beside:
        seats = LETTERS[: len(view["status"])]
        crew = [crew_head(scene, CREW), *(crew_row(scene, view, letter, CREW) for letter in seats)]
        drawn = [one + Text("  ") + two for one, two in zip_longest(plan.split("\n"), crew, fillvalue=Text())]
    else:
        drawn = [plan, *crew_in_columns(scene, view, width)]
    legend = Text(scene.texts("app-thing-legend"), style="quiet")
    return Group(*above(scene, view, width), *drawn, legend, *deals(scene, view))


def narrowest(scene: Scene, view: View) -> int:
    """The width of the plan at which every room's short name and number fit into its wall, however many digits it has.

    So the plan does not change its shape while a number does.
    """
    names = [name for row in _PLAN for name in row]
    room = max(1 + cell_len(scene.short(_category(name), name)) + _behind_name(view, name) for name in names)
    return _COLUMNS * (room + 1) + 1


def floor_plan(scene: Scene, view: View, width: int) -> Text:
    """The plan alone, as wide as that or as is good for it."""
    return _Plan(scene, view, min((width - 1) // _COLUMNS - 1, _WIDEST)).text()


def _category(name: str) -> str:
    return "stock" if name in STOCKS else "room"


def _number(view: View, name: str) -> str:
    """What is left in a room or a stock, as it stands in the wall; nothing where nothing is counted."""
    left = view[name] if name in STOCKS else store(view, name)
    return "" if left is None else f" {left} "


def _behind_name(view: View, name: str) -> int:
    """The cells behind a name: a space, or two digits between spaces."""
    return 4 if _number(view, name) else 1


class _Plan:
    def __init__(self, scene: Scene, view: View, room: int) -> None:
        self.scene = scene
        self.view = view
        self.room = room
        self.canvas = Canvas(_COLUMNS * (room + 1) + 1, len(_PLAN) * (_INSIDE + 1) + 1)
        self._walls()
        for row, names in enumerate(_PLAN):
            for column, name in enumerate(names):
                self._room(row * (_INSIDE + 1), column * (room + 1), name)

    def text(self) -> Text:
        return self.canvas.text()

    def _walls(self) -> None:
        rows = len(_PLAN)
        for row in range(rows + 1):
            left, cross, end = "┌┬┐" if not row else "└┴┘" if row == rows else "├┼┤"
            wall = left + cross.join(["─" * self.room] * _COLUMNS) + end
            self.canvas.put(row * (_INSIDE + 1), 0, wall, _LINE)
            for line in range(_INSIDE if row < rows else 0):
                for column in range(_COLUMNS + 1):
                    self.canvas.put(row * (_INSIDE + 1) + 1 + line, column * (self.room + 1), "│", _LINE)

    def _room(self, row: int, column: int, name: str) -> None:
        """A room's name and what is left in it stand in its upper wall, everything else inside."""
        scene, view = self.scene, self.view
        lost = "" if name in STOCKS else wreck(scene, view, name)
        number = "" if lost else _number(view, name)
        self.canvas.put(row, column + 1, self._label(name, lost, self.room - 1 - _behind_name(view, name)))
        self.canvas.put(row, column + 1 + self.room - len(number), number)
        if name not in STOCKS:
            for line, content in enumerate([marks(scene, view, name), *self._inside(name, lost)], 1):
                self.canvas.put(row + line, column + 2, fitted(content, self.room - 1))

    def _label(self, name: str, lost: str, width: int) -> Text:
        category = _category(name)
        label = self.scene.word(category, name)
        if cell_len(label) > width:
            label = self.scene.short(category, name)
        return Text.assemble(" ", (label, "quiet strike" if lost else "" if category == "room" else "quiet"), " ")

    def _inside(self, name: str, lost: str) -> list[Text]:
        view = self.view
        if lost:
            return [Text(lost, style="quiet")]
        if name == "kitchen":
            return [Text(f"{self.scene.short('stock', 'pantry')} {view['pantry']}", style="quiet")]
        lines = []
        if name in view["fuel"]:
            lines.append(self._pips(view["fuel"][name], view["fuel_slots"][name], _FUEL, _NO_FUEL))
        if name in view["damage"]:
            damage = self._pips(view["damage"][name], view["damage_slots"][name], _DAMAGE, _NO_DAMAGE)
            if is_full(view, name):
                damage.stylize("danger")
            lines.append(damage)
        return lines

    def _pips(self, number: int, most: int, full: str, empty: str) -> Text:
        """A count as a picture and a number."""
        count = f"{number}/{most}"
        if most + 1 + len(count) > self.room - 1:
            return Text(f"{full} {count}")
        return Text(f"{full * number}{empty * (most - number)} {count}")
