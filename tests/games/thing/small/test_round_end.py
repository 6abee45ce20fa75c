"""Phase 9: the dogs run and the Leader Sheet passes on (rules section 25.9): T-Z9-01, T-Z9-02."""

from collections import Counter

import pytest

from tests.games.thing.round_helpers import assert_even
from tests.games.thing.small.table_helpers import GREEN_ROOMS
from winterover.games.thing.small.scenario import SmallScenario


def round_end(text: str, *, seed: int = 0) -> SmallScenario:
    return SmallScenario(f"phase dogs; {text}", seed=seed).begin()


def test_T_Z9_01_all_dogs_outside_the_kennel_run_to_new_rooms() -> None:
    seen: Counter[str] = Counter()
    for seed in range(300):
        table = round_end("players 1; dog shed; kennel 0", seed=seed)
        dogs = table.view(None)["dogs"]
        assert len(set(dogs)) == 4
        seen.update(dogs)
    assert_even(seen, 10)
    assert set(seen) == set(GREEN_ROOMS)


def test_T_Z9_01_dogs_in_the_kennel_stay_until_its_card_turns_up() -> None:
    opened = 0
    for seed in range(60):
        table = round_end("players 1; kennel 2", seed=seed)
        seen = table.view(None)
        if table.told(None, "kennel_opened"):
            opened += 1
            assert (len(seen["dogs"]), seen["kennel"]) == (4, 0)
            assert "kennel" not in seen["locations"]
        else:
            assert (len(seen["dogs"]), seen["kennel"]) == (2, 2)
            assert "kennel" in seen["locations"]
    assert 0 < opened < 60


def test_T_Z9_01_assimilated_dogs_do_not_come_back() -> None:
    table = SmallScenario("phase aliens; players 1; strength 2; attacked shed; dog shed").begin()
    table.play_to("dogs").begin()
    assert len(table.view(None)["dogs"]) == 3


@pytest.mark.parametrize(
    ("players", "leader", "following"), [(2, "A", "B"), (2, "B", "A"), (3, "B", "C"), (3, "C", "A")]
)
def test_T_Z9_02_the_leader_sheet_passes_to_the_left(players: int, leader: str, following: str) -> None:
    table = round_end(f"players {players}; leader {leader}")
    assert table.leader == following
    assert table.last(None, "leader_passed") == {"seat": following}


def test_T_Z9_02_with_one_player_it_stays() -> None:
    table = round_end("players 1; leader A")
    assert table.leader == "A"
    assert table.told(None, "leader_passed") == []


def test_T_Z9_02_it_skips_whoever_has_no_character_left() -> None:
    """R-158"""
    table = round_end("players 3; leader A; clark B transformed; blair B eliminated; bennings A; nauls A; windows C")
    assert table.leader == "C"
    text = "players 2; leader A; clark B transformed; blair B transformed; nauls B transformed"
    table = round_end(f"{text}; bennings A; windows A; macready A")
    assert table.leader == "A"


def test_T_Z9_02_comes_before_the_threat() -> None:
    table = round_end("players 2; leader A; threat 5; clark suspicion 4; blair suspicion 4")
    assert table.asked == [("B", "struck")]


def test_T_Z9_01_comes_before_the_leader_and_the_threat() -> None:
    table = round_end("players 2; leader A; threat 6")
    assert [told.name for told in table.told(None)] == ["dogs_placed", "leader_passed", "threat_moved"]
