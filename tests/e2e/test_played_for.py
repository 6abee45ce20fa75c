"""Who is here but lets their time run out is played by a bot, is told so, and can end it."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import create_table, lie_over, resize, start_playing, wait_until

#: The time is up soon, a bot comes at once, and then thinks for longer than the test takes.
SETTINGS = {"clock_fast": 8, "wake_grace": 0, "missed_before_steward": 1, "bot_pause": 600}

WORDS = "A bot plays for you, because your time ran out too often."


def _let_time_run_out(page: Page) -> None:
    """Until somebody whose time ran out is asked something else; by luck, a turn has one choice only."""
    home = page.url
    for _ in range(6):
        page.goto(home)
        _start_and_wait(page)
        if page.locator("#confirm").count():
            return
    raise AssertionError("nothing else was asked, six times")


def _start_and_wait(page: Page) -> None:
    create_table(page, "Stay Away!", 4, fill=True)
    page.get_by_role("button", name="Change settings").click()
    page.get_by_role("combobox", name="Time per choice").select_option("fast")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".facts")).to_contain_text("fast")
    page.locator("#start").click()
    expect(page.locator(".steward")).to_contain_text(WORDS)


def test_who_is_played_for_is_told_at_every_size_and_by_a_sign(open_page: OpenPage) -> None:
    page = open_page()
    _let_time_run_out(page)
    # It says more than that the time was up, and does not lie under that.
    expect(page.locator(".toast")).to_have_count(0)
    # A bot waits for no clock.
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator(".timer")).to_have_count(0)
    expect(page.locator(".ring li", has_text="Ada").locator("use[href='#u-bot']")).to_have_count(1)
    for size in (DESKTOP, (1280, 720), (1024, 768), (820, 1180), PHONE, (360, 640), (844, 390)):
        resize(page, *size)
        expect(page.locator(".steward")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="I am here")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="I am here").click(trial=True)
        expect(page.locator("#decision")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size


def test_an_answer_ends_it(open_page: OpenPage) -> None:
    page = open_page()
    _let_time_run_out(page)
    start_playing(page, 1)
    expect(page.locator(".steward")).to_have_count(0)


def test_the_button_ends_it(open_page: OpenPage) -> None:
    page = open_page()
    _let_time_run_out(page)
    button = page.get_by_role("button", name="I am here")
    # What is refused is told, and can be tried again.
    page.route("**/seats/A/back", lambda route: route.fulfill(status=500, json={}), times=1)
    button.click()
    expect(page.locator(".toast.problem", has_text="500")).to_be_visible()
    # The words about it lie beside the line and the button, whatever is there for eight seconds.
    for size in (DESKTOP, (1280, 720), (1024, 768), (820, 1180), PHONE, (360, 640), (844, 390)):
        resize(page, *size)
        wait_until(page, "document.querySelector('.toast') !== null")
        assert not lie_over(page, ".toast", ".steward"), size
        expect(page.locator(".toast")).to_be_in_viewport(ratio=1)
    page.locator(".toast").get_by_role("button", name="Close").click()
    button.click()
    expect(page.locator(".steward")).to_have_count(0)
    expect(page.locator(".ring li", has_text="Ada").locator("use[href='#u-bot']")).to_have_count(0)
