"""Limits: so many in a moment, so many a second, by address or by seat."""

from collections import Counter
from time import monotonic


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second. A rate of 0 means no limit."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._seen = monotonic()

    def _refill(self) -> None:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now

    def take(self) -> bool:
        """Take a token if there is one."""
        if not self._rate:
            return True
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def owe(self) -> float:
        """Take a token in any case; for how many seconds the taker has to wait."""
        if not self._rate:
            return 0.0
        self._refill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    @property
    def is_full(self) -> bool:
        self._refill()
        return self._left >= self._burst


class Buckets:
    """A bucket for every address, forgotten once it is full again."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._rate, self._burst)
        return bucket.take()

    def __len__(self) -> int:
        return len(self._by_address)

    def forget_idle(self) -> None:
        for address in [address for address, bucket in self._by_address.items() if bucket.is_full]:
            del self._by_address[address]


class Places:
    """How many connections each address has; 0 means no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self._most and self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def free(self, address: str) -> None:
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
