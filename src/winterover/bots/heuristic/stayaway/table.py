"""The table as a view shows it: who sits beside whom, who exchanges with whom, and what a move would change."""

from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View

SEAT = {letter: seat for seat, letter in enumerate(LETTERS)}


class Table:
    """The ring around the viewer. The methods that change something return a new table."""

    __slots__ = ("direction", "doors", "isolating", "me", "quarantine", "ring")

    def __init__(
        self,
        me: Seat,
        ring: list[Seat],
        direction: int,
        doors: list[bool],
        quarantine: list[int],
        isolating: bool,
    ) -> None:
        self.me = me
        self.ring = ring
        self.direction = direction
        self.doors = doors
        self.quarantine = quarantine
        #: Whether Quarantine stops exchanges (E1) or not (S-E2-07).
        self.isolating = isolating

    @classmethod
    def seen(cls, view: View, me: Seat, isolating: bool) -> "Table":
        ring = [SEAT[letter] for letter in view["ring"]]
        return cls(me, ring, view["direction"], view["doors"], view["quarantine"], isolating)

    # Who sits where

    def next_to(self, step: int) -> Seat:
        """My neighbour some steps clockwise."""
        return self.ring[(self.ring.index(self.me) + step) % len(self.ring)]

    def others(self) -> list[Seat]:
        return [seat for seat in self.ring if seat != self.me]

    def partner(self, step: int) -> Seat | None:
        """My partner if I exchange with the neighbour on that side now (S-TURN-08); None if something lies between."""
        place = self.ring.index(self.me)
        gap = place if step == 1 else place - 1
        other = self.next_to(step)
        if other == self.me or self.doors[gap] or self.cut_off(other) or self.cut_off(self.me):
            return None
        return other

    def cut_off(self, seat: Seat) -> bool:
        return self.isolating and self.quarantine[seat] > 0

    # What a move would change

    def swapped(self, other: Seat) -> "Table":
        """The table after I have changed places with somebody (S-RING-04)."""
        names = {self.me: other, other: self.me}
        ring = [names.get(seat, seat) for seat in self.ring]
        return Table(self.me, ring, self.direction, self.doors, self.quarantine, self.isolating)

    def turned(self) -> "Table":
        """The table after a change of direction."""
        return Table(self.me, self.ring, -self.direction, self.doors, self.quarantine, self.isolating)

    def with_door(self, left: Seat, shut: bool) -> "Table":
        """The table with a door clockwise of a seat, or without it."""
        doors = self.doors.copy()
        doors[self.ring.index(left)] = shut
        return Table(self.me, self.ring, self.direction, doors, self.quarantine, self.isolating)

    def with_quarantine(self, seat: Seat, turns: int) -> "Table":
        """The table with a Quarantine before a seat, or without it."""
        quarantine = self.quarantine.copy()
        quarantine[seat] = turns
        return Table(self.me, self.ring, self.direction, self.doors, quarantine, self.isolating)
