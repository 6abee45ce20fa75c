"""Two people at one device: it goes from hand to hand, and in between it shows nothing of either."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.settled import Room, decide_at, keys_of, settled_room
from tests.server.test_pairs import World
from winterover.core.seats import LETTERS, Seat
from winterover.games.stayaway.cards import NAMES
from winterover.locales import Texts

#: Games in which both have several turns soon: their seeds, and how many seats they have.
GAMES = {"stayaway": (1, 4), "thing": (1, 5)}
#: The seats at the device; the others answer by chance.
HERE = (0, 1)
#: So often each of them is handed the device, and answers what they are asked.
TIMES = 2

_TEXTS = Texts("en")
_CARDS = {
    "stayaway": {name: _TEXTS(f"stayaway-card-{name}") for name in NAMES},
    "thing": {name: _TEXTS(f"thing-action-{name}") for name in ("use", "repair", "sabotage")},
}
_ROLES = {
    "stayaway": {role: _TEXTS(f"stayaway-role-{role}") for role in ("human", "infected", "thing")},
    "thing": {role: _TEXTS(f"thing-role-{role}") for role in ("human", "alien")},
}


def _secrets(game: str, text: str) -> list[str]:
    """The cards and roles in a text, as they are written on the page or in its code."""
    words = (*_CARDS[game], *_CARDS[game].values(), *_ROLES[game], *_ROLES[game].values())
    pattern = "|".join(rf"\b{re.escape(word)}(?!\w)" for word in words)
    return re.findall(pattern, re.sub(r"</?use\b", "<", text), re.IGNORECASE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with settled_room(tmp_path_factory.mktemp("server")) as room:
        yield room


def _let_others_play(room: Room, world: World, rng: random.Random) -> list[Seat]:
    """Until somebody at the device is asked something; who."""
    while True:
        asks = world.match.state.asks
        asked = [seat for seat in HERE if seat in {ask.seat for ask in asks}]
        if asked:
            return asked
        ask = rng.choice(asks)
        room.act(world, ask.seat, world.match.game.code(rng.choice(ask.options)), ask.number)


def _heard(page: Page) -> str:
    """What the page is to assistive technology."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    said = [str(node.get(part, {}).get("value", "")) for node in nodes for part in ("name", "description", "value")]
    return "\n".join(said)


def _check_cover(page: Page, game: str, seat: Seat) -> str:
    """The page says who is next and nothing else of anybody; what it is made of, to compare it."""
    expect(page.get_by_role("heading", name=f"Hand the device to Player {LETTERS[seat]}.")).to_be_visible()
    made_of: str = page.evaluate("document.querySelector('#app').outerHTML")  # beside it are the signs of all cards
    for found in (made_of, page.locator("body").inner_text(), page.title(), _heard(page)):
        assert _secrets(game, found) == []
    assert page.locator("[data-code], [data-pick], #decision, [role=log]").count() == 0
    # The heading takes the focus where the cover comes in the place of something.
    return made_of.replace(' tabindex="-1"', "")


def _check_hand(page: Page, world: World, seat: Seat) -> None:
    """Whoever says that it is them finds their own cards and role, and has to look at them first."""
    game = world.match.game.name
    tray, hand = page.locator("section.tray"), page.get_by_role("list", name="Your hand")
    expect(tray.locator("[data-uncover]").first).to_be_visible()
    assert _secrets(game, tray.inner_html()) == []
    tray.locator("[data-uncover]").first.click()
    view = world.match.view(seat)
    expect(hand.locator("li")).to_contain_text([_CARDS[game][card] for card in view["hand"]])
    page.keyboard.down("r")
    expect(tray.locator(".front b")).to_have_text(_ROLES[game][view["role"]])
    assert _ROLES[game][view["role"]] in _heard(page), "now it would be found"
    page.keyboard.up("r")
    assert _secrets(game, tray.inner_html()), "now they would be found"


@pytest.mark.parametrize("game", GAMES)
def test_a_device_goes_from_hand_to_hand_and_is_covered_between(open_page: OpenPage, server: Room, game: str) -> None:
    seed, players = GAMES[game]
    world = server.begin(game, players, seed)
    page = open_page()
    keys_of(world, 0).sit(page, *(LETTERS[seat] for seat in HERE))
    rng = random.Random(seed)
    covers: dict[Seat, set[str]] = {seat: set() for seat in HERE}
    handed: list[Seat] = []
    while min(handed.count(seat) for seat in HERE) < TIMES:
        asked = _let_others_play(server, world, rng)
        if not handed or handed[-1] not in asked:
            seat = asked[0]
            covers[seat].add(_check_cover(page, game, seat))
            page.get_by_role("button", name=f"I am Player {LETTERS[seat]}").click()
            _check_hand(page, world, seat)
            handed.append(seat)
        before = len(world.match.entries)
        decide_at(world, page, rng)
        assert [entry.seat for entry in world.match.entries[before:]] == handed[-1:]
    # Whatever happened meanwhile, what is shown before the next person comes is the same.
    assert all(len(shown) == 1 for shown in covers.values())
