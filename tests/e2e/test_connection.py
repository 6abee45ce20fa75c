"""Breaks, wrong codes, old keys: each has its own words, and nothing secret is where it should not be."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import create_table, host_and_guest, lie_over, play_now, sit_down, start_playing
from tests.server.running import Process


def test_the_page_comes_back_by_itself_after_the_server_was_killed(open_page: OpenPage, server: Process) -> None:
    page = open_page()
    play_now(page, "stayaway")
    before = page.locator("[role=log]").inner_text()
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connected again")).to_be_visible()
    assert page.locator("[role=log]").inner_text().startswith(before)
    expect(page.locator("#confirm")).to_be_visible()


def test_a_network_that_is_gone_is_told_at_once(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connected again")).to_be_visible()


def test_a_lost_connection_takes_little_of_a_small_phone(open_page: OpenPage, server: Process) -> None:
    page = open_page(size=(360, 640), language="uk")
    play_now(page, "stayaway")
    server.kill()
    line = page.locator(".lost")
    expect(line).to_be_visible()
    box, button = line.bounding_box(), line.get_by_role("button").bounding_box()
    server.start()
    assert box is not None
    assert button is not None
    assert box["height"] < 100
    assert button["height"] >= 44
    expect(line).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("where", ["game", "lobby", "room"])
def test_a_word_at_the_edge_does_not_cover_that_the_server_is_lost(
    open_page: OpenPage, server: Process, size: tuple[int, int], where: str
) -> None:
    page = open_page(size=size)
    if where == "game":
        play_now(page, "thing")
    else:
        code = create_table(page, "Stay Away!", 4)
        if where == "room":
            page.goto(f"{server.address}/t/{code}/tv")
            expect(page.get_by_text("Join with your phone")).to_be_visible()
    server.kill()
    line = page.locator(".lost")
    expect(line).to_be_visible()
    if where == "game":
        page.get_by_role("button", name="Settings", exact=True).click()
    # A language that cannot be had now is told at the edge.
    page.get_by_role("combobox", name="Language").last.select_option("it")
    expect(page.locator(".toast.problem")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".toast.problem")).to_be_visible()
    assert not lie_over(page, ".toast", ".lost")
    expect(page.locator(".toast")).to_be_in_viewport(ratio=1)
    # Whoever scrolls moves the line to under the head, and what lies over that is moved too.
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(200)
    assert not lie_over(page, ".toast", ".lost")
    server.start()
    expect(line).to_have_count(0)
    expect(page.get_by_text("Connected again")).to_be_visible()
    if where != "lobby":
        assert page.locator(".toasts").first.evaluate("(toasts) => toasts.getBoundingClientRect().top") < 64


def test_a_wrong_code_and_a_full_table_are_told_apart(open_page: OpenPage) -> None:
    lost = open_page("/t/NOSUCHTABLE")
    expect(lost.get_by_role("heading", name="There is no such table")).to_be_visible()
    host = open_page()
    code = create_table(host, "Stay Away!", 4, fill=True)
    late = open_page(f"/t/{code}")
    expect(late.get_by_text("All seats are taken")).to_be_visible()


def test_a_freed_seat_says_so_and_lets_its_player_in_again(open_page: OpenPage) -> None:
    host, guest, _ = host_and_guest(open_page, "Stay Away!", 4)
    host.get_by_role("button", name="Free the seat of Grace").click()
    expect(guest.get_by_role("heading", name=re.compile("closed|opens no seat"))).to_be_visible()
    guest.reload()
    guest.get_by_role("button", name=re.compile("Come in again|Try again")).click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_seat_goes_on_in_another_window_of_the_same_browser(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.locator("#decision")).to_be_visible()
    expect(second.get_by_text("open in another window")).to_be_visible()


def test_keys_are_in_the_storage_of_their_owner_and_nowhere_else(open_page: OpenPage) -> None:
    host = open_page()
    heard: dict[str, list[str]] = {"host": [], "guest": []}
    code = create_table(host, "Stay Away!", 4)
    guest = open_page(f"/t/{code}")
    for name, page in (("host", host), ("guest", guest)):
        page.on("websocket", partial(_listen, heard[name]))
    guest.reload()
    sit_down(guest, "Grace")
    host.get_by_role("button", name="Fill with bots").click()
    host.locator("#start").click()
    for seed, page in enumerate((host, guest)):
        expect(page.locator("#decision")).to_be_visible()
        start_playing(page, seed)
    guest.wait_for_timeout(2000)
    keys = {"host": _keys_of(host, code), "guest": _keys_of(guest, code)}
    assert len(keys["host"]) == 2, "the host has a seat and the table"
    assert len(keys["guest"]) == 1
    for name, page in (("host", host), ("guest", guest)):
        for key in (*keys["host"], *keys["guest"]):
            assert key not in page.content()
            assert key not in page.url
            assert key not in page.title()
            assert not any(key in message for message in heard[name])
        others = keys["guest" if name == "host" else "host"]
        stored = page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")
        assert not any(key in stored for key in others)
    assert heard["guest"]


def _listen(heard: list[str], socket: WebSocket) -> None:
    socket.on("framereceived", lambda payload: heard.append(str(payload)))


def _keys_of(page: Page, code: str) -> list[str]:
    found: list[str] = page.evaluate(
        """(code) => {
            const keys = JSON.parse(localStorage.getItem(`winterover.keys.${code}`));
            return [...Object.values(keys.seats), keys.host].filter(Boolean);
        }""",
        code,
    )
    return found
