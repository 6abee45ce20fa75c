"""A seat goes along to another device by a link that is its key, and devices that lost a seat say so."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE, OpenPage
from tests.e2e.people import create_table, host_and_guest, play_now, sit_down, start_playing, wait_until
from tests.server.running import Process
from winterover.server.backup import back_up, restore

_NO_STORAGE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("not here", "SecurityError"); },
});"""

_CLOSE = """async (code) => {
  const { host } = JSON.parse(localStorage.getItem(`winterover.keys.${code}`));
  await fetch(`/api/tables/${code}`, { method: "DELETE", headers: { Authorization: `Bearer ${host}` } });
}"""


def _open(page: Page) -> Locator:
    """The dialog that takes a seat along, in a game or before it."""
    if page.locator("#start").is_visible() or page.locator(".lobby").is_visible():
        page.get_by_role("button", name="Go on at another device").click()
    else:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_role("button", name="Go on at another device").click()
    dialog = page.get_by_role("dialog", name="Go on at another device")
    expect(dialog).to_be_visible()
    return dialog


def _link(page: Page, what: str = "") -> str:
    """The link that the page shows, without the server's address."""
    dialog = _open(page)
    if what:
        dialog.get_by_role("combobox").select_option(label=what)
    dialog.get_by_role("button", name="Show code and link").click()
    link = dialog.locator("code").inner_text()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return link[link.index("/t/") :]


def _key(link: str) -> str:
    return link.rpartition(".")[2]


def _own_key(page: Page, code: str, seat: str = "A") -> str:
    found: str = page.evaluate(
        "([code, seat]) => JSON.parse(localStorage.getItem(`winterover.keys.${code}`)).seats[seat]", [code, seat]
    )
    return found


def test_the_link_is_covered_and_never_read_out(open_page: OpenPage) -> None:
    page = open_page()
    code = create_table(page, "Stay Away!", 4)
    key = _own_key(page, code)
    dialog = _open(page)
    show = dialog.locator("[data-show]")
    for cover in (
        lambda: show.click(),
        lambda: page.evaluate("window.dispatchEvent(new Event('blur'))"),
        lambda: page.evaluate("document.dispatchEvent(new Event('visibilitychange'))"),
        lambda: dialog.get_by_role("button", name="Replace my key").focus(),
    ):
        assert key not in page.content()
        show.click()
        expect(dialog.locator("code")).to_have_text(re.compile(f"/t/{code}#A.{key}$"))
        expect(dialog.locator(".key svg")).to_be_visible()
        assert key not in dialog.aria_snapshot()
        cover()
        expect(dialog.locator(".key")).to_have_count(0)
    assert key not in page.content()
    # It can be copied without being shown; where browsers forbid that, it is marked for the reader to do so.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    copy = dialog.get_by_role("button", name="Copy the link")
    copy.click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    assert _key(page.evaluate("navigator.clipboard.readText()")) == key
    assert key not in page.content()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    copy.click()
    expect(dialog.locator("code")).to_be_visible()
    assert _key(page.evaluate("getSelection().toString()")) == key


def _middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_the_key_is_replaced_by_a_press_while_the_link_is_shown(open_page: OpenPage, by: str) -> None:
    """The press takes the focus along, which covers the link: nothing may move under the finger for that."""
    page = open_page(size=DESKTOP if by == "mouse" else PHONE, touch=by == "touch")
    code = create_table(page, "Stay Away!", 4)
    old = _own_key(page, code)
    dialog = _open(page)
    for presses in (1, 2):
        dialog.locator("[data-show]").click()
        expect(dialog.locator("code")).to_be_visible()
        replace = dialog.get_by_role("button", name="Replace my key")
        replace.scroll_into_view_if_needed()
        before = replace.bounding_box()
        x, y = _middle(replace)
        if by == "touch":
            page.touchscreen.tap(x, y)
        else:
            page.mouse.move(x, y)
            page.mouse.down()
            expect(dialog.locator(".key")).to_have_count(0)
            assert replace.bounding_box() == before
            page.mouse.up()
        toast = page.locator(".toast", has_text="Your seat has a new key")
        expect(toast).to_be_visible()
        assert old != (old := _own_key(page, code)), presses
        expect(dialog).to_be_visible()
        expect(dialog.locator(".key")).to_have_count(0)
        assert replace.bounding_box() == before
        toast.get_by_role("button", name="Close").click()
        expect(toast).to_have_count(0)


def test_a_dialog_is_closed_by_a_press_beside_it_alone(open_page: OpenPage) -> None:
    page = open_page()
    create_table(page, "Stay Away!", 4)
    dialog = _open(page)
    within, beside = _middle(dialog.locator("h2")), (30, 450)
    for start, end in ((within, beside), (beside, within)):
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end)
        page.mouse.up()
        expect(dialog).to_be_visible()
    page.mouse.click(*beside)
    expect(dialog).to_have_count(0)


def test_a_seat_goes_on_at_another_device_until_its_key_is_replaced(open_page: OpenPage) -> None:
    first = open_page()
    play_now(first, "stayaway")
    code = first.url.rpartition("/")[2]
    link = _link(first)
    key = _key(link)
    assert key == _own_key(first, code)
    asked_for: list[str] = []
    second = open_page()
    second.on("request", lambda request: asked_for.append(request.url))
    before = second.evaluate("history.length")
    second.goto(first.url.partition("/t/")[0] + link)
    expect(second.locator("#decision")).to_be_visible()
    expect(second.get_by_text("is open on this device now")).to_be_visible()
    assert second.url == first.url
    assert second.evaluate("history.length") == before + 1
    assert second.evaluate("location.hash + document.referrer + document.title").find(key) == -1
    assert key not in second.content()
    assert asked_for
    assert not any(key in address.partition("#")[0] for address in asked_for)
    assert _own_key(second, code) == key
    second.reload()
    expect(second.locator("#decision")).to_be_visible()
    # Only what the seat itself opens goes along, not what the host may do.
    expect(second.get_by_role("button", name="Host", exact=True)).to_have_count(0)

    window = first.context.new_page()
    window.goto(first.url)
    expect(window.locator("#decision")).to_be_visible()
    dialog = _open(first)
    dialog.get_by_role("button", name="Replace my key").click()
    expect(first.get_by_text("Your seat has a new key")).to_be_visible()
    expect(second.get_by_role("heading", name="This place was closed")).to_be_visible()
    fresh = _own_key(first, code)
    assert fresh != key
    dialog.get_by_role("button", name="Show code and link").click()
    expect(dialog.locator("code")).to_contain_text(fresh)
    first.keyboard.press("Escape")
    # The seat stays open here, in another window of this browser too, and is played on.
    expect(window.locator("#decision")).to_be_visible()
    first.reload()
    expect(first.locator("#decision")).to_be_visible()

    late = open_page(link)
    expect(late.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    assert late.url == first.url
    late.get_by_role("button", name="Go to the table without it").click()
    expect(late.get_by_text("You are watching: you see what everybody may see")).to_be_visible()
    # It takes nothing from a device that has the right key, which goes on with that.
    first.goto(first.url.partition("/t/")[0])
    first.goto(first.url.rstrip("/") + link)
    expect(first.get_by_text("That link is old or incomplete")).to_be_visible()
    expect(first.locator("#decision")).to_be_visible()
    assert _own_key(first, code) == fresh


def _asked_for(route: Route) -> str:
    """The key that a request asks for."""
    body = route.request.post_data_json
    assert body is not None
    return str(body["secret"])


def _lose_answers(page: Page, most: int = 99) -> list[str]:
    """Requests for another key arrive, but the first answers do not; the keys that were asked for."""
    asked_for: list[str] = []

    def lose(route: Route) -> None:
        asked_for.append(_asked_for(route))
        if len(asked_for) > most:
            route.continue_()
            return
        route.fetch()
        route.abort()

    page.route(re.compile("/secret$"), lose)
    return asked_for


def _replace(page: Page) -> Locator:
    dialog = _open(page)
    dialog.get_by_role("button", name="Replace my key").click()
    return dialog


@pytest.mark.parametrize("most", [1, 99], ids=["the first answer", "every answer"])
def test_a_lost_answer_does_not_cost_the_seat(open_page: OpenPage, most: int) -> None:
    first = open_page()
    said: list[str] = []
    first.on("console", lambda message: said.append(message.text))
    play_now(first, "stayaway")
    code = first.url.rpartition("/")[2]
    link = _link(first)
    window = first.context.new_page()
    window.goto(first.url)
    second = open_page(link)
    for page in (window, second):
        expect(page.locator("#decision")).to_be_visible()
    asked_for = _lose_answers(first, most)
    dialog = _replace(first)
    expect(first.get_by_text("Your seat has a new key")).to_be_visible()
    expect(second.get_by_role("heading", name="This place was closed")).to_be_visible()
    wait_until(first, f"JSON.parse(localStorage.getItem('winterover.keys.{code}')).next.A === undefined")
    fresh = _own_key(first, code)
    while len(asked_for) < 2:  # asked for again, and the same
        first.wait_for_timeout(20)
    assert set(asked_for) == {fresh}
    assert fresh != _key(link)
    dialog.get_by_role("button", name="Show code and link").click()
    expect(dialog.locator("code")).to_contain_text(fresh)
    first.keyboard.press("Escape")
    # The page goes on, in another window and after a reload too, and tells the key to nobody.
    for page in (first, window):
        expect(page.locator("#decision")).to_be_visible()
        assert fresh not in page.content() + page.title() + page.url
    start_playing(first, 1)
    wait_until(first, "window.presses > 1")
    first.reload()
    expect(first.locator(".lost")).to_have_count(0)
    expect(first.get_by_role("button", name="Settings")).to_be_visible()
    late = open_page(link)
    expect(late.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    assert not any(key in line for key in (fresh, _key(link)) for line in said)


def test_a_request_that_arrives_after_the_page_was_left_does_not_cost_the_seat(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    place, code = page.url, page.url.rpartition("/")[2]
    old = _own_key(page, code)
    held: list[Route] = []
    page.route(re.compile("/secret$"), lambda route: held.append(route))
    _replace(page)
    while not held:
        page.wait_for_timeout(20)
    late = held[0].request.url, held[0].request.post_data_json
    page.goto("about:blank")
    answer = page.request.post(late[0], headers={"Authorization": f"Bearer {old}"}, data=late[1])
    assert answer.ok
    page.goto(place)
    expect(page.locator("#decision")).to_be_visible()
    assert _own_key(page, code) == answer.json()["secret"] != old


def test_a_request_that_never_arrives_changes_nothing(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    code = page.url.rpartition("/")[2]
    link = _link(page)
    second = open_page(link)
    expect(second.locator("#decision")).to_be_visible()
    asked_for: list[str] = []

    def drop(route: Route) -> None:
        asked_for.append(_asked_for(route))
        route.abort()

    page.route(re.compile("/secret$"), drop)
    dialog = _replace(page)
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    assert _own_key(page, code) == _key(link)
    for each in (page, second):
        expect(each.locator("#decision")).to_be_visible()
    page.reload()
    expect(page.locator("#decision")).to_be_visible()
    # The first request might arrive yet: the next one asks for the same key.
    page.unroute(re.compile("/secret$"))
    dialog = _replace(page)
    expect(page.get_by_text("Your seat has a new key")).to_be_visible()
    assert {_own_key(page, code)} == set(asked_for)
    expect(second.get_by_role("heading", name="This place was closed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("is_open", [True, False], ids=["while it is open", "while it is away"])
def test_a_page_goes_back_to_a_backup_with_the_server(
    open_page: OpenPage, server: Process, tmp_path: Path, is_open: bool
) -> None:
    """The backup has the key of before: the page comes in by it, though that key was replaced meanwhile."""
    page = open_page()
    play_now(page, "stayaway")
    place, code = page.url, page.url.rpartition("/")[2]
    link = _link(page)
    earlier, later = tmp_path / "earlier.sqlite", tmp_path / "later.sqlite"
    back_up(server.folder, earlier)
    _replace(page)
    expect(page.get_by_text("Your seat has a new key")).to_be_visible()
    page.keyboard.press("Escape")
    fresh = _own_key(page, code)
    back_up(server.folder, later)
    for copy, key in ((earlier, _key(link)), (later, fresh)):
        if not is_open:
            page.goto("about:blank")
        _go_back(server, copy)
        if not is_open:
            page.goto(place)
        expect(page.get_by_text("The server went back to an earlier state")).to_be_visible()
        expect(page.locator("#decision")).to_be_visible()
        wait_until(page, f"JSON.parse(localStorage.getItem('winterover.keys.{code}')).seats.A === {key!r}")
        page.reload()
        expect(page.locator("#decision")).to_be_visible()
        expect(page.locator(".toast")).to_have_count(0)
    start_playing(page, 1)
    wait_until(page, "window.presses > 1")


def _go_back(server: Process, copy: Path) -> None:
    """Restore a backup while the server runs, and wait until it has noticed."""
    before = _times_restored(server)
    restore(copy, server.folder)
    end = time.monotonic() + PATIENCE / 1000
    while _times_restored(server) == before:
        assert time.monotonic() < end, "the server does not notice"
        time.sleep(0.02)


def _times_restored(server: Process) -> int:
    return server.log.read_text().count("backup restored")


def test_a_shared_device_and_one_without_storage_outlive_a_lost_answer(open_page: OpenPage) -> None:
    host, shared, code = host_and_guest(open_page, "Stay Away!", 4)
    _add(shared, "Otto")
    keys = {seat: _own_key(shared, code, seat) for seat in "BC"}
    asked_for = _lose_answers(shared)
    dialog = _open(shared)
    dialog.get_by_role("combobox").select_option(label="The seat of Otto")
    dialog.get_by_role("button", name="Replace my key").click()
    expect(shared.get_by_text("Your seat has a new key")).to_be_visible()
    shared.keyboard.press("Escape")
    assert {seat: _own_key(shared, code, seat) for seat in "BC"} == {"B": keys["B"], "C": asked_for[0]}
    expect(shared.locator(".seat .you")).to_have_count(2)
    shared.get_by_role("button", name="I am ready").last.click()
    expect(host.locator(".seat", has_text="Otto")).to_contain_text("Ready")
    # A table that is closed afterwards is told as that.
    host.evaluate(_CLOSE, code)
    expect(shared.get_by_role("heading", name="This place was closed")).to_be_visible()

    page = open_page()
    page.add_init_script(_NO_STORAGE)
    page.reload()
    create_table(page, "Stay Away!", 4, fill=True)
    asked_for = _lose_answers(page)
    _replace(page)
    expect(page.get_by_text("Your seat has a new key")).to_be_visible()
    page.keyboard.press("Escape")
    assert _key(_link(page)) == asked_for[0]
    page.locator("#start").click()
    expect(page.locator("#decision")).to_be_visible()


def test_a_link_of_a_seat_that_is_open_here_changes_nothing(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    place, link = page.url, _link(page)
    # Only the fragment changes: the page is not loaded anew.
    page.evaluate("window.isTheSame = true")
    page.goto(place.partition("/t/")[0] + link)
    expect(page.get_by_text("This device has that place already")).to_be_visible()
    expect(page.locator("#decision")).to_be_visible()
    assert page.url == place
    assert page.evaluate("window.isTheSame")


def test_a_device_with_another_seat_becomes_one_for_both(open_page: OpenPage) -> None:
    host, guest, code = host_and_guest(open_page, "Small crew", 2)
    link = _link(guest)
    host.locator("#start").click()
    expect(host.locator("#decision")).to_be_visible()
    host.goto(host.url.partition("/t/")[0])
    host.goto(host.url.rstrip("/") + link)
    for name in ("Ada", "Grace"):
        expect(host.get_by_role("button", name=f"I am {name}")).to_be_visible()
    # Its owner replaces the key: who is in front of the shared device has to say so again.
    host.get_by_role("button", name="I am Grace").click()
    expect(host.locator("#decision")).to_be_visible()
    _open(guest).get_by_role("button", name="Replace my key").click()
    expect(host.get_by_text("Seat B is not played at this device any more")).to_be_visible()
    expect(host.get_by_role("button", name="I am Grace")).to_have_count(0)
    host.get_by_role("button", name="I am Ada").click()
    expect(host.locator("#decision")).to_be_visible()
    expect(guest.locator("#decision")).to_be_visible()
    assert _own_key(host, code, "B") is None


def test_the_host_s_rights_go_along(open_page: OpenPage) -> None:
    host = open_page()
    create_table(host, "Stay Away!", 4)
    other = open_page()
    # A link may be pasted instead of a code.
    other.get_by_label("Code").fill(other.url.rstrip("/") + _link(host, "What the host may do"))
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_text("You can do here what the host may do")).to_be_visible()
    expect(other.get_by_role("button", name="Sit down")).to_be_visible()
    other.get_by_role("button", name="Fill with bots").click()
    expect(host.locator(".seat .tag", has_text="Bot")).to_have_count(3)


def test_a_seat_of_a_shared_device_that_was_freed_is_not_its_any_more(open_page: OpenPage) -> None:
    host, shared, code = host_and_guest(open_page, "Stay Away!", 4)
    _add(shared, "Otto")
    host.get_by_role("button", name="Free the seat of Grace").click()
    gone = shared.locator(".toast", has_text="is not played at this device any more")
    expect(gone).to_contain_text("Seat B")
    expect(shared.locator(".seat .you")).to_have_count(1)
    sit_down(open_page(f"/t/{code}"), "Lou")
    expect(shared.locator(".seat", has_text="Lou")).to_be_visible()
    expect(shared.locator(".seat .you")).to_have_count(1)
    expect(shared.locator(".seat:has(.you)")).to_contain_text("Otto")
    # A table that is closed frees no seat: it is told as what it is.
    _add(shared, "Ida")
    expect(gone).to_have_count(0)
    host.evaluate(_CLOSE, code)
    expect(shared.get_by_role("heading", name="This place was closed")).to_be_visible()
    shared.wait_for_timeout(1000)
    expect(gone).to_have_count(0)


def _add(page: Page, name: str) -> None:
    page.get_by_role("button", name="Another person at this device").click()
    form = page.locator("form.take")
    form.get_by_label("Your name").fill(name)
    form.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat .you")).to_have_count(2)


def test_without_storage_seat_and_host_s_rights_last_as_long_as_the_page(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(_NO_STORAGE)
    page.reload()
    create_table(page, "Small crew", 2)
    expect(page.get_by_text("does not let the page remember your seat")).to_be_visible()
    expect(page.locator(".seat .you")).to_have_count(1)
    page.get_by_role("button", name="Fill with bots").click()
    page.locator("#start").click()
    expect(page.locator("#decision")).to_be_visible()
    # It can be saved: the link opens it where there is storage.
    other = open_page(_link(page))
    expect(other.locator("#decision")).to_be_visible()


@pytest.mark.parametrize("cut", ["#A", "#A.", "#host", "#host.", "#Z.abc", "#Z.KEY", "#KEY"])
def test_a_mangled_link_says_that_it_opens_no_place(open_page: OpenPage, cut: str) -> None:
    first = open_page()
    play_now(first, "stayaway")
    key = _own_key(first, first.url.rpartition("/")[2])
    second = open_page(first.url[first.url.index("/t/") :] + cut.replace("KEY", key))
    expect(second.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    assert second.url == first.url
    second.get_by_role("button", name="Go to the table without it").click()
    expect(second.get_by_text("You are watching: you see what everybody may see")).to_be_visible()


def test_a_small_letter_opens_the_seat_too(open_page: OpenPage) -> None:
    first = open_page()
    play_now(first, "stayaway")
    second = open_page(_link(first).replace("#A.", "#a."))
    expect(second.locator("#decision")).to_be_visible()
    expect(second.get_by_text("is open on this device now")).to_be_visible()
    assert second.url == first.url
