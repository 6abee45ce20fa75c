"""What each seat may do in a minute, and the host: nobody fills the disk, or what the others have to read.

Who is refused here has made the same kind of deed too often. Where nothing is changed, nothing is
spent, unless it takes work to find out that nothing can be.
"""

from math import ceil
from typing import Literal

from winterover.core.errors import GameError
from winterover.core.seats import Seat
from winterover.server.limits import Bucket
from winterover.server.settings import Settings

#: Statements and lines of chat; answers and commands; everything about seats and settings that goes by request.
Deed = Literal["words", "deeds", "changes"]


class Allowances:
    """The allowances of one table. A substitute has what is left of the seat's."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: dict[tuple[Deed, Seat | None], Bucket] = {}

    def spend(self, deed: Deed, who: Seat | None) -> None:
        """Count a deed of a seat, or of the host (None); raises GameError if it is one too many."""
        bucket = self._buckets.get((deed, who))
        if bucket is None:
            rate = self._per_minute(deed)
            bucket = self._buckets[deed, who] = Bucket(rate / 60, max(rate, 1))
        if not bucket.take():
            raise GameError("too-fast", most=ceil(self._per_minute(deed)))

    def _per_minute(self, deed: Deed) -> float:
        settings = self._settings
        rates: dict[Deed, float] = {
            "words": settings.words_per_minute,
            "deeds": settings.deeds_per_minute,
            "changes": settings.changes_per_minute,
        }
        return rates[deed]
