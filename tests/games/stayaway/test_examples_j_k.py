"""The worked examples, parts J (Panic) and K (profile E2)."""

from itertools import permutations

import pytest

from tests.games.stayaway.examples_helpers import follow, others
from winterover.games.stayaway.scenario import Scenario

# J. Panic


def test_SX_59_party() -> None:
    table = Scenario("ring A B C D E; dir -; turn C; door A|B; door C|D; q(D)=3; E(T); draw: PAR")
    table.begin_turn()
    assert table.ring == "E B D C A"
    assert table.doors == []
    assert table.quarantine("D") == 0
    assert sorted(table.discard.split()) == ["DOR", "DOR", "PAR", "QUA"]
    follow(table, "C offer WHI", "D give SUS", "turn D")
    assert table.state.direction == -1


def test_SX_60_get_out_of_here() -> None:
    table = Scenario(
        "ring A B C D; door A|B; door D|A; q(B)=1; D(T); turn A; C(H): COM SUS SUS SUS; draw: OUT",
    )
    assert table.asked == [("A", "get_out")]
    assert table.options("A") == ["choose C", "choose D"]
    follow(table, "A choose C")
    assert table.ring == "C B A D"
    assert table.doors == ["C|B", "D|C"]
    follow(table, "A offer WHI", "D give SUS", "turn D")
    assert table.hand("C") == "COM SUS SUS SUS"


@pytest.mark.parametrize("order", list(permutations("ABCD"))[::5])
def test_SX_62_round_and_round(order: tuple[str, ...]) -> None:
    table = Scenario(
        "ring A B C D; door A|B; door B|C; door C|D; door D|A; q(C)=3; turn C; A(I): I I WHI SED; B(T): T I SUS SUS;"
        "C(H): NOT SUS SUS SUS; D(H): WHI SUS SUS SUS; draw: RND"
    )
    gifts = {"A": "I", "B": "I", "C": "NOT", "D": "WHI"}
    assert sorted(table.asked) == [(seat, "pass_on") for seat in "ABCD"]
    for number, seat in enumerate(order):
        assert sorted(table.asked) == [(left, "pass_on") for left in sorted(order[number:])]
        table.do(f"{seat} pass_on {gifts[seat]}")
    assert table.between_turns
    assert table.turn == "D"
    assert [table.hand(seat) for seat in "ABCD"] == ["I SED WHI WHI", "I SUS SUS T", "I SUS SUS SUS", "NOT SUS SUS SUS"]
    assert [table.role(seat) for seat in "ABCD"] == ["I", "T", "I", "H"]
    assert table.quarantine("C") == 2


FRIENDS = "ring A B C D; door D|A; turn A; A(H): WHI SED NOT RUN; D(T): T I SUS SUS; draw: FRI"


def test_SX_63_friends_then_step_3() -> None:
    table = Scenario(FRIENDS)
    follow(table, "turn A", "A choose D", "A offer WHI", "D give SUS", "A offer RUN", "B give WHI", "turn B")
    assert table.hand("A") == "NOT SED SUS WHI"


def test_SX_63_friends_ends_the_turn() -> None:
    table = Scenario(FRIENDS, friendsEndsTurn=True)
    follow(table, "turn A", "A choose D", "A offer WHI", "D give SUS", "turn B")
    assert table.hand("A") == "NOT RUN SED SUS"


def test_SX_65_a_just_between_us() -> None:
    table = Scenario("ring A B C D; D(T); turn A; draw: BTW; door A|B; q(D)=2")
    assert table.asked == [("A", "between_us")]
    assert table.options("A") == ["choose D"]
    follow(table, "A choose D", "turn B")
    seen = table.last("D", "saw_hand")
    assert seen["seat"] == "A"
    assert sorted(seen["cards"]) == ["suspicion", "suspicion", "suspicion", "whisky"]
    for other in others(table, "A", "D"):
        assert table.last(other, "saw_hand") == {"viewer": "D", "seat": "A", "cards": None}
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "door"}


def test_SX_65_b_just_between_us_behind_doors() -> None:
    table = Scenario("ring A B C D; D(T); turn A; draw: BTW; door A|B; door D|A")
    follow(table, "turn A", "turn B")
    for viewer in others(table):
        assert table.told(viewer, "saw_hand") == []
    assert table.last(None, "no_effect") == {"card": "between_us"}


def test_SX_66_revelations() -> None:
    table = Scenario(
        "ring A B C D; turn A; B(H): I SUS SUS SUS; C(I): I I SUS SUS; D(T): T SUS SUS SUS; draw: REV",
    )
    assert table.asked == [("A", "reveal")]
    assert table.options("A") == ["decline", "show_all"]
    follow(table, "A show_all")
    assert table.options("B") == ["decline", "show_all", "show_infected"]
    follow(table, "B decline", "C show_infected", "A offer WHI", "B give SUS", "turn B")
    for viewer in others(table):
        assert sorted(table.last(viewer, "showed_hand")["cards"]) == ["suspicion", "suspicion", "suspicion", "whisky"]
        assert table.last(viewer, "showed_card") == {"seat": "C", "card": "infected"}
        assert table.last(viewer, "declined") == {"seat": "B"}


# K. Profile E2


def test_SX_70_a_superinfection_of_the_partner() -> None:
    table = Scenario("ring A B C D; turn A; A(H): WHI SED NOT RUN; B(H): I I I I; D(T); draw: SUS", edition="E2")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "turn C")
    for viewer in others(table):
        assert table.last(viewer, "showed_hand") == {"seat": "B", "cards": ["infected"] * 4}
        assert table.last(viewer, "eliminated") == {"seat": "B"}
    assert table.ring == "A C D"
    assert table.hand("A") == "NOT RUN SED WHI"
    assert table.told(None, "exchanged") == []


def test_SX_70_b_superinfection_of_the_asker() -> None:
    table = Scenario("ring A B C D; turn A; A(H): I I I I; door D|A; D(T); draw: I", edition="E2")
    follow(table, "turn A", "A discard I", "turn B")
    assert table.ring == "B C D"
    assert table.doors == ["D|B"]
    assert table.last(None, "showed_hand") == {"seat": "A", "cards": ["infected"] * 4}
    assert table.last(None, "eliminated") == {"seat": "A"}


def test_SX_70_c_an_infected_facing_the_thing_is_safe() -> None:
    table = Scenario("ring A B C D; turn A; A(I): I I I I; B(T): T SUS SUS SUS; draw: SUS", edition="E2")
    follow(table, "turn A", "A discard SUS")
    assert table.asked == [("A", "offer")]
    assert table.options("A") == ["offer I"]
    follow(table, "A offer I", "B give SUS", "turn B")
    assert table.ring == "A B C D"
    assert table.hand("B") == "I SUS SUS T"


def test_SX_71_harmless_missed() -> None:
    table = Scenario(
        "turn A; A(T): T I SED RUN; B(H): MIS SUS SUS SUS; C(H): WHI SUS SUS SUS; draw: SUS COM", edition="E2"
    )
    follow(table, "turn A", "A discard SUS", "A offer I", "B defend MIS", "C give WHI", "turn B")
    assert table.hand("C") == "I SUS SUS SUS"
    assert table.role("C") == "H"
    assert table.hand("A") == "RUN SED T WHI"
