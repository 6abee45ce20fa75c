"""Trade in the Rec Room: what is seen of it (T-P5-03), and whether laboratory tokens take part (R-105)."""

import pytest

from tests.games.thing.encounters_helpers import assert_alike, others
from tests.games.thing.trade_helpers import deals, put, trade, traders
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario


@pytest.mark.parametrize(
    ("one", "two", "back"), [("dynamite", "melee", "weapon"), ("keys", "fuel", "item"), ("blood", "failure", "sample")]
)
def test_T_P5_03_nothing_is_shown_before_it_changes_hands(one: str, two: str, back: str) -> None:
    """Not even the receiver sees more than the back of what is put up."""
    tables = [trade(f"A owns {thing}").do(f"A put B {thing}", "A deal B") for thing in (one, two)]
    assert_alike(tables[0], tables[1], "A")
    for viewer in others(tables[0], "A"):
        assert tables[0].last(viewer, "put_up") == {"seat": "A", "to": "B", "thing": back}
        assert deals(tables[0], viewer) == [{"seats": ["A", "B"], "sides": [[back], []], "agreed": [True, False]}]
    assert tables[0].last("A", "put_up")["thing"] == one
    assert deals(tables[0], "A")[0]["sides"] == [[one], []]


@pytest.mark.parametrize(("one", "two"), [("dynamite", "melee"), ("keys", "fuel"), ("blood", "failure")])
def test_T_P5_03_others_never_learn_what_changed_hands_and_the_receiver_does(one: str, two: str) -> None:
    tables = [trade(f"A owns {thing}").do(f"A put B {thing}", "A deal B", "B deal A") for thing in (one, two)]
    assert_alike(tables[0], tables[1], "A", "B")
    view = tables[0].view("B")
    assert [*view["weapons"], *view["items"], *view["samples"]] == [one]
    for party in "AB":
        assert tables[0].last(party, "traded") == {"seat": "A", "to": "B", "gave": [one], "got": []}


def test_T_P5_03_kind_and_number_are_public() -> None:
    table = trade("A owns keys fuel blood; B owns melee failure")
    table.do(
        "A put B keys", "A put B fuel", "A put B blood", "B put A failure", "B put A melee", "A deal B", "B deal A"
    )
    for viewer in (None, "C", "D"):
        assert table.last(viewer, "traded") == {
            "seat": "A",
            "to": "B",
            "gave": ["item", "item", "sample"],
            "got": ["weapon", "sample"],
        }
        assert table.view(viewer)["item_counts"] == [0, 2, 0, 0]
        assert table.view(viewer)["sample_counts"] == [1, 1, 0, 0]
        assert table.view(viewer)["weapon_counts"] == [1, 0, 0, 0]


def test_T_P5_03_the_order_in_which_things_were_put_up_tells_nothing_afterwards() -> None:
    tables = [
        trade("A owns keys melee").do(*(f"A put B {thing}" for thing in order), "A deal B", "B deal A")
        for order in (("keys", "melee"), ("melee", "keys"))
    ]
    assert tables[0].last(None, "traded") == tables[1].last(None, "traded")


@pytest.mark.parametrize("thing", ["flamethrower", "open_firearm", "open_wire", "open_flashlight"])
def test_T_P5_03_what_lies_open_is_seen_by_all(thing: str) -> None:
    table = trade(f"A owns {thing}").do(f"A put B {thing}")
    for viewer in others(table):
        assert table.last(viewer, "put_up")["thing"] == thing
        assert deals(table, viewer)[0]["sides"] == [[thing], []]
    table.do("A deal B", "B deal A")
    for viewer in others(table):
        assert table.last(viewer, "traded")["gave"] == [thing]


def test_T_P5_03_that_somebody_is_asked_tells_nothing_of_what_it_holds() -> None:
    """Who may begin depends on numbers that everybody sees."""
    for one, two in (("keys", "fuel"), ("dynamite", "melee"), ("blood", "failure")):
        assert_alike(trade(f"A owns {one}"), trade(f"A owns {two}"), "A")


# Laboratory tokens


def test_R_105_lab_tokens_may_be_traded() -> None:
    table = trade("A owns blood keys", tradeLab="yes")
    assert put(table, "A") == ["B blood", "B keys", "C blood", "C keys", "D blood", "D keys"]


def test_R_105_V_26_lab_tokens_cannot_change_hands() -> None:
    table = trade("A owns blood failure keys; B owns blood", tradeLab="no")
    assert put(table, "A") == ["B keys", "C keys", "D keys"]
    assert traders(table) == ["A"]  # who owns nothing but tokens has nothing to begin with
    with pytest.raises(RuleError):
        table.do("A put B blood")
    table.do("A put B keys")
    assert put(table, "B") == []
    table.do("B deal A", "A deal B")
    assert (table.owns("A"), table.owns("B")) == ("blood failure", "keys blood")


@pytest.mark.parametrize(
    ("edition", "allowed"), [("std", True), ("it", True), ("de", False), ("fr", True), ("uk", True)]
)
def test_R_105_by_edition(edition: str, allowed: bool) -> None:
    table = Scenario("phase rec_room; leader A; A owns blood", edition=edition).begin()
    assert (traders(table) == ["A"]) == allowed
