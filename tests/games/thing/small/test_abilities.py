"""Changed rooms and abilities (rules section 25.10)."""

import pytest

from tests.games.thing.actions_helpers import item_deck, weapon_deck
from tests.games.thing.small.dice_helpers import alone, kinds, rolled, starting
from winterover.core.errors import RuleError
from winterover.games.thing.pieces import CHARACTERS
from winterover.games.thing.small.scenario import SmallScenario


def test_T_Z10_01_the_dormitory_takes_one_guest_and_lends_one_die() -> None:
    table = SmallScenario("phase move; players 1").ask()
    table.do("A mover clark", "A go dormitory", "A mover nauls")
    assert "go dormitory" not in table.options("A")
    table = rolled("threat use use", "macready in boiler; clark in dormitory").do("A assign macready", "A set 1 use")
    assert table.dice == "use use use"


@pytest.mark.parametrize(("hunger", "dice"), [("", 3), ("hungry;", 2)])
def test_T_Z10_02_hunger_takes_a_die_of_every_assignment(hunger: str, dice: int) -> None:
    table = rolled("use use use use use use", f"players 1; {hunger} fuel boiler 4; macready in boiler; clark in boiler")
    assert len(table.last(None, "rolled_dice")["dice"]) == dice
    table.do("A assign macready", "A accept", "A next")
    assert len(table.last(None, "rolled_dice")["dice"]) == dice


@pytest.mark.parametrize(("kennel", "left", "pool"), [(2, 1, 6), (1, 0, 6)])
def test_T_Z10_03_the_kennel_card_costs_one_dog(kennel: int, left: int, pool: int) -> None:
    text = f"phase aliens; players 1; strength 5; nauls transformed; kennel {kennel}; attacked kennel boiler"
    table = SmallScenario(f"{text}; clark in radio; blair in radio; windows in radio; macready in rec").ask()
    while kinds(table) == ["alien_order"]:
        table.do("A resolve kennel" if "resolve kennel" in table.options("A") else f"A {table.options('A')[0]}")
    assert table.state.kennel == left
    assert table.state.pool == pool


# Norris


def test_T_Z10_04_norris_rolls_up_to_three_dice_again_in_darkness_each_once() -> None:
    table = alone("threat threat threat use use use", figure="norris", text="power failed")
    assert starting(table, "A", "reroll") == ["1 norris", "2 norris", "3 norris"]
    table.do("A reroll 2 norris")
    assert starting(table, "A", "reroll") == ["1 norris", "3 norris"]
    table.do("A reroll 1 norris", "A reroll 3 norris")
    assert table.dice == "use use use"
    assert starting(table, "A", "reroll") == []


def test_T_Z10_04_norris_may_stop_at_any_die() -> None:
    table = alone("threat threat threat use", figure="norris", text="power failed").do("A reroll 1 norris", "A accept")
    assert table.state.threat == 4


@pytest.mark.parametrize(("value", "expected"), [("darkness", []), ("always", ["1 norris", "2 norris", "3 norris"])])
def test_R_149_V_39_soloNorris_says_whether_norris_needs_darkness(value: str, expected: list[str]) -> None:
    table = alone("threat use use", figure="norris", soloNorris=value)
    assert starting(table, "A", "reroll") == expected


def test_R_149_V_39_at_every_assignment_norris_can_reroll_anew() -> None:
    text = "players 1; fuel boiler 4; norris in boiler; clark in boiler"
    table = rolled("use use use use use use use", text, soloNorris="always").do("A assign norris", "A reroll 1 norris")
    table.do("A accept").play_to("actions")
    norris = CHARACTERS.index("norris")
    assert table.state.round == 2
    table.ask()
    for _ in range(40):
        if kinds(table) == ["dice"] and table.state.actor == norris:
            break
        wish = "A assign norris" if "assign norris" in table.options("A") else f"A {table.options('A')[0]}"
        table.do(wish)
    assert starting(table, "A", "reroll") == ["1 norris", "2 norris", "3 norris"]


def test_T_Z10_04_the_dice_of_others_are_not_for_norris() -> None:
    table = rolled("threat use use", "power failed; norris in radio; clark in boiler").do("A assign clark")
    assert starting(table, "A", "reroll") == []


# Garry


@pytest.mark.parametrize("light", ["", "power failed"])
def test_T_Z10_05_garry_rolls_one_die_again_in_any_light(light: str) -> None:
    table = alone("threat threat use repair", figure="garry", text=light)
    assert starting(table, "A", "reroll") == ["1 garry", "2 garry", "3 garry"]
    table.do("A reroll 2 garry")
    assert table.dice == "threat repair use"
    assert starting(table, "A", "reroll") == []


def test_T_Z10_05_before_cancelling_only() -> None:
    table = alone("threat threat use repair", figure="garry").do("A cancel 1")
    with pytest.raises(RuleError):
        table.do("A reroll 1 garry")


def test_T_Z10_05_once_per_assignment_even_if_another_changes_the_dice() -> None:
    table = rolled("threat threat use repair", "players 2; garry A in boiler; blair B in dormitory", soloDormDice="no")
    table.do("A reroll 1 garry", "B set 2 use")
    assert starting(table, "A", "reroll") == []


# Flashlight


@pytest.mark.parametrize("card", ["flashlight", "open_flashlight"])
def test_T_Z10_06_in_darkness_its_owner_rolls_up_to_three_dice_again(card: str) -> None:
    text = f"players 1; power failed; clark in boiler owns {card}"
    table = rolled("threat threat sabotage use repair use", text)
    for die, face in ((1, "use"), (2, "repair"), (3, "use")):
        assert f"{die} flashlight" in starting(table, "A", "reroll")
        table.do(f"A reroll {die} flashlight")
        assert table.dice.split()[die - 1] == face
    assert starting(table, "A", "reroll") == []
    assert table.owns("clark") == "open_flashlight"


def test_T_Z10_06_the_last_result_stands() -> None:
    table = rolled("use use use threat", "players 1; power failed; clark in boiler owns flashlight")
    table.do("A reroll 1 flashlight", "A accept")
    assert table.state.threat == 5


def test_R_151_T_Z10_06_with_light_it_is_no_use() -> None:
    table = rolled("threat use use", "players 1; clark in boiler owns flashlight")
    assert starting(table, "A", "reroll") == []
    table = rolled("threat use use", "players 1; power failed; clark in boiler; nauls in rec owns flashlight")
    assert starting(table, "A", "reroll") == []


def test_T_Z10_06_where_a_flashlight_serves_once_it_serves_for_all_dice_of_that_roll() -> None:
    text = "players 1; power failed; clark in boiler owns flashlight; nauls in boiler; fuel boiler 4"
    table = rolled("threat threat threat use use use", text, wireFlashlight="singleUse").do("A assign clark")
    table.do("A reroll 1 flashlight")
    assert starting(table, "A", "reroll") == ["2 flashlight", "3 flashlight"]
    assert table.owns("clark") == ""


# Abilities that speak of assigned cards


def test_T_Z10_07_windows_repairs_one_more() -> None:
    table = alone("repair use use", "radio", figure="windows", text="damage radio 6").do("A accept", "A repair")
    assert table.options("A") == ["times 1", "times 2"]


def test_T_Z10_07_macready_draws_three_weapons() -> None:
    table = alone("use repair use", "armoury").do("A accept", "A use")
    assert table.options("A") == ["times 2", "times 3"]
    before = weapon_deck(table)
    table.do("A times 3")
    assert table.last(None, "drew_cards")["things"] == before[:3]


def test_T_Z10_07_others_draw_two_and_all_see_them() -> None:
    table = alone("use repair use", "storeroom", figure="clark")
    before = item_deck(table)
    table.do("A accept", "A use")
    assert table.last(None, "drew_cards")["things"] == before[:2]


def test_T_Z10_07_blair_draws_one_more_sample() -> None:
    table = alone("use repair use", "laboratory", figure="blair").do("A accept", "A use")
    assert table.options("A") == ["times 1", "times 2"]
    table = alone("use repair use", "laboratory", figure="clark").do("A accept", "A use")
    assert kinds(table) == ["sample"]


@pytest.mark.parametrize(("figure", "food"), [("nauls", 1), ("clark", 2)])
def test_T_Z10_07_nauls_needs_one_food(figure: str, food: int) -> None:
    table = alone("use repair use", "kitchen", figure=figure).do("A accept", "A use")
    assert table.state.kitchen == food


@pytest.mark.parametrize(("figure", "rolls"), [("bennings", 2), ("clark", 1)])
def test_T_Z10_07_bennings_rolls_the_weather_twice(figure: str, rolls: int) -> None:
    table = alone("use repair use", "weather", figure=figure).do("A accept", "A use")
    assert len(table.told(None, "rolled")) == rolls


def test_DX_33_hungry_in_darkness_with_norris() -> None:
    table = rolled("threat threat use repair", "players 1; hungry; power failed; norris in boiler; clark in radio")
    assert table.dice == ""
    table.do("A assign norris")
    assert table.dice == "threat threat"
    assert starting(table, "A", "reroll") == ["1 norris", "2 norris"]
    table.do("A reroll 1 norris")
    assert starting(table, "A", "reroll") == ["2 norris"]
    table.do("A reroll 2 norris")
    assert table.dice == "use repair"
    assert starting(table, "A", "reroll") == []
