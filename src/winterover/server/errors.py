"""Refusals: an error of the game or of the server as a message, and the HTTP status that goes with its code."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from winterover.core.errors import ConfigError, GameError, RecordError, RuleError
from winterover.locales import Texts
from winterover.server.logs import log_failure

_ENGLISH = Texts("en")

#: What is not listed is a bad request, or (of the rules) a conflict with the state of the game.
_STATUS = {
    "bad-secret": 401,
    "bad-token": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "watching": 403,
    "no-chat": 403,
    "unknown-table": 404,
    "unknown-record": 404,
    "unknown-page": 404,
    "no-metrics": 404,
    "unknown-language": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "seat-free": 409,
    "seat-not-offered": 409,
    "seat-not-steward": 409,
    "seat-not-agreed": 409,
    "nobody-to-agree": 409,
    "agreeing-oneself": 409,
    "already-seated": 409,
    "secret-taken": 409,
    "was-open": 409,
    "not-in-lobby": 409,
    "not-playing": 409,
    "not-over": 409,
    "table-damaged": 409,
    "not-ready": 409,
    "game-too-long": 409,
    "name-twice": 409,
    "too-big": 413,
    "wrong-content": 415,
    "too-many-requests": 429,
    "too-fast": 429,
    "too-many-words": 429,
    "too-many-lobby-words": 429,
    "server-failed": 500,
    "too-many-own-tables": 429,
    "too-many-tables": 503,
    "too-busy": 503,
    "not-saved": 503,
    "not-loaded": 503,
    "stopping": 503,
}

#: Of arguments that quote somebody, only the beginning is sent back.
_LONGEST = 2000


def too_big(most: int) -> GameError:
    """More than this many bytes at once; people are told in kilobytes."""
    return GameError("too-big", most=most // 1024)


def status_of(error: GameError) -> int:
    if error.code in _STATUS:
        return _STATUS[error.code]
    if isinstance(error, RuleError):
        return 409
    return 422 if isinstance(error, (ConfigError, RecordError)) else 400


def args_of(error: GameError) -> dict[str, Any]:
    """The arguments of an error as the texts take them; one that is the reason of another has its own."""
    return {name: _argument(value) for name, value in error.args_by_name.items()}


def _argument(value: object) -> Any:
    if isinstance(value, GameError):
        return {"code": value.code, "args": args_of(value)}
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return _sendable(str(value)[:_LONGEST])


def _sendable(text: str) -> str:
    """A text that somebody else wrote, without halves of characters, which cannot be encoded."""
    return text.encode(errors="replace").decode()


def text_of(error: GameError) -> str:
    """The error in English; its code if there are no words for it, because everybody who waits gets an answer."""
    try:
        if any(isinstance(value, GameError) for value in error.args_by_name.values()):
            return _sendable(_ENGLISH.error(error))
        kind: Callable[..., GameError] = type(error)
        return _in_english(kind, error.code, tuple(args_of(error).items()))
    except Exception:
        log_failure("no words for an error", code=error.code)
        return error.code


@lru_cache(maxsize=1_000)
def _in_english(kind: Callable[..., GameError], code: str, args: tuple[tuple[str, int | str], ...]) -> str:
    """Most refusals are of a few kinds, and to put one into words takes as long as to carry out a deed."""
    return _ENGLISH.error(kind(code, **dict(args)))
