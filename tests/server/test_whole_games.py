"""Whole games by people over real sockets: everybody sees the same game, live, after a return, and in the replay."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Party, Process, comparable, gather_party, leave_all, play_game, play_on, serving
from winterover.client import Refused, Seat
from winterover.core import record as records
from winterover.core.seats import LETTERS
from winterover.games.registry import GAMES, MODES, find_game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("games")) as process:
        yield process


def tables() -> list[tuple[str, int, str]]:
    """Each game in each mode: the smallest table, eight people, the largest; every edition once."""
    found = []
    for modes in MODES.values():
        for mode in modes:
            sizes = sorted({mode.players[0], 8, mode.players[-1]} & set(mode.players))
            found += [(mode.name, size, mode.rulebook.editions[0]) for size in sizes]
            found += [(mode.name, sizes[-1], edition) for edition in mode.rulebook.editions[1:]]
    return found


@pytest.mark.parametrize(("game", "players", "edition"), tables())
def test_a_whole_game_by_people_over_sockets(server: Process, game: str, players: int, edition: str) -> None:
    asyncio.run(_whole_game(server, game, players, edition))


async def _whole_game(server: Process, game: str, players: int, edition: str) -> None:
    party = await gather_party(server.address, game, players, edition=edition)
    seats = await play_game(party, seed=players)
    for seat in seats:
        assert seat.over
        assert seat.snapshots == 1, "nobody was disconnected"
    await _check_snapshots(party, seats)
    text = await party.server.record(party.table)
    match = records.verify(records.read(text), find_game(game, players))
    assert match.over
    await _check_replay(party, seats[0])
    await leave_all(seats)


async def _check_snapshots(party: Party, seats: list[Seat]) -> None:
    """What was patched together over a whole game is what a new device is told at once."""
    for letter, seat in zip(party.secrets, seats, strict=True):
        async with party.seat(letter) as fresh:
            assert comparable(fresh.state) == comparable(seat.state), letter


async def _check_replay(party: Party, seat: Seat) -> None:
    """The frames of the replay add up to the log that the seat was told, and end with its view."""
    log, place, total = [], 0, 1
    view = None
    while place < total:
        part = await party.server.frames(party.table, seat.state["you"], place, 200)
        total = part["total"]
        place += len(part["frames"])
        for frame in part["frames"]:
            log += frame["log"]
            view = frame["view"]
    assert log == seat.state["log"]
    assert view == seat.state["view"]


@pytest.mark.parametrize("game", GAMES)
def test_a_device_that_joins_at_any_moment_knows_what_the_others_know(server: Process, game: str) -> None:
    """A snapshot equals the patched state in the middle of a game too, for seats and for those who watch."""

    async def scene() -> None:
        party = await gather_party(server.address, game, 6)
        watcher = party.seat(None)
        await watcher.__aenter__()
        seats = await play_game(party, 7, lambda seat: bool(seat.state["view"]))
        for stop in (1, 4, 9, 20, 40, 80):

            def reached(seat: Seat, stop: int = stop) -> bool:
                return seat.over or seat.state["view"].get("answers", 0) >= stop

            players = (play_on(seat, random.Random(f"{stop} {seat.state['you']}"), reached) for seat in seats)
            await asyncio.wait_for(asyncio.gather(*players), 60)
            answers = max(seat.state["view"]["answers"] for seat in seats)
            for seat in [*seats, watcher]:
                while seat.state["view"]["answers"] < answers:
                    await seat.changed()
            await _check_snapshots(party, seats)
            async with party.seat(None) as fresh:
                assert comparable(fresh.state) == comparable(watcher.state)
                assert fresh.state["asks"] == fresh.state["standing"] == []
                assert fresh.state["view"]["viewer"] is None
        await leave_all([*seats, watcher])

    asyncio.run(scene())


def test_people_and_bots_finish_a_game_together(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "thing", 6, bots="BDEF")
        seats = await play_game(party, 3)
        assert all(seat.over for seat in seats)
        kinds = [seat["kind"] for seat in seats[0].state["table"]["seats"]]
        assert kinds == ["person", "bot", "person", "bot", "bot", "bot"]
        await leave_all(seats)

    asyncio.run(scene())


def test_bots_alone_play_for_whoever_watches(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 5, bots=LETTERS[:5])
        async with party.seat(None) as watcher:
            await party.start()
            while not watcher.over:
                await asyncio.wait_for(watcher.changed(), 60)
            assert watcher.state["view"]["ending"] is not None

    asyncio.run(scene())


def test_an_unfinished_game_is_shown_to_its_own_seats_only(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        seats = await play_game(party, 5, lambda seat: seat.over or seat.state["view"].get("answers", 0) >= 10)
        request = party.server.request
        for part in ("", "/text", "/frames", "/past", "/past?as=B", "/past?as=open", "/beginnings"):
            for secret in ("", party.secrets["B"], party.host):
                with pytest.raises(Refused) as refused:
                    await request("GET", f"/api/records/{party.table}{part}", None, secret)
                assert refused.value.code == "not-over"
        with pytest.raises(Refused) as refused:
            await request("GET", f"/api/tables/{party.table}/frames?count=200")
        assert refused.value.status == 401
        part = await request("GET", f"/api/tables/{party.table}/frames?count=200", None, party.secrets["B"])
        assert {frame["view"]["viewer"] for frame in part["frames"]} == {"B"}
        assert part["frames"][-1]["view"]["hand"] == seats[1].state["view"]["hand"]
        await leave_all(seats)

    asyncio.run(scene())


def test_a_rematch_seats_everybody_again(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4, bots="CD")
        seats = await play_game(party, 8)
        request = party.server.request
        again = await request("POST", f"/api/tables/{party.table}/rematch", None, party.host)
        assert again == await request("POST", f"/api/tables/{party.table}/rematch", None, party.host)
        while not seats[0].state["table"]["rematch"]:
            await seats[0].changed()
        assert seats[0].state["table"]["rematch"] == again["table"]
        await leave_all(seats)
        next_party = Party(party.server, again["table"], party.host, party.secrets)
        for letter, secret in party.secrets.items():
            await party.server.set_ready(again["table"], letter, secret)
        seats = await play_game(next_party, 9)
        assert all(seat.over for seat in seats)
        await leave_all(seats)

    asyncio.run(scene())


def test_a_stopped_server_says_so_and_loses_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "thing", 4)
            seats = await play_game(party, 2, lambda seat: seat.over or seat.state["view"].get("answers", 0) >= 20)
            before = {seat.state["you"]: seat.state["view"] for seat in seats}
            assert process.stop() == 0
            process.start()
            for seat in seats:
                while seat.snapshots < 2:
                    await asyncio.wait_for(seat.changed(), 20)
                assert seat.state["view"]["answers"] >= before[seat.state["you"]]["answers"]
            await leave_all(seats)

    asyncio.run(scene())
