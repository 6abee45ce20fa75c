"""For whoever runs the server: is it up, can it work, what does it do."""

import hmac

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
    contents = services.store.contents
    try:
        await services.store.write([services.store.keep_time(services.now())], contents)
    except StoreFailed:
        raise GameError("not-saved") from None
    return wire.Health(True, __version__)


async def metrics(request: Request) -> str:
    """For the operator alone: from sums over all tables one can work out what somebody else was told."""
    services = request.hall.services
    token = services.settings.metrics_token
    if not token:
        raise GameError("no-metrics")
    if not hmac.compare_digest(request.secret.encode(), token.encode()):
        raise GameError("bad-token")
    return services.metrics.text()


PAGES = (
    Page("GET", "/health", "Whether the server is up.", health, wire.Health),
    Page("GET", "/ready", "Whether it can keep what it is told.", ready, wire.Health, refusals=(503,)),
    Page("GET", "/metrics", "Figures for Prometheus.", metrics, str, refusals=(401, 404)),
)
