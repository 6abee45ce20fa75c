"""The limit of three Infected cards, with each way of keeping it (rules section 10): S-LIM."""

from collections import Counter

import pytest

from tests.games.stayaway.table_helpers import assert_even, random_positions
from winterover.games.stayaway.cards import INFECTED
from winterover.games.stayaway.exchange import may_give
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.options import OFFERS, card_of
from winterover.games.stayaway.roles import THING
from winterover.games.stayaway.scenario import Scenario

LIMITED = pytest.mark.parametrize("over_limit", ["quiet", "open"])

#: Positions in which a fourth Infected card reaches a hand outside the own step 2: text, deeds, whose hand.
FOURTH_ARRIVES = {
    "exchange": (
        "turn A; A(T): T I SED RUN; B(H): I I I WHI; D(H); draw: SUS AXE AXE",
        ["A discard SUS", "A offer I", "B give WHI"],
        "B",
    ),
    "exchange, as asker": (
        "turn A; A(H): I I I WHI; B(T): T I SED RUN; D(H); draw: SUS AXE AXE",
        ["A discard SUS", "A offer WHI", "B give I"],
        "A",
    ),
    "seduction": (
        "turn A; A(T): T I SED RUN; C(I): I I I WHI; D(H); draw: SUS AXE AXE",
        ["A play SED C", "A offer I", "C give WHI"],
        "C",
    ),
    "friends": (
        "turn A; A(T): T I SED RUN; C(H): I I I WHI; D(H); draw: FRI AXE AXE",
        ["A choose C", "A offer I", "C give WHI"],
        "C",
    ),
    "round and round": (
        "turn C; A(T): T I SED RUN; B(H): I I I WHI; D(H); draw: RND AXE AXE",
        ["A pass_on I", "B pass_on WHI", "C pass_on SUS", "D pass_on SUS"],
        "B",
    ),
    "replacement in an exchange": (
        "turn A; B(H): I I I NOT; draw: SUS I AXE AXE",
        ["A discard SUS", "A offer SUS", "B defend NOT"],
        "B",
    ),
    "replacement against fire": (
        "turn A; A: FLA WHI WHI WHI; B(H): I I I NBQ; draw: SUS I AXE AXE",
        ["A play FLA B", "B defend NBQ"],
        "B",
    ),
    "replacement against a seat change": (
        "turn A; A: CHP WHI WHI WHI; B(H): I I I COM; draw: SUS I AXE AXE",
        ["A play CHP B", "B defend COM"],
        "B",
    ),
    "forgetful": (
        "turn A; door A|B; A(H): I WHI WHI WHI; draw: FOR I I I AXE AXE",
        ["A forget WHI", "A forget WHI", "A forget WHI"],
        "A",
    ),
    "blind date": ("turn A; A(H): I I I AXE; draw: BLD I AXE AXE", ["A swap AXE"], "A"),
}
ARRIVALS = pytest.mark.parametrize("arrival", FOURTH_ARRIVES)


def _infected(table: Scenario, who: str) -> int:
    return table.hand(who).split().count("I")


# The limit


@LIMITED
@pytest.mark.parametrize("players", [4, 6, 12])
def test_S_LIM_01_no_hand_holds_more_than_three(over_limit: str, players: int) -> None:
    threes = 0
    for match in random_positions(players, range(12), overLimit=over_limit):
        state = match.state
        in_step_2 = state.active if state.asks and GAME.asks[state.asks[0].kind].name == "play" else -1
        for seat in state.ring:
            count = state.hands[seat].count(INFECTED)
            threes += count == 3
            assert count <= (4 if seat == in_step_2 else 3)
    assert threes > 0


@LIMITED
@pytest.mark.parametrize(("role", "hand"), [("H", "I I I SUS"), ("I", "I I I SUS"), ("T", "T I I I")])
def test_S_LIM_01_exactly_three_are_allowed(over_limit: str, role: str, hand: str) -> None:
    table = Scenario(f"turn A; A({role}): {hand}; draw: SUS AXE AXE", overLimit=over_limit).begin_turn()
    assert _infected(table, "A") == 3
    table.do("A discard SUS")
    assert _infected(table, "A") == 3
    assert table.told("A", "corrected") == []


@LIMITED
def test_S_LIM_01_filling_up_a_short_hand_is_no_exception(over_limit: str) -> None:
    """A Panic card follows the one that fills up the hand, so that no step 2 mends it."""
    table = Scenario("turn A; A(H): I I I; draw: I OOP AXE AXE AXE", overLimit=over_limit).begin_turn()
    assert _infected(table, "A") == 3


def test_S_LIM_02_in_the_own_step_2_there_may_be_four_for_a_moment() -> None:
    table = Scenario("turn A; A(H): I I I DET; draw: I AXE").begin_turn()
    assert table.hand("A") == "DET I I I I"
    assert table.asked == [("A", "play")]
    assert table.do("A discard I").hand("A") == "DET I I I"


def test_S_LIM_02_a_card_kept_for_resolute_may_be_the_fourth() -> None:
    table = Scenario("turn A; A(H): I I I DET; draw: WHI I AXE SED").do("A play DET", "A keep I")
    assert table.hand("A") == "I I I I WHI"
    assert table.options("A") == ["discard I"]


@LIMITED
@pytest.mark.parametrize(
    ("role", "hand", "drawn"),
    [("H", "I I I DET", "I"), ("H", "I I I I", "FLA"), ("I", "I I I WHI", "I"), ("T", "T I I I", "I")],
)
def test_S_LIM_03_with_four_the_only_move_is_to_discard_one(over_limit: str, role: str, hand: str, drawn: str) -> None:
    table = Scenario(f"turn A; A({role}): {hand}; draw: {drawn} AXE", overLimit=over_limit)
    assert table.options("A") == ["discard I"]


@LIMITED
def test_S_LIM_03_with_three_everything_is_open(over_limit: str) -> None:
    table = Scenario("turn A; A(H): I I I WHI; draw: DET AXE", overLimit=over_limit)
    assert table.options("A") == ["discard DET", "discard I", "discard WHI", "play DET", "play WHI"]


# A fourth that comes from outside


@LIMITED
@ARRIVALS
def test_S_LIM_04_a_fourth_from_outside_step_2_is_corrected(over_limit: str, arrival: str) -> None:
    text, deeds, who = FOURTH_ARRIVES[arrival]
    table = Scenario(text, overLimit=over_limit).do(*deeds)
    assert table.hand(who) == "AXE I I I"


@ARRIVALS
def test_S_LIM_04_the_owner_is_told_in_the_moment_it_happens(arrival: str) -> None:
    """The correction is the last thing told of the effect: before step 3, the next decision or the next turn."""
    text, deeds, who = FOURTH_ARRIVES[arrival]
    table = Scenario(text).do(*deeds)
    after = [told.name for told in table.told(who)]
    assert after.count("corrected") == 1
    following = after[after.index("corrected") + 1 :]
    assert following in ([], ["no_exchange"])


def test_S_LIM_04_a_replacement_is_corrected_at_once() -> None:
    """Missed! replaced by a fourth: the hand is in order before the redirected player is asked."""
    table = Scenario("turn A; B(H): I I I MIS; draw: SUS I AXE AXE").do("A discard SUS", "A offer SUS", "B defend MIS")
    assert table.asked == [("C", "reply")]
    assert table.hand("B") == "AXE I I I"


def test_S_LIM_04_three_after_an_effect_need_no_correction() -> None:
    table = Scenario("turn A; A(H): I I WHI WHI; draw: BLD I AXE").do("A swap WHI")
    assert table.hand("A") == "I I I WHI"
    assert table.told("A", "corrected") == []


# Quiet


def test_S_LIM_05_the_infected_takes_the_place_of_the_card_in_the_pile() -> None:
    table = Scenario("turn A; B(H): I I I NOT; draw: SUS I OOP ROP AXE I THR; discard: FLA")
    table.do("A discard SUS", "A offer SUS", "B defend NOT")
    assert table.hand("B") == "AXE I I I"
    assert table.draw == "OOP ROP I I THR"
    assert table.discard == "FLA SUS NOT"


def test_S_LIM_05_the_card_is_chosen_uniformly() -> None:
    came: Counter[str] = Counter()
    for seed in range(800):
        table = Scenario("turn A; B(H): I I I NOT; draw: SUS I AXE OOP FLA I SED MIS", seed=seed)
        table.do("A discard SUS", "A offer SUS", "B defend NOT")
        came[table.last("B", "corrected")["card"]] += 1
    assert set(came) == {"axe", "flamethrower", "seduction", "missed"}
    assert_even(came, 4)


@pytest.mark.parametrize("draw", ["SUS I I ROP", "SUS I", "SUS I T OOP"])
def test_S_LIM_05_without_such_a_card_the_discard_pile_is_used(draw: str) -> None:
    """Neither Infected nor Panic cards nor The Thing count. The discard pile holds Axes, a discard and the defence."""
    table = Scenario(
        f"turn A; A: AXE AXE AXE AXE; B(H): I I I NOT; draw: {draw}; discard: AXE", thingInDeck="T" in draw.split()
    )
    table.do("A discard SUS", "A offer AXE", "B defend NOT")
    assert _infected(table, "B") == 3
    assert table.draw == draw.removeprefix("SUS I").strip()
    assert sorted(table.discard.split() + [card for card in table.hand("B").split() if card != "I"]) == sorted(
        ["AXE", "SUS", "NOT", "I"]
    )
    assert table.role("B") == "H"


@ARRIVALS
def test_S_LIM_05_nobody_but_the_owner_gets_a_sign(arrival: str) -> None:
    """Beside a table where the card was a third one and no correction was needed, others see no difference."""
    text, deeds, who = FOURTH_ARRIVES[arrival]
    corrected = Scenario(text).do(*deeds)
    two = {"I I I": "I I FLA", "I WHI WHI WHI": "FLA WHI WHI WHI"}
    before, after = next(
        (old, new) for old, new in two.items() if f"{who}(H): {old}" in text or f"{who}(I): {old}" in text
    )
    ordinary = Scenario(text.replace(before, after)).do(*deeds)
    assert corrected.told(who, "corrected") != []
    assert ordinary.told(who, "corrected") == []
    parties = {who} | ({"A", "B"} if "T I" in text else set())
    for viewer in {None, "A", "B", "C", "D"} - parties:
        assert corrected.told(viewer) == ordinary.told(viewer)
        assert corrected.view(viewer) == ordinary.view(viewer)
    for viewer in parties - {who}:
        assert corrected.told(viewer, "corrected") == []


def test_S_LIM_05_the_owner_is_told_which_card_came_and_no_count_changes() -> None:
    table = Scenario("turn A; B(H): I I I NOT; draw: SUS I AXE OOP").do("A discard SUS", "A offer SUS", "B defend NOT")
    assert table.last("B", "corrected") == {"seat": "B", "card": "axe"}
    seen = table.view(None)
    assert (seen["hand_sizes"], seen["draw_size"], seen["discard_size"]) == ([4, 4, 4, 4], 2, 2)
    assert seen["top_back"] == "stay_away"


# Open


def test_S_LIM_06_open_the_owner_discards_one_and_draws_in_sight_of_all() -> None:
    table = Scenario("turn A; B(H): I I I NOT; draw: SUS I AXE SED", overLimit="open")
    table.do("A discard SUS", "A offer SUS", "B defend NOT")
    assert table.hand("B") == "AXE I I I"
    assert table.discard == "SUS NOT I"
    assert table.draw == "SED"
    for viewer in (None, "A", "C", "D"):
        told = [(told.name, dict(told.args)) for told in table.told(viewer)][-3:]
        assert told == [
            ("drew", {"seat": "B", "card": None}),
            ("discarded", {"seat": "B", "card": None}),
            ("drew", {"seat": "B", "card": None}),
        ]
    assert table.last("B", "discarded")["card"] == "infected"
    assert table.told("B", "corrected") == []


def test_S_LIM_06_open_is_repeated_until_three_are_left() -> None:
    table = Scenario("turn A; B(H): I I I NOT; draw: SUS I I ROP I AXE SED", overLimit="open")
    table.do("A discard SUS", "A offer SUS", "B defend NOT")
    assert table.hand("B") == "AXE I I I"
    assert table.discard == "SUS NOT I I ROP I"
    assert len([told for told in table.told(None, "discarded") if told.args["seat"] == "B"]) == 3


def test_S_LIM_06_open_stops_when_nothing_else_can_come_and_the_hand_stays_one_short() -> None:
    text = "turn A; A(T): T I I I; B(H): I I I WHI; C: I I I; D: I I I; draw: I; discard: ROP"
    table = Scenario(text, overLimit="open").do("A discard I", "A offer I", "B give WHI")
    assert table.hand("B") == "I I I"
    assert table.hand("A") == "I I T WHI"
    assert sorted(table.discard.split()) == ["I", "I", "ROP"]
    assert table.turn == "B"


def test_S_LIM_06_open_is_the_same_for_every_arrival() -> None:
    for text, deeds, who in FOURTH_ARRIVES.values():
        table = Scenario(text, overLimit="open").do(*deeds)
        discards = [told.args for told in table.told(None, "discarded")]
        assert discards[-1] == {"seat": who, "card": None}
        assert table.told(who, "corrected") == []


# Superinfection


@ARRIVALS
def test_S_LIM_06_superinfection_knows_no_limit(arrival: str) -> None:
    text, deeds, who = FOURTH_ARRIVES[arrival]
    table = Scenario(text, overLimit="superinfection").do(*deeds)
    assert table.hand(who) == "I I I I"
    assert table.told(who, "corrected") == []


def test_S_LIM_06_superinfection_puts_no_bound_on_step_2() -> None:
    table = Scenario("turn A; A(H): I I I I; draw: DET AXE AXE AXE", overLimit="superinfection")
    assert table.options("A") == ["discard DET", "discard I", "play DET"]


def test_S_LIM_06_superinfection_eliminates_who_cannot_give() -> None:
    table = Scenario("turn A; B(H): I I I I", overLimit="superinfection").do("A discard SUS", "A offer SUS")
    assert table.ring == "A C D"
    assert table.last(None, "showed_hand") == {"seat": "B", "cards": ["infected"] * 4}


# What follows


@LIMITED
def test_S_LIM_07_infection_is_settled_before_the_correction(over_limit: str) -> None:
    text, deeds, _ = FOURTH_ARRIVES["exchange"]
    table = Scenario(text, overLimit=over_limit).do(*deeds)
    assert table.role("B") == "I"
    assert table.hand("B") == "AXE I I I"
    told = [told.name for told in table.told("B")]
    correction = "corrected" if over_limit == "quiet" else "discarded"
    last = len(told) - 1 - told[::-1].index(correction)
    assert told.index("exchanged") < told.index("became_infected") < last


def test_S_LIM_07_one_effect_corrects_one_hand_at_most() -> None:
    corrections = looked_at = 0
    for match in random_positions(12, range(15)):
        if not match.entries:
            looked_at = 0
        found = sum(fact.kind.name == "corrected" for fact in match.facts[looked_at:])
        looked_at = len(match.facts)
        corrections += found
        assert found <= 1
    assert corrections > 0


@LIMITED
def test_S_LIM_08_the_thing_is_never_over_the_limit_outside_step_2(over_limit: str) -> None:
    full = 0
    for match in random_positions(9, range(15), overLimit=over_limit):
        state = match.state
        hand = state.hands[state.thing]
        if len(hand) == 4:
            full += hand.count(INFECTED) == 3
            assert hand.count(INFECTED) <= 3
        if match.over:
            assert "corrected" not in [told.name for told in match.log(state.thing)]
    assert full > 0


@LIMITED
def test_S_LIM_09_everybody_always_has_a_card_to_give_to_anybody(over_limit: str) -> None:
    for match in random_positions(7, range(12), overLimit=over_limit):
        state = match.state
        if match.over:
            assert "none" not in [told.args["reason"] for told in match.log(None) if told.name == "no_exchange"]
            continue
        for giver in state.ring:
            hand = state.hands[giver]
            if len(hand) != 4:
                assert giver == state.active
                continue
            for receiver in state.ring:
                given = {card_of(option) for option in may_give(state, giver, receiver, OFFERS)}
                legal = sum(card in given for card in hand)
                assert legal >= (3 if state.roles[giver] == THING else 1)
