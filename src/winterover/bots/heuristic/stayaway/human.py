"""What a Human wants: not to be infected, to find The Thing, and to burn it."""

from collections.abc import Sequence

from winterover.bots.heuristic.stayaway.choices import NEVER, Mind
from winterover.bots.heuristic.stayaway.table import SEAT
from winterover.core.seats import Seat

_VALUES = {
    "flamethrower": 9.0,
    "scary": 8.0,
    "no_thanks": 7.0,
    "missed": 6.0,
    "no_barbecue": 5.0,
    "analysis": 5.0,
    "quarantine": 3.5,
    "locked_door": 3.5,
    "determination": 3.0,
    "suspicion": 3.0,
    "whisky": 3.0,
    "change_places": 2.0,
    "better_run": 2.0,
    "seduction": 2.0,
    "watch_your_back": 2.0,
    "axe": 1.5,
    "im_fine_here": 1.0,
    "infected": -20.0,  # it can only raise suspicion, and three of them lame the hand (S-EXCH-12)
}

#: A second card of a kind is worth less.
_SECOND = 0.6
#: What being infected costs, against the worth of a card.
_DREAD = 14.0
#: Fire at whoever is The Thing, or an enemy at all, with at least this likelihood.
FIRE_AT_THING = 0.40
FIRE_AT_ENEMY = 0.65
#: The longer the game, the less proof is needed: after so many answers a player the limits have fallen by half.
_PATIENCE = 60
#: Refuse an exchange if the other is The Thing with more than this share of an even chance.
_REFUSE = {"scary": 0.3, "no_thanks": 0.8, "missed": 1.0}


class HumanMind(Mind):
    """A Human's judgement."""

    def value(self, card: str) -> float:
        value = _VALUES[card]
        return value * _SECOND if value > 0 and self.hand.count(card) > 1 else value

    def exchange(self, partner: Seat | None) -> float:
        return 0.0 if partner is None else -_DREAD * self.memory.suspicion.thing(partner)

    # Step 2

    def play(self, card: str, target: Seat | None) -> float:
        if card == "flamethrower" and target is not None:
            return self._fire(target)
        if card in ("analysis", "suspicion") and target is not None:
            return self._look(card, target)
        if card == "whisky":
            return 4.5 if "infected" not in self.hand else NEVER
        if card == "determination":
            return 5.0
        if card == "quarantine" and target is not None:
            return self._lock_up(target)
        return 0.0

    def _fire(self, target: Seat) -> float:
        suspicion = self.memory.suspicion
        thing, enemy = suspicion.thing(target), suspicion.enemy(target)
        patience = 1 / (1 + self.view["answers"] / (_PATIENCE * self.view["players"]))
        if thing < FIRE_AT_THING * patience and enemy < FIRE_AT_ENEMY * patience:
            return NEVER
        return 20.0 + 40 * thing + 10 * enemy

    def _look(self, card: str, target: Seat) -> float:
        """Look at whoever is suspected, but not at what is known already."""
        enemy = self.memory.suspicion.enemy(target)
        if self.memory.certain is not None or enemy < 0.03:
            return 0.0
        return (4.0 if card == "analysis" else 1.5) + (12.0 if card == "analysis" else 5.0) * min(enemy, 0.8)

    def _lock_up(self, target: Seat) -> float:
        """Quarantine keeps an enemy from everything; oneself it keeps from helping."""
        if target == self.table.me:
            return -1.0
        enemy = self.memory.suspicion.enemy(target)
        return 6 * enemy if enemy > 0.5 else -6.0

    # Exchanges

    def gift(self, options: Sequence[str], receiver: Seat) -> str:
        return self.worst_card(options)

    def reply(self, options: Sequence[str]) -> str:
        """Refuse whoever may be The Thing, with the card that tells most."""
        asker = SEAT[self.view["turn"]]
        even = 1 / (len(self.table.ring) - 1)
        fear = self.memory.suspicion.thing(asker)
        for card, share in _REFUSE.items():
            if f"defend {card}" in options and fear > share * even:
                return f"defend {card}"
        gifts = [option for option in options if option.startswith("give")]
        return self.gift(gifts, asker) if gifts else options[0]

    # Showing

    def reveal(self, options: Sequence[str]) -> str:
        """A clean hand is worth showing."""
        return "decline" if "infected" in self.hand else "show_all"

    def confidant(self, seat: Seat) -> float:
        """Whoever is most likely Human believes it and can say so."""
        return -10 * self.memory.suspicion.enemy(seat)
