"""Looking up rules: clauses as the specification has them, and rule cards of several games."""

import pytest

from tests.cli.helpers import in_order, run
from winterover.cli.specification import clauses


def test_a_clause_from_a_bold_cell_of_a_table() -> None:
    known = clauses()
    assert known["T-K-02"].text.startswith("Character: Bennings\nAbility (4-8 players): Assigned Use at WEA")
    assert "Bennings" not in known["T-K-01"].text  # the rows of the table are clauses of their own


def test_a_clause_with_points_below_it() -> None:
    known = clauses()
    assert known["T-P4.2-01"].text.splitlines()[1:] == [
        "- (a) Go and hand in: T-P4.2-03..06",
        "- (b) Swap cards in the Dormitory: T-P4.2-07..10",
        "- (c) Special Action: T-P4.2-11..13",
        "- (d) Board the rescue helicopter, if entitled: T-X-03..05",
    ]
    assert len(known["T-E-12"].text.splitlines()) == 3
    assert len(known["T-E-13"].text.splitlines()) == 1


def test_a_table_keeps_its_own_columns() -> None:
    assert clauses()["D-Z4"].text.startswith("When: P5\nWho: Leader\n")
    assert "| ARM | Armoury |" in clauses()["T-L-02"].text


def test_only_marks_of_emphasis_go() -> None:
    assert "Slots marked * are not" in clauses()["T-L-02"].text
    assert not clauses()["T-W-03"].text.startswith("*")


@pytest.mark.parametrize(
    ("part", "found", "other"),
    [
        ("T-P4", ("T-P4.1-01", "T-P4.7-17"), "T-P5-01"),
        ("t-p4.2", ("T-P4.2-01", "T-P4.2-18"), "T-P4.3-01"),
        ("T-P", ("T-P1-01", "T-P8-11"), "T-A-01"),
        ("T-2", ("T-2-01", "T-2-18"), "T-24-01"),
    ],
)
def test_the_beginning_of_an_id(part: str, found: tuple[str, ...], other: str) -> None:
    output = run("rules", part).output
    assert in_order(output, *found)
    assert f"\n{other}  " not in output


def test_cards_of_several_games_say_which_game_they_are_of() -> None:
    output = run("rules", "flamethrower").output
    assert in_order(output, "Flamethrower  Stay Away!", "Flamethrower  The Thing")
    assert "Flamethrower  The Thing" not in run("rules", "flamethrower", "--game", "thing").output


def test_the_index_of_all_games() -> None:
    headings = (
        "Topics  Stay Away!",
        "Cards  Stay Away!",
        "Topics  The Thing",
        "Rooms  The Thing",
        "Weapons",
        "Items",
        "Characters",
        "Phases",
    )
    assert in_order(run("rules").output, *headings)
