"""Roles and role changes (rules section 9): S-ROLE."""

import pytest

from tests.games.stayaway.table_helpers import random_positions
from winterover.games.stayaway.cards import INFECTED, THE_THING
from winterover.games.stayaway.roles import ALIVE, HUMAN, TAINTED, THING
from winterover.games.stayaway.scenario import Scenario

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["E1", "E2"])


def _given(table: Scenario, who: str) -> set[str]:
    """The cards that a seat may offer or give now."""
    return {code.split()[1] for code in table.options(who) if code.split()[0] in ("offer", "give", "pass_on")}


@pytest.mark.parametrize("thing_in_deck", [False, True])
def test_S_ROLE_01_the_holder_of_the_thing_card_and_nobody_else_is_the_thing(thing_in_deck: bool) -> None:
    for match in random_positions(6, range(8), thingInDeck=thing_in_deck):
        state = match.state
        for seat in state.ring:
            held = state.hands[seat] + (state.drawn if seat == state.active else [])
            assert (state.roles[seat] == THING) == (THE_THING in held)
            assert state.roles[seat] in (HUMAN, TAINTED, THING)


# Infection


@pytest.mark.parametrize(
    ("hand", "draw", "deeds", "victim"),
    [
        ("T I SUS WHI", "SUS", ["A discard SUS", "A offer I", "B give SUS"], "B"),
        ("T I SED WHI", "SUS", ["A play SED C", "A offer I", "C give SUS"], "C"),
        ("T I SED WHI", "FRI", ["A choose D", "A offer I", "D give SUS"], "D"),
        ("T I SED WHI", "RND", ["A pass_on I", "B pass_on SUS", "C pass_on SUS", "D pass_on SUS"], "B"),
    ],
)
def test_S_ROLE_02_a_human_who_gets_an_infected_card_from_the_thing_is_infected(
    hand: str, draw: str, deeds: list[str], victim: str
) -> None:
    table = Scenario(f"ring A B C D; turn A; A(T): {hand}; draw: {draw} SUS").begin_turn()
    assert table.role(victim) == "H"
    table.do(*deeds)
    assert {who: table.role(who) for who in "BCD"} == {who: "I" if who == victim else "H" for who in "BCD"}
    for viewer in (None, "A", "B", "C", "D"):
        told = [told.args for told in table.told(viewer, "became_infected")]
        assert told == ([{"seat": victim, "by": "A"}] if viewer in ("A", victim) else [])


def test_S_ROLE_02_a_redirected_exchange_infects() -> None:
    table = Scenario("ring A B C D; turn A; A(T): T I SUS WHI; B(H): MIS SUS SUS SUS; D(H)")
    table.do("A discard SUS", "A offer I", "B defend MIS", "C give SUS")
    assert [table.role(who) for who in "ABCD"] == ["T", "H", "I", "H"]


def test_S_ROLE_02_the_partner_may_infect_the_asker() -> None:
    table = Scenario("turn A; B(T): T I SUS WHI").do("A discard SUS", "A offer WHI", "B give I")
    assert table.role("A") == "I"


@pytest.mark.parametrize(("defence", "hand"), [("SCA", "SCA SUS SUS SUS"), ("NOT", "NOT SUS SUS SUS")])
def test_S_ROLE_02_a_refused_offer_does_not_infect(defence: str, hand: str) -> None:
    table = Scenario(f"turn A; A(T): T I SUS WHI; B(H): {hand}").do("A discard SUS", "A offer I", f"B defend {defence}")
    assert table.role("B") == "H"


def test_S_ROLE_02_an_ordinary_card_from_the_thing_does_not_infect() -> None:
    table = Scenario("turn A; A(T): T I SUS WHI").do("A discard SUS", "A offer WHI", "B give SUS")
    assert table.role("B") == "H"


@BOTH_EDITIONS
def test_S_ROLE_02_nothing_else_infects(edition: str) -> None:
    """In random games every change to Infected comes with an Infected card just handed over by The Thing."""
    infections = 0
    roles: list[int] = []
    for match in random_positions(6, range(25), edition):
        state = match.state
        if match.entries:
            for seat in range(6):
                if roles[seat] == HUMAN and state.roles[seat] == TAINTED:
                    infections += 1
                    told = [told for told in match.log(seat) if told.name in ("exchanged", "passed_on")][-1]
                    assert told.args["received"] == "infected"
                    infected = [told.args for told in match.log(seat) if told.name == "became_infected"]
                    assert infected == [{"seat": "ABCDEF"[seat], "by": "ABCDEF"[state.thing]}]
        roles = state.roles.copy()
    assert infections > 20


@pytest.mark.parametrize("hand", ["A(H): AXE WHI SED NOT", "A(H): I I SED NOT"])
def test_S_ROLE_03_drawing_an_infected_card_changes_no_role(hand: str) -> None:
    table = Scenario(f"turn A; {hand}; draw: I").begin_turn()
    assert table.role("A") == "H"
    assert "discard I" in table.options("A")
    table.do("A discard SED")
    assert "I" in table.hand("A").split()
    assert table.role("A") == "H"
    assert table.view("A")["role"] == "human"


def test_S_ROLE_03_a_human_may_lose_infected_cards_to_forgetful_and_blind_date() -> None:
    forgetful = Scenario("turn A; A(H): I WHI SED NOT; draw: FOR SUS SUS SUS")
    assert "forget I" in forgetful.options("A")
    dated = Scenario("turn A; A(H): I WHI SED NOT; draw: BLD SUS SUS")
    assert "swap I" in dated.options("A")
    assert dated.do("A swap I").hand("A") == "NOT SED SUS WHI"
    assert dated.do("B discard SUS").role("B") == "H"


@pytest.mark.parametrize("draw", ["SUS", "RND", "FRI"])
def test_S_ROLE_03_a_human_never_gives_an_infected_card(draw: str) -> None:
    """Not even to The Thing, and neither as asker nor as partner."""
    table = Scenario(f"turn A; A(H): I I SED SED; B(T): T SUS SUS SUS; C(H): I I SED SED; draw: {draw} SUS")
    if draw == "RND":
        assert _given(table, "A") == _given(table, "C") == {"SED"}
        return
    table.do("A discard SUS" if draw == "SUS" else "A choose B")
    assert _given(table, "A") == {"SED"}
    partner = Scenario("turn B; B(T): T SUS SUS SUS; C(H): I I SED SED").do("B discard SUS", "B offer SUS")
    assert _given(partner, "C") == {"SED"}


# The Thing in the deck, and no way back


@pytest.mark.parametrize(
    ("hand", "draw", "deeds"),
    [
        ("AXE WHI SED NOT", "T", []),
        ("DET WHI SED NOT", "SUS AXE T FLA", ["A play DET"]),
        ("AXE WHI SED NOT", "FOR SUS T FLA", ["A forget AXE", "A forget WHI", "A forget SED"]),
        ("AXE WHI SED NOT", "BLD T FLA", ["A swap AXE"]),
    ],
)
def test_S_ROLE_04_whoever_draws_the_thing_becomes_it(hand: str, draw: str, deeds: list[str]) -> None:
    table = Scenario(f"turn A; A(H): {hand}; draw: {draw} SUS SUS", thingInDeck=True).begin_turn().do(*deeds)
    assert table.role("A") == "T"
    assert table.told("A", "became_thing") != []
    for viewer in (None, "B", "C", "D"):
        assert table.told(viewer, "became_thing") == []


def test_S_ROLE_04_nobody_becomes_the_thing_without_that_variant() -> None:
    for seed in range(20):
        things = {match.state.roles.index(THING) for match in random_positions(6, [seed])}
        assert len(things) == 1


@pytest.mark.parametrize(
    ("edition", "thing_in_deck", "revenge"),
    [("E1", False, False), ("E1", True, False), ("E1", False, True), ("E2", False, False)],
)
def test_S_ROLE_05_no_other_role_change_exists(edition: str, thing_in_deck: bool, revenge: bool) -> None:
    lawful = {(HUMAN, TAINTED), (HUMAN, THING)} if thing_in_deck else {(HUMAN, TAINTED)}
    roles: list[int] = []
    seen = set()
    for match in random_positions(6, range(25), edition, thingInDeck=thing_in_deck, revenge=revenge):
        if match.entries:
            seen |= {change for change in zip(roles, match.state.roles, strict=True) if change[0] != change[1]}
        roles = match.state.roles.copy()
    assert seen == lawful


@pytest.mark.parametrize(
    ("draw", "deeds"),
    [
        ("SUS", []),
        ("SUS", ["A discard SUS"]),
        ("BLD SUS", []),
        ("FOR SUS SUS SUS", []),
        ("RND", []),
        ("FRI", ["A choose B"]),
    ],
)
def test_S_ROLE_06_no_choice_parts_the_holder_from_the_thing_card(draw: str, deeds: list[str]) -> None:
    table = Scenario(f"turn A; A(T): T FLA WHI I; draw: {draw} SUS").do(*deeds)
    assert not [code for code in table.options("A") if code.split()[-1] == "T"]


@BOTH_EDITIONS
def test_S_ROLE_06_only_elimination_moves_the_thing_card(edition: str) -> None:
    burned = 0
    for match in random_positions(6, range(25), edition):
        state = match.state
        thing = state.thing
        if state.fallen[thing] == ALIVE:
            assert THE_THING in state.hands[thing]
        else:
            burned += 1
            assert THE_THING in state.discard
    assert burned > 0


# Infected cards in the hand of an Infected


@pytest.mark.parametrize(
    ("draw", "deeds", "verb"),
    [
        ("SUS", [], "discard"),
        ("SUS", ["A discard SUS"], "offer"),
        ("BLD SUS", [], "swap"),
        ("FOR SUS SUS SUS", [], "forget"),
        ("RND", [], "pass_on"),
    ],
)
@pytest.mark.parametrize(("hand", "may"), [("I FLA WHI RUN", False), ("I I WHI RUN", True)])
def test_S_ROLE_07_the_last_infected_card_cannot_go(
    draw: str, deeds: list[str], verb: str, hand: str, may: bool
) -> None:
    """The partner is The Thing, to whom a surplus copy could be given."""
    table = Scenario(f"turn A; A(I): {hand}; B(T): T SUS SUS SUS; draw: {draw} SUS").do(*deeds)
    assert (f"{verb} I" in table.options("A")) is may


def test_S_ROLE_07_forgetful_leaves_the_last_of_several() -> None:
    table = Scenario("turn A; A(I): I I WHI RUN; draw: FOR SUS SUS SUS").do("A forget I")
    assert table.options("A") == ["forget RUN", "forget WHI"]


@BOTH_EDITIONS
def test_S_ROLE_07_an_infected_player_always_holds_an_infected_card(edition: str) -> None:
    looks = 0
    for match in random_positions(7, range(15), edition):
        state = match.state
        for seat in state.ring:
            if state.roles[seat] == TAINTED:
                looks += 1
                assert INFECTED in state.hands[seat]
    assert looks > 500


@pytest.mark.parametrize(
    ("partner", "may"), [("B(T): T SUS SUS SUS", True), ("B(H): SUS SUS SUS SUS", False), ("B(I)", False)]
)
def test_S_ROLE_08_a_surplus_goes_to_the_thing_and_to_nobody_else(partner: str, may: bool) -> None:
    text = f"turn A; A(I): I I WHI RUN; {partner}"
    asking = Scenario(text).do("A discard SUS")
    assert ("I" in _given(asking, "A")) is may
    passing = Scenario(f"{text}; draw: RND").begin_turn()
    assert ("I" in _given(passing, "A")) is may
    replying = Scenario(f"dir -; turn B; A(I): I I WHI RUN; {partner}").do("B discard SUS", "B offer SUS")
    assert ("I" in _given(replying, "A")) is may


def test_S_ROLE_08_a_surplus_may_be_discarded_or_kept() -> None:
    table = Scenario("turn A; A(I): I I WHI RUN").do("A discard I")
    assert table.hand("A") == "I RUN SUS WHI"
    table = Scenario("turn A; A(I): I I WHI RUN").do("A discard SUS", "A offer WHI", "B give SUS")
    assert table.hand("A") == "I I RUN SUS"


def test_S_ROLE_09_the_thing_may_give_infected_cards_to_anyone_and_discard_them() -> None:
    for partner in ("B(H)", "B(I): I SUS SUS WHI"):
        table = Scenario(f"turn A; A(T): T I I WHI; {partner}")
        assert "discard I" in table.options("A")
        table.do("A discard SUS")
        assert _given(table, "A") == {"I", "WHI"}
        table.do("A offer I", "B give SUS")
        assert table.role("B") == "I"


def test_S_ROLE_09_an_infected_card_does_nothing_further_to_an_infected() -> None:
    table = Scenario("turn A; A(T): T I I WHI; B(I): I SUS SUS WHI").do("A discard SUS", "A offer I", "B give SUS")
    assert table.role("B") == "I"
    assert table.hand("B") == "I I SUS WHI"
    assert table.told("B", "became_infected") == []


def test_S_ROLE_10_any_copy_serves() -> None:
    """B drew a copy as a Human and is given another; either may go, one must stay."""
    table = Scenario("turn A; A(T): T I SUS WHI; B(H): I SED SUS WHI; draw: SUS NOT SUS")
    table.do("A discard SUS", "A offer I", "B give SUS")
    assert (table.role("B"), table.hand("B")) == ("I", "I I SED WHI")
    assert "discard I" in table.options("B")
    table.do("B discard I")
    assert "I" not in _given(table, "B")


# Who knows what


def test_S_ROLE_11_the_receiver_knows_who_the_thing_is() -> None:
    table = Scenario("turn A; A(T): T I SUS WHI").do("A discard SUS", "A offer I", "B give SUS")
    assert table.view("B")["roles"] == {"A": "thing"}
    assert table.last("B", "exchanged")["received"] == "infected"


def test_S_ROLE_11_only_the_thing_hands_infected_cards_to_humans_and_infected() -> None:
    handed = 0
    for match in random_positions(6, range(25)):
        if not match.over:
            continue
        letter_of_thing = "ABCDEF"[match.state.thing]
        for seat in range(6):
            for told in match.log(seat):
                if told.name in ("exchanged", "passed_on") and told.args["received"] == "infected":
                    if told.name == "passed_on":
                        giver = told.args["giver"]
                    else:
                        giver = told.args["partner" if told.args["seat"] == "ABCDEF"[seat] else "seat"]
                    handed += 1
                    assert letter_of_thing in (giver, "ABCDEF"[seat])
    assert handed > 30


def test_S_ROLE_12_the_thing_knows_all_roles() -> None:
    for match in random_positions(6, range(10)):
        state = match.state
        if match.over or state.fallen[state.thing] != ALIVE:
            continue
        known = match.view(state.thing)["roles"]
        assert known == {
            "ABCDEF"[seat]: ("human", "infected")[state.roles[seat]] for seat in range(6) if seat != state.thing
        }


def test_S_ROLE_13_infected_players_do_not_learn_of_each_other() -> None:
    first = Scenario("ring A B C D E; turn A; B(I): I SUS SUS WHI; C(I): I SUS SUS WHI; E(T)").begin_turn()
    second = Scenario("ring A B C D E; turn A; B(I): I SUS SUS WHI; C(H): FLA SUS SUS WHI; E(T)").begin_turn()
    assert first.view("B") == second.view("B")
    assert first.view("B")["roles"] == {"E": "thing"}
    table = Scenario("ring A B C D; turn A; A(T): T I SUS WHI; C(I): I SUS SUS WHI; D(H)")
    table.do("A discard SUS", "A offer I", "B give SUS")
    assert table.told("C", "became_infected") == []
    assert table.view("C")["roles"] == {"A": "thing"}
