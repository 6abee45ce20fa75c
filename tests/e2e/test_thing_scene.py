"""The Thing on the page: the base by mouse, keys and touch, its scenes, trade between two people, whole games."""

import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import create_table, sit_down, start_playing, until_over
from tests.e2e.test_pages import violations

TELEVISION = (1920, 1080)

#: The random player, but one that looks for things to own and leaves a trade to the test.
_TRADER = """
() => {
  const wanted = ["go storeroom", "go armoury", "hand_in use", "keep_token"];
  window.trader = setInterval(() => {
    if (document.querySelector("[data-moment=trade] .partner .name:not(:disabled), [data-code^='call_off ']")) return;
    const confirm = document.querySelector("#confirm");
    if (!confirm) return;
    if (!confirm.disabled) return confirm.click();
    const options = [...document.querySelectorAll("[data-code]:not(:disabled, [aria-disabled=true])")];
    const option = options.find((each) => wanted.includes(each.dataset.code)) ?? options[0];
    option?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, 5);
}
"""


def begin(open_page: OpenPage, players: int, **look: object) -> Page:
    """A game against bots, at the first choice of a room; the deal decides who comes first."""
    page = open_page(**look)
    create_table(page, "Hidden roles", players, fill=True)
    page.locator("#start").click()
    rooms = page.locator("[data-room][role=button]")
    # Garry is asked about his cards before that.
    page.wait_for_selector("#confirm")
    if not rooms.count():
        page.locator(".tile[data-code=pass]").click()
        page.locator("#confirm").click()
    expect(rooms.first).to_be_visible()
    return page


def test_a_room_is_chosen_by_its_key_and_confirmed_by_enter(open_page: OpenPage) -> None:
    page = begin(open_page, 4)
    room = page.locator("[data-room=kitchen]")
    page.keyboard.press("7")
    expect(room).to_be_focused()
    expect(room).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).to_have_text("Go to the Kitchen")
    page.keyboard.press("ArrowUp")
    expect(room).not_to_be_focused()
    page.keyboard.press("s")
    expect(page.locator("#confirm")).to_contain_text("Special Action")
    page.keyboard.press("s")
    room.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]").get_by_text("You went to the Kitchen.")).to_be_visible()


def test_a_card_of_the_hand_is_handed_in_by_pressing_it(open_page: OpenPage) -> None:
    page = begin(open_page, 4)
    page.locator("[data-room=shed]").click()
    page.locator("#confirm").click()
    card = page.locator(".hand button").first
    name = card.inner_text().split("\n")[-1].strip()
    card.click()
    expect(page.locator("#confirm")).to_have_text(f"Hand in {name}")
    card.click()
    expect(page.locator("[role=log]").get_by_text(f"You handed in {name}, face down.")).to_be_visible()


def test_the_role_shows_only_while_it_is_held(open_page: OpenPage) -> None:
    page = begin(open_page, 4)
    role = page.locator(".tray .peek").first
    expect(role).not_to_contain_text("Human")
    expect(role).not_to_contain_text("Alien")
    page.keyboard.down("r")
    assert role.inner_text().strip() in ("Human", "Alien")
    page.keyboard.up("r")
    expect(role).to_contain_text("Hold to peek")


def test_the_board_pans_on_a_phone_and_the_sheet_lists_its_rooms(open_page: OpenPage) -> None:
    page = begin(open_page, 5, size=PHONE)
    frame = page.locator(".boardbox .frame")
    assert frame.evaluate("each => each.scrollWidth > each.clientWidth"), "the board is shrunk"
    page.locator("#decision [data-code='go shed']").click()
    expect(page.locator("[data-room=shed]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-room=shed]")).to_be_in_viewport()
    page.locator("#confirm").click()
    page.get_by_role("button", name="Crew").click()
    expect(page.locator(".crew li")).to_have_count(5)


def test_the_screen_for_the_room_shows_the_base_and_offers_nothing(open_page: OpenPage) -> None:
    page = begin(open_page, 8)
    screen = open_page(page.url.partition("/t/")[2].join(("/t/", "/tv")), size=TELEVISION)
    expect(screen.get_by_role("group", name="The base")).to_be_visible()
    expect(screen.locator(".crew li")).to_have_count(8)
    expect(screen.locator("[data-room][role=button]")).to_have_count(0)


def test_every_scene_that_comes_up_is_sound(open_page: OpenPage) -> None:
    page = begin(open_page, 6)
    seen: set[str] = set()
    start_playing(page, 5)
    end = time.monotonic() + 240
    while time.monotonic() < end and not page.locator("[data-stage=over]").count():
        # The player rests while a scene is looked at for the first time.
        moment = page.evaluate(
            """(seen) => {
              const moment = document.querySelector("[data-moment]")?.dataset.moment;
              if (!moment || seen.includes(moment) || !document.querySelector("#confirm")) return null;
              clearInterval(window.player);
              return moment;
            }""",
            sorted(seen),
        )
        if moment:
            seen.add(moment)
            assert violations(page) == [], moment
            start_playing(page, len(seen))
        page.wait_for_timeout(10)
    until_over([page])
    assert violations(page) == [], "end"
    assert "board" in seen


def test_two_people_trade(open_page: OpenPage) -> None:
    for _ in range(8):
        ada = open_page()
        bo = open_page(f"/t/{create_table(ada, 'Hidden roles', 4)}")
        sit_down(bo, "Bo")
        ada.get_by_role("button", name="Fill with bots").click()
        ada.locator("#start").click()
        for page in (ada, bo):
            expect(page.locator("#decision")).to_be_visible()
            page.evaluate(_TRADER)
        if trade(ada, bo):
            return
    raise AssertionError("nobody ever owned anything to trade")


def trade(ada: Page, bo: Page) -> bool:
    """Give something away as soon as one of them can; whether that happened before the game was over."""
    people = {"Ada": ada, "Bo": bo}
    for giver, taker in (("Ada", "Bo"), ("Bo", "Ada")) * 400:
        page = people[giver]
        if page.locator("[data-stage=over]").count():
            return False
        partner = page.locator(".partner", has=page.locator(".name:not(:disabled) b", has_text=taker))
        if partner.count():
            partner.locator(".name").click()
            partner.locator(".puts [data-code]").first.click()
            page.locator("#confirm").click()
            agree(page)
            agree(people[taker])
            for each in people.values():
                expect(each.locator("[role=log]").get_by_text("agreed to the deal").first).to_be_visible()
                expect(each.locator("[data-code^='deal ']")).to_have_count(0)
            return True
        page.wait_for_timeout(50)
    return False


def agree(page: Page) -> None:
    page.locator("[data-code^='deal ']").first.click()
    page.locator("#confirm").click()


def test_four_people_and_four_bots_play_to_an_end_that_all_read_alike(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Hidden roles", 8)
    guests = [open_page(f"/t/{code}", size=PHONE if number == 2 else (1280, 720)) for number in range(3)]
    for number, guest in enumerate(guests):
        sit_down(guest, f"Guest {number}")
    host.get_by_role("button", name="Fill with bots").click()
    host.locator("#start").click()
    pages: Sequence[Page] = [host, *guests]
    for seed, page in enumerate(pages):
        expect(page.locator("#decision")).to_be_visible()
        start_playing(page, seed + 10)
    until_over(pages, seconds=300)
    assert len({page.locator(".end h2").inner_text() for page in pages}) == 1
    for page in pages:
        expect(page.locator(".outs li")).to_have_count(8)
        expect(page.get_by_role("img", name="Who infected whom")).to_be_visible()
