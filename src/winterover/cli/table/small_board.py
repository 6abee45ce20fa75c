"""The base of the small crew: the rooms of The Thing, the track, and the crew beside them."""

from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.small_crew import NARROWEST, WIDEST, crew_in_columns, crew_rows
from winterover.cli.table.small_figures import base_of, figures_of
from winterover.cli.table.small_status import belongings, small_status, track
from winterover.cli.table.thing_board import ROOMS, in_lines, room_rows
from winterover.cli.table.thing_plan import CREW, floor_plan, narrowest
from winterover.core.views import View


def flat_board(scene: Scene, view: View, width: int) -> RenderableType:
    """Status, track, rooms, crew and belongings, in as few lines as possible."""
    rooms = room_rows(figures_of(scene, view), base_of(view))
    if width >= ROOMS + NARROWEST:
        crew = crew_rows(scene, view, min(width - ROOMS, WIDEST))
        lines = [one + other for one, other in zip_longest(rooms, crew, fillvalue=Text())]
    else:
        lines = [*rooms, *crew_in_columns(scene, view, width)]
    for line in lines:
        line.no_wrap = True
    owned = belongings(scene, view, width)
    if owned is not None:
        lines.append(owned)
    return Group(*in_lines(small_status(scene, view), width), track(scene, view), *lines)


def tall_board(scene: Scene, view: View, width: int) -> RenderableType:
    """The plan, with the crew beside it or below; where it does not fit, the table of rooms."""
    figures, base = figures_of(scene, view), base_of(view)
    least = narrowest(figures, base)
    if width < least:
        return flat_board(scene, view, width)
    if width >= least + 2 + CREW:
        plan = floor_plan(figures, base, width - 2 - CREW).split("\n")
        crew = crew_rows(scene, view, CREW)
        drawn = [one + Text("  ") + two for one, two in zip_longest(plan, crew, fillvalue=Text())]
    else:
        drawn = [floor_plan(figures, base, width), *crew_in_columns(scene, view, width)]
    owned = belongings(scene, view)
    legend = Text(scene.texts("app-small-legend"), style="quiet")
    return Group(
        *in_lines(small_status(scene, view), width),
        track(scene, view),
        *drawn,
        *([] if owned is None else [owned]),
        legend,
    )
