"""Who leaves does not end the game: a break is waited for, the steward plays, the player or a substitute comes back."""

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import serving_inside
from tests.server.running import METRICS_TOKEN, Party, Process, eventually, gather_party, leave_all, play_on, serving
from winterover.client import Refused, Seat, Server
from winterover.server.store import StoreFailed


def of_seat(seat: Seat, letter: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in seat.state["table"]["seats"] if row["seat"] == letter)
    return found


async def seated(party: Party) -> dict[str, Seat]:
    seats = {letter: party.seat(letter) for letter in party.secrets}
    for seat in seats.values():
        await seat.__aenter__()
    return seats


class Watching:
    """Everything that a device was ever told about one seat, in order: nothing passes unseen, however slow we are."""

    def __init__(self, device: Seat, letter: str) -> None:
        self.rows: list[dict[str, Any]] = [of_seat(device, letter)]
        self._letter = letter
        device.on_message = self._hear

    def _hear(self, message: dict[str, Any]) -> None:
        self.rows += [row for row in message.get("table", {}).get("seats", ()) if row["seat"] == self._letter]

    def saw(self, **wanted: bool) -> bool:
        return any(wanted.items() <= row.items() for row in self.rows)


def test_a_steward_plays_for_who_is_away_and_leaves_when_they_return(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, grace_none=0.6) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await seated(party)
            await party.start()
            watching = Watching(seats["A"], "B")
            await seats["B"].leave()
            await eventually(lambda: watching.saw(steward=True))
            away = [row["steward"] for row in watching.rows if not row["here"]]
            assert away[0] is False, "a short break is waited for"
            players = [play_on(seats[letter], random.Random(letter), lambda seat: _has(seat, 40)) for letter in "ACD"]
            await asyncio.wait_for(asyncio.gather(*players), 60)
            async with party.seat("B") as back:
                assert not of_seat(back, "B")["steward"]
                assert back.state["you"] == "B"
                assert await last_own_view(party, "B") == back.state["view"], "what the seat knows, and nothing else"
                if back.state["asks"]:
                    ask = back.state["asks"][0]
                    await back.act(ask["options"][0]["code"], ask["number"])
            await leave_all([seats[letter] for letter in "ACD"])

    asyncio.run(scene())


async def last_own_view(party: Party, letter: str) -> dict[str, Any]:
    path = f"/api/tables/{party.table}/frames"
    total = (await party.server.request("GET", path, None, party.secrets[letter]))["total"]
    last = await party.server.request("GET", f"{path}?from={total - 1}", None, party.secrets[letter])
    view: dict[str, Any] = last["frames"][-1]["view"]
    return view


def _has(seat: Seat, answers: int) -> bool:
    return seat.over or seat.state["view"].get("answers", 0) >= answers


def test_a_return_within_the_grace_calls_no_steward(tmp_path: Path) -> None:
    """Breaks do not add up. Each is measured from outside, so that a slow machine proves nothing wrong."""
    grace = 4.0

    async def scene() -> None:
        with serving(tmp_path, grace_none=grace) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await seated(party)
            await party.start()
            watching = Watching(seats["A"], "B")
            added_up = 0.0
            for _ in range(12):
                seen, began = len(watching.rows), time.monotonic()
                await seats["B"].leave()
                await eventually(lambda seen=seen: any(not row["here"] for row in watching.rows[seen:]))  # type: ignore[misc]
                while time.monotonic() - began < grace / 3:
                    await asyncio.sleep(0.02)
                seats["B"] = party.seat("B")
                await seats["B"].__aenter__()
                took = time.monotonic() - began
                if took >= grace:  # the machine was too slow for this one to count
                    watching.rows = [row for row in watching.rows if not row["steward"]]
                    continue
                added_up += took
                assert not watching.saw(steward=True)
                if added_up > 1.2 * grace:
                    break
            assert added_up > 1.2 * grace, "the breaks together are longer than the grace"
            # Somebody else leaves after that: when their time is up, it would have been for the first one too.
            await seats["C"].leave()
            await eventually(lambda: of_seat(seats["A"], "C")["steward"])
            assert not watching.saw(steward=True)
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
            for letter in "AD":
                agree = f"/api/tables/{party.table}/seats/C/agreed"
                await request("PUT", agree, {"agreed": True}, party.secrets[letter])
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
                await eventually(lambda: bool(seat.state["asks"]))
            before = await asyncio.wait_for(_seats_left(party), 10)
            deeds = await _deeds(process)
            # With people there, the steward and three bots would do twenty deeds a second.
            await asyncio.sleep(2)
            assert await _deeds(process) == deeds
            assert (await party.server.table(party.table))["seats"] == before, "no steward was called"

    async def _seats_left(party: Party) -> list[dict[str, Any]]:
        """The seats once the server has noticed that nobody is there."""
        while True:
            seats: list[dict[str, Any]] = (await party.server.table(party.table))["seats"]
            if not any(row["here"] for row in seats):
                return seats
            await asyncio.sleep(0.01)

    async def _deeds(process: Process) -> float:
        """How many answers the server has counted at all tables."""
        metrics = await Server(process.address).request("GET", "/metrics", None, METRICS_TOKEN)
        return sum(float(line.split()[1]) for line in metrics.splitlines() if line.startswith("winterover_deeds"))

    asyncio.run(scene())


@pytest.mark.parametrize("clock", ["fast", "relaxed"])
def test_the_clock_answers_for_who_does_not(tmp_path: Path, clock: str) -> None:
    async def scene() -> None:
        with serving(tmp_path, clock_fast=0.4, clock_relaxed=0.6, wake_grace=0, missed_before_steward=99) as process:
            party = await gather_party(process.address, "stayaway", 4, clock=clock)
            seats = await seated(party)
            shown: dict[str, list[dict[str, Any]]] = {letter: [] for letter in seats}
            for letter, seat in seats.items():
                seat.on_message = lambda message, clocks=shown[letter]: clocks.extend(  # type: ignore[misc]
                    [message["clock"]] if "clock" in message else []
                )
            await party.start()
            await eventually(lambda: bool(seats["A"].state["clock"]["seats"]))
            waited_for = {letter for letter, _ in seats["A"].state["view"]["waiting"]}
            assert seats["A"].state["clock"]["seats"].keys() == waited_for
            await eventually(lambda: all(_has(seat, 3) for seat in seats.values()))
            assert not any(row["steward"] for row in seats["A"].state["table"]["seats"])
            allowed = {"fast": 0.4, "relaxed": 0.6}[clock]
            for told in shown["A"]:
                assert all(end - told["now"] <= allowed + 0.01 for end in told["seats"].values())
            ends = [[told["seats"] for told in clocks][:3] for clocks in shown.values()]
            assert ends == ends[:1] * 4, "everybody is shown the same clock"
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_what_the_clock_chose_is_told_to_its_seat_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, clock_fast=0.4, wake_grace=0, missed_before_steward=99) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="fast")
            seats = await seated(party)
            asked: dict[str, dict[int, list[str]]] = {letter: {} for letter in seats}
            missed: dict[str, list[dict[str, Any]]] = {letter: [] for letter in seats}

            def listen(letter: str) -> None:
                def hear(message: dict[str, Any]) -> None:
                    missed[letter] = message.get("missed", missed[letter])
                    for ask in message.get("asks", ()):
                        asked[letter][ask["number"]] = [option["code"] for option in ask["options"]]

                seats[letter].on_message = hear

            for letter in seats:
                listen(letter)
            await party.start()
            await eventually(lambda: all(_has(seat, 4) for seat in seats.values()))
            numbers = [(choice["ask"], letter) for letter in seats for choice in missed[letter]]
            assert len(numbers) >= 4
            assert len(set(numbers)) == len(numbers), "each is named once"
            for letter in seats:
                for choice in missed[letter]:
                    assert choice["option"]["code"] in asked[letter][choice["ask"]]
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_what_the_clock_chose_is_told_on_return_until_the_seat_answers_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, clock_fast=2, wake_grace=0, missed_before_steward=99) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="fast")
            seats = await seated(party)
            places: dict[str, tuple[int, int]] = {}

            def listen(letter: str, seat: Seat) -> None:
                def hear(message: dict[str, Any]) -> None:
                    if message.get("missed"):
                        known = len(seat.state["log"])
                        places[letter] = known, known + len(message.get("log", ()))

                seat.on_message = hear

            for letter, seat in seats.items():
                listen(letter, seat)
            await party.start()
            await eventually(lambda: any(seat.state["missed"] for seat in seats.values()))
            letter = next(letter for letter, seat in seats.items() if seat.state["missed"])
            player = seats[letter]
            chosen = player.state["missed"][-1]
            assert await _first_heard(party.seat(letter)) == player.state["missed"], "on another device too"
            least, most = places[letter]
            assert least <= chosen["after"] <= most
            for other in (None, *(each for each in seats if not seats[each].state["missed"])):
                assert await _first_heard(party.seat(other)) == []
            assert await _first_heard(Seat(process.address, party.table, party.host)) == []
            await player.leave()
            returned = party.seat(letter)
            assert chosen in await _first_heard(returned)
            async with party.seat(letter) as player:
                await asyncio.wait_for(play_on(player, random.Random(1), lambda seat: not seat.state["missed"]), 60)
                assert await _first_heard(party.seat(letter)) == []
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_what_the_clock_chose_is_still_told_after_somebody_s_words_could_not_be_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, clock_fast=3, wake_grace=0, missed_before_steward=99) as inside:
            party = await gather_party(inside.address, "stayaway", 4, clock="fast")
            seats = await seated(party)
            await party.start()
            await eventually(lambda: any(seat.state["missed"] for seat in seats.values()))
            letter = next(letter for letter, seat in seats.items() if seat.state["missed"])
            heard: list[dict[str, Any]] = []
            seats[letter].on_message = heard.append
            store = inside.hall.services.store
            write = store.write

            async def failing(changes: Any, contents: int) -> None:
                raise StoreFailed("the disk is full")

            store.write = failing  # type: ignore[method-assign]
            other = next(seat for name, seat in seats.items() if name != letter)
            with pytest.raises(Refused) as refused:
                await other.chat("in vain")
            store.write = write  # type: ignore[method-assign]
            assert refused.value.code == "not-saved"
            assert await _first_heard(party.seat(letter)) == seats[letter].state["missed"]
            assert not any("missed" in message for message in heard), "nothing shows that somebody tried something"
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_a_substitute_is_not_told_what_the_player_before_left_to_the_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"clock_fast": 1.5, "grace_fast": 0.2, "wake_grace": 0, "missed_before_steward": 1, "bot_pause": 9}
        with serving(tmp_path, **settings) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="fast")
            seats = await seated(party)
            await party.start()
            await eventually(lambda: any(seat.state["missed"] for seat in seats.values()))
            letter = next(letter for letter, seat in seats.items() if seat.state["missed"])
            await seats.pop(letter).leave()
            other = next(iter(seats.values()))
            await eventually(lambda: not other.state["table"]["seats"]["ABCD".index(letter)]["here"])
            await asyncio.sleep(settings["grace_fast"])
            place = f"/api/tables/{party.table}/seats/{letter}"
            await party.server.request("PUT", f"{place}/offered", {"offered": True}, party.host)
            for agreeing in list(seats)[:2]:
                await party.server.request("PUT", f"{place}/agreed", {"agreed": True}, party.secrets[agreeing])
            taken = await party.server.take_seat(party.table, letter, "Sub")
            assert await _first_heard(Seat(process.address, party.table, taken["secret"])) == []
            await leave_all(list(seats.values()))

    asyncio.run(scene())


async def _first_heard(seat: Seat) -> list[dict[str, Any]]:
    """What a device that comes is told of choices of the clock."""
    heard: list[list[dict[str, Any]]] = []
    seat.on_message = lambda message: heard.append(message.get("missed", []))
    async with seat:
        return heard[0]


def test_who_lets_the_clock_answer_too_often_is_played_by_the_steward(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, clock_fast=0.3, wake_grace=0, missed_before_steward=1, bot_pause=0.2) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="fast")
            seats = await seated(party)
            watching = {letter: Watching(seat, letter) for letter, seat in seats.items()}
            await party.start()
            await eventually(lambda: any(seen.saw(steward=True) for seen in watching.values()))
            letter = next(letter for letter, seen in watching.items() if seen.saw(steward=True))
            player, rows = seats[letter], watching[letter].rows

            def took_over() -> bool:
                """The player had the seat again, if only until the clock ran out once more."""
                stewards = [row["steward"] for row in rows]
                return not all(stewards[stewards.index(True) :])

            await play_on(player, random.Random(1), lambda seat: seat.over or took_over())
            assert took_over(), "the player takes over again by acting"
            await leave_all(list(seats.values()))

    asyncio.run(scene())


def test_a_clock_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    """The time that was left is left still: the server's absence counts for nobody."""

    async def scene() -> None:
        with serving(tmp_path, clock_correspondence=1000, wake_grace=0) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="correspondence")
            began = time.monotonic()
            async with party.seat("A") as seat:
                await party.start()
                await eventually(lambda: bool(seat.state["clock"]["seats"]))
                ends, before = seat.state["clock"]["seats"], seat.state["clock"]["now"]
                await asyncio.sleep(2.2)  # more than two beats of the server's clock
            process.kill()
            was_up = time.monotonic() - began
            await asyncio.sleep(4)
            began = time.monotonic()
            process.start()
            async with party.seat("A") as back:
                was_up += time.monotonic() - began
                clock = back.state["clock"]
                assert clock["seats"] == ends, "the same end by the server's own clock"
                assert 1 < clock["now"] - before < was_up + 0.1, "its absence took no time, and its presence did"
                assert back.state["view"]["answers"] == 0

    asyncio.run(scene())


async def kept_answers(folder: Path) -> tuple[float, list[tuple[int, str, float]]]:
    """When the game began, and the answers that were kept, once there are any."""
    for _ in range(300):
        with closing(sqlite3.connect(folder / "winterover.sqlite")) as connection:
            answers = connection.execute("SELECT seat, message, served FROM entries").fetchall()
            (started,) = connection.execute("SELECT started FROM tables").fetchone()
        if answers:
            return started, answers
        await asyncio.sleep(0.1)
    raise AssertionError("nobody has answered")


def test_a_clock_that_runs_out_after_a_restart_answers_though_nobody_is_there(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, clock_correspondence=3, wake_grace=0, missed_before_steward=99) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="correspondence")
            await party.start()
            process.kill()
            process.start()
            started, answers = await kept_answers(tmp_path)
            _, message, served = answers[0]
            assert message == "", "it was nobody's device that answered"
            assert served >= started + 3, "and not before the time was up"
            async with party.seat("A") as back:
                assert back.state["view"]["answers"] >= 1

    asyncio.run(scene())


def test_whoever_looks_in_does_not_stop_a_clock_by_correspondence(tmp_path: Path) -> None:
    """Each visit to a table where nobody is gives those who come back a moment, but here nobody has to be there."""

    async def scene() -> None:
        with serving(tmp_path, clock_correspondence=2, wake_grace=1.5, missed_before_steward=99) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="correspondence")
            await party.start()
            looking = asyncio.create_task(keep_looking_in(party))
            started, answers = await kept_answers(tmp_path)
            looking.cancel()
            assert answers[0][2] <= started + 2 + 1.5 + 1, "the time that was left, and the moment after the start"

    async def keep_looking_in(party: Party) -> None:
        while True:
            async with party.seat(None):
                pass
            await asyncio.sleep(0.3)

    asyncio.run(scene())


def test_a_steward_by_correspondence_is_there_after_a_restart_until_the_player_acts(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"clock_correspondence": 0.5, "wake_grace": 0, "missed_before_steward": 1, "bot_pause": 600}
        with serving(tmp_path, **settings) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="correspondence")
            await party.start()
            await kept_answers(tmp_path)

            async def stewards() -> list[str]:
                return [row["seat"] for row in (await party.server.table(party.table))["seats"] if row["steward"]]

            while not (before := await stewards()):
                await asyncio.sleep(0.1)
            process.kill()
            process.start()
            assert set(before) <= set(await stewards())
            async with party.seat(before[0]) as back:
                assert not of_seat(back, before[0])["steward"]

    asyncio.run(scene())


@pytest.mark.parametrize("how", ["by coming", "by a request", "as a substitute"])
def test_who_came_back_by_correspondence_is_back_after_a_restart_too(tmp_path: Path, how: str) -> None:
    async def scene() -> None:
        settings = {"clock_correspondence": 2, "wake_grace": 0, "missed_before_steward": 1, "bot_pause": 600}
        with serving(tmp_path, **settings) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="correspondence", first="A")
            path = f"/api/tables/{party.table}/seats/A"

            async def is_played() -> bool:
                return bool((await party.server.table(party.table))["seats"][0]["steward"])

            async with party.seat("B") as other:
                await party.start()
                await eventually(lambda: of_seat(other, "A")["steward"])
                if how == "by coming":
                    async with party.seat("A"):
                        await eventually(lambda: not of_seat(other, "A")["steward"])
                elif how == "by a request":
                    answer = await party.server.request("POST", f"{path}/back", None, party.secrets["A"])
                    assert not answer["seats"][0]["steward"]
                else:
                    await party.server.request("PUT", f"{path}/offered", {"offered": True}, party.host)
                    for letter in "BC":
                        await party.server.request("PUT", f"{path}/agreed", {"agreed": True}, party.secrets[letter])
                    await party.server.request("PUT", path, {"name": "Sub"})
            process.kill()
            process.start()
            assert not await is_played(), "what was missed before is forgiven"

    asyncio.run(scene())


def test_whoever_is_there_ends_the_steward_by_a_request_and_the_clock_shows_it(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"clock_fast": 0.5, "wake_grace": 0, "missed_before_steward": 1, "bot_pause": 600}
        with serving(tmp_path, **settings) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="fast", bots="BCD", first="A")
            async with party.seat("A") as seat:
                path, own = f"/api/tables/{party.table}/seats/A/back", party.secrets["A"]
                with pytest.raises(Refused) as refused:
                    await party.server.request("POST", path, None, own)
                assert refused.value.code == "not-playing"
                await party.start()
                await eventually(lambda: of_seat(seat, "A")["steward"])
                assert seat.state["clock"]["seats"] == {}, "the clock waits for nobody whom a steward plays"
                for secret in (party.host, "x" * 32):
                    with pytest.raises(Refused):
                        await party.server.request("POST", path, None, secret)
                assert of_seat(seat, "A")["steward"]
                await party.server.request("POST", path, None, own)
                await eventually(lambda: not of_seat(seat, "A")["steward"])

    asyncio.run(scene())


def test_the_clock_shows_the_moment_that_is_given_to_those_who_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, clock_relaxed=0.5, wake_grace=30) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="relaxed", first="A")
            await party.start()
            await asyncio.sleep(0.6)
            async with party.seat("A") as seat:
                clock = seat.state["clock"]
                assert 25 < clock["seats"]["A"] - clock["now"] <= 30

    asyncio.run(scene())


def test_private_words_of_a_player_whom_a_steward_plays_are_seen_by_nobody_else(tmp_path: Path) -> None:
    """All see when a steward leaves, so only what all see ends its time."""

    async def scene() -> None:
        async with serving_inside(tmp_path, bot_pause=600) as inside:
            party = await gather_party(inside.address, "stayaway", 4, rulings={"whisper": "on"})
            seats = await seated(party)
            await party.start()
            table = await inside.table(party.table)
            assert table.play is not None
            table.play.stewards.add(0)
            table.keep_table()
            await seats["B"].chat("hello")
            await eventually(lambda: of_seat(seats["C"], "A")["steward"])
            await seats["A"].chat("psst", ["B"])
            await seats["B"].chat("hello again")
            await eventually(lambda: seats["C"].state["chat"][-1]["text"] == "hello again")
            assert of_seat(seats["C"], "A")["steward"]
            await seats["A"].chat("I am back")
            await eventually(lambda: not of_seat(seats["C"], "A")["steward"])
            await leave_all(list(seats.values()))

    asyncio.run(scene())


@pytest.mark.parametrize("allowance", [0, 1e-300], ids=["none", "next to none"])
def test_no_clock_holds_up_the_server(tmp_path: Path, allowance: float) -> None:
    """A clock of 0 never runs out; one that has run out at once chooses for a few at a time."""

    async def scene() -> None:
        settings = {"clock_fast": allowance, "wake_grace": 0, "missed_before_steward": 10_000}
        with serving(tmp_path, **settings) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="fast")
            async with party.seat("A") as seat:
                await party.start()
                await party.server.request("GET", "/health")
                await eventually(lambda: seat.state["table"]["stage"] != "lobby")
                if allowance:
                    await eventually(lambda: len(seat.state["missed"]) > 5 or seat.over)
                else:
                    assert seat.state["clock"]["seats"] == {}
                    assert (await party.server.request("GET", "/api/games"))["clocks"]["fast"] is None

    asyncio.run(scene())
