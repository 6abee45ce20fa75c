"""What every test of the command line starts from."""

from pathlib import Path

import pytest


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder and no language in the environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("WINTEROVER_LANG", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path
