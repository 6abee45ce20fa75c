"""Seating ring, gaps and direction (rules section 5): S-RING."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stayaway.table_helpers import random_positions
from winterover.games.stayaway.scenario import Scenario

LETTERS = "ABCDEFGHIJKL"


@st.composite
def rings_with_doors(draw: st.DrawFn) -> tuple[list[str], list[bool]]:
    """Living players in any order, and for each gap g between ring[g] and ring[g + 1] whether it has a door."""
    size = draw(st.integers(2, 12))
    ring = draw(st.permutations(LETTERS[:size]))
    return ring, draw(st.lists(st.booleans(), min_size=size, max_size=size))


def _position(ring: list[str], doors: list[bool], more: str) -> Scenario:
    size = len(ring)
    shut = [f"door {ring[gap]}|{ring[(gap + 1) % size]}" for gap in range(size) if doors[gap]]
    return Scenario("; ".join([f"ring {' '.join(ring)}", f"turn {ring[0]}", *shut, more]))


def _targets(table: Scenario, who: str, card: str) -> list[str]:
    return [code.split()[-1] for code in table.options(who) if code.startswith(f"play {card}")]


# Neighbours


@pytest.mark.parametrize(("side", "third"), [("left", "D"), ("right", "E")])
def test_S_RING_01_left_is_clockwise_and_indices_go_round(side: str, third: str) -> None:
    table = Scenario("ring A B C D E F G; turn A; draw: ONE").do(f"A {side}")
    moved = table.ring.split()
    assert moved[0] == third
    assert moved[LETTERS.index(third)] == "A"


@given(st.integers(2, 12).flatmap(lambda size: st.permutations(LETTERS[:size])), st.data())
def test_S_RING_01_the_living_form_a_ring_in_clockwise_order(ring: list[str], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(ring) - 1))
    who, left = ring[index], ring[(index + 1) % len(ring)]
    table = Scenario(f"ring {' '.join(ring)}; turn {who}")
    assert table.view(None)["ring"] == ring
    table.do(f"{who} discard SUS")
    assert table.asked == [(who, "offer")]
    assert table.view(None)["exchange"]["partner"] == left


@pytest.mark.parametrize(("direction", "following"), [("+", "B"), ("-", "D")])
def test_S_RING_02_exchange_and_turn_go_on_in_the_current_direction(direction: str, following: str) -> None:
    table = Scenario(f"ring A B C D; dir {direction}; turn A; A: WHI WHI SED NOT; C(T)")
    table.do("A discard SUS", "A offer NOT", f"{following} give SUS")
    assert table.turn == following


@pytest.mark.parametrize(("direction", "defender", "following"), [("+", "B", "C"), ("-", "E", "D")])
def test_S_RING_02_a_redirect_goes_on_in_the_current_direction(direction: str, defender: str, following: str) -> None:
    table = Scenario(f"ring A B C D E; dir {direction}; turn A; {defender}(H): MIS SUS SUS SUS; C(T)")
    table.do("A discard SUS", "A offer SUS", f"{defender} defend MIS")
    assert table.asked == [(following, "reply")]


@pytest.mark.parametrize(("direction", "receiver"), [("+", "B"), ("-", "D")])
def test_S_RING_02_cards_go_round_in_the_current_direction(direction: str, receiver: str) -> None:
    table = Scenario(f"ring A B C D; dir {direction}; turn C; A: AXE WHI WHI WHI; draw: RND")
    table.do("A pass_on AXE", *(f"{seat} pass_on SUS" for seat in "BCD"))
    assert "AXE" in table.hand(receiver)


@pytest.mark.parametrize(("direction", "order"), [("+", "CDAB"), ("-", "CBAD")])
def test_S_RING_02_revelations_go_round_in_the_current_direction(direction: str, order: str) -> None:
    table = Scenario(f"ring A B C D; dir {direction}; turn C; draw: REV")
    for seat in order:
        assert table.asked == [(seat, "reveal")]
        table.do(f"{seat} decline")


# Gaps


@given(rings_with_doors())
def test_S_RING_03_there_are_as_many_gaps_as_players_and_each_holds_one_door_at_most(
    ring_and_doors: tuple[list[str], list[bool]],
) -> None:
    ring, doors = ring_and_doors
    table = _position(ring, doors, f"{ring[0]}(H): DOR WHI WHI SED")
    beside = {f"{ring[0]}|{ring[1]}": doors[0], f"{ring[-1]}|{ring[0]}": doors[-1]}
    assert table.view(None)["doors"] == doors
    assert _targets(table, ring[0], "DOR") == sorted(gap for gap, shut in beside.items() if not shut)


@pytest.mark.parametrize(("gap", "expected"), [("B|C", [1]), ("A|B", [0])])
def test_S_RING_03_a_door_lies_in_the_gap_that_was_named(gap: str, expected: list[int]) -> None:
    table = Scenario("ring A B C D; turn B; B(H): DOR WHI WHI SED").do(f"B play DOR {gap}")
    assert [number for number, shut in enumerate(table.view(None)["doors"]) if shut] == expected
    assert table.doors == [gap]


def test_S_RING_03_the_last_gap_lies_between_the_last_and_the_first() -> None:
    table = Scenario("ring A B C D; turn A; A: DOR WHI WHI SED").do("A play DOR D|A")
    assert table.view(None)["doors"] == [False, False, False, True]


# Swapping seats


def test_S_RING_04_a_swap_exchanges_two_seats_and_doors_stay() -> None:
    table = Scenario("ring A B C D E; door B|C; door E|A; turn A; A: RUN WHI WHI SED").do("A play RUN C", "C pass")
    assert table.ring == "C B A D E"
    assert table.view(None)["doors"] == [False, True, False, False, True]
    assert table.doors == ["B|A", "E|C"]


def test_S_RING_04_hand_role_and_quarantine_travel_with_the_player() -> None:
    table = Scenario("ring A B C D E; q(A)=2; turn A; A(T): T I SED RUN; C(I): I AXE FLA NOT; draw: OUT")
    table.do("A choose C")
    assert table.ring == "C B A D E"
    assert (table.hand("A"), table.role("A")) == ("I RUN SED T", "T")
    assert (table.hand("C"), table.role("C")) == ("AXE FLA I NOT", "I")
    assert table.quarantine("C") == 0
    assert table.quarantine("A") == 1  # two, less the turn that has ended


def test_S_RING_04_a_door_separates_whoever_sits_beside_it_now() -> None:
    table = Scenario("ring A B C D E; door A|B; turn A; A: RUN WHI WHI SED; C: FLA WHI WHI SED")
    table.do("A play RUN C", "C pass", "A offer WHI", "D give SUS")
    assert table.ring == "C B A D E"
    table.do("D discard SUS", "D offer SUS", "E give SUS", "E discard SUS", "E offer SUS", "C give WHI")
    assert _targets(table, "C", "FLA") == ["E"]


# Reach


@given(
    st.integers(3, 12).flatmap(lambda size: st.permutations(LETTERS[:size])),
    st.sampled_from(["FLA", "ANA", "SUS", "CHP"]),
)
def test_S_RING_05_neighbours_are_the_players_one_step_away(ring: list[str], card: str) -> None:
    table = _position(ring, [False] * len(ring), f"{ring[0]}(H): {card} WHI WHI WHI")
    assert _targets(table, ring[0], card) == sorted([ring[1], ring[-1]])


@pytest.mark.parametrize("card", ["FLA", "ANA", "SUS", "CHP"])
def test_S_RING_05_two_players_have_one_neighbour(card: str) -> None:
    table = Scenario(f"ring A B; dead C(H); dead D(H); turn A; A: {card} WHI WHI WHI")
    assert _targets(table, "A", card) == ["B"]


@given(rings_with_doors(), st.sampled_from(["FLA", "ANA", "SUS", "CHP"]))
def test_S_RING_06_a_neighbour_is_reachable_through_a_gap_without_a_door(
    ring_and_doors: tuple[list[str], list[bool]], card: str
) -> None:
    ring, doors = ring_and_doors
    table = _position(ring, doors, f"{ring[0]}(H): {card} WHI WHI WHI")
    reachable = {ring[1]} if not doors[0] else set()
    if not doors[-1]:
        reachable.add(ring[-1])
    assert _targets(table, ring[0], card) == sorted(reachable)


# Two players

TWO = "ring A B; dead C(H); dead D(H); B(T): T SUS SUS SUS; turn A; A(H): FLA WHI SED NOT"


@pytest.mark.parametrize(
    ("option", "doors", "neighbour", "exchange"),
    [
        ("gap", [], True, True),
        ("gap", ["A|B"], True, False),
        ("gap", ["B|A"], True, True),
        ("gap", ["A|B", "B|A"], False, False),
        ("pair", [], True, True),
        ("pair", ["A|B"], False, False),
        ("pair", ["B|A"], False, False),
        ("pair", ["A|B", "B|A"], False, False),
    ],
)
def test_S_RING_07_two_players_have_two_gaps(option: str, doors: list[str], neighbour: bool, exchange: bool) -> None:
    table = Scenario("; ".join([TWO, *(f"door {door}" for door in doors)]), twoPlayerDoor=option)
    assert _targets(table, "A", "FLA") == (["B"] if neighbour else [])
    assert _targets(table, "A", "SED") == ["B"]
    table.do("A discard SUS")
    assert table.between_turns is not exchange
    assert table.asked == [("A", "offer") if exchange else ("B", "play")]


@pytest.mark.parametrize(("direction", "door"), [("+", "A|B"), ("-", "B|A")])
def test_S_RING_07_the_exchange_uses_the_gap_in_play_direction(direction: str, door: str) -> None:
    for shut, expected in ((door, ("B", "play")), (door[::-1], ("A", "offer"))):
        table = Scenario(f"{TWO}; dir {direction}; door {shut}").do("A discard SUS")
        assert table.asked == [expected]


@pytest.mark.parametrize("gap", ["A|B", "B|A"])
def test_S_RING_07_each_gap_can_be_barred(gap: str) -> None:
    table = Scenario("ring A B; dead C(H); dead D(H); turn A; A: DOR WHI WHI SED")
    assert _targets(table, "A", "DOR") == ["A|B", "B|A"]
    assert table.do(f"A play DOR {gap}").doors == [gap]


# Turn and direction


@pytest.mark.parametrize(("direction", "order"), [("+", "BCDA"), ("-", "DCBA")])
def test_S_RING_08_doors_do_not_hinder_the_passing_of_the_turn(direction: str, order: str) -> None:
    table = Scenario(f"ring A B C D; dir {direction}; door A|B; door B|C; door C|D; door D|A; turn A")
    seats = ["A"]
    for _ in range(4):
        table.do(f"{seats[-1]} discard SUS")
        seats.append(table.turn)
    assert "".join(seats[1:]) == order


def test_S_RING_09_direction_changes_through_watch_your_back_alone() -> None:
    turned = others = 0
    before = 1
    for match in random_positions(9, range(15)):
        direction = match.view(None)["direction"]
        if not match.entries:
            assert direction == 1
        elif match.entries[-1].text == "play watch_your_back":
            turned += 1
            assert direction == -before
        else:
            others += 1
            assert direction == before
        before = direction
    assert turned >= 10
    assert others > 1000


def test_S_RING_09_direction_does_not_change_within_an_exchange() -> None:
    exchanges = 0
    during: int | None = None
    for match in random_positions(6, range(15)):
        seen = match.view(None)
        if seen["exchange"] is None:
            during = None
        elif during is None:
            exchanges += 1
            during = seen["direction"]
        assert during in (None, seen["direction"])
    assert exchanges > 100


def test_S_RING_09_watch_your_back_is_no_answer_in_an_exchange() -> None:
    table = Scenario("turn A; A: WHI WHI SED NOT; B(H): WYB SUS SUS SUS").do("A discard SUS", "A offer NOT")
    assert table.options("B") == ["give SUS", "give WYB"]
