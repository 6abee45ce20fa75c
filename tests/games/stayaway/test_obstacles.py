"""Quarantine (rules section 15)."""

from collections.abc import Callable

import pytest

from tests.games.stayaway.cards_helpers import cards, everyone, plays, step_3, targets, told_alike
from winterover.games.stayaway.scenario import Scenario

QUA_AT_A = "A(H): QUA WHI SED NOT; draw: SUS"


@pytest.mark.parametrize(
    ("obstacles", "expected"),
    [
        ("", ["A", "B", "E"]),
        ("door A|B", ["A", "E"]),
        ("door A|B; door E|A", ["A"]),
        ("q(B)=1", ["A", "E"]),
        ("q(B)=1; q(E)=3", ["A"]),
        ("q(C)=1; door B|C", ["A", "B", "E"]),
        ("q(A)=1", []),
    ],
)
def test_S_QUA_01_on_oneself_or_a_neighbour_target_without_one(obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; {QUA_AT_A}")
    assert targets(table, "A", "QUA") == expected


@pytest.mark.parametrize("target", "ABD")
def test_S_QUA_01_it_lies_openly_before_the_target(target: str) -> None:
    table = Scenario(QUA_AT_A).do(f"A play QUA {target}")
    expected = [3 if who == target else 0 for who in "ABCD"]
    assert all(table.view(who)["quarantine"] == expected for who in everyone(table))
    assert told_alike(table, "quarantined", {"seat": target, "by": "A"})
    assert "QUA" not in table.discard.split()


@pytest.mark.parametrize("target", "AB")
def test_S_QUA_02_no_response_and_step_3_is_off_at_once(target: str) -> None:
    table = Scenario(f"{QUA_AT_A} SUS; B(H): NOT COM NBQ SCA").do(f"A play QUA {target}")
    assert table.between_turns
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "quarantine"}
    assert table.turn == "B"


@pytest.mark.parametrize(("direction", "target", "partner"), [("", "D", "B"), ("dir -", "B", "D")])
def test_S_QUA_02_step_3_takes_place_if_the_other_neighbour_is_hit(direction: str, target: str, partner: str) -> None:
    table = Scenario(f"{direction}; {QUA_AT_A}").do(f"A play QUA {target}")
    assert step_3(table) == partner


def test_S_QUA_02_it_is_no_longer_a_card_in_use_in_step_3() -> None:
    """S-ACT-03: the effect is complete, so neither card nor target is pending any more, now or in later turns."""
    table = Scenario(f"{QUA_AT_A} OOP").do("A play QUA D")
    assert (table.view(None)["card"], table.view(None)["target"]) == (None, None)
    table.do("A offer NOT", "B give WHI").begin_turn()
    assert table.view(None)["target"] is None


def test_S_QUA_03_a_quarantined_player_neither_plays_nor_exchanges() -> None:
    table = Scenario("q(A)=2; A(H): FLA AXE DET DOR; draw: SUS SUS")
    assert plays(table, "A") == []
    table.do("A discard SUS")
    assert table.between_turns
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "quarantine"}


def test_S_QUA_03_nor_as_a_partner() -> None:
    table = Scenario("q(B)=2; draw: SUS SUS").do("A discard SUS")
    assert table.between_turns
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "quarantine"}


@pytest.mark.parametrize("card", ["FLA", "ANA", "SUS", "CHP", "RUN", "SED", "QUA"])
def test_S_QUA_04_no_target_of_other_players_cards(card: str) -> None:
    table = Scenario(f"ring A B C D; q(B)=2; A(H): {card} SCA SCA SCA; draw: COM")
    assert "D" in targets(table, "A", card)
    assert "B" not in targets(table, "A", card)


def test_S_QUA_04_except_the_axe() -> None:
    table = Scenario("ring A B C D; q(B)=2; A(H): AXE SCA SCA SCA; draw: COM")
    assert targets(table, "A", "AXE") == ["B"]


def test_S_QUA_04_a_door_may_be_laid_beside_him() -> None:
    table = Scenario("ring A B C D; q(B)=2; A(H): DOR SCA SCA SCA; draw: COM")
    assert targets(table, "A", "DOR") == ["A|B", "D|A"]
    table.do("A play DOR A|B")
    assert table.doors == ["A|B"]


def test_S_QUA_05_he_draws_and_must_discard_one_card() -> None:
    table = Scenario("q(A)=2; A(H): FLA AXE NOT I; draw: WHI SUS")
    assert table.asked == [("A", "play")]
    assert table.options("A") == ["discard AXE", "discard FLA", "discard I", "discard NOT", "discard WHI"]
    table.do("A discard I")
    assert table.hand("A") == "AXE FLA NOT WHI"
    assert table.discard == "I"
    assert table.between_turns


def test_S_QUA_05_his_panic_card_is_carried_out_without_step_3() -> None:
    table = Scenario("q(A)=2; door C|D; draw: THR SUS").begin_turn()
    assert table.doors == []
    assert table.between_turns
    assert table.quarantine("A") == 1


@pytest.mark.parametrize(("direction", "isolated"), [("", "B"), ("dir -", "D")])
def test_S_QUA_06_whoever_is_followed_by_him_ends_the_turn_without_exchange(direction: str, isolated: str) -> None:
    table = Scenario(f"{direction}; q({isolated})=2; draw: SUS SUS").do("A discard SUS")
    assert table.between_turns
    assert table.turn == isolated


def test_S_QUA_06_a_redirect_to_him_is_void() -> None:
    table = Scenario("q(C)=1; B(H): MIS SUS SUS SUS; draw: SUS AXE").do("A discard SUS", "A offer WHI", "B defend MIS")
    assert table.between_turns
    assert table.last(None, "redirect_void") == {"seat": "B"}


@pytest.mark.parametrize(("panic", "choice", "ring"), [("OUT", "choose C", "C B A D E"), ("ONE", "left", "D B C A E")])
def test_S_QUA_07_forced_seat_changes_take_it_along(panic: str, choice: str, ring: str) -> None:
    table = Scenario(f"ring A B C D E; q(A)=2; draw: {panic}").do(f"A {choice}")
    assert table.ring == ring
    assert [table.quarantine(who) for who in "ABCDE"] == [1, 0, 0, 0, 0]


def _exchange(asker: str, partner: str) -> tuple[str, str]:
    return f"{asker} offer SUS", f"{partner} give SUS"


def test_S_QUA_08_it_lasts_until_the_end_of_the_third_own_turn() -> None:
    table = Scenario("ring A B C; A(H): QUA SUS SUS SUS; B(H): SUS SUS SUS SUS; C(T): T SUS SUS SUS")
    counters = []
    for deed in (
        "A play QUA B",
        "B discard SUS",
        "C discard SUS",
        *["A discard SUS", "B discard SUS", "C discard SUS"] * 2,
    ):
        table.do(deed)
        if deed.startswith("C"):
            table.do(*_exchange("C", "A"))
        assert table.between_turns
        counters.append(table.quarantine("B"))
    assert counters == [3, 2, 2, 2, 1, 1, 1, 0, 0]
    assert table.discard.split().count("QUA") == 1
    assert told_alike(table, "quarantine_ended", {"seat": "B"})
    table.do("A discard SUS")
    assert step_3(table) == "B"


def test_S_QUA_08_the_turn_of_self_quarantine_does_not_count() -> None:
    table = Scenario("ring A B C; A(H): QUA SUS SUS SUS; B(H): SUS SUS SUS SUS; C(T): T SUS SUS SUS")
    counters = []
    table.do("A play QUA A")
    for _ in range(3):
        counters.append(table.quarantine("A"))
        table.do("B discard SUS", *_exchange("B", "C"), "C discard SUS")
        assert table.between_turns
        table.do("A discard SUS")
    assert counters == [3, 2, 1]
    assert table.quarantine("A") == 0
    assert "QUA" in table.discard.split()
    assert table.turn == "B"


def test_S_QUA_08_turns_with_a_panic_card_count_too() -> None:
    table = Scenario("q(A)=1; draw: OOP SUS").begin_turn()
    assert table.quarantine("A") == 0
    assert "QUA" in table.discard.split()


def test_S_QUA_08_his_last_turn_still_has_no_exchange() -> None:
    table = Scenario("q(A)=1; draw: SUS SUS").do("A discard SUS")
    assert table.between_turns
    assert table.last(None, "no_exchange")["reason"] == "quarantine"
    assert table.quarantine("A") == 0


# Quarantined drawers: how each Panic card goes on, and what it then has done
DRAWERS: dict[str, tuple[tuple[str, ...], Callable[[Scenario], bool]]] = {
    "ROP": ((), lambda t: t.quarantine("A") == 0 and t.quarantine("C") == 0),
    "PAR": ((), lambda t: t.quarantine("A") == 0 and t.quarantine("C") == 0 and t.ring == "B A D C E"),
    "THR": ((), lambda t: t.doors == []),
    "ONE": (("A left",), lambda t: t.ring == "D B C A E"),
    "OUT": (("A choose E",), lambda t: t.ring == "E B C D A"),
    "FRI": ((), lambda t: t.told(None, "offered") == [] and t.last(None, "no_effect") == {"card": "friends"}),
    "RND": (
        ("A pass_on WHI", "B pass_on SUS", "C pass_on SUS", "D pass_on SUS", "E pass_on SUS"),
        lambda t: t.hand("A") == "SUS SUS SUS SUS" and t.hand("B") == "SUS SUS WHI WHI",
    ),
    "FOR": (("A forget SUS", "A forget SUS", "A forget SUS"), lambda t: t.hand("A") == "AXE AXE AXE WHI"),
    "BLD": (("A swap WHI",), lambda t: t.hand("A") == "AXE SUS SUS SUS"),
    "OOP": ((), lambda t: t.last("D", "showed_hand")["seat"] == "A"),
    "BTW": (("A choose B",), lambda t: t.last("B", "saw_hand")["cards"] is not None),
    "REV": (("A show_all", *(f"{who} decline" for who in "BCDE")), lambda t: len(t.told("C", "showed_hand")) == 1),
}


@pytest.mark.parametrize("panic", DRAWERS)
def test_S_QUA_09_the_quarantined_drawer_carries_it_out_and_has_no_step_3(panic: str) -> None:
    deeds, done = DRAWERS[panic]
    table = Scenario(f"ring A B C D E; q(A)=3; q(C)=2; door D|E; draw: {panic} AXE AXE AXE SUS").begin_turn()
    table.do(*deeds)
    assert done(table)
    assert table.between_turns
    assert table.quarantine("A") == (0 if panic in ("ROP", "PAR") else 2)


@pytest.mark.parametrize(
    ("panic", "options"),
    [
        ("ONE", ["left"]),
        ("OUT", ["choose B", "choose D", "choose E"]),
        ("FRI", ["choose B", "choose D", "choose E"]),
        ("BTW", ["choose B", "choose E"]),
    ],
)
def test_S_QUA_09_whether_a_quarantined_player_can_be_chosen(panic: str, options: list[str]) -> None:
    """C is the third on the right of five, and quarantined; E is a quarantined neighbour where that does not matter."""
    isolated = "q(E)=2" if panic == "BTW" else "q(C)=2"
    table = Scenario(f"ring A B C D E; {isolated}; draw: {panic}")
    assert table.options("A") == options


@pytest.mark.parametrize("panic", ["ROP", "PAR"])
def test_S_QUA_09_everybodys_quarantine_is_removed(panic: str) -> None:
    table = Scenario(f"ring A B C D E; q(B)=1; q(C)=3; q(E)=2; draw: {panic} SUS").begin_turn()
    assert [table.quarantine(who) for who in "ABCDE"] == [0] * 5
    assert table.discard.split().count("QUA") == 3


def test_S_QUA_09_quarantined_players_pass_and_receive_in_round_and_round() -> None:
    table = Scenario("ring A B C D; q(B)=2; q(C)=2; B(H): AXE AXE AXE AXE; draw: RND").begin_turn()
    assert [who for who, _ in table.asked] == ["A", "B", "C", "D"]
    table.do("A pass_on WHI", "B pass_on AXE", "C pass_on SUS", "D pass_on SUS")
    assert table.hand("B") == "AXE AXE AXE WHI"
    assert table.hand("C") == "AXE SUS SUS WHI"


def test_S_QUA_09_quarantined_players_are_asked_for_revelations() -> None:
    table = Scenario("ring A B C D; q(B)=2; draw: REV").do("A decline")
    assert table.asked == [("B", "reveal")]


@pytest.mark.parametrize("panic", ["ONE", "OUT"])
def test_S_QUA_09_whether_a_quarantined_drawer_moves_is_an_option(panic: str) -> None:
    position = f"ring A B C D E; q(A)=2; draw: {panic} SUS"
    assert Scenario(position, quarantinedDrawerMoves=True).asked == [("A", "one_two" if panic == "ONE" else "get_out")]
    stays = Scenario(position, quarantinedDrawerMoves=False).begin_turn()
    assert told_alike(stays, "no_effect", {"card": stays.code(panic)})
    assert stays.ring == "A B C D E"
    assert stays.between_turns
    assert stays.quarantine("A") == 1


@pytest.mark.parametrize("panic", ["ONE", "OUT"])
def test_S_QUA_09_other_drawers_move_whatever_that_option_says(panic: str) -> None:
    table = Scenario(f"ring A B C D E; q(C)=2; draw: {panic} SUS", quarantinedDrawerMoves=False)
    assert table.asked == [("A", "one_two" if panic == "ONE" else "get_out")]


@pytest.mark.parametrize(("freed", "partner"), [(False, None), (True, "B")])
def test_S_QUA_09_whether_a_freed_drawer_exchanges_is_an_option(freed: bool, partner: str | None) -> None:
    ropes = Scenario("ring A B C D; q(A)=2; q(B)=1; draw: ROP SUS", freedDrawerExchanges=freed).begin_turn()
    assert step_3(ropes) == partner
    party = Scenario("ring A B C D; dir -; q(A)=2; draw: PAR SUS", freedDrawerExchanges=freed).begin_turn()
    assert step_3(party) == partner
    for table in (ropes, party):
        assert table.quarantine("A") == 0


@pytest.mark.parametrize("panic", ["THR", "OOP"])
def test_S_QUA_09_who_is_not_freed_never_exchanges(panic: str) -> None:
    table = Scenario(f"q(A)=2; draw: {panic} SUS", freedDrawerExchanges=True).begin_turn()
    assert table.between_turns
    assert table.quarantine("A") == 1


def test_S_QUA_10_removed_early_by_axe_ropes_or_party() -> None:
    axe = Scenario("q(B)=2; A(H): AXE SCA SCA SCA; draw: COM").do("A play AXE B")
    ropes = Scenario("q(B)=2; draw: ROP SUS").begin_turn()
    party = Scenario("q(B)=2; draw: PAR SUS").begin_turn()
    for table in (axe, ropes, party):
        assert table.quarantine("B") == 0
        assert "QUA" in table.discard.split()
        assert told_alike(table, "freed", {"seat": "B"})


def test_S_QUA_10_removed_early_by_elimination() -> None:
    """Fire reaches a quarantined player under the E2 rules only."""
    table = Scenario("q(B)=2; A(H): FLA SCA SCA SCA; draw: COM", quarantineRules="E2").do("A play FLA B", "B pass")
    assert table.quarantine("B") == 0
    assert cards(table.discard) == cards("FLA QUA SUS SUS SUS WHI")
