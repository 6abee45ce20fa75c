"""A file of the page that does not arrive is asked for again: nothing stays blank."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.positions import Waiting
from tests.server.running import Process

POSITIONS = ("ring-offer", "ring-end")

MISSING = "A part of this page has not arrived yet"


def _lose(page: Page, files: str) -> None:
    page.route(re.compile(f"/assets/{files}"), lambda route: route.abort())


def _try_now(page: Page) -> None:
    expect(page.get_by_text(MISSING)).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try now").click()


def _is_styled(page: Page) -> bool:
    styled: bool = page.evaluate(
        "[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet !== null)"
    )
    return styled


@pytest.mark.parametrize("files", [r"parts-.*\.js", r"parts-.*\.css", r"Table-.*\.js", r"Table-.*\.css"])
def test_a_table_comes_once_its_files_arrive(open_page: OpenPage, tables: dict[str, Waiting], files: str) -> None:
    page = open_page()
    _lose(page, files)
    tables["ring-offer"].sit(page)
    _try_now(page)
    expect(page.locator("#decision")).to_be_visible()
    expect(page.locator(".scene")).to_be_visible()
    expect(page.get_by_text(MISSING)).to_have_count(0)
    assert _is_styled(page)


@pytest.mark.parametrize(("path", "part"), [("/r/{}", ".controls"), ("/t/{}/tv", ".game")])
def test_a_replay_and_the_screen_for_the_room_come_too(
    open_page: OpenPage, tables: dict[str, Waiting], path: str, part: str
) -> None:
    page = open_page()
    _lose(page, "parts-")
    page.goto(page.url.rstrip("/") + path.format(tables["ring-end"].code))
    _try_now(page)
    expect(page.locator(part)).to_be_visible()
    assert _is_styled(page)


@pytest.mark.parametrize(
    ("path", "part"), [("/new", ".gcard"), ("/rules", ".modes"), ("/records", ".records li"), ("/r/{}", ".controls")]
)
def test_a_page_asks_until_the_server_answers(
    open_page: OpenPage, tables: dict[str, Waiting], path: str, part: str
) -> None:
    page = open_page()
    page.route(re.compile("/api/(games|records)"), lambda route: route.abort())
    page.goto(page.url.rstrip("/") + path.format(tables["ring-end"].code))
    _try_now(page)
    expect(page.locator(part).first).to_be_visible()
    expect(page.get_by_text(MISSING)).to_have_count(0)


def test_a_page_comes_by_itself_once_the_server_is_back(
    open_page: OpenPage, server: Process, tables: dict[str, Waiting]
) -> None:
    page = open_page()
    table = tables["ring-offer"]
    table.sit(page, *table.secrets)
    show = page.get_by_role("button", name="I am").first
    expect(show).to_be_visible()
    server.kill()
    try:
        # The screen between two people tells of it too.
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        show.click()
        expect(page.get_by_text(MISSING)).to_be_visible()
    finally:
        server.start()
    expect(page.locator("#decision")).to_be_visible()
    expect(page.get_by_text(MISSING)).to_have_count(0)
    assert _is_styled(page)


def test_the_picture_of_a_finished_game_comes_though_its_record_was_lost_once(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page()
    page.route(re.compile("/past"), lambda route: route.abort(), times=1)
    tables["ring-end"].sit(page)
    end = page.locator(".end")
    expect(end.get_by_role("status")).to_contain_text(MISSING)
    expect(end.locator(".chain .lanes svg")).to_be_visible()
    expect(end.get_by_role("status")).to_have_count(0)


def test_a_replay_lists_its_turns_though_the_list_was_lost_once(
    open_page: OpenPage, tables: dict[str, Waiting], server: Process
) -> None:
    page = open_page()
    page.route(re.compile("/beginnings"), lambda route: route.abort(), times=1)
    page.goto(f"{server.address}/r/{tables['ring-end'].code}")
    expect(page.get_by_label("Go to").get_by_role("option", name=re.compile("Turn 1"))).not_to_have_count(0)


@pytest.mark.parametrize("wanted", ["moment", "viewer"])
def test_a_replay_shows_no_moment_under_the_name_of_another(
    open_page: OpenPage, tables: dict[str, Waiting], server: Process, wanted: str
) -> None:
    page = open_page()
    page.goto(f"{server.address}/r/{tables['ring-end'].code}?as=open&at=30")
    slider, ring = page.get_by_role("slider"), page.locator(".scene .ring .seat").first
    expect(ring).to_be_visible()
    page.route(re.compile("/api/records/"), lambda route: route.abort())
    if wanted == "moment":
        slider.fill("100")
    else:
        page.get_by_role("button", name="Bo", exact=True).click()
    problem = page.locator(".controls").get_by_role("alert")
    expect(problem).to_contain_text("This moment has not arrived.")
    # It lasts, and what is there for another moment is not to be seen or read.
    page.wait_for_timeout(3000)
    expect(problem).to_be_visible()
    expect(ring).to_be_hidden()
    expect(page.get_by_role("log")).to_have_count(0)
    # It comes by itself as soon as it can.
    page.unroute_all()
    expect(ring).to_be_visible()
    expect(problem).to_have_count(0)
    assert slider.input_value() == ("100" if wanted == "moment" else "30")


def test_nothing_is_asked_for_that_nobody_wants_any_more(open_page: OpenPage) -> None:
    page = open_page()
    asked: list[str] = []
    _lose(page, r"Create-.*\.js")
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Create a table").click()
    expect(page.get_by_text(MISSING)).to_be_visible()
    page.go_back()
    expect(page.locator("[data-play=small]")).to_be_visible()
    asked.clear()
    page.wait_for_timeout(5000)
    assert [url for url in asked if "Create-" in url] == []
    # Whoever wants it later gets it.
    page.unroute_all()
    page.get_by_role("link", name="Create a table").click()
    expect(page.get_by_role("combobox", name="Players")).to_be_visible()
