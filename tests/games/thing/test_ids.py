"""The specification, the tests and the table options agree: no rule without a test, no test of a rule that is not."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from winterover.core.rulings import Choice, Flag, spell
from winterover.games.thing.asks import KINDS
from winterover.games.thing.rulings import RULEBOOK
from winterover.games.thing.small import asks as small

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs" / "rules"
RULES = (DOCS / "thing.md").read_text(encoding="utf-8")
RULINGS = (DOCS / "thing-rulings.md").read_text(encoding="utf-8")
EXAMPLES = (DOCS / "thing-examples.md").read_text(encoding="utf-8")

#: The mode for 1-3 players (section 25) has rules, rulings and examples of its own.
MAIN_RULES, SMALL_CREW = RULES.split("\n## 25. ")

RULE_ID = r"T-[A-Z0-9]+(?:\.\d)?-\d+"
RULE_IDS = re.findall(rf"\*\*({RULE_ID})\*\*", MAIN_RULES)
SMALL_IDS = re.findall(rf"\*\*({RULE_ID})\*\*", SMALL_CREW)
DECISION_IDS = re.findall(r"^\| (D-\d+) \|", MAIN_RULES, re.MULTILINE)
SMALL_DECISION_IDS = re.findall(r"^\| (D-Z\d) \|", SMALL_CREW, re.MULTILINE)
RULING_IDS = re.findall(r"^\| (R-\d+) \|", RULINGS, re.MULTILINE)
VARIANT_IDS = re.findall(r"^\| (V-\d+) \|", RULINGS, re.MULTILINE)
EXAMPLE_IDS = [
    *re.findall(r"^#{3,4} (EX-\d+) (?!to )(?!\(1-3\))", EXAMPLES, re.MULTILINE),
    *re.findall(r"^\| (DX-\d+) \| (?!\(1-3\))", EXAMPLES, re.MULTILINE),
]
SMALL_EXAMPLE_IDS = re.findall(r"((?:EX|DX)-\d+)(?: \|)? \(1-3\)", EXAMPLES)
FIGURES = re.findall(r"^\| (B-\d+) \|", MAIN_RULES, re.MULTILINE)
KNOWN = {
    *RULE_IDS,
    *SMALL_IDS,
    *DECISION_IDS,
    *SMALL_DECISION_IDS,
    *RULING_IDS,
    *VARIANT_IDS,
    *EXAMPLE_IDS,
    *SMALL_EXAMPLE_IDS,
    *FIGURES,
}

_ID_IN_NAME = re.compile(r"(?<=_)(?:T_P4_\d_\d+|T_[A-Z]*\d*_\d+|D_Z\d|(?:EX|DX|[DRV])_\d+)(?=_|$)")
_ID_IN_TEXT = re.compile(rf"\b(?:{RULE_ID}|D-Z\d|(?:EX|DX|[DRV])-\d+)\b")


def names_of_tests() -> list[str]:
    """The names of all test functions of this game, in both modes."""
    return [
        node.name
        for path in sorted(Path(__file__).parent.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def ids_in(name: str) -> list[str]:
    """The IDs in the name of a test, as the specification writes them."""
    found = []
    for match in _ID_IN_NAME.findall(name):
        step = re.fullmatch(r"T_P4_(\d)_(\d+)", match)
        found.append(f"T-P4.{step[1]}-{step[2]}" if step else match.replace("_", "-"))
    return found


NAMES = names_of_tests()
TESTED = {found for name in NAMES for found in ids_in(name)}


# IDs and tests


def test_the_documents_are_read() -> None:
    assert len(RULE_IDS) > 300
    assert len(DECISION_IDS) == 33
    assert len(SMALL_IDS) > 60
    assert len(SMALL_DECISION_IDS) == 8
    assert len(SMALL_EXAMPLE_IDS) > 8
    assert len(EXAMPLE_IDS) > 30
    assert len(RULING_IDS) == 173
    assert len(VARIANT_IDS) == 41
    assert {"T-E-11", "T-P4.2-05", "T-2-04", "T-24-01"} <= set(RULE_IDS)
    assert {"EX-10", "EX-13", "DX-02"} <= set(EXAMPLE_IDS)
    assert "EX-22" not in EXAMPLE_IDS
    assert {"T-Z5-13", "T-ZR-06", "T-Z12-03"} <= set(SMALL_IDS)
    assert {"EX-22", "EX-28", "DX-31", "DX-33"} <= set(SMALL_EXAMPLE_IDS)
    assert ids_in("test_T_P4_2_05_and_T_E_11_but_not_t_e_12") == ["T-P4.2-05", "T-E-11"]
    assert ids_in("test_EX_09_and_DX_07_and_R_43_V_10_D_31") == ["EX-09", "DX-07", "R-43", "V-10", "D-31"]
    assert ids_in("test_T_2_04_and_T_P1_02") == ["T-2-04", "T-P1-02"]
    assert ids_in("test_T_Z10_04_and_T_ZR_01_by_D_Z6") == ["T-Z10-04", "T-ZR-01", "D-Z6"]


def test_no_id_is_given_twice() -> None:
    given = Counter(
        [
            *RULE_IDS,
            *SMALL_IDS,
            *DECISION_IDS,
            *SMALL_DECISION_IDS,
            *RULING_IDS,
            *VARIANT_IDS,
            *EXAMPLE_IDS,
            *SMALL_EXAMPLE_IDS,
        ]
    )
    assert [found for found, times in given.items() if times > 1] == []


def test_every_rule_has_a_test() -> None:
    assert [rule for rule in (*RULE_IDS, *SMALL_IDS) if rule not in TESTED] == []


def test_every_decision_has_a_test() -> None:
    assert [decision for decision in (*DECISION_IDS, *SMALL_DECISION_IDS) if decision not in TESTED] == []


def test_every_example_has_a_test() -> None:
    assert [example for example in (*EXAMPLE_IDS, *SMALL_EXAMPLE_IDS) if example not in TESTED] == []


def test_every_selectable_ruling_has_a_test() -> None:
    assert [ruling for ruling, _, _ in selectable() if ruling not in TESTED] == []


def test_every_variant_of_the_small_crew_has_a_test() -> None:
    variants = [row for row in RULINGS.split("\n") if row.startswith("| V-") and "`solo" in row]
    assert len(variants) == 7
    assert [cells(row)[0] for row in variants if cells(row)[0] not in TESTED] == []


def test_no_test_names_an_id_that_does_not_exist() -> None:
    assert [name for name in NAMES if not KNOWN.issuperset(ids_in(name))] == []
    # A misspelled ID is no ID at all.
    assert [name for name in NAMES if re.match(r"test_(T|EX|DX|[DRV])_", name) and not ids_in(name)] == []


def cited(text: str) -> set[str]:
    return set(_ID_IN_TEXT.findall(text))


def test_every_id_that_the_documents_cite_exists() -> None:
    assert sorted(cited(RULES + RULINGS + EXAMPLES) - KNOWN) == []


def test_every_id_that_the_code_cites_exists() -> None:
    unknown = {}
    for path in sorted((ROOT / "src" / "winterover" / "games" / "thing").rglob("*.py")):
        missing = cited(path.read_text(encoding="utf-8")) - KNOWN
        if missing:
            unknown[path.name] = missing
    assert unknown == {}


def test_every_kind_of_ask_names_a_rule_that_exists() -> None:
    assert [kind.name for kind in KINDS if kind.rule not in RULE_IDS] == []
    assert [kind.name for kind in small.KINDS if kind.rule not in (*RULE_IDS, *SMALL_IDS)] == []


# Options


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split(" | ")]


def selectable() -> list[tuple[str, str, list[str]]]:
    """The rulings marked "yes": ID, key and values, the default first; a key may be named by two rulings."""
    found = []
    for row in RULINGS.split("\n"):
        if row.startswith("| R-") and "**yes**" in cells(row)[-1]:
            key = re.search(r"`(\w+)`", cells(row)[-1])
            values = cells(row)[-1].partition(" = ")[2]
            if key:
                found.append((cells(row)[0], key[1], [value.strip() for value in values.split("/")]))
    return found


def in_engine() -> dict[str, list[str]]:
    values = {}
    for key, ruling in RULEBOOK.rulings.items():
        if isinstance(ruling, Flag):
            words = ["false", "true"]
        else:
            assert isinstance(ruling, Choice)
            words = [str(value) for value in ruling.values]
        assert spell(ruling.default) == words[0]
        values[key] = words
    return values


def test_T_0_02_the_rulings_name_the_same_keys_and_values_as_the_engine() -> None:
    documented = {key: values for _, key, values in selectable()}
    assert documented == in_engine()


def test_every_option_names_the_ruling_that_explains_it() -> None:
    sources = {key: ruling for ruling, key, _ in selectable()}
    assert {key: ruling.source for key, ruling in RULEBOOK.rulings.items()} == sources


def profiles() -> dict[str, dict[str, str]]:
    """The table of profiles: for each key the value of each edition, without remarks."""
    section = RULINGS.split("## Option profiles")[1].split("\n## ")[0]
    rows = [cells(row) for row in section.split("\n") if row.startswith("| `")]
    found = {}
    for head, *values in rows:
        plain = [re.sub(r"\(.*\)", "", value).strip() for value in values]
        found[head.strip("`")] = dict(zip(("std", "it", "de", "fr", "uk"), plain, strict=True))
    return found


@pytest.mark.parametrize("edition", RULEBOOK.editions)
def test_T_0_02_an_edition_is_a_profile_over_the_rulings(edition: str) -> None:
    settled = {key: spell(value) for key, value in RULEBOOK.settle(edition, {}).items()}
    listed = profiles()
    assert len(listed) > 30
    for key, values in listed.items():
        if values[edition] != "-":  # nothing to choose in this edition
            assert settled[key] == values[edition], key
    for key, value in settled.items():
        if key not in listed:
            assert value == in_engine()[key][0], key
