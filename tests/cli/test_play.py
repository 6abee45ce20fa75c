"""Whole games through a pipe: one person and bots, the menu, saving and going on, leaving."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import ALWAYS_FIRST, goes_on_where_it_was, in_order, play, read, run, saved
from winterover.cli.command import command
from winterover.cli.files import Saver
from winterover.core import record
from winterover.core.errors import GameError
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.games.registry import find_game


def test_a_whole_game_ends_with_everybodys_role_and_a_record(in_folder: Path) -> None:
    result = play()
    assert result.exit_code == 0, result.output
    found = read(saved(in_folder))
    assert found.outcome is not None
    match = record.verify(found, find_game("stayaway"))
    for name in ("Ada", "Bo", "Cleo", "Dag", "Eir", "Finn"):
        assert name in result.output
    assert in_order(result.output, "Player", "Result", "Role", "What happened", str(saved(in_folder).name))
    assert len(match.entries) > 20


@pytest.mark.parametrize("edition", ["E1", "E2"])
@pytest.mark.parametrize("players", [4, 12])
def test_every_size_of_table_and_every_edition_can_be_played(in_folder: Path, players: int, edition: str) -> None:
    result = play("--players", str(players), "--edition", edition, "--bots", "random")
    assert result.exit_code == 0, result.output
    found = read(saved(in_folder))
    assert (found.players, found.edition) == (players, edition)
    assert found.outcome is not None


def test_without_people_the_bots_play_and_one_looks_on(in_folder: Path) -> None:
    result = play("--people", "0", script="")
    assert result.exit_code == 0, result.output
    assert read(saved(in_folder)).outcome is not None
    assert "You are" not in result.output


def test_enter_all_the_way_through_the_menu_is_one_person_against_five_bots(in_folder: Path) -> None:
    result = run("play", script=["", "q", "y"])
    assert result.exit_code == 0, result.output
    assert in_order(result.output, "Language", "English", "Players", "6", "People", "1: Ada", "Enter starts the game")
    found = read(saved(in_folder))
    assert (found.game, found.players, found.edition, found.rulings, found.names) == (
        "stayaway",
        6,
        "E1",
        {},
        {0: "Ada"},
    )


def test_the_menu_changes_what_is_picked(in_folder: Path) -> None:
    changes = ["3", "5", "4", "2", "Zoe", "", "6", "2", "7", "25", "2", "", "5", "1"]
    result = run("play", "--no-guide", script=[*changes, "", *["1"] * 4000])
    assert result.exit_code == 0, result.output
    found = read(saved(in_folder))
    assert (found.players, found.edition, found.rulings) == (5, "E2", {"thingInDeck": "true"})
    assert found.names == {0: "Zoe", 2: "Cleo"}


def test_the_menu_answers_nonsense_with_a_sentence_and_loses_nothing(in_folder: Path) -> None:
    wrong = ["3", "77", "3", "x", "99", "hello", "4", "2", "Zoe", "Zoe", "7", "99", "26", "many", ""]
    result = run("play", "--no-guide", script=[*wrong, "q"])
    assert result.exit_code == 0, result.output
    assert '"77" will not do' in result.output
    assert 'There is no choice "hello"' in result.output
    assert 'Two players are called "Zoe"' in result.output
    assert 'There is no choice "99". Type a number from 1 to 30.' in result.output
    assert 'The table option "infectedDelta" cannot be "many"' in result.output
    assert not (in_folder / "records").exists()


def test_a_contradiction_is_found_in_the_menu(in_folder: Path) -> None:
    result = run("play", script=["7", "3", "9", "", "3", "4", "7", "2", "L", "", "", "q"])
    assert result.exit_code == 0, result.output
    assert "Seat L cannot begin" in result.output


def test_the_menu_speaks_the_language_that_is_picked(in_folder: Path) -> None:
    result = run("play", script=["1", "3", "q"])
    assert in_order(result.output, "Français", "Deutsch") or "Deutsch" in result.output
    assert result.exit_code == 0


def test_a_saved_game_goes_on_where_it_was(in_folder: Path) -> None:
    first = play("--save", "game.record", script=["1", "1", "1", "q", "y"])
    assert first.exit_code == 0, first.output
    assert "holds the seed" in first.output
    assert 'winterover play --load "game.record"' in first.output
    before, after = goes_on_where_it_was(in_folder / "game.record")
    assert after.names == before.names


def test_the_menu_offers_games_that_can_go_on(in_folder: Path) -> None:
    assert "Saved game" not in run("play", script=["q"]).output
    play("--seat", "A=Zoe", script=["1", "q", "y"])
    unfinished = saved(in_folder)
    play("--people", "0", "--save", "records/over.record", script="")
    (in_folder / "records" / "torn.record").write_text("nothing of use")
    before = read(unfinished)
    result = run("play", script=["8", "", "8", "2", "q"])
    assert in_order(result.output, "8  Saved game", "to go on with: 1", "(Stay Away!, Zoe)", 'no choice "2"')
    result = run("play", "--no-guide", script=["8", "1", "1", "q", "y"])
    assert in_order(result.output, "is saved in", unfinished.name), result.output
    after = read(unfinished)
    assert len(after.entries) > len(before.entries)
    assert [entry.text for entry in after.entries[: len(before.entries)]] == [entry.text for entry in before.entries]


@pytest.mark.parametrize(
    ("started", "in_path", "typed"),
    [
        (".venv/bin/winterover", False, ".venv/bin/winterover"),
        ("bin/winterover", True, "winterover"),
        ("lib/winterover/__main__.py", False, f"{Path(sys.executable).name} -m winterover"),
        ("bin/pytest", False, "winterover"),
    ],
)
def test_what_to_type_next_is_what_was_typed(
    in_folder: Path, monkeypatch: pytest.MonkeyPatch, started: str, in_path: bool, typed: str
) -> None:
    program = in_folder / started
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    monkeypatch.setattr(sys, "argv", [started])
    monkeypatch.setenv("PATH", str(program.parent if in_path else in_folder))
    assert command() == typed
    assert f'To go on: {typed} play --load "' in " ".join(play(script=["1"]).output.split())


def test_going_on_with_somebody_else_in_a_seat(in_folder: Path) -> None:
    play("--save", "game.record", script=["1", "q", "y"])
    result = play("--load", "game.record", "--seat", "C=Zoe", "--save", "other.record")
    assert result.exit_code == 0, result.output
    assert read(in_folder / "other.record").names == {2: "Zoe"}


def test_save_in_the_middle_says_that_the_seed_is_in_it(in_folder: Path) -> None:
    result = play(script=["save", "q", "y"])
    assert in_order(result.output, "Saved in", "holds the seed")
    assert read(saved(in_folder)).outcome is None


def test_the_end_of_input_saves_and_ends_cleanly(in_folder: Path) -> None:
    result = play(script=["1"])
    assert result.exit_code == 0, result.output
    assert "To go on: winterover play --load" in result.output
    assert read(saved(in_folder)).outcome is None


def test_nothing_is_overwritten(in_folder: Path) -> None:
    (in_folder / "game.record").write_text("precious")
    result = play("--save", "game.record")
    assert result.exit_code == 2
    assert "so that nothing is lost" in result.stderr
    assert (in_folder / "game.record").read_text() == "precious"
    for _ in range(3):
        play(script=["1"])
    assert len(list((in_folder / "records").iterdir())) == 3


def test_a_place_that_cannot_be_written_is_refused_before_the_first_card(in_folder: Path) -> None:
    (in_folder / "records").write_text("a file where the folder should be")
    result = play()
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert "opening hand" not in result.output
    assert play("--save", "x" * 300).exit_code == 2


def test_a_place_that_becomes_unwritable_loses_nothing(in_folder: Path) -> None:
    game = find_game("stayaway")
    match = Match(game, game.configure(4), key_from_number(1))
    saver = Saver(match, {}, in_folder / "gone" / "game.record")
    saver.probe()
    (in_folder / "gone").rmdir()
    (in_folder / "gone").write_text("a file where the folder was")
    with pytest.raises(GameError) as caught:
        saver.save()
    assert caught.value.code == "file-unwritable"
    rescued = saver.rescue()
    assert read(rescued).players == 4
    rescued.unlink()


def test_a_forged_commitment_does_not_go_on(in_folder: Path) -> None:
    play("--save", "game.record", script=["q", "y"])
    forged = re.sub(r"(?m)^commitment .*$", "commitment " + "0" * 64, Path("game.record").read_text())
    Path("game.record").write_text(forged)
    result = play("--load", "game.record")
    assert result.exit_code == 2
    assert Path("game.record").read_text() == forged


def test_bytes_that_are_no_text_do_not_lose_the_game(in_folder: Path) -> None:
    command = [sys.executable, "-m", "winterover", "play", "stayaway", "--seed", "3", "--save", "game.record"]
    done = subprocess.run(command, input=b"\n\xff\xfe\nq\ny\n", capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert read(in_folder / "game.record").players == 6


def test_a_reader_that_goes_away_does_not_lose_the_game(in_folder: Path) -> None:
    command = f"{sys.executable} -m winterover play stayaway --seed 3 --save game.record | head -1"
    subprocess.run(["bash", "-c", command], input=b"\n1\n1\n", capture_output=True, timeout=60, check=False)
    assert read(in_folder / "game.record").players == 6


def test_a_game_that_is_over_does_not_go_on(in_folder: Path) -> None:
    play("--save", "game.record")
    result = play("--load", "game.record")
    assert result.exit_code == 2
    assert "is over" in result.stderr


def test_the_same_seed_gives_the_same_game(in_folder: Path) -> None:
    play("--save", "one.record")
    play("--save", "two.record")
    assert (in_folder / "one.record").read_text() == (in_folder / "two.record").read_text()
    play("--save", "three.record", "--seed", "8")
    assert (in_folder / "three.record").read_text() != (in_folder / "one.record").read_text()


def test_seats_may_have_names_that_bots_would_have_had(in_folder: Path) -> None:
    result = play("--seat", "B=Ada", script=["q", "y"])
    assert result.exit_code == 0, result.output
    assert "Ada A" in result.output


def test_whispers_and_talk_reach_the_record(in_folder: Path) -> None:
    result = play(
        "--ruling",
        "whisper=on",
        script=["t", "4", "2", "3", "1", "t accuse C thing", "t whisper D trust B", "t whisper D", "t", "", "q", "y"],
    )
    assert result.exit_code == 0, result.output
    own = [
        (entry.text, entry.to) for entry in read(saved(in_folder)).entries if entry.seat == 0 and entry.kind == "say"
    ]
    assert own == [("accuse B thing", None), ("accuse C thing", None), ("trust B", 3)]


def test_plain_and_piped_output_holds_no_control_codes(in_folder: Path) -> None:
    assert "\x1b" not in play("--people", "2", script=ALWAYS_FIRST).output
