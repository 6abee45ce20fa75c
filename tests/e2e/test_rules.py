"""Rules as they are in force at a table: on the cards, in the list, in the form that settles them, and in a replay."""

import json
import random
import re
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.people import create_table
from tests.server.running import Process
from winterover.core.match import Match
from winterover.core.record import record_of, write
from winterover.games.registry import find_game


def new_table(server: Process, game: str, players: int, **settings: Any) -> str:
    body = json.dumps({"game": game, "players": players, **settings})
    return str(posted(server, "/api/tables", body, "application/json")["table"])


def posted(server: Process, path: str, body: str, kind: str) -> Any:
    with urlopen(Request(server.address + path, body.encode(), {"Content-Type": kind}), timeout=30) as response:
        return json.load(response)


def card_of(page: Page, name: str, kind: str = "") -> Locator:
    """A rule card of the page with all of them, opened; of one kind where several have the same name."""
    within = page.locator("section section", has=page.get_by_role("heading", name=kind, exact=True)) if kind else page
    card = within.locator("details", has=page.locator("summary", has_text=name)).first
    card.locator("summary").click()
    return card


def rule(within: Page | Locator, name: str) -> Locator:
    """What a list says about one rule: its name, whether it is marked, and what it means."""
    page = within.page if isinstance(within, Locator) else within
    return within.locator("dl > div", has=page.locator("dt", has_text=name))


def test_a_card_says_what_is_in_force_at_this_table(open_page: OpenPage, server: Process) -> None:
    code = new_table(server, "stayaway", 5, edition="E2", rulings={"axeReach": "own_gaps"}, first="C")
    page = open_page(f"/rules?table={code}")
    quarantine = card_of(page, "Quarantine", "Cards")
    # It states what holds here, and marks what would read differently at a standard table.
    standing = quarantine.get_by_role("listitem").filter(has_text="goes on playing, exchanging and defending")
    expect(standing.locator(".tag")).to_have_text("not standard")
    expect(quarantine.get_by_role("listitem").filter(has_text="cannot exchange")).to_have_count(0)
    here = rule(quarantine, "Quarantine")
    expect(here.locator(".tag")).to_have_text("not standard")
    expect(here.locator("dd")).to_contain_text("for two own turns")
    axe = card_of(page, "Axe")
    expect(rule(axe, "Reach of the Axe").locator(".tag")).to_have_text("changed")
    expect(axe.get_by_text("At this table", exact=True)).to_be_visible()
    expect(rule(axe, "Axe through a door").locator(".tag")).to_have_count(0)
    assert violations(page) == []
    whisky = card_of(page, "Whiskey")
    expect(whisky.get_by_role("listitem").first).to_be_visible()
    expect(whisky.get_by_text("At this table")).to_have_count(0)
    expect(whisky.locator(".tag")).to_have_count(0)
    # The list: what decides nothing for five is not in it, and who begins is in it once, as it is.
    listed = page.locator("section", has=page.get_by_role("heading", name="This table's rules"))
    expect(rule(listed, "Who begins").locator("dd")).to_have_text("Seat C")
    expect(rule(listed, "First seat")).to_have_count(0)
    expect(rule(listed, "Infected cards with six players")).to_have_count(0)
    # What differs comes first, the rest under what it changes.
    assert listed.get_by_role("heading", level=3).all_inner_texts() == [
        "Options that differ from the standard rules",
        *("Setup", "Draw pile and hand", "Exchange and defence", "Doors and Quarantine"),
        *("Panic", "The end", "Talk", "Variants"),
    ]
    differing = listed.get_by_label("Options that differ from the standard rules")
    expect(differing.locator("dt")).to_have_count(differing.locator(".tag").count())
    expect(differing.locator("dt", has_text="Reach of the Axe")).to_have_count(1)
    expect(listed.get_by_label("Doors and Quarantine").locator("dt")).to_contain_text(["Axe through a door"])
    # Without a table the standard rules stand there, and what a table can settle otherwise.
    page = open_page("/rules")
    page.get_by_role("button", name="Stay Away!").click()
    quarantine = card_of(page, "Quarantine", "Cards")
    expect(quarantine.get_by_text("What a table can settle otherwise")).to_be_visible()
    expect(quarantine.get_by_text("At this table")).to_have_count(0)
    expect(quarantine.locator("li .tag")).to_have_count(0)
    expect(quarantine.get_by_role("listitem").filter(has_text="goes on playing")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "kennel", "nowhere"),
    [("en", "Kennel", "not at this table"), ("de", "Zwinger", "nicht an diesem Tisch")],
)
def test_what_the_standard_rules_say_and_this_table_does_not_is_struck_through(
    open_page: OpenPage, server: Process, language: str, kennel: str, nowhere: str
) -> None:
    code = new_table(server, "thing", 5, rulings={"kennelCard": "removed"})
    page = open_page(f"/rules?table={code}", language=language)
    card = card_of(page, kennel, "Rooms" if language == "en" else "Orte")
    sentences = card.get_by_role("listitem")
    expect(sentences).to_have_count(4)
    struck = sentences.filter(has=page.locator("del"))
    expect(struck).to_have_count(2)
    # In their places, and in words before the sentence.
    expect(sentences.nth(2)).to_have_text(re.compile(f"^{nowhere}"))
    expect(sentences.nth(1).locator("del")).to_have_count(0)
    assert "line-through" in struck.last.locator("del").evaluate("(each) => getComputedStyle(each).textDecorationLine")
    assert violations(page) == []
    expect(card_of(page, "Armoury" if language == "en" else "Waffenkammer").locator("del")).to_have_count(0)


def test_guests_are_told_which_figures_of_the_board_differ(open_page: OpenPage, server: Process) -> None:
    sheet = {"name": "our board", "figures": {"fuel_slots.boiler": 6, "suspicion.red.8": 7}}
    code = new_table(server, "thing", 5, sheet=sheet)
    page = open_page(f"/t/{code}")
    expect(page.locator(".facts > div", has_text="Board sheet").locator("dd")).to_have_text("our board")
    page.get_by_role("button", name="This table's rules").click()
    figures = page.get_by_role("dialog").get_by_label("Figures that differ from the standard board")
    expect(figures.locator("dd")).to_have_text(["6 instead of 4"])  # the other one counts for eight players only
    page.goto(f"{server.address}/rules?table={code}")
    boiler = card_of(page, "Boiler Room")
    expect(boiler.get_by_text("6 instead of 4")).to_be_visible()
    expect(boiler.locator("dl > div").first.locator(".tag")).to_have_text("changed")


def test_a_changed_figure_is_marked_in_the_sentence_that_names_it(open_page: OpenPage, server: Process) -> None:
    code = new_table(server, "stayaway", 6, rulings={"infectedAt6": "9"})
    page = open_page(f"/rules?table={code}")
    count = card_of(page, "Infected!").get_by_role("listitem").filter(has_text="The deck of this table has 9 of them")
    expect(count.locator(".tag")).to_have_text("not standard")


def test_a_card_of_the_main_game_says_at_a_small_table_where_it_is_from(open_page: OpenPage, server: Process) -> None:
    page = open_page(f"/rules?table={new_table(server, 'thing', 2)}")
    expect(card_of(page, "Kitchen").get_by_text("From the game for four to eight.")).to_be_visible()
    expect(card_of(page, "Phase 6: Rec Room").get_by_text("From the game for four to eight.")).to_have_count(0)


def test_the_form_offers_what_decides_something_and_who_begins_once(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name="Create a table").click()
    page.locator("label.gcard:has-text('Stay Away!')").click()
    page.get_by_role("combobox", name="Players").select_option("6")
    page.get_by_text("Table options", exact=False).first.click()
    page.get_by_role("heading", name="Setup", exact=True).click()
    options = page.locator("ul.rulings legend")
    expect(options.get_by_text("Infected cards with six players")).to_be_visible()
    for name in ("Who begins", "First seat"):
        expect(options.get_by_text(name, exact=True)).to_have_count(0)
    page.get_by_role("combobox", name="Players").select_option("7")
    expect(options.get_by_text("Infected cards with six players")).to_have_count(0)
    # Nothing else of it is left to be set.
    expect(page.get_by_role("heading", name="Setup", exact=True)).to_have_count(0)
    expect(page.get_by_role("combobox", name="Who begins")).to_be_visible()


def test_the_card_beside_a_game_says_what_is_in_force(open_page: OpenPage) -> None:
    page = open_page()
    create_table(page, "Stay Away!", 4, fill=True)
    page.locator("#start").click()
    page.locator("#decision").wait_for()
    page.get_by_role("button", name="Rules", exact=True).click()
    panel = page.get_by_role("region", name="Rules")
    panel.get_by_role("button", name="All", exact=True).click()
    expect(rule(card_of(page, "Axe"), "Reach of the Axe").locator("dd")).to_contain_text("beside a neighbour")


def test_a_rule_on_a_phone_is_none_of_the_tabs_and_any_of_them_closes_it(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    create_table(page, "Stay Away!", 4, fill=True)
    page.locator("#start").click()
    page.locator("#decision").wait_for()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()
    tabs = page.locator("nav.tabs")
    expect(tabs.locator("[aria-current]")).to_have_count(0)
    tabs.get_by_role("button", name="Talk").click()
    expect(page.get_by_role("region", name="Rules")).to_have_count(0)
    expect(tabs.locator("[aria-current]")).to_have_text(re.compile("Talk"))


def test_a_replay_knows_the_rules_of_its_table(open_page: OpenPage, server: Process) -> None:
    game = find_game("stayaway", 4)
    match = Match(game, game.configure(4, "E2", {"whisper": "on"}), b"a table that whispers, later on ")
    first, rng = "ABCD"[game.first_player(match.state)], random.Random(1)
    while not match.over:
        ask = rng.choice(match.state.asks)
        match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    text = write(record_of(match, {0: "Ada", 1: "Bo", 2: "Cleo", 3: "Dag"}))
    record = posted(server, "/api/records", text, "text/plain")["record"]
    page = open_page(f"/r/{record}?as=A&at=1")
    page.get_by_role("button", name="Rules", exact=True).click()
    panel = page.get_by_role("region", name="Rules")
    panel.get_by_role("button", name="This table").click()
    expect(rule(panel, "Whispers").locator(".tag")).to_have_text("changed")
    expect(rule(panel, "Whispers").locator("dd")).to_have_text("whispers are allowed")
    expect(rule(panel, "A fourth Infected card").locator(".tag")).to_have_text("not standard")
    begins = {"A": "Ada", "B": "Bo", "C": "Cleo", "D": "Dag"}[first]
    expect(rule(panel, "Who begins").locator("dd")).to_have_text(begins)
    # Who began is in the record, not how that was found.
    panel.get_by_role("button", name="All", exact=True).click()
    expect(card_of(page, "Setup")).to_contain_text("the first player is chosen by the table or drawn by lot")


@pytest.mark.parametrize(
    ("language", "deck", "number", "usual", "own"),
    [
        ("en", "free deck", "number of Infected", "as in the rulebook", "3 fewer than in the rulebook"),
        ("de", "freies Deck", "Zahl der Inf", "wie in der Spielregel", "3 weniger als"),
    ],
)
def test_decks_are_told_in_words(
    open_page: OpenPage, server: Process, language: str, deck: str, number: str, usual: str, own: str
) -> None:
    page = open_page(f"/rules?table={new_table(server, 'stayaway', 5)}", language=language)
    listed = page.locator("section", has=page.locator("dl")).first
    for name in (deck, number):
        expect(rule(listed, name).locator("dd").first).to_have_text(usual)
    code = new_table(server, "stayaway", 5, rulings={"infectedDelta": "-3", "customDeck": "axe:4"})
    page = open_page(f"/rules?table={code}", language=language)
    listed = page.locator("section", has=page.locator("dl")).first
    expect(rule(listed, number).locator("dd").first).to_contain_text(own)
    expect(rule(listed, deck).locator("dd").first).to_have_text("4 × Axe" if language == "en" else "4 × Axt")
