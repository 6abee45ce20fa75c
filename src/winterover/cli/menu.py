"""The menu before a game: one screen of settings, each with a good default. Enter starts."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from winterover.bots import BOTS
from winterover.cli.files import unfinished
from winterover.cli.lists import number_typed, numbered, picked
from winterover.cli.rulings_menu import RulingsMenu
from winterover.cli.seating import Settings, checked_name, people_spread
from winterover.cli.sheets import read_sheet
from winterover.cli.terminal import Terminal
from winterover.core.errors import GameError
from winterover.core.figures import Figures
from winterover.core.seats import LETTERS
from winterover.games.registry import GAMES, find_game, player_counts
from winterover.locales import LANGUAGES, Texts

#: How many saved games the list shows.
_MOST_SAVED = 9
#: What is typed to go back from a sheet to the standard figures.
_STANDARD = "-"


class Menu:
    """Shows the settings and changes those that are picked by number."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.settings = Settings(people=people_spread(terminal.texts, 1, Settings.players))
        #: Whether somebody typed the names; else they change with the language.
        self.named = False
        #: Games that can go on, and the one that was chosen.
        self.saved = unfinished()
        self.chosen: Path | None = None

    @property
    def texts(self) -> Texts:
        return self.terminal.texts

    @property
    def lines(self) -> Sequence[tuple[str, Callable[[], str], Callable[[], None]]]:
        """The settings that the game has: what each is called, how it stands, and what changes it."""
        lines = [
            ("app-menu-language", self._language_shown, self._language),
            ("app-menu-game", lambda: self.texts(self.settings.game), self._game),
            ("app-menu-players", self._players_shown, self._players),
            ("app-menu-people", self._people_shown, self._people),
            ("app-menu-bots", lambda: self._bot_shown(self.settings.bots[0]), self._bots),
            ("app-menu-edition", self._edition_shown, self._editions),
            ("app-menu-rulings", self._rulings_shown, self._rulings),
        ]
        if find_game(self.settings.game).figures is not None:
            lines.append(("app-menu-sheet", self._sheet_shown, self._sheet))
        if self.saved:
            lines.append(("app-menu-load", lambda: self.texts("app-menu-saved", count=len(self.saved)), self._load))
        return lines

    def run(self) -> Settings | Path | None:
        """The settings to play with, the record of a game to go on with, or None if the person leaves."""
        note = ""
        while True:
            self._show(note)
            note = ""
            given = self.terminal.read()
            if given.casefold() == "q":
                return None
            try:
                if not given:
                    return self._checked()
                self._change(given)
                if self.chosen is not None:
                    return self.chosen
            except GameError as error:
                note = self.texts.error(error)

    def _checked(self) -> Settings:
        """The settings, if one can play with them."""
        settings = self.settings
        find_game(settings.game, settings.players).configure(
            settings.players, settings.edition, settings.rulings, settings.sheet
        )
        return settings

    def _show(self, note: str) -> None:
        self.terminal.clear()
        self.terminal.say("app-title", "title")
        self.terminal.say("app-subtitle", "quiet")
        self.terminal.show("")
        grid = Table.grid(padding=(0, 2))
        for number, (label, shown, _) in enumerate(self.lines, 1):
            grid.add_row(Text(f"  {number}", style="yours"), Text(self.texts(label), style="quiet"), shown())
        self.terminal.show(grid, "")
        self.terminal.show(Text(self._about(), style="quiet"), "")
        if note:
            self.terminal.show(Text(note, style="danger"))
        self.terminal.say("app-menu-how", most=len(self.lines))

    def _about(self) -> str:
        """What the game is about, as so many people play it."""
        game = self.settings.game
        mode = find_game(game, self.settings.players).mode
        about = self.texts.attribute(f"{game}-mode-{mode}", "what") if mode else self.texts(f"{game}-about")
        return about.replace("\n", " ")

    def _change(self, given: str) -> None:
        changes = {label: change for label, _, change in self.lines}
        changes[picked(given, list(changes))]()

    # The settings, in the order of the screen

    def _language(self) -> None:
        names = [self.texts(f"app-language-{language}") for language in LANGUAGES]
        picked = self._pick("app-menu-language", LANGUAGES, names)
        if picked:
            self.terminal.texts = Texts(picked)
            if not self.named:
                self._seat(len(self.settings.people))

    def _language_shown(self) -> str:
        return self.texts(f"app-language-{self.texts.language}")

    def _game(self) -> None:
        game = self._pick("app-menu-game", list(GAMES), [self.texts(name) for name in GAMES])
        if not game or game == self.settings.game:
            return
        self.settings.game = game
        # Editions, options and sheets are a game's own.
        self.settings.edition, self.settings.rulings, self.settings.sheet = None, {}, None
        allowed = player_counts(game)
        self._play_with(min(max(self.settings.players, allowed[0]), allowed[-1]))

    def _players(self) -> None:
        allowed = player_counts(self.settings.game)
        number = self._number("app-menu-players-how", allowed[0], allowed[-1])
        if number is not None:
            self._play_with(number)

    def _players_shown(self) -> str:
        """The number, and the mode that it means if that is not the main one."""
        game, players = self.settings.game, self.settings.players
        mode = find_game(game, players).mode
        return f"{players}, {self.texts(f'{game}-mode-{mode}')}" if mode else str(players)

    def _play_with(self, players: int) -> None:
        self.settings.players = players
        # An option that changes nothing with so many players is left behind.
        listed = find_game(self.settings.game, players).rulebook.rulings
        self.settings.rulings = {key: value for key, value in self.settings.rulings.items() if key in listed}
        self._seat(min(len(self.settings.people), players))

    def _people(self) -> None:
        number = self._number("app-menu-people-how", 0, self.settings.players)
        if number is not None:
            self._seat(number)
        for seat, name in self.settings.people.items():
            others = [other for place, other in self.settings.people.items() if place != seat]
            given = self.terminal.wait("app-menu-name", name=name)
            if given:
                self.settings.people[seat] = checked_name(given, others)
                self.named = True

    def _seat(self, number: int) -> None:
        """Spread people round the table; names that were typed stay with them."""
        given = list(self.settings.people.values())[:number] if self.named else []
        taken = {name.casefold() for name in given}
        seated = people_spread(self.texts, number, self.settings.players)
        names = dict(zip(seated, given, strict=False))
        for seat, default in list(seated.items())[len(given) :]:
            names[seat] = f"{default} {LETTERS[seat]}" if default.casefold() in taken else default
        self.settings.people = names

    def _people_shown(self) -> str:
        people = self.settings.people
        if not people:
            return self.texts("app-menu-nobody")
        return self.texts.labelled(str(len(people)), ", ".join(people.values()))

    def _bots(self) -> None:
        picked = self._pick("app-menu-bots", list(BOTS), [self._bot_shown(name) for name in BOTS])
        if picked:
            self.settings.bots = [picked]

    def _bot_shown(self, name: str) -> str:
        mode = find_game(self.settings.game, self.settings.players).mode
        messages = (f"app-{mode}-bot-{name}", f"app-bot-{name}")
        return next((self.texts(message) for message in messages if self.texts.has(message)), name)

    def _edition(self) -> str:
        return self.settings.edition or find_game(self.settings.game).rulebook.editions[0]

    def _editions(self) -> None:
        editions = find_game(self.settings.game).rulebook.editions
        labels = [self.texts.labelled(self._edition_name(each), self._about_edition(each)) for each in editions]
        self.settings.edition = self._pick("app-menu-edition", editions, labels) or self.settings.edition

    def _edition_shown(self) -> str:
        return self._edition_name(self._edition())

    def _edition_name(self, edition: str) -> str:
        return f"{edition}, {self.texts(f'{self.settings.game}-edition-{edition}')}"

    def _about_edition(self, edition: str) -> str:
        """What is special about it, as so many people play it."""
        message = f"app-{find_game(self.settings.game, self.settings.players).mode}-edition-{edition}"
        if self.texts.has(message):
            return self.texts(message)
        return self.texts.attribute(f"{self.settings.game}-edition-{edition}", "what")

    def _rulings(self) -> None:
        RulingsMenu(self.terminal, self.settings, self._edition()).run()

    def _rulings_shown(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.settings.rulings.items()]
        return ", ".join(chosen) or self.texts("app-menu-no-rulings")

    def _sheet(self) -> None:
        given = self.terminal.wait("app-menu-sheet-how")
        if given == _STANDARD:
            self.settings.sheet = None
        elif given:
            sheet = read_sheet(Path(given))
            self._figures().settle(sheet)
            self.settings.sheet = sheet

    def _sheet_shown(self) -> str:
        if self.settings.sheet is None:
            return self.texts("app-menu-sheet-standard")
        name, _ = self._figures().settle(self.settings.sheet)
        return name

    def _figures(self) -> Figures:
        figures = find_game(self.settings.game).figures
        assert figures is not None, "only games with figures offer a sheet"
        return figures

    def _load(self) -> None:
        labels = [
            f"{path.stem} ({self.texts(record.game)}, {', '.join(record.names.values())})"
            for path, record in self.saved[:_MOST_SAVED]
        ]
        given = self._pick("app-menu-load", [str(path) for path, _ in self.saved[:_MOST_SAVED]], labels)
        self.chosen = Path(given) if given else None

    # Asking

    def _pick(self, question: str, values: Sequence[str], labels: Sequence[str]) -> str:
        """One of some values by number; an empty line leaves things as they are."""
        self.terminal.say(question, "yours")
        self.terminal.show(numbered(labels, 1, self.terminal.width))
        return picked(self.terminal.read(), values)

    def _number(self, question: str, least: int, most: int) -> int | None:
        given = self.terminal.wait(question, least=least, most=most)
        if not given:
            return None
        number = number_typed(given)
        if number is None or not least <= number <= most:
            raise GameError("bad-number", given=given[:20], least=least, most=most)
        return number
