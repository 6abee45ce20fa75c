"""The client as a third party would use it."""

import asyncio
import re
from pathlib import Path
from typing import Any

import winterover.client
from tests.server.running import gather_party, serving
from winterover.client import Seat, Server, apply


def test_the_example_of_the_package_plays_a_game(tmp_path: Path) -> None:
    """The bot in the docstring takes its seat and plays to the end."""
    assert winterover.client.__doc__ is not None
    example = re.search(r"    import asyncio.*?(?=    asyncio\.run)", winterover.client.__doc__, re.DOTALL)
    assert example is not None
    names: dict[str, Any] = {}
    exec("\n".join(line[4:] for line in example[0].splitlines()), names)

    async def scene() -> None:
        with serving(tmp_path) as process:
            server = Server(process.address)
            created = await server.create_table("stayaway", 4)
            for letter in "BCD":
                await server.set_bot(created["table"], letter, created["host"])
            bot = asyncio.create_task(names["play"](process.address, created["table"]))
            async with Seat(process.address, created["table"]) as watcher:
                while not all(seat["ready"] for seat in watcher.state["table"]["seats"]):
                    await asyncio.wait_for(watcher.changed(), 20)
                await server.start(created["table"], created["host"])
                await asyncio.wait_for(bot, 60)
                while not watcher.over:
                    await asyncio.wait_for(watcher.changed(), 20)

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


def test_updates_are_applied_field_by_field() -> None:
    state: dict[str, Any] = {"view": {"a": 1, "b": 2}, "log": [1], "chat": [], "asks": [1], "table": {}, "clock": {}}
    apply(state, {"type": "update", "view": {"b": 3, "c": 4}, "gone": ["a"], "log": [2], "asks": []})
    assert state == {"view": {"b": 3, "c": 4}, "log": [1, 2], "chat": [], "asks": [], "table": {}, "clock": {}}
