"""The log of a replay with everything open names who did what: it has no reader, so no line speaks to one."""

import random
import re
from functools import cache
from typing import Any

import pytest

from tests.locales.games_played import TABLES
from tests.locales.samples import MODES, SMALL, THING, facts_of_small, facts_of_thing
from winterover.core.facts import Told
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.record import record_of
from winterover.core.rng import key_from_number
from winterover.core.seats import LETTERS
from winterover.locales import LANGUAGES, Texts
from winterover.server.frames import Reader, Story, past_of

NAMES = {letter: f"Player-{letter}" for letter in LETTERS}

#: Words by which a language speaks to whoever reads. Where verbs do that alone, the commonest of them.
_SPOKEN_TO = {
    "en": r"you(r|rs|rself|rselves)?",
    "it": r"tu(?! per tu)(?<!per tu)|te|ti|tu[oae]|tuoi|vi|voi|vostr[oaie]|hai|sei|avevi|eri|puoi|devi|vuoi|avete",
    "de": r"du|dich|dir|dein\w*|euch|euer\w*|eure\w*",
    "fr": r"tu|te|t|toi|ton|ta|tes|tiens?|tienne|vous|votre|vos",
    "uk": r"ти|тебе|тобі|тобою|тво(я|є|ї|го|їх|ю|єї|єму|їм|їми)|твій|ви|вас|вам|вами|ваш\w*",
    "es": r"tú|tus?|te|ti|tuy[oa]|contigo|has|eres|estás|tienes|puedes|debes|quieres|tenías|eras|os|vuestr\w+|usted\w*",
}


class Noted(Texts):
    """A language that notes which messages it used, with what they said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.used: dict[str, str] = {}

    def __call__(self, message: str, /, **args: str | float) -> str:
        self.used[message] = text = super().__call__(message, **args)
        return text


@cache
def told_openly(mode: str) -> list[Told]:
    """What replays of whole games tell with everything open, each line once."""
    game = MODES[mode]
    lines: dict[str, Told] = {}
    for number, (players, edition, rulings) in enumerate(TABLES[mode] * 2):
        match = Match(game, game.configure(players, edition, rulings), key_from_number(number))
        chance = random.Random(number)
        while not match.over:
            ask = chance.choice(match.state.asks)
            match.act(ask.seat, game.code(chance.choice(ask.options)), ask.number)
        for fact in past_of(Story(record_of(match)), Reader(None, is_open=True)).log:
            lines[repr(fact)] = Told(fact.name, fact.args)
    return list(lines.values())


def check(texts: Noted, game: Game[Any], told: Told) -> None:
    texts.used.clear()
    said = texts.fact(game, told, NAMES)
    assert not [message for message in texts.used if message.endswith(("-own", "-you"))], said
    # Cards have names such as "Watch Your Back".
    for message, name in texts.used.items():
        if message.startswith(f"{game.name}-card-"):
            said = said.replace(name, "")
    assert not re.search(rf"(?<!\w)({_SPOKEN_TO[texts.language]})(?!\w)", said, re.IGNORECASE), said
    seats = [told.args[field] for field, category in game.facts[told.name].categories.items() if category == "seat"]
    if seats and seats[0] is not None:
        assert NAMES[seats[0]] in said, said


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Noted:
    return Noted(request.param)


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_with_everything_open_are_told_of_everybody_by_name(texts: Noted, mode: str) -> None:
    for told in told_openly(mode):
        check(texts, MODES[mode], told)


def test_what_rarely_happens_is_told_by_name_too(texts: Noted) -> None:
    for game, facts in ((THING, facts_of_thing()), (SMALL, facts_of_small())):
        for told, _ in facts:
            check(texts, game, told)


def test_games_tell_what_only_some_were_told() -> None:
    told = {mode: {fact.name for fact in told_openly(mode)} for mode in MODES}
    assert {"dealt", "offered", "exchanged", "saw_hand", "saw_card", "passed_on", "became_infected"} <= told["stayaway"]
    assert {"dealt", "handed_in", "tokens_laid", "looked", "role_now", "put_up", "traded"} <= told["thing"]
    assert {"crew_dealt", "rolled_dice", "transformed"} <= told["small"]
