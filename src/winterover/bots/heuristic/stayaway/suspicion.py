"""Who may be The Thing, and who may be infected: what a seat reasons out from what it has been told.

For every seat that could be The Thing there is a weight, and for every such case a guess how likely each other seat
has been infected by it. Whatever is seen or heard about somebody is judged by how often a Human, an Infected and The
Thing would show it (Bayes' rule); every exchange is a chance of infection in the one case where one of the two is The
Thing (S-ROLE-02).
"""

from typing import NamedTuple

from winterover.core.seats import LETTERS, Seat

SEATS = len(LETTERS)


class Odds(NamedTuple):
    """How often each role would show something; only the proportions matter."""

    human: float
    infected: float
    thing: float


# What a hand or a card tells. An Infected holds an Infected card, The Thing itself (S-ROLE-06, S-ROLE-07); a Human
# throws Infected cards away.
CLEAN_HAND = Odds(1.0, 0.0, 0.0)
HAND_WITH_INFECTED = Odds(0.2, 1.0, 0.0)
ORDINARY_CARD = Odds(0.95, 0.65, 0.42)
INFECTED_CARD = Odds(0.05, 0.35, 0.33)
# What behaviour tells.
REFUSED_EXCHANGE = Odds(1.0, 0.45, 0.35)
DECLINED_TO_SHOW = Odds(0.3, 1.0, 1.0)
SHOWED_ONE_INFECTED = Odds(0.2, 0.6, 0.6)
ACCUSED_ME_FALSELY = Odds(0.15, 0.6, 0.7)
BURNED_NO_THING = Odds(0.5, 1.0, 0.8)
BURNED_THE_THING = Odds(1.0, 0.05, 0.0)

#: How often The Thing gives a Human an Infected card when the two exchange.
GIVES_INFECTED = 0.45

# Accusations and praise are weighed lightly: how often (a Human, a monster) says it of somebody who is the enemy or
# not. People lie, and err.
_ACCUSES_ENEMY = (0.3, 0.02)
_ACCUSES_FRIEND = (0.05, 0.12)
_PRAISES_ENEMY = (0.05, 0.2)
_PRAISES_FRIEND = (0.3, 0.1)

#: Below this everything that was thought possible has proved impossible, and the reasoning starts again.
_NOTHING_LEFT = 1e-9


class Suspicion:
    """One seat's reasoning about all the others, while that seat is not The Thing itself."""

    __slots__ = ("_thing_may_come", "living", "me", "taint", "weight")

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.living: set[Seat] = set()
        #: How likely each seat is The Thing; the sum is 1.
        self.weight = [0.0] * SEATS
        #: taint[h][s]: how likely s is Infected if h is The Thing.
        self.taint = [[0.0] * SEATS for _ in range(SEATS)]
        self._thing_may_come = False

    def expect_late_thing(self) -> None:
        """The Thing is in the deck (S-VAR1-01): whoever was clean can still become it."""
        self._thing_may_come = True

    # Asking

    def thing(self, seat: Seat) -> float:
        """How likely a seat is The Thing."""
        return self.weight[seat]

    def enemy(self, seat: Seat) -> float:
        """How likely a seat is not Human."""
        return self.weight[seat] + sum(
            weight * self.taint[case][seat] for case, weight in enumerate(self.weight) if weight and case != seat
        )

    # Who is there

    def enter(self, seat: Seat) -> None:
        """Somebody is at the table."""
        if seat not in self.living:
            self.living.add(seat)
            self._even_out()

    def leave(self, seat: Seat) -> None:
        """Somebody was eliminated and the game goes on: it was not The Thing (S-ELIM-03)."""
        self.living.discard(seat)
        self.weight[seat] = 0.0
        self._normalise()

    def settle(self, seat: Seat) -> None:
        """This seat is The Thing, without doubt."""
        self.weight = [0.0] * SEATS
        self.weight[seat] = 1.0

    # Learning

    def weigh(self, seat: Seat, odds: Odds) -> None:
        """Something was noticed about a seat."""
        for case, weight in enumerate(self.weight):
            if not weight:
                continue
            if case == seat:
                thing = odds.thing
                if odds is CLEAN_HAND and self._thing_may_come:
                    thing = 0.2
                self.weight[case] = weight * thing
            else:
                before = self.taint[case][seat]
                infected = before * odds.infected
                likelihood = infected + (1 - before) * odds.human
                self.weight[case] = weight * likelihood
                self.taint[case][seat] = infected / likelihood if likelihood else 0.0
        self._normalise()

    def exchanged(self, one: Seat, other: Seat) -> None:
        """Two others exchanged cards."""
        self._may_infect(one, other)
        self._may_infect(other, one)

    def passed(self, giver: Seat, receiver: Seat) -> None:
        """One of the others gave another one a card (S-RND-01)."""
        self._may_infect(giver, receiver)

    def _may_infect(self, giver: Seat, receiver: Seat) -> None:
        row = self.taint[giver]
        row[receiver] += (1 - row[receiver]) * GIVES_INFECTED

    def spared(self, giver: Seat) -> None:
        """A seat gave, or offered, me a card and I am still Human."""
        self.weight[giver] *= 1 - GIVES_INFECTED
        self._normalise()

    def accused(self, speaker: Seat, target: Seat) -> None:
        """A seat called another one an enemy, or fired at it."""
        self._hear_opinion(speaker, target, _ACCUSES_ENEMY, _ACCUSES_FRIEND)

    def praised(self, speaker: Seat, target: Seat) -> None:
        """A seat called another one Human."""
        self._hear_opinion(speaker, target, _PRAISES_ENEMY, _PRAISES_FRIEND)

    def _hear_opinion(
        self, speaker: Seat, target: Seat, of_enemy: tuple[float, float], of_friend: tuple[float, float]
    ) -> None:
        for case, weight in enumerate(self.weight):
            if not weight:
                continue
            bad = 1.0 if case == target else self.taint[case][target]
            by_human = bad * of_enemy[0] + (1 - bad) * of_friend[0]
            by_monster = bad * of_enemy[1] + (1 - bad) * of_friend[1]
            if case == speaker:
                self.weight[case] = weight * by_monster
            else:
                before = self.taint[case][speaker]
                likelihood = before * by_monster + (1 - before) * by_human
                self.weight[case] = weight * likelihood
                self.taint[case][speaker] = before * by_monster / likelihood
        self._normalise()

    def _normalise(self) -> None:
        total = sum(self.weight)
        if total < _NOTHING_LEFT:
            self._even_out()
        else:
            self.weight = [weight / total for weight in self.weight]

    def _even_out(self) -> None:
        """Nothing is known: everyone else alike."""
        others = self.living - {self.me}
        for seat in range(SEATS):
            self.weight[seat] = 1 / len(others) if seat in others else 0.0
