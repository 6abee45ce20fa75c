"""The crew of The Thing in a table: suspicion and what everybody sees of everybody's belongings."""

from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.thing_rooms import ASKED, LEADER, LEADER_TOKEN
from winterover.core.seats import LETTERS
from winterover.core.views import View

#: Numbers in the columns behind suspicion: the head of each, and where the view has it.
COUNTS = {
    "hand": "hand_sizes",
    "weapons": "weapon_counts",
    "items": "item_counts",
    "samples": "sample_counts",
}
#: Two marks, the badge and a space before the name; suspicion and four numbers after it.
_BEFORE = 6
_SUSPICION = 6
_COUNT = 2
_AFTER = _SUSPICION + _COUNT * len(COUNTS)
#: What a name needs at least.
NARROWEST = _BEFORE + _AFTER + 4
#: With more the numbers are too far from the names.
WIDEST = 44
_LONGEST_CHARACTER = 11


def crew_head(scene: Scene, width: int) -> Text:
    """The heads of the columns."""
    head = fitted(scene.texts("app-thing-crew"), width - _AFTER)
    head += right(scene.texts("app-thing-column-suspicion"), _SUSPICION)
    for column in COUNTS:
        head += right(scene.texts(f"app-thing-column-{column}"), _COUNT)
    head.stylize("quiet")
    return head


def crew_row(scene: Scene, view: View, letter: str, width: int) -> Text:
    """A player in one line: who is waited for, who leads, how suspected, and how much of what."""
    number = LETTERS.index(letter)
    own = letter == view["viewer"]
    row = Text.assemble(
        (ASKED if is_asked(view, letter) else " ", "yours" if own else ""),
        _rank(view, letter),
        scene.badge(letter),
        " ",
    )
    row += fitted(_name(scene, view, letter, width - _BEFORE - _AFTER), width - _BEFORE - _AFTER, _name_style(own))
    status = view["status"][number]
    if status != "character":
        word = scene.texts("app-thing-alien" if status == "revealed" else "app-thing-out")
        return row + right(word, _AFTER, "danger" if status == "revealed" else "quiet")
    suspicion, most = view["suspicion"][number], view["most_suspicion"]
    row += right(f"{suspicion}/{most}", _SUSPICION, "danger" if suspicion == most else "")
    for field in COUNTS.values():
        count = view[field][number]
        row += right(str(count) if count else "·", _COUNT, "" if count else "quiet")
    return row


def is_asked(view: View, letter: str) -> bool:
    """Whether the game waits for a player."""
    return any(seat == letter for seat, _ in view["waiting"])


def _rank(view: View, letter: str) -> tuple[str, str]:
    if view["leader"] == letter:
        return LEADER, "title"
    return (LEADER_TOKEN, "title") if view["token_holder"] == letter else (" ", "")


def _name(scene: Scene, view: View, letter: str, width: int) -> str:
    """The name, with that of the Character where there is room for both."""
    name = scene.names[letter]
    character = scene.word("character", view["characters"][LETTERS.index(letter)])
    both = f"{name}, {character}"
    return both if cell_len(name) + 2 + _LONGEST_CHARACTER <= width else name


def _name_style(own: bool) -> str:
    return "bold underline" if own else "bold"


def crew_in_columns(scene: Scene, view: View, width: int) -> list[Text]:
    """Everybody in two columns, where the crew has the whole width."""
    column = min(width // 2 - 1, WIDEST)
    rows = [crew_row(scene, view, letter, column) for letter in LETTERS[: len(view["status"])]]
    half = (len(rows) + 1) // 2
    head = crew_head(scene, column)
    pairs = zip_longest([head, *rows[:half]], [head, *rows[half:]], fillvalue=Text())
    return [one + Text("  ") + other for one, other in pairs]


# Cells of a table


def fitted(content: str | Text, width: int, style: str = "") -> Text:
    """Something in a cell: cut where it is too long, filled up where it is short."""
    cell = Text(content, style=style) if isinstance(content, str) else content.copy()
    if cell.cell_len > width:
        cell.truncate(width, overflow="ellipsis")
    filled = Text().append_text(cell)
    filled.append(" " * max(width - cell.cell_len, 0))
    return filled


def right(content: str | Text, width: int, style: str = "") -> Text:
    """The same, at the right side of its cell."""
    cell = Text(content, style=style) if isinstance(content, str) else content.copy()
    if cell.cell_len > width:
        cell.truncate(width, overflow="ellipsis")
    return Text(" " * max(width - cell.cell_len, 0)).append_text(cell)
