"""The worked examples, parts E (obstacles), F (elimination, doors, two players) and G (piles)."""

import pytest

from tests.games.stayaway.examples_helpers import follow, names, others
from winterover.games.stayaway.roles import TAINTED
from winterover.games.stayaway.scenario import Scenario

# E. Obstacles


def test_SX_31_quarantine_counting() -> None:
    table = Scenario("ring A B C; turn A; A(H): QUA WHI SED NOT; C(T)")
    counted = []
    follow(table, "turn A", "A play QUA B", "turn B")
    counted.append(table.quarantine("B"))
    for _ in range(2):
        follow(table, "turn B", "B discard SUS", "turn C")
        counted.append(table.quarantine("B"))
        follow(table, "turn C", "C discard SUS", "C offer SUS", "A give SUS", "turn A")
        counted.append(table.quarantine("B"))
        follow(table, "turn A", "A discard SUS", "turn B")
        counted.append(table.quarantine("B"))
    assert "QUA" not in table.discard.split()
    follow(table, "turn B", "B discard SUS", "turn C")
    counted.append(table.quarantine("B"))
    assert "QUA" in table.discard.split()
    assert table.last(None, "quarantine_ended") == {"seat": "B"}
    follow(table, "turn C", "C discard SUS", "C offer SUS", "A give SUS", "turn A")
    counted.append(table.quarantine("B"))
    assert counted == [3, 2, 2, 2, 1, 1, 1, 0, 0]
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B give SUS", "turn B")
    assert [told.args["partner"] for told in table.told(None, "exchanged")] == ["A", "A", "A", "B"]


def test_SX_32_self_quarantine() -> None:
    table = Scenario("ring A B C; turn A; A(H): QUA WHI SED NOT; draw: SUS")
    follow(table, "turn A", "A play QUA A", "turn B")
    assert table.quarantine("A") == 3
    assert table.told(None, "exchanged") == []
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "quarantine"}
    assert table.discard == ""


def test_SX_35_a_barred_door() -> None:
    table = Scenario("ring A B C D; D(T); turn A; draw: SUS; A(H): DOR WHI SED NOT")
    follow(table, "turn A", "A play DOR A|B", "turn B")
    assert table.doors == ["A|B"]
    assert table.discard == ""
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "door"}


def test_SX_35_b_the_door_stays_when_players_move() -> None:
    table = Scenario("ring A B C D; D(T); turn A; draw: SUS; door A|B; A(H): RUN WHI SED NOT")
    follow(table, "turn A", "A play RUN C", "C pass")
    assert table.ring == "C B A D"
    assert table.doors == ["C|B"]
    follow(table, "A offer WHI", "D give SUS", "turn D")
    assert table.last(None, "exchanged")["partner"] == "D"


# F. Elimination, doors, two players


def test_SX_38_door_behind_the_victim() -> None:
    table = Scenario("ring A B C D E; door C|D; turn B; B(H): FLA SUS SUS WHI; E(T); draw: SUS")
    follow(table, "turn B", "B play FLA C", "C pass", "turn D")
    assert table.ring == "A B D E"
    assert table.doors == ["B|D"]
    assert table.last(None, "no_exchange") == {"seat": "B", "partner": "D", "reason": "door"}


TWO_LEFT = "ring A B; dead C(H); dead D(H); turn A; A(H): WHI WHI SED NOT; B(T): T SUS SUS SUS"


def test_SX_40_two_players_one_door() -> None:
    table = Scenario(f"{TWO_LEFT}; door A|B; draw: FLA SUS")
    assert "play FLA B" in table.options("A")
    follow(table, "A discard FLA", "turn B")
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "door"}
    follow(table, "turn B", "B discard SUS", "B offer SUS", "A give WHI", "turn A")
    assert table.hand("A") == "NOT SED SUS WHI"


def test_SX_40_two_players_two_doors() -> None:
    table = Scenario(f"{TWO_LEFT}; door A|B; door B|A; draw: FLA SUS")
    options = table.options("A")
    assert "play FLA B" not in options
    assert "play SED B" in options


@pytest.mark.parametrize("side", ["left", "right"])
def test_SX_41_two_players_swap(side: str) -> None:
    table = Scenario(f"{TWO_LEFT}; door A|B; draw: ONE")
    follow(table, "turn A", f"A {side}", "A offer WHI", "B give SUS", "turn B")
    assert table.ring == "B A"
    assert table.doors == ["B|A"]
    assert table.last(None, "targeted")["target"] == "B"
    assert table.hand("A") == "NOT SED SUS WHI"


def test_SX_43_burning_an_infected() -> None:
    given = "ring A B C D; turn A; A(H): FLA SUS SUS WHI; {}; D(T); draw: SUS"
    deeds = ("turn A", "A play FLA B", "B pass", "A offer WHI", "C give SUS", "turn C")
    table = Scenario(given.format("B(I): I I NOT SUS"))
    follow(table, *deeds)
    assert not table.state.over
    assert table.discard.split().count("I") == 2
    assert table.state.fallen[1] == TAINTED
    # Nothing of it is public: the same game with a Human in B's place reads alike.
    plain = Scenario(given.format("B(H): WHI SED NOT SUS"))
    follow(plain, *deeds)
    for viewer in others(table, "B", "D"):
        assert table.told(viewer) == plain.told(viewer)
        assert table.view(viewer) == plain.view(viewer)
    assert "eliminated" in names(table.told(None))


# G. Piles


def test_SX_44_lazy_reshuffle() -> None:
    table = Scenario("turn A; draw:; discard: AXE")
    assert table.asked == [("A", "play")]
    assert table.hand("A") == "AXE SUS SUS SUS WHI"
    assert (table.draw, table.discard) == ("", "")
    follow(table, "A discard AXE")
    assert (table.draw, table.discard) == ("", "AXE")
    follow(table, "A offer SUS", "B give SUS", "turn B")
    assert (table.draw, table.discard) == ("", "AXE")  # renewed only when B draws


def test_SX_46_a_both_piles_empty() -> None:
    table = Scenario("turn A; draw:; discard:; A(H): FLA WHI SED NOT")
    follow(table, "turn A", "A offer WHI", "B give SUS", "turn B")
    assert table.hand("A") == "FLA NOT SED SUS"
    assert table.told(None, "drew") == []


def test_SX_46_b_a_refusal_with_empty_piles() -> None:
    table = Scenario("turn A; draw:; discard:; B(H): NOT SUS SUS SUS")
    follow(table, "turn A", "A offer WHI", "B defend NOT", "turn B")
    assert table.hand("B") == "NOT SUS SUS SUS"
    assert (table.draw, table.discard) == ("", "")
    assert table.last(None, "reshuffled") == {"cards": 1}
    assert table.last("B", "drew") == {"seat": "B", "card": "no_thanks"}
