"""Every screen in every language: nothing is left untold, and nothing stays behind in the language before."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import MISSING, OpenPage
from tests.e2e.positions import SCENES, Waiting
from tests.e2e.screens import SCREENS
from winterover.locales import LANGUAGES

POSITIONS = SCENES

_CHOICE = "select:has(> option[value=uk])"
_KEEP = "(language) => localStorage.setItem('winterover.settings', JSON.stringify({ language }))"

#: What is covered or closed when something opens above it: a link that opens a seat, a list of options.
_COVERS_ITSELF = ("other-device", "all-options")


def _speak(page: Page, language: str) -> None:
    """Change the language by what the screen has for it."""
    settings = page.locator("button:has(use[href='#u-gear'])")
    if page.locator(_CHOICE).count():
        page.locator(_CHOICE).first.select_option(language)
    elif settings.count():
        # The settings open above whatever else is open.
        settings.dispatch_event("click")
        page.locator(_CHOICE).select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator(_CHOICE)).to_have_count(0)
    else:
        # Where nothing can be set, what was chosen at this device before counts: a screen for all, a cover.
        page.evaluate(_KEEP, language)
        page.reload()
        page.wait_for_load_state("networkidle")
    expect(page.locator("html")).to_have_attribute("lang", language)


def _words(page: Page) -> str:
    return page.locator("body").inner_text()


@pytest.mark.parametrize("name", SCREENS)
def test_says_everything_in_every_language(open_page: OpenPage, tables: dict[str, Waiting], name: str) -> None:
    page = open_page()
    SCREENS[name](page, tables)
    english, *others = LANGUAGES
    said = {english: _words(page)}
    for language in others:
        _speak(page, language)
        assert MISSING not in page.content(), language
        said[language] = _words(page)
    assert len(set(said.values())) == len(LANGUAGES), "some of them say the same"
    _speak(page, english)
    assert MISSING not in page.content()
    if name not in _COVERS_ITSELF:
        assert _words(page) == said[english]
