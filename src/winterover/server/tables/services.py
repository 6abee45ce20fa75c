"""What every table is given: settings, store, figures, and the server's own clock."""

from dataclasses import dataclass
from time import monotonic

from winterover.server.metrics import Metrics
from winterover.server.settings import Settings
from winterover.server.store import Store


class ServedTime:
    """Seconds for which the server has been up, in all its lives. While it is down, nobody's time runs."""

    def __init__(self, before: float) -> None:
        self._offset = before - monotonic()

    def __call__(self) -> float:
        return monotonic() + self._offset


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    store: Store
    metrics: Metrics
    now: ServedTime
