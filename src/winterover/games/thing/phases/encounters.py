"""Steps 4.3 to 4.5: attacked rooms are shown, encounters resolved room by room (T-P4.3, T-P4.4, section 8)."""

from winterover.core.seats import Seat
from winterover.games.thing import aliens, asks, infection
from winterover.games.thing.crew import leave_play, present
from winterover.games.thing.decks import give_up_belongings
from winterover.games.thing.ending import lost_humans
from winterover.games.thing.facts import (
    ALIEN_FLED,
    ALIEN_IDLE,
    ALIEN_SABOTAGED,
    ASSIMILATED,
    ATTACKED,
    DOG_ASSIMILATED,
    DOG_CAUGHT,
    ENCOUNTER,
    FLED,
    LAID_LOW,
    PLAN_REVEALED,
    WITHDREW,
)
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
from winterover.games.thing.pieces import CLARK, DORMITORY, ELIMINATED, GREEN, HUMAN, KENNEL, NOWHERE, REC
from winterover.games.thing.rooms import sabotage
from winterover.games.thing.state import NO_ROOM, PHASE_ENCOUNTERS, State
from winterover.games.thing.weapons import (
    fire_choices,
    may_have_escape,
    may_have_fire,
    pay_fire,
    pay_withdrawal,
    withdraw_choices,
)


def begin(g: State) -> None:
    """Alien rooms first, then all others; strength returns at the end (T-P4.4-01)."""
    g.phase = PHASE_ENCOUNTERS
    g.next(take_strength_back)
    g.next(meet_others)
    if g.plan:
        reveal_plan(g)


def reveal_plan(g: State) -> None:
    """All planned cards are turned up and the strength moves into the rooms (T-P4.3-01)."""
    for room, strength in g.plan:
        g.strength[room] = strength
    g.rooms_left = sorted(room for room, _ in g.plan)
    g.plan_open = True
    g.tell(PLAN_REVEALED, tuple(room for room, _ in g.plan), tuple(strength for _, strength in g.plan))
    next_room(g)


def meet_others(g: State) -> None:
    """The rooms that were not attacked and in which somebody meets somebody or a dog (T-E-01)."""
    attacked = [room for room, _ in g.plan]
    g.rooms_left = [room for room in range(GREEN) if room not in attacked and is_encounter(g, room)]
    if g.rules.dormitory_encounters and len(present(g, DORMITORY)) > 1:
        g.rooms_left.append(DORMITORY)
    next_room(g)


def is_encounter(g: State, room: int) -> bool:
    company = present(g, room)
    if len(company) != 1:
        return len(company) > 1
    return g.dog_in[room] and g.characters[company[0]] != CLARK  # T-E-03, T-K-03


def take_strength_back(g: State) -> None:
    """Strength returns to the pool, planned cards to the deck (T-P4.5-01)."""
    g.strength = [0] * len(g.strength)
    g.plan = []
    g.plan_open = False
    g.here = NO_ROOM
    sync_kennel_card(g)


def sync_kennel_card(g: State) -> None:
    """The Kennel card is in the deck exactly while a dog is in the Kennel (T-P8-10), unless removed (T-P8-11)."""
    g.in_deck[KENNEL] = g.kennel > 0 and g.rules.kennel_card


# One room after the other (D-11)


def next_room(g: State) -> None:
    if not g.rooms_left:
        return
    g.next(next_room)
    if len(g.rooms_left) == 1:
        _resolve(g, g.rooms_left[0])
    else:
        ask_room_order(g)


def ask_room_order(g: State) -> None:
    g.ask(g.leader, asks.ROOM_ORDER, [RESOLVES[room] for room in g.rooms_left], _chose_room)


def _chose_room(g: State, seat: Seat, option: int) -> None:
    _resolve(g, first_of(option))


def _resolve(g: State, room: int) -> None:
    g.rooms_left = [other for other in g.rooms_left if other != room]
    g.here = room
    g.withdrawn = []
    g.tell(ENCOUNTER, room, tuple(present(g, room)))
    if g.rules.weapons_against_all and present(g, room):  # V-10: the weapon window comes first
        g.next(confront)
        withdraw_from(g, 0)
    else:
        confront(g)


def company(g: State) -> list[Seat]:
    """The Characters here who did not withdraw before the encounter began (V-10)."""
    withdrawn = g.withdrawn
    return [seat for seat in present(g, g.here) if seat not in withdrawn]


def confront(g: State) -> None:
    """Against alien strength, or among Characters and dogs."""
    if g.here >= KENNEL or not g.strength[g.here]:
        if g.here == KENNEL:
            _assimilate_kennel_dog(g)
        else:
            meet(g)
    elif company(g):
        attack_from(g, 0)
    else:
        _unopposed(g)


# Rooms with alien strength (section 8.2)


def _assimilate_kennel_dog(g: State) -> None:
    """T-E-07"""
    if g.kennel:
        g.kennel -= 1
        _absorb_dog(g)


def _absorb_dog(g: State) -> None:
    g.eaten_dogs += 1
    g.tell(DOG_ASSIMILATED, g.here)
    aliens.gain_strength(g, 1)


def _unopposed(g: State) -> None:
    """No Character in the way (T-E-05, T-E-06)."""
    choices = (ASSIMILATE_DOG, SABOTAGE_ROOM) if g.dog_in[g.here] else (SABOTAGE_ROOM, NOTHING)
    aliens.decide(g, choices, prey_chosen)


def attack_from(g: State, place: int) -> None:
    """One Character may drive the alien off by fire; the first to accept in movement order does it (T-E-08)."""
    fighters = company(g)
    for index in range(place, len(fighters)):
        if may_have_fire(g, fighters[index]):
            g.next(attack_from, index + 1)
            g.actor = fighters[index]
            ask_attack(g)
            return
    compare(g)


def ask_attack(g: State) -> None:
    g.ask(g.actor, asks.ATTACK, fire_choices(g, g.actor, ATTACKS), _attacks)


def _attacks(g: State, seat: Seat, option: int) -> None:
    if option == PASS:
        return
    g.agenda.pop()  # nobody else is offered the attack
    weapon = first_of(option)
    g.tell(ATTACKED, seat, weapon, g.here)
    pay_fire(g, seat, weapon)
    g.standing[seat] = False
    g.strength[g.here] -= 1
    aliens.lose_strength(g)
    g.tell(ALIEN_FLED, g.here)
    if g.rules.encounter_after_attack:  # V-11
        meet(g)


def compare(g: State) -> None:
    """Weaker: it flees. Equal: all lie low. Stronger: it takes what it wants (T-E-09..12)."""
    strength, fighters = g.strength[g.here], company(g)
    if strength < len(fighters):
        g.tell(ALIEN_FLED, g.here)
        meet(g)
    elif strength == len(fighters):
        for seat in fighters:
            g.standing[seat] = False
        g.tell(LAID_LOW, g.here, tuple(fighters))
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
        g.tell(ALIEN_SABOTAGED, g.here, g.strength[g.here])
        sabotage(g, g.here, g.strength[g.here], by_alien=True)
    elif g.choice == ASSIMILATE_DOG:
        g.dog_in[g.here] = False
        _absorb_dog(g)
    else:
        prey = first_of(g.choice)
        fleeing.remove(prey)
        if g.roles[prey] == HUMAN:
            lost.append(prey)
        eliminate(g, prey)
    for seat in fleeing:
        g.room[seat] = REC
        g.standing[seat] = False
    if fleeing:
        g.tell(FLED, tuple(fleeing))
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
        _meet_dog(g, people)
    if len(people) > 1 and not g.over:
        if g.rules.weapons_against_all:
            infection.begin(g, people)
        else:
            g.next(meet_armed)
            withdraw_from(g, 0)


def _meet_dog(g: State, people: list[Seat]) -> None:
    """The dog is caught, or whoever is alone with it is tested."""
    seen = people if g.rules.clark_catches else [seat for seat in people if g.characters[seat] != CLARK]  # V-30
    if len(seen) > 1:
        g.dog_in[g.here] = False
        g.kennel += 1
        g.tell(DOG_CAUGHT, g.here)
        sync_kennel_card(g)
    elif seen and g.characters[seen[0]] != CLARK:
        infection.dog_test(g, seen[0])


def meet_armed(g: State) -> None:
    """Those who did not withdraw have an infection test (T-E-25)."""
    people = company(g)
    if len(people) > 1:
        infection.begin(g, people)


def withdraw_from(g: State, place: int) -> None:
    """Declarations in movement order, one pass (T-E-23, R-46)."""
    people = present(g, g.here)
    for index in range(place, len(people)):
        if may_have_escape(g, people[index]):
            g.next(withdraw_from, index + 1)
            g.actor = people[index]
            ask_withdraw(g)
            return


def ask_withdraw(g: State) -> None:
    g.ask(g.actor, asks.WITHDRAW, withdraw_choices(g, g.actor), _withdraws)


def _withdraws(g: State, seat: Seat, option: int) -> None:
    if option == PASS:
        return
    weapon = first_of(option)
    g.withdrawn = [*g.withdrawn, seat]
    g.tell(WITHDREW, seat, weapon)
    pay_withdrawal(g, seat, weapon)
