"""Defence cards (rules section 14)."""

import pytest

from tests.games.stayaway.cards_helpers import DEFENCES, cards, defences, look_alike, names, plays, step_3, told_alike
from winterover.core.errors import RuleError
from winterover.games.stayaway.scenario import Scenario

ALL_FIVE = "SCA COM NOT MIS NBQ"

# In general


@pytest.mark.parametrize("card", DEFENCES)
def test_S_DEF_01_never_in_the_own_step_2(card: str) -> None:
    table = Scenario(f"A(H): {card} {card} {card} {card}; draw: {card}")
    assert table.options("A") == [f"discard {card}"]


@pytest.mark.parametrize(
    ("deeds", "who", "usable"),
    [
        (("A play FLA B",), "B", ["NBQ"]),
        (("A play CHP B",), "B", ["COM"]),
        (("A play RUN C",), "C", ["COM"]),
        (("A discard FLA", "A offer CHP"), "B", ["MIS", "NOT", "SCA"]),
        (("A play SED C", "A offer CHP"), "C", ["MIS", "NOT", "SCA"]),
    ],
)
def test_S_DEF_01_only_in_the_decision_where_it_is_listed(deeds: tuple[str, ...], who: str, usable: list[str]) -> None:
    table = Scenario(f"A(H): FLA CHP RUN SED; B(H): {ALL_FIVE}; C(H): {ALL_FIVE}; D(T): T {ALL_FIVE}; draw: SUS")
    table.do(*deeds)
    assert [seat for seat, _ in table.asked] == [who]
    assert defences(table, who) == usable
    with pytest.raises(RuleError):
        table.do(f"D defend {usable[0]}")


def test_S_DEF_01_an_exchange_of_the_friends_card_too() -> None:
    table = Scenario(f"C(H): {ALL_FIVE}; draw: FRI").do("A choose C", "A offer WHI")
    assert defences(table, "C") == ["MIS", "NOT", "SCA"]


def test_S_DEF_01_one_card_a_decision() -> None:
    table = Scenario("B(H): NOT NOT SCA MIS; draw: SUS AXE SUS").do("A discard SUS", "A offer WHI", "B defend NOT")
    assert table.between_turns
    assert table.hand("B") == "AXE MIS NOT SCA"


@pytest.mark.parametrize("panic", ["ONE", "OUT", "PAR"])
def test_S_DEF_01_im_comfortable_does_not_answer_seats_changed_by_panic(panic: str) -> None:
    comfortable = "; ".join(f"{who}(H): COM COM COM COM" for who in "BCD")
    table = Scenario(f"ring A B C D E; {comfortable}; E(T): T COM COM COM; draw: {panic}").begin_turn()
    if panic == "ONE":
        table.do("A left")
    elif panic == "OUT":
        table.do("A choose D")
    assert table.ring != "A B C D E"
    assert "answer_move" not in {kind for _, kind in table.asked}
    assert step_3(table) is not None


def test_S_DEF_01_refusals_do_not_answer_round_and_round() -> None:
    table = Scenario("A(H): SCA NOT MIS SUS; B(H): SCA NOT MIS SUS; draw: RND").begin_turn()
    assert {kind for _, kind in table.asked} == {"pass_on"}
    for who in "AB":
        assert table.options(who) == ["pass_on MIS", "pass_on NOT", "pass_on SCA", "pass_on SUS"]


def test_S_DEF_01_refusals_do_not_answer_blind_date() -> None:
    table = Scenario("A(H): SCA NOT MIS SUS; draw: BLD AXE")
    assert table.options("A") == ["swap MIS", "swap NOT", "swap SCA", "swap SUS"]


@pytest.mark.parametrize(
    ("deed", "answer"),
    [
        ("A play FLA B", "B defend NBQ"),
        ("A play CHP B", "B defend COM"),
        ("A play SED B", "B defend NOT"),
        ("A play SED B", "B defend SCA"),
        ("A play SED B", "B defend MIS"),
    ],
)
def test_S_DEF_02_discarded_and_replaced_by_a_stay_away_card(deed: str, answer: str) -> None:
    table = Scenario(f"A(H): FLA CHP SED WHI; B(H): {ALL_FIVE}; draw: SUS OOP ROP AXE SED").do(deed)
    if "SED" in deed:
        table.do("A offer WHI")
    table.do(answer)
    used = answer.split()[-1]
    assert table.hand("B") == " ".join(sorted([*(card for card in ALL_FIVE.split() if card != used), "AXE"]))
    assert table.discard.split()[:3] == [used, "OOP", "ROP"]
    assert table.draw == "SED"
    assert told_alike(table, "defended", {"seat": "B", "card": table.code(used), "against": "A"})
    assert table.last("B", "drew") == {"seat": "B", "card": "axe"}
    assert table.last("C", "drew") == {"seat": "B", "card": None}


def test_S_DEF_02_before_anything_else_happens() -> None:
    missed = Scenario("B(H): MIS SUS SUS SUS; draw: SUS AXE SUS").do("A discard SUS", "A offer WHI", "B defend MIS")
    assert missed.asked == [("C", "reply")]
    assert missed.hand("B") == "AXE SUS SUS SUS"
    assert names(missed, None)[-3:] == ["defended", "drew", "redirected"]
    scary = Scenario("B(H): SCA SUS SUS SUS; draw: SUS AXE SUS").do("A discard SUS", "A offer WHI", "B defend SCA")
    assert names(scary, "B")[-3:] == ["defended", "drew", "saw_card"]


def test_S_DEF_02_the_used_card_may_come_back_by_a_reshuffle() -> None:
    table = Scenario("B(H): NOT SUS SUS SUS; draw: ; discard: ")
    table.do("A offer WHI", "B defend NOT")
    assert table.hand("B") == "NOT SUS SUS SUS"
    assert (table.draw, table.discard) == ("", "")


def test_S_DEF_02_a_fourth_infected_as_replacement_is_mended_quietly() -> None:
    position = "A(H): FLA WHI SED RUN; B(H): I I I NOT"
    table = Scenario(f"{position}; draw: SUS I AXE OOP").do("A discard SUS", "A offer WHI", "B defend NOT")
    assert table.hand("B") == "AXE I I I"
    assert table.draw == "I OOP"
    assert table.turn == "B"
    plain = Scenario(f"{position}; draw: SUS AXE I OOP").do("A discard SUS", "A offer WHI", "B defend NOT")
    assert plain.hand("B") == table.hand("B")
    assert look_alike(table, plain, ["A", "C", "D", None])


def test_S_DEF_03_the_replacement_cannot_be_used_in_the_same_decision() -> None:
    table = Scenario("A(H): FLA WHI SED RUN; B(H): NOT SUS SUS SUS; draw: SUS NOT").do("A discard SUS", "A offer WHI")
    table.do("B defend NOT")
    assert table.between_turns
    assert table.hand("B") == "NOT SUS SUS SUS"


@pytest.mark.parametrize("drawn", ["NOT", "SCA", "MIS"])
def test_S_DEF_03_it_can_be_used_if_asked_again_later_in_the_turn(drawn: str) -> None:
    table = Scenario(f"A(H): FLA WHI SED RUN; B(H): NBQ SUS SUS SUS; draw: SUS {drawn} COM COM")
    table.do("A play FLA B", "B defend NBQ", "A offer WHI")
    assert defences(table, "B") == [drawn]
    table.do(f"B defend {drawn}")
    assert table.hand("B") == "COM SUS SUS SUS"


def test_S_DEF_03_also_after_friends() -> None:
    table = Scenario("A(H): WHI WHI SED RUN; B(H): NOT SUS SUS SUS; draw: FRI NOT COM COM")
    table.do("A choose B", "A offer WHI", "B defend NOT", "A offer WHI")
    assert defences(table, "B") == ["NOT"]


def test_S_DEF_04_a_quarantined_player_is_never_asked() -> None:
    held = f"B(H): {ALL_FIVE}"
    table = Scenario(f"q(B)=2; A(H): FLA CHP RUN SED; {held}; draw: SUS")
    assert not [code for code in plays(table, "A") if code.endswith(" B")]
    table.do("A discard SUS")
    assert table.turn == "B"
    assert "reply" not in [kind for _, kind in table.asked]
    redirect = Scenario(f"ring A B C D; q(C)=2; B(H): MIS SUS SUS SUS; C(H): {ALL_FIVE}; draw: SUS AXE")
    redirect.do("A discard SUS", "A offer WHI", "B defend MIS")
    assert redirect.between_turns
    friends = Scenario(f"q(B)=2; {held}; draw: FRI")
    assert friends.options("A") == ["choose C", "choose D"]


# Scary


def test_S_SCA_01_no_swap_and_only_the_defender_sees_the_card() -> None:
    position = "A(T): T I SED RUN; B(H): SCA SUS SUS SUS; draw: SUS COM SUS"
    one = Scenario(position).do("A discard SUS", "A offer I", "B defend SCA")
    two = Scenario(position).do("A discard SUS", "A offer RUN", "B defend SCA")
    assert one.last("B", "saw_card") == {"viewer": "B", "seat": "A", "card": "infected"}
    assert two.last("B", "saw_card") == {"viewer": "B", "seat": "A", "card": "better_run"}
    for table in (one, two):
        assert table.hand("A") == "I RUN SED T"
        assert table.hand("B") == "COM SUS SUS SUS"
        assert table.told(None, "exchanged") == []
    assert look_alike(one, two, ["C", "D", None])


def test_S_SCA_02_an_infected_card_seen_infects_nobody_and_nothing_is_announced() -> None:
    table = Scenario("A(T): T I SED RUN; B(H): SCA SUS SUS SUS; draw: SUS COM SUS")
    table.do("A discard SUS", "A offer I", "B defend SCA")
    assert [table.role(who) for who in "ABCD"] == ["T", "H", "H", "H"]
    assert not [who for who in "ABCD" if table.told(who, "became_infected")]


def test_S_SCA_02_the_thing_sees_an_allys_card() -> None:
    table = Scenario("A(I): I I SED RUN; B(T): T SCA SUS SUS; draw: SUS COM SUS")
    table.do("A discard SUS", "A offer I", "B defend SCA")
    assert table.last("B", "saw_card")["card"] == "infected"
    assert table.hand("A") == "I I RUN SED"


_END, _SED, _FRI = ("A discard COM", "A offer WHI"), ("A play SED B", "A offer WHI"), ("A choose B", "A offer WHI")


@pytest.mark.parametrize("card", ["SCA", "NOT"])
@pytest.mark.parametrize(("top", "deeds", "goes_on"), [("COM", _END, False), ("COM", _SED, False), ("FRI", _FRI, True)])
def test_S_SCA_03_afterwards_the_turn_ends_except_after_friends(
    card: str, top: str, deeds: tuple[str, ...], goes_on: bool
) -> None:
    """S-NOT-01 says the same of No Thanks!"""
    table = Scenario(f"A(H): SED WHI WHI RUN; B(H): {card} SUS SUS SUS; draw: {top} AXE SUS")
    table.do(*deeds, f"B defend {card}")
    assert step_3(table) == ("B" if goes_on else None)
    assert table.turn == ("A" if goes_on else "B")


# No Thanks!


def test_S_NOT_01_no_swap_and_nothing_is_seen() -> None:
    position = "A(T): T I SED RUN; B(H): NOT SUS SUS SUS; draw: SUS COM SUS"
    one = Scenario(position).do("A discard SUS", "A offer I", "B defend NOT")
    two = Scenario(position).do("A discard SUS", "A offer RUN", "B defend NOT")
    for table in (one, two):
        assert table.hand("A") == "I RUN SED T"
        assert table.hand("B") == "COM SUS SUS SUS"
        assert table.role("B") == "H"
        assert table.told(None, "exchanged") == []
    assert look_alike(one, two, ["B", "C", "D", None])


@pytest.mark.parametrize(("top", "deeds", "goes_on"), [("COM", _END, False), ("COM", _SED, False), ("FRI", _FRI, True)])
def test_S_NOT_01_what_follows(top: str, deeds: tuple[str, ...], goes_on: bool) -> None:
    table = Scenario(f"A(H): SED WHI WHI RUN; B(H): NOT SUS SUS SUS; draw: {top} AXE SUS")
    table.do(*deeds, "B defend NOT")
    assert step_3(table) == ("B" if goes_on else None)
    assert table.between_turns is not goes_on


# No Barbecue!, I'm Comfortable


@pytest.mark.parametrize(("target", "partner"), [("B", "B"), ("D", "B")])
def test_S_NBQ_01_cancels_the_fire_and_step_3_follows(target: str, partner: str) -> None:
    table = Scenario(f"A(H): FLA WHI SED RUN; {target}(H): NBQ SUS SUS SUS; C(T); draw: SUS AXE")
    table.do(f"A play FLA {target}", f"{target} defend NBQ")
    assert table.ring == "A B C D"
    assert table.told(None, "eliminated") == []
    assert step_3(table) == partner
    assert table.hand(target) == "AXE SUS SUS SUS"
    assert cards(table.discard) == ["FLA", "NBQ"]


def test_S_NBQ_01_only_the_fire_on_oneself() -> None:
    table = Scenario("A(H): FLA WHI SED RUN; C(H): NBQ NBQ SUS SUS; D(T): T NBQ SUS SUS; draw: SUS").do("A play FLA B")
    assert table.asked == [("B", "answer_fire")]
    table.do("B pass")
    assert table.ring == "A C D"


@pytest.mark.parametrize(("card", "target"), [("CHP", "B"), ("CHP", "E"), ("RUN", "C")])
def test_S_COM_01_cancels_the_move_and_step_3_follows_from_unchanged_seats(card: str, target: str) -> None:
    table = Scenario(f"ring A B C D E; D(T); A(H): {card} WHI SED NOT; {target}(H): COM SUS SUS SUS; draw: SUS AXE")
    table.do(f"A play {card} {target}", f"{target} defend COM")
    assert table.ring == "A B C D E"
    assert table.told(None, "swapped_seats") == []
    assert step_3(table) == "B"
    assert table.hand(target) == "AXE SUS SUS SUS"
    assert cards(table.discard) == sorted(["COM", card])
