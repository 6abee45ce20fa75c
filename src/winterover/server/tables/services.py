"""What every table is given: settings, store, figures, the server's own clock, who reads records, who made what."""

from dataclasses import dataclass, field

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
    #: The tables at which something was done since that was last written down.
    used: set[int] = field(default_factory=set)
