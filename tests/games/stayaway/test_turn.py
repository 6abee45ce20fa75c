"""The turn (rules section 8): S-TURN."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stayaway.table_helpers import DEFENCES, ORDINARY, random_positions
from winterover.games.stayaway.roles import ALIVE
from winterover.games.stayaway.scenario import Scenario


def _discards(table: Scenario, who: str) -> set[str]:
    return {code.split()[1] for code in table.options(who) if code.startswith("discard")}


def _plays(table: Scenario, who: str) -> list[str]:
    return [code for code in table.options(who) if code.startswith("play")]


# Steps


def test_S_TURN_01_draw_then_play_or_discard_then_exchange() -> None:
    table = Scenario("turn A; A: AXE WHI SED NOT; draw: FLA SUS").begin_turn()
    assert table.hand("A") == "AXE FLA NOT SED WHI"
    assert table.asked == [("A", "play")]
    table.do("A discard AXE")
    assert table.asked == [("A", "offer")]
    table.do("A offer WHI")
    assert table.asked == [("B", "reply")]
    table.do("B give SUS")
    assert table.between_turns
    assert [told.name for told in table.told(None)] == ["turn_began", "drew", "discarded", "offered", "exchanged"]


@pytest.mark.parametrize("players", [4, 6, 9, 12])
def test_S_TURN_01_outside_the_own_turn_a_player_holds_four_cards(players: int) -> None:
    for match in random_positions(players, range(10)):
        if match.over:
            continue
        state = match.state
        for seat in range(players):
            if state.fallen[seat] != ALIVE:
                assert state.hands[seat] == []
            elif seat != state.active:
                assert len(state.hands[seat]) == 4


def test_S_TURN_02_drawing_is_no_decision() -> None:
    table = Scenario("turn A; A: AXE WHI SED NOT; draw: FLA SUS")
    assert table.draw == "FLA SUS"
    table.begin_turn()
    assert table.draw == "SUS"
    assert table.last("A", "drew") == {"seat": "A", "card": "flamethrower"}
    assert table.last("B", "drew") == {"seat": "A", "card": None}
    assert table.state.answers == 0


def test_S_TURN_02_an_empty_pile_is_renewed_for_the_draw() -> None:
    table = Scenario("turn A; A: AXE WHI SED NOT; draw:; discard: FLA").begin_turn()
    assert table.hand("A") == "AXE FLA NOT SED WHI"


# Panic


@pytest.mark.parametrize("panic", ["ROP", "THR", "OOP", "PAR"])
def test_S_TURN_03_panic_uses_up_step_2(panic: str) -> None:
    table = Scenario(f"turn A; A: AXE WHI SED NOT; draw: {panic} SUS").begin_turn()
    assert len(table.told(None, "panic")) == 1
    assert table.hand("A") == "AXE NOT SED WHI"
    assert table.asked == [("A", "offer")]
    assert table.discard == panic
    assert table.on_table is None


def test_S_TURN_03_panic_is_carried_out_before_it_is_discarded() -> None:
    table = Scenario("turn A; draw: OUT SUS").begin_turn()
    assert (table.on_table, table.discard) == ("OUT", "")
    table.do("A choose C")
    assert (table.on_table, table.discard) == (None, "OUT")
    assert table.asked == [("A", "offer")]


@pytest.mark.parametrize(
    ("panic", "deeds"), [("RND", [f"{seat} pass_on SUS" for seat in "ABCD"]), ("BLD", ["A swap WHI"])]
)
def test_S_TURN_03_some_panic_cards_end_the_turn(panic: str, deeds: list[str]) -> None:
    table = Scenario(f"turn A; draw: {panic} AXE AXE").do(*deeds)
    assert table.between_turns
    assert table.turn == "B"
    assert panic in table.discard


# Step 2


@pytest.mark.parametrize("card", ["I", *ORDINARY])
def test_S_TURN_04_any_stay_away_card_joins_the_hand(card: str) -> None:
    table = Scenario(f"turn A; A: AXE AXE AXE AXE; draw: {card}").begin_turn()
    assert sorted(table.hand("A").split()) == sorted(["AXE"] * 4 + [card])
    assert table.asked == [("A", "play")]


def test_S_TURN_04_step_2_is_compulsory() -> None:
    table = Scenario("turn A; A: FLA WHI SED NOT").begin_turn()
    assert {code.split()[0] for code in table.options("A")} == {"discard", "play"}


@given(st.lists(st.sampled_from(ORDINARY), min_size=5, max_size=5))
def test_S_TURN_05_a_human_may_discard_any_card(cards: list[str]) -> None:
    *hand, drawn = cards
    table = Scenario(f"turn A; A(H): {' '.join(hand)}; draw: {drawn} SUS SUS SUS SUS")
    assert _discards(table, "A") == set(cards)


@pytest.mark.parametrize(
    ("hand", "drawn", "discards"),
    [
        ("A(H): I WHI SED NOT", "SUS", {"I", "WHI", "SED", "NOT", "SUS"}),
        ("A(T): T WHI SED I", "SUS", {"I", "WHI", "SED", "SUS"}),
        ("A(I): I WHI SED NOT", "SUS", {"WHI", "SED", "NOT", "SUS"}),
        ("A(I): I WHI SED NOT", "I", {"I", "WHI", "SED", "NOT"}),
        ("A(H): I I I NOT", "SUS", {"I", "NOT", "SUS"}),
        ("A(H): I I I NOT", "I", {"I"}),
    ],
)
def test_S_TURN_05_what_may_be_discarded(hand: str, drawn: str, discards: set[str]) -> None:
    assert _discards(Scenario(f"turn A; {hand}; draw: {drawn}"), "A") == discards


def test_S_TURN_05_a_discard_goes_face_down_to_the_discard_pile() -> None:
    table = Scenario("turn A; A: FLA WHI SED NOT; discard: COM").do("A discard FLA")
    assert table.discard == "COM FLA"
    assert table.hand("A") == "NOT SED SUS WHI"
    assert table.last(None, "discarded") == {"seat": "A", "card": None}


@pytest.mark.parametrize("card", ["T", "I", *DEFENCES])
def test_S_TURN_06_contagion_and_defence_cards_cannot_be_played(card: str) -> None:
    hand = f"A(T): T {card} COM NOT" if card != "T" else "A(T): T I COM NOT"
    assert _plays(Scenario(f"turn A; {hand}; draw: MIS"), "A") == []


@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("FLA", ["play FLA B", "play FLA D"]),
        ("ANA", ["play ANA B", "play ANA D"]),
        ("AXE", ["play AXE B|C"]),
        ("SUS", ["play SUS B", "play SUS D"]),
        ("WHI", ["play WHI"]),
        ("DET", ["play DET"]),
        ("WYB", ["play WYB"]),
        ("CHP", ["play CHP B", "play CHP D"]),
        ("RUN", ["play RUN B", "play RUN C", "play RUN D"]),
        ("SED", ["play SED B", "play SED C", "play SED D"]),
        ("QUA", ["play QUA A", "play QUA B", "play QUA D"]),
        ("DOR", ["play DOR A|B", "play DOR D|A"]),
    ],
)
def test_S_TURN_06_action_and_obstacle_cards_can_be_played(card: str, plays: list[str]) -> None:
    table = Scenario(f"ring A B C D; door B|C; turn A; A: {card} NOT NOT COM; draw: COM")
    assert _plays(table, "A") == plays


@pytest.mark.parametrize("play", ["WHI", "WYB", "ANA D", "SUS D", "CHP D"])
def test_S_TURN_06_one_card_is_played_and_then_discarded(play: str) -> None:
    card = play.split()[0]
    table = Scenario(f"turn A; A: {card} FLA SED NOT; draw: AXE SUS").do(f"A play {play}")
    if play == "CHP D":
        assert (table.on_table, table.discard) == ("CHP", "")
        table.do("D pass")
    assert table.asked == [("A", "offer")]
    assert (table.on_table, table.discard) == (None, card)


def test_S_TURN_06_resolute_leads_back_to_step_2() -> None:
    table = Scenario("turn A; A: DET DET SED NOT; draw: AXE FLA COM MIS WHI WHI WHI").do("A play DET", "A keep FLA")
    assert table.asked == [("A", "play")]
    assert table.hand("A") == "AXE DET FLA NOT SED"
    table.do("A play DET", "A keep WHI")
    assert table.asked == [("A", "play")]
    assert table.do("A discard WHI").asked == [("A", "offer")]


@pytest.mark.parametrize(("card", "play"), [("QUA", "QUA B"), ("DOR", "DOR A|B")])
def test_S_TURN_06_obstacles_stay_on_the_table(card: str, play: str) -> None:
    table = Scenario(f"turn A; A: {card} FLA SED NOT").do(f"A play {play}")
    assert table.discard == ""
    assert table.on_table is None
    assert (table.doors == ["A|B"]) if card == "DOR" else (table.quarantine("B") == 3)


@pytest.mark.parametrize("card", ["FLA", "SED", "AXE", "QUA", "DOR", "WHI", "DET", "WYB"])
def test_S_TURN_07_a_quarantined_player_may_only_discard(card: str) -> None:
    table = Scenario(f"turn A; q(A)=2; door B|C; A: {card} NOT NOT COM; draw: SUS")
    assert _plays(table, "A") == []
    assert _discards(table, "A") == {card, "NOT", "COM", "SUS"}


# Step 3


@pytest.mark.parametrize(
    ("position", "partner"),
    [
        ("", "B"),
        ("dir -", "D"),
        ("door B|C; door C|D; door D|A", "B"),
        ("q(C)=1; q(D)=1", "B"),
        ("dir -; door A|B; q(B)=2", "D"),
    ],
)
def test_S_TURN_08_the_exchange_is_with_the_next_player(position: str, partner: str) -> None:
    table = Scenario(f"ring A B C D; turn A; {position}").do("A discard SUS", "A offer WHI")
    assert table.asked == [(partner, "reply")]


@pytest.mark.parametrize(
    ("position", "partner"),
    [
        ("q(A)=2", "B"),
        ("q(B)=2", "B"),
        ("door A|B", "B"),
        ("dir -; q(D)=2", "D"),
        ("dir -; door D|A", "D"),
    ],
)
def test_S_TURN_08_obstacles_prevent_it_and_everybody_sees_that(position: str, partner: str) -> None:
    table = Scenario(f"ring A B C D; turn A; {position}").do("A discard SUS")
    assert table.between_turns
    assert table.turn == partner
    for viewer in (None, "A", "B", "C", "D"):
        told = table.last(viewer, "no_exchange")
        assert (told["seat"], told["partner"]) == ("A", partner)
        assert told["reason"] == ("door" if "door" in position else "quarantine")


def test_S_TURN_08_the_partner_is_computed_at_step_3() -> None:
    """Seat and direction as they are after the card, not as they were at the start of the turn."""
    turned = Scenario("ring A B C D; turn A; A: WYB WHI SED NOT").do("A play WYB", "A offer WHI")
    assert turned.asked == [("D", "reply")]
    moved = Scenario("ring A B C D; turn A; A: RUN WHI SED NOT").do("A play RUN C", "C pass", "A offer WHI")
    assert moved.asked == [("D", "reply")]
    burned = Scenario("ring A B C D; turn A; A: FLA WHI SED NOT").do("A play FLA B", "B pass", "A offer WHI")
    assert burned.asked == [("C", "reply")]


@pytest.mark.parametrize(
    ("hand", "draw", "deeds"),
    [
        ("SED WHI WHI NOT", "SUS", ["A play SED C", "A offer WHI", "C give SUS"]),
        ("AXE WHI WHI NOT", "BLD SUS", ["A swap AXE"]),
        ("SUS WHI WHI NOT", "RND", [f"{seat} pass_on SUS" for seat in "ABCD"]),
    ],
)
def test_S_TURN_09_seduction_blind_date_and_round_and_round_end_the_turn(
    hand: str, draw: str, deeds: list[str]
) -> None:
    table = Scenario(f"ring A B C D; turn A; A: {hand}; draw: {draw} SUS").do(*deeds)
    assert table.between_turns
    assert table.turn == "B"
    assert table.told(None, "no_exchange") == []


# The end of the turn


@pytest.mark.parametrize(("left", "expected"), [(3, 2), (2, 1), (1, 0)])
def test_S_TURN_10_the_quarantine_of_the_active_player_is_counted_down(left: int, expected: int) -> None:
    table = Scenario(f"turn A; q(A)={left}; q(C)=2").do("A discard SUS")
    assert table.quarantine("A") == expected
    assert table.quarantine("C") == 2
    assert ("QUA" in table.discard) is (expected == 0)


def test_S_TURN_10_the_turn_in_which_a_player_quarantined_himself_is_not_counted() -> None:
    table = Scenario("ring A B; dead C(H); dead D(H); turn A; A: QUA WHI SED NOT").do("A play QUA A")
    assert table.turn == "B"
    assert table.quarantine("A") == 3
    table.do("B discard SUS", "A discard SUS")
    assert table.quarantine("A") == 2


def test_S_TURN_10_the_next_turn_follows_the_active_player_not_the_partner() -> None:
    table = Scenario("ring A B C D E; turn A; A: SED WHI WHI NOT").do("A play SED D", "A offer WHI", "D give SUS")
    assert table.turn == "B"
    table = Scenario("ring A B C D E; turn A; B(H): MIS SUS SUS SUS").do("A discard SUS", "A offer WHI", "B defend MIS")
    assert table.do("C give SUS").turn == "B"


def test_S_TURN_10_the_next_turn_follows_the_present_seat_and_direction() -> None:
    table = Scenario("ring A B C D E; turn A; A: RUN WHI WHI NOT").do("A play RUN C", "C pass")
    assert table.do("A offer WHI", "D give SUS").turn == "D"
    table = Scenario("ring A B C D E; turn A; A: WYB WHI WHI NOT").do("A play WYB")
    assert table.do("A offer WHI", "E give SUS").turn == "E"


def test_S_TURN_11_a_seat_change_moves_the_active_player_not_the_turn() -> None:
    """A jumps over B; B has no turn until it comes round."""
    table = Scenario("ring A B C D; turn A; A: RUN WHI WHI NOT; D(T)").do("A play RUN C", "C pass")
    assert table.ring == "C B A D"
    assert table.view(None)["turn"] == "A"
    table.do("A offer WHI", "D give SUS")
    order = []
    for _ in range(4):
        who, following = table.turn, {"D": "C", "C": "B", "B": "A", "A": "D"}[table.turn]
        order.append(who)
        table.do(f"{who} discard SUS", f"{who} offer SUS", f"{following} give SUS")
    assert order == ["D", "C", "B", "A"]


def test_S_TURN_11_a_seat_change_by_panic_moves_the_active_player_too() -> None:
    table = Scenario("ring A B C D E; turn A; draw: ONE SUS SUS").do("A right")
    assert table.ring == "C B A D E"
    table.do("A offer SUS", "D give SUS")
    assert table.turn == "D"


# When obstacles count


@pytest.mark.parametrize(
    ("position", "hand", "draw", "deeds"),
    [
        ("door A|B", "AXE WHI WHI NOT", "SUS", ["A play AXE A|B"]),
        ("q(B)=2", "AXE WHI WHI NOT", "SUS", ["A play AXE B"]),
        ("door A|B", "AXE WHI WHI NOT", "THR", []),
        ("q(B)=2", "AXE WHI WHI NOT", "ROP", []),
        ("q(B)=2; door A|B", "AXE WHI WHI NOT", "PAR", []),
    ],
)
def test_S_TURN_12_an_obstacle_removed_no_longer_hinders(position: str, hand: str, draw: str, deeds: list[str]) -> None:
    table = Scenario(f"ring A B C D; turn A; {position}; A: {hand}; draw: {draw} SUS").do(*deeds)
    assert table.asked == [("A", "offer")]


@pytest.mark.parametrize("play", ["DOR A|B", "QUA B", "QUA A"])
def test_S_TURN_12_an_obstacle_placed_already_hinders(play: str) -> None:
    table = Scenario(f"ring A B C D; turn A; A: {play.split()[0]} WHI WHI NOT").do(f"A play {play}")
    assert table.between_turns
    assert table.turn == "B"
    assert len(table.told(None, "no_exchange")) == 1


@pytest.mark.parametrize("panic", ["ROP", "PAR"])
@pytest.mark.parametrize("freed_exchanges", [False, True])
def test_S_TURN_12_who_began_the_turn_quarantined_has_no_step_3(panic: str, freed_exchanges: bool) -> None:
    text = f"ring A B C D; turn A; q(A)=2; A: AXE WHI WHI NOT; draw: {panic} SUS"
    table = Scenario(text, freedDrawerExchanges=freed_exchanges).begin_turn()
    assert table.quarantine("A") == 0
    if freed_exchanges:
        assert table.asked == [("A", "offer")]
    else:
        assert table.between_turns
        assert table.told(None, "no_exchange") != []
    assert table.discard == f"QUA {panic}"


@pytest.mark.parametrize("freed_exchanges", [False, True])
def test_S_TURN_12_who_is_still_quarantined_has_no_step_3_in_any_case(freed_exchanges: bool) -> None:
    table = Scenario("turn A; q(A)=2; draw: THR SUS", freedDrawerExchanges=freed_exchanges).begin_turn()
    assert table.between_turns


def test_S_TURN_12_a_freed_player_exchanges_in_the_next_own_turn() -> None:
    table = Scenario("ring A B; dead C(H); dead D(H); turn A; q(A)=2; draw: ROP SUS SUS SUS").begin_turn()
    table.do("B discard SUS", "B offer SUS", "A give SUS", "A discard SUS")
    assert table.asked == [("A", "offer")]
