"""Screens that are nobody's own: the one for the room, and the cover between two people at a device."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import create_table, resize, sit_down
from tests.e2e.positions import Waiting
from tests.server.running import Process

POSITIONS = ("base-move", "ring-offer", "small-dice")
WALL = (1920, 1080)
#: After so many milliseconds without a pointer, what is not the game leaves the picture (`AWAKE` in pages/Tv.svelte).
AWAKE = 4000


def looks_of(page: Page) -> tuple[Locator, Locator]:
    """Language and theme, whatever language the page speaks."""
    return page.locator(".tools").get_by_role("combobox"), page.locator(".tools").get_by_role("button")


@pytest.mark.parametrize("size", [PHONE, DESKTOP, WALL], ids=str)
def test_the_room_is_told_what_is_played_and_how_many_can_still_come(
    open_page: OpenPage, server: Process, size: tuple[int, int]
) -> None:
    host = open_page()
    code = create_table(host, "Stay Away!", 12)
    screen = open_page(f"/t/{code}/tv", size=size)
    what = screen.locator(".what")
    for words in ("Stay Away!", "First generation", "11 of 12 seats free"):
        expect(what).to_contain_text(words)
    guest = open_page(f"/t/{code}")
    sit_down(guest, "Wolfgang Amadeus Ma")
    expect(what).to_contain_text("10 of 12 seats free")
    host.get_by_role("button", name="Fill with bots").click()
    expect(what).to_contain_text("0 of 12 seats free")
    expect(screen.locator(".who")).to_have_count(12)
    assert violations(screen) == []
    resize(screen, *size)
    if size != PHONE:
        assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
        for part in (".what", ".middle h1", ".who:last-child"):
            expect(screen.locator(part)).to_be_in_viewport(ratio=1)
    language, theme = looks_of(screen)
    expect(language).to_be_in_viewport(ratio=1)
    expect(theme).to_be_in_viewport(ratio=1)
    # A person's settings are not for a screen that is nobody's own.
    expect(theme).to_have_count(1)
    expect(theme).to_have_accessible_name("Light or dark")
    expect(language).to_have_accessible_name("Language")
    dark = screen.locator("html[data-theme=dark]").count()
    theme.click()
    expect(screen.locator("html")).to_have_attribute("data-theme", "light" if dark else "dark")
    language.select_option("de")
    expect(what).to_contain_text("0 von 12 Plätzen frei")
    expect(host.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("size", [PHONE, DESKTOP, WALL], ids=str)
@pytest.mark.parametrize("name", POSITIONS)
def test_language_and_theme_come_into_the_picture_with_a_pointer_only(
    open_page: OpenPage, tables: dict[str, Waiting], name: str, size: tuple[int, int]
) -> None:
    page = open_page(f"/t/{tables[name].code}/tv", size=size)
    expect(page.locator("[role=log]")).to_be_visible()
    corner = page.locator(".looks")
    expect(corner).to_have_css("opacity", "0")
    before = page.locator(".game").bounding_box()
    page.mouse.move(40, 300)
    page.mouse.move(60, 320)
    expect(corner).to_have_css("opacity", "1")
    # It lies over the head of the page and moves nothing.
    assert page.locator(".game").bounding_box() == before
    own = corner.bounding_box()
    assert own
    assert own["x"] + own["width"] <= size[0]
    if size != PHONE:
        assert before
        assert own["y"] + own["height"] <= before["y"]
    expect(corner).to_have_css("opacity", "0", timeout=3 * AWAKE)


def test_language_and_theme_of_the_room_can_be_reached_by_keys(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/t/{tables['base-move'].code}/tv", size=WALL)
    expect(page.locator("[role=log]")).to_be_visible()
    language, _ = looks_of(page)
    corner = page.locator(".looks")
    page.keyboard.press("Tab")
    expect(language).to_be_focused()
    expect(corner).to_have_css("opacity", "1")
    # It stays as long as the keyboard is in it.
    page.wait_for_timeout(AWAKE + 500)
    expect(corner).to_have_css("opacity", "1")
    assert violations(page) == []
    resize(page, *WALL)
    language.select_option("de")
    expect(page.locator(".stage > .now")).to_contain_text("Wir warten auf")
    page.keyboard.press("Tab")
    shown = page.locator("html").get_attribute("data-theme")
    page.keyboard.press("Enter")
    expect(page.locator("html")).not_to_have_attribute("data-theme", shown or "")
    page.keyboard.press("Tab")
    expect(corner).to_have_css("opacity", "0")


@pytest.mark.parametrize("size", [PHONE, DESKTOP, WALL], ids=str)
def test_the_cover_between_two_people_has_language_and_theme(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    table = tables["ring-offer"]
    table.sit(page, *table.secrets)
    expect(page.get_by_role("button", name="I am").first).to_be_visible()
    assert violations(page) == []
    resize(page, *size)
    language, theme = looks_of(page)
    for control in (language, theme, page.locator("main")):
        expect(control).to_be_in_viewport(ratio=1)
    # They are the first that keys come to, and those who may be in front are next.
    page.locator("body").focus()
    page.keyboard.press("Tab")
    expect(language).to_be_focused()
    page.keyboard.press("Tab")
    expect(theme).to_be_focused()
    shown = page.locator("html").get_attribute("data-theme")
    page.keyboard.press("Enter")
    expect(page.locator("html")).not_to_have_attribute("data-theme", shown or "")
    language.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("h1")).to_have_count(1)
    theme.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Je suis").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#decision")).to_be_visible()
