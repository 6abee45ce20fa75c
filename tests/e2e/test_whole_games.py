"""Whole games at one table by several people, each with a browser of their own."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import create_table, sit_down, start_playing, until_over


def test_five_people_play_stay_away_to_the_end(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Stay Away!", 5)
    guests = [open_page(f"/t/{code}") for _ in range(4)]
    for number, guest in enumerate(guests):
        sit_down(guest, f"Guest {number}")
    host.locator("#start").click()
    pages = [host, *guests]
    for seed, page in enumerate(pages):
        expect(page.locator("#decision")).to_be_visible()
        start_playing(page, seed)
    until_over(pages)
    assert sum(page.evaluate("window.presses") for page in pages) > 10
    ends = {page.locator(".scene h2").first.inner_text() for page in pages}
    assert len(ends) == 1, "everybody reads the same about who won"


def test_four_people_and_four_bots_play_to_an_end_that_all_read_alike(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Hidden roles", 8)
    guests = [open_page(f"/t/{code}", size=PHONE if number == 2 else (1280, 720)) for number in range(3)]
    for number, guest in enumerate(guests):
        sit_down(guest, f"Guest {number}")
    host.get_by_role("button", name="Fill with bots").click()
    host.locator("#start").click()
    pages = [host, *guests]
    for seed, page in enumerate(pages):
        expect(page.locator("#decision")).to_be_visible()
        start_playing(page, seed + 10)
    until_over(pages, seconds=300)
    assert len({page.locator(".end h2").inner_text() for page in pages}) == 1
    # Where the log is behind a tab, the end is read out all the same, and only there.
    for page in pages:
        expect(page.locator(".spoken")).to_have_text(re.compile("The game is over" if page is guests[2] else "^$"))
        expect(page.locator(".outs li")).to_have_count(8)
        expect(page.get_by_role("img", name="Who infected whom")).to_be_visible()


def test_the_small_crew_is_played_alone_from_one_click_to_the_end(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-play=small]").click()
    expect(page.locator("#decision")).to_be_visible()
    start_playing(page, 1)
    until_over([page])
