"""What there is to play, and the words for it."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from winterover.bots import BOTS
from winterover.core.errors import ConfigError, GameError
from winterover.core.figures import Figure, Figures
from winterover.core.game import Game
from winterover.core.rulings import Choice, Flag, Ruling, spell
from winterover.core.seats import LETTERS
from winterover.core.sheets import parse_sheet
from winterover.core.views import Shown
from winterover.games.registry import GAMES, MODES, find_game
from winterover.locales import LANGUAGES
from winterover.server import wire
from winterover.server.addresses import host_for_others, is_loopback
from winterover.server.fixed import Fixed
from winterover.server.routes.page import JSON, TEXT, Page, Query, Request

#: The seconds of each clock; a tuple, because what is made of them is kept.
Clocks = tuple[tuple[wire.ClockKind, float | None], ...]


async def games(request: Request) -> Fixed:
    settings = request.hall.services.settings
    # How the machine is called in its own network is nobody's business who is elsewhere or comes by a proxy.
    is_here = is_loopback(request.address) and not settings.proxies
    return _fixed_games(tuple(settings.allowances.items()), host_for_others(settings.host) if is_here else None)


@lru_cache(maxsize=8)
def _fixed_games(clocks: Clocks, elsewhere: str | None) -> Fixed:
    return Fixed(msgspec.json.encode(_games(clocks, elsewhere)), JSON)


def _games(clocks: Clocks, elsewhere: str | None = None) -> wire.Games:
    games = [_game(mode) for modes in MODES.values() for mode in modes]
    return wire.Games(games, list(BOTS), list(LANGUAGES), dict(clocks), elsewhere)


def _game(game: Game[Any]) -> wire.GameInfo:
    book = game.rulebook
    figures = game.figures.by_name.values() if game.figures is not None else ()
    return wire.GameInfo(
        game=game.name,
        mode=game.mode,
        rules=game.rules_version,
        least_players=game.players[0],
        most_players=game.players[-1],
        editions=list(book.editions),
        rulings=[_ruling(ruling, game) for rulings in book.by_subject().values() for ruling in rulings],
        figures=[_figure(figure, game) for figure in figures],
        asks={kind.name: _ask(kind.shown) for kind in game.asks},
        facts={name: dict(kind.categories) for name, kind in game.facts.items()},
        beginnings=[name for name, kind in game.facts.items() if kind.begins],
        told_apart=[name for name, kind in game.facts.items() if kind.is_told_apart],
        forms={name: list(form.blanks) for name, form in game.vocabulary.forms.items()},
        backs=dict(game.backs),
        words={blank: list(words) for blank, words in game.vocabulary.words.items()},
        rule_cards={card: list(rules) for card, rules in game.rule_cards.items()},
        main_cards=[card for card in game.rule_cards if game.mode and card in GAMES[game.name].rule_cards],
        numbers=game.numbers(game.configure(game.players[-1])),
        idle={key: _by_edition(book.of_all_modes[key], game) for key in sorted(book.idle)},
    )


def _ask(shown: Shown) -> wire.AskInfo:
    return wire.AskInfo(shown.options, shown.question, list(shown.without), list(shown.alike))


def _ruling(ruling: Ruling, game: Game[Any]) -> wire.RulingInfo:
    values: list[str] = []
    if isinstance(ruling, Flag):
        values = ["true", "false"]
    elif isinstance(ruling, Choice):
        values = [str(value) for value in ruling.values]
    return wire.RulingInfo(
        key=ruling.key,
        subject=ruling.subject,
        allowed=ruling.allowed(),
        values=values,
        editions=_by_edition(ruling, game),
        source=ruling.source,
        cards=_cards(ruling, game),
        players=_players(ruling, game),
        setting=ruling.setting,
    )


def _by_edition(ruling: Ruling, game: Game[Any]) -> dict[str, str]:
    return {edition: spell(ruling.editions.get(edition, ruling.default)) for edition in game.rulebook.editions}


def _figure(figure: Figure, game: Game[Any]) -> wire.FigureInfo:
    return wire.FigureInfo(
        name=figure.name,
        standard=figure.standard,
        least=figure.least,
        most=figure.most,
        grade=figure.grade,
        source=figure.source,
        cards=_cards(figure, game),
        players=_players(figure, game),
    )


def _cards(what: Ruling | Figure, game: Game[Any]) -> list[str]:
    """The rule cards of this mode that it bears on."""
    return [card for card in what.cards if card in game.rule_cards]


def _players(what: Ruling | Figure, game: Game[Any]) -> list[int]:
    """The numbers of players of this mode for which it counts."""
    return [players for players in game.players if not what.players or players in what.players]


async def texts(request: Request) -> Fixed:
    language = request.path["language"]
    if language not in LANGUAGES:
        raise GameError("unknown-language", language=language, known=", ".join(LANGUAGES))
    return _fixed_texts(language)


@cache
def _fixed_texts(language: str) -> Fixed:
    return Fixed(_texts(language).encode(), TEXT)


def _texts(language: str) -> str:
    """All Fluent files of a language, one after the other."""
    folder = files("winterover.locales").joinpath(language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in found)


async def sheet(request: Request) -> wire.SheetInfo:
    query = request.query
    game = find_game(request.path["game"], query["players"] or None)
    if game.figures is None:
        raise ConfigError("no-figures", game=game.name)
    readers = request.hall.services.readers  # parsers were not made for texts that shall take them long
    return await readers.read(request.address, _read_sheet, game.figures, query["file"], request.body)


def _read_sheet(figures: Figures, file: str, text: str) -> wire.SheetInfo:
    name, numbers = figures.settle(parse_sheet(file, text))
    return wire.SheetInfo(name, figures.differing(numbers))


_FILE = Query("file", "The name of the file, which tells TOML from JSON.", Annotated[str, Meta(max_length=255)], "")
_PLAYERS = Query(
    "players", "For how many, where that decides the mode.", Annotated[int, Meta(ge=0, le=len(LETTERS))], 0
)

PAGES = (
    Page("GET", "/api/games", "Games, editions, rulings, figures, bots.", games, wire.Games),
    Page(
        "POST",
        "/api/games/{game}/sheet",
        "Read and check a board sheet in TOML or JSON.",
        sheet,
        wire.SheetInfo,
        str,
        query=(_FILE, _PLAYERS),
        refusals=(422, 503),
    ),
    Page("GET", "/api/texts/{language}", "The words of a language, in Fluent.", texts, str, refusals=(404,)),
)
