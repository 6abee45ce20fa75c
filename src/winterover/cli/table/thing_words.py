"""The table of The Thing in words: room by room and player by player."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.thing_crew import COUNTS, is_asked
from winterover.cli.table.thing_rooms import MACHINES, OTHERS, STOCKS, is_upright, people_in, store, wreck
from winterover.cli.table.thing_status import deals, open_cards, status
from winterover.core.seats import LETTERS
from winterover.core.views import View


def tell(scene: Scene, view: View) -> RenderableType:
    """Everything that everybody sees."""
    lines = [Text(scene.apart(part.plain for part in status(scene, view))), *rooms_told(scene, view)]
    lines.append(Text(scene.texts("app-thing-words-crew"), style="title"))
    lines += [_player(scene, view, letter) for letter in LETTERS[: len(view["status"])]]
    return Group(*lines, *deals(scene, view))


def rooms_told(scene: Scene, view: View) -> list[Text]:
    """The stocks, and every room with who and what is there."""
    texts = scene.texts
    stocks = [f"{scene.word('stock', stock)} {view[stock]}" for stock in STOCKS]
    lines = [Text(texts("app-thing-words-stocks", stocks=", ".join(stocks)))]
    lines.append(Text(texts("app-thing-words-rooms"), style="title"))
    empty = []
    for room in (*MACHINES, *OTHERS):
        parts = list(_in_room(scene, view, room))
        if parts:
            lines.append(Text("  " + scene.labelled(scene.word("room", room), scene.apart(parts))))
        else:
            empty.append(scene.word("room", room))
    if empty:
        lines.append(Text("  " + texts("app-thing-words-empty", rooms=", ".join(empty)), style="quiet"))
    return lines


def _in_room(scene: Scene, view: View, room: str) -> Iterator[str]:
    texts = scene.texts
    lost = wreck(scene, view, room)
    if lost:
        yield lost
    else:
        if room in view["fuel"]:
            yield texts("app-thing-words-fuel", number=view["fuel"][room], most=view["fuel_slots"][room])
        if room in view["damage"]:
            yield texts("app-thing-words-damage", number=view["damage"][room], most=view["damage_slots"][room])
        left = store(view, room)
        if left is not None:
            yield texts(f"app-thing-words-store-{room}", number=left)
    upright = [letter for letter in people_in(view, room) if is_upright(view, letter)]
    lying = [letter for letter in people_in(view, room) if letter not in upright]
    if upright:
        yield texts("app-thing-words-standing", names=scene.named(upright))
    if lying:
        yield texts("app-thing-words-lying", names=scene.named(lying))
    if room in view["dogs"]:
        yield texts("app-thing-words-dog")
    if room == view["token_room"]:
        yield texts("app-thing-words-token")
    if room in view["strength_in"]:
        yield texts("app-thing-words-alien", number=view["strength_in"][room])


def _player(scene: Scene, view: View, letter: str) -> Text:
    """A player's line: who it is, how suspected, and what belongs to whom as far as everybody sees."""
    number = LETTERS.index(letter)
    texts = scene.texts
    line = Text.assemble("  ", scene.badge(letter), " ", (scene.names[letter], "bold"))
    if letter == view["viewer"]:
        line.append(f" ({texts('app-you')})")
    line.append(", " + scene.word("character", view["characters"][number]))
    line.append(texts("app-colon") + " ")
    if view["status"][number] != "character":
        return line.append(texts(f"thing-status-{view['status'][number]}"))
    parts = [texts("app-thing-words-suspicion", number=view["suspicion"][number], most=view["most_suspicion"])]
    for kind, field in COUNTS.items():
        if view[field][number]:
            parts.append(texts(f"app-thing-words-{kind}", number=view[field][number]))
    shown = open_cards(scene, view, letter)
    if shown:
        parts.append(texts("app-thing-open", cards=", ".join(shown)))
    if view["leader"] == letter:
        parts.append(texts("app-thing-words-leader"))
    if view["token_holder"] == letter:
        parts.append(texts("app-thing-words-token"))
    if is_asked(view, letter):
        parts.append(texts("app-thing-words-asked"))
    return line.append(scene.apart(parts))
