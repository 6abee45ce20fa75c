"""The Characters of the small crew where the board of The Thing has players: by letter, with a mark of their own."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from winterover.cli.scene import COLOURS, Scene
from winterover.core.seats import LETTERS
from winterover.core.views import View
from winterover.games.thing.small.rules import COUNTS_AS


@dataclass(frozen=True)
class FigureScene(Scene):
    """A table at which the Characters of the crew have the letters, in the order of the view."""

    #: By letter: what stands for the Character, and who runs it.
    marks: Mapping[str, str]
    owners: Mapping[str, str]

    def mark(self, letter: str) -> str:
        return self.marks[letter]

    def colour(self, letter: str) -> str:
        """Characters of one player are alike; whose they are stands beside them in words."""
        return COLOURS[LETTERS.index(self.owners[letter])]


def figures_of(scene: Scene, view: View) -> FigureScene:
    """The scene of the Characters; the base is that of six players (T-Z0-06)."""
    crew = dict(zip(LETTERS, view["crew"], strict=False))
    return FigureScene(
        scene.texts,
        scene.game,
        replace(scene.config, players=COUNTS_AS),
        names={letter: scene.word("character", figure["character"]) for letter, figure in crew.items()},
        people=frozenset(),
        marks={letter: scene.texts(f"app-small-mark-{figure['character']}") for letter, figure in crew.items()},
        owners={letter: figure["seat"] for letter, figure in crew.items()},
    )


def base_of(view: View) -> View:
    """What the main game's board reads, told of Characters."""
    crew = view["crew"]
    return {
        **view,
        "status": [figure["status"] for figure in crew],
        "room": [figure["room"] for figure in crew],
        "upright": [figure["upright"] for figure in crew],
        "passengers": [letter_of(view, character) for character in view["passengers"]],
        "boarder": None,
        "token_room": None,
        "pile_size": 0,
    }


def letter_of(view: View, character: str) -> str:
    return LETTERS[[figure["character"] for figure in view["crew"]].index(character)]


def figure_of(view: View, character: str) -> Mapping[str, Any]:
    return next(figure for figure in view["crew"] if figure["character"] == character)


def asked_about(view: View) -> str | None:
    """The Character whom the viewer's question is about."""
    return view["asks"][0]["character"] if view["asks"] else None


def things_of(scene: Scene, figure: Mapping[str, Any]) -> list[str]:
    """What a Character owns, in short words; all of it lies open."""
    counts: dict[str, int] = {}
    for thing in cards_of(figure):
        counts[thing] = counts.get(thing, 0) + 1
    names = [scene.short("card", card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]
    return names + [f"{scene.short('weapon', 'flamethrower')} {charges}" for charges in figure["flamethrowers"]]


def cards_of(figure: Mapping[str, Any]) -> list[str]:
    """The cards and tokens that a Character owns, those that lie open because they were used among them."""
    cards = [*figure["weapons"], *figure["items"], *figure["samples"]]
    for field, card in (("open_firearms", "firearm"), ("open_wires", "wire"), ("open_flashlights", "flashlight")):
        cards += [card] * figure[field]
    return cards
