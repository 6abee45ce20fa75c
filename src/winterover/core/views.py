"""The parts of a view that every game builds alike: whom the game waits for, and the viewer's own asks."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from winterover.core.seats import LETTERS, Seat
from winterover.core.state import WINDOW, State

View = dict[str, Any]


class AskKind(NamedTuple):
    """A kind of choice: its name, the rule that asks for it, and the rule card that explains it."""

    name: str
    rule: str
    rule_card: str


def waiting_seen(state: State, kinds: Sequence[AskKind]) -> list[list[str]]:
    """Whom the game waits for and why: public. Windows are not in it: nobody sees who has which option."""
    return [[LETTERS[ask.seat], kinds[ask.kind].name] for ask in state.asks if ask.mode != WINDOW]


def asks_seen(state: State, viewer: Seat, kinds: Sequence[AskKind], codes: Mapping[int, str]) -> list[View]:
    """The asks that are put to this viewer."""
    seen = []
    for ask in state.asks:
        if ask.seat == viewer:
            name, rule, rule_card = kinds[ask.kind]
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
