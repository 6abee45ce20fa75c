"""Everything that a seat may see (rules section 21): the only place from which state leaves the game."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from winterover.core.facts import Phrase
from winterover.core.seats import LETTERS, Seat
from winterover.core.state import Ask
from winterover.core.views import Part, View, always_new, asks_seen, by_slots, key_of, never_new, waiting_seen
from winterover.games.thing import asks
from winterover.games.thing.options import CODES, REVEAL
from winterover.games.thing.phases.rec_room import may_reveal
from winterover.games.thing.phases.tests import TEST_NAMES
from winterover.games.thing.pieces import (
    ACTIONS,
    CHARACTERS,
    FACES,
    FUELLED,
    GREEN,
    ITEMS,
    LOCATIONS,
    REC,
    ROLES,
    ROOMS,
    SAMPLES,
    STATUSES,
    THINGS,
    WEAPONS,
    shown,
)
from winterover.games.thing.state import (
    NO_CARD,
    NO_FACE,
    NO_ROOM,
    NOBODY,
    NOT_LAID,
    PHASE_REC_ROOM,
    PHASES,
    Deal,
    State,
)
from winterover.games.thing.steps import pending_steps

_KIND_OF = {kind.name: kind for kind in asks.KINDS}


# Spelling


def _letter(seat: Seat) -> str | None:
    return None if seat == NOBODY else LETTERS[seat]


def _letters(seats: Sequence[Seat]) -> list[str]:
    return [LETTERS[seat] for seat in seats] if seats else []


def room_seen(room: int) -> str | None:
    return ROOMS[room] if 0 <= room <= REC else None


def _face(face: int) -> str | None:
    return None if face == NO_FACE else FACES[face]


def speller(names: tuple[str, ...]) -> Callable[[Sequence[int]], list[str]]:
    """Spells counts by kind as a list of names. The same few counts come again and again, so each is spelled once."""
    spelled: dict[tuple[int, ...], list[str]] = {}

    def spell(counts: Sequence[int]) -> list[str]:
        key = tuple(counts)
        if key not in spelled:
            spelled[key] = [names[kind] for kind, count in enumerate(key) for _ in range(count)]
        return spelled[key].copy()

    return spell


actions_seen = speller(ACTIONS)
weapons_seen = speller(WEAPONS)
items_seen = speller(ITEMS)
samples_seen = speller(SAMPLES)


# What everybody sees


def _progress(g: State) -> View:
    return {
        "game": "thing",
        "over": g.over,
        "answers": g.answers,
        "waiting": waiting_seen(g, asks.KINDS),
        "answered": _letters(list(g.sealed)),
        "round": g.round,
        "phase": PHASES[g.phase],
        "agenda": pending_steps(g),
    }


def _people(g: State) -> View:
    return {
        "leader": LETTERS[g.leader],
        "order": _letters(g.order),
        "characters": [CHARACTERS[character] for character in g.characters],
        "status": [STATUSES[status] for status in g.status],
        "room": [room_seen(room) for room in g.room],
        "upright": g.standing.copy(),
        "suspicion": g.suspicion.copy(),
        "most_suspicion": g.rules.board.most_suspicion,
        "token_room": room_seen(g.token_room),
        "token_holder": _letter(g.token_holder),
        "boarder": _letter(g.boarder),
        "hungry": g.hungry,
    }


def _possessions(g: State) -> View:
    return {
        "hand_sizes": list(map(sum, g.hands)),
        "weapon_counts": list(map(sum, g.weapons)),
        "item_counts": list(map(sum, g.items)),
        "sample_counts": list(map(sum, g.samples)),
        "flamethrowers": [flames.copy() for flames in g.flames],
        "open_firearms": g.guns.copy(),
        "open_wires": g.wires.copy(),
        "open_flashlights": g.lights.copy(),
    }


def _decks(g: State) -> View:
    return {
        "deck_size": len(g.deck),
        "discard_size": len(g.discard),
        "pile_size": len(g.pile),
        "shown_cards": [ACTIONS[card] for card in g.shown_cards],
        "weapon_deck_size": len(g.weapon_deck),
        "item_deck_size": len(g.item_deck),
        "lab_size": sum(g.lab),
        "used_weapons": g.used_weapons.copy(),
        "used_items": g.used_items.copy(),
        "used_blood": g.used_blood,
    }


def base_seen(g: State) -> View:
    board = g.rules.board
    return {
        "weather": _face(g.weather),
        "stored": _face(g.stored),
        "damage": {ROOMS[room]: g.damage[room] for room in range(GREEN) if board.damage_slots[room]},
        "damage_slots": {ROOMS[room]: board.damage_slots[room] for room in range(GREEN) if board.damage_slots[room]},
        "damage_left": g.hq,
        "fuel": {ROOMS[room]: g.fuel[room] for room in FUELLED},
        "fuel_slots": {ROOMS[room]: board.fuel_slots[room] for room in FUELLED},
        "underground": g.underground,
        "outside": g.outside,
        "pantry": g.pantry,
        "kitchen": g.kitchen,
        "burned": [ROOMS[room] for room in range(GREEN) if g.burned[room]],
        "boiler_destroyed": g.boiler_destroyed,
        "frost": g.frost,
        "frost_spaces": board.frost_spaces,
        "power_failed": g.power_failed,
        "sos": g.sos,
        "sos_spaces": board.sos_spaces,
        "rescue_fuel": g.rescue_fuel,
        "rescue_fuel_spaces": board.rescue_fuel_spaces,
        "rescue_gone": g.rescue_gone,
        "dogs": [ROOMS[room] for room in range(GREEN) if g.dog_in[room]],
        "kennel": g.kennel,
        "loose_dogs": g.loose_dogs,
        "assimilated_dogs": g.eaten_dogs,
        "locations": [ROOMS[room] for room in range(LOCATIONS) if g.in_deck[room]],
    }


def _collective(g: State) -> View:
    shows_strength = g.rules.plan_shows_strength or g.plan_open
    return {
        "strength": g.pool,
        "ever_revealed": g.ever_revealed,
        "collective": _letters(g.members),
        "plans_made": g.planned,
        "plan": [
            {"room": ROOMS[room] if g.plan_open else None, "strength": strength if shows_strength else None}
            for room, strength in g.plan
        ],
        "plan_open": g.plan_open,
        "strength_in": {ROOMS[room]: strength for room, strength in enumerate(g.strength) if strength},
    }


def _under_way(g: State) -> View:
    """What is being done just now, as far as everybody sees it."""
    return {
        "here": room_seen(g.here) if g.here != NO_ROOM else None,
        "rooms_left": [ROOMS[room] for room in g.rooms_left],
        "withdrawn": _letters(g.withdrawn),
        "people": _letters(g.people),
        "laid": _letters([seat for seat, place in enumerate(g.laid) if place != NOT_LAID]),
        "actor": _letter(g.actor),
        "candidate": _letter(g.candidate),
        "times": g.times,
        "drawn_size": len(g.drawn),
        "sample_drawn": g.sample != NO_CARD,
        "drew_two": g.drew_two,
        "faces": [FACES[face] for face in g.faces],
        "card": None if g.card == NO_CARD else ACTIONS[g.card],
        "targets": _letters(g.targets),
        "may_escape": g.may_escape,
        "ballot": [CODES[option] for option in g.ballot],
        "deals": [_deal_seen(pair, deal, None) for pair, deal in g.deals.items()],
        "deeds": g.deeds.copy(),
        "ready": g.ready.copy(),
        "offers": {LETTERS[seat]: offered for seat, offered in g.offers.items()},
        "tests_left": [TEST_NAMES[test] for test in g.tests_left],
        "vehicle": g.vehicle or None,
        "passengers": _letters(g.passengers),
    }


def _deal_seen(pair: tuple[Seat, Seat], deal: Deal, viewer: Seat | None) -> View:
    """Both sides of a deal: backs and open cards, to an owner what it put up itself."""
    sides = [
        [THINGS[thing if seat == viewer else shown(thing)] for thing in side]
        for seat, side in zip(pair, deal[:2], strict=True)
    ]
    return {"seats": _letters(pair), "sides": sides, "agreed": [deal[2], deal[3]]}


# What one seat sees beyond that


def _no_secrets(g: State) -> View:
    return {
        "viewer": None,
        "role": None,
        "hand": [],
        "weapons": [],
        "items": [],
        "samples": [],
        "sealed": None,
        "asks": [],
        "standing": [],
    }


def own_view(g: State, viewer: Seat) -> View:
    """What this seat sees beyond what everybody sees, or instead of it."""
    seen: View = {
        "viewer": LETTERS[viewer],
        "role": ROLES[g.roles[viewer]],
        "hand": actions_seen(g.hands[viewer]),
        "weapons": weapons_seen(g.weapons[viewer]),
        "items": items_seen(g.items[viewer]),
        "samples": samples_seen(g.samples[viewer]),
        "sealed": CODES[g.sealed[viewer]] if viewer in g.sealed else None,
        "asks": asks_seen(g, viewer, asks.KINDS, CODES),
        "standing": [CODES[REVEAL]] if may_reveal(g, viewer) else [],
    }
    if g.deals and any(viewer in pair for pair in g.deals):
        seen["deals"] = [_deal_seen(pair, deal, viewer) for pair, deal in g.deals.items()]
    if g.laid[viewer] != NOT_LAID:
        seen["alien_token"] = g.laid[viewer]
    if viewer in g.members:
        seen |= _secret_plan(g, viewer)
    for ask in g.asks:
        if ask.seat == viewer:
            seen |= _seen_while_choosing(g, ask.kind)
    return seen


def own_keys(g: State) -> list[object]:
    """For each seat all that decides what it sees for itself.

    What lies in front of a player who is asked stays there until the answer.
    """
    asked: dict[Seat, list[Ask]] = {}
    for ask in g.asks:
        asked.setdefault(ask.seat, []).append(ask)
    return [
        (role, laid, g.sealed.get(seat), asked.get(seat), rest, *hand, *weapons, *items, *samples)
        for seat, (role, laid, rest, hand, weapons, items, samples) in enumerate(
            zip(g.roles, g.laid, _rare_keys(g), g.hands, g.weapons, g.items, g.samples, strict=True)
        )
    ]


def _rare_keys(g: State) -> list[object]:
    """For each seat what decides the fields that few seats have at a time."""
    keys: list[object] = [None] * len(g.roles)
    if g.deals:
        deals = key_of(g.deals)
        for pair in g.deals:
            for seat in pair:
                keys[seat] = deals
    if g.members:
        known = key_of((g.plan, g.aloud, g.proposals, g.proposal if _is_proposed(g) else None))
        for seat in g.members:
            keys[seat] = keys[seat], known
        if g.proposal and g.actor in g.members:
            keys[g.actor] = keys[g.actor], key_of(g.proposal)
    if g.phase == PHASE_REC_ROOM:
        keys = [(key, may_reveal(g, seat)) for seat, key in enumerate(keys)]
    return keys


def _is_proposed(g: State) -> bool:
    return bool(g.asks) and g.asks[0].kind == asks.CONSENT


def _secret_plan(g: State, viewer: Seat) -> View:
    """The Collective knows its plan; a plan being laid out is its author's until it is proposed (T-A-08)."""
    seen: View = {"plan": [{"room": ROOMS[room], "strength": strength} for room, strength in g.plan]}
    if g.proposal and (viewer == g.actor or _is_proposed(g)):
        seen["proposal"] = [[ROOMS[room], strength] for room, strength in g.proposal]
    seen["second_ballot"] = g.aloud
    if g.proposals:
        seen["proposals"] = [
            [supporters, [[ROOMS[room], strength] for room, strength in plan]] for supporters, plan in g.proposals
        ]
    return seen


def _seen_while_choosing(g: State, kind: int) -> View:
    """What lies in front of the player while the choice is open."""
    if kind == asks.KEEP:
        return {"drawn": [THINGS[thing] for thing in sorted(g.drawn)]}
    if kind == asks.SAMPLE:
        return {"sample": SAMPLES[g.sample]}
    if kind == asks.TAKE:
        return {"draw_pile": [g.deck.count(card) for card in range(len(ACTIONS))]}
    return {}


def _the_end(g: State) -> View:
    """All roles and the infection log (T-V-11)."""
    if not g.over:
        return {}
    return {
        "ending": g.ending,
        "winners": _letters(g.winners),
        "last_humans": _letters(g.last_humans),
        "roles": [ROLES[role] for role in g.roles],
        "infections": [[round_number, LETTERS[seat], _letter(by)] for round_number, seat, by in g.infections],
    }


#: What everybody sees, in parts, each with the slots of the state that it is made from.
PUBLIC_PARTS = (
    Part(_progress, always_new),
    Part(
        _people,
        by_slots(
            "leader", "order", "characters", "status", "room", "standing", "suspicion", "token_room", "token_holder",
            "boarder", "hungry",
        ),
    ),
    Part(_possessions, by_slots("hands", "weapons", "items", "samples", "flames", "guns", "wires", "lights")),
    Part(_decks, always_new),
    Part(
        base_seen,
        by_slots(
            "weather", "stored", "damage", "hq", "fuel", "underground", "outside", "pantry", "kitchen", "burned",
            "boiler_destroyed", "frost", "power_failed", "sos", "rescue_fuel", "rescue_gone", "dog_in", "kennel",
            "loose_dogs", "eaten_dogs", "in_deck",
        ),
    ),
    Part(_collective, by_slots("pool", "ever_revealed", "members", "planned", "plan", "plan_open", "strength")),
    Part(
        _under_way,
        by_slots(
            "here", "rooms_left", "withdrawn", "people", "laid", "actor", "candidate", "times", "drawn", "sample",
            "drew_two", "faces", "card", "targets", "may_escape", "ballot", "deals", "deeds", "ready", "offers",
            "tests_left", "vehicle", "passengers",
        ),
    ),
    Part(_no_secrets, never_new),
    Part(_the_end, attrgetter("over")),
)  # fmt: skip


# Asks in words


def ask_phrase(kind: str, seen: Mapping[str, Any]) -> Phrase:
    """An ask as something to be said to the asked seat, with what it is about."""
    return Phrase(_ask_name(kind, seen), _ask_args(kind, seen))


def _ask_name(kind: str, seen: Mapping[str, Any]) -> str:
    """Some asks are put in other words where there is more to know about them."""
    if kind == "hand_in" and seen["suspicion"][LETTERS.index(seen["viewer"])] >= seen["most_suspicion"]:
        return "hand_in_shown"  # T-P4.2-05
    if kind == "prey" and seen.get("second_ballot"):
        return "prey_again"
    return kind


def _ask_args(kind: str, seen: Mapping[str, Any]) -> dict[str, tuple[str, Any]]:
    args: dict[str, tuple[str, Any]] = {}
    if kind in ("attack", "withdraw", "prey", "tokens", "look"):
        args["room"] = ("room", seen["here"])
    elif kind in ("assign", "lay_down"):
        args["card"] = ("action", seen["card"])
    elif kind == "times":
        args |= {"room": ("room", _own_room(seen)), "card": ("action", seen["card"])}
    elif kind in ("draws", "keep", "face", "barrel", "escape", "bonus", "burn"):
        args["room"] = ("room", _own_room(seen))
    elif kind == "sample":
        args["sample"] = ("sample", seen["sample"])
    elif kind in ("admit", "consent"):
        args["seat"] = ("seat", seen["candidate" if kind == "admit" else "actor"])
    elif kind == "take":
        args["number"] = ("number", seen["times"])
    elif kind == "plan":
        laid = sum(strength for _, strength in seen.get("proposal", []))
        args["number"] = ("number", seen["strength"] - laid)
    elif kind in ("tester", "target"):
        args["test"] = ("test", TEST_NAMES[seen["times"]])
    elif kind == "permit":
        burner = LETTERS.index(seen["actor"])
        args |= {"seat": ("seat", seen["actor"]), "room": ("room", seen["room"][burner])}
        args["weapon"] = ("weapon", WEAPONS[seen["times"]])
    elif kind == "rescue":
        args["number"] = ("number", seen["rescue_fuel_spaces"] - seen["rescue_fuel"])
    return args


def _own_room(seen: Mapping[str, Any]) -> str | None:
    room: str | None = seen["room"][LETTERS.index(seen["viewer"])]
    return room
