"""The screens of The Thing: everything fits, in every language, and the board shows what is there."""

import re
from pathlib import Path

import pytest
from rich.text import Text

from tests.cli.tables import NAMES, look_at_boards, match_at, named, screen_of, session_of
from winterover.cli.table.thing_status import status
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.games.thing.game import GAME
from winterover.locales import LANGUAGES, Texts

EDITIONS = GAME.rulebook.editions


def _any_answer(match: Match, rng: Rng) -> tuple[Seat, str]:
    """What is done unasked comes as often as any answer."""
    seat = rng.pick(match.waiting())
    view = match.view(seat)
    return seat, rng.pick([*view["asks"][0]["options"], *view["standing"]])


@pytest.mark.parametrize("number", range(len(LANGUAGES)))
def test_every_question_fits_with_the_board_into_80_by_24(tmp_path: Path, number: int) -> None:
    edition = EDITIONS[number % len(EDITIONS)]
    people, language = named("ABCDEFGH"), LANGUAGES[number]
    kinds = look_at_boards(GAME, people, tmp_path, _any_answer, number, edition=edition, language=language)
    assert {"move", "hand_in", "tokens", "look", "assign", "vote", "reveal"} <= kinds


@pytest.mark.parametrize("size", [(24, 80), (30, 64), (40, 100), (50, 160), (60, 200)])
def test_other_sizes_of_terminal_and_long_names_fit_too(tmp_path: Path, size: tuple[int, int]) -> None:
    names = {seat: f"{NAMES[seat]} of the long name"[:20] for seat in range(5)}
    look_at_boards(GAME, names, tmp_path, _any_answer, 7, height=size[0], width=size[1])


def test_where_nothing_else_fits_the_table_has_to_be_asked_for(tmp_path: Path) -> None:
    match = match_at("players 8; phase move; leader H; A hand use repair sabotage")
    session = session_of(match, named("A"), tmp_path, height=14)
    rows = screen_of(session, 0)
    assert len(rows) <= 14
    assert "Where do you go?" in "\n".join(rows)
    assert "Generator  " not in "\n".join(rows[:4])


POSITION = """
    players 5; phase actions; round 3; leader B; weather storm; stored sun; pile repair use; hungry;
    damage boiler 2; fuel boiler 1; fuel generator 3; underground 8; outside 2; pantry 3; burned radio;
    sos 4; rescue fuel 3; dog boiler; kennel 2; token armoury; strength 3;
    A human windows in boiler suspicion 0; A hand use; B human garry in boiler prone suspicion 5;
    C human in shed suspicion 2; D revealed; E alien in armoury suspicion 3;
    A owns firearm fuel; E owns flamethrower:4 blood; C owns open_wire keys
"""
#: Who is asked first in it: whether to burn the room.
EIR = 4


def _row(rows: list[str], name: str) -> str:
    return next(row for row in rows if row.startswith(name) or f" {name} " in row)


@pytest.mark.parametrize("height", [24, 60])
def test_the_board_shows_the_base_and_the_crew_at_a_glance(tmp_path: Path, height: int) -> None:
    rows = screen_of(session_of(match_at(POSITION), named("ABCDE"), tmp_path, height=height), EIR)
    picture = "\n".join(rows)
    for part in (
        "round 3 · 4.7 Character actions",
        "Storm: boiler −2, generator −2, rescue +1",
        "Weather Station: Sun",
        "Hunger",
        "Rescue 4/9, fuel 3",
        "Active Pile 2",
        "Alien strength 3",
        "Open: Cleo Wire; Eir Flamethr. 4",
        "Your role: Alien",
    ):
        assert part in picture, part


def test_the_flat_board_row_by_row(tmp_path: Path) -> None:
    rows = screen_of(session_of(match_at(POSITION), named("ABCDE"), tmp_path), EIR)
    heads = _row(rows, "Crew")
    assert heads.split() == ["Fuel", "Dam.", "Left", "Crew", "Susp.", "C", "W", "I", "L"]
    boiler = _row(rows, "Boiler")
    assert boiler.startswith("Boiler    Ab♦ ")  # A stands, B lies, and a dog is there
    assert "1/4  2/3" in boiler
    assert "3/4  0/2" in _row(rows, "Generator")
    assert "burned down" in _row(rows, "Radio")
    assert "0/3  1/1" in _row(rows, "Shed")
    assert _row(rows, "Undergr.").split()[:2] == ["Undergr.", "8"]
    assert "food 3" in _row(rows, "Pantry")
    assert "Armoury   E☆" in _row(rows, "Armoury")
    assert "Kennel                2" in _row(rows, "Kennel")
    assert _row(rows, "A  Ada").split()[-5:] == ["0/5", "1", "1", "1", "·"]
    assert " ★ B  Bo" in _row(rows, "B  Bo")
    assert "▶  E  Eir" in _row(rows, "E  Eir")
    assert "5/5" in _row(rows, "B  Bo")
    assert _row(rows, "D  Dag").split()[-1] == "alien"
    assert _row(rows, "E  Eir").split()[-5:] == ["3/5", "3", "·", "·", "1"]


def test_the_floor_plan_counts_in_pictures_and_numbers(tmp_path: Path) -> None:
    rows = screen_of(session_of(match_at(POSITION), named("ABCDE"), tmp_path, height=60), EIR)
    picture = "\n".join(rows)
    for part in (
        "▮▯▯▯ 1/4",
        "××· 2/3",
        "▮▮▮▯ 3/4",
        "┬ Armoury ── 6 ┬",
        "Pantry 3",
        "burned down",
        "Ab♦",
        "A stands, a lies",
    ):
        assert part in picture, part
    assert "Bo, Garry" in picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_room_is_cut(tmp_path: Path, language: str) -> None:
    """Whatever the width, each room stands there under its name or its short name, with the number that is left."""
    texts = Texts(language)
    match = match_at(POSITION + "; outside 10; underground 10")
    for width in (60, 75, 76, 79, 80, 100, 112, 116, 120, 129, 130, 134, 135, 150):
        session = session_of(match, named("ABCDE"), tmp_path, language=language, width=width, height=60)
        picture = "\n".join(screen_of(session, EIR))
        for room in ("armoury", "storeroom", "laboratory", "helicopter", "weather", "rec", "shed"):
            names = {texts(f"thing-room-{room}"), texts.attribute(f"thing-room-{room}", "short")}
            assert any(f"{name} " in picture for name in names), (width, room, picture)
        for stock in ("underground", "outside"):
            names = {texts(f"thing-stock-{stock}"), texts.attribute(f"thing-stock-{stock}", "short")}
            assert any(re.search(rf"{re.escape(name)} [ ─]*10\b", picture) for name in names), (width, stock, picture)


def test_the_plan_keeps_its_shape_while_numbers_change(tmp_path: Path) -> None:
    for language in LANGUAGES:
        shapes = set()
        for number in (2, 10):
            match = match_at(POSITION + f"; outside {number}; underground {number}")
            session = session_of(match, named("ABCDE"), tmp_path, language=language, width=120, height=60)
            (wall,) = [row for row in screen_of(session, EIR) if row.startswith("┌")]
            shapes.add(tuple(place for place, sign in enumerate(wall) if sign == "┬"))
        assert len(shapes) == 1, language


def test_french_signs_stand_apart(tmp_path: Path) -> None:
    session = session_of(match_at(POSITION), named("ABCDE"), tmp_path, language="fr", width=200)
    assert "Tempête\u00a0: " in "\n".join(screen_of(session, EIR))
    session.terminal.plain = True
    told = "\n".join(screen_of(session, EIR))
    assert not re.search(r"[^\s\u00a0\u202f][;:?!](?!\S)", told), told


def test_a_sentence_that_does_not_fit_ends_in_dots(tmp_path: Path) -> None:
    session = session_of(match_at(POSITION), named("ABCDE"), tmp_path, width=30)
    long = Text("one two three four five six seven eight nine ten")
    with session.terminal.console.capture() as shown:
        session.terminal.show(session.terminal.cut(long, 20, 2))
    assert [row.split() for row in shown.get().splitlines()] == [
        ["one", "two", "three", "four"],
        ["five", "six", "seven", "…"],
    ]
    with session.terminal.console.capture() as shown:
        session.terminal.show(session.terminal.cut(long, 20, 9))
    assert "…" not in shown.get()


def test_the_table_in_words_tells_the_same(tmp_path: Path) -> None:
    session = session_of(match_at(POSITION), named("ABCDE"), tmp_path, width=200)
    session.terminal.plain = True
    picture = "\n".join(screen_of(session, EIR))
    for part in (
        "Boiler Room: fuel 1/4; damage 2/3; standing: Ada; lying down: Bo; a dog",
        "Radio Room: burned down",
        "Armoury: weapon cards left: ",
        "standing: Eir; the Leader Token",
        "Kennel: dogs: 2",
        "Underground reserve 8, Outside reserve 2, Pantry 3",
        "Ada, Windows: suspicion 0/5; Action cards 1; weapon cards 1; item cards 1",
        "Bo, Garry: suspicion 5/5; Action cards 3; Leader",
        "Eir (you), ",
        "decides now",
        "Revealed alien",
        "Open: Flamethr. 4",
    ):
        assert part in picture, part


def test_attacks_show_as_far_as_one_may_know_them(tmp_path: Path) -> None:
    text = "players 5; phase move; leader B; strength 3; plan boiler 2; plan lab 1; D revealed".replace(
        "lab", "laboratory"
    )
    match = match_at(text)
    session = session_of(match, named("ABCDE"), tmp_path)
    assert "Attacks: 2, 1" in "\n".join(screen_of(session, match.waiting()[0]))
    known = [part.plain for part in status(session.scene, match.view(3))]
    assert "Attacks: Boiler 2, Lab 1" in known


def test_a_frozen_dark_base_says_so(tmp_path: Path) -> None:
    match = match_at(
        "players 5; phase move; leader B; weather snow; boiler destroyed; frost 3; power failed; rescue gone"
    )
    picture = "\n".join(screen_of(session_of(match, named("ABCDE"), tmp_path), match.waiting()[0]))
    for part in ("Snow: frost +2", "Darkness", "Frost 3/8", "Rescue helicopter gone", "destroyed"):
        assert part in picture, part
    assert "generator −" not in picture
