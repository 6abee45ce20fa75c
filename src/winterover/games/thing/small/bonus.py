"""Fuel and Tools as free actions in Phase 5 (T-Z5-12, rules section 11).

All cards are open here, so only those are asked who have something to play.
"""

from winterover.core.seats import Seat
from winterover.games.thing.facts import PLAYED
from winterover.games.thing.items import can_refuel, may_play
from winterover.games.thing.options import PASS, first_of, second_of
from winterover.games.thing.pieces import FUEL, TOOLS, VEHICLES
from winterover.games.thing.rooms import fill, remove_damage
from winterover.games.thing.small import asks
from winterover.games.thing.small.crew import crew, persons_from
from winterover.games.thing.small.options import PLAYS_FOR
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.state import NOBODY


def between(g: SmallState) -> None:
    """Before the first roll and after every Character, unless the edition knows only the own action (V-23)."""
    if g.rules.bonus_between:
        for person in reversed(persons_from(g, g.leader)):
            g.next(offer, person, NOBODY)


def of_actor(g: SmallState) -> None:
    """Just before and after the own action (T-O-04)."""
    g.next(offer, g.owner[g.actor], g.actor)


def offer(g: SmallState, person: Seat, only: Figure) -> None:
    """A person's free items, one after the other; of one Character only, where one is named."""
    g.candidate = person
    if free_items(g, person, only):
        g.next(offer, person, only)
        ask_free_item(g)


def free_items(g: SmallState, person: Seat, only: Figure) -> list[int]:
    figures = [only] if only != NOBODY else [figure for figure in crew(g) if g.owner[figure] == person]
    return [PLAYS_FOR[figure][item] for figure in figures for item in (FUEL, TOOLS) if can_play(g, figure, item)]


def can_play(g: SmallState, figure: Figure, item: int) -> bool:
    if not g.items[figure][item] or not may_play(g, figure):
        return False
    room = g.room[figure]
    return can_refuel(g, room) if item == FUEL else g.damage[room] > 0


def ask_free_item(g: SmallState) -> None:
    """D-23"""
    only = g.agenda[-1][2]
    g.ask_person(g.candidate, asks.FREE_ITEM, [PASS, *free_items(g, g.candidate, only)], _plays)


def _plays(g: SmallState, person: Seat, option: int) -> None:
    if option == PASS:
        g.agenda.pop()  # the same person is not asked again
        return
    figure, item = first_of(option), second_of(option)
    room = g.room[figure]
    g.items[figure][item] -= 1
    g.used_items[item] += 1
    g.tell(PLAYED, figure, item, room)
    if item == FUEL:
        fill(g, room, 1, underground=g.rules.fuel_card_underground or room not in VEHICLES)
    else:
        remove_damage(g, room, 1)
