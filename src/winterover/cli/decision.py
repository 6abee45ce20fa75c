"""One decision of one person: the screen, and everything that can be typed at it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from winterover.cli.choices import Choice, numbered_choices, pick
from winterover.cli.lists import number_typed
from winterover.cli.rulebook import Rulebook
from winterover.cli.rulings import RulingsList
from winterover.cli.screen import Screen
from winterover.cli.speech import Speech
from winterover.core.errors import GameError
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View

if TYPE_CHECKING:
    from winterover.cli.session import Session


class Leave(Exception):
    """The person wants to leave the game."""


class Decision:
    """Shows a seat what it is asked and reads until it has answered."""

    def __init__(self, session: "Session", seat: Seat) -> None:
        self.session = session
        self.match = session.match
        self.terminal = session.terminal
        self.texts = session.texts
        self.scene = session.scene
        self.seat = seat
        self.rulebook = Rulebook(session.texts, session.match.game.name, session.match.config)
        self.answered = False
        self.view: View = {}
        self.ask: Mapping[str, Any] = {}
        #: The choice that was picked and leaves something to pick.
        self.opened: Choice | None = None
        #: A sentence about what was typed last.
        self.note = Text("")
        self.words: dict[str, Callable[[str], None]] = {
            "?": self._rule_card,
            "why": self._why,
            "r": self._rules,
            "t": self._talk,
            "b": self._table,
            "log": self._log,
            "rulings": self._rulings,
            "save": self._save,
            "q": self._quit,
        }

    def run(self) -> None:
        again = False
        while not self.answered:
            self.view = self.match.view(self.seat)
            self.ask = self.view["asks"][0]
            Screen(self.session, self.seat, self.view, self.ask, self.opened).show(self.note, again=again)
            again = True
            self._obey(self.terminal.read())
        self.session.mark_read(self.seat)

    def _obey(self, line: str) -> None:
        """Do what was typed, or note why that is not possible."""
        word, _, rest = line.partition(" ")
        self.note = Text("")
        try:
            if not line:
                self._enter()
            elif all(number_typed(part) is not None for part in line.split()):
                self._choose(line.split())
            elif word.casefold() in self.words:
                self.words[word.casefold()](rest.strip())
            elif line.casefold() in self._codes():
                self._answer(self._codes()[line.casefold()])
            elif line in self.view["standing"]:
                self._use_standing(line)
            else:
                raise GameError("not-understood", given=line[:40], most=len(self._choices()))
        except GameError as error:
            self.note = Text(self.texts.error(error), style="danger")

    # Deeds

    def _choices(self) -> Sequence[Choice]:
        if self.opened is not None:
            return self.opened.inner
        return numbered_choices(self.session.painter.choices(self.scene, self.view, self.ask))

    def _codes(self) -> dict[str, str]:
        """Every option may be typed as its code, in capitals or not."""
        return {code.casefold(): code for code in self.ask["options"]}

    def _enter(self) -> None:
        """Enter goes one step back, and takes what is the only option."""
        if self.opened is not None:
            self.opened = None
        elif len(self.ask["options"]) == 1:
            self._answer(self.ask["options"][0])

    def _choose(self, numbers: Sequence[str]) -> None:
        choice = pick(self._choices(), numbers)
        if choice.inner:
            self.opened = choice
        else:
            self._answer(choice.code)

    def _answer(self, code: str) -> None:
        self.match.act(self.seat, code, self.ask["number"])
        self.answered = True

    def _use_standing(self, code: str) -> None:
        """Something that nobody asked for and that cannot be undone: asked about once more."""
        self.terminal.show(Text(self.scene.option(code), style="title"))
        warning = f"app-{self.match.game.name}-warning-{code}"
        if self.texts.has(warning):
            self.terminal.say(warning, "danger")
        if self.terminal.agreed("app-sure"):
            self.match.act(self.seat, code)
            self.answered = True

    # Questions

    def _rule_card(self, _: str) -> None:
        self.terminal.page([self.rulebook.card(self.match.game.name, self.ask["rule_card"])])

    def _why(self, _: str) -> None:
        """What is not possible now, and the rule against it."""
        forbidden = self.match.game.forbidden(self.match.state, self.seat)
        if not forbidden:
            self.note = Text(self.texts("app-nothing-forbidden"))
            return
        grid = Table.grid(padding=(0, 2))
        for code, rule in forbidden:
            topic = self.rulebook.why(self.match.game.name, rule)
            grid.add_row("  " + self.scene.option(code), Text(rule, style="rule"), Text(topic, style="quiet"))
        self.terminal.page([Text(self.texts("app-forbidden"), style="title"), grid])

    def _rules(self, word: str) -> None:
        self.terminal.page(self.rulebook.look_up(word) if word else self.rulebook.index())

    def _log(self, _: str) -> None:
        """Everything that this seat was told."""
        viewer = LETTERS[self.seat]
        sentences = [Text(self.scene.sentence(told, viewer)) for told in self.match.log(self.seat)]
        self.terminal.page([Text(self.texts("app-log"), style="title"), *sentences], from_end=True)

    def _table(self, _: str) -> None:
        """Everything on the table, in words."""
        self.terminal.page([self.session.painter.tell(self.scene, self.view)])

    def _rulings(self, key: str) -> None:
        """What this table plays by, and what each edition says."""
        rulings = RulingsList(self.texts, self.match.game, self.match.config)
        self.terminal.page(rulings.whole(key) if key else rulings.short())

    # Other things

    def _talk(self, code: str) -> None:
        words, to = Speech(self.session, self.seat).compose(code)
        if words:
            self.match.say(self.seat, words, to)
            self.session.let_bots_reply()

    def _save(self, _: str) -> None:
        self.note = Text(self.texts("app-saved", file=str(self.session.save())))

    def _quit(self, _: str) -> None:
        if self.terminal.agreed("app-leave-question"):
            raise Leave
