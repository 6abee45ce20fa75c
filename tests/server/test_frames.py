"""Replays: whichever way somebody steps through a game, each frame is what a replay from the start shows."""

import random

import pytest

from winterover.core import record as records
from winterover.core.contract import play_random
from winterover.core.match import SAY, Entry, Match
from winterover.core.record import Record
from winterover.core.rng import key_from_number
from winterover.core.seats import LETTERS
from winterover.games.registry import GAMES, find_game
from winterover.games.thing.pieces import CHARACTERS, ROLES
from winterover.games.thing.scenario import Scenario
from winterover.server import frames, wire
from winterover.server.frames import Reader, Story, Written, beginnings_of, frames_of, past_of
from winterover.server.store import EntryRow
from winterover.server.tables.chat import ToldCounts
from winterover.server.tables.seen import Viewer, look, public_view, told

TABLES = [("stayaway", 5), ("thing", 5), ("thing", 2)]


def played(game: str, players: int, number: int) -> Record:
    found = find_game(game, players)
    return records.record_of(play_random(found, found.configure(players), number))


def from_the_start(record: Record, viewer: Viewer, place: int) -> wire.Frame:
    match = records.begin(record, find_game(record.game, record.players))
    heard = 0
    for number in range(1, place + 1):
        heard = len(match.facts)
        records.repeat(match, record.entries[number - 1], number)
    seen = look(match, viewer, public_view(match))
    return wire.Frame(place, seen.view, told(match.facts[heard:], viewer), seen.asks)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_frames_in_any_order_are_those_of_a_replay_from_the_start(game: str, players: int) -> None:
    record = played(game, players, 3)
    chance = random.Random(f"{game} {players}")
    last = len(record.entries)
    for _ in range(25):
        place, viewer = chance.randint(0, last), chance.choice([None, *range(players)])
        part = frames_of(Story(record), Reader(viewer), place, chance.randint(1, 3))
        assert part.total == last + 1
        for frame in part.frames:
            assert frame == from_the_start(record, viewer, frame.place)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rounds_and_turns_begin_where_their_frames_tell_so(game: str, players: int) -> None:
    record = played(game, players, 3)
    fact = "turn_began" if game == "stayaway" else "round_began"
    told_of = [
        place
        for place in range(len(record.entries) + 1)
        for line in frames_of(Story(record), Reader(None), place, 1).frames[0].log
        if line.name == fact
    ]
    found = beginnings_of(Story(record)).beginnings
    assert [each.place for each in found] == told_of
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert all((each.seat is None) == (fact == "round_began") for each in found)


def test_steps_back_and_forth_start_from_a_copy_nearby() -> None:
    record = played("thing", 6, 4)
    frames_of(Story(record), Reader(None), len(record.entries), 1)
    course = frames._course_of(record)
    assert 1 < len(course.copies) <= frames._COPIES
    for place in range(1, len(record.entries) + 1):
        start, copy = course.before(place)
        assert place - start <= 2 * len(record.entries) // frames._COPIES + frames._STRIDE
        assert (copy is None) == (start == 0)


def test_long_games_and_many_games_take_no_more_room() -> None:
    for number in range(frames._GAMES + 5):
        record = played("stayaway", 4, number)
        assert frames_of(Story(record), Reader(None), 0, 1).frames
        assert len(frames._courses) <= frames._GAMES
    record = played("stayaway", 4, 0)
    course = frames.Course(record)
    match = records.begin(record, GAMES["stayaway"])
    for place in range(1, 20_000):
        course.keep(place, match, ToldCounts())
        assert len(course.copies) <= frames._COPIES
    assert len(course.copies) > frames._COPIES // 4


def test_a_game_that_went_on_otherwise_is_not_shown_as_it_went_before() -> None:
    """A restored backup takes deeds back, and others may follow."""
    game = GAMES["stayaway"]
    chance = random.Random(1)
    stories = []
    for _ in range(2):
        match = Match(game, game.configure(4), key_from_number(9))
        while not match.over and len(match.entries) < 60:
            seat = chance.choice(match.waiting())
            match.act(seat, chance.choice([code for code in match.options(seat) if code != "declare"]))
        stories.append(records.record_of(match))
    assert [records.write(story) for story in stories[:1]] != [records.write(story) for story in stories[1:]]
    for story in (*stories, *stories):
        last = len(story.entries)
        for place in (last - 10, 20, last):
            part = frames_of(Story(story), Reader(1), place, 1)
            assert part.frames == [from_the_start(story, 1, place)]


def test_a_game_that_goes_on_is_shown_as_far_as_it_has_gone() -> None:
    whole = played("stayaway", 4, 6)
    for length in range(0, len(whole.entries), 9):
        so_far = records.begin(whole, GAMES["stayaway"])
        for place, entry in enumerate(whole.entries[:length], 1):
            records.repeat(so_far, entry, place)
        part = frames_of(Story(records.record_of(so_far)), Reader(2), max(0, length - 1), 2)
        assert part.total == length + 1
        assert part.frames[-1] == from_the_start(whole, 2, length)


def test_T_Z0_03_role_cards_lie_open_to_whoever_looks_with_everything_open() -> None:
    """Nobody at the table has them in a view, so they come beside the views of the seats."""
    record = played("thing", 2, 3)
    state = records.begin(record, find_game("thing", 2)).state
    roles = {CHARACTERS[figure]: ROLES[state.roles[figure]] for figure in state.order}
    assert sorted(roles.values()) != ["human"] * 6
    (dealt,) = frames_of(Story(record), Reader(None, is_open=True), 0, 1).frames
    assert dealt.unseen == {"roles": roles}
    assert all(each["role"] is None for each in dealt.view["crew"])
    for viewer in (None, 0, 1):
        (frame,) = frames_of(Story(record), Reader(viewer), 0, 1).frames
        assert frame.unseen == {}
        assert all(each["role"] is None for each in frame.view["crew"])


# Words


def line(text: str, to: str = "", seat: int = 0) -> EntryRow:
    return EntryRow("chat", seat, text, to, "", 0.0, 0.0)


def test_chat_stands_in_the_frame_after_which_it_was_written() -> None:
    record = played("thing", 5, 2)
    last = len(record.entries)
    story = Story(
        record,
        [
            Written(None, line("before the deal")),
            Written(0, line("dealt")),
            Written(7, line("psst", "B")),
            Written(last, line("well played")),
        ],
    )
    for viewer in (None, *range(5)):
        said, log = [], 0
        for place in range(last + 1):
            (frame,) = frames_of(story, Reader(viewer), place, 1).frames
            log += len(frame.log)
            said += [
                (place, chat.text, chat.after == (0 if chat.text == "before the deal" else log)) for chat in frame.chat
            ]
        private = [(7, "psst", True)] if viewer in (0, 1) else []
        assert said == [(0, "before the deal", True), (0, "dealt", True), *private, (last, "well played", True)]
    (seven,) = frames_of(story, Reader(None, is_open=True), 7, 1).frames
    assert [chat.text for chat in seven.chat] == ["psst"]


def talkative(game: str, players: int, number: int) -> Story:
    """A game in which people write now and then: before the deal, to everybody, in private, after the end."""
    record = played(game, players, number)
    last = len(record.entries)
    chance = random.Random(number)
    lines = [Written(None, line("before the deal", seat=chance.randrange(players)))]
    for place in sorted(chance.choices(range(last + 1), k=20)):
        to = "".join(LETTERS[seat] for seat in range(players) if chance.random() < 0.3)
        lines.append(Written(place, line(f"after {place}", to, chance.randrange(players))))
    return Story(record, [*lines, Written(last, line("well played"))])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_past_is_what_all_frames_up_to_it_tell(game: str, players: int) -> None:
    story = talkative(game, players, 3)
    last = len(story.record.entries)
    chance = random.Random(f"{game} {players}")
    for reader in (Reader(None, is_open=True), *(Reader(viewer) for viewer in (None, *range(players)))):
        whole = wire.Past([], [], [], [])
        for first in range(0, last + 1, frames.MOST_FRAMES):
            for frame in frames_of(story, reader, first, frames.MOST_FRAMES).frames:
                whole.log += frame.log
                whole.chat += frame.chat
                whole.told.append(len(whole.log))
                whole.written.append(len(whole.chat))
        for everything in (None, last, last + 1, 1_000_000):
            assert past_of(story, reader, everything) == whole
        # The whole one says how long the past of every frame is; some of them are also asked for by themselves.
        for place in (0, last - 1, *chance.sample(range(last), 20)):
            told_until, written_until = whole.told[place], whole.written[place]
            assert past_of(story, reader, place) == wire.Past(
                whole.log[:told_until],
                whole.chat[:written_until],
                whole.told[: place + 1],
                whole.written[: place + 1],
            )


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_past_is_told_to_each_as_it_was_told_to_them(game: str, players: int) -> None:
    """The log of a seat in a replay is its log in the game; only a reader of everything learns more."""
    story = talkative(game, players, 0)
    last = len(story.record.entries)
    story.chat.append(Written(last, line("between us, after the end", "B")))
    match = records.replay(story.record, find_game(game, players))
    told_of = [written.entry for written in story.chat if not (written.deeds == last and written.entry.to)]
    for viewer in (None, *range(players)):
        past = past_of(story, Reader(viewer))
        assert past.log == told(match.facts, viewer)
        heard = {written.text for written in past.chat if written.text}
        assert heard == {
            entry.text
            for entry in told_of
            if not entry.to or (viewer is not None and LETTERS[viewer] in LETTERS[entry.seat] + entry.to)
        }
    opened = past_of(story, Reader(None, is_open=True))
    assert len(opened.log) == len(match.facts)
    assert [written.text for written in opened.chat] == [entry.text for entry in told_of]


def test_while_the_game_goes_on_nothing_tells_that_the_collective_speaks() -> None:
    table = Scenario("players 5; phase planning; D revealed; E revealed; strength 3").begin()
    match = table.match
    before = [frames_of_position(match, viewer, []) for viewer in range(5)]
    match.say(3, "going radio", 4)
    assert match.entries[-1].kind == SAY
    after = [frames_of_position(match, viewer, match.entries) for viewer in range(5)]
    assert [shown == was for shown, was in zip(after, before, strict=True)] == [True, True, True, False, False]


def frames_of_position(match: Match, viewer: Viewer, entries: list[Entry]) -> int:
    """How many frames a viewer gets of a game with these deeds."""
    record = records.record_of(match)
    record.entries = entries
    return frames_of(Story(record), Reader(viewer), len(entries) + 1, 1, discreet=True).total
