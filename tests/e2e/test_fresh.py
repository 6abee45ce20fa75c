"""Nothing that is drawn is old: a page that has seen a game shows what a page shows that was just opened."""

import pytest

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import play_now, show_the_same, start_playing

SETTINGS = {"bot_pause": 0.0}


@pytest.mark.parametrize("mode", ["stayaway", "thing", "small"])
def test_a_phone_shows_nothing_old(open_page: OpenPage, mode: str) -> None:
    page = open_page(size=PHONE)
    page.evaluate("localStorage.setItem('winterover.settings', JSON.stringify({ cover: false }))")
    page.reload()
    play_now(page, mode)
    for seed in range(4):
        start_playing(page, seed)
        page.wait_for_timeout(600)
        page.evaluate("clearInterval(window.player)")
        # What was chosen and not confirmed is nobody else's business.
        confirm = page.locator("#confirm:enabled")
        if confirm.count():
            confirm.click()
        page.wait_for_selector("#confirm:not([aria-busy=true]), [data-stage=over]")
        fresh = page.context.new_page()
        fresh.goto(page.url)
        fresh.wait_for_selector("#decision, [data-stage=over]")
        parts = page.locator("nav.tabs button")
        for part in range(parts.count()):
            for each in (page, fresh):
                each.locator("nav.tabs button").nth(part).click()
            show_the_same(page, fresh)
        fresh.close()
        parts.first.click()
        if page.locator("[data-stage=over]").count():
            return
