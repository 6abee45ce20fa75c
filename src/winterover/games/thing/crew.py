"""The people at the table: who is a Character, in which order they act, where they stand, what they own."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from winterover.core.seats import Seat
from winterover.core.state import Step
from winterover.games.thing.facts import LEADER_PASSED, SUSPICION
from winterover.games.thing.pieces import (
    FIREARM,
    FIRST_ITEM,
    FIRST_OPEN,
    FIRST_SAMPLE,
    FLAMETHROWER,
    HUMAN,
    IN_PLAY,
    OPEN_FIREARM,
    OPEN_FLASHLIGHT,
    OPEN_WIRE,
)
from winterover.games.thing.state import NOBODY, State

S = TypeVar("S", bound=State)


def clockwise(g: State, first: Seat) -> list[Seat]:
    """The Characters clockwise, beginning with this seat (whether it is one or not)."""
    bodies = g.rules.bodies
    status = g.status
    return [seat % bodies for seat in range(first, first + bodies) if status[seat % bodies] == IN_PLAY]


def leader_order(g: State) -> list[Seat]:
    return clockwise(g, g.leader)


def movement_order(g: State) -> list[Seat]:
    """From the left of the Leader, who comes last (R-69)."""
    return clockwise(g, g.leader + 1)


def present(g: State, room: int) -> list[Seat]:
    """The Characters in a room, in movement order."""
    where, status = g.room, g.status
    return [seat for seat in g.order if where[seat] == room and status[seat] == IN_PLAY]


def standing_in(g: State, room: int) -> list[Seat]:
    where, standing, status = g.room, g.standing, g.status
    return [seat for seat in g.order if where[seat] == room and standing[seat] and status[seat] == IN_PLAY]


def offer_in_turn(
    g: S,
    people: Sequence[Seat],
    place: int,
    may: Callable[[S, Seat], bool],
    ask: Callable[[S], None],
    again: Step,
) -> bool:
    """Make the first from this place on who may be asked the actor and ask; `again(state, place)` goes on behind.

    Whether there was anybody to ask.
    """
    for index in range(place, len(people)):
        if may(g, people[index]):
            g.next(again, index + 1)
            g.actor = people[index]
            ask(g)
            return True
    return False


def anyone_stands(g: State) -> bool:
    standing, status = g.standing, g.status
    return any(standing[seat] and status[seat] == IN_PLAY for seat in g.order)


def humans_left(g: State) -> bool:
    """Whether a living human is left: a Character whose true role is human."""
    return any(role == HUMAN and status == IN_PLAY for role, status in zip(g.roles, g.status, strict=True))


def least_suspected(g: State, seats: list[Seat]) -> list[Seat]:
    """In ascending suspicion, ties in movement order (T-X-03, T-X-08)."""
    suspicion = g.suspicion
    return sorted((seat for seat in g.order if seat in seats), key=lambda seat: suspicion[seat])


def advance(g: State, seat: Seat, steps: int = 1) -> None:
    """Move a disc to the right, as far as the maximum of the player count (T-3-06, R-14)."""
    space = min(g.suspicion[seat] + steps, g.rules.board.most_suspicion)
    g.suspicion[seat] = space
    if g.facts is not None:
        g.tell(SUSPICION, seat, space)


def leave_play(g: State, seat: Seat) -> None:
    """The disc goes, the Leader Sheet passes to the left, and a Leader Token held is unclaimed (R-38, R-57)."""
    g.suspicion[seat] = 0
    if g.token_holder == seat:
        g.token_holder = NOBODY
    if g.leader == seat:
        heirs = clockwise(g, seat + 1)
        if heirs:
            g.leader = heirs[0]
            g.tell(LEADER_PASSED, g.leader)


# Belongings


def hidden_weapons(g: State, seat: Seat) -> int:
    return sum(g.weapons[seat])


def hidden_items(g: State, seat: Seat) -> int:
    return sum(g.items[seat])


def has_charge(g: State, seat: Seat) -> bool:
    return any(g.flames[seat])


def spend_charge(g: State, seat: Seat) -> None:
    """One charge of the Flamethrower that has fewest; with its last one it leaves the game (R-98)."""
    flames = g.flames[seat]
    flames.sort()
    place = next(place for place, charges in enumerate(flames) if charges)
    flames[place] -= 1
    if not flames[place] and not g.rules.empty_flamethrower_stays:
        del flames[place]
        g.used_weapons[FLAMETHROWER] += 1


def counts_of(g: State, seat: Seat) -> list[int]:
    """How many of each thing a seat owns, in the numbering of things."""
    guns, wires, lights = g.guns[seat], g.wires[seat], g.lights[seat]
    return [*g.weapons[seat], len(g.flames[seat]), *g.items[seat], *g.samples[seat], guns, wires, lights]


def give(g: State, giver: Seat, receiver: Seat, thing: int) -> None:
    """One thing changes hands; an open card stays open."""
    if thing == OPEN_FIREARM:
        g.guns[giver] -= 1
        g.guns[receiver] += 1
    elif thing == OPEN_WIRE:
        g.wires[giver] -= 1
        g.wires[receiver] += 1
    elif thing == OPEN_FLASHLIGHT:
        g.lights[giver] -= 1
        g.lights[receiver] += 1
    else:
        piles, place = _hidden(g, thing)
        piles[giver][place] -= 1
        piles[receiver][place] += 1


def take_flames(g: State, giver: Seat, count: int) -> list[int]:
    """So many Flamethrowers on their way to another, those with fewest charges first; they keep them (R-99)."""
    taken, g.flames[giver] = g.flames[giver][:count], g.flames[giver][count:]
    return taken


def _hidden(g: State, thing: int) -> tuple[list[list[int]], int]:
    assert thing < FIRST_OPEN
    if thing < FIRST_ITEM:
        return g.weapons, thing
    if thing < FIRST_SAMPLE:
        return g.items, thing - FIRST_ITEM
    return g.samples, thing - FIRST_SAMPLE


def show_firearm(g: State, seat: Seat) -> None:
    """A used Firearm is kept and open from then on (R-47)."""
    if not g.guns[seat]:
        g.weapons[seat][FIREARM] -= 1
        g.guns[seat] += 1
