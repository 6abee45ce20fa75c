"""Phase 4: what the revealed alien does is decided by chance (rules section 25.4)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks as shared
from winterover.games.thing.aliens import gain_strength
from winterover.games.thing.crew import has_charge, offer_in_turn, present
from winterover.games.thing.encounter import (
    assimilate_dog,
    company,
    drive_off,
    enter,
    flee,
    lay_low,
    open_plan,
    resolve_rooms,
    sabotage_here,
    take_strength_back,
    withdraws,
)
from winterover.games.thing.facts import ALIEN_FLED, ASSIMILATED
from winterover.games.thing.options import ASSIMILATES, ATTACKS, PASS, RESOLVES, first_of
from winterover.games.thing.pieces import DYNAMITE, ELIMINATED, GREEN, KENNEL, LOCATIONS
from winterover.games.thing.small import asks
from winterover.games.thing.small.ending import check_crew
from winterover.games.thing.small.facts import ALIENS_CAME
from winterover.games.thing.small.state import PHASE_ALIENS, Figure, SmallState
from winterover.games.thing.small.threat import leave
from winterover.games.thing.weapons import fire_choices, withdraw_choices


def begin(g: SmallState) -> None:
    """Only with a revealed alien, also with one of this very round (T-Z4-01, R-163)."""
    if not g.pool:
        return
    g.phase = PHASE_ALIENS
    g.next(take_strength_back)  # T-Z4-10
    place_strength(g)
    g.tell(ALIENS_CAME, attack_value(g))
    open_plan(g)
    next_room(g)


def attack_value(g: SmallState) -> int:
    """One more than stand in the fullest green room (T-Z4-02)."""
    return 1 + max(len(present(g, room)) for room in range(GREEN))


def place_strength(g: SmallState) -> None:
    """On cards drawn unseen, until the whole pool or the whole deck is used up (T-Z4-03, R-143)."""
    cards = [room for room in range(LOCATIONS) if g.in_deck[room]]
    g.rng.shuffle(cards)
    value, left = attack_value(g), g.pool
    g.plan = []
    while left and cards:
        strength = min(value, left)
        g.plan.append((cards.pop(), strength))
        left -= strength


# One room after the other (D-11)


def next_room(g: SmallState) -> None:
    resolve_rooms(g, next_room, ask_room_order, _resolve)


def ask_room_order(g: SmallState) -> None:
    g.ask_leader(asks.ALIEN_ORDER, [RESOLVES[room] for room in g.rooms_left], _chose_room)


def _chose_room(g: SmallState, leader: Seat, option: int) -> None:
    _resolve(g, first_of(option))


def _resolve(g: SmallState, room: int) -> None:
    enter(g, room)
    g.next(confront)
    if g.rules.weapons_against_all:  # V-10
        withdraw_from(g, 0)


def withdraw_from(g: SmallState, place: int) -> None:
    offer_in_turn(g, present(g, g.here), place, _can_withdraw, ask_withdraw, withdraw_from)


def _can_withdraw(g: SmallState, figure: Figure) -> bool:
    return len(withdraw_choices(g, figure)) > 1


def ask_withdraw(g: SmallState) -> None:
    """D-12, before strengths are compared (V-10)"""
    g.ask(g.actor, asks.ALIEN_WITHDRAW, withdraw_choices(g, g.actor), withdraws)


def confront(g: SmallState) -> None:
    """Characters before the dog before sabotage (T-Z4-05)."""
    if g.here == KENNEL:
        assimilate_dog(g)  # T-Z4-08
    elif company(g):
        attack_from(g, 0)
    elif g.dog_in[g.here]:
        assimilate_dog(g)
    else:
        sabotage_here(g)


# Fighting back (T-Z4-07)


def attack_from(g: SmallState, place: int) -> None:
    if not offer_in_turn(g, company(g), place, can_fire, ask_attack, attack_from):
        compare(g)


def can_fire(g: SmallState, figure: Figure) -> bool:
    """Standing, with a charge or with Dynamite; there is no Active Pile to pay with (R-144)."""
    return g.standing[figure] and (has_charge(g, figure) or g.weapons[figure][DYNAMITE] > 0)


def ask_attack(g: SmallState) -> None:
    """D-09"""
    g.ask(g.actor, shared.ATTACK, fire_choices(g, g.actor, ATTACKS), _attacks)


def _attacks(g: SmallState, figure: Figure, option: int) -> None:
    if option != PASS:
        drive_off(g, figure, first_of(option))


def compare(g: SmallState) -> None:
    """Weaker: it flees. Equal: all lie low. Stronger: it takes one of them (T-Z4-05, T-Z4-06)."""
    strength, fighters = g.strength[g.here], company(g)
    if strength < len(fighters):
        g.tell(ALIEN_FLED, g.here)
    elif strength == len(fighters):
        lay_low(g, fighters)
    elif len(fighters) == 1:
        assimilate(g, fighters[0])
    elif g.small.victim_random:  # V-40
        assimilate(g, g.rng.pick(fighters))
    else:
        ask_victim(g)


def ask_victim(g: SmallState) -> None:
    """D-Z3"""
    g.ask_leader(asks.VICTIM, [ASSIMILATES[figure] for figure in sorted(company(g))], _victim_named)


def _victim_named(g: SmallState, leader: Seat, option: int) -> None:
    assimilate(g, first_of(option))


def assimilate(g: SmallState, figure: Figure) -> None:
    """The Character is lost, its Role card unseen (T-Z4-09); the others flee (T-E-12)."""
    fleeing = [other for other in company(g) if other != figure]
    g.status[figure] = ELIMINATED
    g.tell(ASSIMILATED, figure, g.here)
    leave(g, figure)
    gain_strength(g, 1)
    flee(g, fleeing)
    check_crew(g)
