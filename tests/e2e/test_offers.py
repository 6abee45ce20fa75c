"""A seat is given to a substitute: the host offers it, two of those who play agree, and somebody new takes it."""

import re

from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE, OpenPage
from tests.e2e.people import host_and_guest, resize, sit_down

#: People who are away are not waited for long.
SETTINGS = {"grace_none": 0.5}


def _switch(offer: Locator, *, is_on: bool = True) -> None:
    """It shows what holds, so it changes once the server has taken it."""
    offer.click(force=True)
    expect(offer).to_be_checked(checked=is_on)


def _offer_of(page: Page, words: str) -> None:
    """What a page says about the seat that is offered, with nothing of it cut or covered."""
    panel = page.locator(".offer")
    expect(panel).to_contain_text(words)
    expect(panel).to_be_in_viewport(ratio=1)
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")


def test_two_agree_and_a_substitute_plays_on(open_page: OpenPage) -> None:
    host, left, code = host_and_guest(open_page, "Stay Away!", 4)
    # One of those who agree has a phone.
    cleo, dag = open_page(f"/t/{code}", size=PHONE), open_page(f"/t/{code}")
    for page, name in ((cleo, "Cleo"), (dag, "Dag")):
        sit_down(page, name)
    host.locator("#start").click()
    for page in (host, left, cleo, dag):
        expect(page.locator("#decision")).to_be_visible()
    substitute = open_page(f"/t/{code}")
    expect(substitute.get_by_text("You are watching")).to_be_visible()
    left.locator(".compose .chip").first.click()
    left.get_by_role("button", name="Say it").click()
    for page in (host, substitute):
        expect(page.locator("[role=log] .say")).to_contain_text("Grace")

    left.goto("about:blank")
    host.get_by_role("button", name="Host", exact=True).click()
    _switch(host.get_by_label("Offer Grace's seat"))
    host.keyboard.press("Escape")
    _offer_of(host, "You agree that a substitute takes the seat")
    for page in (cleo, dag):
        _offer_of(page, "Grace is away. May a substitute take the seat")
    expect(substitute.get_by_role("button", name="Take a seat")).to_have_count(0)

    cleo.get_by_role("button", name="Agree").click()
    for page in (host, cleo, dag):
        _offer_of(page, "Grace's seat is open to a substitute. Agreed: Ada and Cleo.")
        expect(page.get_by_role("button", name="Agree")).to_have_count(0)

    expect(substitute.locator(".watch [role=status]")).to_have_text("The seat of Grace is open.")
    substitute.get_by_role("button", name="Take a seat").click()
    substitute.get_by_label("Your name").fill("Sub")
    # Who closes the dialog before the server has answered sits down all the same, and is told.
    held: list[Route] = []
    substitute.route(re.compile("/seats/"), lambda route: held.append(route))
    sit = substitute.get_by_role("button", name="Sit down")
    sit.click()
    expect(sit).to_have_attribute("aria-busy", "true")
    substitute.keyboard.press("Escape")
    expect(substitute.get_by_role("dialog")).to_have_count(0)
    for _ in range(PATIENCE // 50):
        if not held:
            substitute.wait_for_timeout(50)
    held.pop().continue_()
    expect(substitute.get_by_text("You sit at seat B.")).to_be_visible()
    expect(substitute.locator("#decision")).to_be_visible()
    expect(substitute.get_by_role("button", name="Card 4, covered")).to_be_visible()
    for page in (host, cleo, dag):
        expect(page.locator(".offer")).to_have_count(0)
        expect(page.get_by_text("Sub plays for Grace from now on.")).to_be_visible()
    # What was said stays with whoever said it.
    substitute.locator(".compose .chip").first.click()
    substitute.get_by_role("button", name="Say it").click()
    for page in (host, substitute):
        expect(page.locator("[role=log] .sayh b")).to_have_text(["Grace", "Sub"])


def test_who_is_about_to_sit_down_is_told_that_the_player_is_back(open_page: OpenPage) -> None:
    host, left, code = host_and_guest(open_page, "Small crew", 2)
    host.locator("#start").click()
    expect(left.locator("#decision")).to_be_visible()
    place = left.url
    left.goto("about:blank")
    host.get_by_role("button", name="Host", exact=True).click()
    _switch(host.get_by_label("Offer Grace's seat"))
    substitute = open_page(f"/t/{code}")
    substitute.get_by_role("button", name="Take a seat").click()
    dialog = substitute.get_by_role("dialog")
    sit = dialog.get_by_role("button", name="Sit down")
    expect(dialog).to_contain_text("A seat is offered")
    expect(sit).to_be_enabled()
    left.goto(place)
    expect(dialog).to_contain_text("No seat is free any more.")
    expect(dialog).not_to_contain_text("A seat is offered")
    expect(sit).to_be_disabled()


def test_an_offer_can_be_taken_back(open_page: OpenPage) -> None:
    host, left, code = host_and_guest(open_page, "Small crew", 3)
    third = open_page(f"/t/{code}")
    sit_down(third, "Cleo")
    host.locator("#start").click()
    expect(third.locator("#decision")).to_be_visible()
    left.goto("about:blank")
    host.get_by_role("button", name="Host", exact=True).click()
    offer = host.get_by_label("Offer Grace's seat")
    _switch(offer)
    _offer_of(third, "May a substitute take the seat")
    _switch(offer, is_on=False)
    expect(third.locator(".offer")).to_have_count(0)


#: Where the table and the decision are; without the offers, which are taken away for a moment, they are there too.
_PLACES = """(isWithout) => {
  const offers = document.querySelector(".offers");
  offers.style.display = isWithout ? "none" : "";
  const boxes = [".scene", ".table", "#decision"].map((part) => document.querySelector(part).getBoundingClientRect());
  offers.style.display = "";
  return boxes.map(({ left, top, width, height }) => [left, top, width, height]);
}"""


#: Names of seats that stick out of the table.
_CUT_NAMES = """() => [...document.querySelectorAll(".ring .name")].filter((name) => {
  const [own, table] = [name, name.closest(".table")].map((each) => each.getBoundingClientRect());
  return own.left < table.left || own.right > table.right;
}).map((name) => name.textContent)"""


def test_two_offers_take_no_room_from_the_table(open_page: OpenPage) -> None:
    host, left, code = host_and_guest(open_page, "Stay Away!", 4)
    also_left, dag = open_page(f"/t/{code}"), open_page(f"/t/{code}")
    longest = "Maximiliane-Theodora"
    for page, name in ((also_left, longest), (dag, "Dag")):
        sit_down(page, name)
    host.locator("#start").click()
    expect(dag.locator("#decision")).to_be_visible()
    for page in (left, also_left):
        page.goto("about:blank")
    host.get_by_role("button", name="Host", exact=True).click()
    for name in ("Grace", longest):
        _switch(host.get_by_label(f"Offer {name}'s seat"))
    region, offers = dag.locator(".offers"), dag.locator(".offer")
    expect(offers).to_have_count(2)
    expect(region).to_have_role("status")
    for size in (DESKTOP, (1280, 720), (1024, 768), (820, 1180), PHONE, (360, 640), (844, 390)):
        resize(dag, *size)
        for offer in offers.all():
            expect(offer).to_be_in_viewport(ratio=1)
            agree = offer.get_by_role("button", name="Agree")
            expect(agree).to_be_in_viewport(ratio=1)
            expect(agree).to_have_accessible_description(re.compile("May a substitute take the seat"))
            assert agree.evaluate(
                """(button) => {
                  const { left, top, width, height } = button.getBoundingClientRect();
                  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
                }"""
            )
        assert dag.evaluate(_CUT_NAMES) == [], size
        assert dag.evaluate(_PLACES, False) == dag.evaluate(_PLACES, True), size
        assert dag.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert dag.evaluate("document.documentElement.scrollHeight <= innerHeight"), size

    # On a phone it can be closed, and is with the talk then; who pressed it by key goes on at the question.
    resize(dag, *PHONE)
    offers.last.get_by_role("button", name="Close").focus()
    dag.keyboard.press("Enter")
    expect(offers).to_have_count(1)
    expect(dag.locator("#decision h2")).to_be_focused()
    dag.get_by_role("button", name="Talk").click()
    expect(offers).to_have_count(2)
    dag.get_by_role("button", name="Table").click()
    expect(offers).to_have_count(1)
    offers.get_by_role("button", name="Agree").focus()
    dag.keyboard.press("Enter")
    expect(offers).to_contain_text("open to a substitute. Agreed: Ada and Dag.")
    expect(dag.locator("#decision h2")).to_be_focused()


#: Keeps the names of four people as wide as they can be.
_WIDE = ("W" * 20, "Щ" * 20, "M" * 20, "Maximiliane-Theodora")


def test_many_offers_are_one_line_and_a_watcher_is_told_once(open_page: OpenPage) -> None:
    host, dag, code = host_and_guest(open_page, "Stay Away!", 6)
    gone = [open_page(f"/t/{code}") for _ in _WIDE]
    for page, name in zip(gone, _WIDE, strict=True):
        sit_down(page, name)
    host.locator("#start").click()
    for page in (host, dag):
        expect(page.locator("#decision")).to_be_visible()
    watcher = open_page(f"/t/{code}", size=PHONE)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    for page in gone:
        page.goto("about:blank")
    host.get_by_role("button", name="Host", exact=True).click()
    for name in _WIDE:
        _switch(host.get_by_label(f"Offer {name}'s seat"))

    # One line of little height on every screen, which opens all of them.
    expect(dag.locator(".offers")).to_contain_text("4 seats are offered")
    for size in (DESKTOP, (1280, 720), (1024, 768), PHONE, (360, 640), (844, 390)):
        resize(dag, *size)
        expect(dag.locator(".offer")).to_be_in_viewport(ratio=1)
        box = dag.locator(".offers").bounding_box()
        assert box
        assert box["height"] < 110, size
    resize(dag, *PHONE)
    dag.locator(".offer").get_by_role("button", name="Show").click()
    dialog = dag.get_by_role("dialog")
    for left in reversed(range(4)):
        dialog.get_by_role("button", name="Agree").first.press("Enter")
        expect(dialog.get_by_role("button", name="Agree")).to_have_count(left)
        # The focus stays in the dialog, though what was pressed is gone.
        expect(dialog.locator(":focus")).to_have_count(1)
    assert dialog.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    dag.keyboard.press("Escape")
    dag.locator(".offer").get_by_role("button", name="Close").click()
    expect(dag.locator(".offer")).to_have_count(0)

    # Nothing lies over the table of somebody who watches: one line below it says which seats are open.
    for size in (PHONE, (360, 640), (844, 390)):
        resize(watcher, *size)
        expect(watcher.locator(".watch [role=status]")).to_contain_text(f"The seats of {_WIDE[0]}")
        expect(watcher.locator(".offer")).to_have_count(0)
        expect(watcher.get_by_role("button", name="Take a seat")).to_be_in_viewport(ratio=1)
        box = watcher.locator(".watch").bounding_box()
        assert box
        assert box["height"] < size[1] / 4, size
        assert watcher.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    watcher.get_by_role("button", name="Take a seat").click()
    seats = watcher.get_by_role("combobox", name="Seat")
    expect(seats.locator("option")).to_have_text(
        [f"{letter} · {name}" for letter, name in zip("CDEF", _WIDE, strict=True)]
    )
    watcher.get_by_label("Your name").fill("Sub")
    seats.select_option("D")
    watcher.get_by_role("button", name="Sit down").click()
    expect(watcher.locator("#decision")).to_be_visible()
    expect(dag.get_by_text(f"Sub plays for {_WIDE[1]} from now on.")).to_be_visible()
