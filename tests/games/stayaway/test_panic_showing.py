"""Panic cards that show hands: Ooops!, Just Between Us..., Revelations (rules section 16)."""

import pytest

from tests.games.stayaway.cards_helpers import everyone, look_alike, step_3, told_alike
from winterover.games.stayaway.scenario import Scenario

# Ooops!


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("A(H): FLA WHI I I", ["flamethrower", "infected", "infected", "whisky"]),
        ("A(T): T I SED WHI", ["infected", "seduction", "the_thing", "whisky"]),
    ],
)
def test_S_OOP_01_the_drawers_whole_hand_is_shown_to_all(hand: str, shown: list[str]) -> None:
    table = Scenario(f"{hand}; draw: OOP SUS").begin_turn()
    for who in everyone(table):
        (told,) = table.told(who, "showed_hand")
        assert told.args["seat"] == "A"
        assert sorted(told.args["cards"]) == shown
    assert not table.state.over
    assert step_3(table) == "B"


# Just Between Us...


@pytest.mark.parametrize(
    ("obstacles", "door", "quarantine", "options"),
    [
        ("", "blocks", "ignores", ["choose B", "choose E"]),
        ("door A|B", "blocks", "ignores", ["choose E"]),
        ("door A|B", "ignores", "ignores", ["choose B", "choose E"]),
        ("door A|B; door E|A", "blocks", "ignores", []),
        ("q(B)=2", "blocks", "ignores", ["choose B", "choose E"]),
        ("q(B)=2", "blocks", "blocks", ["choose E"]),
        ("q(B)=2; door E|A", "ignores", "blocks", ["choose E"]),
        ("q(B)=2; door E|A", "blocks", "blocks", []),
        ("q(B)=2; q(E)=2; door A|B; door E|A", "ignores", "ignores", ["choose B", "choose E"]),
        ("q(C)=2; door B|C", "blocks", "blocks", ["choose B", "choose E"]),
    ],
)
def test_S_BTW_01_which_neighbours_may_be_chosen(
    obstacles: str, door: str, quarantine: str, options: list[str]
) -> None:
    table = Scenario(
        f"ring A B C D E; {obstacles}; draw: BTW SUS SUS", betweenUsDoor=door, betweenUsQuarantine=quarantine
    ).begin_turn()
    if options:
        assert table.asked == [("A", "between_us")]
        assert table.options("A") == options
    else:
        assert told_alike(table, "no_effect", {"card": "between_us"})
        assert all(table.told(who, "saw_hand") == [] for who in everyone(table))


def test_S_BTW_01_the_defaults_are_a_blocking_door_and_an_ignored_quarantine() -> None:
    assert Scenario("ring A B C D E; q(B)=2; door E|A; draw: BTW SUS").options("A") == ["choose B"]


def test_S_BTW_01_two_players_through_either_gap() -> None:
    pair = "ring A B; dead C(H); dead D(H); draw: BTW SUS SUS"
    assert Scenario(f"{pair}; door A|B").options("A") == ["choose B"]
    assert Scenario(f"{pair}; door A|B; door B|A", betweenUsDoor="ignores").options("A") == ["choose B"]
    shut = Scenario(f"{pair}; door A|B; door B|A").begin_turn()
    assert shut.last(None, "no_effect") == {"card": "between_us"}


def test_S_BTW_01_the_chosen_one_alone_sees_the_whole_hand() -> None:
    one = Scenario("A(H): FLA WHI I I; draw: BTW SUS").do("A choose B")
    two = Scenario("A(H): AXE AXE NOT MIS; draw: BTW SUS").do("A choose B")
    seen = one.last("B", "saw_hand")
    assert (seen["viewer"], seen["seat"]) == ("B", "A")
    assert sorted(seen["cards"]) == ["flamethrower", "infected", "infected", "whisky"]
    assert look_alike(one, two, ["C", "D", None])
    assert one.last("C", "saw_hand") == {"viewer": "B", "seat": "A", "cards": None}


def test_S_BTW_01_nobody_else_shows_anything_and_step_3_follows() -> None:
    table = Scenario("draw: BTW SUS").do("A choose D")
    assert [told.args["seat"] for told in table.told("A", "saw_hand")] == ["A"]
    assert step_3(table) == "B"
    assert table.discard == "BTW"


# Revelations


@pytest.mark.parametrize(("direction", "order"), [("", "ABCDE"), ("dir -", "AEDCB")])
def test_S_REV_01_each_is_asked_once_from_the_drawer_along_the_direction(direction: str, order: str) -> None:
    table = Scenario(f"ring A B C D E; {direction}; draw: REV SUS")
    for who in order:
        assert table.asked == [(who, "reveal")]
        table.do(f"{who} decline")
    assert step_3(table) == order[1]
    assert [told.args["seat"] for told in table.told(None, "declined")] == list(order)


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("A(H): SUS SUS SUS WHI", ["decline", "show_all"]),
        ("A(H): I SUS SUS WHI", ["decline", "show_all", "show_infected"]),
        ("A(I): I I SUS WHI", ["decline", "show_all", "show_infected"]),
        ("A(T): T SUS SUS WHI", ["decline", "show_all"]),
        ("A(T): T I SUS WHI", ["decline", "show_all", "show_infected"]),
    ],
)
def test_S_REV_01_the_three_answers(hand: str, options: list[str]) -> None:
    assert Scenario(f"{hand}; draw: REV SUS").options("A") == options


def test_S_REV_01_the_whole_hand_is_shown_to_all() -> None:
    table = Scenario("A(H): FLA SUS SUS WHI; draw: REV SUS").do("A show_all")
    for who in everyone(table):
        told = table.last(who, "showed_hand")
        assert told["seat"] == "A"
        assert sorted(told["cards"]) == ["flamethrower", "suspicion", "suspicion", "whisky"]


def test_S_REV_01_a_single_infected_card_is_shown_to_all_and_nothing_else() -> None:
    one = Scenario("A(H): I FLA FLA WHI; draw: REV SUS").do("A show_infected")
    two = Scenario("A(I): I I I AXE; draw: REV SUS").do("A show_infected")
    assert told_alike(one, "showed_card", {"seat": "A", "card": "infected"})
    assert look_alike(one, two, ["B", "C", None])
    assert one.hand("A") == "FLA FLA I WHI"


def test_S_REV_01_declining_shows_nothing() -> None:
    one = Scenario("A(H): I FLA FLA WHI; draw: REV SUS").do("A decline")
    two = Scenario("A(H): SUS AXE AXE COM; draw: REV SUS").do("A decline")
    assert told_alike(one, "declined", {"seat": "A"})
    assert look_alike(one, two, ["B", "C", "D", None])


@pytest.mark.parametrize("answer", ["show_infected", "show_all"])
def test_S_REV_02_the_round_stops_once_an_infected_card_was_shown(answer: str) -> None:
    table = Scenario("ring A B C D E; B(H): I SUS SUS WHI; draw: REV SUS").do("A show_all", f"B {answer}")
    assert step_3(table) == "B"
    assert table.turn == "A"


def test_S_REV_02_otherwise_after_one_lap() -> None:
    table = Scenario("B(H): I SUS SUS WHI; draw: REV SUS").do("A show_all", "B decline", "C show_all", "D decline")
    assert step_3(table) == "B"


def test_S_REV_02_showing_the_thing_does_not_stop_it() -> None:
    table = Scenario("A(T): T SUS SUS WHI; D(H); draw: REV SUS").do("A show_all")
    assert table.asked == [("B", "reveal")]
    assert not table.state.over


def test_S_REV_03_a_holder_of_infected_cards_may_decline() -> None:
    table = Scenario("A(I): I I I WHI; draw: REV SUS").do("A decline")
    assert table.asked == [("B", "reveal")]
    assert table.told(None, "showed_card") == []


def test_S_REV_03_quarantines_and_doors_do_not_matter() -> None:
    table = Scenario("q(A)=2; q(B)=1; q(C)=3; door A|B; door B|C; door C|D; door D|A; draw: REV SUS")
    for who in "ABCD":
        assert table.asked == [(who, "reveal")]
        table.do(f"{who} decline")


@pytest.mark.parametrize(("direction", "partner"), [("", "B"), ("dir -", "D")])
def test_S_REV_04_step_3_of_the_drawer_follows(direction: str, partner: str) -> None:
    table = Scenario(f"{direction}; A(H): I SUS SUS WHI; draw: REV SUS").do("A show_infected")
    assert step_3(table) == partner
    assert table.discard == "REV"
    table.do("A offer WHI", f"{partner} give SUS")
    assert table.turn == partner
