"""What the views of all games have in common: whom the game waits for, the viewer's own asks, and how views change."""

from collections.abc import Callable, Mapping, Sequence
from marshal import dumps
from operator import attrgetter
from typing import Any, NamedTuple

from winterover.core.seats import LETTERS, Seat
from winterover.core.state import WINDOW, State

View = dict[str, Any]

#: The form of `marshal` in which equal values have equal bytes, however they are kept.
_BY_VALUE = 2


class Part(NamedTuple):
    """Some fields of a public view that change together. While the key is the same, so are they; None is always new.

    A part has the same fields as long as a game goes on, and may have more at its end.
    """

    make: Callable[[Any], View]
    key: Callable[[Any], object | None]


def key_of(values: Any) -> int:
    """A key of plain values, lists, tuples and dicts.

    It is 64 bits of the values, not the values: every table in memory keeps some.
    """
    return hash(dumps(values, _BY_VALUE))


def by_slots(*names: str) -> Callable[[State], int]:
    """The key of a part that these slots of the state decide: two or more."""
    values = attrgetter(*names)
    return lambda state: key_of(values(state))


def always_new(state: State) -> None:
    """The key of a part that is made faster than a key."""


def never_new(state: State) -> bool:
    """The key of a part that stays as it is."""
    return True


def put_together(parts: Sequence[Part], state: State) -> View:
    view: View = {}
    for part in parts:
        view |= part.make(state)
    return view


class Shown(NamedTuple):
    """What whoever looks over a player's shoulder may see of a choice while the player's own cards are covered.

    It is the same for everybody who is ever asked it, so that what is shown tells nothing of cards and roles.
    """

    options: bool = True
    #: The question beyond its first sentence.
    question: bool = True
    #: The kinds of options that only some cards open: they are left out where the others are shown.
    without: tuple[str, ...] = ()
    #: Where only one role has a choice: the options that are shown to everybody, possible or not, the usual one first.
    alike: tuple[str, ...] = ()


OPEN, COVERED, WHOLLY_COVERED = Shown(), Shown(options=False), Shown(options=False, question=False)


class AskKind(NamedTuple):
    """A kind of choice: its name, the rule that asks for it, the rule card that explains it, what onlookers see."""

    name: str
    rule: str
    rule_card: str
    shown: Shown = COVERED


def waiting_seen(state: State, kinds: Sequence[AskKind]) -> list[list[str]]:
    """Whom the game waits for and why: public. Windows are not in it: nobody sees who has which option."""
    return [[LETTERS[ask.seat], kinds[ask.kind].name] for ask in state.asks if ask.mode != WINDOW]


def asks_seen(state: State, viewer: Seat, kinds: Sequence[AskKind], codes: Mapping[int, str]) -> list[View]:
    """The asks that are put to this viewer."""
    seen = []
    for ask in state.asks:
        if ask.seat == viewer:
            name, rule, rule_card, _ = kinds[ask.kind]
            seen.append(
                {
                    "number": ask.number,
                    "kind": name,
                    "rule": rule,
                    "rule_card": rule_card,
                    "options": [codes[option] for option in ask.options],
                }
            )
    return seen
