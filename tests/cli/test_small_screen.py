"""The screens of the small crew: everything fits, in every language, and the board shows what is there."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.tables import NAMES, assert_board_fits, look_at_boards, named, screen_of, session_of, small_match_at
from tests.games.thing.small.patient import patient_step
from winterover.cli.choices import Choice, numbered_choices
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.thing.pieces import CHARACTERS, GREEN, ROOMS
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario
from winterover.locales import LANGUAGES, Texts

EDITIONS = GAME.rulebook.editions
ADA, BO = range(2)


@pytest.mark.parametrize("number", range(len(LANGUAGES)))
def test_every_question_fits_with_the_board_into_80_by_24(tmp_path: Path, number: int) -> None:
    seen: set[str] = set()
    for persons in (1, 2, 3):
        edition = EDITIONS[(number + persons) % len(EDITIONS)]
        names = named("ABC"[:persons])
        seed, language = number + persons, LANGUAGES[number]
        seen |= look_at_boards(GAME, names, tmp_path, patient_step, seed, edition=edition, language=language)
    assert {"mover", "move", "dice_to", "dice", "roll_on"} <= seen


@pytest.mark.parametrize(
    ("size", "persons"), [((24, 80), 3), ((30, 64), 2), ((40, 100), 3), ((50, 160), 1), ((60, 200), 2)]
)
def test_other_sizes_of_terminal_and_long_names_fit_too(tmp_path: Path, size: tuple[int, int], persons: int) -> None:
    names = {seat: f"{NAMES[seat]} of the long name"[:20] for seat in range(persons)}
    look_at_boards(GAME, names, tmp_path, patient_step, 7, height=size[0], width=size[1])


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
    assert_board_fits(screen_of(session, match.waiting()[0]), 24, 80, language)


def _row(rows: list[str], name: str) -> str:
    return next(row for row in rows if row.startswith(name) or f" {name} " in row)


@pytest.mark.parametrize(
    ("height", "things"),
    [
        (24, "Things: C Wire, Light, Firearm; W Firearm, Fuel ×2, Blood, Flamethr. 4; N Melee,"),
        (60, "Things: Clark Wire, Light, Firearm; Windows Firearm, Fuel ×2"),
    ],
)
def test_the_board_shows_the_base_and_the_crew_at_a_glance(tmp_path: Path, height: int, things: str) -> None:
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
        things,
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_somebody_owns_is_cut(tmp_path: Path, language: str) -> None:
    """Where names take too much room, the letters of the board stand for them."""
    match = small_match_at(POSITION.format(phase="tests"))
    picture = " ".join(screen_of(session_of(match, named("AB"), tmp_path, language=language), ADA))
    texts = Texts(language)
    shorts = [texts.attribute(f"thing-card-{card}", "short") for card in ("dynamite", "tools", "keys", "failure")]
    assert ", ".join([f"{texts('app-small-mark-blair')} {shorts[0]}", *shorts[1:]]) in " ".join(picture.split())


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
    """Before anybody has moved it would tell nothing."""
    gathered = "players 2; phase {phase}; leader A; strength 6; weather storm; stored sun"
    for text, phase, shows in (
        (POSITION, "move", True),
        (POSITION, "tests", False),
        (gathered, "move", False),
        (gathered, "weather", False),
    ):
        match = small_match_at(text.format(phase=phase))
        rows = screen_of(session_of(match, named("AB"), tmp_path), match.waiting()[0])
        assert ("Attack value" in "\n".join(rows)) == shows


# What is said at a choice


def _screen(match: Match, folder: Path, language: str = "en") -> str:
    people = named("AB"[: match.config.players])
    rows = screen_of(session_of(match, people, folder, language=language), match.waiting()[0])
    return " ".join(" ".join(rows).split())


ACTING = "players 1; phase actions; leader A; dice use repair use; damage {room} 1; clark A in {room}; blair A in shed"


@pytest.mark.parametrize(
    ("room", "name", "use"),
    [
        ("boiler", "Boiler Room", "Use: fill in fuel."),
        ("generator", "Generator Room", "Use: fill in fuel."),
        ("helicopter", "Base Helicopter", "Use: fill in fuel, for an escape."),
    ],
)
def test_an_action_names_the_room_and_what_use_does_there(tmp_path: Path, room: str, name: str, use: str) -> None:
    match = small_match_at(ACTING.format(room=room) + f"; fuel {room} 0", "A assign clark", "A accept")
    assert f"▶ Clark, {name}: which action? {use}" in _screen(match, tmp_path)
    labels = _labels(_choices(match, ADA, tmp_path))
    assert {f"Use the room ({name})", f"Repair the room ({name})"} <= set(labels)


def test_what_use_does_is_told_only_where_it_can_be_done(tmp_path: Path) -> None:
    match = small_match_at(ACTING.format(room="boiler") + "; fuel boiler 4", "A assign clark", "A accept")
    assert "▶ Clark, Boiler Room: which action? Afterwards Clark lies down." in _screen(match, tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS[:GREEN])
def test_every_room_tells_its_use_in_every_language(room: str, language: str) -> None:
    use = Texts(language)(f"thing-use-{room}")
    assert use == use.strip(" .")


def test_a_reroll_is_spoken_of_only_while_it_is_possible(tmp_path: Path) -> None:
    text = "players 1; phase actions; leader A; dice use repair threat; garry A in boiler; nauls A in shed; threat 6"
    match = small_match_at(text, "A assign garry")
    assert "May roll one of his dice again" in _screen(match, tmp_path)
    match.act(ADA, "cancel 3")
    assert "May roll one of his dice again" not in _screen(match, tmp_path)


def test_while_the_weather_is_chosen_that_of_the_last_round_is_not_shown(tmp_path: Path) -> None:
    text = "players 1; phase weather; leader A; weather storm; stored sun; round 3"
    tables = (SmallScenario(text, seed=seed).ask() for seed in range(20))
    table = next(table for table in tables if table.asked[0][1] == "weather")
    state = table.state.copy()
    state.facts = []
    shown = _screen(Match.at(GAME, table.match.config, state), tmp_path)
    assert "Storm: boiler" not in shown
    assert "Weather Station: Sun" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_has_one_colon_before_its_verb(tmp_path: Path, language: str) -> None:
    """Character and room stand side by side; neither is put before the other as a label."""
    text = "players 1; phase actions; leader A; dice use use use; macready A in armoury; nauls A in laboratory"
    text += "; blair A in laboratory"
    texts = Texts(language)
    for name, room in (("macready", "armoury"), ("blair", "laboratory")):
        match = small_match_at(text, f"A assign {name}", "A accept", "A use")
        shown = _screen(match, tmp_path, language).split("▶ ")[-1]
        assert re.match(f"{texts(f'thing-character-{name}')}, «?{texts(f'thing-room-{room}')}", shown), shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_beside_the_number_of_its_choice(tmp_path: Path, language: str) -> None:
    """Nobody reads `2 3 times`."""
    for times in range(1, 7):
        assert not Texts(language).option(GAME, f"times {times}", {})[0].isdecimal()


def test_a_lab_token_that_all_have_seen_goes_openly() -> None:
    text = "players 1; phase actions; leader A; dice use use use; clark A in laboratory; blair A in shed"
    match = small_match_at(text, "A assign clark", "A accept", "A use")
    match.act(ADA, "drop_token")
    told = next(told for told in match.log(ADA) if told.name == "crew_dropped_sample")
    assert Texts("en").fact(GAME, told, {"A": "Ada"}, "A") == "Clark discarded the lab token."
