"""The dice of Phase 5: who gets them, what is rolled again, changed or cancelled, and whether to go on (T-Z5)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

from winterover.bots.heuristic.thing_small.mind import Mind
from winterover.bots.heuristic.thing_small.needs import DIE_FOR_ESCAPE
from winterover.bots.heuristic.thing_small.table import DORMITORY, Figure
from winterover.games.thing.small.pieces import ACTION_DIE, DICE, DIE_FACES, HUNGRY_DICE

Dice = tuple[str, ...]

_CHANCE = {face: ACTION_DIE.count(number) / len(ACTION_DIE) for number, face in enumerate(DIE_FACES)}
_NOTHING = "nothing"


@lru_cache(maxsize=4)
def rolls(count: int) -> list[tuple[Dice, float]]:
    """All results of so many dice, sorted faces, each with its chance."""
    found = []
    for dice in combinations_with_replacement(DIE_FACES, count):
        chance = float(factorial(count))
        for face in DIE_FACES:
            number = dice.count(face)
            chance *= _CHANCE[face] ** number / factorial(number)
        found.append((dice, chance))
    return found


class Settled(NamedTuple):
    """What becomes of dice: the worth of it, and how many of each harmful face are cancelled."""

    worth: float
    sabotage: int
    threat: int


class Dicing:
    """The dice of one moment, judged for each Character."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.table = mind.table
        self.needs = mind.needs
        rooms = dict.fromkeys(figure.room for figure in self.eligible() if figure.room is not None)
        self._ahead = [self.needs.outlook(room, self.table.standing_in(room)) for room in rooms]
        mind.danger.track.calm = 1 - self.needs.success * max((ahead.escape for ahead in self._ahead), default=0.0)
        self._known: dict[tuple[str, Dice], Settled] = {}
        self._lying: dict[str, float] = {}

    # One Character's dice

    def settle(self, figure: Figure, dice: Sequence[str]) -> Settled:
        """The best that can be made of dice by cancelling alone."""
        key = (figure.name, tuple(sorted(dice)))
        if key not in self._known:
            self._known[key] = self._settle(figure, key[1])
        return self._known[key]

    def _settle(self, figure: Figure, dice: Dice) -> Settled:
        sabotage, threat = dice.count("sabotage"), dice.count("threat")
        harm, track = self.needs.harm(figure.room), self.mind.danger.track
        found = []
        for fewer in range(sabotage + 1):
            for less in range(threat + 1):
                worth = -track.steps(figure.name, fewer + less)
                if fewer == sabotage and less == threat and not track.is_hit(figure.disc, fewer + less):
                    found.append(Settled(worth + self.action(figure, dice)[1], fewer, less))
                else:
                    worth -= harm * (sabotage - fewer) + track.threats(threat - less)
                    found.append(Settled(worth + self._lying_down(figure), fewer, less))
        return max(found, key=lambda settled: settled.worth)

    def action(self, figure: Figure, dice: Sequence[str]) -> tuple[str, float]:
        """The best action that the faces allow, with what it leaves to the others in the room."""
        room = figure.room
        standing = self.table.standing_in(room)
        job = self.needs.job(room)
        best = (_NOTHING, self._lying_down(figure))
        if room is None or room == DORMITORY:
            return best
        others = [other for other in standing if other is not figure]
        before = self.needs.potential(room, standing)
        for face in ("use", "repair"):
            deed = self.needs.deed(figure, face, job, len(standing)) if face in dice else None
            if deed is not None:
                gain = deed.worth + self.needs.potential(room, others, deed.left) - before
                best = max(best, (deed.name, gain), key=lambda action: action[1])
        if figure.has_fire and dice and self.needs.burning():
            best = max(best, ("burn", self.needs.burning() - before), key=lambda action: action[1])
        return best

    def _lying_down(self, figure: Figure) -> float:
        """What it costs that a Character can do nothing more in this round."""
        if figure.name not in self._lying:
            self._lying[figure.name] = self._weigh_lying_down(figure)
        return self._lying[figure.name]

    def _weigh_lying_down(self, figure: Figure) -> float:
        if figure.room is None or not figure.upright:
            return 0.0
        standing = self.table.standing_in(figure.room)
        if figure.room == DORMITORY and not self.mind.view["rested"] and any(ahead.escape for ahead in self._ahead):
            return -DIE_FOR_ESCAPE - self.needs.potential(figure.room, standing)
        others = [other for other in standing if other is not figure]
        return self.needs.potential(figure.room, others) - self.needs.potential(figure.room, standing)

    # With the Dormitory and with rolling again

    def resting(self) -> Figure | None:
        """Who could change a die (T-Z5-05)."""
        if self.mind.view["rested"]:
            return None
        return next(iter(self.table.standing_in(DORMITORY)), None)

    def best_change(self, figure: Figure, dice: Sequence[str]) -> tuple[float, int, str] | None:
        """The worth of the best change of a die, which die, and to which face."""
        rester = self.resting()
        if rester is None or rester is figure:
            return None
        if rester.seat != figure.seat and self._is_cancelled(figure, dice):
            return None  # the other person is asked too late
        cost = self._lying_down(rester)
        changes = [
            (cost + self.settle(figure, changed(dice, die, face)).worth, die, face)
            for die, now in enumerate(dice)
            for face in ("use", "repair")
            if face != now
        ]
        return max(changes, default=None)

    def _is_cancelled(self, figure: Figure, dice: Sequence[str]) -> bool:
        settled = self.settle(figure, dice)
        return settled.sabotage + settled.threat > 0

    def rerolled(self, figure: Figure, dice: Sequence[str], die: int) -> float:
        """What is to be expected of a die that is rolled again."""
        return sum(chance * self.settle(figure, changed(dice, die, face)).worth for face, chance in _CHANCE.items())

    def can_reroll(self, figure: Figure) -> bool:
        is_dark = self.mind.view["power_failed"]
        if figure.name == "norris" and (is_dark or self.mind.rules.norris_always):
            return True
        return figure.name == "garry" or (is_dark and figure.has_light)

    def worth(self, figure: Figure, dice: Sequence[str]) -> float:
        """What dice are worth in the hands of a Character."""
        worth = self.settle(figure, dice).worth
        change = self.best_change(figure, dice)
        if change is not None:
            worth = max(worth, change[0])
        if self.can_reroll(figure):
            worth = max(worth, *(self.rerolled(figure, dice, die) for die in range(len(dice))))
        return worth

    # The Leader

    def eligible(self) -> list[Figure]:
        return [
            figure
            for figure in self.table.crew
            if figure.upright
            and (figure.room != "rec")
            and (figure.room != DORMITORY or self.mind.rules.dice_in_dormitory)
        ]

    def next_roll(self) -> float:
        """What is to be expected of one more roll, compared with stopping."""
        standing = self.eligible()
        count = HUNGRY_DICE if self.mind.view["hungry"] else DICE
        future = sum(ahead.work + ahead.escape * self.needs.escape_worth for ahead in self._ahead)
        if self.mind.view["power_failed"]:
            return future + max(self.expected(figure) for figure in standing)
        return future + sum(
            chance * max(self.settle(figure, dice).worth for figure in standing) for dice, chance in rolls(count)
        )

    def expected(self, figure: Figure) -> float:
        """What is to be expected of a roll that a Character gets unseen (Darkness)."""
        count = HUNGRY_DICE if self.mind.view["hungry"] else DICE
        return sum(chance * self.worth(figure, dice) for dice, chance in rolls(count))


def changed(dice: Sequence[str], die: int, face: str) -> list[str]:
    return [*dice[:die], face, *dice[die + 1 :]]


# Answers


def dice_to(mind: Mind, options: Sequence[str]) -> str:
    """D-Z4"""
    dicing, by_name = Dicing(mind), mind.table.by_name
    if mind.table.dice:
        return mind.best_named(options, lambda name: dicing.worth(by_name[name], mind.table.dice))
    return mind.best_named(options, lambda name: dicing.expected(by_name[name]))


def dice(mind: Mind, name: str, options: Sequence[str]) -> str:
    """D-Z6: change, roll again, cancel or accept, one thing after the other."""
    dicing, figure, faces = Dicing(mind), mind.table.by_name[name], mind.table.dice
    settled = dicing.settle(figure, faces)
    answer, worth = _cancel_or_accept(settled, faces), settled.worth
    change = dicing.best_change(figure, faces)
    if change is not None and f"set {change[1] + 1} {change[2]}" in options and change[0] > worth:
        answer, worth = f"set {change[1] + 1} {change[2]}", change[0]
    for option in options:
        verb, *words = option.split()
        if verb == "reroll":
            expected = dicing.rerolled(figure, faces, int(words[0]) - 1)
            if expected > worth:
                answer, worth = option, expected
    return answer


def _cancel_or_accept(settled: Settled, faces: Sequence[str]) -> str:
    for face, count in (("threat", settled.threat), ("sabotage", settled.sabotage)):
        if count:
            return f"cancel {faces.index(face) + 1}"
    return "accept"


def dormitory(mind: Mind, options: Sequence[str]) -> str:
    """D-Z5, for the dice of somebody else's Character."""
    dicing = Dicing(mind)
    figure = mind.table.by_name[mind.view["actor"]]
    change = dicing.best_change(figure, mind.table.dice)
    if change is not None and change[0] > dicing.settle(figure, mind.table.dice).worth:
        return f"set {change[1] + 1} {change[2]}"
    return "pass"


def act(mind: Mind, name: str, options: Sequence[str]) -> str:
    """D-Z7"""
    action, _ = Dicing(mind).action(mind.table.by_name[name], mind.table.dice)
    if action == "burn":
        return next(option for option in options if option.startswith("burn"))
    return action if action in options else _NOTHING


def roll_on(mind: Mind, options: Sequence[str]) -> str:
    """D-Z8"""
    return "next" if Dicing(mind).next_roll() > 0 else "stop"
