"""Every page: sound for assistive technology in both themes, in every language, on a phone, by keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MISSING, PHONE, OpenPage
from tests.e2e.people import create_table, play_now, sit_down
from tests.server.running import Process
from winterover.locales import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(open_page: OpenPage, server: Process, language: str) -> None:
    page = open_page(language=language)
    for path in ("/", "/new", "/records", "/rules", "/t/NOSUCHTABLE", "/no/such/page"):
        page.goto(server.address + path)
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert MISSING not in page.content(), path
    for mode in ("stayaway", "thing", "small"):
        page.goto(server.address)
        play_now(page, mode)
        assert MISSING not in page.content(), mode


def test_the_language_changes_in_the_middle_of_a_game(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("dialog").get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.locator("#decision").get_by_role("button", name="Was geht nicht?")).to_be_visible()


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
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    for page in (screen, watcher):
        assert "Your opening hand" not in page.content()
        assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('keys')).length") == 0


def test_a_seat_that_others_took_meanwhile_is_not_changed_for_another(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Stay Away!", 4)
    guest = open_page(f"/t/{code}")
    seat = guest.get_by_role("combobox", name="Seat")
    seat.select_option("C")
    guest.get_by_label("Your name").fill("Grace")
    host.get_by_role("button", name="Add a bot").nth(1).click()
    gone = guest.get_by_text("Seat C was taken in the meantime")
    expect(gone).to_be_visible()
    expect(seat).to_have_value("C")
    guest.get_by_role("button", name="Sit down").click()
    expect(seat).to_be_focused()
    seat.select_option("D")
    expect(gone).to_have_count(0)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("button", name="Free the seat of Grace")).to_be_visible()


def test_a_guest_sits_down_and_the_lobby_tells_everyone(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Stay Away!", 4)
    guest = open_page(f"/t/{code.lower()}", size=PHONE)
    sit_down(guest, "Grace")
    expect(host.get_by_text("Grace")).to_be_visible()
    expect(host.locator("#start")).to_be_disabled()
