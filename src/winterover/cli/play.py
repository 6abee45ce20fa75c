"""`winterover play`: set the table and play at it."""

from dataclasses import dataclass, field
from pathlib import Path

from winterover.cli.files import Saver, read_record
from winterover.cli.menu import Menu
from winterover.cli.seating import (
    FIRST_GAME,
    PLAYERS,
    Seating,
    Settings,
    bots_given,
    people_seated,
    people_spread,
    rulings_given,
    seat_again,
    seat_everybody,
)
from winterover.cli.session import Session
from winterover.cli.sheets import sheet_given
from winterover.cli.table import is_open
from winterover.cli.terminal import InputEnded, Terminal
from winterover.core.errors import GameError
from winterover.locales import Texts


@dataclass
class Wishes:
    """What was given on the command line; None where nothing was."""

    game: str | None = None
    players: int | None = None
    people: int | None = None
    seats: list[str] = field(default_factory=list)
    bots: str | None = None
    edition: str | None = None
    rulings: list[str] = field(default_factory=list)
    sheet: Path | None = None
    seed: int | None = None
    save: Path | None = None
    load: Path | None = None

    def are_none(self) -> bool:
        """Whether the menu should ask instead."""
        given = (self.game, self.players, self.people, self.bots, self.edition, self.sheet, self.seed, self.load)
        return not self.seats and not self.rulings and all(wish is None for wish in given)


def play(texts: Texts, wishes: Wishes, *, guide: bool, fast: bool, plain: bool) -> None:
    """Play one game, as wished or as the menu says."""
    terminal = Terminal(texts, fast=fast, plain=plain)
    seating = _seating(terminal, wishes)
    if seating is None:
        return
    hides = len(seating.people) > 1 and not is_open(seating.match.game)
    if hides and terminal.typed and not terminal.live:
        raise GameError("shared-screen")
    path = wishes.save or wishes.load
    saver = Saver(seating.match, seating.people, path, goes_on=path is not None and path == wishes.load)
    Session(seating, terminal, saver, guide=guide).run()


def _seating(terminal: Terminal, wishes: Wishes) -> Seating | None:
    """The table to play at; None if the person left the menu."""
    if wishes.seats and wishes.people is not None:
        raise GameError("people-and-seats")
    if wishes.load is not None:
        return _go_on(wishes, wishes.load)
    settings = _from_menu(terminal) if wishes.are_none() else _settings(terminal.texts, wishes)
    if isinstance(settings, Path):
        wishes.load = settings
        return _go_on(wishes, settings)
    return seat_everybody(settings) if settings else None


def _from_menu(terminal: Terminal) -> Settings | Path | None:
    try:
        with terminal.own_screen():
            return Menu(terminal).run()
    except (InputEnded, KeyboardInterrupt):
        return None


def _settings(texts: Texts, wishes: Wishes) -> Settings:
    players = PLAYERS if wishes.players is None else wishes.players
    if wishes.seats:
        people = people_seated(wishes.seats, players)
    else:
        people = people_spread(texts, 1 if wishes.people is None else wishes.people, players)
    return Settings(
        game=wishes.game or FIRST_GAME,
        players=players,
        people=people,
        bots=bots_given(wishes.bots),
        edition=wishes.edition,
        rulings=rulings_given(wishes.rulings),
        sheet=sheet_given(wishes.sheet),
        seed=wishes.seed,
    )


def _go_on(wishes: Wishes, path: Path) -> Seating:
    """A saved game knows its table; only who plays can be said anew."""
    given = (wishes.game, wishes.players, wishes.people, wishes.edition, wishes.sheet, wishes.seed)
    if wishes.rulings or any(wish is not None for wish in given):
        raise GameError("load-alone")
    people = people_seated(wishes.seats, read_record(path).players)
    return seat_again(path, people, bots_given(wishes.bots))
