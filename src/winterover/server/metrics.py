"""Figures for Prometheus: what the server does and how long it takes. They name no table, seat, person or secret."""

from bisect import bisect_left
from collections import Counter

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Histogram:
    """How many observations were at most so large."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._sum += value
        self._counts[bisect_left(_BOUNDS, value)] += 1

    def lines(self, name: str) -> list[str]:
        total = 0
        lines = []
        for bound, count in zip((*_BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.commits = Histogram()
        self.turns = Histogram()
        self.deeds: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.closes: Counter[int] = Counter()
        self.updates = 0
        self.update_bytes = 0
        self.connections = 0
        self.live_tables = 0

    def text(self) -> str:
        """Everything in Prometheus' text format."""
        lines = [
            *_head("winterover_connections", "gauge", "Open sockets."),
            f"winterover_connections {self.connections}",
            *_head("winterover_live_tables", "gauge", "Tables in memory."),
            f"winterover_live_tables {self.live_tables}",
            *_head("winterover_updates_total", "counter", "Updates sent."),
            f"winterover_updates_total {self.updates}",
            *_head("winterover_update_bytes_total", "counter", "Bytes of updates sent."),
            f"winterover_update_bytes_total {self.update_bytes}",
            *_head("winterover_deeds_total", "counter", "Deeds carried out, by kind."),
            *(f'winterover_deeds_total{{kind="{kind}"}} {count}' for kind, count in sorted(self.deeds.items())),
            *_head("winterover_errors_total", "counter", "Messages and requests refused, by code."),
            *(f'winterover_errors_total{{code="{code}"}} {count}' for code, count in sorted(self.errors.items())),
            *_head("winterover_closes_total", "counter", "Sockets closed by the server, by close code."),
            *(f'winterover_closes_total{{code="{code}"}} {count}' for code, count in sorted(self.closes.items())),
            *_head("winterover_commit_seconds", "histogram", "From asking for a write to its being durable."),
            *self.commits.lines("winterover_commit_seconds"),
            *_head("winterover_turn_seconds", "histogram", "From taking up messages to having sent the updates."),
            *self.turns.lines("winterover_turn_seconds"),
        ]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str, what: str) -> list[str]:
    return [f"# HELP {name} {what}", f"# TYPE {name} {kind}"]
