"""What one seat may do, with however many devices: messages a second, and deeds of each kind a minute and a game."""

import asyncio
import json
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.inside import serving_inside
from tests.server.running import Party, gather_party, play_game, serving
from winterover.client import Refused, Seat, Server
from winterover.server.limits import Shares


async def refusal(deed: object) -> str:
    """The code with which a deed is refused, or nothing."""
    try:
        await deed  # type: ignore[misc]
    except Refused as refused:
        return refused.code
    return ""


# Messages


def test_a_share_is_one_for_all_connections_and_outlives_them() -> None:
    shares = Shares(0.001, 3)
    one, other = shares.join("A"), shares.join("A")
    assert [one.owe(), other.owe(), one.owe()] == [0, 0, 0]
    shares.leave("A")
    shares.leave("A")
    assert shares.join("A").owe() > 0, "who comes back gains nothing"
    assert shares.join("B").owe() == 0


def test_shares_are_forgotten_when_they_are_full_again() -> None:
    shares = Shares(1e9, 3)
    for number in range(100):
        shares.join(str(number)).owe()
        shares.leave(str(number))
    assert len(shares) <= 1
    held = shares.join("held")
    for number in range(100):
        shares.join(str(number))
        shares.leave(str(number))
    assert shares.join("held") is held, "not while somebody uses it"


RATE, BURST = 20, 10


async def pour(link: ClientConnection, party: Party, secret: str | None, messages: int) -> None:
    """Greet, and send what is refused, as fast as it goes; until all of it is answered."""
    await link.send(json.dumps({"type": "hello", "table": party.table, "secret": secret}))
    for _ in range(messages):
        await link.send("{}")
    answered = 0
    while answered < messages:
        answered += b"bad-message" in await asyncio.wait_for(link.recv(decode=False), 60)


@pytest.mark.parametrize("is_seated", [True, False], ids=["seat", "watching"])
@pytest.mark.parametrize("at_once", [True, False], ids=["devices", "returns"])
def test_many_devices_and_returns_have_one_share(tmp_path: Path, is_seated: bool, at_once: bool) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, messages_per_second=RATE, messages_burst=BURST) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            secret = party.secrets["A"] if is_seated else None
            began = time.monotonic()
            async with AsyncExitStack() as opened:
                links = [await opened.enter_async_context(inside.link()) for _ in range(6)]
                if at_once:
                    await asyncio.gather(*(pour(link, party, secret, 5) for link in links))
                else:
                    for link in links:
                        await pour(link, party, secret, 5)
                        await link.close()
            took = time.monotonic() - began
            assert took > (6 * 6 - BURST - 1) / RATE, "six greetings and thirty messages, and no more than a share"
            async with party.seat("B") as other:
                await asyncio.wait_for(other.chat("and the others have their own"), 10)

    asyncio.run(scene())


def test_who_watches_two_tables_has_a_share_at_each(tmp_path: Path) -> None:
    """People behind one address do not slow each other down across tables."""

    async def scene() -> None:
        async with serving_inside(tmp_path, messages_per_second=0.01, messages_burst=4) as inside:
            parties = [await gather_party(inside.address, "stayaway", 4) for _ in range(2)]
            for party in parties:
                async with inside.link() as link:
                    await asyncio.wait_for(pour(link, party, None, 3), 10)

    asyncio.run(scene())


# Deeds


def test_each_kind_of_deed_of_a_seat_has_its_bound(tmp_path: Path) -> None:
    async def scene() -> None:
        bounds = {"words_per_minute": 3, "deeds_per_minute": 4, "changes_per_minute": 6}
        async with serving_inside(tmp_path, **bounds) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            await party.start()
            server, table, key = party.server, party.table, party.secrets["A"]
            async with party.seat("A") as ada, party.seat("B") as bo:
                words = [await refusal(ada.chat(f"line {number}")) for number in range(12)]
                assert words[:3] == ["", "", ""]
                assert "too-fast" in words
                assert await refusal(bo.chat("mine are my own")) == ""
                deeds = [await refusal(ada.act("xyzzy")) for _ in range(12)]
                assert deeds[:4] == ["unknown-code"] * 4
                assert "too-fast" in deeds
            changes = [await refusal(server.set_ready(table, "A", key)) for _ in range(3)]
            assert changes == ["not-in-lobby"] * 3, "what is refused anyway costs nothing"
            path, code = f"/api/tables/{table}/seats/A/secret", ""
            for _ in range(20):  # on a slow machine some time passes in between
                try:
                    key = (await server.request("POST", path, None, key))["secret"]
                except Refused as refused:
                    code = refused.code
                    break
            assert code == "too-fast"
            async with Seat(inside.address, table, key) as still:
                assert still.state["you"] == "A", "what was refused changed nothing"

    asyncio.run(scene())


def test_nobody_uses_up_what_is_another_seats(tmp_path: Path) -> None:
    """Requests that are refused for another reason cost nobody anything; sitting down and up again has a bound."""

    async def scene() -> None:
        async with serving_inside(tmp_path, changes_per_minute=5) as inside:
            party = await gather_party(inside.address, "stayaway", 4, bots="CD")
            server, table = party.server, party.table
            for _ in range(8):
                assert await refusal(server.take_seat(table, "A", "Eve")) == "seat-taken"
                assert await refusal(server.set_ready(table, "A", party.secrets["B"])) == "not-your-seat"
            await server.set_ready(table, "A", party.secrets["A"], ready=False)
            codes = []
            key = party.secrets["B"]
            for _ in range(4):
                code = await refusal(server.request("DELETE", f"/api/tables/{table}/seats/B", None, key))
                if not code:
                    try:
                        key = (await server.take_seat(table, "B", "Bo"))["secret"]
                    except Refused as refused:
                        code = refused.code
                codes.append(code)
            assert "too-fast" in codes

    asyncio.run(scene())


def test_words_have_a_bound_for_a_whole_game_and_over_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, words_per_game=3) as process:
            party = await gather_party(process.address, "stayaway", 4)
            async with party.seat("A") as ada:
                await ada.chat("what is said before does not count")
                await party.start()
                assert [await refusal(ada.chat(f"line {number}")) for number in range(2)] == ["", ""]
                process.kill()
                process.start()
                assert await refusal(ada.chat("the last one")) == ""
                assert await refusal(ada.chat("one more")) == "too-many-words"

    asyncio.run(scene())


def test_whoever_sits_down_has_said_nothing_yet_and_a_lobby_has_a_bound(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, words_per_game=3) as process:
            server = Server(process.address)
            created = await server.create_table("stayaway", 4)
            table, written = created["table"], 0
            for name in ("Eve", "Eve", "Bo", "Cy"):
                taken = await server.take_seat(table, "B", name)
                async with Seat(process.address, table, taken["secret"]) as seat:
                    for number in range(3):
                        await seat.chat(f"line {number}")
                        written += 1
                    assert await refusal(seat.chat("one more")) == "too-many-words"
                await server.request("DELETE", f"/api/tables/{table}/seats/B", None, taken["secret"])
            assert written == 3 * 4
            for _ in range(2):
                taken = await server.take_seat(table, "B", "Di")
                async with Seat(process.address, table, taken["secret"]) as seat:
                    assert await refusal(seat.chat("hello")) == "too-many-lobby-words"
                await server.request("DELETE", f"/api/tables/{table}/seats/B", None, taken["secret"])
                process.kill()
                process.start()

    asyncio.run(scene())


def test_a_game_does_not_go_on_without_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, deeds_per_game=8) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            assert await refusal(play_game(party, 1)) == "game-too-long"
            async with party.seat("A") as seat:
                assert seat.state["view"]["answers"] == 8

    asyncio.run(scene())
