"""Who goes away for a while comes back to their secrets, which nobody else was told."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.people import wait_for
from tests.e2e.settled import Room, decide_at, keys_of, settled_room
from tests.server.test_pairs import World
from winterover.core.seats import Seat
from winterover.games.stayaway.cards import MISSED, NAMES, NO_THANKS, THE_THING
from winterover.locales import Texts

#: The first game of Stay Away! for four in which the last of them is The Thing.
SEED, PLAYERS, HOST, THING = 1, 4, 0, 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Where bots play at once, and soon for who is away."""
    with settled_room(tmp_path_factory.mktemp("server"), bot_pause=0, grace_none=0.5) as room:
        yield room


def _deal_nothing_that_tells(state: Any) -> None:
    """Cards that end turns and refuse trades, so that the rules tell nobody anything; who begins keeps their own."""
    begins = {ask.seat for ask in state.asks}
    for seat, hand in enumerate(state.hands):
        if seat not in begins:
            state.hands[seat] = [THE_THING if seat == THING else NO_THANKS, *[MISSED] * (len(hand) - 1)]
    state.draw[:] = [MISSED] * len(state.draw)


def _listened(page: Page) -> list[str]:
    """All that a page is told from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    page.on("websocket", listen)
    return frames


def _tells(frames: list[str]) -> bool:
    """Whether somebody's being The Thing was told as a value anywhere: a role, a card, an option, a line of the log."""

    def has(told: Any) -> bool:
        if isinstance(told, dict):
            return any(has(each) for key, each in told.items() if key not in ("talk", "form"))
        return any(map(has, told)) if isinstance(told, list) else told in ("thing", NAMES[THE_THING])

    return any(has(json.loads(frame)) for frame in frames)


def _check_mine(page: Page, view: dict[str, Any]) -> None:
    """The page has the hand and the role that the server says."""
    texts, tray = Texts("en"), page.locator("section.tray")
    tray.locator("[data-uncover]").first.click()
    hand = page.get_by_role("list", name="Your hand").locator("b")
    expect(hand).to_have_text([texts(f"stayaway-card-{card}") for card in view["hand"]])
    page.keyboard.down("r")
    expect(tray.locator(".front b")).to_have_text(texts(f"stayaway-role-{view['role']}"))
    page.keyboard.up("r")


def _until_asked(world: World, host: Page, seat: Seat, chance: random.Random) -> None:
    """Until somebody is asked; bots play for who is away, and the host by their page."""

    def is_asked(whom: Seat) -> bool:
        return any(ask.seat == whom for ask in world.match.state.asks)

    while not is_asked(seat):
        wait_for(host, lambda: is_asked(HOST) or is_asked(seat))
        if not is_asked(seat):
            decide_at(world, host, chance)


def test_who_returns_has_their_role_and_hand_and_nobody_was_told(open_page: OpenPage, server: Room) -> None:
    world = server.begin("stayaway", PLAYERS, SEED)
    server.change(world, _deal_nothing_that_tells)
    match, chance = world.match, random.Random(1)
    host, guest = open_page(), open_page()
    told, told_guest = _listened(host), _listened(guest)
    keys_of(world, HOST).sit(host)
    keys_of(world, THING).sit(guest)
    _until_asked(world, host, THING, chance)
    _check_mine(guest, match.view(THING))
    before = len(match.entries)
    guest.goto("about:blank")
    wait_for(host, lambda: any(entry.seat == THING for entry in match.entries[before:]))
    played_for = host.locator(".ring use[href='#u-bot']")
    expect(played_for).to_have_count(PLAYERS - 1)
    wait_for(host, lambda: {ask.seat for ask in match.state.asks} == {HOST})
    guest.goto(f"{server.address}/t/{world.party.table}")
    expect(played_for).to_have_count(PLAYERS - 2)
    view = match.view(THING)
    assert (view["role"], NAMES[THE_THING] in view["hand"]) == ("thing", True)
    _check_mine(guest, view)
    # They play on themselves.
    _until_asked(world, host, THING, chance)
    before = len(match.entries)
    decide_at(world, guest, chance)
    assert match.entries[before].seat == THING
    assert _tells(told_guest), "it would be found"
    assert not _tells(told)
