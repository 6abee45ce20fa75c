"""Phase 3: all Characters move, then they meet one another and the dogs (rules section 25.3)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks as shared
from winterover.games.thing.facts import WENT
from winterover.games.thing.options import GOES, first_of
from winterover.games.thing.pieces import DORMITORY, REC
from winterover.games.thing.rooms import accessible
from winterover.games.thing.small import asks
from winterover.games.thing.small.crew import crew_of, persons_from
from winterover.games.thing.small.options import MOVERS
from winterover.games.thing.small.phases import meeting
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.state import PHASE_MOVE


def begin(g: SmallState) -> None:
    """From the Leader on, or by one edition from the left of the Leader (T-Z3-01, V-40)."""
    g.phase = PHASE_MOVE
    g.moved = []
    first = g.leader + 1 if g.small.left_moves_first else g.leader
    g.next(meeting.begin)
    for person in reversed(persons_from(g, first)):
        g.next(move_crew, person)


def move_crew(g: SmallState, person: Seat) -> None:
    """One Character after the other, in any order (D-Z1)."""
    left = still_to_move(g, person)
    if not left:
        return
    g.next(move_crew, person)
    if len(left) == 1:
        _begin_move(g, left[0])
    else:
        g.candidate = person
        ask_mover(g)


def still_to_move(g: SmallState, person: Seat) -> list[Figure]:
    return [figure for figure in crew_of(g, person) if figure not in g.moved]


def ask_mover(g: SmallState) -> None:
    choices = [MOVERS[figure] for figure in still_to_move(g, g.candidate)]
    g.ask_person(g.candidate, asks.MOVER, choices, _chose_mover)


def _chose_mover(g: SmallState, person: Seat, option: int) -> None:
    _begin_move(g, first_of(option))


def _begin_move(g: SmallState, figure: Figure) -> None:
    g.actor = figure
    ask_move(g)


def ask_move(g: SmallState) -> None:
    """A green room, or the Dormitory for one of all (T-Z3-02, T-Z3-03)."""
    goals = accessible(g)
    if DORMITORY not in g.room:
        goals.append(DORMITORY)
    if g.small.may_stay_in_rec:  # V-40
        goals.append(REC)
    g.ask(g.actor, shared.MOVE, [GOES[room] for room in goals], _moves)


def _moves(g: SmallState, figure: Figure, option: int) -> None:
    room = first_of(option)
    g.room[figure] = room
    g.moved.append(figure)
    g.tell(WENT, figure, room)
