"""Until the server answers, nothing that was written is lost or changed; whoever does not wait hears the outcome."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.people import create_table, host_and_guest, wait_for, wait_until
from tests.e2e.positions import Waiting

POSITIONS = ("ring-offer", "base-move")

_UNREAD = json.dumps({"type": "error", "id": None, "code": "too-big", "args": {"most": 1}, "text": ""})


class Line:
    """The connection of a page to its table, which the test can hold up."""

    def __init__(self, page: Page) -> None:
        self._page = page
        #: Whether the page hears the server.
        self.is_open = True
        #: Answers the next deed instead of the server.
        self.answer: str | None = None
        self._held: list[str | bytes] = []
        page.route_web_socket(re.compile("/api/play"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self._route = route
        server = route.connect_to_server()
        route.on_message(lambda message: self._hear(server, str(message)))
        server.on_message(self._tell)

    def _hear(self, server: WebSocketRoute, message: str) -> None:
        if json.loads(message)["type"] != "hello" and self.answer is not None:
            self._route.send(self.answer)
            self.answer = None
        else:
            server.send(message)

    def _tell(self, message: str | bytes) -> None:
        if self.is_open:
            self._route.send(message)
        else:
            self._held.append(message)

    def release(self) -> None:
        self.is_open = True
        for message in self._held:
            self._route.send(message)
        self._held.clear()

    def lose(self) -> None:
        """What the server said since the line was held up never arrives."""
        wait_for(self._page, lambda: bool(self._held))
        self._held.clear()
        self.is_open = True
        self._route.close(code=3000)


def _sit(open_page: OpenPage, table: Waiting) -> tuple[Page, Line]:
    page = open_page()
    line = Line(page)
    table.sit(page)
    expect(_input(page)).to_be_visible()
    return page, line


def _input(page: Page) -> Locator:
    return page.locator(".say-in input")


def _lines(page: Page, words: str) -> Locator:
    return page.locator("[role=log] .say", has_text=words)


def test_a_refusal_that_names_no_message_frees_the_words(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page, line = _sit(open_page, tables["ring-offer"])
    line.answer = _UNREAD
    _input(page).fill("not this time")
    _input(page).press("Enter")
    expect(page.locator(".toast")).to_have_count(1)
    expect(_input(page)).to_have_value("not this time")
    _input(page).press("Enter")
    expect(_input(page)).to_have_value("")
    expect(_lines(page, "not this time")).to_have_count(1)


def test_words_lost_with_their_answer_stay_and_are_heard_once(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page, line = _sit(open_page, tables["ring-offer"])
    line.is_open = False
    _input(page).fill("heard or not")
    _input(page).press("Enter")
    line.lose()
    expect(page.locator(".toast", has_text="Your words stay here until you send them again")).to_be_visible()
    expect(_lines(page, "heard or not")).to_have_count(1)
    expect(_input(page)).to_have_value("heard or not")
    _input(page).press("Enter")
    expect(_input(page)).to_have_value("")
    _input(page).fill("something else")
    _input(page).press("Enter")
    expect(_lines(page, "something else")).to_have_count(1)
    expect(_lines(page, "heard or not")).to_have_count(1)


def test_what_is_typed_while_words_are_on_their_way_stays(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page, line = _sit(open_page, tables["ring-offer"])
    for key, more in (("Control+a", "now we go"), ("End", "w we go")):
        line.is_open = False
        _input(page).fill("no")
        _input(page).press("Enter")
        _input(page).press(key)
        page.keyboard.insert_text(more)
        line.release()
        expect(page.locator(".say-in .btn")).to_have_attribute("aria-busy", "false")
        expect(_input(page)).to_have_value(more)
    expect(page.locator("[role=log] .say p", has_text=re.compile("^no$"))).to_have_count(2)


_BUSY = """(button) => {
  const line = getComputedStyle(button, "::after");
  return { shown: line.content, height: line.height, image: line.backgroundImage, moves: line.animationName };
}"""


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_a_button_shows_that_it_waits(open_page: OpenPage, tables: dict[str, Waiting], light: bool) -> None:
    page = open_page(light=light)
    line = Line(page)
    tables["base-move"].sit(page)
    send = page.locator(".say-in .btn")
    assert send.evaluate(_BUSY)["shown"] == "none"
    line.is_open = False
    _input(page).fill("hello")
    _input(page).press("Enter")
    expect(send).to_have_attribute("aria-busy", "true")
    still = send.evaluate(_BUSY)
    assert still["height"] == "2px"
    assert (still["moves"], still["image"].startswith("repeating-linear")) == ("none", True)
    page.emulate_media(reduced_motion="no-preference")
    assert "busy-runs" in send.evaluate(_BUSY)["moves"]
    page.evaluate("document.documentElement.dataset.motion = 'off'")
    assert send.evaluate(_BUSY) == still
    line.release()
    expect(send).to_have_attribute("aria-busy", "false")
    assert send.evaluate(_BUSY)["shown"] == "none"


def _hold(page: Page, path: str, method: str) -> list[Route]:
    """Requests to this path wait until the test lets them go on."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == method:
            held.append(route)
        else:
            route.continue_()

    page.route(re.compile(path), hold)
    return held


def test_settings_that_are_being_saved_can_be_closed(open_page: OpenPage) -> None:
    page = open_page()
    code = create_table(page, "Stay Away!", 4)
    held = _hold(page, f"/api/tables/{code}$", "PUT")
    dialog, change = page.get_by_role("dialog"), page.get_by_role("button", name="Change settings")
    change.click()
    save = dialog.get_by_role("button", name="Save")
    save.click()
    expect(save).to_have_attribute("aria-busy", "true")
    save.click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # What is opened meanwhile is not closed by it.
    change.click()
    wait_for(page, lambda: len(held) == 1)
    held.pop().continue_()
    expect(page.locator(".toast", has_text="The settings of the table are changed.")).to_be_visible()
    expect(dialog).to_be_visible()
    expect(save).to_have_attribute("aria-busy", "false")
    save.click()
    wait_for(page, lambda: len(held) == 1)
    held.pop().fulfill(status=409, content_type="application/json", body=_refused("Not now"))
    expect(page.locator(".toast.problem")).to_be_visible()
    expect(dialog).to_be_visible()
    save.click()
    wait_for(page, lambda: len(held) == 1)
    held.pop().continue_()
    expect(dialog).to_have_count(0)


def _refused(text: str) -> str:
    return json.dumps({"code": "server-failed", "args": {}, "text": text})


def test_who_leaves_the_host_s_tools_hears_that_the_table_is_closed(open_page: OpenPage) -> None:
    host, _, code = host_and_guest(open_page, "Small crew", 2)
    host.locator("#start").click()
    expect(host.locator("#decision")).to_be_visible()
    held = _hold(host, f"/api/tables/{code}$", "DELETE")
    host.get_by_role("button", name="Host", exact=True).click()
    host.get_by_role("button", name="Close the table").click()
    sure = host.get_by_role("button", name="Yes, close it for everyone")
    sure.click()
    expect(sure).to_have_attribute("aria-busy", "true")
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)
    held.pop().continue_()
    expect(host.locator(".toast", has_text="The table is closed.")).to_be_visible()
    wait_until(host, "location.pathname === '/'")


def test_pressing_twice_closes_no_table(open_page: OpenPage) -> None:
    host, guest, code = host_and_guest(open_page, "Small crew", 2)
    host.locator("#start").click()
    expect(guest.locator("#decision")).to_be_visible()
    held = _hold(host, f"/api/tables/{code}$", "DELETE")
    host.get_by_role("button", name="Host", exact=True).click()
    close, keep = host.get_by_role("button", name="Close the table"), host.get_by_role("button", name="Keep the table")
    close.dblclick()
    expect(host.get_by_text("The game is gone for everyone")).to_be_visible()
    keep.click()
    close.focus()
    host.keyboard.press("Enter")
    expect(keep).to_be_focused()
    host.keyboard.press("Enter")
    expect(close).to_be_visible()
    assert not held


def test_a_person_more_in_the_lobby_leaves_the_words_alone(open_page: OpenPage) -> None:
    page = open_page()
    create_table(page, "Stay Away!", 4)
    _input(page).fill("half a sen")
    page.get_by_role("button", name="Another person at this device").click()
    form = page.locator("form.take")
    form.get_by_label("Your name").fill("Grace")
    form.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat .you")).to_have_count(2)
    expect(_input(page)).to_have_value("half a sen")
    _input(page).press("End")
    page.keyboard.insert_text("tence")
    page.keyboard.press("Enter")
    expect(_lines(page, "half a sentence")).to_contain_text("Ada")
