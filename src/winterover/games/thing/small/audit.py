"""Checking that every piece is in exactly one place."""

from winterover.games.thing.audit import audit_pieces, require
from winterover.games.thing.pieces import ALIEN, DORMITORY, HUMAN, IN_PLAY
from winterover.games.thing.small.pieces import ABSENT, ROLE_CARDS_ALIEN, ROLE_CARDS_HUMAN
from winterover.games.thing.small.rules import CREW
from winterover.games.thing.small.state import SmallState
from winterover.games.thing.state import NOBODY


def audit(g: SmallState) -> None:
    """Raise EngineBug unless all pieces are there once, and nothing stands where it cannot."""
    audit_pieces(g)
    crew = [figure for figure, status in enumerate(g.status) if status != ABSENT]
    require(len(crew) == CREW, f"{len(crew)} Characters instead of {CREW}")
    for figure, owner in enumerate(g.owner):
        require((owner == NOBODY) == (g.status[figure] == ABSENT), f"nobody or somebody runs figure {figure}")
    roles = [g.roles[figure] for figure in crew] + g.aside
    counts = (roles.count(HUMAN), roles.count(ALIEN))
    require(counts == (ROLE_CARDS_HUMAN, ROLE_CARDS_ALIEN), f"{counts} Role cards")
    require(g.room.count(DORMITORY) <= 1, "two Characters in the Dormitory")
    last_space = g.rules.board.last_space
    require(0 <= g.threat <= last_space, f"the threat marker on {g.threat}")
    require(all(0 <= space <= last_space for space in g.suspicion), "a disc beside the track")
    require(not any(sum(hand) for hand in g.hands) and not g.deck and not g.pile, "an Action card")
    if not g.over:
        require(any(g.owner[figure] == g.leader for figure in crew if g.status[figure] == IN_PLAY), "an idle Leader")
