"""What it costs when discs and marker approach one another, and what dogs and aliens do (T-ZR, T-Z3-07, T-Z4)."""

from collections.abc import Mapping, Sequence

from winterover.bots.heuristic.thing_small.leaving import unblocked
from winterover.bots.heuristic.thing_small.table import DORMITORY, Figure, Table
from winterover.games.thing.pieces import ALIEN_DOGS, DOG_TOKENS
from winterover.games.thing.small.pieces import FIRST_STRENGTH

#: What the first transformation costs, and every later one while an escape is not blocked for certain.
_FIRST_LOSS, _LATER_LOSS = 8.0, 4.5
#: How near a disc is to being hit, by its distance from the marker: 0 is hit, 1 is hit when the round ends.
_NEARNESS = (1.0, 0.9, 0.5, 0.25, 0.12, 0.05)
#: A disc that the marker has passed.
_PASSED = 0.05
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

    def __init__(self, table: Table) -> None:
        self._table = table
        hope = unblocked(table.strength)
        self.loss = _LATER_LOSS * hope if table.view["ever_revealed"] else _FIRST_LOSS
        self._keys_lost = _KEYS_LOST * hope
        #: Less than 1 if the game is likely to be over before a danger that is only near comes true.
        self.calm = 1.0
        self._cards = len(table.view["locations"])
        self._steps: dict[tuple[str, int], float] = {}
        self._threats: dict[int, float] = {}

    def nearness(self, disc: int, threat: int) -> float:
        distance = threat - disc
        if distance < 0:
            return _PASSED
        return _NEARNESS[min(distance, len(_NEARNESS) - 1)]

    def loss_of(self, figure: Figure) -> float:
        return self.loss + (self._keys_lost if figure.has_keys else 0.0)

    def steps(self, figure: Figure, count: int) -> float:
        """A disc moves to the right so often."""
        key = (figure.name, count)
        if key not in self._steps:
            self._steps[key] = self._weigh_steps(figure, count)
        return self._steps[key]

    def _weigh_steps(self, figure: Figure, count: int) -> float:
        threat = self._table.threat
        distance = threat - figure.disc
        if 0 < distance <= count:
            return self.loss_of(figure)
        nearer = self.nearness(figure.disc + count, threat) - self.nearness(figure.disc, threat)
        return self.calm * self.loss_of(figure) * nearer

    def threats(self, count: int) -> float:
        """The marker moves to the left so often."""
        if not count:
            return 0.0
        if count not in self._threats:
            self._threats[count] = self._weigh_threats(count)
        return self._threats[count]

    def _weigh_threats(self, count: int) -> float:
        now = self._table.threat
        after = max(now - count, 0)
        costs = [self.loss_of(figure) * self._coming(figure.disc, now, after) for figure in self._table.crew]
        # One Character is hit at a time, and the marker gives way to the others.
        return min(sum(costs), self.loss + max(costs))

    def _coming(self, disc: int, now: int, after: int) -> float:
        if after <= disc < now:
            return 1.0
        return self.calm * (self.nearness(disc, after) - self.nearness(disc, now))

    # Standing somewhere

    def attack(self, rooms: Rooms) -> Attack:
        """What the revealed alien does when the Characters stand like this."""
        return Attack(rooms, self._table.strength, self._cards)

    def placed(self, rooms: Rooms, attack: Attack) -> float:
        """What meetings, dogs and aliens cost when the Characters stand like this."""
        cost = 0.0
        quiet = 1.0
        for room, people in rooms.items():
            if room == DORMITORY:
                continue
            if len(people) > 1:
                for figure in self._advancing(people):
                    cost += self.steps(figure, 1)
                    quiet *= self._table.threat != figure.disc + 1
            elif self._meets_dog(room, people):
                cost += ALIEN_DOG * self.loss_of(people[0]) + (1 - ALIEN_DOG) * self.steps(people[0], 1)
                quiet *= 1 - ALIEN_DOG
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
