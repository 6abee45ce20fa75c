"""For whoever runs the server: is it up, can it work, what does it do."""

from winterover import __version__
from winterover.core.errors import GameError
from winterover.server import wire
from winterover.server.routes.page import Page, Request
from winterover.server.store import StoreFailed


async def health(request: Request) -> wire.Health:
    return wire.Health(True, __version__)


async def ready(request: Request) -> wire.Health:
    """Whether a write becomes durable now."""
    services = request.hall.services
    try:
        await services.store.write([services.store.keep_time(services.now())])
    except StoreFailed:
        raise GameError("not-saved") from None
    return wire.Health(True, __version__)


async def metrics(request: Request) -> str:
    return request.hall.services.metrics.text()


PAGES = (
    Page("GET", "/health", "Whether the server is up.", health, wire.Health),
    Page("GET", "/ready", "Whether it can keep what it is told.", ready, wire.Health, refusals=(503,)),
    Page("GET", "/metrics", "Figures for Prometheus.", metrics, str),
)
