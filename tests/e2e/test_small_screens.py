"""Small phones and upright tablets: what is played with stays in sight, and nothing lies over anything else."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import create_table
from tests.e2e.positions import Waiting
from winterover.locales import LANGUAGES

_RING = (
    "ring-play",
    "ring-revelations",
    "ring-revelations-infected",
    "ring-fire",
    "ring-door",
    "ring-last",
    "ring-forget",
    "ring-out",
)
POSITIONS = (*_RING, "base-move", "base-vote", "base-end", "small-dice", "small-end", "ring-end")
LOW_PHONE, NARROW_PHONE = (360, 640), (320, 640)


def height_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["height"]


def speak(page: Page, language: str) -> None:
    """In this language from the next page on."""
    page.evaluate("(language) => localStorage.setItem('winterover.settings', JSON.stringify({ language }))", language)


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1024, 768), PHONE, LOW_PHONE, (667, 375)], ids=str)
def test_a_host_can_always_see_how_to_start(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    create_table(page, "Stay Away!", 8)
    expect(page.locator("#start")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Add a bot").last.focus()
    assert page.get_by_role("button", name="Add a bot").last.evaluate(
        """(button) => {
          const box = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        }"""
    ), "what has the focus lies under the bar"


@pytest.mark.parametrize("size", [(768, 1024), (810, 1080), (820, 1180)], ids=str)
@pytest.mark.parametrize("name", ["base-vote", "base-move", "small-dice", "ring-play"])
def test_an_upright_tablet_has_room_for_the_log(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int], name: str
) -> None:
    page = open_page(size=size, language="fr")
    tables[name].sit(page)
    expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
    expect(page.locator(".say-in input")).to_be_in_viewport(ratio=1)
    assert height_of(page.locator("[role=log]")) > 110
    assert page.evaluate(
        """document.querySelector(".say-in").getBoundingClientRect().bottom
          <= document.querySelector(".talk").getBoundingClientRect().bottom"""
    )


def test_statements_open_above_the_talk_of_an_upright_tablet(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=(768, 1024))
    tables["base-vote"].sit(page)
    opener = page.get_by_role("button", name="Say in the game's own words")
    statements = page.get_by_role("group", name="Say in the game's own words")
    expect(opener).to_be_visible()
    expect(statements).to_be_hidden()
    before = height_of(page.locator("[role=log]"))
    opener.click()
    expect(statements.get_by_role("button").first).to_be_in_viewport(ratio=1)
    assert height_of(page.locator("[role=log]")) == before
    page.keyboard.press("Escape")
    expect(statements).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    statements.get_by_role("button").first.click()
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_role("button", name="Say it")).to_be_hidden()
    expect(opener).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("size", [LOW_PHONE, NARROW_PHONE], ids=str)
@pytest.mark.parametrize("name", ["base-end", "small-end", "ring-end"])
def test_the_end_leaves_a_phone_to_how_the_game_went(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int], name: str
) -> None:
    page = open_page(size=size)
    for language in LANGUAGES:
        speak(page, language)
        tables[name].sit(page)
        bar = page.locator(".end:has(> .again)")
        expect(bar.locator(".btn")).to_have_count(3)
        assert height_of(bar) < 120, language
        for button in bar.locator(".btn").all():
            expect(button).to_be_in_viewport(ratio=1)
            assert height_of(button) >= 44


@pytest.mark.parametrize("name", ["base-move", "base-vote", "small-dice", "ring-play"])
def test_the_links_of_a_choice_are_one_line_on_a_phone(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    page = open_page(size=LOW_PHONE)
    for language in LANGUAGES:
        speak(page, language)
        tables[name].sit(page)
        expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
        links = page.locator(".alts .link")
        assert height_of(page.locator(".alts")) < 46, language
        assert all(height >= 44 for height in map(height_of, links.all()))
        # The last one is there for keys and fingers, however many come before it.
        links.last.focus()
        expect(links.last).to_be_in_viewport(ratio=1)
        links.last.click()
        expect(links.last).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("size", [PHONE, LOW_PHONE, (820, 1180), (1024, 768), (844, 390)], ids=str)
def test_the_guide_of_a_small_screen_comes_with_the_choice_and_begins_with_one_sentence(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    page.evaluate("localStorage.setItem('winterover.settings', JSON.stringify({ guide: true }))")
    tables["base-move"].sit(page)
    guide = page.get_by_role("region", name="First-game guide")
    # It explains; the question stands right below it.
    expect(guide).to_contain_text(re.compile(r"\w"))
    expect(guide).not_to_contain_text("Where do you go?")
    assert height_of(guide) < max(size[1] / 4, 185)
    expect(guide.get_by_role("listitem").first).to_be_hidden()
    guide.get_by_text("More about this decision").click()
    expect(guide.get_by_role("listitem").first).to_be_visible()


#: Pairs of things in the ring of Stay Away! that lie over each other, and what is cut by its edge or the hand below it.
_OVERLAPS = """() => {
  const found = [];
  const add = (group, selector) => document.querySelectorAll(selector).forEach((each, index) => {
    const box = each.getBoundingClientRect();
    if (box.width > 1 && box.height > 1) found.push([group(each, index), box]);
  });
  const seatOf = (each) => [...document.querySelectorAll(".ring .seat")].indexOf(each.closest(".seat"));
  add((each) => `seat ${seatOf(each)}`, ".ring .disc > svg, .ring .name");
  add((each, index) => `door ${index}`, ".gap > *");
  add((each) => each.className, ".middle .all, .middle .used");
  add((each, index) => `pile ${index}`, ".middle .deck");
  add((each, index) => `count ${index}`, ".middle .count");
  add((each) => each.className, ".direction > span:not(.vh)");
  const [table, hand, sheet] = [".table", ".stayaway > .hands", "#decision"]
    .map((part) => document.querySelector(part)?.getBoundingClientRect());
  const floor = Math.min(table.bottom, hand?.top ?? Infinity, sheet.top);
  const problems = found.filter(([, box]) => box.top < table.top - 1 || box.bottom > floor + 1)
    .map(([name]) => `${name} is cut`);
  found.forEach(([one, a], index) => found.slice(index + 1).forEach(([other, b]) => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (one !== other && width > 1 && height > 1) problems.push(`${one} / ${other}`);
  }));
  return problems;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_in_the_ring_of_a_low_phone(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=LOW_PHONE)
    speak(page, language)
    problems = {}
    for name in _RING:
        tables[name].sit(page)
        expect(page.locator("#decision")).to_be_visible()
        page.wait_for_timeout(200)
        problems[name] = page.evaluate(_OVERLAPS)
        if page.locator("[data-look]").count():
            page.locator("[data-look]").click()
            page.wait_for_timeout(200)
            problems[name] += page.evaluate(_OVERLAPS)
    assert {name: found for name, found in problems.items() if found} == {}


@pytest.mark.parametrize("size", [PHONE, LOW_PHONE, NARROW_PHONE], ids=str)
def test_how_many_cards_somebody_holds_leaves_the_mark_to_be_read(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    for name in ("ring-play", "ring-fire", "ring-door"):
        tables[name].sit(page)
        expect(page.locator(".ring .badge.count").first).to_be_in_viewport(ratio=1)
        covered = page.evaluate(
            """() => [...document.querySelectorAll(".ring .seat")].map((seat) => {
              const [count, mark] = [".badge.count", "svg.disc .d1"]
                .map((part) => seat.querySelector(part).getBoundingClientRect());
              const table = seat.closest(".table").getBoundingClientRect();
              return [count.left < table.left, count.right > mark.left && count.top < mark.bottom];
            })"""
        )
        assert covered == [[False, False]] * len(covered), name


def test_a_phone_lists_how_to_defend_beside_not_to(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=PHONE)
    tables["ring-fire"].sit(page)
    page.locator("#confirm[data-look]").click()
    expect(page.locator("#decision .line [data-code]")).to_have_text(
        ["Defend with No Barbecue!", "Pass: do not defend"]
    )
    # The card in the hand is the same option.
    page.locator(".hands.compact .kc.lit").click()
    expect(page.locator("#decision .line [aria-pressed=true]")).to_have_text("Defend with No Barbecue!")
    # What nobody can choose now is drawn apart, and only while the cards are open.
    expect(page.locator(".hands.compact .kc.off")).to_have_count(3)
    page.reload()
    expect(page.locator("#confirm[data-look]")).to_be_visible()
    expect(page.locator(".hands.compact .kc.off")).to_have_count(0)


def test_the_middle_of_the_ring_speaks_to_whoever_acts_of_what_all_know(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(size=PHONE)
    tables["ring-play"].sit(page)
    expect(page.locator(".middle .news p:last-child")).to_have_text("You drew a card.")
    page.locator("#confirm[data-look]").click()
    expect(page.locator(".hands.compact .kc b").first).to_be_visible()
    expect(page.locator(".middle .news p:last-child")).to_have_text("You drew a card.")


@pytest.mark.parametrize("size", [PHONE, LOW_PHONE], ids=str)
def test_a_die_that_stands_for_one_option_is_pressed_on_a_phone(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    tables["small-dice"].sit(page)
    dice = page.locator(".dice button.die")
    expect(dice).to_have_count(3)
    # Nothing hides: the list has what no die stands for.
    expect(page.locator("#decision .line [data-code]")).to_have_text(["Go on with these dice"])
    expect(page.locator("#decision .rest")).to_have_count(0)
    for place, die in enumerate(dice.all(), 1):
        assert height_of(die) >= 44
        expect(die).to_have_accessible_name(re.compile(rf"\. Cancel die {place}$"))
        # Chosen first, with nothing in the way, and confirmed afterwards.
        die.click()
        expect(die).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#confirm")).to_have_text(f"Cancel die {place}")
