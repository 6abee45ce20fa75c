"""`winterover sim` for one to three people: the crew wins or nobody does."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import in_order, run


@pytest.mark.parametrize("players", ["1", "2", "3"])
def test_sim_finds_the_mode_by_the_number_of_players(in_folder: Path, players: str) -> None:
    result = run("sim", "thing", "--json", "--players", players, "--bots", "heuristic", "--games", "2")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["players"] == int(players)
    assert set(found["winners"]) == {"crew", "nobody"}
    assert sum(found["winners"].values()) == found["finished"] == 2


@pytest.mark.parametrize(
    ("language", "head", "crew"), [("en", "1 player,", "the crew"), ("it", "1 giocatore,", "l’eq")]
)
def test_sim_tells_people_how_often_the_crew_won(in_folder: Path, language: str, head: str, crew: str) -> None:
    shown = run("sim", "thing", "--players", "1", "--bots", "random", "--games", "3", "--lang", language).stdout
    assert in_order(shown, head, crew, "100")
    assert "crew_lost" not in shown


def test_sim_names_all_numbers_of_players_when_there_is_no_such_mode(in_folder: Path) -> None:
    result = run("sim", "thing", "--players", "9")
    assert result.exit_code != 0
    assert "1 to 8" in result.output
