"""Figures of a board: sheets as files and records have them, what is refused, and the table that plays with them."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import FIGURES, Lighthouse
from winterover.core.contract import fingerprint, play_random
from winterover.core.errors import ConfigError, RecordError
from winterover.core.figures import LONGEST_NAME, UNNAMED, Figures
from winterover.core.game import Config
from winterover.core.match import Match
from winterover.core.record import begin, read, record_of, replay, verify, write
from winterover.core.rng import key_from_number
from winterover.games.registry import GAMES

GAME = Lighthouse()
SHEET = {"name": "the old tower", "rounds": 5, "lamps": {"brightest": 4, "strong": 2}}


def with_sheet(**changes: Any) -> dict[str, Any]:
    return {**SHEET, **changes}


def refused(sheet: dict[str, Any]) -> ConfigError:
    with pytest.raises(ConfigError) as caught:
        GAME.configure(3, sheet=sheet)
    assert str(caught.value).count("\n") == 0
    return caught.value


# The settings of a table


def test_a_table_without_a_sheet_has_the_standard_figures() -> None:
    config = GAME.configure(3)
    assert config == Config("lighthouse", 3, "calm")
    assert (config.sheet, config.figures) == ("", {})


def test_a_config_names_the_sheet_and_keeps_only_what_differs() -> None:
    config = GAME.configure(3, "storm", {"depth": 4}, SHEET)
    assert (config.sheet, dict(config.figures)) == ("the old tower", {"rounds": 5, "lamps.strong": 2})
    assert dict(config.rulings) == {"depth": 4}


def test_a_sheet_with_the_standard_figures_is_named_all_the_same() -> None:
    config = GAME.configure(3, sheet={"name": "as printed", **FIGURES.lay_out(FIGURES.standard)})
    assert (config.sheet, config.figures) == ("as printed", {})


def test_a_sheet_need_not_say_its_name() -> None:
    sheet = {key: value for key, value in SHEET.items() if key != "name"}
    assert GAME.configure(3, sheet=sheet).sheet == UNNAMED


@pytest.mark.parametrize("figures", [{"lamps.strong": 1}, {"lamps": {"strong": 1}}])
def test_a_sheet_may_give_only_what_differs(figures: dict[str, Any]) -> None:
    config = GAME.configure(3, sheet={"name": "short", "figures": figures})
    assert dict(config.figures) == {"lamps.strong": 1}


def test_a_game_is_played_with_the_figures_of_its_sheet() -> None:
    config = GAME.configure(2, sheet={"figures": {"rounds": 1}})
    short = play_random(GAME, config, 1)
    usual = play_random(GAME, GAME.configure(2), 1)
    assert len(short.entries) < len(usual.entries)


def test_a_given_sheet_is_not_changed() -> None:
    sheet = {"name": "mine", "figures": {"rounds": 5}}
    GAME.configure(3, sheet=sheet)
    assert sheet == {"name": "mine", "figures": {"rounds": 5}}


def test_a_game_without_figures_refuses_a_sheet() -> None:
    with pytest.raises(ConfigError) as caught:
        GAMES["stayaway"].configure(5, sheet={})
    assert caught.value.code == "no-figures"


# What is refused


@pytest.mark.parametrize(
    ("sheet", "code", "cell", "named"),
    [
        ({"name": "empty"}, "sheet-missing", "rounds", "1..9"),
        ({"rounds": 3, "lamps": {"strong": 3}}, "sheet-missing", "lamps.brightest", "1..9"),
        ({"rounds": 3, "lamps": {}}, "sheet-missing", "lamps.brightest", "1..9"),
        (with_sheet(rounds=0), "sheet-number", "rounds", "1..9"),
        (with_sheet(rounds=10), "sheet-number", "rounds", "cannot be 10"),
        (with_sheet(rounds=-3), "sheet-number", "rounds", "cannot be -3"),
        (with_sheet(rounds=10**9), "sheet-number", "rounds", "cannot be 1000000000."),
        (with_sheet(rounds=-(10**20)), "sheet-number", "rounds", "cannot be -1.00e+20."),
        (with_sheet(rounds=16**6000), "sheet-number", "rounds", "cannot be 5.25e+7224."),
        (with_sheet(rounds=True), "sheet-number", "rounds", "cannot be true"),
        (with_sheet(rounds="3"), "sheet-number", "rounds", 'cannot be "3"'),
        (with_sheet(rounds=3.0), "sheet-number", "rounds", "cannot be 3.0"),
        (with_sheet(rounds=None), "sheet-number", "rounds", "cannot be null"),
        (with_sheet(rounds=[3]), "sheet-number", "rounds", "cannot be [ ... ]"),
        (with_sheet(rounds={"all": 3}), "sheet-number", "rounds", "cannot be { ... }"),
        (with_sheet(rounds={}), "sheet-number", "rounds", "cannot be { ... }"),
        (with_sheet(lamps={"brightest": 2, "strong": 3}), "sheet-number", "lamps.strong", "1..2"),
        (with_sheet(lamps=4), "sheet-unknown", "lamps", "lamps.brightest, lamps.strong"),
        (with_sheet(lamps={"bright": 4}), "sheet-unknown", "lamps.bright", "lamps.brightest, lamps.strong"),
        (with_sheet(turns=4), "sheet-unknown", "turns", "rounds, lamps"),
        (with_sheet(turns={"all": 4}), "sheet-unknown", "turns", "rounds, lamps"),
        (with_sheet(**{"lamps.strong": 2}), "sheet-twice", "lamps.strong", "twice"),
        (with_sheet(figures={}), "sheet-unknown", "rounds", "name, figures"),
        ({"figures": 3}, "sheet-unknown", "figures", "rounds, lamps"),
        ({"figures": {"round": 3}}, "sheet-unknown", "round", "rounds, lamps"),
    ],
)
def test_a_bad_sheet_is_refused_by_the_name_of_the_figure(
    sheet: dict[str, Any], code: str, cell: str, named: str
) -> None:
    error = refused(sheet)
    assert (error.code, error.args_by_name["cell"]) == (code, cell)
    assert cell in str(error)
    assert named in str(error)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " a",
        "a\nseed 00",
        "a\u2028b",
        "x" * (LONGEST_NAME + 1),
        "\u0301" * 50,
        "a\u0325\u0324\u0323\u0322\u0321",
        7,
        None,
        ["a"],
    ],
)
def test_a_name_that_a_record_cannot_hold_or_a_line_cannot_show_is_refused(name: object) -> None:
    assert refused(with_sheet(name=name)).code == "sheet-name"


@pytest.mark.parametrize("name", ["Ze\u0301ro", "Việt", "הַמִּשְׂחָק", "u\u0308\u0304\u0301\u0323"])
def test_a_name_of_any_living_script_is_taken(name: str) -> None:
    assert GAME.configure(3, sheet=with_sheet(name=name)).sheet == name


# Records


def played(sheet: dict[str, Any] | None = None) -> Match:
    return play_random(GAME, GAME.configure(3, sheet=sheet), 4)


TEXT = write(record_of(played(SHEET), {0: "Ada"}))


def broken(old: str, new: str) -> RecordError:
    assert old in TEXT
    with pytest.raises(RecordError) as caught:
        verify(read(TEXT.replace(old, new, 1)), GAME)
    assert str(caught.value)
    return caught.value


def test_a_record_names_the_sheet_and_what_it_changes() -> None:
    assert "edition calm\nsheet the old tower\nfigure rounds 5\nfigure lamps.strong 2\nname A Ada\n" in TEXT


def test_a_record_without_a_sheet_says_nothing_of_figures() -> None:
    head, _ = write(record_of(played())).split("moves")
    assert "sheet" not in head
    assert "figure" not in head


def test_a_record_with_a_sheet_replays_and_verifies() -> None:
    match = played(SHEET)
    record = read(TEXT)
    assert (record.sheet, record.figures) == ("the old tower", {"rounds": 5, "lamps.strong": 2})
    assert write(record) == TEXT
    again = verify(record, GAME)
    assert again.config == match.config
    assert fingerprint(again.state) == fingerprint(match.state)


def test_a_sheet_of_standard_figures_survives_the_round_trip() -> None:
    match = Match(GAME, GAME.configure(3, sheet={"name": "as printed", "figures": {}}), key_from_number(1))
    text = write(record_of(match))
    assert "sheet as printed\n" in text
    assert write(record_of(begin(read(text), GAME))) == text


@pytest.mark.parametrize(
    ("old", "new", "code", "named"),
    [
        ("figure rounds 5", "figure rounds five", "record-line", "Line 7"),
        ("figure rounds 5", "figure rounds", "record-line", "Line 7"),
        ("figure rounds 5", "figure rounds 5 6", "record-line", "Line 7"),
        ("figure rounds 5", "figure rounds " + "5" * 5000, "record-line", "Line 7"),
        ("figure rounds 5", "figure rounds 5\nfigure rounds 6", "record-line", "Line 8"),
        ("sheet the old tower", "sheet", "record-line", "Line 6"),
        ("sheet the old tower", "sheet one\nsheet two", "record-line", "Line 7"),
        ("sheet the old tower\n", "", "record-config", "cannot be called"),
        ("figure rounds 5", "figure rounds 10", "record-config", "1..9"),
        ("figure rounds 5", "figure rounds -5", "record-config", "cannot be -5"),
        ("figure rounds 5", "figure turns 5", "record-config", '"turns"'),
        ("figure lamps.strong 2", "figure lamps.strong 5", "record-config", "lamps.strong"),
    ],
)
def test_broken_figures_in_a_record(old: str, new: str, code: str, named: str) -> None:
    error = broken(old, new)
    assert error.code == code
    assert named in str(error)


def test_a_figure_taken_out_of_a_record_is_found() -> None:
    assert broken("figure rounds 5\n", "").code == "record-commitment"


def test_a_record_of_a_game_without_figures_cannot_have_a_sheet() -> None:
    game = GAMES["stayaway"]
    text = write(record_of(Match(game, game.configure(5), key_from_number(1))))
    with pytest.raises(RecordError) as caught:
        replay(read(text.replace("edition E1\n", "edition E1\nsheet mine\n")), game)
    assert caught.value.code == "record-config"
    assert "no figures" in str(caught.value)


@given(
    st.fixed_dictionaries({"rounds": st.integers(1, 9), "lamps.brightest": st.integers(4, 9)}),
    st.integers(1, 4),
)
def test_any_sheet_survives_every_way_round(numbers: dict[str, int], strong: int) -> None:
    numbers["lamps.strong"] = strong
    name, settled = FIGURES.settle({"name": "any", **FIGURES.lay_out(numbers)})
    assert (name, settled) == ("any", numbers)
    config = GAME.configure(2, sheet={"name": "any", "figures": FIGURES.differing(numbers)})
    assert FIGURES.complete(config.figures) == numbers
    match = Match(GAME, config, key_from_number(1))
    assert begin(read(write(record_of(match))), GAME).config == config


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["rounds", "lamps", "strong", "brightest", "x"]) | st.text(max_size=3), inner)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["name", "figures", "rounds", "lamps"]) | st.text(max_size=3), json_data))
def test_any_data_is_a_sheet_or_refused(data: dict[str, Any]) -> None:
    with suppress(ConfigError):
        assert GAME.configure(3, sheet=data).sheet


def test_plain_figures_go_with_anything() -> None:
    plain = Figures(tuple(FIGURES.by_name.values()))
    _, numbers = plain.settle({"figures": {"lamps": {"brightest": 1, "strong": 9}}})
    assert plain.lay_out(numbers) == {"rounds": 3, "lamps": {"brightest": 1, "strong": 9}}


def test_a_sheet_that_goes_deeper_than_any_figure_is_refused() -> None:
    deep: object = 1
    for _ in range(5000):
        deep = {"a": deep}
    with pytest.raises(ConfigError) as error:
        FIGURES.settle({"figures": {"deep": deep}})
    assert (error.value.code, error.value.args_by_name["cell"]) == ("sheet-unknown", "deep")


def test_an_unknown_empty_table_is_refused() -> None:
    with pytest.raises(ConfigError) as error:
        FIGURES.settle({"figures": {"zzz": {}}})
    assert error.value.code == "sheet-unknown"
