"""The small crew on the page: six Characters, the track, the dice."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import create_table, play_now, sit_down, start_playing, until_over


def until_dice(page: Page) -> None:
    """Answer whatever is asked until a die can be cancelled."""
    for _ in range(200):
        if page.locator(".dice .deed").count():
            return
        if page.locator("#confirm").is_enabled():
            page.locator("#confirm").click()
            page.wait_for_timeout(50)
        else:
            page.locator("[data-code]:visible").first.dispatch_event("click")
    raise AssertionError("the dice were never rolled")


def test_characters_move_on_the_board_and_dice_are_cancelled(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "small")
    expect(page.locator(".crew li")).to_have_count(6)
    expect(page.locator(".people .pick")).to_have_count(6)
    page.locator(".people .pick").first.click()
    expect(page.locator("#confirm")).to_be_enabled()
    page.locator("#confirm").click()
    room = page.locator("[data-room=laboratory][role=button]")
    room.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".crew").get_by_text("Laboratory, standing")).to_have_count(1)
    until_dice(page)
    dice = page.locator(".dice .die").count()
    suspicion = page.locator(".crew li.now .lane b").inner_text()
    cancel = page.locator(".dice .deed[data-code^='cancel ']").first
    cancel.click()
    expect(page.locator("#confirm")).to_have_text("Cancel die 1")
    page.locator("#confirm").click()
    expect(page.locator("[role=log]").get_by_text("cancelled a die")).to_have_count(1)
    assert page.locator(".dice .die").count() < dice
    assert page.locator(".crew li.now .lane b").all_inner_texts() != [suspicion]


def test_two_people_play_on_phones_to_the_end(open_page: OpenPage) -> None:
    host = open_page(size=PHONE)
    code = create_table(host, "Small crew", 2)
    guest = open_page(f"/t/{code}", size=PHONE, light=True)
    sit_down(guest, "Bo")
    host.locator("#start").click()
    pages = [host, guest]
    for seed, page in enumerate(pages):
        expect(page.locator("#decision")).to_be_visible()
        expect(page.get_by_role("button", name="Mine")).to_have_count(0)
        start_playing(page, seed)
    until_over(pages)
    for page in pages:
        expect(page.locator(".scene .outs li")).to_have_count(6)
        roles = page.locator(".scene .outs b").all_inner_texts()
        assert set(roles) <= {"Human", "Alien", "Alien · Role card: Human", "Alien · Role card: Alien"}
        assert roles.count("Alien") <= 2
