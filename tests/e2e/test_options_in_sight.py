"""Whoever chooses sees what there is: up to three answers at once, and of more how many are not in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import resize
from tests.e2e.positions import Waiting
from winterover.locales import LANGUAGES

LAPTOPS = ((1024, 768), (1280, 720), (1366, 768), DESKTOP)
#: With up to three options in the decision bar, of few letters to many, with something else beside them or not.
_FEW = (
    "base-consent",
    "base-encounter-tokens",
    "base-encounter-attack",
    "base-reveal",
    "base-keep",
    "small-hand-over",
    "small-attack",
    "ring-revelations",
)
POSITIONS = (*_FEW, "base-take", "base-move", "base-vote", "ring-reply")

#: How much of each option in the decision bar is in sight, by its words.
_IN_SIGHT = """() => [...document.querySelectorAll("#decision .line [data-code]")].map((option) => {
  const box = option.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = option.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const confirm = document.querySelector("#confirm").getBoundingClientRect();
  const covered = Math.max(0, Math.min(right, confirm.right) - Math.max(left, confirm.left))
    * Math.max(0, Math.min(bottom, confirm.bottom) - Math.max(top, confirm.top));
  const seen = Math.max(0, right - left) * Math.max(0, bottom - top) - covered;
  const wordsFit = option.scrollWidth <= option.clientWidth + 1 && option.scrollHeight <= option.clientHeight + 2;
  return [option.textContent, wordsFit ? seen / (box.width * box.height) : 0];
})"""
_MOST = 0.9


def _open(page: Page, table: Waiting) -> None:
    table.sit(page)
    if page.locator("#confirm").get_attribute("data-look") is not None:
        page.locator("#confirm").click()
    expect(page.locator("#decision .line [data-code]").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_up_to_three_answers_are_all_in_sight(open_page: OpenPage, tables: dict[str, Waiting], language: str) -> None:
    page = open_page(size=DESKTOP, language=language)
    cut = {}
    for name in _FEW:
        _open(page, tables[name])
        for width, height in (*LAPTOPS, PHONE):
            resize(page, width, height)
            found: list[tuple[str, float]] = page.evaluate(_IN_SIGHT)
            assert 2 <= len(found) <= 3, name
            cut.update({(name, width, words): seen for words, seen in found if seen < _MOST})
    assert cut == {}


@pytest.mark.parametrize("size", [(1280, 720), DESKTOP], ids=str)
def test_of_more_answers_it_says_how_many_are_not_in_sight(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    _open(page, tables["base-take"])
    found: list[tuple[str, float]] = page.evaluate(_IN_SIGHT)
    in_sight = sum(seen > _MOST for _, seen in found)
    assert in_sight >= 1
    rest = page.get_by_role("button", name=f"+{len(found) - in_sight} All options", exact=True)
    expect(rest).to_be_in_viewport(ratio=1)
    # By keys and by a press, it leads to all of them.
    rest.press("Enter")
    expect(page.locator(".over [data-code]")).to_have_count(len(found))
    page.keyboard.press("Escape")
    expect(page.locator(".over")).to_have_count(0)
    rest.click()
    page.locator(".over [data-code]").last.click()
    expect(page.locator("#confirm")).to_be_enabled()


#: How far the number of the other options is from the last one in sight, and the button from the upper edge of the bar.
#: The number takes room from the line, which the browser tells with its next frame.
_DISTANCES = """async () => {
  for (const _ of "12") await new Promise(requestAnimationFrame);
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const line = box("#decision .options");
  const ends = [...document.querySelectorAll("#decision .options [data-code]")]
    .map((option) => option.getBoundingClientRect())
    .filter(({ top, bottom }) => top >= line.top && bottom <= line.bottom)
    .map(({ right }) => Math.min(right, line.right));
  return [box("#decision .rest").left - Math.max(...ends), box("#confirm").top - box("#decision").top];
}"""


@pytest.mark.parametrize("size", [*LAPTOPS, PHONE], ids=str)
def test_how_many_are_not_in_sight_stands_beside_those_that_are(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    _open(page, tables["base-take"])
    expect(page.locator("#decision .rest")).to_be_visible()
    from_options, from_edge = page.evaluate(_DISTANCES)
    assert 4 <= from_options <= 20
    assert from_edge >= 5


#: Whether the middle of each of these is on top, so that pressing it reaches it.
_ON_TOP = """(parts) => parts.filter((part) => part.getClientRects().length).map((part) => {
  const box = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
})"""


@pytest.mark.parametrize("size", [PHONE, (390, 664), (360, 640)], ids=str)
def test_a_low_phone_shows_above_the_sheet_what_is_chosen_from(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    tables["base-move"].sit(page)
    expect(page.locator(".strip .ways button")).to_have_count(2)
    assert all(page.locator(".strip .ways button").evaluate_all(_ON_TOP))
    tables["ring-reply"].sit(page)
    page.locator("#confirm[data-look]").click()
    cards = page.locator(".hands.compact .kc.lit")
    expect(cards.first).to_be_visible()
    assert all(cards.evaluate_all(_ON_TOP))
    # Nothing moves when one is picked.
    before = page.locator("#decision").bounding_box()
    for card in cards.all():
        card.click()
        expect(page.locator("#confirm")).to_be_enabled()
        assert page.locator("#decision").bounding_box() == before


@pytest.mark.parametrize("name", ["base-vote", "base-move"])
def test_what_is_chosen_on_the_board_is_in_sight_in_the_line_too(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    page = open_page(size=PHONE, touch=True)
    _open(page, tables[name])
    line = page.locator("#decision .line [data-code]")
    last = line.last.get_attribute("data-code")
    page.locator(f':is([data-code="{last}"], [data-pick="{last}"]):not(#decision *)').first.dispatch_event("click")
    expect(line.last).to_have_attribute("aria-pressed", "true")
    [*_, (_, seen)] = page.evaluate(_IN_SIGHT)
    assert seen > _MOST


def test_a_whole_list_lies_still_under_the_pointer(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    """On a phone with covered cards, other words below it would move it between a press and its release."""
    page = open_page(size=PHONE)
    tables["base-move"].sit(page)
    page.locator(".alts .link", has_text="All options").click()
    option = page.locator(".over [data-code^='go ']").first
    place = option.bounding_box()
    option.hover()
    assert option.bounding_box() == place
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
