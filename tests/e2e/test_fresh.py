"""Nothing that is drawn is old: a page that has seen a game shows what a page shows that was just opened."""

import random

import pytest

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import decide, play_now, show_the_same, start_playing, wait_until

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


#: How much has begun to move, for longer than where people want no motion.
_MOVES = """
window.moves = 0;
const isSeen = (each) => each.effect.getComputedTiming().duration > 20;
for (const kind of ["animationstart", "transitionrun"])
  document.addEventListener(kind, ({ target }) => (window.moves += target.getAnimations().filter(isSeen).length), true);
"""
_RESTS = """document.getAnimations().every(
  (each) => each.playState !== "running" || !Number.isFinite(each.effect?.getComputedTiming().endTime)
)"""


@pytest.mark.parametrize("mode", ["stayaway", "thing", "small"])
def test_what_moves_comes_to_rest_and_leaves_nothing_behind(open_page: OpenPage, mode: str) -> None:
    page = open_page(motion=True)
    page.add_init_script(_MOVES)
    play_now(page, mode)
    page.reload()
    chance = random.Random(3)
    for _ in range(3):
        page.wait_for_selector("#confirm:not([aria-busy=true]), [data-stage=over]")
        if page.locator("[data-stage=over]").count():
            break
        before = page.evaluate("moves")
        decide(page, chance)
        wait_until(page, f"moves > {before}")
    page.wait_for_selector("#confirm:not([aria-busy=true]), [data-stage=over]")
    wait_until(page, _RESTS)
    fresh = page.context.new_page()
    fresh.goto(page.url)
    fresh.wait_for_selector("#confirm, [data-stage=over]")
    if page.locator("[data-cover]").count():
        page.locator("[data-cover]").click()
    show_the_same(page, fresh)
