"""Talk: structured statements that every language and every bot understands. Words never have rules effect.

A statement is a form with its blanks filled, written as a short code such as `accuse B thing`. The game says which
forms exist, which words fill a blank, and who may use which form when.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from winterover.core.errors import RuleError
from winterover.core.facts import SEAT as SEAT_SPELLING
from winterover.core.facts import FactKind, Phrase, word
from winterover.core.seats import LETTERS, Seat

#: Somebody spoke. Of a whisper the words are told to the two of them only; the others see the act, or not even that.
SAID = FactKind("said", reveals="words", speaker=SEAT_SPELLING, to=SEAT_SPELLING, words=word("statement"))

SEAT = "seat"

#: The forms of statement that a seat may use, and the seats that it may whisper to.
Talk = tuple[Sequence[str], Sequence[Seat]]
SILENCE: Talk = ((), ())


class Form(NamedTuple):
    """A kind of statement: a claim, an accusation, a promise. `blanks` names what has to be filled in."""

    name: str
    blanks: tuple[str, ...] = ()


class Vocabulary:
    """The forms of a game and the words that fill their blanks."""

    def __init__(self, forms: Sequence[Form], words: Mapping[str, Sequence[str]]) -> None:
        self.forms = {form.name: form for form in forms}
        self.words = words

    def fillings(self, blank: str, seats: int) -> Sequence[str]:
        return tuple(LETTERS[:seats]) if blank == SEAT else self.words[blank]

    def parse(self, code: str, seats: int) -> tuple[Form, tuple[str, ...]]:
        """Read a statement; raises RuleError naming what is wrong and what would do."""
        name, *words = code.split()
        if name not in self.forms:
            raise RuleError("unknown-statement", statement=name, known=", ".join(self.forms))
        form = self.forms[name]
        if len(words) != len(form.blanks):
            raise RuleError("bad-statement", statement=name, wanted=" ".join((name, *form.blanks)))
        for blank, value in zip(form.blanks, words, strict=True):
            allowed = self.fillings(blank, seats)
            if value not in allowed:
                raise RuleError("bad-word", word=value, blank=blank, allowed=", ".join(allowed))
        return form, tuple(words)

    def phrase(self, code: str, seats: int) -> Phrase:
        """A statement as something to be said to people; no form has two blanks of a kind."""
        form, words = self.parse(code, seats)
        return Phrase(form.name, {blank: (blank, value) for blank, value in zip(form.blanks, words, strict=True)})


class Statement(NamedTuple):
    """What was said by whom, to everyone or (a whisper) to one seat."""

    speaker: Seat
    words: str
    to: Seat | None = None

    def fact_args(self, heard: bool) -> tuple[Any, ...]:
        return (self.speaker, self.to, self.words if heard else None)
