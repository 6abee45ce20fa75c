"""Games played with keys alone: Tab, Enter, arrows, the keys of rooms; and the focus is where it is expected."""

import time

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import PATIENCE, OpenPage
from tests.e2e.people import wait_until

#: How many decisions are made; a game that is over before is followed by another.
_DECISIONS = 12
#: Looking at covered cards, picking one, choosing what to do with it, confirming; and something may change meanwhile.
_STEPS = 8
#: More stops than any page has.
_STOPS = 250
_OPTION = "[data-code]:not(:disabled, [aria-disabled=true]), [data-pick]:not(:disabled, [aria-disabled=true])"
_OVER = "document.querySelector('[data-stage=over]') !== null"


class Keys:
    """Somebody who has a keyboard only."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answered = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        if '"done":' in str(frame):
            self.answered += 1

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Go there with Tab, or back with Shift and Tab where it lies before; every stop on the way can be seen."""
        back = self.page.evaluate(
            """(selector) => {
              const wanted = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length);
              const active = document.activeElement === document.body ? null : document.activeElement;
              const from = active ?? document.querySelector("#confirm");
              return Boolean(wanted && from && from.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING);
            }""",
            selector,
        )
        for _ in range(_STOPS):
            self.press("Shift+Tab" if back else "Tab")
            where = self.page.evaluate(
                """(selector) => {
                  const active = document.activeElement;
                  if (!active || active === document.body) return "nowhere";
                  const { left, right, top, bottom } = active.getBoundingClientRect();
                  const isSeen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
                  return isSeen ? active.matches(selector) : active.outerHTML.slice(0, 200);
                }""",
                selector,
            )
            if where is True:
                return
            assert where in (False, "nowhere"), f"the focus is out of sight: {where}"
        asked = self.page.locator("#decision").inner_text()
        raise AssertionError(f"Tab never comes to {selector} at: {asked}")

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate(_OVER))

    def wait_for_a_choice(self) -> bool:
        """Whether there is one before the game is over."""
        self.page.wait_for_selector("#confirm, [data-stage=over]")
        return not self.is_over

    def confirm(self) -> None:
        """Do what is chosen, and find the focus at the next question."""
        before = self.answered
        self.press("Enter")
        end = time.monotonic() + PATIENCE / 1000
        while self.answered == before:
            assert time.monotonic() < end, f"nothing was answered at: {self.page.locator('#decision').inner_text()}"
            self.page.wait_for_timeout(20)
        if self.wait_for_a_choice():
            wait_until(self.page, f"document.activeElement.closest('#decision') !== null || {_OVER}")

    def decide(self) -> None:
        """Look at covered cards, choose the first option that Tab comes to, then confirm it."""
        for _ in range(_STEPS):
            if self.page.locator("#confirm:enabled:not([data-look])").count():
                self.tab_to("#confirm")
                self.confirm()
                return
            self.tab_to("#confirm[data-look]" if self.page.locator("#confirm[data-look]").count() else _OPTION)
            self.press("Enter")
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing can be confirmed at: {self.page.locator('#decision').inner_text()}")


def begin(open_page: OpenPage, mode: str) -> Keys:
    """Start a game against bots from the first page; a game that is over before anything is asked is begun anew."""
    for _ in range(8):
        keys = Keys(open_page())
        expect(keys.page.locator(f"[data-play={mode}]")).to_be_enabled()
        keys.tab_to(f"[data-play={mode}]")
        keys.press("Enter")
        if keys.wait_for_a_choice():
            wait_until(keys.page, "document.activeElement.closest('#decision h2') !== null")
            return keys
    raise AssertionError("nothing was ever asked")


@pytest.mark.parametrize("mode", ["stayaway", "thing", "small"])
def test_a_good_part_of_a_game_is_played(open_page: OpenPage, mode: str) -> None:
    keys = begin(open_page, mode)
    for _ in range(_DECISIONS):
        if keys.is_over:
            keys = begin(open_page, mode)
        keys.decide()


def test_who_looks_at_covered_cards_goes_on_from_there(open_page: OpenPage) -> None:
    keys = begin(open_page, "thing")
    page = keys.page
    keys.tab_to(".tray .covered")
    keys.press("Enter")
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    wait_until(page, "document.activeElement.closest('.tray, #decision h2') !== null")
    # Past the last button lies the browser itself; whoever tabs there has not gone away.
    page.keyboard.down("Tab")
    page.evaluate("dispatchEvent(new FocusEvent('blur'))")
    page.keyboard.up("Tab")
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    page.evaluate("dispatchEvent(new FocusEvent('blur'))")
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)


def test_rooms_are_reached_by_their_keys_and_by_arrows(open_page: OpenPage) -> None:
    keys = begin(open_page, "thing")
    page = keys.page
    while not page.locator("[data-room][role=button]").count():
        keys.decide()
    room = page.locator("[data-room][role=button][aria-keyshortcuts]").first
    keys.press(room.get_attribute("aria-keyshortcuts") or "")
    expect(room).to_be_focused()
    expect(room).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    other = page.locator("[data-room]:focus")
    expect(other).to_have_attribute("aria-pressed", "false")
    keys.press("Enter")
    expect(other).to_have_attribute("aria-pressed", "true")
    keys.confirm()


def test_a_skip_link_leads_to_the_decision_and_a_rule_comes_and_goes(open_page: OpenPage) -> None:
    keys = begin(open_page, "small")
    page = keys.page
    page.evaluate("document.activeElement.blur()")
    keys.tab_to(".skip")
    keys.press("Enter")
    expect(page.locator("#decision h2")).to_be_focused()
    keys.press("?")
    panel = page.locator("[data-part=talk]")
    expect(panel.get_by_role("button", name="Close")).to_be_visible()
    keys.press("Escape")
    expect(panel.get_by_role("button", name="Close")).to_have_count(0)
    expect(page.locator("#decision h2")).to_be_focused()
