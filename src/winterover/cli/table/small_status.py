"""What the small crew should know beyond its rooms: the state of the base, the dice, the track, the Role cards seen."""

from collections.abc import Iterator

from rich.text import Text

from winterover.cli.scene import INK, Scene
from winterover.cli.table.small_figures import FigureScene, base_of, figure_of, figures_of, things_of
from winterover.cli.table.thing_status import status
from winterover.core.seats import LETTERS
from winterover.core.views import View

#: The threat marker on the track.
THREAT = "▼"
_BETWEEN = " │ "
#: While it still matters where the Characters go.
_BEFORE_ATTACKS = ("move", "encounters")


def small_status(scene: Scene, view: View) -> list[Text]:
    """The base first, what is going on last."""
    return [*status(figures_of(scene, view), base_of(view)), *_aliens(scene, view), *_dice(scene, view)]


def _aliens(scene: Scene, view: View) -> Iterator[Text]:
    """How strong an attack will be as the Characters stand now (T-Z4-02), and whose Role cards were seen."""
    somebody_moved = any(figure["room"] not in (None, "rec") for figure in view["crew"])
    if view["strength"] and somebody_moved and view["phase"] in _BEFORE_ATTACKS:
        yield Text(scene.texts("app-small-attack", number=view["attack_value"]))
    shown = [
        f"{scene.word('character', figure['character'])} {scene.role(figure['role'])}"
        for figure in view["crew"]
        if figure["role"] is not None
    ]
    if shown:
        yield Text(scene.texts("app-small-shown", roles=", ".join(shown)))


def _dice(scene: Scene, view: View) -> Iterator[Text]:
    if view["dice"]:
        dice = " ".join(f"[{scene.word('die', face)}]" for face in view["dice"])
        yield Text(scene.texts("app-small-dice", dice=dice), style="title")


# The track


def track(scene: Scene, view: View) -> Text:
    """Every space with the discs on it and the threat marker."""
    figures = figures_of(scene, view)
    spaces = [_space(figures, view, space) for space in range(view["last_space"] + 1)]
    line = Text.assemble((scene.labelled(scene.texts("app-small-track"), ""), "quiet"))
    line += Text(_BETWEEN, style="line").join(spaces)
    line.no_wrap = True
    return line


def _space(figures: FigureScene, view: View, space: int) -> Text:
    here = Text()
    for letter, figure in zip(LETTERS, view["crew"], strict=False):
        if figure["status"] == "character" and figure["suspicion"] == space:
            here.append(figures.mark(letter), style=f"bold {INK} on {figures.colour(letter)}")
    if view["threat"] == space:
        here.append(THREAT, style="danger")
    return Text.assemble((str(space), "quiet"), " " if here else "", here)


# Belongings


def belongings(scene: Scene, view: View, width: int | None = None) -> Text | None:
    """A line about everything that the Characters own, if they own anything.

    Where it is too long for a width, the letters of the board stand for them.
    """
    figures = figures_of(scene, view)
    owned = {
        letter: ", ".join(things)
        for letter, figure in zip(LETTERS, view["crew"], strict=False)
        if (things := things_of(scene, figure))
    }
    if not owned:
        return None
    named, marked = (
        Text(scene.texts("app-small-things", things=scene.apart(f"{names[who]} {what}" for who, what in owned.items())))
        for names in (figures.names, figures.marks)
    )
    return named if width is None or named.cell_len <= width else marked


def where(scene: Scene, view: View, character: str) -> str:
    """The room that a Character is in, in a short word."""
    room = figure_of(view, character)["room"]
    return scene.short("room", room) if room else ""
