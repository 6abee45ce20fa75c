"""A replay: wherever somebody jumps, and through whose eyes, it shows that moment and nothing else."""

import json
import random
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import resize, show_the_same
from tests.e2e.positions import Waiting
from tests.server.running import Process
from winterover.core import record as records
from winterover.locales import Texts

POSITIONS = ("base-end", "ring-end", "small-end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_jump_shows_what_its_link_shows(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?as=open", size=size)
    slider, eyes = page.get_by_role("slider"), page.locator(".eyes .chip")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    chance = random.Random(5)
    # Open, as the table saw it, and as each of six knew it.
    for number in range(8):
        eyes.nth(number).click()
        expect(eyes.nth(number)).to_have_attribute("aria-pressed", "true")
        place = (last, 0, last - 1)[number] if number < 3 else chance.randrange(1, last)
        slider.fill(str(place))
        if number % 2:
            page.get_by_role("button", name="One step on").click()
        fresh = page.context.new_page()
        fresh.goto(page.url)
        expect(fresh.get_by_role("slider")).to_be_visible()
        show_the_same(page, fresh)
        assert fresh.evaluate("document.documentElement.scrollHeight <= innerHeight")
        fresh.close()


@pytest.mark.parametrize("given", ["as=Z", "at=99999", "at=abc", "as=Z&at=99999", "at=5&as=A"])
def test_the_address_says_what_is_shown(open_page: OpenPage, tables: dict[str, Waiting], given: str) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?{given}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    shown = {"at=99999": f"?at={slider.get_attribute('max')}", "at=5&as=A": "?as=A&at=5"}
    shown["as=Z&at=99999"] = shown["at=99999"]
    expect(page).to_have_url(re.compile(rf"/r/\w+{re.escape(shown.get(given, ''))}$"))


#: As a hand draws the slider: many moments one right after another, and none of them waits for the one before.
_DRAW = """
(slider, places) => {
  for (const place of places) {
    slider.value = String(place);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_list_of_turns_that_does_not_come_is_told_and_asked_for_again(
    open_page: OpenPage, server: Process, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    busy = {"code": "too-busy", "args": {}, "text": ""}
    page.route("**/beginnings", lambda route: route.abort())
    page.goto(f"{server.address}/r/{tables['ring-end'].code}?at=5")
    told, jump = page.get_by_role("alert"), page.get_by_role("combobox", name="Go to")
    expect(told).to_have_text(
        "The list of rounds and turns did not arrive. The server does not answer. Check your connection and try again."
    )
    expect(jump).to_be_disabled()
    # Everything else works meanwhile.
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("slider")).to_have_value("6")
    page.unroute_all()
    page.route("**/beginnings", lambda route: route.fulfill(status=503, json=busy))
    again = page.get_by_role("button", name="Try now")
    again.focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("The server has too many replays to work on.")
    expect(again).to_be_focused()
    assert violations(page) == []
    resize(page, *size)
    page.unroute_all()
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    expect(page.get_by_role("slider")).to_be_focused()
    expect(jump).to_be_enabled()
    jump.select_option(index=1)
    expect(page.get_by_role("slider")).not_to_have_value("6")


def test_a_slider_that_is_drawn_to_and_fro_shows_where_it_stops(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?as=open")
    slider, eyes = page.get_by_role("slider"), page.locator(".eyes .chip")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    chance = random.Random(6)
    for number in (0, 3, 1, 0):
        stop = chance.randrange(1, last)
        for _ in range(8):
            slider.evaluate(_DRAW, [chance.randrange(last + 1) for _ in range(5)])
            page.wait_for_timeout(chance.randrange(20))
        eyes.nth(number).click()
        slider.evaluate(_DRAW, [*range(last, stop, -1), stop])
        fresh = page.context.new_page()
        fresh.goto(page.url)
        expect(fresh.get_by_role("slider")).to_have_value(str(stop))
        show_the_same(page, fresh)
        fresh.close()
    # What is the same at every step is not fetched again; the end tells everybody how it came about.
    fetched = [url.partition("/api/records/")[2].partition("/")[2] for url in asked if "/api/records/" in url]
    assert [part for part in fetched if not part.startswith("frames") and part != "past?as=open"] == [
        "past?as=B",
        "past",
    ]


def test_a_jump_to_the_end_asks_for_the_frames_near_it_only(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?as=B")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    expect(page.locator(".end")).to_be_visible()
    near = [url for url in asked if "/frames" in url]
    assert len(near) == 1
    assert f"from={last // 20 * 20}&" in near[0]


def test_the_first_and_the_last_step_keep_the_focus(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?as=A&at=1")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for name, near, end in (("One step back", 1, 0), ("One step on", last - 1, last)):
        slider.fill(str(near))
        button = page.get_by_role("button", name=name)
        expect(button).to_have_attribute("aria-disabled", "false")
        button.focus()
        page.keyboard.press("Enter")
        expect(slider).to_have_value(str(end))
        expect(button).to_have_attribute("aria-disabled", "true")
        page.keyboard.press("Enter")
        expect(button).to_be_focused()
        expect(slider).to_have_value(str(end))


@pytest.mark.parametrize(
    ("query", "place"), [("at=5.7", "5"), ("at=1e999", "last"), ("at=-3", "0"), ("as=Z&at=3", "3"), ("as=L&at=3", "3")]
)
def test_a_mistyped_link_shows_what_the_table_saw(
    open_page: OpenPage, tables: dict[str, Waiting], query: str, place: str
) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?{query}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(slider.get_attribute("max") or "" if place == "last" else place)
    expect(page.get_by_role("button", name="Table", exact=True, pressed=True)).to_be_visible()


def test_the_end_of_a_replay_says_nothing_of_being_out(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    # The seat of the letter B is burned by the last deed of this game.
    page = open_page(f"/r/{tables['ring-end'].code}?as=B")
    slider = page.get_by_role("slider")
    expect(page.locator(".tray")).to_be_visible()
    slider.fill(slider.get_attribute("max") or "")
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator(".tray")).to_have_count(0)


def test_what_vanishes_with_the_end_hands_its_focus_to_the_table(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(f"/r/{tables['small-end'].code}?at=9999")
    fates = page.locator(".chain")
    fates.focus()
    page.keyboard.press("ArrowLeft")
    expect(fates).to_have_count(0)
    expect(page.locator(".scene")).to_be_focused()


def test_a_board_may_vanish_before_its_scroll_is_over(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['small-end'].code}?at=9999", size=PHONE)
    expect(page.locator(".chain")).to_be_visible()
    # A moment that is fetched with the end, so that the end is there at once.
    page.get_by_role("button", name="One step back").click()
    frame = page.locator(".frame")
    expect(frame).to_be_visible()
    frame.evaluate(
        """(frame) => {
            frame.scrollTo({ left: frame.scrollLeft ? 0 : 200, top: frame.scrollTop ? 0 : 200 });
            const slider = document.querySelector("input[type=range]");
            slider.value = slider.max;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )
    expect(page.locator(".chain")).to_be_visible()
    page.wait_for_timeout(200)  # whatever Svelte warns of fails the test


@pytest.mark.parametrize("name", ["base-end", "ring-end"])
def test_who_looks_back_sees_the_cards_of_a_seat(open_page: OpenPage, tables: dict[str, Waiting], name: str) -> None:
    page = open_page(f"/r/{tables[name].code}?as=B&at=1")
    tray = page.locator(".tray")
    expect(tray.get_by_role("group", name="Your role")).to_have_text(re.compile(r"\w"))
    for covered in ("Hold to peek", "Look at my cards", "covered", "Only you see this"):
        expect(tray).not_to_contain_text(covered)
    expect(tray.locator("[data-cover], [data-uncover]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_T_Z0_03_everything_open_shows_the_role_cards_of_the_small_crew(
    open_page: OpenPage, server: Process, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    code = tables["small-end"].code
    with urlopen(f"{server.address}/api/records/{code}/frames?as=open&from=30&count=1") as answer:
        frame = json.load(answer)["frames"][0]
    roles = frame["unseen"]["roles"]
    there = [each["character"] for each in frame["view"]["crew"] if each["status"] == "character"]
    page = open_page(f"/r/{code}?as=open&at=30", size=size)
    expect(page.locator(".people .other")).to_have_count(sum(roles[character] == "alien" for character in there))
    crew = page.locator(".rail .crew li")
    if size == PHONE:
        page.locator("nav.tabs").get_by_role("button", name="Crew").click()
    expect(crew).to_have_count(6)
    for character, role in roles.items():
        member = crew.filter(has_text=Texts("en")(f"thing-character-{character}"))
        expect(member.get_by_text(f"Role card: {role.capitalize()}")).to_be_visible()
    # Whoever looks with the eyes of a seat or of the table knows none of them.
    for eyes in ("", "&as=A"):
        page.goto(f"{server.address}/r/{code}?at=30{eyes}")
        expect(crew).to_have_count(6)
        expect(page.get_by_text("Role card")).to_have_count(0)
        expect(page.locator(".people .other")).to_have_count(0)


def test_an_uploaded_game_has_the_names_of_the_moment(
    open_page: OpenPage, server: Process, tables: dict[str, Waiting]
) -> None:
    with urlopen(f"{server.address}/api/records/{tables['ring-end'].code}/text") as answer:
        record = records.read(answer.read().decode())
    # Ada sat down when everybody had been told sixty facts.
    assert record.names[0] == "Ada"
    record.formerly, record.version = {0: [records.Former("Zoe", 60)]}, 3
    file = records.write(record).encode()
    with urlopen(Request(f"{server.address}/api/records", file, {"Content-Type": "text/plain"})) as answer:
        code = json.load(answer)["record"]
    page = open_page(f"/r/{code}?as=open")
    seat, log = page.locator(".eyes .chip").nth(2), page.locator("[role=log]")
    expect(seat).to_contain_text("Zoe")
    expect(log).to_contain_text("Zoe was dealt")
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    expect(seat).to_contain_text("Ada")
    expect(log).to_contain_text("Ada")
    page.get_by_role("button", name=re.compile("earlier")).click()
    expect(log).to_contain_text("Zoe was dealt")
    expect(log).not_to_contain_text("Ada was dealt")


@pytest.mark.parametrize("name", POSITIONS)
def test_no_line_speaks_to_who_looks_with_everything_open(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    page = open_page(f"/r/{tables[name].code}?as=open&at=9999", language="de")
    lines = page.locator("[role=log] p")
    expect(lines.nth(20)).to_be_attached()
    told = "\n".join(lines.all_inner_texts()).replace(Texts("de")("stayaway-card-watch_your_back"), "")
    assert not re.findall(r"\b(?:du|dich|dir|dein\w*)\b", told, re.IGNORECASE)


def test_a_phone_shows_the_whole_board_above_the_controls(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['base-end'].code}?at=30", size=PHONE)
    board, controls = page.locator(".boardbox"), page.locator(".controls")
    expect(board.locator(".map")).to_be_in_viewport(ratio=1)
    box, below = board.bounding_box(), controls.bounding_box()
    assert box
    assert below
    assert box["y"] + box["height"] <= below["y"] + 1


def test_a_phone_shows_what_a_seat_had_as_a_part_of_its_own(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['ring-end'].code}?at=30", size=(390, 664))
    expect(page.locator(".ring .seat").first).to_be_visible()
    mine = page.locator("nav.tabs").get_by_role("button", name="Mine")
    expect(mine).to_have_count(0)
    page.goto(page.url + "&as=B")
    mine.click()
    expect(page.locator(".tray")).to_be_in_viewport(ratio=0.5)
    card = page.locator(".tray .hands li").last
    card.scroll_into_view_if_needed()
    expect(card).to_be_in_viewport()
    expect(page.get_by_role("slider")).to_be_in_viewport()
    # Nothing is left of it at the end.
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    expect(page.locator(".end")).to_be_visible()
    expect(mine).to_have_count(0)


def test_a_phone_says_what_has_just_happened(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    """The log is behind a tab there."""
    page = open_page(f"/r/{tables['ring-end'].code}?as=open&at=30", size=PHONE)
    said = page.locator(".controls .latest")
    expect(said).to_be_visible()
    texts = set()
    for place in (30, 50, 70):
        page.get_by_role("slider").fill(str(place))
        expect(page.locator(".app:not(.late) .latest")).to_be_visible()
        texts.add(said.text_content())
        expect(said).to_have_text(page.locator("[role=log] .lines > :is(.log, .div)").last.text_content() or "?")
    assert len(texts) == 3
    resize(page, *DESKTOP)
    expect(said).to_have_count(0)


@pytest.mark.parametrize("name", ["base-end", "ring-end"])
def test_a_laptop_shows_all_viewers_in_one_row(open_page: OpenPage, tables: dict[str, Waiting], name: str) -> None:
    page = open_page(f"/r/{tables[name].code}?as=open&at=30", size=(1440, 900))
    eyes = page.locator(".eyes > :is(.chip, .btn)")
    expect(eyes.last).to_be_visible()
    middles = eyes.evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2)"
    )
    assert max(middles) - min(middles) < 2
    ada = page.get_by_role("group", name="As seen by").get_by_role("button", name="Ada", exact=True)
    ada.click()
    expect(ada).to_have_attribute("aria-pressed", "true")
