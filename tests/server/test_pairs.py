"""Pairs of games that differ in what one seat has: over sockets, all others are sent the same, byte for byte."""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.inside import Inside, serving_inside
from tests.server.running import Party, gather_party
from winterover.core.contract import answer_copy, masked
from winterover.core.facts import log_of
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS
from winterover.core.seats import Seat as SeatNumber
from winterover.core.views import Part, always_new
from winterover.games.stayaway.cards import FIRST_PANIC, INFECTED
from winterover.games.thing.game import Thing
from winterover.games.thing.pieces import ALIEN, HUMAN
from winterover.server.tables.table import Table

PLAYERS = 5
#: A pair is followed for so many deeds, unless the rules disclose the difference before.
STEPS = 30
#: So many pairs, and so many deeds that at least have to be compared in all.
PAIRS, COMPARED = 4, 40

#: What somebody chooses who looks through the deck, in which the other cards are.
_LOOKS_THROUGH_THE_DECK = ("take",)

_TIMES = re.compile(rb'"(now|at)":[0-9.]+')


class World:
    """A table with a device of every seat and one that watches, and everything that each of them was ever sent."""

    def __init__(self, party: Party, table: Table, links: dict[SeatNumber | None, ClientConnection]) -> None:
        self.party = party
        self.table = table
        self.links = links
        self.heard: dict[SeatNumber | None, list[bytes]] = {viewer: [] for viewer in links}

    @property
    def match(self) -> Match:
        assert self.table.play is not None
        return self.table.play.match

    async def greet(self) -> None:
        for viewer, link in self.links.items():
            secret = None if viewer is None else self.party.secrets[LETTERS[viewer]]
            await link.send(json.dumps({"type": "hello", "table": self.party.table, "secret": secret}))
            await self._hear(viewer, "snapshot")
        await self.catch_up("all-are-here")

    async def act(self, seat: SeatNumber, code: str, number: int) -> None:
        deed = {"type": "act", "id": f"deed-{self.match.state.answers}", "ask": number, "code": code}
        await self.links[seat].send(json.dumps(deed))
        for viewer in self.links:
            await self._hear(viewer, '"answers":')

    async def catch_up(self, ident: str) -> None:
        """Hear everything: whatever was sent to a device before the refusal of its nonsense has arrived by then."""
        nonsense = json.dumps({"type": "act", "id": ident, "code": "nonsense"})
        for viewer, link in self.links.items():
            await link.send(nonsense)
            await self._hear(viewer, ident)

    async def _hear(self, viewer: SeatNumber | None, mark: str) -> None:
        while True:
            data = await asyncio.wait_for(self.links[viewer].recv(decode=False), 60)
            self.heard[viewer].append(_TIMES.sub(b'"time":0', data).replace(self.party.table.encode(), b"TABLE"))
            if mark.encode() in data:
                return


def other_cards_of_the_thing(state: Any, seat: SeatNumber, rng: Rng) -> None:
    """Another role, and other action cards, which nobody else has seen; those in the deck change too."""
    state.roles[seat] = HUMAN if state.roles[seat] == ALIEN else ALIEN
    hand = [card for card, count in enumerate(state.hands[seat]) for _ in range(count)]
    for place, card in enumerate(hand):
        index = rng.below(len(state.deck))
        hand[place], state.deck[index] = state.deck[index], card
    state.hands[seat] = [hand.count(card) for card in range(len(state.hands[seat]))]


def other_cards_of_stay_away(state: Any, seat: SeatNumber, rng: Rng) -> None:
    """Other ordinary cards, in exchange for some of the draw pile; contagion and panic decide what may happen."""
    hand = state.hands[seat]
    places = [index for index, card in enumerate(state.draw) if INFECTED < card < FIRST_PANIC]
    for place, card in enumerate(hand):
        if INFECTED < card < FIRST_PANIC:
            index = rng.pick(places)
            hand[place], state.draw[index] = state.draw[index], card
    hand.sort()


CHANGES = {"thing": other_cards_of_the_thing, "stayaway": other_cards_of_stay_away}


async def open_world(inside: Inside, game: str, opened: AsyncExitStack) -> World:
    party = await gather_party(inside.address, game, PLAYERS)
    await party.start()
    viewers: list[SeatNumber | None] = [*range(PLAYERS), None]
    links = {viewer: await opened.enter_async_context(inside.link()) for viewer in viewers}
    return World(party, await inside.table(party.table), links)


def make_twin(real: World, twin: World, seat: SeatNumber, rng: Rng) -> None:
    """Have the other world be the same, but for what one seat has."""
    twin.match.facts = list(real.match.facts)
    twin.match.commitment = real.match.commitment
    twin.match.state = real.match.state.copy()
    twin.match.state.facts = []  # somebody listens to it, as to the original
    CHANGES[real.match.game.name](twin.match.state, seat, rng)


def next_deeds(real: World, twin: World, secretive: SeatNumber, rng: Rng) -> tuple[SeatNumber, int, str, str] | None:
    """An answer for each world that looks the same from outside; None if the rules disclose the difference by it."""
    game = real.match.game
    one, other = real.match.state, twin.match.state
    if one.over or other.over:
        return None
    ask = rng.pick(one.asks)
    double = next(double for double in other.asks if (double.seat, double.number) == (ask.seat, ask.number))
    if ask.seat != secretive:
        assert ask.options == double.options, "what somebody else may do tells a secret"
        first = second = rng.pick(ask.options)
    else:
        alike = [
            (mine, theirs)
            for mine in ask.options
            for theirs in double.options
            if game.public_form(mine) == game.public_form(theirs)
        ]
        if not alike:
            return None
        first, second = rng.pick(alike)
    after, facts = answer_copy(one, ask, first)
    _, other_facts = answer_copy(other, double, second)
    if any(game.asks[ask.kind].name in _LOOKS_THROUGH_THE_DECK for ask in after.asks):
        return None
    for viewer in (*range(PLAYERS), None):
        if viewer != secretive and _discloses(game, facts, other_facts, viewer):
            return None
    return ask.seat, ask.number, game.code(first), game.code(second)


def _discloses(game: Any, facts: Any, other: Any, viewer: SeatNumber | None) -> bool:
    """Whether the rules let this viewer see a difference; any other one is for the comparison of bytes to find."""
    told, told_there = log_of(facts, viewer), log_of(other, viewer)
    if told == told_there:
        return False
    tells = any(line.name in game.telling for line in (*told, *told_there))
    return tells or masked(game, facts, viewer) == masked(game, other, viewer)


async def play_pair(inside: Inside, game: str, seat: SeatNumber, rng: Rng) -> int:
    """Play a pair of games side by side; after how many deeds all others had still been sent the same."""
    async with AsyncExitStack() as opened:
        real, twin = [await open_world(inside, game, opened) for _ in range(2)]
        if any(ask.seat == seat for ask in real.match.state.asks):
            return 0  # what it is asked follows from what it has
        make_twin(real, twin, seat, rng)
        if real.match.view(seat) == twin.match.view(seat):
            return 0  # it got cards like its own, or had none to give
        for world in (real, twin):
            await world.greet()
        done = 0
        while done < STEPS and (deeds := next_deeds(real, twin, seat, rng)) is not None:
            who, number, first, second = deeds
            await real.act(who, first, number)
            await twin.act(who, second, number)
            done += 1
        for world in (real, twin):
            await world.catch_up("that-is-all")
        assert real.heard[seat] != twin.heard[seat], "the seat itself knows what it has"
        for viewer in real.heard:
            if viewer != seat:
                assert real.heard[viewer] == twin.heard[viewer], f"viewer {viewer} was sent a secret of seat {seat}"
        return done


async def play_pairs(folder: Path, game: str) -> int:
    rng = Rng.from_number(8)
    compared = 0
    async with serving_inside(folder) as inside:
        for number in range(40 * PAIRS):
            compared += await play_pair(inside, game, number % PLAYERS, rng)
            if number >= PAIRS and compared >= COMPARED:
                break
    return compared


@pytest.mark.parametrize("game", CHANGES)
def test_what_one_seat_has_changes_no_message_to_the_others(tmp_path: Path, game: str) -> None:
    assert asyncio.run(play_pairs(tmp_path, game)) >= COMPARED


def test_a_message_more_or_longer_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose updates are a blank longer for each sabotage card of somebody else is found out."""

    def padding(state: Any) -> dict[str, Any]:
        return {"padding": " " * sum(hand[-1] for hand in state.hands)}

    monkeypatch.setattr(Thing, "public_parts", (*Thing.public_parts, Part(padding, always_new)))
    with pytest.raises(AssertionError, match="was sent a secret"):
        asyncio.run(play_pairs(tmp_path, "thing"))
