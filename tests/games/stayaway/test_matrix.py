"""The summary matrix of rules section 22: every cell is read from the specification and tried out.

Each wording of a column has a check of its own; a wording without one fails, and so does a card without a row.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.stayaway.cards_helpers import ACTIONS, DEFENCES, OBSTACLES, PANIC, step_3, targets
from winterover.games.stayaway.scenario import Scenario

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "stayaway.md"
COLUMNS = ("target", "door", "quarantine", "response", "step 3")
END = "END"

RING = "ABCDEFG"
DOORS = "; ".join(f"door {left}|{right}" for left, right in zip(RING, RING[1:] + RING[0], strict=True))


def _rows() -> dict[str, tuple[str, ...]]:
    """The matrix as written: card -> cells."""
    _, _, section = SPECIFICATION.read_text(encoding="utf-8").partition("## 22. ")
    rows = {}
    for line in section.partition("## 23. ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 1 + len(COLUMNS) and cells[0] != "Card" and set(line) != set("|-"):
            for card in cells[0].removesuffix(" exchange").split(", "):
                rows[card] = tuple(cells[1:])
    return rows


ROWS = _rows()


# Trying a card out


def table_with(card: str, more: str = "") -> Scenario:
    """A is about to use the card; everybody else holds every defence card."""
    held = " ".join(DEFENCES) + " SUS"
    others = "; ".join(f"{who}(H): {held}" for who in RING[1:-1])
    hand = "SCA SCA SCA SCA" if card in (END, *PANIC) else f"{card} SCA SCA SCA"
    top = card if card in PANIC else "COM"
    pile = f"draw: {top} COM COM COM COM COM COM COM COM COM"
    table = Scenario(f"ring {' '.join(RING)}; {more}; A(H): {hand}; {others}; {RING[-1]}(T): T {held}; {pile}")
    table.begin_turn()
    if card == END:
        table.do("A discard COM")
    return table


def reach(card: str, more: str = "") -> set[str]:
    """Whom or what the card can be aimed at."""
    table = table_with(card, more)
    if card == END:
        partner = step_3(table)
        return set() if partner is None else {partner}
    if card not in PANIC:
        return {target for target in targets(table, "A", card) if target}
    if table.between_turns:
        return set()
    sides = {"left": RING[3], "right": RING[-3]}
    codes = table.options("A")
    return {code.removeprefix("choose ") for code in codes if code.startswith("choose ")} | {
        sides[code] for code in codes if code in sides
    }


def carry_out(table: Scenario, card: str, target: str = "") -> set[str]:
    """Use the card and answer everything without defending; the defence cards that could have been used."""
    usable: set[str] = set()
    if card not in (END, *PANIC):
        table.do(f"A play {card} {target or min(targets(table, 'A', card))}".strip())
    while not (table.between_turns or (card != END and step_3(table))):
        who, kind = table.asked[0]
        if kind == "play":
            break
        options = table.options(who)
        usable |= {code.removeprefix("defend ") for code in options if code.startswith("defend ")}
        table.do(f"{who} {next(code for code in options if not code.startswith(('defend', 'show')))}")
    return usable


def has_step_3(table: Scenario) -> bool:
    """Whether A is asked to exchange with whoever is next from A's present seat."""
    seats = table.ring.split()
    following = seats[(seats.index("A") + table.state.direction) % len(seats)]
    return step_3(table) == following


def goes_on(card: str, *, moved: bool) -> bool:
    table = table_with(card, "door A|B" if card == "AXE" else "")
    carry_out(table, card)
    return has_step_3(table) and (table.ring[0] != "A") is moved


# What each wording means


def _needs_no_target(card: str) -> bool:
    table = table_with(card)
    return reach(card) == set() and (card in PANIC or f"play {card}" in table.options("A"))


def _concerns_all(card: str) -> bool:
    table = table_with(card)
    if card == "PAR":
        return table.ring == "B A D C F E G"
    return [who for who, _ in table.asked] == list(RING)


def _asks_all_in_order(card: str, more: str = "") -> bool:
    table = table_with(card, more)
    for who in RING:
        if table.asked != [(who, "reveal")]:
            return False
        table.do(f"{who} decline")
    return True


def _ignores(card: str, obstacles: str) -> bool:
    """Whether the card works on the same players with these obstacles as without."""
    if card == "REV":
        return _asks_all_in_order(card, obstacles)
    if card == "RND":
        return table_with(card, obstacles).asked == table_with(card).asked
    return reach(card) != set() and reach(card, obstacles) == reach(card)


def _spares_the_quarantined(card: str) -> bool:
    everyone = reach(card)
    return all(reach(card, f"q({who})=2") == everyone - {who} for who in everyone - {"A"})


def _removes_all(card: str) -> bool:
    table = table_with(card, f"{DOORS}; q(B)=1; q(D)=3")
    return table.doors == [] and not any(table.state.quarantine)


def _answered_by(*expected: str) -> Callable[[str], bool]:
    def check(card: str) -> bool:
        return carry_out(table_with(card, "door A|B" if card == "AXE" else ""), card) == set(expected)

    return check


def _ends_the_turn(card: str) -> bool:
    table = table_with(card)
    carry_out(table, card)
    return table.between_turns and table.turn == "B" and table.told(None, "no_exchange") == []


def _goes_on_after_another_step_2(card: str) -> bool:
    table = table_with(card)
    carry_out(table, card)
    if table.asked != [("A", "play")]:
        return False
    return has_step_3(table.do("A discard COM"))


def _is_off(card: str, *places: str) -> bool:
    """Whether the card at exactly these places takes step 3 away."""
    off = set()
    for place in reach(card):
        table = table_with(card)
        carry_out(table, card, place)
        if table.between_turns and table.told(None, "no_exchange"):
            off.add(place)
    return off == set(places)


EXCHANGE = ("SCA", "NOT", "MIS")

CHECKS: dict[str, dict[str, Callable[[str], bool]]] = {
    "target": {
        "-": _needs_no_target,
        "neighbour": lambda card: reach(card) == {"B", "G"},
        "anyone": lambda card: reach(card) == set(RING[1:]),
        "self or neighbour": lambda card: reach(card) == {"A", "B", "G"},
        "own gap": lambda card: reach(card) == {"A|B", "G|A"},
        "own or neighbour's obstacle": lambda card: (
            reach(card) == set()
            and reach(card, "door A|B; q(G)=1; q(D)=1; door D|E") == {"A|B", "G"}
            and reach(card, "door G|A; door B|C; door F|G") == {"G|A", "B|C"}
        ),
        "third player": lambda card: reach(card) == {"D", "E"},
        "`next`": lambda card: reach(card) == {"B"} and reach(card, "dir -") == {"G"},
        "all": _concerns_all,
        "all in order": _asks_all_in_order,
    },
    "door": {
        "-": lambda card: _needs_no_target(card) and reach(card, DOORS) == set(),
        "no": lambda card: "B" in reach(card) and reach(card, "door A|B") == reach(card) - {"B"},
        "yes": lambda card: _ignores(card, DOORS),
        "door itself: yes; else no": lambda card: reach(card, "door A|B; q(B)=1; door B|C") == {"A|B"},
        "no second door": lambda card: reach(card, "door A|B") == {"G|A"},
        "removes them": _removes_all,
    },
    "quarantine": {
        "-": _needs_no_target,
        "no": _spares_the_quarantined,
        "yes": lambda card: _ignores(card, "q(B)=1; q(D)=3; q(G)=2"),
        "irrelevant": lambda card: _ignores(card, "q(B)=1; q(D)=3; q(G)=2"),
        "Quarantine itself: yes": lambda card: reach(card, "q(B)=1; door B|C") == {"B"},
        "removes them": _removes_all,
    },
    "response": {
        "-": _answered_by(),
        "NBQ": _answered_by("NBQ"),
        "COM": _answered_by("COM"),
        "SCA, NOT, MIS": _answered_by(*EXCHANGE),
        "none allowed": _answered_by(),
        "each decides": lambda card: _answered_by()(card) and _asks_all_in_order(card),
    },
    "step 3": {
        "yes": lambda card: goes_on(card, moved=False),
        "yes, new seat": lambda card: goes_on(card, moved=True),
        "after the further play/discard": _goes_on_after_another_step_2,
        "**no, turn ends**": _ends_the_turn,
        "(turn ends)": _ends_the_turn,
        "off if it hits self or `next`": lambda card: _is_off(card, "A", "B"),
        "off if on the play side": lambda card: _is_off(card, "A|B"),
    },
}


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("card", ROWS)
def test_matrix_of_section_22(card: str, column: str) -> None:
    wording = ROWS[card][COLUMNS.index(column)]
    assert CHECKS[column][wording](card), f"{card}: {column} should be {wording}"


def test_matrix_of_section_22_has_every_card_that_is_played_or_drawn() -> None:
    assert set(ROWS) == {*ACTIONS, *OBSTACLES, *PANIC, END}
