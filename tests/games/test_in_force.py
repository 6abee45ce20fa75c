"""Rule cards state what is in force at a table: every option and figure that bears on a card changes its words."""

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from winterover.core.figures import Figure
from winterover.core.game import CHOSEN, LOT, SETTLED, Config, Game
from winterover.core.rulings import Choice, Counts, Flag, Ruling, Whole
from winterover.games.registry import MODES
from winterover.games.thing.sheet import name_at_table
from winterover.locales import LANGUAGES, Texts

GAMES = [mode for modes in MODES.values() for mode in modes]
#: Cards that explain an option: they say the same whether it is in force or not.
ABOUT_OPTIONS = ("variant-", "edition-")
#: Settings without which an option changes nothing.
ALONG: Mapping[str, Mapping[str, Any]] = {
    "firstBoarderReveals": {"soloEscape": "boarding"},
    "thingInDeck": {"overLimit": "superinfection"},
}
#: Settings of the table that are found by another name in the texts.
ELSEWHERE = {"startPlayer": "first", "firstSeat": "first"}


def own_cards(game: Game[Any]) -> list[str]:
    """The cards that this mode brings; the small crew is shown those of the main game too."""
    main = MODES[game.name][0]
    return [card for card in game.rule_cards if game is main or card not in main.rule_cards]


def values_of(ruling: Ruling) -> list[Any]:
    if isinstance(ruling, Choice):
        return list(ruling.values)
    if isinstance(ruling, Flag):
        return [True, False]
    if isinstance(ruling, Whole):
        return [0, -1]
    assert isinstance(ruling, Counts)
    return [(), (("axe", 3),)]


def table_with(game: Game[Any], ruling: Ruling, value: Any) -> Config:
    along = {key: set_to for key, set_to in ALONG.get(ruling.key, {}).items() if key in game.rulebook.rulings}
    players = (ruling.players or game.players)[-1]
    return game.configure(players, None, {**along, ruling.key: value})


BEARING = [
    (game, ruling, card)
    for game in GAMES
    for ruling in game.rulebook.rulings.values()
    if ruling.key not in ELSEWHERE
    for card in ruling.cards
    if card in game.rule_cards and not card.startswith(ABOUT_OPTIONS)
]
FIGURES = [
    (game, figure, card)
    for game in GAMES
    if game.figures
    for figure in game.figures.by_name.values()
    if figure.least < figure.most and (not figure.players or set(figure.players) & set(game.players))
    for card in figure.cards
    if card in game.rule_cards
]


def named(value: object) -> str:
    if isinstance(value, Game):
        return value.name + value.mode
    return value.key if isinstance(value, Ruling) else value.name if isinstance(value, Figure) else str(value)


def lines_of(texts: Texts, game: Game[Any], card: str, config: Config | None, first: str = LOT) -> tuple[str, ...]:
    return tuple(texts.rule_card(game.name, card, game.in_force(config, first))[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "ruling", "card"), BEARING, ids=named)
def test_every_value_of_an_option_has_its_own_words(game: Game[Any], ruling: Ruling, card: str, language: str) -> None:
    tables = [table_with(game, ruling, value) for value in values_of(ruling)]
    told = [lines_of(Texts(language), game, card, table) for table in tables]
    assert len(set(told)) == len(tables)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "figure", "card"), FIGURES, ids=named)
def test_every_figure_is_named(game: Game[Any], figure: Figure, card: str, language: str) -> None:
    other = figure.standard + 1 if figure.standard < figure.most else figure.standard - 1
    players = max(count for count in game.players if not figure.players or count in figure.players)
    texts, standard = Texts(language), game.configure(players)
    changed = Config(standard.game, players, standard.edition, {}, "own", {figure.name: other})
    assert lines_of(texts, game, card, changed) != lines_of(texts, game, card, standard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "card"),
    [
        (game, card)
        for game in GAMES
        for card in ("topic-setup", "topic-leader", "small-setup")
        if card in own_cards(game)
    ],
    ids=named,
)
def test_who_begins_is_told(game: Game[Any], card: str, language: str) -> None:
    texts, config = Texts(language), game.configure(game.players[-1])
    assert len({lines_of(texts, game, card, config, first) for first in (LOT, CHOSEN, SETTLED)}) == 3


class Variables(visitor.Visitor):
    """All variables of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages_of(language: str) -> Iterator[ftl.Message]:
    """Every rule card as it is written."""
    for file in files("winterover.locales").joinpath(language).iterdir():
        if file.name.endswith("-rulecards.ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                assert not isinstance(entry, ftl.Junk), entry.content
                if isinstance(entry, ftl.Message):
                    yield entry


def variables_of(language: str) -> dict[str, set[str]]:
    """The variables of every rule card, by the name of its message."""
    found: dict[str, set[str]] = {}
    for message in messages_of(language):
        variables = Variables()
        variables.visit(message)
        found[message.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_depends_on_names_the_card(language: str) -> None:
    variables = variables_of(language)
    for game in GAMES:
        rulings = game.rulebook.of_all_modes
        figures = game.figures.by_name.values() if game.figures else ()
        of_figures = {name_at_table(figure.name): figure for figure in figures}
        for card in own_cards(game):
            for name in variables[f"rulecard-{game.name}-{card}"]:
                bearing = rulings.get(name) or of_figures.get(name)
                if bearing is not None:
                    assert card in bearing.cards, (card, name)
                else:
                    assert name in game.in_force(None), (card, name)


def breaks_in(pattern: ftl.Pattern, card: str) -> int:
    """How many lines a text has beyond its first, whatever is selected."""
    count = 0
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            count += part.value.count("\n")
        elif isinstance(part.expression, ftl.SelectExpression):
            found = {breaks_in(variant.value, card) for variant in part.expression.variants}
            assert len(found) == 1, card
            count += found.pop()
    return count


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_keeps_its_place(language: str) -> None:
    """Whatever is in force: the page shows in its place what falls away at a table."""
    for message in messages_of(language):
        for attribute in message.attributes:
            assert breaks_in(attribute.value, message.id.name) >= 1


#: Words by which a text leaves open what holds; a table knows.
HEDGES = re.compile(
    r"\b(table option|[Ss]ome editions|[Ii]n one edition|usually|by default|[Bb]oard sheet|standard board)\b"
)
#: It says how the rules are written, not what they are; the chart says how sure its figures are.
ABOUT_ALL = {"topic-specification", "topic-weather_chart"}


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_card_leaves_nothing_open(game: Game[Any]) -> None:
    for card in set(own_cards(game)) - ABOUT_ALL:
        if not card.startswith(ABOUT_OPTIONS):
            for config in (None, game.configure(game.players[-1])):
                text = " ".join(lines_of(Texts("en"), game, card, config))
                assert not HEDGES.search(text), card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_card_can_be_read_at_every_table(game: Game[Any], language: str) -> None:
    texts = Texts(language)
    tables = [
        None,
        *(game.configure(players, edition) for players in game.players for edition in game.rulebook.editions),
    ]
    for table in tables:
        for card in game.rule_cards:
            lines = lines_of(texts, game, card, table)
            assert 2 <= len(lines) <= 10, card
            assert len(set(lines)) == len(lines), card
            for line in lines:
                assert line.endswith((".", "!", "?", "...", ")")), (card, line)
                assert "  " not in line, (card, line)
                assert not re.search(r" [.,;]", line), (card, line)
