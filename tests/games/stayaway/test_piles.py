"""Draw pile and discard pile (rules section 12): S-PILE."""

from collections import Counter

import pytest

from tests.games.stayaway.table_helpers import assert_even, census, fresh_deal, random_positions
from winterover.games.stayaway.cards import FIRST_OBSTACLE, FIRST_PANIC, NAMES
from winterover.games.stayaway.roles import ALIVE
from winterover.games.stayaway.scenario import Scenario


def _replacing(draw: str, discard: str = "", hand: str = "NOT WHI WHI WHI") -> Scenario:
    """B has refused an exchange and drawn a replacement; A has drawn an Axe before and thrown it away."""
    table = Scenario(f"turn A; A: FLA FLA FLA FLA; B(H): {hand}; draw: AXE {draw}; discard: {discard}")
    return table.do("A discard AXE", "A offer FLA", "B defend NOT")


def test_S_PILE_01_the_draw_pile_lies_face_down() -> None:
    """Only its size and the back of its top card are seen."""
    piles = [Scenario(f"turn A; draw: SUS {rest}").begin_turn() for rest in ("AXE ROP I", "FLA SED OOP", "I I I")]
    for viewer in (None, "A", "B", "C", "D"):
        views = [table.view(viewer) for table in piles]
        assert views[0] == views[1] == views[2]
        assert (views[0]["draw_size"], views[0]["top_back"]) == (3, "stay_away")


# Discards


@pytest.mark.parametrize(
    ("text", "deeds", "discard"),
    [
        ("A: FLA WHI SED NOT", ["A discard FLA"], "FLA"),
        ("A: WHI WHI SED NOT", ["A play WHI"], "WHI"),
        ("A: SED WHI WHI NOT", ["A play SED C", "A offer WHI", "C give SUS"], "SED"),
        ("draw: OOP SUS", [], "OOP"),
        ("A: FLA WHI SED NOT; B(H): NBQ AXE AXE AXE", ["A play FLA B", "B defend NBQ"], "NBQ FLA"),
        ("A: AXE WHI SED NOT; door A|B", ["A play AXE A|B"], "AXE DOR"),
        ("A: AXE WHI SED NOT; q(B)=2", ["A play AXE B"], "AXE QUA"),
        ("draw: PAR SUS; door B|C; q(B)=2", [], "DOR PAR QUA"),
        ("q(A)=1", ["A discard WHI"], "QUA WHI"),
        ("A: DET WHI SED NOT; draw: SUS AXE COM MIS SUS", ["A play DET", "A keep COM"], "AXE DET MIS"),
        ("draw: FOR AXE AXE AXE", ["A forget SUS", "A forget SUS", "A forget WHI"], "FOR SUS SUS WHI"),
        ("A: FLA WHI SED NOT; B(H): AXE COM MIS I", ["A play FLA B", "B pass"], "AXE COM FLA I MIS"),
    ],
)
def test_S_PILE_02_everything_discarded_goes_to_the_discard_pile(text: str, deeds: list[str], discard: str) -> None:
    table = Scenario(f"ring A B C D; turn A; {text}").begin_turn().do(*deeds)
    assert sorted(table.discard.split()) == sorted(discard.split())


def test_S_PILE_02_it_lies_face_down() -> None:
    table = Scenario("turn A; discard: FLA AXE").do("A discard WHI")
    assert table.view(None)["discard_size"] == 3
    for viewer in (None, "A", "B"):
        assert "flamethrower" not in str(table.view(viewer))
        assert "axe" not in str(table.view(viewer))


# Renewing


def test_S_PILE_03_an_empty_draw_pile_is_renewed_for_the_draw() -> None:
    table = Scenario("turn A; draw:; discard: AXE COM FLA").begin_turn()
    assert table.discard == ""
    drawn = table.last("A", "drew")["card"]
    assert sorted([NAMES.index(drawn), *table.state.draw]) == sorted(
        map(NAMES.index, ("axe", "im_fine_here", "flamethrower"))
    )
    assert table.last(None, "reshuffled") == {"cards": 3}


def test_S_PILE_03_the_new_pile_is_shuffled() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(400):
        drawn[
            Scenario("turn A; draw:; discard: AXE COM FLA SED", seed=seed).begin_turn().last("A", "drew")["card"]
        ] += 1
    assert_even(drawn, 4)


def test_S_PILE_03_the_pile_is_not_renewed_before_a_card_is_needed() -> None:
    table = Scenario("turn A; draw: AXE; discard: COM FLA").do("A discard AXE", "A offer SUS", "B give SUS")
    assert table.draw == ""
    assert len(table.discard.split()) == 3
    assert table.told(None, "reshuffled") == []
    assert table.view(None)["top_back"] is None
    table.begin_turn()
    assert len(table.told(None, "reshuffled")) == 1


# Drawing a Stay Away! card


def test_S_PILE_04_panic_cards_are_discarded_unread() -> None:
    table = _replacing("OOP BLD SED COM")
    assert table.hand("B") == "SED WHI WHI WHI"
    assert table.discard == "AXE NOT OOP BLD"
    assert table.draw == "COM"
    assert len(table.told(None, "panic_skipped")) == 2
    assert table.told(None, "panic") == table.told(None, "showed_hand") == []
    assert "oops" not in str([table.told(viewer) for viewer in (None, "A", "B")])


def test_S_PILE_04_the_pile_is_renewed_on_the_way() -> None:
    table = _replacing("OOP", discard="SED")
    assert len(table.told(None, "reshuffled")) == 1
    in_piles = sorted(table.draw.split() + table.discard.split())
    came = next(card for card in table.hand("B").split() if card != "WHI")
    assert sorted([came, *in_piles]) == ["AXE", "NOT", "OOP", "SED"]


@pytest.mark.parametrize(
    ("text", "deeds", "hand"),
    [
        ("A: FLA WHI WHI WHI; draw: FLA SUS", [], "FLA FLA WHI WHI WHI"),
        (
            "A: DET WHI WHI WHI; draw: WHI OOP AXE ROP COM THR MIS SUS",
            ["A play DET", "A keep MIS"],
            "MIS WHI WHI WHI WHI",
        ),
        ("A: SED SED SED WHI; draw: FOR OOP AXE ROP AXE AXE SUS", ["A forget SED"] * 3, "AXE AXE AXE WHI"),
        ("A: SED WHI WHI WHI; draw: BLD OOP ROP AXE SUS", ["A swap SED"], "AXE WHI WHI WHI"),
    ],
)
def test_S_PILE_04_every_draw_outside_step_1_skips_panic(text: str, deeds: list[str], hand: str) -> None:
    table = Scenario(f"turn A; {text}").begin_turn().do(*deeds)
    assert table.hand("A") == hand
    assert len(table.told(None, "panic_skipped")) == text.count("OOP") + text.count("ROP") + text.count("THR")


def test_S_PILE_04_a_draw_in_step_1_does_not_skip_panic() -> None:
    table = Scenario("turn A; draw: OOP SUS").begin_turn()
    assert table.last(None, "panic") == {"seat": "A", "card": "oops"}
    assert table.told(None, "panic_skipped") == []


@pytest.mark.parametrize(("draw", "discard"), [("ROP", ""), ("ROP THR", "OOP"), ("", "OOP ROP"), ("", "")])
def test_S_PILE_05_without_a_stay_away_card_nothing_is_drawn(draw: str, discard: str) -> None:
    """A is short of a card; no Stay Away! card is in either pile."""
    table = Scenario(f"ring A B; dead C(H); dead D(H); turn A; A: WHI WHI SED; draw: {draw}; discard: {discard}")
    table.begin_turn()
    assert table.hand("A") == "SED WHI WHI"
    assert table.told(None, "drew") == []
    assert sum(told.name == "reshuffled" for told in table.told(None)) <= 2


def test_S_PILE_05_resolute_keeps_what_there_is() -> None:
    """With two cards to be had it is one of two; with none the keeping is skipped."""
    two = Scenario("turn A; A: DET WHI SED NOT; draw: SUS AXE ROP COM").do("A play DET")
    assert two.options("A") == ["keep AXE", "keep COM"]
    none = Scenario("turn A; A: DET WHI SED NOT; draw: SUS ROP").do("A play DET")
    assert none.asked == [("A", "play")]
    assert none.hand("A") == "NOT SED SUS WHI"


def test_S_PILE_05_the_hand_stays_short_after_blind_date() -> None:
    """Nothing comes; the card given goes on top all the same."""
    table = Scenario("turn A; A: SED WHI WHI WHI; draw: BLD ROP; discard: THR").do("A swap SED")
    assert table.hand("A") == "WHI WHI WHI"
    assert table.draw.split()[0] == "SED"
    assert table.turn == "B"


# Short of cards


def test_S_PILE_06_with_both_piles_empty_step_3_follows() -> None:
    table = Scenario("turn A; A: FLA WHI SED NOT; draw:").begin_turn()
    assert table.hand("A") == "FLA NOT SED WHI"
    assert table.last(None, "drew_nothing") == {"seat": "A"}
    assert table.asked == [("A", "offer")]
    table.do("A offer FLA", "B give SUS")
    assert table.turn == "B"


def test_S_PILE_06_obstacles_hinder_step_3_as_always() -> None:
    table = Scenario("turn A; door A|B; draw:").begin_turn()
    assert table.between_turns
    assert table.turn == "B"


@pytest.mark.parametrize(
    ("hand", "draw", "expected", "asked"),
    [
        ("WHI WHI SED", "AXE COM SUS", "AXE COM SED WHI WHI", "play"),
        ("WHI SED", "AXE ROP MIS COM SUS", "AXE COM MIS SED WHI", "play"),
        ("WHI WHI SED", "AXE OOP SUS", "AXE SED WHI WHI", "offer"),
        ("WHI WHI SED", "OOP AXE COM SUS", "AXE COM SED WHI WHI", "play"),
        ("WHI WHI SED", "AXE", "AXE SED WHI WHI", "offer"),
        ("WHI SED", "AXE", "AXE SED WHI", "offer"),
    ],
)
def test_S_PILE_07_a_short_hand_is_filled_up_before_the_draw(hand: str, draw: str, expected: str, asked: str) -> None:
    table = Scenario(f"turn A; A: {hand}; draw: {draw}").begin_turn()
    assert table.hand("A") == expected
    assert table.asked == [("A", asked)]


def test_S_PILE_07_only_the_active_player_is_filled_up_and_only_in_step_1() -> None:
    table = Scenario("turn A; B(H): WHI WHI SED; draw: SUS AXE COM MIS").do(
        "A discard SUS", "A offer SUS", "B give SED"
    )
    assert table.hand("B") == "SUS WHI WHI"
    table.begin_turn()
    assert table.hand("B") == "AXE COM SUS WHI WHI"


# The card in use


@pytest.mark.parametrize(
    ("text", "deeds", "card"),
    [
        ("A: FLA WHI SED NOT; B(H): NBQ AXE AXE AXE", ["A play FLA B", "B defend NBQ"], "FLA"),
        ("A: CHP WHI SED NOT; B(H): COM AXE AXE AXE", ["A play CHP B", "B defend COM"], "CHP"),
        ("A: SED WHI SED NOT; B(H): SCA AXE AXE AXE", ["A play SED B", "A offer WHI", "B defend SCA"], "SED"),
    ],
)
def test_S_PILE_08_a_card_in_use_is_not_part_of_a_reshuffle(text: str, deeds: list[str], card: str) -> None:
    """The draw pile is empty when the defence is replaced: the defence itself is all there is to draw."""
    for seed in range(6):
        table = Scenario(f"turn A; {text}; draw: SUS", seed=seed).begin_turn()
        for deed in deeds:
            assert table.on_table in (None, card)
            table.do(deed)
        assert table.last(None, "reshuffled") == {"cards": 1}
        assert card not in table.hand("B")
        assert table.discard == card


def test_S_PILE_08_resolute_and_forgetful_are_not_part_of_a_reshuffle() -> None:
    for seed in range(10):
        resolute = Scenario("turn A; A: DET WHI SED NOT; draw: SUS; discard: AXE COM MIS FLA", seed=seed).do(
            "A play DET"
        )
        assert "DET" not in resolute.draw + resolute.discard
        assert "keep DET" not in resolute.options("A")
        resolute.do(f"A {resolute.options('A')[0]}")
        assert resolute.discard.split().count("DET") == 1
        forgetful = Scenario("turn A; A: WHI SED NOT SUS; draw: FOR; discard: ROP", seed=seed)
        forgetful.do("A forget WHI", "A forget SED", "A forget NOT")
        assert forgetful.hand("A") == "NOT SED SUS WHI"
        assert "FOR" not in forgetful.draw


def test_S_PILE_08_a_defence_card_is_discarded_before_its_replacement_is_drawn() -> None:
    table = Scenario("turn A; A: FLA WHI SED NOT; B(H): NOT SUS SUS SUS; draw:").do("A offer WHI", "B defend NOT")
    assert table.hand("B") == "NOT SUS SUS SUS"
    assert table.last(None, "reshuffled") == {"cards": 1}
    assert (table.draw, table.discard) == ("", "")


# The numbered decks


@pytest.mark.parametrize(
    ("players", "spare"), [(4, 10), (5, 8), (6, 16), (7, 18), (8, 19), (9, 25), (10, 27), (11, 35), (12, 31)]
)
def test_S_PILE_09_cards_to_spare(players: int, spare: int) -> None:
    deck = census(fresh_deal(players, 0))
    stay_away = sum(deck[name] for name in NAMES[:FIRST_PANIC])
    obstacles = sum(deck[name] for name in NAMES[FIRST_OBSTACLE:FIRST_PANIC])
    assert stay_away - (4 * players + 4) - obstacles == spare


@pytest.mark.parametrize("players", range(4, 13))
def test_S_PILE_09_nobody_runs_short_with_a_numbered_deck(players: int) -> None:
    for match in random_positions(players, range(6), overLimit="open"):
        state = match.state
        if match.over:
            assert "drew_nothing" not in [told.name for told in match.log(None)]
            assert "none" not in [told.args["reason"] for told in match.log(None) if told.name == "no_exchange"]
            continue
        outside = sum(map(len, state.hands)) + len(state.drawn) + sum(state.doors) + sum(map(bool, state.quarantine))
        assert outside <= 4 * players + 4 + sum(state.rules.counts[FIRST_OBSTACLE:FIRST_PANIC])
        for seat in state.ring:
            assert state.fallen[seat] == ALIVE
            assert len(state.hands[seat]) + (len(state.drawn) if seat == state.active else 0) >= 4
