"""What every table is given: settings, store, figures, the server's own clock, and who reads records."""

from dataclasses import dataclass

from winterover.server.metrics import Metrics
from winterover.server.readers import Readers
from winterover.server.served import ServedTime
from winterover.server.settings import Settings
from winterover.server.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    store: Store
    metrics: Metrics
    now: ServedTime
    readers: Readers
