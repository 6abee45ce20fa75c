"""Records: the round trip, replay and verification, and every way in which a file can be wrong."""

from contextlib import suppress
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import Lighthouse
from winterover.core.contract import as_bytes, fingerprint, play_random, viewers
from winterover.core.errors import RecordError
from winterover.core.match import Match
from winterover.core.record import MOST_FORMER, Former, begin, read, record_of, repeat, replay, verify, write
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


def test_the_commitment_is_the_hash_of_the_seed_and_the_settings() -> None:
    match, record = played(), read(TEXT)
    assert record.key is not None
    assert record.commitment == match.commitment == commitment(record.key, match.config.spelled(GAME.rules_version))
    assert record.key.hex() not in record.commitment


def test_the_order_of_rulings_does_not_change_the_commitment() -> None:
    rulings = [("whisper", "on"), ("revenge", True), ("infectedDelta", 4)]
    first, second = (
        Match(GAME, GAME.configure(5, rulings=dict(order)), key_from_number(1)) for order in (rulings, rulings[::-1])
    )
    assert first.commitment == second.commitment
    assert first.commitment != Match(GAME, GAME.configure(5), key_from_number(1)).commitment


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


def test_verify_finds_another_setting_even_if_every_move_still_fits() -> None:
    with pytest.raises(RecordError) as caught:
        verify(read(TEXT.replace("edition E1\n", "edition E1\nruling eliminatedTalk on\n")), GAME)
    assert caught.value.code == "record-commitment"


def talkative() -> str:
    """A finished game with words and names, as a file."""
    match = Match(GAME, GAME.configure(5, rulings={"whisper": "on"}), key_from_number(2))
    match.say(0, "trust B", 3)
    match.say(1, "accuse A thing")
    match.say(1, "accuse C thing")
    match.act(match.state.thing, "declare")
    return write(record_of(match, {0: "Ada Lovelace", 3: "Bo"}))


TALKATIVE = talkative()

FORMERLY = {1: [Former("Bo", 3), Former("Їжак the 2nd", 41)], 4: [Former("7 of 9", 0)]}
REPLACED = write(record_of(played(), {0: "Ada", 1: "Cleo", 4: "Eve"}, FORMERLY))


def test_who_was_replaced_and_when_survives_the_round_trip() -> None:
    record = read(REPLACED)
    assert REPLACED.splitlines()[0] == "winterover record 3"
    assert "\nname E Eve\nformerly B 3 Bo\nformerly B 41 Їжак the 2nd\nformerly E 0 7 of 9\ncommitment " in REPLACED
    assert record.formerly == FORMERLY
    assert write(record) == REPLACED
    assert verify(record, GAME).over


def test_a_record_in_which_nobody_was_replaced_is_one_that_older_readers_know() -> None:
    assert TEXT.startswith("winterover record 2\n")
    assert "formerly" not in TEXT


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("winterover record 3", "winterover record 2", "record-line"),
        ("winterover record 3", "winterover record 1", "record-line"),
        ("formerly B 41", "formerly B 2", "record-line"),
        ("formerly B 41", "formerly B -41", "record-line"),
        ("formerly B 41", "formerly B 4100000", "record-line"),
        ("formerly B 41", "formerly B many", "record-line"),
        ("formerly B 41 Їжак the 2nd", "formerly B 41", "record-line"),
        ("formerly B 41", "formerly BB 41", "record-line"),
        ("formerly B 41", "formerly b 41", "record-line"),
        ("formerly E 0", "formerly F 0", "record-seat"),
        ("7 of 9", "7\u0007of 9", "record-name"),
        ("formerly E 0 7 of 9", "\n".join(["formerly E 0 Eve"] * (MOST_FORMER + 1)), "record-line"),
    ],
)
def test_who_was_replaced_has_to_be_said_in_order(old: str, new: str, code: str) -> None:
    assert old in REPLACED
    assert broken(REPLACED.replace(old, new, 1)).code == code


def test_nobody_played_for_longer_than_the_game() -> None:
    told = sum(fact.public is not None for fact in verify(read(REPLACED), GAME).facts)
    replay(read(REPLACED.replace("formerly B 41", f"formerly B {told}")), GAME)
    with pytest.raises(RecordError) as caught:
        replay(read(REPLACED.replace("formerly B 41", f"formerly B {told + 1}")), GAME)
    assert caught.value.code == "record-former"
    assert caught.value.args_by_name == {"seat": "B", "found": told + 1, "most": told}


@pytest.mark.parametrize(("old", "new"), [("formerly B 41", "formerly B 40"), ("B 3 Bo", "B 3 Bob")])
def test_verify_finds_another_name_or_moment_of_who_was_replaced(old: str, new: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify(read(REPLACED.replace(old, new)), GAME)
    assert caught.value.code == "record-digest"


@pytest.mark.parametrize("text", [TEXT, TALKATIVE, REPLACED], ids=["played", "talkative", "replaced"])
def test_verify_finds_any_line_that_is_lost_or_twice_there(text: str) -> None:
    assert verify(read(text), GAME).over
    lines = text.splitlines()
    for place in range(len(lines)):
        for changed in (lines[:place] + lines[place + 1 :], lines[: place + 1] + lines[place:], lines[:place]):
            with pytest.raises(RecordError):
                verify(read("\n".join(changed)), GAME)


def test_verify_finds_words_that_were_changed_removed_or_put_elsewhere() -> None:
    for old, new in (
        ("B says accuse A thing\n", ""),
        ("B says accuse A thing\n", "B says accuse D thing\n"),
        ("A whispers D trust B", "A whispers C trust B"),
        ("B says accuse A thing\nB says accuse C thing\n", "B says accuse C thing\nB says accuse A thing\n"),
        ("name A Ada Lovelace", "name A Eve"),
    ):
        assert old in TALKATIVE
        changed = read(TALKATIVE.replace(old, new))
        assert replay(changed, GAME).over, "the game itself is none the wiser"
        with pytest.raises(RecordError) as caught:
            verify(changed, GAME)
        assert caught.value.code == "record-digest"


def test_a_finished_record_that_lost_its_tail_is_incomplete() -> None:
    for stop in (-1, -2, -3):
        with pytest.raises(RecordError) as caught:
            verify(read("\n".join(TALKATIVE.splitlines()[:stop])), GAME)
        assert caught.value.code == "record-cut-short"


def old_record() -> str:
    """As version 1 of the format had it."""
    match = played()
    lines = write(record_of(match)).replace("winterover record 2", "winterover record 1").splitlines()[:-1]
    return "\n".join(lines).replace(match.commitment, commitment(match.key, "")) + "\n"


def test_an_old_record_is_read_and_known_to_have_no_digest() -> None:
    record = read(old_record())
    assert not record.has_digest
    assert write(record) == old_record()
    assert verify(record, GAME).over
    with pytest.raises(RecordError) as caught:
        verify(read(old_record().replace("seed ", "seed " + "0" * 64 + "\n# ")), GAME)
    assert caught.value.code == "record-commitment"


def test_a_record_cannot_be_passed_off_as_an_old_one() -> None:
    disguised = TEXT.replace("winterover record 2", "winterover record 1").rpartition("digest ")[0]
    with pytest.raises(RecordError) as caught:
        verify(read(disguised), GAME)
    assert caught.value.code == "record-commitment"


def test_the_digest_is_that_of_the_bytes_before_it() -> None:
    text, digest = TEXT.rstrip().rsplit("digest ", 1)
    assert sha256(text.encode()).hexdigest() == digest


def test_a_changed_winner_is_found() -> None:
    end = TEXT.strip().splitlines()[-2]
    other = "end thing_undrawn A" if not end.startswith("end thing_undrawn") else "end declared A"
    assert broken(TEXT.replace(end, other)).code == "record-end"


def test_an_end_that_is_not_reached_is_found() -> None:
    lines = TEXT.strip().splitlines()
    assert broken("\n".join([*lines[:-4], lines[-2]])).code == "record-end"


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
        ("winterover record 2", "hello", "not-a-record"),
        ("winterover record 2", "winterover record 9", "record-format"),
        ("game stayaway", "game chess", "record-other-game"),
        ("rules 1", "rules 99", "record-other-rules"),
        ("rules 1", "rules one", "record-number"),
        ("players 5", "players 13", "record-config"),
        ("players 5", "players five", "record-number"),
        ("players 5", "players " + "1" * 5000, "record-number"),
        ("players 5", "players \u0664", "record-number"),
        ("edition E1", "edition E1\nruling infectedDelta " + "1" * 3000, "record-config"),
        ("edition E1", "edition " + "E" * 3000, "record-config"),
        ("winterover record 2", "winterover record " + "9" * 3000, "record-format"),
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
    with pytest.raises(RecordError) as caught:
        record_of(played(), {0: "Ada"}, {0: [Former(name, 1)]})
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
