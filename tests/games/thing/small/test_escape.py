"""Escape and the end of the game (rules sections 25.11 and 25.12)."""

from itertools import product

import pytest

from tests.games.thing.actions_helpers import assert_shares
from tests.games.thing.small.dice_helpers import kinds, rolled
from winterover.games.thing.pieces import ALIEN, CHARACTERS, HUMAN, SABOTAGE
from winterover.games.thing.small.ending import ENDINGS
from winterover.games.thing.small.pieces import ACTION_DIE
from winterover.games.thing.small.scenario import SmallScenario

ARRIVED = "players 2; sos 9; leader B"
READY = "damage shed 0; fuel shed 4"
#: One alien Role card lies in the crew, under Nauls; the other went back unseen.
CREW = (
    "macready A in boiler; clark A in radio; windows A in radio;"
    "nauls B alien in shed; blair B in rec; bennings B in rec"
)


def leave(text: str = "", dice: str = "", **rulings: object) -> SmallScenario:
    """The crew boards the rescue helicopter; these are the faces of the blocking roll."""
    table = rolled(f"{dice} use", f"{ARRIVED}; {CREW}; {text}", **rulings)
    return table.do(f"{table.asked[0][0]} board")


# Starting


def test_T_Z11_01_the_least_suspected_may_start_with_the_rescue_helicopter() -> None:
    people = "macready A in boiler suspicion 2; clark A in radio suspicion 3; windows A in shed suspicion 4"
    others = "nauls B in kitchen suspicion 1; blair B in rec suspicion 2; bennings B in rec suspicion 2"
    table = rolled("use use use", f"{ARRIVED}; {people}; {others}")
    assert table.asked == [("B", "rescue")]
    assert table.view("B")["asks"][0]["character"] == "nauls"
    table.do("B board")
    assert table.last(None, "escape_began") == {"seat": "nauls", "vehicle": "rescue"}


@pytest.mark.parametrize("first", ["clark", "nauls"])
def test_T_Z11_01_among_equals_the_first_in_movement_order(first: str) -> None:
    table = SmallScenario(f"phase actions; players 1; sos 9; {CREW}".replace(" B ", " ").replace(" A ", " "))
    figure = CHARACTERS.index(first)
    table.state.order = [figure, *(other for other in table.state.order if other != figure)]
    table.begin()
    assert table.view("A")["asks"][0]["character"] == first


@pytest.mark.parametrize("sos", ["sos 0", "sos 8", "sos 9; rescue gone"])
def test_T_Z11_01_a_helicopter_that_is_not_there_is_not_offered(sos: str) -> None:
    assert kinds(rolled("use use use", f"players 2; {sos}; {CREW}")) == ["dice_to"]


def test_T_Z11_01_whoever_stays_may_board_in_a_later_round() -> None:
    table = rolled("use use use", f"{ARRIVED}; {CREW}").do("B stay")
    assert table.told(None, "escape_began") == []
    assert kinds(table) == ["dice_to"]
    table.play_to("actions").begin()
    assert table.state.round == 2
    assert kinds(table) == ["rescue"]


@pytest.mark.parametrize(("vehicle", "fuel"), [("helicopter", 1), ("shed", 4)])
def test_T_Z11_01_a_ready_vehicle_needs_keys_and_a_use_die(vehicle: str, fuel: int) -> None:
    ready = f"players 1; damage {vehicle} 0; fuel {vehicle} {fuel}; clark in {vehicle}"
    table = rolled("use repair repair", f"{ready} owns keys").do("A accept")
    assert table.options("A") == ["escape", "nothing"]
    table.do("A escape")
    assert table.last(None, "escape_began") == {"seat": "clark", "vehicle": vehicle}
    assert table.ending == "humans_escaped"


@pytest.mark.parametrize(
    ("dice", "text"),
    [
        ("repair repair repair", f"{READY}; clark in shed owns keys"),
        ("use use use", f"{READY}; clark in shed"),
        ("use use use", f"{READY}; clark in shed; nauls in shed prone owns keys"),
        ("use use use", "damage shed 1; fuel shed 4; clark in shed owns keys"),
        ("use use use", "damage shed 0; fuel shed 3; clark in shed owns keys"),
        ("use use use", f"{READY}; clark in radio owns keys"),
    ],
)
def test_T_Z11_01_without_one_of_them_nobody_drives_away(dice: str, text: str) -> None:
    table = rolled(dice, f"players 1; {text}").do("A accept")
    assert "escape" not in table.options("A")


# Blocking


def test_T_Z11_02_as_many_dice_as_the_pool_has_strength() -> None:
    table = leave("strength 4", "use repair sabotage threat")
    assert table.last(None, "block_rolled") == {"dice": ["use", "repair", "sabotage", "threat"], "count": 2}


def test_T_Z11_02_R_155_without_strength_there_is_no_roll() -> None:
    table = leave("strength 0")
    assert table.told(None, "block_rolled") == []
    assert table.ending == "humans_escaped"


@pytest.mark.parametrize(
    ("dice", "blocked"),
    [
        ("sabotage threat use use use", False),
        ("sabotage threat threat use use", True),
        ("sabotage sabotage sabotage use repair", True),
        ("threat threat threat threat threat", True),
        ("use repair use repair use", False),
    ],
)
def test_T_Z11_02_three_harmful_faces_block(dice: str, blocked: bool) -> None:
    table = leave("strength 5", dice)
    assert bool(table.told(None, "blocked")) == blocked
    assert table.ending == ("" if blocked else "humans_escaped")


def test_T_Z11_02_at_strength_5_the_chance_to_block_is_51_in_243() -> None:
    rolls = list(product(ACTION_DIE, repeat=5))
    assert sum(sum(face >= SABOTAGE for face in roll) >= 3 for roll in rolls) * 243 == 51 * len(rolls)
    found = ["blocked" if leave_by_chance(seed).told(None, "blocked") else "free" for seed in range(400)]
    assert_shares(found, blocked=51 / 243, free=192 / 243)


def leave_by_chance(seed: int) -> SmallScenario:
    table = SmallScenario(f"phase actions; {ARRIVED}; {CREW}; strength 5", seed=seed).begin()
    return table.do(f"{table.asked[0][0]} board")


def test_T_Z11_03_R_156_blocked_all_return_and_phase_6_follows() -> None:
    table = leave("strength 5; damage shed 0; fuel shed 4", "sabotage threat threat use use")
    assert table.coming == "rec_room"
    for name in ("macready", "clark", "windows", "nauls", "blair", "bennings"):
        assert table.room(name) == "rec"
    assert table.told(None, "rolled_dice") == []
    assert table.state.pool == 5
    table.begin()
    assert table.told(None, "assembled") != []


def test_T_Z11_03_R_156_nothing_else_is_lost_and_it_can_be_tried_again() -> None:
    text = f"players 1; strength 3; {READY}; bennings transformed; clark in shed owns keys; nauls in radio"
    table = rolled("use use use sabotage threat threat", text)
    table.do("A assign clark", "A accept", "A escape")
    assert table.told(None, "blocked") != []
    assert table.owns("clark") == "keys"
    assert (table.fuel("shed"), table.damage("shed")) == (4, 0)
    assert table.coming == "rec_room"  # Characters who still stood get no dice
    assert table.told(None, "lay_down") == []
    assert table.dice == ""


def test_T_Z11_03_a_called_helicopter_stays() -> None:
    table = leave("strength 3", "threat threat threat")
    assert table.state.sos == 9
    assert not table.state.rescue_gone


def test_DX_32_three_of_five_faces_block() -> None:
    table = leave("strength 5", "sabotage sabotage threat use repair")
    assert table.last(None, "block_rolled")["count"] == 3
    assert table.told(None, "blocked") != []
    assert table.coming == "rec_room"


# Winning


@pytest.mark.parametrize("value", ["rollOnly", "boarding"])
def test_R_154_V_37_T_Z11_04_soloEscape_says_whether_role_cards_matter(value: str) -> None:
    """An alien lies face down in the crew."""
    table = leave(soloEscape=value)
    if value == "rollOnly":
        assert (table.ending, table.winners) == ("humans_escaped", "A B")
        assert table.told(None, "role_shown") == []
    else:
        assert table.ending == ""
        assert kinds(table) == ["boarding"]


def test_V_37_everybody_who_boards_turns_up_the_role_card_by_the_leaders_word() -> None:
    table = leave(soloEscape="boarding")
    assert table.told(None, "role_shown")[0].args["role"] == "human"
    first = table.last(None, "role_shown")["seat"]
    assert table.asked == [("B", "boarding")]
    others = {"macready", "clark", "windows", "nauls", "blair", "bennings"} - {first}
    assert set(table.options("B")) == {"depart", *(f"boards {name}" for name in others)}
    table.do("B boards windows")
    assert table.last(None, "role_shown") == {"seat": "windows", "role": "human"}
    assert "boards windows" not in table.options("B")


def everybody_but_nauls(table: SmallScenario) -> SmallScenario:
    while table.state.asks:
        aboard = [code for code in table.options("B") if code.startswith("boards ") and code != "boards nauls"]
        table.do(f"B {aboard[0] if aboard else 'depart'}")
    return table


def test_T_Z11_05_an_alien_aboard_is_a_loss() -> None:
    table = leave(soloEscape="boarding").do("B boards nauls")
    assert (table.ending, table.winners) == ("alien_aboard", "")


def test_T_Z11_05_a_human_left_behind_is_a_loss() -> None:
    table = leave(soloEscape="boarding").do("B depart")
    assert (table.ending, table.winners) == ("human_left_behind", "")


def test_T_Z11_05_with_all_humans_and_no_alien_aboard_the_players_win() -> None:
    table = everybody_but_nauls(leave(soloEscape="boarding"))
    assert (table.ending, table.winners) == ("humans_escaped", "A B")
    assert table.last(None, "role_shown") == {"seat": "nauls", "role": "alien"}


def test_T_Z11_05_with_nobody_left_on_the_ground_the_vehicle_departs() -> None:
    table = leave(soloEscape="boarding")
    table.state.roles[CHARACTERS.index("nauls")] = HUMAN
    table.state.aside = [ALIEN, ALIEN]
    for name in ("macready", "clark", "windows", "nauls", "blair", "bennings"):
        if f"boards {name}" in (table.options("B") if table.state.asks else []):
            table.do(f"B boards {name}")
    assert (table.ending, table.winners) == ("humans_escaped", "A B")


def test_T_Z11_05_the_first_aboard_may_be_the_alien() -> None:
    table = rolled(
        "use",
        f"{ARRIVED}; {CREW}".replace("nauls B alien in shed", "nauls B alien in shed suspicion 0"),
        soloEscape="boarding",
    ).do("B board")
    assert table.ending == "alien_aboard"


def test_V_37_where_the_first_boarder_shows_nothing_the_card_is_turned_up_at_departure() -> None:
    text = f"{ARRIVED}; {CREW}".replace("nauls B alien in shed", "nauls B alien in shed suspicion 0")
    table = rolled("use", text, soloEscape="boarding", firstBoarderReveals="no").do("B board")
    assert table.ending == ""
    assert table.told(None, "role_shown") == []
    table.do("B depart")
    assert table.ending == "alien_aboard"


def test_V_37_a_blocked_escape_boards_nobody() -> None:
    table = leave("strength 3", "threat threat threat", soloEscape="boarding")
    assert table.coming == "rec_room"
    assert table.told(None, "role_shown") == []


# The end


def test_T_Z12_01_all_persons_win_together() -> None:
    table = rolled("use use use", f"players 3; {READY}; clark A in shed owns keys").do("A accept", "A escape")
    assert (table.ending, table.winners) == ("humans_escaped", "A B C")


def test_T_Z12_02_the_frost_marker_on_the_skull_is_a_loss() -> None:
    table = SmallScenario("phase upkeep; players 2; boiler destroyed; weather storm; frost 7").begin()
    assert (table.ending, table.winners) == ("base_frozen", "")
    assert SmallScenario("phase upkeep; players 2; boiler destroyed; weather storm; frost 2").begin().ending == ""


LAST = "; ".join(f"{name} transformed" for name in ("nauls", "blair", "windows", "garry", "bennings"))


def test_T_Z12_02_without_a_character_the_game_is_lost_by_the_marker() -> None:
    table = rolled("threat use use", f"players 1; {LAST}; strength 5; threat 3; clark in boiler suspicion 2")
    table.do("A accept")
    assert (table.ending, table.winners) == ("crew_lost", "")


def test_T_Z12_02_without_a_character_the_game_is_lost_by_an_alien() -> None:
    text = f"phase aliens; players 1; {LAST}; strength 2; clark in boiler; attacked boiler"
    table = SmallScenario(text).begin()
    assert (table.ending, table.winners) == ("crew_lost", "")


def test_T_Z12_02_without_a_character_the_game_is_lost_by_a_test() -> None:
    table = SmallScenario(f"phase tests; players 1; {LAST}; strength 5; clark alien owns blood").do("A test_a clark")
    assert (table.ending, table.winners) == ("crew_lost", "")


def test_T_Z12_02_the_game_ends_in_these_ways_only() -> None:
    assert set(ENDINGS) == {"humans_escaped", "base_frozen", "crew_lost", "alien_aboard", "human_left_behind"}


def test_T_Z12_02_at_the_end_all_role_cards_are_turned_up() -> None:
    table = leave()
    told = table.last(None, "crew_ended")
    assert dict(zip(told["characters"], told["roles"], strict=True))["nauls"] == "alien"
    assert all(figure["role"] for figure in table.view(None)["crew"])


def test_T_Z12_03_a_hidden_alien_in_play_has_no_effect() -> None:
    """Only two Characters with alien Role cards are left: nobody is told, nothing ends, and they can still win."""
    gone = "; ".join(f"{name} transformed" for name in ("nauls", "blair", "windows", "bennings"))
    text = f"players 1; {gone}; strength 0; {READY}; clark alien in shed owns keys; macready alien in radio"
    table = rolled("use use use", text)
    assert table.ending == ""
    table.do("A assign clark", "A accept", "A escape")
    assert (table.ending, table.winners) == ("humans_escaped", "A")


def test_T_Z12_03_a_role_card_changes_no_choice_and_no_fact() -> None:
    """The same answers to the same dice: twins that differ in one Role card cannot be told apart."""
    tables = [
        rolled("use repair threat", f"players 1; macready {role} in boiler; clark in radio; damage boiler 1", seed=4)
        for role in ("human", "alien")
    ]
    for table in tables:
        table.do("A assign macready", "A cancel 3", "A accept", "A repair", "A stop").play_to("move", seed=1)
    assert tables[0].told(None) == tables[1].told(None)
    assert tables[0].view("A") == tables[1].view("A")


def test_T_Z11_01_a_vehicle_made_ready_after_the_dice_were_assigned_waits_for_other_dice() -> None:
    """T-X-06: readiness is judged when the dice are assigned; an item played later does not allow the escape."""
    almost = "players 1; damage shed 0; fuel shed 3; clark in shed owns keys fuel; windows in radio"
    table = rolled("use use use", almost).do("A pass", "A assign clark", "A accept", "A bonus clark fuel")
    assert table.fuel("shed") == 4
    assert kinds(table) == ["roll_on"]
    in_time = rolled("use use use", almost).do("A bonus clark fuel", "A assign clark", "A accept")
    assert in_time.options("A") == ["escape", "nothing"]
