"""What it costs to lose somebody, and what meetings, dogs and aliens do to those who stand somewhere (T-Z3, T-Z4)."""

from collections.abc import Mapping, Sequence

from winterover.bots.heuristic.thing_small.leaving import unblocked
from winterover.bots.heuristic.thing_small.needs import WIN, Needs
from winterover.bots.heuristic.thing_small.table import DORMITORY, Figure, Table
from winterover.bots.heuristic.thing_small.track import Track
from winterover.games.thing.pieces import ALIEN_DOGS, DOG_TOKENS
from winterover.games.thing.small.pieces import FIRST_STRENGTH

#: What the first transformation costs, and every later one while an escape is not blocked for certain.
_FIRST_LOSS, _LATER_LOSS = 8.0, 4.5
#: Where Role cards count, so much of it for somebody whose card is unseen, and for a human for certain.
_DOUBTFUL, _CERTAIN = 0.6, 1.0
#: Keys go back into the deck with their owner (T-ZR-02).
_KEYS_LOST = 2.0
#: Lying prone costs an action.
_PRONE = 0.6

ALIEN_DOG = ALIEN_DOGS / DOG_TOKENS

#: By room: who stands there.
Rooms = Mapping[str, Sequence[Figure]]


class Attack:
    """Strength on cards drawn at random (T-Z4-02, T-Z4-03): how likely each room is hit, and how hard."""

    def __init__(self, rooms: Rooms, pool: int, cards: int) -> None:
        self.hits: list[tuple[int, float]] = []
        if not pool or not cards:
            return
        value = 1 + max((len(people) for room, people in rooms.items() if room != DORMITORY), default=0)
        full, rest = divmod(pool, value)
        self.hits.append((value, min(full, cards) / cards))
        if rest and full < cards:
            self.hits.append((rest, 1 / cards))


class Danger:
    """The dangers of one moment, as costs."""

    def __init__(self, table: Table, needs: Needs) -> None:
        self._table = table
        self._roles_matter = needs.roles.matter
        hope = unblocked(table.strength)
        self.loss = _FIRST_LOSS
        if table.view["ever_revealed"]:
            # At least a share of what may still be won: the fewer Characters there are, the dearer each of them is.
            self.loss = max(_LATER_LOSS * hope, WIN * needs.success / (len(table.crew) + 1))
        self._keys_lost = _KEYS_LOST * hope
        self._cards = len(table.view["locations"])
        self.track = Track(table, [self.loss_of(figure) for figure in table.crew])

    def loss_of(self, figure: Figure) -> float:
        loss = self.loss
        if self._roles_matter:
            loss *= _DOUBTFUL if figure.role is None else _CERTAIN
        return loss + (self._keys_lost if figure.has_keys else 0.0)

    def attack(self, rooms: Rooms) -> Attack:
        """What the revealed alien does when the Characters stand like this."""
        return Attack(rooms, self._table.strength, self._cards)

    def placed(self, rooms: Rooms, attack: Attack) -> float:
        """What meetings, dogs and aliens cost when the Characters stand like this."""
        cost = 0.0
        quiet = 1.0
        advancing: set[str] = set()
        for room, people in rooms.items():
            if room == DORMITORY:
                continue
            if len(people) > 1:
                advancing.update(figure.name for figure in self._advancing(people))
            elif self._meets_dog(room, people):
                cost += ALIEN_DOG * self.loss_of(people[0]) + (1 - ALIEN_DOG) * self.track.steps(people[0].name, 1)
                quiet *= 1 - ALIEN_DOG
        if advancing:
            change, is_hit = self.track.step_together(advancing)
            cost += change
            quiet *= not is_hit
        if self._table.strength:
            return cost + self._aliens(rooms, attack)
        if quiet < 1:  # who appears now strikes at once
            cost += (1 - quiet) * self._aliens(rooms, Attack(rooms, FIRST_STRENGTH, self._cards))
        return cost

    def undisturbed(self, room: str, people: Sequence[Figure], attack: Attack) -> float:
        """How likely dogs and aliens leave those in a room on their feet."""
        if room == DORMITORY:
            return 1.0
        likely = 1 - ALIEN_DOG if self._meets_dog(room, people) else 1.0
        for strength, odds in attack.hits:
            if strength >= len(people):
                likely -= odds
        return likely

    def _advancing(self, people: Sequence[Figure]) -> Sequence[Figure]:
        """Who takes a step because of the others (T-Z3-05); whoever has a Firearm withdraws (T-Z3-06)."""
        meeting = [figure for figure in people if not figure.has_firearm]
        if len(meeting) < 2:
            return ()
        if not self._table.rules.green_exempt:
            return meeting
        outside = sum(figure.disc > 0 for figure in meeting)
        return [figure for figure in meeting if outside - (figure.disc > 0)]

    def _meets_dog(self, room: str, people: Sequence[Figure]) -> bool:
        """Whether somebody who minds is alone with a dog (T-Z3-07)."""
        if len(people) != 1 or room not in self._table.dogs or people[0].name == "clark":
            return False
        return not (people[0].has_firearm and self._table.rules.weapons_against_all)

    def _aliens(self, rooms: Rooms, attack: Attack) -> float:
        return sum(
            odds * self._hit(people, strength)
            for room, people in rooms.items()
            if room != DORMITORY
            for strength, odds in attack.hits
        )

    def _hit(self, people: Sequence[Figure], strength: int) -> float:
        if strength < len(people):
            return 0.0
        if any(figure.has_fire for figure in people):
            return _PRONE
        if strength == len(people):
            return _PRONE * len(people)
        return min(self.loss_of(figure) for figure in people) + _PRONE * (len(people) - 1)
