"""People who go away and come back, and people who stay for another game."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.people import host_and_guest, start_playing, until_over, wait_until

#: People who are away are not waited for long.
SETTINGS = {"grace_none": 0.5}


def test_a_bot_plays_for_who_leaves_until_they_return(open_page: OpenPage) -> None:
    host, guest, _ = host_and_guest(open_page, "Small crew", 2)
    host.locator("#start").click()
    expect(guest.locator("#decision")).to_be_visible()
    place = guest.url
    guest.goto("/".join((*place.split("/")[:3], "rules")))
    host.get_by_role("button", name="Host").click()
    expect(host.get_by_text("Offer Grace's seat")).to_be_visible()
    guest.goto(place)
    expect(guest.locator("#decision")).to_be_visible()
    expect(host.get_by_text("Nobody has been away for long")).to_be_visible()


#: Presses something, unless a Character is to go somewhere. In one step: others play, and what is asked may change.
_IS_TO_GO = """() => {
  if (document.querySelector("[data-code^='go ']")) return true;
  const confirm = document.querySelector("#confirm");
  const options = [...document.querySelectorAll("[data-code]:not(:disabled, [aria-disabled=true]), [data-pick]")];
  if (confirm && !confirm.disabled) confirm.click();
  else options[Math.floor(Math.random() * options.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return false;
}"""


def test_who_returns_sees_what_a_bot_did_for_them_and_plays_on(open_page: OpenPage) -> None:
    host, guest, _ = host_and_guest(open_page, "Small crew", 2)
    host.locator("#start").click()
    hers = guest.locator(".crew li", has=guest.get_by_text("you", exact=True)).locator("b").first
    expect(hers).to_be_visible()
    character, place = hers.inner_text(), guest.url
    guest.goto("about:blank")
    # Every Character moves in every round, and nobody but a bot can move hers now.
    moves = host.locator("[role=log] p", has_text="went to")
    played_for = host.locator(".crew").get_by_text("away, a bot plays on")
    start_playing(host, 1, pause=150)
    meanwhile = moves.filter(has_text=character).first
    expect(meanwhile).to_be_visible()
    host.evaluate("clearInterval(window.player)")
    expect(played_for.first).to_be_visible()

    guest.goto(place)
    expect(guest.locator("[role=log]").get_by_text(meanwhile.inner_text(), exact=True).first).to_be_visible()
    expect(guest.locator(".steward")).to_have_count(0)
    expect(played_for).to_have_count(0)
    start_playing(host, 2, pause=50)
    wait_until(guest, _IS_TO_GO, seconds=60)
    # Now the table waits for her, and does what she chooses.
    expect(host.locator("#decision")).to_contain_text("Waiting for Grace")
    host.evaluate("clearInterval(window.player)")
    before = moves.count()
    guest.locator("[data-code^='go '][data-room]").last.dispatch_event("click")
    goal = guest.locator("#confirm").inner_text().removeprefix("Go to ")
    guest.locator("#confirm").click()
    expect(moves).to_have_count(before + 1)
    expect(moves.last).to_contain_text(f"went to {goal}")


def test_everybody_keeps_their_seat_for_another_game(open_page: OpenPage) -> None:
    host, guest, code = host_and_guest(open_page, "Small crew", 2)
    host.locator("#start").click()
    for seed, page in enumerate((host, guest)):
        expect(page.locator("#decision")).to_be_visible()
        start_playing(page, seed)
    until_over([host, guest])
    host.get_by_role("button", name="Play again").click()
    expect(host.locator("#start")).to_be_visible()
    expect(guest.get_by_text("The next game is open")).to_be_visible()
    guest.get_by_role("button", name="Play again").click()
    expect(guest.get_by_role("button", name="I am ready").first).to_be_visible()
    assert guest.url == host.url != re.sub(r"/t/.*", f"/t/{code}", host.url)
