"""The rooms (rules section 12): when an action is possible in one, and what damage and fuel do there."""

from winterover.games.thing.facts import (
    BOILER_DESTROYED,
    DAMAGED,
    FROST_MOVED,
    LOST_STOCK,
    POWER_FAILED,
    POWER_RESTORED,
)
from winterover.games.thing.phases import food
from winterover.games.thing.pieces import (
    ARMOURY,
    BLOOD,
    BOILER,
    DAMAGEABLE,
    GENERATOR,
    GREEN,
    KITCHEN,
    LABORATORY,
    RADIO,
    REPAIR,
    ROOM_CAPACITY,
    STOREROOM,
    USE,
    VEHICLES,
    WEATHER,
)
from winterover.games.thing.state import NO_ROOM, State

# What is open


def is_out_of_game(g: State, room: int) -> bool:
    """Burned, or the destroyed Boiler Room (T-B-06, T-P2-09)."""
    return g.burned[room] or (room == BOILER and g.boiler_destroyed)


def is_open(g: State, room: int) -> bool:
    """Not burned, and not a destroyed Boiler Room unless the table lets it be entered (V-16)."""
    if room == BOILER and g.boiler_destroyed:
        return g.rules.destroyed_boiler_enterable and not g.burned[room]
    return not g.burned[room]


def accessible(g: State) -> list[int]:
    """The green rooms that a Character may enter now (T-P4.2-18)."""
    crowd = [0] * (GREEN + 4)
    for room in g.room:
        crowd[room] += 1
    burned = g.burned
    closed = NO_ROOM if is_open(g, BOILER) else BOILER
    return [room for room in range(GREEN) if crowd[room] < ROOM_CAPACITY and not burned[room] and room != closed]


def is_ready(g: State, vehicle: int) -> bool:
    """No damage, and every fuel slot filled (T-L-07)."""
    return not g.damage[vehicle] and g.fuel[vehicle] >= g.rules.board.fuel_slots[vehicle]


def can_act(g: State, card: int, room: int) -> bool:
    """Whether an action is possible in a room now (T-P4.7-10..12)."""
    if room >= GREEN or is_out_of_game(g, room):
        return False
    if card == USE:
        return can_use(g, room)
    if card == REPAIR:
        return g.damage[room] > 0
    return can_sabotage(g, room)


def can_use(g: State, room: int) -> bool:
    """Whether Use changes something now (R-86)."""
    if room == ARMOURY:
        return bool(g.weapon_deck)
    if room == STOREROOM:
        return bool(g.item_deck)
    if room == KITCHEN:
        return g.pantry > 0
    if room == LABORATORY:
        return sum(g.lab) > 0
    if room == RADIO:
        return not g.damage[RADIO] and not g.sos
    if room == WEATHER:
        return True
    if room in VEHICLES and is_ready(g, room):
        return True
    return free_slots(g, room) > 0 and stock_for(g, room) > 0


def can_sabotage(g: State, room: int) -> bool:
    """Whether the room can still be harmed (R-85)."""
    if room == ARMOURY:
        return bool(g.weapon_deck)
    if room == STOREROOM:
        return bool(g.item_deck)
    if room == KITCHEN:
        return g.pantry > 0
    if room == LABORATORY:
        return g.lab[BLOOD] > 0
    if room == WEATHER:
        return g.underground > 0
    return g.damage[room] < g.rules.board.damage_slots[room]


# Fuel


def free_slots(g: State, room: int) -> int:
    return g.rules.board.fuel_slots[room] - g.fuel[room]


def stock_for(g: State, room: int) -> int:
    """The stock that feeds a room: outside for the vehicles, else underground."""
    return g.outside if room in VEHICLES else g.underground


def fill(g: State, room: int, barrels: int, underground: bool) -> None:
    g.fuel[room] += barrels
    if underground:
        g.underground -= barrels
    else:
        g.outside -= barrels


def spend_fuel(g: State, room: int, barrels: int) -> None:
    g.fuel[room] -= barrels
    g.fuel_spent += barrels


def lose_underground(g: State, barrels: int) -> None:
    lost = min(barrels, g.underground)
    g.underground -= lost
    g.fuel_spent += lost
    g.tell(LOST_STOCK, "underground", lost)


# Damage


def add_damage(g: State, room: int, amount: int) -> int:
    """Damage as far as slots are free (T-3-07); what it sets off at once depends on the edition."""
    added = min(amount, g.rules.board.damage_slots[room] - g.damage[room], g.hq)
    g.damage[room] += added
    g.hq -= added
    full = g.damage[room] >= g.rules.board.damage_slots[room]
    if full and room == GENERATOR and g.rules.generator_at_once:  # T-P2-12
        fail_power(g)
    if full and room == BOILER and g.rules.boiler_at_once:  # V-01
        destroy_boiler(g)
    return added


def remove_damage(g: State, room: int, amount: int) -> int:
    removed = min(amount, g.damage[room])
    g.damage[room] -= removed
    g.hq += removed
    if removed and room == GENERATOR and g.power_failed:  # T-P2-13
        g.power_failed = False
        g.tell(POWER_RESTORED)
    return removed


def fail_power(g: State) -> None:
    if not g.power_failed:
        g.power_failed = True
        g.tell(POWER_FAILED)


def destroy_boiler(g: State) -> None:
    """The frost sheet covers the Boiler Room for good (T-P2-06, T-P2-09)."""
    if g.boiler_destroyed:
        return
    g.boiler_destroyed = True
    g.frost = 1
    g.tell(BOILER_DESTROYED)
    if not g.rules.destroyed_boiler_enterable and not g.burned[BOILER]:  # V-16; a fire has closed it already
        close_room(g, BOILER)


def advance_frost(g: State, steps: int) -> None:
    last = g.rules.board.frost_spaces
    g.frost = min(g.frost + steps, last)
    g.tell(FROST_MOVED, g.frost, last)


def is_frozen(g: State) -> bool:
    """The frost marker is on the skull (T-P2-08)."""
    return g.frost == g.rules.board.frost_spaces


def close_room(g: State, room: int) -> None:
    """Its Location card leaves the game (T-3-09); a dog or the Leader Token in it too, for now (T-P2-19)."""
    g.in_deck[room] = False
    if g.dog_in[room]:
        g.dog_in[room] = False
        g.loose_dogs += 1
    if g.token_room == room:
        g.token_room = NO_ROOM


# Sabotage


def sabotage(g: State, room: int, strength: int, by_alien: bool) -> None:
    """What sabotage does in a room, by card (strength 1) or by the Collective (T-L-02)."""
    if room in DAMAGEABLE:
        if not (room == BOILER and g.boiler_destroyed):
            g.tell(DAMAGED, room, add_damage(g, room, strength))
    elif room == ARMOURY:
        _lose_cards(g, g.weapon_deck, g.lost_weapons, strength, "weapons")
    elif room == STOREROOM:
        _lose_cards(g, g.item_deck, g.lost_items, strength, "items")
    elif room == KITCHEN:
        lost = min(2 * strength, g.pantry)
        g.tell(LOST_STOCK, "pantry", lost)
        food.empty_pantry(g, lost, eaten=True)
    elif room == LABORATORY:
        _lose_samples(g, strength, by_alien)
    elif room == WEATHER:
        lose_underground(g, strength)


def _lose_cards(g: State, deck: list[int], gone: list[int], count: int, stock: str) -> None:
    """The top cards leave the game unseen (R-171)."""
    lost = min(count, len(deck))
    for _ in range(lost):
        gone[deck.pop()] += 1
    g.tell(LOST_STOCK, stock, lost)


def _lose_samples(g: State, count: int, by_alien: bool) -> None:
    """By card a blood sample is searched for; by the Collective random tokens go (T-L-02, T-L-15)."""
    lost = min(count, sum(g.lab)) if by_alien else 1
    for _ in range(lost):
        sample = draw_sample(g) if by_alien else BLOOD
        g.lab[sample] -= 1
        if by_alien:
            g.lost_samples[sample] += 1
        else:
            g.used_blood += 1
    g.tell(LOST_STOCK, "samples" if by_alien else "blood", lost)


def draw_sample(g: State) -> int:
    """A random token of the laboratory bag; it stays in the bag until somebody takes it out."""
    return int(g.rng.below(sum(g.lab)) >= g.lab[BLOOD])
