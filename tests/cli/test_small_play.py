"""Whole games of the small crew through the command line: played, saved, resumed, replayed, verified."""

import re
from pathlib import Path

import pytest

from tests.cli.helpers import goes_on_where_it_was, in_order, play, read, run, saved
from tests.cli.tables import play_script
from winterover.cli.scene import default_names
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.core.talk import SEAT
from winterover.games.thing.pieces import CHARACTERS
from winterover.games.thing.rulings import RULEBOOK
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
    goes_on_where_it_was(in_folder / "game.record", *RANDOM)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_speaks_of_this_mode(in_folder: Path, language: str) -> None:
    """What bots and editions do for a small crew, how many it is for once only, and colons as the language has them."""
    texts = Texts(language)
    output = run("play", "--plain", "--lang", language, script=["2", "2", "3", "2", "6", "", "q"]).output
    shown = " ".join(output.split())
    menu = shown.rpartition(" ".join(texts("app-subtitle").split()))[2]
    assert " ".join(texts("app-small-bot-heuristic").split()) in menu
    assert len(re.findall("1(?:-|–| à | a | bis | to )3", menu)) <= 1
    assert texts.labelled("1", default_names(texts)[0]) in output
    for edition in ("it", "de", "fr", "uk"):
        name = f"{edition}, {texts(f'thing-edition-{edition}')}"
        assert " ".join(texts.labelled(name, texts(f"app-small-edition-{edition}")).split()) in shown


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
    assert "soloEscape" in run("rulings", "thing", "-n", "2").output


@pytest.mark.parametrize("persons", [1, 2, 3])
def test_the_options_in_force_are_listed(in_folder: Path, persons: int) -> None:
    output = run("rulings", "thing", "--players", str(persons)).output
    listed = {key for key in RULEBOOK.rulings if re.search(rf"\b{key}\b", output)}
    assert listed == set(GAME.rulebook.rulings)
    main = run("rulings", "thing").output
    assert not [key for key in RULEBOOK.rulings if key.startswith("solo") and key in main]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("rulings", "thing", "alienpass", "-n", "2"), 'Table option "alienPass" changes nothing with 1 to 3 players'),
        (("rulings", "thing", "solorec"), 'Table option "soloRec" changes nothing with 4 to 8 players'),
        (("play", "thing", "-n", "1", "-r", "talk=freeFR"), 'Table option "talk" changes nothing with 1 to 3 players'),
        (("sim", "thing", "-n", "5", "-r", "soloRec=yes"), 'Table option "soloRec" changes nothing with 4 to 8'),
    ],
)
def test_an_option_without_effect_is_refused_with_the_reason(
    in_folder: Path, args: tuple[str, ...], sentence: str
) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_the_menu_leaves_options_behind_that_change_nothing_with_so_many_players(in_folder: Path) -> None:
    """The tenth option of the main game is about passing aliens."""
    first = ["2", "2", "7", "10", "2", "", "q"]
    assert "alienPass=yes" in run("play", "--plain", script=first).output
    shown = run("play", "--plain", script=[*first[:-1], "3", "2", "7", "", "", "", "q", "y"]).output
    assert "alienPass=yes" not in shown.partition("2, small crew")[2]
    assert "Who moves first" in shown.partition("2, small crew")[2]
    assert read(saved(in_folder)).rulings == {}


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


def test_what_is_looked_up_is_said_as_this_mode_has_it(
    dealt: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T-Z10-01; what is left out of its book is not found in it."""
    shown = play_script(dealt, ["r dormitory", "r kitchen", "r"], tmp_path, monkeypatch)
    assert in_order(shown, "Dormitory, for the small crew\n", "One Character in a round may go here")
    assert "no dogs and no revealed aliens" not in shown
    assert in_order(shown, "Kitchen\n", "Phase 8")
    assert in_order(shown.partition("r\n")[2], "Small crew, for 1 to 3 players", "Rooms")


def test_talk_is_about_those_who_are_there(dealt: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six of eight Characters play, and alone there is nobody to agree with."""
    texts = Texts("en")
    shown = play_script(dealt, ["t", "1", "", "q", "y"], tmp_path, monkeypatch)
    forms, _, characters = shown.rpartition(texts("app-talk-character"))
    offered = [name for name in CHARACTERS if texts(f"thing-character-{name}") in characters.partition("The Thing")[0]]
    assert offered == [figure["character"] for figure in dealt.view(0)["crew"]]
    assert texts("app-thing-form-agree") not in forms
    pair = Match(GAME, GAME.configure(2), key_from_number(3))
    assert GAME.fillings(pair.state, 0, SEAT, 2) == ["B"]
    assert dealt.game.vocabulary.parse("agree A", 1)  # records of older games have it


def test_talk_about_characters_and_rooms(dealt: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play_script(dealt, ["t", "1", "2", "1", "log"], tmp_path, monkeypatch)
    assert in_order(
        shown, "What do you want to say?", "Which Character?", "Which room?", "Windows should go to the Armoury"
    )
