"""The Thing on the page: the base by mouse, keys and touch, and trade between two people."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import create_table, sit_down

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
        page.locator("[data-look]").click()
        page.locator("[data-code=pass]").first.click()
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
    # They are open already if Garry has just looked at them.
    page.wait_for_selector("[data-look], .hand button")
    if page.locator("[data-look]").count():
        page.locator("[data-look]").click()
    card = page.locator(".hand button").first
    name = card.inner_text().split("\n")[-1].strip()
    # Three equal cards are the only option, which is chosen already.
    if card.get_attribute("aria-pressed") == "false":
        card.click()
    expect(page.locator("#confirm")).to_have_text(f"Hand in {name}")
    card.click()
    line = page.locator("[role=log] button", has_text="handed in a card, face down").last
    expect(line).to_be_visible()
    line.hover()
    page.mouse.down()
    told = page.locator("[role=log]").get_by_text(f"You handed in {name}, face down.")
    expect(told).to_be_visible()
    page.mouse.up()
    expect(told).to_have_count(0)


def test_the_role_shows_only_while_it_is_held(open_page: OpenPage) -> None:
    page = begin(open_page, 4)
    role = page.locator(".tray .peek").first
    expect(role).not_to_contain_text("Human")
    expect(role).not_to_contain_text("Alien")
    page.keyboard.down("r")
    assert role.locator(".front").inner_text().strip() in ("Human", "Alien")
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
