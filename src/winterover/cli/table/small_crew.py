"""The small crew in a table: each player's Characters with their suspicion and what they own."""

from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from winterover.cli.scene import Scene
from winterover.cli.table.small_figures import FigureScene, asked_about, cards_of, figures_of
from winterover.cli.table.thing_crew import fitted, is_asked, right
from winterover.cli.table.thing_rooms import ASKED, LEADER
from winterover.core.seats import LETTERS
from winterover.core.views import View

#: A mark, the badge and a space before the name; suspicion and three numbers after it.
_BEFORE = 5
_SUSPICION = 6
_COUNT = 2
_COLUMNS = ("weapons", "items", "samples")
_AFTER = _SUSPICION + _COUNT * len(_COLUMNS)
#: What a name needs at least, and more than that puts the numbers too far from it.
NARROWEST = _BEFORE + _AFTER + 9
WIDEST = 44
_GAP = 2


def crew_rows(scene: Scene, view: View, width: int) -> list[Text]:
    """All players with their Characters, below one another."""
    return [row for group in _groups(scene, view, width) for row in group]


def crew_in_columns(scene: Scene, view: View, width: int) -> list[Text]:
    """The same side by side, where the crew has the whole width: a column a player, or two columns."""
    players = len(scene.names)
    count = players if players > 1 and width // players - _GAP >= NARROWEST else 2
    column = min(width // count - _GAP, WIDEST)
    groups = _groups(scene, view, column)
    if players == 1:
        head, *rows = groups[0]
        half = (len(rows) + 1) // 2
        columns = [[head, *rows[:half]], [Text(), *rows[half:]]]
    else:
        columns = [*groups[: count - 1], [row for group in groups[count - 1 :] for row in group]]
    lines = zip_longest(*columns, fillvalue=Text())
    return [Text(" " * _GAP).join(fitted(cell, column) for cell in cells) for cells in lines]


def _groups(scene: Scene, view: View, width: int) -> list[list[Text]]:
    """For each player a head and the Characters."""
    figures = figures_of(scene, view)
    groups: list[list[Text]] = []
    for seat in scene.names:
        own = [letter for letter, owner in figures.owners.items() if owner == seat]
        rows = [_row(figures, view, letter, width) for letter in own]
        groups.append([_head(scene, view, seat, width), *rows])
    return groups


def _head(scene: Scene, view: View, seat: str, width: int) -> Text:
    """A player's name, under which the Characters stand, and the heads of their numbers."""
    own = seat == view["viewer"]
    head = Text.assemble(
        (ASKED if is_asked(view, seat) else " ", "yours" if own else ""),
        (LEADER if view["leader"] == seat else " ", "title"),
        " ",
    )
    look = f"underline {scene.colour(seat)}" if own else scene.colour(seat)
    head += fitted(Text(scene.names[seat], style=look), width - 3 - _AFTER)
    head += right(scene.texts("app-thing-column-suspicion"), _SUSPICION, "quiet")
    for column in _COLUMNS:
        head += right(scene.texts(f"app-thing-column-{column}"), _COUNT, "quiet")
    return head


def _row(figures: FigureScene, view: View, letter: str, width: int) -> Text:
    """A Character in one line: whether the question is about it, how suspected, and how much of what."""
    figure = view["crew"][LETTERS.index(letter)]
    in_play = figure["status"] == "character"
    is_it = asked_about(view) == figure["character"]
    row = Text.assemble((ASKED if is_it else " ", "yours"), figures.badge(letter) if in_play else "   ", " ")
    room = width - _BEFORE - _AFTER
    row += fitted(_name(figures, view, letter, room), room, "bold" if in_play else "quiet strike")
    if not in_play:
        revealed = figure["status"] == "revealed"
        word = figures.texts("app-thing-alien" if revealed else "app-thing-out")
        return row + right(word, _AFTER, "danger" if revealed else "quiet")
    near = figure["suspicion"] + 1 >= view["threat"]  # a step of either is enough
    row += right(f"{figure['suspicion']}", _SUSPICION, "danger" if near else "")
    cards = cards_of(figure)
    weapons = sum(card in _WEAPONS for card in cards) + len(figure["flamethrowers"])
    samples = len(figure["samples"])
    for count in (weapons, len(cards) + len(figure["flamethrowers"]) - weapons - samples, samples):
        row += right(str(count) if count else "·", _COUNT, "" if count else "quiet")
    return row


_WEAPONS = ("dynamite", "firearm", "melee")


def _name(figures: FigureScene, view: View, letter: str, width: int) -> str:
    """The name, with the Role card where it lies open and there is room for both."""
    figure = view["crew"][LETTERS.index(letter)]
    name = figures.names[letter]
    if figure["role"] is None:
        return name
    both = f"{name}, {figures.role(figure['role'])}"
    return both if cell_len(both) <= width else name
