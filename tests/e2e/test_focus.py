"""Who uses keys keeps their place: what vanishes while it has the focus hands it on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import resize
from tests.e2e.positions import Waiting

_SCENES = ("ring-offer", "base-move")
POSITIONS = (*_SCENES, "base-take", "ring-last", "small-last", "small-end")


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
    for name in ("All options", "What is not possible?", "What else can I do?"):
        link = page.locator("#decision").get_by_role("button", name=name, exact=True)
        _enter(page, link)
        close = page.locator(".over").get_by_role("button", name="Close")
        close.focus()
        page.keyboard.press(key)
        expect(close).to_have_count(0)
        expect(link).to_be_focused()


@pytest.mark.parametrize("name", [r"\+\d All options", "All options"])
def test_keys_that_open_all_options_lead_to_the_first_and_back(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    page = _sit(open_page, tables["base-take"])
    page.locator("[data-look]").click()
    opener = page.locator("#decision").get_by_role("button", name=re.compile(f"^{name}$"))
    _enter(page, opener)
    expect(page.locator(".over [data-code]").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".over [data-code]").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".over")).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_pointer_that_opens_a_panel_leaves_the_focus(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _sit(open_page, tables["base-move"])
    link = page.locator("#decision").get_by_role("button", name="All options", exact=True)
    link.click()
    expect(page.locator(".over [data-code]").first).to_be_visible()
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
@pytest.mark.parametrize("name", _SCENES)
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


@pytest.mark.parametrize(
    ("size", "part"), [(PHONE, "talk"), (PHONE, "mine"), ((844, 390), "talk"), ((1024, 768), "talk")]
)
def test_a_part_that_is_closed_leads_back_to_what_opens_it(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int], part: str
) -> None:
    page = _sit(open_page, tables["base-move"], size)
    opener = page.locator(f"[data-opens={part}]:visible")
    _enter(page, opener)
    inside = page.locator(f"[data-part={part}]").locator("button:visible, input:visible").first
    inside.focus()
    expect(inside).to_be_focused()
    page.keyboard.press("Escape")
    expect(inside).to_be_hidden()
    expect(opener).to_be_focused()


def test_a_rule_that_was_opened_in_a_part_leads_back_to_that_part(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = _sit(open_page, tables["base-move"], PHONE)
    _enter(page, page.locator("[data-opens=mine]"))
    button = page.locator(".tray button:visible").first
    button.focus()
    page.keyboard.press("?")
    expect(page.locator(".rules")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".rules")).to_have_count(0)
    expect(button).to_be_focused()


def test_what_another_size_hides_hands_the_focus_on(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _sit(open_page, tables["base-move"])
    page.get_by_role("log").focus()
    resize(page, *PHONE)
    expect(page.locator("#decision h2")).to_be_focused()


def test_a_covered_screen_says_whose_it_is(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page()
    table = tables["ring-offer"]
    table.sit(page, *table.secrets)
    _enter(page, page.get_by_role("button", name="I am").first)
    expect(page.locator("#decision h2")).to_be_focused()
    _enter(page, page.get_by_role("button", name="Cover, for the next person"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def _to_the_end(page: Page) -> None:
    """Choose and confirm by keys what ends the game."""
    if page.locator("[data-look]").count():
        _enter(page, page.locator("[data-look]"))
    _enter(page, page.locator("[data-code='pass'], [data-code='cancel 3']").first)
    _enter(page, page.locator("#confirm:enabled"))


@pytest.mark.parametrize("name", ["ring-last", "small-last"])
def test_the_end_takes_the_focus_of_what_it_takes_away(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    table = tables[name]
    page, host, phone, reader = (_sit(open_page, table, size) for size in (DESKTOP, DESKTOP, PHONE, DESKTOP))
    _enter(host, host.get_by_role("button", name="Host", exact=True))
    expect(host.get_by_role("dialog")).to_be_visible()
    if phone.locator("[data-opens=mine]").count():
        _enter(phone, phone.locator("[data-opens=mine]"))
        phone.locator(".tray button:visible").first.focus()
    reader.get_by_role("log").focus()
    _to_the_end(page)
    for each in (page, host, phone):
        expect(each.locator("[data-heading]")).to_be_focused()
    expect(reader.locator("[data-heading]")).to_be_visible()
    expect(reader.get_by_role("log")).to_be_focused()
    _enter(page, page.get_by_role("button", name="Play again"))
    expect(page.locator("#start")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
