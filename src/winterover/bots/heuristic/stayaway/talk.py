"""What a seat says: a Human tells what it knows for certain; a monster lies low, and strikes back when accused."""

from winterover.bots.heuristic.stayaway.memory import Memory
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View

#: A monster accuses somebody unprovoked in one of so many turns of its own.
_SLANDER = 12


class Tongue:
    """One seat's talk, which never says the same thing twice."""

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self._memory = memory
        self._rng = rng
        self._turns_seen = 0

    def wants_to_speak(self) -> bool:
        """Whether something has happened that is worth a word."""
        memory = self._memory
        if memory.accusers or memory.cleared or memory.my_turns > self._turns_seen:
            return True
        thing = memory.certain
        return memory.role == "human" and thing in memory.ring and f"accuse {LETTERS[thing]} thing" not in memory.said

    def statements(self, view: View) -> list[str]:
        memory = self._memory
        self._turns_seen = memory.my_turns
        accusers = [seat for seat in memory.accusers if LETTERS[seat] in view["ring"]]
        cleared = [seat for seat in memory.cleared if LETTERS[seat] in view["ring"]]
        memory.accusers.clear()
        memory.cleared.clear()
        if memory.role == "human":
            words = self._honest(view, accusers, cleared)
        else:
            words = self._false(view, accusers)
        fresh = [statement for statement in dict.fromkeys(words) if statement not in memory.said]
        memory.said.update(fresh)
        return fresh

    def _honest(self, view: View, accusers: list[Seat], cleared: list[Seat]) -> list[str]:
        memory = self._memory
        words = []
        if memory.certain is not None and LETTERS[memory.certain] in view["ring"]:
            words.append(f"accuse {LETTERS[memory.certain]} thing")
        words += [f"vouch {LETTERS[seat]}" for seat in cleared]
        if accusers:
            words.append("claim human")
        words += [f"distrust {LETTERS[seat]}" for seat in accusers]
        return words

    def _false(self, view: View, accusers: list[Seat]) -> list[str]:
        """Like an honest player who was wronged; now and then the first to point at somebody."""
        words = []
        if accusers:
            words.append("claim human")
            words += [f"accuse {LETTERS[seat]} thing" for seat in accusers if seat != self._memory.certain]
        elif not self._rng.below(_SLANDER):
            victims = [
                letter
                for letter in view["ring"]
                if letter != view["viewer"] and view["roles"].get(letter, "human") == "human"
            ]
            if victims:
                words.append(f"distrust {self._rng.pick(victims)}")
        return words
