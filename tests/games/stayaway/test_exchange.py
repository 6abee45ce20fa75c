"""The exchange (rules section 11): S-EXCH."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stayaway.table_helpers import ORDINARY, random_positions
from winterover.core.errors import RuleError
from winterover.games.stayaway.scenario import Scenario

#: For each kind of exchange: the card drawn, and what A does to ask C for one. A holds a Seduction.
KINDS = {
    "END": ("SUS", ["A discard SUS"]),
    "SED": ("SUS", ["A play SED C"]),
    "FRI": ("FRI", ["A choose C"]),
}
EVERY_KIND = pytest.mark.parametrize("kind", KINDS)

#: A asks C; with three at the table, counter-clockwise, C is also the next player.
THREE = "ring A B C; dead D(H); dir -; turn A"


def _asking(kind: str, hands: str, draw: str = "AXE AXE AXE", **rulings: object) -> Scenario:
    """A is about to lay down a card for C in an exchange of this kind."""
    first, deeds = KINDS[kind]
    return Scenario(f"{THREE}; {hands}; draw: {first} {draw}", edition="E1", seed=0, **rulings).do(*deeds)


def _cards(table: Scenario, who: str, verb: str) -> set[str]:
    return {code.split()[1] for code in table.options(who) if code.split()[0] == verb}


# Three kinds


@EVERY_KIND
def test_S_EXCH_01_one_card_each_changes_hands(kind: str) -> None:
    table = _asking(kind, "A: SED WHI WHI NOT; B(T); C(H): SUS SUS SUS AXE")
    before = table.hand("A")
    assert table.asked == [("A", "offer")]
    table.do("A offer NOT", "C give AXE")
    assert table.hand("A").split() == sorted([*before.replace("NOT", "AXE").split()])
    assert table.hand("C") == "NOT SUS SUS SUS"


def test_S_EXCH_01_the_asker_is_always_the_active_player() -> None:
    kinds = set()
    for match in random_positions(7, range(20)):
        exchange = match.view(None)["exchange"]
        if exchange is not None:
            kinds.add(exchange["kind"])
            assert exchange["asker"] == match.view(None)["turn"]
            assert exchange["partner"] != exchange["asker"]
            for ask in match.state.asks:
                assert "ABCDEFG"[ask.seat] == exchange["partner" if exchange["offered"] else "asker"]
    assert kinds == {"at_end", "seduction", "friends"}


def test_S_EXCH_02_the_end_of_the_turn_is_hindered_by_doors_and_quarantine() -> None:
    for obstacle in ("door A|B", "q(A)=2", "q(B)=1"):
        table = Scenario(f"turn A; {obstacle}").do("A discard SUS")
        assert table.between_turns
        assert table.told(None, "offered") == []


def test_S_EXCH_02_seduction_ignores_doors_and_spares_the_quarantined() -> None:
    table = Scenario("ring A B C D; door A|B; door B|C; door C|D; door D|A; q(C)=2; turn A; A: SED NOT NOT COM")
    assert [code for code in table.options("A") if "play" in code] == ["play SED B", "play SED D"]
    assert table.do("A play SED B").asked == [("A", "offer")]


def test_S_EXCH_02_friends_ignores_doors_and_spares_the_quarantined() -> None:
    table = Scenario("ring A B C D; door A|B; door B|C; door C|D; door D|A; q(C)=2; turn A; draw: FRI SUS")
    assert table.options("A") == ["choose B", "choose D"]
    assert table.do("A choose B").asked == [("A", "offer")]


def test_S_EXCH_02_a_quarantined_drawer_of_friends_asks_nobody() -> None:
    table = Scenario("turn A; q(A)=2; draw: FRI SUS").begin_turn()
    assert table.between_turns
    assert table.told(None, "offered") == table.told(None, "targeted") == []


# Offer and reply


@EVERY_KIND
def test_S_EXCH_03_the_offer_is_committed_face_down(kind: str) -> None:
    tables = [_asking(kind, "A: SED WHI WHI NOT; B(T)").do(f"A offer {card}") for card in ("WHI", "NOT")]
    for table in tables:
        assert table.asked == [("C", "reply")]
        assert table.last(None, "offered") == {"seat": "A", "partner": "C", "card": None}
        assert table.last("C", "offered") == {"seat": "A", "partner": "C", "card": None}
        for change in ("A offer WHI", "A offer NOT", "A discard WHI"):
            with pytest.raises(RuleError):
                table.do(change)
    assert tables[0].last("A", "offered")["card"] == "whisky"
    assert tables[0].view("A")["offer"] == "whisky"
    for viewer in (None, "B", "C"):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].told(viewer) == tables[1].told(viewer)


@EVERY_KIND
def test_S_EXCH_04_the_partner_gives_a_card_or_plays_a_defence(kind: str) -> None:
    table = _asking(kind, "A: SED WHI WHI NOT; B(T); C(H): SCA NOT MIS COM").do("A offer WHI")
    assert table.options("C") == [
        "defend MIS",
        "defend NOT",
        "defend SCA",
        "give COM",
        "give MIS",
        "give NOT",
        "give SCA",
    ]


@EVERY_KIND
def test_S_EXCH_04_without_a_defence_the_exchange_is_compulsory(kind: str) -> None:
    table = _asking(kind, "A: SED WHI WHI NOT; B(T); C(H): NBQ COM SUS AXE").do("A offer WHI")
    assert table.options("C") == ["give AXE", "give COM", "give NBQ", "give SUS"]
    with pytest.raises(RuleError):
        table.do("C pass")


@EVERY_KIND
def test_S_EXCH_04_the_options_of_the_partner_do_not_depend_on_the_offer(kind: str) -> None:
    options = set()
    for card in ("WHI", "I"):
        table = _asking(kind, "A(T): SED T I WHI; B(H); C(H): SCA NOT MIS COM").do(f"A offer {card}")
        options.add(tuple(table.options("C")))
    assert len(options) == 1


# What may be given


@st.composite
def givers(draw: st.DrawFn) -> tuple[str, list[str]]:
    """A role and a hand of four that this role may hold."""
    role = draw(st.sampled_from("HIT"))
    first = {"H": [], "I": ["I"], "T": ["T"]}[role]
    rest = draw(st.lists(st.sampled_from(["I", "I", *ORDINARY]), min_size=4 - len(first), max_size=4 - len(first)))
    hand = first + rest
    if hand.count("I") > 3:
        hand[-1] = "WHI"
    return role, hand


def _legal(role: str, hand: list[str], receiver: str) -> set[str]:
    """The table of S-EXCH-05."""
    legal = {card for card in hand if card not in ("T", "I")}
    if role == "T" or (role == "I" and receiver == "T" and hand.count("I") >= 2):
        legal |= {"I"} & set(hand)
    return legal


@given(givers(), st.sampled_from("HIT"))
def test_S_EXCH_05_what_may_be_given(giver: tuple[str, list[str]], receiver: str) -> None:
    role, hand = giver
    if role == receiver == "T":
        receiver = "H"
    thing = "" if "T" in (role, receiver) else "C(T)"
    people = f"A({role}): {' '.join(hand)}; B({receiver}); {thing}"
    legal = _legal(role, hand, receiver)
    # As asker, as partner, and in Round and Round; a drawn Axe is thrown away again.
    asking = Scenario(f"turn A; {people}; draw: AXE SUS").do("A discard AXE")
    assert _cards(asking, "A", "offer") == legal
    replying = Scenario(f"dir -; turn B; {people}; draw: AXE SUS").do("B discard AXE", "B offer SUS")
    assert _cards(replying, "A", "give") == legal
    passing = Scenario(f"turn A; {people}; draw: RND")
    assert _cards(passing, "A", "pass_on") == legal


@pytest.mark.parametrize("kind", ["SED", "FRI"])
@pytest.mark.parametrize(("partner", "may"), [("B(H); C(T)", True), ("B(T); C(H)", False)])
def test_S_EXCH_05_the_chosen_partner_counts(kind: str, partner: str, may: bool) -> None:
    table = _asking(kind, f"A(I): SED I I NOT; {partner}")
    assert ("I" in _cards(table, "A", "offer")) is may


def test_S_EXCH_06_an_infected_with_one_cannot_give_it_even_to_the_thing() -> None:
    table = Scenario("turn A; A(I): I FLA WHI RUN; B(T): T I SUS SUS").do("A discard SUS")
    assert table.options("A") == ["offer FLA", "offer RUN", "offer WHI"]


def test_S_EXCH_06_the_incoming_card_does_not_count() -> None:
    """As partner of The Thing, which offers an Infected card, an Infected with one still cannot give the own."""
    table = Scenario("turn A; A(T): T I SUS SUS; B(I): I FLA WHI RUN").do("A discard SUS", "A offer I")
    assert table.options("B") == ["give FLA", "give RUN", "give WHI"]
    human = Scenario("turn A; A(T): T I SUS SUS; B(H): I I WHI RUN").do("A discard SUS", "A offer I")
    assert human.options("B") == ["give RUN", "give WHI"]


def test_S_EXCH_06_with_two_one_goes_even_if_none_comes_back() -> None:
    table = Scenario("turn A; A(I): I I WHI RUN; B(T): T SUS SUS SUS").do("A discard SUS", "A offer I", "B give SUS")
    assert (table.hand("A"), table.hand("B")) == ("I RUN SUS WHI", "I SUS SUS T")
    assert table.role("A") == "I"


@EVERY_KIND
@pytest.mark.parametrize("card", ["SCA", "COM", "NOT", "MIS", "NBQ"])
def test_S_EXCH_07_a_defence_card_may_be_given(kind: str, card: str) -> None:
    table = _asking(kind, f"A: SED {card} WHI WHI; B(T); C(H): {card} SUS SUS SUS")
    table.do(f"A offer {card}", f"C give {card}")
    assert card in table.hand("A").split()
    assert table.told(None, "defended") == []


def test_S_EXCH_07_no_panic_card_is_ever_in_a_hand() -> None:
    for match in random_positions(10, range(6)):
        assert max(card for hand in match.state.hands for card in hand) < 19


# The swap


@EVERY_KIND
def test_S_EXCH_08_each_side_sees_only_the_card_received(kind: str) -> None:
    table = _asking(kind, "A: SED WHI WHI NOT; B(T); C(H): SUS FLA COM AXE").do("A offer NOT", "C give AXE")
    told = {"seat": "A", "partner": "C"}
    assert table.last("A", "exchanged") == told | {"gave": "no_thanks", "received": "axe"}
    assert table.last("C", "exchanged") == told | {"gave": "axe", "received": "no_thanks"}
    assert "flamethrower" not in str(table.told("A"))
    assert "whisky" not in str(table.told("C"))


@EVERY_KIND
def test_S_EXCH_08_both_cards_move_at_once(kind: str) -> None:
    """Nothing is taken before the reply; the same kind of card may go both ways."""
    table = _asking(kind, "A: SED WHI WHI NOT; B(T); C(H): NOT FLA COM AXE").do("A offer NOT")
    assert table.view(None)["hand_sizes"] == [4, 4, 4, 0]
    before = (table.hand("A"), table.hand("C"))
    table.do("C give NOT")
    assert (table.hand("A"), table.hand("C")) == before


@EVERY_KIND
@pytest.mark.parametrize("thing", ["A", "C"])
def test_S_EXCH_08_the_thing_infects_as_asker_and_as_partner(kind: str, thing: str) -> None:
    hands = {
        "A": "A(T): SED T I WHI; B(H); C(H): SUS SUS SUS SUS",
        "C": "A(H): SED WHI WHI NOT; B(H); C(T): T I SUS SUS",
    }
    offer, reply = ("I", "SUS") if thing == "A" else ("WHI", "I")
    table = _asking(kind, hands[thing]).do(f"A offer {offer}", f"C give {reply}")
    victim = "C" if thing == "A" else "A"
    assert table.role(victim) == "I"
    assert table.role("B") == "H"


def test_S_EXCH_09_the_limit_is_kept_before_the_end_is_checked() -> None:
    """The last Human is infected with a fourth copy: the hand shown at the end is in order already."""
    table = Scenario("ring A B; dead C(H); dead D(H); turn A; A(T): T I SUS WHI; B(H): I I I NOT; draw: SUS AXE AXE")
    table.do("A discard SUS", "A offer I", "B give NOT")
    assert table.ending == "no_human_left"
    assert table.hand("B") == "AXE I I I"
    assert [told.name for told in table.told("B")][-4:] == ["exchanged", "became_infected", "corrected", "ended"]


def test_S_EXCH_09_the_limit_is_kept_on_both_sides() -> None:
    for text, deeds, who in (
        ("A(T): T I SUS WHI; B(H): I I I NOT", ["A offer I", "B give NOT"], "B"),
        ("A(H): I I I NOT; B(T): T I SUS WHI", ["A offer NOT", "B give I"], "A"),
    ):
        table = Scenario(f"turn A; {text}; D(H); draw: SUS AXE AXE").do("A discard SUS", *deeds)
        assert table.hand(who) == "AXE I I I"


# Refusals


@EVERY_KIND
@pytest.mark.parametrize("defence", ["SCA", "NOT"])
def test_S_EXCH_10_a_refusal_leaves_the_offer_with_the_asker(kind: str, defence: str) -> None:
    table = _asking(kind, f"A: SED WHI WHI RUN; B(T); C(H): {defence} SUS SUS SUS")
    before = table.hand("A")
    table.do("A offer RUN", f"C defend {defence}")
    assert table.hand("A") == before
    assert table.hand("C") == "AXE SUS SUS SUS"
    assert table.told(None, "exchanged") == []
    assert "better_run" not in str([table.told(viewer) for viewer in (None, "B")])
    assert ("better_run" in str(table.told("C"))) is (defence == "SCA")


def test_S_EXCH_10_missed_moves_the_swap_to_another() -> None:
    table = Scenario("ring A B C D; turn A; A: WHI WHI WHI RUN; B(H): MIS SUS SUS SUS; draw: SUS AXE")
    table.do("A discard SUS", "A offer RUN", "B defend MIS", "C give SUS")
    assert table.hand("B") == "AXE SUS SUS SUS"
    assert "RUN" in table.hand("C")
    assert "better_run" not in str(table.told("B"))


# Forced cards


@EVERY_KIND
def test_S_EXCH_11_the_thing_with_three_infected_must_give_one(kind: str) -> None:
    replying = _asking(kind, "A(H): SED WHI WHI NOT; B(H); C(T): T I I I").do("A offer WHI")
    assert replying.options("C") == ["give I"]
    replying.do("C give I")
    assert (replying.role("A"), replying.hand("C")) == ("I", "I I T WHI")
    asking = Scenario("turn A; A(T): T I I I; D(H)").do("A discard SUS")
    assert asking.options("A") == ["offer I"]
    assert asking.do("A offer I", "B give SUS").role("B") == "I"


@pytest.mark.parametrize(
    ("role", "partner", "options"),
    [
        ("H", "B(H); C(T)", ["NOT"]),
        ("H", "B(T): T SUS SUS SUS", ["NOT"]),
        ("I", "B(H); C(T)", ["NOT"]),
        ("I", "B(I); C(T)", ["NOT"]),
        ("I", "B(T): T SUS SUS SUS", ["I", "NOT"]),
    ],
)
def test_S_EXCH_12_with_three_infected_the_fourth_card_must_be_given(
    role: str, partner: str, options: list[str]
) -> None:
    asking = Scenario(f"turn A; A({role}): I I I NOT; {partner}").do("A discard SUS")
    assert asking.options("A") == [f"offer {card}" for card in options]
    replying = Scenario(f"dir -; turn B; A({role}): I I I NOT; {partner}").do("B discard SUS", "B offer SUS")
    assert [code for code in replying.options("A") if "give" in code] == [f"give {card}" for card in options]


# Nothing to give


def test_S_EXCH_13_an_asker_without_a_legal_card_is_not_asked() -> None:
    table = Scenario("turn A; A(H): I I I; B(T); draw:").begin_turn()
    assert table.between_turns
    assert table.turn == "B"
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "none"}
    assert table.told(None, "offered") == []


def test_S_EXCH_13_a_partner_without_a_legal_card_is_not_asked() -> None:
    table = Scenario("turn A; A: WHI WHI SED NOT; B(H): I I I").do("A discard SUS", "A offer WHI")
    assert table.between_turns
    assert table.turn == "B"
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "B", "reason": "none"}
    assert table.hand("A") == "NOT SED WHI WHI"
    assert table.hand("B") == "I I I"


def test_S_EXCH_13_a_defence_that_is_held_is_used_or_given() -> None:
    table = Scenario("turn A; A: WHI WHI SED NOT; B(H): I I NOT").do("A discard SUS", "A offer WHI")
    assert table.options("B") == ["defend NOT", "give NOT"]


def test_S_EXCH_13_play_goes_on_as_after_a_refusal() -> None:
    friends = Scenario("ring A B C D; turn A; C(H): I I I; draw: FRI SUS").do("A choose C", "A offer SUS")
    assert friends.asked == [("A", "offer")]
    assert friends.view(None)["exchange"]["partner"] == "B"
    seduced = Scenario("ring A B C D; turn A; A: SED WHI WHI NOT; C(H): I I I").do("A play SED C", "A offer WHI")
    assert seduced.between_turns
    assert seduced.discard == "SED"


# Afterwards


@EVERY_KIND
@pytest.mark.parametrize("reply", ["give SUS", "defend NOT", "defend SCA", "defend MIS"])
def test_S_EXCH_14_what_follows(kind: str, reply: str) -> None:
    """Missed! finds a quarantined player behind the defender and comes to nothing."""
    table = _asking(kind, "q(B)=2; A: SED WHI WHI RUN; B(T); C(H): NOT SCA MIS SUS").do("A offer WHI", f"C {reply}")
    if kind == "FRI":
        assert table.asked == [("A", "offer")]
        assert table.view(None)["exchange"]["kind"] == "at_end"
    else:
        assert table.between_turns
        assert table.turn == "C"
    if kind != "END":
        assert table.discard.split()[-1] == kind


@pytest.mark.parametrize("reply", ["give SUS", "defend NOT"])
def test_S_EXCH_14_friends_may_end_the_turn_if_so_agreed(reply: str) -> None:
    table = _asking("FRI", "A: SED WHI WHI RUN; B(T); C(H): NOT SCA MIS SUS", friendsEndsTurn=True)
    table.do("A offer WHI", f"C {reply}")
    assert table.between_turns
    assert table.turn == "C"


@EVERY_KIND
@pytest.mark.parametrize("reply", ["give SUS", "defend NOT", "defend SCA"])
def test_S_EXCH_15_others_see_who_offered_defences_and_swaps_but_never_a_card(kind: str, reply: str) -> None:
    logs = []
    for card in ("WHI", "RUN"):
        table = _asking(kind, "A: SED WHI RUN RUN; B(T); C(H): NOT SCA MIS SUS").do(f"A offer {card}", f"C {reply}")
        logs.append([table.told(viewer) for viewer in (None, "B")])
        assert table.last(None, "offered") == {"seat": "A", "partner": "C", "card": None}
        assert bool(table.told(None, "exchanged")) is (reply == "give SUS")
        defence = {"give SUS": None, "defend NOT": "no_thanks", "defend SCA": "scary"}[reply]
        defences = [{"seat": "C", "card": defence, "against": "A"}] if defence else []
        assert [told.args for told in table.told("B", "defended")] == defences
    assert logs[0] == logs[1]


def test_S_EXCH_15_others_do_not_see_which_card_came_back() -> None:
    logs = []
    for card in ("SUS", "FLA"):
        table = _asking("END", "A: WHI WHI RUN RUN; B(T); C(H): SUS FLA COM AXE").do("A offer WHI", f"C give {card}")
        logs.append([table.told(viewer) for viewer in (None, "B")])
    assert logs[0] == logs[1]


# Quarantine


def test_S_EXCH_16_a_quarantined_player_is_never_in_an_exchange() -> None:
    exchanges = passed = 0
    for match in random_positions(9, range(25)):
        seen = match.view(None)
        shut_off = {"ABCDEFGHI"[seat] for seat, turns in enumerate(seen["quarantine"]) if turns}
        if seen["exchange"] is not None and shut_off:
            exchanges += 1
            assert not {seen["exchange"]["asker"], seen["exchange"]["partner"]} & shut_off
        passed += sum(seat in shut_off and kind == "pass_on" for seat, kind in seen["waiting"])
    assert exchanges > 100
    assert passed > 0


def test_S_EXCH_16_a_redirect_does_not_reach_a_quarantined_player() -> None:
    table = Scenario("ring A B C D; q(C)=2; turn A; B(H): MIS SUS SUS SUS").do("A discard SUS", "A offer WHI")
    table.do("B defend MIS")
    assert table.between_turns
    assert table.last(None, "redirect_void") == {"seat": "B"}


def test_S_EXCH_16_round_and_round_is_the_exception() -> None:
    table = Scenario("ring A B C D; q(A)=2; q(C)=2; turn B; A: AXE WHI WHI WHI; draw: RND")
    assert [seat for seat, _ in table.asked] == ["A", "B", "C", "D"]
    table.do("A pass_on AXE", "B pass_on WHI", "C pass_on SUS", "D pass_on SUS")
    assert "AXE" in table.hand("B")
    assert "SUS" in table.hand("A")
