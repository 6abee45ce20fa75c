"""The client's own checks (types and Vitest), and that it says exactly what the terminal says."""

import json
import random
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest

import hatch_build
from tests.server.running import serving
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.seats import LETTERS
from winterover.games.registry import MODES
from winterover.locales import LANGUAGES, Texts
from winterover.server.tables.seen import look, public_view, told

GAMES = [mode for modes in MODES.values() for mode in modes]


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    hatch_build.install_packages()


def test_types_and_components_are_sound() -> None:
    hatch_build.npm("run", "check")


def test_logic_and_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every language and mode: facts, options and asks of a whole game in the same words as Python's."""
    with serving(tmp_path / "data") as server:
        infos = json.loads(_fetched(f"{server.address}/api/games"))["games"]
        texts = {language: _fetched(f"{server.address}/api/texts/{language}") for language in LANGUAGES}
    games = [{"info": info, **samples_of(game)} for info, game in zip(infos, GAMES, strict=True)]
    file = tmp_path / "samples.json"
    file.write_bytes(msgspec.json.encode({"texts": texts, "games": games}))
    monkeypatch.setenv("WINTEROVER_SAMPLES", str(file))
    hatch_build.npm("test")


def _fetched(address: str) -> str:
    with urlopen(address, timeout=30) as response:
        content: bytes = response.read()
    return content.decode()


def samples_of(game: Game[Any]) -> dict[str, Any]:
    """One game played at random; everything that anyone was told, asked or offered, in every language."""
    match = Match(game, game.configure(game.players[-1]), b"what is said in whole games here")
    rng = random.Random(1)  # in this game of The Thing people trade
    names = {letter: f"Player {letter}" for letter in LETTERS[: match.config.players]}
    speakers = {language: Texts(language) for language in LANGUAGES}
    options: dict[tuple[str, str], Any] = {}
    asks: dict[tuple[str, bytes], Any] = {}
    while not match.over:
        ask = rng.choice(match.state.asks)
        view = match.view(ask.seat)
        for shown, seen in zip(look(match, ask.seat, public_view(match)).asks, view["asks"], strict=True):
            for language, speaker in speakers.items():
                words = speaker.ask(game, shown.kind, {**view, "asks": [seen]}, names)
                asks[language, msgspec.json.encode(shown.phrase)] = {"language": language, "ask": shown, "text": words}
                for option in shown.options:
                    words = speaker.option(game, option.code, names)
                    options[language, option.code] = {"language": language, "option": option, "text": words}
        match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    facts = [
        {
            "language": language,
            "viewer": None if viewer is None else LETTERS[viewer],
            "fact": told([fact], viewer)[0],
            "text": speaker.fact(game, line, names, None if viewer is None else LETTERS[viewer]),
            "public": speaker.fact(game, common, names, None) if (common := fact.told(None)) is not None else "",
        }
        for fact in match.facts
        for viewer in {None, 0, 1, *fact.insiders[:1]}
        if (line := fact.told(viewer)) is not None
        for language, speaker in speakers.items()
    ]
    return {"names": names, "options": list(options.values()), "asks": list(asks.values()), "facts": facts}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.mode}")
def test_exactly_what_the_table_was_not_told_is_covered(game: Game[Any]) -> None:
    """The one rule for lines of the log: what only some were told goes with what the table was told instead."""
    match = Match(game, game.configure(game.players[-1]), b"what only some people at it know")
    rng = random.Random(5)
    while not match.over:
        ask = rng.choice(match.state.asks)
        match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    for fact in match.facts:
        public = fact.told(None)
        for viewer in range(match.config.players):
            for line in told([fact], viewer):
                if public is None:
                    assert line.public is None
                    continue
                otherwise = {} if line.public is msgspec.UNSET else line.public
                assert otherwise is not None
                assert {**line.args, **otherwise} == public.args, line
                assert all(line.args[field] != value for field, value in otherwise.items()), line
