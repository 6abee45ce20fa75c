"""Whole games of the small crew through the command line: played, saved, resumed, replayed, verified."""

import re
from pathlib import Path

import pytest

from tests.cli.helpers import in_order, play, read, run, saved
from tests.cli.thing_helpers import play_script
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.games.thing.small.game import GAME
from winterover.locales import LANGUAGES, Texts

EDITIONS = GAME.rulebook.editions
RANDOM = ("--bots", "random")


@pytest.mark.parametrize("number", range(len(LANGUAGES)))
def test_a_whole_game_in_every_language_and_edition(in_folder: Path, number: int) -> None:
    language, edition, players = LANGUAGES[number], EDITIONS[number % len(EDITIONS)], 1 + number % 3
    people = ("--people", str(min(players, 2)))
    result = play("thing", "-n", str(players), "-e", edition, "--lang", language, *people, *RANDOM)
    assert result.exit_code == 0, result.output
    found = read(saved(in_folder))
    assert (found.game, found.players, found.edition) == ("thing", players, edition)
    assert found.outcome is not None
    texts = Texts(language)
    ending = texts(f"thing-crew_ending-{found.outcome.ending}")
    path = str(saved(in_folder))
    replayed = run("replay", path, "--all", "--lang", language)
    assert replayed.exit_code == 0, replayed.output
    for shown in (result.output, replayed.output):
        assert ending in " ".join(shown.split())
        assert texts("app-small-end-role") in shown
    assert run("verify", path, "--lang", language).exit_code == 0


def test_several_people_share_the_screen_without_covering_it(in_folder: Path) -> None:
    output = play("thing", "-n", "3", "--people", "3").output
    assert "Hand the device" not in output
    assert "cover the screen" not in output
    assert {"Ada", "Bo", "Cleo"} == set(re.findall(r"· (\w+) decides ==", output))


def test_where_all_look_on_nothing_is_told_twice(in_folder: Path) -> None:
    output = play("thing", "-n", "2", "--people", "2").output
    moves = re.findall(r"Round \d+\. \w+ is the Leader", output)
    assert len(moves) == len(set(moves)) > 1


def test_bots_are_companions(in_folder: Path) -> None:
    output = play("thing", "-n", "3", *RANDOM).output
    assert in_order(output, "Crew of Ada (you", "Crew of Bo", "Crew of Cleo")
    assert "decides ==" not in output  # the only person at the screen knows


def test_without_people_one_looks_on(in_folder: Path) -> None:
    result = play("thing", "-n", "2", "--people", "0", *RANDOM, script="")
    assert result.exit_code == 0, result.output
    assert read(saved(in_folder)).outcome is not None


def test_a_saved_game_goes_on_where_it_was(in_folder: Path) -> None:
    first = play("thing", "-n", "2", "--save", "game.record", *RANDOM, script=[*["1"] * 12, "q", "y"])
    assert first.exit_code == 0, first.output
    before = read(in_folder / "game.record")
    assert before.outcome is None
    second = play("--load", "game.record", *RANDOM)
    assert second.exit_code == 0, second.output
    after = read(in_folder / "game.record")
    assert after.outcome is not None
    assert [entry.text for entry in after.entries[: len(before.entries)]] == [entry.text for entry in before.entries]


def test_a_replay_with_everything_open_tells_the_role_cards_that_nobody_saw(in_folder: Path) -> None:
    play("thing", "-n", "2", "--save", "game.record", *RANDOM, script=["1", "1", "q", "y"])
    path = str(in_folder / "game.record")
    step = ("--step", "--plain")
    for options, number in (((), 0), (("--open",), 1)):
        output = run("replay", path, *step, *options, script=["q"]).output
        assert output.count("Role cards:") == number
        assert "Crew of Bo" in output


def test_the_menu_names_the_mode(in_folder: Path) -> None:
    result = run("play", "--plain", script=["2", "2", "3", "2", "q"])
    assert Texts("en").attribute("thing-mode-small", "what") in " ".join(result.output.split())
    assert re.search(r"Players\s+2, small crew", result.output)


def test_the_menu_deals_a_small_crew(in_folder: Path) -> None:
    result = run("play", "--plain", script=["2", "2", "3", "1", "", "", "q", "y"])
    assert "Crew of Ada (you, Leader, decides now)" in result.output
    assert read(saved(in_folder)).players == 1


def test_too_many_players_are_refused_with_both_modes_in_mind(in_folder: Path) -> None:
    result = run("play", "thing", "-n", "9")
    assert result.exit_code != 0
    assert in_order(result.output, "1", "8")


def test_the_rules_have_the_cards_of_this_mode(in_folder: Path) -> None:
    assert "T-Z5-07" in run("rules", "small-dice").output
    assert Texts("en")("rulecard-thing-small-dice") in run("rules", "T-Z5-07").output
    assert Texts("en")("app-rules-small") in run("rules", "--game", "thing").output
    assert "soloEscape" in run("rulings", "thing").output


@pytest.fixture
def dealt() -> Match:
    return Match(GAME, GAME.configure(1), key_from_number(3))


def test_everything_can_be_looked_up_at_a_decision(
    dealt: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["1", "?", "why", "b", "log", "rulings soloRec", "r small-aliens", "nonsense", "go rec", "go dormitory"]
    shown = play_script(dealt, lines, tmp_path, monkeypatch)
    assert in_order(
        shown,
        "Where does ",
        "Phase 3: moving the crew",
        "What you cannot do now",
        "T-Z3-02",
        "threat marker on space 6 of 8",
        "Everything you were told",
        "soloRec",
        "T-Z4-01",
        "not understood",
        "went to the Dormitory",
    )


def test_talk_about_characters_and_rooms(dealt: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play_script(dealt, ["t", "1", "3", "1", "log"], tmp_path, monkeypatch)
    assert in_order(
        shown, "What do you want to say?", "Which Character?", "Which room?", "Windows should go to the Armoury"
    )
