"""How one to three people set up (rules section 25.1), and Phases 1 and 2 (25.2): T-Z1, T-Z2, EX-28."""

from collections import Counter

import pytest

from tests.games.thing.round_helpers import assert_even, assert_shares
from tests.games.thing.small.table_helpers import PERSONS, fresh_deal, start_match
from winterover.core.contract import random_step
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.thing.pieces import ALIEN, CHARACTERS, HUMAN, ITEMS, REC, ROOMS, SAMPLES, WEAPONS
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.pieces import ABSENT, DOG_BAG
from winterover.games.thing.small.scenario import SmallScenario
from winterover.games.thing.small.state import SmallState
from winterover.games.thing.state import NO_ROOM, NOBODY


def crew_of(state: SmallState) -> list[int]:
    return [figure for figure, status in enumerate(state.status) if status != ABSENT]


@pytest.mark.parametrize("persons", PERSONS)
def test_T_Z1_01_the_setup_for_six_with_more_tools_fuel_and_wire(persons: int) -> None:
    state = fresh_deal(persons)
    damage = {ROOMS[room]: number for room, number in enumerate(state.damage) if number}
    assert damage == {"radio": 6, "helicopter": 4, "shed": 1}
    assert state.hq == 9
    assert {ROOMS[room]: number for room, number in enumerate(state.fuel) if number} == {"boiler": 4, "generator": 4}
    assert (state.underground, state.outside) == (14, 5)
    assert (state.pantry, state.kitchen) == (16, 0)
    weapons = Counter(WEAPONS[card] for card in state.weapon_deck)
    assert weapons == {"flamethrower": 1, "dynamite": 3, "melee": 4, "firearm": 2}
    items = Counter(ITEMS[card] for card in state.item_deck)
    assert items == {"keys": 2, "flashlight": 3, "tools": 3, "fuel": 3, "wire": 2}
    assert dict(zip(SAMPLES, state.lab, strict=True)) == {"blood": 12, "failure": 18}


def test_T_Z1_01_the_decks_are_shuffled() -> None:
    assert len({tuple(fresh_deal(2, seed).weapon_deck) for seed in range(20)}) > 10
    assert len({tuple(fresh_deal(2, seed).item_deck) for seed in range(20)}) > 10


@pytest.mark.parametrize(("persons", "share"), [(1, 6), (2, 3), (3, 2)])
def test_T_Z1_02_EX_28_six_characters_equally_shared(persons: int, share: int) -> None:
    for seed in range(20):
        state = fresh_deal(persons, seed)
        assert len(crew_of(state)) == 6
        assert [state.owner.count(person) for person in range(persons)] == [share] * persons
        assert state.owner.count(NOBODY) == 2
        assert all(state.room[figure] == REC and state.standing[figure] for figure in crew_of(state))


def test_T_Z1_02_they_are_drawn_at_random() -> None:
    found: Counter[str] = Counter()
    for seed in range(600):
        found.update(CHARACTERS[figure] for figure in crew_of(fresh_deal(3, seed)))
    for name in CHARACTERS:
        assert_shares(Counter({"in": found[name], "out": 600 - found[name]}), {"in": 3 / 4, "out": 1 / 4})


def test_T_Z1_02_everybody_is_told_who_runs_whom() -> None:
    match = start_match(3, 4)
    told = {told.args["seat"]: set(told.args["characters"]) for told in match.log(None) if told.name == "crew_dealt"}
    seen: dict[str, set[str]] = {letter: set() for letter in "ABC"}
    for figure in match.view(None)["crew"]:
        seen[figure["seat"]].add(figure["character"])
    assert told == seen


@pytest.mark.parametrize("persons", PERSONS)
def test_T_Z1_03_every_disc_starts_on_the_yellow_space(persons: int) -> None:
    match = start_match(persons, 1)
    assert [figure["suspicion"] for figure in match.view(None)["crew"]] == [1] * 6


def test_T_Z1_04_eight_role_cards_of_which_two_are_alien() -> None:
    for seed in range(30):
        state = fresh_deal(2, seed)
        dealt = [state.roles[figure] for figure in crew_of(state)]
        assert sorted(dealt + state.aside) == [HUMAN] * 6 + [ALIEN] * 2
        assert len(state.aside) == 2


def test_T_Z1_04_how_many_aliens_are_dealt_is_left_to_chance() -> None:
    found: Counter[int] = Counter()
    for seed in range(2800):
        state = fresh_deal(1, seed)
        found[sum(state.roles[figure] == ALIEN for figure in crew_of(state))] += 1
    assert_shares(found, {0: 1 / 28, 1: 12 / 28, 2: 15 / 28})


def test_T_Z1_04_nobody_looks_at_a_role_card() -> None:
    for seed in range(10):
        match = start_match(2, seed)
        for viewer in (None, 0, 1):
            assert [figure["role"] for figure in match.view(viewer)["crew"]] == [None] * 6
            assert not any("role" in told.args for told in match.log(viewer))


def test_T_Z1_05_no_dog_token_is_dealt_so_all_nine_are_in_the_bag() -> None:
    assert sorted(DOG_BAG) == [0] * 7 + [1] * 2
    assert not any(told.name in ("dealt", "dog_shown") for told in start_match(2, 1).log(0))


def test_T_Z1_06_the_threat_marker_starts_on_space_6_and_is_no_strength() -> None:
    seen = start_match(2, 3).view(None)
    assert (seen["threat"], seen["strength"], seen["ever_revealed"]) == (6, 0, False)


@pytest.mark.parametrize("persons", PERSONS)
def test_T_Z1_07_one_of_the_players_leads(persons: int) -> None:
    leaders = Counter(fresh_deal(persons, seed).leader for seed in range(300))
    if persons == 1:
        assert leaders == {0: 300}
    else:
        assert_even(leaders, persons)
    match = start_match(persons, 5)
    assert match.log(None)[persons].args == {"round": 1, "leader": match.view(None)["leader"]}


def test_T_Z1_08_the_kennel_card_is_aside_and_the_dogs_are_off_the_board() -> None:
    seen = start_match(1, 0).view(None)
    assert "kennel" not in seen["locations"]
    assert len(seen["locations"]) == 10
    assert (seen["dogs"], seen["kennel"], seen["loose_dogs"]) == ([], 0, 4)


def test_T_Z1_08_no_leader_token_is_placed() -> None:
    state = fresh_deal(3)
    assert (state.token_room, state.token_holder) == (NO_ROOM, NOBODY)
    assert not any("token" in key for key in start_match(3, 0).view(None))


# Phases 1 and 2 (chart B)


@pytest.mark.parametrize(
    ("face", "boiler", "generator"), [("sun", 1, 1), ("cloudy", 1, 1), ("snow", 2, 1), ("storm", 2, 2)]
)
def test_T_Z2_01_boiler_and_generator_use_what_chart_B_says(face: str, boiler: int, generator: int) -> None:
    table = SmallScenario(f"phase upkeep; players 2; weather {face}").begin()
    assert (table.fuel("boiler"), table.fuel("generator")) == (4 - boiler, 4 - generator)


def test_T_Z2_01_the_leader_chooses_between_the_stored_face_and_the_new_one() -> None:
    asked = 0
    for seed in range(12):
        table = SmallScenario("phase weather; players 3; leader C; stored sun", seed=seed).begin()
        rolled = table.last(None, "weather_rolled")
        assert rolled["seat"] == "C"
        if rolled["face"] == "sun":
            continue
        asked += 1
        assert table.asked == [("C", "weather")]
        assert table.options("C") == sorted(["face sun", f"face {rolled['face']}"])
        table.do("C face sun")
        assert table.view(None)["weather"] == "sun"
        assert table.view(None)["stored"] is None
    assert asked > 3


@pytest.mark.parametrize(("face", "steps"), [("sun", 4), ("cloudy", 3), ("snow", 2), ("storm", 1)])
def test_T_Z2_01_a_called_helicopter_flies(face: str, steps: int) -> None:
    table = SmallScenario(f"phase upkeep; players 1; weather {face}; sos 2; rescue fuel 2").begin()
    seen = table.view(None)
    assert (seen["sos"], seen["rescue_fuel"]) == (2 + steps, 3)


def test_T_Z2_01_an_empty_boiler_breaks_and_the_base_freezes() -> None:
    table = SmallScenario("phase upkeep; players 1; weather storm; fuel boiler 0; damage boiler 1").begin()
    assert table.view(None)["boiler_destroyed"]
    assert not table.state.over
    table = SmallScenario("phase upkeep; players 1; weather storm; boiler destroyed; frost 7").begin()
    assert (table.ending, table.winners) == ("base_frozen", "")


def test_T_Z2_01_a_second_damage_puts_the_generator_out() -> None:
    table = SmallScenario("phase upkeep; players 1; weather storm; fuel generator 0").begin()
    assert table.view(None)["power_failed"]


@pytest.mark.parametrize(("yellow", "red", "spaces"), [(9, 12, 20), (2, 4, 6)])
def test_T_Z1_06_T_Z9_04_another_board_brings_its_own_track(yellow: int, red: int, spaces: int) -> None:
    """The marker starts on the space of maximum suspicion for six, and discs go as far as the track does."""
    reds = {f"suspicion.red.{players}": red for players in range(4, 9)}
    sheet = {**GAME.figures.standard, **reds, "suspicion.yellow": yellow, "suspicion.spaces": spaces}
    for seed in range(6):
        match = Match(GAME, GAME.configure(2, sheet=sheet), key_from_number(seed))
        seen = match.view(None)
        assert (seen["threat"], seen["last_space"]) == (red, spaces - 1)
        assert {figure["suspicion"] for figure in seen["crew"]} == {yellow}
        chance = Rng.from_number(seed)
        while not match.over:
            match.act(*random_step(match, chance))
            GAME.audit(match.state)
