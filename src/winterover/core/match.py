"""A match: one game being played, with everything that comes from outside checked before it touches the state."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from winterover.core.errors import RuleError, StaleAsk
from winterover.core.facts import Fact, Told, log_of, shared
from winterover.core.game import Config, Game
from winterover.core.rng import Rng, commitment
from winterover.core.seats import LETTERS, Seat, seat_of
from winterover.core.state import WINDOW, Ask, State
from winterover.core.talk import SAID, Statement
from winterover.core.views import View


class Entry(NamedTuple):
    """A line of the record: who answered, commanded or said what."""

    kind: str
    seat: Seat
    text: str
    to: Seat | None = None


#: All games share equal lines.
_entry = lru_cache(maxsize=4_000)(Entry)


ANSWER, COMMAND, SAY = "answer", "command", "say"


class Match:
    """A game with its record and its facts. Every method either does what it says or raises and changes nothing."""

    def __init__(self, game: Game[Any], config: Config, key: bytes) -> None:
        self.game = game
        self.config = config
        self.key = key
        self.commitment = commitment(key, config.spelled(game.rules_version))
        self.state = game.start(config, Rng(key), listening=True)
        self.facts = [shared(fact) for fact in self.state.collect()]
        self.entries: list[Entry] = []
        self._logs: dict[Seat | None, tuple[int, list[Told]]] = {}

    @classmethod
    def at(cls, game: Game[Any], config: Config, state: State) -> "Match":
        """A match that goes on from a given position; it has no seed to replay it from."""
        match = cls.__new__(cls)
        match.game = game
        match.config = config
        match.key = state.rng.key
        match.commitment = commitment(match.key, config.spelled(game.rules_version))
        match.state = state
        match.facts = [shared(fact) for fact in state.collect()]
        match.entries = []
        match._logs = {}
        return match

    # What anyone may ask of it

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    def view(self, viewer: Seat | None) -> View:
        return self.game.view(self.state, self._known_viewer(viewer))

    def log(self, viewer: Seat | None, since: int = 0) -> list[Told]:
        """What the viewer was told, from the given place in the viewer's own log on."""
        known = self._known_viewer(viewer)
        done, log = self._logs.get(known, (0, []))
        if done < len(self.facts):
            log += log_of(self.facts[done:], known)
            self._logs[known] = (len(self.facts), log)
        return log[since:]

    def waiting(self) -> list[Seat]:
        """The seats that the game waits for."""
        return [ask.seat for ask in self.state.asks if ask.mode != WINDOW]

    def options(self, seat: Seat) -> list[str]:
        """All codes that the seat may give now: answers to its asks, and what it may do unasked."""
        self._check_seat(seat)
        code = self.game.code
        asked = [code(option) for ask in self.state.asks if ask.seat == seat for option in ask.options]
        return asked + [code(option) for option in self._standing(seat)]

    # What a seat may do

    def act(self, seat: Seat, code: str, number: int | None = None) -> None:
        """Answer an open ask (by its number, if given) or carry out a standing option."""
        self._check_seat(seat)
        if self.state.over:
            raise RuleError("game-over")
        option = self._parse(code)
        ask = self._find_ask(seat, option, code, number)
        code = self.game.code(option)  # the game's own string, which all tables share
        if ask is not None:
            self.state.answer(ask, option)
            self.entries.append(_entry(ANSWER, seat, code))
        else:
            self.state.answers += 1  # so that asks opened by it are told from those before
            self.game.command(self.state, seat, option)
            self.entries.append(_entry(COMMAND, seat, code))
        self.facts += [shared(fact) for fact in self.state.collect()]

    def say(self, seat: Seat, words: str, to: Seat | None = None) -> None:
        """Make a structured statement, to everyone or as a whisper."""
        self._check_seat(seat)
        if to is not None:
            self._check_seat(to)
        if self.state.over:
            raise RuleError("game-over")
        words = " ".join(str(words).split())
        if not words:
            raise RuleError("unknown-statement", statement="", known=", ".join(self.game.vocabulary.forms))
        form, _ = self.game.vocabulary.parse(words, self.config.players)
        if form.name not in self.game.forms_allowed(self.state, seat):
            raise RuleError("statement-not-allowed", statement=form.name)
        if to is not None and (to == seat or not self.game.may_whisper(self.state, seat, to)):
            raise RuleError("whisper-not-allowed", to=LETTERS[to])
        statement = Statement(seat, words, to)
        self.entries.append(_entry(SAY, seat, statement.words, to))
        heard = statement.fact_args(heard=True)
        if to is None:
            self.facts.append(shared(Fact(SAID, heard)))
        else:
            seen = statement.fact_args(heard=False) if self.game.whispers_seen else None
            self.facts.append(shared(Fact(SAID, seen, {seat: heard, to: heard})))

    # Checks

    def _check_seat(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.config.players:
            raise RuleError("unknown-seat", seat=str(seat), known=" ".join(LETTERS[: self.config.players]))

    def _known_viewer(self, viewer: Seat | None) -> Seat | None:
        """An unknown audience gets the public view, never more."""
        return viewer if type(viewer) is int and 0 <= viewer < self.config.players else None

    def _standing(self, seat: Seat) -> Sequence[int]:
        return () if self.state.over else self.game.standing(self.state, seat)

    def _parse(self, code: str) -> int:
        try:
            return self.game.parse(code)
        except (ValueError, TypeError):
            raise RuleError("unknown-code", given=str(code)[:80]) from None

    def _find_ask(self, seat: Seat, option: int, code: str, number: int | None) -> Ask | None:
        """The seat's open ask with this option; None for a standing option; else the error that fits."""
        mine: list[Ask] = [ask for ask in self.state.asks if ask.seat == seat]
        for ask in mine:
            if option in ask.options and number in (None, ask.number):
                return ask
        if number is None and option in self._standing(seat):
            return None
        if number is not None and all(ask.number != number for ask in mine):
            raise StaleAsk("stale-ask", number=number)
        if seat in self.state.sealed:
            raise RuleError("already-answered")
        if not mine:
            raise RuleError("not-asked", waiting=", ".join(LETTERS[other] for other in self.waiting()))
        raise RuleError("not-an-option", given=code, options=", ".join(self.options(seat)))


def seat_named(name: str, players: int) -> Seat:
    """The seat with this letter at a table of so many; raises RuleError."""
    try:
        seat = seat_of(name.strip().upper())
    except ValueError:
        seat = players
    if seat >= players:
        raise RuleError("unknown-seat", seat=name, known=" ".join(LETTERS[:players]))
    return seat
