"""Panic cards that move cards: Forgetful, Round and Round, Can't We Be Friends?, Blind Date (rules section 16)."""

from collections import Counter

import pytest

from tests.games.stayaway.cards_helpers import cards, defences, everyone, look_alike, names, step_3, told_alike
from winterover.core.errors import RuleError
from winterover.games.stayaway.scenario import Scenario

# Forgetful


def test_S_FOR_01_three_chosen_cards_go_and_three_stay_away_cards_come() -> None:
    table = Scenario("A(H): FLA WHI SED NOT; draw: FOR OOP AXE SUS BLD COM NBQ")
    assert table.asked == [("A", "forget")]
    assert table.options("A") == ["forget FLA", "forget NOT", "forget SED", "forget WHI"]
    table.do("A forget FLA", "A forget NOT")
    assert table.asked == [("A", "forget")]
    table.do("A forget SED")
    assert table.hand("A") == "AXE COM SUS WHI"
    assert cards(table.discard) == cards("FLA NOT SED OOP BLD FOR")
    assert table.draw == "NBQ"
    assert step_3(table) == "B"


def test_S_FOR_01_the_thing_cannot_be_chosen() -> None:
    table = Scenario("A(T): T I WHI NOT; draw: FOR SUS SED AXE")
    for options, deed in (
        (["forget I", "forget NOT", "forget WHI"], "A forget WHI"),
        (["forget I", "forget NOT"], "A forget I"),
        (["forget NOT"], "A forget NOT"),
    ):
        assert table.options("A") == options
        table.do(deed)
    assert table.hand("A") == "AXE SED SUS T"


def test_S_FOR_01_an_infected_keeps_at_least_one_infected_card() -> None:
    one = Scenario("A(I): I FLA WHI NOT; draw: FOR SUS SED AXE")
    assert one.options("A") == ["forget FLA", "forget NOT", "forget WHI"]
    two = Scenario("A(I): I I WHI NOT; draw: FOR SUS SED AXE").do("A forget I")
    assert two.options("A") == ["forget NOT", "forget WHI"]
    three = Scenario("A(I): I I I NOT; draw: FOR SUS SED AXE").do("A forget I", "A forget I")
    assert three.options("A") == ["forget NOT"]
    three.do("A forget NOT")
    assert three.hand("A") == "AXE I SED SUS"


def test_S_FOR_01_the_chosen_cards_are_discarded_before_the_draw() -> None:
    """With one card left to draw the discard pile is shuffled and holds them, but not Forgetful itself."""
    for seed in range(5):
        table = Scenario("A(H): FLA WHI SED NOT; draw: FOR AXE; discard: ", seed=seed)
        table.do("A forget FLA", "A forget WHI", "A forget SED")
        drawn = table.hand("A").split()
        assert {"AXE", "NOT"} <= set(drawn)
        assert cards(f"{table.hand('A')} {table.draw}") == cards("AXE NOT FLA WHI SED")
        assert table.discard == "FOR"


def test_S_FOR_01_others_see_only_that_three_cards_were_replaced() -> None:
    one = Scenario("A(H): FLA WHI SED NOT; draw: FOR AXE SUS COM SUS")
    two = Scenario("A(H): FLA I I NOT; draw: FOR I NBQ MIS SUS")
    one.do("A forget FLA", "A forget WHI", "A forget SED")
    two.do("A forget I", "A forget NOT", "A forget I")
    assert look_alike(one, two, ["B", "C", "D", None])
    assert one.last(None, "forgot") == {"seat": "A", "count": 3, "cards": None}
    assert one.last("B", "replaced") == {"seat": "A", "count": 3, "cards": None}
    assert sorted(one.last("A", "forgot")["cards"]) == ["flamethrower", "seduction", "whisky"]
    assert sorted(one.last("A", "replaced")["cards"]) == ["axe", "im_fine_here", "suspicion"]


def test_S_FOR_02_a_human_may_get_rid_of_infected_cards() -> None:
    table = Scenario("A(H): I I I NOT; draw: FOR SUS SED AXE").do("A forget I", "A forget I", "A forget I")
    assert table.hand("A") == "AXE NOT SED SUS"
    assert table.role("A") == "H"


def test_S_FOR_02_a_fourth_infected_is_mended() -> None:
    table = Scenario("A(H): I FLA WHI NOT; draw: FOR I I I AXE OOP").do("A forget FLA", "A forget WHI", "A forget NOT")
    assert table.hand("A") == "AXE I I I"
    assert table.draw == "I OOP"
    assert table.role("A") == "H"
    assert table.told(None, "corrected") == []
    assert table.last("A", "corrected") == {"seat": "A", "card": "axe"}


# Round and Round


RING = "A(H): AXE AXE AXE WHI; B(H): COM COM COM WHI; C(H): NOT NOT NOT WHI; D(T): T FLA FLA WHI"
PASSING = ("B pass_on COM", "D pass_on FLA", "A pass_on AXE", "C pass_on NOT")


@pytest.mark.parametrize(
    ("direction", "hands"),
    [
        ("", ["AXE AXE FLA WHI", "AXE COM COM WHI", "COM NOT NOT WHI", "FLA NOT T WHI"]),
        ("dir -", ["AXE AXE COM WHI", "COM COM NOT WHI", "FLA NOT NOT WHI", "AXE FLA T WHI"]),
    ],
)
def test_S_RND_01_everybody_passes_one_card_to_the_next(direction: str, hands: list[str]) -> None:
    table = Scenario(f"{direction}; q(B)=2; {RING}; draw: RND SUS").begin_turn()
    assert table.asked == [(who, "pass_on") for who in "ABCD"]
    table.do(*PASSING)
    assert [table.hand(who) for who in "ABCD"] == hands


def test_S_RND_01_the_cards_move_only_when_all_have_chosen() -> None:
    table = Scenario(f"{RING}; draw: RND SUS").begin_turn()
    before = [table.hand(who) for who in "ABCD"]
    table.do(*PASSING[:3])
    assert [table.hand(who) for who in "ABCD"] == before
    assert table.asked == [("C", "pass_on")]
    assert table.view("C")["answered"] == ["A", "B", "D"]
    assert "cards_went_round" not in names(table, "C")
    with pytest.raises(RuleError):
        table.do("A pass_on WHI")


@pytest.mark.parametrize(
    ("hands", "who", "options"),
    [
        ("A(H): I I I WHI", "A", ["pass_on WHI"]),  # a Human never gives an Infected card
        ("A(I): I I SED WHI; B(T): T I SUS SUS", "A", ["pass_on I", "pass_on SED", "pass_on WHI"]),
        ("A(I): I FLA SED WHI; B(T): T I SUS SUS", "A", ["pass_on FLA", "pass_on SED", "pass_on WHI"]),
        ("A(I): I I SED WHI; D(T): T I SUS SUS", "A", ["pass_on SED", "pass_on WHI"]),  # The Thing is not `next`
        ("B(T): T I SUS SUS", "B", ["pass_on I", "pass_on SUS"]),
        ("B(T): T I I I", "B", ["pass_on I"]),
    ],
)
def test_S_RND_01_cards_must_be_legal_to_give_to_the_receiver(hands: str, who: str, options: list[str]) -> None:
    assert Scenario(f"{hands}; draw: RND SUS").options(who) == options


def test_S_RND_01_legality_follows_the_direction_of_play() -> None:
    position = "A(I): I I SED WHI; D(T): T I SUS SUS; draw: RND SUS"
    assert "pass_on I" not in Scenario(position).options("A")
    assert "pass_on I" in Scenario(f"{position}; dir -").options("A")


def test_S_RND_01_whoever_has_no_legal_card_passes_none() -> None:
    """Only with short hands and empty piles: then the card moves what it can (S-GEN-05)."""
    some = Scenario("ring A B; A(T): T; B(H): I I I WHI; draw: RND").begin_turn()
    assert some.asked == [("B", "pass_on")]
    some.do("B pass_on WHI")
    assert (some.hand("A"), some.hand("B")) == ("T WHI", "I I I")
    none = Scenario("ring A B; A(T): T; B(H): I I I; draw: RND").begin_turn()
    assert (none.hand("A"), none.hand("B")) == ("T", "I I I")
    assert none.between_turns
    assert none.turn == "B"


def test_S_RND_02_doors_quarantines_and_defence_cards_do_not_matter() -> None:
    hands = "; ".join(f"{who}(H): SCA NOT MIS WHI" for who in "ABC")
    table = Scenario(f"door A|B; door B|C; door C|D; door D|A; q(A)=1; q(C)=3; {hands}; draw: RND SUS").begin_turn()
    assert [who for who, _ in table.asked] == ["A", "B", "C", "D"]
    assert all(code.startswith("pass_on ") for who in "ABCD" for code in table.options(who))
    table.do("A pass_on SCA", "B pass_on NOT", "C pass_on MIS", "D pass_on SUS")
    assert table.hand("B") == "MIS SCA SCA WHI"
    assert table.hand("A") == "MIS NOT SUS WHI"


def test_S_RND_03_legality_is_judged_before_the_cards_move() -> None:
    """The Infected gives away one of two Infected cards and gets none back from a Human."""
    table = Scenario("A(I): I I SED WHI; B(T): T SUS SUS SUS; draw: RND SUS").begin_turn()
    table.do("A pass_on I", "B pass_on SUS", "C pass_on SUS", "D pass_on SUS")
    assert table.hand("A") == "I SED SUS WHI"
    assert table.hand("B") == "I SUS SUS T"
    assert table.role("A") == "I"


def test_S_RND_03_a_human_is_infected_by_the_thing_only() -> None:
    table = Scenario("A(I): I I SED WHI; B(T): T I SUS SUS; draw: RND SUS").begin_turn()
    table.do("A pass_on I", "B pass_on I", "C pass_on SUS", "D pass_on SUS")
    assert [table.role(who) for who in "ABCD"] == ["I", "T", "I", "H"]
    assert table.told("C", "became_infected") == table.told("B", "became_infected") != []
    assert all(table.told(who, "became_infected") == [] for who in ("A", "D", None))


def test_S_RND_03_nothing_else_infects() -> None:
    """The Thing passes another card to a Human, and (going the other way) an Infected card to an Infected."""
    harmless = Scenario("B(T): T I SUS SUS; draw: RND SUS").begin_turn()
    harmless.do("A pass_on SUS", "B pass_on SUS", "C pass_on SUS", "D pass_on SUS")
    assert [harmless.role(who) for who in "ABCD"] == ["H", "T", "H", "H"]
    again = Scenario("dir -; A(I): I WHI SUS SUS; B(T): T I SUS SUS; draw: RND SUS").begin_turn()
    again.do("A pass_on SUS", "B pass_on I", "C pass_on SUS", "D pass_on SUS")
    assert again.hand("A") == "I I SUS WHI"
    for table in (harmless, again):
        assert all(table.told(who, "became_infected") == [] for who in everyone(table))
        assert table.state.humans == sum(table.role(who) == "H" for who in "ABCD")


def test_S_RND_03_infection_comes_before_the_limit() -> None:
    table = Scenario("B(T): T I SUS SUS; C(H): I I I WHI; draw: RND AXE OOP").begin_turn()
    table.do("A pass_on SUS", "B pass_on I", "C pass_on WHI", "D pass_on SUS")
    assert table.role("C") == "I"
    assert table.hand("C") == "AXE I I I"


def test_S_RND_03_the_end_of_the_game_is_checked() -> None:
    table = Scenario("A(T): T I SUS SUS; B(H); C(I): I SUS SUS WHI; D(I): I SUS SUS WHI; draw: RND SUS").begin_turn()
    table.do("A pass_on I", "B pass_on SUS", "C pass_on SUS", "D pass_on SUS")
    assert table.state.over
    assert table.winners == "A"


def test_S_RND_04_each_sees_the_card_received_and_from_whom() -> None:
    table = Scenario(f"{RING}; draw: RND SUS").do(*PASSING)
    assert table.last("B", "passed_on") == {
        "seat": "B",
        "to": "C",
        "gave": "im_fine_here",
        "giver": "A",
        "received": "axe",
    }
    assert table.last("A", "passed_on") == {
        "seat": "A",
        "to": "B",
        "gave": "axe",
        "giver": "D",
        "received": "flamethrower",
    }
    assert table.told(None, "passed_on") == []
    assert told_alike(table, "cards_went_round", {})
    other = Scenario(f"{RING}; draw: RND SUS").do("B pass_on COM", "D pass_on FLA", "A pass_on WHI", "C pass_on NOT")
    assert look_alike(table, other, ["C", "D", None])


@pytest.mark.parametrize(("direction", "following"), [("", "B"), ("dir -", "D")])
def test_S_RND_04_the_turn_ends(direction: str, following: str) -> None:
    table = Scenario(f"{direction}; {RING}; draw: RND SUS").do(*PASSING)
    assert table.between_turns
    assert table.turn == following
    assert table.discard == "RND"


# Can't We Be Friends?


@pytest.mark.parametrize(
    ("obstacles", "options"),
    [
        ("", ["choose B", "choose C", "choose D", "choose E"]),
        ("q(B)=1; q(D)=2", ["choose C", "choose E"]),
        ("door A|B; door E|A; door C|D", ["choose B", "choose C", "choose D", "choose E"]),
    ],
)
def test_S_FRI_01_with_anyone_not_quarantined_whatever_the_doors(obstacles: str, options: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; draw: FRI SUS")
    assert table.asked == [("A", "friends")]
    assert table.options("A") == options


def test_S_FRI_01_an_exchange_that_the_partner_may_refuse() -> None:
    table = Scenario("ring A B C D E; C(H): SCA NOT MIS AXE; draw: FRI COM SUS").do("A choose C")
    assert table.asked == [("A", "offer")]
    exchange = table.view(None)["exchange"]
    assert (exchange["kind"], exchange["asker"], exchange["partner"]) == ("friends", "A", "C")
    table.do("A offer WHI")
    assert table.asked == [("C", "reply")]
    assert defences(table, "C") == ["MIS", "NOT", "SCA"]
    table.do("C give AXE")
    assert table.hand("A") == "AXE SUS SUS SUS"
    assert table.hand("C") == "MIS NOT SCA WHI"


def test_S_FRI_01_infects_like_any_exchange() -> None:
    table = Scenario("A(T): T I SUS WHI; D(H); draw: FRI SUS").do("A choose C", "A offer I", "C give SUS")
    assert table.role("C") == "I"


@pytest.mark.parametrize("left", [1, 2, 3])
@pytest.mark.parametrize("ends", [False, True])
def test_S_FRI_02_a_quarantined_drawer_makes_no_exchange(left: int, ends: bool) -> None:
    table = Scenario(f"q(A)={left}; draw: FRI SUS", friendsEndsTurn=ends).begin_turn()
    assert table.between_turns
    assert told_alike(table, "no_effect", {"card": "friends"})
    assert table.told(None, "offered") == []
    assert table.quarantine("A") == left - 1


@pytest.mark.parametrize("friend", ["B", "C"])
@pytest.mark.parametrize("answer", ["give SUS", "defend NOT", "defend SCA"])
def test_S_FRI_03_step_3_follows_even_with_the_same_player(friend: str, answer: str) -> None:
    table = Scenario(f"{friend}(H): SUS SUS NOT SCA; draw: FRI COM SUS")
    table.do(f"A choose {friend}", "A offer WHI", f"{friend} {answer}")
    assert step_3(table) == "B"
    assert table.discard.split()[-1] == "FRI"


def test_S_FRI_03_step_3_obeys_obstacles() -> None:
    table = Scenario("door A|B; draw: FRI SUS").do("A choose B", "A offer WHI", "B give SUS")
    assert table.between_turns
    assert table.last(None, "no_exchange")["reason"] == "door"


@pytest.mark.parametrize("answer", ["give SUS", "defend NOT", "defend MIS"])
def test_S_FRI_03_whether_it_ends_the_turn_is_an_option(answer: str) -> None:
    position = "ring A B C D E; q(D)=1; C(H): SUS SUS NOT MIS; draw: FRI COM SUS"
    deeds = ("A choose C", "A offer WHI", f"C {answer}")
    goes_on = Scenario(position, friendsEndsTurn=False).do(*deeds)
    assert step_3(goes_on) == "B"
    ended = Scenario(position, friendsEndsTurn=True).do(*deeds)
    assert ended.between_turns
    assert ended.turn == "B"
    assert ended.discard.split()[-1] == "FRI"


# Blind Date


def test_S_BLD_01_a_chosen_card_for_a_drawn_one_and_on_top_of_the_pile() -> None:
    table = Scenario("A(H): FLA WHI SED NOT; draw: BLD OOP ROP AXE COM")
    assert table.asked == [("A", "blind_date")]
    assert table.options("A") == ["swap FLA", "swap NOT", "swap SED", "swap WHI"]
    table.do("A swap SED")
    assert table.hand("A") == "AXE FLA NOT WHI"
    assert table.draw == "SED COM"
    assert table.discard == "OOP ROP BLD"


def test_S_BLD_01_neither_the_thing_nor_an_infecteds_last_infected_card() -> None:
    assert Scenario("A(T): T I SED NOT; draw: BLD AXE").options("A") == ["swap I", "swap NOT", "swap SED"]
    assert Scenario("A(I): I WHI SED NOT; draw: BLD AXE").options("A") == ["swap NOT", "swap SED", "swap WHI"]
    assert Scenario("A(I): I I SED NOT; draw: BLD AXE").options("A") == ["swap I", "swap NOT", "swap SED"]


def test_S_BLD_01_the_draw_comes_before_the_card_is_laid_down() -> None:
    """Both piles are empty otherwise: nothing can be drawn, not even the card that was chosen."""
    table = Scenario("A(H): FLA WHI SED NOT; draw: BLD; discard: ").do("A swap SED")
    assert table.hand("A") == "FLA NOT WHI"
    assert table.draw == "SED"


def test_S_BLD_01_nothing_happens_without_a_card_to_swap() -> None:
    """Only with a short hand and empty piles (S-GEN-05)."""
    table = Scenario("ring A B; A(T): T; draw: BLD").begin_turn()
    assert told_alike(table, "no_effect", {"card": "blind_date"})
    assert table.hand("A") == "T"
    assert table.discard == "BLD"
    assert table.between_turns
    assert table.turn == "B"


def test_S_BLD_01_the_card_may_go_to_the_discard_pile() -> None:
    table = Scenario("A(H): FLA WHI SED NOT; draw: BLD AXE COM", blindDateCard="discard").do("A swap SED")
    assert table.hand("A") == "AXE FLA NOT WHI"
    assert table.draw == "COM"
    assert cards(table.discard) == ["BLD", "SED"]


def test_S_BLD_01_the_card_may_be_shuffled_into_the_draw_pile() -> None:
    places: Counter[int] = Counter()
    for seed in range(200):
        table = Scenario("A(H): FLA WHI SED NOT; draw: BLD AXE COM COM COM", blindDateCard="shuffle", seed=seed)
        table.do("A swap SED")
        assert table.hand("A") == "AXE FLA NOT WHI"
        assert table.discard == "BLD"
        places[table.draw.split().index("SED")] += 1
    assert set(places) == {0, 1, 2, 3}
    assert min(places.values()) > 30


@pytest.mark.parametrize("where", ["top", "discard", "shuffle"])
def test_S_BLD_01_others_see_only_that_one_card_was_swapped(where: str) -> None:
    one = Scenario("A(H): FLA WHI SED NOT; draw: BLD AXE SUS SUS", blindDateCard=where).do("A swap SED")
    two = Scenario("A(H): FLA I I NOT; draw: BLD I SUS SUS", blindDateCard=where).do("A swap NOT")
    assert look_alike(one, two, ["B", "C", "D", None])
    assert one.last("B", "blind_dated") == {"seat": "A", "gave": None, "received": None}
    assert one.last("A", "blind_dated") == {"seat": "A", "gave": "seduction", "received": "axe"}


def test_S_BLD_02_a_human_may_get_rid_of_an_infected_card_that_infects_nobody() -> None:
    table = Scenario("A(H): I WHI SED NOT; draw: BLD AXE SUS").do("A swap I").begin_turn()
    assert table.turn == "B"
    assert "I" in table.hand("B").split()
    assert [table.role(who) for who in "ABCD"] == ["H", "H", "H", "T"]
    assert all(table.told(who, "became_infected") == [] for who in everyone(table))


def test_S_BLD_03_a_fourth_infected_is_mended() -> None:
    table = Scenario("A(H): I I I NOT; draw: BLD I OOP").do("A swap NOT")
    assert table.hand("A") == "I I I NOT"
    assert table.draw == "I OOP"
    assert table.last("A", "corrected") == {"seat": "A", "card": "no_thanks"}


@pytest.mark.parametrize("where", ["top", "discard", "shuffle"])
@pytest.mark.parametrize(("direction", "following"), [("", "B"), ("dir -", "D")])
def test_S_BLD_03_the_turn_ends(where: str, direction: str, following: str) -> None:
    table = Scenario(f"{direction}; draw: BLD AXE SUS", blindDateCard=where).do("A swap WHI")
    assert table.between_turns
    assert table.turn == following
    assert table.told(None, "no_exchange") == []
