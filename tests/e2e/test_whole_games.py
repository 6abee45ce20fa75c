"""Whole games at one table by several people, each with a browser of their own."""

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import PATIENCE, PHONE, OpenPage
from tests.e2e.people import create_table, decide, sit_down, start_playing, until_over, wait_for
from tests.e2e.settled import Room, settled_room
from winterover.core import record as records
from winterover.core.facts import log_of
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.core.seats import LETTERS, Seat
from winterover.games.registry import find_game
from winterover.locales import Texts
from winterover.server.tables import lobby

#: So many decisions in each page are made by its pointer or by a finger; the rest of the game is played in a hurry.
BY_HAND = 2
#: A game of Stay Away! in which everybody decides so often.
SEED = 0

_TEXTS = Texts("en")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with settled_room(tmp_path_factory.mktemp("server"), bot_pause=0) as room:
        yield room


class Person:
    """Somebody in front of a page of their own; a finger instead of a pointer, where it is a phone."""

    def __init__(self, open_page: OpenPage, path: str = "/", *, size: tuple[int, int] = (1280, 720)) -> None:
        self.has_phone = size == PHONE
        self.page = open_page(path, size=size, touch=self.has_phone)
        self.deeds = 0
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._count)

    def _count(self, payload: str | bytes) -> None:
        self.deeds += '"type":"act"' in str(payload)

    def decide(self, chance: random.Random) -> None:
        decide(self.page, chance, by_touch=self.has_phone)


def play(room: Room, people: Mapping[Seat, Person], code: str, seed: int) -> None:
    """Everybody makes some decisions by hand, then all play to the end in a hurry."""
    chance = random.Random(seed)
    left = dict.fromkeys(people, BY_HAND)
    for person in people.values():
        expect(person.page.locator("#decision")).to_be_visible()
    while any(left.values()):
        asked = _until_only_people_are_asked(room, people, code)
        seat = max(sorted(asked), key=lambda each: left[each])
        left[seat] = max(0, left[seat] - 1)
        _decide(room, people[seat], code, chance)
    for seat, person in people.items():
        start_playing(person.page, seed + seat)
    until_over([person.page for person in people.values()])


def _until_only_people_are_asked(room: Room, people: Mapping[Seat, Person], code: str) -> set[Seat]:
    wait_for(people[0].page, lambda: room.asked(code)[1] <= people.keys())
    return room.asked(code)[1]


def _decide(room: Room, person: Person, code: str, chance: random.Random) -> None:
    done, _ = room.asked(code)
    person.decide(chance)
    wait_for(person.page, lambda: room.asked(code)[0] > done)


def check_end(room: Room, people: Mapping[Seat, Person], code: str) -> None:
    """All pages tell of the same end, which is that of the server's record; and what each was told is what it says."""
    with urlopen(f"{room.address}/api/records/{code}/text", timeout=PATIENCE / 1000) as answer:
        record = records.read(answer.read().decode())
    match = records.verify(record, find_game(record.game, record.players))
    outcome = record.outcome
    assert outcome is not None
    # Bots have the names that every language has for them.
    usual = dict(zip(LETTERS, _TEXTS("app-names").split()[: match.config.players], strict=False))
    names = usual | {LETTERS[seat]: name for seat, name in record.names.items()}
    ends = [_end(person.page) for person in people.values()]
    assert ends == ends[:1] * len(ends)
    head, roles = ends[0]
    category = "crew_ending" if "crew" in match.view(0) else "ending"
    assert _TEXTS.value(match.game.name, category, outcome.ending, {}) in head
    _check_roles(match, roles, names)
    for seat, person in people.items():
        decided = sum(entry.seat == seat for entry in match.entries)
        assert BY_HAND <= decided <= person.deeds, "the page made the decisions of its seat"
        _check_log(person.page, _lines(match, seat, names))
        person.page.get_by_role("link", name="Replay").click()
        slider = person.page.get_by_role("slider")
        expect(slider).to_have_attribute("max", str(len(match.entries)))
        slider.fill(str(len(match.entries)))
        expect(person.page.locator(".end")).to_be_visible()
        assert _end(person.page) == ends[0]


#: The name and what they were of each of those who are listed at the end.
_ROLES = """(all) => Object.fromEntries(all.map((each) => {
  const [name, role] = each.querySelectorAll("p.whose, b, th .row, td:nth-child(2)");
  const own = [...name.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join("");
  return [own.trim(), role.textContent];
}))"""


def _end(page: Page) -> tuple[str, dict[str, str]]:
    """How the game ended, and what everybody was."""
    expect(page.locator(".end [role=status]")).to_have_count(0)  # how it spread may come later
    roles = page.locator(".end :is(.outs li, tbody tr)").evaluate_all(_ROLES)
    return page.locator(".end header").inner_text(), roles


def _lines(match: Match, seat: Seat, names: dict[str, str]) -> list[str]:
    """All that somebody was told, in words."""
    told = [each for each in log_of(match.facts, seat) if each.name != "said"]
    return [_TEXTS.fact(match.game, each, names, LETTERS[seat]) for each in told]


def _check_log(page: Page, lines: Sequence[str]) -> None:
    shown = page.locator("[role=log] .lines > p").all_text_contents()
    assert len(shown) > 20
    assert shown == lines[-len(shown) :]


def _check_roles(match: Match, roles: Mapping[str, str], names: dict[str, str]) -> None:
    """What the page says of everybody is what the record has."""
    view = match.view(0)
    if "crew" in view:
        found = {_TEXTS.value("thing", "character", who["character"], {}): who["role"] for who in view["crew"]}
    else:
        told = view["ending"]["roles"] if isinstance(view["ending"], dict) else view["roles"]
        found = {_TEXTS.value("", "seat", letter, names): role for letter, role in zip(LETTERS, told, strict=False)}
    assert roles.keys() == found.keys()
    for name, role in found.items():
        assert _TEXTS.value(match.game.name, "role", role, {}) in re.split(" · |: ", roles[name])


def test_five_people_play_stay_away_to_the_end(
    open_page: OpenPage, server: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "draw_seed", lambda *_: key_from_number(SEED))
    host = Person(open_page)
    code = create_table(host.page, "Stay Away!", 5)
    people = {0: host}
    for seat in range(1, 5):
        people[seat] = Person(open_page, f"/t/{code}", size=PHONE if seat == 3 else (1280, 720))
        sit_down(people[seat].page, f"Guest {seat}")
    host.page.locator("#start").click()
    play(server, people, code, seed=0)
    check_end(server, people, code)


def test_four_people_and_four_bots_play_to_an_end_that_all_read_alike(open_page: OpenPage, server: Room) -> None:
    host = Person(open_page)
    code = create_table(host.page, "Hidden roles", 8)
    people = {0: host}
    for seat in range(1, 4):
        people[seat] = Person(open_page, f"/t/{code}", size=PHONE if seat == 3 else (1280, 720))
        sit_down(people[seat].page, f"Guest {seat}")
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.locator("#start").click()
    play(server, people, code, seed=10)
    # Where the log is behind a tab, the end is read out all the same, and only there.
    for person in people.values():
        spoken = "The game is over" if person.has_phone else "^$"
        expect(person.page.locator(".spoken")).to_have_text(re.compile(spoken))
        expect(person.page.get_by_role("img", name="Who infected whom")).to_be_visible()
    check_end(server, people, code)


def test_the_small_crew_is_played_alone_from_one_click_to_the_end(open_page: OpenPage, server: Room) -> None:
    alone = Person(open_page, size=PHONE)
    alone.page.locator("[data-play=small]").click()
    expect(alone.page.locator("#decision")).to_be_visible()
    code = alone.page.url.rpartition("/")[2]
    play(server, {0: alone}, code, seed=1)
    check_end(server, {0: alone}, code)
