"""The other commands, the errors of all of them, and the language they speak."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import in_order, play, run
from winterover import __version__
from winterover.cli import specification
from winterover.cli.language import chosen_language
from winterover.games.registry import GAMES
from winterover.locales import Texts

KEYS = [
    "game",
    "players",
    "edition",
    "bots",
    "games",
    "finished",
    "decisions",
    "seconds",
    "decisions_per_second",
    "winners",
    "endings",
]


def test_version_and_help(in_folder: Path) -> None:
    assert run("--version").output == f"winterover {__version__}\n"
    for command in ("play", "replay", "verify", "rules", "rulings", "sheet", "sim", "bench"):
        assert command in run("--help").output
        assert run(command, "--help").exit_code == 0


def test_the_module_is_the_command(in_folder: Path) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "winterover", "--version"], capture_output=True, text=True, check=True
    )
    assert shown.stdout == f"winterover {__version__}\n"


def test_a_command_imports_only_what_it_needs() -> None:
    code = (
        "import sys, winterover.cli.app; "
        "print([name for name in ('fluent', 'babel', 'winterover.games', 'winterover.bots', 'winterover.sim') "
        "if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "[]\n"


# Rules


def test_a_rule_by_its_id(in_folder: Path) -> None:
    for spelling in ("S-AXE-02", "s-axe-02"):
        assert in_order(run("rules", spelling).output, "S-AXE-02", "In reach are", "Axe", "Remove one obstacle")


@pytest.mark.parametrize(
    ("wanted", "part"),
    [
        ("SR-43", "Default and why: any door"),
        ("SX-10", "Forced infection"),
        ("SD-05", "Who decides: asker"),
        ("S-EXCH-05", "Infected | to anyone"),
        ("T-P1-02", "the Leader chooses"),
        ("EX-02", "Storm breaks the boiler"),
        ("S-AXE", "S-AXE-06"),
        ("card-axe", "Remove one obstacle"),
        ("axe", "Remove one obstacle"),
        ("topic-doors", "Doors"),
    ],
)
def test_anything_with_a_name_can_be_looked_up(in_folder: Path, wanted: str, part: str) -> None:
    result = run("rules", wanted)
    assert result.exit_code == 0
    assert part in result.output


def test_every_rule_of_a_rule_card_is_in_the_specification() -> None:
    known = specification.clauses()
    for game in GAMES.values():
        for rules in game.rule_cards.values():
            assert set(rules) <= set(known)


def test_a_word_finds_cards_and_clauses(in_folder: Path) -> None:
    output = run("rules", "whisper").output
    assert in_order(output, "S-TALK-04", "Private messages")
    assert in_order(run("rules", "face", "down").output, "Mentioned in", "S-SET-04")


def test_an_index_and_a_rule_that_is_none(in_folder: Path) -> None:
    assert in_order(run("rules").output, "Topics", "Roles", "Cards", "Flamethrower", "Variants")
    for args in (("rules", "xyzzy"), ("rules", "axe", "--game", "chess")):
        result = run(*args)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1


def test_rule_cards_come_in_the_language_asked_for(in_folder: Path) -> None:
    assert "Flammenwerfer" in run("rules", "card-flamethrower", "--lang", "de").output


# Simulation


def _sim(*args: str) -> dict[str, Any]:
    result = run("sim", "stayaway", "--json", *args)
    assert result.exit_code == 0, result.output
    assert result.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_sim_prints_one_object_with_its_keys(in_folder: Path) -> None:
    found = _sim("--players", "5", "--edition", "E2", "--bots", "random", "--games", "12", "--seed", "3")
    assert list(found) == KEYS
    assert (found["game"], found["players"], found["edition"], found["bots"]) == ("stayaway", 5, "E2", ["random"])
    assert found["games"] == found["finished"] == sum(found["endings"].values()) == 12


def _lasting(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


def test_sim_depends_on_the_seed_and_not_on_the_number_of_processes(in_folder: Path) -> None:
    args = ("--bots", "random,heuristic", "--games", "8", "--ruling", "infectedAt6=9")
    one = _lasting(_sim(*args, "--seed", "5", "--jobs", "1"))
    assert one == _lasting(_sim(*args, "--seed", "5", "--jobs", "2"))
    assert one != _lasting(_sim(*args, "--seed", "6"))


def test_sim_prints_a_table_for_people(in_folder: Path) -> None:
    result = run("sim", "stayaway", "--bots", "random", "--games", "5")
    assert result.exit_code == 0
    assert in_order(result.stdout, "Stay Away!, 6 players, edition E1", "5 games", "Games won by", "Ending", "%")


@pytest.mark.parametrize(("language", "number"), [("en", r"\d\.\d%"), ("de", r"\d,\d\s%"), ("fr", r"\d,\d\s%")])
def test_sim_speaks_the_language_in_words_and_numbers(in_folder: Path, language: str, number: str) -> None:
    args = ("sim", "stayaway", "--bots", "random", "--games", "7")
    found = json.loads(run(*args, "--json").stdout)["endings"]
    shown = run(*args, "--lang", language).stdout
    assert re.search(number, shown), shown
    for ending in found:
        sentence = Texts(language)(f"stayaway-ending-{ending}").partition(". ")[0].rstrip(".")
        assert sentence in shown, shown
        assert ending not in shown


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are looked up in /proc")
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one core has no use for several processes")
def test_a_killed_sim_leaves_no_process_behind(in_folder: Path) -> None:
    args = ["sim", "stayaway", "--bots", "random", "--games", "1000000", "--jobs", "2"]
    parent = subprocess.Popen([sys.executable, "-m", "winterover", *args], stdout=subprocess.DEVNULL)
    children: list[Path] = []
    try:
        _wait_until(lambda: len(_workers(parent.pid)) >= 2)
        children = _workers(parent.pid)
    finally:
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    _wait_until(lambda: not any(child.exists() for child in children))


def _workers(pid: int) -> list[Path]:
    """The processes that carry out orders for another one, as folders of /proc."""
    found = [Path("/proc") / child for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in found if b"spawn_main" in (child / "cmdline").read_bytes()]


def _wait_until(is_so: Callable[[], bool], seconds: float = 30) -> None:
    limit = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < limit, "waited too long"
        time.sleep(0.1)


def test_bench_prints_what_was_measured(in_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from winterover.sim import bench

    measure = bench.run
    monkeypatch.setattr(bench, "run", lambda progress: measure(0.01, progress))
    found = json.loads(run("bench", "--json").stdout)
    assert {"name", "value", "unit"} <= set(found["results"][0])
    assert "stayaway" in found["ratios"]
    table = run("bench").stdout
    for row in found["results"]:
        assert row["name"] in table


# Errors


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "chess"), 'There is no game "chess"'),
        (("play", "--players", "3"), "for 4 to 12 players"),
        (("play", "--people", "7"), "cannot seat"),
        (("play", "--people", "-1"), "cannot seat"),
        (("play", "--people", "1", "--seat", "A=Ada"), "Give only one of the two"),
        (("play", "--seat", "Ada"), "does not say who sits where"),
        (("play", "--seat", "Z=Ada"), 'There is no seat "Z"'),
        (("play", "--seat", "A=Ada", "--seat", "A=Bo"), "Seat A is given twice"),
        (("play", "--seat", "A=Ada", "--seat", "B=ada"), 'Two players are called "ada"'),
        (("play", "--seat", "A="), "cannot be a name"),
        (("play", "--seat", "A=" + "x" * 21), "cannot be a name"),
        (("play", "--bots", "deepthought"), 'There is no bot "deepthought"'),
        (("play", "--edition", "E9"), 'There is no edition "E9"'),
        (("play", "--ruling", "whisper"), "is not a table option"),
        (("play", "--ruling", "nonsense=1"), 'There is no table option "nonsense"'),
        (("play", "--ruling", "whisper=loud"), 'cannot be "loud"'),
        (("play", "--ruling", "firstSeat=B"), "contradicts"),
        (("play", "--lang", "tlh"), 'There is no language "tlh"'),
        (("play", "--load", "missing.record"), "There is no file"),
        (("play", "--load", "missing.record", "--players", "5"), "brings its own table"),
        (("sim", "chess"), 'There is no game "chess"'),
        (("sim", "stayaway", "--players", "13"), "for 4 to 12 players"),
        (("sim", "stayaway", "--bots", "random,nobody"), 'There is no bot "nobody"'),
        (("sim", "stayaway", "--ruling", "x"), "is not a table option"),
    ],
)
def test_errors_are_one_sentence_on_stderr(in_folder: Path, args: Sequence[str], sentence: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output
    assert not list(in_folder.iterdir())


@pytest.mark.parametrize(
    "args", [("play", "--players", "many"), ("sim",), ("sim", "stayaway", "--games", "0"), ("nonsense",)]
)
def test_wrong_usage_exits_with_2(in_folder: Path, args: Sequence[str]) -> None:
    assert run(*args).exit_code == 2


# Languages


@pytest.mark.parametrize(
    ("given", "environment", "expected"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8", "WINTEROVER_LANG": "fr"}, "fr"),
        ("uk", {"LANG": "de_DE.UTF-8", "WINTEROVER_LANG": "fr"}, "uk"),
        ("es-AR", {}, "es"),
        ("IT", {}, "it"),
    ],
)
def test_the_language_is_the_one_asked_for(given: str | None, environment: dict[str, str], expected: str) -> None:
    assert chosen_language(given, environment) == expected


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "uk", "es"])
def test_a_game_can_be_played_in_every_language(in_folder: Path, language: str) -> None:
    result = play("--lang", language, "--bots", "random", "--people", "2")
    assert result.exit_code == 0, result.output
    assert run("replay", str(next((in_folder / "records").iterdir())), "--all", "--lang", language).exit_code == 0
