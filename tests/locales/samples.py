"""Everything that the games can tell, ask and offer, made without playing: rare events too, in every form."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from winterover.core.facts import FactKind, Told
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.core.talk import SAID
from winterover.core.views import View
from winterover.games.registry import GAMES, find_game
from winterover.games.thing import pieces
from winterover.games.thing.ending import ENDINGS
from winterover.games.thing.facts import CHOICE
from winterover.games.thing.small import asks as small_asks
from winterover.games.thing.small.ending import ENDINGS as CREW_ENDINGS
from winterover.games.thing.small.pieces import DIE_FACES, SOURCES
from winterover.games.thing.small.threat import BY_DOG, BY_TEST, BY_THREAT
from winterover.games.thing.small.view import ABOUT_ONE

THING, SMALL = GAMES["thing"], find_game("thing", 2)

#: Every mode of every game, by a name of its own.
MODES: dict[str, Game[Any]] = {"stayaway": GAMES["stayaway"], "thing": THING, "small": SMALL}

#: Every option of every mode.
CODES: dict[str, tuple[str, ...]] = {mode: tuple(game.codes.values()) for mode, game in MODES.items()}

#: The choices of the small crew: what it shares with the main game and asks of a person, of one Character, and its own.
SMALL_ASKS = ("weather", "room_order", *ABOUT_ONE, *(kind.name for kind in small_asks.KINDS[small_asks.MOVER :]))

#: The words that the rules of The Thing give without a list of their own.
VEHICLES = ("rescue", "helicopter", "shed")
EATEN_FROM = ("kitchen", "pantry")
LOST_FROM = ("underground", "pantry", "weapons", "items", "samples", "blood")
REPLIES = ("agree", "object", "refuse")
TESTS = ("a", "b")
DOGS = ("healthy", "alien")
WAYS = (BY_TEST, BY_DOG, BY_THREAT)

#: What a fact can hold, by category.
_VALUES: dict[str, tuple[Any, ...]] = {
    "seat": ("B",),
    "seats": ([], ["B"], ["B", "C", "D"]),
    "number": (0, 1, 2, 5),
    "numbers": ([2], [2, 1, 3]),
    "room": pieces.ROOMS,
    "rooms": (["shed"], ["shed", "kitchen", "radio"]),
    "action": pieces.ACTIONS,
    "actions": ([], ["use"], ["use", "use", "sabotage"]),
    "weapon": pieces.WEAPONS,
    "item": pieces.ITEMS,
    "sample": pieces.SAMPLES,
    "thing": pieces.THINGS,
    "things": (["firearm"], ["weapon", "weapon", "flamethrower"]),
    "face": pieces.FACES,
    "role": pieces.ROLES,
    "roles": (["human", "alien", "human"],),
    "token": pieces.ROLES,
    "dog": DOGS,
    "character": pieces.CHARACTERS,
    "ending": ENDINGS,
    "vehicle": VEHICLES,
    "stock": tuple(dict.fromkeys(EATEN_FROM + LOST_FROM)),
    "reply": REPLIES,
    "test": TESTS,
    "choice": tuple(
        CHOICE.spell(THING.parse(code)) for code in ("assimilate B", "assimilate_dog", "sabotage", "nothing")
    ),
    "characters": ([], ["blair"], ["blair", "clark", "nauls"]),
    "die": DIE_FACES,
    "dice": (["threat"], ["use", "use", "sabotage"]),
    "source": SOURCES,
    "way": WAYS,
    "crew_ending": CREW_ENDINGS,
}

#: What is None where it is not just all that a fact reveals, and for whom it is no secret either.
_ABSENT: dict[str, tuple[tuple[str, ...], ...]] = {
    "plan_made": (("rooms",), ("rooms", "strengths")),
    "handed_in": (("card",),),  # in Darkness
    "voted": (("target",),),
    "infection": (("by",),),
    # Told whole, or not at all
    "plan_proposed": (),
    "plan_revealed": (),
    "role_now": (),
    "card_shown": (),
    "card_revealed": (),
    "role_shown": (),
    "put_up": (),
    "traded": (),
    "ended": (),
    "dog_shown": (),
    "crew_ended": (),
}
#: Lists that can be empty together.
_EMPTY: dict[str, tuple[tuple[str, ...], ...]] = {
    "plan_proposed": (("rooms", "strengths"),),
    "plan_made": (("rooms", "strengths"),),
    "traded": (("gave",), ("got",)),
}

#: A fact is about A, and sometimes about B.
_EVERYBODY = (None, "A", "B", "E")
_STRANGERS = (None, "E")

Readers = tuple[str | None, ...]


def facts_of_thing() -> Iterator[tuple[Told, str | None]]:
    """Every kind of fact with every value, shown and hidden, to those whom it concerns and to others."""
    yield from _told_in(THING)
    for reader in _EVERYBODY:
        yield Told("tested", {"seat": "A", "target": "A", "test": "b"}), reader


def facts_of_small() -> Iterator[tuple[Told, str | None]]:
    """The same of the small crew. Only the main game's aliens vote on what they do, and by the names of seats."""
    yield from _told_in(SMALL, leaving_out="collective_voted")
    yield Told("tested", {"seat": "clark", "target": "clark", "test": "b"}), None


def _told_in(game: Game[Any], leaving_out: str = "") -> Iterator[tuple[Told, str | None]]:
    for kind in game.facts.values():
        if kind.name not in (SAID.name, leaving_out):
            for args, readers in _tellings(kind):
                for reader in readers:
                    yield Told(kind.name, args), reader


def _tellings(kind: FactKind) -> Iterator[tuple[dict[str, Any], Readers]]:
    seats = iter("ABCD")
    values = {
        field: (next(seats),) if category == "seat" else _VALUES[category]
        for field, category in kind.categories.items()
    }
    for place in range(max(map(len, values.values()), default=1)):
        yield {field: some[place % len(some)] for field, some in values.items()}, _EVERYBODY
    numbers = [field for field, category in kind.categories.items() if category == "number"]
    for chosen in product(*(values[field] for field in numbers)):
        args = {field: some[0] for field, some in values.items()} | dict(zip(numbers, chosen, strict=True))
        yield args, _EVERYBODY
        for absent, readers in _secrets(kind):
            yield args | dict.fromkeys(absent), readers
        for empty in _EMPTY.get(kind.name, ()):
            yield args | {field: [] for field in empty}, _EVERYBODY


def _secrets(kind: FactKind) -> Iterator[tuple[tuple[str, ...], Readers]]:
    if kind.name in _ABSENT:
        for absent in _ABSENT[kind.name]:
            yield absent, _EVERYBODY
    elif kind.reveals:
        yield tuple(kind.reveals), _STRANGERS


def views_of_thing() -> Iterator[View]:
    """A view in which everything is under way at once, so that any question can be asked in it."""
    match = Match(THING, THING.configure(5), key_from_number(1))
    for room, times in product(pieces.ROOMS, (1, 2)):
        yield match.view(0) | {
            "here": room,
            "room": [room] * 5,
            "card": pieces.ACTIONS[times],
            "candidate": "B",
            "sample": pieces.SAMPLES[times - 1],
            "actor": "C",
            "times": times,
            "strength": 3,
            "proposal": [["shed", times]],
            "second_ballot": times > 1,
            "suspicion": [1 if times == 1 else 5] * 5,
        }


def views_of_small() -> Iterator[View]:
    """The same for the small crew: every choice is open, and whatever one Character decides is up to Clark."""
    seen = Match(SMALL, SMALL.configure(2), key_from_number(1)).view(0)
    for room, times in product(pieces.ROOMS, (1, 2)):
        options = ["use"] if room in pieces.ROOMS[: pieces.GREEN] else []
        asks = [
            {"kind": kind, "character": "clark" if kind in ABOUT_ONE else None, "options": options}
            for kind in SMALL_ASKS
        ]
        yield (
            seen
            | {
                "asks": asks,
                "crew": [{"character": "clark", "room": room, "status": "character", "suspicion": 0}],
                "here": room,
                "role_cards_decide": times
                == 1,  # and with a disc beside the marker the dice are risky at the other time
                "may_escape": True,
                "card": pieces.ACTIONS[times - 1],
                "actor": "nauls",
                "times": times,
                "threat": times - 1,
                "dice": ["use", "repair", "threat"][:times],
                "sample": pieces.SAMPLES[times - 1],
                "giving": [["blair", "open_wire"], None],
            }
        )
    yield seen | {"asks": [{"kind": "dice_to", "character": None}], "dice": []}  # in Darkness, before the roll
