"""The chat that a table keeps in memory: for each viewer the last lines, whatever the others say among themselves."""

import random

import pytest

from winterover.core.seats import LETTERS
from winterover.server.store import EntryRow
from winterover.server.tables.chat import CHAT, LINES, Chat
from winterover.server.tables.seen import Viewer

PLAYERS = 5
VIEWERS: list[Viewer] = [None, *range(PLAYERS)]


def some_line(chance: random.Random, number: int) -> EntryRow:
    """Most lines are for a few only."""
    seat = chance.randrange(PLAYERS)
    others = [letter for letter in LETTERS[:PLAYERS] if letter != LETTERS[seat]]
    to = chance.sample(others, chance.choice((0, 1, 1, 1, 2)))
    return EntryRow(CHAT, seat, f"line {number}", "".join(sorted(to)), "", 0.0, float(number))


def is_for(entry: EntryRow, viewer: Viewer) -> bool:
    return not entry.to or (viewer is not None and (viewer == entry.seat or LETTERS[viewer] in entry.to))


@pytest.mark.parametrize("whispers_seen", [False, True])
def test_each_viewer_has_the_last_lines_and_the_new_ones(*, whispers_seen: bool) -> None:
    chance = random.Random(7)
    chat = Chat()
    entries: list[EntryRow] = []
    told: list[EntryRow] = []
    for number in range(6 * LINES):
        entry = some_line(chance, number)
        entries.append(entry)
        chat.write(entry, [], 0, whispers_seen=whispers_seen)
        if not chance.randrange(50):
            known = chance.randrange(len(told), number + 1)
            assert [line.text for line in chat.take_new(known)] == [new.text for new in entries[known:]]
            told = entries.copy()
            assert chat.take_new(0) == chat.take_new(number + 1) == chat.take_new(number + 100) == []
        if number % 97:
            continue
        for viewer in VIEWERS:
            wanted = [
                (each.time, each.text if is_for(each, viewer) else "")
                for each in entries
                if whispers_seen or is_for(each, viewer)
            ]
            assert [(line.at, line.text) for line in chat.last_for(viewer)] == wanted[-LINES:]


def test_a_chat_without_end_takes_no_room_without_end() -> None:
    chance = random.Random(8)
    chat = Chat()
    sizes = set()
    for number in range(40 * LINES):
        chat.write(some_line(chance, number), [], 0, whispers_seen=False)
        if number % 9 == 0:
            chat.take_new(number)
        if number > 30 * LINES and number % 9 == 8:
            sizes.add(len(chat._new) + len(chat._common) + sum(map(len, chat._private.values())))
    assert len(sizes) == 1
    assert sizes.pop() <= (PLAYERS + 3) * LINES
