"""Names and chat of people are harmless, whatever they type."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from winterover.core.errors import GameError
from winterover.core.rulings import is_name
from winterover.server.wire import LONGEST_CHAT, LONGEST_NAME
from winterover.server.words import checked_chat, checked_name, clean


@given(st.text())
def test_cleaned_text_is_one_line_without_anything_unseen(text: str) -> None:
    cleaned = clean(text)
    assert cleaned == " ".join(cleaned.split())
    assert not {unicodedata.category(character) for character in cleaned} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert clean(cleaned) == cleaned


@given(st.text(max_size=60))
def test_a_name_that_is_accepted_can_be_recorded(text: str) -> None:
    try:
        name = checked_name(text, [])
    except GameError as error:
        assert error.code == "bad-name"  # noqa: PT017
    else:
        assert is_name(name)
        assert len(name) <= LONGEST_NAME
        with pytest.raises(GameError):
            checked_name(text.swapcase(), [name, text])


@given(st.text(max_size=2 * LONGEST_CHAT))
def test_chat_is_bounded(text: str) -> None:
    try:
        assert 0 < len(checked_chat(text)) <= LONGEST_CHAT
    except GameError as error:
        assert error.code == "bad-chat"  # noqa: PT017


def test_towers_of_marks_are_cut_and_living_scripts_are_not() -> None:
    assert len(clean("a" + "\u0301" * 50)) <= 5
    for name in ("Ґанна", "Ångström", "Đặng", "ญี่ปุ่น", "स्त्री"):
        assert clean(name) == unicodedata.normalize("NFC", name)
