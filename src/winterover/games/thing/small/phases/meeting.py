"""The second part of Phase 3: encounters room by room, before any alien acts (T-Z3-04..08)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks as shared
from winterover.games.thing.crew import offer_in_turn, present
from winterover.games.thing.encounter import company, enter, meet_dog, resolve_rooms, withdraws
from winterover.games.thing.options import RESOLVES, first_of
from winterover.games.thing.pieces import CLARK, GREEN
from winterover.games.thing.small import threat
from winterover.games.thing.small.facts import DOG_SHOWN
from winterover.games.thing.small.pieces import ALIEN_DOG, DOG_BAG
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.state import NO_ROOM, PHASE_ENCOUNTERS
from winterover.games.thing.weapons import withdraw_choices


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
    resolve_rooms(g, next_room, ask_room_order, _resolve)


def ask_room_order(g: SmallState) -> None:
    g.ask_leader(shared.ROOM_ORDER, [RESOLVES[room] for room in g.rooms_left], _chose_room)


def _chose_room(g: SmallState, leader: Seat, option: int) -> None:
    _resolve(g, first_of(option))


def _resolve(g: SmallState, room: int) -> None:
    """The dog first, then the Characters; by some editions weapons come before both (V-10)."""
    enter(g, room)
    g.next(meet)
    if g.rules.weapons_against_all:
        g.next(meet_dog_here)
        withdraw_from(g, 0)
    else:
        g.next(withdraw_from, 0)
        meet_dog_here(g)


def meet_dog_here(g: SmallState) -> None:
    """Caught by two; with one alone a dog token is drawn for all to see (T-Z3-07)."""
    if g.dog_in[g.here]:
        meet_dog(g, company(g), _draw_dog_token)


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
    offer_in_turn(g, present(g, g.here), place, _may_withdraw, ask_withdraw, withdraw_from)


def _may_withdraw(g: SmallState, figure: Figure) -> bool:
    return has_something_to_avoid(g) and len(withdraw_choices(g, figure)) > 1


def has_something_to_avoid(g: SmallState) -> bool:
    if meets_here(g) and who_would_advance(g, company(g)):
        return True
    return g.phase == PHASE_ENCOUNTERS and g.rules.weapons_against_all and g.dog_in[g.here]


def ask_withdraw(g: SmallState) -> None:
    """D-12"""
    g.ask(g.actor, shared.WITHDRAW, withdraw_choices(g, g.actor), withdraws)


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
