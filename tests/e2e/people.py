"""People in front of browsers: sitting down, and playing by pressing what the page offers."""

import random
import time
from collections.abc import Callable, Sequence
from difflib import unified_diff

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PATIENCE, OpenPage

#: Presses what may be pressed, at random but the same for the same seed: an option, then the button that confirms it.
_PLAYER = """
([seed, pause]) => {
  let state = seed;
  const chance = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  window.presses = 0;
  window.player = setInterval(() => {
    const confirm = document.querySelector("#confirm");
    if (!confirm || confirm.closest("[inert]")) return;
    if (!confirm.disabled) { window.presses++; confirm.click(); return; }
    const options = [...document.querySelectorAll("[data-code]:not(:disabled, [aria-disabled=true]), [data-pick]")];
    // A room of a drawn board has no click() of its own.
    const option = options[Math.floor(chance() * options.length)];
    option?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, pause);
}
"""


def wait_until(page: Page, expression: str, seconds: float = PATIENCE / 1000) -> None:
    """Wait for something to become true in the page; its content rules forbid that the page watches for it itself."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, expression
        page.wait_for_timeout(20)


def wait_for(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something to become true elsewhere, while the page lives on."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, "it never came about"
        page.wait_for_timeout(10)


def play_now(page: Page, mode: str) -> None:
    """Play against bots in one click, until something is asked: a game may be over before that."""
    for _ in range(8):
        page.locator(f"[data-play={mode}]").click()
        page.wait_for_selector("#confirm, [data-stage=over]")
        if page.locator("#confirm").is_visible():
            return
        page.goto(page.url.partition("/t/")[0])
    raise AssertionError("nothing was ever asked")


def create_table(page: Page, mode: str, players: int, *, name: str = "Ada", fill: bool = False) -> str:
    """Create a table through the page; its code. Its creator begins: bots may end a game before others are asked."""
    page.get_by_role("link", name="Create a table").click()
    page.locator(f"label.gcard:has-text('{mode}')").click()
    page.get_by_role("combobox", name="Players").select_option(str(players))
    if mode == "Stay Away!":
        page.get_by_role("combobox", name="Who begins").select_option("A")
    page.get_by_label("Your name").fill(name)
    if fill:
        page.get_by_label("Fill with bots").check()
    page.get_by_role("button", name="Create a table").click()
    expect(page.locator("#start")).to_be_visible()
    return page.url.rpartition("/")[2]


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I am ready").last.click()


def host_and_guest(open_page: OpenPage, mode: str, players: int) -> tuple[Page, Page, str]:
    """A new table with its host Ada and a guest, Grace, who has sat down; and its code."""
    host = open_page()
    code = create_table(host, mode, players)
    guest = open_page(f"/t/{code}")
    sit_down(guest, "Grace")
    return host, guest, code


def start_playing(page: Page, seed: int, pause: int = 5) -> None:
    """Press something every few milliseconds."""
    page.evaluate(_PLAYER, [seed, pause])


def choose_first(page: Page) -> None:
    """Choose the first thing that is offered, after a look at the cards if it is about them."""
    expect(page.locator("#confirm")).to_be_visible()
    if page.locator("#confirm[data-look]").count():
        page.locator("#confirm").click()
    page.locator(":is([data-code], [data-pick]):visible:not(:disabled)").first.dispatch_event("click")
    if page.locator("#confirm:disabled").count():  # a card that can be used in several ways
        page.locator("#decision .line [data-code]").first.click()
    expect(page.locator("#confirm")).to_be_enabled()


def answer(page: Page) -> None:
    """Give the first answer that is offered, and wait until it is taken."""
    choose_first(page)
    page.locator("#confirm").click()
    expect(page.locator("#confirm[aria-busy=true]")).to_have_count(0)


#: Options that can be seen somewhere on the page, on a board, in a hand or in the question.
_OFFERED = ":is([data-code], [data-pick]):visible:not(:disabled, [aria-disabled=true])"


def decide(page: Page, chance: random.Random, *, by_touch: bool = False) -> None:
    """Answer as hands do: what is pressed has to be in sight, has to lie still, and gets the press itself."""

    def press(what: Locator) -> None:
        if by_touch:
            what.tap()
        else:
            what.click()

    confirm = page.locator("#confirm")
    expect(page.locator("#confirm:not([aria-busy=true])")).to_be_visible()
    if page.locator("#confirm[data-look]").count():
        press(confirm)
        expect(page.locator("#confirm:not([data-look])")).to_be_visible()
    if confirm.is_disabled():  # else the only option, or the usual one, is chosen from the beginning
        options = page.locator(_OFFERED)
        press(options.nth(chance.randrange(options.count())))
        if confirm.is_disabled():  # a card that can be used in several ways
            press(page.locator("#decision .line [data-code]").first)
    press(confirm)


def until_over(pages: Sequence[Page], seconds: float = 120) -> None:
    """Wait until every page shows the end."""
    end = time.monotonic() + seconds
    for page in pages:
        left = max(1000.0, (end - time.monotonic()) * 1000)
        page.wait_for_selector("[data-stage=over]", timeout=left)
        page.evaluate("clearInterval(window.player)")
        expect(page.get_by_role("link", name="Replay")).to_be_visible(timeout=PATIENCE)


#: What a page shows, element by element, without what depends on where its reader looks and what they have seen: the
#: map of the board, counts of lines not read, news, what the Tab key stops at; nor the base behind a scene, which keeps
#: the layout that it had when it was last seen.
_SHOWN = """() => {
  const shown = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim()] : [];
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".map, .news, .badge, .unread, .base.covered")) return [];
    const classes = [...node.classList].filter((each) => each !== "following").sort().join(".");
    const said = [...node.attributes].filter(({ name }) => name !== "tabindex" && name !== "class")
      .map(({ name, value }) => `${name}=${value}`).sort();
    return [[node.localName, classes, ...said].join(" "), ...[...node.childNodes].flatMap(shown)];
  };
  return shown(document.querySelector(".app"));
}"""


def show_the_same(live: Page, fresh: Page) -> None:
    """Both come to show the same: a moment later, where something is on its way."""
    end = time.monotonic() + PATIENCE / 4000
    while True:
        different = list(unified_diff(live.evaluate(_SHOWN), fresh.evaluate(_SHOWN), "live", "fresh", n=0, lineterm=""))
        if not different or time.monotonic() > end:
            break
        live.wait_for_timeout(100)
    assert different == [], "\n".join(different)


#: Whether something of the one kind lies over something of the other.
_LIE_OVER = """([one, other]) => {
  const boxes = (each) => [...document.querySelectorAll(each)].map((part) => part.getBoundingClientRect());
  const [above, below] = [boxes(one), boxes(other)];
  if (!above.length || !below.length) throw new Error("nothing is there");
  const meet = (a, b) => a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
  return above.some((a) => below.some((b) => meet(a, b)));
}"""


def lie_over(page: Page, one: str, other: str) -> bool:
    found: bool = page.evaluate(_LIE_OVER, [one, other])
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Give a page another window. It learns of it before the next frame is drawn, as it always does."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
