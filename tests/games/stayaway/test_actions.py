"""Action cards in general, and the Flamethrower (rules section 13)."""

import pytest

from tests.games.stayaway.cards_helpers import (
    ACTIONS,
    DEFENCES,
    OBSTACLES,
    cards,
    defences,
    everyone,
    look_alike,
    names,
    plays,
    step_3,
    targets,
    told_alike,
)
from winterover.core.errors import RuleError
from winterover.games.stayaway.scenario import Scenario

NEIGHBOUR_CARDS = ("FLA", "ANA", "SUS", "CHP")

# Common to all


@pytest.mark.parametrize("card", ACTIONS + OBSTACLES)
def test_S_ACT_01_in_step_2_of_the_own_turn(card: str) -> None:
    table = Scenario(f"ring A B C D; door A|B; A(H): {card} SCA SCA SCA; draw: COM")
    assert table.asked == [("A", "play")]
    assert {code.split()[0] for code in plays(table, "A")} == {card}


@pytest.mark.parametrize("card", ACTIONS + OBSTACLES)
def test_S_ACT_01_never_while_quarantined(card: str) -> None:
    table = Scenario(f"ring A B C D; door A|B; q(A)=2; A(H): {card} SCA SCA SCA; draw: COM")
    assert table.options("A") == sorted(["discard COM", "discard SCA", f"discard {card}"])


@pytest.mark.parametrize("card", ACTIONS + OBSTACLES)
def test_S_ACT_01_never_as_an_answer(card: str) -> None:
    held = f"B(H): {card} {card} {card} {card}"
    fire = Scenario(f"A(H): FLA SCA SCA SCA; {held}; draw: COM").do("A play FLA B")
    assert fire.options("B") == ["pass"]
    move = Scenario(f"A(H): CHP SCA SCA SCA; {held}; draw: COM").do("A play CHP B")
    assert move.options("B") == ["pass"]
    reply = Scenario(f"A(H): COM SCA SCA SCA; {held}; draw: COM").do("A discard COM", "A offer SCA")
    assert reply.options("B") == [f"give {card}"]


@pytest.mark.parametrize("card", ACTIONS + OBSTACLES)
def test_S_ACT_01_never_in_step_3(card: str) -> None:
    table = Scenario(f"A(H): {card} {card} {card} {card}; draw: COM").do("A discard COM")
    assert table.options("A") == [f"offer {card}"]


def test_S_ACT_01_nobody_else_may_act_in_step_2() -> None:
    table = Scenario("A(H): FLA SCA SCA SCA; B(H): FLA SUS SUS SUS; draw: COM").begin_turn()
    with pytest.raises(RuleError):
        table.do("B play FLA C")


@pytest.mark.parametrize("card", NEIGHBOUR_CARDS)
@pytest.mark.parametrize(
    ("obstacles", "expected"),
    [
        ("", ["B", "E"]),
        ("dir -", ["B", "E"]),
        ("door A|B", ["E"]),
        ("door E|A", ["B"]),
        ("q(B)=1", ["E"]),
        ("q(E)=3", ["B"]),
        ("door B|C; door C|D; q(C)=2; q(D)=2", ["B", "E"]),
        ("door A|B; q(E)=1", []),
        ("door A|B; door E|A", []),
    ],
)
def test_S_ACT_02_a_neighbour_without_door_or_quarantine(card: str, obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; A(H): {card} SCA SCA SCA; draw: COM")
    assert targets(table, "A", card) == expected
    assert f"discard {card}" in table.options("A")


@pytest.mark.parametrize("card", NEIGHBOUR_CARDS)
@pytest.mark.parametrize(
    ("doors", "expected"),
    [("", ["B"]), ("door A|B", ["B"]), ("door B|A", ["B"]), ("door A|B; door B|A", [])],
)
def test_S_ACT_02_two_players_reach_each_other_through_either_gap(card: str, doors: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B; dead C(H); dead D(H); {doors}; A(H): {card} SCA SCA SCA; draw: COM")
    assert targets(table, "A", card) == expected


@pytest.mark.parametrize("card", [*ACTIONS, "DOR"])
def test_S_ACT_02_never_at_oneself(card: str) -> None:
    table = Scenario(f"ring A B C D E; q(B)=1; A(H): {card} SCA SCA SCA; draw: COM")
    assert "A" not in targets(table, "A", card)


@pytest.mark.parametrize("card", NEIGHBOUR_CARDS)
def test_S_ACT_03_card_and_target_are_announced_together_to_all(card: str) -> None:
    table = Scenario(f"A(H): {card} SCA SCA SCA; draw: COM").do(f"A play {card} B")
    name = table.code(card)
    assert told_alike(table, "played", {"seat": "A", "card": name, "target": "B"})


def test_S_ACT_03_the_response_comes_before_the_effect_and_step_3_last() -> None:
    table = Scenario("A(H): CHP SCA SCA SCA; draw: COM").do("A play CHP B")
    assert table.asked == [("B", "answer_move")]
    assert table.ring == "A B C D"
    table.do("B pass")
    assert table.ring == "B A C D"
    assert names(table, "C")[-3:] == ["played", "passed", "swapped_seats"]
    assert step_3(table) == "C"


@pytest.mark.parametrize(("card", "answer"), [("FLA", "B pass"), ("FLA", "B defend NBQ"), ("CHP", "B pass")])
def test_S_ACT_03_the_card_is_discarded_after_its_effect(card: str, answer: str) -> None:
    table = Scenario(f"ring A B C D; A(H): {card} SCA SCA SCA; B(H): NBQ SUS SUS SUS; draw: COM WHI WHI")
    table.do(f"A play {card} B")
    assert (table.on_table, table.discard) == (card, "")
    assert (table.view(None)["card"], table.view(None)["target"]) == (table.code(card), "B")
    table.do(answer)
    assert table.on_table is None
    assert table.discard.split()[-1] == card
    assert (table.view(None)["card"], table.view(None)["target"]) == (None, None)
    assert step_3(table) is not None


@pytest.mark.parametrize("card", ["ANA", "SUS", "WHI", "WYB"])
def test_S_ACT_03_cards_without_response_lead_straight_to_step_3(card: str) -> None:
    table = Scenario(f"A(H): {card} SCA SCA SCA; draw: COM").begin_turn()
    table.do(f"A play {plays(table, 'A')[0]}")
    assert table.discard == card
    assert step_3(table) == ("D" if card == "WYB" else "B")


@pytest.mark.parametrize(("card", "defence"), [("FLA", "NBQ"), ("CHP", "COM"), ("RUN", "COM")])
def test_S_ACT_04_one_player_responds_with_one_card(card: str, defence: str) -> None:
    """The others hold the same defence, the defender holds and draws more of it; nobody is asked again."""
    more = f"{defence} {defence} SUS SUS"
    table = Scenario(
        f"A(H): {card} {card} {defence} SCA; B(H): {more}; C(H): {more}; D(T): T {more[:-4]}; draw: WHI {defence} WHI"
    )
    table.do(f"A play {card} B")
    assert [who for who, _ in table.asked] == ["B"]
    assert table.options("B") == [f"defend {defence}", "pass"]
    table.do(f"B defend {defence}")
    assert step_3(table) == "B"
    assert names(table, None).count("defended") == 1


def test_S_ACT_04_no_counter_to_a_defence_in_an_exchange() -> None:
    table = Scenario("A(H): NOT NOT SCA MIS; B(H): NOT SUS SUS SUS; draw: WHI WHI")
    table.do("A discard WHI", "A offer SCA", "B defend NOT")
    assert table.between_turns
    assert table.hand("A") == "MIS NOT NOT SCA"


# Flamethrower


def test_S_FLA_01_one_neighbour_target() -> None:
    table = Scenario("ring A B C D E F; A(H): FLA SCA SCA SCA; draw: COM")
    assert targets(table, "A", "FLA") == ["B", "F"]


@pytest.mark.parametrize("hand", ["NBQ COM SCA NOT", "NBQ NBQ MIS SUS"])
def test_S_FLA_02_the_target_may_answer_with_no_barbecue_or_pass(hand: str) -> None:
    table = Scenario(f"A(H): FLA SCA SCA SCA; B(H): {hand}; draw: COM").do("A play FLA B")
    assert table.asked == [("B", "answer_fire")]
    assert table.options("B") == ["defend NBQ", "pass"]


@pytest.mark.parametrize("card", DEFENCES)
def test_S_FLA_02_only_no_barbecue_answers(card: str) -> None:
    table = Scenario(f"A(H): FLA SCA SCA SCA; B(H): {card} SUS SUS SUS; draw: COM").do("A play FLA B")
    assert defences(table, "B") == (["NBQ"] if card == "NBQ" else [])


def test_S_FLA_02_nobody_else_may_respond() -> None:
    table = Scenario(
        "A(H): FLA NBQ SCA SCA; B(H): SUS COM SCA NOT; C(H): NBQ SUS SUS SUS; D(T): T NBQ NBQ SUS; draw: COM"
    ).do("A play FLA B")
    assert table.asked == [("B", "answer_fire")]
    assert table.options("B") == ["pass"]
    with pytest.raises(RuleError):
        table.do("C defend NBQ")
    assert table.view(None)["waiting"] == [["B", "answer_fire"]]


def test_S_FLA_03_pass_eliminates_the_target() -> None:
    table = Scenario("A(H): FLA SCA SCA SCA; B(H): NBQ COM SUS WHI; draw: COM")
    table.do("A play FLA B", "B pass")
    assert table.ring == "A C D"
    assert table.view(None)["alive"] == [True, False, True, True]
    assert table.hand("B") == ""
    assert cards(table.discard) == cards("NBQ COM SUS WHI FLA")


def test_S_FLA_03_no_barbecue_stops_the_fire_and_the_flamethrower_is_spent() -> None:
    table = Scenario("A(H): FLA SCA SCA SCA; B(H): NBQ COM SUS WHI; draw: COM AXE")
    table.do("A play FLA B", "B defend NBQ")
    assert table.ring == "A B C D"
    assert table.view(None)["alive"] == [True] * 4
    assert table.hand("A") == "COM SCA SCA SCA"
    assert table.hand("B") == "AXE COM SUS WHI"
    assert cards(table.discard) == cards("NBQ FLA")


def test_S_FLA_04_card_target_and_answer_are_seen_by_all() -> None:
    for answer, fact in (("pass", {"seat": "B"}), ("defend NBQ", {"seat": "B", "card": "no_barbecue", "against": "A"})):
        table = Scenario("A(H): FLA SCA SCA SCA; B(H): NBQ COM SUS WHI; draw: COM AXE")
        table.do("A play FLA B", f"B {answer}")
        assert told_alike(table, "played", {"seat": "A", "card": "flamethrower", "target": "B"})
        assert told_alike(table, "passed" if answer == "pass" else "defended", fact)


def test_S_FLA_04_neither_the_victims_hand_nor_role_is_seen() -> None:
    position = "ring A B C D E; A(H): FLA SCA SCA SCA; E(T): T SUS SUS SUS; draw: COM SUS"
    human = Scenario(f"{position}; B(H): SUS SUS SUS WHI").do("A play FLA B", "B pass")
    infected = Scenario(f"{position}; B(I): I I FLA NBQ").do("A play FLA B", "B pass")
    assert look_alike(human, infected, ["A", "C", "D", None])
    assert infected.state.fallen != human.state.fallen


def test_S_FLA_04_the_eliminated_thing_is_the_exception() -> None:
    table = Scenario("A(H): FLA SCA SCA SCA; B(T): T I SUS WHI; draw: COM").do("A play FLA B", "B pass")
    assert table.ending == "thing_eliminated"
    assert all(table.last(who, "ended")["roles"][1] == "thing" for who in everyone(table))


@pytest.mark.parametrize(
    ("direction", "victim", "partner"),
    [("", "B", "C"), ("", "E", "B"), ("dir -", "E", "D"), ("dir -", "B", "E")],
)
def test_S_FLA_05_step_3_with_whoever_is_next_now(direction: str, victim: str, partner: str) -> None:
    table = Scenario(f"ring A B C D E; {direction}; A(H): FLA SCA SCA SCA; D(T); draw: COM")
    table.do(f"A play FLA {victim}", f"{victim} pass")
    assert step_3(table) == partner
    table.do("A offer SCA", f"{partner} give SUS")
    assert table.turn == partner


def test_S_FLA_05_step_3_also_after_no_barbecue() -> None:
    table = Scenario("A(H): FLA SCA SCA SCA; B(H): NBQ COM SUS WHI; draw: COM AXE")
    table.do("A play FLA B", "B defend NBQ")
    assert step_3(table) == "B"


def test_S_FLA_05_no_step_3_if_the_game_is_over() -> None:
    table = Scenario("A(H): FLA SCA SCA SCA; B(T): T I SUS WHI; draw: COM").do("A play FLA B", "B pass")
    assert table.state.over
    assert table.match.waiting() == []


@pytest.mark.parametrize(("shooter", "victim"), ["HH", "HI", "HT", "IH", "II", "IT", "TH", "TI"])
def test_S_FLA_06_any_role_may_burn_any_role(shooter: str, victim: str) -> None:
    hands = {"H": "FLA SUS SUS SUS", "I": "FLA I SUS SUS", "T": "FLA T SUS SUS"}
    table = Scenario(f"ring A B C D; A({shooter}): {hands[shooter]}; B({victim}): {hands[victim]}; draw: COM")
    table.do("A play FLA B", "B pass")
    assert table.view(None)["alive"] == [True, False, True, True]
    assert table.state.over == (victim == "T")


@pytest.mark.parametrize(("obstacles", "expected"), [("door A|B", ["D"]), ("q(D)=1", ["B"]), ("door A|B; q(D)=1", [])])
def test_S_FLA_06_not_through_a_door_nor_at_a_quarantined_player(obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D; {obstacles}; A(H): FLA SCA SCA SCA; draw: COM")
    assert targets(table, "A", "FLA") == expected
