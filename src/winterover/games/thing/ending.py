"""How the game ends, and who wins with whom (rules section 19)."""

from collections.abc import Sequence

from winterover.core.seats import Seat
from winterover.games.thing.crew import humans_left
from winterover.games.thing.facts import ENDED, INFECTION
from winterover.games.thing.pieces import ALIEN, HUMAN, IN_PLAY
from winterover.games.thing.state import State

HUMANS_ESCAPED = "humans_escaped"
ALIEN_ABOARD = "alien_aboard"
HUMAN_LEFT_BEHIND = "human_left_behind"
BASE_FROZEN = "base_frozen"
NO_HUMAN_LEFT = "no_human_left"
ENDINGS = (HUMANS_ESCAPED, ALIEN_ABOARD, HUMAN_LEFT_BEHIND, BASE_FROZEN, NO_HUMAN_LEFT)


def end(g: State, ending: str) -> None:
    """Settle the winners, show all roles and the infection log (T-V-11)."""
    if g.over:
        return
    team = HUMAN if ending == HUMANS_ESCAPED else ALIEN
    # T-V-08: the eliminated share the fate of the team they belonged to; T-V-09: the last human loses all the same.
    losers = g.last_humans if ending == NO_HUMAN_LEFT else ()
    g.winners = tuple(seat for seat, role in enumerate(g.roles) if role == team and seat not in losers)
    g.ending = ending
    g.tell(ENDED, ending, g.winners, tuple(g.roles), losers)
    for round_number, seat, by in g.infections:
        g.tell(INFECTION, round_number, seat, by if by >= 0 else None)
    g.finish()


def lost_humans(g: State, lost: Sequence[Seat]) -> None:
    """Humans were infected or assimilated together: without a living human the game ends (T-V-06, R-124)."""
    if humans_left(g):
        return
    if lost:
        g.last_humans = tuple(lost)
    nobody_in_play = all(status != IN_PLAY for status in g.status)
    if g.rules.end_when_all_infected or nobody_in_play:
        end(g, NO_HUMAN_LEFT)


def role_was_shown(g: State) -> None:
    """With `endAllInfected=atNextReveal` the end comes with the next role that is shown (V-33)."""
    if not humans_left(g):
        end(g, NO_HUMAN_LEFT)
