"""Errors that a person or a program can cause. Each has a code and the facts of the matter; the sentence is text.

The sentences live in `locales` under `error-<code>`. `winterover` installs a renderer that uses the English ones for
`str(error)`; the core alone shows code and arguments.
"""

from collections.abc import Callable, Mapping
from typing import Any

Renderer = Callable[["GameError"], str]

_renderer: list[Renderer] = []


def install_renderer(renderer: Renderer) -> None:
    """Use this function for `str(error)` from now on."""
    _renderer[:] = [renderer]


class GameError(Exception):
    """Base of all errors with a code. Nothing has changed when one is raised."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name: Mapping[str, Any] = args

    def __str__(self) -> str:
        if _renderer:
            return _renderer[0](self)
        details = ", ".join(f"{name}={value!r}" for name, value in self.args_by_name.items())
        return f"{self.code} ({details})" if details else self.code


class RuleError(GameError):
    """A player asked for something that the rules do not offer now; shown to that player only."""


class StaleAsk(RuleError):
    """The answer belongs to an ask that is no longer open."""


class ConfigError(GameError):
    """A table cannot be set up like this."""


class RecordError(GameError):
    """A record is broken, foreign or does not replay."""


class EngineBug(Exception):
    """The engine broke one of its own promises. Ours to mend, never a player's fault."""
