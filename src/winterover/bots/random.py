"""The random bot: any legal answer is as good to it as any other."""

from typing import Any

from winterover.bots.base import BlindBot
from winterover.core.game import Game
from winterover.core.rng import Rng
from winterover.core.seats import Seat

#: A standing option (The Thing's declaration of victory) is used about once in so many chances: often enough that
#: many games see a false declaration, so seldom that games are decided by play.
CHANCES = 2000


class RandomBot(BlindBot):
    """Answers at random. The gaps between its unasked deeds are drawn beforehand, which spares a draw at each ask."""

    name = "random"

    def __init__(self, game: Game[Any], seat: Seat, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._chances_left = self._draw_gap()

    def _draw_gap(self) -> int:
        return 1 + self.rng.below(2 * CHANCES - 1)

    def pick(self, count: int) -> int:
        return self.rng.below(count)

    def moves(self) -> bool:
        self._chances_left -= 1
        if self._chances_left:
            return False
        self._chances_left = self._draw_gap()
        return True
