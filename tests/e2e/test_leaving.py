"""People who go away and come back, and people who stay for another game."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.people import create_table, sit_down, start_playing, until_over
from tests.server.running import Process, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that does not wait long for people who are away."""
    with serving(tmp_path_factory.mktemp("server"), grace_none=0.5) as process:
        yield process


def test_a_bot_plays_for_who_leaves_until_they_return(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Small crew", 2)
    guest = open_page(f"/t/{code}")
    sit_down(guest, "Grace")
    host.locator("#start").click()
    expect(guest.locator("#decision")).to_be_visible()
    place = guest.url
    guest.goto("/".join((*place.split("/")[:3], "rules")))
    host.get_by_role("button", name="Host").click()
    expect(host.get_by_text("Offer Grace's seat")).to_be_visible()
    guest.goto(place)
    expect(guest.locator("#decision")).to_be_visible()
    expect(host.get_by_text("Nobody is away")).to_be_visible()


def test_everybody_keeps_their_seat_for_another_game(open_page: OpenPage) -> None:
    host = open_page()
    code = create_table(host, "Small crew", 2)
    guest = open_page(f"/t/{code}")
    sit_down(guest, "Grace")
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
