"""The page speaks the language that was chosen last, and says so where it cannot."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.people import play_now
from tests.server.running import Process

_STORED = "JSON.parse(localStorage.getItem('winterover.settings')).language"


def _speaks(page: Page, language: str, title: str) -> None:
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("h2")).to_have_text(title)
    expect(dialog.locator("select").first).to_have_value(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate(_STORED) == language


def test_a_slow_language_does_not_win_over_the_one_that_was_chosen_after_it(open_page: OpenPage) -> None:
    page = open_page()
    held: list[Route] = []
    page.route("**/api/texts/fr", lambda route: held.append(route))
    page.get_by_role("button", name="Settings", exact=True).click()
    choice = page.get_by_role("dialog").locator("select").first
    choice.select_option("fr")
    choice.select_option("de")
    _speaks(page, "de", "Einstellungen")
    with page.expect_response("**/api/texts/fr"):
        held.pop().continue_()
    page.wait_for_timeout(200)
    _speaks(page, "de", "Einstellungen")


def test_a_language_that_cannot_be_had_is_not_pretended(open_page: OpenPage, server: Process) -> None:
    page = open_page()
    play_now(page, "small")
    page.get_by_role("button", name="Settings", exact=True).click()
    choice = page.get_by_role("dialog").locator("select").first
    server.kill()
    choice.select_option("fr")
    expect(page.locator(".toast")).to_contain_text("The words in Français cannot be fetched now")
    _speaks(page, "en", "Settings")
    server.start()
    back = page.locator(".toast", has_text="Connected again")
    expect(back).to_be_visible()
    choice.select_option("de")
    _speaks(page, "de", "Einstellungen")
    # What was told in the old language is told in the new one.
    expect(back).to_have_count(0)
    expect(page.locator(".toast", has_text="Wieder verbunden")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "coming", "missing", "title"),
    [
        ("en", "The words in Français are being fetched", "The words in Français cannot be fetched now", "Settings"),
        ("it", "I testi in Français stanno arrivando", "I testi in Français ora non si possono", "Impostazioni"),
    ],
)
def test_a_language_that_does_not_come_is_told_and_given_up(
    open_page: OpenPage, language: str, coming: str, missing: str, title: str
) -> None:
    page = open_page(language=language)
    page.clock.install()
    page.reload()
    page.route("**/api/texts/fr", lambda route: None)
    page.get_by_role("button", name=title, exact=True).click()
    choice = page.get_by_role("dialog").locator("select").first
    waits = page.locator(".toast.wait", has_text=coming)
    choice.select_option("fr")
    expect(waits).to_be_visible()
    # Meanwhile everything goes on in the language there is, and another wish ends the wait.
    expect(page.get_by_role("dialog").locator("h2")).to_have_text(title)
    choice.select_option("de")
    _speaks(page, "de", "Einstellungen")
    expect(page.locator(".toast.wait")).to_have_count(0)
    choice.select_option(language)
    _speaks(page, language, title)
    choice.select_option("fr")
    expect(waits).to_be_visible()
    page.clock.fast_forward(20_000)
    expect(page.locator(".toast.problem", has_text=missing)).to_be_visible()
    expect(waits).to_have_count(0)
    _speaks(page, language, title)
    page.unroute_all()
    choice.select_option("fr")
    _speaks(page, "fr", "Réglages")
