"""Who runs which figures, and who is left."""

from winterover.core.seats import Seat
from winterover.games.thing.pieces import IN_PLAY
from winterover.games.thing.small.facts import LEADER_PASSED
from winterover.games.thing.small.state import Figure, SmallState


def crew(g: SmallState) -> list[Figure]:
    """The Characters in play, in the order of their sheets."""
    return [figure for figure, status in enumerate(g.status) if status == IN_PLAY]


def crew_of(g: SmallState, person: Seat) -> list[Figure]:
    return [figure for figure in crew(g) if g.owner[figure] == person]


def has_crew(g: SmallState, person: Seat) -> bool:
    return bool(crew_of(g, person))


def persons_from(g: SmallState, first: Seat) -> list[Seat]:
    """Clockwise from this person on."""
    persons = g.small.persons
    return [person % persons for person in range(first, first + persons)]


def pass_leadership(g: SmallState) -> None:
    """The Leader Sheet skips whoever has no Character left (R-158)."""
    if has_crew(g, g.leader):
        return
    heirs = [person for person in persons_from(g, g.leader + 1) if has_crew(g, person)]
    if heirs:
        g.leader = heirs[0]
        g.tell(LEADER_PASSED, g.leader)
