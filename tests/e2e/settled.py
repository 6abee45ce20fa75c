"""Games whose every secret the test knows: a server in this process, with tables that begin from a known seed."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Page

from tests.e2e.people import decide, wait_for
from tests.e2e.positions import Waiting
from tests.server.inside import Inside, serving_inside
from tests.server.running import gather_party
from tests.server.test_pairs import World
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.core.seats import LETTERS, Seat

#: More seconds than any test takes.
_FOREVER = 100_000


class Room:
    """A server in a thread of its own, because the browser has the event loop of this one."""

    def __init__(self, portal: BlockingPortal, inside: Inside) -> None:
        self._portal = portal
        self._inside = inside
        self.address = inside.address

    def begin(self, game: str, players: int, seed: int) -> World:
        """A table of people who are all away, at the beginning of the game that comes from this seed."""
        party = self._portal.call(gather_party, self.address, game, players)
        self._portal.call(party.start)
        world = World(party, self._portal.call(self._inside.table, party.table), {})
        self._portal.call(_deal, world, seed)
        return world

    def asked(self, code: str) -> tuple[int, set[Seat]]:
        """How many deeds there were at a table, and who is asked something now."""

        async def look() -> tuple[int, set[Seat]]:
            play = (await self._inside.table(code)).play
            assert play is not None
            return len(play.match.entries), {ask.seat for ask in play.match.state.asks}

        return self._portal.call(look)

    def change(self, world: World, how: Callable[[Any], None]) -> None:
        """Change what was dealt, before anybody is there."""
        self._portal.call(how, world.match.state)

    def act(self, world: World, seat: Seat, code: str, number: int) -> None:
        """Let a seat answer that no device plays."""
        self._portal.call(self._inside.act, world.party.table, seat, code, number)


def _deal(world: World, seed: int) -> None:
    dealt = Match(world.match.game, world.match.config, key_from_number(seed))
    world.match.facts, world.match.commitment, world.match.state = dealt.facts, dealt.commitment, dealt.state


def decide_at(world: World, page: Page, chance: random.Random) -> None:
    """Answer by a page, and wait until the server has it."""
    before = len(world.match.entries)
    decide(page, chance)
    wait_for(page, lambda: len(world.match.entries) > before)


def keys_of(world: World, seat: Seat) -> Waiting:
    return Waiting(world.party.table, LETTERS[seat], world.party.host, world.party.secrets)


@contextmanager
def settled_room(folder: Path, *, bot_pause: float = _FOREVER, grace_none: float = _FOREVER) -> Iterator[Room]:
    """Where nobody plays for people however long they are away, and no bot moves, unless other times are given."""
    with start_blocking_portal() as portal:
        serving = serving_inside(folder, grace_none=grace_none, bot_pause=bot_pause)
        with portal.wrap_async_context_manager(serving) as inside:
            yield Room(portal, inside)
