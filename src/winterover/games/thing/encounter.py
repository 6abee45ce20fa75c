"""What every encounter is made of (rules section 8), whichever phase of whichever mode it comes in.

Each phase says for itself what an encounter is, in which order things happen in a room and what the alien does there.
"""

from collections.abc import Callable
from typing import TypeVar

from winterover.core.seats import Seat
from winterover.core.state import Step
from winterover.games.thing.aliens import gain_strength, lose_strength
from winterover.games.thing.crew import present
from winterover.games.thing.facts import (
    ALIEN_FLED,
    ALIEN_SABOTAGED,
    ATTACKED,
    DOG_ASSIMILATED,
    DOG_CAUGHT,
    ENCOUNTER,
    FLED,
    LAID_LOW,
    PLAN_REVEALED,
    WITHDREW,
)
from winterover.games.thing.options import PASS, first_of
from winterover.games.thing.pieces import CLARK, KENNEL, REC
from winterover.games.thing.rooms import sabotage
from winterover.games.thing.state import NO_ROOM, State
from winterover.games.thing.weapons import pay_fire, pay_withdrawal

S = TypeVar("S", bound=State)


# One room after the other


def resolve_rooms(g: S, again: Step, ask_order: Callable[[S], None], resolve: Callable[[S, int], None]) -> None:
    """The only room left, or the one that the Leader names (D-11); `again` goes on with the others."""
    if not g.rooms_left:
        return
    g.next(again)
    if len(g.rooms_left) == 1:
        resolve(g, g.rooms_left[0])
    else:
        ask_order(g)


def enter(g: State, room: int) -> None:
    """The encounter in this room begins, with everybody who is there."""
    g.rooms_left = [other for other in g.rooms_left if other != room]
    g.here = room
    g.withdrawn = []
    g.tell(ENCOUNTER, room, tuple(present(g, room)))


def company(g: State) -> list[Seat]:
    """The Characters here who did not withdraw."""
    withdrawn = g.withdrawn
    return [seat for seat in present(g, g.here) if seat not in withdrawn]


# Strength in the rooms


def open_plan(g: State) -> None:
    """All planned cards are turned up and the strength moves into the rooms (T-P4.3-01)."""
    for room, strength in g.plan:
        g.strength[room] = strength
    g.rooms_left = sorted(room for room, _ in g.plan)
    g.plan_open = True
    g.tell(PLAN_REVEALED, tuple(room for room, _ in g.plan), tuple(strength for _, strength in g.plan))


def take_strength_back(g: State) -> None:
    """Strength returns to the pool, planned cards to the deck (T-P4.5-01, T-Z4-10)."""
    g.strength = [0] * len(g.strength)
    g.plan = []
    g.plan_open = False
    g.here = NO_ROOM
    sync_kennel_card(g)


def sync_kennel_card(g: State) -> None:
    """The Kennel card is in the deck exactly while a dog is in the Kennel (T-P8-10), unless removed (T-P8-11)."""
    g.in_deck[KENNEL] = g.kennel > 0 and g.rules.kennel_card


# Weapons


def withdraws(g: State, seat: Seat, option: int) -> None:
    """T-E-23, T-E-27"""
    if option == PASS:
        return
    weapon = first_of(option)
    g.withdrawn = [*g.withdrawn, seat]
    g.tell(WITHDREW, seat, weapon)
    pay_withdrawal(g, seat, weapon)


def drive_off(g: State, seat: Seat, weapon: int) -> None:
    """Fire costs the alien a point for good, and whoever used it lies low (T-E-08)."""
    g.agenda.pop()  # nobody else is offered the attack
    g.tell(ATTACKED, seat, weapon, g.here)
    pay_fire(g, seat, weapon)
    g.standing[seat] = False
    g.strength[g.here] -= 1
    lose_strength(g)
    g.tell(ALIEN_FLED, g.here)


# What an alien does to those who are there


def lay_low(g: State, fighters: list[Seat]) -> None:
    """As many as its strength (T-E-11)."""
    for seat in fighters:
        g.standing[seat] = False
    g.tell(LAID_LOW, g.here, tuple(fighters))


def flee(g: State, fleeing: list[Seat]) -> None:
    """To the Rec Room, where they lie (T-E-12)."""
    for seat in fleeing:
        g.room[seat] = REC
        g.standing[seat] = False
    if fleeing:
        g.tell(FLED, tuple(fleeing))


def sabotage_here(g: State) -> None:
    """T-E-05"""
    g.tell(ALIEN_SABOTAGED, g.here, g.strength[g.here])
    sabotage(g, g.here, g.strength[g.here], by_alien=True)


def assimilate_dog(g: State) -> None:
    """The one that runs about here (T-E-06), or in the Kennel one of those that are in it, if any (T-E-07)."""
    if g.here != KENNEL:
        g.dog_in[g.here] = False
    elif g.kennel:
        g.kennel -= 1
    else:
        return
    g.eaten_dogs += 1
    g.tell(DOG_ASSIMILATED, g.here)
    gain_strength(g, 1)


# Dogs


def meet_dog(g: S, people: list[Seat], alone: Callable[[S, Seat], None]) -> None:
    """The dog is caught by two (T-E-20), or `alone` is what happens to the only one; nothing to Clark (T-E-21)."""
    seen = people if g.rules.clark_catches else [seat for seat in people if g.characters[seat] != CLARK]  # V-30
    if len(seen) > 1:
        g.dog_in[g.here] = False
        g.kennel += 1
        g.tell(DOG_CAUGHT, g.here)
        sync_kennel_card(g)
    elif seen and g.characters[seen[0]] != CLARK:
        alone(g, seen[0])
