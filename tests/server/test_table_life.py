"""A table from its lobby to its rematch: what is being written, damaged, unused, watched or gone is handled as such."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.inside import Inside, serving_inside
from tests.server.running import Party, eventually, gather_party, leave_all, serving
from winterover.client import Refused, Seat, Server
from winterover.server.store.sqlite import FILE, SqliteStore


async def finished_party(address: str) -> Party:
    """A table at which bots have played to the end."""
    party = await gather_party(address, "stayaway", 4, bots="ABCD")
    async with Seat(address, party.table) as watching:
        await party.start()
        await eventually(lambda: watching.over, 60)
    return party


async def refusal_of(request: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        await request
    return refused.value


def test_a_table_whose_turn_is_being_written_stays_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or whoever comes back is shown the table as it was before, and their deed is written twice."""
    write, slow = SqliteStore._try, False

    def slowly(self: SqliteStore, batch: Any) -> Any:
        if slow:
            time.sleep(0.5)
        return write(self, batch)

    monkeypatch.setattr(SqliteStore, "_try", slowly)

    async def scene() -> None:
        nonlocal slow
        async with serving_inside(tmp_path, most_live_tables=1) as inside:
            other = (await Server(inside.address).create_table("stayaway", 4))["table"]
            party = await gather_party(inside.address, "stayaway", 4, first="A")
            await party.start()
            async with party.seat("A") as seat:
                ask = seat.state["asks"][0]
            await inside.quiet(party.table)
            deed = json.dumps({"type": "act", "id": "m1", "ask": ask["number"], "code": ask["options"][0]["code"]})
            slow = True
            table = await inside.table(party.table)
            device = await inside.link()
            await device.send(json.dumps({"type": "hello", "table": party.table, "secret": party.secrets["A"]}))
            await device.recv()
            # While words are written, the next turn gathers: a deed, and that nobody is there any more.
            await device.send(json.dumps({"type": "chat", "id": "c1", "text": "one moment"}))
            await asyncio.sleep(0.2)
            await device.send(deed)
            await asyncio.sleep(0.1)
            device.transport.abort()
            await eventually(lambda: not table._audience.watches)
            assert not table.is_idle
            await inside.table(other)  # room is made for it
            assert await inside.table(party.table) is table
            slow = False
        with closing(sqlite3.connect(tmp_path / FILE)) as data:
            assert data.execute("SELECT message FROM entries").fetchall() == [("c1",), ("m1",)]

    asyncio.run(scene())


def test_no_place_is_written_twice(tmp_path: Path) -> None:
    """Whatever mistake the server makes: the second deed is refused, and the table goes on from the first."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4, first="A")
            await party.start()
            async with party.seat("A") as seat:
                await seat.chat("first")
                (await inside.table(party.table)).entries = 0
                assert (await refusal_of(seat.chat("second"))).code == "not-saved"
                await seat.chat("third")
                await eventually(lambda: [line["text"] for line in seat.state["chat"]] == ["first", "third"])

    asyncio.run(scene())


def test_a_table_that_cannot_be_played_out_says_so_and_tells_no_card(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4, first="A")
            await party.start()
            async with party.seat("A") as seat:
                ask = seat.state["asks"][0]
                await seat.act(ask["options"][0]["code"], ask["number"])
            process.stop()
            with closing(sqlite3.connect(tmp_path / FILE)) as data, data:
                data.execute("UPDATE fresh_entries SET text = 'pass'")
            process.start()
            for path in (f"/api/tables/{party.table}", f"/api/records/{party.table}"):
                refused = await refusal_of(party.server.request("GET", path))
                assert (refused.status, refused.code) == (409, "table-damaged")
                assert refused.details == {"table": party.table}
            log = process.log.read_text()
            assert '"table damaged"' in log
            assert ask["options"][0]["code"] not in log

    asyncio.run(scene())


def test_who_comes_while_a_table_cannot_be_read_may_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: SqliteStore, table: int) -> Any:
        time.sleep(0.2)
        raise sqlite3.OperationalError("disk I/O error")

    async def come(inside: Inside, party: Party, letter: str) -> tuple[str, int]:
        async with inside.link() as device:
            await device.send(json.dumps({"type": "hello", "table": party.table, "secret": party.secrets[letter]}))
            error = json.loads(await device.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await device.recv()
            assert closed.value.rcvd is not None
            return error["code"], closed.value.rcvd.code

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            await party.start()
            inside.hall._put_away(await inside.table(party.table))
            with monkeypatch.context() as broken:
                broken.setattr(SqliteStore, "entries_of", fails)
                found = await asyncio.gather(*(come(inside, party, letter) for letter in "ABC"))
                assert found == [("not-loaded", 1013)] * 3
                refused = await refusal_of(party.server.table(party.table))
                assert (refused.status, refused.code) == (503, "not-loaded")
            assert (await party.server.table(party.table))["stage"] == "playing"

    asyncio.run(scene())


def test_a_replaced_secret_gets_no_frames_that_it_waited_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, replays_per_address=1) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            await party.start()
            server, old = party.server, party.secrets["A"]
            frames = f"/api/tables/{party.table}/frames"
            turns = inside.hall.services.readers._turn("127.0.0.1")
            await turns.__aenter__()
            waiting = asyncio.create_task(server.request("GET", frames, None, old))
            await asyncio.sleep(0.3)
            rotated = await server.request("POST", f"/api/tables/{party.table}/seats/A/secret", None, old)
            other = asyncio.create_task(server.request("GET", frames, None, rotated["secret"]))
            await asyncio.sleep(0.3)
            inside.hall._put_away(await inside.table(party.table))  # who waits finds it all the same
            await turns.__aexit__(None, None, None)
            assert (await refusal_of(waiting)).code == "bad-secret"
            assert len((await other)["frames"]) == 1

    asyncio.run(scene())


def test_a_table_at_which_something_is_done_does_not_expire(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, keep_playing=100) as inside:
            party = await gather_party(inside.address, "stayaway", 4, first="A")
            idle = await gather_party(inside.address, "stayaway", 4)
            for each in (party, idle):
                await each.start()
            await inside.hall._expire()
            clock = inside.hall.services.now
            clock.go_on_from(clock() + 99)
            async with party.seat("A") as seat:
                ask = seat.state["asks"][0]
                await seat.act(ask["options"][0]["code"], ask["number"])
            for each in (party, idle):
                await inside.quiet(each.table)
                inside.hall._put_away(await inside.table(each.table))
            clock.go_on_from(clock() + 2)
            await inside.hall._expire()
            assert (await party.server.table(party.table))["stage"] == "playing"
            assert (await refusal_of(party.server.table(idle.table))).code == "unknown-table"

    asyncio.run(scene())


def test_a_table_used_just_before_a_stop_does_not_expire(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, keep_playing=100) as inside:
            party = await gather_party(inside.address, "stayaway", 4, first="A")
            await party.start()
            await inside.hall._expire()
            clock = inside.hall.services.now
            clock.go_on_from(clock() + 99)
            async with party.seat("A") as seat:
                ask = seat.state["asks"][0]
                await seat.act(ask["options"][0]["code"], ask["number"])
        async with serving_inside(tmp_path, keep_playing=100) as inside:
            clock = inside.hall.services.now
            clock.go_on_from(clock() + 2)
            await inside.hall._expire()
            assert (await Server(inside.address).table(party.table))["stage"] == "playing"

    asyncio.run(scene())


def test_a_bound_of_0_keeps_tables_for_ever(tmp_path: Path) -> None:
    async def scene() -> None:
        bounds = {"keep_lobby": 0, "keep_playing": 0, "keep_over": 0, "keep_empty": 0}
        async with serving_inside(tmp_path, **bounds) as inside:
            over = await finished_party(inside.address)
            playing = await gather_party(inside.address, "stayaway", 4)
            await playing.start()
            lobby = await gather_party(inside.address, "stayaway", 4)
            for party in (over, playing, lobby):
                await inside.quiet(party.table)
                inside.hall._put_away(await inside.table(party.table))
            clock = inside.hall.services.now
            clock.go_on_from(clock() + 1e9)
            await inside.hall._expire()
            found = [(await party.server.table(party.table))["stage"] for party in (over, playing, lobby)]
            assert found == ["over", "playing", "lobby"]

    asyncio.run(scene())


def test_whoever_only_watches_sets_no_steward_going(tmp_path: Path) -> None:
    """A screen in the room that stays on must not let the game be played to its end while everybody is away."""

    async def scene() -> None:
        with serving(tmp_path, grace_none=0.2) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = [party.seat(letter) for letter in party.secrets]
            for seat in seats:
                await seat.__aenter__()
            async with Seat(process.address, party.table) as watching:
                await party.start()
                await leave_all(seats)
                await asyncio.sleep(1.5)
                assert not any(seat["steward"] for seat in watching.state["table"]["seats"])
                assert watching.state["view"]["answers"] == 0
                # With one of them there, the others are waited for and then played for.
                async with party.seat("A"):
                    await eventually(lambda: watching.state["table"]["seats"][1]["steward"])
                    assert not watching.state["table"]["seats"][0]["steward"]

    asyncio.run(scene())


def test_an_id_does_not_answer_another_choice(tmp_path: Path) -> None:
    """Whoever counts their messages anew after coming back hears that, and not that all is well."""

    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "thing", 4)
            seats = [party.seat(letter) for letter in party.secrets]
            for seat in seats:
                await seat.__aenter__()
            await party.start()
            used: dict[tuple[str, str], int] = {}
            for _ in range(400):
                await eventually(lambda: any(seat.state["asks"] for seat in seats))
                seat = next(seat for seat in seats if seat.state["asks"])
                ask = seat.state["asks"][0]
                code, you = ask["options"][-1]["code"], seat.state["you"]
                message = {"type": "act", "id": code.replace(" ", "-"), "code": code, "ask": ask["number"]}
                if (you, code) in used:
                    refused = await refusal_of(seat.send(dict(message)))
                    assert refused.code == "id-reused"
                    break
                used[you, code] = ask["number"]
                await seat.send(dict(message))
                await seat.send(dict(message))  # once more, because no answer came: nothing happens
            else:
                raise AssertionError("nobody was asked for the same twice")
            await leave_all(seats)

    asyncio.run(scene())


def test_a_rematch_whose_table_is_gone_is_made_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await finished_party(process.address)
            again = f"/api/tables/{party.table}/rematch"
            first = (await party.server.request("POST", again, None, party.host))["table"]
            assert (await party.server.request("POST", again, None, party.host))["table"] == first
            await party.server.request("DELETE", f"/api/tables/{first}", None, party.host)
            second = (await party.server.request("POST", again, None, party.host))["table"]
            assert second != first
            assert (await party.server.table(second))["stage"] == "lobby"
            assert (await party.server.table(party.table))["rematch"] == second

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("bounds", "code"),
    [({"most_tables": 1}, "too-many-tables"), ({"tables_per_address": 1}, "too-many-own-tables")],
    ids=["all", "own"],
)
def test_a_rematch_counts_as_a_table(tmp_path: Path, bounds: dict[str, int], code: str) -> None:
    async def scene() -> None:
        with serving(tmp_path, **bounds) as process:
            party = await finished_party(process.address)
            again = f"/api/tables/{party.table}/rematch"
            assert (await refusal_of(party.server.request("POST", again, None, party.host))).code == code
            assert (await party.server.table(party.table))["rematch"] == ""

    asyncio.run(scene())


def test_a_table_that_is_older_than_the_rules_is_played_by_the_new_ones(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            process.stop()
            with closing(sqlite3.connect(tmp_path / FILE)) as data, data:
                data.execute("UPDATE tables SET rules = rules - 1")
            process.start()
            await party.start()
            process.kill()
            process.start()
            async with party.seat("A") as seat:
                assert seat.state["table"]["stage"] == "playing"

    asyncio.run(scene())
