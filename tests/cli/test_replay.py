"""`replay` and `verify`: what each viewer sees of a record, and what gives a forged one away."""

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.helpers import in_order, play, read, run
from tests.cli.tables import terminal_of
from winterover.cli.replay import Replay
from winterover.core import record as records
from winterover.core.rng import commitment
from winterover.games.registry import find_game
from winterover.games.stayaway.cards import NAMES
from winterover.locales import Texts

TEXTS = Texts("en")


@pytest.fixture
def finished(in_folder: Path) -> Path:
    """A finished game of bots with people's names at two seats."""
    play("--people", "0", "--save", "game.record", script="")
    return in_folder / "game.record"


@pytest.fixture
def unfinished(in_folder: Path) -> Path:
    play("--save", "game.record", script=["1", "1"])
    return in_folder / "game.record"


def test_a_spectator_sees_what_is_public_until_the_end(finished: Path) -> None:
    output = run("replay", str(finished), "--all").output
    before = output.partition("Player")[0]
    assert in_order(output, "The game begins", "was dealt a hand", "begins a turn", "Player", "Result", "Role")
    assert "Your opening hand" not in before
    assert "was infected by" not in before


def test_a_seat_sees_its_own_hand_and_nobody_elses(finished: Path) -> None:
    match = records.replay(read(finished), find_game("stayaway"))
    for seat, letter in enumerate("ABCDEF"):
        output = run("replay", str(finished), "--all", "--as", letter).output
        names = dict(zip("ABCDEF", ("Ada", "Bo", "Cleo", "Dag", "Eir", "Finn"), strict=True))
        told = [TEXTS.fact(match.game, told, names, letter) for told in match.log(seat) if told.name != "ended"]
        shown = [line.strip() for line in output.splitlines() if line.strip()]
        assert shown[: len(told)] == told
        assert output.count("Your opening hand") == 1


def test_open_shows_every_hand_and_the_chain_of_infection(finished: Path) -> None:
    match = records.replay(read(finished), find_game("stayaway"))
    output = run("replay", str(finished), "--all", "--open").output
    names = dict(zip("ABCDEF", ("Ada", "Bo", "Cleo", "Dag", "Eir", "Finn"), strict=True))
    for fact in match.facts:
        if fact.kind.name in ("dealt", "became_infected"):
            told = fact.told(fact.insiders[0])
            assert told
            assert TEXTS.fact(match.game, told, names) in output


def test_open_names_who_did_what(in_folder: Path) -> None:
    """It has no reader, so no line speaks to one: whose deed would "You passed on ..." be?"""
    play("--people", "0", "--seed", "1", "--save", "game.record", script="")
    match = records.replay(read(in_folder / "game.record"), find_game("stayaway"))
    assert "passed_on" in {fact.kind.name for fact in match.facts}
    output = run("replay", "game.record", "--all", "--open", "--lang", "de").output
    told, _, _ = output.partition(Texts("de")("app-end-role"))
    for card in NAMES:
        told = told.replace(Texts("de")(f"stayaway-card-{card}"), "")
    assert not re.findall(r"(?<!\w)(?:du|dich|dir|dein\w*)(?!\w)", told, re.IGNORECASE)


def test_who_was_replaced_keeps_what_they_did(finished: Path) -> None:
    record = read(finished)
    record.names, record.formerly, record.version = {0: "Adele"}, {0: [records.Former("Zoe", 20)]}, 3
    finished.write_text(records.write(record))
    match = records.replay(record, find_game("stayaway"))
    names = dict(zip("BCDEF", ("Bo", "Cleo", "Dag", "Eir", "Finn"), strict=True))
    public = [seen for fact in match.facts if (seen := fact.told(None)) is not None]
    told = [
        TEXTS.fact(match.game, each, names | {"A": "Zoe" if place < 20 else "Adele"})
        for place, each in enumerate(public)
        if each.name != "ended"
    ]
    assert any("Zoe" in line for line in told)
    assert any("Adele" in line for line in told)
    output = run("replay", str(finished), "--all").output
    assert [line.strip() for line in output.splitlines() if line.strip()][: len(told)] == told


def test_steps_read_from_a_pipe(finished: Path) -> None:
    output = run("replay", str(finished), "--step", "--open", script=["", "", "b", "5", "999", "q"]).output
    assert in_order(output, "step 0 of", "step 1 of", "step 2 of", "step 1 of", "step 5 of", "Type Enter, b, q")


def test_the_end_of_input_ends_a_stepped_replay(finished: Path) -> None:
    assert run("replay", str(finished), "--step", script=[""]).exit_code == 0


@pytest.mark.parametrize(("game", "players"), [("stayaway", 12), ("thing", 8)])
@pytest.mark.parametrize(("viewer", "everything"), [(None, False), (None, True), (3, False)])
@pytest.mark.parametrize("language", ["en", "es", "uk"])
def test_every_step_fits_on_the_screen(
    in_folder: Path, game: str, players: int, viewer: int | None, everything: bool, language: str
) -> None:
    play(game, "-n", str(players), "--people", "0", "--bots", "random", "--save", "game.record", script="")
    terminal = terminal_of(language, 80, 24)
    replay = Replay(terminal, read(in_folder / "game.record"), viewer, everything=everything)
    last = len(replay.record.entries)
    told_last = ""
    for place in [*range(0, last, 23), last]:
        terminal.console.file = shown = io.StringIO()
        replay._show_step(replay._go_to(place), "")
        rows = shown.getvalue().replace("\x1b[H\x1b[2J", "").split("\n")
        told_last = "\n".join(rows)
        assert len(rows) <= 24, told_last  # the line to type in is the last one
        assert max(map(cell_len, rows)) <= 80, told_last
    assert terminal.texts("app-end-role") in told_last


def test_an_unfinished_record_says_so(unfinished: Path) -> None:
    result = run("replay", str(unfinished), "--all")
    assert result.exit_code == 0
    assert "the game is not over yet" in result.output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--as", "Z"), 'There is no seat "Z"'),
        (("--as", "A", "--open"), "Choose one of the two"),
    ],
)
def test_what_cannot_be_shown_is_refused(finished: Path, args: tuple[str, ...], sentence: str) -> None:
    result = run("replay", str(finished), *args)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_true_record_is_verified(finished: Path) -> None:
    result = run("verify", str(finished))
    assert result.exit_code == 0
    assert in_order(result.output, "Yes:", "seed and the settings", "lead to the same end", "No line was changed")


def test_an_old_record_without_a_digest_is_verified_and_said_to_have_none(finished: Path) -> None:
    text = finished.read_text()
    record = records.read(text)
    assert record.key is not None
    record.version, record.commitment = 1, commitment(record.key, "")
    finished.write_text(records.write(record))
    result = run("verify", str(finished))
    assert result.exit_code == 0
    assert in_order(result.output, "Yes:", "The seed is the one", "lead to the same end", "old record without a digest")


def test_an_unfinished_record_is_verified_as_far_as_it_goes(unfinished: Path) -> None:
    result = run("verify", str(unfinished))
    assert result.exit_code == 0
    assert in_order(result.output, "Yes:", "not over yet")


def _changed(text: str, how: str) -> str:
    lines = text.splitlines()
    place = {line.split()[0]: number for number, line in enumerate(lines)}
    if how == "seed":
        seed = lines[place["seed"]].split()[1]
        lines[place["seed"]] = f"seed {seed[:-1]}{'0' if seed[-1] != '0' else '1'}"
    elif how == "winners":
        lines[place["end"]] = "end thing_eliminated A"
    elif how == "tail":
        del lines[place["end"] :]
    elif how == "words":
        lines.insert(place["moves"] + 1, "A says trust B")
    elif how == "move":
        del lines[place["moves"] + 2]
    elif how == "no seed":
        del lines[place["seed"]]
    elif how == "rules":
        lines[place["rules"]] = "rules 999"
    else:
        lines[0] = "some other text"
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("how", ["seed", "winners", "tail", "words", "move", "no seed", "rules", "not a record"])
def test_a_forged_record_is_not(finished: Path, how: str) -> None:
    finished.write_text(_changed(finished.read_text(), how))
    result = run("verify", str(finished))
    assert result.exit_code == 1
    assert result.output.startswith("No:")
    assert len(result.output.splitlines()) >= 2
    assert "Traceback" not in result.output


def test_files_that_cannot_be_read(in_folder: Path) -> None:
    (in_folder / "binary").write_bytes(b"\xff\xfe\x00")
    for file, sentence in (("missing", "There is no file"), (".", "cannot be read"), ("binary", "is not text")):
        for command in ("verify", "replay"):
            result = run(command, file)
            assert result.exit_code == 2
            assert sentence in result.stderr
