"""Whole games of The Thing through the command line: played, saved, resumed, replayed, verified, simulated."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import ALWAYS_FIRST, goes_on_where_it_was, in_order, play, read, run, saved
from winterover.core import record
from winterover.games.thing.game import GAME
from winterover.locales import LANGUAGES, Texts

EDITIONS = GAME.rulebook.editions
RANDOM = ("--bots", "random")


@pytest.mark.parametrize("number", range(len(LANGUAGES)))
def test_a_whole_game_in_every_language_and_edition(in_folder: Path, number: int) -> None:
    language, edition = LANGUAGES[number], EDITIONS[number % len(EDITIONS)]
    result = play("thing", "-n", str(4 + number % 5), "-e", edition, "--lang", language, "--people", "2", *RANDOM)
    assert result.exit_code == 0, result.output
    found = read(saved(in_folder))
    assert (found.game, found.edition) == ("thing", edition)
    assert found.outcome is not None
    texts = Texts(language)
    assert texts(f"thing-ending-{found.outcome.ending}") in " ".join(result.output.split())
    assert f"≈ {texts('app-thing-sign-alien')}" in result.output
    path = str(saved(in_folder))
    replayed = run("replay", path, "--all", "--lang", language)
    assert replayed.exit_code == 0, replayed.output
    assert f"≈ {texts('app-thing-sign-alien')}" in replayed.output
    assert run("verify", path, "--lang", language).exit_code == 0


def test_against_heuristic_bots_to_an_ending(in_folder: Path) -> None:
    result = play("thing", "--players", "8", "--seed", "3")
    assert result.exit_code == 0, result.output
    assert read(saved(in_folder)).outcome is not None
    assert in_order(result.output, "Player", "Result", "Role", "What happened", "How it spread")


def test_without_people_one_looks_on(in_folder: Path) -> None:
    result = play("thing", "--people", "0", *RANDOM, script="")
    assert result.exit_code == 0, result.output
    assert read(saved(in_folder)).outcome is not None
    assert "Your role" not in result.output


def test_a_saved_game_goes_on_where_it_was(in_folder: Path) -> None:
    first = play("thing", "--save", "game.record", *RANDOM, script=[*["1"] * 12, "q", "y"])
    assert first.exit_code == 0, first.output
    goes_on_where_it_was(in_folder / "game.record", *RANDOM)


def test_a_game_with_a_sheet_and_a_ruling_is_replayed_with_them(in_folder: Path) -> None:
    run("sheet", "thing", "--write", "board.toml")
    sheet = (in_folder / "board.toml").read_text().replace("sos_spaces = 9", "sos_spaces = 12")
    (in_folder / "board.toml").write_text(sheet)
    options = ("--sheet", "board.toml", "--ruling", "dormSwap=any", *RANDOM)
    assert play("thing", *options).exit_code == 0
    found = read(saved(in_folder))
    assert (found.figures, found.rulings) == ({"sos_spaces": 12}, {"dormSwap": "any"})
    assert run("verify", str(saved(in_folder))).exit_code == 0


@pytest.fixture
def finished(in_folder: Path) -> Path:
    play("thing", "--people", "0", *RANDOM, "--save", "game.record", script="")
    return in_folder / "game.record"


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own(finished: Path) -> None:
    watched = run("replay", str(finished), "--all").output
    assert "Your secret role" not in watched
    known = run("replay", str(finished), "--all", "--as", "B").output
    assert known.count("Your secret role: ") == 1
    everything = run("replay", str(finished), "--all", "--open").output
    assert (everything.count("; Action cards: "), everything.count("Your")) == (6, 0)


def test_steps_show_the_board_the_hands_and_the_end(finished: Path) -> None:
    last = len(read(finished).entries)
    output = run("replay", str(finished), "--step", "--open", script=["", "b", "20", str(last), "q"]).output
    assert in_order(output, "step 0 of", "step 1 of", "step 20 of", f"step {last} of", "How it spread")
    assert in_order(output, "Rooms", "Boiler Room: fuel", "Crew", "Ada", "Human")
    output = run("replay", str(finished), "--step", "--as", "C", script=["10", "q"]).output
    assert "Your role:" in output


def test_a_forged_record_is_not_believed(finished: Path) -> None:
    text = finished.read_text()
    ending = read(finished).outcome
    assert ending is not None
    finished.write_text(text.replace(f"end {ending.ending}", "end humans_escaped"))
    result = run("verify", str(finished))
    assert (result.exit_code, result.output[:3]) == (1, "No:")


def test_the_menu_offers_both_games(in_folder: Path) -> None:
    result = run("play", "--no-guide", script=["2", "2", "6", "3", "", "q", "y"])
    assert result.exit_code == 0, result.output
    assert in_order(result.output, "Stay Away!", "The Thing", "German rulebook", "Board sheet", "The Thing · round 1")
    found = read(saved(in_folder))
    assert (found.game, found.edition, found.players) == ("thing", "de", 6)


def test_the_menu_explains_a_ruling_with_what_every_edition_says(in_folder: Path) -> None:
    result = run("play", script=["2", "2", "7", "4", "2", "", "q"])
    assert in_order(
        result.output, "When the boiler breaks", "1 ▶ phase2", "2   immediate", "German rulebook", "At any time"
    )
    assert "* When the boiler breaks: immediate" in result.output


def test_bots_of_both_kinds_play_many_games(in_folder: Path) -> None:
    result = run("sim", "thing", "--json", "--bots", "random,heuristic", "--games", "4", "-n", "5", "-e", "fr")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["games"] == found["finished"] == sum(found["endings"].values()) == 4
    table = run("sim", "thing", "--bots", "random", "--games", "3").stdout
    assert in_order(table, "The Thing, 6 players, edition std", "Games won by", "Ending")


def test_its_rules_can_be_looked_up(in_folder: Path) -> None:
    assert in_order(
        run("rules", "--game", "thing").output,
        "Topics",
        "What the game is about",
        "Rooms",
        "Boiler Room",
        "Characters",
        "Phases",
    )
    assert in_order(run("rules", "T-P4.2-01").output, "T-P4.2-01", "Your move")
    assert "Heizungsraum" in run("rules", "room-boiler", "--lang", "de").output


def test_everything_of_a_game_can_be_dealt_again(in_folder: Path) -> None:
    play("thing", "--save", "one.record", *RANDOM)
    play("thing", "--save", "two.record", *RANDOM, script=ALWAYS_FIRST)
    assert (in_folder / "one.record").read_text() == (in_folder / "two.record").read_text()
    assert record.verify(read(in_folder / "one.record"), GAME).over
