"""Positions worth looking at: games played by chance until a scene comes, put on a server as tables that wait there."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.running import Process, serving
from winterover.bots import make_bot
from winterover.bots.crew import Crew
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.seats import LETTERS, Seat
from winterover.games.registry import find_game
from winterover.games.stayaway import asks as ring_asks
from winterover.games.stayaway.game import GAME as STAY_AWAY
from winterover.games.thing import asks as base_asks
from winterover.games.thing.game import GAME as THING
from winterover.games.thing.small import asks as small_asks
from winterover.games.thing.small.game import GAME as SMALL_CREW
from winterover.server import wire
from winterover.server.credentials import hash_of, new_secret
from winterover.server.metrics import Metrics
from winterover.server.store import BOT, OVER, PERSON, PLAYING, EntryRow, SeatRow
from winterover.server.store.sqlite import FILE, SqliteStore, connect
from winterover.server.tables.lobby import creating, new_row

#: Through whose eyes a position is worth looking at; None if it is not.
Wanted = Callable[[Match], Seat | None]


_KINDS = {STAY_AWAY: ring_asks.KINDS, THING: base_asks.KINDS, SMALL_CREW: small_asks.KINDS}


def asked(*kinds: str, least: int = 0, after: int = 0) -> Wanted:
    """Somebody is asked this, among so many options and after so many deeds at least."""

    def find(match: Match) -> Seat | None:
        if len(match.entries) < after:
            return None
        names = _KINDS[match.game]
        for ask in match.state.asks:
            if names[ask.kind].name in kinds and len(ask.options) >= least:
                seat: Seat = ask.seat
                return seat
        return None

    return find


def offered(kind: str, *verbs: str) -> Wanted:
    """Somebody is asked this and may do all of these, in answer to it or unasked."""
    is_asked = asked(kind)

    def find(match: Match) -> Seat | None:
        seat = is_asked(match)
        return None if seat is None or not {code.split()[0] for code in match.options(seat)} >= set(verbs) else seat

    return find


def told(fact: str, kind: str, *, times: int = 1) -> Wanted:
    """Somebody is asked this in a game that has seen such a fact, so many times."""
    is_asked = asked(kind)

    def find(match: Match) -> Seat | None:
        seat = is_asked(match)
        return None if seat is None or sum(each.kind.name == fact for each in match.facts) < times else seat

    return find


def equal_cards(kind: str) -> Wanted:
    """Somebody chooses a card of a hand with equal ones that can be chosen, and another."""
    is_asked = asked(kind, least=2)

    def find(match: Match) -> Seat | None:
        seat = is_asked(match)
        if seat is None:
            return None
        view = match.view(seat)
        codes = " ".join(option for ask in view["asks"] for option in ask["options"]).split()
        return seat if any(view["hand"].count(card) > 1 and card in codes for card in view["hand"]) else None

    return find


def infected(match: Match) -> Seat | None:
    """Somebody has just become Infected."""
    told = [each.private for each in match.facts[-6:] if each.kind.name == "became_infected"]
    return None if match.over or not told or told[0] is None else next(iter(told[0].values()))[0]


def learned(match: Match) -> Seat | None:
    """A deed of somebody with cards and things has just told them something alone."""
    seat = match.entries[-1].seat
    told = [each for each in match.facts[-10:] if each.kind.name == "role_now" and seat in (each.private or ())]
    if match.over or not told:
        return None
    view = match.view(seat)
    has_things = len(view["hand"]) > 1 and view["weapons"] + view["items"]
    return seat if has_things and told[-1] in match.facts[len(_without_the_last_deed(match)[0].facts) :] else None


def planned_in_secret(match: Match) -> Seat | None:
    """People move, and a member of the Collective knows where the aliens are."""
    asked_to_move = asked("move")(match) is not None
    return match.state.members[0] if asked_to_move and match.state.plan and not match.state.plan_open else None


def laid_in_secret(match: Match) -> Seat | None:
    """Somebody lays a plan, and has laid something."""
    seat = asked("plan")(match)
    return seat if seat is not None and match.state.proposal else None


def out_of_the_game(match: Match) -> Seat | None:
    """Somebody is out, and the others play on."""
    facts = [each for each in match.facts if each.kind.name == "eliminated" and each.public is not None]
    return None if match.over or not facts or facts[0].public is None else facts[0].public[0]


def over(match: Match) -> Seat | None:
    return 0 if match.over else None


@dataclass(frozen=True)
class Scene:
    """A game in the mode for so many players, and what has to come up in it."""

    game: str
    players: int
    wanted: Wanted
    #: Who plays until then: chance comes to more of what is rare, bots know how to win and talk.
    by_bots: bool = False
    rulings: Mapping[str, str] = field(default_factory=dict)
    #: Whether the table waits for the deed that brings it about.
    is_next: bool = False


SCENES: Mapping[str, Scene] = {
    # The base
    "base-move": Scene("thing", 8, asked("move", least=6, after=90), by_bots=True),
    "base-move-flashlight": Scene("thing", 6, offered("move", "light", "twice")),
    "base-hand-in": Scene("thing", 6, asked("hand_in", least=3)),
    "base-equal-cards": Scene("thing", 6, equal_cards("hand_in")),
    "base-planning": Scene("thing", 6, asked("plan", least=4)),
    "base-consent": Scene("thing", 8, asked("consent")),
    "base-planning-laid": Scene("thing", 6, laid_in_secret),
    "base-planned": Scene("thing", 6, planned_in_secret),
    "base-encounter-attack": Scene("thing", 6, asked("attack", least=2)),
    "base-encounter-tokens": Scene("thing", 6, asked("tokens", least=2, after=60)),
    "base-encounter-look": Scene("thing", 6, asked("look", after=60)),
    "base-encounter-last": Scene("thing", 6, learned, is_next=True),
    "base-pile": Scene("thing", 6, asked("assign", least=2, after=60)),
    "base-pile-weather": Scene("thing", 5, asked("face", least=2)),
    "base-keep": Scene("thing", 6, asked("keep", least=3)),
    "base-sample": Scene("thing", 6, asked("sample")),
    "base-take": Scene("thing", 6, asked("take", least=6)),
    "base-boarding-ask": Scene("thing", 6, asked("ask_seat"), by_bots=True),
    "base-boarding-admit": Scene("thing", 6, asked("admit"), by_bots=True),
    "base-trade": Scene("thing", 6, asked("trade", least=4)),
    "base-vote": Scene("thing", 8, asked("vote", after=90), by_bots=True),
    "base-vote-alien": Scene("thing", 6, offered("vote", "reveal")),
    "base-reveal": Scene("thing", 6, asked("reveal", least=2)),
    "base-tests-offer": Scene("thing", 6, asked("offer_test", least=2)),
    "base-tests-target": Scene("thing", 6, asked("target", least=2)),
    "base-burned": Scene("thing", 6, told("burned", "move")),
    "base-end": Scene("thing", 8, over),
    # The small crew
    "small-move": Scene("thing", 2, asked("move", least=4, after=20), by_bots=True),
    "small-dice": Scene("thing", 2, asked("dice", least=3)),
    "small-act": Scene("thing", 1, asked("act", least=2)),
    "small-alien": Scene("thing", 2, told("transformed", "mover")),
    "small-attack": Scene("thing", 3, asked("attack", least=2)),
    "small-hand-over": Scene("thing", 3, asked("hand_over", least=2)),
    "small-tests": Scene("thing", 2, asked("target", "try_test", least=2)),
    "small-boarding": Scene("thing", 1, asked("boarding"), True, {"soloEscape": "boarding"}),
    "small-last": Scene("thing", 2, over, is_next=True),
    "small-end": Scene("thing", 2, over),
    # The ring
    "ring-play": Scene("stayaway", 12, asked("play", least=6, after=60), by_bots=True),
    "ring-offer": Scene("stayaway", 6, asked("offer", least=3, after=40)),
    "ring-equal-cards": Scene("stayaway", 6, equal_cards("offer")),
    "ring-reply": Scene("stayaway", 6, asked("reply", least=3, after=40)),
    "ring-fire": Scene("stayaway", 6, asked("answer_fire", least=2)),
    "ring-keep": Scene("stayaway", 6, asked("keep", least=2)),
    "ring-panic": Scene("stayaway", 6, asked("get_out", "one_two", "friends", least=3)),
    "ring-forget": Scene("stayaway", 6, asked("forget", "blind_date")),
    "ring-revelations": Scene("stayaway", 12, told("showed_hand", "reveal", times=3)),
    "ring-revelations-infected": Scene("stayaway", 12, asked("reveal", least=3)),
    "ring-infected": Scene("stayaway", 6, infected),
    "ring-quarantine": Scene("stayaway", 6, told("quarantined", "play")),
    "ring-door": Scene("stayaway", 8, told("door_laid", "play")),
    "ring-out": Scene("stayaway", 8, out_of_the_game),
    "ring-last": Scene("stayaway", 6, over, is_next=True),
    "ring-end": Scene("stayaway", 6, over),
}

_GAMES = 3000
#: More seconds than any test takes.
_FOREVER = 100_000


def position(name: str) -> tuple[Match, Seat]:
    """The first game that comes to a scene; always the same one."""
    scene = SCENES[name]
    game = find_game(scene.game, scene.players)
    for number in range(_GAMES):
        match = Match(game, game.configure(scene.players, rulings=scene.rulings), key_from_number(number))
        for _ in _played_by_bots(match, number) if scene.by_bots else _played_by_chance(match, number):
            seat = scene.wanted(match)
            if seat is not None:
                return _without_the_last_deed(match) if scene.is_next else (match, seat)
    raise AssertionError(f"{name} never comes up")


def _without_the_last_deed(match: Match) -> tuple[Match, Seat]:
    earlier = Match(match.game, match.config, match.key)
    *deeds, last = match.entries
    for deed in deeds:
        earlier.act(deed.seat, deed.text)
    return earlier, last.seat


def _played_by_bots(match: Match, number: int) -> Iterator[object]:
    chance = Rng.from_number(number)
    seats = range(match.config.players)
    bots = [make_bot("heuristic", match.game, seat, chance.fork(LETTERS[seat])) for seat in seats]
    yield from Crew(match, bots).play()


def _played_by_chance(match: Match, number: int) -> Iterator[object]:
    rng = random.Random(number)
    while not match.over:
        ask = rng.choice(match.state.asks)
        match.act(ask.seat, match.game.code(rng.choice(ask.options)), ask.number)
        yield ask


@dataclass(frozen=True)
class Waiting:
    """A table that waits at a scene, with the keys of its people."""

    code: str
    letter: str
    host: str
    secrets: Mapping[str, str]

    def sit(self, page: Page, *letters: str) -> None:
        """Give a page the keys of seats (without a letter, of the one whose scene it is) and open the table."""
        keys = {letter: self.secrets[letter] for letter in letters or (self.letter,)}
        page.evaluate(
            "([code, keys]) => localStorage.setItem(`winterover.keys.${code}`, JSON.stringify(keys))",
            [self.code, {"seats": keys, "host": self.host, "used": 1}],
        )
        page.goto(f"{page.url.partition('/t/')[0].rstrip('/')}/t/{self.code}")


@contextmanager
def waiting_tables(folder: Path, names: Iterable[str]) -> Iterator[tuple[Process, dict[str, Waiting]]]:
    """A server with a table at each of these scenes, where nothing goes on by itself."""
    store = SqliteStore(folder, Metrics())
    try:
        tables = {name: _keep(store, folder, name) for name in names}
    finally:
        store.close()
    with serving(folder, grace_none=_FOREVER, bot_pause=_FOREVER) as process:
        yield process, tables


def _keep(store: SqliteStore, folder: Path, name: str) -> Waiting:
    match, seat = position(name)
    scene = SCENES[name]
    letters = LETTERS[: scene.players]
    secrets = {letter: new_secret() for letter in letters}
    host = new_secret()
    row = new_row(
        store.new_id(),
        wire.NewTable(game=scene.game, players=scene.players, rulings=dict(scene.rulings)),
        hash_of(host),
    )
    row.stage = OVER if match.over else PLAYING
    row.seed = match.key
    # Another person is away; the others are bots, which take their time.
    people = {seat, (seat + 1) % scene.players}
    row.seats = [
        SeatRow(PERSON, _NAMES[place], "", hash_of(secrets[letter]), True)
        if place in people
        else SeatRow(BOT, "", "heuristic", "", True)
        for place, letter in enumerate(letters)
    ]
    changes: list[tuple[str, tuple[Any, ...]]] = list(creating(store, row))
    for place, entry in enumerate(match.entries):
        to = "" if entry.to is None else LETTERS[entry.to]
        changes.append(store.append(row.id, place, EntryRow(entry.kind, entry.seat, entry.text, to, "", 0.0, 0.0)))
    with connect(folder / FILE) as connection:
        for sql, values in changes:
            connection.execute(sql, values)
    return Waiting(row.code, LETTERS[seat], host, {LETTERS[place]: secrets[LETTERS[place]] for place in sorted(people)})


_NAMES = ("Ada", "Bo", "Cleo", "Dag", "Edda", "Finn", "Gro", "Hugo", "Ida", "Jens", "Karl-Johan", "Lou")
