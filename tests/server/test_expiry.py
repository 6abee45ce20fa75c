"""Tables that nobody has touched for long are forgotten: in the store, and in memory too."""

import asyncio
from pathlib import Path

import pytest

from tests.server.inside import serving_inside
from tests.server.running import eventually, gather_party
from winterover.client import Refused, Server


def test_a_forgotten_table_leaves_the_memory_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, keep_empty=0.01, unload_after=300) as inside:
            there = Server(inside.address)
            empty = (await there.create_table("stayaway", 4))["table"]
            party = await gather_party(inside.address, "stayaway", 4)
            await asyncio.sleep(0.05)
            await inside.hall._expire()
            with pytest.raises(Refused) as looked:
                await there.table(empty)
            with pytest.raises(Refused) as sat_down:
                await there.take_seat(empty, "A", "Ada")
            assert [refused.value.code for refused in (looked, sat_down)] == ["unknown-table"] * 2
            assert (await there.table(party.table))["stage"] == "lobby"

    asyncio.run(scene())


def test_whoever_came_to_a_table_just_when_it_was_forgotten_hears_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            other = await gather_party(inside.address, "stayaway", 4)
            async with party.seat("A") as seat, other.seat("A") as stays:
                table, store = await inside.table(party.table), inside.hall.services.store
                await store.write([store.delete_table(table.row.id)], store.contents)
                await inside.hall._leave_expired()
                await eventually(lambda: seat.closed == 4410)
                await stays.chat("still here")
                assert stays.snapshots == 1

    asyncio.run(scene())
