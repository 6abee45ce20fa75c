"""The transcripts still come out as they were written."""

import pytest

from tests.golden.make import FOLDER, cases, seed_of, transcript
from winterover.core.game import Config
from winterover.core.record import read, verify
from winterover.games.registry import find_game

CASES = dict(cases())


@pytest.mark.parametrize("name", CASES)
def test_transcript(name: str) -> None:
    config: Config = CASES[name]
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(config, seed_of(name)) == written, "behaviour changed: raise rules_version, then `make golden`"


@pytest.mark.parametrize("name", CASES)
def test_transcripts_record_verifies(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0]
    match = verify(read(text), find_game(CASES[name].game, CASES[name].players))
    assert match.over


def test_every_game_edition_and_player_count_has_a_transcript_and_no_other_lies_about() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)


def test_a_transcript_names_the_rules_version_it_was_written_with() -> None:
    for name, config in CASES.items():
        record = read((FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0])
        assert record.rules == find_game(config.game, config.players).rules_version
