"""A seat is given to a substitute: the host offers it, two of those who play agree, and somebody new takes it."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import host_and_guest, sit_down

#: People who are away are not waited for long.
SETTINGS = {"grace_none": 0.5}


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
    expect(substitute.get_by_text("You watch")).to_be_visible()

    left.goto("about:blank")
    host.get_by_role("button", name="Host", exact=True).click()
    host.get_by_label("Offer Grace's seat").check(force=True)
    host.keyboard.press("Escape")
    _offer_of(host, "You agree that a substitute takes the seat")
    for page in (cleo, dag):
        _offer_of(page, "Grace is away. May a substitute take the seat")
    expect(substitute.get_by_role("button", name="Sit down")).to_have_count(0)

    cleo.get_by_role("button", name="Agree").click()
    for page in (host, cleo, dag):
        _offer_of(page, "Grace's seat is open to a substitute. Agreed: Ada, Cleo.")
        expect(page.get_by_role("button", name="Agree")).to_have_count(0)

    substitute.get_by_label("Your name").fill("Sub")
    substitute.get_by_role("button", name="Sit down").click()
    expect(substitute.locator("#decision")).to_be_visible()
    expect(substitute.get_by_role("button", name="Card 4, covered")).to_be_visible()
    for page in (host, cleo, dag):
        expect(page.locator(".offer")).to_have_count(0)
        expect(page.get_by_text("Sub plays for Grace from now on.")).to_be_visible()


def test_an_offer_can_be_taken_back(open_page: OpenPage) -> None:
    host, left, code = host_and_guest(open_page, "Small crew", 3)
    third = open_page(f"/t/{code}")
    sit_down(third, "Cleo")
    host.locator("#start").click()
    expect(third.locator("#decision")).to_be_visible()
    left.goto("about:blank")
    host.get_by_role("button", name="Host", exact=True).click()
    offer = host.get_by_label("Offer Grace's seat")
    offer.check(force=True)
    _offer_of(third, "May a substitute take the seat")
    offer.uncheck(force=True)
    expect(third.locator(".offer")).to_have_count(0)
