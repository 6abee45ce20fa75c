"""Why a card cannot be used now: each rule that can be cited, where it is the one that forbids."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.stayaway.table_helpers import RULE_IDS, random_positions
from winterover.core.seats import seat_of
from winterover.games.stayaway import forbidden as module
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.scenario import Scenario

CITED = sorted(set(re.findall(r'"(S-[A-Z0-9]+-\d\d)"', Path(module.__file__).read_text(encoding="utf-8"))))


def why(table: Scenario, who: str) -> dict[str, str]:
    """What the seat cannot do, in short codes, and the rule against it."""
    _ = table.asked  # a turn that is waiting begins
    return {table.short(code): rule for code, rule in GAME.forbidden(table.state, seat_of(who))}


#: Position, edition, table options, deeds, who wonders, what they cannot do, the rule.
Case = tuple[str, str, dict[str, Any], tuple[str, ...], str, str, str]

SHUT_IN = "turn A; door A|B; door D|A; draw: SUS"
ALL_QUARANTINED = "turn A; q(B)=1; q(C)=1; q(D)=1; draw: SUS"


def turn_of_a(card: str, position: str, rule: str, edition: str = "E1", **rulings: Any) -> Case:
    """A, a Human, would like to play a card and cannot."""
    return (f"{position}; A(H): {card} WHI WHI WHI", edition, rulings, (), "A", f"play {card}", rule)


CASES: list[Case] = [
    # Giving away
    ("turn A; A(T): T WHI SUS SUS; draw: SUS", "E1", {}, (), "A", "discard T", "S-ROLE-06"),
    ("turn A; A(H): I SUS SUS SUS; draw: SUS", "E1", {}, ("A discard SUS",), "A", "offer I", "S-ROLE-03"),
    ("turn A; A(I): I WHI SUS SUS; draw: SUS", "E1", {}, (), "A", "discard I", "S-ROLE-07"),
    ("turn A; A(I): I I SUS SUS; draw: SUS", "E1", {}, ("A discard SUS",), "A", "offer I", "S-ROLE-08"),
    (
        "ring A B C; dead D(T); turn A; A(I): I I SUS SUS; draw: SUS",
        "E1",
        {"revenge": True, "thingInDeck": True},
        ("A discard SUS",),
        "A",
        "offer I",
        "S-VAR6-03",
    ),
    ("turn A; A(H): I I I SUS; draw: I", "E1", {}, (), "A", "discard SUS", "S-LIM-03"),
    ("turn A; A(H): I I I SUS; draw: I", "E1", {}, (), "A", "play SUS", "S-LIM-03"),
    # Defending
    (
        "turn A; A(I): I I SUS SUS; B(T): T MIS SUS SUS; draw: SUS",
        "E1",
        {},
        ("A discard SUS", "A offer I"),
        "B",
        "defend MIS",
        "S-MIS-06",
    ),
    # Cards that are never played in the own turn
    turn_of_a("I", "turn A; draw: SUS", "S-TURN-06"),
    *(turn_of_a(card, "turn A; draw: SUS", "S-DEF-01") for card in ("SCA", "COM", "NOT", "MIS", "NBQ")),
    # The own Quarantine
    *(
        turn_of_a(card, "turn A; q(A)=2; draw: SUS", "S-QUA-03")
        for card in ("FLA", "ANA", "AXE", "WHI", "SED", "RUN", "QUA", "DOR")
    ),
    *(turn_of_a(card, "turn A; q(A)=2; draw: SUS", "S-E2-06", "E2") for card in ("FLA", "CHP", "RUN")),
    *(turn_of_a(card, f"{SHUT_IN}; q(A)=2", "S-ACT-02", "E2") for card in ("ANA", "SUS")),
    turn_of_a("DOR", f"{SHUT_IN}; q(A)=2", "S-DOR-01", "E2"),
    turn_of_a("SED", f"{ALL_QUARANTINED}; q(A)=2", "S-SED-04", "E2"),
    # Nobody and nothing in reach
    *(
        turn_of_a(card, SHUT_IN, "S-ACT-02", edition)
        for card in ("FLA", "ANA", "SUS", "CHP")
        for edition in ("E1", "E2")
    ),
    turn_of_a("FLA", "turn A; q(B)=1; q(D)=1; draw: SUS", "S-ACT-02"),
    turn_of_a("QUA", SHUT_IN, "S-E2-04", "E2"),
    turn_of_a("AXE", "turn A; draw: SUS", "S-AXE-01"),
    turn_of_a("DOR", SHUT_IN, "S-DOR-01"),
    # Nobody at a distance
    *(
        turn_of_a(card, ALL_QUARANTINED, rule, lineOfSight=sight)
        for card, rule in (("SED", "S-SED-04"), ("RUN", "S-RUN-01"))
        for sight in ("off", "path", "adjacent", "door")
    ),
    *(
        turn_of_a(card, SHUT_IN, rule, edition, lineOfSight=sight)
        for card in ("SED", "RUN")
        for sight, rule in (("path", "S-VAR4-01"), ("adjacent", "S-VAR4-03"))
        for edition in ("E1", "E2")
    ),
    turn_of_a("SED", "ring A B C; dead D(H); door A|B; door C|A; draw: SUS", "S-VAR4-05", lineOfSight="door"),
]


@pytest.mark.parametrize(
    ("position", "edition", "rulings", "deeds", "who", "code", "rule"),
    CASES,
    ids=[f"{case[6]}, {case[5]}, {case[1]} {index}" for index, case in enumerate(CASES)],
)
def test_the_rule_that_forbids_is_cited(
    position: str, edition: str, rulings: dict[str, Any], deeds: tuple[str, ...], who: str, code: str, rule: str
) -> None:
    table = Scenario(position, edition=edition, **rulings).do(*deeds)
    assert why(table, who)[code] == rule
    assert not [option for option in table.options(who) if option == code or option.startswith(f"{code} ")]


def test_the_cases_cover_every_rule_that_can_be_cited() -> None:
    assert {case[6] for case in CASES} == set(CITED)


def test_every_rule_cited_exists() -> None:
    assert set(CITED) <= set(RULE_IDS)


def test_what_is_possible_is_not_called_forbidden() -> None:
    table = Scenario("turn A; A(H): FLA AXE SED QUA; door A|B; draw: DOR")
    assert why(table, "A") == {}
    assert why(table, "B") == {}  # nobody asks B


@pytest.mark.parametrize("sight", ["off", "path", "adjacent", "door"])
@pytest.mark.parametrize("edition", ["E1", "E2"])
def test_in_random_games_each_card_is_playable_or_forbidden(edition: str, sight: str) -> None:
    """Every card of an asked hand can be played, or a rule of the documents says why not."""
    seen = set()
    for match in random_positions(5, range(6), edition, lineOfSight=sight):
        for ask in match.state.asks:
            against = GAME.forbidden(match.state, ask.seat)
            codes = [GAME.code(option) for option in ask.options]
            seen |= {rule for _, rule in against}
            for code, _ in against:
                assert not any(option == code or option.startswith(f"{code} ") for option in codes)
            if GAME.asks[ask.kind].name == "play":
                barred = {code for code, _ in against}
                for card in match.view(ask.seat)["hand"]:
                    assert any(option.startswith(f"play {card}") for option in codes) != (f"play {card}" in barred)
    assert seen <= set(CITED)
