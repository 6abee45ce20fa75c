"""Chance: reproducible, uniform, committed to, and separate for those who think."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from winterover.core.rng import Rng, commitment, key_from_number


def test_the_same_key_gives_the_same_stream() -> None:
    one, two = Rng.from_number(4), Rng.from_number(4)
    assert [one.below(1000) for _ in range(200)] == [two.below(1000) for _ in range(200)]


def test_another_key_gives_another_stream() -> None:
    one, two = Rng.from_number(4), Rng.from_number(5)
    assert [one.below(1000) for _ in range(20)] != [two.below(1000) for _ in range(20)]


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng.from_number(9)
    for _ in range(13):
        rng.below(7)
    twin = rng.copy()
    ahead = [twin.below(100) for _ in range(50)]
    assert [rng.below(100) for _ in range(50)] == ahead


def test_a_fork_does_not_move_its_origin_and_differs_by_label() -> None:
    rng = Rng.from_number(1)
    forks = [rng.fork(label) for label in ("a", "b")]
    assert forks[0].key != forks[1].key != rng.key
    fresh = Rng.from_number(1)
    assert [rng.below(99) for _ in range(30)] == [fresh.below(99) for _ in range(30)]


@given(st.integers(1, 5000), st.integers(0, 50))
def test_draws_stay_below_the_limit(limit: int, seed: int) -> None:
    rng = Rng.from_number(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(50))


def test_draws_are_uniform() -> None:
    """Chi-square over 7 values; the 0.1 % bound for 6 degrees of freedom is 22.46, and the seed is fixed."""
    rng = Rng.from_number(2)
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert sum((counts[value] - 10_000) ** 2 / 10_000 for value in range(7)) < 22.46


def test_shuffles_are_uniform() -> None:
    """S-GEN-03. Chi-square over the 24 orders of 4 cards; the 0.1 % bound for 23 degrees of freedom is 49.7."""
    rng = Rng.from_number(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert sum((counts[order] - 1000) ** 2 / 1000 for order in permutations(range(4))) < 49.7


def test_the_commitment_hides_and_binds() -> None:
    keys = [key_from_number(number) for number in range(200)]
    assert len({commitment(key, "players 4") for key in keys}) == 200
    assert all(key.hex() not in commitment(key, "players 4") for key in keys)
    assert commitment(keys[0], "players 4") != commitment(keys[0], "players 5")


def test_a_key_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(b"short")
