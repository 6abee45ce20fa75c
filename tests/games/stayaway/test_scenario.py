"""Positions from text: every part is understood, or refused by name."""

import re

import pytest

from winterover.games.stayaway.scenario import Scenario


def test_all_forms_are_read() -> None:
    table = Scenario(
        """
        ring A C D F; dead B(H); dead E(I)
        dir -; turn C; A(I): I WHI SUS SUS; D; F(T)
        C:SED NOT
        draw: SUS I; discard: AXE ANA
        door A|C; door F|A; q(D)=2
        """
    )
    assert table.ring == "A C D F"
    assert table.state.direction == -1
    assert table.turn == "C"
    assert "".join(table.role(seat) for seat in "ABCDEF") == "IHHHIT"
    assert [table.hand(seat) for seat in "ACDF"] == ["I SUS SUS WHI", "NOT SED", "SUS SUS SUS WHI", "SUS SUS T WHI"]
    assert (table.draw, table.discard) == ("SUS I", "ANA AXE")
    assert table.doors == ["A|C", "F|A"]
    assert table.quarantine("D") == 2


def test_what_is_not_given_is_filled_in() -> None:
    table = Scenario("A(H):; discard:")
    assert (table.ring, table.turn, table.role("D")) == ("A B C D", "A", "T")
    assert (table.hand("A"), table.hand("B"), table.discard) == ("", "SUS SUS SUS WHI", "")
    assert set(table.draw.split()) == {"SUS"}
    assert Scenario("dir +").state.direction == 1


@pytest.mark.parametrize(
    "part",
    [
        "trun B",
        "turn",
        "turn b",
        "turn B C",
        "turn M",
        "ring",
        "ring A B M",
        "ring A, B, C",
        "dir",
        "dir 1",
        "q(B)=x",
        "q(B)",
        "q(B)=-1",
        "q B=2",
        "door A-B",
        "door A|",
        "door A|B|C",
        "A(X): SUS",
        "A (H): SUS",
        "A(H) SUS",
        "A(H): SUSS",
        "A(H): SUS, WHI",
        "A(H): SUSWHI",
        "A(H): sus",
        "M(H): SUS",
        "draw SUS",
        "draw : SUS",
        "draw: XYZ",
        "drawn: SUS",
        "discard AXE",
        "discard: axe",
        "dead C",
        "dead C(X)",
        "nonsense",
    ],
)
def test_what_nothing_matches_is_refused_by_name(part: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"not understood: {part!r}")):
        Scenario(f"A(H): WHI; {part}; B(T)")


@pytest.mark.parametrize("part", ["turn D", "D(H): SUS", "q(D)=1", "door C|D", "door D|A", "turn L"])
def test_a_seat_that_is_not_in_the_ring_is_refused(part: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"not in the ring: {part!r}")):
        Scenario(f"ring A B C; {part}")


def test_a_door_lies_between_neighbours_in_clockwise_order() -> None:
    for part in ("door B|A", "door A|C"):
        with pytest.raises(ValueError, match=re.escape(repr(part))):
            Scenario(part)


def test_nobody_sits_twice_or_is_dead_in_the_ring() -> None:
    with pytest.raises(ValueError, match="twice"):
        Scenario("ring A B B C")
    with pytest.raises(ValueError, match=re.escape("'dead B(H)'")):
        Scenario("ring A B C; dead B(H)")
