"""How a game of the small crew ends: all win or all lose (rules section 25.12)."""

from winterover.games.thing.ending import ALIEN_ABOARD, BASE_FROZEN, HUMAN_LEFT_BEHIND, HUMANS_ESCAPED
from winterover.games.thing.pieces import IN_PLAY
from winterover.games.thing.small.facts import CREW_ENDED
from winterover.games.thing.small.pieces import ABSENT
from winterover.games.thing.small.state import SmallState

CREW_LOST = "crew_lost"
ENDINGS = (HUMANS_ESCAPED, BASE_FROZEN, CREW_LOST, ALIEN_ABOARD, HUMAN_LEFT_BEHIND)


def end(g: SmallState, ending: str) -> None:
    """Everybody wins or everybody loses; all Role cards are turned up."""
    if g.over:
        return
    g.ending = ending
    g.winners = tuple(range(g.small.persons)) if ending == HUMANS_ESCAPED else ()
    figures = tuple(figure for figure, status in enumerate(g.status) if status != ABSENT)
    g.tell(CREW_ENDED, ending, g.winners, figures, tuple(g.roles[figure] for figure in figures))
    g.finish()


def check_crew(g: SmallState) -> None:
    """Without a Character the game is lost (T-Z12-02)."""
    if IN_PLAY not in g.status:
        end(g, CREW_LOST)
