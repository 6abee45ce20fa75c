"""What The Thing and the Infected want: to infect or burn every Human, and to keep The Thing alive."""

from abc import abstractmethod
from collections.abc import Sequence

from winterover.bots.heuristic.stayaway.choices import NEVER, Mind
from winterover.bots.heuristic.stayaway.table import SEAT, Table
from winterover.core.seats import LETTERS, Seat

_VALUES = {
    "flamethrower": 9.0,
    "no_barbecue": 8.0,
    "determination": 5.0,
    "seduction": 4.0,
    "change_places": 3.0,
    "better_run": 3.0,
    "watch_your_back": 2.5,
    "axe": 2.5,
    "quarantine": 2.0,
    "locked_door": 2.0,
    "missed": 1.5,
    "no_thanks": 1.5,
    "scary": 1.5,
    "im_fine_here": 1.5,
    "analysis": 1.0,
    "suspicion": 1.0,
    "whisky": 0.5,
}
_SECOND = 0.6
#: What the first, second and third Infected card are worth to The Thing, and to an Infected, who can only feed it.
_TO_THE_THING = (10.0, 8.0, 3.0)
_TO_INFECTED = (20.0, 3.0, 1.0)

#: What it is worth to meet a Human with an Infected card at hand, and without one.
_PREY = 10.0
_COMPANY = 0.5
#: What it is worth to bar the way to somebody who knows or accuses me.
_DANGER = 2.0


class MonsterMind(Mind):
    """What The Thing and the Infected have in common."""

    infected_values: tuple[float, ...]

    @abstractmethod
    def human(self, seat: Seat) -> float:
        """How likely a seat is Human."""

    def value(self, card: str) -> float:
        count = self.hand.count(card)
        if card == "infected":
            return self.infected_values[min(max(count, 1), 3) - 1]
        value = _VALUES.get(card, 0.0)
        return value * _SECOND if count > 1 else value

    # Step 2

    def position(self, table: Table) -> float:
        """Away from Humans who know or accuse me: a neighbour can burn me (S-FLA-01)."""
        beside = {table.partner(1), table.partner(-1)} - {None}
        danger = sum(self.memory.enemies_of_mine(seat) * self.human(seat) for seat in beside if seat is not None)
        return super().position(table) - _DANGER * danger

    def play(self, card: str, target: Seat | None) -> float:
        if card == "flamethrower" and target is not None:
            return self._fire(target)
        if card == "whisky":
            return NEVER
        if card == "determination":
            return 7.0
        if card == "quarantine" and target is not None:
            return -3.0 if target == self.table.me else _DANGER * self.memory.enemies_of_mine(target)
        return 0.0

    def _fire(self, target: Seat) -> float:
        human = self.human(target)
        if human < 0.5:
            return NEVER
        return 15 * human + 10 * self.memory.enemies_of_mine(target)

    # Exchanges and showing

    def reply(self, options: Sequence[str]) -> str:
        gifts = [option for option in options if option.startswith("give")]
        return self.gift(gifts, SEAT[self.view["turn"]]) if gifts else options[0]

    def reveal(self, options: Sequence[str]) -> str:
        return "decline"

    def confidant(self, seat: Seat) -> float:
        return -10 * self.human(seat) + self.memory.enemies_of_mine(seat)


class ThingMind(MonsterMind):
    """The Thing knows every role (S-ROLE-12)."""

    infected_values = _TO_THE_THING

    def value(self, card: str) -> float:
        if card == "flamethrower" and self.memory.fire_shows_thing:
            return -5.0  # S-E2-08: not to be held outside the own turn
        return super().value(card)

    def human(self, seat: Seat) -> float:
        return 1.0 if self.view["roles"].get(LETTERS[seat]) == "human" else 0.0

    def exchange(self, partner: Seat | None) -> float:
        if partner is None:
            return 0.0
        if not self.human(partner):
            return _COMPANY
        if "infected" not in self.hand:
            return 2 * _COMPANY
        return _PREY + _DANGER * self.memory.enemies_of_mine(partner)

    def gift(self, options: Sequence[str], receiver: Seat) -> str:
        """Infect whoever is Human, unless Scary is known to be waiting; feed the Infected with what is useless."""
        for option in options:
            if option.endswith("infected") and self.human(receiver) and not self._scared_of(receiver):
                return option
        return self.worst_card(options)

    def _scared_of(self, seat: Seat) -> bool:
        """Scary would show the card to a Human who does not know yet what I am (S-SCA-02)."""
        memory = self.memory
        return "scary" in memory.holds.get(seat, ()) and seat not in memory.witnesses


class InfectedMind(MonsterMind):
    """An Infected knows The Thing (S-ROLE-11) and guesses the rest."""

    infected_values = _TO_INFECTED

    def human(self, seat: Seat) -> float:
        return 1 - self.memory.suspicion.enemy(seat)

    def exchange(self, partner: Seat | None) -> float:
        if partner is not None and partner == self.memory.certain and self.hand.count("infected") > 1:
            return 3.0
        return 0.0

    def gift(self, options: Sequence[str], receiver: Seat) -> str:
        """Feed The Thing with Infected cards; give others the least."""
        if receiver == self.memory.certain:
            for option in options:
                if option.endswith("infected"):
                    return option
        return self.worst_card(options)
