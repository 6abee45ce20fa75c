"""What a seat, or nobody, may see: every field named, none copied and deleted (rules section 6)."""

from collections.abc import Mapping
from typing import Any

from winterover.core.facts import Phrase
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View, asks_seen, waiting_seen
from winterover.games.stayaway import asks
from winterover.games.stayaway.cards import FIRST_PANIC, NAMES, NONE
from winterover.games.stayaway.ending import may_declare
from winterover.games.stayaway.options import CODES, VICTORY
from winterover.games.stayaway.roles import ALIVE, HUMAN, ROLE_NAMES, TAINTED, THING
from winterover.games.stayaway.state import NOBODY, State

EXCHANGES = ("at_end", "seduction", "friends")

_DECLARE = [CODES[VICTORY]]


def public_view(g: State) -> View:
    """The table as everybody sees it (S-VIS-01..06)."""
    over = g.over
    rules = g.rules
    seen: View = {
        "game": "stayaway",
        "viewer": None,
        "answers": g.answers,
        "over": over,
        "players": rules.players,
        # S-VIS-01
        "ring": [LETTERS[seat] for seat in g.ring],
        "direction": g.direction,
        "doors": g.doors.copy(),
        "quarantine": g.quarantine.copy(),
        "alive": [fallen == ALIVE for fallen in g.fallen],
        "hand_sizes": [len(hand) for hand in g.hands],
        "draw_size": len(g.draw),
        "discard_size": len(g.discard),
        "top_back": _top_back(g),
        "turn": LETTERS[g.active],
        "isolated": g.isolated,
        "self_quarantined": g.self_quarantined,
        "card": None if g.card == NONE else NAMES[g.card],
        "target": None if g.target == NOBODY else LETTERS[g.target],
        "aside": len(g.drawn),
        "queue": [LETTERS[seat] for seat in g.queue],
        "exchange": None,
        "revenge": bool(g.removed),
        "thing": LETTERS[g.thing] if g.removed else None,
        "waiting": waiting_seen(g, asks.KINDS),
        "answered": sorted(LETTERS[seat] for seat in g.sealed),
        # What is there for a seat alone
        "role": None,
        "hand": [],
        "roles": {},
        "asks": [],
        "standing": [],
        "ending": None,
    }
    if g.partner != NOBODY:
        seen["exchange"] = {
            "kind": EXCHANGES[g.exchange],
            "asker": LETTERS[g.active],
            "partner": LETTERS[g.partner],
            "offered": g.offer != NONE,
            "redirected": g.redirected,
        }
    if over:
        _add_ending(g, seen)
    return seen


def _top_back(g: State) -> str | None:
    """The back of the top card of the draw pile (S-VIS-02)."""
    if not g.rules.top_back or not g.draw:
        return None
    return "panic" if g.draw[-1] >= FIRST_PANIC else "stay_away"


def own_view(g: State, viewer: Seat) -> View:
    """The own hand, role and choice, and the roles that follow from them (S-VIS-07). The dead have none (S-VIS-08)."""
    seen: View = {"viewer": LETTERS[viewer]}
    if g.fallen[viewer] != ALIVE:
        return seen
    role = g.roles[viewer]
    seen["role"] = ROLE_NAMES[role]
    seen["hand"] = [NAMES[card] for card in g.hands[viewer]]
    if not g.over:
        seen["roles"] = known_roles(g, viewer)
        seen["standing"] = _DECLARE.copy() if may_declare(g, viewer) else []
    if viewer == g.active:
        if g.drawn:
            seen["aside_cards"] = [NAMES[card] for card in g.drawn]
        if g.offer != NONE:
            seen["offer"] = NAMES[g.offer]
    if viewer in g.sealed:
        seen["sealed"] = CODES[g.sealed[viewer]]
    seen["asks"] = asks_seen(g, viewer, asks.KINDS, CODES)
    return seen


def known_roles(g: State, viewer: Seat) -> dict[str, str]:
    """Roles of others that a player can derive from the rules alone (S-ROLE-11, S-ROLE-12)."""
    roles = g.roles
    if roles[viewer] == THING:
        return {LETTERS[seat]: ROLE_NAMES[roles[seat]] for seat in range(len(roles)) if seat != viewer}
    if roles[viewer] == TAINTED:
        return {LETTERS[g.thing]: ROLE_NAMES[THING]}
    return {LETTERS[g.thing]: ROLE_NAMES[THING]} if g.removed else {}


def ask_phrase(kind: str, seen: Mapping[str, Any]) -> Phrase:
    """An ask in words: whose turn it is, who exchanges with whom, and which card lies on the table."""
    exchange = seen["exchange"] or {"asker": None, "partner": None}
    args = {
        "active": ("seat", seen["turn"]),
        "asker": ("seat", exchange["asker"]),
        "partner": ("seat", exchange["partner"]),
        "card": ("card", seen["card"]),
        "aside": ("number", seen["aside"]),
    }
    if kind == "one_two":  # the third players on both sides (S-ONE-01)
        ring = seen["ring"]
        place = ring.index(seen["turn"])
        args["left"] = ("seat", ring[(place + 3) % len(ring)])
        args["right"] = ("seat", ring[(place - 3) % len(ring)])
    return Phrase(kind, args)


def _add_ending(g: State, seen: View) -> None:
    """At the end everything is shown (S-END-14)."""
    seen["ending"] = {
        "kind": g.ending,
        "winners": [LETTERS[seat] for seat in g.winners],
        "roles": [ROLE_NAMES[role] for role in g.roles],
        "eliminated_as": [None if role == ALIVE else ROLE_NAMES[role] for role in g.fallen],
        "hands": [[NAMES[card] for card in hand] for hand in g.hands],
        "last_human": None if g.last_human == NOBODY else LETTERS[g.last_human],
        "eliminated_as_human": HUMAN in g.fallen,
    }
    seen["roles"] = {LETTERS[seat]: ROLE_NAMES[role] for seat, role in enumerate(g.roles)}
