"""What the tests of resampled worlds share: many worlds of a small position."""

from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, seat_of
from winterover.games.thing.audit import audit
from winterover.games.thing.pieces import ALIEN
from winterover.games.thing.resample import resample
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.state import State

A, B, C, D = range(4)


def worlds(table: Scenario, who: str | None, number: int = 60) -> list[State]:
    """Many worlds for a viewer; a phase that is waiting begins first."""
    table.ask()
    rng = Rng.from_number(1)
    viewer = None if who is None else seat_of(who)
    found = [resample(table.state.rules, table.view(who), table.match.log(viewer), rng) for _ in range(number)]
    for world in found:
        audit(world)
    return found


def aliens(world: State) -> str:
    return "".join(LETTERS[seat] for seat, role in enumerate(world.roles) if role == ALIEN)


def move_all(table: Scenario, **rooms: str) -> Scenario:
    """Everybody goes to a room and hands in the first card of the hand."""
    while table.ask().state.phase == table.state.phase and table.asked[0][1] in ("move", "hand_in"):
        who, kind = table.asked[0]
        table.do(f"{who} go {rooms[who]}" if kind == "move" else f"{who} hand_in {table.hand(who).split()[0]}")
    return table
