"""Making a choice: always something in sight to press, nothing told by what is shown, reasons, hints, a wrong code."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.positions import Waiting
from winterover.games.thing.sheet import BOARD_FIGURES

SIDEWAYS, ENLARGED, TABLET = (844, 390), (720, 450), (1024, 768)
#: Choices whose options are drawn in different places: hand, tiles, board, scenes, ring.
CHOICES = ("base-hand-in", "base-encounter-look", "base-move", "base-vote", "base-pile", "ring-offer", "small-dice")
POSITIONS = (*CHOICES, "base-equal-cards", "ring-equal-cards", "base-reveal", "small-act")


#: Whether an option can be pressed where it is, with nothing over it.
_IN_SIGHT = """() => [...document.querySelectorAll("[data-code]:not(:disabled, [aria-disabled=true]), [data-pick]")]
  .some((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2];
    if (right <= left || y < 0 || y > innerHeight) return false;
    const found = document.elementFromPoint(x, y);
    return found !== null && (each.contains(found) || found.contains(each));
  })"""


@pytest.mark.parametrize("guide", [False, True], ids=["plain", "guide"])
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, ENLARGED, TABLET, DESKTOP], ids=str)
def test_an_option_is_always_in_sight(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int], guide: bool
) -> None:
    page = open_page(size=size)
    page.evaluate("(guide) => localStorage.setItem('winterover.settings', JSON.stringify({ guide }))", guide)
    for name in CHOICES:
        tables[name].sit(page)
        expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
        if page.locator("[data-look]").count():
            page.locator("[data-look]").click()
        assert page.locator("#confirm").is_enabled() or page.evaluate(_IN_SIGHT), name
        every = page.get_by_role("button", name="All options", exact=True)
        if every.count():
            every.click()
            first = page.locator(".over [data-code]").first
            expect(first).to_be_in_viewport(ratio=1)
            page.keyboard.press("Escape")
            expect(first).to_have_count(0)


def sent_by(page: Page) -> list[str]:
    """What the page will have sent to the server."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: sent.append(str(data)))

    page.on("websocket", listen)
    return sent


def test_the_page_never_answers_by_itself_and_roles_look_alike(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    """The time of an answer and the look of the choice tell nothing about who has one (T-N-02)."""
    table = tables["base-reveal"]
    drawn: dict[bool, set[str]] = {True: set(), False: set()}
    for letter in table.secrets:
        page = open_page()
        sent = sent_by(page)
        table.sit(page, letter)
        page.wait_for_selector("#decision")
        if not page.locator("#confirm").count():
            continue
        options = page.locator("#decision [data-code]")
        expect(options).to_have_count(2)

        def look(page: Page = page, options: Locator = options) -> list[Any]:
            """A screen reader says what the elements are."""
            elements: list[str] = options.evaluate_all("all => all.map((each) => each.outerHTML)")
            return [page.locator("#decision").inner_text(), page.locator("#decision").bounding_box(), *elements]

        looks = [look()]
        page.locator("#decision [data-code=reveal]").click()
        page.mouse.move(0, 0)
        looks.append(look())
        page.locator("#decision").get_by_role("button", name="Look at my cards").click()
        has_choice = page.locator("#decision [data-code=reveal][aria-pressed=true]").count() == 1
        # Long enough for an answer in place of somebody who has a single option.
        if not has_choice and not drawn[False]:
            page.wait_for_timeout(6000)
        assert sent, "nothing was heard of the page"
        assert not [message for message in sent if '"act"' in message]
        drawn[has_choice].add(str(looks))
    assert len(drawn[True]) == len(drawn[False]) == 1
    assert drawn[True] == drawn[False]


def test_cards_are_covered_until_a_press_and_enter_does_what_is_chosen(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page()
    tables["base-hand-in"].sit(page)
    expect(page.locator("#confirm")).to_have_text(re.compile("Look at my cards"))
    assert page.locator("[data-code]").count() == 0
    for word in ("Repair", "Sabotage"):
        assert word not in page.locator("main").inner_text()
    expect(page.locator("#decision h2")).to_be_focused()
    page.keyboard.press("Enter")
    card = page.locator(".hand button").first
    page.keyboard.press(card.get_attribute("aria-keyshortcuts") or "")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#decision h2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]").get_by_text("handed in a card, face down").last).to_be_visible()
    # Nothing is asked any more, so the cards are covered again.
    expect(page.locator(".hand button")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("name", ["base-equal-cards", "ring-equal-cards"])
def test_one_of_equal_cards_is_picked_and_another_one_instead(
    open_page: OpenPage, tables: dict[str, Waiting], name: str, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    tables[name].sit(page)
    page.locator("[data-look]").click()
    if name == "base-equal-cards" and size == PHONE:
        page.get_by_role("button", name="Mine").click()
    hand = page.get_by_role("list", name="Your hand")
    codes = [card.get_attribute("data-code") or "" for card in hand.locator("[data-code]").all()]
    equal = next(code for code in codes if codes.count(code) > 1)
    cards = hand.locator(f"[data-code='{equal}']")
    picked = hand.locator("[aria-pressed=true]")
    for card in (cards.last, cards.first, cards.last):
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(picked).to_have_count(1)


def test_the_focus_stays_with_the_cards_when_they_are_uncovered_and_covered(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page()
    for name, card in (("base-equal-cards", ".tray .hand button"), ("ring-offer", ".tray .kc")):
        tables[name].sit(page)
        covered = page.locator(".tray [data-uncover]").first
        covered.focus()
        page.keyboard.press("Enter")
        expect(page.locator(card).first).to_be_focused()
        expect(page.locator(".tray [data-uncover]")).to_have_count(0)
        page.locator("[data-cover]").focus()
        page.evaluate("dispatchEvent(new FocusEvent('blur'))")
        expect(covered).to_be_focused()


def test_cards_stay_open_for_whoever_is_alone(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page()
    tables["ring-offer"].sit(page)
    page.locator("[data-look]").click()
    page.get_by_role("button", name="Keep open").click()
    page.reload()
    expect(page.locator(".tray .kc b").first).to_be_visible()
    page.get_by_role("button", name="Cover", exact=True).click()
    expect(page.locator(".tray .kc b")).to_have_count(0)


def test_a_card_that_is_given_away_is_not_said_to_be_played(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page()
    tables["ring-offer"].sit(page)
    page.locator("[data-look]").click()
    page.get_by_role("button", name="All options", exact=True).click()
    hints = page.locator(".over [data-code^=offer] .hint")
    expect(hints.first).to_be_visible()
    assert set(hints.all_inner_texts()) <= {
        "It changes hands; what it says does not happen",
        "Given by The Thing, it infects",
    }


def test_rooms_say_what_they_are_good_for(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page()
    tables["base-move"].sit(page)
    page.locator("[data-room=radio]").hover()
    expect(page.locator("#decision .hint")).to_contain_text("send the S.O.S.")
    page.get_by_role("button", name="All options", exact=True).click()
    kitchen = page.locator(".over [data-code='go kitchen']")
    expect(kitchen).to_contain_text("Prepare food")


def test_what_is_not_possible_has_a_reason_and_a_card(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page()
    tables["base-vote"].sit(page)
    page.get_by_role("button", name="What is not possible?").click()
    lines = page.locator(".forbidden li")
    if not lines.count():
        tables["base-pile"].sit(page)
        page.get_by_role("button", name="What is not possible?").click()
    expect(lines.first).not_to_contain_text("T-P")
    assert len(lines.first.inner_text().splitlines()[0]) > 20
    title = lines.first.get_by_role("button").inner_text()
    lines.first.get_by_role("button").click()
    expect(page.get_by_role("region", name="Rules").get_by_role("heading", name=title)).to_be_visible()


def test_statements_are_in_groups_that_take_one_stop_each(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page()
    tables["ring-offer"].sit(page)
    topics, forms = page.get_by_role("group", name="What is it about?"), page.locator(".forms")
    topics.get_by_role("button", name="Me").focus()
    page.keyboard.press("ArrowRight")
    expect(topics.get_by_role("button", name="Others")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(forms.get_by_role("button").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(forms.get_by_role("button").nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.forms') === null")
    assert forms.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), "statements are cut"


def test_nobody_alone_is_offered_statements(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page()
    tables["small-act"].sit(page)
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator(".forms")).to_have_count(0)


def test_what_cannot_be_a_code_is_told_too(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Table code").fill("!!!!")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


@pytest.mark.parametrize("code", ["abc", "NONE22", "010101"])
def test_a_wrong_code_can_be_typed_again(open_page: OpenPage, tables: dict[str, Waiting], code: str) -> None:
    page = open_page()
    page.get_by_label("Table code").fill(code)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_label("Table code").fill(tables["base-move"].code.lower())
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You are watching")).to_be_visible()


def open_sheet(page: Page) -> None:
    page.locator("summary", has_text="Board sheet").click()
    expect(page.locator("[data-figure]").first).to_be_visible()


def test_a_board_sheet_is_edited_in_words_checked_saved_and_loaded(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/new")
    open_sheet(page)
    fixed = page.locator(".fixed").count()
    assert page.locator("[data-figure]").count() + fixed == len(BOARD_FIGURES.by_name)
    assert not [name for name in BOARD_FIGURES.by_name if name in page.locator("main").inner_text()]
    # A die has six sides.
    sun = page.locator("[data-figure='die.sun']")
    sun.fill("3")
    sun.blur()
    expect(page.locator("main").get_by_role("alert")).to_contain_text("Faces of the die")
    sun.fill("9")
    sun.blur()
    expect(page.locator("main").get_by_role("alert")).to_contain_text("Weather die, Sides, Sun")
    page.get_by_role("button", name="Create a table").click()
    refusal = page.locator(".toast")
    expect(refusal).to_contain_text("Weather die, Sides, Sun")
    expect(refusal).not_to_contain_text("die.sun")
    sun.fill("2")
    sun.blur()
    storm = page.locator("[data-figure='die.storm']")
    storm.fill("0")
    storm.blur()
    expect(page.locator("main").get_by_role("alert")).to_be_empty()
    page.get_by_label("Name of the sheet").fill("mine")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8")) == {"name": "mine", "figures": {"die.sun": 2, "die.storm": 0}}
    page.reload()
    open_sheet(page)
    page.set_input_files("input[type=file]", saved)
    expect(sun).to_have_value("2")
    # What a file has wrong is said, and the figures stay.
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"name": "bad", "figures": {"die.sun": 9}}), "utf-8")
    page.set_input_files("input[type=file]", bad)
    expect(page.locator("main").get_by_role("alert")).to_contain_text("cannot be 9")
    expect(sun).to_have_value("2")
