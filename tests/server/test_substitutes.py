"""A substitute learns what a seat knows, so a seat is given away in the open, and by nobody alone."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import serving_inside
from tests.server.running import Party, eventually, gather_party, leave_all, play_on, serving
from winterover.client import Refused, Seat
from winterover.server.backup import back_up, restore
from winterover.server.store import StoreFailed


class Deserted:
    """A running game that its player B has left to the steward, and the others with their seats."""

    def __init__(self, party: Party, seats: dict[str, Seat]) -> None:
        self.party = party
        self.seats = seats

    @property
    def left(self) -> dict[str, Any]:
        """What the others are told about seat B."""
        found: dict[str, Any] = self.seats["A"].state["table"]["seats"][1]
        return found

    async def ask(self, what: str, value: bool, secret: str) -> dict[str, Any]:
        path = f"/api/tables/{self.party.table}/seats/B/{what}"
        answer = await self.party.server.request("PUT", path, {what: value}, secret)
        found: dict[str, Any] = answer["seats"][1]
        return found

    async def open(self, *agreeing: str) -> None:
        """Have the host offer the seat and these agree."""
        await self.ask("offered", True, self.party.host)
        for letter in agreeing:
            await self.ask("agreed", True, self.party.secrets[letter])

    async def take(self, secret: str = "") -> str:
        path = f"/api/tables/{self.party.table}/seats/B"
        taken = await self.party.server.request("PUT", path, {"name": "Sub"}, secret)
        return str(taken["secret"])

    async def refusal_of_taking(self, secret: str = "") -> str:
        with pytest.raises(Refused) as refused:
            await self.take(secret)
        return refused.value.code


async def desert(address: str, game: str = "stayaway", bots: str = "") -> Deserted:
    party = await gather_party(address, game, 4, bots=bots)
    seats = {letter: party.seat(letter) for letter in party.secrets}
    for seat in seats.values():
        await seat.__aenter__()
    await party.start()
    await eventually(lambda: all(seat.state["table"]["stage"] == "playing" for seat in seats.values()))
    await seats.pop("B").leave()
    scene = Deserted(party, seats)
    await eventually(lambda: scene.left["steward"])
    return scene


def test_nobody_gives_a_seat_away_alone_and_everybody_sees_who_did(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1) as process:
            there = await desert(process.address)
            party = there.party
            assert await there.refusal_of_taking() == "seat-not-offered"
            with pytest.raises(Refused) as refused:
                await there.ask("agreed", True, party.secrets["A"])
            assert refused.value.code == "seat-not-offered", "there is nothing to agree to yet"
            await there.ask("offered", True, party.host)
            assert await there.refusal_of_taking() == "seat-not-agreed"
            with pytest.raises(Refused) as refused:
                await there.ask("agreed", True, party.host)
            assert refused.value.code == "watching", "the host's word is the offer; only who plays is asked"
            await there.ask("agreed", True, party.secrets["A"])
            row = await there.ask("agreed", True, party.secrets["A"])
            assert (row["open"], row["agreed"]) == (False, ["A"]), "saying it twice is saying it once"
            assert await there.refusal_of_taking() == "seat-not-agreed"
            await there.ask("agreed", True, party.secrets["C"])
            await eventually(lambda: bool(there.left["open"]))
            await there.ask("agreed", False, party.secrets["C"])
            assert await there.refusal_of_taking() == "seat-not-agreed"
            await there.ask("agreed", True, party.secrets["D"])
            await there.take()
            await eventually(lambda: there.left["name"] == "Sub")
            (before,) = there.left["formerly"]
            assert (there.left["agreed"], before["name"]) == (["A", "D"], "Player B")
            public = [fact for fact in there.seats["A"].state["log"] if fact.get("public", True) is not None]
            assert 0 < before["facts"] == len(public), "everybody can tell what was still theirs"
            assert (there.left["offered"], there.left["open"]) == (False, False)
            process.kill()
            process.start()
            row = (await party.server.table(party.table))["seats"][1]
            assert (row["agreed"], row["formerly"]) == (["A", "D"], [before]), "it is not forgotten"
            await leave_all(list(there.seats.values()))

    asyncio.run(scene())


def test_a_file_of_the_game_says_who_was_replaced_and_when(tmp_path: Path) -> None:
    """Wherever it is uploaded, everybody keeps what they did."""

    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1) as process:
            there = await desert(process.address)
            party, server = there.party, there.party.server
            await there.open("A", "C")
            party.secrets["B"] = await there.take()
            seats = [*there.seats.values(), await party.seat("B").__aenter__()]
            players = [play_on(seat, random.Random(place)) for place, seat in enumerate(seats)]
            await asyncio.wait_for(asyncio.gather(*players), 120)
            (before,) = there.left["formerly"]
            info = await server.request("GET", f"/api/records/{party.table}")
            assert (info["verified"], info["formerly"]) == ("", {"B": [before]})
            text = await server.record(party.table)
            assert f"\nformerly B {before['facts']} Player B\n" in text
            uploaded = await server.request("POST", "/api/records", text)
            # The clock of the chat goes with the chat, which is in no file.
            assert uploaded["formerly"] == {"B": [{**before, "at": 0}]}
            assert (uploaded["verified"], uploaded["names"]["B"]) == ("", "Sub")
            with pytest.raises(Refused) as refused:
                await server.request("POST", "/api/records", text.replace("Player B", "Player\u202eB"))
            assert refused.value.code in ("bad-name", "record-name")
            await leave_all(seats)

    asyncio.run(scene())


def test_who_is_at_the_table_cannot_take_another_seat_of_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1) as process:
            there = await desert(process.address)
            party = there.party
            await there.open("C", "D")
            for key in (party.secrets["A"], party.secrets["B"], party.host):
                assert await there.refusal_of_taking(key) == "already-seated"
            assert there.left["name"] == "Player B"
            assert await there.take("x" * 32), "an unknown key is no reason against it"
            await leave_all(list(there.seats.values()))

    asyncio.run(scene())


def test_where_only_one_other_plays_that_one_is_enough(tmp_path: Path) -> None:
    """Beside A there are only bots, and nobody waits for them."""

    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1) as process:
            there = await desert(process.address, bots="CD")
            await there.ask("offered", True, there.party.host)
            assert await there.refusal_of_taking() == "seat-not-agreed"
            assert (await there.ask("agreed", True, there.party.secrets["A"]))["open"]
            await there.take()
            await leave_all(list(there.seats.values()))

    asyncio.run(scene())


def test_who_is_away_has_to_agree_too(tmp_path: Path) -> None:
    """Or the host could wait until nobody is there, and have every seat without asking anybody."""

    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1, bot_pause=10) as process:
            there = await desert(process.address)
            party, seats = there.party, there.seats
            for letter in "CD":
                await seats.pop(letter).leave()
            await eventually(lambda: all(row["steward"] for row in seats["A"].state["table"]["seats"][1:]))
            await there.ask("offered", True, party.host)
            assert await there.refusal_of_taking() == "seat-not-agreed"
            with pytest.raises(Refused) as refused:
                await there.ask("agreed", True, party.secrets["B"])
            assert refused.value.code == "agreeing-oneself"
            assert not (await there.ask("agreed", True, party.secrets["A"]))["open"]
            assert await there.refusal_of_taking() == "seat-not-agreed"
            assert (await there.ask("agreed", True, party.secrets["D"]))["open"]
            await there.take()
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_where_nobody_else_plays_nobody_gets_the_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"clock_correspondence": 0.3, "missed_before_steward": 1, "wake_grace": 0, "bot_pause": 10}
        with serving(tmp_path, **settings) as process:
            party = await gather_party(process.address, "stayaway", 4, bots="ACD", clock="correspondence", first="B")
            there = Deserted(party, {})
            async with party.seat(None) as watching:
                await party.start()
                await eventually(lambda: bool(watching.state["table"]["seats"][1]["steward"]))
                with pytest.raises(Refused) as refused:
                    await there.ask("offered", True, party.host)
                assert refused.value.code == "nobody-to-agree"
                assert await there.refusal_of_taking() == "seat-not-offered"

    asyncio.run(scene())


@pytest.mark.parametrize("way", ["request", "return"])
def test_the_player_can_take_the_seat_back_until_it_is_taken(tmp_path: Path, way: str) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1) as process:
            there = await desert(process.address)
            party = there.party
            await there.open("A", "C")
            with pytest.raises(Refused) as refused:
                await there.ask("offered", False, party.secrets["C"])
            assert refused.value.code == "not-your-seat"
            if way == "request":
                await there.ask("offered", False, party.secrets["B"])
            else:
                async with party.seat("B"):
                    pass
            assert await there.refusal_of_taking() == "seat-not-offered"
            await eventually(lambda: there.left["agreed"] == [])
            await leave_all(list(there.seats.values()))

    asyncio.run(scene())


def test_an_offer_ends_with_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1) as process:
            there = await desert(process.address)
            party = there.party
            await there.open("A", "C")
            await eventually(lambda: bool(there.left["open"]))
            await asyncio.wait_for(
                asyncio.gather(*(play_on(seat, random.Random(letter)) for letter, seat in there.seats.items())), 60
            )
            assert not there.left["offered"]
            assert await there.refusal_of_taking() == "seat-not-offered"
            async with party.seat("B") as back:
                assert back.state["you"] == "B"
            await leave_all(list(there.seats.values()))

    asyncio.run(scene())


@pytest.mark.parametrize(
    "deed", [{"type": "chat", "text": "I am here"}, {"type": "say", "words": "trust A"}], ids=lambda deed: deed["type"]
)
def test_words_end_a_steward_too(tmp_path: Path, deed: dict[str, Any]) -> None:
    """A player who is connected, and for whom the steward plays after missed decisions, only has to say something."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as server:
            party = await gather_party(server.address, "stayaway", 4)
            async with party.seat("B") as seat:
                await party.start()
                table = await server.table(party.table)
                await table.do(lambda: table.play._call_steward(1))  # type: ignore[union-attr]
                assert table.play is not None
                assert table.play.stewards == {1}
                await seat.send(dict(deed))
                assert table.play.stewards == set()

    asyncio.run(scene())


def test_the_seat_of_a_player_who_is_there_cannot_be_offered(tmp_path: Path) -> None:
    """The clock may have called a steward for somebody who thinks for long, or whose device is away for a moment."""

    async def scene() -> None:
        settings = {"clock_fast": 0.3, "wake_grace": 0, "missed_before_steward": 1, "grace_fast": 1.5, "bot_pause": 30}
        with serving(tmp_path, **settings) as process:
            party = await gather_party(process.address, "stayaway", 4, bots="CD", clock="fast", first="B")
            async with party.seat("A") as watching:
                thinking = party.seat("B")
                await thinking.__aenter__()
                await party.start()
                there = Deserted(party, {"A": watching})
                await eventually(lambda: there.left["steward"])
                assert there.left["here"]
                for _ in range(2):
                    with pytest.raises(Refused) as refused:
                        await there.ask("offered", True, party.host)
                    assert refused.value.code == "seat-not-steward"
                    await thinking.leave()
                    await eventually(lambda: not there.left["here"])
                await asyncio.sleep(settings["grace_fast"])
                assert (await there.ask("offered", True, party.host))["offered"]

    asyncio.run(scene())


def test_who_agreed_stays_though_nothing_is_offered_any_more(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=0.1) as process:
            there = await desert(process.address)
            await there.open("A", "C")
            await there.take()
            assert (await there.ask("offered", False, there.party.host))["agreed"] == ["A", "C"]
            await leave_all(list(there.seats.values()))

    asyncio.run(scene())


async def _leave_seat_open(address: str) -> Deserted:
    there = await desert(address)
    await there.open("A", "C")
    await eventually(lambda: bool(there.left["open"]))
    return there


async def _check_that_it_is_kept(there: Deserted, back: Seat) -> None:
    """Player B is back, and everything that the server knew of it was undone."""
    assert await there.refusal_of_taking() in ("seat-not-agreed", "seat-not-offered")
    await eventually(lambda: not there.left["offered"])
    assert (there.left["here"], there.left["open"], there.left["name"]) == (True, False, "Player B")
    assert await there.refusal_of_taking() == "seat-not-offered"
    assert back.closed is None
    await leave_all([back, *there.seats.values()])


def test_a_player_who_is_here_keeps_the_seat_when_a_backup_is_restored(tmp_path: Path) -> None:
    """In the backup the player was away, and all agreed to a substitute."""

    async def scene() -> None:
        data, copy = tmp_path / "data", tmp_path / "copy"
        with serving(data, grace_none=0.1) as process:
            there = await _leave_seat_open(process.address)
            back_up(data, copy)
            back = there.party.seat("B")
            await back.__aenter__()
            await eventually(lambda: not there.left["offered"])
            before = back.snapshots
            restore(copy, data)
            with suppress(Refused):  # what builds on the contents of before is not kept
                await there.seats["A"].chat("Where are we?")
            await eventually(lambda: back.snapshots > before)
            await _check_that_it_is_kept(there, back)
            process.kill()
            process.start()
            row = (await there.party.server.table(there.party.table))["seats"][1]
            assert not row["offered"], "that it is not offered any more is kept too"

    asyncio.run(scene())


def test_a_player_who_is_here_keeps_the_seat_though_the_return_is_not_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, grace_none=0.1) as inside:
            there = await _leave_seat_open(inside.address)
            store = inside.hall.services.store
            write, failures = store.write, [StoreFailed("the disk is full")] * 2

            async def full(changes: Any, contents: int) -> None:
                if changes and failures:
                    raise failures.pop()
                await write(changes, contents)

            store.write = full  # type: ignore[method-assign]
            back = there.party.seat("B")
            await back.__aenter__()
            await eventually(lambda: not failures)
            await _check_that_it_is_kept(there, back)

    asyncio.run(scene())
