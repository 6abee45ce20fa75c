"""Stay Away! on the page: the ring, the hand, what is covered, and the end."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import create_table, play_now, start_playing, until_over

#: A card of the hand that can be used in several ways, so that it is picked before an option is chosen.
PICKABLE = "[data-pick]:visible"


def until_own_turn(page: Page) -> None:
    """Answer whatever is asked until a card can be played; begin another game if this one ends before that."""
    for _ in range(400):
        page.wait_for_selector("#confirm, [data-stage=over]")
        own_turn = page.locator("#decision").get_by_role("heading", name="Play a card or discard one.")
        if own_turn.count() and page.locator(PICKABLE).count():
            return
        if page.locator("[data-stage=over]").count():
            page.goto(page.url.partition("/t/")[0])
            play_now(page, "stayaway")
        elif page.locator("#confirm").is_enabled():
            page.locator("#confirm").click()
            page.wait_for_timeout(50)
        elif page.locator("#decision [data-code]").count():
            page.locator("#decision [data-code]").first.click()
        elif page.locator("[data-code]:visible").count():
            page.locator("[data-code]:visible").first.click()
        elif page.locator(PICKABLE).count():
            page.locator(PICKABLE).first.click()
    raise AssertionError("it was never this player's turn")


def test_a_turn_is_played_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    until_own_turn(page)
    place = int(page.locator(PICKABLE).first.get_attribute("data-pick") or "")
    page.keyboard.press(str(place + 1))
    expect(page.locator(f"[data-pick='{place}']")).to_have_attribute("aria-pressed", "true")
    discards = page.locator("#decision [data-code^='discard ']")
    expect(discards).to_have_count(1)
    page.keyboard.press("x")
    expect(discards).to_have_attribute("aria-pressed", "true")
    lines = page.locator("[role=log] button", has_text="discarded a card")
    said = lines.count()
    page.locator("#confirm").focus()
    page.keyboard.press("Enter")
    expect(lines).to_have_count(said + 1)
    # What was discarded shows only while the line is held.
    lines.last.focus()
    page.keyboard.down("Enter")
    expect(page.locator("[role=log]").get_by_text("You discarded")).to_have_count(1)
    page.keyboard.up("Enter")
    expect(page.locator("[role=log]").get_by_text("You discarded")).to_have_count(0)


def test_the_role_shows_only_while_held_and_the_hand_after_a_press(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "stayaway")
    until_own_turn(page)
    names = page.locator(".tray .kc b").all_inner_texts()
    assert len(names) >= 4
    cover = page.get_by_role("button", name="Your role.")
    expect(cover).to_be_visible()
    cover.hover()
    page.mouse.down()
    shown = page.locator(".tray .front b")
    expect(shown).to_be_visible()
    assert shown.inner_text() in {"Human", "Infected", "The Thing"}
    page.mouse.up()
    expect(shown).to_have_count(0)
    page.get_by_role("button", name="Cover", exact=True).click()
    expect(page.locator(".tray .kc b")).to_have_count(0)
    card = page.locator(".tray .kc").first
    expect(card).to_have_accessible_name("Card 1, covered. Press to look at your cards.")
    card.click()
    expect(page.locator(".tray .kc b")).to_have_count(len(names))


def waiting_table(host: Page) -> str:
    """A full table that waits for its host, who has a choice."""
    code = create_table(host, "Stay Away!", 12, fill=True)
    host.locator("#start").click()
    expect(host.locator("#confirm")).to_be_visible()
    return code


def test_the_room_sees_the_ring_and_no_hand(open_page: OpenPage) -> None:
    host = open_page()
    code = waiting_table(host)
    screen = open_page(f"/t/{code}/tv", size=(1920, 1080))
    watcher = open_page(f"/t/{code}", size=PHONE, light=True)
    for page in (screen, watcher):
        expect(page.locator(".ring .seat").first).to_be_visible()
        assert page.locator(".ring .seat").count() == host.locator(".ring .seat").count() > 3
        assert page.locator(".kc").count() == 0
        assert page.locator("[data-code], [data-pick]").count() == 0
    inside = screen.evaluate(
        """() => {
          const table = document.querySelector(".table").getBoundingClientRect();
          return [...document.querySelectorAll(".ring .seat")].every((seat) => {
            const box = seat.getBoundingClientRect();
            const fits = box.left >= table.left && box.right <= table.right;
            return fits && box.top >= table.top && box.bottom <= table.bottom;
          });
        }"""
    )
    assert inside, "every seat and its caption is on the table"


def test_the_end_tells_how_it_spread(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    play_now(page, "stayaway")
    start_playing(page, 3)
    until_over([page])
    expect(page.get_by_role("heading", name="How it spread")).to_be_visible()
    expect(page.locator(".chain .names li")).to_have_count(6)
    expect(page.locator(".end tbody tr")).to_have_count(6)
    assert page.locator(".end tbody").get_by_text("The Thing", exact=True).count() == 1
