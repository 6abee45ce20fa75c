"""What is written reaches those it was written for and nobody else, and is heard by whoever only listens."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import resize, wait_until
from tests.e2e.positions import Waiting
from tests.server.running import Process

POSITIONS = ("base-consent", "ring-offer", "ring-last", "base-move")

_TABLET = (1180, 820)

#: A line that others know nothing of.
_COVERED = "Something only for you. Hold to read it."

#: Chooses the first option and confirms it.
_GO_ON = """() => {
  const confirm = document.querySelector("#confirm");
  if (confirm && !confirm.disabled) confirm.click();
  else document.querySelector("[data-code]:not(:disabled, [aria-disabled=true])")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def _sit(open_page: OpenPage, table: Waiting, letter: str = "", size: tuple[int, int] = DESKTOP) -> Page:
    page = open_page(size=size)
    page.evaluate("localStorage.setItem('winterover.settings', JSON.stringify({ cover: false }))")
    table.sit(page, letter or table.letter)
    expect(page.locator("[role=log]")).to_be_attached()
    return page


def _other(table: Waiting) -> str:
    return next(letter for letter in table.secrets if letter != table.letter)


def _to(page: Page) -> Locator:
    return page.locator(".compose label.note select")


def _input(page: Page) -> Locator:
    return page.locator(".say-in input")


def _talk_tab(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Talk"))


def _write(page: Page, text: str) -> None:
    _input(page).fill(text)
    page.keyboard.press("Enter")
    expect(_input(page)).to_have_value("")


def _choose_somebody(page: Page) -> str:
    """The last in the list is one of those who can be reached in private."""
    name = _to(page).locator("option").last.inner_text()
    _to(page).select_option(name)
    return name


def _held(page: Page, covered: Locator) -> str:
    """What a covered line says while somebody holds it."""
    covered.hover()
    page.mouse.down()
    text = covered.locator(".held").inner_text()
    page.mouse.up()
    return text


def _end_the_planning(page: Page) -> None:
    """In another window of the same seat, so that the first keeps its focus."""
    window = page.context.new_page()
    window.goto(page.url)
    expect(window.locator("#decision h2")).to_be_visible()
    for _ in range(200):
        if not _to(window).count():
            break
        window.evaluate(_GO_ON)
        window.wait_for_timeout(50)
    expect(_to(window)).to_have_count(0)
    window.close()


def test_private_words_are_covered_with_who_speaks_to_whom(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _sit(open_page, tables["base-consent"])  # before the planning is ended below
    name = _choose_somebody(page)
    log = page.locator("[role=log]")
    before = log.locator("button", has_text=_COVERED).count()
    _write(page, "burn the boiler")
    expect(log.locator("button", has_text=_COVERED)).to_have_count(before + 1)
    expect(log.locator(".say")).to_have_count(0)
    for words in ("burn the boiler", f"to {name}"):
        expect(log).not_to_contain_text(words)
    # It stands among other covered lines, whatever is looked for.
    for filter_ in ("All", "Talk", "Log"):
        page.locator("section.talk header").get_by_role("button", name=filter_).click()
        covered = log.locator("button").last
        told = _held(page, covered)
        assert "burn the boiler" in told
        assert f"to {name}" in told
        expect(covered).to_have_text(_COVERED)


def test_what_is_held_has_one_size_whatever_it_says(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    """From across the room nobody reads the words, but everybody sees how much there is."""
    page = _sit(open_page, tables["base-consent"])
    _choose_somebody(page)
    sizes = []
    for words in ("no", "W" * 20 + " burn the boiler" * 30):
        _write(page, words)
        line = page.locator("[role=log] button", has_text=_COVERED).last
        covered = line.bounding_box()
        line.hover()
        page.mouse.down()
        held = line.locator(".held")
        expect(held).to_contain_text(words[:80])
        assert line.bounding_box() == covered
        box = held.bounding_box()
        assert box is not None
        sizes.append((box["width"], box["height"]))
        assert held.evaluate("(box) => box.scrollHeight <= box.clientHeight")
        page.mouse.up()
        expect(held).to_have_count(0)
    assert sizes[0] == sizes[1]


def test_nobody_is_offered_to_speak_of_oneself_as_of_somebody_else(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = _sit(open_page, tables["ring-offer"])
    page.get_by_role("button", name="I do not trust ...").click()
    names = page.locator(".statement select option").all_inner_texts()
    assert tables["ring-offer"].letter == "C"
    assert names == ["Ada", "Bo", "Dag", "Eir", "Finn"]  # and not Cleo


def test_what_was_begun_in_private_is_never_said_to_everyone(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    table = tables["base-consent"]
    page, idle, watcher = _sit(open_page, table), _sit(open_page, table), open_page(f"/t/{table.code}")
    _choose_somebody(idle)
    _input(idle).focus()
    name = _choose_somebody(page)
    page.locator(".compose .chip").first.click()
    for blank in page.locator(".statement select").all():
        blank.select_option(index=0)
    _input(page).fill("burn the boiler")
    _end_the_planning(page)
    sentence = page.get_by_text("Nothing is sent until you choose whom your words are for.")
    expect(sentence).to_be_visible()
    expect(_input(page)).to_be_focused()
    # Nobody who looks at the screen learns whom somebody spoke to in private, or that they did.
    expect(_to(page).locator("option:checked")).to_have_text("Choose …")
    for told in (name, "private"):
        expect(page.locator(".aloud")).not_to_contain_text(told)
    expect(_input(page)).to_have_attribute("placeholder", "Say something to the table")
    assert _held(page, page.locator(".compose [role=alert] button")) == f"You cannot speak to {name} in private now."
    _input(page).focus()
    page.keyboard.press("Enter")
    for button in ("Send", "Say it"):
        expect(page.get_by_role("button", name=button)).to_have_attribute("aria-disabled", "true")
        page.get_by_role("button", name=button).click(force=True)
    _to(page).focus()
    _to(page).select_option("Everyone")
    expect(sentence).to_have_count(0)
    expect(_input(page)).to_be_focused()
    _input(page).fill("nothing to hide")
    page.keyboard.press("Enter")
    expect(watcher.locator("[role=log] .say").last).to_contain_text("nothing to hide")
    expect(watcher.locator("[role=log] .say")).to_have_count(1)
    expect(_to(page)).to_have_count(0)
    # Who has written nothing yet, but is about to, is not moved to everyone either; who went elsewhere is.
    expect(idle.get_by_text("Nothing is sent until you choose")).to_be_visible()
    idle.locator("#decision h2").focus()
    expect(_to(idle)).to_have_count(0)
    expect(idle.get_by_text("Nothing is sent until you choose")).to_have_count(0)


def test_a_rule_that_is_opened_and_a_server_that_is_away_leave_the_words_alone(
    open_page: OpenPage, tables: dict[str, Waiting], server: Process
) -> None:
    page = _sit(open_page, tables["ring-offer"])
    _input(page).fill("hello all")
    page.keyboard.press("Tab")
    page.keyboard.press("?")
    expect(_input(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(_input(page)).to_have_value("hello all")
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    _input(page).press("Enter")
    _input(page).press("Enter")
    expect(_input(page)).to_have_value("hello all")
    expect(page.get_by_text("There is no connection. Your words stay here")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    expect(_input(page)).to_have_value("hello all")
    expect(page.locator("[role=log] .say", has_text="hello all")).to_have_count(0)
    _input(page).press("Enter")
    expect(_input(page)).to_have_value("")
    expect(page.locator("[role=log] .say", has_text="hello all")).to_have_count(1)


def test_words_wait_for_their_writer_at_a_device_for_several(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    table = tables["base-move"]
    page = open_page()
    table.sit(page, *table.secrets)
    people = page.get_by_role("button", name=re.compile("^I am "))
    for place, words in ((0, ""), (1, ""), (0, "mine"), (1, "")):
        people.nth(place).click()
        expect(_input(page)).to_have_value(words)
        if place == 0:
            _input(page).fill("mine")
        page.get_by_role("button", name="Cover, for the next person").click()


def test_who_takes_a_device_for_several_hears_what_came_meanwhile(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    table = tables["base-move"]
    first, second = table.secrets
    page, speaker = open_page(), _sit(open_page, table, second)
    table.sit(page, first, second)
    people, spoken = page.get_by_role("button", name=re.compile("^I am ")), page.locator(".spoken")
    people.nth(0).click()
    _write(speaker, "while it is in sight")
    expect(page.locator("[role=log]")).to_contain_text("while it is in sight")
    page.get_by_role("button", name="Cover, for the next person").click()
    _write(speaker, "while it is covered")
    for place, words in ((1, None), (0, "while it is covered"), (0, None)):
        people.nth(place).click()
        expect(page.locator("[role=log]")).to_contain_text("while it is covered")
        if words:
            expect(spoken).to_contain_text(words)
            expect(spoken).not_to_contain_text("while it is in sight")
        else:
            page.wait_for_timeout(500)
            expect(spoken).to_have_text("")
        page.get_by_role("button", name="Cover, for the next person").click()


def test_the_end_shows_nobodys_words_until_they_say_who_they_are(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    table = tables["ring-last"]
    first, second = table.secrets
    page, other = open_page(), _sit(open_page, table)
    table.sit(page, first, second)
    people = page.get_by_role("button", name=re.compile("^I am "))
    people.nth(0).click()
    _input(page).fill("mine")
    page.get_by_role("button", name="Cover, for the next person").click()
    for _ in range(20):
        other.evaluate(_GO_ON)
        other.wait_for_timeout(50)
    expect(page.locator("[data-stage=over]")).to_be_visible()
    expect(people).to_have_count(2)
    expect(_input(page)).to_have_count(0)
    for place, words in ((0, "mine"), (1, "")):
        people.nth(place).click()
        expect(_input(page)).to_have_value(words)
        page.get_by_role("button", name="Cover, for the next person").click()


@pytest.mark.parametrize("size", [PHONE, _TABLET], ids=["phone", "tablet"])
def test_a_rule_goes_back_to_where_it_was_opened(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = _sit(open_page, tables["base-move"], size=size)
    app, talk = page.locator(".app"), _talk_tab(page)
    rules = page.get_by_role("button", name="Rules", exact=True)
    for close in ("button", "Escape"):
        talk.click()
        expect(app).to_have_attribute("data-tab", "talk")
        rules.click()
        expect(page.locator(".rules")).to_be_visible()
        if close == "button":
            page.locator(".rules").get_by_role("button", name="Close").click()
        else:
            page.keyboard.press("Escape")
        expect(page.locator(".rules")).to_have_count(0)
        expect(_input(page)).to_be_visible()
        expect(app).to_have_attribute("data-tab", "talk")
        page.keyboard.press("Escape")
        expect(app).to_have_attribute("data-tab", "board")
        rules.click()
        expect(page.locator(".rules")).to_be_visible()
        page.keyboard.press("Escape")
        expect(app).to_have_attribute("data-tab", "board")


def test_talk_that_a_filter_leaves_out_is_unread(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    table = tables["base-move"]
    listener, speaker = _sit(open_page, table, size=PHONE), _sit(open_page, table, _other(table))
    _talk_tab(listener).click()
    filters = listener.locator("section.talk header")
    filters.get_by_role("button", name="Log").click()
    _write(speaker, "left out")
    expect(listener.locator(".tabs .badge")).to_have_text("1")
    expect(listener.locator("[role=log]")).not_to_contain_text("left out")
    filters.get_by_role("button", name="Talk").click()
    expect(listener.locator("[role=log]")).to_contain_text("left out")
    expect(listener.locator(".tabs .badge")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, _TABLET], ids=["phone", "tablet"])
def test_what_is_said_while_the_log_is_out_of_sight_is_read_out_once(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    table = tables["ring-offer"]
    listener, speaker = _sit(open_page, table, size=size), _sit(open_page, table, _other(table))
    spoken, log = listener.locator(".spoken[aria-live=polite]"), listener.locator("[role=log]")
    expect(log).to_have_attribute("aria-live", "off")
    expect(spoken).to_have_text("")
    _write(speaker, "hello there")
    expect(spoken).to_contain_text("hello there")
    _talk_tab(listener).click()
    expect(log).to_have_attribute("aria-live", "polite")
    expect(spoken).to_have_text("")
    _write(speaker, "hello again")
    expect(log).to_contain_text("hello again")
    expect(spoken).to_have_text("")


def test_a_rule_over_the_log_does_not_silence_it(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    table = tables["base-move"]
    listener, speaker = _sit(open_page, table), _sit(open_page, table, _other(table))
    listener.keyboard.press("?")
    expect(listener.locator("[role=log]")).to_have_count(0)
    _write(speaker, "somebody listens")
    expect(listener.locator(".spoken")).to_contain_text("somebody listens")
    listener.keyboard.press("Escape")
    expect(listener.locator(".spoken")).to_have_text("")


def test_only_words_that_could_not_be_read_are_unread(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    table = tables["base-move"]
    listener, speaker = _sit(open_page, table), _sit(open_page, table, _other(table))
    _write(speaker, "in sight")
    expect(listener.locator("[role=log]")).to_contain_text("in sight")
    resize(listener, *PHONE)
    tab = listener.locator(".tabs").get_by_role("button", name="Talk", exact=True)
    expect(tab).to_be_visible()
    _write(speaker, "behind a tab")
    unread = listener.locator(".tabs").get_by_role("button", name="Talk 1 unread line", exact=True)
    expect(unread).to_be_visible()
    expect(unread.locator(".badge")).to_have_text("1")
    listener.reload()
    expect(tab).to_be_visible()
    _write(speaker, "after a reload")
    expect(unread).to_be_visible()
    unread.click()
    expect(tab).to_be_visible()
    _write(listener, "my own words")
    listener.locator(".tabs").get_by_role("button", name="Table").click()
    expect(listener.locator(".spoken")).to_have_text("")
    expect(tab).to_be_visible()


def test_long_names_stay_within_the_log(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = _sit(open_page, tables["ring-offer"])
    _write(page, "a line")
    log = page.locator("[role=log]")
    for line in (log.locator(".sayh b").last, log.locator("button > span").last):
        line.evaluate("(line) => (line.textContent = 'W'.repeat(60))")
        assert log.evaluate("(log) => log.scrollWidth <= log.clientWidth")


@pytest.mark.parametrize("percent", [100, 200])
def test_the_number_of_unread_lines_leaves_its_sign_alone(
    open_page: OpenPage, tables: dict[str, Waiting], percent: int
) -> None:
    table = tables["base-move"]
    listener, speaker = _sit(open_page, table, size=PHONE), _sit(open_page, table, _other(table))
    listener.evaluate("(percent) => (document.documentElement.style.fontSize = `${percent}%`)", percent)
    _write(speaker, "a line")
    expect(listener.locator(".tabs .badge")).to_be_visible()
    wait_until(
        listener,
        """(() => {
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          const [bar, badge, sign] = [box(".tabs"), box(".tabs .badge"), box(".tabs .ic svg")];
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(".tabs .badge"));
          const number = range.getBoundingClientRect();
          const covered = (sign.right - badge.left) * (badge.bottom - sign.top);
          const holds = (outer, inner) => inner.top >= outer.top && inner.bottom <= outer.bottom
            && inner.left >= outer.left && inner.right <= outer.right;
          return covered < 0.25 * sign.width * sign.height && holds(bar, badge) && holds(badge, number);
        })()""",
        seconds=5,
    )
