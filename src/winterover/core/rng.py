"""Chance: a keyed BLAKE2b counter stream, committed to before the game and shown after it.

The stream belongs to the state and is copied with it. Bots and resampled worlds get a stream with a key of
their own, so that thinking never sees or moves the real shuffle.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

KEY_BYTES = 32
_WORDS_PER_BLOCK = 16
_unpack = Struct("<16I").unpack


def key_from_number(number: int) -> bytes:
    """A key for tests and simulations, where a game is named by a small number."""
    return blake2b(str(number).encode(), digest_size=KEY_BYTES, person=b"winterover-seed").digest()


def commitment(key: bytes, settings: str) -> str:
    """What is published before the first card and binds the deal and the table's settings; the key follows after."""
    return blake2b(key + settings.encode(), digest_size=KEY_BYTES, person=b"winterover-commt").hexdigest()


class Rng:
    """A reproducible stream of uniform draws."""

    __slots__ = ("_block", "_key", "_next", "_words")

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, this one has {len(key)}")
        self._key = key
        self._block = 0
        self._next = _WORDS_PER_BLOCK
        self._words: tuple[int, ...] = ()

    @classmethod
    def from_number(cls, number: int) -> "Rng":
        return cls(key_from_number(number))

    @property
    def key(self) -> bytes:
        return self._key

    def copy(self) -> "Rng":
        twin = Rng.__new__(Rng)
        twin._key = self._key
        twin._block = self._block
        twin._next = self._next
        twin._words = self._words
        return twin

    def fork(self, label: str) -> "Rng":
        """A stream of its own that tells nothing about this one and does not move it."""
        return Rng(blake2b(label.encode(), key=self._key, digest_size=KEY_BYTES, person=b"winterover-fork").digest())

    def _refill(self) -> None:
        digest = blake2b(self._block.to_bytes(8, "little"), key=self._key).digest()
        self._words = _unpack(digest)
        self._block += 1
        self._next = 0

    def below(self, limit: int) -> int:
        """A uniform whole number from 0 to limit - 1."""
        while True:
            if self._next == _WORDS_PER_BLOCK:
                self._refill()
            product = self._words[self._next] * limit
            self._next += 1
            low = product & 0xFFFFFFFF
            # Multiply and shift; the few low products that would favour some numbers are drawn again.
            if low >= limit or low >= (0x100000000 - limit) % limit:
                return product >> 32

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]
