"""Who sits where and how the table is set: from the command line, from the menu, or from a saved game."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from winterover.bots import BOTS, Bot, make_bot
from winterover.cli.files import resumed
from winterover.cli.scene import Scene, default_names, everybodys_names
from winterover.core.errors import GameError
from winterover.core.game import Game
from winterover.core.match import Match, seat_named
from winterover.core.rng import Rng, key_from_number
from winterover.core.seats import LETTERS, Seat
from winterover.games.registry import GAMES, find_game
from winterover.locales import Texts

PLAYERS = 6
LONGEST_NAME = 20

#: The strongest one.
DEFAULT_BOT = list(BOTS)[-1]
FIRST_GAME = next(iter(GAMES))


@dataclass
class Settings:
    """What has to be known before a game can begin."""

    game: str = FIRST_GAME
    players: int = PLAYERS
    #: The names of people by seat; everybody else is a bot.
    people: dict[Seat, str] = field(default_factory=dict)
    #: One kind of bot, or several to take turns.
    bots: list[str] = field(default_factory=lambda: [DEFAULT_BOT])
    edition: str | None = None
    rulings: dict[str, str] = field(default_factory=dict)
    #: A board sheet as its file has it; None for the standard figures.
    sheet: Mapping[str, object] | None = None
    seed: int | None = None

    def bot_kinds(self) -> dict[Seat, str]:
        free = [seat for seat in range(self.players) if seat not in self.people]
        return {seat: self.bots[number % len(self.bots)] for number, seat in enumerate(free)}


@dataclass
class Seating:
    """A match with people and bots at it."""

    match: Match
    people: dict[Seat, str]
    bot_kinds: dict[Seat, str]

    def bots(self) -> dict[Seat, Bot]:
        """The bots. Their chance comes from the seed but tells nothing about the cards."""
        chance = Rng(self.match.key).fork("bots")
        return {
            seat: make_bot(kind, self.match.game, seat, chance.fork(LETTERS[seat]))
            for seat, kind in self.bot_kinds.items()
        }

    def scene(self, texts: Texts) -> Scene:
        names = everybodys_names(texts, self.match.config.players, self.people)
        return Scene(texts, self.match.game, self.match.config, names, frozenset(LETTERS[seat] for seat in self.people))


def seat_everybody(settings: Settings) -> Seating:
    """Set up and deal."""
    game: Game[Any] = find_game(settings.game, settings.players)
    config = game.configure(settings.players, settings.edition, settings.rulings, settings.sheet)
    key = secrets.token_bytes(32) if settings.seed is None else key_from_number(settings.seed)
    return Seating(Match(game, config, key), settings.people, settings.bot_kinds())


def seat_again(path: Path, people: Mapping[Seat, str], bots: Sequence[str]) -> Seating:
    """Go on with a saved game. Seats that the record names are people's, unless somebody says otherwise."""
    record, match = resumed(path)
    if match.over:
        raise GameError("already-over", file=str(path))
    sitting = dict(people) or record.names
    settings = Settings(record.game, record.players, sitting, list(bots))
    return Seating(match, sitting, settings.bot_kinds())


# Reading what was given


def people_spread(texts: Texts, number: int, players: int) -> dict[Seat, str]:
    """So many people, as far apart as possible, with names that begin like their seats."""
    if not 0 <= number <= players:
        raise GameError("bad-people", people=number, players=players)
    names = default_names(texts)
    seats = [index * players // number for index in range(number)]
    return {seat: names[seat] for seat in seats}


def people_seated(given: Sequence[str], players: int) -> dict[Seat, str]:
    """Read `A=Ada B=Bo`; raises GameError for a seat that is none, or taken, or a name that will not do."""
    people: dict[Seat, str] = {}
    for part in given:
        letter, equals, name = part.partition("=")
        if not equals:
            raise GameError("seat-form", given=part)
        seat = seat_named(letter, players)
        if seat in people:
            raise GameError("seat-twice", seat=LETTERS[seat])
        people[seat] = checked_name(name, people.values())
    return people


def checked_name(name: str, taken: Iterable[str]) -> str:
    """A name that can be shown and written to a record; raises GameError."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise GameError("bad-name", name=name, most=LONGEST_NAME)
    if name.casefold() in (other.casefold() for other in taken):
        raise GameError("name-twice", name=name)
    return name


def rulings_given(given: Sequence[str]) -> dict[str, str]:
    """Read `KEY=VALUE` pairs."""
    rulings = {}
    for part in given:
        key, equals, value = part.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise GameError("ruling-form", given=part)
        rulings[key.strip()] = value.strip()
    return rulings


def bots_given(given: str | None) -> list[str]:
    """Read a list of bots; whether there are such bots is found when they take their seats."""
    return [name.strip() for name in (given or DEFAULT_BOT).split(",")]
