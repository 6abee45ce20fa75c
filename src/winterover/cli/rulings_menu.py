"""Browsing the table options: what each decides, what it may be, and what it is now."""

from collections.abc import Sequence

from rich.text import Text

from winterover.cli.lists import numbered, picked
from winterover.cli.seating import Settings
from winterover.cli.terminal import Terminal
from winterover.core.errors import GameError
from winterover.core.rulings import Choice, Flag, Ruling, spell
from winterover.games.registry import find_game


class RulingsMenu:
    """A list of all options; one picked by number is explained and may be changed."""

    def __init__(self, terminal: Terminal, settings: Settings, edition: str) -> None:
        self.terminal = terminal
        self.texts = terminal.texts
        self.settings = settings
        self.edition = edition
        self.game = find_game(settings.game)
        self.rulings = list(self.game.rulebook.rulings.values())

    def run(self) -> None:
        note = ""
        while True:
            self._show(note)
            note = ""
            given = self.terminal.read()
            if not given:
                return
            try:
                self._change(given)
            except GameError as error:
                note = self.texts.error(error)

    def _show(self, note: str) -> None:
        settled = self.game.rulebook.settle(self.edition, self.settings.rulings)
        labels = []
        for ruling in self.rulings:
            changed = ruling.key in self.settings.rulings
            value = Text(spell(settled[ruling.key]), style="title" if changed else "quiet")
            labels.append(Text.assemble("* " if changed else "", self._name(ruling), ": ", value))
        self.terminal.clear()
        self.terminal.say("app-menu-rulings", "title")
        short = not self.terminal.plain
        self.terminal.show(numbered(labels, 2 if short else 1, self.terminal.width, crop=short))
        if note:
            self.terminal.show(Text(note, style="danger"))
        self.terminal.say("app-rulings-how", most=len(labels))

    def _change(self, given: str) -> None:
        ruling = self.game.rulebook.rulings[picked(given, list(self.game.rulebook.rulings))]
        value = self._ask(ruling)
        if not value:
            return
        changed = {**self.settings.rulings, ruling.key: value}
        # Only what differs from the edition is kept, and only what makes a table that can be played.
        config = self.game.configure(self.settings.players, self.edition, changed)
        self.settings.rulings = {key: spell(setting) for key, setting in config.rulings.items()}

    def _ask(self, ruling: Ruling) -> str:
        """The new value as text; empty to leave it."""
        self.terminal.show(Text.assemble((self._name(ruling), "title"), "  ", (ruling.source, "rule")))
        self.terminal.show(Text(self.texts.attribute(self._message(ruling), "what")))
        values = _values(ruling)
        if not values:
            return self.terminal.wait("app-rulings-value", allowed=ruling.allowed())
        self.terminal.show(numbered([self._value(ruling, value) for value in values], 1, self.terminal.width))
        given = self.terminal.read()
        return given if given in values else picked(given, values)

    def _message(self, ruling: Ruling) -> str:
        return f"{self.game.name}-ruling-{ruling.key}"

    def _name(self, ruling: Ruling) -> str:
        return self.texts(self._message(ruling))

    def _value(self, ruling: Ruling, value: str) -> str:
        message = f"{self._message(ruling)}-{value}"
        return f"{value}: {self.texts(message)}" if self.texts.has(message) else value


def _values(ruling: Ruling) -> Sequence[str]:
    """The values to pick from, if they are few."""
    if isinstance(ruling, Choice):
        return [str(value) for value in ruling.values]
    return ["false", "true"] if isinstance(ruling, Flag) else []
