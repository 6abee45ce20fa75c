"""The base of The Thing, room by room: who and what is there, in marks and numbers."""

from rich.text import Text

from winterover.cli.scene import INK, Scene
from winterover.core.seats import LETTERS
from winterover.core.views import View

#: Rooms with slots for fuel or damage, and all others.
MACHINES = ("boiler", "generator", "radio", "helicopter", "shed")
OTHERS = ("armoury", "storeroom", "laboratory", "weather", "kitchen", "kennel", "dormitory", "rec")
STOCKS = ("underground", "outside", "pantry")

DOG = "♦"
ALIEN = "*"
LEADER = "★"
LEADER_TOKEN = "☆"
ASKED = "▶"


def people_in(view: View, room: str) -> list[str]:
    """The letters of the Characters in a room."""
    return [LETTERS[number] for number, place in enumerate(view["room"]) if place == room]


def is_upright(view: View, letter: str) -> bool:
    upright: bool = view["upright"][LETTERS.index(letter)]
    return upright


def letters(scene: Scene, view: View, room: str) -> Text:
    """Everybody in a room: a capital stands, a small letter lies down."""
    shown = Text()
    for letter in people_in(view, room):
        if is_upright(view, letter):
            shown.append(scene.mark(letter), style=f"bold {INK} on {scene.colour(letter)}")
        else:
            shown.append(scene.mark(letter).lower(), style=scene.colour(letter))
    return shown


def marks(scene: Scene, view: View, room: str) -> Text:
    """Everybody and everything in a room."""
    shown = letters(scene, view, room)
    if room in view["dogs"]:
        shown.append(DOG, style="title")
    if view["token_room"] == room:
        shown.append(LEADER_TOKEN, style="title")
    if room in view["strength_in"]:
        shown.append(f"{ALIEN}{view['strength_in'][room]}", style="danger")
    return shown


def wreck(scene: Scene, view: View, room: str) -> str:
    """What became of a room that is of no more use; nothing for the others."""
    if room in view["burned"]:
        return scene.texts("app-thing-burned")
    if room == "boiler" and view["boiler_destroyed"]:
        return scene.texts("app-thing-destroyed")
    return ""


def fuel(view: View, room: str) -> str:
    return f"{view['fuel'][room]}/{view['fuel_slots'][room]}" if room in view["fuel"] else ""


def damage(view: View, room: str) -> str:
    return f"{view['damage'][room]}/{view['damage_slots'][room]}" if room in view["damage"] else ""


def is_full(view: View, room: str) -> bool:
    """Whether a room has all the damage it can take."""
    full: bool = view["damage"].get(room, 0) >= view["damage_slots"].get(room, 1)
    return full


#: What a room without slots holds: the name of the number in a view.
_STORES = {
    "armoury": "weapon_deck_size",
    "storeroom": "item_deck_size",
    "laboratory": "lab_size",
    "kitchen": "kitchen",
    "kennel": "kennel",
}


def store(view: View, room: str) -> int | None:
    """How many cards, tokens, meals or dogs are left in a room that holds such."""
    return view[_STORES[room]] if room in _STORES else None
