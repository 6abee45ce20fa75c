"""Finding rules for people: by ID, by rule card, by word."""

import re
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from winterover.cli.specification import Clause, clauses
from winterover.core.errors import GameError
from winterover.core.game import Config
from winterover.games.registry import GAMES, MODES, find_game
from winterover.locales import Texts

#: More clauses than this are only counted.
_MOST_CLAUSES = 12
#: Up to so many cards are shown whole, more are listed.
_MOST_WHOLE = 3

Found = list[RenderableType]


class Rulebook:
    """The rule cards of one game (or of all) in one language, and the clauses behind them."""

    def __init__(self, texts: Texts, game: str | None = None, table: Config | None = None) -> None:
        """At a table the cards are those of its mode and state what is in force there; else all modes share a book."""
        self.texts = texts
        self.table = table
        games = [find_game(game).name] if game else list(GAMES)
        #: Whether the game of a card has to be told.
        self.several = len(games) > 1
        modes = {name: [find_game(name, table.players)] if table else MODES[name] for name in games}
        #: The rule IDs of each card, by the game's name and the card's.
        self.cards = {
            (name, card): rules for name in games for mode in modes[name] for card, rules in mode.rule_cards.items()
        }
        #: By the game's name: what its cards select on, and the table options that they depend on.
        self._in_force = {name: modes[name][0].in_force(table) for name in games}
        self._options = {name: modes[name][0].rulebook.of_all_modes.values() for name in games}

    def look_up(self, wanted: str) -> Found:
        """What there is about an ID, a rule card or a word; raises GameError if there is nothing."""
        found = self._by_rule(wanted.upper()) or self._by_card(wanted.casefold()) or self._by_word(wanted.casefold())
        if not found:
            raise GameError("no-such-rule", word=wanted[:60])
        return found

    def index(self) -> Found:
        """All rule cards, by their game and kind."""
        titles: dict[tuple[str, str], list[str]] = {}
        for game, card in self.cards:
            titles.setdefault((game, card.partition("-")[0]), []).append(self._title(game, card))
        shown: Found = []
        for (game, kind), names in titles.items():
            shown.append(self._headline(self.texts(f"app-rules-{kind}"), game))
            shown.append(Padding(Text(" · ".join(names)), (0, 0, 1, 2)))
        shown.append(Text(self.texts("app-rules-how"), style="quiet"))
        return shown

    def card(self, game: str, card: str) -> RenderableType:
        """A rule card whole."""
        title, lines = self.texts.rule_card(game, card, self._in_force[game])
        rules = self.cards.get((game, card), ())
        return Group(
            self._headline(title, game),
            *self._of_main(game, card),
            *(_item(line) for line in lines),
            *self._depends(game, card),
            Padding(Text(", ".join(rules), style="rule"), (0, 0, 1, 2)),
        )

    def _of_main(self, game: str, card: str) -> Found:
        """A table of another mode reads the main game's cards too."""
        players = self.table.players if self.table else None
        main = MODES[game][0]
        if players is None or players in main.players or card not in main.rule_cards:
            return []
        return [Padding(Text(self.texts("app-rules-of-main"), style="quiet"), (0, 0, 0, 2))]

    def _depends(self, game: str, card: str) -> Found:
        """Without a table a card states the standard rules; here is what a table may settle otherwise."""
        keys = [] if self.table else [option.key for option in self._options[game] if card in option.cards]
        if not keys:
            return []
        said = self.texts("app-rules-depends", keys=", ".join(keys), count=len(keys))
        return [Padding(Text(said, style="quiet"), (0, 0, 0, 2))]

    def why(self, game: str, rule: str) -> str:
        """The topic that a rule belongs to, in the reader's language."""
        named = [card for (of, card), rules in self.cards.items() if of == game and rule in rules]
        best = min(named, key=lambda card: not card.startswith("topic-"), default=None)
        return self._title(game, best) if best else ""

    def _headline(self, title: str, game: str) -> Text:
        return Text.assemble((title, "title"), (f"  {self.texts(game)}" if self.several else "", "quiet"))

    # Ways of finding

    def _by_rule(self, rule: str) -> Found:
        """A clause and the cards that stand for it; part of an ID finds all clauses that begin with it."""
        known = clauses()
        if rule not in known:
            # Whole parts of it: T-P4 is the beginning of T-P4.2-01, but T-2 is not that of T-24-01.
            beginning = re.compile(re.escape(rule) + r"(?:[-.]|(?<=[A-Z])(?=[0-9]))")
            alike = [clause for name, clause in known.items() if beginning.match(name)]
            return [_clause(clause) for clause in alike]
        cards = [key for key, rules in self.cards.items() if rule in rules]
        shown: Found = [_clause(known[rule])]
        if len(cards) == 1:
            shown.append(self.card(*cards[0]))
        elif cards:
            shown += [Text(self.texts("app-rules-also"), style="title"), self._listed(cards)]
        return shown

    def _by_card(self, wanted: str) -> Found:
        """A card by its own name or by its title."""
        return [
            self.card(game, card)
            for game, card in self.cards
            if wanted in (card, card.partition("-")[2]) or wanted == self._title(game, card).casefold()
        ]

    def _by_word(self, word: str) -> Found:
        """Everything that the word occurs in: cards first, then clauses."""
        in_title = [key for key in self.cards if word in self._title(*key).casefold()]
        in_body = [key for key in self.cards if key not in in_title and word in self._body(*key).casefold()]
        shown: Found = [self.card(*key) for key in in_title[:_MOST_WHOLE]]
        listed = in_title[_MOST_WHOLE:] + in_body
        if not shown and len(listed) <= _MOST_WHOLE:
            shown, listed = [self.card(*key) for key in listed], []
        if listed:
            shown.append(Text(self.texts("app-rules-also"), style="title"))
            shown.append(self._listed(listed))
        return shown + self._clauses_with(word)

    def _listed(self, keys: Iterable[tuple[str, str]]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for game, card in keys:
            grid.add_row("  " + self._title(game, card), Text(card, style="quiet"))
        return Padding(grid, (0, 0, 1, 0))

    def _clauses_with(self, word: str) -> Found:
        """Clauses in English, of the games at hand."""
        ours = {rule.partition("-")[0] for rules in self.cards.values() for rule in rules}
        found = [
            clause
            for clause in clauses().values()
            if clause.rule.partition("-")[0] in ours and word in clause.text.casefold()
        ]
        shown: Found = [_clause(clause) for clause in found[:_MOST_CLAUSES]]
        if len(found) > _MOST_CLAUSES:
            shown.append(Text(self.texts("app-rules-more", count=len(found) - _MOST_CLAUSES), style="quiet"))
        return shown

    def _title(self, game: str, card: str) -> str:
        return self.texts.rule_card_title(game, card)

    def _body(self, game: str, card: str) -> str:
        return " ".join(self.texts.rule_card(game, card, self._in_force[game])[1])


def _item(text: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text("  ·", style="quiet"), Text(text))
    return grid


def _clause(clause: Clause) -> RenderableType:
    return Group(
        Text.assemble((clause.rule, "rule"), "  ", (clause.section, "quiet")),
        Padding(Text(clause.text), (0, 0, 1, 2)),
    )
