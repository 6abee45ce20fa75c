"""Every page: sound for assistive technology in both themes, in every language, on a phone, by keyboard alone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hatch_build
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import create_table, play_now, sit_down, start_playing, until_over, wait_until
from winterover.locales import LANGUAGES

AXE = hatch_build.WEB / "node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with a page as it is."""
    page.evaluate(Path(AXE).read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run(document).then((result) => result.violations)")
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]} ({len(each['nodes'])})" for each in found]


@pytest.fixture(params=[False, True], ids=["dark", "light"])
def light(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages_around_the_table_have_no_violations(open_page: OpenPage, light: bool, size: tuple[int, int]) -> None:
    for path in ("/", "/new", "/records", "/rules", "/no/such/page"):
        page = open_page(path, light=light, size=size)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than the screen"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("mode", ["stayaway", "thing", "small"])
def test_the_table_has_no_violations(open_page: OpenPage, light: bool, mode: str, size: tuple[int, int]) -> None:
    page = open_page(light=light, size=size)
    play_now(page, mode)
    assert violations(page) == []


def test_lobby_settings_end_and_replay_have_no_violations(open_page: OpenPage, light: bool) -> None:
    page = open_page(light=light)
    create_table(page, "Stay Away!", 4, fill=True)
    assert violations(page) == []
    page.get_by_role("button", name="Settings", exact=True).click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#start").click()
    expect(page.locator("#decision")).to_be_visible()
    start_playing(page, 3)
    until_over([page])
    assert violations(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(open_page: OpenPage, language: str) -> None:
    """Whether a text is missing is looked at when the pages are closed."""
    for path in ("/", "/new", "/records", "/rules", "/t/NOSUCHTABLE", "/no/such/page"):
        page = open_page(path, language=language)
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
    for mode in ("stayaway", "thing", "small"):
        page = open_page(language=language)
        play_now(page, mode)


def test_the_language_changes_in_the_middle_of_a_game(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("dialog").get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Erst wählen")).to_be_visible()


def test_a_choice_is_made_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    page.locator("#decision h2").focus()
    number = page.locator("[role=log] > *").count()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.code !== undefined"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_enabled()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id === 'confirm'"):
            break
    page.keyboard.press("Enter")
    wait_until(page, f"document.querySelectorAll('[role=log] > *').length > {number}")


def test_two_people_share_a_device(open_page: OpenPage) -> None:
    page = open_page()
    create_table(page, "Stay Away!", 4, name="Ada")
    page.get_by_role("button", name="Another person at this device").click()
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.locator("#start").click()
    # Nothing of anybody's hand is on the screen until somebody says that it is them.
    show = page.get_by_role("button", name="I am Bea")
    expect(show).to_be_visible()
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    show.click()
    expect(page.locator("#decision")).to_be_visible()
    page.get_by_role("button", name="Cover, for the next person").click()
    expect(page.get_by_role("button", name="I am Ada")).to_be_visible()


def test_the_room_sees_the_public_table_only(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Stay Away!", 4, fill=True)
    screen = open_page(f"/t/{code}/tv", size=(1920, 1080))
    expect(screen.get_by_text("Join with your phone")).to_be_visible()
    watcher = open_page(f"/t/{code}")
    host.locator("#start").click()
    expect(host.locator("#decision")).to_be_visible()
    expect(screen.locator("[role=log]")).to_contain_text("was dealt a hand")
    expect(watcher.get_by_text("You watch")).to_be_visible()
    for page in (screen, watcher):
        assert "Your opening hand" not in page.content()
        assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('keys')).length") == 0


def test_a_guest_sits_down_and_the_lobby_tells_everyone(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Stay Away!", 4)
    guest = open_page(f"/t/{code.lower()}", size=PHONE)
    sit_down(guest, "Grace")
    expect(host.get_by_text("Grace")).to_be_visible()
    expect(host.locator("#start")).to_be_disabled()
