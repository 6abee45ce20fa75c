"""Revealed aliens (rules section 16): how one is revealed, and how the Collective decides together."""

from collections.abc import Mapping, Sequence
from typing import Any

from winterover.core.seats import Seat
from winterover.core.state import Step
from winterover.games.thing import asks
from winterover.games.thing.crew import leave_play
from winterover.games.thing.decks import give_up_belongings
from winterover.games.thing.ending import role_was_shown
from winterover.games.thing.facts import COLLECTIVE_DEFEATED, COLLECTIVE_VOTED, REVEALED, STRENGTH
from winterover.games.thing.figures import first_strength
from winterover.games.thing.pieces import NOWHERE
from winterover.games.thing.pieces import REVEALED as REVEALED_STATUS
from winterover.games.thing.state import State


def reveal(g: State, seat: Seat) -> None:
    """A hidden alien turns over its sheet and joins the Collective (T-A-02..06)."""
    g.status[seat] = REVEALED_STATUS
    g.room[seat] = NOWHERE
    g.tell(REVEALED, seat)
    give_up_belongings(g, seat)
    leave_play(g, seat)
    g.members.append(seat)
    # Every later one adds 1 (T-A-05).
    gain_strength(g, 1 if g.ever_revealed else first_strength(g.rules.players))
    g.ever_revealed = True
    role_was_shown(g)


def gain_strength(g: State, points: int) -> None:
    g.pool += points
    g.tell(STRENGTH, g.pool)


def lose_strength(g: State) -> None:
    """A point for good; at 0 the Collective is defeated until another alien is revealed (T-E-19, R-65)."""
    g.pool -= 1
    g.tell(STRENGTH, g.pool)
    if not g.pool:
        g.tell(COLLECTIVE_DEFEATED)
        if not g.rules.defeated_rejoin:  # V-31
            g.members = []


# Deciding together (T-A-07, R-115)


def deciders(g: State) -> list[Seat]:
    """All members, or with `collective=rotating` one of them each round, in order of reveal (V-32)."""
    if g.rules.collective == "rotating":
        return [g.members[(g.planned - 1) % len(g.members)]]
    return g.members


def decide(g: State, choices: Sequence[int], then: Step, *args: Any) -> None:
    """Let the Collective choose (D-10); `then(state, *args)` finds what it chose in `choice`."""
    g.next(then, *args)
    g.ballot = tuple(choices)
    g.aloud = False
    ask_prey(g)


def ask_prey(g: State) -> None:
    voters = deciders(g)
    if len(voters) == 1:
        g.ask(voters[0], asks.PREY, g.ballot, _chose_alone)
    else:
        g.ask_each(asks.PREY, dict.fromkeys(voters, g.ballot), _chose_together)


def _chose_alone(g: State, seat: Seat, option: int) -> None:
    g.choice = option
    g.ballot = ()


def _chose_together(g: State, answers: Mapping[Seat, int]) -> None:
    """Agreement, or after a second ballot that knows the first the most votes, ties by the earliest revealed."""
    for seat in g.members:
        g.tell_only(COLLECTIVE_VOTED, g.members, seat, answers[seat])
    votes = list(answers.values())
    if g.rules.collective == "consensus" and not g.aloud and len(set(votes)) > 1:
        g.aloud = True
        ask_prey(g)
        return
    most = max(votes.count(option) for option in votes)
    g.choice = next(answers[seat] for seat in g.members if votes.count(answers[seat]) == most)
    g.ballot = ()
    g.aloud = False
