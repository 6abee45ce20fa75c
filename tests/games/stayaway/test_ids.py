"""The specification, the tests and the table options agree: no rule without a test, no test of a rule that is not."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from winterover.core.rulings import Choice, Counts, Flag, Whole, spell
from winterover.games.stayaway.rulings import RULEBOOK

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs" / "rules"
RULES = (DOCS / "stayaway.md").read_text(encoding="utf-8")
RULINGS = (DOCS / "stayaway-rulings.md").read_text(encoding="utf-8")
EXAMPLES = (DOCS / "stayaway-examples.md").read_text(encoding="utf-8")

RULE_IDS = re.findall(r"\*\*(S-[A-Z0-9]+-\d+)\*\*", RULES)
DECISION_IDS = re.findall(r"^\| (SD-\d+) \|", RULES, re.MULTILINE)
EXAMPLE_IDS = re.findall(r"^\*\*(SX-\d+) ", EXAMPLES, re.MULTILINE)
RULING_IDS = re.findall(r"^\| (SR-\d+) \|", RULINGS, re.MULTILINE)
KNOWN = {*RULE_IDS, *DECISION_IDS, *EXAMPLE_IDS, *RULING_IDS}

_ID_IN_NAME = re.compile(r"(?<=_)(?:S_[A-Z]+\d?|S[DRX])_\d+(?=_|$)")
_ID_IN_TEXT = re.compile(r"\b(?:S-[A-Z]+\d?|S[DRX])-\d+\b")


def names_of_tests() -> list[str]:
    """The names of all test functions of the project."""
    return [
        node.name
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def ids_in(name: str) -> list[str]:
    """The IDs in the name of a test, as the specification writes them."""
    return [found.replace("_", "-") for found in _ID_IN_NAME.findall(name)]


NAMES = names_of_tests()
TESTED = {found for name in NAMES for found in ids_in(name)}


# IDs and tests


def test_the_documents_are_read() -> None:
    assert len(RULE_IDS) > 250
    assert len(DECISION_IDS) == 13
    assert len(EXAMPLE_IDS) > 50
    assert len(RULING_IDS) > 80
    assert {"S-AXE-02", "S-VAR1-01", "S-E2-08"} <= set(RULE_IDS)
    assert ids_in("test_S_E2_01_and_S_VAR1_02_but_not_s_axe_03") == ["S-E2-01", "S-VAR1-02"]
    assert ids_in("test_SX_25_chain") == ["SX-25"]


def test_no_id_is_given_twice() -> None:
    given = Counter([*RULE_IDS, *DECISION_IDS, *EXAMPLE_IDS, *RULING_IDS])
    assert [found for found, times in given.items() if times > 1] == []


def test_every_rule_has_a_test() -> None:
    assert [rule for rule in RULE_IDS if rule not in TESTED] == []


def test_every_example_has_a_test() -> None:
    assert [example for example in EXAMPLE_IDS if example not in TESTED] == []


def test_every_part_of_an_example_has_a_test() -> None:
    """Sub-cases (a), (b), ... have a test each, or are told apart by the parameters of one."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_examples*.py"))
    missing = []
    for text in EXAMPLES.split("\n"):
        if not text.startswith("**SX-"):
            continue
        example = text[2:7].replace("-", "_")
        parts = sorted(set(re.findall(r"\(([a-c])\)", text)))
        listed = re.search(rf"ids=\[([^\]]*)\]\)\ndef test_{example}_", source)
        for part in parts:
            alone = any(name.startswith(f"test_{example}_{part}_") for name in NAMES)
            if not alone and not (listed and f'"{part}"' in listed[1]):
                missing.append(f"{example} ({part})")
    assert missing == []


def test_every_selectable_ruling_has_a_test() -> None:
    assert [ruling for ruling in selectable() if ruling not in TESTED] == []


def test_no_test_names_an_id_that_does_not_exist() -> None:
    assert [name for name in NAMES if not KNOWN.issuperset(ids_in(name))] == []
    # A misspelled ID is no ID at all.
    assert [
        name for name in NAMES if re.match(r"test_S[A-Z]?_", name) and not ids_in(name[: len("test_S_VAR1_01")])
    ] == []


def cited(text: str) -> set[str]:
    return set(_ID_IN_TEXT.findall(text))


def test_every_id_that_the_documents_cite_exists() -> None:
    assert sorted(cited(RULES + RULINGS + EXAMPLES) - KNOWN) == []


def test_every_id_that_the_code_cites_exists() -> None:
    unknown = {}
    for path in sorted((ROOT / "src" / "winterover" / "games" / "stayaway").glob("*.py")):
        missing = cited(path.read_text(encoding="utf-8")) - KNOWN
        if missing:
            unknown[path.name] = missing
    assert unknown == {}


# Options


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split(" | ")]


def unquoted(values: str, separator: str) -> list[str]:
    """The values of a cell, without remarks in brackets."""
    plain = re.sub(r"\([^)]*\)", "", values)
    return [value.strip(" `") for value in plain.split(separator)]


def documented() -> tuple[dict[str, list[str]], dict[str, list[str]], set[str]]:
    """The table of section 2: the values of each key (default first), the rulings it names, and the starred keys."""
    section = RULES.split("## 2. Options")[1].split("\n## ")[0]
    values: dict[str, list[str]] = {}
    sources: dict[str, list[str]] = {}
    starred = set()
    for row in section.split("\n"):
        if not row.startswith("|") or row.startswith(("| Key", "|---")):
            continue
        head, body, source = cells(row)
        keys = re.findall(r"`(\w+)`", head)
        if len(keys) == 1:
            values[keys[0]] = unquoted(body, ",")
        elif keys:
            defaults, _, rest = body.partition(";")
            named = unquoted(defaults, "/")
            also = re.findall(r"`(\w+)`", rest) or named
            for key, default in zip(keys, named, strict=True):
                values[key] = [default, *(value for value in also if value != default)]
        else:
            for part in re.sub(r"\([^)]*\)", "", body).split(";"):
                key, _, rest = part.strip().partition(" ")
                keys.append(key.strip("`"))
                values[keys[-1]] = unquoted(rest, "/")
        for key in keys:
            sources[key] = re.findall(r"SR-\d+", source)
        if "*" in head:
            starred |= set(keys)
    return values, sources, starred


def selectable() -> dict[str, dict[str, list[str]]]:
    """The rulings marked "yes": by ID, their keys with the values named there (none where the cell names none)."""
    found: dict[str, dict[str, list[str]]] = {}
    for row in RULINGS.split("\n"):
        if row.startswith("| SR-") and "**yes**" in cells(row)[-1]:
            cell = cells(row)[-1]
            keys = re.findall(r"`(\w+)`", cell)
            _, equals, values = cell.partition(" = ")
            listed = unquoted(values.split(", `")[0], "/") if equals else []
            found[cells(row)[0]] = {key: listed if key == keys[0] else [] for key in keys}
    return found


def in_engine() -> dict[str, list[str]]:
    """The same from the engine; the editions stand for the key `profile`."""
    values = {"profile": list(RULEBOOK.editions)}
    for key, ruling in RULEBOOK.rulings.items():
        default = spell(ruling.default)
        if isinstance(ruling, Choice):
            words = [str(value) for value in ruling.values]
        elif isinstance(ruling, Flag):
            words = ["true", "false"]
        elif isinstance(ruling, Whole):
            default, words = f"integer {default}", []
        else:
            assert isinstance(ruling, Counts)
            words = ["table"]
        values[key] = [default, *(word for word in words if word != default)]
    return values


def test_every_option_of_the_documents_is_in_the_engine() -> None:
    values, _, _ = documented()
    engine = in_engine()
    assert {key: engine.get(key) for key in values} == values


def test_every_option_of_the_engine_is_in_the_documents() -> None:
    values, _, _ = documented()
    assert [key for key in in_engine() if key not in values] == []


def test_every_option_names_the_ruling_that_explains_it() -> None:
    _, sources, _ = documented()
    for key, ruling in RULEBOOK.rulings.items():
        assert ruling.source in KNOWN
        assert not sources.get(key) or ruling.source in sources[key]


def test_the_rulings_name_the_same_keys_and_values() -> None:
    engine = in_engine()
    wrong = {}
    for ruling, keys in selectable().items():
        for key, values in keys.items():
            if key not in engine or (values and values != engine[key]):
                wrong[ruling, key] = values
    assert wrong == {}


def test_every_key_is_selectable_by_its_ruling() -> None:
    yes = selectable()
    keys = {key for named in yes.values() for key in named}
    for key, ruling in RULEBOOK.rulings.items():
        if ruling.source.startswith("SR-") and key != "firstSeat":
            assert key in keys
            assert key in yes[ruling.source]


@pytest.mark.parametrize("edition", RULEBOOK.editions)
def test_the_profile_sets_the_starred_keys(edition: str) -> None:
    _, _, starred = documented()
    section = RULES.split("## 20. Profile E2")[1].split("\n- ")[0]
    listed = dict(re.findall(r"`(\w+) = (\w+)`", section))
    assert set(listed) == starred
    settled = RULEBOOK.settle(edition, {})
    for key, value in listed.items():
        default = RULEBOOK.rulings[key].default
        assert spell(settled[key]) == (value if edition == "E2" else spell(default))
    assert {key for key, ruling in RULEBOOK.rulings.items() if ruling.editions} == starred
