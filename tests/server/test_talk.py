"""Words at the table: free chat and statements keep to the game's rules, and private words stay private."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, serving_inside
from tests.server.running import (
    Party,
    Process,
    comparable,
    eventually,
    gather_party,
    leave_all,
    play_game,
    play_on,
    serving,
)
from winterover.client import Refused, Seat, Server
from winterover.games.thing.scenario import Scenario
from winterover.server import wire
from winterover.server.tables.chat import LINES


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


def spoken(chat: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    return [(line["seat"], "".join(line["to"]), line["text"]) for line in chat]


def whispers_as_seen_by(viewer: str | None) -> list[tuple[str, str, str]]:
    heard = {"B": "between us", "BC": "between us three"}
    found = [("A", to, text if viewer in ("A", *to) else "") for to, text in heard.items()]
    return [*found, ("A", "", "for all")]


async def replayed(party: Party, seen_as: str) -> list[dict[str, Any]]:
    total = (await party.server.frames(party.table, seen_as, 0, 1))["total"]
    found = []
    for place in range(0, total, 200):
        part = await party.server.frames(party.table, seen_as, place, 200)
        found += [line for frame in part["frames"] for line in frame["chat"]]
    return found


async def all_hear(text: str, seats: list[Seat]) -> None:
    for seat in seats:
        while text not in [line["text"] for line in seat.state["chat"]]:
            await asyncio.wait_for(seat.changed(), 10)


def test_that_people_whisper_is_seen_by_all_and_what_they_say_is_not(tmp_path: Path) -> None:
    """S-TALK-04: at once, after a return, after a restart, in one's own frames and in every replay."""

    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4, rulings={"whisper": "on"})
            seats = await play_game(party, 1, begun)
            watcher = party.seat(None)
            await watcher.__aenter__()
            everybody = [*seats, watcher]
            await seats[0].chat("between us", ["B"])
            await seats[0].chat("between us three", ["B", "C"])
            await seats[0].chat("for all")
            await all_hear("for all", everybody)
            for _ in range(2):
                for seat in everybody:
                    viewer = seat.state["you"]
                    assert spoken(seat.state["chat"]) == whispers_as_seen_by(viewer)
                    async with party.seat(viewer) as fresh:
                        assert fresh.state["chat"] == seat.state["chat"]
                process.kill()
                process.start()
            for letter, secret in party.secrets.items():
                own = await party.server.request("GET", f"/api/tables/{party.table}/frames", None, secret)
                assert spoken([line for frame in own["frames"] for line in frame["chat"]]) == whispers_as_seen_by(
                    letter
                )
            players = [play_on(seat, random.Random(place)) for place, seat in enumerate(seats)]
            await asyncio.wait_for(asyncio.gather(*players), 60)
            await seats[0].chat("after the game", ["B"])
            for nobody, code in (("A", "whisper-not-allowed"), ("L", "unknown-seat")):
                assert await refused_code(seats[0].chat("to nobody", ["B", nobody])) == code
            await seats[0].chat("good game")
            await all_hear("good game", everybody)
            process.kill()
            process.start()
            for seat in everybody:
                viewer = seat.state["you"]
                last = [("A", "B", "after the game")] if viewer in ("A", "B") else []
                assert spoken(seat.state["chat"]) == [*whispers_as_seen_by(viewer), *last, ("A", "", "good game")]
                async with party.seat(viewer) as fresh:
                    assert fresh.state["chat"] == seat.state["chat"]
                of_the_game = [line for line in seat.state["chat"] if line["text"] != "after the game"]
                assert await replayed(party, viewer or "") == of_the_game
                assert (await party.server.past(party.table, viewer or ""))["chat"] == of_the_game
                assert (await party.server.past(party.table, viewer or ""))["log"] == seat.state["log"]
            for secret in party.secrets.values():
                own = await party.server.request("GET", f"/api/tables/{party.table}/frames?count=200", None, secret)
                assert "after the game" not in str(own)
            assert [text for _, _, text in spoken(await replayed(party, "open"))] == [
                "between us",
                "between us three",
                "for all",
                "good game",
            ]
            assert (await party.server.past(party.table, "open"))["chat"] == await replayed(party, "open")
            await leave_all(everybody)

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
                assert codes[-1] == "too-fast"
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


# The Collective's private channel

PLANNING = "players 5; phase planning; C alien; D revealed; E revealed; strength 3"


async def at_a_position(inside: Inside, position: str) -> tuple[Party, dict[str | None, Seat]]:
    """Five people, and a screen for the room, at a game of The Thing that stands here."""
    party = await gather_party(inside.address, "thing", 5)
    await party.start()
    table = await inside.table(party.table)
    scene = Scenario(position).begin()

    def enter() -> None:
        assert table.play is not None
        table.play.match.state = scene.match.state
        table.play.match.facts += scene.match.facts

    await table.do(enter)
    places: dict[str | None, Seat] = {letter: party.seat(letter) for letter in [*party.secrets, None]}
    for seat in places.values():
        await seat.__aenter__()
    return party, places


def may_whisper(places: dict[str | None, Seat]) -> dict[str | None, list[str]]:
    return {letter: seat.state["talk"]["whispers"] for letter, seat in places.items() if seat.state["talk"]["whispers"]}


async def do(places: dict[str | None, Seat], who: str, code: str) -> None:
    """Answer, and wait until everybody has heard of it."""
    await places[who].act(code, places[who].state["asks"][0]["number"])
    answers = places[who].state["view"]["answers"]
    for seat in places.values():
        while seat.state["view"]["answers"] < answers:
            await asyncio.wait_for(seat.changed(), 10)


async def wait_for_line(places: dict[str | None, Seat], text: str) -> None:
    await all_hear(text, list(places.values()))


def test_the_collective_speaks_in_private_just_while_it_decides(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party, places = await at_a_position(inside, PLANNING)
            assert may_whisper(places) == {"D": ["E"], "E": ["D"]}
            for who, to in ("DA", "AD", "AB", "CD", "DD"):
                speaker = places[who]
                assert await refused_code(speaker.chat("psst", [to])) == "whisper-not-allowed"
                assert await refused_code(speaker.say("going radio", to)) == "whisper-not-allowed"
            assert await refused_code(places["D"].chat("psst", ["A", "E"])) == "whisper-not-allowed"
            await places["D"].chat("the radio room?", ["E"])
            await places["E"].say("agree D", "D")
            await do(places, "D", "lay radio 1")
            await do(places, "D", "done")
            assert may_whisper(places) == {"D": ["E"], "E": ["D"]}, "while the others consent, too"
            await places["E"].chat("yes", ["D"])
            await do(places, "E", "agree")
            assert may_whisper(places) == {}, "the plan stands"
            assert await refused_code(places["D"].chat("psst", ["E"])) == "whisper-not-allowed"
            assert await refused_code(places["D"].say("going radio", "E")) == "whisper-not-allowed"
            for letter in "DE":
                said = [line["text"] for line in places[letter].state["chat"]]
                assert said == ["the radio room?", "yes"]
            async with party.seat("E") as phone:
                assert phone.state["chat"] == places["E"].state["chat"]
            await leave_all(list(places.values()))

    asyncio.run(scene())


def test_private_words_without_end_push_nothing_out_that_everybody_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party, places = await at_a_position(inside, PLANNING)
            for number in range(3):
                await places["A"].chat(f"for all {number}")
            for number in range(0, 900, 50):
                await asyncio.gather(*(places["D"].chat(f"psst {each}", ["E"]) for each in range(number, number + 50)))
            for letter in places:
                async with party.seat(letter) as fresh:
                    said = [line["text"] for line in fresh.state["chat"]]
                    if letter in ("D", "E"):
                        assert said == [f"psst {number}" for number in range(700, 900)]
                    else:
                        assert said == [f"for all {number}" for number in range(3)]
            await leave_all(list(places.values()))

    asyncio.run(scene())


def test_members_that_decide_in_a_room_speak_in_private_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            position = "players 5; phase encounters; strength 5; plan radio 1; damage radio 2;"
            _, places = await at_a_position(inside, position + "C revealed; D revealed; E revealed")
            assert may_whisper(places) == {"C": ["D", "E"], "D": ["C", "E"], "E": ["C", "D"]}
            await places["C"].chat("wreck it", ["D", "E"])
            await places["C"].chat("wreck it, all of you")
            await wait_for_line(places, "wreck it, all of you")
            knowing = [
                letter for letter, seat in places.items() if "wreck it" in [c["text"] for c in seat.state["chat"]]
            ]
            assert knowing == ["C", "D", "E"]
            await leave_all(list(places.values()))

    asyncio.run(scene())


def test_nothing_that_leaves_the_server_tells_the_others_that_the_collective_speaks(tmp_path: Path) -> None:
    """The same game with private words and without: the others, whoever watches and the screen are sent the same."""

    async def overheard(inside: Inside, *, speaks: bool) -> dict[str | None, list[str]]:
        party, places = await at_a_position(inside, PLANNING)
        told = {letter: len(seat.state["log"]) for letter, seat in places.items()}
        heard: dict[str | None, list[str]] = {letter: [] for letter in places}
        for letter, seat in places.items():
            lines, base = heard[letter], told[letter]
            seat.on_message = lambda message, lines=lines, base=base: lines.append(plain(message, base))  # type: ignore[misc]

        async def whisper(text: str) -> None:
            if speaks:
                await places["D"].chat(text, ["E"])
                await places["E"].say("going radio", "D")
                await places["D"].chat(text + " again", ["E"])

        await whisper("CANARY before")
        await places["A"].chat("what are they doing?")
        await wait_for_line(places, "what are they doing?")
        await do(places, "D", "lay radio 1")
        await whisper("CANARY between")
        await do(places, "D", "done")
        await whisper("CANARY then")
        await places["A"].say("distrust D")
        await do(places, "E", "agree")
        await places["B"].chat("that took long")
        await wait_for_line(places, "that took long")
        for seat in places.values():
            seat.on_message = lambda message: None
        await leave_all(list(places.values()))
        for letter in places:
            async with party.seat(letter) as fresh:
                state = fresh.state
                seen = {"log": state["log"][told[letter] :], "chat": state["chat"], "view": state["view"]}
                heard[letter].append(plain(seen, told[letter]))
        return heard

    def plain(message: dict[str, Any], told_before: int) -> str:
        """A message without the time, the ids of one's own deeds, and how much was told before the scene."""
        chat = [{**line, "at": 0, "after": line["after"] - told_before} for line in message.get("chat", ())]
        return json.dumps({**message, "chat": chat, "done": len(message.get("done", ())), "clock": None})

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            silent, loud = await overheard(inside, speaks=False), await overheard(inside, speaks=True)
            for viewer in ("A", "B", "C", None):
                assert loud[viewer] == silent[viewer], viewer
                assert "CANARY" not in str(loud[viewer])
            for member in "DE":
                assert loud[member] != silent[member]
                assert str(loud[member]).count("CANARY between again") == 2, "at once, and after a return"

    asyncio.run(scene())


# The place of a line


@pytest.mark.parametrize(("game", "rulings"), [("stayaway", {"whisper": "on"}), ("thing", {})])
def test_every_line_of_chat_has_its_place_in_the_log(tmp_path: Path, game: str, rulings: dict[str, str]) -> None:
    """Between which facts a line was said is the same at once, after a return, after a restart, and in the replay."""

    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, game, 4, rulings=rulings)
            async with party.seat("A") as early:
                await early.chat("in the lobby")
            watcher = party.seat(None)
            await watcher.__aenter__()
            arrived: dict[str | None, list[bool]] = {letter: [] for letter in [*party.secrets, None]}

            def listen(seat: Seat) -> None:
                def hear(message: dict[str, Any]) -> None:
                    before = len(seat.state["log"]) if seat.state else 0
                    now = before + len(message.get("log", ()))
                    if message["type"] == "update":
                        arrived[seat.state["you"]] += [
                            before <= line["after"] <= now for line in message.get("chat", ())
                        ]

                seat.on_message = hear

            seats = await play_game(party, 1, begun)
            for seat in [*seats, watcher]:
                listen(seat)
            players = [_chatter(seat, random.Random(f"{game} {place}")) for place, seat in enumerate(seats)]
            await asyncio.wait_for(asyncio.gather(*players), 120)
            await seats[0].chat("good game")
            for seat in [*seats, watcher]:
                while "good game" not in str(seat.state["chat"]):
                    await asyncio.wait_for(seat.changed(), 10)
            assert all(found and all(found) for found in arrived.values())
            for _ in range(2):
                for seat in [*seats, watcher]:
                    async with party.seat(seat.state["you"]) as fresh:
                        assert fresh.state["chat"] == seat.state["chat"]
                process.kill()
                process.start()
            await leave_all([*seats, watcher])
            for seat in [*seats, watcher]:
                await _check_chat_of_replay(party, seat)

    asyncio.run(scene())


async def _chatter(seat: Seat, chance: random.Random) -> None:
    """Play on, and write something now and then; to single seats where that is allowed."""
    while not seat.over:
        answers = seat.state["view"]["answers"]
        if answers < 150 and chance.random() < 0.3:
            to = chance.choice([[], seat.state["talk"]["whispers"][:1]])
            with suppress(Refused):  # who is out is silent, and a moment for private words may be over
                await seat.chat(f"word {chance.random()}", to)
        await play_on(seat, chance, lambda seat, answers=answers: seat.over or _went_on(seat, answers))  # type: ignore[misc]


def _went_on(seat: Seat, answers: int) -> bool:
    return bool(seat.state["view"]["answers"] > answers)


async def _check_chat_of_replay(party: Party, seat: Seat) -> None:
    found, log, place, total = [], 0, 0, 1
    while place < total:
        part = await party.server.frames(party.table, seat.state["you"] or "", place, 200)
        total = part["total"]
        place += len(part["frames"])
        for frame in part["frames"]:
            log += len(frame["log"])
            for line in frame["chat"]:
                assert line["after"] == (0 if line["text"] == "in the lobby" else log)
            found += frame["chat"]
    # A private word that came too late for the game is in no replay.
    end = len(seat.state["log"])
    said = [line for line in seat.state["chat"] if not (line["to"] and line["after"] == end)]
    assert found[-len(said) :] == said
    assert found[0]["text"] == "in the lobby"


def test_words_stay_those_of_whoever_wrote_them(tmp_path: Path) -> None:
    """Somebody else sits down in the seat before the deal: at once, and after a restart."""

    async def written(address: str, table: str) -> list[tuple[str, str]]:
        async with Seat(address, table, None) as watcher:
            return [(line["name"], line["text"]) for line in watcher.state["chat"]]

    async def people(process: Process) -> str:
        server = Server(process.address)
        table: str = (await server.create_table("stayaway", 4))["table"]
        for name in ("Ann", "Ben"):
            secret = (await server.take_seat(table, "A", name))["secret"]
            async with Seat(server.address, table, secret) as seat:
                await seat.chat(f"I am {name}")
            await server.request("DELETE", f"/api/tables/{table}/seats/A", None, secret)
        assert await written(server.address, table) == [("Ann", "I am Ann"), ("Ben", "I am Ben")]
        return table

    with serving(tmp_path) as process:
        table = asyncio.run(people(process))
        process.kill()
        process.start()
        assert asyncio.run(written(process.address, table)) == [("Ann", "I am Ann"), ("Ben", "I am Ben")]


def test_everybody_hears_all_words_however_many_come_at_once(tmp_path: Path) -> None:
    """As after a moment in which the machine stood still."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4)
            async with party.seat("A") as reading, party.seat(None) as watching:
                table = await inside.table(party.table)
                words = [f"line {number}" for number in range(3 * LINES)]

                def write_all() -> None:
                    for number, text in enumerate(words):
                        table._carry_out(number % 4, wire.Chat(f"id {number}", text))

                await table.do(write_all)
                for seat in (reading, watching):
                    await eventually(lambda seat=seat: len(seat.state["chat"]) >= len(words))  # type: ignore[misc]
                    assert [line["text"] for line in seat.state["chat"]] == words

    asyncio.run(scene())
