"""While the own cards are covered, the page shows nothing that tells what they are (`core.views.Shown`)."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import show_the_same
from tests.e2e.positions import Waiting
from winterover.core.seats import LETTERS

POSITIONS = (
    *("ring-revelations-infected", "ring-infected", "base-move-flashlight", "base-vote-alien"),
    *("base-planning-laid", "base-consent", "base-planned", "base-trade", "base-sample"),
)
LAPTOP = (1280, 720)


def test_whether_one_has_an_infected_card_to_show_is_covered(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    """Only who holds one may show one alone (S-REV-01)."""
    page = open_page()
    tables["ring-revelations-infected"].sit(page)
    look = page.locator("#confirm[data-look]")
    expect(look).to_have_text("Look at my cards")
    assert page.locator("[data-code]").count() == 0
    for words in ("Show one Infected card", "Show all your cards"):
        assert words not in page.locator("#decision").inner_html()
    page.get_by_role("button", name="All options", exact=True).click()
    assert "Show one Infected card" not in page.content()
    page.keyboard.press("Escape")
    look.click()
    expect(page.locator("#decision [data-code=show_infected]")).to_be_visible()


def _in_another_world(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Have the page told something else than the server says."""

    def connect(socket: WebSocketRoute) -> None:
        def changed(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "snapshot":
                change(told)
            socket.send(json.dumps(told))

        socket.connect_to_server().on_message(changed)

    page.route_web_socket(re.compile("/api/"), connect)


def _deal_with(open_page: OpenPage, table: Waiting, thing: str) -> Locator:
    """A deal in which the viewer has put up something."""

    def put_up(told: dict[str, Any]) -> None:
        view, you = told["view"], LETTERS.index(told["you"])
        there = [seat for seat, status in enumerate(view["status"]) if status == "character" and seat != you]
        seats = [told["you"], LETTERS[there[0]]]
        view["deals"] = [{"seats": seats, "sides": [[thing], []], "agreed": [False, False]}]

    page = open_page()
    _in_another_world(page, put_up)
    table.sit(page)
    deal = page.locator(".deal")
    expect(deal).to_be_visible()
    return deal


@pytest.mark.parametrize("things", [("blood", "failure"), ("dynamite", "melee"), ("keys", "fuel")], ids=str)
def test_what_one_puts_up_in_a_deal_is_covered(
    open_page: OpenPage, tables: dict[str, Waiting], things: tuple[str, str]
) -> None:
    """Others see the back of it."""
    one, other = (_deal_with(open_page, tables["base-trade"], thing) for thing in things)
    covered = one.inner_html()
    assert other.inner_html() == covered
    other.page.locator("[data-uncover]").click()
    expect(other.page.locator("[data-cover]")).to_be_visible()
    assert other.inner_html() != covered, "its owner can see what it is"


def _take_flashlight(told: dict[str, Any]) -> None:
    assert told["view"]["items"].count("flashlight") == 1
    told["view"]["items"] = ["tools" if item == "flashlight" else item for item in told["view"]["items"]]
    for ask in told["asks"]:
        ask["options"] = [option for option in ask["options"] if option["phrase"]["name"] not in ("light", "twice")]


def _both(open_page: OpenPage, table: Waiting, change: Callable[[dict[str, Any]], None], **look: Any) -> list[Page]:
    """The same table in two pages: as it is, and in another world."""
    pages = [open_page(**look), open_page(**look)]
    _in_another_world(pages[1], change)
    for page in pages:
        table.sit(page)
        expect(page.locator("#confirm")).to_be_visible()
    return pages


_BY_FLASHLIGHT = ":is([data-code^='light '], [data-code^='twice '])"


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=str)
def test_who_holds_a_flashlight_is_shown_what_everybody_is(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    """A hidden Flashlight opens other ways to go (T-D-04, T-P4.2-12)."""
    pages = holder, other = _both(open_page, tables["base-move-flashlight"], _take_flashlight, size=size)
    for page in pages:
        expect(page.locator("#decision .hint")).to_contain_text("More may be possible once you look at your cards.")
        expect(page.get_by_role("group", name="How do you go?").get_by_role("button")).to_have_count(2)
    show_the_same(holder, other)
    for key in "s9ss":
        for page in pages:
            page.keyboard.press(key)
        show_the_same(holder, other)
    for name in ("All options", "What is not possible?", "What else can I do?"):
        for page in pages:
            page.locator(".alts").get_by_role("button", name=name).click()
            expect(page.locator(".over")).to_be_visible()
            assert page.locator(_BY_FLASHLIGHT).count() == 0
        show_the_same(holder, other)
    for page in pages:
        page.keyboard.press("Escape")
        page.locator("#decision").get_by_role("button", name="Look at my cards").click()
        expect(page.locator("#decision h2")).to_be_focused()
        expect(page.locator("#decision [data-more]")).to_have_count(0)
        expect(page.locator("#decision .hint")).not_to_contain_text("More may be possible")
    expect(other.get_by_role("group", name="How do you go?").get_by_role("button")).to_have_count(2)
    holder.get_by_role("button", name="Go by Flashlight").click()
    holder.locator("#decision [data-code='light radio'], [data-room=radio]").last.dispatch_event("click")
    expect(holder.locator("#confirm")).to_have_text("Go by Flashlight: Radio Room")
    # Covered again, nothing of it is left.
    holder.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(holder.locator("#confirm")).not_to_contain_text("Flashlight")
    assert holder.locator(_BY_FLASHLIGHT).count() == 0


def _take_standing(told: dict[str, Any]) -> None:
    assert told["standing"]
    told["standing"] = []


def test_who_may_do_something_unasked_is_shown_what_everybody_is(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    """Only an alien may reveal itself (T-A-01)."""
    pages = alien, human = _both(open_page, tables["base-vote-alien"], _take_standing)
    for page in pages:
        page.get_by_role("button", name="What else can I do?", exact=True).click()
        expect(page.locator(".over")).to_contain_text("Look at your cards first")
    show_the_same(alien, human)
    for page in pages:
        page.locator(".over").get_by_role("button", name="Look at my cards").press("Enter")
    expect(human.locator(".over")).to_have_text("Nothing else is possible now.")
    expect(human.locator(".over")).to_be_focused()
    reveal = alien.locator("[data-standing=reveal]")
    expect(reveal).to_be_focused()
    reveal.click()
    really = alien.get_by_role("button", name="Yes: Reveal yourself, if you are an alien")
    expect(really).to_be_visible()
    alien.evaluate("window.dispatchEvent(new Event('blur'))")
    for button in (reveal, really):
        expect(button).to_have_count(0)


def _take_infection(told: dict[str, Any]) -> None:
    log = [fact for fact in told["log"] if fact["name"] not in ("became_infected", "corrected")]
    assert len(log) < len(told["log"])
    told["log"] = log


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_who_was_infected_is_shown_as_many_lines_as_everybody(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    """Only the two of an exchange know that it infected somebody (S-ROLE-02)."""
    pages = [open_page(size=size), open_page(size=size)]
    _in_another_world(pages[1], _take_infection)
    for page in pages:
        tables["ring-infected"].sit(page)
        expect(page.locator("[role=log]")).to_be_attached()
        if size == PHONE:
            page.get_by_role("button", name="Talk", exact=True).click()
    show_the_same(*pages)
    lines = [page.locator("[role=log] :is(button, p)").all_inner_texts() for page in pages]
    assert lines[0] == lines[1]
    exchange = pages[0].locator("[role=log] button").last
    exchange.focus()
    pages[0].keyboard.down("Space")
    expect(exchange).to_contain_text("You are Infected now!")
    pages[0].keyboard.up("Space")
    expect(exchange).not_to_contain_text("You are Infected now!")


def _move_the_plan(told: dict[str, Any]) -> None:
    """As if the aliens had chosen other rooms, or nothing yet."""
    view = told["view"]
    assert view.get("proposal") or not view["plan_open"]
    view.pop("proposal", None)
    view.pop("proposals", None)
    for attack in view["plan"]:
        attack["room"] = "radio" if attack["room"] != "radio" else "weather"
    for ask in told["asks"]:
        if ask["kind"] == "plan":
            ask["options"] = ask["options"][:1]
            ask["phrase"]["args"]["number"] = ["number", 0]
    told["log"] = [
        fact | ({"args": fact["args"] | {"rooms": ["radio"]}} if fact["name"].startswith("plan_") else {})
        for fact in told["log"]
    ]


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=str)
@pytest.mark.parametrize("name", ["base-planning-laid", "base-consent", "base-planned"])
def test_where_the_aliens_are_to_attack_is_covered(
    open_page: OpenPage, tables: dict[str, Waiting], name: str, size: tuple[int, int]
) -> None:
    """The rooms are secret until the plan is opened (T-P3-04)."""
    pages = [open_page(size=size), open_page(size=size)]
    _in_another_world(pages[1], _move_the_plan)
    for page in pages:
        tables[name].sit(page)
        expect(page.locator("#decision h2")).to_be_visible()
    show_the_same(*pages)
    page = pages[0]
    if size == PHONE:
        for each in pages:
            each.get_by_role("button", name="Crew", exact=True).click()
        show_the_same(*pages)
        return
    page.locator("section.tray [data-uncover]").click()
    secret = ".rail .plan .sm" if name == "base-planned" else ".plan .chip"
    expect(page.locator(secret).first).to_be_visible()
    page.locator("section.tray [data-cover]").click()
    expect(page.locator(secret)).to_have_count(0)
    show_the_same(*pages)


@pytest.mark.parametrize("size", [PHONE, LAPTOP, DESKTOP])
def test_what_is_held_is_of_one_size(open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]) -> None:
    """Who sits opposite does not tell roles by how large they are on the screen."""
    found = []
    for role, known in (("human", {}), ("infected", {"A": "thing"}), ("thing", dict.fromkeys("ABCDEFG", "infected"))):

        def become(told: dict[str, Any], role: str = role, known: dict[str, str] = known) -> None:
            told["view"] |= {"role": role, "roles": known}

        page = open_page(size=size)
        _in_another_world(page, become)
        tables["ring-revelations-infected"].sit(page)
        page.locator("#confirm").wait_for()
        if size == PHONE:
            page.locator("nav.tabs button[data-opens=mine]").click()
        sizes = []
        for cover in page.locator(".tray .covers .peek").all():
            before = cover.bounding_box()
            cover.hover()
            page.mouse.down()
            sizes += [before, cover.bounding_box(), cover.locator(".front").bounding_box()]
            page.mouse.up()
        found.append(sizes)
    assert found[0] == found[1] == found[2]
    assert len(found[0]) == 6


def test_the_lab_token_is_shown_to_its_owner_alone(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    """It is in the question (T-L-12), which is covered with the cards."""
    page = open_page(size=PHONE)
    told: list[str] = []

    def listen(snapshot: dict[str, Any]) -> None:
        told.append(snapshot["view"]["sample"])

    _in_another_world(page, listen)
    tables["base-sample"].sit(page)
    look = page.locator("#confirm[data-look]")
    expect(look).to_be_visible()
    token = {"blood": "Blood Sample", "failure": "Failure"}[told[0]]
    expect(page.locator("#decision h2")).to_have_text("Do you keep the lab token?")
    assert token not in page.locator(".dock").inner_html()
    look.click()
    expect(page.locator("#decision .hint")).to_contain_text(f"It is: {token}.")
