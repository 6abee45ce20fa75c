"""Trade in the Rec Room: what may change hands, and how it is agreed (T-P5-02)."""

from collections import Counter

import pytest

from tests.games.thing.trade_helpers import deals, owned, put, trade, traders
from winterover.core.errors import RuleError, StaleAsk
from winterover.core.rng import Rng
from winterover.games.thing.scenario import Scenario

MOST_PUT_UP = 16


# Passing things on


@pytest.mark.parametrize(
    "thing", ["dynamite", "firearm", "melee", "fuel", "tools", "keys", "wire", "flashlight", "blood", "failure"]
)
def test_T_P5_02_weapons_items_and_lab_tokens_may_be_given_away(thing: str) -> None:
    """A gift: nothing is put up in return."""
    table = trade(f"A owns {thing}").do(f"A put B {thing}", "A deal B", "B deal A")
    assert (table.owns("A"), table.owns("B")) == ("", thing)


@pytest.mark.parametrize("thing", ["open_firearm", "open_wire", "open_flashlight"])
def test_T_P5_02_open_cards_may_be_given_away_and_stay_open(thing: str) -> None:
    table = trade(f"A owns {thing}").do(f"A put B {thing}", "A deal B", "B deal A")
    assert (table.owns("A"), table.owns("B")) == ("", thing)
    assert table.view(None)[f"{thing}s"] == [0, 1, 0, 0]


def test_T_P5_02_action_cards_may_not() -> None:
    table = trade("A owns keys; A hand use repair sabotage")
    assert put(table, "A") == ["B keys", "C keys", "D keys"]


def test_T_P5_02_any_two_characters_may_trade() -> None:
    table = trade("players 5; A owns keys; B revealed; C eliminated human; D owns melee")
    assert put(table, "A") == ["D keys", "E keys"]
    assert put(table, "D") == ["A melee", "E melee"]
    table.do("D put E melee", "D deal E", "E deal D")
    assert table.owns("E") == "melee"


def test_T_P5_02_who_owns_nothing_is_not_asked_to_begin() -> None:
    assert traders(trade("A owns keys; C owns blood")) == ["A", "C"]
    assert traders(trade("")) == []


def test_T_P5_02_a_lone_character_does_not_trade() -> None:
    table = trade("A human; A owns keys; B revealed; C eliminated human; D eliminated alien")
    assert traders(table) == []


def test_T_P5_02_in_any_amounts() -> None:
    table = trade("A owns keys fuel melee melee; B owns blood failure; C owns tools")
    table.do("A put B keys", "A put B melee", "B put A blood", "A put B melee", "A deal B", "B deal A")
    assert table.owns("A") == "fuel blood"
    assert table.owns("B") == "melee melee keys failure"
    assert table.owns("C") == "tools"


def test_T_P5_02_what_was_received_may_be_passed_on() -> None:
    table = trade("A owns keys").do("A put B keys", "A deal B", "B deal A", "B put C keys", "C deal B", "B deal C")
    assert [table.owns(seat) for seat in "ABC"] == ["", "", "keys"]


def test_T_P5_02_there_may_be_another_deal_between_the_same_two() -> None:
    table = trade("A owns keys fuel").do("A put B keys", "A deal B", "B deal A")
    assert deals(table) == []
    table.do("A put B fuel", "A deal B", "B deal A")
    assert table.owns("B") == "fuel keys"


# Agreeing


def test_T_P5_02_both_must_agree_even_to_a_gift() -> None:
    for first, second in (("A deal B", "B deal A"), ("B deal A", "A deal B")):
        table = trade("A owns keys").do("A put B keys")
        assert deals(table)[0]["agreed"] == [False, False]  # putting up is not agreeing
        table.do(first)
        assert (table.owns("A"), table.owns("B")) == ("keys", "")
        assert table.told(None, "traded") == []
        table.do(second)
        assert (table.owns("A"), table.owns("B")) == ("", "keys")


def test_T_P5_02_who_has_agreed_is_not_asked_to_agree_again() -> None:
    table = trade("A owns keys").do("A put B keys", "A deal B")
    assert table.options("A") == ["call_off B", "ready"]
    assert table.options("B") == ["call_off A", "deal A", "ready"]


def test_T_P5_02_nobody_may_agree_to_a_deal_that_is_not_there() -> None:
    table = trade("A owns keys; B owns melee").do("A put B keys")
    assert not {"deal C", "call_off C"}.intersection(table.options("A"))
    with pytest.raises(RuleError):
        table.do("B deal C")


@pytest.mark.parametrize("changes", ["A put B fuel", "B put A melee"])
def test_T_P5_02_a_change_takes_back_what_was_agreed(changes: str) -> None:
    """Whoever agreed and whoever changed it: nobody is bound any more."""
    for agreed in "AB":
        table = trade("A owns keys fuel; B owns melee melee")
        table.do("A put B keys", f"{agreed} deal {'B' if agreed == 'A' else 'A'}", changes)
        assert deals(table)[0]["agreed"] == [False, False]
        other = "B" if agreed == "A" else "A"
        table.do(f"{other} deal {agreed}")
        assert table.told(None, "traded") == []
        assert table.owns("A") == "fuel keys"


def test_T_P5_02_an_agreement_to_the_deal_as_it_was_comes_too_late() -> None:
    """B decides while A changes the deal: the answer belongs to the deal that B saw."""
    table = trade("A owns keys fuel; B owns melee").do("A put B keys")
    (ask,) = table.view("B")["asks"]
    table.do("A put B fuel")
    with pytest.raises(StaleAsk):
        table.match.act(1, "deal A", ask["number"])
    assert deals(table)[0]["agreed"] == [False, False]


def test_T_P5_02_a_change_in_one_deal_leaves_another_agreed() -> None:
    table = trade("A owns keys fuel; B owns melee").do("A put C keys", "A deal C", "A put B fuel")
    agreed = {tuple(deal["seats"]): deal["agreed"] for deal in deals(table)}
    assert agreed == {("A", "C"): [True, False], ("A", "B"): [False, False]}


def test_R_106_a_swap_is_atomic() -> None:
    """Before the second agreement nothing has moved, after it everything has."""
    table = trade("A owns keys; B owns melee blood").do("A put B keys", "B put A melee", "B put A blood", "B deal A")
    assert (table.owns("A"), table.owns("B")) == ("keys", "melee blood")
    table.do("A deal B")
    assert (table.owns("A"), table.owns("B")) == ("melee blood", "keys")
    assert len(table.told(None, "traded")) == 1


def test_R_106_promises_are_not_enforced() -> None:
    table = trade("A owns keys; B owns melee")
    table.match.say(0, "promise B keys")
    table.do("B put A melee", "B deal A", "A deal B", "A ready", "B ready")
    assert (table.owns("A"), table.owns("B")) == ("melee keys", "")


@pytest.mark.parametrize("who", ["A", "B"])
def test_T_P5_02_either_may_call_it_off(who: str) -> None:
    other = "B" if who == "A" else "A"
    table = trade("A owns keys; B owns melee").do("A put B keys", "B put A melee", f"{who} call_off {other}")
    assert table.last(None, "called_off") == {"seat": who, "to": other}
    assert deals(table) == []
    assert (table.owns("A"), table.owns("B")) == ("keys", "melee")
    assert put(table, "A") == ["B keys", "C keys", "D keys"]
    assert not [option for option in table.options(other) if option.startswith(("deal", "call_off"))]


def test_T_P5_02_even_after_agreeing() -> None:
    table = trade("A owns keys").do("A put B keys", "A deal B", "A call_off B")
    assert deals(table) == []
    assert table.owns("A") == "keys"


# What comes to nothing


def test_T_P5_02_everybody_is_told_of_a_deal_that_lapses() -> None:
    table = trade("A owns keys; B owns melee; C owns fuel")
    table.do("A put B keys", "B put C melee", "C call_off B", "A ready", "B ready")
    assert table.told(None, "lapsed") == []
    table.do("C ready")
    for viewer in (None, "A", "B", "C"):
        assert [lapsed.args for lapsed in table.told(viewer, "lapsed")] == [{"seat": "A", "to": "B"}]
    assert (table.owns("A"), table.owns("B")) == ("keys", "melee")


def test_T_A_02_the_deals_of_a_revealed_alien_lapse() -> None:
    table = trade("A owns keys fuel; D owns melee").do("A put D keys", "D put B melee", "A put C fuel", "D reveal")
    lapsed = [told.args for told in table.told(None, "lapsed")]
    assert lapsed == [{"seat": "A", "to": "D"}, {"seat": "B", "to": "D"}]
    assert [deal["seats"] for deal in deals(table)] == [["A", "C"]]


# Several deals


def test_T_P5_02_several_deals_lie_open_at_once_and_each_is_settled_alone() -> None:
    table = trade("A owns keys fuel; B owns melee; C owns blood")
    table.do("A put B keys", "A put C fuel", "B put C melee", "C put A blood")
    assert [deal["seats"] for deal in deals(table)] == [["A", "B"], ["A", "C"], ["B", "C"]]
    table.do("C deal A", "A deal C")
    assert [deal["seats"] for deal in deals(table)] == [["A", "B"], ["B", "C"]]
    assert (table.owns("A"), table.owns("B"), table.owns("C")) == ("keys blood", "melee", "fuel")
    table.do("B call_off C", "B deal A", "A deal B")
    assert (table.owns("A"), table.owns("B"), table.owns("C")) == ("blood", "melee keys", "fuel")
    assert deals(table) == []


def test_T_P5_02_everything_put_up_is_still_owned() -> None:
    table = trade("A owns keys").do("A put B keys", "A deal B")
    assert table.owns("A") == "keys"
    assert table.view(None)["item_counts"] == [1, 0, 0, 0]


def test_T_P5_02_nothing_is_put_up_twice() -> None:
    table = trade("A owns keys melee melee").do("A put B keys")
    assert put(table, "A") == ["B melee", "C melee", "D melee"]
    table.do("A put B melee")
    assert put(table, "A") == ["B melee", "C melee", "D melee"]  # the other one
    table.do("A put C melee")
    assert put(table, "A") == []
    table.do("A call_off B")
    assert put(table, "A") == ["B keys", "B melee", "C keys", "C melee", "D keys", "D melee"]


@pytest.mark.parametrize("seed", range(5))
def test_T_P5_02_whatever_is_haggled_things_move_by_settled_deals_only(seed: int) -> None:
    """Random traders, followed by a book that knows the two sides of each deal as their owners see them."""
    table = trade(
        "players 5; A owns keys dynamite blood; B owns melee melee failure; C owns flamethrower:3 wire tools;"
        "E owns open_firearm fuel fuel blood",
        seed=seed,
    )
    rng = Rng.from_number(seed)
    settled = 0
    while traders(table):
        who = rng.pick(traders(table))
        options = table.options(who)
        deed = rng.pick(options) if rng.below(6) else rng.pick([one for one in options if one != "ready"] or options)
        book = {seat: owned(table, seat) for seat in "ABCDE"}
        before = [_sides(table, deal["seats"]) for deal in deals(table)]
        trades = len(table.told(None, "traded"))
        table.do(f"{who} {deed}")
        if len(table.told(None, "traded")) > trades:
            settled += 1
            other = deed.split()[1]
            (sides,) = [sides for sides in before if set(sides) == {who, other}]
            for giver, receiver in ((who, other), (other, who)):
                book[giver] -= sides[giver]
                book[receiver] += sides[giver]
        assert {seat: owned(table, seat) for seat in "ABCDE"} == book
        for seat in "ABCDE":
            put_up = Counter[str]()
            for deal in deals(table):
                if seat in deal["seats"]:
                    put_up += _sides(table, deal["seats"])[seat]
            assert put_up <= owned(table, seat)
    assert settled > 0
    assert deals(table) == []


def _sides(table: Scenario, pair: list[str]) -> dict[str, Counter[str]]:
    """What each of two seats has put up for the other, as it sees it itself."""
    sides = {}
    for place, seat in enumerate(pair):
        (deal,) = [deal for deal in deals(table, seat) if deal["seats"] == pair]
        sides[seat] = Counter[str](deal["sides"][place])
    return sides


# Flamethrowers


def test_R_99_a_flamethrower_changes_hands_with_its_charges() -> None:
    table = trade("A owns flamethrower:2").do("A put B flamethrower", "A deal B", "B deal A")
    assert table.view(None)["flamethrowers"] == [[], [2], [], []]


@pytest.mark.parametrize("first", ["A", "B"])
def test_R_99_two_flamethrowers_that_are_swapped_keep_their_charges(first: str) -> None:
    second = "B" if first == "A" else "A"
    table = trade("players 8; A owns flamethrower:2; B owns flamethrower:5")
    table.do("A put B flamethrower", "B put A flamethrower", f"{first} deal {second}", f"{second} deal {first}")
    assert table.view(None)["flamethrowers"][:2] == [[5], [2]]


# Ready


def test_T_P5_02_trading_ends_when_all_are_ready() -> None:
    table = trade("A owns keys; B owns melee; C owns blood").do("B ready", "A ready")
    assert traders(table) == ["C"]
    assert [kind for _, kind in table.asked] == ["trade"]
    table.do("C ready")
    assert {kind for _, kind in table.asked} == {"vote"}
    assert [told.args["seat"] for told in table.told(None, "ready")] == ["B", "A", "C"]


def test_T_P5_02_what_was_not_agreed_stays_with_its_owner() -> None:
    table = trade("A owns keys").do("A put B keys", "A deal B", "A ready", "B ready")
    assert table.asked[0][1] == "vote"
    assert (table.owns("A"), table.owns("B")) == ("keys", "")
    assert deals(table) == []


@pytest.mark.parametrize(
    ("before", "deed"),
    [
        ((), "A put B keys"),  # B owns nothing and was not asked at all
        (("A put B keys", "B ready"), "A put B fuel"),
        (("A put B keys", "B ready"), "A deal B"),
        (("A put B keys", "B deal A", "B ready"), "A put B fuel"),
    ],
)
def test_T_P5_02_who_is_ready_is_asked_again_when_a_deal_waits_for_an_answer(
    before: tuple[str, ...], deed: str
) -> None:
    table = trade("A owns keys fuel").do(*before)
    assert "B" not in traders(table)
    table.do(deed)
    assert "B" in traders(table)
    assert "deal A" in table.options("B")
    assert table.view(None)["ready"][1] is False


@pytest.mark.parametrize(
    ("before", "deed"),
    [
        (("B put A melee", "B deal A", "B ready"), "A deal B"),  # the deal is done
        (("A put B keys", "B ready"), "A call_off B"),
        (("B ready",), "A put C keys"),  # somebody else's deal
        (("A put C keys", "B ready"), "C deal A"),
    ],
)
def test_T_P5_02_who_is_ready_is_left_alone_otherwise(before: tuple[str, ...], deed: str) -> None:
    table = trade("A owns keys; B owns melee").do(*before, deed)
    assert "B" not in traders(table)
    assert table.view(None)["ready"][1] is True


def test_T_P5_02_who_puts_something_up_goes_on() -> None:
    table = trade("A owns keys; B owns melee").do("A put B keys")
    assert traders(table) == ["A", "B"]
    assert table.view(None)["ready"] == [False, False, True, True]


# The bound


def test_T_P5_02_sixteen_things_may_be_put_up_in_a_phase() -> None:
    table = trade("A owns keys; B owns melee")
    for number in range(MOST_PUT_UP):
        assert table.view(None)["deeds"][0] == number
        table.do("A put B keys")
        if number < MOST_PUT_UP - 1:
            table.do("A call_off B")
    assert table.options("A") == ["call_off B", "deal B", "ready"]
    table.do("A call_off B")
    assert table.options("A") == ["ready"]
    with pytest.raises(RuleError):
        table.do("A put B keys")


def test_T_P5_02_the_bound_is_each_ones_own() -> None:
    table = trade("A owns keys; B owns melee")
    for _ in range(MOST_PUT_UP):
        table.do("A put B keys", "B call_off A")
    assert put(table, "A") == []
    assert put(table, "B") == ["A melee", "C melee", "D melee"]
    # A may still answer.
    table.do("B put A melee", "B deal A")
    assert table.options("A") == ["call_off B", "deal B", "ready"]
    table.do("A deal B")
    assert table.owns("A") == "melee keys"


def test_T_P5_02_the_bound_holds_for_one_phase() -> None:
    table = trade("A owns keys")
    for _ in range(MOST_PUT_UP):
        table.do("A put B keys", "A call_off B")
    table.do("A ready").play_to("weather").play_to("rec_room").ask()
    assert put(table, "A") == ["B keys", "C keys", "D keys"]


# Somebody shows its true face meanwhile


def test_T_P5_09_the_deals_of_a_revealed_alien_are_off_and_the_others_stand() -> None:
    table = trade("A owns keys fuel; B owns melee; D alien; D owns blood")
    table.do("A put D keys", "A put B fuel", "A deal B", "D put B blood", "D reveal")
    assert [deal["seats"] for deal in deals(table)] == [["A", "B"]]
    assert deals(table)[0]["agreed"] == [True, False]
    assert traders(table) == ["A", "B"]
    assert put(table, "A") == ["B keys", "C keys"]
    table.do("B deal A")
    assert (table.owns("A"), table.owns("B"), table.owns("D")) == ("keys", "melee fuel", "")


def test_T_P5_09_what_it_had_put_up_is_given_up_with_the_rest() -> None:
    table = trade("A owns keys; D alien; D owns melee blood").do("D put A melee", "A deal D", "D reveal")
    assert (table.owns("A"), table.owns("D")) == ("keys", "")
    assert table.view(None)["sample_counts"] == [0, 0, 0, 0]


def test_T_P5_09_if_nobody_else_is_asked_trading_is_over() -> None:
    table = trade("A owns keys; D alien; D owns melee").do("D put A melee", "A ready", "D reveal")
    assert {kind for _, kind in table.asked} == {"vote"}
    assert "D" not in [seat for seat, _ in table.asked]


def test_T_P5_09_an_alien_who_owns_nothing_may_reveal_itself_while_others_trade() -> None:
    table = trade("A owns keys; D alien")
    assert traders(table) == ["A"]
    table.do("A put B keys", "D reveal")
    assert traders(table) == ["A", "B"]
    table.do("A deal B", "B deal A")
    assert table.owns("B") == "keys"
