"""Words at the table: free chat and statements keep to the game's rules, and private words stay private."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Process, comparable, gather_party, leave_all, play_game, play_on, serving
from winterover.client import Refused, Seat


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("talk")) as process:
        yield process


def begun(seat: Seat) -> bool:
    return bool(seat.state["view"])


async def refused_code(deed: object) -> str:
    with pytest.raises(Refused) as refused:
        await deed  # type: ignore[misc]
    return refused.value.code


def test_private_words_reach_those_they_are_for_and_nobody_else(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4, rulings={"whisper": "on"})
        seats = await play_game(party, 1, begun)
        watcher = party.seat(None)
        await watcher.__aenter__()
        heard: dict[str | None, list[str]] = {seat.state["you"]: [] for seat in [*seats, watcher]}
        for seat in [*seats, watcher]:
            lines = heard[seat.state["you"]]
            seat.on_message = lambda message, lines=lines: lines.append(str(message))  # type: ignore[misc]
        assert seats[0].state["talk"]["whispers"] == ["B", "C", "D"]
        await seats[0].chat("between us", ["B"])
        await seats[0].say("trust B", "B")
        await seats[0].chat("for all")
        for seat in [*seats, watcher]:
            while "for all" not in str(seat.state["chat"]):
                await asyncio.wait_for(seat.changed(), 10)
        knowing = {letter for letter, lines in heard.items() if "between us" in str(lines)}
        assert knowing == {"A", "B"}
        assert {letter for letter, lines in heard.items() if "trust B" in str(lines)} == {"A", "B"}
        for letter in (*party.secrets, None):
            async with party.seat(letter) as fresh:
                assert ("between us" in str(fresh.state)) == (letter in ("A", "B"))
        await leave_all([*seats, watcher])

    asyncio.run(scene())


def test_private_words_are_refused_where_the_game_has_none(server: Process) -> None:
    async def scene() -> None:
        for game in ("stayaway", "thing"):
            party = await gather_party(server.address, game, 4)
            seats = await play_game(party, 2, begun)
            assert seats[0].state["talk"]["whispers"] == []
            assert await refused_code(seats[0].chat("psst", ["B"])) == "whisper-not-allowed"
            assert await refused_code(seats[0].say("trust B", "B")) == "whisper-not-allowed"
            await leave_all(seats)

    asyncio.run(scene())


def test_who_is_out_of_the_game_is_silent_until_its_end(server: Process) -> None:
    async def scene() -> None:
        for seed in range(30):
            party = await gather_party(server.address, "stayaway", 6)

            def someone_fell(seat: Seat) -> bool:
                return seat.over or not all(seat.state["view"].get("alive", [True]))

            seats = await play_game(party, seed, someone_fell)
            alive = seats[0].state["view"]["alive"]
            if seats[0].over or all(alive):
                await leave_all(seats)
                continue
            fallen = seats[alive.index(False)]
            while fallen.state["talk"]["forms"]:
                await asyncio.wait_for(fallen.changed(), 10)
            assert await refused_code(fallen.chat("it was C")) == "no-talk"
            assert await refused_code(fallen.say("trust A")) == "statement-not-allowed"
            others = [play_on(seat, random.Random(place)) for place, seat in enumerate(seats)]
            await asyncio.wait_for(asyncio.gather(*others), 60)
            await fallen.chat("it was C")
            await leave_all(seats)
            return
        raise AssertionError("nobody was ever eliminated")

    asyncio.run(scene())


def test_chat_is_cleaned_kept_and_can_be_switched_off(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, words_per_minute=30) as process:
            party = await gather_party(process.address, "stayaway", 4)
            async with party.seat("A") as ada, party.seat("B") as bo:
                await ada.chat("  hello\u202e \n there\u200b ")
                while not bo.state["chat"]:
                    await bo.changed()
                assert [(line["seat"], line["text"]) for line in bo.state["chat"]] == [("A", "hello there")]
                process.kill()
                process.start()
                while ada.snapshots < 2:
                    await asyncio.wait_for(ada.changed(), 20)
                assert comparable(ada.state)["chat"] == bo.state["chat"]
                codes = [await _try(ada, f"line {number}") for number in range(40)]
                assert "too-many-requests" in codes
            quiet = await gather_party(process.address, "stayaway", 4, chat=False)
            async with quiet.seat("A") as ada:
                assert await refused_code(ada.chat("hello")) == "no-chat"

    async def _try(seat: Seat, text: str) -> str:
        try:
            await seat.chat(text)
        except Refused as refused:
            return refused.code
        return ""

    asyncio.run(scene())
