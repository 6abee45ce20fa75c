"""Names and chat of people, cleaned: one line, nothing invisible, no towers of accents, within bounds."""

# ruff: noqa: RUF001 (this is where lookalikes are named)

import unicodedata
from collections.abc import Iterable, Iterator

from winterover.core.errors import GameError
from winterover.core.rulings import MARKS, MOST_MARKS
from winterover.server.wire import LONGEST_CHAT, LONGEST_NAME

#: Control, direction, surrogate, private and unassigned characters: unseen, or able to turn other text around.
_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
_BLANK = frozenset(("Zs", "Zl", "Zp"))
#: Letters, marks and signs that show nothing: fillers, joiners, selectors (Unicode's Default_Ignorable_Code_Point).
_SHOWN_AS_NOTHING = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x3164, *range(0xFE00, 0xFE10), 0xFFA0))
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
_EMPTY_BRAILLE = "\u2800"
#: After a sign it makes an emoji of it.
_EMOJI = "\ufe0f"
#: Letters of other scripts that are drawn like Latin ones, and what is hard to tell from a stroke or a ring.
_DRAWN_ALIKE = (
    "AАΑ", "BВΒ", "CС", "EЕΕ", "HНΗ", "JЈ", "KКΚ", "MМΜ", "NΝ", "OОΟ0", "PРΡ", "SЅ", "TТΤ", "XХΧ", "YУΥ", "ZΖ", "3З",
    "aаα", "cс", "dԁ", "eе", "hһ", "iіιı", "jј", "oоο", "pрρ", "qԛ", "sѕ", "uυ", "vν", "wԝ", "xх", "yу", "|Il1ІΙӏ",
)  # fmt: skip
_LOOKALIKES = {ord(other): alike[0] for alike in _DRAWN_ALIKE for other in alike[1:]}


def clean(text: str) -> str:
    """The text as it may be shown to others."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", "".join(_seen(text))):
        marks = marks + 1 if unicodedata.category(character) in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())


def _seen(text: str) -> Iterator[str]:
    """The characters that can be seen, with a blank for whatever is one."""
    before = ""
    for character in text:
        category = unicodedata.category(character)
        if category in _BLANK or character in ("\t", "\n", "\r", _EMPTY_BRAILLE):
            before = " "
        elif character == _EMOJI:
            if unicodedata.category(before or " ") != "So":
                continue
            before = character
        elif category in _UNSEEN or character in _SHOWN_AS_NOTHING:
            continue
        else:
            before = character
        yield before


def checked_name(name: str, taken: Iterable[str]) -> str:
    """A name that can be shown and recorded, and that nobody else at the table has; raises GameError."""
    cleaned = clean(name)
    if not cleaned or len(cleaned) > LONGEST_NAME or not cleaned.isprintable():
        raise GameError("bad-name", name=cleaned[: 2 * LONGEST_NAME], most=LONGEST_NAME)
    if any(_are_alike(cleaned, other) for other in taken):
        raise GameError("name-twice", name=cleaned)
    return cleaned


def _are_alike(one: str, other: str) -> bool:
    """Names that differ in their capitals only, or that look alike, count as the same."""
    plain = [unicodedata.normalize("NFKC", name.replace(_EMOJI, "")) for name in (one, other)]
    spelled = {name.casefold() for name in plain}
    drawn = {name.translate(_LOOKALIKES).casefold() for name in plain}
    return len(spelled) == 1 or len(drawn) == 1


def checked_chat(text: str) -> str:
    cleaned = clean(text)
    if not cleaned or len(cleaned) > LONGEST_CHAT:
        raise GameError("bad-chat", most=LONGEST_CHAT)
    return cleaned
