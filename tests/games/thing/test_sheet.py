"""Rules section 24: the figures of the board, how sure each is, and sheets that replace them."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from winterover.core.errors import ConfigError
from winterover.core.figures import GRADES
from winterover.games.thing.figures import DAMAGE_TOKENS, FIGURES
from winterover.games.thing.pieces import (
    BOILER,
    CLOUDY,
    DAMAGEABLE,
    FACES,
    FUELLED,
    GENERATOR,
    HELICOPTER,
    RADIO,
    ROOMS,
    SHED,
    SNOW,
    STORM,
    SUN,
)
from winterover.games.thing.sheet import BOARD_FIGURES, DEFAULT, Sheet, board_of, figures, sheet_from

RULES = Path(__file__).parents[3] / "docs" / "rules"
STANDARD: dict[str, Any] = json.loads((RULES / "thing-board.json").read_text("utf-8"))
NO_DEFAULT = object()


def changed(*steps: Any) -> dict[str, Any]:
    """The standard sheet with something else at the end of a path; without the last step where nothing is there."""
    *path, last, value = steps
    sheet = copy.deepcopy(STANDARD)
    table = sheet
    for step in path:
        table = table[step]
    if value is NO_DEFAULT:
        del table[last]
    else:
        table[last] = value
    return sheet


def refused(sheet: dict[str, Any]) -> ConfigError:
    with pytest.raises(ConfigError) as caught:
        sheet_from(sheet)
    assert str(caught.value).count("\n") == 0
    return caught.value


# The standard sheet


def test_T_24_01_the_standard_sheet_is_the_one_of_the_specification() -> None:
    assert sheet_from(STANDARD).numbers == DEFAULT.numbers
    laid_out = BOARD_FIGURES.lay_out(figures(DEFAULT))
    laid_out["suspicion"]["clamp_at_red"] = True
    assert laid_out == STANDARD


def test_T_24_01_the_weather_chart_goes_by_player_count() -> None:  # B-01
    boards = {players: DEFAULT.for_players(players) for players in range(4, 9)}
    for players in (4, 5):
        assert boards[players].consumption == ((0, 1), (1, 1), (1, 1), (2, 2))
    assert boards[6].consumption == ((1, 1), (1, 1), (2, 1), (2, 2))
    for players in (7, 8):
        assert boards[players].consumption == ((1, 1), (2, 1), (2, 1), (3, 2))
    for board in boards.values():
        assert board.flight == (4, 3, 2, 1)
        assert board.frost == (1, 1, 2, 3)


def test_T_24_01_the_weather_die() -> None:  # B-02
    assert DEFAULT.for_players(6).die == (SUN, CLOUDY, CLOUDY, SNOW, SNOW, STORM)


def test_T_24_01_the_tracks() -> None:  # B-03, B-04, B-05, B-06
    for players in range(4, 9):
        board = DEFAULT.for_players(players)
        assert (board.sos_spaces, board.rescue_fuel_spaces, board.frost_spaces) == (9, 6, 8)
        assert (board.yellow, board.most_suspicion) == (1, players)


def test_T_24_01_the_slots() -> None:  # B-07, B-08
    for players in range(4, 9):
        board = DEFAULT.for_players(players)
        damage = {room: slots for room, slots in enumerate(board.damage_slots) if slots}
        assert damage == {BOILER: 3, GENERATOR: 2, RADIO: 8, HELICOPTER: 6, SHED: 1}
        assert sum(damage.values()) == DAMAGE_TOKENS
        fuel = {room: slots for room, slots in enumerate(board.fuel_slots) if slots}
        assert fuel == {BOILER: 4, GENERATOR: 4, HELICOPTER: 1, SHED: players - 2}
        assert fuel[HELICOPTER] + fuel[SHED] == FIGURES[players].outside
        assert len(board.damage_slots) == len(board.fuel_slots) == len(ROOMS)
        assert set(damage) == set(DAMAGEABLE)
        assert set(fuel) == set(FUELLED)


def test_T_24_01_every_figure_has_a_grade_and_a_source_that_exists() -> None:
    known = set()
    for name in ("thing.md", "thing-rulings.md"):
        known |= set(re.findall(r"^(?:- \*\*|\| )([A-Z]+-[A-Z0-9.]+(?:-\d+)?)\b", (RULES / name).read_text(), re.M))
    for figure in BOARD_FIGURES.by_name.values():
        assert figure.grade in GRADES
        assert set(figure.source.split(", ")) <= known, figure.name
        assert figure.least <= figure.standard <= figure.most, figure.name


def test_T_24_01_what_the_texts_say_and_what_nobody_published() -> None:
    grades = {name: figure.grade for name, figure in BOARD_FIGURES.by_name.items()}
    assert grades["helicopter_advance.sun"] == "text"
    assert grades["helicopter_advance.snow"] == "assumed"
    assert grades["weather.4-5.storm.boiler"] == "inferred"
    assert grades["weather.6.storm.boiler"] == "assumed"
    assert grades["suspicion.red.6"] == "text"
    assert grades["suspicion.red.5"] == grades["suspicion.yellow"] == "inferred"
    assert grades["damage_slots.boiler"] == grades["fuel_slots.generator"] == "text"
    assert grades["damage_slots.radio.8"] == grades["fuel_slots.base_helicopter.4"] == "inferred"
    assert {grades[f"die.{face}"] for face in FACES} == {"assumed"}


def test_T_24_01_figures_are_named_by_their_place_in_the_sheet() -> None:
    named = figures(DEFAULT)
    assert len(named) == len(DEFAULT.numbers) == 72
    assert named["weather.4-5.storm.boiler"] == 2
    assert named["die.cloudy"] == 2
    assert named["fuel_slots.snowmobile.6"] == 4
    assert named["sos_spaces"] == 9


# Other sheets


def test_T_24_01_another_sheet_is_what_the_rules_get() -> None:
    sheet = copy.deepcopy(STANDARD)
    sheet["name"] = "printed"
    sheet["die"] = ["storm", "sun", "storm", "sun", "cloudy", "snow"]
    sheet["weather"]["6"]["snow"] = [3, 0]
    sheet["freezing_advance"]["storm"] = 4
    sheet["suspicion"]["yellow"] = 2
    sheet["damage_slots"] |= {"radio": {"4": 4, "5": 5, "6": 6, "7": 7, "8": 8}, "boiler": 2, "shed": 2}
    sheet["fuel_slots"]["base_helicopter"] = 3
    loaded = sheet_from(sheet)
    board = loaded.for_players(6)
    assert loaded.name == "printed"
    assert board.die == (SUN, SUN, CLOUDY, SNOW, STORM, STORM)
    assert board.consumption == ((1, 1), (1, 1), (3, 0), (2, 2))
    assert board.frost == (1, 1, 2, 4)
    assert board.yellow == 2
    assert board.damage_slots[RADIO] == 6
    assert board.damage_slots[SHED] == 2
    assert board.fuel_slots[HELICOPTER] == 3
    assert loaded.for_players(5).consumption == DEFAULT.for_players(5).consumption


def test_T_24_01_tables_may_stand_for_lists() -> None:
    sheet = copy.deepcopy(STANDARD)
    sheet["die"] = {"sun": 1, "cloudy": 2, "snow": 2, "storm": 1}
    sheet["weather"]["6"]["sun"] = {"boiler": 1, "generator": 1}
    assert sheet_from(sheet).numbers == DEFAULT.numbers


def test_T_24_01_a_sheet_may_give_only_what_differs() -> None:
    sheet = sheet_from({"name": "cold", "figures": {"freezing_advance": {"sun": 2}, "weather": {"6": {"sun": [2, 2]}}}})
    differing = BOARD_FIGURES.differing(figures(sheet))
    assert differing == {"freezing_advance.sun": 2, "weather.6.sun.boiler": 2, "weather.6.sun.generator": 2}
    assert board_of(6, tuple(differing.items())) == sheet.for_players(6)
    assert board_of(6) == DEFAULT.for_players(6)


def test_T_24_01_tables_with_the_same_figures_share_a_board() -> None:
    assert board_of(6, ()) is board_of(6, ())
    assert board_of(6, ()) is not board_of(7, ())


# What is refused: the cell, what was found, what is allowed


@pytest.mark.parametrize("name", BOARD_FIGURES.by_name)
def test_T_24_01_a_number_beyond_its_bounds_is_refused_by_name(name: str) -> None:
    figure = BOARD_FIGURES.by_name[name]
    for number in (figure.least - 1, figure.most + 1):
        error = refused({"figures": {name: number}})
        assert error.code == "sheet-number"
        assert f"{name} of the board sheet cannot be {number}." in str(error)
        assert str(figure.most) in str(error)


@pytest.mark.parametrize("value", [True, "1", 1.0, None, [], {}])
def test_T_24_01_what_is_no_number_is_refused_by_name(value: object) -> None:
    for name in BOARD_FIGURES.by_name:
        error = refused({"figures": {name: value}})
        assert error.code == "sheet-number"
        assert name in str(error)


@pytest.mark.parametrize(
    "path",
    [
        ("die",),
        ("weather",),
        ("weather", "6"),
        ("weather", "7-8", "snow"),
        ("helicopter_advance", "sun"),
        ("freezing_advance",),
        ("sos_spaces",),
        ("heli_fuel_spaces",),
        ("freezing_spaces",),
        ("suspicion", "spaces"),
        ("suspicion", "green"),
        ("suspicion", "yellow"),
        ("suspicion", "red", "7"),
        ("fuel_slots", "boiler"),
        ("fuel_slots", "base_helicopter"),
        ("fuel_slots", "snowmobile", "5"),
        ("damage_slots", "generator"),
        ("damage_slots", "radio"),
        ("damage_slots", "shed"),
    ],
)
def test_T_24_01_a_missing_cell_is_named(path: tuple[str, ...]) -> None:
    error = refused(changed(*path, NO_DEFAULT))
    assert error.code == "sheet-missing"
    assert str(error.args_by_name["cell"]).startswith(".".join(path))


def test_T_24_01_only_the_cap_of_suspicion_may_be_left_out() -> None:
    assert sheet_from(changed("suspicion", "clamp_at_red", NO_DEFAULT)).numbers == DEFAULT.numbers
    for value in (False, 1, "true"):
        error = refused(changed("suspicion", "clamp_at_red", value))
        assert (error.code, error.args_by_name["cell"]) == ("sheet-word", "suspicion.clamp_at_red")


@pytest.mark.parametrize(
    ("sheet", "code", "named"),
    [
        (changed("weather", "6", "hail", [1, 1]), "sheet-unknown", ("weather.6.hail", "weather.6.storm")),
        (changed("weather", "9", STANDARD["weather"]["6"]), "sheet-unknown", ("weather.9", "weather.7-8")),
        (changed("weather", 3), "sheet-unknown", ('"weather"', "weather.4-5")),
        (changed("weather", "6", 3), "sheet-unknown", ('"weather.6"', "weather.6.sun")),
        (changed("snow", 3), "sheet-unknown", ('"snow"', "sos_spaces")),
        (changed("suspicion", "red", "9", 8), "sheet-unknown", ("suspicion.red.9", "suspicion.red.8")),
        (changed("suspicion", "red", 8), "sheet-unknown", ('"suspicion.red"', "suspicion.red.8")),
        (changed("weather", "6", "sun", 1), "sheet-list", ("weather.6.sun", "cannot be 1", "2")),
        (changed("weather", "6", "sun", [1]), "sheet-list", ("weather.6.sun", "2")),
        (changed("weather", "6", "sun", [1, 1, 1]), "sheet-list", ("weather.6.sun", "2")),
        (changed("weather", "6", "sun", [1, 9]), "sheet-number", ("weather.6.sun.generator", "cannot be 9", "0..8")),
        (changed("weather", "6", "sun", [True, 1]), "sheet-number", ("weather.6.sun.boiler", "true", "0..8")),
        (changed("die", "sun"), "sheet-list", ("die", '"sun"', "6")),
        (changed("die", ["sun"] * 5), "sheet-list", ("die", "6")),
        (changed("die", ["sun", *["hail"] * 5]), "sheet-word", ("die", '"hail"', "sun, cloudy, snow, storm")),
        (changed("die", [["sun"], *["snow"] * 5]), "sheet-word", ("die", "[ ... ]")),
        (changed("die", {"sun": 1, "cloudy": 2, "snow": 2, "storm": 2}), "sheet-die", ("7", "6")),
        (changed("die", {"sun": 1, "cloudy": 2, "snow": 2, "storm": 0}), "sheet-die", ("5", "6")),
        (changed("sos_spaces", 1), "sheet-number", ("sos_spaces", "cannot be 1", "2..30")),
        (changed("sos_spaces", {"all": 9}), "sheet-number", ("sos_spaces", "2..30")),
        (changed("suspicion", "green", 1), "sheet-number", ("suspicion.green", "allowed: 0.")),
        (changed("suspicion", "yellow", 4), "sheet-number", ("suspicion.red.4", "cannot be 4", "5..8")),
        (changed("suspicion", "red", "8", 9), "sheet-number", ("suspicion.red.8", "cannot be 9", "2..8")),
        (changed("suspicion", "yellow", 8), "sheet-number", ("suspicion.yellow", "cannot be 8", "1..7")),
        (changed("suspicion", "spaces", 8), "sheet-number", ("suspicion.red.8", "2..7")),
        (changed("fuel_slots", "boiler", 3), "sheet-number", ("fuel_slots.boiler", "4..14")),
        (changed("fuel_slots", "base_helicopter", 4), "sheet-number", ("fuel_slots.base_helicopter", "1..3")),
        (changed("fuel_slots", "base_helicopter", "1"), "sheet-number", ("fuel_slots.base_helicopter", '"1"')),
        (changed("fuel_slots", "snowmobile", "4", 4), "sheet-number", ("fuel_slots.snowmobile.4", "1..3")),
        (changed("damage_slots", "radio", 7), "sheet-number", ("damage_slots.radio", "cannot be 7", "8..20")),
        (changed("damage_slots", "shed", 2), "sheet-tokens", ("21", "20", "damage_slots.shed", "damage_slots.radio.4")),
        (changed("damage_slots", "boiler", 0), "sheet-number", ("damage_slots.boiler", "1..20")),
    ],
)
def test_T_24_01_a_bad_sheet_is_refused_with_what_is_allowed(
    sheet: dict[str, Any], code: str, named: tuple[str, ...]
) -> None:
    error = refused(sheet)
    assert error.code == code
    for part in named:
        assert part in str(error)


@pytest.mark.parametrize(
    ("still", "cell"),
    [
        ({"freezing_advance": dict.fromkeys(FACES, 0)}, "freezing_advance.storm"),
        ({"helicopter_advance": dict.fromkeys(FACES, 0)}, "helicopter_advance.sun"),
        ({"weather": {"7-8": {face: [0, 1] for face in FACES}}}, "weather.7-8.snow.boiler"),
        ({"die": ["sun"] * 6}, "weather.4-5.sun.boiler"),  # the one weather on this die takes nothing of four players
    ],
)
def test_T_24_01_a_board_on_which_nothing_moves_is_refused(still: dict[str, Any], cell: str) -> None:
    error = refused({"figures": still})
    assert error.code == "sheet-still"
    assert cell in str(error)


def test_T_24_01_worse_weather_may_be_anything() -> None:
    sheet_from({"figures": {"weather": {"6": {"sun": [8, 8], "storm": [0, 0]}}}})


# Any sheet


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, int]:
    """All figures of a sound sheet."""
    numbers = {
        name: draw(st.integers(max(figure.least, 1), max(figure.standard, 1)))
        for name, figure in BOARD_FIGURES.by_name.items()
        if not name.startswith(("die.", "suspicion."))
    }
    faces = draw(st.lists(st.sampled_from(FACES), min_size=6, max_size=6))
    spaces = draw(st.integers(3, 30))
    yellow = draw(st.integers(1, spaces - 2))
    red = {f"suspicion.red.{players}": draw(st.integers(yellow + 1, spaces - 1)) for players in range(4, 9)}
    numbers |= {f"die.{face}": faces.count(face) for face in FACES} | red
    numbers |= {"suspicion.spaces": spaces, "suspicion.green": 0, "suspicion.yellow": yellow}
    return {name: numbers[name] for name in BOARD_FIGURES.by_name}


@given(sheets(), st.sampled_from(range(4, 9)))
def test_T_24_01_any_sheet_survives_every_way_round(numbers: dict[str, int], players: int) -> None:
    sheet = Sheet("any", tuple(numbers.values()))
    assert figures(sheet) == numbers
    laid_out = json.loads(json.dumps(BOARD_FIGURES.lay_out(numbers)))
    assert sheet_from({"name": "any", **laid_out}) == sheet
    differing = BOARD_FIGURES.differing(numbers)
    assert sheet_from({"name": "any", "figures": differing}) == sheet
    board = board_of(players, tuple(differing.items()))
    assert board == sheet.for_players(players)
    assert len(board.die) == 6
    assert 0 < board.yellow < board.most_suspicion
    for room in range(len(ROOMS)):
        assert (board.damage_slots[room] > 0) == (room in DAMAGEABLE)
        assert (board.fuel_slots[room] > 0) == (room in FUELLED)
    assert sum(board.damage_slots) <= DAMAGE_TOKENS
    assert board.damage_slots[RADIO] >= FIGURES[players].radio_damage
    assert board.damage_slots[HELICOPTER] >= FIGURES[players].helicopter_damage
