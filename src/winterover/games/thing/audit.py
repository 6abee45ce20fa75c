"""Checking that every piece is in exactly one place (rules section 1)."""

from collections import Counter

from winterover.core.errors import EngineBug
from winterover.games.thing.figures import BARRELS, DAMAGE_TOKENS, FOOD
from winterover.games.thing.pieces import (
    ACTIONS,
    BLOOD,
    DOGS,
    EACH_ACTION,
    FIREARM,
    FIRST_ITEM,
    FLAMETHROWER,
    FLASHLIGHT,
    GREEN,
    HUMAN,
    IN_PLAY,
    ITEMS,
    KENNEL,
    REVEALED,
    ROOM_CAPACITY,
    SAMPLES,
    WEAPONS,
    WIRE,
)
from winterover.games.thing.state import NO_CARD, State


def audit(g: State) -> None:
    """Raise EngineBug unless all pieces are there once, and nothing stands where it cannot."""
    _action_cards(g)
    audit_pieces(g)
    _people(g)


def audit_pieces(g: State) -> None:
    """Everything but Action cards and people."""
    _weapons(g)
    _items(g)
    _samples(g)
    _stocks(g)
    _dogs(g)
    for room in range(GREEN):
        require(g.room.count(room) <= ROOM_CAPACITY, f"too many Characters in room {room}")
    require(g.pool >= 0 and sum(g.strength) <= g.pool, "more strength than there is")


def require(holds: bool, promise: str) -> None:
    if not holds:
        raise EngineBug(promise)


def _compare(found: Counter[int], expected: list[int], names: tuple[str, ...]) -> None:
    for kind, number in enumerate(expected):
        require(found[kind] == number, f"{found[kind]} {names[kind]} instead of {number}")


def _by_kind(counts: list[list[int]]) -> Counter[int]:
    """Counts by kind of all seats together."""
    found: Counter[int] = Counter()
    for seat_counts in counts:
        require(min(seat_counts) >= 0, "a negative number of cards")
        found.update(dict(enumerate(seat_counts)))
    return found


def _action_cards(g: State) -> None:
    """51 Action cards (T-1-02)."""
    found = _by_kind(g.hands) + Counter(g.deck) + Counter(g.discard) + Counter(g.pile)
    if g.card != NO_CARD:
        found[g.card] += 1
    _compare(found, [EACH_ACTION] * len(ACTIONS), ACTIONS)


def _weapons(g: State) -> None:
    found = _by_kind(g.weapons) + Counter(g.weapon_deck) + _by_kind([g.used_weapons, g.lost_weapons])
    found += Counter(thing for thing in g.drawn if thing < FIRST_ITEM)
    found[FIREARM] += sum(g.guns)
    found[FLAMETHROWER] += sum(map(len, g.flames))
    _compare(found, list(g.rules.figures.weapons), WEAPONS)


def _items(g: State) -> None:
    found = _by_kind(g.items) + Counter(g.item_deck) + _by_kind([g.used_items, g.lost_items])
    found += Counter(thing - FIRST_ITEM for thing in g.drawn if thing >= FIRST_ITEM)
    found[WIRE] += sum(g.wires)
    found[FLASHLIGHT] += sum(g.lights)
    _compare(found, list(g.rules.figures.items), ITEMS)


def _samples(g: State) -> None:
    """Two blood samples and three failures for each player (T-2-09)."""
    found = _by_kind(g.samples) + Counter(dict(enumerate(g.lab))) + _by_kind([g.lost_samples])
    found[BLOOD] += g.used_blood
    if g.sample != NO_CARD:
        found[g.sample] += 1
    _compare(found, [2 * g.rules.players, 3 * g.rules.players], SAMPLES)


def _stocks(g: State) -> None:
    """Barrels (one marks the rescue fuel track), food and damage tokens (T-1-10)."""
    barrels = sum(g.fuel) + g.underground + g.outside + g.fuel_spent + 1
    require(barrels == BARRELS, f"{barrels} barrels instead of {BARRELS}")
    food = g.pantry + g.kitchen + g.food_spent
    require(food == FOOD, f"{food} food instead of {FOOD}")
    damage = sum(g.damage) + g.hq
    require(damage == DAMAGE_TOKENS, f"{damage} damage tokens instead of {DAMAGE_TOKENS}")
    board = g.rules.board
    for room in range(GREEN):
        require(0 <= g.damage[room] <= board.damage_slots[room], f"{g.damage[room]} damage in room {room}")
        require(0 <= g.fuel[room] <= board.fuel_slots[room], f"{g.fuel[room]} barrels in room {room}")
    stocks = (g.underground, g.outside, g.fuel_spent, g.pantry, g.kitchen, g.food_spent, g.hq)
    require(min(stocks) >= 0, "a negative stock")


def _dogs(g: State) -> None:
    """Four dogs (R-03); the Kennel card is in the deck exactly while one is in the Kennel (T-P8-10)."""
    dogs = sum(g.dog_in) + g.kennel + g.loose_dogs + g.eaten_dogs
    require(dogs == DOGS, f"{dogs} dogs instead of {DOGS}")
    if not g.plan_open:
        require(g.in_deck[KENNEL] == (g.kennel > 0 and g.rules.kennel_card), "the Kennel card is misplaced")


def _people(g: State) -> None:
    if not g.over:
        require(g.status[g.leader] == IN_PLAY, "the Leader is no Character")
        for member in g.members:
            require(g.status[member] == REVEALED and g.roles[member] != HUMAN, "a member is no revealed alien")
