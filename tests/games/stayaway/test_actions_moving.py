"""Action cards that move direction, seats and cards: Watch Your Back to Seduction (rules section 13)."""

import pytest

from tests.games.stayaway.cards_helpers import cards, plays, step_3, targets, told_alike
from winterover.games.stayaway.scenario import Scenario

# Watch Your Back


@pytest.mark.parametrize(
    ("before", "after", "word", "partner"), [("", -1, "counterclockwise", "D"), ("dir -", 1, "clockwise", "B")]
)
def test_S_WYB_01_step_3_and_the_next_turn_follow_the_new_direction(
    before: str, after: int, word: str, partner: str
) -> None:
    table = Scenario(f"{before}; A(H): WYB WHI SED NOT; draw: SUS").do("A play WYB")
    assert table.view(None)["direction"] == after
    assert told_alike(table, "turned", {"direction": word})
    assert step_3(table) == partner
    table.do("A offer NOT", f"{partner} give WHI")
    assert table.turn == partner


def test_S_WYB_01_no_target_and_no_response() -> None:
    table = Scenario("A(H): WYB WHI SED NOT; D(T): T NOT MIS SCA; draw: SUS")
    assert plays(table, "A").count("WYB") == 1
    table.do("A play WYB")
    assert table.discard == "WYB"
    assert step_3(table) == "D"


def test_S_WYB_01_obstacles_are_read_on_the_new_side() -> None:
    closed_behind = Scenario("door D|A; A(H): WYB WHI SED NOT; draw: SUS").do("A play WYB")
    assert closed_behind.between_turns
    assert closed_behind.turn == "D"
    closed_ahead = Scenario("door A|B; A(H): WYB WHI SED NOT; draw: SUS").do("A play WYB")
    assert step_3(closed_ahead) == "D"


# Change Places!


def test_S_CHP_01_one_neighbour_target() -> None:
    table = Scenario("ring A B C D E; A(H): CHP WHI SED NOT; draw: SUS")
    assert targets(table, "A", "CHP") == ["B", "E"]


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("COM NBQ SCA NOT", ["defend COM", "pass"]),
        ("MIS NBQ SCA NOT", ["pass"]),
        ("SUS SUS SUS WHI", ["pass"]),
    ],
)
def test_S_CHP_02_the_target_alone_is_asked(hand: str, options: list[str]) -> None:
    table = Scenario(f"A(H): CHP WHI SED NOT; B(H): {hand}; C(H): COM COM SUS SUS; draw: SUS").do("A play CHP B")
    assert table.asked == [("B", "answer_move")]
    assert table.options("B") == options


def test_S_CHP_03_pass_swaps_seats_and_doors_stay() -> None:
    table = Scenario("door B|C; door D|A; q(C)=2; A(H): CHP WHI SED NOT; draw: SUS").do("A play CHP B", "B pass")
    assert table.ring == "B A C D"
    assert table.doors == ["A|C", "D|B"]
    assert told_alike(table, "swapped_seats", {"seat": "A", "other": "B"})
    assert [table.quarantine(who) for who in "ABCD"] == [0, 0, 2, 0]
    assert table.hand("A") == "NOT SED SUS WHI"


def test_S_CHP_03_im_comfortable_keeps_everybody_in_place() -> None:
    table = Scenario("A(H): CHP WHI SED NOT; B(H): COM SUS SUS SUS; draw: SUS AXE").do("A play CHP B", "B defend COM")
    assert table.ring == "A B C D"
    assert table.told(None, "swapped_seats") == []
    assert table.hand("B") == "AXE SUS SUS SUS"
    assert cards(table.discard) == ["CHP", "COM"]


@pytest.mark.parametrize(
    ("direction", "target", "ring", "partner"),
    [
        ("", "B", "B A C D E", "C"),
        ("", "E", "E B C D A", "E"),
        ("dir -", "E", "E B C D A", "D"),
        ("dir -", "B", "B A C D E", "B"),
    ],
)
def test_S_CHP_04_exchange_and_next_turn_from_the_new_seat(
    direction: str, target: str, ring: str, partner: str
) -> None:
    table = Scenario(f"ring A B C D E; {direction}; A(H): CHP WHI SED NOT; draw: SUS")
    table.do(f"A play CHP {target}", f"{target} pass")
    assert table.ring == ring
    assert step_3(table) == partner
    table.do("A offer NOT", f"{partner} give WHI")
    assert table.turn == partner


def test_S_CHP_04_a_door_at_the_new_seat_matters() -> None:
    table = Scenario("door B|C; A(H): CHP WHI SED NOT; draw: SUS").do("A play CHP B", "B pass")
    assert table.between_turns
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "C", "reason": "door"}
    assert table.turn == "C"


@pytest.mark.parametrize(("obstacles", "expected"), [("door A|B", ["D"]), ("q(D)=1", ["B"]), ("door D|A; q(B)=3", [])])
def test_S_CHP_05_not_through_a_door_nor_on_a_quarantined_player(obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D; {obstacles}; A(H): CHP WHI SED NOT; draw: SUS")
    assert targets(table, "A", "CHP") == expected


def test_S_CHP_05_two_players_change_only_the_side_of_a_door() -> None:
    pair = "ring A B; dead C(H); dead D(H); A(H): CHP WHI SED NOT; draw: SUS"
    table = Scenario(f"{pair}; door A|B").do("A play CHP B", "B pass")
    assert table.ring == "B A"
    assert table.doors == ["B|A"]
    assert step_3(table) == "B"
    away = Scenario(f"{pair}; door B|A").do("A play CHP B", "B pass")
    assert away.doors == ["A|B"]
    assert away.between_turns
    assert away.turn == "B"


# You'd Better Run!


@pytest.mark.parametrize(
    ("obstacles", "expected"),
    [
        ("", ["B", "C", "D", "E"]),
        ("door A|B; door B|C; door C|D; door D|E; door E|A", ["B", "C", "D", "E"]),
        ("q(B)=2; q(D)=1", ["C", "E"]),
        ("q(B)=2; q(C)=2; q(D)=1; q(E)=3", []),
    ],
)
def test_S_RUN_01_anyone_not_quarantined_whatever_the_doors(obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; A(H): RUN WHI WHI NOT; draw: SUS")
    assert targets(table, "A", "RUN") == expected


def test_S_RUN_01_doors_stay() -> None:
    table = Scenario("door A|B; door C|D; A(H): RUN WHI SED NOT; draw: SUS").do("A play RUN C", "C pass")
    assert table.ring == "C B A D"
    assert table.doors == ["C|B", "A|D"]


@pytest.mark.parametrize(
    ("hand", "options"), [("COM NBQ SCA NOT", ["defend COM", "pass"]), ("MIS NBQ SCA NOT", ["pass"])]
)
def test_S_RUN_02_the_target_alone_is_asked(hand: str, options: list[str]) -> None:
    table = Scenario(f"A(H): RUN WHI SED NOT; B(H): COM SUS SUS SUS; C(H): {hand}; draw: SUS").do("A play RUN C")
    assert table.asked == [("C", "answer_move")]
    assert table.options("C") == options


def test_S_RUN_02_pass_swaps_and_the_turn_goes_on_from_the_new_seat() -> None:
    table = Scenario("ring A B C D E; A(H): RUN WHI SED NOT; draw: SUS").do("A play RUN C", "C pass")
    assert table.ring == "C B A D E"
    assert step_3(table) == "D"
    table.do("A offer NOT", "D give WHI")
    assert table.turn == "D"


def test_S_RUN_02_im_comfortable_keeps_everybody_in_place() -> None:
    table = Scenario("A(H): RUN WHI SED NOT; C(H): COM SUS SUS SUS; draw: SUS AXE").do("A play RUN C", "C defend COM")
    assert table.ring == "A B C D"
    assert step_3(table) == "B"
    assert cards(table.discard) == ["COM", "RUN"]


# Seduction


@pytest.mark.parametrize(
    ("obstacles", "expected"),
    [
        ("", ["B", "C", "D", "E"]),
        ("door A|B; door B|C; door C|D; door D|E; door E|A", ["B", "C", "D", "E"]),
        ("q(C)=2; door A|B", ["B", "D", "E"]),
    ],
)
def test_S_SED_01_anyone_not_quarantined_whatever_the_doors(obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; A(H): SED WHI WHI NOT; draw: SUS")
    assert targets(table, "A", "SED") == expected


def test_S_SED_02_an_exchange_with_the_target() -> None:
    table = Scenario("ring A B C D E; A(H): SED WHI WHI NOT; C(H): SCA NOT MIS AXE; draw: SUS").do("A play SED C")
    assert table.asked == [("A", "offer")]
    exchange = table.view(None)["exchange"]
    assert (exchange["kind"], exchange["partner"]) == ("seduction", "C")
    table.do("A offer WHI")
    assert table.asked == [("C", "reply")]
    assert [code for code in table.options("C") if "defend" in code] == ["defend MIS", "defend NOT", "defend SCA"]
    table.do("C give AXE")
    assert table.hand("A") == "AXE NOT SUS WHI"
    assert table.hand("C") == "MIS NOT SCA WHI"
    assert table.discard == "SED"


def test_S_SED_02_infects_like_any_exchange() -> None:
    table = Scenario("A(T): T I SED WHI; D(H); draw: SUS").do("A play SED C", "A offer I", "C give SUS")
    assert table.role("C") == "I"


@pytest.mark.parametrize("answer", ["give AXE", "defend NOT", "defend SCA", "defend MIS"])
@pytest.mark.parametrize(("direction", "following"), [("", "B"), ("dir -", "E")])
def test_S_SED_03_the_turn_ends_in_every_case(answer: str, direction: str, following: str) -> None:
    """Missed! is void here: the player next to the target is quarantined on both sides."""
    table = Scenario(
        f"ring A B C D E; {direction}; q(B)=2; q(D)=2; A(H): SED WHI WHI NOT; C(H): SCA NOT MIS AXE; draw: SUS COM"
    )
    table.do("A play SED C", "A offer WHI", f"C {answer}")
    assert table.between_turns
    assert table.turn == following
    assert "SED" in table.discard


def test_S_SED_03_also_after_a_redirect() -> None:
    table = Scenario(
        "ring A B C D E; A(H): SED WHI WHI NOT; C(H): MIS SUS SUS SUS; D(H): AXE SUS SUS SUS; draw: SUS COM"
    )
    table.do("A play SED C", "A offer WHI", "C defend MIS", "D give AXE")
    assert table.between_turns
    assert table.turn == "B"
    assert table.hand("A") == "AXE NOT SUS WHI"


def test_S_SED_03_no_step_3_even_with_the_next_player() -> None:
    table = Scenario("A(H): SED WHI WHI NOT; draw: SUS").do("A play SED B", "A offer WHI", "B give SUS")
    assert table.between_turns
    assert table.turn == "B"
    assert len(table.told(None, "exchanged")) == 1


def test_S_SED_04_not_playable_if_everybody_else_is_quarantined() -> None:
    table = Scenario("ring A B C; q(B)=2; q(C)=1; A(H): SED WHI WHI NOT; draw: SUS")
    assert targets(table, "A", "SED") == []
    assert "discard SED" in table.options("A")
