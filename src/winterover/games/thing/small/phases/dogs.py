"""Phase 9: the dogs run, the Leader Sheet passes on, the threat grows (rules section 25.9)."""

from winterover.games.thing.phases.dogs import run
from winterover.games.thing.small import threat
from winterover.games.thing.small.crew import has_crew, persons_from
from winterover.games.thing.small.facts import LEADER_PASSED
from winterover.games.thing.small.state import SmallState
from winterover.games.thing.state import PHASE_DOGS


def begin(g: SmallState) -> None:
    g.phase = PHASE_DOGS
    run(g)
    pass_sheet(g)
    grow_threat(g)


def pass_sheet(g: SmallState) -> None:
    """To the left, to the next who has a Character (T-Z9-02, R-158); alone it stays."""
    leader = next(person for person in persons_from(g, g.leader + 1) if has_crew(g, person))
    if leader != g.leader:
        g.leader = leader
        g.tell(LEADER_PASSED, leader)


def grow_threat(g: SmallState) -> None:
    """One space to the left (T-Z9-03), or with `soloThreat=shiftPhase9` to the right of discs on its space (V-34)."""
    sharing = 0 if g.small.threat_shifts_now else len(threat.under_marker(g))
    if sharing:
        threat.move_right(g, sharing)
    else:
        threat.move_left(g)
