"""Steps 4.3 to 4.5: attacked rooms are shown, encounters resolved room by room (T-P4.3, T-P4.4, section 8)."""

from winterover.core.seats import Seat
from winterover.games.thing import aliens, asks, infection
from winterover.games.thing.crew import leave_play, offer_in_turn, present
from winterover.games.thing.decks import give_up_belongings
from winterover.games.thing.encounter import (
    assimilate_dog,
    company,
    drive_off,
    enter,
    flee,
    lay_low,
    meet_dog,
    open_plan,
    resolve_rooms,
    sabotage_here,
    take_strength_back,
    withdraws,
)
from winterover.games.thing.ending import lost_humans
from winterover.games.thing.facts import ALIEN_FLED, ALIEN_IDLE, ASSIMILATED
from winterover.games.thing.options import (
    ASSIMILATE_DOG,
    ASSIMILATES,
    ATTACKS,
    NOTHING,
    PASS,
    RESOLVES,
    SABOTAGE_ROOM,
    first_of,
)
from winterover.games.thing.pieces import CLARK, DORMITORY, ELIMINATED, GREEN, HUMAN, KENNEL, NOWHERE
from winterover.games.thing.state import PHASE_ENCOUNTERS, State
from winterover.games.thing.weapons import fire_choices, may_have_escape, may_have_fire, withdraw_choices


def begin(g: State) -> None:
    """Alien rooms first, then all others; strength returns at the end (T-P4.4-01)."""
    g.phase = PHASE_ENCOUNTERS
    g.next(take_strength_back)
    g.next(meet_others)
    if g.plan:
        open_plan(g)
        next_room(g)


def meet_others(g: State) -> None:
    """The rooms that were not attacked and in which somebody meets somebody or a dog (T-E-01)."""
    attacked = [room for room, _ in g.plan]
    g.rooms_left = [room for room in range(GREEN) if room not in attacked and is_encounter(g, room)]
    if g.rules.dormitory_encounters and len(present(g, DORMITORY)) > 1:
        g.rooms_left.append(DORMITORY)
    next_room(g)


def is_encounter(g: State, room: int) -> bool:
    people = present(g, room)
    if len(people) != 1:
        return len(people) > 1
    return g.dog_in[room] and g.characters[people[0]] != CLARK  # T-E-03, T-K-03


# One room after the other (D-11)


def next_room(g: State) -> None:
    resolve_rooms(g, next_room, ask_room_order, _resolve)


def ask_room_order(g: State) -> None:
    g.ask(g.leader, asks.ROOM_ORDER, [RESOLVES[room] for room in g.rooms_left], _chose_room)


def _chose_room(g: State, seat: Seat, option: int) -> None:
    _resolve(g, first_of(option))


def _resolve(g: State, room: int) -> None:
    enter(g, room)
    if g.rules.weapons_against_all and present(g, room):  # V-10: the weapon window comes first
        g.next(confront)
        withdraw_from(g, 0)
    else:
        confront(g)


def confront(g: State) -> None:
    """Against alien strength, or among Characters and dogs."""
    if g.here == KENNEL:
        assimilate_dog(g)
    elif g.here >= GREEN or not g.strength[g.here]:
        meet(g)
    elif company(g):
        attack_from(g, 0)
    else:
        _unopposed(g)


# Rooms with alien strength (section 8.2)


def _unopposed(g: State) -> None:
    """No Character in the way (T-E-05, T-E-06)."""
    choices = (ASSIMILATE_DOG, SABOTAGE_ROOM) if g.dog_in[g.here] else (SABOTAGE_ROOM, NOTHING)
    aliens.decide(g, choices, prey_chosen)


def attack_from(g: State, place: int) -> None:
    """One Character may drive the alien off by fire; the first to accept in movement order does it (T-E-08)."""
    if not offer_in_turn(g, company(g), place, may_have_fire, ask_attack, attack_from):
        compare(g)


def ask_attack(g: State) -> None:
    g.ask(g.actor, asks.ATTACK, fire_choices(g, g.actor, ATTACKS), _attacks)


def _attacks(g: State, seat: Seat, option: int) -> None:
    if option == PASS:
        return
    drive_off(g, seat, first_of(option))
    if g.rules.encounter_after_attack:  # V-11
        meet(g)


def compare(g: State) -> None:
    """Weaker: it flees. Equal: all lie low. Stronger: it takes what it wants (T-E-09..12)."""
    strength, fighters = g.strength[g.here], company(g)
    if strength < len(fighters):
        g.tell(ALIEN_FLED, g.here)
        meet(g)
    elif strength == len(fighters):
        lay_low(g, fighters)
    else:
        choices = [ASSIMILATES[seat] for seat in sorted(fighters)]
        if g.dog_in[g.here]:
            choices.append(ASSIMILATE_DOG)
        choices.append(SABOTAGE_ROOM)
        aliens.decide(g, choices, prey_chosen)


def prey_chosen(g: State) -> None:
    """What the Collective does in a room that it holds; the Characters there flee (T-E-05, T-E-06, T-E-12)."""
    fleeing = company(g)
    lost = []
    if g.choice == NOTHING:
        g.tell(ALIEN_IDLE, g.here)
    elif g.choice == SABOTAGE_ROOM:
        sabotage_here(g)
    elif g.choice == ASSIMILATE_DOG:
        assimilate_dog(g)
    else:
        prey = first_of(g.choice)
        fleeing.remove(prey)
        if g.roles[prey] == HUMAN:
            lost.append(prey)
        eliminate(g, prey)
    flee(g, fleeing)
    lost_humans(g, lost)


def eliminate(g: State, seat: Seat) -> None:
    """An assimilated player is out, role unseen, with the team of that moment (T-E-16..18)."""
    g.status[seat] = ELIMINATED
    g.room[seat] = NOWHERE
    g.tell(ASSIMILATED, seat, g.here)
    give_up_belongings(g, seat)
    leave_play(g, seat)
    aliens.gain_strength(g, 1)


# Rooms without alien strength, or from which it fled (section 8.3)


def meet(g: State) -> None:
    """The dog first, then the Characters among themselves (T-E-20..22)."""
    people = company(g)
    if g.here < GREEN and g.dog_in[g.here] and people:
        meet_dog(g, people, infection.dog_test)
    if len(people) > 1 and not g.over:
        if g.rules.weapons_against_all:
            infection.begin(g, people)
        else:
            g.next(meet_armed)
            withdraw_from(g, 0)


def meet_armed(g: State) -> None:
    """Those who did not withdraw have an infection test (T-E-25)."""
    people = company(g)
    if len(people) > 1:
        infection.begin(g, people)


def withdraw_from(g: State, place: int) -> None:
    """Declarations in movement order, one pass (T-E-23, R-46)."""
    offer_in_turn(g, present(g, g.here), place, may_have_escape, ask_withdraw, withdraw_from)


def ask_withdraw(g: State) -> None:
    g.ask(g.actor, asks.WITHDRAW, withdraw_choices(g, g.actor), withdraws)
