"""What the players see: everything but Role cards that lie face down, decks and bags (T-Z0-03)."""

from collections.abc import Mapping
from typing import Any

from winterover.core.facts import Phrase
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View, waiting_seen
from winterover.games.thing.phases.tests import TEST_NAMES
from winterover.games.thing.pieces import ACTIONS, CHARACTERS, FACES, ROLES, ROOMS, SAMPLES, THINGS
from winterover.games.thing.small.asks import KINDS
from winterover.games.thing.small.options import CODES
from winterover.games.thing.small.phases.aliens import attack_value
from winterover.games.thing.small.pieces import ABSENT, DIE_FACES, SMALL_STATUSES, SOURCES
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.small.steps import pending_steps
from winterover.games.thing.state import NO_CARD, NO_ROOM, NOBODY
from winterover.games.thing.state import PHASES as MAIN_PHASES
from winterover.games.thing.view import base_seen, items_seen, room_seen, samples_seen, weapons_seen

PHASES = (*MAIN_PHASES, "aliens")


def public_view(g: SmallState) -> View:
    """What all players see, and everybody else."""
    seen = {
        "game": "thing",
        "mode": "small",
        "viewer": None,
        "over": g.over,
        "answers": g.answers,
        "waiting": waiting_seen(g, KINDS),
        "round": g.round,
        "phase": PHASES[g.phase],
        "leader": LETTERS[g.leader],
        "crew": [_figure(g, figure) for figure, status in enumerate(g.status) if status != ABSENT],
        "order": _names(g.order),
        "hungry": g.hungry,
        "threat": g.threat,
        "last_space": g.rules.board.last_space,
        "strength": g.pool,
        "ever_revealed": g.ever_revealed,
        "attack_value": attack_value(g),
        "plan": [{"room": ROOMS[room], "strength": strength} for room, strength in g.plan],
        "strength_in": {ROOMS[room]: strength for room, strength in enumerate(g.strength) if strength},
        **_decks(g),
        **base_seen(g),
        **_under_way(g),
        "asks": [],
        "standing": [],
    }
    if g.over:
        seen |= {"ending": g.ending, "winners": [LETTERS[person] for person in g.winners]}
    return seen


def own_view(g: SmallState, viewer: Seat) -> View:
    """A player's own choices."""
    return {"viewer": LETTERS[viewer], "asks": _asks(g, viewer)}


def unseen(g: SmallState) -> View:
    """The Role cards of all Characters, which nobody at the table may look at (T-Z0-03)."""
    crew = [figure for figure, status in enumerate(g.status) if status != ABSENT]
    return {"roles": {CHARACTERS[figure]: ROLES[g.roles[figure]] for figure in crew}}


def _name(figure: Figure) -> str | None:
    return None if figure == NOBODY else CHARACTERS[figure]


def _names(figures: list[Figure]) -> list[str]:
    return [CHARACTERS[figure] for figure in figures]


def _figure(g: SmallState, figure: Figure) -> View:
    """One Character with all it owns; its Role card only once it was turned up, or at the end."""
    return {
        "character": CHARACTERS[figure],
        "seat": LETTERS[g.owner[figure]],
        "status": SMALL_STATUSES[g.status[figure]],
        "room": room_seen(g.room[figure]),
        "upright": g.standing[figure],
        "suspicion": g.suspicion[figure],
        "role": ROLES[g.roles[figure]] if g.open_roles[figure] or g.over else None,
        "weapons": weapons_seen(g.weapons[figure]),
        "items": items_seen(g.items[figure]),
        "samples": samples_seen(g.samples[figure]),
        "flamethrowers": g.flames[figure].copy(),
        "open_firearms": g.guns[figure],
        "open_wires": g.wires[figure],
        "open_flashlights": g.lights[figure],
    }


def _decks(g: SmallState) -> View:
    return {
        "weapon_deck_size": len(g.weapon_deck),
        "item_deck_size": len(g.item_deck),
        "lab_size": sum(g.lab),
        "used_weapons": g.used_weapons.copy(),
        "used_items": g.used_items.copy(),
        "used_blood": g.used_blood,
    }


def _under_way(g: SmallState) -> View:
    return {
        "here": room_seen(g.here) if g.here != NO_ROOM else None,
        "rooms_left": [ROOMS[room] for room in g.rooms_left],
        "withdrawn": _names(g.withdrawn),
        "moved": _names(g.moved),
        "advancing": _names(g.advancing),
        "struck": _names(g.struck),
        "actor": _name(g.actor),
        "candidate": g.candidate,
        "card": None if g.card == NO_CARD else ACTIONS[g.card],
        "dice": [DIE_FACES[face] for face in g.dice],
        "rerolled": [[SOURCES[source] for source in range(3) if used >> source & 1] for used in g.rerolled],
        "cancelled": g.cancelled,
        "lit": g.lit,
        "rested": g.rested,
        "processed": g.processed,
        "may_escape": g.may_escape,
        "role_cards_decide": not g.small.roll_only_escape,
        "times": g.times,
        "faces": [FACES[face] for face in g.faces],
        "drawn": [THINGS[thing] for thing in g.drawn],
        "sample": None if g.sample == NO_CARD else SAMPLES[g.sample],
        "giving": [None if giving is None else [CHARACTERS[giving[0]], THINGS[giving[1]]] for giving in g.giving],
        "deeds": g.deeds.copy(),
        "ready": g.ready.copy(),
        "tests_left": [TEST_NAMES[test] for test in g.tests_left],
        "vehicle": g.vehicle or None,
        "passengers": _names(g.passengers),
        "agenda": pending_steps(g),
    }


def _asks(g: SmallState, viewer: Seat) -> list[View]:
    """The viewer's choices, each with the Character it is about, if it is about one."""
    seen = []
    for ask in g.asks:
        if ask.seat == viewer:
            name, rule, rule_card, _ = KINDS[ask.kind]
            codes = [CODES[option] for option in ask.options]
            about = CHARACTERS[ask.who] if name in ABOUT_ONE else None
            seen.append(
                {
                    "number": ask.number,
                    "kind": name,
                    "rule": rule,
                    "rule_card": rule_card,
                    "character": about,
                    "options": codes,
                }
            )
    return seen


#: The kinds of choice that a person makes for one Character.
ABOUT_ONE = (
    *("move", "withdraw", "alien_withdraw", "attack", "rescue", "target", "dice", "dormitory", "act"),
    *("times", "draws", "keep", "sample", "face", "barrel"),
)


# Asks in words


def ask_phrase(kind: str, seen: Mapping[str, Any]) -> Phrase:
    """An ask as something to be said to the asked person, with what it is about."""
    if kind == "dice_to" and not seen["dice"]:
        return Phrase("dice_to_dark", {})
    ask = next((ask for ask in seen["asks"] if ask["kind"] == kind), None)
    character = ask["character"] if ask else None
    args = _about(kind, seen, character)
    if character is not None and (kind in _NAMED or kind in _RETOLD):
        args["character"] = ("character", character)
    if kind in ("dice_to", "dice", "dormitory"):
        args["dice"] = ("dice", seen["dice"])
    if _is_risky(kind, seen, character):
        return Phrase(_RISKY[kind], args)
    return Phrase(_RETOLD.get(kind, kind), args)


#: Choices of this mode alone whose text names the Character.
_NAMED = ("dice", "act", "alien_withdraw")
#: Choices of the main game whose text here names the Character whom they are about: the names of those texts.
_RETOLD = {
    kind: f"crew_{kind}"
    for kind in (
        *("move", "withdraw", "attack", "rescue", "sample"),
        *("times", "draws", "keep", "face", "barrel", "target"),
    )
}
#: Choices that may lose a Character or the game: the names of the texts that say so.
_RISKY = {"dice": "dice_risky", "rescue": "crew_rescue_cards", "act": "act_cards"}


def _is_risky(kind: str, seen: Mapping[str, Any], character: str | None) -> bool:
    """A step of the disc or of the marker would make them meet; or Role cards decide about an escape (V-37)."""
    if kind == "dice":
        figures = [figure for figure in seen["crew"] if figure["status"] == "character"]
        own = next(figure["suspicion"] for figure in figures if figure["character"] == character)
        near = {seen["threat"] - step for step in range(1, seen["dice"].count("threat") + 1)}
        return own + 1 == seen["threat"] or any(figure["suspicion"] in near for figure in figures)
    if kind == "act":
        return bool(seen["role_cards_decide"] and seen["may_escape"])
    return kind == "rescue" and bool(seen["role_cards_decide"])


def _about(kind: str, seen: Mapping[str, Any], character: str | None) -> dict[str, tuple[str, Any]]:
    """What the table shows of the ask, beside the dice and the Character who decides."""
    if kind in ("attack", "withdraw", "alien_withdraw", "victim"):
        return {"room": ("room", seen["here"])}
    if kind in ("draws", "keep", "face", "barrel", "dice"):
        return {"room": ("room", _room_of(seen, character))}
    if kind == "act":
        room = _room_of(seen, character)
        offered = next((ask["options"] for ask in seen["asks"] if ask["kind"] == kind), ())
        return {"room": ("room", room), "use": ("use", room if "use" in offered else None)}
    if kind == "times":
        return {"room": ("room", _room_of(seen, character)), "card": ("action", seen["card"])}
    if kind == "target":
        return {"test": ("test", TEST_NAMES[seen["times"]])}
    if kind == "rescue":
        return {"number": ("number", seen["rescue_fuel_spaces"] - seen["rescue_fuel"])}
    if kind == "receiver":
        giver, thing = seen["giving"][LETTERS.index(seen["viewer"])]
        return {"giver": ("character", giver), "thing": ("thing", thing)}
    if kind == "struck":
        return {"number": ("number", seen["threat"])}
    if kind == "dormitory":
        return {"character": ("character", seen["actor"]), "resting": ("character", character)}
    if kind == "sample":
        return {"sample": ("sample", seen["sample"])}
    return {}


def _room_of(seen: Mapping[str, Any], character: str | None) -> str | None:
    return next((figure["room"] for figure in seen["crew"] if figure["character"] == character), None)
