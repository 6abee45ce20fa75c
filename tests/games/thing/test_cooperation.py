"""Step 4.7: the co-operation bonus, and the printed examples of actions (rules section 7.7)."""

import pytest

from tests.games.thing.actions_helpers import DAMAGEABLE, REST, assert_all_told, names
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario

#: Two stand in the Boiler Room; everybody can carry out Use.
FOUR = (
    "phase actions; leader A; fuel boiler 2;"
    "A human clark in weather; B human in kitchen; C human in boiler; D alien in boiler"
)

# The co-operation bonus


@pytest.mark.parametrize("standing", [1, 2, 3])
@pytest.mark.parametrize("room", ["boiler", "generator"])
def test_T_P4_7_14_use_is_repeated_for_each_who_stands_there(room: str, standing: int) -> None:
    crew = "; ".join(
        f"{seat} human in {room} {'standing' if n < standing else 'prone'}" for n, seat in enumerate("BCD")
    )
    table = Scenario(f"players 5; phase actions; leader E; pile use; fuel {room} 0; {crew}; A prone; E alien prone")
    table.begin()
    if standing == 1:
        assert (table.fuel(room), table.asked) == (1, [])
        return
    table.do("E assign B")
    assert table.options("B") == [f"times {number}" for number in range(1, standing + 1)]
    table.do(f"B times {standing}")
    assert table.fuel(room) == standing
    assert [table.standing(seat) for seat in "BCD"] == [False, standing > 1, standing > 2]


@pytest.mark.parametrize("standing", [1, 2, 3])
@pytest.mark.parametrize("room", DAMAGEABLE[:4])
def test_T_P4_7_14_repair_is_repeated_for_each_who_stands_there(room: str, standing: int) -> None:
    crew = "; ".join(
        f"{seat} human in {room} {'standing' if n < standing else 'prone'}" for n, seat in enumerate("BCD")
    )
    table = Scenario(
        f"players 5; phase actions; leader E; pile repair; damage {room} 2; {crew}; A prone; E alien prone"
    )
    table.begin()
    if standing > 1:
        table.do("E assign B", f"B times {min(standing, 2)}")
    assert table.damage(room) == 2 - min(standing, 2)
    assert_all_told(table, "repaired", seat="B", room=room, amount=min(standing, 2))


def test_T_P4_7_14_only_those_in_the_same_room_count() -> None:
    table = Scenario(f"{FOUR}; pile repair; damage boiler 3; damage radio 4").do("A assign C")
    assert table.options("C") == ["times 1", "times 2"]


@pytest.mark.parametrize(
    ("card", "room", "position", "done"),
    [
        ("use", "kitchen", "", ("pantry", 14)),
        ("use", "radio", "damage radio 0", ("sos", 1)),
        ("use", "weather", "fuel boiler 0; fuel generator 4; underground 9", ("underground", 8)),
        ("sabotage", "weather", "underground 9", ("underground", 8)),
        ("sabotage", "kitchen", "", ("pantry", 14)),
    ],
)
def test_T_P4_7_14_rooms_without_the_bonus(card: str, room: str, position: str, done: tuple[str, int]) -> None:
    crew = f"A human clark in {room}; B human windows in {room}; C human garry in {room}; D alien prone"
    table = Scenario(f"phase actions; leader D; pile {card}; {position}; stored sun; {crew}").do("D assign A")
    while table.asked:
        table.do(f"A {table.options('A')[0]}")
    assert table.view(None)[done[0]] == done[1]
    assert names(table, "assigned") == ["assigned"]


@pytest.mark.parametrize("room", ["armoury", "storeroom"])
def test_T_P4_7_14_cards_are_drawn_once(room: str) -> None:
    crew = f"A human clark in {room}; B human in {room}; C human in {room}; D alien prone"
    table = Scenario(f"phase actions; leader D; pile use; {crew}").do("D assign A")
    assert table.asked == [("A", "keep")]
    assert_all_told(table.do(f"A {table.options('A')[0]}"), "assigned", seat="A", card="use", room=room)
    assert len(table.owns("A").split()) == 1
    assert table.coming == "rec_room"


def test_T_P4_7_15_the_assigned_player_says_how_often_at_least_once() -> None:
    table = Scenario(f"{FOUR}; pile use").do("A assign C")
    assert (table.asked, table.options("C")) == ([("C", "times")], ["times 1", "times 2"])
    with pytest.raises(RuleError):
        table.do("A times 2")
    assert table.do("C times 1").fuel("boiler") == 3


@pytest.mark.parametrize(
    ("position", "most"),
    [("fuel boiler 1", 3), ("fuel boiler 2", 2), ("fuel boiler 3", 1), ("fuel boiler 0; underground 2", 2)],
)
def test_T_P4_7_15_not_more_often_than_possible(position: str, most: int) -> None:
    crew = "A human in boiler; B human in boiler; C human in boiler; D alien prone"
    table = Scenario(f"phase actions; leader D; pile use; {position}; {crew}").do("D assign A")
    assert len(table.options("A")) == (most if most > 1 else 0)
    before = table.state.underground
    if most > 1:
        table.do(f"A times {most}")
    assert_all_told(table, "fuelled", seat="A", room="boiler", amount=most)
    assert before + (0 if most > 1 else 1) - table.state.underground == most


@pytest.mark.parametrize("room", ["boiler", "radio", "helicopter"])
def test_T_P4_7_15_sabotage_is_never_multiplied(room: str) -> None:
    crew = f"A human in {room}; B human in {room}; C human in {room}; D alien prone"
    table = Scenario(f"phase actions; leader D; pile sabotage; damage {room} 0; {crew}").do("D assign B")
    assert (table.damage(room), table.coming) == (1, "rec_room")
    assert_all_told(table, "damaged", room=room, amount=1)


def test_R_87_the_assigned_one_performs_and_lies_down_and_repeating_is_optional() -> None:
    table = Scenario(f"{FOUR}; pile use use; B owns keys").do("A assign D")
    assert table.asked == [("D", "times")]
    table.do("D times 1")
    assert_all_told(table, "fuelled", seat="D", room="boiler", amount=1)
    assert [table.standing(seat) for seat in "ABCD"] == [True, True, True, False]
    table.do("A next", "A assign C")  # the other one is left alone there
    assert (table.fuel("boiler"), table.standing("C")) == (4, False)


# Examples


def test_EX_09_co_operation_at_the_base_helicopter() -> None:
    table = Scenario(
        "players 8; phase actions; leader H; pile repair repair; damage helicopter 6; A human in helicopter;"
        "B human in helicopter; C human in helicopter; D prone; E prone; F prone; G prone; H alien prone"
    )
    assert table.view(None)["characters"][:3] == ["bennings", "nauls", "macready"]
    table.do("H assign A")
    assert table.options("A") == ["times 1", "times 2", "times 3"]
    table.do("A times 3")
    assert (table.damage("helicopter"), [table.standing(seat) for seat in "ABC"]) == (3, [False, True, True])
    table.do("H next", "H assign B")
    assert table.options("B") == ["times 1", "times 2"]
    table.do("B times 2")
    assert (table.damage("helicopter"), [table.standing(seat) for seat in "ABC"]) == (1, [False, False, True])


def four_cards() -> Scenario:
    """Yellow is A and Blue B, in the Boiler Room; Green is C, in the Weather Station; Red is D, the Leader."""
    return Scenario(
        "phase actions; leader D; pile use sabotage repair use; fuel boiler 1; damage boiler 1; damage radio 4;"
        "underground 8; A human in boiler; B human in boiler; C human in weather; D alien in radio"
    ).do("D assign A", "A times 2")


def test_EX_10_first_card_use() -> None:
    table = four_cards()
    assert (table.fuel("boiler"), table.state.underground) == (3, 6)
    assert [table.standing(seat) for seat in "ABCD"] == [False, True, True, True]


def test_EX_11_second_card_sabotage() -> None:
    table = four_cards()
    damage = table.view(None)["damage"]
    table.do("D next", "D assign C")
    assert (table.state.underground, table.view(None)["damage"]) == (5, damage)
    assert [table.standing(seat) for seat in "ABCD"] == [False, True, False, True]


def test_EX_12_third_card_repair() -> None:
    table = four_cards().do("D next", "D assign C", "D next", "D assign B")
    assert (table.damage("boiler"), table.damage("radio")) == (0, 4)
    assert_all_told(table, "repaired", seat="B", room="boiler", amount=1)
    assert [table.standing(seat) for seat in "ABCD"] == [False, False, False, True]


def test_EX_13_fourth_card_use_and_nobody_able() -> None:
    table = four_cards().do("D next", "D assign C", "D next", "D assign B")
    before = [table.view(None)[key] for key in ("fuel", "damage", "underground", "pantry", "sos")]
    table.do("D next")
    assert_all_told(table, "card_lost", card="use")
    assert_all_told(table, "laid_down", seat="D")
    assert [table.view(None)[key] for key in ("fuel", "damage", "underground", "pantry", "sos")] == before
    assert (table.standing("D"), table.coming) == (False, "rec_room")


def test_EX_14_repair_needs_damage() -> None:
    text = f"phase actions; leader D; pile repair; damage boiler 0; damage radio 1; {REST}; C standing in {{}}"
    table = Scenario(f"{text.format('radio')}; A human in boiler; B standing in radio").ask()
    assert table.options("D") == ["assign B", "assign C"]
    alone_able = Scenario(f"{text.format('kitchen')}; A human in boiler; B standing in radio").begin()
    assert_all_told(alone_able, "assigned", seat="B", card="repair", room="radio")
