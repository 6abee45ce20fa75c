"""Whoever comes to a table where much was said: they are told all of it, and nobody else waits for that."""

import asyncio
import json
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.inside import serving_inside
from tests.server.running import gather_party, serving
from winterover.core.contract import play_random
from winterover.core.facts import Fact
from winterover.core.seats import LETTERS
from winterover.games.registry import find_game
from winterover.server import wire
from winterover.server.limits import Bucket
from winterover.server.tables.seen import Viewer, told
from winterover.server.tables.table import Table
from winterover.server.tables.telling import Log

SAID = 250


class Screen:
    """A device that only keeps what it is sent."""

    def __init__(self, viewer: Viewer, key: str, *, host: bool = False) -> None:
        self.viewer = viewer
        self.host = host
        self.key = key
        self.sent: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self, code: int) -> None:
        raise AssertionError(f"sent away with {code}")


@pytest.mark.parametrize(("game", "players"), [("stayaway", 5), ("thing", 6)])
def test_the_whole_log_of_everybody_is_what_they_were_told(game: str, players: int) -> None:
    found = find_game(game, players)
    match = play_random(found, found.configure(players), 3)
    assert any(fact.insiders for fact in match.facts)
    log = Log(match.facts)
    for viewer in (None, *range(players)):
        assert log.told(viewer) == msgspec.json.encode(told(match.facts, viewer))
    assert Log(()).told(0) == b"[]"


def test_a_snapshot_is_made_once_for_all_devices_that_get_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            await party.start()
            table = await inside.table(party.table)
            screens = [Screen(seat, table.row.seats[seat].secret) for seat in range(4) for _ in range(3)]
            screens += [Screen(None, "", host=host) for host in (False, True) for _ in range(3)]
            _come_together(table, screens)
            await table.do(lambda: None)
            kept: dict[tuple[Viewer, bool], bytes] = {}
            for screen in screens:
                (data,) = screen.sent
                assert kept.setdefault((screen.viewer, screen.host), data) is data
            assert len(set(kept.values())) == 6
            for (viewer, host), data in kept.items():
                snapshot = msgspec.json.decode(data, type=wire.Snapshot)
                assert (snapshot.you, snapshot.host) == (None if viewer is None else LETTERS[viewer], host)
                assert table.play is not None
                assert snapshot.log == told(table.play.match.facts, viewer)

    asyncio.run(scene())


def test_how_long_a_newcomer_waits_does_not_count_what_only_some_were_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "thing", 6)
            await party.start()
            table = await inside.table(party.table)
            assert table.play is not None
            facts = table.play.match.facts
            before = table.log_length
            facts.append(facts[0])
            assert table.log_length == before + 1
            facts += [Fact(facts[0].kind, None, {0: facts[0].public or ()})] * 9
            assert table.log_length == before + 1

    asyncio.run(scene())


def _come_together(table: Table, screens: list[Screen]) -> None:
    """All of them in one turn of the table."""
    for screen in screens:
        table.attach(screen)


def test_some_tokens_are_owed_at_once() -> None:
    bucket = Bucket(10, 5)
    assert bucket.owe(4) == 0
    assert 0.2 < bucket.owe(4) <= 0.3
    assert Bucket(0, 1).owe(1000) == 0


def test_coming_back_to_a_long_log_counts_as_many_messages(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path / "data") as process:
            party = await gather_party(process.address, "stayaway", 4)
            empty = await gather_party(process.address, "stayaway", 4)
            await party.start()

            async def talk(letter: str) -> None:
                async with party.seat(letter) as seat:
                    for _ in range(SAID):
                        await seat.say("agree A" if letter != "A" else "agree B")

            await asyncio.gather(*map(talk, party.secrets))
            process.stop()
        with serving(tmp_path / "data", messages_per_second=10, messages_burst=1) as process:
            for where, least, most in ((empty, 0.0, 0.9), (party, 1.0, 9.0)):
                where.server.address = process.address
                began = time.monotonic()
                for _ in range(2):
                    async with where.seat("A") as seat:
                        assert (len(seat.state["log"]) > 4 * SAID) == (where is party)
                # A thousand lines are five messages more, each time.
                assert least <= time.monotonic() - began < most

    asyncio.run(scene())


@pytest.mark.parametrize("is_alone", [True, False], ids=["first device", "another device"])
def test_who_acts_before_the_snapshot_is_there_hears_that_it_is_done(tmp_path: Path, *, is_alone: bool) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            if not is_alone:
                await party.seat("A").__aenter__()
            async with inside.link() as link:
                await link.send(json.dumps({"type": "hello", "table": party.table, "secret": party.secrets["A"]}))
                await link.send(json.dumps({"type": "chat", "id": "first", "text": "hi"}))
                await link.send(json.dumps({"type": "nonsense", "id": "second"}))
                snapshot, *others = [json.loads(await asyncio.wait_for(link.recv(), 10)) for _ in range(3)]
                assert snapshot["type"] == "snapshot"
                assert {found["type"] for found in others} == {"update", "error"}
                for found in others:
                    assert found.get("done", ["first"]) == ["first"]
                    assert found.get("id", "second") == "second"

    asyncio.run(scene())
