"""What an operator does: settings, backup and restore while people play, two servers on one folder, a clear refusal."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import free_port, gather_party, leave_all, play_game, play_on, serving
from winterover.client import Refused
from winterover.core.errors import GameError
from winterover.server.settings import Settings, load_settings


def run_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("WINTEROVER_", "LC_", "LANG"))
    }
    return subprocess.run(
        [sys.executable, "-m", "winterover", *arguments], capture_output=True, text=True, timeout=60, env=environment
    )


# Settings


def test_the_command_line_overrules_the_environment_which_overrules_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nclock_fast = 30\norigins = ["https://a.example"]\n')
    environment = {"WINTEROVER_PORT": "2", "WINTEROVER_CLOCK_FAST": "31", "WINTEROVER_LANG": "de", "HOME": "x"}
    settings = load_settings(file, environment, {"port": 3, "data": None})
    assert (settings.port, settings.clock_fast, settings.host) == (3, 31, "0.0.0.0")
    assert settings.origins == ["https://a.example"]
    assert settings.data == Settings().data


@pytest.mark.parametrize(
    ("content", "environment", "code"),
    [
        ("colour = 1", {}, "setting-unknown"),
        ('port = "x"', {}, "setting-value"),
        ("clock_fast = -1", {}, "setting-value"),
        ("port = = 1", {}, "setting-file"),
        ("", {"WINTEROVER_PROT": "80"}, "setting-unknown"),
        ("", {"WINTEROVER_PORT": "eighty"}, "setting-value"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, content: str, environment: dict[str, str], code: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(content)
    with pytest.raises(GameError) as refused:
        load_settings(file, environment, {})
    assert refused.value.code == code
    assert str(refused.value)


# Starting


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with serving(tmp_path):
        second = run_command("serve", "--port", "0", "--data", str(tmp_path))
        assert second.returncode == 2
        assert "Another server" in second.stderr


def test_a_port_in_use_is_said_plainly(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as process:
        second = run_command("serve", "--port", str(process.port), "--data", str(tmp_path / "two"))
        assert second.returncode == 2
        assert str(process.port) in second.stderr
        assert "Traceback" not in second.stderr


def test_a_folder_that_cannot_be_one_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    failed = run_command("serve", "--port", str(free_port()), "--data", str(tmp_path / "file"))
    assert failed.returncode == 2
    assert "Traceback" not in failed.stderr


# Backup


def test_backup_and_restore_while_people_play(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path / "data") as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await play_game(party, 5, lambda seat: seat.over or seat.state["view"].get("answers", 0) >= 10)
            copy = tmp_path / "copy.sqlite"
            done = await asyncio.to_thread(run_command, "backup", str(copy), "--data", str(tmp_path / "data"))
            assert done.returncode == 0, done.stderr
            before = max(seat.state["view"]["answers"] for seat in seats)
            players = (
                play_on(
                    seat, random.Random(place), lambda seat: seat.over or seat.state["view"]["answers"] >= before + 20
                )
                for place, seat in enumerate(seats)
            )
            await asyncio.wait_for(asyncio.gather(*players), 60)
            later = await gather_party(process.address, "stayaway", 4)
            done = await asyncio.to_thread(run_command, "restore", str(copy), "--data", str(tmp_path / "data"))
            assert done.returncode == 0, done.stderr
            for seat in seats:
                while seat.state["view"]["answers"] > before + 4:
                    await asyncio.wait_for(seat.changed(), 20)
            with pytest.raises(Refused, match="no table"):
                await party.server.table(later.table)
            players = (
                play_on(
                    seat, random.Random(place), lambda seat: seat.over or seat.state["view"]["answers"] >= before + 8
                )
                for place, seat in enumerate(seats)
            )
            await asyncio.wait_for(asyncio.gather(*players), 60)
            await leave_all(seats)

    asyncio.run(scene())


def test_what_is_no_backup_is_refused_and_nothing_is_overwritten(tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        pass
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_text("this is not a database")
    refused = run_command("restore", str(wrong), "--data", str(tmp_path / "data"))
    assert (refused.returncode, "not a backup" in refused.stderr) == (2, True)
    refused = run_command("backup", str(wrong), "--data", str(tmp_path / "data"))
    assert refused.returncode == 2
    assert wrong.read_text() == "this is not a database"
    refused = run_command("backup", str(tmp_path / "new"), "--data", str(tmp_path / "nowhere"))
    assert refused.returncode == 2
