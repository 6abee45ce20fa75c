"""Panic cards in general, and those that clear obstacles or move seats (rules section 16)."""

import pytest

from tests.games.stayaway.cards_helpers import PANIC, cards, everyone, names, step_3, told_alike
from winterover.games.stayaway.scenario import Scenario

#: What the drawer A and the others answer, in a ring of five in which everybody holds SUS and WHI.
ANSWERS = {
    "ONE": ("A left",),
    "OUT": ("A choose C",),
    "FOR": ("A forget SUS", "A forget SUS", "A forget WHI"),
    "RND": ("A pass_on WHI", "B pass_on WHI", "C pass_on WHI", "D pass_on WHI", "E pass_on WHI"),
    "FRI": ("A choose C", "A offer WHI", "C give WHI"),
    "BLD": ("A swap WHI",),
    "BTW": ("A choose B",),
    "REV": ("A decline", "B decline", "C decline", "D decline", "E decline"),
}

ENDS_THE_TURN = ("RND", "BLD")

# In general


@pytest.mark.parametrize("card", PANIC)
def test_S_PAN_01_carried_out_at_once_when_drawn_in_step_1(card: str) -> None:
    """No discard, no play: the first ask, if any, belongs to the card, and the drawer makes the choice."""
    table = Scenario(f"ring A B C D E; q(C)=1; door C|D; draw: {card} SUS SUS SUS SUS").begin_turn()
    assert told_alike(table, "panic", {"seat": "A", "card": table.code(card)})
    asked = {"OUT": "get_out", "FOR": "forget", "RND": "pass_on", "FRI": "friends", "BLD": "blind_date"}
    asked |= {"ONE": "one_two", "BTW": "between_us", "REV": "reveal"}
    assert table.asked[0] == ("A", asked.get(card, "offer"))
    assert "play" not in {kind for _, kind in table.asked}


@pytest.mark.parametrize("card", PANIC)
def test_S_PAN_01_never_joins_the_hand_and_is_discarded(card: str) -> None:
    table = Scenario(f"ring A B C D E; draw: {card} SUS SUS SUS SUS").begin_turn()
    assert all(len(table.hand(who).split()) == 4 for who in "ABCDE")
    table.do(*ANSWERS.get(card, ()))
    assert card in table.discard.split()
    assert all(len(table.hand(who).split()) == 4 for who in "ABCDE")


@pytest.mark.parametrize("card", PANIC)
def test_S_PAN_01_drawn_in_any_other_way_it_is_discarded_unread(card: str) -> None:
    """As a replacement for a defence card, for Resolute, for Forgetful and Blind Date."""
    defence = Scenario(f"B(H): NOT SUS SUS SUS; draw: SUS {card} AXE SUS")
    defence.do("A discard SUS", "A offer WHI", "B defend NOT")
    resolute = Scenario(f"A(H): DET SUS SUS SUS; draw: SUS {card} AXE SED FLA SUS").do("A play DET")
    forgetful = Scenario(f"draw: FOR {card} AXE AXE AXE SUS").do(*ANSWERS["FOR"])
    blind_date = Scenario(f"draw: BLD {card} AXE SUS").do(*ANSWERS["BLD"])
    read = {resolute: [], defence: [], forgetful: ["forgetful"], blind_date: ["blind_date"]}
    for table, panics in read.items():
        assert card in table.discard.split()
        assert told_alike(table, "panic_skipped", {})
        for who in everyone(table):
            assert [told.args["card"] for told in table.told(who, "panic")] == panics
    assert defence.hand("B") == "AXE SUS SUS SUS"
    assert resolute.options("A") == ["keep AXE", "keep FLA", "keep SED"]


@pytest.mark.parametrize("card", ["ONE", "OUT", "FRI", "BTW"])
def test_S_PAN_02_a_legal_target_must_be_chosen_if_there_is_one(card: str) -> None:
    table = Scenario(f"ring A B C D E; door E|A; q(B)=1; q(C)=1; q(E)=1; draw: {card} SUS")
    assert table.options("A") == {"ONE": ["left"], "BTW": ["choose B"]}.get(card, ["choose D"])


@pytest.mark.parametrize("card", ["ONE", "OUT", "FRI", "BTW"])
def test_S_PAN_02_without_a_legal_target_it_has_no_effect(card: str) -> None:
    table = Scenario(f"ring A B C D E; door A|B; door E|A; q(B)=1; q(C)=1; q(D)=1; q(E)=1; draw: {card} SUS")
    table.begin_turn()
    assert told_alike(table, "no_effect", {"card": table.code(card)})
    assert table.ring == "A B C D E"
    assert table.discard == card
    assert table.between_turns


def test_S_PAN_02_no_effect_does_not_cost_step_3() -> None:
    table = Scenario("ring A B C; draw: ONE SUS").begin_turn()
    assert told_alike(table, "no_effect", {"card": "one_two"})
    assert step_3(table) == "B"


@pytest.mark.parametrize("card", PANIC)
def test_S_PAN_03_no_defence_card_but_against_the_exchange_with_friends(card: str) -> None:
    held = "; ".join(f"{who}(H): SCA COM NOT MIS NBQ SUS WHI" for who in "BCD")
    table = Scenario(f"ring A B C D E; A(H): SUS SUS WHI NOT; {held}; draw: {card} SUS SUS SUS SUS").begin_turn()
    for deed in ANSWERS.get(card, ()):
        usable = {code for who in "ABCDE" for code in table.options(who) if code.startswith("defend")}
        assert usable == ({"defend MIS", "defend NOT", "defend SCA"} if deed == "C give WHI" else set())
        table.do(deed)
    assert table.between_turns or step_3(table)
    assert "defended" not in names(table, None)


@pytest.mark.parametrize("card", [card for card in PANIC if card not in ENDS_THE_TURN])
def test_S_PAN_04_step_3_follows_from_the_present_seat(card: str) -> None:
    table = Scenario(f"ring A B C D E; draw: {card} SUS SUS SUS SUS").begin_turn()
    table.do(*ANSWERS.get(card, ()))
    assert table.ring == {"ONE": "D B C A E", "PAR": "B A D C E", "OUT": "C B A D E"}.get(card, "A B C D E")
    assert step_3(table) == {"ONE": "E", "PAR": "D", "OUT": "D"}.get(card, "B")


@pytest.mark.parametrize("card", ENDS_THE_TURN)
def test_S_PAN_04_round_and_round_and_blind_date_end_the_turn(card: str) -> None:
    table = Scenario(f"ring A B C D E; draw: {card} SUS SUS").do(*ANSWERS[card])
    assert table.between_turns
    assert table.turn == "B"
    assert table.told(None, "no_exchange") == []


@pytest.mark.parametrize(("card", "target"), [("ONE", "D"), ("OUT", "C"), ("FRI", "C"), ("BTW", "B")])
def test_S_PAN_05_the_choice_of_target_is_public(card: str, target: str) -> None:
    table = Scenario(f"ring A B C D E; draw: {card} SUS").do(*ANSWERS[card])
    assert told_alike(table, "targeted", {"seat": "A", "card": table.code(card), "target": target})


@pytest.mark.parametrize(("card", "swaps"), [("ONE", ["A D"]), ("OUT", ["A C"]), ("PAR", ["A B", "C D"])])
def test_S_PAN_05_seat_changes_are_public(card: str, swaps: list[str]) -> None:
    table = Scenario(f"ring A B C D E; draw: {card} SUS").begin_turn()
    table.do(*ANSWERS.get(card, ()))
    assert told_alike(table, "swapped_seats", *({"seat": one, "other": other} for one, other in map(str.split, swaps)))
    assert len({tuple(table.view(who)["ring"]) for who in everyone(table)}) == 1


def test_S_PAN_05_removed_obstacles_are_public() -> None:
    table = Scenario("ring A B C D E; q(C)=2; door D|E; draw: PAR SUS").begin_turn()
    assert told_alike(table, "freed", {"seat": "C"})
    assert told_alike(table, "door_removed", {"left": "D", "right": "E"})


# Rotten Ropes, Three, Four...


def test_S_ROP_01_all_quarantines_go_and_doors_stay() -> None:
    table = Scenario("ring A B C D E; q(A)=2; q(C)=1; q(E)=3; door A|B; door C|D; draw: ROP SUS").begin_turn()
    assert [table.quarantine(who) for who in "ABCDE"] == [0] * 5
    assert table.doors == ["A|B", "C|D"]
    assert cards(table.discard) == cards("QUA QUA QUA ROP")


def test_S_ROP_01_step_3_follows() -> None:
    table = Scenario("q(B)=2; draw: ROP SUS").begin_turn()
    assert step_3(table) == "B"
    door = Scenario("q(B)=2; door A|B; draw: ROP SUS").begin_turn()
    assert door.between_turns


def test_S_THR_01_all_doors_go_and_quarantines_stay() -> None:
    table = Scenario("ring A B C D E; q(C)=1; q(E)=3; door A|B; door C|D; door E|A; draw: THR SUS").begin_turn()
    assert table.doors == []
    assert [table.quarantine(who) for who in "ABCDE"] == [0, 0, 1, 0, 3]
    assert cards(table.discard) == cards("DOR DOR DOR THR")


def test_S_THR_01_step_3_follows() -> None:
    table = Scenario("door A|B; draw: THR SUS").begin_turn()
    assert step_3(table) == "B"
    isolated = Scenario("door A|B; q(B)=1; draw: THR SUS").begin_turn()
    assert isolated.between_turns


# One, Two...


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("direction", ["", "dir -"])
def test_S_ONE_01_the_third_on_the_chosen_side(size: int, direction: str) -> None:
    """Left is clockwise, whatever the direction of play (S-RING-01); the neighbour counts as first."""
    ring = "ABCDEFGH"[:size]
    for side, third in (("left", ring[3]), ("right", ring[size - 3])):
        table = Scenario(f"ring {' '.join(ring)}; {direction}; draw: ONE SUS")
        assert table.asked == [("A", "one_two")]
        assert table.options("A") == ["left", "right"]
        table.do(f"A {side}")
        assert table.last(None, "swapped_seats") == {"seat": "A", "other": third}
        assert table.ring.split()[0] == third
        assert table.ring.split()[ring.index(third)] == "A"


def test_S_ONE_01_quarantined_players_are_counted() -> None:
    table = Scenario("ring A B C D E F G; q(B)=1; q(C)=2; draw: ONE SUS").do("A left")
    assert table.last(None, "swapped_seats") == {"seat": "A", "other": "D"}


def test_S_ONE_01_eliminated_players_are_not_counted() -> None:
    table = Scenario("ring A B D E F; dead C(H); draw: ONE SUS").do("A left")
    assert table.last(None, "swapped_seats") == {"seat": "A", "other": "E"}


@pytest.mark.parametrize(
    ("isolated", "options"),
    [("q(D)=1", ["right"]), ("q(F)=1", ["left"]), ("q(D)=1; q(F)=1", []), ("q(B)=1; q(H)=1", ["left", "right"])],
)
def test_S_ONE_02_a_side_is_legal_if_its_third_is_not_quarantined(isolated: str, options: list[str]) -> None:
    table = Scenario(f"ring A B C D E F G H; {isolated}; draw: ONE SUS SUS").begin_turn()
    if options:
        assert table.options("A") == options
    else:
        assert told_alike(table, "no_effect", {"card": "one_two"})
        assert table.ring == "A B C D E F G H"


@pytest.mark.parametrize("small", ["count", "min4"])
@pytest.mark.parametrize(("ring", "third"), [("A B", "B"), ("A B C", None), ("A B C D", "D")])
def test_S_ONE_02_few_players(ring: str, third: str | None, small: str) -> None:
    dead = "; ".join(f"dead {who}(H)" for who in "BCD" if who not in ring)
    table = Scenario(f"ring {ring}; {dead}; draw: ONE SUS", oneTwoSmall=small).begin_turn()
    if third is None or (small == "min4" and third == "B"):
        assert told_alike(table, "no_effect", {"card": "one_two"})
        assert table.ring == ring
        assert step_3(table) == "B"
    else:
        table.do("A left")
        assert table.last(None, "swapped_seats") == {"seat": "A", "other": third}


def test_S_ONE_02_six_players_have_the_same_third_on_both_sides() -> None:
    for side in ("left", "right"):
        table = Scenario("ring A B C D E F; draw: ONE SUS").do(f"A {side}")
        assert table.ring == "D B C A E F"
    isolated = Scenario("ring A B C D E F; q(D)=1; draw: ONE SUS").begin_turn()
    assert isolated.last(None, "no_effect") == {"card": "one_two"}


def test_S_ONE_03_doors_are_ignored_and_stay() -> None:
    table = Scenario("ring A B C D E; door A|B; door B|C; door C|D; door D|E; door E|A; draw: ONE SUS").do("A left")
    assert table.ring == "D B C A E"
    assert len(table.doors) == 5


@pytest.mark.parametrize(
    ("direction", "side", "partner"),
    [("", "left", "E"), ("dir -", "left", "C"), ("", "right", "D"), ("dir -", "right", "B")],
)
def test_S_ONE_03_no_response_and_step_3_from_the_new_seat(direction: str, side: str, partner: str) -> None:
    table = Scenario(f"ring A B C D E; {direction}; C(H): COM COM COM SUS; D(H): COM COM COM SUS; draw: ONE SUS")
    table.do(f"A {side}")
    assert step_3(table) == partner
    table.do("A offer WHI", f"{partner} give SUS")
    assert table.turn == partner


# So This Is the Party?


def test_S_PAR_01_all_obstacles_are_discarded_first() -> None:
    table = Scenario("ring A B C D; q(A)=1; q(C)=3; door A|B; door D|A; draw: PAR SUS").begin_turn()
    assert [table.quarantine(who) for who in "ABCD"] == [0] * 4
    assert table.doors == []
    assert cards(table.discard) == cards("QUA QUA DOR DOR PAR")
    told = names(table, "B")
    assert max(told.index("freed"), told.index("door_removed")) < told.index("swapped_seats")


@pytest.mark.parametrize("direction", ["", "dir -"])
@pytest.mark.parametrize(
    ("ring", "drawer", "after"),
    [
        ("A B", "A", "B A"),
        ("A B C", "B", "A C B"),
        ("A B C D", "A", "B A D C"),
        ("A B C D", "B", "D C B A"),
        ("A B C D E", "C", "E B D C A"),
        ("A B C D E F", "F", "F C B E D A"),
        ("A B C D E F G", "A", "B A D C F E G"),
    ],
)
def test_S_PAR_02_pairs_swap_clockwise_from_the_drawer(ring: str, drawer: str, after: str, direction: str) -> None:
    dead = "dead H(H)" if len(ring) < 6 else ""
    table = Scenario(f"ring {ring}; {direction}; {dead}; turn {drawer}; draw: PAR SUS").begin_turn()
    assert table.ring == after
    assert table.asked == [(drawer, "offer")]


@pytest.mark.parametrize(("direction", "partner"), [("", "D"), ("dir -", "B")])
def test_S_PAR_03_step_3_from_the_new_seat_in_the_current_direction(direction: str, partner: str) -> None:
    table = Scenario(f"{direction}; draw: PAR SUS").begin_turn()
    assert table.ring == "B A D C"
    assert step_3(table) == partner
    table.do("A offer WHI", f"{partner} give SUS")
    assert table.turn == partner


# Get Out of Here!


@pytest.mark.parametrize(
    ("obstacles", "options"),
    [
        ("", ["choose B", "choose C", "choose D", "choose E"]),
        ("q(B)=1; q(D)=2", ["choose C", "choose E"]),
        ("door A|B; door E|A", ["choose B", "choose C", "choose D", "choose E"]),
    ],
)
def test_S_OUT_01_with_anyone_not_quarantined_whatever_the_doors(obstacles: str, options: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; draw: OUT SUS")
    assert table.asked == [("A", "get_out")]
    assert table.options("A") == options


def test_S_OUT_01_seats_swap_doors_stay_and_nobody_responds() -> None:
    table = Scenario("ring A B C D; door A|B; door D|A; q(B)=1; C(H): COM COM COM COM; draw: OUT SUS").do("A choose C")
    assert table.ring == "C B A D"
    assert table.doors == ["C|B", "D|C"]
    assert table.quarantine("B") == 1
    assert step_3(table) == "D"
    assert table.discard == "OUT"


@pytest.mark.parametrize(("direction", "partner"), [("", "E"), ("dir -", "C")])
def test_S_OUT_01_step_3_from_the_new_seat(direction: str, partner: str) -> None:
    table = Scenario(f"ring A B C D E; {direction}; draw: OUT SUS").do("A choose D")
    assert step_3(table) == partner
    table.do("A offer WHI", f"{partner} give SUS")
    assert table.turn == partner
