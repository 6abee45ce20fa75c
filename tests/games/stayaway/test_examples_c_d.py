"""The worked examples, parts C (action cards) and D (refusing and redirecting exchanges)."""

import pytest

from tests.games.stayaway.examples_helpers import follow, names, others
from winterover.games.stayaway.scenario import Scenario

# C. Action cards


def test_SX_19_no_barbecue() -> None:
    table = Scenario(
        "turn A; A(H): FLA WHI SED NOT; B(H): NBQ COM SUS WHI; D(T); draw: SUS OOP BLD AXE SED",
    )
    follow(table, "turn A", "A play FLA B", "B defend NBQ", "A offer NOT", "B give AXE", "turn B")
    assert table.ring == "A B C D"
    assert table.told(None, "eliminated") == []
    assert table.discard == "NBQ OOP BLD FLA"
    assert table.hand("B") == "COM NOT SUS WHI"
    assert table.hand("A") == "AXE SED SUS WHI"
    assert table.draw == "SED"
    for viewer in others(table):
        assert names(table.told(viewer)).count("panic_skipped") == 2
        assert table.last(viewer, "panic_skipped") == {}  # which cards they were, nobody reads
        assert table.told(viewer, "panic") == []


def test_SX_20_direction_reversal() -> None:
    table = Scenario("ring A B C D; turn A; A(H): WYB WHI SED NOT; D(T); draw: SUS")
    follow(table, "turn A", "A play WYB", "A offer NOT", "D give WHI", "turn D")
    assert table.state.direction == -1
    assert table.hand("A") == "SED SUS WHI WHI"
    assert table.hand("D") == "NOT SUS SUS T"


def test_SX_22_seduction_through_doors_refused() -> None:
    table = Scenario(
        "ring A B C D E; door A|B; door B|C; door C|D; door D|E; door E|A; turn A; A(H): SED WHI WHI NOT;"
        "C(H): NOT SUS SUS SUS; E(T); draw: SUS AXE"
    )
    follow(table, "turn A", "A play SED C", "A offer WHI", "C defend NOT", "turn B")
    assert table.hand("A") == "NOT SUS WHI WHI"
    assert table.hand("C") == "AXE SUS SUS SUS"
    assert table.told(None, "exchanged") == []
    assert table.told(None, "no_exchange") == []  # there was no step 3 that could have failed
    assert len(table.doors) == 5


def test_SX_23_a_seduction_cannot_reach_the_quarantined() -> None:
    table = Scenario("ring A B C D; q(C)=2; A(H): SED WHI WHI NOT; D(T); turn A; draw: SUS")
    assert [option for option in table.options("A") if option.startswith("play SED")] == ["play SED B", "play SED D"]


def test_SX_23_b_seduction_without_any_target() -> None:
    table = Scenario("ring A B C; q(B)=2; q(C)=1; A(H): SED WHI WHI NOT; C(T); turn A; draw: SUS")
    options = table.options("A")
    assert not [option for option in options if option.startswith("play SED")]
    assert "discard SED" in options
    follow(table, "A discard SUS", "turn B")
    assert table.hand("A") == "NOT SED WHI WHI"
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "quarantine"}


def test_SX_34_a_axe_reach_with_doors() -> None:
    table = Scenario(
        "ring A B C D E; door A|B; door D|E; q(B)=2; turn A; A(H): AXE WHI SED NOT; E(T); draw: SUS",
    )
    axes = [option for option in table.options("A") if option.startswith("play AXE")]
    assert axes == ["play AXE A|B", "play AXE D|E"]
    follow(table, "A play AXE A|B", "turn B")
    assert table.doors == ["D|E"]
    assert table.quarantine("B") == 2
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "quarantine"}
    assert sorted(table.discard.split()) == ["AXE", "DOR"]


def test_SX_34_b_axe_on_a_quarantine() -> None:
    table = Scenario("ring A B C D E; q(B)=2; turn A; A(H): AXE WHI SED NOT; E(T); draw: SUS")
    assert [option for option in table.options("A") if option.startswith("play AXE")] == ["play AXE B"]
    follow(table, "A play AXE B", "A offer WHI", "B give SUS", "turn B")
    assert table.quarantine("B") == 0
    assert sorted(table.discard.split()) == ["AXE", "QUA"]
    assert table.hand("A") == "NOT SED SUS SUS"


def test_SX_37_everything_blocked() -> None:
    given = "ring A B C D; door A|B; q(D)=1; turn A; A(H): FLA ANA CHP QUA; D(T); draw: SUS"
    table = Scenario(given)
    assert table.options("A") == [
        "discard ANA",
        "discard CHP",
        "discard FLA",
        "discard QUA",
        "discard SUS",
        "play QUA A",
    ]
    for card in ("ANA", "CHP", "FLA", "QUA", "SUS"):
        table = Scenario(given)
        follow(table, "turn A", f"A discard {card}", "turn B")
        assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "door"}
        assert table.discard == card


def test_SX_69_whiskey_shows_the_thing() -> None:
    table = Scenario("turn A; A(T): WHI T I SED; draw: SUS")
    follow(table, "turn A", "A play WHI", "A offer SED", "B give SUS", "turn B")
    for viewer in others(table):
        shown = table.last(viewer, "showed_hand")
        assert shown["seat"] == "A"
        assert sorted(shown["cards"]) == ["infected", "seduction", "suspicion", "the_thing"]
    assert not table.state.over


# D. Refusing and redirecting exchanges


def test_SX_25_chain_with_infection() -> None:
    table = Scenario(
        "ring A B C D; turn A; A(T): T I SED RUN; B(H): MIS SUS SUS SUS; C(H): MIS SUS SUS SUS;"
        "D(H): WHI SUS SUS SUS; draw: SUS COM NBQ"
    )
    follow(table, "turn A", "A discard SUS", "A offer I", "B defend MIS", "C defend MIS", "D give WHI", "turn B")
    assert [table.role(seat) for seat in "ABCD"] == ["T", "H", "H", "I"]
    assert table.hand("D") == "I SUS SUS SUS"
    assert table.hand("A") == "RUN SED T WHI"
    assert table.hand("B") == "COM SUS SUS SUS"
    assert table.hand("C") == "NBQ SUS SUS SUS"


@pytest.mark.parametrize("obstacle", ["door B|C", "q(C)=2"], ids=["a", "b"])
def test_SX_26_redirect_blocked(obstacle: str) -> None:
    table = Scenario(
        "ring A B C D; turn A; A(T): T I SED RUN; B(H): MIS SUS SUS SUS; C(H): WHI SUS SUS SUS;"
        f"D(H): WHI SUS SUS SUS; draw: SUS COM; {obstacle}"
    )
    follow(table, "turn A", "A discard SUS", "A offer I", "B defend MIS", "turn B")
    assert table.hand("B") == "COM SUS SUS SUS"
    assert table.hand("A") == "I RUN SED T"
    assert sorted(table.discard.split()) == ["MIS", "SUS"]
    assert [table.role(seat) for seat in "ABCD"] == ["T", "H", "H", "H"]
    for other in others(table, "A"):
        assert table.last(other, "offered")["card"] is None


def test_SX_28_a_missed_is_not_offered_against_an_infected_card() -> None:
    table = Scenario("turn A; A(I): I I SED RUN; B(T): T MIS SUS SUS; draw: SUS NBQ")
    follow(table, "turn A", "A discard SUS", "A offer I")
    assert table.asked == [("B", "reply")]
    assert table.options("B") == ["give MIS", "give SUS"]


def test_SX_28_b_missed_against_another_card() -> None:
    table = Scenario("turn A; A(I): I I SED RUN; B(T): T MIS SUS SUS; draw: SUS NBQ")
    follow(table, "turn A", "A discard SUS", "A offer SED")
    assert table.options("B") == ["defend MIS", "give MIS", "give SUS"]
    follow(table, "B defend MIS")
    assert table.asked == [("C", "reply")]


def test_SX_29_scary() -> None:
    table = Scenario("turn A; A(T): T I SED RUN; B(H): SCA SUS SUS SUS; draw: SUS COM")
    follow(table, "turn A", "A discard SUS", "A offer I", "B defend SCA", "turn B")
    assert table.last("B", "saw_card") == {"viewer": "B", "seat": "A", "card": "infected"}
    for other in others(table, "A", "B"):
        assert table.last(other, "saw_card")["card"] is None
    assert table.role("B") == "H"
    assert table.hand("A") == "I RUN SED T"
    assert table.hand("B") == "COM SUS SUS SUS"


def test_SX_68_prompts_do_not_leak() -> None:
    tables = []
    for hand in ("B(H): NBQ SUS SUS SUS", "B(H): SUS SUS SUS SUS", "B(T): T I I I"):
        table = Scenario(f"ring A B C D; turn A; A(H): FLA WHI SED NOT; {hand}; draw: SUS")
        follow(table, "turn A", "A play FLA B")
        assert table.asked == [("B", "answer_fire")]
        assert "pass" in table.options("B")
        tables.append(table)
    assert tables[0].options("B") == ["defend NBQ", "pass"]
    assert tables[1].options("B") == tables[2].options("B") == ["pass"]
    for viewer in (None, "A", "C"):
        assert tables[0].told(viewer) == tables[1].told(viewer) == tables[2].told(viewer)
        assert tables[0].view(viewer) == tables[1].view(viewer) == tables[2].view(viewer)
