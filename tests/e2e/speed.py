"""How fast the page is, on this machine, over loopback: `python -m tests.e2e.speed`. Nothing here is a test.

It reports the first useful paint of the start page, the time from a socket's message to the drawn update, and how many
frames are late while the board is panned on a phone with a processor four times slower. Run it on a quiet machine: it
says how busy the machine was.

An update is measured as its reader feels it: from the moment the message is there, with the wait for the next frame (up
to 17 ms), until that frame is laid out, painted and handed over to be drawn. The server and its bots run on the same
machine meanwhile, and something is pressed ten times a second. Bots pause between their deeds as they do in play, only
shorter, so that each deed is an update of its own; without any pause half a round comes in one update, right after
another, which is measured too.
"""

import os
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE
from tests.e2e.people import play_now, start_playing, wait_until
from tests.e2e.positions import Waiting, waiting_tables
from tests.server.running import serving

_LOADS = 10
_UPDATES = 150
_SLOWER = 4
#: A frame at 60 a second, and what is late: the next one is missed.
_FRAME = 1000 / 60
_LATE = 1.5 * _FRAME

#: The kinds of messages that change what is shown.
_DRAWN = ("snapshot", "update")
#: How often something is pressed, in milliseconds.
_PAUSE = 100
#: How long bots pause, in seconds, and how long some games with them may take.
_BOT_PAUSE = 0.1
_GAMES_SECONDS = 180

#: Notes for each message how long the page's own work on it takes, and when the next frame after it is drawn.
_WATCH_UPDATES = """
() => {
  window.drawn = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      let latest;
      this.addEventListener("message", ({ data }) => {
        const came = performance.now();
        const note = (latest = { kind: JSON.parse(data).type, came, script: 0, drawn: 0 });
        // The frame in which it is drawn, and the moment after that, before any other message has its turn.
        requestAnimationFrame(() => {
          const after = () => window.drawn.push({ ...note, drawn: performance.now() - came });
          scheduler.postTask(after, { priority: "user-blocking" });
        });
      });
      // After the page's own listener, which it adds meanwhile.
      this.addEventListener("open", () => {
        this.addEventListener("message", () => (latest.script = performance.now() - latest.came));
      });
    }
  };
}
"""

#: Pans the board for three seconds, to and fro, and gives the time of each frame.
_PAN = """
() => new Promise((resolve) => {
  const frame = document.querySelector(".boardbox .frame");
  const times = [];
  const begun = performance.now();
  let before = begun;
  const step = (now) => {
    times.push(now - before);
    before = now;
    const share = ((now - begun) / 1000) % 2;
    frame.scrollLeft = (share < 1 ? share : 2 - share) * (frame.scrollWidth - frame.clientWidth);
    if (now - begun < 3000) requestAnimationFrame(step);
    else resolve(times.slice(2));
  };
  requestAnimationFrame(step);
})
"""


def quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def said(what: str, values: Sequence[float]) -> str:
    middle, high, worst = statistics.median(values), quantile(values, 0.95), max(values)
    return f"{what}: p50 {middle:.0f} ms, p95 {high:.0f} ms, worst {worst:.0f} ms ({len(values)} times)"


def first_paint(browser: Browser, address: str) -> list[float]:
    """When the start page shows what can be done, from the beginning of its load, with nothing kept by the browser."""
    found = []
    for _ in range(_LOADS):
        context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        page = context.new_page()
        page.add_init_script(
            """
            const watch = new MutationObserver(() => {
              if (!document.querySelector("[data-play]")) return;
              watch.disconnect();
              requestAnimationFrame(() => setTimeout(() => (window.useful = performance.now())));
            });
            watch.observe(document, { childList: true, subtree: true });
            """
        )
        page.goto(address)
        wait_until(page, "window.useful !== undefined")
        found.append(float(page.evaluate("window.useful")))
        context.close()
    return found


@dataclass(frozen=True)
class Message:
    """A message that changed the page: how long the page's own code took, and until its frame was drawn."""

    kind: str
    script: float
    drawn: float


def messages(browser: Browser, address: str, mode: str) -> list[Message]:
    """What came in some games that are played fast: a snapshot when a table is opened, then updates."""
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(f"({_WATCH_UPDATES})()")
    found: list[Message] = []
    while len(found) < _UPDATES:
        page.goto(address)
        play_now(page, mode)
        start_playing(page, len(found), _PAUSE)
        enough = f"window.drawn.length >= {_UPDATES} || document.querySelector('[data-stage=over]') !== null"
        wait_until(page, enough, _GAMES_SECONDS)
        notes = page.evaluate("window.drawn")
        found += [Message(note["kind"], note["script"], note["drawn"]) for note in notes if note["kind"] in _DRAWN]
    context.close()
    return found


def panning(browser: Browser, address: str, table: Waiting) -> list[float]:
    """The times of the frames while the board moves, on a phone with a slow processor."""
    size = ViewportSize(width=PHONE[0], height=PHONE[1])
    context = browser.new_context(viewport=size, device_scale_factor=3, has_touch=True)
    page = context.new_page()
    page.goto(address)
    table.sit(page)
    expect(page.locator(".boardbox .frame")).to_be_visible()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    page.wait_for_timeout(1000)
    times: list[float] = page.evaluate(_PAN)
    context.close()
    return times


def tell_updates(what: str, came: Sequence[Message]) -> None:
    updates = [message for message in came if message.kind == "update"]
    print(said(f"Message to drawn update, {what}", [message.drawn for message in updates]))
    print(said("  the page's own code in it", [message.script for message in updates]))
    print(said("  a table opened", [message.drawn for message in came if message.kind == "snapshot"]))


def main() -> None:
    print(f"Load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, pause in (("as in play", _BOT_PAUSE), ("bots without a pause", 0)):
            with serving(Path(folder) / name, bot_pause=pause) as server:
                if pause:
                    print(said("First useful paint", first_paint(browser, server.address)))
                for mode in ("stayaway", "thing", "small"):
                    tell_updates(f"{mode}, {name}", messages(browser, server.address, mode))
        with waiting_tables(Path(folder) / "scenes", ["base-move"]) as (server, tables):
            times = panning(browser, server.address, tables["base-move"])
            late = sum(time > _LATE for time in times)
            print(f"Panning on a phone, processor {_SLOWER} times slower: {late} of {len(times)} frames late")
            print(said("A frame while panning", times))
        browser.close()
    print(f"Load of the machine after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
