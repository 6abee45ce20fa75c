"""Nothing lies over what matters, and what is needed is in sight: on phones, on walls, on very large screens."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.people import create_table, resize, sit_down, wait_until
from tests.e2e.positions import Waiting
from tests.locales.catalogue import catalogue
from tests.server.running import Process
from winterover.games.stayaway.cards import FIRST_PANIC, NAMES
from winterover.locales import LANGUAGES, Texts

POSITIONS = (
    "ring-revelations",
    "ring-keep",
    "ring-offer",
    "ring-play",
    "ring-out",
    "ring-end",
    "base-move",
    "base-hand-in",
    "base-vote",
    "base-end",
    "small-dice",
)
WALL, VERY_LARGE = (1920, 1080), (3840, 2160)


#: Pairs of a seat's disc or caption and something in the middle of the ring that lie over each other.
_OVERLAPS = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1);
  const table = document.querySelector(".table").getBoundingClientRect();
  const middle = boxes(".middle .deck, .middle .used, .middle .words, .middle .shown, .middle .all, .middle .news p");
  const seats = boxes(".ring .disc > svg, .ring .name, .ring .sub");
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = middle.flatMap(([inner, a]) => seats.filter(([, b]) => over(a, b)).map(([seat]) =>
    `${inner.className}: ${inner.textContent.trim()} / ${seat.textContent.trim()}`));
  const cut = middle.filter(([, a]) => a.top < table.top || a.bottom > table.bottom)
    .map(([inner]) => `${inner.className} cut`);
  return [...found, ...cut];
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP, (1280, 720), (1024, 768)])
def test_twelve_seats_leave_room_for_shown_hands(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    tables["ring-revelations"].sit(page)
    expect(page.locator(".ring .seat")).to_have_count(12)
    assert page.evaluate(_OVERLAPS) == []
    page.get_by_role("button", name="3 hands shown to all").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".hands li")).to_have_count(3)
    assert dialog.locator(".hands .chip").count() == 12


@pytest.mark.parametrize("size", [(844, 390), (720, 450), (667, 375)], ids=str)
def test_a_phone_on_its_side_shows_all_seats_beside_the_decision(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    tables["ring-revelations"].sit(page)
    expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
    seats = page.locator(".ring .seat span.disc")
    expect(seats).to_have_count(12)
    reached = seats.evaluate_all(
        """(seats) => seats.filter((seat) => {
          const box = seat.getBoundingClientRect();
          return seat.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        }).length"""
    )
    assert reached == 12, "nothing lies over a seat"


def test_a_narrow_replay_folds_its_crew(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['base-end'].code}?as=open&at=30", size=(1000, 720))
    rail = page.locator(".rail[data-part=crew]")
    expect(rail.locator(".disc").first).to_be_visible()
    unfold = page.get_by_role("button", name="The crew in full")
    unfold.click()
    expect(rail.locator(".tag").get_by_text("Alien", exact=True).first).to_be_visible()
    unfold.click()
    expect(rail.locator(".tag").get_by_text("Alien", exact=True).first).to_be_hidden()


def test_a_replay_on_a_phone_keeps_its_controls_in_sight(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['base-end'].code}?as=open", size=PHONE)
    slider = page.get_by_role("slider")
    expect(slider).to_be_in_viewport(ratio=1)
    box = slider.bounding_box()
    assert box is not None
    assert box["width"] > 200
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    scene = page.get_by_role("region", name="Table", exact=True)
    assert scene.evaluate("(scene) => scene.scrollWidth <= scene.clientWidth"), "the board pans by itself"
    expect(page.locator(".map")).to_be_visible()
    page.get_by_role("button", name="Crew").click()
    expect(page.locator(".rail .tag").get_by_text("Alien", exact=True).first).to_be_visible()


def test_a_replay_goes_to_a_round_and_names_its_seats(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/r/{tables['base-end'].code}?as=open")
    jump = page.get_by_role("combobox", name="Go to")
    expect(jump.locator("option", has_text="Round 3")).to_have_count(1)
    jump.select_option(label="Round 3")
    expect(page.locator(".ribbon .round")).to_contain_text("3")
    assert "at=" in page.url
    page.get_by_role("group", name="As seen by").get_by_role("button", name="Bo", exact=True).click()
    expect(page.locator(".rail .tag.other")).to_have_count(0)


def test_the_map_of_a_phone_shows_how_much_of_the_base_is_in_sight(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(size=PHONE)
    tables["base-hand-in"].sit(page)
    expect(page.locator(".map .seen")).to_be_visible()
    for height in (844, 700, 900):
        resize(page, PHONE[0], height)
        wait_until(
            page,
            """Math.abs(document.querySelector(".map .seen").getBoundingClientRect().height
              - document.querySelector(".frame").clientHeight / 10) < 1""",
        )


def test_the_talk_of_a_phone_opens_at_its_newest_line(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=PHONE)
    tables["base-move"].sit(page)
    expect(page.locator("#decision")).to_be_visible()
    page.get_by_role("button", name="Talk").click()
    expect(page.locator("[role=log]")).to_be_visible()
    wait_until(
        page,
        """(() => { const log = document.querySelector("[role=log]");
          return log.scrollTop > 0 && log.scrollHeight - log.scrollTop - log.clientHeight < 5; })()""",
    )


#: Lines that come one after the other, each before the page hears that it has scrolled to the one before.
_LINES_COME = """(log) => {
  let left = 5;
  const add = () => {
    const line = document.createElement("p");
    line.style.height = "80px";
    if (left-- > 0) log.firstElementChild.append(line);
  };
  log.addEventListener("scroll", add, { capture: true });
  add();
}"""
_DISTANCE = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"


@pytest.mark.parametrize("is_wall", [False, True], ids=["seat", "wall"])
def test_the_log_follows_lines_that_come_at_once(
    open_page: OpenPage, tables: dict[str, Waiting], is_wall: bool
) -> None:
    page = open_page(f"/t/{tables['base-move'].code}/tv" if is_wall else "/")
    if not is_wall:
        tables["base-move"].sit(page)
    log = page.locator("[role=log]")
    expect(log).to_be_visible()
    page.wait_for_timeout(300)
    log.evaluate(_LINES_COME)
    page.wait_for_timeout(500)
    assert log.evaluate(_DISTANCE) < 5
    # Who reads on further up is left there; nobody does in front of a wall.
    log.evaluate("(log) => { log.scrollTop -= 200; }")
    page.wait_for_timeout(100)
    log.evaluate("(log) => log.firstElementChild.append(document.createElement('hr'))")
    page.wait_for_timeout(300)
    assert (log.evaluate(_DISTANCE) < 5) is is_wall


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_a_long_log_with_covered_lines_does_not_make_the_page_longer(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    tables["base-move"].sit(page)
    expect(page.locator("#decision")).to_be_visible()
    assert page.locator("[role=log] button .vh").count()
    if size == PHONE:
        page.get_by_role("button", name="Talk").click()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [WALL, VERY_LARGE, (1280, 720)])
def test_the_wall_shows_the_whole_crew(open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]) -> None:
    page = open_page(f"/t/{tables['base-move'].code}/tv", size=size)
    rows = page.locator(".crew li")
    expect(rows).to_have_count(8)
    log = page.locator("[role=log]")
    inside = rows.evaluate_all(
        "(rows, log) => rows.every((row) => row.getBoundingClientRect().bottom <= log.getBoundingClientRect().top)",
        log.element_handle(),
    )
    assert inside, "nobody can scroll there"
    expect(page.locator(".crew").get_by_text("away", exact=True).first).to_be_visible()
    assert log.evaluate("(log) => log.getBoundingClientRect().bottom <= innerHeight")


def test_the_wall_offers_nothing_to_press(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/t/{tables['base-vote'].code}/tv", size=WALL)
    expect(page.locator(".cands > .cand")).to_have_count(8)
    expect(page.locator(".tv main").get_by_role("button")).to_have_count(0)


def test_the_long_log_of_a_wall_offers_nothing_to_press(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/t/{tables['base-move'].code}/tv", size=WALL)
    lines = page.get_by_role("log").locator("p")
    expect(lines.nth(140)).to_be_attached()
    expect(page.locator(".tv main").get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("size", [WALL, VERY_LARGE, (1280, 720)])
def test_the_wall_leaves_the_log_of_a_small_crew_some_lines(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int]
) -> None:
    page = open_page(f"/t/{tables['small-dice'].code}/tv", size=size)
    log = page.locator("[role=log]")
    expect(log).to_be_visible()
    lines = log.evaluate(
        "(log) => log.clientHeight / parseFloat(getComputedStyle(log.querySelector('.log')).lineHeight)"
    )
    assert lines >= 6


#: Names of cards that stick out of their cards.
_OUT_OF_CARD = """() => [...document.querySelectorAll(".kc b, .used b")].filter((name) => {
  const text = document.createRange();
  text.selectNodeContents(name);
  const words = text.getBoundingClientRect();
  const card = name.parentElement.getBoundingClientRect();
  return words.width < 1 || words.left < card.left || words.right > card.right || words.bottom > card.bottom;
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "uk", "es"])
def test_no_name_runs_out_of_its_card(open_page: OpenPage, tables: dict[str, Waiting], language: str) -> None:
    page = open_page(size=(1280, 720), language=language)
    tables["ring-keep"].sit(page)
    expect(page.locator(".used")).to_be_visible()
    look = page.locator("#confirm[data-look]")
    if look.count():
        look.click()
    expect(page.locator(".kc b").first).to_be_visible()
    found = {}
    for size in ((1280, 720), (1366, 768), DESKTOP, (1024, 768), (820, 1180)):
        resize(page, *size)
        found[size] = page.evaluate(_OUT_OF_CARD)
    assert {size: names for size, names in found.items() if names} == {}


@pytest.mark.parametrize("name", [*POSITIONS])
def test_no_part_of_a_game_is_larger_than_its_window(
    open_page: OpenPage, tables: dict[str, Waiting], name: str
) -> None:
    page = open_page(light=True)
    tables[name].sit(page)
    page.wait_for_selector("#decision, [data-stage=over]")
    if page.locator("#confirm[data-look]").count():
        page.locator("#confirm").click()
    found = {}
    for size in ((1280, 720), DESKTOP, (820, 1180), PHONE, (360, 640), WALL):
        resize(page, *size)
        parts = page.locator("nav.tabs button:visible").all()
        for place in range(max(1, len(parts))):
            if parts:
                parts[place].click()
            found[size, place] = page.evaluate(
                """() => [document.documentElement, document.body].every((each) =>
                    each.scrollWidth <= innerWidth && each.scrollHeight <= innerHeight)
                  && document.querySelector(".mid").scrollWidth <= document.querySelector(".mid").clientWidth"""
            )
    assert [where for where, fits in found.items() if not fits] == []


def test_a_phone_shows_drawn_cards_and_the_hand_below_each_other(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(size=(360, 640))
    tables["ring-keep"].sit(page)
    page.locator("#confirm[data-look]").click()
    page.get_by_role("button", name="Mine").click()
    cards = page.locator(".tray .kc")
    expect(cards).to_have_count(7)
    for card in cards.all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.99)


#: Where things begin and how high they are, and what does not show the whole of its cards or its covers.
_TRAY = """() => [
  ["#decision", ".tray"].flatMap((selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.top, box.height];
  }),
  [...document.querySelectorAll(".tray .kc, .tray .rule, .tray .peek, .tray .covered > span")].filter((each) => {
    const own = each.getBoundingClientRect();
    const lists = [each.closest("ul"), each.closest(".tray")].filter(Boolean);
    return lists.map((list) => list.getBoundingClientRect()).some((list) => own.left < list.left - 1
      || own.right > list.right + 1 || own.top < list.top - 1 || own.bottom > list.bottom + 1);
  }).map((each) => each.textContent.trim() || each.className),
]"""


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "uk", "es"])
def test_drawn_cards_and_the_hand_are_in_sight_and_nothing_moves(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=(1280, 720), language=language)
    measured = {}
    for name in ("ring-keep", "ring-offer", "ring-play", "ring-out"):
        tables[name].sit(page)
        expect(page.locator("#decision")).to_be_visible()
        if page.locator("#confirm[data-look]").count():
            page.locator("#confirm").click()
        for size in ((1280, 720), (1366, 768), DESKTOP, (1024, 768), (910, 700), WALL):
            resize(page, *size)
            measured[size, name] = page.evaluate(_TRAY)
    assert {place: cut for place, (_, cut) in measured.items() if cut} == {}
    # Who is out holds nothing any more, and the ring has the room.
    moved = {
        (size, name): where
        for (size, name), (where, _) in measured.items()
        if name != "ring-out" and where != measured[size, "ring-offer"][0]
    }
    assert moved == {}
    tray = {(size, name): where[3] for (size, name), (where, _) in measured.items()}
    assert tray[DESKTOP, "ring-out"] < tray[DESKTOP, "ring-offer"] / 3


def test_a_very_large_screen_has_large_letters(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    sizes = []
    for size in (WALL, VERY_LARGE):
        page = open_page(size=size)
        tables["ring-revelations"].sit(page)
        expect(page.locator("#decision h2")).to_be_visible()
        sizes.append(page.evaluate(_SIZES))
    small, large = sizes
    assert all(after > 1.5 * before for before, after in zip(small, large, strict=True)), (small, large)


#: How large the question, a card of the hand, a seat and a sign are.
_SIZES = """() => [
  parseFloat(getComputedStyle(document.querySelector("#decision h2")).fontSize),
  document.querySelector(".kc").getBoundingClientRect().height,
  document.querySelector(".ring .disc").getBoundingClientRect().height,
  document.querySelector(".top .btn .g").getBoundingClientRect().height,
]"""


def test_no_word_of_a_very_large_screen_lies_over_another_cover(
    open_page: OpenPage, tables: dict[str, Waiting]
) -> None:
    page = open_page(size=VERY_LARGE)
    tables["base-move"].sit(page)
    look, peek = page.locator(".tray .covered .word").bounding_box(), page.locator(".tray .peek").bounding_box()
    assert look
    assert peek
    assert look["x"] >= peek["x"] + peek["width"]


def _is_on_top(page: Page, selector: str) -> bool:
    """Whether pressing the middle of something reaches it."""
    found: bool = page.locator(selector).evaluate(
        """(wanted) => { const box = wanted.getBoundingClientRect();
          return wanted.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)); }"""
    )
    return found


def test_a_second_person_sits_down_at_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    create_table(page, "Stay Away!", 6)
    page.get_by_role("button", name="Another person at this device").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    assert _is_on_top(page, ".take .btn.primary")
    # Everything about a seat is in its row.
    tops = page.locator(".seat").first.evaluate(
        "(row) => [...row.children].map((each) => each.getBoundingClientRect())"
    )
    assert max(box["top"] for box in tops) < min(box["bottom"] for box in tops)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


@pytest.mark.parametrize("letter", ["W", "Щ"])
def test_the_widest_names_leave_everything_in_sight(open_page: OpenPage, server: Process, letter: str) -> None:
    page = open_page(size=PHONE)
    code = create_table(page, "Hidden roles", 4, name=letter * 20)
    guest = open_page(f"/t/{code}", size=PHONE)
    sit_down(guest, letter * 19 + "A")
    for each in (page, guest):
        for control in each.locator(".seat :is(.btn, .rdy)").all():
            box = control.bounding_box()
            assert box
            assert box["x"] + box["width"] <= PHONE[0]
        assert each.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    page.get_by_role("button", name="Fill with bots").click()
    page.locator("#start").click()
    expect(page.locator("#decision")).to_be_visible()
    # Both seats at one device: somebody is named before the cards are uncovered.
    keys = guest.evaluate("(code) => localStorage.getItem(`winterover.keys.${code}`)", code)
    page.evaluate(_JOIN_KEYS, [code, keys])
    for path, size in ((f"/t/{code}", PHONE), ("/", PHONE), (f"/t/{code}/tv", WALL), (f"/t/{code}/tv", PHONE)):
        resize(page, *size)
        page.goto(server.address + path)
        expect(page.get_by_text(letter * 19).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


#: Puts the keys of another device's seats of a table beside the own ones.
_JOIN_KEYS = """([code, others]) => {
  const name = `winterover.keys.${code}`;
  const own = JSON.parse(localStorage.getItem(name));
  localStorage.setItem(name, JSON.stringify({ ...own, seats: { ...own.seats, ...JSON.parse(others).seats } }));
}"""


def test_a_host_chooses_who_begins_and_how_bots_play(open_page: OpenPage) -> None:
    page = open_page("/new")
    page.locator("label.gcard:has-text('Stay Away!')").click()
    page.get_by_role("combobox", name="Who begins").select_option("C")
    page.get_by_label("Fill with bots").check()
    page.get_by_role("combobox", name="How the bots play").select_option("random")
    page.get_by_role("button", name="Create a table").click()
    expect(page.locator(".facts")).to_contain_text("Who begins")
    expect(page.locator(".facts")).to_contain_text("Cleo")
    levels = page.locator(".seat select")
    expect(levels).to_have_count(5)
    assert {level.input_value() for level in levels.all()} == {"random"}
    page.locator("#start").click()
    expect(page.locator("[role=log]")).to_contain_text("Cleo goes first")


def test_the_start_page_knows_what_to_come_back_to(open_page: OpenPage, server: Process) -> None:
    page = open_page()
    code = create_table(page, "Stay Away!", 4, name="Ada", fill=True)
    page.goto(server.address)
    line = page.locator(".mine li")
    expect(line).to_contain_text("Stay Away!")
    expect(line).to_contain_text("not begun")
    expect(line).to_contain_text("Ada and 3 bots")
    line.get_by_role("link").click()
    expect(page.locator("#start")).to_be_visible()
    assert page.url.endswith(code)


def test_a_word_at_the_edge_does_not_cover_the_hand(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page()
    tables["ring-revelations"].sit(page)
    expect(page.locator("#decision")).to_be_visible()
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.locator("#decision")).to_be_visible()
    expect(second.get_by_text("open in another window")).to_be_visible()
    over = second.evaluate(
        """() => { const toast = document.querySelector(".toast").getBoundingClientRect();
          return [...document.querySelectorAll(".tray, #decision")].some((each) => {
            const box = each.getBoundingClientRect();
            return box.top < toast.bottom && toast.top < box.bottom && box.left < toast.right && toast.left < box.right;
          }); }"""
    )
    assert not over


#: Names of cards that a narrow card of the hand parts within a word without a hyphen, or cannot hold.
_BROKEN_NAMES = """(names) => {
  const word = document.querySelector(".hands.compact .kc b");
  const card = word.closest(".kc");
  const widths = card.querySelector(".widths");
  const range = document.createRange();
  return names.filter((name) => {
    word.textContent = widths.textContent = name;
    let line = null;
    for (let place = 0; place < name.length; place++) {
      if (/[\\s\u00ad]/.test(name[place])) continue;
      range.setStart(word.firstChild, place);
      range.setEnd(word.firstChild, place + 1);
      const top = [...range.getClientRects()].at(-1).top;
      if (line !== null && top > line + 3 && !/[\\s\u00ad-]/.test(name[place - 1])) return true;
      line = top;
    }
    return word.getBoundingClientRect().width > card.clientWidth;
  });
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_breaks_within_a_word(open_page: OpenPage, tables: dict[str, Waiting], language: str) -> None:
    texts = Texts(language)
    parted = {name for name in catalogue(language) if name.endswith(".short")}
    held = [f"stayaway-card-{name}" for name in NAMES[:FIRST_PANIC]]
    shown = {texts(name): texts.attribute(name, "short") if f"{name}.short" in parted else texts(name) for name in held}
    # A hand of five, as in every turn, has the narrowest cards.
    for size in (PHONE, (360, 640)):
        page = open_page(size=size, language=language)
        tables["ring-play"].sit(page)
        page.locator("#confirm[data-look]").click()
        cards = page.locator(".hands.compact .kc")
        expect(cards).to_have_count(5)
        for card in cards.all():
            # Who has the page read to them hears the plain name.
            assert card.locator("b").text_content() == shown[card.locator(".vh").text_content() or ""]
        assert page.evaluate(_BROKEN_NAMES, [*shown.values()]) == [], size


@pytest.mark.parametrize(("size", "longest"), [(PHONE, set()), ((360, 780), {"Suspicious"})], ids=str)
def test_of_the_words_of_five_cards_only_the_longest_are_parted_where_not_all_fit(
    open_page: OpenPage, tables: dict[str, Waiting], size: tuple[int, int], longest: set[str]
) -> None:
    page = open_page(size=size)
    tables["ring-play"].sit(page)
    page.locator("#confirm[data-look]").click()
    words = page.locator(".hands.compact .kc .word")
    expect(words.first).to_be_visible()
    parted = words.evaluate_all(
        """(words) => words.filter((word) => {
          const [card, { left, right }] = [word.closest(".kc").getBoundingClientRect(), word.getBoundingClientRect()];
          const lines = word.clientHeight / parseFloat(getComputedStyle(word).lineHeight);
          return lines > 1.5 || left < card.left + 2 || right > card.right - 2;
        }).map((word) => word.textContent.replaceAll("\u00ad", ""))"""
    )
    assert set(parted) == longest
    assert page.locator(".hands.compact ul").evaluate("(row) => row.scrollWidth <= row.clientWidth")


#: Words in the head of a page that lie over the drawn base, which takes their contrast away.
_WORDS_OVER_THE_BASE = """() => {
  const drawn = [...document.querySelectorAll(".sc-base > *")].map((each) => each.getBoundingClientRect());
  return [...document.querySelectorAll(".banner .title > *")].filter((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()].some((line) => drawn.some((part) => part.width &&
      line.left < part.right && part.left < line.right && line.top + 4 < part.bottom && part.top < line.bottom - 4));
  }).map((words) => words.textContent);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_page_lie_over_the_drawn_base(open_page: OpenPage, server: Process, language: str) -> None:
    page = open_page(light=True, language=language)
    over = {}
    for path in ("/", "/new", "/records", "/rules", "/t/NONE22"):
        page.goto(server.address + path)
        expect(page.locator(".banner h1")).to_be_visible()
        for width in (390, 768, 820, 1024, 1180, 1280, 1366, 1440, 1600, 1920):
            resize(page, width, 900)
            if found := page.evaluate(_WORDS_OVER_THE_BASE):
                over[path, width] = found
    assert over == {}
    assert page.locator(".sc-base .sc-mod").first.bounding_box(), "a large screen has it"


def test_a_phone_tells_who_is_out_why_nothing_is_asked(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=PHONE)
    tables["ring-out"].sit(page)
    for size in (PHONE, (844, 390)):
        resize(page, *size)
        expect(
            page.get_by_role("region", name="Table").get_by_text("You are out of the game and see")
        ).to_be_in_viewport(ratio=1)


def test_a_replay_marks_nobody_as_the_one_to_act(
    open_page: OpenPage, server: Process, tables: dict[str, Waiting]
) -> None:
    page = open_page()
    for letter in "ABCDEF":
        page.goto(f"{server.address}/r/{tables['ring-end'].code}?as={letter}&at=30")
        expect(page.locator(".ring .turn")).to_be_visible()
        expect(page.locator(".ring .mine")).to_have_count(0)


def test_a_tablet_has_no_empty_half_beside_the_rules(open_page: OpenPage) -> None:
    page = open_page("/rules", size=(1024, 768))
    expect(page.locator(".rules details").first).to_be_visible()
    book, head = page.locator(".rules > .box:first-child").bounding_box(), page.locator(".banner").bounding_box()
    assert book
    assert head
    assert book["width"] > 0.85 * head["width"]


#: The places of what is drawn on the wall, in pixels.
_BOXES = """() => [".logo", ".lane", ".spaces .space", ".instr .track i", ".crew li", ".log", ".boardbox"]
  .flatMap((selector) => [...document.querySelectorAll(selector)].slice(0, 2))
  .map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height];
  })"""


def test_a_wall_of_four_times_as_many_dots_shows_the_same(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/t/{tables['small-dice'].code}/tv", size=WALL)
    expect(page.locator(".spaces .space").first).to_be_visible()
    usual = page.evaluate(_BOXES)
    resize(page, *VERY_LARGE)
    expect(page.locator(".spaces .space").first).to_be_visible()
    assert page.evaluate(_BOXES) == [pytest.approx([2 * each for each in box], abs=4) for box in usual]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strength_of_the_aliens_is_shown_whole(
    open_page: OpenPage, tables: dict[str, Waiting], language: str
) -> None:
    page = open_page(size=(1366, 768), language=language)
    tables["base-end"].sit(page)
    strength = page.locator(".sheets .al .ml")
    expect(strength).to_be_in_viewport(ratio=1)
    assert strength.evaluate("(each) => each.scrollWidth <= each.clientWidth")


def test_the_strengths_of_a_plan_are_whole_on_the_wall(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(f"/t/{tables['base-move'].code}/tv", size=WALL, language="de")
    strengths = page.locator(".sheets .pl-c b")
    expect(strengths.first).to_be_visible()
    cut = strengths.evaluate_all(
        """(all) => all.filter((each) => each.scrollHeight > each.clientHeight ||
          each.getBoundingClientRect().bottom > each.closest(".sheets").getBoundingClientRect().bottom - 2).length"""
    )
    assert cut == 0


def test_a_phone_names_everybody_below_the_picture_of_the_end(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    page = open_page(size=PHONE)
    tables["base-end"].sit(page)
    outcomes = page.locator(".outs li")
    expect(outcomes).to_have_count(8)
    for name, outcome in zip(page.locator(".names li b").all(), outcomes.all(), strict=True):
        outcome.scroll_into_view_if_needed()
        expect(outcome.locator("p")).to_be_in_viewport()
        assert name.inner_text().startswith(outcome.locator("p").inner_text())
