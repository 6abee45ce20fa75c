"""All text that people read, in six languages: the files beside this one, and the class that speaks from them.

Rules and bots deal in names and codes; `Texts` turns those into sentences at the edges. What a language does not say
is said in English; what English does not say either is a mistake in this package, and raises KeyError.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from winterover.core.errors import GameError
from winterover.core.facts import Phrase, Told
from winterover.core.game import Game
from winterover.core.seats import LETTERS
from winterover.core.talk import SAID
from winterover.core.views import View

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "de", "fr", "uk", "es")

#: Players' names by the letters of their seats.
Names = Mapping[str, str]

#: What a text gets for a value that is hidden or does not exist: it may select on it, never show it.
ABSENT = "none"

_RULE_CARD = "rulecard-"

#: Categories whose values are lists of names: the category of one such name, and the text for an empty list. Where
#: there is no text for it, an empty list is absent.
_LISTS = {
    "cards": ("card", "cards-empty"),
    "actions": ("action", "cards-empty"),
    "roles": ("role", None),
    "rooms": ("room", None),
    "characters": ("character", "seats-empty"),
    "dice": ("die", None),
}

#: How much of a name or of bad input is shown; a list of all options of a choice fits.
_LONGEST = 800

#: A full stop after a name that brings its own mark, such as `No Thanks!` or `One, Two...`.
_SECOND_STOP = re.compile(r"([!?]|\.\.\.)\.(?![.\w])")


@cache
def _bundle(language: str, rule_cards: bool) -> "FluentBundle":
    """A language's texts. Rule cards are a bundle of their own: they are long, and most commands show none."""
    from fluent.runtime import FluentBundle, FluentResource  # it brings Babel along, so only once there is text to say

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and file.name.endswith("-rulecards.ftl") == rule_cards:
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Texts:
    """One language, with English behind it."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise GameError("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language

    # Messages by their names

    def __call__(self, message: str, /, **args: str | float) -> str:
        """A message with its variables filled in; raises KeyError if neither this language nor English has it."""
        bundle = self._bundle_with(message)
        return self._format(bundle, message, bundle.get_message(message).value, args)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(message) for bundle in self._bundles(message))

    def attribute(self, message: str, name: str, /, **args: str | int) -> str:
        """The attribute of a message, such as the body of a rule card; raises KeyError like a message."""
        bundle = self._bundle_with(message)
        pattern = bundle.get_message(message).attributes.get(name)
        return self._format(bundle, f"{message}.{name}", pattern, args)

    def _bundles(self, message: str) -> Iterable["FluentBundle"]:
        """This language's bundle and then the English one, which is not even read while nothing is missing."""
        rule_card = message.startswith(_RULE_CARD)
        yield _bundle(self.language, rule_card)
        if self.language != LANGUAGES[0]:
            yield _bundle(LANGUAGES[0], rule_card)

    def _bundle_with(self, message: str) -> "FluentBundle":
        for bundle in self._bundles(message):
            if bundle.has_message(message):
                return bundle
        raise KeyError(f"no text {message!r} in {self.language!r}, nor in English")

    def _format(self, bundle: "FluentBundle", name: str, pattern: Any, args: Mapping[str, str | float]) -> str:
        if pattern is None:
            raise KeyError(f"the text {name!r} is empty in {bundle.locales[0]!r}")
        text, errors = bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"the text {name!r} cannot be filled in {bundle.locales[0]!r}: {errors[0]}")
        return _SECOND_STOP.sub(r"\1", str(text))

    # Values

    def join(self, items: Iterable[str]) -> str:
        """A list in words: `a`, `a and b`, `a, b and c`."""
        first, *rest = list(items) or [""]
        text = first
        for index, item in enumerate(rest, 1):
            text = self("list-last" if index == len(rest) else "list-more", head=text, item=item)
        return text

    def labelled(self, label: str, content: str) -> str:
        """Something, and what is to be said of it, with the colon that the language puts between them."""
        return f"{label}{self('app-colon')} {content}"

    def _listed(self, items: Sequence[str], empty: str | None = None) -> str:
        if items:
            return self.join(items)
        return self(empty) if empty else ABSENT

    def _seat(self, letter: str, names: Names) -> str:
        return _short(names[letter]) if letter in names else self("seat-unnamed", letter=letter)

    def value(self, game_name: str, category: str, value: Any, names: Names) -> str:
        """A value of a fact, an option or a statement in words."""
        return str(self._argument(game_name, category, value, names))

    def _argument(self, game_name: str, category: str, value: Any, names: Names) -> str | int:
        """A value as a message takes it: numbers stay numbers, so that a text can choose its plural."""
        if value is None:
            return ABSENT
        match category:
            case "number":
                return int(value)
            case "seat":
                return self._seat(value, names)
            case "seats":
                return self._listed([self._seat(letter, names) for letter in value], "seats-empty")
            case "numbers":
                return self._listed([str(number) for number in value])
            case "thing":
                return self(f"{game_name}-thing-{value}", count=1)
            case "things":
                counts = Counter(value)
                return self._listed([self(f"{game_name}-thing-{thing}", count=counts[thing]) for thing in counts])
        if category in _LISTS:
            category, empty = _LISTS[category]
            return self._listed([self(f"{game_name}-{category}-{name}") for name in value], empty)
        return self(f"{game_name}-{category}-{value}")

    # What happens, what is asked, what is said

    def fact(self, game: Game[Any], told: Told, names: Names, viewer: str | None = None) -> str:
        """A fact as a sentence, in the second person where it speaks of the viewer (a letter) and has such a form."""
        if told.name == SAID.name:
            return self._said(game, told, names, viewer)
        categories = game.facts[told.name].categories
        args = {
            field: self._told(game, category, told.args[field], names)
            for field, category in categories.items()
            if category != "hands"  # a table rather than a sentence
        }
        stem = f"{game.name}-fact-{told.name}"
        seats = [told.args[field] for field, category in categories.items() if category in ("seat", "character")]
        # What somebody does to oneself reads best without naming the target once more.
        short = None in told.args.values() or len(set(seats)) < len(seats)
        forms = _forms(stem, short, _person(categories, told, viewer))
        return self(next(filter(self.has, forms), stem), **args)

    def _told(self, game: Game[Any], category: str, value: Any, names: Names) -> str | int:
        """A value of a fact; an option that somebody chose is said as it was offered."""
        if category == "choice":
            return self._phrase(game.name, "option", Phrase(**value["phrase"]), names)
        return self._argument(game.name, category, value, names)

    def _said(self, game: Game[Any], told: Told, names: Names, viewer: str | None) -> str:
        """Talk is public, a whisper heard by this viewer, or a whisper of which only the act was seen."""
        speaker, to, words = (told.args[field] for field in SAID.fields)
        if words is None:
            return self("fact-whispered-hidden", speaker=self._seat(speaker, names), to=self._seat(to, names))
        args = {"speaker": self._seat(speaker, names), "words": self.statement(game, words, names)}
        person = _person(SAID.categories, told, viewer)
        if to is None:
            return self(f"fact-said{person}", **args)
        return self(f"fact-whispered{person}", to=self._seat(to, names), **args)

    def option(self, game: Game[Any], code: str, names: Names) -> str:
        """An option as a short phrase."""
        return self._phrase(game.name, "option", game.phrase(code), names)

    def statement(self, game: Game[Any], words: str, names: Names) -> str:
        """A structured statement as a sentence of its speaker."""
        return self._phrase(game.name, "say", game.vocabulary.phrase(words, len(LETTERS)), names)

    def _phrase(self, game_name: str, sort: str, phrase: Phrase, names: Names) -> str:
        args = {
            field: self._argument(game_name, category, value, names) for field, (category, value) in phrase.args.items()
        }
        return self(f"{game_name}-{sort}-{phrase.name}", **args)

    def ask(self, game: Game[Any], kind: str, view: View, names: Names) -> str:
        """What the viewer is asked, in one sentence, with what the table shows of it."""
        return self._phrase(game.name, "ask", game.ask_phrase(kind, view), names)

    def error(self, error: GameError) -> str:
        """An error as a sentence or two: what is wrong, and what to do."""
        args = {name: self._error_argument(value) for name, value in error.args_by_name.items()}
        return self(f"error-{error.code}", **args)

    def _error_argument(self, value: object) -> str | int:
        """What an error names: a number, another error that is its reason, or whatever somebody gave."""
        if isinstance(value, GameError):
            return self.error(value)
        return value if isinstance(value, int) and not isinstance(value, bool) else _short(str(value))

    def rule_card(self, game_name: str, card_id: str, in_force: Mapping[str, str | int]) -> tuple[str, list[str]]:
        """Title and sentences of a rule card as they hold where this is in force (see `Game.in_force`)."""
        message = f"{_RULE_CARD}{game_name}-{card_id}"
        lines = self.attribute(message, "text", **in_force).splitlines()
        return self(message), [line.strip() for line in lines if line.strip()]

    def rule_card_title(self, game_name: str, card_id: str) -> str:
        return self(f"{_RULE_CARD}{game_name}-{card_id}")


def _short(text: str) -> str:
    """A text of somebody else's that may be long: its beginning is enough to recognise it."""
    shown = "".join(character if character.isprintable() else "?" for character in text[: _LONGEST + 1])
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}..."


def _person(categories: Mapping[str, str], told: Told, viewer: str | None) -> str:
    """Whether a fact speaks of its viewer: as the one who acts (the first seat named), as another, or not at all."""
    seats = [told.args[field] for field, category in categories.items() if category == "seat"]
    if viewer is None or viewer not in seats:
        return ""
    return "-own" if seats[0] == viewer else "-you"


def _forms(stem: str, hides: bool, person: str) -> list[str]:
    """The names a text may have, the fittest first."""
    forms = [f"{stem}{person}"] if person else []
    if hides:
        forms = [f"{stem}-hidden{person}", *forms, f"{stem}-hidden"]
    return forms
