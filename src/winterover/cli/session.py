"""A game at one terminal: people who hand it round, bots, and what everybody may see of it."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from winterover.bots.crew import Crew
from winterover.cli.command import command
from winterover.cli.decision import Decision, Leave
from winterover.cli.files import Saver
from winterover.cli.news import Tiding
from winterover.cli.seating import Seating
from winterover.cli.table import is_open, painter_for, table_of
from winterover.cli.terminal import InputEnded, Terminal
from winterover.core.errors import GameError
from winterover.core.seats import LETTERS, Seat

#: How long a sentence about a bot's deed stays alone on the screen, in seconds.
_PAUSE = 0.45
#: Rows that the shell needs after a game.
_PROMPT = 2


class Session:
    """Plays one match to its end, or until somebody leaves."""

    def __init__(self, seating: Seating, terminal: Terminal, saver: Saver, *, guide: bool) -> None:
        self.match = seating.match
        self.people = seating.people
        self.crew = Crew(seating.match, seating.bots())
        self.terminal = terminal
        self.texts = terminal.texts
        self.saver = saver
        self.guide = guide
        self.scene = seating.scene(terminal.texts)
        self.painter = painter_for(seating.match.game)
        #: Who has the device; a lone person always does.
        self.holder: Seat | None = next(iter(self.people)) if len(self.people) == 1 else None
        #: How much of each seat's log has been shown as it happened, and how much at the seat's last decision.
        self.shown: dict[Seat | None, int] = {}
        if self.match.entries:  # a game that goes on: what happened before is in the log, not news
            self.shown = {seat: len(self.match.log(seat)) for seat in (None, *range(self.match.config.players))}
        self.looked: dict[Seat | None, int] = {}
        self.watching = not self.people

    # The whole game

    def run(self) -> None:
        """Play; always says in the end what became of it and where the record is."""
        self.saver.probe()
        self.terminal.shared = len(self.people) > 1 and not is_open(self.match.game)
        with self.terminal.signals_caught(), self.terminal.own_screen():
            try:
                finished = self._play()
            finally:
                saved = self._save()  # whatever happened, and before anything is shown: the terminal may be gone
            if finished and self.terminal.live:
                self._last_look()
        with suppress(InputEnded):
            if finished:
                self.terminal.show(self._ending(saved))
            self.terminal.show(saved)

    def _ending(self, saved: Text) -> RenderableType:
        """The end, brief where else its beginning would scroll away over what follows it."""
        width = self.terminal.width
        rows = self.terminal.height - self.terminal.lines(saved, width) - _PROMPT
        forms = (self.painter.ending(self.scene, self.match, width, brief) for brief in (False, True))
        return self.terminal.first_fitting(forms, width, rows)

    def _play(self) -> bool:
        """Go on until the game is over, or until somebody leaves; whether it is over."""
        with suppress(InputEnded):
            left = self._left_during(self._begin)
            while not left and not self.match.over:
                left = self._left_during(self._step)
        return self.match.over

    def _begin(self) -> None:
        sealed = Text(self.texts("app-dealt", commitment=self.match.commitment[:16]), style="quiet")
        if self.match.config.sheet:
            sealed.append("\n" + self.texts("app-sheet-used", name=self.match.config.sheet))
        if self.guide and self.people and not self.match.entries:
            intro = self.texts(f"app-{table_of(self.match.game)}-intro")
            keys = self.texts("app-intro-keys")
            if not self.terminal.page([Text(intro), Text(""), Text(keys), Text(""), sealed], "app-begin"):
                raise Leave
        else:
            self.terminal.show(sealed)

    def _left_during(self, step: Callable[[], None]) -> bool:
        """Do one thing; whether the people want to leave."""
        try:
            step()
        except KeyboardInterrupt:
            return self._wants_to_leave()
        except Leave:
            return True
        return False

    def _wants_to_leave(self) -> bool:
        self.terminal.show("")
        try:
            return self.terminal.agreed("app-leave-question")
        except KeyboardInterrupt:
            return True

    def _last_look(self) -> None:
        """The last deeds, before the screen closes over them."""
        with suppress(InputEnded, KeyboardInterrupt):
            self.terminal.wait("app-over")

    def _save(self) -> Text:
        """Write the record; the sentence about it."""
        try:
            path = self.saver.save()
        except GameError:
            try:
                path = self.saver.rescue()
            except GameError as error:
                return Text(self.texts.error(error), style="danger")
        message = "app-saved-end" if self.match.over else "app-left"
        return Text(self.texts(message, file=str(path), command=command()))

    # One deed

    def _step(self) -> None:
        """Bots first, for as long as any of them is waited for; then one person."""
        for _ in self.crew.play():
            self._tell_holder()
            self._ask_watchers()
        waiting = self.match.waiting()
        if waiting:
            pressed = self.painter.pressed(self.match.view(None))
            first = [seat for seat in waiting if LETTERS[seat] in pressed] or waiting
            self._person(self.holder if self.holder in first else first[0])

    def _person(self, seat: Seat) -> None:
        """A person's decision, with nobody else looking on."""
        if is_open(self.match.game):
            self.holder = seat
        elif self.holder != seat:
            self._hand_over(seat)
        self.terminal.forget_typed()
        Decision(self, seat).run()
        self.terminal.clear()
        self._tell_holder()

    def _hand_over(self, seat: Seat) -> None:
        """The screen is covered before it changes hands, and nothing is shown before the right person has it."""
        if self.holder is not None:
            self.terminal.wait("app-cover")
        self.terminal.clear()
        self.holder = None
        text = Text(self.texts("app-hand-over", name=self.people[seat]), style="title", justify="center")
        self.terminal.show(text if self.terminal.plain else Panel(text, border_style="line", padding=(2, 4)))
        self.terminal.wait("app-alone", name=self.people[seat])
        self.terminal.clear()
        self.holder = seat

    def _tell_holder(self) -> None:
        """Whatever has happened, as the person at the screen is told it; nobody at it: as everybody is."""
        log = self.match.log(self.holder)
        since = self.shown.get(self.holder, 0)
        self._has_shown(self.holder, len(log))
        viewer = None if self.holder is None else LETTERS[self.holder]
        for tiding in self.painter.tidings(self.scene, log, since, viewer):
            self.terminal.show(Text(tiding.sentence, style=tiding.style))
            self.terminal.breathe(_PAUSE * (4 if tiding.grave else 1))

    def _has_shown(self, seat: Seat | None, number: int) -> None:
        """So much of a seat's log was on the screen; where nobody looks away, everybody has read it."""
        for reader in (None, *self.people) if is_open(self.match.game) else (seat,):
            self.shown[reader] = number

    def _ask_watchers(self) -> None:
        """Once nobody of the people is in the game any more: do they want to see the rest?"""
        if self.watching or self.match.over:
            return
        if not all(self.painter.is_out(self.match.view(seat)) for seat in self.people):
            return
        self.watching = True
        given = self.terminal.wait("app-all-out").casefold()
        if given == "q":
            raise Leave
        if given == "f":
            self.terminal.fast = True

    # For the decision

    def let_bots_reply(self) -> None:
        """After a word of a person's, before that person decides."""
        self.crew.tell()
        for _ in self.crew.talk():
            pass

    def save(self) -> Path:
        return self.saver.save()

    def news(self, seat: Seat) -> list[Tiding]:
        """What the seat was told since its last decision; where nothing is ever cleared, only what is not shown yet."""
        log = self.match.log(seat)
        read = (self.looked if self.terminal.live else self.shown).get(seat, 0)
        self._has_shown(seat, len(log))
        return self.painter.tidings(self.scene, log, read, LETTERS[seat])

    def old_news(self, seat: Seat) -> list[Tiding]:
        """What the seat was told before that."""
        log = self.match.log(seat)[: self.looked.get(seat, 0)]
        return self.painter.tidings(self.scene, log, 0, LETTERS[seat])

    def mark_read(self, seat: Seat) -> None:
        """Whatever the seat has been told so far is no news any more."""
        self.looked[seat] = self.shown[seat]
