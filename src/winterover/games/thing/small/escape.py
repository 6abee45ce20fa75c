"""Rescue and escape (rules section 25.11): a roll may block it, and by one edition Role cards decide (V-37)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks as shared
from winterover.games.thing.crew import least_suspected
from winterover.games.thing.ending import ALIEN_ABOARD, HUMAN_LEFT_BEHIND, HUMANS_ESCAPED
from winterover.games.thing.escape import RESCUE
from winterover.games.thing.facts import BOARDED, DEPARTED, ESCAPE_BEGAN, ROLE_SHOWN, TAKEN_ABOARD
from winterover.games.thing.options import BOARD, STAY, first_of
from winterover.games.thing.phases.upkeep import has_arrived
from winterover.games.thing.pieces import ALIEN, HUMAN, REC, SABOTAGE
from winterover.games.thing.small import asks
from winterover.games.thing.small.crew import crew
from winterover.games.thing.small.ending import end
from winterover.games.thing.small.facts import BLOCK_ROLLED, BLOCKED
from winterover.games.thing.small.options import BOARDERS, DEPART
from winterover.games.thing.small.pieces import ACTION_DIE, BLOCKING_FACES
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.state import NO_ROOM, NOBODY

#: How many agenda entries stand below Phase 5: the phases after it and the next round.
_AFTER_ACTIONS = 5


def offer_rescue(g: SmallState) -> None:
    """The least suspected may start when the helicopter is there (T-Z11-01, R-155)."""
    if has_arrived(g):
        ask_rescue(g)


def ask_rescue(g: SmallState) -> None:
    """D-15"""
    g.ask(least_suspected(g, crew(g))[0], shared.RESCUE, (STAY, BOARD), _answers_rescue)


def _answers_rescue(g: SmallState, figure: Figure, option: int) -> None:
    if option == BOARD:
        g.tell(BOARDED, figure)
        start(g, figure, RESCUE)


def start(g: SmallState, figure: Figure, vehicle: str) -> None:
    g.tell(ESCAPE_BEGAN, figure, vehicle)
    if is_blocked(g):
        turn_back(g)
    elif g.small.roll_only_escape:
        end(g, HUMANS_ESCAPED)  # T-Z11-04
    else:
        g.vehicle = vehicle
        board(g, figure, shows=g.rules.first_boarder_shows)


def is_blocked(g: SmallState) -> bool:
    """As many dice as the pool has strength: three harmful faces block the way (T-Z11-02)."""
    if not g.pool:
        return False
    faces = [g.rng.pick(ACTION_DIE) for _ in range(g.pool)]
    harmful = sum(face >= SABOTAGE for face in faces)
    g.tell(BLOCK_ROLLED, tuple(faces), harmful)
    return harmful >= BLOCKING_FACES


def turn_back(g: SmallState) -> None:
    """All return to the Rec Room, and Phase 6 follows (T-Z11-03)."""
    g.tell(BLOCKED)
    for figure in crew(g):
        g.room[figure] = REC
    g.dice = []
    g.rerolled = []
    g.may_escape = False
    g.actor = NOBODY
    g.here = NO_ROOM
    del g.agenda[_AFTER_ACTIONS:]


# Boarding with Role cards (V-37)


def board(g: SmallState, figure: Figure, shows: bool = True) -> None:
    """An alien aboard is the end (T-Z11-05); else the players say who comes next."""
    g.passengers = [*g.passengers, figure]
    if shows:
        show_role(g, figure)
        if g.roles[figure] == ALIEN:
            end(g, ALIEN_ABOARD)
            return
    if on_the_ground(g):
        ask_boarding(g)
    else:
        depart(g)


def show_role(g: SmallState, figure: Figure) -> None:
    g.open_roles[figure] = True
    g.tell(ROLE_SHOWN, figure, g.roles[figure])


def on_the_ground(g: SmallState) -> list[Figure]:
    return least_suspected(g, [figure for figure in crew(g) if figure not in g.passengers])


def ask_boarding(g: SmallState) -> None:
    """D-26, D-27: the players decide together, by the Leader's word."""
    g.ask_leader(asks.BOARDING, [*(BOARDERS[figure] for figure in on_the_ground(g)), DEPART], _boards)


def _boards(g: SmallState, leader: Seat, option: int) -> None:
    if option == DEPART:
        depart(g)
    else:
        figure = first_of(option)
        g.tell(TAKEN_ABOARD, figure)
        board(g, figure)


def depart(g: SmallState) -> None:
    """Those left behind turn up their cards: a human among them is a loss (T-X-13, T-Z11-05)."""
    g.tell(DEPARTED, tuple(g.passengers))
    for figure in (*g.passengers[:1], *on_the_ground(g)):
        if not g.open_roles[figure]:
            show_role(g, figure)
    if any(g.roles[figure] == ALIEN for figure in g.passengers):
        end(g, ALIEN_ABOARD)
    elif any(g.roles[figure] == HUMAN for figure in on_the_ground(g)):
        end(g, HUMAN_LEFT_BEHIND)
    else:
        end(g, HUMANS_ESCAPED)
