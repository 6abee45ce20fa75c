"""Large text: by the browser's size of type, by its zoom, by a reader's style sheet; on low screens and on phones."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.chromium import ARGUMENTS
from tests.e2e.conftest import PATIENCE, PHONE, OpenPage
from tests.e2e.people import resize
from tests.e2e.positions import Waiting
from tests.server.running import Process
from winterover.locales import LANGUAGES

_ASKED = ("base-move", "base-vote", "base-trade", "small-dice", "ring-play", "ring-keep")
_IN_PARTS = ("base-encounter-tokens", "base-take", "small-dice", "ring-offer")
POSITIONS = (*dict.fromkeys((*_ASKED, *_IN_PARTS)), "small-move", "ring-end")
_SCREENS = ((1366, 768), (1440, 900))
_LARGER_SCREENS = (*_SCREENS, (1920, 1080))

#: What is cut off, lies under something else, or cannot be reached, in words; nothing is as it should be.
_PROBLEMS = """
() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
  for (const skip of document.querySelectorAll(".skip:not(:focus)")) {
    if (skip.getBoundingClientRect().bottom > 0) found.push(`${skip.textContent} is in sight`);
  }
  const name = (part) => part.dataset.part ?? part.className;
  const parts = [...document.querySelectorAll("header.top, [data-part], nav.tabs")];
  const boxes = parts.map((part) => [part, part.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  boxes.forEach(([one, a], index) => {
    for (const [other, b] of boxes.slice(index + 1)) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1 && height > 1) found.push(`${name(one)} lies over ${name(other)}`);
    }
  });
  for (const wanted of document.querySelectorAll("#decision h2, #confirm, #decision .alts .link")) {
    wanted.scrollIntoView({ block: "nearest" });
    const box = wanted.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12));
    if (!wanted.contains(top)) found.push(`${wanted.textContent} is covered by ${top?.outerHTML.slice(0, 120)}`);
  }
  for (const tab of document.querySelectorAll("nav.tabs button")) {
    const words = document.createRange();
    words.selectNodeContents(tab);
    const [inner, outer] = [words.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) found.push(`cut: ${tab.textContent}`);
  }
  const scene = document.querySelector(".scene");
  if (scene && scene.getBoundingClientRect().height < 80) found.push("no room is left for the table");
  const [ring, tray] = [".scene .table", ".scene .tray"].map((part) => document.querySelector(part));
  const areSeen = [ring, tray].every((part) => part?.getClientRects().length);
  if (areSeen && tray.getBoundingClientRect().top < ring.getBoundingClientRect().bottom) {
    found.push("the own things lie over the ring");
  }
  return found;
}
"""


def look(page: Page, table: Waiting) -> list[str]:
    table.sit(page)
    page.wait_for_selector("#confirm")
    page.wait_for_timeout(300)
    problems: list[str] = page.evaluate(_PROBLEMS)
    return problems


@pytest.mark.parametrize("name", _ASKED)
def test_the_table_is_usable_at_a_zoom_of_200_percent(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    for width, height in _SCREENS:
        page = open_page(size=(width // 2, height // 2))
        assert look(page, tables[name]) == [], (width, height)


#: Opens a page in a browser whose own size of type is so many per cent of the usual one; or in a usual browser, with a
#: style sheet of the reader's that makes the root's as large. Media queries do not follow that, layouts do.
OpenLarge = Callable[..., Page]
_LARGE = [
    pytest.param(150, False, id="150"),
    pytest.param(200, False, id="200"),
    pytest.param(200, True, id="200 by a style sheet"),
]

_STYLE = """addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { font-size: PERCENT% !important }");
  document.adoptedStyleSheets.push(sheet);
});"""


@pytest.fixture(scope="module")
def open_large(browser: Browser, chromium: str, server: Process) -> Iterator[OpenLarge]:
    started: dict[int, Browser] = {}

    def open_one(
        percent: int, size: tuple[int, int], path: str = "/", language: str = "en", *, styled: bool = False
    ) -> Page:
        own = 100 if styled else percent
        if own not in started:
            arguments = [*ARGUMENTS, f"--blink-settings=defaultFontSize={16 * own // 100}"]
            started[own] = browser.browser_type.launch(executable_path=chromium, args=arguments)
        context = started[own].new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce"
        )
        if styled:
            context.add_init_script(_STYLE.replace("PERCENT", str(percent)))
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(server.address + path)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{16 * percent // 100}px"
        return page

    yield open_one
    for each in started.values():
        each.close()


@pytest.mark.parametrize("name", ["base-move", "base-vote", "ring-keep"])
def test_no_line_of_links_is_cut_by_the_button_below_it(
    open_large: OpenLarge, tables: dict[str, Waiting], name: str
) -> None:
    page = open_large(200, PHONE, language="es", styled=True)
    tables[name].sit(page)
    expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
    cut = page.locator(".alts .link").evaluate_all(
        """(links) => links.filter((link) => {
          const words = document.createRange();
          const isSeen = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
          words.selectNodeContents([...link.childNodes].find(isSeen));
          const box = words.getBoundingClientRect();
          return box.bottom > document.querySelector("#confirm").getBoundingClientRect().top
            || box.top < document.querySelector("#decision").getBoundingClientRect().top;
        }).map((link) => link.textContent)"""
    )
    assert cut == []
    page.context.close()


@pytest.mark.parametrize("styled", [False, True], ids=["the browser's own", "by a style sheet"])
@pytest.mark.parametrize("name", _ASKED)
def test_the_table_is_usable_with_type_of_twice_the_size(
    open_large: OpenLarge, tables: dict[str, Waiting], name: str, styled: bool
) -> None:
    for size in _LARGER_SCREENS:
        page = open_large(200, size, language="de", styled=styled)
        assert look(page, tables[name]) == [], size
        page.context.close()


#: How much of a room is within the frame of the base.
_SIGHT = """(room) => {
  const [part, whole] = [room, room.closest(".boardbox")].map((each) => each.getBoundingClientRect());
  const width = Math.min(part.right, whole.right) - Math.max(part.left, whole.left);
  const height = Math.min(part.bottom, whole.bottom) - Math.max(part.top, whole.top);
  return Math.max(0, width) * Math.max(0, height) / (part.width * part.height);
}"""
#: How many pixels a unit of the drawing has, whose words are drawn for type of 16 pixels.
_UNIT = "document.querySelector('svg.board').getScreenCTM().a"


@pytest.mark.parametrize(("percent", "styled"), _LARGE)
@pytest.mark.parametrize("name", ["base-move", "small-move"])
def test_the_words_of_the_base_grow_with_the_type(
    open_large: OpenLarge, tables: dict[str, Waiting], name: str, percent: int, styled: bool
) -> None:
    """Where the whole base would be too small to read, it is larger than its frame, and something to do is in sight."""
    for size in (PHONE, *_LARGER_SCREENS):
        page = open_large(percent, size, styled=styled)
        assert look(page, tables[name]) == []
        assert page.evaluate(_UNIT) >= 0.72 * percent / 100, size
        rooms = page.locator(".boardbox [data-code]").all()
        assert any(room.evaluate(_SIGHT) > 0.6 for room in rooms), size
        page.context.close()


@pytest.mark.parametrize("size", [PHONE, (844, 390), (320, 568)], ids=str)
def test_a_room_that_gets_the_focus_comes_into_sight(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    tables["base-move"].sit(page)
    page.wait_for_selector("#confirm")
    for room in page.locator(".boardbox [data-code]").all():
        room.focus()
        whole = min(1, _seen_at_most(page))
        assert room.evaluate(_SIGHT) > 0.6 * whole, room.get_attribute("data-room")


def _seen_at_most(page: Page) -> float:
    """How much of a room a very low frame can show."""
    heights = [page.locator(each).first.bounding_box() for each in (".boardbox", ".boardbox [data-code]")]
    frame, room = (box["height"] if box else 0 for box in heights)
    return frame / room


def test_the_chosen_room_stays_in_sight_when_the_device_is_turned(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(size=PHONE)
    tables["base-move"].sit(page)
    page.locator(".alts").get_by_role("button", name="All options").click()
    page.locator(".over [data-code='go helicopter']").click()
    chosen = page.locator(".boardbox [data-room=helicopter]")
    for size in ((844, 390), PHONE):
        resize(page, *size)
        expect(page.locator(".boardbox")).to_be_visible()
        page.wait_for_timeout(100)
        assert chosen.evaluate(_SIGHT) > 0.6, size


@pytest.mark.parametrize(("percent", "styled"), _LARGE)
def test_the_base_is_whole_on_a_wall(
    open_large: OpenLarge, tables: dict[str, Waiting], percent: int, styled: bool
) -> None:
    page = open_large(percent, (1280, 720), f"/t/{tables['base-move'].code}/tv", styled=styled)
    expect(page.locator("svg.board")).to_be_visible()
    page.wait_for_timeout(200)
    assert page.locator(".map").count() == 0
    assert all(room.evaluate(_SIGHT) > 0.99 for room in page.locator(".boardbox [data-room]").all())
    page.context.close()


@pytest.mark.parametrize(("percent", "styled"), _LARGE)
@pytest.mark.parametrize("name", _ASKED)
def test_the_table_is_usable_on_a_phone_with_large_type(
    open_large: OpenLarge, tables: dict[str, Waiting], name: str, percent: int, styled: bool
) -> None:
    page = open_large(percent, PHONE, language="de", styled=styled)
    assert look(page, tables[name]) == []
    page.context.close()


#: Which of the question, the phase and the first option is cut, and whether the phase runs out of its place.
_CUT = """
() => {
  const found = [];
  const isCut = (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
  for (const part of document.querySelectorAll("#decision h2, .phases .now small, .phases .now .name:only-child")) {
    if (isCut(part)) found.push(`cut: ${part.textContent}`);
  }
  const header = document.querySelector("header.top").getBoundingClientRect();
  const tools = [...document.querySelectorAll("header.top .btn")].filter((tool) => tool.getClientRects().length);
  const end = Math.min(...tools.map((tool) => tool.getBoundingClientRect().left));
  for (const part of document.querySelectorAll(".phases .now .words, .ribbon .turn")) {
    const box = part.getBoundingClientRect();
    if (box.right > end) found.push(`runs into the tools: ${part.textContent}`);
    if (box.top < header.top || box.bottom > header.bottom) found.push(`runs out of the header: ${part.textContent}`);
  }
  const option = document.querySelector("#decision .line [data-code]");
  const confirm = document.querySelector("#confirm").getBoundingClientRect();
  const [box, list] = [option, option?.parentElement].map((part) => part?.getBoundingClientRect());
  const isWhole = option && !isCut(option) && box.right <= list.right + 1 && box.bottom <= confirm.top;
  if (!isWhole) found.push("no option is whole in sight");
  return found;
}
"""


@pytest.mark.parametrize(("percent", "styled"), _LARGE)
@pytest.mark.parametrize("name", _IN_PARTS)
def test_on_a_phone_with_large_type_the_question_the_phase_and_an_option_are_whole(
    open_large: OpenLarge, tables: dict[str, Waiting], name: str, percent: int, styled: bool
) -> None:
    page = open_large(percent, PHONE, styled=styled)
    tables[name].sit(page)
    page.wait_for_selector("#confirm")
    if page.locator("#confirm").get_attribute("data-look") is not None:
        page.locator("#confirm").click()
    page.locator("#decision .line [data-code]").first.wait_for()
    assert page.evaluate(_CUT) == []
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_too_wide_for_a_phone_with_large_type(
    open_large: OpenLarge, server: Process, tables: dict[str, Waiting], language: str
) -> None:
    page = open_large(200, PHONE, language=language)
    for path in ("/new", "/records", "/rules", "/"):
        page.goto(server.address + path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(_PROBLEMS) == [], path
    assert look(page, tables["base-move"]) == []
    page.context.close()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_replay_as_a_seat_is_usable_on_a_phone_with_large_type(
    open_large: OpenLarge, tables: dict[str, Waiting], percent: int
) -> None:
    page = open_large(percent, PHONE, f"/r/{tables['ring-end'].code}?as=A&at=30", "de")
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    page.locator(".scene .tray").wait_for(state="attached")
    assert page.evaluate(_PROBLEMS) == []
    for control in page.locator(".deeds > :is(.btn, .sel)").all():
        expect(control).to_be_in_viewport(ratio=1)
    page.locator("nav.tabs [data-opens=mine]").click()
    expect(page.locator(".scene .tray")).to_be_in_viewport()
    assert page.evaluate(_PROBLEMS) == []
    page.context.close()


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)], ids=str)
@pytest.mark.parametrize("name", ["base-move", "base-vote", "ring-keep", "small-dice"])
def test_a_laptop_shows_the_question_in_a_readers_own_style(
    open_large: OpenLarge, tables: dict[str, Waiting], name: str, size: tuple[int, int]
) -> None:
    """Media queries know nothing of such a style sheet; the layout follows the type that it makes."""
    page = open_large(200, size, styled=True)
    tables[name].sit(page)
    question = page.locator("#decision h2")
    expect(question).to_be_in_viewport(ratio=1)
    box = question.bounding_box()
    assert box
    assert box["width"] > size[0] / 8
    expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
    page.context.close()
