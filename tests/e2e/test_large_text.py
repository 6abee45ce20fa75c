"""Text at 200 %: by the browser's own size of type, and by its zoom, on the low screens that many people have."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.conftest import ARGUMENTS, PATIENCE, OpenPage
from tests.e2e.positions import Waiting
from tests.server.running import Process

POSITIONS = ("base-move", "base-vote", "base-trade", "small-dice", "ring-play", "ring-keep")
_SCREENS = ((1366, 768), (1440, 900))

#: What is cut off, lies under something else, or cannot be reached, in words; nothing is as it should be.
_PROBLEMS = """
() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
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
  for (const selector of ["#decision h2", "#confirm"]) {
    const wanted = document.querySelector(selector);
    wanted.scrollIntoView({ block: "nearest" });
    const box = wanted.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12));
    if (!wanted.contains(top)) found.push(`${selector} is covered by ${top?.outerHTML.slice(0, 120)}`);
  }
  const scene = document.querySelector(".scene");
  if (scene.getBoundingClientRect().height < 80) found.push("no room is left for the table");
  return found;
}
"""


def look(page: Page, table: Waiting) -> list[str]:
    table.sit(page)
    page.wait_for_selector("#confirm")
    page.wait_for_timeout(300)
    problems: list[str] = page.evaluate(_PROBLEMS)
    return problems


@pytest.mark.parametrize("name", POSITIONS)
def test_the_table_is_usable_at_a_zoom_of_200_percent(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    for width, height in _SCREENS:
        page = open_page(size=(width // 2, height // 2))
        assert look(page, tables[name]) == [], (width, height)


@pytest.fixture(scope="module")
def large_print(browser: Browser, chromium: str) -> Iterator[Browser]:
    """A browser whose own size of type is twice the usual one."""
    arguments = [*ARGUMENTS, "--blink-settings=defaultFontSize=32"]
    started = browser.browser_type.launch(executable_path=chromium, args=arguments)
    yield started
    started.close()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_table_is_usable_with_type_of_twice_the_size(
    large_print: Browser, server: Process, tables: dict[str, Waiting], name: str
) -> None:
    for width, height in _SCREENS:
        context = large_print.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(server.address)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert look(page, tables[name]) == [], (width, height)
        context.close()
