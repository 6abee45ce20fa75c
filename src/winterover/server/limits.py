"""Limits: so many in a moment, so many a second, by address or by seat."""

from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from itertools import islice
from time import monotonic

#: At each end of a connection so many buckets without one are looked at, and forgotten if they are full.
_LOOKED_AT = 4


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """By what limits count an address: in IPv6 by its network, because every household has 2**64 addresses."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((int(known) >> 64 << 64, 64)))


class Proxies:
    """Addresses and networks whose word about a client's address is believed, or `*` for all; raises ValueError."""

    def __init__(self, named: str) -> None:
        parts = [part.strip() for part in named.split(",") if part.strip()]
        self._all = parts == ["*"]
        self._networks: list[IPv4Network | IPv6Network] = [] if self._all else [ip_network(part) for part in parts]

    def __contains__(self, address: str) -> bool:
        if self._all or not self._networks:
            return self._all
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)


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

    def owe(self, tokens: int = 1) -> float:
        """Take a token, or some, in any case; for how many seconds the taker has to wait."""
        if not self._rate:
            return 0.0
        self._refill()
        self._left -= tokens
        return max(0.0, -self._left / self._rate)

    @property
    def is_full(self) -> bool:
        self._refill()
        return not self._rate or self._left >= self._burst


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


class Shares:
    """A bucket for each seat or address, which all its connections share. It outlives them until it is full again, so
    that nobody gains anything by coming back.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._users: Counter[str] = Counter()
        #: Those that nobody uses just now, the one left first at the front.
        self._left: dict[str, None] = {}

    def join(self, key: str) -> Bucket:
        self._left.pop(key, None)
        self._users[key] += 1
        return self._buckets.setdefault(key, Bucket(self._rate, self._burst))

    def leave(self, key: str) -> None:
        self._users[key] -= 1
        if not self._users[key]:
            del self._users[key]
            self._left[key] = None
        for idle in list(islice(self._left, _LOOKED_AT)):
            if self._buckets[idle].is_full:
                del self._buckets[idle], self._left[idle]

    def __len__(self) -> int:
        return len(self._buckets)


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
