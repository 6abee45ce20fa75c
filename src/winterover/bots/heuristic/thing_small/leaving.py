"""How likely an escape is to win: the blocking roll, and by one edition the Role cards (T-Z11-02, V-37)."""

from functools import lru_cache
from math import comb

from winterover.bots.heuristic.thing_small.table import Table
from winterover.games.thing.small.pieces import BLOCKING_FACES, ROLE_CARDS_ALIEN, ROLE_CARDS_HUMAN

#: How likely a die shows a face that blocks.
_HARMFUL = 1 / 3
#: Where Role cards count, an escape is tried from this chance on; from a smaller one, the stronger the aliens are.
_HOPE = 0.25


@lru_cache(maxsize=64)
def unblocked(strength: int) -> float:
    """The chance that the roll does not block."""
    return sum(
        comb(strength, harmful) * _HARMFUL**harmful * (1 - _HARMFUL) ** (strength - harmful)
        for harmful in range(min(BLOCKING_FACES, strength + 1))
    )


@lru_cache(maxsize=512)
def sorted_out(unknown: int, cards: int, aliens: int) -> float:
    """The chance to take all humans aboard and no alien.

    So many Characters on the ground are unknown, out of so many unseen Role cards with so many aliens among them. Each
    that boards shows its card, so one after the other is taken aboard until it is better to leave the rest behind.
    """
    if not unknown:
        return 1.0
    all_alien = comb(cards - unknown, aliens - unknown) / comb(cards, aliens) if unknown <= aliens else 0.0
    boarding = (cards - aliens) / cards * sorted_out(unknown - 1, cards - 1, aliens)
    return max(all_alien, boarding)


class Roles:
    """What the Role cards that lie open tell about the others."""

    def __init__(self, table: Table) -> None:
        seen = [figure["role"] for figure in table.view["crew"]]
        self.aliens = ROLE_CARDS_ALIEN - seen.count("alien")
        self.cards = ROLE_CARDS_HUMAN + ROLE_CARDS_ALIEN - len([role for role in seen if role is not None])
        passengers = table.view["passengers"]
        self.unknown = [figure for figure in table.crew if figure.role is None and figure.name not in passengers]
        self.matter = not table.rules.roll_only_escape
        self.all_known = not self.unknown or not self.aliens

    def chance(self) -> float:
        return sorted_out(len(self.unknown), self.cards, self.aliens) if self.matter else 1.0

    def leave_the_rest(self) -> bool:
        """Whether those still on the ground are more likely all aliens than it is right to go on boarding."""
        unknown = len(self.unknown)
        boarding = (self.cards - self.aliens) / self.cards * sorted_out(unknown - 1, self.cards - 1, self.aliens)
        return boarding < sorted_out(unknown, self.cards, self.aliens)


def chance_to_win(table: Table, roles: Roles) -> float:
    return unblocked(table.strength) * roles.chance()


def wants_to_leave(table: Table, roles: Roles) -> bool:
    """A blocked escape loses nothing (R-156); a wrong passenger loses the game, and so does waiting too long."""
    return not roles.matter or roles.chance() >= _HOPE * unblocked(table.strength)
