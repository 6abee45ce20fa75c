"""Who uses keys keeps their place: what vanishes while it has the focus hands it on."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.positions import Waiting

POSITIONS = ("ring-offer", "base-move")


def _sit(open_page: OpenPage, table: Waiting, size: tuple[int, int] = (1440, 900)) -> Page:
    page = open_page(size=size)
    table.sit(page)
    expect(page.locator("#decision h2")).to_be_visible()
    return page


def _enter(page: Page, button: Locator) -> None:
    button.focus()
    page.keyboard.press("Enter")


def test_keeping_the_cards_open_leads_to_what_covers_them(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _sit(open_page, tables["ring-offer"])
    page.locator("[data-look]").click()
    _enter(page, page.get_by_role("button", name="Keep open"))
    expect(page.get_by_role("button", name="Keep open")).to_have_count(0)
    expect(page.get_by_role("button", name="Cover", exact=True)).to_be_focused()


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_a_closed_panel_leads_back_to_what_opened_it(open_page: OpenPage, tables: dict[str, Waiting], key: str) -> None:
    page = _sit(open_page, tables["base-move"])
    for name in ("All options", "What is not possible?", "Something else?"):
        link = page.locator("#decision").get_by_role("button", name=name)
        _enter(page, link)
        close = page.locator(".over").get_by_role("button", name="Close")
        close.focus()
        page.keyboard.press(key)
        expect(close).to_have_count(0)
        expect(link).to_be_focused()


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_a_closed_dialog_leads_back_to_what_opened_it(
    open_page: OpenPage, tables: dict[str, Waiting], key: str
) -> None:
    page = _sit(open_page, tables["base-move"])
    for name in ("Settings", "Host"):
        button = page.get_by_role("button", name=name, exact=True)
        _enter(page, button)
        page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).focus()
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()


def test_the_last_of_the_earlier_lines_leads_to_the_log(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _sit(open_page, tables["base-move"])
    earlier = page.get_by_role("button", name="earlier")
    expect(earlier).to_be_visible()
    while earlier.count():
        _enter(page, earlier)
    expect(page.get_by_role("log")).to_be_focused()


def test_a_statement_is_filled_in_where_it_was_chosen(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _sit(open_page, tables["ring-offer"])
    compose = page.locator(".compose")
    _enter(page, compose.locator(".forms button").first)
    expect(compose.locator("select").first).to_be_focused()
    _enter(page, compose.get_by_role("button", name="Cancel"))
    expect(compose.locator(".seg button.on")).to_have_count(1)
    assert compose.evaluate("(compose) => compose.contains(document.activeElement)")


def test_who_looks_at_cards_that_cannot_be_chosen_goes_on_at_the_question(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = _sit(open_page, tables["base-move"])
    _enter(page, page.locator(".tray .covered"))
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    expect(page.locator("#decision h2")).to_be_focused()
    # Where the question is behind a tab, the focus stays with the cards.
    page = _sit(open_page, tables["base-move"], PHONE)
    page.get_by_role("button", name="Mine").click()
    _enter(page, page.locator(".tray .covered"))
    expect(page.get_by_role("button", name="Cover", exact=True)).to_be_focused()


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "uk", "es"])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_first_stop_leads_to_the_question_and_the_next_to_the_options(
    open_page: OpenPage, tables: dict[str, Waiting], name: str, language: str
) -> None:
    page = open_page(language=language)
    tables[name].sit(page)
    expect(page.locator("#decision h2")).to_be_visible()
    assert page.evaluate("document.querySelector('a, button, input, select, [tabindex]').matches('.skip')")
    if page.locator("[data-look]").count():
        page.locator("[data-look]").click()
    page.locator(".top .brand").focus()
    for key, target in (("Shift+Tab", "#decision h2"), ("Tab", "[data-code], [data-pick]")):
        page.keyboard.press(key)
        link = page.locator(".skip:focus")
        expect(link).to_be_in_viewport(ratio=1)
        page.keyboard.press("Enter")
        expect(page.locator(":focus")).to_be_in_viewport()
        assert page.locator(":focus").evaluate("(focused, target) => focused.matches(target)", target)


def test_a_heading_shows_its_focus_to_who_uses_keys_only(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _sit(open_page, tables["base-move"])
    heading = page.locator("#decision h2")
    expect(heading).to_be_focused()
    expect(heading).to_have_css("outline-style", "none")
    page.locator(".top .brand").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(heading).to_be_focused()
    expect(heading).to_have_css("outline-style", "solid")
    heading.click()
    expect(heading).to_have_css("outline-style", "none")
