"""Pairs of games that differ in what one seat has: to the browser of another one they are the same, byte for byte."""

import re
import time
from collections.abc import Iterator
from difflib import unified_diff
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE, OpenPage
from tests.e2e.settled import Room, keys_of, settled_room
from tests.server.test_pairs import PLAYERS, World, make_twin, next_deeds
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import Part, always_new
from winterover.games.thing.game import Thing

#: Games in which the rules disclose for long nothing of what one seat has: the mode, the seed, and the seat.
PAIRS = [("thing", 2, 0), ("thing", 17, 4), ("stayaway", 8, 2), ("stayaway", 75, 4)]
#: Where the viewer has a phone, with their own cards covered; elsewhere they lie open, with all that is beside them.
ON_PHONES = (PAIRS[1], PAIRS[3])
#: So many deeds are compared.
STEPS = 14

#: When something was sent or used, and the name that a page gives to a deed of its own.
_OWN = re.compile(r'"(now|at|used)":[0-9.]+|"done":\["[0-9a-f]{24}"\]')
_KEPT = "JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort(), document.cookie])"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with settled_room(tmp_path_factory.mktemp("server")) as room:
        yield room


class Witness:
    """A page at a seat, with everything that it was ever sent."""

    def __init__(self, page: Page, world: World, seat: Seat, *, covers: bool = False) -> None:
        self.page = page
        self._party = world.party
        self._frames: list[str] = []
        self._responses: list[Response] = []
        self._answers: list[str] = []
        page.wait_for_load_state("networkidle")  # what comes to the start page is not to be compared
        page.on("websocket", self._listen)
        page.on("response", lambda response: self._responses.append(response))
        if not covers:
            page.evaluate("localStorage.setItem('winterover.settings', JSON.stringify({ cover: false }))")
        keys_of(world, seat).sit(page)
        expect(page.locator("#decision")).to_be_visible()
        page.wait_for_load_state("networkidle")
        self._read()

    def _read(self) -> None:
        """Each answer once, and soon: a browser does not keep them for long."""
        answers = [each for each in self._responses if "/api/" in each.url]
        self._answers += [f"{each.url} {each.status} {each.text()}" for each in answers[len(self._answers) :]]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._frames.append(str(payload)))

    def sees(self, deeds: int) -> None:
        """Wait until the page was told of so many deeds."""
        end = time.monotonic() + PATIENCE / 1000
        while sum('"answers":' in frame for frame in self._frames) <= deeds:
            assert time.monotonic() < end, "an update is missing"
            self.page.wait_for_timeout(10)

    def answer(self, code: str) -> None:
        look = self.page.locator("#confirm[data-look]")
        if look.count():
            look.click()
        self.page.locator(".alts .link", has_text="All options").click()
        self.page.locator(f".over [data-code='{code}']").click()
        self.page.locator("#confirm").click()

    def has(self) -> dict[str, list[str]]:
        """All that somebody could find in the browser, without what differs from table to table in any case."""
        page = self.page
        self._read()
        found = {
            "frames": self._frames,
            "answers": sorted(self._answers),
            "page": re.split("(?=<)", page.evaluate("document.documentElement.outerHTML")),
            "kept": [page.evaluate(_KEPT)],
            "named": [page.title(), page.url],
        }
        return {part: [self._comparable(text) for text in texts] for part, texts in found.items()}

    def _comparable(self, text: str) -> str:
        for key in (self._party.host, *self._party.secrets.values()):
            text = text.replace(key, "KEY")
        return _OWN.sub("OWN", text).replace(self._party.table, "TABLE")


def check_same(here: Witness, there: Witness) -> None:
    """Both come to have the same: a moment later, where a page is still drawing what it was told."""
    end = time.monotonic() + PATIENCE / 4000
    while (one := here.has()) != (other := there.has()):
        assert time.monotonic() < end, "\n".join(
            line for part in one for line in unified_diff(one[part], other[part], part, part, n=0, lineterm="")
        )
        here.page.wait_for_timeout(50)


def follow(open_page: OpenPage, room: Room, pair: tuple[str, int, Seat], steps: int) -> None:
    """Play both games side by side, before the eyes of somebody who is not to find a difference."""
    game, seed, secretive = pair
    has_phone = pair in ON_PHONES
    viewer = (secretive + 1) % PLAYERS
    rng = Rng.from_number(8)
    real, twin = worlds = [room.begin(game, PLAYERS, seed) for _ in range(2)]
    make_twin(real, twin, secretive, rng)
    # There is a secret. The seat itself knows what it has: what is compared would tell.
    one, other = [Witness(open_page(), world, secretive).has() for world in worlds]
    assert one["frames"] != other["frames"]
    assert one["page"] != other["page"]
    size = PHONE if has_phone else DESKTOP
    here, there = [Witness(open_page(size=size), world, viewer, covers=has_phone) for world in worlds]
    check_same(here, there)
    for done in range(1, steps + 1):
        deeds = next_deeds(real, twin, secretive, rng)
        assert deeds is not None, "the rules disclose the secret"
        who, number, first, second = deeds
        for world, witness, code in ((real, here, first), (twin, there, second)):
            if who == viewer:
                witness.answer(code)
            else:
                room.act(world, who, code, number)
            witness.sees(done)
        check_same(here, there)


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_what_another_seat_has_is_nowhere_in_a_browser(
    open_page: OpenPage, server: Room, pair: tuple[str, int, Seat]
) -> None:
    follow(open_page, server, pair, STEPS)


def test_a_secret_that_came_to_a_browser_would_be_found(
    open_page: OpenPage, server: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server whose messages are a blank longer for each alien is found out, though no page shows it."""

    def padding(state: Any) -> dict[str, Any]:
        return {"padding": " " * sum(state.roles)}

    monkeypatch.setattr(Thing, "public_parts", (*Thing.public_parts, Part(padding, always_new)))
    with pytest.raises(AssertionError, match="padding"):
        follow(open_page, server, PAIRS[0], 1)
