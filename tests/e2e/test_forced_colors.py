"""Whoever has a browser draw all pages in a few colours of their own still sees what is on, chosen, filled and now."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.positions import Waiting

POSITIONS = ("base-vote", "base-move")


def _open(open_page: OpenPage, table: Waiting) -> Page:
    page = open_page()
    page.emulate_media(forced_colors="active")
    table.sit(page)
    expect(page.locator("#confirm")).to_be_visible()
    return page


def _background(part: Locator) -> str:
    return str(part.evaluate("(part) => getComputedStyle(part).backgroundColor"))


def test_a_switch_shows_whether_it_is_on(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _open(open_page, tables["base-move"])
    page.get_by_role("button", name="Settings", exact=True).click()
    switch = page.get_by_role("switch", name="Sound")
    drawn = page.locator(".switch", has=switch).locator("i")
    expect(switch).to_be_checked()
    on = drawn.screenshot()
    switch.uncheck(force=True)
    page.mouse.move(0, 0)
    off = drawn.screenshot()
    assert on != off


def test_what_is_counted_shows_how_many_are_filled(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _open(open_page, tables["base-vote"])
    for filled, empty in (
        (".strack i.f", ".strack i:not(.f, .mx)"),
        (".bar i.on", ".bar i:not(.on)"),
        (".track i.at", ".track i:not(.at, .past)"),
    ):
        assert _background(page.locator(filled).first) != _background(page.locator(empty).first), filled


def test_what_is_chosen_and_what_is_now_has_an_outline(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _open(open_page, tables["base-vote"])
    page.locator(".cands > button").first.click()
    page.locator("#decision h2").focus()
    for marked, other in (
        (".cands > [aria-pressed=true]", ".cands > [aria-pressed=false]"),
        (".phases li.now", ".phases li:not(.now)"),
        (".side [aria-pressed=true]", ".side [aria-pressed=false]"),
    ):
        for part, outline in ((marked, "solid"), (other, "none")):
            expect(page.locator(part).first).to_have_css("outline-style", outline)
