"""How cards that nobody could follow are followed: lots, and the cards that lie open."""

from collections import Counter

import pytest

from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.games.thing.game import GAME
from winterover.games.thing.known import KnownActions
from winterover.games.thing.lots import (
    ALL,
    ANY,
    AWAY,
    DECK,
    HOLDS,
    LACKS,
    MOVE,
    PLACES,
    RESHUFFLE,
    SPREAD,
    UNDER,
    Impossible,
    Lots,
    Move,
)
from winterover.games.thing.open_cards import OpenCards

RED, BLUE, GOLD = range(3)
A, B = range(2)


def settled(totals: list[int], *moves: Move, seed: int = 0, open_kind: int = -1) -> Lots:
    """All cards begin in the deck."""
    lots = Lots(
        totals, [sum(totals) if place == DECK else 0 for place in range(PLACES)], Rng.from_number(seed), open_kind
    )
    lots.play(moves)
    lots.settle()
    return lots


def hands(totals: list[int], *moves: Move, open_kind: int = -1) -> Counter[tuple[str, str]]:
    """What A and B hold in many courses of events."""
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(200):
        lots = settled(totals, *moves, seed=seed, open_kind=open_kind)
        found[
            "".join("rbg"[card] for card in sorted(lots.cards(A))),
            "".join("rbg"[card] for card in sorted(lots.cards(B))),
        ] += 1
    return found


def test_cards_drawn_unseen_may_be_any() -> None:
    found = hands([2, 1], (MOVE, DECK, A, ANY, 2))
    assert set(found) == {("rr", ""), ("rb", "")}
    assert 30 < found["rr", ""] < 110  # one in three


def test_a_card_given_away_unseen_is_here_or_there() -> None:
    seen: tuple[Move, ...] = ((MOVE, DECK, A, RED, 1), (MOVE, DECK, A, BLUE, 1))
    assert set(hands([3, 3], *seen, (MOVE, A, B, ANY, 1))) == {("r", "b"), ("b", "r")}
    assert set(hands([3, 3], *seen, (MOVE, A, B, ANY, 1), (MOVE, B, AWAY, RED, 1))) == {("b", "")}


def test_what_is_seen_later_tells_what_it_was() -> None:
    found = hands([3, 3], (MOVE, DECK, A, ANY, 2), (MOVE, A, B, ANY, 1), (HOLDS, A, A, BLUE, 1))
    assert set(found) == {("b", "r"), ("b", "b")}
    with pytest.raises(Impossible):
        settled([3, 3], (MOVE, DECK, A, RED, 1), (HOLDS, A, A, BLUE, 1))


def test_cards_under_the_deck_are_drawn_last_and_the_latest_lie_lowest() -> None:
    under: tuple[Move, ...] = (
        (MOVE, DECK, A, RED, 1),
        (ALL, A, UNDER, ANY, 0),
        (MOVE, DECK, A, GOLD, 1),
        (ALL, A, UNDER, ANY, 0),
    )
    assert settled([1, 1, 1], *under).deck() == [GOLD, RED, BLUE]
    assert set(hands([1, 1, 1], *under, (MOVE, DECK, A, ANY, 2))) == {("rb", "")}


def test_whoever_looks_through_the_deck_may_take_what_lies_lowest() -> None:
    under: tuple[Move, ...] = ((MOVE, DECK, A, RED, 1), (ALL, A, UNDER, ANY, 0), (SPREAD, DECK, DECK, ANY, 0))
    assert set(hands([1, 1], *under, (MOVE, DECK, A, ANY, 1))) == {("r", ""), ("b", "")}


def test_whoever_swaps_in_the_dormitory_looks_through_the_deck() -> None:
    """T-P4.2-08: A left play with the only two gold cards; B may take them."""
    log = [
        Told("dealt", {"seat": "A", "role": "alien", "cards": ["sabotage", "sabotage"]}),
        Told("dealt", {"seat": "B", "role": None, "cards": None}),
        Told("revealed", {"seat": "A"}),
        Told("went_to_swap", {"seat": "B"}),
        Told("threw", {"seat": "B", "count": 2, "cards": None}),
        Told("took", {"seat": "B", "count": 2, "cards": None}),
    ]
    found = hands([4, 4, 2], *KnownActions({"card": None}, log).moves)
    assert {("", "rb"), ("", "rg"), ("", "gg")} <= set(found)


def test_an_empty_deck_is_made_anew_and_a_swap_shuffles_the_rest_too() -> None:
    thrown: tuple[Move, ...] = ((MOVE, DECK, A, RED, 1), (ALL, A, AWAY, ANY, 0))
    assert set(hands([1, 1], *thrown, (MOVE, DECK, B, ANY, 2))) == {("", "rb")}
    assert set(hands([1, 1], *thrown, (MOVE, DECK, B, ANY, 1))) == {("", "b")}
    assert set(hands([1, 1], *thrown, (RESHUFFLE, AWAY, DECK, ANY, 0), (MOVE, DECK, B, ANY, 1))) == {
        ("", "r"),
        ("", "b"),
    }


def test_a_bag_without_a_kind_has_none_of_it() -> None:
    assert set(hands([2, 2], (MOVE, DECK, A, ANY, 2), (LACKS, DECK, DECK, RED, 1))) == {("rr", "")}


def test_the_kind_that_lies_open_is_in_no_hidden_hand() -> None:
    assert set(hands([1, 1], (MOVE, DECK, A, ANY, 1), open_kind=BLUE)) == {("r", "")}
    assert set(hands([1, 1, 1], (MOVE, DECK, A, ANY, 1), (MOVE, A, B, ANY, 1), open_kind=GOLD)) == {
        ("", "r"),
        ("", "b"),
    }


# Cards that lie open


def open_cards(**rulings: object) -> OpenCards:
    rules = GAME.rules(GAME.configure(4, "std", rulings))
    return OpenCards(rules, {"characters": ["norris", "blair", "clark", "garry"]})


def test_an_empty_flamethrower_leaves_the_game_unless_it_stays() -> None:
    """R-98"""
    for ruling, left in (("removed", 0), ("stays", 1)):
        cards = open_cards(emptyFlamethrower=ruling)
        cards.lay_flamethrower(A)
        for _ in range(6):
            cards.spend_charge(A)
        assert cards.give_up(A) == (left, 0, 0, 0)


def test_used_wire_and_flashlights_lie_open_unless_they_are_used_up() -> None:
    """R-97"""
    for ruling, shown, left in (("kept", [True, False], 1), ("singleUse", [True, True], 0)):
        cards = open_cards(wireFlashlight=ruling)
        assert [cards.shows_wire(A), cards.shows_wire(A)] == shown
        assert [cards.shows_light(B), cards.shows_light(B)] == shown
        assert cards.give_up(A) == (0, 0, left, 0)
        assert cards.give_up(B) == (0, 0, 0, left)


def test_a_firearm_is_shown_once() -> None:
    """R-47"""
    cards = open_cards()
    assert [cards.shows_firearm(A), cards.shows_firearm(A), cards.shows_firearm(B)] == [True, False, True]


def test_flamethrowers_with_fewest_charges_change_hands_first() -> None:
    """R-99"""
    cards = open_cards()
    cards.lay_flamethrower(A)
    cards.lay_flamethrower(A)
    cards.spend_charge(A)
    assert cards.take_flames(A, 1) == [5]
    assert cards.flames[A] == [6]
