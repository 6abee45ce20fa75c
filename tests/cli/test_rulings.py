"""`winterover rulings`: what a table plays by, and what every edition says."""

from pathlib import Path

import pytest

from tests.cli.helpers import in_order, run
from winterover.games.registry import GAMES
from winterover.locales import LANGUAGES, Texts


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_listed_with_its_value(in_folder: Path, game: str) -> None:
    output = run("rulings", game).output
    for key in GAMES[game].rulebook.rulings:
        assert key in output
    assert "rulings" in output.splitlines()[-1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("given", [(), ("--full",)], ids=["short", "full"])
def test_options_stand_under_what_they_change(in_folder: Path, game: str, given: tuple[str, ...]) -> None:
    output = run("rulings", game, *given).output
    expected: list[str] = []
    for subject, rulings in GAMES[game].rulebook.by_subject().items():
        expected += [Texts("en")(f"{game}-ruling-subject-{subject}"), *(ruling.key for ruling in rulings)]
    assert in_order(output, *expected)


def test_the_value_is_that_of_the_edition_or_of_the_table(in_folder: Path) -> None:
    def value(*args: str) -> str:
        line = next(line for line in run("rulings", "thing", *args).output.splitlines() if "boilerCheck" in line)
        return line.partition("boilerCheck")[2].strip()

    assert value() == "phase2"
    assert value("--edition", "de") == "immediate"
    assert value("--ruling", "boilerCheck=immediate") == "* immediate"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_option_tells_what_it_is_about_and_what_every_edition_says(in_folder: Path, language: str) -> None:
    output = _unwrapped(run("rulings", "thing", "boilercheck", "--edition", "fr", "--lang", language).output)
    texts = Texts(language)
    assert in_order(output, texts("thing-ruling-boilerCheck"), "boilerCheck", "R-17")
    assert _unwrapped(texts.attribute("thing-ruling-boilerCheck", "what")) in output
    assert in_order(output, "phase2", "std it uk", "▶ immediate", "de fr")
    for edition in ("it", "de", "fr", "uk"):
        said = texts.attribute("thing-ruling-boilerCheck", edition)
        assert in_order(output, texts(f"thing-edition-{edition}"), _unwrapped(said))


def _unwrapped(text: str) -> str:
    return " ".join(text.split())


def test_all_of_them_can_be_read_at_once(in_folder: Path) -> None:
    output = run("rulings", "thing", "--full").output
    assert output.count("Italian rulebook") == len(GAMES["thing"].rulebook.rulings)


def test_stay_away_tells_what_its_texts_tell(in_folder: Path) -> None:
    output = run("rulings", "stayaway", "infectedDelta").output
    assert in_order(output, "infectedDelta", "▶ 0", "E1 E2")
    assert run("rulings", "stayaway", "--full").exit_code == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("chess",), 'There is no game "chess"'),
        (("thing", "nonsense"), 'There is no table option "nonsense"'),
        (("thing", "--edition", "E1"), 'There is no edition "E1"'),
        (("thing", "--ruling", "boilerCheck=never"), 'cannot be "never"'),
    ],
)
def test_what_there_is_not_is_refused(in_folder: Path, args: tuple[str, ...], sentence: str) -> None:
    result = run("rulings", *args)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_stands_before_the_colon_of_the_language(in_folder: Path, language: str) -> None:
    texts = Texts(language)
    meaning = texts.labelled("immediate", texts("thing-ruling-boilerCheck-immediate"))
    assert _unwrapped(meaning) in _unwrapped(run("rulings", "thing", "boilerCheck", "--lang", language).output)
    sheet = _unwrapped(run("sheet", "thing", "--lang", language).output)
    assert _unwrapped(texts.labelled(texts("app-grade-text"), texts.attribute("app-grade-text", "what"))) in sheet
