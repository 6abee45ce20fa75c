"""The Axe: which obstacles it reaches, and what follows (rules section 13)."""

import pytest

from tests.games.stayaway.cards_helpers import cards, names, step_3, targets, told_alike
from winterover.games.stayaway.scenario import Scenario

AXE_AT_A = "A(H): AXE WHI SED NOT; draw: SUS"
ALL_DOORS = "door A|B; door B|C; door C|D; door D|E; door E|A"


def test_S_AXE_01_not_playable_without_an_obstacle_in_reach() -> None:
    table = Scenario(f"ring A B C D E; {AXE_AT_A}")
    assert targets(table, "A", "AXE") == []
    assert "play AXE" not in table.options("A")
    assert "discard AXE" in table.options("A")


def test_S_AXE_01_removes_exactly_the_chosen_obstacle() -> None:
    position = f"ring A B C D E; q(B)=2; door E|A; door D|E; q(D)=1; {AXE_AT_A}"
    door = Scenario(position).do("A play AXE E|A")
    assert door.doors == ["D|E"]
    assert [door.quarantine(who) for who in "ABCDE"] == [0, 2, 0, 1, 0]
    assert told_alike(door, "door_removed", {"left": "E", "right": "A"})
    quarantine = Scenario(position).do("A play AXE B")
    assert quarantine.doors == ["D|E", "E|A"]
    assert [quarantine.quarantine(who) for who in "ABCDE"] == [0, 0, 0, 1, 0]
    assert told_alike(quarantine, "freed", {"seat": "B"})


@pytest.mark.parametrize(
    ("obstacles", "attached", "own_gaps"),
    [
        # (a) the doors beside oneself
        ("door A|B", ["A|B"], ["A|B"]),
        ("door E|A; dir -", ["E|A"], ["E|A"]),
        ("door A|B; door E|A", ["A|B", "E|A"], ["A|B", "E|A"]),
        # (b) the Quarantines of reachable neighbours
        ("q(B)=2; q(E)=1", ["B", "E"], ["B", "E"]),
        ("q(C)=2; q(D)=1", [], []),
        # (c) the far doors of reachable neighbours who are not quarantined
        ("door B|C; door D|E", ["B|C", "D|E"], []),
        ("door C|D", [], []),
        ("q(B)=2; door B|C", ["B"], ["B"]),
        ("q(E)=2; door D|E", ["E"], ["E"]),
        # S-AXE-03: nothing behind a door but the door itself
        (ALL_DOORS, ["A|B", "E|A"], ["A|B", "E|A"]),
        ("door A|B; q(B)=2; door B|C", ["A|B"], ["A|B"]),
        ("door A|B; q(B)=2; door D|E", ["A|B", "D|E"], ["A|B"]),
    ],
)
def test_S_AXE_02_what_is_in_reach(obstacles: str, attached: list[str], own_gaps: list[str]) -> None:
    position = f"ring A B C D E; {obstacles}; {AXE_AT_A}"
    assert targets(Scenario(position), "A", "AXE") == attached
    assert targets(Scenario(position, axeReach="attached", axeThroughDoor="door_only"), "A", "AXE") == attached
    assert targets(Scenario(position, axeReach="own_gaps"), "A", "AXE") == own_gaps


@pytest.mark.parametrize(
    ("obstacles", "attached", "own_gaps"),
    [
        (ALL_DOORS, ["A|B", "B|C", "D|E", "E|A"], ["A|B", "E|A"]),
        ("door A|B; q(B)=2", ["A|B", "B"], ["A|B", "B"]),
        ("door A|B; q(B)=2; door B|C", ["A|B", "B"], ["A|B", "B"]),
        ("door E|A; door D|E", ["D|E", "E|A"], ["E|A"]),
        ("q(C)=2; door C|D", [], []),
    ],
)
def test_S_AXE_02_any_reaches_through_a_door(obstacles: str, attached: list[str], own_gaps: list[str]) -> None:
    position = f"ring A B C D E; {obstacles}; {AXE_AT_A}"
    assert targets(Scenario(position, axeThroughDoor="any"), "A", "AXE") == attached
    assert targets(Scenario(position, axeThroughDoor="any", axeReach="own_gaps"), "A", "AXE") == own_gaps


def test_S_AXE_02_three_players_share_the_far_gap() -> None:
    table = Scenario(f"ring A B C; door B|C; {AXE_AT_A}")
    assert targets(table, "A", "AXE") == ["B|C"]
    table.do("A play AXE B|C")
    assert table.doors == []


def test_S_AXE_02_two_players_reach_both_gaps_and_the_quarantine() -> None:
    pair = f"ring A B; dead C(H); dead D(H); {AXE_AT_A}"
    assert targets(Scenario(f"{pair}; door A|B; q(B)=1"), "A", "AXE") == ["A|B", "B"]
    assert targets(Scenario(f"{pair}; door A|B; door B|A; q(B)=1"), "A", "AXE") == ["A|B", "B|A"]
    table = Scenario(f"{pair}; door A|B; door B|A").do("A play AXE B|A")
    assert table.doors == ["A|B"]


@pytest.mark.parametrize(
    ("behind", "exchange", "left_over"),
    [("q(B)=2", (), "B"), ("door B|C", ("A offer SUS", "B give SUS"), "B|C")],
)
def test_S_AXE_03_the_door_must_go_first(behind: str, exchange: tuple[str, ...], left_over: str) -> None:
    """One Axe takes the door away; the rest needs a second one, in a later turn."""
    table = Scenario(f"ring A B C D; door A|B; {behind}; A(H): AXE AXE SUS SUS")
    assert targets(table, "A", "AXE") == ["A|B"]
    table.do("A play AXE A|B", *exchange, "B discard SUS")
    table.do("C discard SUS", "C offer SUS", "D give SUS", "D discard SUS", "D offer SUS", "A give SUS")
    assert targets(table, "A", "AXE") == [left_over]


def test_S_AXE_04_a_quarantined_neighbour_may_be_aimed_at_to_free_him_only() -> None:
    table = Scenario(f"ring A B C D E; q(B)=2; door B|C; {AXE_AT_A}")
    assert targets(table, "A", "AXE") == ["B"]
    table.do("A play AXE B")
    assert table.quarantine("B") == 0
    assert table.doors == ["B|C"]
    assert cards(table.discard) == ["AXE", "QUA"]


@pytest.mark.parametrize("obstacles", ["", "door A|B", "q(B)=1", "door B|C"])
def test_S_AXE_05_a_quarantined_player_cannot_free_himself(obstacles: str) -> None:
    table = Scenario(f"ring A B C D E; q(A)=2; {obstacles}; {AXE_AT_A}")
    assert targets(table, "A", "AXE") == []
    table.do("A discard AXE")
    assert table.quarantine("A") == 1


def test_S_AXE_06_no_response_and_both_cards_are_discarded() -> None:
    table = Scenario(f"ring A B C D E; q(B)=2; B(H): NOT NBQ COM SCA; {AXE_AT_A}").do("A play AXE B")
    assert "passed" not in names(table, None)
    assert cards(table.discard) == ["AXE", "QUA"]
    door = Scenario(f"ring A B C D E; door E|A; {AXE_AT_A}").do("A play AXE E|A")
    assert cards(door.discard) == ["AXE", "DOR"]


@pytest.mark.parametrize(("obstacle", "target"), [("q(B)=2", "B"), ("door A|B", "A|B")])
def test_S_AXE_06_step_3_may_have_become_possible(obstacle: str, target: str) -> None:
    table = Scenario(f"ring A B C D E; {obstacle}; {AXE_AT_A}").do(f"A play AXE {target}")
    assert step_3(table) == "B"


def test_S_AXE_06_what_is_left_still_hinders_step_3() -> None:
    table = Scenario(f"ring A B C D E; q(B)=2; door A|B; {AXE_AT_A}").do("A play AXE A|B")
    assert table.between_turns
    assert table.last(None, "no_exchange")["reason"] == "quarantine"
    assert table.turn == "B"
