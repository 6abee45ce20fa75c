"""Setup (rules section 4): S-SET."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from tests.games.stayaway.table_helpers import assert_even, census, fresh_deal, names, start_match
from winterover.core.errors import ConfigError
from winterover.games.stayaway.cards import FIRST_PANIC, INFECTED, THE_THING
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.roles import HUMAN, THING

PLAYERS = range(4, 13)


def _dealt_hands(players: int, seed: int) -> list[list[str]]:
    """The opening hands, as each player was told the own one."""
    match = start_match(players, seed)
    hands = []
    for seat in range(players):
        told = [told.args for told in match.log(seat) if told.name == "dealt" and told.args["cards"] is not None]
        assert [args["seat"] for args in told] == ["ABCDEFGHIJKL"[seat]]
        hands.append(list(told[0]["cards"]))
    return hands


@pytest.mark.parametrize(
    ("rulings", "card", "copies"),
    [
        ({}, "infected", 8),
        ({"infectedDelta": 3}, "infected", 11),
        ({"infectedDelta": -7}, "infected", 1),
        ({"customDeck": {"axe": 5}}, "axe", 5),
        ({"customDeck": {"oops": 2}}, "oops", 2),
    ],
)
def test_S_SET_01_the_deck_is_that_of_the_table_or_of_a_variant(
    rulings: dict[str, Any], card: str, copies: int
) -> None:
    plain, deck = census(fresh_deal(5, 0)), census(fresh_deal(5, 0, **rulings))
    assert deck[card] == copies
    assert {name: count for name, count in deck.items() if name != card} == {
        name: count for name, count in plain.items() if name != card
    }


@pytest.mark.parametrize("players", [3, 13, 0, True])
def test_S_SET_01_there_are_decks_for_4_to_12_players_only(players: int) -> None:
    with pytest.raises(ConfigError):
        GAME.configure(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_S_SET_02_four_cards_a_player_less_one_are_taken_from_the_dealable_cards(players: int) -> None:
    for seed in range(20):
        state = fresh_deal(players, seed)
        dealt = [card for hand in state.hands for card in hand if card != THE_THING]
        assert len(dealt) == 4 * players - 1
        assert all(INFECTED < card < FIRST_PANIC for card in dealt)


def test_S_SET_02_six_players_take_23() -> None:
    hands = _dealt_hands(6, 0)
    assert sum(card != "the_thing" for hand in hands for card in hand) == 23


def test_S_SET_02_the_dealable_cards_are_shuffled_first() -> None:
    """Every dealable kind is dealt sometimes; none sits always in the part that is left over."""
    deck = census(fresh_deal(4, 0))
    dealable = {name for name in deck if name not in ("the_thing", "infected") and deck[name]}
    seen: Counter[str] = Counter()
    for seed in range(150):
        seen += names(card for hand in fresh_deal(4, seed).hands for card in hand)
    assert set(seen) - {"the_thing"} == {name for name in dealable if name not in _PANIC}


_PANIC = {
    "rotten_ropes",
    "one_two",
    "three_four",
    "party",
    "get_out",
    "forgetful",
    "round_and_round",
    "friends",
    "blind_date",
    "oops",
    "between_us",
    "revelations",
}


@pytest.mark.parametrize("players", PLAYERS)
def test_S_SET_03_everyone_is_dealt_four_cards_with_the_thing_among_them(players: int) -> None:
    for seed in range(20):
        hands = _dealt_hands(players, seed)
        assert [len(hand) for hand in hands] == [4] * players
        assert sum(hand.count("the_thing") for hand in hands) == 1


def test_S_SET_03_anyone_may_be_dealt_the_thing() -> None:
    holders: Counter[str] = Counter()
    for seed in range(1200):
        holders["ABCDEF"[fresh_deal(6, seed).thing]] += 1
    assert_even(holders, 6)


@pytest.mark.parametrize("players", PLAYERS)
def test_S_SET_04_the_draw_pile_is_everything_else_and_the_discard_pile_is_empty(players: int) -> None:
    state = fresh_deal(players, 5)
    deck = census(state)
    pile = names(state.draw)
    assert pile == deck - names(card for hand in state.hands for card in hand)
    assert pile["infected"] == deck["infected"]
    assert all(pile[card] == deck[card] for card in _PANIC)
    assert len(state.draw) == deck.total() - 4 * players
    assert state.discard == []


@pytest.mark.parametrize("place", [0, -1])
def test_S_SET_04_the_draw_pile_is_shuffled_as_a_whole(place: int) -> None:
    """At the bottom and on top lie Infected, Panic and other cards in proportion to their numbers: 8, 4, 7 of 19."""
    trials = 1000
    found: Counter[str] = Counter()
    for seed in range(trials):
        card = fresh_deal(4, seed).draw[place]
        found["infected" if card == INFECTED else "panic" if card >= FIRST_PANIC else "other"] += 1
    for family, share in (("infected", 8 / 19), ("panic", 4 / 19), ("other", 7 / 19)):
        assert abs(found[family] - trials * share) <= 4 * sqrt(trials * share * (1 - share))


@pytest.mark.parametrize("players", PLAYERS)
def test_S_SET_05_no_opening_hand_has_an_infected_or_panic_card(players: int) -> None:
    for seed in range(20):
        for hand in _dealt_hands(players, seed):
            assert not set(hand) & (_PANIC | {"infected"})


def test_S_SET_05_the_holder_is_the_thing_and_all_others_are_human() -> None:
    for seed in range(20):
        state = fresh_deal(7, seed)
        for seat, hand in enumerate(state.hands):
            assert state.roles[seat] == (THING if THE_THING in hand else HUMAN)


def test_S_SET_05_each_learns_only_the_own_role() -> None:
    for seed in range(10):
        match = start_match(6, seed)
        for seat in range(6):
            seen = match.view(seat)
            if "the_thing" in seen["hand"]:
                assert seen["role"] == "thing"
            else:
                assert seen["role"] == "human"
                assert seen["roles"] == {}
        assert match.view(None)["role"] is None
        assert match.view(None)["roles"] == {}


def test_S_SET_05_each_learns_only_the_own_hand() -> None:
    match = start_match(6, 1)
    for viewer in (None, *range(6)):
        told = [told.args for told in match.log(viewer) if told.name == "dealt"]
        assert [args["seat"] for args in told] == list("ABCDEF")
        known = [args["seat"] for args in told if args["cards"] is not None]
        assert known == ([] if viewer is None else ["ABCDEF"[viewer]])


@pytest.mark.parametrize("players", PLAYERS)
def test_S_SET_06_players_sit_in_a_ring_and_play_starts_clockwise(players: int) -> None:
    state = fresh_deal(players, 2)
    assert state.ring == list(range(players))
    for seed in range(10):
        assert start_match(players, seed).view(None)["direction"] == 1


def test_S_SET_06_the_start_player_is_independent_of_the_thing() -> None:
    """The Thing begins as often as anyone: 1 in 5 of 3,000 deals, give or take four standard deviations."""
    begins = 0
    for seed in range(3000):
        match = start_match(5, seed)
        first = next(told.args["first"] for told in match.log(None) if told.name == "started")
        begins += first == "ABCDE"[match.state.thing]
    assert abs(begins - 600) < 4 * sqrt(3000 * 0.2 * 0.8)


def test_S_SET_06_the_start_player_is_random() -> None:
    first: Counter[str] = Counter()
    for seed in range(800):
        match = start_match(4, seed)
        told = [told.args["first"] for told in match.log(None) if told.name == "started"]
        assert match.log(None)[len(told) + 4].args == {"seat": told[0]}  # turn_began, after four hands
        first[told[0]] += 1
    assert_even(first, 4)


@pytest.mark.parametrize("seat", "ABCDE")
def test_S_SET_06_the_table_may_choose_the_start_player(seat: str) -> None:
    for seed in range(5):
        match = start_match(5, seed, startPlayer="chosen", firstSeat=seat)
        assert [told.args["seat"] for told in match.log(None) if told.name == "turn_began"] == [seat]
        assert match.view(None)["turn"] == seat


def test_S_SET_06_a_start_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(ConfigError):
        GAME.configure(4, "E1", {"startPlayer": "chosen", "firstSeat": "E"})
    with pytest.raises(ConfigError):
        GAME.configure(4, "E1", {"firstSeat": "B"})


@pytest.mark.parametrize("players", PLAYERS)
def test_S_SET_07_no_obstacle_lies_on_the_table_at_the_start(players: int) -> None:
    for seed in range(10):
        seen = start_match(players, seed).view(None)
        assert seen["doors"] == [False] * players
        assert seen["quarantine"] == [0] * players
