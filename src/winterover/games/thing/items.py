"""Items (rules section 11): Fuel and Tools as free actions in step 4.7.

The window opens at once for everybody whose room could use a barrel or a repair and who holds hidden items: how many
is public, which ones is not (T-N-02).
"""

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.crew import hidden_items
from winterover.games.thing.facts import PLAYED
from winterover.games.thing.options import PASS, PLAYS, first_of
from winterover.games.thing.pieces import FIRST_ITEM, FUEL, GREEN, IN_PLAY, TOOLS, VEHICLES
from winterover.games.thing.rooms import fill, free_slots, is_out_of_game, remove_damage, stock_for
from winterover.games.thing.state import State


def window(g: State) -> None:
    """Everybody who could play something is asked, all at once (T-O-04)."""
    for seat in g.order:
        window_for(g, seat)


def window_for(g: State, seat: Seat) -> None:
    """One Character alone: with `bonusItems=ownActionOnly` just before and after the own action (V-23)."""
    if may_play(g, seat):
        ask_bonus(g, seat)


def ask_bonus(g: State, seat: Seat) -> None:
    """D-23"""
    g.ask_also(seat, asks.BONUS, choices(g, seat), played)


def may_play(g: State, seat: Seat) -> bool:
    if g.status[seat] != IN_PLAY or not g.standing[seat] or not hidden_items(g, seat):
        return False
    room = g.room[seat]
    return room < GREEN and not is_out_of_game(g, room) and any(uses(g, room))


def uses(g: State, room: int) -> tuple[bool, bool]:
    """Whether a room could use a barrel, and a repair."""
    return can_refuel(g, room), g.damage[room] > 0


def can_refuel(g: State, room: int) -> bool:
    """A free slot, and a barrel in the stock that feeds the room (T-O-02, V-22)."""
    stock = g.underground if g.rules.fuel_card_underground else stock_for(g, room)
    return stock > 0 and free_slots(g, room) > 0


def choices(g: State, seat: Seat) -> list[int]:
    """Pass, and what the seat holds and could play (D-23)."""
    found = [PASS]
    room = g.room[seat]
    if g.items[seat][FUEL] and can_refuel(g, room):
        found.append(PLAYS[FIRST_ITEM + FUEL])
    if g.items[seat][TOOLS] and g.damage[room]:
        found.append(PLAYS[FIRST_ITEM + TOOLS])
    return found


def played(g: State, seat: Seat, option: int) -> None:
    """A barrel or a repair, without an Action card and without lying down (T-O-02..04)."""
    if option == PASS:
        return
    item, room = first_of(option) - FIRST_ITEM, g.room[seat]
    before = [uses(g, g.room[ask.seat]) for ask in g.asks]
    g.items[seat][item] -= 1
    g.used_items[item] += 1
    g.tell(PLAYED, seat, item, room)
    if item == FUEL:
        fill(g, room, 1, underground=g.rules.fuel_card_underground or room not in VEHICLES)
    else:
        remove_damage(g, room, 1)
    _refresh(g, before)
    window_for(g, seat)


def _refresh(g: State, before: list[tuple[bool, bool]]) -> None:
    """The others who are still asked: some may have nothing left that their room could use.

    Who is asked anew follows from what the rooms could use before and can use now, never from what anybody holds
    (T-N-02): a clock that starts again, for one, is seen by all.
    """
    still = g.asks
    g.asks = []
    for ask, useful in zip(still, before, strict=True):
        if not may_play(g, ask.seat):
            continue
        if uses(g, g.room[ask.seat]) == useful:
            g.asks = [*g.asks, ask]
        else:
            ask_bonus(g, ask.seat)
