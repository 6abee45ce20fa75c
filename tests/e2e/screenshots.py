"""Pictures of every screen in the sizes and themes that matter: `make screenshots` puts them into build/screenshots."""

import argparse
import fnmatch
import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.conftest import PATIENCE
from tests.e2e.positions import SCENES, waiting_tables
from tests.e2e.screens import SCREENS, Tables

SIZES = {"phone": (390, 844), "laptop": (1440, 900), "desktop": (1920, 1080)}
THEMES = ("dark", "light")
#: The pictures of the README, which `--readme` takes anew.
README = {"base": "base-move-chosen", "ring": "ring-play-chosen"}
_README_FOLDER = Path("docs/images")


def take(browser: Browser, address: str, tables: Tables, name: str, folder: Path, sizes: Iterable[str]) -> None:
    """One screen in all sizes and themes, each as whoever opens it like that sees it."""
    for size in sizes:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark", locale="en", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(address)
        SCREENS[name](page, tables)
        for theme in THEMES:
            page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            page.wait_for_timeout(200)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=["*"], help="only these screens, such as 'base-*'")
    parser.add_argument("--folder", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--size", choices=SIZES, action="append", help="only this size")
    parser.add_argument(
        "--readme", action="store_true", help="take the pictures of the README only, and put them there"
    )
    given = parser.parse_args()
    if given.readme:
        given.names, given.size = list(README.values()), ["laptop"]
    names = [name for name in SCREENS if any(fnmatch.fnmatch(name, wanted) for wanted in given.names)]
    if not names:
        parser.error(f"there is no such screen; there are: {', '.join(SCREENS)}")
    given.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with (
        TemporaryDirectory() as data,
        waiting_tables(Path(data), SCENES) as (server, tables),
        sync_playwright() as play,
    ):
        browser = launch(play)
        for name in names:
            take(browser, server.address, tables, name, given.folder, given.size or SIZES)
        browser.close()
    if given.readme:
        for picture, name in README.items():
            shutil.copyfile(given.folder / f"{name}-laptop-dark.png", _README_FOLDER / f"{picture}.png")
    print(f"{len(names)} screens are in {given.folder}.")


if __name__ == "__main__":
    main()
