"""The base keeps its size whatever is asked, its words can be read, and no scene is cut, on any screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import resize
from tests.e2e.positions import Waiting

LAPTOP, TABLET, UPRIGHT = (1280, 720), (1024, 768), (820, 1180)
#: What a browser leaves of a laptop with 768 lines.
LOW_LAPTOP = (1366, 650)
#: With the base in sight, each with something else to do.
_ON_THE_BASE = ("base-move", "base-hand-in", "base-pile", "base-pile-weather", "base-planning")
_SMALL = ("small-move", "small-dice", "small-act")
#: With a scene of their own.
_SCENES = ("base-encounter-tokens", "base-encounter-look", "base-vote", "base-tests-target", "base-boarding-ask")
POSITIONS = (
    *_ON_THE_BASE,
    *_SMALL,
    *_SCENES,
    "small-alien",
    "base-reveal",
    "base-take",
    "base-vote-alien",
    "base-planning-laid",
    "base-encounter-attack",
    "base-encounter-last",
)
LANGUAGES = ("en", "it", "de", "fr", "uk", "es")


def _heights(page: Page) -> tuple[int, int]:
    """Of the base and of the decision bar."""
    expect(page.locator("#decision h2")).to_be_visible()
    found: list[int] = page.evaluate(
        "['.boardbox', '#decision'].map((each) => document.querySelector(each).getBoundingClientRect().height)"
    )
    return found[0], found[1]


@pytest.mark.parametrize("names", [_ON_THE_BASE, _SMALL])
def test_the_base_keeps_its_size_whatever_is_asked(
    open_page: OpenPage, tables: dict[str, Waiting], names: tuple[str, ...]
) -> None:
    page = open_page(size=DESKTOP)
    heights = {}
    for name in names:
        # Who is asked, and somebody who waits.
        for letter in tables[name].secrets:
            tables[name].sit(page, letter)
            heights[name, letter] = _heights(page)
    tables[names[0]].sit(page)
    before = _heights(page)
    page.get_by_role("button", name="What is not possible?").click()
    assert _heights(page) == before, "what is longer opens over the table"
    assert set(heights.values()) == {before}, heights
    assert before[0] >= 480, "as high as its width allows"


@pytest.mark.parametrize(
    ("size", "names", "least", "letters"),
    [
        (LAPTOP, _ON_THE_BASE, 400, 10),
        (LAPTOP, _SMALL, 380, 10),
        (LOW_LAPTOP, _ON_THE_BASE, 365, 9.5),
        (LOW_LAPTOP, _SMALL, 330, 8.5),
    ],
    ids=str,
)
def test_a_laptop_leaves_the_base_the_height_that_it_needs(
    open_page: OpenPage,
    tables: dict[str, Waiting],
    size: tuple[int, int],
    names: tuple[str, ...],
    least: int,
    letters: float,
) -> None:
    page = open_page(size=size)
    heights = set()
    for name in names:
        for letter in tables[name].secrets:
            tables[name].sit(page, letter)
            heights.add(_heights(page))
    assert len(heights) == 1, "it keeps its size whatever is asked"
    assert heights.pop()[0] >= least
    sizes: list[float] = page.locator(".board .r-name").evaluate_all(
        "(names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().d)"
    )
    assert min(sizes) > letters


#: Names of phases that are not whole and in sight, and whatever in the head lies over something else.
_UNREADABLE = """() => {
  const found = [];
  const edge = document.querySelector(".top .tools").getBoundingClientRect().left;
  const items = [...document.querySelectorAll(".phases li")];
  items.forEach((item, index) => {
    const box = item.getBoundingClientRect();
    const name = item.querySelector(".name");
    const words = name.getBoundingClientRect();
    if (words.width < 12 || words.left < box.left || words.right > box.right + 1 || words.height > 40)
      found.push(name.textContent);
    if (box.right > (index + 1 < items.length ? items[index + 1].getBoundingClientRect().left : edge) + 1)
      found.push(`${name.textContent} lies over the next`);
  });
  const links = document.querySelector(".alts");
  if (links.scrollWidth > links.clientWidth + 1) found.push(`links: ${links.textContent}`);
  return items.length ? found : ["no phases"];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_read(open_page: OpenPage, tables: dict[str, Waiting], language: str) -> None:
    page = open_page(size=DESKTOP, language=language)
    for name in ("base-move", "small-move"):
        tables[name].sit(page)
        expect(page.locator(".phases li.now")).to_be_visible()
        assert page.evaluate(_UNREADABLE) == [], name


#: What is wrong with the name of the present phase: it lies under the tools, is cut, or is parted where no word may be.
_UNREADABLE_ON_A_PHONE = """() => {
  const head = document.querySelector(".top").getBoundingClientRect();
  const tools = document.querySelector(".top .tools").getBoundingClientRect();
  const names = [...document.querySelectorAll(".phases li.now :is(.name, small)")];
  const name = names.find((each) => each.checkVisibility());
  const box = (start, end) => {
    const range = document.createRange();
    range.setStart(name.firstChild, start);
    range.setEnd(name.firstChild, end);
    return range.getBoundingClientRect();
  };
  const text = name.textContent;
  const whole = box(0, text.length);
  const found = [];
  if (whole.right > tools.left) found.push("under the tools");
  const isOut = whole.top < head.top || whole.bottom > head.bottom;
  if (isOut || name.scrollHeight > name.clientHeight + 1) found.push("cut");
  for (let at = 1; at < text.length; at++)
    if (box(at, at + 1).top > box(at - 1, at).bottom - 4 && !" \u00ad".includes(text[at - 1]))
      found.push(`parted before ${text.slice(at)}`);
  return found.length ? [text, ...found] : [];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_names_the_phase_beside_the_tools(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=PHONE, language=language)
    found = {}
    for name in ("base-move", "base-boarding-ask", "base-pile", "base-vote", "base-encounter-look", "small-move"):
        tables[name].sit(page)
        expect(page.locator(".top .phases li.now")).to_be_visible()
        for width in (390, 360, 320):
            resize(page, width, 640)
            found[name, width] = page.evaluate(_UNREADABLE_ON_A_PHONE)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


#: What does not fit into its place.
_CUT = """() => [".own", ".scene", ".instr", ".rail .crew", "#decision .question", "#decision .line"]
  .map((selector) => [selector, document.querySelector(selector)])
  .filter(([, each]) => each && (each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2))
  .map(([name, { scrollWidth, scrollHeight, clientWidth, clientHeight }]) =>
    `${name} ${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`)"""


@pytest.mark.parametrize("language", ["en", "de", "uk"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_no_scene_is_cut(open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int], language: str) -> None:
    page = open_page(size=size, language=language)
    found = {}
    for name in _SCENES:
        tables[name].sit(page)
        expect(page.locator(".own")).to_be_visible()
        found[name] = page.evaluate(_CUT)
    assert {name: cut for name, cut in found.items() if cut} == {}


#: What is cut of the question, the instruments, the dice, the links; and signs of rooms too small for their word.
_CUT_ON_A_LAPTOP = """() => ["#decision h2", ".instr", ".dice ol", ".alts"]
  .map((selector) => [selector, document.querySelector(selector)])
  .filter(([, each]) => each && (each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2))
  .map(([name, each]) => `${name}: ${each.textContent.trim()}`)
  .concat([...document.querySelectorAll(".failtag")].filter((tag) => tag.querySelector("text") &&
    tag.querySelector("text").getBoundingClientRect().right > tag.querySelector("rect").getBoundingClientRect().right)
    .map((tag) => tag.textContent))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_laptop_cuts_no_question_no_track_and_no_die(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=LAPTOP, language=language)
    found = {}
    for name in ("base-pile-weather", "small-dice", "base-reveal"):
        tables[name].sit(page)
        for size in (LAPTOP, (1366, 768), DESKTOP):
            resize(page, *size)
            expect(page.locator("#decision h2")).to_be_visible()
            found[name, size] = page.evaluate(_CUT_ON_A_LAPTOP)
        if name == "base-pile-weather":
            expect(page.locator(".instr .trouble")).to_have_count(2)
            expect(page.locator(".frost:not(.idle) .track")).to_be_in_viewport(ratio=1)
        if name == "small-dice":
            for deed in page.locator(".dice .deed").all():
                expect(deed).to_be_in_viewport(ratio=1)
    assert {place: cut for place, cut in found.items() if cut} == {}


#: Parts of the tray that reach out of it, are cut by it, or have more words than room.
_CUT_IN_THE_TRAY = """() => {
  const tray = document.querySelector(".tray");
  const outer = tray.getBoundingClientRect();
  return [...tray.querySelectorAll(".news, .news .btn, .peek, .peek .cover span, .hand > *, .things, .things b")]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const isOut = box.top < outer.top || box.bottom > outer.bottom || box.right > outer.right;
      return isOut || each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
    })
    .map((each) => `${each.className}: ${each.textContent.trim()}`)
    .concat(tray.querySelector(".kept").scrollWidth > tray.querySelector(".kept").clientWidth ? ["scrolls"] : []);
}"""


def test_news_fit_into_the_tray(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    table = tables["base-encounter-last"]
    pages = {language: open_page(size=LAPTOP, language=language) for language in LANGUAGES}
    for page in pages.values():
        table.sit(page)
        expect(page.locator("#decision h2")).to_be_visible()
    page = pages["en"]
    page.locator("#decision [data-look], #decision [data-code], .own [data-code]").first.click()
    page.locator("#confirm").click()
    found = {}
    for language, page in pages.items():
        expect(page.locator(".news")).to_be_visible()
        if page.locator(".tray [data-uncover]").count():
            page.locator(".tray [data-uncover]").click()
        for size in (LAPTOP, (1366, 768), TABLET, (1100, 800), (1180, 820), UPRIGHT):
            resize(page, *size)
            expect(page.locator(".news .btn")).to_be_in_viewport(ratio=1)
            found[language, size] = page.evaluate(_CUT_IN_THE_TRAY)
        peek = page.locator(".news .peek")
        before = peek.bounding_box()
        peek.hover()
        page.mouse.down()
        expect(page.locator(".news .front")).to_be_in_viewport(ratio=1)
        assert peek.bounding_box() == before, "nothing moves under the pointer"
        page.mouse.up()
    assert {place: cut for place, cut in found.items() if cut} == {}


def test_the_list_of_options_begins_with_what_is_not_in_sight_of_the_question(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(size=(1366, 650))
    tables["base-pile-weather"].sit(page)
    question = page.locator("#decision h2").inner_text()
    expect(page.locator("#decision .hint")).to_be_hidden()
    options = page.get_by_role("button", name="All options", exact=True)
    options.click()
    expect(page.locator(".over .more")).to_have_text(re.compile(f"{re.escape(question)}.+"))
    options.click()
    resize(page, *DESKTOP)
    expect(page.locator("#decision .hint")).to_be_visible()
    options.click()
    expect(page.locator(".over .more")).to_have_text("All options")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_below_the_decision_is_in_sight(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=PHONE, language=language)
    tables["base-encounter-attack"].sit(page)
    for size in (PHONE, (844, 390), (720, 450), (667, 375), UPRIGHT):
        resize(page, *size)
        links = page.locator(".alts .link")
        expect(links.nth(2)).to_be_visible()
        for link in links.all():
            expect(link).to_be_in_viewport(ratio=1)
        expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_upright_tablet_shows_all_eight_of_a_vote(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=UPRIGHT, language=language)
    tables["base-vote"].sit(page)
    cards = page.locator(".cands > .cand")
    expect(cards).to_have_count(8)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", ["base-vote-alien", "base-tests-target"])
def test_six_people_stand_in_two_full_rows(open_page: OpenPage, tables: dict[str, Waiting], name: str) -> None:
    page = open_page(size=DESKTOP)
    tables[name].sit(page)
    cards = page.locator(".cands > .cand")
    expect(cards).to_have_count(6)
    for size in ((1920, 1080), DESKTOP, LAPTOP, LOW_LAPTOP):
        resize(page, *size)
        places = cards.evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().top)")
        assert len(set(places[:3])) == len(set(places[3:])) == 1, size
        assert len(set(places)) == 2, size


def test_the_cards_of_a_vote_have_their_parts_in_line(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=DESKTOP)
    tables["base-vote"].sit(page)
    bars = page.locator(".cands > .cand .bar")
    expect(bars).to_have_count(8)
    for size in ((1920, 1080), DESKTOP, LAPTOP, LOW_LAPTOP):
        resize(page, *size)
        assert len(set(bars.evaluate_all("(bars) => bars.map((bar) => bar.getBoundingClientRect().top)"))) == 2, size


def test_the_cards_of_a_vote_say_what_each_one_did(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=(1920, 1080))
    tables["base-vote"].sit(page)
    cards = page.locator(".cands > .cand")
    expect(cards).to_have_count(8)
    for card in cards.all():
        expect(card).to_contain_text(re.compile("was given (Use|Repair|Sabotage)|no card"))
    expect(cards.filter(has_text="no card").first).to_be_visible()
    expect(cards.filter(has_text="nothing said")).to_have_count(7)
    expect(cards.filter(has=page.locator(".a"))).to_have_count(1)


def test_the_cards_of_a_vote_hang_below_their_head(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/t/{tables['base-vote'].code}", size=(1920, 1080))
    expect(page.locator(".vote .cand")).to_have_count(8)
    head, card = page.locator(".vote > header").bounding_box(), page.locator(".vote .cand").first.bounding_box()
    assert head is not None
    assert card is not None
    assert card["y"] - head["y"] - head["height"] < 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_most_of_whom_to_accuse(open_page: OpenPage, tables: dict[str, Waiting], language: str) -> None:
    page = open_page(size=PHONE, language=language)
    tables["base-vote"].sit(page)
    cards = page.locator(".vote .cand")
    expect(cards).to_have_count(8)
    sheet = page.locator("#decision").bounding_box()
    assert sheet is not None
    ends = cards.evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().bottom)")
    assert sum(end <= sheet["y"] for end in ends) >= 6


@pytest.mark.parametrize("size", [(1920, 1080), DESKTOP, PHONE], ids=str)
def test_an_encounter_shows_where_tokens_will_lie(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    """The same for everybody who is there, whoever they are."""
    page = open_page(size=size)
    tables["base-encounter-tokens"].sit(page)
    people = page.locator(".meet .person")
    expect(people).to_have_count(3)
    for person in people.all():
        expect(person.locator(".tk-none")).to_have_count(2)
    tables["base-encounter-look"].sit(page)
    expect(page.locator(".meet button.tk").first).to_be_visible()
    expect(page.locator(".meet .tk-none")).to_have_count(0)


def test_an_alien_in_an_encounter_stands_beside_the_people(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=(1920, 1080))
    tables["base-encounter-attack"].sit(page)
    expect(page.locator(".meet .alien")).to_be_visible()
    expect(page.locator(".meet .tk-none")).to_have_count(0)
    for part in (".fig-box", ".pn"):
        places = page.locator(f".meet {part}").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().top)"
        )
        assert len(places) > 1
        assert max(places) - min(places) < 2, part


#: Words of options in a line that stick out of their options, or of the line; what does not fit is in the whole list.
_OUT_OF_OPTION = """() => [...document.querySelectorAll("#decision .option .part")].filter((part) => {
  const words = part.getBoundingClientRect();
  const option = part.closest(".option").getBoundingClientRect();
  const line = part.closest(".options").getBoundingClientRect();
  return option.top < line.bottom && (words.width < 12 || words.left < option.left || words.right > option.right
    || words.top < option.top || words.bottom > option.bottom || option.bottom > line.bottom);
}).map((part) => part.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_are_several_cards_can_be_read(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=DESKTOP, language=language)
    tables["base-take"].sit(page)
    page.locator("#confirm").click()
    for size in (DESKTOP, LAPTOP, LOW_LAPTOP, PHONE, (320, 568)):
        resize(page, *size)
        expect(page.locator("#decision .option .part").first).to_be_in_viewport()
        assert page.evaluate(_OUT_OF_OPTION) == [], size


def test_a_tablet_on_its_side_folds_crew_and_talk(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=TABLET)
    tables["base-move"].sit(page)
    rail, talk = page.locator(".rail[data-part=crew]"), page.locator(".right")
    expect(talk).to_be_hidden()
    expect(rail.locator(".disc").first).to_be_visible()
    expect(rail.get_by_text("Norris")).to_be_hidden()
    page.get_by_role("button", name="The crew in full").click()
    expect(rail.get_by_text("Norris")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rail.get_by_text("Norris")).to_be_hidden()
    page.locator(".top").get_by_role("button", name="Talk").click()
    expect(talk.get_by_role("log")).to_be_visible()
    page.locator(".top").get_by_role("button", name="Talk").click()
    expect(talk).to_be_hidden()


def test_an_upright_tablet_shows_everything_at_once(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=UPRIGHT)
    tables["base-move"].sit(page)
    for part in (".boardbox", "#decision", ".tray", ".rail .crew", ".right [role=log]"):
        expect(page.locator(part).first).to_be_in_viewport()
    board = page.locator(".boardbox").bounding_box()
    assert board
    assert board["height"] > 380


#: Numbers of rooms that reach out of them.
_OUT_OF_ROOMS = """() => [...document.querySelectorAll(".board .r-num")].filter((number) => {
  const floor = number.parentNode.querySelector("path.floor");
  const { x, y, width, height } = number.getBBox();
  return floor && !floor.isPointInFill(new DOMPoint(x + width, y + height - 3));
}).map((number) => number.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_rooms_stay_in_them(open_page: OpenPage, tables: dict[str, Waiting], language: str) -> None:
    page = open_page(size=TABLET, language=language)
    tables["base-move"].sit(page)
    for size in (TABLET, LAPTOP, DESKTOP):
        resize(page, *size)
        expect(page.locator(".board .r-num").first).to_be_visible()
        assert page.evaluate(_OUT_OF_ROOMS) == [], size


#: Numbers of rooms that an alien lies over.
_UNDER_AN_ALIEN = """() => [...document.querySelectorAll(".board .alien")].flatMap((alien) => {
  const over = alien.getBoundingClientRect();
  return [...document.querySelectorAll(".board :is(.r-num, .r-name)")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
  }).map((each) => each.textContent);
})"""


def test_an_alien_beside_a_dog_covers_no_number(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=DESKTOP)
    tables["base-planning-laid"].sit(page)
    page.locator("[data-look]").click()
    room = page.locator("[data-room=laboratory]")
    expect(room.locator(".dog-s")).to_be_visible()
    expect(room.locator(".alien")).to_be_visible()
    assert page.evaluate(_UNDER_AN_ALIEN) == []


_PLACES_OF_CARDS = """() => [...document.querySelectorAll(".vote .cand")].map((card) =>
  [card, ...card.querySelectorAll(".disc, .bar, .c3, .c4")].map((part) => part.getBoundingClientRect().top))"""


@pytest.mark.parametrize("language", ["en", "de", "uk"])
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, LOW_LAPTOP], ids=str)
def test_nothing_of_a_vote_moves_when_somebody_is_chosen(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int], language: str
) -> None:
    page = open_page(size=size, language=language)
    tables["base-vote"].sit(page)
    page.locator(".vote button.cand").first.wait_for()
    before: list[list[float]] = page.evaluate(_PLACES_OF_CARDS)
    assert len({tops[1] for tops in before}) == 2, "two rows, each with all marks at one height"
    page.locator(".vote button.cand").first.click()
    expect(page.locator(".vote .picked")).to_be_visible()
    assert page.evaluate(_PLACES_OF_CARDS) == before
    # The last card is whole above what can be said.
    last = page.locator(".vote .cand").last.bounding_box()
    words = page.locator(".vote .why").bounding_box()
    assert last is not None
    assert words is not None
    assert last["y"] + last["height"] <= words["y"]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_low_laptop_shows_all_eight_of_the_crew(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=LOW_LAPTOP, language=language)
    tables["base-vote"].sit(page)
    rows = page.locator(".rail .crew li")
    expect(rows).to_have_count(8)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESKTOP, LOW_LAPTOP], ids=str)
def test_a_message_lies_over_the_log_and_not_over_the_scene(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    tables["base-vote"].sit(page)
    expect(page.locator("#decision h2")).to_be_visible()
    # The same table in a second window is told in the first.
    other = page.context.new_page()
    other.goto(page.url)
    box, log = page.locator(".toast").first.bounding_box(), page.locator(".right").bounding_box()
    assert box is not None
    assert log is not None
    assert box["x"] >= log["x"]


def test_what_is_cut_of_a_question_opens_by_a_press(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=LOW_LAPTOP)
    tables["base-encounter-tokens"].sit(page)
    hint = page.locator("#decision .hint")
    whole = hint.inner_text()
    hint.click()
    for sentence in re.findall(r"[^.?!]+[.?!]", whole):
        expect(page.locator(".over")).to_contain_text(sentence.strip())


@pytest.mark.parametrize("name", ["base-planning", "base-move"])
def test_an_option_that_gets_the_focus_is_whole_in_its_line(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    page = open_page(size=PHONE)
    tables[name].sit(page)
    options = page.locator("#decision .option")
    if name == "base-planning":  # Where aliens attack is covered as cards are.
        page.locator("[data-look]").click()
    expect(options.nth(5)).to_be_attached()
    options.first.focus()
    for option in options.all()[:6]:
        expect(option).to_be_focused()
        assert option.evaluate(
            "(each) => each.getBoundingClientRect().right <= each.parentNode.getBoundingClientRect().right + 1"
        )
        page.keyboard.press("Tab")


def test_cards_to_take_are_shown_as_cards(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=DESKTOP)
    tables["base-take"].sit(page)
    page.locator("[data-look]").click()
    options = page.locator(".decide .option")
    expect(options.first).to_have_accessible_name(re.compile("^Take .+, .+ and .+$"))
    expect(options.first.locator("svg.g")).to_have_count(3)
    expect(options.nth(3)).to_be_in_viewport(ratio=1)
    options.first.click()
    expect(page.locator("#confirm")).to_have_text(re.compile("^Take "))


#: Names and keys of rooms that can be chosen and lie under the small map.
_UNDER_THE_MAP = """() => {
  const map = document.querySelector(".map")?.getBoundingClientRect();
  if (!map) return [];
  return [...document.querySelectorAll(".board .room.opt :is(.r-name, .keyb)")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < map.right && map.left < box.right && box.top < map.bottom && map.top < box.bottom;
  }).map((each) => each.textContent);
}"""


@pytest.mark.parametrize("size", [(360, 640), (320, 640)], ids=str)
def test_the_small_map_hides_nothing_that_can_be_chosen(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size, language="de")
    for name in ("base-move", "small-move"):
        tables[name].sit(page)
        expect(page.locator(".board .room.opt").first).to_be_attached()
        page.wait_for_timeout(300)
        assert page.evaluate(_UNDER_THE_MAP) == [], name


def test_a_phone_shows_whom_it_asks_about(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=PHONE)
    tables["small-alien"].sit(page)
    expect(page.locator(".board .pick").first).to_be_in_viewport()
    expect(page.locator(".map .lit").first).to_be_visible()
    covered = page.evaluate(
        """() => { const map = document.querySelector(".map").getBoundingClientRect();
          return [...document.querySelectorAll(".board .r-name")].filter((name) => {
            const box = name.getBoundingClientRect();
            return box.left < map.right && map.left < box.right && box.top < map.bottom && map.top < box.bottom;
          }).map((name) => name.textContent); }"""
    )
    assert not {"Rec Room", "Kitchen"} & set(covered), "somebody is there"
    # Whoever looks elsewhere is left there.
    page.locator(".map").dispatch_event("pointerdown", {"clientX": 0, "clientY": 0})
    corner = page.locator(".frame").evaluate("(frame) => [frame.scrollLeft, frame.scrollTop]")
    page.wait_for_timeout(300)
    assert page.locator(".frame").evaluate("(frame) => [frame.scrollLeft, frame.scrollTop]") == corner


#: How much of the first line of the log that shows is out of sight, how much of it is left out, and how many show.
_FIRST_OF_THE_LOG = """() => {
  const stream = document.querySelector(".log .stream"), lines = stream.querySelector(".lines");
  const cut = lines.getBoundingClientRect().top + parseFloat(getComputedStyle(lines).getPropertyValue("--hidden"));
  const shown = [...lines.children].map((line) => line.getBoundingClientRect()).filter((box) => box.bottom > cut + 1);
  const top = stream.getBoundingClientRect().top;
  return [Math.max(0, top - shown[0].top), Math.max(0, cut - shown[0].top), shown.length];
}"""


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("size", [(1440, 900), LOW_LAPTOP, (1920, 1080)], ids=str)
def test_the_log_of_the_room_has_whole_sentences_only(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int], language: str
) -> None:
    """Nobody can scroll on a wall, and the crew of eight takes nearly all of the height."""
    page = open_page(f"/t/{tables['base-move'].code}/tv", size=size, language=language)
    expect(page.locator(".log .lines > *").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".crew li").last).to_be_in_viewport(ratio=1)
    above, cut, shown = page.evaluate(_FIRST_OF_THE_LOG)
    assert above < 1
    assert cut < 1
    assert shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tab_of_the_rules_has_one_line(open_page: OpenPage, tables: dict[str, Waiting], language: str) -> None:
    page = open_page(size=(1440, 900), language=language)
    tables["base-vote"].sit(page)
    page.locator("#decision button:has([href='#u-rule'])").first.click()
    tabs = page.locator(".rules header .seg button")
    expect(tabs).to_have_count(3)
    assert (
        tabs.evaluate_all("(tabs) => tabs.filter((tab) => tab.clientHeight > 36).map((tab) => tab.textContent)") == []
    )


def test_the_guide_is_closed_where_it_stands(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=DESKTOP)
    page.evaluate("localStorage.setItem('winterover.settings', JSON.stringify({ guide: true }))")
    tables["base-move"].sit(page)
    guide = page.get_by_role("region", name="First-game guide")
    expect(guide.get_by_role("heading", name="First-game guide")).to_be_visible()
    assert violations(page) == []
    resize(page, *DESKTOP)
    guide.get_by_role("button", name="What is the game about?").click()
    expect(page.get_by_role("heading", name="What the game is about")).to_be_visible()
    page.locator(".rules").get_by_role("button", name="Close").click()
    guide.get_by_role("button", name="Close").click()
    expect(guide).to_have_count(0)
    expect(page.locator("#decision h2")).to_be_focused()
    page.reload()
    expect(page.locator("#decision h2")).to_be_visible()
    expect(guide).to_have_count(0)


def test_a_phone_lists_each_room_of_a_plan_once(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    """How much strength goes there is chosen above the list, in the plan."""
    page = open_page(size=PHONE)
    tables["base-planning"].sit(page)
    page.locator("[data-look]").click()
    options = page.locator("#decision .option")
    rooms = options.evaluate_all("(all) => all.map(({ dataset }) => dataset.code.split(' ')[1])")
    assert len(rooms) > 5
    assert len(set(rooms)) == len(rooms)
    page.locator(f"#decision [data-code^='lay {rooms[0]} ']").click()
    page.locator(f".plan [data-code='lay {rooms[0]} 2']").click()
    expect(page.locator(f"#decision .option[data-code='lay {rooms[0]} 2']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).to_contain_text("strength 2")


@pytest.mark.parametrize("name", ["base-vote-alien", "base-move", "base-encounter-attack"])
def test_a_phone_sees_frost_and_flight_and_the_way_to_the_base(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    page = open_page(size=PHONE)
    tables[name].sit(page)
    page.locator("#decision h2").wait_for()
    gauges = page.locator(".instr .gauge")
    expect(gauges.first).to_be_in_viewport(ratio=1)
    if name != "base-move":
        expect(page.get_by_role("button", name="Show the base")).to_be_in_viewport(ratio=1)


def test_a_phone_says_in_words_what_its_signs_mean(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=PHONE)
    tables["base-move"].sit(page)
    words = page.locator("#instruments")
    expect(words).to_be_hidden()
    page.get_by_role("button", name="Weather and tracks").click()
    expect(words).to_be_visible()
    for sentence in ("Storm: boiler −3, generator −2", "S.O.S. not sent", "boiler holds", "alien, strength 4"):
        expect(words).to_contain_text(sentence)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(words).to_be_hidden()


def test_the_guide_of_a_phone_covers_nothing_that_can_be_chosen(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(size=PHONE)
    page.evaluate("localStorage.setItem('winterover.settings', JSON.stringify({ guide: true }))")
    tables["base-move"].sit(page)
    guide = page.get_by_role("region", name="First-game guide")
    below, strip = guide.bounding_box(), page.locator(".thing > .strip").bounding_box()
    assert below is not None
    assert strip is not None
    assert strip["y"] + strip["height"] <= below["y"] + 1
