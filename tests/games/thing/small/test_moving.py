"""Where the Characters go (rules section 25.3, first part): T-Z3-01..03, R-131, R-132, V-40."""

import pytest

from tests.games.thing.small.table_helpers import GREEN_ROOMS, move_all, positions
from winterover.core.errors import RuleError
from winterover.games.thing.small.scenario import SmallScenario

THREE = "players 3; bennings A; clark A; windows B; macready B; blair C; nauls C"


def movers(table: SmallScenario) -> list[tuple[str, str]]:
    """Who moved whom, in the order in which it happened."""
    owner = {figure["character"]: figure["seat"] for figure in table.view(None)["crew"]}
    return [(owner[told.args["seat"]], told.args["seat"]) for told in table.told(None, "went")]


def goals(table: SmallScenario, who: str = "A") -> set[str]:
    return {code.split()[1] for code in table.options(who)}


def test_T_Z3_01_from_the_leader_on_each_player_moves_all_own_characters() -> None:
    table = move_all(SmallScenario(f"phase move; leader B; {THREE}"))
    assert [who for who, _ in movers(table)] == ["B", "B", "C", "C", "A", "A"]
    assert len({name for _, name in movers(table)}) == 6


def test_T_Z3_01_one_at_a_time_in_an_order_of_the_players_choice() -> None:
    table = SmallScenario(f"phase move; leader A; {THREE}").ask()
    assert table.asked == [("A", "mover")]
    assert table.options("A") == ["mover bennings", "mover clark"]
    table.do("A mover clark")
    assert table.asked == [("A", "move")]
    table.do("A go shed")
    # The last one is not asked for.
    assert table.asked == [("A", "move")]
    table.do("A go radio")
    assert (table.room("clark"), table.room("bennings")) == ("shed", "radio")
    assert table.asked == [("B", "mover")]


def test_T_Z3_01_whoever_has_no_character_left_is_passed_over() -> None:
    text = "phase move; players 3; leader A; clark C transformed; blair C eliminated; bennings A; nauls A; windows B"
    table = move_all(SmallScenario(text))
    assert [who for who, _ in movers(table)] == ["A", "A", "B", "B"]


@pytest.mark.parametrize(("value", "order"), [("leader", "BBCCAA"), ("left", "CCAABB")])
def test_R_131_V_40_soloFirst_says_who_moves_first(value: str, order: str) -> None:
    table = move_all(SmallScenario(f"phase move; leader B; {THREE}", soloFirst=value))
    assert "".join(who for who, _ in movers(table)) == order


def test_T_Z3_02_a_green_room_or_the_dormitory_but_neither_rec_room_nor_kennel() -> None:
    table = SmallScenario("phase move; players 1").do("A mover clark")
    assert goals(table) == {*GREEN_ROOMS, "dormitory"}


def test_T_Z3_02_at_most_three_in_a_room() -> None:
    table = SmallScenario("phase move; players 1")
    for name in ("bennings", "nauls", "clark"):
        assert "shed" in goals(table.do(f"A mover {name}"))
        table.do("A go shed")
    table.do("A mover blair")
    assert goals(table) == {*GREEN_ROOMS, "dormitory"} - {"shed"}
    with pytest.raises(RuleError):
        table.do("A go shed")


def test_T_Z3_02_burned_rooms_and_a_destroyed_boiler_are_closed() -> None:
    table = SmallScenario("phase move; players 1; burned radio; boiler destroyed").do("A mover clark")
    assert goals(table) == {*GREEN_ROOMS, "dormitory"} - {"radio", "boiler"}


@pytest.mark.parametrize(("value", "stays"), [("no", False), ("yes", True)])
def test_R_132_V_40_soloRec_says_whether_a_character_may_stay(value: str, stays: bool) -> None:
    table = SmallScenario("phase move; players 1; clark suspicion 3", soloRec=value).do("A mover clark")
    assert ("rec" in goals(table)) is stays


def test_V_40_whoever_stays_in_the_rec_room_does_nothing() -> None:
    """No meeting, however many stay; no dice, no alien, and no part in the attack value."""
    table = SmallScenario("phase move; players 1; dice use use use; strength 1; attacked radio", soloRec="yes")
    table = move_all(table, **dict.fromkeys(("bennings", "nauls", "clark", "macready", "blair"), "rec"), windows="shed")
    assert table.told(None, "suspicion") == []
    assert table.begin().last(None, "aliens_came") == {"value": 2}
    table.ask()
    assert table.asked == [("A", "dice")]
    assert table.last(None, "dice_assigned") == {"character": "windows", "room": "shed"}


def test_T_Z3_03_only_one_character_a_round_may_go_to_the_dormitory() -> None:
    table = SmallScenario("phase move; players 1").do("A mover clark", "A go dormitory", "A mover blair")
    assert goals(table) == set(GREEN_ROOMS)
    assert table.room("clark") == "dormitory"
    assert table.standing("clark")


def test_T_Z3_03_holds_for_all_players_together_and_anew_each_round() -> None:
    table = SmallScenario(f"phase move; leader A; {THREE}")
    table.do("A mover clark", "A go dormitory", "A go shed", "B mover windows")
    assert goals(table, "B") == set(GREEN_ROOMS)
    table.play_to("move")
    table.ask().do(f"{table.leader} {table.options(table.leader)[0]}")
    assert "dormitory" in goals(table, table.leader)


@pytest.mark.parametrize("persons", [1, 2, 3])
def test_T_Z3_02_T_Z3_03_hold_in_whole_games(persons: int) -> None:
    seen = 0
    for match in positions(persons, range(12)):
        rooms = [figure["room"] for figure in match.view(None)["crew"] if figure["room"] is not None]
        seen += "dormitory" in rooms
        assert rooms.count("dormitory") <= 1
        assert all(rooms.count(room) <= 3 for room in GREEN_ROOMS)
        assert "kennel" not in rooms
    assert seen > 5
