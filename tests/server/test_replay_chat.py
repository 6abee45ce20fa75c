"""The chat of a replay: no more of it is read, kept or sent than the frames that are asked for show."""

import asyncio
import errno
import random
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import current_thread, main_thread

import pytest

from tests.server.running import gather_party, leave_all, play_game, serving
from tests.server.test_frames import TABLES, talkative
from winterover.core.errors import GameError
from winterover.server import frames
from winterover.server.frames import Head, Reader, Story, Written, frames_of, heads_with, past_of
from winterover.server.readers import Readers
from winterover.server.tables.chat import LINES

WAITING = 6


def chosen(story: Story, reader: Reader, wanted: slice) -> Story:
    """The same story with only the chat of some frames."""
    heads = [Head(place, line.deeds, line.entry.seat, line.entry.to) for place, line in enumerate(story.chat)]
    return Story(story.record, [story.chat[head.place] for head in heads_with(story.record, heads, reader, wanted)])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_frames_show_the_same_with_their_own_chat_alone(game: str, players: int) -> None:
    story = talkative(game, players, 3)
    total = len(story.record.entries) + 1
    chance = random.Random(f"{game} {players}")
    for reader in (Reader(None, is_open=True), *(Reader(viewer) for viewer in (None, *range(players)))):
        for _ in range(4):
            first, count = chance.randrange(total), chance.randint(1, 60)
            own = chosen(story, reader, slice(first, first + count))
            assert frames_of(own, reader, first, count) == frames_of(story, reader, first, count)
        assert past_of(chosen(story, reader, slice(0, None)), reader) == past_of(story, reader)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_frame_holds_the_last_lines_that_its_reader_learns_of(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What others say in private takes no room from it, or everybody could tell that they do."""
    monkeypatch.setattr(frames, "LINES", 3)
    monkeypatch.setattr(frames, "MOST_LINES", 5)
    story = talkative(game, players, 4)
    last = len(story.record.entries)
    chance = random.Random(4)
    more = [Written(place, chance.choice(story.chat).entry) for place in (5, 9, last) for _ in range(12)]
    story.chat = sorted([*story.chat, *more], key=lambda line: line.deeds or 0)
    for reader in (Reader(None, is_open=True), *(Reader(viewer) for viewer in (None, *range(players)))):
        shown = []
        for place in range(last + 1):
            (whole,) = frames_of(story, reader, place, 1).frames
            own = chosen(story, reader, slice(place, place + 1))
            (frame,) = frames_of(own, reader, place, 1).frames
            assert frame.chat == whole.chat[-3:]
            assert len(own.chat) == len(frame.chat)
            shown += frame.chat
        past = past_of(chosen(story, reader, slice(0, None)), reader)
        assert past.chat == shown[-5:]
        assert past.written[-1] == len(past.chat) == 5


def test_only_whoever_has_the_turn_holds_what_is_read() -> None:
    async def scene() -> None:
        held: list[str] = []

        def make() -> int:
            assert current_thread() is not main_thread(), "whoever plays does not wait for it"
            held.append("made")
            return 7

        async def find() -> Callable[[], int]:
            held.append("found")
            return make

        readers = Readers(1)
        try:
            work = [readers.read_from("many", find, pow, 2) for _ in range(WAITING)]
            for done in asyncio.as_completed(work):
                assert await done == 49
                assert held in (["found", "made"], ["found", "made", "found"], ["found", "made"] * 2)
                del held[:2]
        finally:
            readers.close()

    asyncio.run(scene())


def test_an_answer_holds_no_more_chat_than_a_snapshot(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await play_game(party, 5, lambda seat: seat.over or seat.state["view"].get("answers", 0) >= 6)
            for number in range(LINES + 30):
                await seats[0].chat(f"line {number}")

            async def chat_of(first: int, count: int) -> list[str]:
                path = f"/api/tables/{party.table}/frames?from={first}&count={count}"
                found = await party.server.request("GET", path, None, party.secrets["B"])
                return [line["text"] for frame in found["frames"] for line in frame["chat"]]

            assert await chat_of(0, 200) == [f"line {number}" for number in range(30, LINES + 30)]
            assert await chat_of(0, 1) == []
            await leave_all(seats)

    asyncio.run(scene())


def test_a_process_that_cannot_be_started_is_started_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system may have no room for one just now."""

    async def scene() -> None:
        readers = Readers(1)
        try:
            with monkeypatch.context() as shortage:
                shortage.setattr(BaseProcess, "start", _no_room)
                for _ in range(2):
                    with pytest.raises(GameError) as refused:
                        await readers.read("many", pow, 2, 3)
                    assert refused.value.code == "too-busy"
            assert await readers.read("many", pow, 2, 3) == 8
        finally:
            readers.close()

    asyncio.run(scene())


def _no_room(process: BaseProcess) -> None:
    raise OSError(errno.EAGAIN, "Resource temporarily unavailable")
