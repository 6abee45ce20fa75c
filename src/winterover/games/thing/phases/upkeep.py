"""Phase 2: the boiler, the generator, the rescue helicopter, in this order (T-P2)."""

from winterover.games.thing.crew import humans_left
from winterover.games.thing.ending import BASE_FROZEN, NO_HUMAN_LEFT, end
from winterover.games.thing.facts import CONSUMED, RESCUE_ARRIVED, RESCUE_LEFT, RESCUE_MOVED
from winterover.games.thing.pieces import BOILER, GENERATOR
from winterover.games.thing.rooms import add_damage, advance_frost, destroy_boiler, fail_power, is_frozen, spend_fuel
from winterover.games.thing.state import PHASE_UPKEEP, State


def begin(g: State) -> None:
    g.phase = PHASE_UPKEEP
    heat(g)
    if is_frozen(g):  # V-33: if nobody was left to freeze, this only shows it
        end(g, BASE_FROZEN if humans_left(g) else NO_HUMAN_LEFT)
    else:
        light(g)
        fly(g)


def heat(g: State) -> None:
    """A working boiler burns fuel; a destroyed one lets the base freeze (T-P2-03..08)."""
    board = g.rules.board
    if g.frost:
        advance_frost(g, board.frost[g.weather])
        return
    consume(g, BOILER, board.consumption[g.weather][0])
    if g.damage[BOILER] >= board.damage_slots[BOILER]:  # after consumption
        destroy_boiler(g)


def light(g: State) -> None:
    """A generator without power-failure token burns fuel (T-P2-10, T-P2-11)."""
    if g.power_failed:
        return
    board = g.rules.board
    consume(g, GENERATOR, board.consumption[g.weather][1])
    if g.damage[GENERATOR] >= board.damage_slots[GENERATOR]:
        fail_power(g)


def consume(g: State, room: int, needed: int) -> None:
    """Every missing barrel is a damage (T-P2-04)."""
    burned = min(needed, g.fuel[room])
    spend_fuel(g, room, burned)
    damage = add_damage(g, room, needed - burned) if burned < needed else 0
    g.tell(CONSUMED, room, burned, damage)


def fly(g: State) -> None:
    """The called helicopter comes, waits, and leaves when its fuel is gone (T-P2-14..17)."""
    if not g.sos or g.rescue_gone:
        return
    board = g.rules.board
    if g.rescue_fuel == board.rescue_fuel_spaces:
        g.rescue_gone = True
        g.tell(RESCUE_LEFT)
        return
    g.rescue_fuel += 1
    had_arrived = has_arrived(g)
    if not had_arrived:
        g.sos = min(g.sos + board.flight[g.weather], board.sos_spaces)
    g.tell(RESCUE_MOVED, g.sos, board.sos_spaces, board.rescue_fuel_spaces - g.rescue_fuel)
    if has_arrived(g) and not had_arrived:
        g.tell(RESCUE_ARRIVED)


def has_arrived(g: State) -> bool:
    return g.sos == g.rules.board.sos_spaces and not g.rescue_gone
