"""Rescue and escape (rules section 17): boarding seat by seat, always to the end of the game."""

from collections.abc import Mapping

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.crew import least_suspected
from winterover.games.thing.ending import ALIEN_ABOARD, HUMAN_LEFT_BEHIND, HUMANS_ESCAPED, end, role_was_shown
from winterover.games.thing.facts import (
    ADMITTED,
    ASKED_SEAT,
    BOARDED,
    DEPARTED,
    ESCAPE_BEGAN,
    ROLE_SHOWN,
    STAYED,
    TAKEN_ABOARD,
    TURNED_AWAY,
)
from winterover.games.thing.options import AGREE, ASK_SEAT, BOARD, REFUSE, STAY
from winterover.games.thing.phases.upkeep import has_arrived
from winterover.games.thing.pieces import ALIEN, IN_PLAY
from winterover.games.thing.state import NOBODY, PHASE_RESCUE, State

RESCUE = "rescue"


# Step 4.6


def rescue(g: State) -> None:
    """Whoever boarded in step 4.2 starts now; by some editions the least suspected is asked now (T-P4.6-01, V-03)."""
    if g.boarder != NOBODY:
        g.phase = PHASE_RESCUE
        start(g, g.boarder, RESCUE)
    elif g.rules.board_after_encounters and has_arrived(g):
        g.phase = PHASE_RESCUE
        ask_rescue(g)


def ask_rescue(g: State) -> None:
    """D-15"""
    first = least_suspected(g, in_play(g))[0]
    g.ask(first, asks.RESCUE, (STAY, BOARD), _answers_rescue)


def _answers_rescue(g: State, seat: Seat, option: int) -> None:
    if option == BOARD:
        g.tell(BOARDED, seat)
        start(g, seat, RESCUE)


def in_play(g: State) -> list[Seat]:
    return [seat for seat in g.order if g.status[seat] == IN_PLAY]


# Boarding (T-X-07..15)


def start(g: State, seat: Seat, vehicle: str) -> None:
    g.vehicle = vehicle
    g.passengers = [seat]
    g.tell(ESCAPE_BEGAN, seat, vehicle)
    if g.rules.first_boarder_shows:  # V-05
        show_role(g, seat)
    if not g.over:
        boarding_round(g)


def show_role(g: State, seat: Seat) -> None:
    """An alien aboard wins at once (T-X-07, T-X-11, T-V-03)."""
    g.tell(ROLE_SHOWN, seat, g.roles[seat])
    role_was_shown(g)
    if g.roles[seat] == ALIEN:
        end(g, ALIEN_ABOARD)


def boarding_round(g: State) -> None:
    """Those on the ground in ascending suspicion, each once (T-X-08)."""
    ground = least_suspected(g, [seat for seat in in_play(g) if seat not in g.passengers])
    g.next(next_candidate, tuple(ground))


def next_candidate(g: State, ground: tuple[Seat, ...]) -> None:
    """D-26; with nobody left to ask the vehicle departs (T-X-12)."""
    if not ground:
        depart(g)
        return
    g.next(next_candidate, ground[1:])
    g.candidate = ground[0]
    ask_for_seat(g)


def ask_for_seat(g: State) -> None:
    g.ask(g.candidate, asks.ASK_SEAT, (STAY, ASK_SEAT), _asks_seat)


def _asks_seat(g: State, seat: Seat, option: int) -> None:
    if option == STAY:
        g.tell(STAYED, seat)
    else:
        g.tell(ASKED_SEAT, seat)
        ask_admit(g)


def ask_admit(g: State) -> None:
    """D-27"""
    g.ask_each(asks.ADMIT, dict.fromkeys(g.passengers, (AGREE, REFUSE)), _admitted)


def _admitted(g: State, answers: Mapping[Seat, int]) -> None:
    candidate = g.candidate
    for seat in g.passengers:
        g.tell(ADMITTED, seat, candidate, "agree" if answers[seat] == AGREE else "refuse")
    if not is_admitted(g, answers):
        g.tell(TURNED_AWAY, candidate)
        return
    g.tell(TAKEN_ABOARD, candidate)
    g.passengers = [*g.passengers, candidate]
    show_role(g, candidate)
    if not g.over:
        g.agenda.pop()  # a new boarding round, with those who were refused (T-X-11)
        boarding_round(g)


def is_admitted(g: State, answers: Mapping[Seat, int]) -> bool:
    """All must agree; by one edition a tie is decided by the least suspected aboard (T-X-10, V-06)."""
    ayes = list(answers.values()).count(AGREE)
    if g.rules.tie_least_suspect and 2 * ayes == len(answers):
        return answers[least_suspected(g, list(answers))[0]] == AGREE
    return ayes == len(answers)


def depart(g: State) -> None:
    """All who are left behind show their roles (T-X-13)."""
    g.tell(DEPARTED, tuple(g.passengers))
    left_behind = [seat for seat in in_play(g) if seat not in g.passengers]
    shown = left_behind if g.rules.first_boarder_shows else [g.passengers[0], *left_behind]
    for seat in shown:
        g.tell(ROLE_SHOWN, seat, g.roles[seat])
    role_was_shown(g)
    if any(g.roles[seat] == ALIEN for seat in g.passengers):
        end(g, ALIEN_ABOARD)
    elif any(g.roles[seat] != ALIEN for seat in left_behind):  # T-V-04
        end(g, HUMAN_LEFT_BEHIND)
    else:
        end(g, HUMANS_ESCAPED)
