"""In a real terminal: a screen of its own, wiped between people, left without a trace."""

import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="no pseudo-terminals on this system")

WIPE = "\x1b[H\x1b[2J\x1b[3J"
ENTER, LEAVE = "\x1b[?1049h", "\x1b[?1049l"

#: The ends of the screens that wait for something.
DECISION, COVER, HANDOVER, LEAVING = "q leave", "cover the screen.", "alone at it.", "Leave the game?"

_SECONDS = 60


class Player:
    """A process at a pseudo-terminal."""

    def __init__(self, folder: Path, *args: str, size: tuple[int, int] = (24, 80)) -> None:
        import fcntl
        import struct
        import termios

        self.side, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        for name in ("COLUMNS", "LINES", "WINTEROVER_LANG", "NO_COLOR"):
            environment.pop(name, None)

        def take_terminal() -> None:
            """Make it this process's own, so that Ctrl-C typed at it is a signal.

            Tests in the background of a shell ignore it, and what they start would too.
            """
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            signal.signal(signal.SIGINT, signal.default_int_handler)

        self.process = subprocess.Popen(
            [sys.executable, "-m", "winterover", *args],
            stdin=far,
            stdout=far,
            stderr=far,
            cwd=folder,
            env=environment,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(far)
        self.shown = ""
        self.waited = 0
        #: What is read may end in the middle of a character.
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def until(self, *texts: str) -> str:
        """Everything shown since the last call, up to the first of some texts."""
        while True:
            new = self.shown[self.waited :]
            found = min((new.find(text) + len(text) for text in texts if text in new), default=0)
            if found:
                self.waited += found
                return new[:found]
            if not self._read():
                raise EOFError(f"none of {texts} came: {self.shown[-2000:]!r}")

    def rest(self) -> str:
        """Everything shown from the last call to the end of the process."""
        while self._read():
            pass
        self.process.wait(_SECONDS)
        return self.shown[self.waited :]

    def _read(self) -> bool:
        ready, _, _ = select.select([self.side], [], [], _SECONDS)
        if not ready:
            raise TimeoutError(f"nothing more came: {self.shown[-2000:]!r}")
        try:
            more = os.read(self.side, 65536)
        except OSError:  # Linux says so when the other side is closed
            more = b""
        self.shown += self.decoder.decode(more)
        return bool(more)

    def type(self, text: str) -> None:
        os.write(self.side, text.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.side)


Start = Callable[..., Player]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `winterover` at a terminal; whatever still runs at the end of the test is ended."""
    players: list[Player] = []

    def begin(*args: str, size: tuple[int, int] = (24, 80)) -> Player:
        players.append(Player(tmp_path, *args, size=size))
        return players[-1]

    yield begin
    for player in players:
        player.close()


@pytest.mark.parametrize("size", [(24, 80), (30, 100), (50, 160)])
@pytest.mark.parametrize("players", ["4", "12"])
def test_the_screen_fits_and_leaves_no_trace(start: Start, size: tuple[int, int], players: str) -> None:
    player = start("play", "--seed", "3", "--fast", "--players", players, size=size)
    player.until("Enter: begin")
    player.type("\n")
    screen = player.until(DECISION).rpartition("\x1b[2J")[2]
    rows = screen.count("\n") + 2
    assert rows <= size[0]
    assert max(len(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", row).rstrip()) for row in screen.splitlines()) <= size[1]
    player.type("q\n")
    player.until(LEAVING)
    player.type("y\n")
    ended = player.rest()
    assert player.process.returncode == 0
    assert ENTER in player.shown
    assert "is saved in" in ended.rpartition(LEAVE)[2]
    assert "You are" not in ended.rpartition(LEAVE)[2]


def test_a_narrow_terminal_gets_the_table_in_words(start: Start) -> None:
    player = start("play", "--seed", "3", "--fast", "--no-guide", size=(40, 50))
    assert "Seats, clockwise" in player.until(DECISION)


def test_every_handover_wipes_the_screen_and_what_scrolled_away(start: Start) -> None:
    player = start("play", "--seed", "3", "--fast", "--players", "4", "--people", "4", "--no-guide")
    player.until(HANDOVER)
    for _ in range(6):
        player.type("\n")
        seen = player.until(DECISION)
        assert WIPE in seen.partition("You are")[0]
        while seen.endswith(DECISION):
            player.type("1\n")
            seen = player.until(DECISION, COVER)
        player.type("\n")
        handed = player.until(HANDOVER)
        assert WIPE in handed.partition("Hand the device")[0]
        assert "You are" not in handed.rpartition(WIPE)[2]
    player.type("\x03")
    player.until(LEAVING)
    player.type("y\n")
    player.rest()
    assert player.process.returncode == 0


def test_a_lone_person_keeps_what_scrolled_away(start: Start) -> None:
    player = start("play", "--seed", "3", "--fast", "--no-guide")
    player.until(DECISION)
    player.type("q\n")
    player.until(LEAVING)
    player.type("y\n")
    player.rest()
    assert "\x1b[3J" not in player.shown


def test_ctrl_c_asks_and_a_second_one_leaves(start: Start) -> None:
    player = start("play", "--seed", "3", "--fast", "--no-guide")
    player.until(DECISION)
    player.type("\x03")
    player.until(LEAVING)
    player.type("n\n")
    player.until(DECISION)
    player.type("\x03")
    player.until(LEAVING)
    player.type("\x03")
    assert "is saved in" in player.rest()
    assert player.process.returncode == 0
    assert "Traceback" not in player.shown


def test_a_polite_kill_saves_the_game(start: Start, tmp_path: Path) -> None:
    player = start("play", "--seed", "3", "--fast", "--no-guide", "--save", "game.record")
    player.until(DECISION)
    time.sleep(0.2)
    player.process.terminate()
    player.rest()
    assert (tmp_path / "game.record").read_text().startswith("winterover record 2")
    assert "Traceback" not in player.shown


def test_ctrl_c_in_the_menu_ends_quietly(start: Start) -> None:
    player = start("play")
    player.until("q leaves.")
    time.sleep(1)  # what is typed before the prompt reads may be thrown away
    player.type("\x03")
    player.rest()
    assert player.process.returncode == 0
    assert "Traceback" not in player.shown


def test_long_texts_come_in_pages(start: Start) -> None:
    player = start("play", "--seed", "3", "--fast", "--no-guide", size=(24, 80))
    player.until(DECISION)
    player.type("r S-TURN\n")
    player.until("Page 1 of")
    player.type("\n")
    player.until("Page 2 of")
    player.type("b\n")
    player.until("Page 1 of")
    player.type("q\n")
    player.until(DECISION)


def test_a_replay_goes_forwards_and_backwards(start: Start, tmp_path: Path) -> None:
    player = start("play", "--seed", "3", "--fast", "--people", "0", "--save", "game.record")
    player.until("Enter shows who was what.")
    player.type("\n")
    player.rest()
    player = start("replay", "game.record")
    player.until("step 0 of")
    for given, wanted in (("", "step 1 of"), ("7", "step 7 of"), ("b", "step 6 of"), ("x", "Type Enter, b, q")):
        player.until("q: leave")
        player.type(given + "\n")
        player.until(wanted)
    player.until("q: leave")
    player.type("q\n")
    player.rest()
    assert player.process.returncode == 0


# The Thing


def _plain(screen: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen.rpartition("\x1b[2J")[2]).replace("\r", "")


@pytest.mark.parametrize("size", [(24, 80), (50, 100), (50, 160)])
def test_the_base_fits_on_the_screen_with_the_decision(start: Start, size: tuple[int, int]) -> None:
    player = start("play", "thing", "--players", "8", "--seed", "3", "--fast", "--bots", "random", size=size)
    while "Enter: begin" not in player.until("Enter: next page", "Enter: begin"):
        player.type("\n")
    player.type("\n")
    for _ in range(12):
        screen = _plain(player.until(DECISION))
        rows = screen.splitlines()
        assert len(rows) + 1 <= size[0], screen
        assert max(map(len, rows)) <= size[1], screen
        assert "Storeroom" in screen
        assert "Susp." in screen
        player.type("\n" if "Enter goes on" in screen else "1\n")
    player.until(DECISION)
    player.type("q\n")
    player.until(LEAVING)
    player.type("y\n")
    assert "is saved in" in player.rest()
    assert "Traceback" not in player.shown


def test_the_last_page_of_the_introduction_says_what_enter_does(start: Start) -> None:
    player = start("play", "thing", "--seed", "3", "--fast", "--save", "game.record", size=(16, 80))
    player.until("Page 1 of 2. Enter: next page")
    player.type("\n")
    player.until("Page 2 of 2. Enter: begin, q: leave. b: back.")
    player.type("\n")
    player.until(DECISION)
    player.type("1\n")
    player.until(DECISION)
    player.type("q\n")
    player.until(LEAVING)
    player.type("y\n")
    player.rest()
    player = start("play", "--load", "game.record", "--fast", size=(16, 80))
    assert "Antarctic" not in player.until(DECISION)  # whoever goes on knows what it is about


@pytest.mark.parametrize("page", [1, 2])
def test_the_introduction_can_be_left_without_playing(start: Start, page: int) -> None:
    player = start("play", "thing", "--seed", "3", "--fast", size=(16, 80))
    for number in range(1, page):
        player.until(f"Page {number} of 2.")
        player.until("q: leave")
        player.type("\n")
    player.until(f"Page {page} of 2.")
    player.until("q: leave")
    player.type("q\n")
    assert DECISION not in player.rest()
    assert player.process.returncode == 0


def test_a_second_step_opens_and_closes_on_the_same_screen(start: Start) -> None:
    player = start("play", "thing", "--players", "6", "--seed", "5", "--fast", "--no-guide", "--bots", "random")
    player.until(DECISION)
    player.type("12\n")
    assert "Special Action, 1 card, in ..." in _plain(player.until("Enter goes back"))
    player.type("\n")
    assert "12 Special Action" in _plain(player.until(DECISION))
    player.type("b\n")
    assert "Boiler Room: fuel" in player.until("Page 1 of", "Enter goes back.")
    player.type("q\n")
    player.until(DECISION)


def test_a_long_list_of_table_options_comes_in_parts(start: Start) -> None:
    player = start("play")
    for given in ("2", "2", "7"):
        player.until("> ")
        player.type(f"{given}\n")
    first = _plain(player.until("Enter goes back."))
    assert first.count("\n") + 2 <= 24
    assert "20 Flamethrower of a prone Charac…: no" in first
    assert " 6 The room of a destroyed b…: removed" in first
    assert "21 After" not in first
    player.type("+\n")
    rest = _plain(player.until("Enter goes back."))
    assert "21 After the alien flees from fi…: yes" in rest
    assert "39 When the last human" in rest
    assert "1 to 39 explains" in rest
    player.type("39\n")
    explained = _plain(player.until("Enter leaves it."))
    assert explained.count("\n") + 2 <= 24
    assert "German rulebook" in explained
