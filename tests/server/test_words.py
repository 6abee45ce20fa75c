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


@pytest.mark.parametrize("unseen", ["\u3164", "\u2800", "\u115f", "\uffa0", "\ufe0f", "\u034f", "\u200b", "\U000e0100"])
def test_what_shows_nothing_makes_no_name(unseen: str) -> None:
    with pytest.raises(GameError, match="cannot be a name"):
        checked_name(unseen, [])
    assert clean(f"A{unseen}") == "A"
    with pytest.raises(GameError, match="Two players"):
        checked_name(f"Ada{unseen}", ["Ada"])


def test_names_that_look_alike_are_one() -> None:
    for name, other in (
        ("\N{CYRILLIC CAPITAL LETTER A}da", "Ada"),
        ("\N{GREEK CAPITAL LETTER ALPHA}da", "ada"),
        ("Al", "AI"),
        ("B0b", "Bob"),
        ("\N{HEAVY BLACK HEART}", "\N{HEAVY BLACK HEART}\ufe0f"),
        ("ВІКА", "віка"),
    ):
        for one, taken in ((name, other), (other, name)):
            with pytest.raises(GameError, match="Two players"):
                checked_name(one, [taken])
    for name, other in (("Player I", "Player L"), ("Ada", "Adam"), ("Віка", "Вика")):
        assert checked_name(name, [other]) == name


def test_emoji_stay_what_they_are() -> None:
    assert clean("we won \N{HEAVY BLACK HEART}\ufe0f") == "we won \N{HEAVY BLACK HEART}\ufe0f"


def test_towers_of_marks_are_cut_and_living_scripts_are_not() -> None:
    assert len(clean("a" + "\u0301" * 50)) <= 5
    for name in ("Ґанна", "Ångström", "Đặng", "ญี่ปุ่น", "स्त्री"):
        assert clean(name) == unicodedata.normalize("NFC", name)
