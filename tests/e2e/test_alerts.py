"""Being told that it is one's turn: by a sound and by a notice, which say nothing else."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.people import answer, wait_until
from tests.e2e.settled import Room, keys_of, settled_room
from tests.server.test_pairs import World
from winterover.core.seats import Seat
from winterover.locales import Texts

#: Games in which the first seat is soon asked for several things, and how many seats they have.
GAMES = {"stayaway": (1, 4), "thing": (2, 5)}
VIEWER: Seat = 0
#: So often it becomes the viewer's turn.
TURNS = 4

#: The page is away as long as the test says so; what the browser is asked to tell or to sound is noted.
_NOTED = """
window.isAway = false;
Object.defineProperty(document, "visibilityState", { get: () => (window.isAway ? "hidden" : "visible") });
Object.defineProperty(document, "hidden", { get: () => window.isAway });
window.leave = (isAway) => { window.isAway = isAway; document.dispatchEvent(new Event("visibilitychange")); };
window.told = [];
window.open = 0;
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { window.told.push({ title, ...options }); window.open++; }
  close() { window.open--; }
};
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.tones++; return start.apply(this, at); };
window.players = 0;
window.AudioContext = class extends AudioContext { constructor(...given) { super(...given); window.players++; } };
HTMLMediaElement.prototype.play = async () => void window.players++;
"""

#: Until what was to be done within a tenth of a second is done: timers of a page run in the order of their times.
_A_LITTLE_LATER = "new Promise((done) => setTimeout(done, 100))"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with settled_room(tmp_path_factory.mktemp("server")) as room:
        yield room


class Turns:
    """A game at which one page sits; the others answer by chance until it is asked."""

    def __init__(self, open_page: OpenPage, room: Room, game: str) -> None:
        seed, players = GAMES[game]
        self._room = room
        self._world: World = room.begin(game, players, seed)
        self._rng = random.Random(seed)
        self.page: Page = open_page()
        self.page.add_init_script(_NOTED)
        self.page.route_web_socket(re.compile("/api/play"), self._connect)
        self.page.reload()
        self._line: WebSocketRoute
        self._snapshots = 0

    def _connect(self, route: WebSocketRoute) -> None:
        self._line = route
        route.connect_to_server().on_message(self._tell)

    def _tell(self, message: str | bytes) -> None:
        self._snapshots += '"type":"snapshot"' in str(message)
        self._line.send(message)

    def come_back(self) -> None:
        """The connection breaks, and the page finds its way back by itself."""
        before = self._snapshots
        self._line.close(code=3000)
        while self._snapshots == before:
            self.page.wait_for_timeout(20)
        self.page.evaluate(_A_LITTLE_LATER)

    def sit(self) -> None:
        keys_of(self._world, VIEWER).sit(self.page)
        expect(self.page.locator("#decision")).to_be_visible()
        while self._is_asked():
            answer(self.page)

    def _is_asked(self) -> bool:
        return any(ask.seat == VIEWER for ask in self._world.match.state.asks)

    def come(self) -> None:
        """Until the viewer is asked, and somewhat longer."""
        while not self._is_asked():
            ask = self._rng.choice(self._world.match.state.asks)
            code = self._world.match.game.code(self._rng.choice(ask.options))
            self._room.act(self._world, ask.seat, code, ask.number)
        expect(self.page.locator("#confirm")).to_be_visible()
        self.page.evaluate(_A_LITTLE_LATER)

    def answer(self) -> None:
        while self._is_asked():
            answer(self.page)

    def switch(self, name: str) -> None:
        self.page.get_by_role("button", name="Settings", exact=True).click()
        self.page.locator("label.switch", has_text=name).click()
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_notice_says_once_that_it_is_ones_turn_and_no_more(open_page: OpenPage, server: Room, game: str) -> None:
    texts = Texts("en")
    notice: dict[str, Any] = {"title": texts("app-title"), "body": texts("web-notice"), "tag": "winterover-turn"}
    turns = Turns(open_page, server, game)
    page = turns.page
    turns.sit()
    turns.come()
    assert page.evaluate("told") == [], "nobody has asked for notices"
    turns.switch("Notices")
    for number in range(TURNS):
        turns.answer()
        page.evaluate("leave(true)")
        turns.come()
        # Whatever is asked, with whatever cards and role, it is the same.
        assert page.evaluate("told") == [notice] * (number + 1)
        assert page.title() == texts("web-title-turn")
        turns.come_back()
        assert len(page.evaluate("told")) == number + 1, "to be told again of what was open is not to be asked"
        page.evaluate("leave(false)")
        assert page.evaluate("open") == 0, "it goes once its reader comes"
    turns.answer()
    turns.come()
    assert len(page.evaluate("told")) == TURNS, "who looks at the page needs none"
    turns.switch("Notices")
    turns.answer()
    page.evaluate("leave(true)")
    turns.come()
    assert len(page.evaluate("told")) == TURNS


def test_one_switch_turns_all_sound_off(open_page: OpenPage, server: Room) -> None:
    turns = Turns(open_page, server, "stayaway")
    page = turns.page
    turns.sit()
    wait_until(page, "navigator.userActivation.hasBeenActive")
    before = page.evaluate("tones")
    turns.come()
    wait_until(page, f"tones === {before + 2}")
    turns.switch("Sound")
    heard = page.evaluate("[tones, players]")
    for _ in range(TURNS):
        turns.answer()
        turns.come()
    assert page.evaluate("[tones, players]") == heard
    # Nor is there any where it is off from the beginning.
    page.reload()
    turns.answer()
    turns.come()
    assert page.evaluate("[tones, players]") == [0, 0]
