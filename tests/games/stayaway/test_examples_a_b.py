"""The worked examples, parts A (setup, plain turns, roles) and B (the limit of three)."""

import pytest

from tests.games.stayaway.examples_helpers import follow, names, others
from winterover.core.rng import Rng
from winterover.games.registry import find_game
from winterover.games.stayaway.cards import FIRST_PANIC, INFECTED, THE_THING
from winterover.games.stayaway.rulings import rules_for
from winterover.games.stayaway.scenario import Scenario
from winterover.games.stayaway.setup import deal
from winterover.games.stayaway.state import State

# A. Setup, plain turns, roles


@pytest.mark.parametrize("seed", range(10))
def test_SX_01_six_player_deal(seed: int) -> None:
    config = find_game("stayaway").configure(6)
    g = State(rules_for(config.players, config.edition, ()), Rng.from_number(seed), listening=False)
    deal(g)
    dealt = [card for hand in g.hands for card in hand]
    assert len(dealt + g.draw) == 54
    assert [len(hand) for hand in g.hands] == [4] * 6
    assert INFECTED not in dealt
    assert max(dealt) < FIRST_PANIC
    assert dealt.count(THE_THING) == 1
    assert sum(INFECTED < card < FIRST_PANIC for card in dealt) == 23
    assert len(g.draw) == 30
    assert g.draw.count(INFECTED) == 10
    assert sum(card >= FIRST_PANIC for card in g.draw) == 8
    assert sum(INFECTED < card < FIRST_PANIC for card in g.draw) == 12
    assert g.discard == []


def test_SX_02_plain_turn() -> None:
    table = Scenario(
        "ring A B C D; turn A; A(H): FLA WHI SED NOT; B(H): SUS SUS AXE COM; C(H): DET DET DET DET;"
        "D(T): T FLA FLA RUN; draw: SUS"
    )
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B give AXE", "turn B")
    assert table.hand("A") == "AXE FLA NOT SED"
    assert table.hand("B") == "COM SUS SUS WHI"
    assert table.hand("C") == "DET DET DET DET"
    assert table.hand("D") == "FLA FLA RUN T"
    assert table.discard == "SUS"
    for other in others(table, "A", "B"):
        assert table.last(other, "discarded") == {"seat": "A", "card": None}
        assert table.last(other, "exchanged") == {"seat": "A", "partner": "B", "gave": None, "received": None}
        assert names(table.told(other)) == ["turn_began", "drew", "discarded", "offered", "exchanged"]
    assert table.last("B", "discarded")["card"] is None
    assert table.last("A", "exchanged")["received"] == "axe"
    assert table.last("B", "exchanged")["received"] == "whisky"


def test_SX_03_infection_by_the_asker() -> None:
    table = Scenario("turn A; A(T): T I SUS WHI; B(H): SUS AXE COM SED; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer I", "B give AXE", "turn B")
    assert table.role("B") == "I"
    assert table.hand("B") == "COM I SED SUS"
    assert table.hand("A") == "AXE SUS T WHI"
    for other in others(table, "A", "B"):
        assert names(table.told(other)) == ["turn_began", "drew", "discarded", "offered", "exchanged"]
        assert table.last(other, "exchanged") == {"seat": "A", "partner": "B", "gave": None, "received": None}
    assert table.told("B", "became_infected")


def test_SX_04_infection_by_the_partner() -> None:
    table = Scenario("turn A; A(H): SUS AXE COM SED; B(T): T I SUS WHI; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer AXE", "B give I", "turn B")
    assert table.role("A") == "I"
    assert table.hand("A") == "COM I SED SUS"
    assert table.hand("B") == "AXE SUS T WHI"


def test_SX_05_a_human_never_gives_an_infected() -> None:
    table = Scenario("turn A; A(H): I I WHI SED; B(T): T FLA FLA RUN; draw: NOT")
    follow(table, "turn A", "A discard I")
    assert table.asked == [("A", "offer")]
    assert table.options("A") == ["offer NOT", "offer SED", "offer WHI"]
    assert table.role("A") == "H"


def test_SX_06_drawing_an_infected() -> None:
    table = Scenario("turn A; A(H): NOT NOT WHI SED; draw: I")
    assert table.asked == [("A", "play")]
    assert table.role("A") == "H"
    options = table.options("A")
    assert "discard I" in options
    assert not [option for option in options if option.startswith(("play I", "play NOT"))]


def test_SX_08_infected_with_exactly_one_infected() -> None:
    table = Scenario("turn A; A(I): I FLA WHI RUN; B(T): T I SUS SUS; draw: SUS")
    assert table.asked == [("A", "play")]
    assert "discard I" not in table.options("A")
    follow(table, "A discard SUS")
    assert table.asked == [("A", "offer")]
    assert table.options("A") == ["offer FLA", "offer RUN", "offer WHI"]


def test_SX_09_a_infected_with_two_beside_the_thing() -> None:
    given = "turn A; A(I): I I WHI RUN; B(T): T SUS SUS SUS; draw: SUS"
    table = Scenario(given)
    assert "discard I" in table.options("A")
    follow(table, "A discard I")
    assert "offer I" not in table.options("A")  # the last one
    table = Scenario(given)
    follow(table, "turn A", "A discard SUS")
    assert "offer I" in table.options("A")
    follow(table, "A offer I", "B give SUS", "turn B")
    assert table.hand("B") == "I SUS SUS T"
    assert table.hand("A") == "I RUN SUS WHI"


def test_SX_09_b_infected_with_two_beside_a_human() -> None:
    table = Scenario("turn A; A(I): I I WHI RUN; B(H); C(T); draw: SUS")
    assert "discard I" in table.options("A")
    follow(table, "A discard SUS")
    assert table.options("A") == ["offer RUN", "offer WHI"]


def test_SX_10_forced_infection() -> None:
    table = Scenario("turn A; A(H): FLA WHI SED NOT; B(T): T I I I; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer WHI")
    assert table.asked == [("B", "reply")]
    assert table.options("B") == ["give I"]
    follow(table, "B give I", "turn B")
    assert table.role("A") == "I"
    assert table.hand("A") == "FLA I NOT SED"
    assert table.hand("B") == "I I T WHI"


def test_SX_11_the_thing_card_never_moves() -> None:
    table = Scenario("turn A; A(T): T FLA WHI NOT; draw: FOR SUS SED AXE")
    assert table.asked == [("A", "forget")]
    assert table.options("A") == ["forget FLA", "forget NOT", "forget WHI"]
    follow(table, "A forget FLA")
    assert table.options("A") == ["forget NOT", "forget WHI"]
    follow(table, "A forget NOT")
    assert table.options("A") == ["forget WHI"]
    follow(table, "A forget WHI")
    assert table.hand("A") == "AXE SED SUS T"
    assert sorted(table.discard.split()) == ["FLA", "FOR", "NOT", "WHI"]
    assert table.asked == [("A", "offer")]
    assert table.options("A") == ["offer AXE", "offer SED", "offer SUS"]


# B. The limit of three


def test_SX_13_human_with_four_infected_of_five_cards() -> None:
    table = Scenario("turn A; A(H): I I I DET; B(T): T SUS SUS SUS; draw: I")
    assert table.asked == [("A", "play")]
    assert table.options("A") == ["discard I"]
    follow(table, "A discard I")
    assert table.asked == [("A", "offer")]
    assert table.options("A") == ["offer DET"]
    follow(table, "A offer DET", "B give SUS", "turn B")
    assert table.hand("A") == "I I I SUS"
    assert table.role("A") == "H"


def test_SX_14_the_thing_with_four_infected() -> None:
    table = Scenario("turn A; A(T): T I I I; draw: I")
    assert table.options("A") == ["discard I"]
    follow(table, "A discard I")
    assert table.asked == [("A", "offer")]
    assert table.options("A") == ["offer I"]
    follow(table, "A offer I", "B give WHI", "turn B")
    assert table.role("B") == "I"
    assert table.hand("A") == "I I T WHI"


@pytest.mark.parametrize("seed", range(5))
def test_SX_16_fourth_infected_as_replacement(seed: int) -> None:
    table = Scenario("turn A; A(H): FLA WHI SED RUN; B(H): I I I NOT; D(T); draw: SUS I AXE OOP", seed=seed)
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend NOT", "turn B")
    assert table.hand("B") == "AXE I I I"
    assert table.role("B") == "H"
    assert table.hand("A") == "FLA RUN SED WHI"
    assert table.draw == "I OOP"
    assert sorted(table.discard.split()) == ["NOT", "SUS"]
    for other in others(table, "B"):
        assert not table.told(other, "corrected")
    assert table.last("B", "corrected") == {"seat": "B", "card": "axe"}


def test_SX_17_no_legal_card() -> None:
    table = Scenario("turn A; A(H): I I I; B(T); draw:; discard:")
    follow(table, "turn A", "turn B")
    assert table.hand("A") == "I I I"
    assert table.told(None, "drew") == []
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "none"}
    assert names(table.told(None)) == ["turn_began", "drew_nothing", "no_exchange"]
