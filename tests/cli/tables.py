"""Tables in this process: positions that go on, screens of any size, and sessions that read a script."""

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from winterover.bots import Bot
from winterover.bots.crew import Crew
from winterover.cli.choices import Choice
from winterover.cli.console import AppConsole
from winterover.cli.files import Saver
from winterover.cli.screen import Screen
from winterover.cli.seating import Seating
from winterover.cli.session import Session
from winterover.cli.terminal import Terminal
from winterover.core.contract import Step
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.seats import LETTERS
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.small.scenario import SmallScenario
from winterover.locales import Texts

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eir", "Finn", "Gro", "Hal")


def match_at(text: str, *, edition: str = "std", **rulings: object) -> Match:
    """A match of The Thing that goes on from a position, with somebody asked."""
    return _going_on(Scenario(text, edition=edition, seed=0, **rulings).ask())


def small_match_at(text: str, *deeds: str, edition: str = "std", **rulings: object) -> Match:
    """The same for a small crew, after some deeds; laid dice are for these."""
    return _going_on(SmallScenario(text, edition=edition, seed=0, **rulings).ask().do(*deeds).ask())


def _going_on(table: Scenario) -> Match:
    state = table.state.copy()  # the twin does not pause before each phase
    state.facts = []
    match = Match.at(table.game, table.match.config, state)
    match.facts = list(table.match.facts)
    return match


def named(letters: str) -> dict[int, str]:
    """People at these seats, under the names that their bots would have."""
    return {LETTERS.index(letter): NAMES[LETTERS.index(letter)] for letter in letters}


# Screens


def terminal_of(language: str, width: int, height: int) -> Terminal:
    """A terminal of this size that shows what it is told to a file in memory."""
    terminal = Terminal(Texts(language), fast=True)
    terminal.console = AppConsole(
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        legacy_windows=False,
        file=io.StringIO(),
    )
    terminal.live, terminal.plain = True, False
    return terminal


def session_of(
    match: Match, people: Mapping[int, str], folder: Path, *, language: str = "en", width: int = 80, height: int = 24
) -> Session:
    """A session at a terminal of this size."""
    terminal = terminal_of(language, width, height)
    bots = {seat: "random" for seat in range(match.config.players) if seat not in people}
    saver = Saver(match, dict(people), folder / "any.record", goes_on=True)
    return Session(Seating(match, dict(people), bots), terminal, saver, guide=True)


def screen_of(session: Session, seat: int, opened: Choice | None = None) -> list[str]:
    """The rows that the seat sees when it is asked; the line to type in is the last one."""
    view = session.match.view(seat)
    session.terminal.console.file = shown = io.StringIO()
    Screen(session, seat, view, view["asks"][0], opened).show(Text(""), again=False)
    return shown.getvalue().replace("\x1b[H\x1b[2J", "").split("\n")


def assert_fits(rows: Sequence[str], height: int, width: int) -> None:
    picture = "\n".join(rows)
    assert len(rows) <= height, picture
    assert max(map(cell_len, rows)) <= width, picture


def assert_board_fits(rows: Sequence[str], height: int, width: int, language: str) -> None:
    """The base of The Thing is drawn, and the screen holds all of it."""
    assert_fits(rows, height, width)
    assert Texts(language).attribute("thing-room-boiler", "short") in "\n".join(rows), "\n".join(rows)


def look_at_boards(
    game: Game[Any],
    people: Mapping[int, str],
    folder: Path,
    step: Step,
    seed: int,
    *,
    edition: str = "std",
    language: str = "en",
    width: int = 80,
    height: int = 24,
) -> set[str]:
    """Play The Thing to its end and look at some screens of every kind of ask; the kinds that were seen."""
    match = Match(game, game.configure(len(people), edition), key_from_number(seed))
    session = session_of(match, people, folder, language=language, width=width, height=height)
    rng = Rng.from_number(seed)
    looked: dict[str, int] = {}
    while not match.over:
        seat, code = step(match, rng)
        kind = match.view(seat)["asks"][0]["kind"]
        looked[kind] = looked.get(kind, 0) + 1
        if looked[kind] <= 3 or looked[kind] % 16 == 0:
            assert_board_fits(screen_of(session, seat), height, width, language)
            session.mark_read(seat)
        match.act(seat, code)
    return set(looked)


# Scripts


def play_script(
    match: Match,
    script: Sequence[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    people: str = "A",
    bots: Mapping[str, Bot] | None = None,
) -> str:
    """What a session shows while people type these lines; it ends with them."""
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in script)))
    monkeypatch.setattr("sys.stdout", shown)
    monkeypatch.setenv("COLUMNS", "200")
    seated = named(people)
    others = {seat: "random" for seat in range(match.config.players) if seat not in seated}
    saver = Saver(match, seated, folder / "any.record", goes_on=True)
    session = Session(Seating(match, seated, others), Terminal(Texts("en")), saver, guide=False)
    if bots is not None:
        session.crew = Crew(match, {LETTERS.index(letter): bot for letter, bot in bots.items()})
    session.run()
    return shown.getvalue()


def answers(match: Match) -> list[str]:
    """What was done, in the words of a record."""
    return [f"{LETTERS[entry.seat]} {entry.text}" for entry in match.entries]
