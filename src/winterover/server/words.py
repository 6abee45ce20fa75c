"""Names and chat of people, cleaned: one line, nothing invisible, no towers of accents, within bounds."""

import unicodedata
from collections.abc import Iterable

from winterover.core.errors import GameError
from winterover.server.wire import LONGEST_CHAT, LONGEST_NAME

#: Marks on one letter; living scripts need no more.
_MARKS = 3
#: Control, direction, surrogate, private and unassigned characters: unseen, or able to turn other text around.
_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
_BLANK = frozenset(("Zs", "Zl", "Zp"))


def clean(text: str) -> str:
    """The text as it may be shown to others."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in _BLANK or character in "\t\n\r":
            kept.append(" ")
        elif category not in _UNSEEN:
            marks = marks + 1 if category in ("Mn", "Me") else 0
            if marks <= _MARKS:
                kept.append(character)
    return " ".join("".join(kept).split())


def checked_name(name: str, taken: Iterable[str]) -> str:
    """A name that can be shown and recorded, and that nobody else at the table has; raises GameError."""
    cleaned = clean(name)
    if not cleaned or len(cleaned) > LONGEST_NAME or not cleaned.isprintable():
        raise GameError("bad-name", name=cleaned[: 2 * LONGEST_NAME], most=LONGEST_NAME)
    if _folded(cleaned) in map(_folded, taken):
        raise GameError("name-twice", name=cleaned)
    return cleaned


def _folded(name: str) -> str:
    """Names that look alike count as the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_chat(text: str) -> str:
    cleaned = clean(text)
    if not cleaned or len(cleaned) > LONGEST_CHAT:
        raise GameError("bad-chat", most=LONGEST_CHAT)
    return cleaned
