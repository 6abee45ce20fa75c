"""Which language to speak, and errors as sentences of it."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import typer

from winterover.core.errors import GameError
from winterover.locales import LANGUAGES, Texts

#: The exit code of every command that could not do what it was asked to.
FAILED = 2


def chosen_language(given: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of WINTEROVER_LANG, else the one of LANG if we have it, else English."""
    asked = given or environment.get("WINTEROVER_LANG")
    if asked:
        return _short(asked)
    system = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG", "")
    from_system = _short(system)
    return from_system if from_system in LANGUAGES else LANGUAGES[0]


def _short(locale: str) -> str:
    """`de` for `de_AT.UTF-8`; other languages stay as they are, for the error that names them."""
    short = locale.replace("-", "_").split(".")[0].split("_")[0].lower()
    return short if short in LANGUAGES else locale


@contextmanager
def speaking(language: str | None = None) -> Iterator[Texts]:
    """Texts in the user's language. An error of the user's becomes a sentence on stderr, never a traceback."""
    # A terminal that cannot show a character shows another one; it must not stop the game.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    texts = Texts(LANGUAGES[0])
    try:
        texts = Texts(chosen_language(language, os.environ))
        yield texts
    except GameError as error:
        typer.echo(texts.error(error), err=True)
        raise typer.Exit(FAILED) from None
