"""A table's clock: until when each waited-for person has time. It knows the asks, never the cards.

Times are those of the server's own clock, which stands still while the server does, so a restart takes nobody's time.
A clock is a function of the deeds and their times: replaying them gives the same deadlines.
"""

from collections.abc import Collection

from winterover.core.match import Match
from winterover.core.seats import Seat
from winterover.core.state import WINDOW, Ask


class Deadlines:
    """When the time of each person runs out. Without an allowance it never does."""

    def __init__(self, allowance: float | None) -> None:
        self._allowance = allowance
        #: By seat: the number of the ask, and when its time is over.
        self._by_seat: dict[Seat, tuple[int, float]] = {}
        #: For a moment in which only windows are open, and so nobody may be named: since which answer, and until when.
        self._window: tuple[int, float] | None = None

    @property
    def are_set(self) -> bool:
        """Whether anybody's time ever runs out."""
        return self._allowance is not None

    def note(self, match: Match, people: Collection[Seat], now: float) -> None:
        """Take in what is asked after a deed."""
        if self._allowance is None:
            return
        end = now + self._allowance
        asked = {ask.seat: ask.number for ask in match.state.asks if ask.mode != WINDOW}
        before = self._by_seat
        self._by_seat = {
            seat: before[seat] if seat in before and before[seat][0] == number else (number, end)
            for seat, number in asked.items()
            if seat in people
        }
        if asked or not match.state.asks:
            self._window = None
        elif self._window is None or self._window[0] != match.state.answers:
            self._window = (match.state.answers, end)

    def expired(self, match: Match, people: Collection[Seat], now: float) -> Ask | None:
        """An ask to a person whose time is over."""
        ask: Ask
        for ask in match.state.asks:
            if ask.mode == WINDOW:
                if self._window is not None and self._window[1] <= now and ask.seat in people:
                    return ask
            elif ask.seat in self._by_seat and self._by_seat[ask.seat][1] <= now:
                return ask
        return None

    def next_end(self) -> float | None:
        ends = [end for _, end in self._by_seat.values()]
        if self._window is not None:
            ends.append(self._window[1])
        return min(ends, default=None)

    def seats(self) -> dict[Seat, float]:
        return {seat: end for seat, (_, end) in self._by_seat.items()}

    def window(self) -> float | None:
        return None if self._window is None else self._window[1]
