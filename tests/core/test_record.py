"""Records: the round trip, replay and verification, and every way in which a file can be wrong."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import Lighthouse
from winterover.core.contract import as_bytes, fingerprint, play_random, viewers
from winterover.core.errors import RecordError
from winterover.core.match import Match
from winterover.core.record import begin, read, record_of, repeat, replay, verify, write
from winterover.core.rng import commitment, key_from_number
from winterover.games.registry import GAMES

GAME = GAMES["stayaway"]


def played(rulings: dict[str, object] | None = None) -> Match:
    return play_random(GAME, GAME.configure(5, rulings=rulings), 5)


TEXT = write(record_of(played()))


def broken(text: str) -> RecordError:
    """The error of a text that must not be read or replayed."""
    with pytest.raises(RecordError) as caught:
        replay(read(text), GAME)
    assert str(caught.value)
    return caught.value


@pytest.mark.parametrize("rulings", [{}, {"whisper": "on", "revenge": True}, {"customDeck": "axe:3,scary:2"}])
def test_a_record_replays_to_the_same_game(rulings: dict[str, object]) -> None:
    match = played(rulings)
    again = replay(read(write(record_of(match))), GAME)
    assert fingerprint(again.state) == fingerprint(match.state)
    for viewer in viewers(match.config):
        assert as_bytes(again.log(viewer)) == as_bytes(match.log(viewer))
        assert as_bytes(again.view(viewer)) == as_bytes(match.view(viewer))


def test_whispers_names_and_commands_survive_the_round_trip() -> None:
    match = Match(GAME, GAME.configure(5, rulings={"whisper": "on"}), key_from_number(2))
    match.say(0, "trust B", 3)
    match.say(1, "accuse A thing")
    match.act(match.state.thing, "declare")
    text = write(record_of(match, {0: "Ada Lovelace", 3: "Їжак"}))
    assert "A whispers D trust B" in text
    assert "B says accuse A thing" in text
    assert " ! declare" in text
    record = read(text)
    assert record.names == {0: "Ada Lovelace", 3: "Їжак"}
    assert write(record) == text
    assert verify(record, GAME).over


def test_a_record_may_stop_anywhere() -> None:
    head, moves = TEXT.split("moves\n")
    lines = moves.splitlines()
    for stop in range(0, len(lines) - 1, 7):
        match = replay(read(head + "moves\n" + "\n".join(lines[:stop])), GAME)
        assert len(match.entries) == stop
        assert not match.over


def test_comments_and_blank_lines_are_passed_over() -> None:
    text = "# a game of ours\n\n" + TEXT.replace("moves\n", "moves\n\n# here it begins\n")
    assert replay(read(text), GAME).over


def test_the_steps_of_a_replay_can_be_taken_one_by_one() -> None:
    record = read(TEXT)
    match = begin(record, GAME)
    for place, entry in enumerate(record.entries, 1):
        assert not match.over
        repeat(match, entry, place)
    assert match.over


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    record = read(TEXT)
    assert record.key is not None
    assert record.commitment == commitment(record.key)
    assert record.key.hex() not in record.commitment


def test_verify_finds_another_seed() -> None:
    other = key_from_number(6).hex()
    seed = next(line for line in TEXT.splitlines() if line.startswith("seed "))
    with pytest.raises(RecordError) as caught:
        verify(read(TEXT.replace(seed, f"seed {other}")), GAME)
    assert caught.value.code == "record-commitment"


def test_verify_needs_the_seed() -> None:
    seed = next(line for line in TEXT.splitlines() if line.startswith("seed "))
    with pytest.raises(RecordError) as caught:
        verify(read(TEXT.replace(seed + "\n", "")), GAME)
    assert caught.value.code == "record-no-seed"


def test_a_changed_winner_is_found() -> None:
    end = TEXT.strip().splitlines()[-1]
    other = "end thing_undrawn A" if not end.startswith("end thing_undrawn") else "end declared A"
    assert broken(TEXT.replace(end, other)).code == "record-end"


def test_an_end_that_is_not_reached_is_found() -> None:
    lines = TEXT.strip().splitlines()
    assert broken("\n".join([*lines[:-3], lines[-1]])).code == "record-end"


def test_a_changed_move_is_found_with_its_place_and_reason() -> None:
    head, moves = TEXT.split("moves\n")
    lines = moves.splitlines()
    lines[10] = "A play flamethrower A"
    error = broken(head + "moves\n" + "\n".join(lines))
    assert error.code == "record-move"
    assert "11" in str(error)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("winterover record 1", "hello", "not-a-record"),
        ("winterover record 1", "winterover record 9", "record-format"),
        ("game stayaway", "game chess", "record-other-game"),
        ("rules 1", "rules 99", "record-other-rules"),
        ("rules 1", "rules one", "record-number"),
        ("players 5", "players 13", "record-config"),
        ("players 5", "players five", "record-number"),
        ("players 5", "players " + "1" * 5000, "record-number"),
        ("players 5", "players \u0664", "record-number"),
        ("edition E1", "edition E1\nruling infectedDelta " + "1" * 3000, "record-config"),
        ("edition E1", "edition " + "E" * 3000, "record-config"),
        ("winterover record 1", "winterover record " + "9" * 3000, "record-format"),
        ("edition E1", "edition E7", "record-config"),
        ("edition E1", "edition E1\nruling topBack sideways", "record-config"),
        ("edition E1", "edition E1\nruling topBack", "record-line"),
        ("edition E1", "edition E1\nedition E2", "record-line"),
        ("edition E1\n", "", "record-cut-short"),
        ("moves\n", "", "record-line"),
        ("seed ", "seed zz", "record-seed"),
        ("commitment ", "commitments ", "record-line"),
        ("\nend ", "\nend", "record-line"),
    ],
)
def test_broken_records(old: str, new: str, code: str) -> None:
    assert old in TEXT
    assert broken(TEXT.replace(old, new, 1)).code == code


@pytest.mark.parametrize("name", ["", " ", " a", "a\nmoves\nA discard axe", "a\u2028b", "a\rb", "a\x0bb"])
def test_a_name_that_a_record_cannot_hold_is_refused(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        record_of(played(), {0: name})
    assert caught.value.code == "record-name"


def test_a_command_written_as_an_answer_is_found() -> None:
    match = Match(GAME, GAME.configure(5), key_from_number(2))
    match.act(match.state.thing, "declare")
    assert broken(write(record_of(match)).replace(" ! ", " ")).code == "record-kind"


def test_lines_after_the_end() -> None:
    assert broken(TEXT + "A pass\n").code == "record-after-end"


def test_an_empty_file() -> None:
    assert broken("").code == "not-a-record"


def test_a_record_of_another_game() -> None:
    toy = Lighthouse()
    text = write(record_of(play_random(toy, toy.configure(3), 1)))
    assert broken(text).code == "record-other-game"


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(RecordError):
        assert read(text).players >= 0


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_a_record_with_one_character_changed_is_read_or_refused(place: int, character: str) -> None:
    changed = TEXT[:place] + character + TEXT[place + 1 :]
    with suppress(RecordError):
        assert replay(read(changed), GAME).config.game == GAME.name
