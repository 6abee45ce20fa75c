"""Every screen of the client, and how to come there: for pictures of all of them, and to check that all are sound."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Page, expect

from tests.e2e.people import choose_first, create_table
from tests.e2e.positions import SCENES, Waiting

#: The positions, by their names.
Tables = Mapping[str, Waiting]
#: Leads a page that is at the start to a screen.
Way = Callable[[Page, Tables], None]


def _at(path: str) -> Way:
    def lead(page: Page, tables: Tables) -> None:
        page.goto(_start(page) + path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")

    return lead


def _start(page: Page) -> str:
    return page.url.rstrip("/")


def _scene(name: str) -> Way:
    def lead(page: Page, tables: Tables) -> None:
        tables[name].sit(page)
        page.wait_for_selector("#decision, [data-stage=over]")
        page.wait_for_load_state("networkidle")
        _look(page)

    return lead


def _look(page: Page) -> None:
    """Uncover the cards, where the choice is about them."""
    if page.locator("[data-look]").count():
        page.locator("[data-look]").click()


def _covered(page: Page, tables: Tables) -> None:
    tables["base-hand-in"].sit(page)
    expect(page.locator("[data-look]")).to_be_visible()


def _chosen(name: str) -> Way:
    """A scene with something chosen."""

    def lead(page: Page, tables: Tables) -> None:
        _scene(name)(page, tables)
        choose_first(page)

    return lead


def _lobby(page: Page, tables: Tables) -> None:
    create_table(page, "Hidden roles", 6)


def _join(page: Page, tables: Tables) -> None:
    _lobby(page, tables)
    code = page.url.rpartition("/")[2]
    page.evaluate("localStorage.clear()")
    page.goto(f"{page.url.partition('/t/')[0]}/t/{code}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def _lobby_tv(page: Page, tables: Tables) -> None:
    _lobby(page, tables)
    page.goto(f"{page.url}/tv")
    expect(page.get_by_text("Join with your phone")).to_be_visible()


def _settings(page: Page, tables: Tables) -> None:
    _scene("base-move")(page, tables)
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _other_device(page: Page, tables: Tables) -> None:
    _settings(page, tables)
    page.get_by_role("button", name="Go on at another device").click()
    page.locator("[data-show]").click()
    expect(page.locator("dialog code")).to_be_visible()


def _old_link(page: Page, tables: Tables) -> None:
    page.goto(f"{_start(page)}/t/{tables['base-move'].code}#A.replaced")
    expect(page.get_by_role("heading", name="This link opens no seat")).to_be_visible()


def _host_tools(page: Page, tables: Tables) -> None:
    _scene("base-move")(page, tables)
    page.get_by_role("button", name="Host", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _sheet_editor(page: Page, tables: Tables) -> None:
    _at("/new")(page, tables)
    for summary in page.locator("details.more > summary").all():
        summary.click()
    page.locator(".figures").first.scroll_into_view_if_needed()


def _rule(name: str) -> Way:
    """A scene with its rule beside it."""

    def lead(page: Page, tables: Tables) -> None:
        _scene(name)(page, tables)
        page.keyboard.press("?")
        expect(page.locator(".right").get_by_role("heading").first).to_be_visible()

    return lead


def _options(page: Page, tables: Tables) -> None:
    _scene("base-move")(page, tables)
    page.locator(".alts .link", has_text="All options").click()
    expect(page.locator(".over")).to_be_visible()


def _guide(page: Page, tables: Tables) -> None:
    page.evaluate("localStorage.setItem('winterover.settings', JSON.stringify({ guide: true }))")
    _scene("base-move")(page, tables)
    expect(page.locator(".guide, .over").first).to_be_visible()


def _privacy(page: Page, tables: Tables) -> None:
    table = tables["ring-offer"]
    table.sit(page, *table.secrets)
    expect(page.get_by_role("button", name="I am").first).to_be_visible()


def _watched(name: str) -> Way:
    def lead(page: Page, tables: Tables) -> None:
        page.goto(f"{_start(page)}/t/{tables[name].code}")
        expect(page.get_by_text("You are watching")).to_be_visible()

    return lead


def _tv(name: str) -> Way:
    def lead(page: Page, tables: Tables) -> None:
        page.goto(f"{_start(page)}/t/{tables[name].code}/tv")
        page.wait_for_selector("[role=log]")
        page.wait_for_load_state("networkidle")

    return lead


def _replay(name: str, seen_as: str) -> Way:
    def lead(page: Page, tables: Tables) -> None:
        page.goto(f"{_start(page)}/r/{tables[name].code}?as={seen_as}&at=30")
        expect(page.get_by_role("slider")).to_be_visible()
        page.wait_for_load_state("networkidle")

    return lead


SCREENS: Mapping[str, Way] = {
    "home": _at("/"),
    "new": _at("/new"),
    "sheet-editor": _sheet_editor,
    "records": _at("/records"),
    "rules": _at("/rules"),
    "no-table": _at("/t/NONE22"),
    "no-page": _at("/no/such/page"),
    "lobby": _lobby,
    "join": _join,
    "lobby-tv": _lobby_tv,
    "settings": _settings,
    "other-device": _other_device,
    "old-link": _old_link,
    "host-tools": _host_tools,
    "rule-beside": _rule("base-vote"),
    "rule-long": _rule("base-move"),
    "all-options": _options,
    "guide": _guide,
    "privacy": _privacy,
    **{name: _scene(name) for name in SCENES},
    "base-vote-chosen": _chosen("base-vote"),
    "base-move-chosen": _chosen("base-move"),
    "ring-play-chosen": _chosen("ring-play"),
    "base-covered": _covered,
    "base-watched": _watched("base-vote"),
    "base-tv": _tv("base-move"),
    "base-tv-end": _tv("base-end"),
    "base-replay": _replay("base-end", "open"),
    "base-replay-seat": _replay("base-end", "A"),
    "small-tv": _tv("small-dice"),
    "small-replay": _replay("small-end", "open"),
    "ring-watched": _watched("ring-play"),
    "ring-tv": _tv("ring-play"),
    "ring-replay": _replay("ring-end", "open"),
}
