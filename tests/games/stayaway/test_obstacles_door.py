"""The Barred Door (rules section 15)."""

import pytest

from tests.games.stayaway.cards_helpers import everyone, step_3, targets, told_alike
from winterover.games.stayaway.scenario import Scenario

DOR_AT_A = "A(H): DOR WHI SED NOT; draw: SUS"


@pytest.mark.parametrize(
    ("obstacles", "expected"),
    [
        ("", ["A|B", "E|A"]),
        ("door A|B", ["E|A"]),
        ("door E|A", ["A|B"]),
        ("door A|B; door E|A", []),
        ("door B|C; door D|E", ["A|B", "E|A"]),
        ("q(A)=2", []),
    ],
)
def test_S_DOR_01_in_a_gap_beside_oneself_that_has_none(obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; {DOR_AT_A}")
    assert targets(table, "A", "DOR") == expected


@pytest.mark.parametrize("gap", ["A|B", "D|A"])
def test_S_DOR_01_it_lies_openly_where_the_player_chose(gap: str) -> None:
    table = Scenario(DOR_AT_A).do(f"A play DOR {gap}")
    assert table.doors == [gap]
    expected = [gap == "A|B", False, False, gap == "D|A"]
    assert all(table.view(who)["doors"] == expected for who in everyone(table))
    assert told_alike(table, "door_laid", {"seat": "A", "left": gap[0], "right": gap[2]})
    assert table.discard == ""


@pytest.mark.parametrize("gap", ["A|B", "B|A"])
def test_S_DOR_01_two_players_have_two_gaps_to_choose_from(gap: str) -> None:
    table = Scenario(f"ring A B; dead C(H); dead D(H); {DOR_AT_A}")
    assert targets(table, "A", "DOR") == ["A|B", "B|A"]
    table.do(f"A play DOR {gap}")
    assert table.doors == [gap]
    assert step_3(table) == (None if gap == "A|B" else "B")


@pytest.mark.parametrize("obstacle", ["", "q(B)=2"])
def test_S_DOR_02_no_response_and_the_neighbour_is_no_target(obstacle: str) -> None:
    table = Scenario(f"{obstacle}; B(H): NOT COM NBQ SCA; {DOR_AT_A}").do("A play DOR A|B")
    assert table.between_turns
    assert table.last(None, "played")["target"] is None
    assert table.hand("B") == "COM NBQ NOT SCA"


@pytest.mark.parametrize("card", ["FLA", "ANA", "SUS", "CHP", "QUA"])
def test_S_DOR_03_no_neighbour_targeted_card_in_either_direction(card: str) -> None:
    for turn, behind in (("A", "B"), ("B", "A")):
        table = Scenario(f"turn {turn}; door A|B; {turn}(H): {card} SCA SCA SCA; draw: COM")
        assert behind not in targets(table, turn, card)
        assert len(targets(table, turn, card)) == (2 if card == "QUA" else 1)


@pytest.mark.parametrize(("turn", "direction", "behind"), [("A", "", "B"), ("B", "dir -", "A")])
def test_S_DOR_03_no_exchange_at_the_end_of_the_turn(turn: str, direction: str, behind: str) -> None:
    table = Scenario(f"turn {turn}; {direction}; door A|B; draw: SUS").do(f"{turn} discard SUS")
    assert table.between_turns
    assert told_alike(table, "no_exchange", {"seat": turn, "partner": behind, "reason": "door"})


def test_S_DOR_03_no_redirect() -> None:
    table = Scenario("door B|C; B(H): MIS SUS SUS SUS; draw: SUS AXE").do(
        "A discard SUS", "A offer WHI", "B defend MIS"
    )
    assert table.between_turns
    assert table.last(None, "redirect_void") == {"seat": "B"}


def test_S_DOR_03_nothing_just_between_us() -> None:
    assert Scenario("door A|B; draw: BTW").options("A") == ["choose D"]
    assert Scenario("turn B; door A|B; draw: BTW").options("B") == ["choose C"]


def test_S_DOR_03_the_gap_on_the_other_side_stays_open() -> None:
    table = Scenario("door D|A; draw: SUS").do("A discard SUS")
    assert step_3(table) == "B"


@pytest.mark.parametrize(("value", "near", "partner"), [("gap", ["B"], "B"), ("pair", [], None)])
def test_S_DOR_03_whether_one_door_parts_a_lone_pair_is_an_option(
    value: str, near: list[str], partner: str | None
) -> None:
    pair = "ring A B; dead C(H); dead D(H); door B|A; A(H): FLA SCA SCA SCA; draw: COM"
    table = Scenario(pair, twoPlayerDoor=value)
    assert targets(table, "A", "FLA") == near
    table.do("A discard FLA")
    assert step_3(table) == partner


def test_S_DOR_03_that_option_changes_nothing_among_more_players() -> None:
    table = Scenario("door D|A; A(H): ANA SCA SCA SCA; B(H): MIS SUS SUS SUS; draw: COM COM", twoPlayerDoor="pair")
    assert targets(table, "A", "ANA") == ["B"]
    table.do("A discard COM", "A offer SCA", "B defend MIS")
    assert table.asked == [("C", "reply")]


SHUT = "ring A B C D E; door A|B; door B|C; door C|D; door D|E; door E|A"


@pytest.mark.parametrize("card", ["RUN", "SED"])
def test_S_DOR_04_does_not_hinder_cards_played_at_anyone(card: str) -> None:
    table = Scenario(f"{SHUT}; A(H): {card} SCA SCA SCA; draw: COM")
    assert targets(table, "A", card) == ["B", "C", "D", "E"]


@pytest.mark.parametrize(
    ("panic", "options"),
    [
        ("FRI", ["choose B", "choose C", "choose D", "choose E"]),
        ("OUT", ["choose B", "choose C", "choose D", "choose E"]),
        ("ONE", ["left", "right"]),
        ("REV", ["decline", "show_all"]),
    ],
)
def test_S_DOR_04_does_not_hinder_panic_cards(panic: str, options: list[str]) -> None:
    assert Scenario(f"{SHUT}; draw: {panic}").options("A") == options


def test_S_DOR_04_does_not_hinder_the_friends_exchange() -> None:
    table = Scenario(f"{SHUT}; draw: FRI").do("A choose B", "A offer WHI", "B give SUS")
    assert table.hand("A") == "SUS SUS SUS SUS"
    assert table.between_turns


def test_S_DOR_04_does_not_hinder_party_and_round_and_round() -> None:
    assert Scenario(f"{SHUT}; draw: PAR SUS").begin_turn().ring == "B A D C E"
    table = Scenario(f"{SHUT}; draw: RND").begin_turn()
    assert [who for who, _ in table.asked] == ["A", "B", "C", "D", "E"]
    assert "pass_on WHI" in table.options("A")


def test_S_DOR_04_does_not_hinder_the_passing_of_the_turn() -> None:
    table = Scenario(f"{SHUT}; draw: SUS SUS").do("A discard SUS")
    assert table.turn == "B"
    table.do("B discard SUS")
    assert table.turn == "C"


def test_S_DOR_04_does_not_hinder_an_axe_on_itself() -> None:
    table = Scenario(f"{SHUT}; A(H): AXE SCA SCA SCA; draw: COM").do("A play AXE E|A")
    assert table.doors == ["A|B", "B|C", "C|D", "D|E"]


@pytest.mark.parametrize(
    ("position", "deeds", "ring", "doors"),
    [
        ("A(H): CHP SCA SCA SCA; draw: COM", ("A play CHP E", "E pass"), "E B C D A", ["E|B", "C|D"]),
        ("A(H): RUN SCA SCA SCA; draw: COM", ("A play RUN D", "D pass"), "D B C A E", ["D|B", "C|A"]),
        ("draw: OUT", ("A choose B",), "B A C D E", ["B|A", "C|D"]),
        ("draw: ONE", ("A right",), "C B A D E", ["C|B", "A|D"]),
    ],
)
def test_S_DOR_05_bound_to_the_gap_when_seats_are_swapped(
    position: str, deeds: tuple[str, ...], ring: str, doors: list[str]
) -> None:
    table = Scenario(f"ring A B C D E; door A|B; door C|D; {position}").do(*deeds)
    assert table.ring == ring
    assert table.doors == doors


def test_S_DOR_05_removed_by_axe_three_four_party_or_elimination() -> None:
    axe = Scenario("door A|B; A(H): AXE SCA SCA SCA; draw: COM").do("A play AXE A|B")
    three_four = Scenario("door A|B; draw: THR SUS").begin_turn()
    party = Scenario("door A|B; draw: PAR SUS").begin_turn()
    for table in (axe, three_four, party):
        assert table.doors == []
        assert "DOR" in table.discard.split()
        assert told_alike(table, "door_removed", {"left": "A", "right": "B"})
    fire = Scenario(
        "ring A B; dead C(H); dead D(H); door A|B; A(H): FLA SCA SCA SCA; B(H): WHI; draw: COM", thingInDeck=True
    )
    fire.do("A play FLA B", "B pass")
    assert fire.doors == []
    assert "DOR" in fire.discard.split()


def test_S_DOR_05_not_by_other_panic_cards() -> None:
    table = Scenario("door A|B; door C|D; q(C)=1; draw: ROP SUS").begin_turn()
    assert table.doors == ["A|B", "C|D"]


@pytest.mark.parametrize(
    ("direction", "gap", "partner"),
    [("", "A|B", None), ("", "D|A", "B"), ("dir -", "D|A", None), ("dir -", "A|B", "D")],
)
def test_S_DOR_06_laid_towards_the_next_player_it_stops_step_3(direction: str, gap: str, partner: str | None) -> None:
    table = Scenario(f"{direction}; {DOR_AT_A}").do(f"A play DOR {gap}")
    assert step_3(table) == partner
    assert table.between_turns is (partner is None)
