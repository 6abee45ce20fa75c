"""Missed!: the exchange goes to the next player (rules section 14)."""

import pytest

from tests.games.stayaway.cards_helpers import defences, look_alike, names, step_3, told_alike
from winterover.games.stayaway.scenario import Scenario

START = ("A discard SUS", "A offer WHI", "B defend MIS")


@pytest.mark.parametrize(("direction", "first", "second"), [("", "B", "C"), ("dir -", "E", "D")])
def test_S_MIS_01_the_next_player_takes_the_defenders_place(direction: str, first: str, second: str) -> None:
    table = Scenario(f"ring A B C D E; {direction}; C(T); {first}(H): MIS AXE AXE AXE; draw: SUS COM SUS")
    table.do("A discard SUS", "A offer WHI", f"{first} defend MIS")
    assert table.asked == [(second, "reply")]
    assert told_alike(table, "redirected", {"seat": first, "partner": second})
    table.do(f"{second} give SUS")
    assert table.hand(first) == "AXE AXE AXE COM"
    assert table.told(None, "exchanged") == [
        ("exchanged", {"seat": "A", "partner": second, "gave": None, "received": None})
    ]


def test_S_MIS_01_counts_from_the_defender_not_from_the_asker() -> None:
    table = Scenario("ring A B C D E; A(H): SED WHI WHI RUN; C(H): MIS SUS SUS SUS; draw: SUS COM SUS")
    table.do("A play SED C", "A offer WHI", "C defend MIS")
    assert table.asked == [("D", "reply")]


@pytest.mark.parametrize(
    "position", ["ring A B C D; door B|C", "ring A B C D; q(C)=2", "ring A B; dead C(H); dead D(H)"]
)
def test_S_MIS_02_void_if_blocked_or_back_at_the_asker(position: str) -> None:
    table = Scenario(f"{position}; A(T): T I SED RUN; B(H): MIS SUS SUS SUS; draw: SUS COM SUS")
    table.do("A discard SUS", "A offer I", "B defend MIS")
    assert table.between_turns
    assert table.turn == "B"
    assert table.hand("A") == "I RUN SED T"
    assert table.hand("B") == "COM SUS SUS SUS"
    assert table.role("B") == "H"
    assert told_alike(table, "redirect_void", {"seat": "B"})
    assert table.told(None, "exchanged") == []


def test_S_MIS_02_the_offer_returns_unseen() -> None:
    position = "ring A B C D; q(C)=2; A(T): T I SED RUN; B(H): MIS SUS SUS SUS; D(H); draw: SUS COM SUS"
    one = Scenario(position).do("A discard SUS", "A offer I", "B defend MIS")
    two = Scenario(position).do("A discard SUS", "A offer SED", "B defend MIS")
    assert look_alike(one, two, ["B", "C", "D", None])


@pytest.mark.parametrize(("direction", "obstacle"), [("", "door B|C"), ("dir -", "door D|E")])
def test_S_MIS_02_the_door_in_play_direction_counts(direction: str, obstacle: str) -> None:
    first = "B" if not direction else "E"
    table = Scenario(f"ring A B C D E; {direction}; {obstacle}; C(T); {first}(H): MIS SUS SUS SUS; draw: SUS COM SUS")
    table.do("A discard SUS", "A offer WHI", f"{first} defend MIS")
    assert table.between_turns


def test_S_MIS_03_the_new_partner_has_all_rights() -> None:
    table = Scenario("ring A B C D; B(H): MIS SUS SUS SUS; C(H): MIS NOT SCA AXE; draw: SUS COM COM SUS").do(*START)
    assert table.options("C") == [
        "defend MIS",
        "defend NOT",
        "defend SCA",
        "give AXE",
        "give MIS",
        "give NOT",
        "give SCA",
    ]
    table.do("C defend MIS")
    assert table.asked == [("D", "reply")]


@pytest.mark.parametrize("answer", ["defend NOT", "defend SCA"])
def test_S_MIS_03_the_new_partner_may_refuse(answer: str) -> None:
    table = Scenario("ring A B C D; B(H): MIS SUS SUS SUS; C(H): NOT SCA AXE AXE; draw: SUS COM COM SUS").do(*START)
    table.do(f"C {answer}")
    assert table.between_turns
    assert table.told(None, "exchanged") == []
    assert len(table.told("C", "saw_card")) == (answer == "defend SCA")


def test_S_MIS_03_other_doors_play_no_part() -> None:
    """All gaps are shut but the one that the redirect crosses: between asker and defender, and asker and partner."""
    table = Scenario(
        "ring A B C D; door A|B; door B|C; door D|A; A(H): SED WHI WHI RUN; C(H): MIS SUS SUS SUS; draw: SUS COM SUS"
    )
    table.do("A play SED C", "A offer WHI", "C defend MIS")
    assert table.asked == [("D", "reply")]


@pytest.mark.parametrize("kept", ["keep", "keep_broad"])
def test_S_MIS_04_the_offered_card_stays_the_same(kept: str) -> None:
    table = Scenario(
        "A(H): WHI SED SED RUN; B(H): MIS SUS SUS SUS; C(H): AXE SUS SUS SUS; draw: SUS COM", missedOffer=kept
    )
    table.do(*START)
    assert table.asked == [("C", "reply")]
    table.do("C give AXE")
    assert table.hand("C") == "SUS SUS SUS WHI"
    assert names(table, "A").count("offered") == 1


def test_S_MIS_04_rechoose_asks_the_asker_anew_after_every_redirect() -> None:
    table = Scenario(
        "A(H): WHI SED SED RUN; B(H): MIS SUS SUS SUS; C(H): MIS SUS SUS SUS; D(T): T AXE SUS SUS; draw: SUS COM COM",
        missedOffer="rechoose",
    ).do(*START)
    assert table.asked == [("A", "offer")]
    assert table.view(None)["exchange"]["partner"] == "C"
    assert table.view(None)["exchange"]["offered"] is False
    assert table.options("A") == ["offer RUN", "offer SED", "offer WHI"]
    table.do("A offer SED", "C defend MIS")
    assert table.asked == [("A", "offer")]
    table.do("A offer RUN", "D give AXE")
    assert table.hand("A") == "AXE SED SED WHI"
    assert table.hand("D") == "RUN SUS SUS T"


@pytest.mark.parametrize(("partner", "may"), [("T", True), ("H", False)])
def test_S_MIS_04_rechoose_judges_the_offer_by_the_new_partner(partner: str, may: bool) -> None:
    """An Infected may offer an Infected card to The Thing only, so the list changes with the partner."""
    roles = "C(T): T SUS SUS SUS; D(H)" if partner == "T" else "C(H); D(T)"
    table = Scenario(
        f"A(I): I I SED WHI; B(H): MIS SUS SUS SUS; {roles}; draw: SUS COM SUS", missedOffer="rechoose"
    ).do(*START)
    assert ("offer I" in table.options("A")) is may


def test_S_MIS_05_the_new_partner_is_infected_like_any() -> None:
    table = Scenario("A(T): T I SED RUN; B(H): MIS SUS SUS SUS; D(H); draw: SUS COM SUS")
    table.do("A discard SUS", "A offer I", "B defend MIS", "C give SUS")
    assert [table.role(who) for who in "ABCD"] == ["T", "H", "I", "H"]
    assert table.hand("C") == "I SUS SUS WHI"


@pytest.mark.parametrize(("infects", "role"), [(True, "I"), (False, "H")])
def test_S_MIS_05_missed_infects_is_an_option(infects: bool, role: str) -> None:
    table = Scenario("A(T): T I SED RUN; B(H): MIS SUS SUS SUS; D(H); draw: SUS COM SUS", missedInfects=infects)
    table.do("A discard SUS", "A offer I", "B defend MIS", "C give SUS")
    assert table.role("C") == role
    assert "I" in table.hand("C").split()


@pytest.mark.parametrize(
    ("missed_offer", "with_infected", "with_other"),
    [("keep", [], ["MIS"]), ("keep_broad", [], []), ("rechoose", ["MIS"], ["MIS"])],
)
def test_S_MIS_06_the_thing_and_an_allys_offer(
    missed_offer: str, with_infected: list[str], with_other: list[str]
) -> None:
    position = "A(I): I I SED RUN; B(T): T MIS SUS SUS; draw: SUS NBQ SUS"
    one = Scenario(position, missedOffer=missed_offer).do("A discard SUS", "A offer I")
    two = Scenario(position, missedOffer=missed_offer).do("A discard SUS", "A offer SED")
    assert defences(one, "B") == with_infected
    assert defences(two, "B") == with_other
    assert {"give MIS", "give SUS"} <= set(one.options("B"))
    assert look_alike(one, two, ["C", "D", None])


def test_S_MIS_06_missed_that_does_not_infect_drops_the_restriction() -> None:
    table = Scenario("A(I): I I SED RUN; B(T): T MIS SUS SUS; draw: SUS NBQ SUS", missedInfects=False)
    table.do("A discard SUS", "A offer I")
    assert defences(table, "B") == ["MIS"]


@pytest.mark.parametrize("missed_offer", ["keep", "keep_broad", "rechoose"])
@pytest.mark.parametrize(
    "roles",
    [
        "A(H): WHI SED SED RUN; B(T): T MIS SUS SUS",  # a Human's offer
        "A(I): I I WHI RUN; B(H): MIS SUS SUS SUS; D(T)",  # to a Human
        "A(I): I I WHI RUN; B(I): I MIS SUS SUS; D(T)",  # to another Infected
        "A(T): T I WHI RUN; B(I): I MIS SUS SUS",  # The Thing's own offer
    ],
)
def test_S_MIS_06_nobody_else_is_restricted(missed_offer: str, roles: str) -> None:
    table = Scenario(f"{roles}; draw: SUS NBQ SUS", missedOffer=missed_offer).do("A discard SUS", "A offer WHI")
    assert defences(table, "B") == ["MIS"]


def test_S_MIS_06_the_things_infected_card_may_be_redirected() -> None:
    table = Scenario("A(T): T I WHI RUN; B(I): I MIS SUS SUS; draw: SUS NBQ SUS").do("A discard SUS", "A offer I")
    assert defences(table, "B") == ["MIS"]


def test_S_MIS_06_the_redirected_thing_too() -> None:
    """The broad rule looks at who offers, also where the offer comes by way of another defender."""
    position = "A(I): I I WHI RUN; B(H): MIS SUS SUS SUS; C(T): T MIS SUS SUS; draw: SUS NBQ SUS"
    assert defences(Scenario(position).do(*START), "C") == ["MIS"]
    assert defences(Scenario(position, missedOffer="keep_broad").do(*START), "C") == []


def test_S_MIS_07_at_the_end_of_a_turn_the_first_defender_is_next() -> None:
    table = Scenario("ring A B C D E; B(H): MIS SUS SUS SUS; C(H): MIS SUS SUS SUS; draw: SUS COM COM SUS").do(*START)
    table.do("C defend MIS", "D give SUS")
    assert table.between_turns
    assert table.turn == "B"


@pytest.mark.parametrize(("direction", "following", "second"), [("", "B", "D"), ("dir -", "E", "B")])
def test_S_MIS_07_after_seduction_the_seducers_neighbour_is_next(direction: str, following: str, second: str) -> None:
    table = Scenario(f"ring A B C D E; {direction}; A(H): SED WHI WHI RUN; C(H): MIS SUS SUS SUS; draw: SUS COM SUS")
    table.do("A play SED C", "A offer WHI", "C defend MIS", f"{second} give SUS")
    assert table.between_turns
    assert table.turn == following


@pytest.mark.parametrize("obstacle", ["", "q(D)=2"])
def test_S_MIS_07_after_friends_step_3_follows(obstacle: str) -> None:
    table = Scenario(f"ring A B C D E; {obstacle}; C(H): MIS SUS SUS SUS; draw: FRI COM SUS")
    table.do("A choose C", "A offer WHI", "C defend MIS")
    if not obstacle:
        table.do("D give SUS")
    assert step_3(table) == "B"


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_S_MIS_08_a_chain_ends_at_the_asker(size: int) -> None:
    """Everybody redirects, and draws another Missed!; each is asked once."""
    others = "BCDEF"[: size - 1]
    ring = " ".join("A" + others)
    hands = "; ".join(f"{who}(H): MIS SUS SUS SUS" for who in others)
    table = Scenario(f"ring {ring}; A(T): T SUS SUS WHI; {hands}; draw: SUS MIS MIS MIS MIS MIS SUS")
    table.do("A discard SUS", "A offer WHI")
    for who in others:
        assert table.asked == [(who, "reply")]
        table.do(f"{who} defend MIS")
    assert table.between_turns
    assert table.turn == "B"
    assert table.hand("A") == "SUS SUS T WHI"
    assert table.last(None, "redirect_void") == {"seat": others[-1]}
