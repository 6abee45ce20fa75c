"""People who go away and come back, and people who stay for another game."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.people import host_and_guest, start_playing, until_over

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
