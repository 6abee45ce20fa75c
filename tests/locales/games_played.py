"""Whole games of random moves, with everything in them that somebody might read."""

import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tests.locales.samples import MODES
from winterover.core.errors import GameError
from winterover.core.facts import Told
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.core.seats import LETTERS
from winterover.core.views import View

#: How many games of each mode are played.
GAMES = {"stayaway": 20, "thing": 10, "small": 60}

#: Tables that differ, so that rare events come up too.
TABLES: dict[str, tuple[tuple[int, str, dict[str, object]], ...]] = {
    "stayaway": (
        (4, "E1", {"thingInDeck": True}),
        (5, "E1", {}),
        (6, "E2", {}),
        (7, "E1", {"revenge": True, "whisper": "on"}),
        (8, "E1", {"overLimit": "open", "eliminatedTalk": "on"}),
        (5, "E2", {"blindDateCard": "discard", "revenge": True}),
        (6, "E1", {"declare": "manual", "missedOffer": "rechoose"}),
        (12, "E2", {}),
        (10, "E1", {"lineOfSight": "path"}),
        (4, "E2", {"thingInDeck": True, "blindDateCard": "shuffle"}),
    ),
    "thing": (
        (4, "std", {"alienPass": "yes"}),
        (5, "it", {"dormSwap": "any"}),
        (6, "de", {"collective": "majority"}),
        (7, "fr", {"labCoop": "oneEach"}),
        (8, "uk", {"destinations": "greenAndBlue"}),
    ),
    "small": (
        (1, "std", {}),
        (2, "it", {}),
        (3, "de", {}),
        (2, "fr", {}),
        (3, "uk", {"soloRec": "yes"}),
    ),
}

#: Something that is wrong most of the time.
MISTAKES = {
    "stayaway": ("discard axe", "give scary", "fly away", "pass", "play flamethrower A"),
    "thing": ("go rec", "hand_in use", "fly away", "pass", "vote A"),
    "small": ("go kennel", "assign blair", "fly away", "pass", "escape"),
}


@dataclass
class Heard:
    """What was told, asked, offered and refused, each thing once."""

    mode: str
    game: Game[Any]
    facts: dict[str, tuple[Told, str | None]] = field(default_factory=dict)
    asks: dict[str, tuple[str, View]] = field(default_factory=dict)
    errors: dict[str, GameError] = field(default_factory=dict)
    endings: set[str] = field(default_factory=set)


@cache
def heard(mode: str) -> Heard:
    """Some games, played once for all tests."""
    everything = Heard(mode, MODES[mode])
    for number in range(GAMES[mode]):
        _play(everything, number)
    return everything


def _play(everything: Heard, number: int) -> None:
    game = everything.game
    tables = TABLES[everything.mode]
    players, edition, rulings = tables[number % len(tables)]
    match = Match(game, game.configure(players, edition, rulings), key_from_number(number))
    chance = random.Random(number)
    while not match.over:
        seat = chance.choice(match.waiting())
        _note_ask(everything, match, seat)
        _provoke(everything, match, chance)
        _talk(everything, match, chance)
        codes = [code for code in match.options(seat) if code != "declare"]
        match.act(seat, chance.choice(codes))
        if number % 5 == 0 and chance.random() < 0.004:
            _declare(match)
    everything.endings.add(match.game.outcome(match.state).ending)
    for viewer in (None, *range(players)):
        reader = None if viewer is None else LETTERS[viewer]
        for told in match.log(viewer):
            everything.facts[repr((told, reader))] = (told, reader)
            everything.facts[repr((told, None))] = (told, None)


def _declare(match: Match) -> None:
    for seat in range(match.config.players):
        if "declare" in match.options(seat):
            match.act(seat, "declare")
            return


def _note_ask(everything: Heard, match: Match, seat: int) -> None:
    view = match.view(seat)
    for ask in view["asks"]:
        kind = ask["kind"]
        everything.asks[repr(everything.game.ask_phrase(kind, view))] = (kind, view)


def _provoke(everything: Heard, match: Match, chance: random.Random) -> None:
    """Something that is wrong, now and then."""
    seat = chance.randrange(match.config.players)
    code = chance.choice(MISTAKES[everything.mode])
    if chance.random() < 0.05 and code not in match.options(seat):
        try:
            match.act(seat, code, chance.choice((None, 0)))
        except GameError as error:
            everything.errors[f"{error.code} {code}"] = error


def _talk(everything: Heard, match: Match, chance: random.Random) -> None:
    if chance.random() > 0.1:
        return
    vocabulary = match.game.vocabulary
    form = chance.choice(tuple(vocabulary.forms.values()))
    words = " ".join(
        (form.name, *(chance.choice(vocabulary.fillings(blank, match.config.players)) for blank in form.blanks))
    )
    speaker = chance.randrange(match.config.players)
    to = chance.choice((None, chance.randrange(match.config.players)))
    try:
        match.say(speaker, chance.choice((words, words, words, "mumble")), to)
    except GameError as error:
        everything.errors[error.code] = error
