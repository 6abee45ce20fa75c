"""Everything that comes up in whole games can be said in every language."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest

from tests.locales.catalogue import raised_errors
from tests.locales.games_played import heard
from winterover.core.errors import GameError
from winterover.core.seats import LETTERS
from winterover.locales import ABSENT, LANGUAGES, Texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NAMES = {letter: f"Player-{letter}" for letter in LETTERS}

#: Signs of a text that was not filled in, or that shows a value which is not there.
_UNFINISHED = re.compile(rf"[{{}}$]|\?\?\?|\b{ABSENT}\b|^\s*$")


class Alone(Texts):
    """A language without English behind it."""

    def _bundles(self, message: str) -> Iterable["FluentBundle"]:
        return list(super()._bundles(message))[:1]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Alone(request.param)


def check(text: str) -> None:
    assert not _UNFINISHED.search(text), text


def test_the_games_have_much_to_tell() -> None:
    everything = heard()
    assert {told.name for told, _ in everything.facts.values()} >= set(everything.game.facts) - {"drew_nothing"}
    assert {kind for kind, _ in everything.asks.values()} == {kind.name for kind in everything.game.asks}
    assert len(everything.endings) >= 4
    assert len({error.code for error in everything.errors.values()}) >= 6


def test_every_fact_can_be_told(texts: Texts) -> None:
    everything = heard()
    for told, viewer in everything.facts.values():
        check(texts.fact(everything.game, told, NAMES, viewer))


def test_every_question_can_be_asked(texts: Texts) -> None:
    everything = heard()
    for kind, view in everything.asks.values():
        check(texts.ask(everything.game, kind, view, NAMES))


def test_every_choice_can_be_offered(texts: Texts) -> None:
    everything = heard()
    for code in everything.options:
        check(texts.option(everything.game, code, NAMES))


def test_every_statement_can_be_made(texts: Texts) -> None:
    everything = heard()
    for words in everything.statements:
        check(texts.statement(everything.game, words, NAMES))


def test_every_error_can_be_explained(texts: Texts) -> None:
    for error in heard().errors.values():
        check(texts.error(error))
    for raised in raised_errors():
        check(texts.error(GameError(str(raised.code), **dict.fromkeys(raised.args, 2))))


def test_options_of_one_question_do_not_read_alike(texts: Texts) -> None:
    everything = heard()
    for _, view in everything.asks.values():
        for ask in view["asks"]:
            phrases = [texts.option(everything.game, code, NAMES) for code in ask["options"]]
            assert len(set(phrases)) == len(phrases), phrases
