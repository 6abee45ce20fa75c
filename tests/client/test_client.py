"""The client as a third party would use it."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import winterover.client
from tests.server.running import Process, eventually, gather_party, serving
from winterover.client import Refused, Seat, Server, apply
from winterover.core.seats import LETTERS

#: The longest line of chat that there may be, of the widest characters.
LONGEST = "\U0001f600" * 500


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("client")) as process:
        yield process


@pytest.mark.parametrize(("game", "players"), [("stayaway", 6), ("thing", 6), ("thing", 2)])
def test_the_example_of_the_package_plays_a_game(server: Process, game: str, players: int) -> None:
    """The bot in the docstring takes a seat and plays to the end, in all seats at once: some are asked together, and
    some answers take back what others are asked.
    """
    assert winterover.client.__doc__ is not None
    example = re.search(r"    import asyncio.*?(?=    asyncio\.run)", winterover.client.__doc__, re.DOTALL)
    assert example is not None
    names: dict[str, Any] = {}
    exec("\n".join(line[4:] for line in example[0].splitlines()), names)

    async def scene() -> None:
        there = Server(server.address)
        created = await there.create_table(game, players)
        table = created["table"]
        bots = [asyncio.create_task(names["play"](server.address, table, letter)) for letter in LETTERS[:players]]
        async with Seat(server.address, table) as watcher:
            while not all(seat["ready"] and seat["here"] for seat in watcher.state["table"]["seats"]):
                await asyncio.wait_for(watcher.changed(), 20)
            await there.start(table, created["host"])
            await asyncio.wait_for(asyncio.gather(*bots), 100)
            while not watcher.over:
                await asyncio.wait_for(watcher.changed(), 20)

    asyncio.run(scene())


def test_whoever_gave_up_coming_does_not_come_later(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            process.kill()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(party.seat("A").__aenter__(), 0.5)
            process.start()
            assert asyncio.all_tasks() == {asyncio.current_task()}
            await asyncio.sleep(1)
            assert not (await party.server.table(party.table))["seats"][0]["here"]

    asyncio.run(scene())


def test_a_deed_is_delivered_over_as_many_connections_as_it_takes(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            async with party.seat("A") as seat:
                process.kill()
                said = asyncio.create_task(seat.chat("Is anybody there?"))
                await asyncio.sleep(0.3)
                assert not said.done()
                process.start()
                await asyncio.wait_for(said, 20)
                assert [line["text"] for line in seat.state["chat"]] == ["Is anybody there?"]

    asyncio.run(scene())


UNREADABLE: dict[str, tuple[dict[str, Any], str]] = {
    "long chat": ({"type": "chat", "text": "x" * 501}, "bad-message"),
    "long words": ({"type": "say", "words": "x" * 200}, "bad-message"),
    "nobody's seat": ({"type": "say", "words": "agree A", "to": "Z"}, "bad-message"),
    "long code": ({"type": "act", "code": "x" * 200, "ask": 0}, "bad-message"),
    "no number": ({"type": "act", "code": "discard axe", "ask": -1}, "bad-message"),
    "no type": ({"type": "shout", "text": "x"}, "bad-message"),
    "no id": ({"type": "chat", "text": "x", "id": "not an id"}, "bad-message"),
    "too big": ({"type": "chat", "text": "x" * 5000}, "too-big"),
    "far too big": ({"type": "chat", "text": "x" * 70_000}, "too-big"),
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_whatever_the_server_cannot_read_is_refused_and_not_waited_for(server: Process, kind: str) -> None:
    message, code = UNREADABLE[kind]

    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        async with party.seat("A") as seat:
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(seat.send({**message}), 10)
            assert refused.value.code == code
            await asyncio.wait_for(seat.chat("and on"), 10)
            assert seat.snapshots <= 2
            assert [line["text"] for line in seat.state["chat"]] == ["and on"]

    asyncio.run(scene())


@pytest.mark.parametrize("size", [5000, 70_000])
def test_what_is_refused_for_its_size_takes_nothing_else_with_it(server: Process, size: int) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        async with party.seat("A") as seat:
            deeds = [seat.chat("before"), seat.chat("x" * size), seat.chat("after")]
            outcomes = await asyncio.wait_for(asyncio.gather(*deeds, return_exceptions=True), 20)
            assert [getattr(outcome, "code", None) for outcome in outcomes] == [None, "too-big", None]
            assert [line["text"] for line in seat.state["chat"]] == ["before", "after"]

    asyncio.run(scene())


def test_the_longest_line_of_chat_goes_through(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        async with party.seat("A") as seat:
            await asyncio.wait_for(seat.chat(LONGEST), 10)
            assert [line["text"] for line in seat.state["chat"]] == [LONGEST]
            with pytest.raises(UnicodeEncodeError):
                await asyncio.wait_for(seat.chat("half of a character: \ud83d"), 10)
            await asyncio.wait_for(seat.chat("a whole one"), 10)

    asyncio.run(scene())


def test_updates_are_applied_field_by_field() -> None:
    state: dict[str, Any] = {"view": {"a": 1, "b": 2}, "log": [1], "chat": [], "asks": [1], "table": {}, "clock": {}}
    apply(state, {"type": "update", "view": {"b": 3, "c": 4}, "gone": ["a"], "log": [2], "asks": []})
    assert state == {"view": {"b": 3, "c": 4}, "log": [1, 2], "chat": [], "asks": [], "table": {}, "clock": {}}


def test_nobody_waits_for_an_answer_at_a_place_that_is_closed_or_left(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            async with party.seat("A") as left:
                process.kill()
                waiting = asyncio.create_task(left.chat("Is anybody there?"))
                await asyncio.sleep(0.1)
            with pytest.raises(Refused, match="left before"):
                await asyncio.wait_for(waiting, 5)
            with pytest.raises(Refused, match="enter it first"):
                await asyncio.wait_for(left.chat("And now?"), 5)
            process.start()
            async with party.seat("B") as closed:
                await party.server.request("DELETE", f"/api/tables/{party.table}", None, party.host)
                await eventually(lambda: closed.closed is not None)
                with pytest.raises(Refused, match="closed by the server"):
                    await asyncio.wait_for(closed.changed(), 5)
                with pytest.raises(Refused, match="closed by the server"):
                    await asyncio.wait_for(closed.act("pass"), 5)

    asyncio.run(scene())
