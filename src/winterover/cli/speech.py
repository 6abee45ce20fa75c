"""Talking: a statement put together from the forms that the game offers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from winterover.cli.lists import number_typed, numbered
from winterover.core.errors import GameError
from winterover.core.match import seat_named
from winterover.core.seats import LETTERS, Seat

if TYPE_CHECKING:
    from winterover.cli.session import Session

#: Before a statement, as in `whisper B accuse C thing`.
WHISPER = "whisper"
#: Instead of a seat: said aloud.
_EVERYONE = "*"


class Speech:
    """A small dialogue: which form, and what fills its blanks. An empty line gives it up at any point."""

    def __init__(self, session: "Session", seat: Seat) -> None:
        self.session = session
        self.match = session.match
        self.terminal = session.terminal
        self.texts = session.texts
        self.scene = session.scene
        self.seat = seat

    def compose(self, code: str) -> tuple[str, Seat | None]:
        """The words and, for a whisper, whom to; no words if the speaker thinks better of it."""
        first, _, rest = code.partition(" ")
        if first == WHISPER:
            letter, _, words = rest.partition(" ")
            return words, seat_named(letter, self.match.config.players)
        if code:
            return code, None
        return self._dialogue()

    def _dialogue(self) -> tuple[str, Seat | None]:
        game = self.match.game
        forms = [form for form in game.forms_allowed(self.match.state, self.seat) if self._can_be_filled(form)]
        if not forms:
            raise GameError("no-talk")
        name = self._pick("app-talk-form", forms, [self.texts(f"app-{game.name}-form-{form}") for form in forms])
        words = [name]
        for blank in game.vocabulary.forms[name].blanks if name else ():
            filling = self._filling(blank)
            if not filling:
                return "", None
            words.append(filling)
        return self._addressed(" ".join(words)) if name else ("", None)

    def _can_be_filled(self, form: str) -> bool:
        return all(self._values(blank) for blank in self.match.game.vocabulary.forms[form].blanks)

    def _values(self, blank: str) -> Sequence[str]:
        return self.match.game.fillings(self.match.state, self.seat, blank, self.match.config.players)

    def _filling(self, blank: str) -> str:
        game = self.match.game
        values = self._values(blank)
        labels = [self.texts.value(game.name, blank, value, self.scene.names) for value in values]
        return self._pick(f"app-talk-{blank}", values, labels)

    def _addressed(self, words: str) -> tuple[str, Seat | None]:
        """To everybody, unless this table allows whispers; nobody chosen says nothing."""
        game, state = self.match.game, self.match.state
        others = [seat for seat in range(self.match.config.players) if seat != self.seat]
        near = [LETTERS[seat] for seat in others if game.may_whisper(state, self.seat, seat)]
        if not near:
            return words, None
        labels = [self.texts("app-talk-everyone"), *(self.scene.names[letter] for letter in near)]
        chosen = self._pick("app-talk-to", [_EVERYONE, *near], labels)
        if not chosen:
            return "", None
        return words, None if chosen == _EVERYONE else LETTERS.index(chosen)

    def _pick(self, question: str, values: Sequence[str], labels: Sequence[str]) -> str:
        """One of some values by its number or its code; an empty line picks none."""
        self.terminal.say(question, "yours")
        self.terminal.show(numbered(labels, 3, self.terminal.width))
        while True:
            given = self.terminal.read()
            if not given or given in values:
                return given
            number = number_typed(given)
            if number is not None and 1 <= number <= len(values):
                return values[number - 1]
            self.terminal.say("app-pick-again", "danger", most=len(values))
