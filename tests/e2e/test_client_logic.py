"""The client's own checks (types and Vitest), and that it says exactly what the terminal says."""

import json
import random
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest

import hatch_build
from tests.games.test_in_force import values_of
from tests.server.running import serving
from winterover.core.facts import Told
from winterover.core.game import CHOSEN, LOT, SETTLED, Game
from winterover.core.match import Match
from winterover.core.record import record_of
from winterover.core.rulings import spell
from winterover.core.seats import LETTERS
from winterover.games.registry import MODES
from winterover.locales import LANGUAGES, Texts
from winterover.server.frames import Reader, Story, past_of
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
    lines = past_of(Story(record_of(match)), Reader(None, is_open=True)).log
    openly = [
        {
            "fact": line,
            "texts": {
                language: speaker.fact(game, Told(line.name, line.args), names)
                for language, speaker in speakers.items()
            },
        }
        for line in lines
    ]
    found = {"options": list(options.values()), "asks": list(asks.values()), "facts": facts, "open": openly}
    return {"names": names, **found, "in_force": in_force_at_tables(game)}


#: How the first player was found, as a table says it: by who was chosen, and in a replay by who began.
FIRST: dict[str, dict[str, str | None]] = {LOT: {}, CHOSEN: {"first": "B"}, SETTLED: {"began": "B"}}

#: What options need beside them, in editions that settle it otherwise.
BESIDE: dict[str, dict[str, Any]] = {
    "boardingCut": {"rescueBoarding": "insteadOfMove"},
    "rescueBoarding": {"boardingCut": "no"},
    "firstSeat": {"startPlayer": "chosen"},
}


def in_force_at_tables(game: Game[Any]) -> list[dict[str, Any]]:
    """What rule cards select on, without a table and at tables of every edition: each number of players, who begins,
    every value of every option by itself, and another board."""
    cases: list[dict[str, Any]] = [{"table": None, "words": game.in_force(None)}]

    def add(first: str, players: int, edition: str, rulings: dict[str, Any], sheet: dict[str, Any] | None) -> None:
        config = game.configure(players, edition, rulings, sheet)
        table = {
            "players": players,
            "edition": edition,
            "rulings": {key: spell(value) for key, value in rulings.items()},
            "figures": dict(config.figures),
            "seats": [],
            "first": None,
            "numbers": game.numbers(config),
            "usual_numbers": game.usual_numbers(config),
        }
        cases.append({"table": table | FIRST[first], "words": game.in_force(config, first)})

    for edition in game.rulebook.editions:
        for players in game.players:
            for first in FIRST:
                add(first, players, edition, {}, None)
        if game.figures:
            add(LOT, game.players[-1], edition, {}, {"name": "own", "figures": {"fuel_slots.boiler": 6}})
        for ruling in game.rulebook.rulings.values():
            for value in values_of(ruling):
                for first in (LOT, SETTLED) if ruling.setting else (LOT,):
                    rulings = BESIDE.get(ruling.key, {}) | {ruling.key: value}
                    add(first, (ruling.players or game.players)[-1], edition, rulings, None)
    return cases


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
