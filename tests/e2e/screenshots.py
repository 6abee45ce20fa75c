"""Pictures of every screen in the sizes and themes that matter: `make screenshots` puts them into build/screenshots."""

import argparse
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.conftest import ARGUMENTS, PATIENCE
from tests.e2e.people import create_table, play_now, start_playing, until_over, wait_until
from tests.server.running import serving

SIZES = {"phone": (390, 844), "laptop": (1440, 900), "desktop": (1920, 1080)}
MODES = ("stayaway", "thing", "small")
#: How many choices are made before a table is worth looking at.
_CHOICES = 6

Keep = Callable[[Page, str], None]
Opened = Callable[[str], AbstractContextManager[Page]]


def pictures(browser: Browser, address: str, folder: Path, size: str, light: bool) -> None:
    """All screens in one size and theme."""
    width, height = SIZES[size]

    @contextmanager
    def opened(path: str) -> Iterator[Page]:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if light else "dark",
            locale="en",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(address + path)
        yield page
        context.close()

    def keep(page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}-{size}-{'light' if light else 'dark'}.png")

    for name, path in {
        "home": "/",
        "new": "/new",
        "records": "/records",
        "rules": "/rules",
        "lost": "/t/NONE22",
    }.items():
        with opened(path) as page:
            expect(page.locator("h1")).to_be_visible()
            keep(page, name)
    with opened("/") as page:
        code = create_table(page, "Stay Away!", 6)
        keep(page, "lobby")
        with opened(f"/t/{code}") as guest:
            expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
            keep(guest, "join")
        with opened(f"/t/{code}/tv") as screen:
            expect(screen.get_by_text("Join with your phone")).to_be_visible()
            keep(screen, "tv-lobby")
    for mode in MODES:
        with opened("/") as page:
            _table(page, mode, keep, opened)


def _table(page: Page, mode: str, keep: Keep, opened: Opened) -> None:
    play_now(page, mode)
    keep(page, f"{mode}-start")
    start_playing(page, 5)
    wait_until(page, f"window.presses >= {_CHOICES} || document.querySelector('[data-stage=over]') !== null")
    page.evaluate("clearInterval(window.player)")
    page.wait_for_selector("#confirm, [data-stage=over]")
    keep(page, f"{mode}-middle")
    code = page.url.rpartition("/")[2]
    with opened(f"/t/{code}/tv") as screen:
        screen.wait_for_selector("[role=log]")
        keep(screen, f"{mode}-tv")
    start_playing(page, 6)
    until_over([page])
    keep(page, f"{mode}-end")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").fill("8")
    keep(page, f"{mode}-replay")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--size", choices=SIZES, action="append", help="only this size")
    parser.add_argument("--theme", choices=("dark", "light"), action="append", help="only this theme")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for size in given.size or SIZES:
            for theme in given.theme or ("dark", "light"):
                pictures(browser, server.address, given.folder, size, theme == "light")
        browser.close()
    print(f"The pictures are in {given.folder}.")


if __name__ == "__main__":
    main()
