"""The screens of the small crew: everything fits, in every language, and the board shows what is there."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.small_helpers import small_match_at
from tests.cli.thing_helpers import NAMES, named, screen_of, session_of
from tests.games.thing.small.patient import patient_step
from winterover.cli.choices import Choice, numbered_choices
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.thing.pieces import CHARACTERS
from winterover.games.thing.small.game import GAME
from winterover.locales import LANGUAGES, Texts

EDITIONS = GAME.rulebook.editions
ADA, BO = range(2)


def _fits(rows: list[str], size: tuple[int, int], language: str) -> None:
    picture = "\n".join(rows)
    assert len(rows) <= size[0], picture
    assert max(map(cell_len, rows)) <= size[1], picture
    assert Texts(language).attribute("thing-room-boiler", "short") in picture, picture


def _play_and_look(
    folder: Path, language: str, edition: str, seed: int, size: tuple[int, int], names: dict[int, str]
) -> set[str]:
    """Play patiently, look at some screens of every kind of ask, and tell the kinds that were seen."""
    height, width = size
    match = Match(GAME, GAME.configure(len(names), edition), key_from_number(seed))
    session = session_of(match, names, folder, language=language, width=width, height=height)
    rng = Rng.from_number(seed)
    looked: dict[str, int] = {}
    while not match.over:
        seat, code = patient_step(match, rng)
        kind = match.view(seat)["asks"][0]["kind"]
        looked[kind] = looked.get(kind, 0) + 1
        if looked[kind] <= 2 or looked[kind] % 16 == 0:
            _fits(screen_of(session, seat), size, language)
            session.mark_read(seat)
        match.act(seat, code)
    return set(looked)


@pytest.mark.parametrize("number", range(len(LANGUAGES)))
def test_every_question_fits_with_the_board_into_80_by_24(tmp_path: Path, number: int) -> None:
    seen: set[str] = set()
    for persons in (1, 2, 3):
        edition = EDITIONS[(number + persons) % len(EDITIONS)]
        names = named("ABC"[:persons])
        seen |= _play_and_look(tmp_path, LANGUAGES[number], edition, number + persons, (24, 80), names)
    assert {"mover", "move", "dice_to", "dice", "roll_on"} <= seen


@pytest.mark.parametrize(
    ("size", "persons"), [((24, 80), 3), ((30, 64), 2), ((40, 100), 3), ((50, 160), 1), ((60, 200), 2)]
)
def test_other_sizes_of_terminal_and_long_names_fit_too(tmp_path: Path, size: tuple[int, int], persons: int) -> None:
    names = {seat: f"{NAMES[seat]} of the long name"[:20] for seat in range(persons)}
    _play_and_look(tmp_path, "en", "std", 7, size, names)


#: Everything that can be on a board at once.
POSITION = """
    players 2; phase {phase}; leader A; round 4; threat 5; weather storm; stored sun; strength 6; hungry;
    boiler destroyed; frost 3; power failed; sos 4; rescue fuel 3; burned radio; dog shed; kennel 2;
    windows A in boiler suspicion 3; windows owns firearm fuel fuel flamethrower:4 blood;
    blair B in dormitory suspicion 2 shown human; blair owns keys open_wire dynamite tools failure;
    clark A in rec; clark owns open_firearm flashlight wire; nauls B transformed; garry A eliminated;
    norris B in shed prone; norris owns melee fuel tools
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["rec_room", "tests", "actions", "move"])
def test_a_full_board_fits_as_well(tmp_path: Path, phase: str, language: str) -> None:
    match = small_match_at(POSITION.format(phase=phase))
    session = session_of(match, named("AB"), tmp_path, language=language)
    _fits(screen_of(session, match.waiting()[0]), (24, 80), language)


def _row(rows: list[str], name: str) -> str:
    return next(row for row in rows if row.startswith(name) or f" {name} " in row)


@pytest.mark.parametrize("height", [24, 60])
def test_the_board_shows_the_base_and_the_crew_at_a_glance(tmp_path: Path, height: int) -> None:
    match = small_match_at(POSITION.format(phase="tests"))
    rows = screen_of(session_of(match, named("AB"), tmp_path, height=height), ADA)
    picture = "\n".join(rows)
    for part in (
        "round 4 · 7 Tests · Ada decides",
        "Storm: frost +3, rescue +1",
        "Weather Station: Sun",
        "Darkness",
        "Hunger",
        "Frost 3/8",
        "Rescue 4/9, fuel 3",
        "Alien strength 6",
        "Role cards seen: Dr. Blair Human",
        "Suspicion: 0 │ 1 CN │ 2 D │ 3 W │ 4 │ 5 ▼ │ 6 │ 7 │ 8",
        "Things: Clark Wire, Light, Firearm; Windows Firearm, Fuel ×2",
        "▶ Does one of your Characters make a test?",
        "T-Z7-01",
    ):
        assert part in picture, part


def test_the_flat_board_row_by_row(tmp_path: Path) -> None:
    match = small_match_at(POSITION.format(phase="tests"))
    rows = screen_of(session_of(match, named("AB"), tmp_path), ADA)
    assert "W destroyed" in _row(rows, "Boiler")
    assert "burned down" in _row(rows, "Radio")
    assert _row(rows, "Shed").startswith("Shed      n♦ ")  # Norris lies
    assert "Dormitory D " in _row(rows, "Dormitory")
    assert _row(rows, "▶★ Ada").split()[-4:] == ["Susp.", "W", "I", "L"]
    assert _row(rows, "W  Windows").split()[-4:] == ["3", "2", "2", "1"]
    assert _row(rows, "C  Clark").split()[-4:] == ["1", "1", "2", "·"]
    assert _row(rows, "D  Dr. Blair").split()[-4:] == ["2", "1", "3", "1"]
    assert _row(rows, "Nauls").split()[-1] == "alien"
    assert _row(rows, "Garry").split()[-1] == "out"


def test_where_there_is_room_the_base_is_a_floor_plan(tmp_path: Path) -> None:
    match = small_match_at(POSITION.format(phase="tests"))
    picture = "\n".join(screen_of(session_of(match, named("AB"), tmp_path, height=60, width=100), ADA))
    for part in ("▮▮▮▮ 4/4", "│ n♦", "Dr. Blair, Human", "B stands, b lies", "Dr. Blair Dynamite, Tools, Keys"):
        assert part in picture, part


def test_the_table_in_words_tells_the_same(tmp_path: Path) -> None:
    match = small_match_at(POSITION.format(phase="tests"))
    session = session_of(match, named("AB"), tmp_path, width=200)
    session.terminal.plain = True
    picture = "\n".join(screen_of(session, ADA))
    for part in (
        "threat marker on space 5 of 8",
        "Shed: fuel 0/4; damage 1/1; lying down: Norris; a dog",
        "Boiler Room: destroyed; standing: Windows",
        "Crew of Ada (you, Leader, decides now)",
        "Windows: Boiler Room; standing; suspicion 3/8; owns Firearm, Fuel ×2, Blood, Flamethr. 4",
        "Garry: Eliminated",
        "Crew of Bo",
        "Dr. Blair: Dormitory; standing; suspicion 2/8; owns Dynamite, Tools, Keys, Failure, Wire; Role card: Human",
        "Nauls: Revealed alien",
    ):
        assert part in picture, part


def test_each_character_has_a_mark_of_its_own_in_every_language() -> None:
    for language in LANGUAGES:
        marks = [Texts(language)(f"app-small-mark-{character}") for character in CHARACTERS]
        assert len(set(marks)) == len(CHARACTERS)
        assert all(len(mark) == 1 and mark != mark.lower() for mark in marks), marks


# Questions and choices


def test_a_question_names_its_character_and_what_it_can_do(tmp_path: Path) -> None:
    text = "players 1; phase move; leader A; windows A; windows owns firearm; garry A; norris A"
    match = small_match_at(text)
    match.act(ADA, "mover windows")
    rows = screen_of(session_of(match, named("A"), tmp_path), ADA)
    picture = "\n".join(rows)
    assert "▶ Where does Windows go?" in picture
    assert "▶ W  Windows" in picture
    assert "Windows  Removes one more damage with Repair" in picture
    assert "Firearm  Withdraw from an encounter" in picture
    assert "decides" not in rows[0]  # somebody who plays alone knows


DICE = """
    players 1; phase actions; leader A; threat 6; dice use repair threat;
    windows A in boiler suspicion 1; garry A in dormitory; damage boiler 2
"""


def _labels(choices: Sequence[Choice]) -> list[str]:
    return [choice.label for choice in choices]


def _choices(match: Match, seat: int, folder: Path) -> list[Choice]:
    session = session_of(match, named("AB"[: match.config.players]), folder)
    view = match.view(seat)
    return numbered_choices(session.painter.choices(session.scene, view, view["asks"][0]))


def test_dice_are_told_by_their_faces_and_turned_in_a_second_step(tmp_path: Path) -> None:
    match = small_match_at(DICE)
    assert "Dice [Use] [Repair] [Threat]" in "\n".join(screen_of(session_of(match, named("A"), tmp_path), ADA))
    assert "The dice go to Windows (Boiler)" in _labels(_choices(match, ADA, tmp_path))
    match.act(ADA, "assign windows")
    choices = _choices(match, ADA, tmp_path)
    assert _labels(choices) == [
        "Go on with these dice",
        "Cancel die 1 (Use)",
        "Cancel die 2 (Repair)",
        "Cancel die 3 (Threat)",
        "Turn a die from the Dormitory ...",
    ]
    dice = choices[-1].inner
    assert _labels(dice) == ["Turn die 1 (Use) to ...", "Turn die 2 (Repair) to ...", "Turn die 3 (Threat) to ..."]
    assert [(choice.label, choice.code) for choice in dice[2].inner] == [
        ("Use", "set 3 use"),
        ("Repair", "set 3 repair"),
        ("Sabotage", "set 3 sabotage"),
    ]


def test_dice_are_rolled_again_in_a_second_step(tmp_path: Path) -> None:
    match = small_match_at(
        "players 1; phase actions; leader A; dice use repair threat; garry A in boiler; nauls A in shed"
    )
    match.act(ADA, "assign garry")
    again = _choices(match, ADA, tmp_path)[-1]
    assert again.label == "Roll a die again ..."
    assert [choice.code for choice in again.inner] == ["reroll 1 garry", "reroll 2 garry", "reroll 3 garry"]
    assert again.inner[2].label == "Threat (Garry's ability)"


def test_the_other_player_turns_a_die_at_once(tmp_path: Path) -> None:
    match = small_match_at(DICE.replace("players 1", "players 2").replace("garry A", "garry B"))
    match.act(ADA, "assign windows")
    assert _labels(_choices(match, BO, tmp_path))[:2] == ["Pass", "Turn die 1 (Use) to ..."]


def test_whoever_has_several_things_to_give_picks_the_giver_first(tmp_path: Path) -> None:
    match = small_match_at(POSITION.format(phase="rec_room"))
    ready, clark, windows = _choices(match, ADA, tmp_path)
    assert (ready.code, clark.label, windows.label) == ("ready", "Clark hands over ...", "Windows hands over ...")
    assert [choice.code for choice in windows.inner] == [
        "offer windows firearm",
        "offer windows flamethrower",
        "offer windows fuel",
    ]


def _codes(choices: Sequence[Choice]) -> list[str]:
    return [code for choice in choices for code in (_codes(choice.inner) or [choice.code])]


def test_every_option_is_reached_by_exactly_one_way(tmp_path: Path) -> None:
    for seed in range(3):
        match = Match(GAME, GAME.configure(1 + seed), key_from_number(seed))
        rng = Rng.from_number(seed)
        session = session_of(match, named("ABC"[: 1 + seed]), tmp_path)
        while not match.over:
            seat, code = patient_step(match, rng)
            view = match.view(seat)
            ask = view["asks"][0]
            reached = _codes(numbered_choices(session.painter.choices(session.scene, view, ask)))
            assert sorted(reached) == sorted(ask["options"])
            match.act(seat, code)


def test_the_attack_value_shows_while_it_matters_where_the_crew_goes(tmp_path: Path) -> None:
    for phase, shows in (("move", True), ("tests", False)):
        match = small_match_at(POSITION.format(phase=phase))
        rows = screen_of(session_of(match, named("AB"), tmp_path), match.waiting()[0])
        assert ("Attack value" in "\n".join(rows)) == shows
