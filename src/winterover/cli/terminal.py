"""The terminal: what is shown, what is read, and how secrets leave the screen."""

import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from rich.console import Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from winterover.cli.console import AppConsole
from winterover.locales import Texts

try:
    import termios
except ImportError:  # Windows has none
    termios = None  # type: ignore[assignment]

#: Home and clear the screen; and clear what scrolled away.
_CLEAR = "\x1b[H\x1b[2J"
_CLEAR_SCROLLED = "\x1b[3J"

#: Not every system has all of them.
_ENDING_SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)]

#: The height that is assumed where nobody can tell: nothing is cut there.
_ENDLESS = 10_000

#: At the end of what is cut.
_CUT = "…"


class InputEnded(Exception):
    """Nobody will answer any more: the input is closed."""


class Terminal:
    """Reading and showing. `live` is a person at a screen; else input or output is a pipe or a file."""

    def __init__(self, texts: Texts, *, fast: bool = False, plain: bool = False) -> None:
        self.texts = texts
        self.console = AppConsole()
        #: Somebody may sit at the keyboard, even if the screen cannot be cleared.
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        self.live = self.typed and self.console.is_terminal and not self.console.is_dumb_terminal
        #: Whether the table is told in sentences instead of drawn.
        self.plain = plain or not self.live or self.console.width < 60
        self.fast = fast or not self.live
        #: Whether several people share the screen. A lone one has nobody to hide from, and keeps what scrolled away.
        self.shared = False
        #: Signals interrupt only where nothing can be left half-done: while reading and while pausing.
        self._waiting = False
        self._ended = False
        self._interrupted = False

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.live else _ENDLESS

    # Showing

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self._print(thing)

    def _print(self, thing: RenderableType, end: str = "\n") -> None:
        """A screen that is gone is like an input that has ended."""
        try:
            self.console.print(thing, end=end)
        except OSError:
            raise InputEnded from None

    def say(self, message: str, style: str = "", /, **args: str | int) -> None:
        """A text of the app by its name."""
        self._print(Text(self.texts(message, **args), style=style))

    def lines(self, thing: RenderableType, width: int) -> int:
        """How many lines something takes at a width."""
        return len(self.console.render_lines(thing, self.console.options.update(width=width), pad=False))

    def first_fitting(self, things: Iterable[RenderableType], width: int, rows: int) -> RenderableType:
        """The first of some things that takes no more rows than that, else the last of them."""
        chosen: RenderableType = ""
        for chosen in things:
            if self.lines(chosen, width) <= rows:
                break
        return chosen

    def cut(self, thing: RenderableType, width: int, rows: int) -> RenderableType:
        """The first lines of something; where some are missing, the last one ends in dots."""
        if self.lines(thing, width) <= rows:
            return thing
        if not rows:
            return Group()
        lines = self.console.render_lines(thing, self.console.options.update(width=width - len(_CUT)), pad=False)
        kept = [segment for line in lines[:rows] for segment in (Segment.line(), *line)]
        return Segments([*kept[1:], Segment(_CUT), Segment.line()])

    def clear(self) -> None:
        """Leave nothing of what was shown, neither on the screen nor above it."""
        if self.live:
            with suppress(OSError):
                self.console.file.write(_CLEAR + (_CLEAR_SCROLLED if self.shared else ""))
                self.console.file.flush()

    def breathe(self, seconds: float) -> None:
        """Give people time to read."""
        with self._interruptible():
            if not self.fast:
                time.sleep(seconds)

    @contextmanager
    def own_screen(self) -> Iterator[None]:
        """A screen apart, which leaves no trace in the terminal when it closes."""
        if self.live:
            self.console.set_alt_screen(True)
        try:
            self.clear()
            yield
        finally:
            self.clear()
            if self.live:
                with suppress(OSError):
                    self.console.set_alt_screen(False)

    # Signals

    @contextmanager
    def signals_caught(self) -> Iterator[None]:
        """A closed terminal or a polite kill ends the input, Ctrl-C interrupts, but neither in the middle of a deed."""

        def end(*_: object) -> None:
            self._ended = True
            self._give_way()

        def interrupt(*_: object) -> None:
            self._interrupted = True
            self._give_way()

        handlers = dict.fromkeys(_ENDING_SIGNALS, end) | {signal.SIGINT: interrupt}
        kept = {number: signal.signal(number, handler) for number, handler in handlers.items()}
        try:
            yield
        finally:
            for number, before in kept.items():
                signal.signal(number, before)

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        self._waiting = True
        try:
            self._give_way()
            yield
        finally:
            self._waiting = False

    def _give_way(self) -> None:
        if self._waiting and self._ended:
            raise InputEnded
        if self._waiting and self._interrupted:
            self._interrupted = False
            raise KeyboardInterrupt

    # Reading

    def read(self, prompt: str = "> ") -> str:
        """A line of input without anything unprintable in it; raises InputEnded at its end."""
        self._print(Text(prompt, style="yours"), end="")
        with self._interruptible():
            try:
                self.console.file.flush()
                line = sys.stdin.readline() if sys.stdin is not None else ""
            except (OSError, ValueError):
                raise InputEnded from None
        if not self.typed:
            self._print(Text(line.rstrip("\n")))  # nobody typed it here, so nobody has seen it
        if not line:
            raise InputEnded
        return "".join(character for character in line if character.isprintable()).strip()

    def forget_typed(self) -> None:
        """Drop what was typed while nothing was asked, so that nobody answers what they have not read."""
        if self.live and termios is not None:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def wait(self, message: str, /, **args: str | int) -> str:
        """Say what Enter does and wait for it."""
        self.forget_typed()
        return self.read(self.texts(message, **args) + " ")

    def agreed(self, message: str, /, **args: str | int) -> bool:
        """A question that only a clear yes answers with yes."""
        answer = self.wait(message, **args).casefold()
        return answer in self.texts("app-yes-words").split()

    def page(self, things: list[RenderableType], after: str = "app-go-back", *, from_end: bool = False) -> bool:
        """Show something that may be longer than the screen, page by page; whether it was read to its end.

        `after` is what Enter does on the last page.
        """
        if not self.live:
            self.show(*things)
            return True
        lines = self.console.render_lines(Group(*things), pad=False)
        room = max(self.height - 2, 5)
        last = max(len(lines) - 1, 0) // room
        number = last if from_end else 0
        while number <= last:
            self.clear()
            for line in lines[number * room : (number + 1) * room]:
                self.console.print(Segments([*line, Segment.line()]), end="")
            then = self.texts(after)
            prompt = after if not last else "app-page-last" if number == last else "app-page"
            given = self.wait(prompt, page=number + 1, pages=last + 1, then=then).casefold()
            if given == "q":
                break
            number = max(number - 1, 0) if given == "b" else number + 1
        self.clear()
        return number > last
