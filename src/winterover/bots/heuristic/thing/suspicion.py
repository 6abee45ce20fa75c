"""Who may be an alien: what a seat reasons out from what it has been told.

One player was an alien from the start (T-2-13). For everybody who may have been it there is a weight, and for every
such case a guess how likely each other seat has been infected since. Tokens that others looked at, dogs and behaviour
are judged by how often a human and an alien would show them (Bayes' rule).
"""

from typing import NamedTuple

from winterover.core.seats import Seat


class Odds(NamedTuple):
    """How often an alien and a human would show something; only the proportion matters."""

    alien: float
    human: float


# What behaviour tells
JOINED = Odds(1.0, 0.55)
KEPT_APART = Odds(0.75, 1.0)
WITHDREW = Odds(0.5, 1.0)
ATTACKED = Odds(0.15, 1.0)
OFFERED_TEST = Odds(0.3, 1.0)
SHOWED_SABOTAGE = Odds(1.0, 0.5)
SHOWED_HELP = Odds(0.6, 1.0)
STOPPED_EARLY = Odds(1.0, 0.6)
BURNED_IN_FROST = Odds(0.2, 1.0)
BURNED_FOR_NOTHING = Odds(1.0, 0.3)
NAMED_ALIEN = Odds(0.7, 1.0)
NAMED_HUMAN = Odds(1.0, 0.85)
ACCUSED_ME = Odds(1.0, 0.75)

#: How often a hidden alien is taken to lay out its alien token, and how often a look at its tokens then meets it.
INFECTS = 0.7
MEETS_ALIEN_TOKEN = 0.5
ALIEN_DOG = 2 / 9

#: Below this everything that was thought possible has proved impossible, and the reasoning starts again.
_NOTHING_LEFT = 1e-12


class Suspicion:
    """One seat's reasoning about all the others."""

    def __init__(self, me: Seat, players: int) -> None:
        self.me = me
        self.players = players
        #: How likely each seat was the first alien; the sum is 1.
        self.weight = [0.0] * players
        #: taint[first][seat]: how likely the seat is an alien now, if that one was the first.
        self.taint = [[float(first == seat) for seat in range(players)] for first in range(players)]
        #: Those who have laid out tokens: by first alien, how likely the alien token is among them.
        self._laid: dict[Seat, list[float]] = {}
        self._alien: list[float] | None = None
        self._even_out()

    # Asking

    def alien(self, seat: Seat) -> float:
        """How likely a seat is an alien now."""
        if self._alien is None:
            self._alien = [
                sum(weight * row[one] for weight, row in zip(self.weight, self.taint, strict=True))
                for one in range(self.players)
            ]
        return self._alien[seat]

    # Certainty

    def begin_as_alien(self) -> None:
        """I was the first."""
        self.weight = [float(seat == self.me) for seat in range(self.players)]
        self._alien = None

    def convict(self, seat: Seat) -> None:
        """The seat is an alien, without doubt."""
        for first, row in enumerate(self.taint):
            self.weight[first] *= row[seat]
            row[seat] = 1.0
        self._normalise()

    def infected(self, seat: Seat) -> None:
        """The seat has just become an alien, whatever it was before."""
        for row in self.taint:
            row[seat] = 1.0
        self._alien = None

    def clear(self, seat: Seat) -> None:
        """The seat is human, without doubt, at this moment."""
        for first, row in enumerate(self.taint):
            self.weight[first] *= 1 - row[seat]
            row[seat] = float(first == seat)
        self._normalise()

    # Likelihood

    def weigh(self, seat: Seat, odds: Odds) -> None:
        """Something was noticed about a seat."""
        for first, row in enumerate(self.taint):
            bad = row[seat]
            likelihood = bad * odds.alien + (1 - bad) * odds.human
            self.weight[first] *= likelihood
            row[seat] = bad * odds.alien / likelihood
        self._normalise()

    def met_dog(self, seat: Seat) -> None:
        """T-I-11"""
        for row in self.taint:
            row[seat] += (1 - row[seat]) * ALIEN_DOG
        self._alien = None

    def laid_tokens(self, seat: Seat) -> None:
        """T-I-02"""
        self._laid[seat] = [row[seat] * INFECTS for row in self.taint]

    def looked(self, viewer: Seat, owner: Seat) -> None:
        """Somebody looked at a token of another, unseen by me (T-I-07)."""
        laid = self._laid.get(owner)
        if laid is not None:
            for row, alien in zip(self.taint, laid, strict=True):
                row[viewer] += (1 - row[viewer]) * alien * MEETS_ALIEN_TOKEN
            self._alien = None

    def saw_human_token(self, owner: Seat) -> None:
        """I looked at a token, and it was a human one: an alien might have shown the other."""
        self.weigh(owner, Odds(1 - INFECTS * MEETS_ALIEN_TOKEN, 1.0))

    def _normalise(self) -> None:
        total = sum(self.weight)
        if total < _NOTHING_LEFT:
            self._even_out()
        else:
            self.weight = [weight / total for weight in self.weight]
        self._alien = None

    def _even_out(self) -> None:
        """Nothing is known: everyone else alike."""
        for seat in range(self.players):
            self.weight[seat] = 0.0 if seat == self.me else 1 / (self.players - 1)
        self._alien = None
