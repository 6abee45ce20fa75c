"""Everything that comes up in whole games, and everything that rarely does, can be said in every language."""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from tests.locales.catalogue import raised_errors
from tests.locales.games_played import GAMES, Heard, heard
from tests.locales.samples import (
    CODES,
    MODES,
    SMALL,
    SMALL_ASKS,
    THING,
    facts_of_small,
    facts_of_thing,
    views_of_small,
    views_of_thing,
)
from winterover.core.errors import GameError
from winterover.core.game import Game
from winterover.core.seats import LETTERS
from winterover.locales import ABSENT, LANGUAGES, Texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NAMES = {letter: f"Player-{letter}" for letter in LETTERS}

#: Signs of a text that was not filled in, or that shows a value which is not there.
_UNFINISHED = re.compile(rf"[{{}}$]|\?\?\?|\b{ABSENT}\b|^\s*$")

#: How many kinds of facts and questions random moves may miss, and how many endings they reach. What they miss in
#: The Thing, an escape above all, is said without playing further down. The small crew knows those of the main game
#: too, and uses about half of them.
MOST_MISSED = {"stayaway": (1, 0), "thing": (25, 12), "small": (70, 33)}
LEAST_ENDINGS = {"stayaway": 4, "thing": 2, "small": 1}


class Alone(Texts):
    """A language without English behind it."""

    def _bundles(self, message: str) -> Iterable["FluentBundle"]:
        return list(super()._bundles(message))[:1]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Alone(request.param)


@pytest.fixture(params=GAMES)
def everything(request: pytest.FixtureRequest) -> Heard:
    return heard(request.param)


def check(text: str) -> None:
    assert not _UNFINISHED.search(text), text


def test_the_games_have_much_to_tell(everything: Heard) -> None:
    game = everything.game
    facts, asks = MOST_MISSED[everything.mode]
    assert len(set(game.facts) - {told.name for told, _ in everything.facts.values()}) <= facts
    assert len({kind.name for kind in game.asks} - {kind for kind, _ in everything.asks.values()}) <= asks
    assert len(everything.endings) >= LEAST_ENDINGS[everything.mode]
    assert len({error.code for error in everything.errors.values()}) >= 6


def test_every_fact_can_be_told(texts: Texts, everything: Heard) -> None:
    for told, viewer in everything.facts.values():
        check(texts.fact(everything.game, told, NAMES, viewer))


def test_every_question_can_be_asked(texts: Texts, everything: Heard) -> None:
    for kind, view in everything.asks.values():
        check(texts.ask(everything.game, kind, view, NAMES))


def test_every_error_can_be_explained(texts: Texts, everything: Heard) -> None:
    for error in everything.errors.values():
        check(texts.error(error))
    for raised in raised_errors():
        check(texts.error(GameError(str(raised.code), **dict.fromkeys(raised.args, 2))))


def test_options_of_one_question_do_not_read_alike(texts: Texts, everything: Heard) -> None:
    for _, view in everything.asks.values():
        for ask in view["asks"]:
            phrases = [texts.option(everything.game, code, NAMES) for code in ask["options"]]
            assert len(set(phrases)) == len(phrases), phrases


# Without playing


@pytest.mark.parametrize("mode", CODES)
def test_every_choice_can_be_offered(texts: Texts, mode: str) -> None:
    for code in CODES[mode]:
        check(texts.option(MODES[mode], code, NAMES))


def statements_of(game: Game[Any]) -> Iterator[str]:
    """Every form of statement with every word."""
    for form in game.vocabulary.forms.values():
        for words in product(*(game.vocabulary.fillings(blank, 4) for blank in form.blanks)):
            yield " ".join((form.name, *words))


@pytest.mark.parametrize("mode", MODES)
def test_every_statement_can_be_made(texts: Texts, mode: str) -> None:
    for words in statements_of(MODES[mode]):
        check(texts.statement(MODES[mode], words, NAMES))


def test_rare_facts_can_be_told(texts: Texts) -> None:
    for told, viewer in facts_of_thing():
        check(texts.fact(THING, told, NAMES, viewer))


def test_rare_questions_can_be_asked(texts: Texts) -> None:
    for view in views_of_thing():
        for kind in THING.asks:
            check(texts.ask(THING, kind.name, view, NAMES))


def test_rare_facts_of_the_small_crew_can_be_told(texts: Texts) -> None:
    for told, viewer in facts_of_small():
        check(texts.fact(SMALL, told, NAMES, viewer))


def test_rare_questions_of_the_small_crew_can_be_asked(texts: Texts) -> None:
    for view in views_of_small():
        for ask in view["asks"]:
            check(texts.ask(SMALL, ask["kind"], view, NAMES))


def test_the_small_crew_is_asked_nothing_else() -> None:
    assert {kind for kind, _ in heard("small").asks.values()} <= set(SMALL_ASKS)
