"""What axe-core finds wrong with a page."""

from typing import Any

from playwright.sync_api import Page, expect

import hatch_build
from tests.e2e.conftest import DESKTOP, PHONE, TABLET
from tests.e2e.people import resize

AXE = hatch_build.WEB / "node_modules/axe-core/axe.min.js"


#: Until the colours of the theme have come to rest: on the way from one to the other they contrast little.
_AT_REST = """
async () => {
  const isFinite = (each) => Number.isFinite(each.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(isFinite).map((each) => each.finished));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
"""


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with a page, in both themes, on a desk and a phone; tables on a tablet too, in one."""
    page.evaluate(AXE.read_text("utf-8"))
    looks = [(size, light) for size in (DESKTOP, PHONE) for light in (False, True)]
    if page.locator(".app").count():
        looks.append((TABLET, True))
    return [
        f"{'light' if light else 'dark'}, {width} wide: {problem}"
        for (width, height), light in looks
        for problem in _violations_in(page, light, width, height)
    ]


def _violations_in(page: Page, light: bool, width: int, height: int) -> list[str]:
    resize(page, width, height)
    page.emulate_media(color_scheme="light" if light else "dark", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "light" if light else "dark")
    page.wait_for_timeout(300)
    page.evaluate(_AT_REST)
    found: list[dict[str, Any]] = page.evaluate("axe.run(document).then((result) => result.violations)")
    problems = [f"{each['id']}: {each['nodes'][0]['html'][:200]} ({len(each['nodes'])} times)" for each in found]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        problems.append("wider than the screen")
    # A table fills the screen, and only its parts scroll; so does the screen for the room, which is no phone.
    fills = ".app" if (width, height) == PHONE else ".app, .tv"
    is_longer = page.evaluate("document.documentElement.scrollHeight > innerHeight")
    if is_longer and page.locator(fills).count():
        problems.append("longer than the screen")
    return problems
