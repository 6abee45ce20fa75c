"""The threat marker and the transformation of Characters (rules sections 25.R and 25.9)."""

from collections.abc import Sequence

from winterover.core.seats import Seat
from winterover.games.thing.aliens import gain_strength
from winterover.games.thing.crew import counts_of
from winterover.games.thing.decks import give_up_belongings
from winterover.games.thing.facts import SUSPICION
from winterover.games.thing.options import first_of
from winterover.games.thing.pieces import NOWHERE, REVEALED
from winterover.games.thing.small import asks
from winterover.games.thing.small.crew import crew, pass_leadership
from winterover.games.thing.small.ending import check_crew
from winterover.games.thing.small.facts import GAVE_UP, THREAT_MOVED, TRANSFORMED
from winterover.games.thing.small.options import TRANSFORMS
from winterover.games.thing.small.pieces import FIRST_STRENGTH
from winterover.games.thing.small.state import Figure, SmallState

# Why a Character is transformed (T-ZR-01)
BY_TEST, BY_DOG, BY_THREAT = "test", "dog", "threat"


# Discs


def step(g: SmallState, figure: Figure) -> None:
    """One step to the right, and the check for the marker (T-Z5-08)."""
    if advance(g, figure):
        discs_entered(g, [figure])


def advance(g: SmallState, figure: Figure) -> bool:
    """One step to the right without a check; at the end of the track the disc stays and enters nothing (T-Z9-04)."""
    if g.suspicion[figure] == g.rules.board.last_space:
        return False
    place(g, figure, g.suspicion[figure] + 1)
    return True


def place(g: SmallState, figure: Figure, space: int) -> None:
    g.suspicion[figure] = space
    g.tell(SUSPICION, figure, space)


def to_green(g: SmallState, figure: Figure) -> None:
    """A disc sent to 0 enters that space (T-Z9-04)."""
    moves = g.suspicion[figure] > 0
    place(g, figure, 0)
    if moves:
        discs_entered(g, [figure])


# The marker


def move_left(g: SmallState) -> None:
    """One space, unless it is at 0 already (T-Z9-04)."""
    if g.threat:
        g.threat -= 1
        g.tell(THREAT_MOVED, g.threat)
        _marker_entered(g)


def move_right(g: SmallState, spaces: int) -> None:
    """As far as the end of the track; a marker that is there already enters nothing (T-Z9-04)."""
    goal = min(g.threat + spaces, g.rules.board.last_space)
    if goal == g.threat:
        return
    g.threat = goal
    g.tell(THREAT_MOVED, g.threat)
    if g.small.checks_right_move:
        _marker_entered(g)


# Who is hit (T-ZR-01 c, T-ZR-04)


def under_marker(g: SmallState) -> list[Figure]:
    """The Characters whose discs lie on the marker's space and are not immune (V-40)."""
    if g.small.green_immune and not g.threat:
        return []
    return [figure for figure in crew(g) if g.suspicion[figure] == g.threat]


def discs_entered(g: SmallState, figures: Sequence[Figure]) -> None:
    """These discs have just moved. With `soloThreat=shiftPhase9` only they can be hit (V-34)."""
    hit = under_marker(g)
    entering = [figure for figure in hit if figure in figures]
    if entering:
        strike(g, hit if g.small.threat_shifts_now else entering)


def _marker_entered(g: SmallState) -> None:
    hit = under_marker(g)
    if hit:
        strike(g, hit)


def strike(g: SmallState, figures: list[Figure]) -> None:
    """One of them is transformed, of several the one whom the Leader names (D-Z2)."""
    if len(figures) == 1:
        _struck(g, figures[0])
    else:
        g.struck = figures
        ask_struck(g)


def ask_struck(g: SmallState) -> None:
    g.ask_leader(asks.STRUCK, [TRANSFORMS[figure] for figure in g.struck], _chosen)


def _chosen(g: SmallState, leader: Seat, option: int) -> None:
    g.struck = []
    _struck(g, first_of(option))


def _struck(g: SmallState, figure: Figure) -> None:
    """The marker gives way to the discs that are left (R-136)."""
    transform(g, figure, BY_THREAT)
    if not g.over and g.small.threat_shifts_now:
        left = len(under_marker(g))
        if left:
            move_right(g, left)


# Transformation


def transform(g: SmallState, figure: Figure, way: str) -> None:
    """The Character leaves play and the alien pool grows; the Role card stays as it lies (T-ZR-02, T-ZR-03)."""
    g.status[figure] = REVEALED
    g.tell(TRANSFORMED, figure, way)
    leave(g, figure)
    gain_strength(g, 1 if g.ever_revealed else FIRST_STRENGTH)
    g.ever_revealed = True
    check_crew(g)


def leave(g: SmallState, figure: Figure) -> None:
    """Figure and disc go, cards to the bottom of their decks, laboratory tokens out of the game."""
    g.room[figure] = NOWHERE
    g.standing[figure] = False
    g.suspicion[figure] = 0
    things = tuple(thing for thing, count in enumerate(counts_of(g, figure)) for _ in range(count))
    if things:
        g.tell(GAVE_UP, figure, things)
    give_up_belongings(g, figure)
    pass_leadership(g)
