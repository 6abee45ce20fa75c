"""Kill the server at any moment: every table is where it was, no answer is lost, none counts twice."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.server.inside import serving_inside
from tests.server.running import comparable, eventually, gather_party, leave_all, play_game, play_on, serving
from winterover.client import Refused, Seat
from winterover.core import record as records
from winterover.games.registry import MODES, find_game
from winterover.server.store import Change, StoreFailed

#: Each game in each mode is killed so often.
KILLS = 18


def _entries(folder: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(folder / "winterover.sqlite")) as connection:
        return connection.execute(
            "SELECT seat, message FROM entries WHERE kind IN ('answer', 'command') ORDER BY place"
        ).fetchall()


class Witness:
    """Plays a seat and remembers every deed that the server confirmed, and everything it was ever told."""

    def __init__(self, seat: Seat, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng
        self.confirmed: list[str] = []
        self.told: list[object] = []
        self.forgotten = False
        seat.on_message = self._hear

    def _hear(self, message: dict[str, object]) -> None:
        """What was told once must be there after every return."""
        if message["type"] == "snapshot":
            log = message["log"]
            assert isinstance(log, list)
            self.forgotten |= log[: len(self.told)] != self.told
            self.told = list(log)
        elif message["type"] == "update":
            self.told += message.get("log", [])  # type: ignore[arg-type]

    async def play(self) -> None:
        seat = self.seat
        while not seat.over:
            asks = seat.state["asks"]
            if not asks:
                await seat.changed()
                continue
            ask = self.rng.choice(asks)
            message = {"type": "act", "id": f"{seat.state['you']}-{self.rng.getrandbits(60)}", "ask": ask["number"]}
            message["code"] = self.rng.choice(ask["options"])["code"]
            try:
                await seat.send(message)
                self.confirmed.append(message["id"])
            except Refused as refused:
                if refused.code not in ("stale-ask", "game-over", "not-asked"):
                    raise


def tables() -> list[tuple[str, int]]:
    """Each game in each mode, with few people."""
    return [(mode.name, max(2, mode.players[0])) for modes in MODES.values() for mode in modes]


def test_there_are_enough_kills() -> None:
    assert KILLS * len(tables()) >= 50
    assert {find_game(*table) for table in tables()} == {mode for modes in MODES.values() for mode in modes}


@pytest.mark.parametrize(("game", "players"), tables())
def test_kill_at_any_moment_loses_nothing_and_doubles_nothing(tmp_path: Path, game: str, players: int) -> None:
    async def scene() -> None:
        rng = random.Random(f"kills {game} {players}")
        kills = 0
        with serving(tmp_path) as process:
            while kills < KILLS:
                party = await gather_party(process.address, game, players)
                seats = [party.seat(letter) for letter in party.secrets]
                witnesses = [Witness(seat, random.Random(rng.random())) for seat in seats]
                for seat in seats:
                    await seat.__aenter__()
                await party.start()
                playing = [asyncio.create_task(witness.play()) for witness in witnesses]
                while kills < KILLS and not all(player.done() for player in playing):
                    before = seats[0].state["view"].get("answers", 0)
                    moments = rng.uniform(0.0, 0.15)
                    await asyncio.sleep(moments)
                    process.kill()
                    kills += 1
                    await asyncio.to_thread(process.start)
                    while not seats[0].over and seats[0].state["view"].get("answers", 0) <= before:
                        await asyncio.wait_for(seats[0].changed(), 30)
                await asyncio.wait_for(asyncio.gather(*playing), 60)
                _check_kept(tmp_path, witnesses)
                record = records.read(await party.server.record(party.table))
                assert records.verify(record, find_game(game, players)).over
                for letter, seat in zip(party.secrets, seats, strict=True):
                    async with party.seat(letter) as fresh:
                        assert comparable(fresh.state) == comparable(seat.state)
                await leave_all(seats)
        assert kills >= KILLS

    asyncio.run(scene())


def _check_kept(folder: Path, witnesses: list[Witness]) -> None:
    kept = [message for _, message in _entries(folder)]
    assert len(set(kept)) == len(kept), "an answer was applied twice"
    for witness in witnesses:
        assert not witness.forgotten, "what was told once is no longer true"
        missing = set(witness.confirmed) - set(kept)
        assert not missing, "an answer was lost"


def test_a_repeated_message_is_harmless_even_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await play_game(party, 1, lambda seat: bool(seat.state["view"]))
            seat = next(seat for seat in seats if seat.state["asks"])
            ask = seat.state["asks"][0]
            message = {"type": "act", "id": "only-once", "ask": ask["number"], "code": ask["options"][0]["code"]}
            await seat.send(dict(message))
            answers = seat.state["view"]["answers"]
            await seat.send(dict(message))
            process.kill()
            process.start()
            await seat.send(dict(message))
            assert seat.snapshots == 2
            assert seat.state["view"]["answers"] == answers
            assert [message for _, message in _entries(tmp_path)] == ["only-once"]
            with pytest.raises(Refused) as refused:
                await seat.send({**message, "id": "another"})
            assert refused.value.code in ("stale-ask", "not-asked")
            await leave_all(seats)

    asyncio.run(scene())


def test_a_write_that_fails_did_not_happen(tmp_path: Path) -> None:
    """Who gave the answer is told so; the table is as before for everybody, and goes on once writing works."""

    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await play_game(party, 1, lambda seat: bool(seat.state["view"]))
            file = tmp_path / "winterover.sqlite"
            with closing(sqlite3.connect(file, isolation_level=None)) as connection:
                connection.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON fresh_entries BEGIN SELECT RAISE(ABORT, 'disk full'); END"
                )
            for seat in seats:  # the server notices that somebody else has written, and reads its tables anew
                while seat.snapshots < 1 or not seat.state["view"]:
                    await seat.changed()
            await asyncio.sleep(1.5)
            seat = next(seat for seat in seats if seat.state["asks"])
            ask = seat.state["asks"][0]
            before = comparable(seat.state)
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(seat.act(ask["options"][0]["code"], ask["number"]), 20)
            assert refused.value.code == "not-saved"
            await asyncio.sleep(0.3)
            assert comparable(seat.state) == before
            with closing(sqlite3.connect(file, isolation_level=None)) as connection:
                connection.execute("DROP TRIGGER full")
            await asyncio.sleep(1.5)
            ask = seat.state["asks"][0]
            await asyncio.wait_for(seat.act(ask["options"][0]["code"], ask["number"]), 20)
            assert seat.state["view"]["answers"] == 1
            await leave_all(seats)

    asyncio.run(scene())


def test_a_storm_of_reconnects_disturbs_no_game(tmp_path: Path) -> None:
    """While two people play, everybody else's devices come and go as fast as they can."""

    async def storm(party_seat: Seat, rounds: list[int], over: asyncio.Event) -> None:
        while not over.is_set():
            with suppress(Refused):
                async with Seat(
                    party_seat.url.replace("ws", "http", 1)[: -len("/api/play")], party_seat.table, party_seat.secret
                ) as visitor:
                    assert visitor.state["you"] == party_seat.state["you"]
                    rounds[0] += 1

    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "thing", 8)
            seats = [party.seat(letter) for letter in party.secrets]
            for seat in seats:
                await seat.__aenter__()
            rounds, over = [0], asyncio.Event()
            storms = [asyncio.create_task(storm(seat, rounds, over)) for seat in seats]
            await party.start()

            def is_enough(seat: Seat) -> bool:
                return seat.over or (rounds[0] > 100 and seat.state["view"].get("answers", 0) >= 100)

            players = [play_on(seat, random.Random(place), is_enough) for place, seat in enumerate(seats)]
            try:
                await asyncio.wait_for(asyncio.gather(*players), 240)
            finally:
                over.set()
                await asyncio.gather(*storms)
            assert rounds[0] > 100
            assert {seat.snapshots for seat in seats} == {1}, "a device that stayed was thrown out"
            await leave_all(seats)

    asyncio.run(scene())


def test_two_devices_on_one_seat_see_and_do_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            async with party.seat("A") as phone:
                seats = await play_game(party, 6, lambda seat: seat.over or seat.state["view"].get("answers", 0) >= 30)
                laptop = seats[0]
                while phone.state["view"]["answers"] < laptop.state["view"]["answers"]:
                    await phone.changed()
                while laptop.state["view"]["answers"] < phone.state["view"]["answers"]:
                    await laptop.changed()
                assert comparable(phone.state) == comparable(laptop.state)
                # Whichever device answers first counts; the other one is told that it came too late.
                results = await asyncio.gather(*(_answer_once(device) for device in (phone, laptop)))
                assert sum(results) <= 1
            await leave_all(seats)

    async def _answer_once(device: Seat) -> bool:
        if not device.state["asks"]:
            return False
        ask = device.state["asks"][0]
        try:
            await device.act(ask["options"][0]["code"], ask["number"])
        except Refused as refused:
            if refused.code not in ("stale-ask", "not-asked", "game-over", "already-answered"):
                raise
            return False
        return True

    asyncio.run(scene())


def test_a_fault_of_our_own_is_told_and_the_table_goes_on(tmp_path: Path) -> None:
    """An exception that nobody expected loses one turn, not the table."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            seats = await play_game(party, 1, lambda seat: bool(seat.state["view"]))
            table = await inside.table(party.table)

            def broken(*_: object) -> None:
                raise ZeroDivisionError

            assert table.play is not None
            table.play.act = broken  # type: ignore[assignment, method-assign]
            seat = next(seat for seat in seats if seat.state["asks"])
            ask = seat.state["asks"][0]
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(seat.act(ask["options"][0]["code"], ask["number"]), 10)
            assert refused.value.code == "not-saved"
            await asyncio.wait_for(seat.act(ask["options"][0]["code"], ask["number"]), 20)
            assert seat.state["view"]["answers"] == 1
            await leave_all(seats)

    asyncio.run(scene())


def test_bots_go_on_of_themselves_after_a_write_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but the bots had a part in what was not kept, so nobody else would wake the table."""
    monkeypatch.setattr("winterover.server.tables.table._AFTER_FAILURE", 0.1)

    async def scene() -> None:
        async with serving_inside(tmp_path, bot_pause=0.02) as inside:
            party = await gather_party(inside.address, "stayaway", 4, bots="ABCD")
            store = inside.hall.services.store
            write, failures = store.write, 0

            async def failing_once(changes: Sequence[Change], contents: int) -> None:
                nonlocal failures
                if changes and not failures:
                    failures += 1
                    raise StoreFailed("the disk is full")
                await write(changes, contents)

            await party.start()
            async with party.seat(None) as watching:
                await eventually(lambda: len(_entries(tmp_path)) > 2)
                store.write = failing_once  # type: ignore[method-assign]
                await eventually(lambda: failures == 1)
                kept = len(_entries(tmp_path))
                await eventually(lambda: len(_entries(tmp_path)) > kept + 2)
                assert watching.closed is None

    asyncio.run(scene())


def test_of_a_private_line_that_was_not_kept_nobody_hears(tmp_path: Path) -> None:
    """Going back to what the store has changes nothing for anybody, so nothing is sent, and a steward stays."""

    async def scene() -> None:
        async with serving_inside(tmp_path, bot_pause=600) as inside:
            party = await gather_party(inside.address, "stayaway", 4, rulings={"whisper": "on"})
            seats = await play_game(party, 1, lambda seat: seat.state["view"].get("answers", 0) >= 3)
            table = await inside.table(party.table)
            assert table.play is not None
            table.play.stewards.add(3)
            table.keep_table()
            # Who is out of the game by now neither speaks in private nor is spoken to.
            speaker = next(seat for seat in seats if seat.state["talk"]["whispers"])
            others = [seat for seat in seats if seat is not speaker]
            await speaker.chat("before")
            await eventually(lambda: all(seat.state["chat"] for seat in seats))
            heard: list[object] = []
            for seat in others:
                seat.on_message = heard.append
            store = inside.hall.services.store
            write = store.write

            async def failing(changes: Sequence[Change], contents: int) -> None:
                raise StoreFailed("the disk is full")

            store.write = failing  # type: ignore[method-assign]
            for _ in range(3):
                with pytest.raises(Refused) as refused:
                    await speaker.chat("psst", speaker.state["talk"]["whispers"][:1])
                assert refused.value.code == "not-saved"
            store.write = write  # type: ignore[method-assign]
            assert heard == []
            await speaker.chat("after")
            await eventually(lambda: len(heard) == 3)
            assert all(set(message) == {"type", "chat"} for message in heard)  # type: ignore[call-overload]
            await leave_all(seats)

    asyncio.run(scene())


def test_after_a_kill_it_is_never_earlier_than_what_was_done_last(tmp_path: Path) -> None:
    """Else a line of chat that was written in the game would be taken for one of the lobby."""

    async def scene() -> None:
        with serving(tmp_path) as process:
            await asyncio.sleep(1.5)
            party = await gather_party(process.address, "stayaway", 4)
            seats = await play_game(party, 1, lambda seat: seat.state["view"].get("answers", 0) >= 3)
            await leave_all(seats)
            process.kill()
            process.start()
            async with party.seat("A") as seat:
                await seat.chat("here again")
                await eventually(lambda: bool(seat.state["chat"]))
                live = seat.state["chat"]
            assert live[0]["after"] > 0
            process.kill()
            process.start()
            async with party.seat("A") as seat:
                assert seat.state["chat"] == live

    asyncio.run(scene())
