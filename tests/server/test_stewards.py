"""Who leaves does not end the game: a break is waited for, the steward plays, the player or a substitute comes back."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Party, comparable, eventually, gather_party, leave_all, play_on, serving
from winterover.client import Refused, Seat


def of_seat(seat: Seat, letter: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in seat.state["table"]["seats"] if row["seat"] == letter)
    return found


async def seated(party: Party) -> dict[str, Seat]:
    seats = {letter: party.seat(letter) for letter in party.secrets}
    for seat in seats.values():
        await seat.__aenter__()
    return seats


def test_a_steward_plays_for_who_is_away_and_leaves_when_they_return(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=0.6) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await seated(party)
            await party.start()
            await seats["B"].leave()
            await eventually(lambda: not of_seat(seats["A"], "B")["here"])
            assert not of_seat(seats["A"], "B")["steward"], "a short break is waited for"
            players = [
                asyncio.create_task(play_on(seats[letter], random.Random(letter), lambda seat: _has(seat, 40)))
                for letter in "ACD"
            ]
            await eventually(lambda: of_seat(seats["A"], "B")["steward"])
            await asyncio.wait_for(asyncio.gather(*players), 60)
            async with party.seat("B") as back:
                assert not of_seat(back, "B")["steward"]
                assert back.state["you"] == "B"
                own = await party.server.request(
                    "GET", f"/api/tables/{party.table}/frames?count=200", None, party.secrets["B"]
                )
                assert own["frames"][-1]["view"] == back.state["view"] or back.state["view"]["answers"] > 40
                if back.state["asks"]:
                    ask = back.state["asks"][0]
                    await back.act(ask["options"][0]["code"], ask["number"])
            await leave_all([seats[letter] for letter in "ACD"])

    asyncio.run(scene())


def _has(seat: Seat, answers: int) -> bool:
    return seat.over or seat.state["view"].get("answers", 0) >= answers


def test_a_return_within_the_grace_calls_no_steward(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=2) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await seated(party)
            await party.start()
            stewards: list[bool] = []
            seats["A"].on_message = lambda message: stewards.extend(
                row["steward"] for row in message.get("table", {}).get("seats", ())
            )
            for _ in range(3):
                await seats["B"].leave()
                await asyncio.sleep(0.3)
                seats["B"] = party.seat("B")
                await seats["B"].__aenter__()
            await asyncio.sleep(2.2)
            assert stewards
            assert not any(stewards)
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_a_substitute_gets_the_seat_and_what_it_knows(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=0.2) as process:
            party = await gather_party(process.address, "thing", 4)
            seats = await seated(party)
            await party.start()
            await asyncio.gather(
                *(play_on(seat, random.Random(letter), lambda seat: _has(seat, 12)) for letter, seat in seats.items())
            )
            request = party.server.request
            offer = f"/api/tables/{party.table}/seats/C/offered"
            with pytest.raises(Refused) as refused:
                await request("PUT", offer, {"offered": True}, party.host)
            assert refused.value.code == "seat-not-steward"
            with pytest.raises(Refused) as refused:
                await party.server.take_seat(party.table, "C", "Sub")
            assert refused.value.code == "seat-not-offered"
            known = seats["C"].state["log"]
            await seats["C"].leave()
            await eventually(lambda: of_seat(seats["A"], "C")["steward"])
            with pytest.raises(Refused) as refused:
                await request("PUT", offer, {"offered": True}, party.secrets["A"])
            assert refused.value.code == "not-host"
            answer = await request("PUT", offer, {"offered": True}, party.host)
            assert [row["offered"] for row in answer["seats"]] == [False, False, True, False]
            assert set(answer) == set(seats["A"].state["table"]), "the host learns nothing that others do not"
            taken = await party.server.take_seat(party.table, "C", "Sub")
            async with Seat(process.address, party.table, taken["secret"]) as substitute:
                assert substitute.state["log"][: len(known)] == known
                assert of_seat(substitute, "C")["name"] == "Sub"
                assert not of_seat(substitute, "C")["offered"]
                with pytest.raises(Refused) as refused:
                    await party.seat("C").__aenter__()
                assert refused.value.details == {"code": 4401}, "the old key opens nothing any more"
            await leave_all([seats[letter] for letter in "ABD"])

    asyncio.run(scene())


def test_nothing_happens_where_nobody_is(tmp_path: Path) -> None:
    """Neither bots nor stewards play on while everybody is away."""

    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1, bot_pause=0.05) as process:
            party = await gather_party(process.address, "stayaway", 4, bots="BCD")
            async with party.seat("A") as seat:
                await party.start()
                await seat.changed()
            await asyncio.sleep(0.5)
            async with party.seat("A") as back:
                before = back.state["view"]["answers"]
            await asyncio.sleep(1)
            async with party.seat("A") as back:
                assert back.state["view"]["answers"] - before < 20
                assert not back.over

    asyncio.run(scene())


@pytest.mark.parametrize("clock", ["fast", "relaxed"])
def test_the_clock_answers_for_who_does_not(tmp_path: Path, clock: str) -> None:
    async def scene() -> None:
        with serving(tmp_path, clock_fast=0.4, clock_relaxed=0.6, wake_grace=0, missed_before_steward=99) as process:
            party = await gather_party(process.address, "stayaway", 4, clock=clock)
            seats = await seated(party)
            await party.start()
            await eventually(lambda: bool(seats["A"].state["clock"]["seats"]))
            shown = seats["A"].state["clock"]
            assert all(0 < end - shown["now"] <= 0.61 for end in shown["seats"].values())
            assert shown["seats"].keys() == {letter for letter, _ in seats["A"].state["view"]["waiting"]}
            assert comparable(seats["B"].state)["clock"] == comparable(seats["A"].state)["clock"]
            await eventually(lambda: _has(seats["A"], 3))
            assert not any(row["steward"] for row in seats["A"].state["table"]["seats"])
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_who_lets_the_clock_answer_too_often_is_played_by_the_steward(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, clock_fast=0.3, wake_grace=0, missed_before_steward=1, bot_pause=0.2) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="fast")
            seats = await seated(party)
            await party.start()
            first = seats["A"]
            await eventually(lambda: any(row["steward"] for row in first.state["table"]["seats"]))
            letter = next(row["seat"] for row in first.state["table"]["seats"] if row["steward"])
            player = seats[letter]
            await eventually(lambda: bool(player.state["asks"]) or player.over)
            for _ in range(200):  # the player takes over again by acting; the steward may be quicker a few times
                if not of_seat(first, letter)["steward"] or player.over:
                    break
                if player.state["asks"]:
                    ask = player.state["asks"][0]
                    try:
                        await player.act(ask["options"][0]["code"], ask["number"])
                    except Refused as refused:
                        if refused.code not in ("stale-ask", "not-asked"):
                            raise
                await asyncio.sleep(0.02)
            assert not of_seat(first, letter)["steward"]
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_a_clock_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    """The time that was left is left still: the server's absence counts for nobody."""

    async def scene() -> None:
        settings = {"clock_correspondence": 6.0, "wake_grace": 0, "missed_before_steward": 99}
        with serving(tmp_path, **settings) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="correspondence")
            seats = await seated(party)
            await party.start()
            await eventually(lambda: bool(seats["A"].state["clock"]["seats"]))
            ends = seats["A"].state["clock"]["seats"]
            await asyncio.sleep(2.2)  # more than two beats of the server's clock
            await leave_all(list(seats.values()))
            process.kill()
            await asyncio.sleep(4)
            process.start()
            async with party.seat("A") as back:
                clock = back.state["clock"]
                assert clock["seats"] == ends, "the same end by the server's own clock"
                left = min(clock["seats"].values()) - clock["now"]
                assert 1 < left < 5.5, "its absence took no time, and its presence did"
                assert back.state["view"]["answers"] == 0
            await asyncio.sleep(left + 1)  # by correspondence, the clock runs though nobody is there
            async with party.seat("A") as back:
                assert back.state["view"]["answers"] >= 1

    asyncio.run(scene())
