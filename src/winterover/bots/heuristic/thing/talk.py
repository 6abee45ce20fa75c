"""What a seat says: a human names its suspect and tells of Keys; an alien lies low, and strikes back when accused."""

from winterover.bots.heuristic.thing.memory import Memory
from winterover.bots.heuristic.thing.mind import Mind
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS

#: A human speaks of its suspect from this likelihood on.
_SPEAK = 0.45
#: An alien slanders somebody unprovoked in one of so many rounds.
_SLANDER = 5


class Tongue:
    """One seat's talk, which never says the same thing twice."""

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self._memory = memory
        self._rng = rng
        self._rounds_seen = 0

    def wants_to_speak(self) -> bool:
        """Once in a round, and when somebody spoke against me."""
        return bool(self._memory.accusers) or self._memory.round > self._rounds_seen

    def statements(self, mind: Mind) -> list[str]:
        memory = self._memory
        self._rounds_seen = memory.round
        accusers = [seat for seat in dict.fromkeys(memory.accusers) if seat in mind.table.living]
        memory.accusers.clear()
        words = ["claim human"] if accusers else []
        words += [f"distrust {LETTERS[seat]}" for seat in accusers if mind.is_alien or mind.fear(seat) >= _SPEAK]
        words += self._false(mind) if mind.is_alien else self._honest(mind)
        fresh = [statement for statement in dict.fromkeys(words) if statement not in memory.said]
        memory.said.update(fresh)
        return fresh

    def _honest(self, mind: Mind) -> list[str]:
        words = []
        if "keys" in mind.table.items:
            words.append("own keys")
        suspect = max(mind.table.others, key=mind.fear, default=None)
        if suspect is not None and mind.fear(suspect) >= _SPEAK:
            words.append(f"distrust {LETTERS[suspect]}")
        words += [f"vouch {LETTERS[seat]}" for seat in sorted(self._memory.proven) if seat in mind.table.others]
        return words

    def _false(self, mind: Mind) -> list[str]:
        victims = [seat for seat in mind.table.others if mind.fear(seat) < _SPEAK]
        if victims and not self._rng.below(_SLANDER):
            return [f"distrust {LETTERS[self._rng.pick(victims)]}"]
        return []
