"""Why a card of the own hand cannot be used now: told to its holder only, from what the holder knows."""

from winterover.core.seats import Seat
from winterover.games.stayaway import asks
from winterover.games.stayaway.cards import (
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    FIRST_DEFENCE,
    FIRST_OBSTACLE,
    FLAMETHROWER,
    INFECTED,
    LOCKED_DOOR,
    MISSED,
    NAMES,
    QUARANTINE,
    SEDUCTION,
    THE_THING,
)
from winterover.games.stayaway.options import CODES as CODE
from winterover.games.stayaway.options import (
    DEFENDS,
    DISCARDS,
    FORGETS,
    GIVES,
    OFFERS,
    PASSES_ON,
    SWAPS,
    card_of,
)
from winterover.games.stayaway.piles import LIMIT
from winterover.games.stayaway.roles import HUMAN, TAINTED
from winterover.games.stayaway.state import State

#: The option that would give a card away, for each kind of choice that is about one card.
_GIVING = {
    asks.PLAY: DISCARDS,
    asks.OFFER: OFFERS,
    asks.REPLY: GIVES,
    asks.PASS_ON: PASSES_ON,
    asks.FORGET: FORGETS,
    asks.BLIND_DATE: SWAPS,
}

#: What a player whose Quarantine lets him act may not play all the same (S-E2-06).
_NOT_IN_QUARANTINE = (FLAMETHROWER, CHANGE_PLACES, BETTER_RUN)

#: The rule that says what a card can be put on, where it is not the one about neighbour targets (S-ACT-02).
_NEEDS = {AXE: "S-AXE-01", LOCKED_DOOR: "S-DOR-01", QUARANTINE: "S-E2-04"}


def forbidden(g: State, seat: Seat) -> list[tuple[str, str]]:
    """Codes that the seat does not have now, each with the rule against it."""
    found = []
    for ask in g.asks:
        if ask.seat != seat or ask.kind not in _GIVING:
            continue
        options = set(ask.options)
        wording = _GIVING[ask.kind]
        for card in sorted(set(g.hands[seat])):
            if wording[card] not in options:
                found.append((CODE[wording[card]], _against_giving(g, seat, ask.kind, card)))
            if ask.kind == asks.REPLY and card == MISSED and DEFENDS[card] not in options:
                found.append((CODE[DEFENDS[card]], "S-MIS-06"))
        if ask.kind == asks.PLAY:
            found += _unplayable(g, seat, options)
    return found


def _against_giving(g: State, seat: Seat, kind: int, card: int) -> str:
    if card == THE_THING:
        return "S-ROLE-06"
    if kind == asks.PLAY and card != INFECTED:
        return "S-LIM-03"
    if g.removed and kind in (asks.OFFER, asks.REPLY, asks.PASS_ON):
        return "S-VAR6-03"
    if g.roles[seat] == HUMAN:
        return "S-ROLE-03"
    if g.roles[seat] == TAINTED and g.hands[seat].count(INFECTED) == 1:
        return "S-ROLE-07"
    return "S-ROLE-08"


def _unplayable(g: State, seat: Seat, options: set[int]) -> list[tuple[str, str]]:
    playable = {card_of(option) for option in options if option not in DISCARDS}
    return [
        (f"play {NAMES[card]}", _against_playing(g, seat, card))
        for card in sorted(set(g.hands[seat]))
        if card not in playable
    ]


def _against_playing(g: State, seat: Seat, card: int) -> str:
    if card <= INFECTED:
        return "S-TURN-06"
    if g.rules.limited and g.hands[seat].count(INFECTED) > LIMIT:
        return "S-LIM-03"
    if FIRST_DEFENCE <= card < FIRST_OBSTACLE:
        return "S-DEF-01"
    if g.quarantine[seat] and g.rules.isolating:
        return "S-QUA-03"
    if g.quarantine[seat] and card in _NOT_IN_QUARANTINE:
        return "S-E2-06"
    if card in (SEDUCTION, BETTER_RUN):
        return _against_distance(g, seat, card)
    return _NEEDS.get(card, "S-ACT-02")


def _against_distance(g: State, seat: Seat, card: int) -> str:
    """Nobody can be aimed at: all others are quarantined, or the variant hides those who are not."""
    if all(g.quarantine[other] for other in g.ring if other != seat):
        return "S-SED-04" if card == SEDUCTION else "S-RUN-01"
    return {"adjacent": "S-VAR4-03", "door": "S-VAR4-05"}.get(str(g.rules.sight), "S-VAR4-01")
