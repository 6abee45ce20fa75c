"""What the clock answers (rules section 25, last table): D-Z1..D-Z8, and the choices shared with the main game."""

from collections import Counter

import pytest

from tests.games.thing.round_helpers import assert_even
from tests.games.thing.small.table_helpers import PERSONS, start_match
from winterover.core.rng import Rng
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario

CREW = "clark in shed; blair in radio"


def clock(table: SmallScenario, kind: str, tries: int = 200) -> Counter[str]:
    """What the clock answers to the open choice of this kind, with many streams of chance."""
    (ask,) = (ask for ask in table.ask().state.asks if GAME.asks[ask.kind].name == kind)
    return Counter(GAME.code(GAME.timeout(table.state, ask, Rng.from_number(number))) for number in range(tries))


def always(table: SmallScenario, kind: str) -> str:
    """The one answer that the clock gives."""
    (answer,) = clock(table, kind, 20)
    return answer


def test_D_Z1_a_character_goes_to_a_random_room() -> None:
    table = SmallScenario("phase move; players 1; burned shed; boiler destroyed").do("A mover clark")
    assert_even(clock(table, "move", 900), len(table.options("A")))


def test_D_Z2_of_several_discs_a_random_one_is_hit() -> None:
    table = SmallScenario("phase dogs; players 1; threat 5; clark suspicion 4; blair suspicion 4; nauls suspicion 4")
    assert_even(clock(table, "struck"), 3)


def test_D_Z3_a_random_character_is_assimilated() -> None:
    table = SmallScenario("phase aliens; players 1; strength 3; attacked shed; clark in shed; blair in shed")
    assert_even(clock(table, "victim"), 2)


def test_D_Z4_a_random_character_gets_the_dice() -> None:
    table = SmallScenario(f"phase actions; players 1; {CREW}; nauls in kitchen")
    assert_even(clock(table, "dice_to"), 3)


def test_D_Z5_the_dormitory_changes_no_die() -> None:
    table = SmallScenario(f"phase actions; players 2; leader A; {CREW}; clark A; blair A; nauls B in dormitory")
    table.do("A assign clark")
    assert ("B", "dormitory") in table.asked
    assert always(table, "dormitory") == "pass"


def test_D_Z6_no_die_is_cancelled() -> None:
    table = SmallScenario(f"phase actions; players 1; dice threat threat threat; {CREW}").do("A assign clark")
    assert always(table, "dice") == "accept"


def test_D_Z7_the_first_lawful_action_is_done() -> None:
    text = f"phase actions; players 1; dice use repair use; {CREW}; damage radio 2"
    table = SmallScenario(text).do("A assign blair", "A accept")
    assert table.view("A")["asks"][0]["options"] == ["repair", "nothing"]
    assert always(table, "act") == "repair"


def test_D_Z8_the_leader_stops() -> None:
    table = SmallScenario(f"phase actions; players 1; dice threat use use; {CREW}").do("A assign clark", "A accept")
    assert always(table, "roll_on") == "stop"


# Choices without a row of their own follow the table of the main game (section 22)


@pytest.mark.parametrize(
    ("kind", "text", "deeds", "answer"),
    [
        ("mover", "phase move", [], "mover bennings"),
        ("withdraw", "phase move; threat 8; clark owns melee", ["clark", "blair"], "pass"),
        ("attack", "phase aliens; strength 2; attacked shed; clark in shed owns dynamite", [], "pass"),
        ("alien_order", "phase aliens; strength 4; attacked radio kitchen; clark in shed", [], "resolve kitchen"),
        ("rescue", f"phase actions; sos 9; {CREW}", [], "stay"),
        ("free_item", "phase actions; clark in boiler owns fuel tools; fuel boiler 1; damage boiler 1", [], "pass"),
        ("hand_over", "phase rec_room; clark owns melee", [], "ready"),
        ("try_test", "phase tests; clark owns blood", [], "pass"),
    ],
)
def test_what_the_clock_does_where_it_has_no_choice(kind: str, text: str, deeds: list[str], answer: str) -> None:
    table = SmallScenario(f"players 1; {text}")
    for name in deeds:
        table.do(f"A mover {name}", "A go shed")
    if deeds:
        for room in ("kitchen", "armoury", "boiler", "weather"):
            if table.asked == [("A", "mover")]:
                table.do(f"A {table.options('A')[0]}")
            table.do(f"A go {room}")
    assert always(table, kind) == answer


def test_the_clock_takes_the_new_face_and_as_much_as_it_can() -> None:
    for seed in range(10):
        table = SmallScenario("phase weather; players 1; stored sun", seed=seed).ask()
        if table.asked == [("A", "weather")]:
            assert always(table, "weather") == f"face {table.last(None, 'weather_rolled')['face']}"
    text = "phase actions; players 1; dice repair use use; windows in radio; clark in radio; damage radio 4"
    table = SmallScenario(text).do("A assign windows", "A accept", "A repair")
    assert table.options("A") == ["times 1", "times 2", "times 3"]
    assert always(table, "times") == "times 3"


@pytest.mark.parametrize("persons", PERSONS)
def test_a_game_that_the_clock_plays_alone_ends(persons: int) -> None:
    for seed in range(10):
        match = start_match(persons, seed)
        chance = Rng.from_number(seed)
        while not match.over:
            ask = match.state.asks[0]
            match.act(ask.seat, GAME.code(GAME.timeout(match.state, ask, chance)))
        assert match.state.ending
