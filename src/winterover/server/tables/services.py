"""What every table is given: settings, store, figures, the server's own clock, who reads records, who made what."""

from dataclasses import dataclass

from winterover.server.makers import Makers
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
    makers: Makers
