"""The worked examples, parts H (end of the game) and I (variants)."""

from typing import Any

import pytest

from tests.games.stayaway.examples_helpers import follow, others
from winterover.games.stayaway.scenario import Scenario

# H. End of the game


def test_SX_47_the_thing_burned() -> None:
    table = Scenario(
        "ring A B C D E; dead F(H); turn A; A(H): FLA SUS SUS WHI; B(T): T I NOT SUS; C(I): I SUS SUS SUS; D(H); E(H)"
    )
    follow(table, "turn A", "A play FLA B", "B pass", "end")
    assert table.winners == "A D E"
    assert table.ending == "thing_eliminated"


def test_SX_49_thing_alone() -> None:
    table = Scenario("ring A B C D; turn A; A(T): T I SUS SUS; B(H); C(I); D(I)")
    follow(table, "turn A", "A discard SUS", "A offer I", "B give SUS", "end")
    assert table.winners == "A"
    assert table.ending == "no_human_left"


ONLY_AN_INFECTED_BURNED = "ring A B C; dead D(I); turn A; A(T): T I SUS SUS; B(H); C(I)"


@pytest.mark.parametrize(
    ("rulings", "winners"), [({}, "A"), ({"soloWin": "nobody_eliminated"}, "A C")], ids=["default", "soloWin"]
)
@pytest.mark.parametrize("declare", ["both", "manual"])
def test_SX_50_only_an_infected_was_burned(declare: str, rulings: dict[str, Any], winners: str) -> None:
    table = Scenario(ONLY_AN_INFECTED_BURNED, declare=declare, **rulings)
    follow(table, "turn A", "A discard SUS", "A offer I", "B give SUS")
    if declare == "manual":
        assert table.asked == [("B", "play")]  # the game goes on until A declares
        table.do("A declare")
    assert table.state.over
    assert table.winners == winners


def test_SX_51_false_declaration() -> None:
    table = Scenario("ring A B C D; dead E(H); A(T); B(H); C(I); D(H); turn C")
    assert table.asked == [("C", "play")]
    table.do("A declare")
    assert table.state.over
    assert table.winners == "B D"
    assert table.ending == "false_declaration"


def test_SX_53_the_thing_burned_too_late() -> None:
    table = Scenario("ring A B; dead C(H); turn A; A(I): I FLA SUS SUS; B(T)", declare="manual")
    follow(table, "turn A", "A play FLA B", "B pass", "end")
    assert table.winners == ""
    assert table.ending == "thing_eliminated"


# I. Variants


def test_SX_54_revenge() -> None:
    table = Scenario(
        "ring A B C D; turn A; A(H): FLA FLA SUS WHI; B(T): T I NOT SUS; C(I): I SUS SUS SUS; D(H)", revenge=True
    )
    follow(table, "turn A", "A play FLA B", "B pass")
    for viewer in others(table):
        assert table.last(viewer, "thing_burned") == {"seat": "B"}
    assert "T" not in table.discard.split()
    assert "T" not in table.draw.split()
    assert not table.state.over
    follow(table, "A offer WHI", "C give SUS", "turn C", "C discard SUS")
    assert table.asked == [("C", "offer")]
    assert table.options("C") == ["offer SUS", "offer WHI"]
    follow(table, "C offer SUS", "D give SUS", "turn D", "D discard SUS", "D offer WHI", "A give SUS", "turn A")
    follow(table, "turn A", "A play FLA C", "C pass", "end")
    assert table.winners == "A D"
    assert table.ending == "revenge_humans"


def test_SX_56_resolute_finds_the_thing() -> None:
    table = Scenario("turn A; A(H): DET I SUS WHI; draw: SUS AXE T FLA", thingInDeck=True)
    assert [table.role(seat) for seat in "ABCD"] == ["H"] * 4
    follow(table, "turn A", "A play DET")
    assert table.asked == [("A", "keep")]
    assert table.options("A") == ["keep T"]
    follow(table, "A keep T")
    assert table.role("A") == "T"
    assert table.hand("A") == "I SUS SUS T WHI"
    assert sorted(table.discard.split()) == ["AXE", "DET", "FLA"]
    assert table.asked == [("A", "play")]


def test_SX_57_the_thing_as_replacement() -> None:
    table = Scenario("turn A; A(H): FLA WHI SED RUN; B(H): MIS SUS SUS SUS; draw: SUS T", thingInDeck=True)
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend MIS", "C give SUS", "turn B")
    assert table.role("B") == "T"
    assert table.hand("B") == "SUS SUS SUS T"
    assert table.hand("A") == "FLA RUN SED SUS"
    assert table.hand("C") == "SUS SUS WHI WHI"
    assert [table.role(seat) for seat in "ACD"] == ["H"] * 3
    for other in others(table, "B"):
        assert table.told(other, "became_thing") == []
