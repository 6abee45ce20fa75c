"""The second part of Phase 3: encounters room by room, before any alien acts (T-Z3-04..08)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks as shared
from winterover.games.thing.crew import present
from winterover.games.thing.facts import DOG_CAUGHT, ENCOUNTER, WITHDREW
from winterover.games.thing.options import PASS, RESOLVES, first_of
from winterover.games.thing.phases.encounters import company, sync_kennel_card
from winterover.games.thing.pieces import CLARK, GREEN
from winterover.games.thing.small import threat
from winterover.games.thing.small.facts import DOG_SHOWN
from winterover.games.thing.small.pieces import ALIEN_DOG, DOG_BAG
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.state import NO_ROOM, PHASE_ENCOUNTERS
from winterover.games.thing.weapons import pay_withdrawal, withdraw_choices


def begin(g: SmallState) -> None:
    """Rooms in which somebody meets somebody or a dog; the steps of all rooms come at the end (T-Z3-08)."""
    g.phase = PHASE_ENCOUNTERS
    g.order = g.moved
    g.moved = []
    g.advancing = []
    g.next(advance_all)
    g.rooms_left = [room for room in range(GREEN) if is_encounter(g, room)]
    next_room(g)


def is_encounter(g: SmallState, room: int) -> bool:
    people = present(g, room)
    if len(people) > 1:
        return g.dog_in[room] or not g.small.meet_in_actions
    return bool(people) and g.dog_in[room] and people[0] != CLARK


def next_room(g: SmallState) -> None:
    """In the order that the Leader says (D-11)."""
    if not g.rooms_left:
        g.here = NO_ROOM
        return
    g.next(next_room)
    if len(g.rooms_left) == 1:
        _resolve(g, g.rooms_left[0])
    else:
        ask_room_order(g)


def ask_room_order(g: SmallState) -> None:
    g.ask_leader(shared.ROOM_ORDER, [RESOLVES[room] for room in g.rooms_left], _chose_room)


def _chose_room(g: SmallState, leader: Seat, option: int) -> None:
    _resolve(g, first_of(option))


def _resolve(g: SmallState, room: int) -> None:
    """The dog first, then the Characters; by some editions weapons come before both (V-10)."""
    g.rooms_left = [other for other in g.rooms_left if other != room]
    g.here = room
    g.withdrawn = []
    g.tell(ENCOUNTER, room, tuple(present(g, room)))
    g.next(meet)
    if g.rules.weapons_against_all:
        g.next(meet_dog)
        withdraw_from(g, 0)
    else:
        g.next(withdraw_from, 0)
        meet_dog(g)


def meet_dog(g: SmallState) -> None:
    """Caught by two; with one alone a dog token is drawn for all to see (T-Z3-07)."""
    if not g.dog_in[g.here]:
        return
    people = company(g)
    seen = people if g.rules.clark_catches else [figure for figure in people if figure != CLARK]  # V-30
    if len(seen) > 1:
        g.dog_in[g.here] = False
        g.kennel += 1
        g.tell(DOG_CAUGHT, g.here)
        sync_kennel_card(g)
    elif seen and seen[0] != CLARK:
        _draw_dog_token(g, seen[0])


def _draw_dog_token(g: SmallState, figure: Figure) -> None:
    dog = g.rng.pick(DOG_BAG)
    g.tell(DOG_SHOWN, figure, g.here, dog)
    if dog == ALIEN_DOG:
        threat.transform(g, figure, threat.BY_DOG)
    else:
        g.advancing.append(figure)


# Characters together


def meets_here(g: SmallState) -> bool:
    """Whether Characters meet at this time: in Phase 3, or with `soloMeet=phase5` in Phase 5 (V-35)."""
    return (g.phase == PHASE_ENCOUNTERS) != g.small.meet_in_actions


def who_would_advance(g: SmallState, people: list[Figure]) -> list[Figure]:
    """Everybody with another who is outside the green zone, or with anybody at all (T-Z3-05, V-36)."""
    if not g.small.green_exempt:
        return people if len(people) > 1 else []
    outside = [figure for figure in people if g.suspicion[figure]]
    return [figure for figure in people if any(other != figure for other in outside)]


def withdraw_from(g: SmallState, place: int) -> None:
    """Whoever holds the weapon for it may withdraw, in movement order (T-Z3-06)."""
    people = present(g, g.here)
    for index in range(place, len(people)):
        if has_something_to_avoid(g) and len(withdraw_choices(g, people[index])) > 1:
            g.next(withdraw_from, index + 1)
            g.actor = people[index]
            ask_withdraw(g)
            return


def has_something_to_avoid(g: SmallState) -> bool:
    if meets_here(g) and who_would_advance(g, company(g)):
        return True
    return g.phase == PHASE_ENCOUNTERS and g.rules.weapons_against_all and g.dog_in[g.here]


def ask_withdraw(g: SmallState) -> None:
    """D-12"""
    g.ask(g.actor, shared.WITHDRAW, withdraw_choices(g, g.actor), withdraws)


def withdraws(g: SmallState, figure: Figure, option: int) -> None:
    if option == PASS:
        return
    weapon = first_of(option)
    g.withdrawn = [*g.withdrawn, figure]
    g.tell(WITHDREW, figure, weapon)
    pay_withdrawal(g, figure, weapon)


def meet(g: SmallState) -> None:
    """Each of them a step, once and not for every partner (T-Z3-05)."""
    if meets_here(g):
        g.advancing += who_would_advance(g, company(g))


def advance_all(g: SmallState) -> None:
    """All steps together, then one check for the marker (T-Z3-08)."""
    g.here = NO_ROOM
    g.withdrawn = []
    advancing, g.advancing = g.advancing, []
    threat.discs_entered(g, [figure for figure in advancing if threat.advance(g, figure)])
