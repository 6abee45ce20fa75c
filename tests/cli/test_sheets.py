"""Board sheets at the command line: showing, writing and checking them, and playing with one."""

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import ALWAYS_FIRST, in_order, play, read, run, saved
from tests.core.toy import FIGURES, Lighthouse
from winterover.cli.menu import Menu
from winterover.cli.seating import Settings
from winterover.cli.sheets import LARGEST, read_sheet, template
from winterover.cli.terminal import Terminal
from winterover.core.figures import LONGEST_NAME, UNNAMED, Figures
from winterover.games.registry import GAMES, MODES
from winterover.games.thing.sheet import BOARD_FIGURES
from winterover.locales import LANGUAGES, Texts

SHEET = 'name = "the old tower"\nrounds = 5\n[lamps]\nbrightest = 4\nstrong = 2\n'


@pytest.fixture
def board(in_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a sheet, the toy game among the games, and figures for Stay Away!, which can be played here."""
    lighthouse = Lighthouse()
    monkeypatch.setitem(GAMES, "lighthouse", lighthouse)
    monkeypatch.setitem(MODES, "lighthouse", (lighthouse,))
    monkeypatch.setattr(type(GAMES["stayaway"]), "figures", FIGURES)
    (in_folder / "tower.toml").write_text(SHEET)
    return in_folder


# Showing


def test_the_standard_sheet_comes_with_grades_and_sources(board: Path) -> None:
    result = run("sheet", "lighthouse")
    assert result.exit_code == 0
    assert in_order(result.stdout, "rounds", "3", "1..9", "text", "X-08", "lamps.strong", "3", "assumed", "X-09")
    assert in_order(result.stdout, "text: a rulebook says it", "assumed: nobody published it", "--write board.toml")
    assert "inferred" not in result.stdout


def test_the_figures_of_a_real_board(board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lighthouse, "figures", BOARD_FIGURES)
    shown = run("sheet", "lighthouse").stdout
    for parts in (
        ("die.cloudy", "2", "0..6", "assumed", "B-02"),
        ("sos_spaces", "9", "2..30", "assumed", "B-03"),
        ("weather.4-5.storm", "[2, 2]", "0..8", "inferred", "B-01"),
        ("helicopter_advance.sun", "4", "0..8", "text", "B-01"),
        ("suspicion.green", "0", "0", "text", "B-06"),
        ("fuel_slots.snowmobile.6", "4", "1..5", "inferred", "B-08"),
        ("damage_slots.radio", "8", "8..20", "inferred", "B-07"),
    ):
        line = next(line for line in shown.splitlines() if f" {parts[0]} " in line)
        assert line.split()[0] == parts[0]
        assert in_order(line, *parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_shows_every_name_whole(board: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(Lighthouse, "figures", BOARD_FIGURES)
    monkeypatch.setenv("COLUMNS", "80")
    shown = run("sheet", "lighthouse", "--lang", language).stdout
    assert "…" not in shown
    assert "damage_slots.base_helicopter " in shown


def test_a_sheet_is_checked(board: Path) -> None:
    result = run("sheet", "lighthouse", "tower.toml")
    assert result.exit_code == 0
    assert in_order(result.stdout, '"the old tower" is sound. 2 figures', "rounds", "5", "3", "lamps.strong", "2", "3")
    assert "brightest" not in result.stdout


def test_a_sheet_of_standard_figures_is_sound_too(board: Path) -> None:
    (board / "same.json").write_text(json.dumps(FIGURES.lay_out(FIGURES.standard)))
    result = run("sheet", "lighthouse", "same.json")
    assert result.stdout == 'The sheet "same" is sound. All its figures are the standard ones.\n'


def test_games_without_figures_have_no_sheet(in_folder: Path) -> None:
    for args in (("sheet", "stayaway"), ("sheet", "stayaway", "--write", "x.toml")):
        result = run(*args)
        assert result.exit_code == 2
        assert "no figures" in result.stderr
    assert not list(in_folder.iterdir())


# Writing


def test_the_standard_sheet_is_written_to_be_edited(board: Path) -> None:
    result = run("sheet", "lighthouse", "--write", "mine.toml")
    assert result.exit_code == 0
    assert in_order(result.stdout.replace("\n", " "), "mine.toml", "winterover sheet lighthouse", "--sheet")
    written = board / "mine.toml"
    assert in_order(written.read_text("utf-8"), "# ", 'name = "mine"', "rounds = 3", "# 1..9 · text · X-08", "[lamps]")
    assert FIGURES.settle(read_sheet(written)) == ("mine", FIGURES.standard)


def test_a_sheet_can_be_written_out_again(board: Path) -> None:
    (board / "tower.json").write_text(json.dumps(tomllib.loads(SHEET)))
    assert run("sheet", "lighthouse", "tower.json", "--write", "again.toml").exit_code == 0
    _, numbers = FIGURES.settle(read_sheet(board / "again.toml"))
    assert numbers == FIGURES.settle(tomllib.loads(SHEET))[1]


@pytest.mark.parametrize("figures", [FIGURES, BOARD_FIGURES], ids=["toy", "thing"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_can_be_read_in_every_language(figures: Figures, language: str) -> None:
    text = template(Texts(language), figures, figures.standard, 'a "sheet"')
    assert figures.settle(tomllib.loads(text)) == ('a "sheet"', figures.standard)
    assert max(map(len, text.splitlines())) <= 120


def test_nothing_is_written_over_another_file(board: Path) -> None:
    result = run("sheet", "lighthouse", "--write", "tower.toml")
    assert result.exit_code == 2
    assert "already" in result.stderr
    assert (board / "tower.toml").read_text() == SHEET


@pytest.mark.parametrize(
    ("place", "sentence"), [("mine.json", ".toml"), ("mine", ".toml"), ("no/such/folder/x.toml", "cannot be written")]
)
def test_a_place_where_no_sheet_can_be_written(board: Path, place: str, sentence: str) -> None:
    result = run("sheet", "lighthouse", "--write", place)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert [file.name for file in board.iterdir()] == ["tower.toml"]


# Files that are no sheets


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("x.toml", b"rounds 5", "not correct TOML"),
        ("x.toml", b"rounds = 5\nrounds = 6", "not correct TOML"),
        ("x.toml", b"rounds = 5\nlamps = =", "at line 2"),
        ("x.toml", b"\xff\xfe", "not correct TOML"),
        ("x.toml", b"rounds = " + b"1" * 5000, "not correct TOML"),
        ("x.toml", b"rounds = 0x" + b"f" * 5000, "cannot be 3.98e+6020"),
        ("x.toml", b"x = " + b"[" * 20000, "not correct TOML"),
        ("x.toml", b"", "lacks the figure rounds"),
        ("x.toml", b"# " + b"x" * 1000 * LARGEST, "too big"),
        ("x.toml", b"rounds = 2024-01-01\n", "cannot be 2024-01-01"),
        ("x.json", b"{", "not correct JSON"),
        ("x.json", b"", "not correct JSON"),
        ("x.json", b"[" * 20000, "not correct JSON"),
        ("x.json", b"[]", "no names with figures"),
        ("x.json", b"3", "no names with figures"),
        ("x.json", b'{"rounds": 3, "rounds": 4}', '"rounds" twice'),
        ("x.json", b'{"rounds": NaN}', "cannot be nan"),
        ("x.json", b'{"rounds": 3, "lamps": {"strong": 9}}', "lamps.brightest"),
        ("x.json", b'{"name": "", "rounds": 3}', "cannot be called"),
        ("x.yaml", b"rounds: 3", ".toml, .json"),
        ("x", b"rounds = 3", ".toml, .json"),
    ],
)
def test_a_file_that_is_no_sheet(board: Path, name: str, content: bytes, sentence: str) -> None:
    (board / name).write_bytes(content)
    for args in (
        ("sheet", "lighthouse", name),
        ("play", "stayaway", "--sheet", name),
        ("sim", "stayaway", "--sheet", name),
    ):
        result = run(*args)
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert result.stderr.count("\n") == 1
        assert "Traceback" not in result.output
    assert not (board / "records").exists()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("sheet",), "Missing argument"),
        (("sheet", "chess"), 'There is no game "chess"'),
        (("sheet", "lighthouse", "missing.toml"), "There is no file"),
        (("sheet", "lighthouse", "folder.toml"), "cannot be read"),
        (("play", "stayaway", "--sheet", "missing.toml"), "There is no file"),
        (("sim", "stayaway", "--sheet", "missing.toml"), "There is no file"),
        (("play", "--load", "x.record", "--sheet", "tower.toml"), "brings its own table"),
    ],
)
def test_errors_around_sheets(board: Path, args: Sequence[str], sentence: str) -> None:
    (board / "folder.toml").mkdir()
    result = run(*args)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_byte_order_mark_is_passed_over(board: Path) -> None:
    (board / "marked.toml").write_bytes(b"\xef\xbb\xbf" + SHEET.encode())
    assert read_sheet(board / "marked.toml")["name"] == "the old tower"


@pytest.mark.parametrize(("stem", "name"), [("mine", "mine"), ("x" * (LONGEST_NAME + 1), UNNAMED), ("a\tb", UNNAMED)])
def test_a_sheet_goes_by_the_name_of_its_file(board: Path, stem: str, name: str) -> None:
    (board / f"{stem}.json").write_text('{"figures": {"rounds": 4}}')
    assert read_sheet(board / f"{stem}.json")["name"] == name


# Playing with a sheet


def test_a_table_says_which_sheet_it_plays_with(board: Path) -> None:
    result = play("stayaway", "--players", "4", "--sheet", "tower.toml")
    assert result.exit_code == 0, result.output
    assert "Board sheet: the old tower" in result.stdout
    record = read(saved(board))
    assert (record.sheet, record.figures) == ("the old tower", {"rounds": 5, "lamps.strong": 2})
    assert run("verify", str(saved(board))).exit_code == 0
    shown = run("replay", str(saved(board)), "--step", script="q\n")
    assert "Board sheet: the old tower" in shown.stdout


def test_a_table_without_a_sheet_does_not_speak_of_one(board: Path) -> None:
    assert "Board sheet" not in play("stayaway", "--players", "4").stdout
    assert "sheet" not in saved(board).read_text().split("moves")[0]


def test_a_saved_game_goes_on_with_its_sheet(board: Path) -> None:
    play("stayaway", "--players", "4", "--sheet", "tower.toml", "--save", "x.record", script=("1", "q", "y"))
    assert read(board / "x.record").outcome is None
    result = play("--load", "x.record", script=ALWAYS_FIRST)
    assert result.exit_code == 0, result.output
    record = read(board / "x.record")
    assert record.outcome is not None
    assert record.sheet == "the old tower"


def test_sim_plays_with_a_sheet(board: Path) -> None:
    result = run("sim", "stayaway", "--bots", "random", "--games", "3", "--sheet", "tower.toml")
    assert result.exit_code == 0, result.output
    assert in_order(result.stdout, "Stay Away!", "Board sheet: the old tower", "3 games")
    assert "Board sheet" not in run("sim", "stayaway", "--bots", "random", "--games", "3").stdout


# The menu


def menu(monkeypatch: pytest.MonkeyPatch, *lines: str) -> Any:
    """The settings that come out of a menu at which these lines are typed."""
    typed = iter(lines)
    terminal = Terminal(Texts("en"))
    monkeypatch.setattr(terminal, "read", lambda *_: next(typed))
    monkeypatch.setattr(terminal, "wait", lambda *_, **__: next(typed))
    return Menu(terminal).run()


def test_the_menu_takes_a_sheet(
    board: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = menu(monkeypatch, "8", "tower.toml", "8", "", "")
    assert settings.sheet["name"] == "the old tower"
    assert in_order(capsys.readouterr().out, "Board sheet", "the standard figures", "Board sheet", "the old tower")


def test_the_menu_goes_back_to_the_standard_figures(board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = menu(monkeypatch, "8", "tower.toml", "8", "-", "")
    assert settings.sheet is None


def test_the_menu_shows_what_is_wrong_with_a_sheet(
    board: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (board / "bad.toml").write_text(SHEET.replace("5", "50"))
    settings = menu(monkeypatch, "8", "bad.toml", "8", "missing.toml", "")
    assert settings.sheet is None
    assert in_order(capsys.readouterr().out, "rounds of the board sheet cannot be 50", "There is no file")


def test_the_menu_has_no_line_for_a_sheet_where_a_game_has_no_figures(in_folder: Path) -> None:
    assert len(Menu(Terminal(Texts("en"))).lines) == 7


def test_another_game_brings_its_own_settings(board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "__call__", lambda _, message, **args: message)  # the toy game has no texts
    opened = Menu(Terminal(Texts("en")))
    settings = opened.settings
    settings.edition, settings.rulings, settings.sheet = "E2", {"revenge": "true"}, tomllib.loads(SHEET)
    monkeypatch.setattr(opened, "_pick", lambda *_: "stayaway")
    opened._game()
    assert settings.edition == "E2"
    monkeypatch.setattr(opened, "_pick", lambda *_: "lighthouse")
    opened._game()
    assert settings == Settings("lighthouse", 4, people=settings.people)
