"""Structured logs: one JSON object a line. Events name tables by their number, and never a secret, code or name."""

import json
import logging
import sys
import traceback
from typing import Any

LEVELS = ("debug", "info", "warning", "error")

_logger = logging.getLogger("winterover")


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            # The kind and the place of an error, not its message, which might quote what a client sent.
            line["error"] = type(record.exc_info[1]).__name__
            line["at"] = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(record.exc_info[2])]
        return json.dumps(line, ensure_ascii=False)


def _is_ours(record: logging.LogRecord) -> bool:
    """Not what any client can cause as often as it likes: the connection is closed, and that is all there is to it."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def _without_words(record: logging.LogRecord) -> bool:
    """The event loop quotes what it was doing, which may be what a client sent."""
    record.msg, record.args = "event loop failed", ()
    return True


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_AsJson())
    _logger.handlers = [handler]
    _logger.setLevel(level.upper())
    _logger.propagate = False
    web = logging.getLogger("uvicorn.error")
    web.handlers = [handler]
    web.addFilter(_is_ours)
    web.setLevel(logging.ERROR)
    web.propagate = False
    loop = logging.getLogger("asyncio")
    loop.handlers = [handler]
    loop.addFilter(_without_words)
    loop.setLevel(logging.ERROR)
    loop.propagate = False


def log(event: str, **facts: str | int | float) -> None:
    """Note that something happened."""
    _logger.info(event, extra={"facts": facts})


def log_failure(event: str, **facts: str | int | float) -> None:
    """Note the exception being handled."""
    _logger.error(event, exc_info=True, extra={"facts": facts})
