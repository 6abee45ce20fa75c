"""What people set and type: settings of the device, the form of a new table, codes and links, the clock of a choice."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import create_table
from tests.server.running import Process
from winterover.core.contract import play_random
from winterover.core.record import record_of, write
from winterover.games.registry import find_game

#: The one clock can be looked at for a while, the other runs out at once.
SETTINGS = {"clock_fast": 20, "clock_relaxed": 2, "wake_grace": 0, "missed_before_steward": 99}


def test_notices_that_the_browser_does_not_allow_stay_off_and_say_so(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Settings", exact=True).click()
    switch = page.get_by_role("switch", name="Notices")
    # The switch itself is drawn over the field.
    page.locator("label.switch", has_text="Notices").click()
    expect(page.get_by_role("alert").filter(has_text="does not allow notices")).to_be_visible()
    expect(switch).not_to_be_checked()


def test_notices_that_are_allowed_stay_on(open_page: OpenPage) -> None:
    page = open_page()
    page.context.grant_permissions(["notifications"])
    page.get_by_role("button", name="Settings", exact=True).click()
    page.locator("label.switch", has_text="Notices").click()
    expect(page.get_by_role("switch", name="Notices")).to_be_checked()
    expect(page.get_by_text("does not allow notices")).to_have_count(0)
    page.locator("label.switch", has_text="Notices").click()
    expect(page.get_by_role("switch", name="Notices")).not_to_be_checked()


def test_notices_are_off_until_the_browser_allows_them(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("() => void (Notification.requestPermission = () => new Promise((allow) => (window.allow = allow)))")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.locator("label.switch", has_text="Notices").click()
    expect(page.get_by_role("switch", name="Notices")).not_to_be_checked()
    page.evaluate("window.allow('granted')")
    expect(page.get_by_role("switch", name="Notices")).to_be_checked()


#: Where a toast is to whoever looks, presses or listens: on top, in the dialog, and nowhere else.
_TOAST = """(toast) => {
  const { x, y, width, height } = toast.getBoundingClientRect();
  return {
    isOnTop: toast.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    isInDialog: toast.closest("dialog:modal") !== null,
    isAlone: document.querySelectorAll(".toast").length === 1,
  };
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_told_while_a_dialog_is_open_is_told_in_it(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    page.route("**/api/texts/fr", lambda route: route.abort())
    page.get_by_role("button", name="Settings", exact=True).click()
    dialog = page.get_by_role("dialog", name="Settings")
    # The live region is there before its words: browsers read out what comes into it.
    region = dialog.get_by_role("status")
    expect(region).to_have_text("")
    missing = "The words in Français cannot be fetched now"
    for is_by_key in (False, True):
        dialog.locator("select").first.select_option("fr")
        expect(region).to_contain_text(missing)
        assert missing in dialog.aria_snapshot()
        toast = page.locator(".toast")
        assert toast.evaluate(_TOAST) == {"isOnTop": True, "isInDialog": True, "isAlone": True}
        cross = toast.get_by_role("button", name="Close")
        if is_by_key:
            cross.press("Enter")
        else:
            cross.click()
        expect(toast).to_have_count(0)
        expect(dialog).to_be_visible()
        assert dialog.evaluate("(dialog) => dialog.contains(document.activeElement)")
    # Whoever closes the dialog still finds it, in the page.
    dialog.locator("select").first.select_option("fr")
    expect(region).to_contain_text(missing)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(".toast", has_text=missing)).to_be_visible()
    assert page.locator(".toast").evaluate(_TOAST) == {"isOnTop": True, "isInDialog": False, "isAlone": True}


#: Notes what comes into a live region, as those do who read the page out.
_LISTEN = """() => {
  window.heard = [];
  const hear = (node) => node.parentElement?.closest("[aria-live]") && window.heard.push(node.textContent);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(hear)))
    .observe(document.documentElement, { childList: true, subtree: true });
}"""
#: How long a toast takes to be heard (web/src/ui/Toasts.svelte), in milliseconds.
_HEARD = 1000


def test_what_was_read_out_in_one_place_is_not_read_out_in_the_next(open_page: OpenPage) -> None:
    page = open_page()
    page.clock.install()
    page.reload()
    settings = page.get_by_role("button", name="Settings", exact=True)
    expect(settings).to_be_visible()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.route("**/api/texts/fr", lambda route: route.abort())
    page.evaluate(_LISTEN)
    dialog = page.get_by_role("dialog", name="Settings")
    toast = page.locator(".toast", has_text="The words in Français cannot be fetched now")

    def times_heard() -> int:
        heard: list[str] = page.evaluate("window.heard")
        return sum("Français" in words for words in heard)

    settings.click()
    dialog.locator("select").first.select_option("fr")
    expect(toast).to_be_visible()
    page.clock.run_for(_HEARD)
    for is_open in (False, True, False):
        if is_open:
            settings.click()
        else:
            page.keyboard.press("Escape")
        expect(dialog).to_have_count(int(is_open))
        expect(toast).to_be_visible()
        assert times_heard() == 1
    toast.get_by_role("button", name="Close").click()
    expect(toast).to_have_count(0)
    # Whoever closes the dialog at once has not heard it there.
    settings.click()
    dialog.locator("select").first.select_option("fr")
    expect(toast).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("status").filter(has=toast)).to_be_visible()
    assert times_heard() == 3


def test_enter_in_a_field_of_the_settings_creates_no_table(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.locator("label.gcard", has_text="The Thing").first.click()
    for summary in page.locator("details.more > summary").all():
        summary.click()
    page.get_by_role("searchbox", name="Search the table options").fill("food")
    page.keyboard.press("Enter")
    page.locator("[data-figure='fuel_slots.boiler']").fill("5")
    page.keyboard.press("Enter")
    # Enter takes the number over, and that is all.
    expect(page.get_by_text("1 figure changed")).to_be_visible()
    page.get_by_label("Name of the sheet").fill("ours")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert page.url.endswith("/new")
    # In the own name it creates the table, as in other forms.
    page.get_by_label("Your name").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.locator("#start")).to_be_visible()


def test_a_pasted_link_leads_to_its_table(open_page: OpenPage, server: Process) -> None:
    host = open_page()
    code = create_table(host, "Stay Away!", 4)
    guest = open_page()
    field = guest.get_by_label("Table code")
    field.fill(f"{server.address}/t/{code}")
    field.press("Enter")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert guest.url == f"{server.address}/t/{code}"


def test_a_pasted_link_leads_to_its_record(open_page: OpenPage, server: Process) -> None:
    page = open_page("/records")
    page.get_by_label("Name of a record").fill(f"{server.address}/r/K7PM3XQ2NVTA?as=B")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text('There is no record "K7PM3XQ2NVTA" here.')).to_be_visible()


@pytest.mark.parametrize(
    ("language", "word", "found"), [("fr", "generateur", "Générateur"), ("es", "accion", "acción")]
)
def test_rules_are_found_without_accents(open_page: OpenPage, language: str, word: str, found: str) -> None:
    page = open_page("/rules", language=language)
    page.get_by_role("searchbox").fill(word)
    expect(page.locator("details").first).to_be_visible()
    assert found.casefold() in page.locator("main").inner_text().casefold()


def test_clocks_say_how_long_they_give(open_page: OpenPage) -> None:
    page = open_page("/new")
    clock = page.get_by_role("combobox", name="Time per choice")
    named = [
        "no clock",
        "relaxed (2 seconds)",
        "fast (20 seconds)",
        "by correspondence (2 days)",
    ]
    expect(clock.locator("option")).to_have_text(named)
    clock.select_option("fast")
    page.get_by_role("button", name="Create a table").click()
    expect(page.locator(".facts")).to_contain_text("fast (20 seconds)")


def _play_with_clock(page: Page, clock: str) -> None:
    """Sit down with bots at a table of Stay Away! with a clock, in the seat that begins."""
    page.locator("label.gcard", has_text="Stay Away!").click()
    page.get_by_role("combobox", name="Time per choice").select_option(clock)
    page.get_by_role("combobox", name="Who begins").select_option("A")
    page.get_by_label("Fill with bots").check()
    page.get_by_role("button", name="Create a table").click()
    page.locator("#start").click()
    expect(page.locator("#confirm")).to_be_visible()


def test_the_ring_begins_full_and_says_the_time_that_is_left(open_page: OpenPage) -> None:
    page = open_page("/new")
    _play_with_clock(page, "fast")
    drawn, around = map(float, str(page.locator(".timer .t1").get_attribute("stroke-dasharray")).split())
    shown = re.fullmatch(r"0:(\d\d)", page.locator(".timer b").inner_text())
    assert shown
    assert abs(drawn / around - int(shown[1]) / 20) < 0.1
    # Less than 30 seconds from the start: it says how many there are.
    said = re.fullmatch(r"(\d+) seconds left", page.locator(".decide [role=status]").inner_text())
    assert said
    assert int(shown[1]) <= int(said[1]) <= 20


def test_who_lets_the_time_run_out_is_told_what_was_chosen(open_page: OpenPage) -> None:
    page = open_page("/new")
    _play_with_clock(page, "relaxed")
    expect(page.locator(".toast", has_text="Your time ran out, so a choice was made for you.")).to_be_visible()
    line = page.locator("[role=log]").get_by_text("Your time ran out, so a choice was made for you.").first
    expect(line).to_be_visible()
    # What was chosen may be a secret: nobody reads it over a shoulder.
    assert "Chosen for you" not in page.locator("[role=log]").inner_text()
    # Whoever was not there to hear it is told when they come: after a reload, and by the same key elsewhere.
    lines = page.locator("[role=log]").get_by_text("Your time ran out, so a choice was made for you.")
    page.reload()
    expect(page.locator("#decision")).to_be_visible()
    expect(page.locator(".toast", has_text="Your time ran out, so a choice was made for you.")).to_be_visible()
    expect(lines.first).to_be_visible()
    assert "Chosen for you" not in page.locator("[role=log]").inner_text()


def test_refused_options_and_figures_are_called_as_the_form_calls_them(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.locator("label.gcard", has_text="Stay Away!").click()
    page.locator("details.more > summary").first.click()
    page.get_by_role("searchbox", name="Search the table options").fill("free deck")
    option = page.locator(".rulings input.input").first
    option.fill("axe:many")
    option.press("Tab")
    page.get_by_role("button", name="Create a table").click()
    expect(page.locator(".toast")).to_contain_text('The table option "Variant: free deck" cannot be "axe:many".')
    page.locator("label.gcard", has_text="The Thing").first.click()
    page.locator("details.more > summary").last.click()
    figure = page.locator("[data-figure]").first
    figure.fill("1000000000")
    figure.press("Tab")
    expect(page.locator("p.problem")).to_contain_text("cannot be 1000000000.")


def test_a_record_that_was_cut_off_is_not_called_an_old_one(open_page: OpenPage) -> None:
    game = find_game("stayaway", 4)
    whole = write(record_of(play_random(game, game.configure(4), 1))).splitlines()
    cut = "\n".join(whole[:-5])
    page = open_page("/records")
    file = FilePayload(name="cut.record", mimeType="text/plain", buffer=cut.encode())
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".checked")).to_contain_text("The end of this record is missing.")
    expect(page.locator(".checked")).not_to_contain_text("old record")


def test_an_emptied_option_goes_back_to_what_the_edition_says(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.locator("label.gcard", has_text="Stay Away!").click()
    page.locator("details.more > summary").first.click()
    search = page.get_by_role("searchbox", name="Search the table options")
    option = page.locator(".rulings input.input").first
    for name, other, usual in (("free deck", "axe:2", "none"), ("number of Infected", "3", "0")):
        search.fill(name)
        expect(option).to_have_value(usual)
        for before in (other, ""):
            option.fill(before)
            option.press("Tab")
            expect(page.locator(".rulings .tag")).to_have_count(1 if before else 0)
            option.fill("")
            option.press("Tab")
            expect(option).to_have_value(usual)
            expect(page.locator(".rulings .tag")).to_have_count(0)
    page.get_by_role("button", name="Create a table").click()
    expect(page.locator("#start")).to_be_visible()


def test_what_may_be_entered_is_said_in_the_own_language(open_page: OpenPage) -> None:
    page = open_page("/new", language="de")
    page.locator("label.gcard", has_text="Stay Away!").click()
    page.locator("details.more > summary").first.click()
    page.get_by_role("heading", name="Varianten", exact=True).click()
    option = page.locator(".rulings li", has_text="freies Deck")
    expect(option.locator("label")).to_contain_text("none für das Deck der Spielregel oder Kürzel von Karten")
    option.get_by_text("Kürzel der Karten").click()
    expect(option.locator(".codes div", has_text="axe").first).to_contain_text("Axt")
    number = page.locator(".rulings li", has_text="Zahl der Infiziert!-Karten")
    expect(number.locator("label")).to_contain_text("eine ganze Zahl von -19 bis 19")
    option.locator("input").fill("axt:2")
    option.locator("input").press("Tab")
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.locator(".toast")).to_contain_text("none für das Deck der Spielregel")
    expect(page.locator(".toast")).not_to_contain_text("name:number")


SUBJECTS_OF_THE_THING = [
    *("Setup", "Base, fuel and food", "Aliens", "Moving", "Encounters and weapons", "Burning rooms"),
    *("Actions and items", "Talk, trade and tests", "Escape and end"),
]


def _options_of_the_thing(page: Page) -> Locator:
    """The headings over the options of The Thing, which are unfolded."""
    page.locator("label.gcard", has_text="The Thing").first.click()
    page.locator("details.more > summary").first.click()
    return page.locator("details.subject").get_by_role("heading", level=3)


def test_table_options_stand_under_what_they_change(open_page: OpenPage) -> None:
    page = open_page("/new")
    headings = _options_of_the_thing(page)
    expect(headings).to_have_text(SUBJECTS_OF_THE_THING)
    # They are short to read at first; keys open them as presses do.
    expect(page.locator(".rulings li:visible")).to_have_count(0)
    burning = page.locator("details.subject", has=page.get_by_role("heading", name="Burning rooms"))
    burning.locator("> summary").press("Enter")
    expect(burning.locator("legend:visible")).to_have_count(4)
    assert violations(page) == []
    burning.locator("> summary").press("Enter")
    expect(page.locator(".rulings li:visible")).to_have_count(0)


def test_a_search_leaves_the_headings_with_options_that_it_finds(open_page: OpenPage) -> None:
    page = open_page("/new")
    headings = _options_of_the_thing(page)
    search = page.get_by_role("searchbox", name="Search the table options")
    search.fill("Dormitory")
    expect(headings).to_have_text(["Moving", "Encounters and weapons"])
    # What it finds is seen at once, under the headings, and can be closed again.
    visible = page.locator(".rulings li:visible")
    expect(visible.locator("legend").filter(has_text="Swapping cards in the Dormitory")).to_be_visible()
    expect(visible.locator("legend").filter(has_text="Encounters in the Dormitory")).to_be_visible()
    headings.last.click()
    expect(visible.locator("legend").filter(has_text="Encounters in the Dormitory")).to_have_count(0)
    expect(visible).not_to_have_count(0)
    search.fill("no such option")
    expect(headings).to_have_count(0)
    expect(page.get_by_text("Nothing found. Try another word.")).to_be_visible()
    search.fill("")
    expect(headings).to_have_text(SUBJECTS_OF_THE_THING)
    expect(visible).to_have_count(0)


def test_a_heading_says_how_many_of_its_options_are_changed(open_page: OpenPage) -> None:
    page = open_page("/new")
    _options_of_the_thing(page)
    burning = page.locator("details.subject", has=page.get_by_role("heading", name="Burning rooms"))
    burning.locator("> summary").click()
    burning.get_by_role("radio", name="the Leader allows or refuses it").check()
    burning.get_by_role("radio", name="standing").check()
    expect(burning.locator("> summary")).to_contain_text("2 changed")
    expect(page.locator("details.subject > summary .tag")).to_have_count(1)
    # What is set back does not close over whoever set it.
    burning.get_by_role("radio", name="nobody is asked").check()
    expect(burning.locator("> summary")).to_contain_text("1 changed")
    burning.get_by_role("radio", name="prone").check()
    expect(burning.locator("> summary .tag")).to_have_count(0)
    expect(burning.locator("legend:visible")).to_have_count(4)


@pytest.mark.parametrize("value", ["2.5", "99", "-1"])
def test_a_figure_that_cannot_be_is_marked_in_its_field(open_page: OpenPage, value: str) -> None:
    page = open_page("/new")
    page.locator("label.gcard", has_text="The Thing").first.click()
    page.locator("details.more > summary").last.click()
    figure = page.locator("[data-figure='fuel_slots.boiler']")
    expect(figure).not_to_have_attribute("aria-invalid", "true")
    figure.fill(value)
    figure.press("Tab")
    expect(page.locator("p.problem")).to_be_visible()
    expect(figure).to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("127.1", "127.0.0.1"), ("localhost.", "localhost.")],
)
def test_a_link_for_others_is_one_that_they_can_open(
    open_page: OpenPage, server: Process, host: str, shown: str
) -> None:
    """On another device, 127.0.0.1 is the other device."""
    page = open_page()
    page.goto(f"http://{host}:{server.port}/")
    create_table(page, "Stay Away!", 4)
    link = page.locator("#link")
    expect(link).to_contain_text(f"http://{shown}:{server.port}/t/")
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()

    def elsewhere(route: Route) -> None:
        answer = route.fetch(url=f"{server.address}/api/games")
        route.fulfill(response=answer, json={**answer.json(), "elsewhere": "192.0.2.7"})

    page.route(re.compile("/api/games$"), elsewhere)
    page.reload()
    expect(link).to_contain_text(f"http://192.0.2.7:{server.port}/t/")
    expect(page.get_by_text("Only this computer can open this link.")).to_have_count(0)


def test_a_refusal_is_gone_once_it_is_mended(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.get_by_text("Board sheet").first.click()
    field = page.get_by_role("spinbutton").first
    field.fill("999")
    page.get_by_role("button", name="Create a table").click()
    refusal = page.locator(".toast")
    expect(refusal).to_be_visible()
    field.fill("")
    page.get_by_role("button", name="Create a table").click()
    expect(page.locator("#start")).to_be_visible()
    expect(refusal).to_have_count(0)


@pytest.mark.parametrize(("language", "words"), [("en", "own figures"), ("de", "eigene Werte")])
def test_a_sheet_without_a_name_is_told_in_words(open_page: OpenPage, language: str, words: str) -> None:
    page = open_page("/new", language=language)
    page.locator("details.more summary").last.click()
    # How much fuel the boiler takes; the faces of a die would have to add up.
    page.get_by_role("spinbutton", name=re.compile("(Boiler Room|Heizungsraum).*")).first.fill("5")
    page.locator("button.primary").click()
    expect(page.locator(".facts")).to_contain_text(words)
