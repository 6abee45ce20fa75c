"""Browsing the table options: what each decides, what it may be, what it is now, and what every edition says."""

from collections.abc import Sequence
from itertools import count, groupby
from math import ceil

from rich.cells import cell_len
from rich.text import Text

from winterover.cli.lists import AROUND, Heading, numbered, picked
from winterover.cli.rulings import RulingsList, few_values
from winterover.cli.seating import Settings
from winterover.cli.terminal import Terminal
from winterover.core.errors import GameError
from winterover.core.game import Config
from winterover.core.rulings import Ruling, spell
from winterover.games.registry import find_game

#: Lines beside the list: its title, a note, what can be typed, and the line to type in.
_BESIDE = 5
_COLUMNS = 2
#: What is typed to see the next part of a long list.
_MORE = "+"


class RulingsMenu:
    """A list of all options; one picked by number is explained and may be changed."""

    def __init__(self, terminal: Terminal, settings: Settings, edition: str) -> None:
        self.terminal = terminal
        self.texts = terminal.texts
        self.settings = settings
        self.edition = edition
        self.game = find_game(settings.game, settings.players)
        #: The number of the first option on the screen, counted from 0.
        self.first = 0

    def run(self) -> None:
        note = ""
        while True:
            self._show(note)
            note = ""
            given = self.terminal.read()
            if not given:
                return
            try:
                self._obey(given)
            except GameError as error:
                note = self.texts.error(error)

    def _listed(self) -> RulingsList:
        # Unchecked: what contradicts the number of players, say, must be shown to be mended.
        config = Config(self.game.name, self.settings.players, self.edition, self.settings.rulings)
        return RulingsList(self.texts, self.game, config)

    def _show(self, note: str) -> None:
        listed = self._listed()
        columns = 1 if self.terminal.plain else _COLUMNS
        self.terminal.clear()
        self.terminal.say("app-menu-rulings", "title")
        rulings = list(listed.rulings.values())
        on_page = self._on_page(rulings)
        shown: list[Text | Heading] = []
        for subject, of_subject in groupby(rulings[self.first : self.first + on_page], lambda ruling: ruling.subject):
            shown.append(Heading(listed.heading(subject)))
            shown.extend(self._label(listed, ruling, columns) for ruling in of_subject)
        self.terminal.show(numbered(shown, columns, self.terminal.width, crop=columns > 1, first=self.first + 1))
        if note:
            self.terminal.show(Text(note, style="danger"))
        how = "app-rulings-how" if on_page == len(rulings) else "app-rulings-how-more"
        self.terminal.say(how, most=len(rulings))

    def _label(self, listed: RulingsList, ruling: Ruling, columns: int) -> Text:
        """The name and the value; side by side with others a long name is cut, never the value."""
        changed = ruling.key in self.settings.rulings
        name = Text(("* " if changed else "") + listed.name(ruling))
        value = Text(listed.here[ruling.key], style="title" if changed else "quiet")
        between = self.texts.labelled("", "")
        if columns > 1:
            room = self.terminal.width // columns - AROUND - cell_len(between) - value.cell_len
            name.truncate(max(room, 1), overflow="ellipsis")
        return Text.assemble(name, between, value)

    def _on_page(self, rulings: Sequence[Ruling]) -> int:
        """How many options stand on the screen at once: all, or as many on every page, as near as can be."""
        fitting = max(_COLUMNS * (self.terminal.height - _BESIDE), _COLUMNS)
        for pages in count(1):
            size = ceil(len(rulings) / pages)
            parts = [rulings[first : first + size] for first in range(0, len(rulings), size)]
            if size == 1 or max(map(_lines, parts)) <= fitting:
                return size
        raise AssertionError

    def _obey(self, given: str) -> None:
        rulings = self._listed().rulings
        if given == _MORE:
            self.first += self._on_page(list(rulings.values()))
            self.first = self.first if self.first < len(rulings) else 0
            return
        ruling = rulings[picked(given, list(rulings))]
        value = self._ask(ruling)
        if not value:
            return
        changed = {**self.settings.rulings, ruling.key: value}
        # Only what differs from the edition is kept, and only what makes a table that can be played.
        config = self.game.configure(self.settings.players, self.edition, changed)
        self.settings.rulings = {key: spell(setting) for key, setting in config.rulings.items()}

    def _ask(self, ruling: Ruling) -> str:
        """The new value as text; empty to leave it."""
        listed = self._listed()
        self.terminal.clear()
        values = few_values(ruling)
        self.terminal.show(*listed.explained(ruling, numbers=bool(values)))
        if not values:
            return self.terminal.wait("app-rulings-value", allowed=ruling.allowed())
        self.terminal.say("app-rulings-pick", most=len(values))
        given = self.terminal.read()
        return given if given in values else picked(given, values)


def _lines(rulings: Sequence[Ruling]) -> int:
    """What options take, with the headings over them and a line that is left free so that none stands last."""
    return len(rulings) + len({ruling.subject for ruling in rulings}) + 1
