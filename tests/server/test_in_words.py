"""Whoever knows the protocol and the texts alone can put everything that is sent into words: no code is shown raw."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from winterover.core.contract import random_statement, random_step
from winterover.core.facts import Told
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.seats import LETTERS
from winterover.games.registry import find_game
from winterover.locales import Texts
from winterover.server.routes.games import _games, _texts
from winterover.server.tables.seen import look, public_view, told

#: A game, how many play, and how many games.
TABLES = [("stayaway", 6, 5), ("thing", 6, 2), ("thing", 2, 8)]

#: Plural categories: lists of values of another.
LISTS = {"cards": "card", "actions": "action", "roles": "role", "rooms": "room", "characters": "character"}
LISTS |= {"dice": "die", "things": "thing", "seats": "seat", "numbers": "number"}

#: A name of the code rather than a word of the language.
_CODE = re.compile(r"[a-z0-9]_[a-z0-9]|[{}$]|\?\?\?")


class Stranger:
    """Another front end: it has read docs/protocol.md, and asks the server for everything else."""

    def __init__(self, info: dict[str, Any]) -> None:
        self.info = info
        self.game: str = info["game"]
        self.bundle = FluentBundle(["en"], use_isolating=False)
        self.bundle.add_resource(FluentResource(_texts("en")))
        self.categories: set[str] = set()

    def say(self, message: str, args: dict[str, Any]) -> str:
        assert self.bundle.has_message(message), message
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (message, errors)
        return str(text)

    def value(self, category: str, value: Any) -> str | int:
        self.categories.add(category)
        if value is None:
            return "none"
        if category in LISTS:
            return ", ".join(str(self.value(LISTS[category], each)) for each in value) or "none"
        match category:
            case "number":
                return int(value)
            case "seat":
                return self.say("seat-unnamed", {"letter": value})
            case "choice":
                return self.phrase("option", value["phrase"])
            case "statement":
                return self.statement(value)
            case "thing":
                return self.say(f"{self.game}-thing-{value}", {"count": 1})
        return self.say(f"{self.game}-{category}-{value}", {})

    def phrase(self, sort: str, phrase: dict[str, Any]) -> str:
        args = {field: self.value(category, value) for field, (category, value) in phrase["args"].items()}
        return self.say(f"{self.game}-{sort}-{phrase['name']}", args)

    def statement(self, words: str) -> str:
        form, *rest = words.split()
        blanks = self.info["forms"][form]
        return self.phrase("say", {"name": form, "args": {b: (b, word) for b, word in zip(blanks, rest, strict=True)}})

    def fact(self, fact: dict[str, Any]) -> Iterator[str]:
        """A fact in every form that its text has."""
        categories = self.info["facts"][fact["name"]]
        args = {f: self.value(category, fact["args"][f]) for f, category in categories.items() if category != "hands"}
        if fact["name"] == "said":
            return
        stem = f"{self.game}-fact-{fact['name']}"
        hides = "-hidden" if None in fact["args"].values() and self.bundle.has_message(f"{stem}-hidden") else ""
        for person in ("", "-own", "-you"):
            if not person or self.bundle.has_message(f"{stem}{hides}{person}"):
                yield self.say(f"{stem}{hides}{person}", args)


def strangers(game: str, players: int) -> Stranger:
    games = msgspec.json.decode(msgspec.json.encode(_games(())))["games"]
    return Stranger(
        next(
            each for each in games if each["game"] == game and each["least_players"] <= players <= each["most_players"]
        )
    )


def plain(value: Any) -> Any:
    """As it comes out of the socket."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("name", "players", "games"), TABLES)
def test_everything_that_is_sent_can_be_put_into_words(name: str, players: int, games: int) -> None:
    game = find_game(name, players)
    stranger = strangers(name, players)
    texts = Texts("en")
    heard: dict[bytes, str | None] = {}
    for number in range(games):
        rng = Rng.from_number(number).fork("words")
        match = Match(game, game.configure(players), key_from_number(number))
        while not match.over:
            if rng.below(10) == 0 and (statement := random_statement(match, rng)):
                match.say(*statement)
            seat, code = random_step(match, rng)
            if rng.below(20) == 0:
                _check_choices(stranger, match, seat)
            match.act(seat, code)
        for viewer in (None, *range(players)):
            for fact in told(match.facts, viewer):
                heard[msgspec.json.encode(fact)] = None if viewer is None else LETTERS[viewer]
    for encoded, seen_by in heard.items():
        fact = msgspec.json.decode(encoded)
        for text in stranger.fact(fact):
            assert not _CODE.search(text), (fact, text)
        assert not _CODE.search(texts.fact(game, Told(fact["name"], fact["args"]), {}, seen_by)), fact
    assert stranger.categories >= {"seat", "number", "statement"}
    if (name, players) == ("thing", 6):
        assert "choice" in stranger.categories


def _check_choices(stranger: Stranger, match: Match, seat: int) -> None:
    seen = look(match, seat, public_view(match))
    for ask in plain(seen.asks):
        phrases = [stranger.phrase("ask", ask["phrase"])]
        phrases += [stranger.phrase("option", option["phrase"]) for option in ask["options"]]
        for text in phrases:
            assert not _CODE.search(text), text
    for choice in plain([*seen.standing, *seen.forbidden]):
        assert not _CODE.search(stranger.phrase("option", choice["phrase"]))


def test_a_bare_code_would_be_noticed() -> None:
    stranger = strangers("thing", 6)
    with pytest.raises((AssertionError, TypeError)):
        list(stranger.fact({"name": "collective_voted", "args": {"seat": "A", "choice": "assimilate_dog"}}))
