"""Burning a room (rules section 15)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.crew import offer_in_turn, present
from winterover.games.thing.facts import BURN_ANNOUNCED, BURN_REFUSED, BURNED, FLED, FROST_RESET
from winterover.games.thing.options import ALLOW, BURNS, PASS, REFUSE, first_of
from winterover.games.thing.pieces import BOILER, FIRE_TOKENS, GENERATOR, GREEN, IN_PLAY, KITCHEN, REC, STOREROOM
from winterover.games.thing.rooms import close_room, destroy_boiler, fail_power, is_open, lose_underground, spend_fuel
from winterover.games.thing.state import NOBODY, State
from winterover.games.thing.weapons import fire_choices, may_have_fire, pay_fire


def window(g: State, place: int) -> None:
    """In movement order everybody who stands in a green room may burn it (T-B-01)."""
    if not offer_in_turn(g, g.order, place, may_burn, ask_burn, window):
        g.actor = NOBODY


def may_burn(g: State, seat: Seat) -> bool:
    """Six fire tokens (T-B-08), a green room that is in the game, and perhaps the means."""
    room = g.room[seat]
    if g.status[seat] != IN_PLAY or room >= GREEN or not is_open(g, room):
        return False
    return sum(g.burned) < FIRE_TOKENS and may_have_fire(g, seat)


def ask_burn(g: State) -> None:
    g.ask(g.actor, asks.BURN, fire_choices(g, g.actor, BURNS), _announced)


def _announced(g: State, seat: Seat, option: int) -> None:
    if option == PASS:
        return
    weapon = first_of(option)
    if g.rules.burn_needs_leave and seat != g.leader:  # V-08
        g.tell(BURN_ANNOUNCED, seat, weapon, g.room[seat])
        g.times = weapon
        ask_permit(g)
    else:
        burn(g, seat, weapon)


def ask_permit(g: State) -> None:
    """The Leader allows it or not (D-17)."""
    g.ask(g.leader, asks.PERMIT, (ALLOW, REFUSE), _permitted)


def _permitted(g: State, leader: Seat, option: int) -> None:
    if option == ALLOW:
        burn(g, g.actor, g.times)
    else:
        g.tell(BURN_REFUSED, g.actor)


def burn(g: State, seat: Seat, weapon: int) -> None:
    """The room leaves the game, the base is warm again, everybody there is driven out (T-B-02..05)."""
    room = g.room[seat]
    g.tell(BURNED, seat, weapon, room)
    pay_fire(g, seat, weapon)
    g.burned[room] = True
    if g.rules.burned_dog_stays and g.dog_in[room]:  # V-09: it stays until Phase 8 picks it up
        g.dog_in[room] = False
        close_room(g, room)
        g.dog_in[room] = True
    else:
        close_room(g, room)
    if g.frost:
        g.frost = 1
        g.tell(FROST_RESET)
    driven_out = present(g, room)
    for other in driven_out:
        g.room[other] = REC
        g.standing[other] = g.standing[other] and other != seat and g.rules.burned_out_stand
    g.tell(FLED, tuple(driven_out))
    _lose_contents(g, room)


def _lose_contents(g: State, room: int) -> None:
    """What a room's fire costs beyond the room (R-83)."""
    if g.fuel[room]:
        spend_fuel(g, room, g.fuel[room])
    if room == GENERATOR:
        fail_power(g)
    elif room == BOILER:
        destroy_boiler(g)
    elif room == KITCHEN:
        g.food_spent += g.kitchen
        g.kitchen = 0
    elif room == STOREROOM and g.rules.stock_in_storeroom:  # V-17
        lose_underground(g, g.underground)
