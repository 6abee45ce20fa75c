"""The table of the small crew in words: room by room and Character by Character."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.small_figures import asked_about, base_of, figures_of, things_of
from winterover.cli.table.small_status import small_status
from winterover.cli.table.thing_crew import is_asked
from winterover.cli.table.thing_words import rooms_told
from winterover.core.views import View


def tell(scene: Scene, view: View) -> RenderableType:
    """Everything that everybody sees."""
    threat = scene.texts("app-small-words-threat", space=view["threat"], last=view["last_space"])
    lines = [Text(scene.apart([*(part.plain for part in small_status(scene, view)), threat]))]
    lines += rooms_told(figures_of(scene, view), base_of(view))
    for seat in scene.names:
        lines.append(_player(scene, view, seat))
        lines += [_figure(scene, view, figure) for figure in view["crew"] if figure["seat"] == seat]
    return Group(*lines)


def _player(scene: Scene, view: View, seat: str) -> Text:
    texts = scene.texts
    line = Text(texts("app-small-words-crew", name=scene.names[seat]), style="title")
    remarks = [
        *([texts("app-you")] if seat == view["viewer"] else []),
        *([texts("app-thing-words-leader")] if seat == view["leader"] else []),
        *([texts("app-thing-words-asked")] if is_asked(view, seat) else []),
    ]
    return line.append(f" ({', '.join(remarks)})") if remarks else line


def _figure(scene: Scene, view: View, figure: Mapping[str, Any]) -> Text:
    """A Character's line: where it is, how suspected, what it owns, what its Role card says."""
    texts = scene.texts
    name = scene.word("character", figure["character"])
    if figure["status"] != "character":
        parts = [scene.word("status", figure["status"])]
    else:
        posture = "app-small-words-standing" if figure["upright"] else "app-small-words-lying"
        room = scene.word("room", figure["room"]) if figure["room"] else ""
        suspicion = texts("app-thing-words-suspicion", number=figure["suspicion"], most=view["last_space"])
        parts = [*([room] if room else []), texts(posture), suspicion]
        things = things_of(scene, figure)
        parts += [texts("app-small-words-owns", things=", ".join(things))] if things else []
    if figure["role"] is not None:
        parts.append(texts("app-small-words-role", role=scene.role(figure["role"])))
    if asked_about(view) == figure["character"]:
        parts.append(texts("app-small-words-about"))
    return Text("  " + scene.labelled(name, scene.apart(parts)))
