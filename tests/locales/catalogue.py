"""The texts of a language as they are written: parsed, with what each can be given and how it chooses."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import winterover
from winterover.core.errors import ConfigError, GameError, RecordError, RuleError, StaleAsk
from winterover.locales import LANGUAGES

SOURCE = Path(winterover.__file__).parent
ROOT = SOURCE.parent.parent
ENGLISH, *OTHERS = LANGUAGES

#: The words by which Fluent chooses a plural; every other word in a selector is one that the code passes.
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


@dataclass
class Pattern:
    """What one text is given, and the cases that it tells apart."""

    variables: set[str] = field(default_factory=set)
    cases: set[tuple[str, str]] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)
    #: The numbers that choose among plurals.
    counted: set[str] = field(default_factory=set)


@cache
def files_of(language: str) -> list[Path]:
    return sorted((SOURCE / "locales" / language).glob("*.ftl"))


@cache
def resources_of(language: str) -> dict[str, ftl.Resource]:
    """The parsed files of a language by their names."""
    return {file.name: FluentParser().parse(file.read_text("utf-8")) for file in files_of(language)}


def messages_in(resource: ftl.Resource) -> list[ftl.Message]:
    return [entry for entry in resource.body if isinstance(entry, ftl.Message)]


@cache
def catalogue(language: str) -> dict[str, Pattern]:
    """Every text of a language: messages by their names, attributes as `message.attribute`."""
    found: dict[str, Pattern] = {}
    for resource in resources_of(language).values():
        for message in messages_in(resource):
            if message.value is not None:
                found[message.id.name] = pattern_of(message.value)
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = pattern_of(attribute.value)
    return found


def pattern_of(node: ftl.BaseNode) -> Pattern:
    pattern = Pattern()
    for inner in walk(node):
        if isinstance(inner, ftl.VariableReference):
            pattern.variables.add(inner.id.name)
        elif isinstance(inner, ftl.SelectExpression):
            _note_cases(inner, pattern)
    return pattern


def _note_cases(choice: ftl.SelectExpression, pattern: Pattern) -> None:
    keys = {
        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
        for variant in choice.variants
    }
    subject = next((node.id.name for node in walk(choice.selector) if isinstance(node, ftl.VariableReference)), "")
    pattern.cases |= {(subject, key) for key in keys if key not in PLURALS}
    if keys & PLURALS - {"other"}:
        pattern.plurals.append({key for key in keys if key in PLURALS})
        pattern.counted.add(subject)


def walk(node: Any) -> Iterator[ftl.BaseNode]:
    """A node of parsed Fluent and everything in it."""
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)


# What the code asks for


@dataclass(frozen=True)
class Raised:
    """A place in the source that makes an error: where, with which code and which arguments."""

    place: str
    code: str | None
    args: frozenset[str]


_ERRORS = {error.__name__ for error in (GameError, RuleError, StaleAsk, ConfigError, RecordError)}


@cache
def parsed_source() -> dict[str, ast.Module]:
    """The package's own code by path."""
    return {str(file.relative_to(SOURCE)): ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


@cache
def raised_errors() -> tuple[Raised, ...]:
    """Every error that is made anywhere in the source."""
    found = []
    for path, module in parsed_source().items():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ERRORS:
                first = node.args[0] if node.args else None
                code = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None
                found.append(
                    Raised(f"{path}:{node.lineno}", code, frozenset(word.arg or "**" for word in node.keywords))
                )
    return tuple(found)


@cache
def literals() -> frozenset[str]:
    """Every string that is written out in the source."""
    return frozenset(
        node.value
        for module in parsed_source().values()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def app_patterns() -> dict[str, re.Pattern[str]]:
    """The names of the app's own texts that the source puts together from parts."""
    found = {}
    for module in parsed_source().values():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                if parts and parts[0] is not None and parts[0].startswith("app-"):
                    source = "".join(".+" if part is None else re.escape(part) for part in parts)
                    found[source] = re.compile(source)
    return found


#: A name of a text in the web client's source; parts in `${...}` are put in when it runs.
_WEB_NAME = re.compile(r"""["'`](web-(?:[a-z0-9_-]|\$\{[^}]*\})*)["'`]""")


@cache
def web_patterns() -> dict[str, re.Pattern[str]]:
    """The names of texts that the web client asks for, by how they are written there."""
    found = {}
    for file in sorted((ROOT / "web/src").rglob("*")):
        if file.suffix in (".svelte", ".ts"):
            for written in _WEB_NAME.findall(file.read_text("utf-8")):
                parts = re.split(r"\$\{[^}]*\}", written)
                found[written] = re.compile(".+".join(map(re.escape, parts)))
    return found
