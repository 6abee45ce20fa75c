"""A replay of Stay Away!: wherever somebody jumps, and through whose eyes, it shows that moment and nothing else."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import show_the_same
from tests.e2e.positions import Waiting

POSITIONS = ("ring-end",)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_jump_shows_what_its_link_shows(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?as=open", size=size)
    slider, eyes = page.get_by_role("slider"), page.locator(".eyes .chip")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    chance = random.Random(5)
    # Open, as the table saw it, and as each of six knew it.
    for number in range(8):
        eyes.nth(number).click()
        expect(eyes.nth(number)).to_have_attribute("aria-pressed", "true")
        place = (last, 0, last - 1)[number] if number < 3 else chance.randrange(1, last)
        slider.fill(str(place))
        if number % 2:
            page.get_by_role("button", name="One step on").click()
        fresh = page.context.new_page()
        fresh.goto(page.url)
        expect(fresh.get_by_role("slider")).to_be_visible()
        show_the_same(page, fresh)
        assert fresh.evaluate("document.documentElement.scrollHeight <= innerHeight")
        fresh.close()


def test_the_first_and_the_last_step_keep_the_focus(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?as=A&at=1")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for name, near, end in (("One step back", 1, 0), ("One step on", last - 1, last)):
        slider.fill(str(near))
        button = page.get_by_role("button", name=name)
        expect(button).to_have_attribute("aria-disabled", "false")
        button.focus()
        page.keyboard.press("Enter")
        expect(slider).to_have_value(str(end))
        expect(button).to_have_attribute("aria-disabled", "true")
        page.keyboard.press("Enter")
        expect(button).to_be_focused()
        expect(slider).to_have_value(str(end))
