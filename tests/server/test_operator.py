"""What an operator does: settings, backup and restore while people play, two servers on one folder, a clear refusal."""

import asyncio
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.inside import serving_inside
from tests.server.running import Party, eventually, free_port, gather_party, leave_all, play_game, play_on, serving
from winterover.cli.serve import links
from winterover.client import Refused, Server
from winterover.core.errors import GameError
from winterover.server.backup import back_up, restore
from winterover.server.metrics import Metrics
from winterover.server.settings import Settings, load_settings
from winterover.server.store import PLAYING, EntryRow, StoreFailed, TableRow, Upload
from winterover.server.store.migrations import STEPS, migrate
from winterover.server.store.sqlite import FILE, SqliteStore


def run_command(*arguments: str, before: Callable[[], None] | None = None) -> subprocess.CompletedProcess[str]:
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("WINTEROVER_", "LC_", "LANG"))
    }
    return subprocess.run(
        [sys.executable, "-m", "winterover", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
        preexec_fn=before,
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
        ('log_level = "loud"', {}, "setting-value"),
        ("clock_fast = nan", {}, "setting-value"),
        ("keep_over = inf", {}, "setting-value"),
        ("", {"WINTEROVER_BOT_PAUSE": "nan"}, "setting-value"),
        ("message_size = 0", {}, "setting-value"),
        ("body_size = 10", {}, "setting-value"),
        ("requests_burst = 0", {}, "setting-value"),
        ('proxies = "the one in the cellar"', {}, "setting-value"),
        ("", {"WINTEROVER_DATA": ""}, "setting-value"),
        ('proxies = "10.0.0.1, 10.0.0.300"', {}, "setting-value"),
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


def test_the_command_says_how_others_could_join(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        said = process.log.read_text()
        assert f"Winterover is open at {process.address}" in said
        assert "start it with --host 0.0.0.0" in said


@pytest.mark.parametrize(
    ("listening", "here", "is_for_others"),
    [
        ("http://127.0.0.1:80", "http://127.0.0.1:80", False),
        ("http://[::1]:80", "http://[::1]:80", False),
        ("http://localhost:80", "http://localhost:80", False),
        ("http://192.0.2.7:80", "http://192.0.2.7:80", True),
        ("http://[fd00::7]:80", "http://[fd00::7]:80", True),
        ("http://0.0.0.0:80", "http://127.0.0.1:80", True),
        ("http://[::]:80", "http://127.0.0.1:80", True),
    ],
)
def test_others_are_told_an_address_that_is_theirs_too(listening: str, here: str, *, is_for_others: bool) -> None:
    found, elsewhere = links(listening)
    assert (found, bool(elsewhere)) == (here, is_for_others)
    assert "0.0.0.0" not in elsewhere


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


def damage(folder: Path) -> None:
    """A database whose head is sound and whose pages are not."""
    SqliteStore(folder, Metrics()).close()
    file = folder / FILE
    content = bytearray(file.read_bytes())
    content[200:] = b"\xff" * (len(content) - 200)
    file.write_bytes(content)


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda folder: (folder / "lock.sqlite").write_bytes(b"no lock" * 1000), "lock.sqlite"),
        (lambda folder: (folder / FILE).write_bytes(b"no database" * 1000), "winterover restore"),
        (lambda folder: (folder / FILE).mkdir(), "cannot hold the data"),
        (damage, "winterover restore"),
    ],
    ids=["lock", "no database", "folder", "damaged"],
)
def test_data_that_cannot_be_used_are_said_plainly(tmp_path: Path, spoil: Callable[[Path], object], word: str) -> None:
    spoil(tmp_path)
    failed = run_command("serve", "--port", str(free_port()), "--data", str(tmp_path))
    assert failed.returncode == 2
    assert word in failed.stderr
    assert "Traceback" not in failed.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such limit")
def test_a_disk_that_takes_nothing_is_not_another_server(tmp_path: Path) -> None:
    def fill_disk() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    failed = run_command("serve", "--port", str(free_port()), "--data", str(tmp_path), before=fill_disk)
    assert failed.returncode == 2
    assert "cannot hold the data" in failed.stderr
    assert "Traceback" not in failed.stderr


# Stopping and forgetting


def test_a_stop_says_good_bye_to_every_device(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            url = process.address.replace("http", "ws", 1) + "/api/play"
            async with connect(url, proxy=None) as device, connect(url, proxy=None) as watcher:
                for link, secret in ((device, party.secrets["A"]), (watcher, None)):
                    await link.send(json.dumps({"type": "hello", "table": party.table, "secret": secret}))
                    assert json.loads(await link.recv())["type"] == "snapshot"
                stopping = asyncio.create_task(asyncio.to_thread(process.stop))
                for link in (device, watcher):
                    await asyncio.wait_for(link.wait_closed(), 20)
                    assert link.close_code == 1012, "it starts again: come back"
                assert await stopping == 0
            log = process.log.read_text()
            assert "stopped" in log
            assert "Traceback" not in log

    asyncio.run(scene())


HALF_SENT = (
    b"GET /api/games HTTP/1.1\r\nHost: x",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nwi",
    b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
)


def test_a_stop_does_not_wait_for_requests_that_never_come(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        half = [socket.create_connection(("127.0.0.1", process.port)) for _ in HALF_SENT]
        for link, data in zip(half, HALF_SENT, strict=True):
            link.sendall(data)
        time.sleep(0.5)
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < 6
        for link in half:
            link.close()
        logged = [json.loads(line) for line in process.log.read_text().splitlines() if line.startswith("{")]
        assert {line["level"] for line in logged} == {"info"}


@pytest.mark.parametrize("stage", ["lobby", "playing", "over"])
def test_a_table_is_forgotten_after_its_time_and_no_other(tmp_path: Path, stage: str) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            lobby = await gather_party(process.address, "stayaway", 4)
            playing = await gather_party(process.address, "stayaway", 4)
            await playing.start()
            over = await gather_party(process.address, "stayaway", 4, bots="BCD")
            await leave_all(await play_game(over, 2))
            process.stop()
        tables = {"lobby": lobby.table, "playing": playing.table, "over": over.table}
        forgotten = tables.pop(stage)
        # It looks through its tables when it begins, and every minute.
        with serving(tmp_path, unload_after=0, **{f"keep_{stage}": 0.01}) as process:
            await eventually(lambda: forgotten not in kept_tables(tmp_path))
            assert kept_tables(tmp_path) == set(tables.values())
            server = Server(process.address)
            for path in (f"/api/tables/{forgotten}", f"/api/records/{forgotten}"):
                with pytest.raises(Refused) as refused:
                    await server.request("GET", path)
                assert refused.value.status == 404

    asyncio.run(scene())


def kept_tables(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "winterover.sqlite")) as connection:
        return {code for (code,) in connection.execute("SELECT code FROM tables")}


# Backup


async def _gone(party: Party) -> None:
    """Until there is no such table; a game that was soon over shows nobody when the backup is in force."""

    async def watch() -> None:
        while await party.server.table(party.table):
            await asyncio.sleep(0.1)

    with pytest.raises(Refused, match="no table"):
        await watch()


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
            await asyncio.wait_for(_gone(later), 20)
            players = (
                play_on(
                    seat, random.Random(place), lambda seat: seat.over or seat.state["view"]["answers"] >= before + 8
                )
                for place, seat in enumerate(seats)
            )
            await asyncio.wait_for(asyncio.gather(*players), 60)
            await leave_all(seats)

    asyncio.run(scene())


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is said otherwise here")
def test_nobody_else_on_the_machine_can_read_the_data(tmp_path: Path) -> None:
    """They hold the seeds of running games."""

    def rights(*files: Path) -> set[int]:
        assert files
        return {file.stat().st_mode & 0o777 for file in files}

    async def scene() -> None:
        data, copy, other = tmp_path / "data", tmp_path / "copy", tmp_path / "other"
        with serving(data) as process:
            await gather_party(process.address, "stayaway", 4)
            names = {file.name for file in data.glob("*.sqlite*")}
            assert names == {"lock.sqlite", FILE, f"{FILE}-wal", f"{FILE}-shm"} | {
                name for name in names if name.startswith("lock.sqlite-")
            }
            assert rights(*data.glob("*.sqlite*")) == {0o600}
            back_up(data, copy)
            restore(copy, other)
            assert rights(copy, other / FILE) == {0o600}
            process.kill()
        for file in data.glob("*.sqlite*"):  # as they were made before
            file.chmod(0o644)
        with serving(data):
            assert rights(*data.glob("*.sqlite*")) == {0o600}

    before = os.umask(0o022)
    try:
        asyncio.run(scene())
    finally:
        os.umask(before)


def test_a_backup_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "data", Metrics()).close()
    with pytest.raises(GameError) as refused:
        back_up(tmp_path / "data", tmp_path / "nowhere" / "copy")
    assert refused.value.code == "file-unwritable"


def spoil_end(folder: Path) -> None:
    """A database that can be opened and copied, and some of whose pages are not what they should be."""
    SqliteStore(folder, Metrics()).close()
    file = folder / FILE
    content = file.read_bytes()
    file.write_bytes(content[:-8192] + b"\xff" * 8192)


@pytest.mark.parametrize(
    "spoil",
    [lambda folder: (folder / FILE).write_bytes(b"no database" * 1000), damage, spoil_end],
    ids=["no database", "damaged", "damaged at its end"],
)
def test_a_backup_of_damaged_data_says_what_is_damaged(tmp_path: Path, spoil: Callable[[Path], object]) -> None:
    data, target = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    spoil(data)
    with pytest.raises(GameError) as refused:
        back_up(data, target)
    assert (refused.value.code, refused.value.args_by_name["file"]) == ("data-damaged", str(data / FILE))
    assert not target.exists()


def test_what_waits_to_be_written_does_not_go_into_what_was_restored(tmp_path: Path) -> None:
    """Whoever thought of it has to look at the restored tables first; only then may anything be written."""

    async def scene() -> None:
        SqliteStore(tmp_path / "data", Metrics()).close()
        back_up(tmp_path / "data", tmp_path / "copy")
        store = SqliteStore(tmp_path / "data", Metrics())
        replaced: list[int] = []
        store.on_replaced = lambda: replaced.append(store.contents)
        before = store.contents
        await store.write([store.add_upload(Upload("BEFORE", "x"))], before)
        await asyncio.to_thread(restore, tmp_path / "copy", tmp_path / "data")
        for code in ("ONE", "TWO", "THREE"):  # each in a batch of its own; the first one notices
            with pytest.raises(StoreFailed) as refused:
                await store.write([store.add_upload(Upload(code, "x"))], before)
            assert refused.value.replaced
        assert replaced == [before + 1]
        assert store.uploads(10) == []
        await store.write([store.add_upload(Upload("AFTER", "x"))], store.contents)
        assert store.uploads(10) == ["AFTER"]
        store.close()

    asyncio.run(scene())


def test_a_deed_does_not_go_into_what_was_restored(tmp_path: Path) -> None:
    """Deeds alone are written without a look at the contents first: the statement itself has to look."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "data", Metrics())
        row = TableRow(1, "TABLE", PLAYING, "{}", bytes(32), 1, "", 0.0, "", False, "none")
        await store.write([store.create_table(row)], store.contents)
        back_up(tmp_path / "data", tmp_path / "copy")
        before = store.contents
        deeds = [store.append(1, place, EntryRow("answer", 0, "pass", "", "", 0.0, 0.0)) for place in range(3)]
        await store.write(deeds[:1], before)
        await asyncio.to_thread(restore, tmp_path / "copy", tmp_path / "data")
        with pytest.raises(StoreFailed) as refused:
            await store.write(deeds[1:], before)
        assert refused.value.replaced
        assert store.contents == before + 1
        assert store.entries_of(1) == []
        await store.write(deeds, store.contents)
        assert len(store.entries_of(1)) == 3
        store.close()

    asyncio.run(scene())


def test_the_newest_upload_is_kept_whatever_the_clock_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path, Metrics())
        for hour, code in enumerate(("FIRST", "SECOND", "THIRD", "FOURTH")):
            monkeypatch.setattr(time, "time", lambda hour=hour: 1.7e9 - 3600 * hour)  # it is put back again and again
            changes = [store.add_upload(Upload(code, "x", "somebody")), store.trim_uploads(2, "somebody")]
            await store.write([*changes, store.trim_uploads(2)], store.contents)
            assert store.upload(code) is not None, "whoever was told that it is kept finds it"
        assert store.uploads(10) == ["FOURTH", "THIRD"]
        store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("maker", [None, "somebody"])
@pytest.mark.parametrize(("most", "left"), [(0, 6), (2, 2), (9, 6)])
def test_uploads_make_room_without_being_read(tmp_path: Path, most: int, left: int, maker: str | None) -> None:
    """They are long, and everybody waits for the thread that writes: whose they are is not looked for behind them."""
    others = 0 if maker is None else 3

    async def scene() -> None:
        store = SqliteStore(tmp_path, Metrics())
        for number in range(6 + others):
            whose = "somebody" if number % 3 or not others else "another"
            await store.write([store.add_upload(Upload(f"U{number}", "x", whose))], store.contents)
        sql, values = store.trim_uploads(most, maker)
        plan = [step for *_, step in store._writing.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
        forgetting, looking = [step for step in plan if " uploads" in step]
        assert "rowid<?" in forgetting, "what stays is not even looked at"
        assert looking == "SCAN uploads" if maker is None else "COVERING INDEX uploads_by_maker" in looking
        await store.write([(sql, values)], store.contents)
        kept = store.uploads(10)
        assert len(kept) == left + others
        assert kept == sorted(kept, reverse=True)
        store.close()

    asyncio.run(scene())


def test_a_restore_gives_everybody_the_time_they_had(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path / "data", clock_fast=8, wake_grace=0) as process:
            party = await gather_party(process.address, "stayaway", 4, clock="fast")
            async with party.seat("A") as seat:
                await party.start()
                await eventually(lambda: bool(seat.state["clock"]["seats"]))
                await asyncio.to_thread(back_up, tmp_path / "data", tmp_path / "copy")
                await asyncio.sleep(4)
                await asyncio.to_thread(restore, tmp_path / "copy", tmp_path / "data")
                await eventually(lambda: seat.snapshots == 2)
                clock = seat.state["clock"]
                assert min(clock["seats"].values()) - clock["now"] > 5, "of eight seconds, four passed after the backup"
                assert seat.state["view"]["answers"] == 0

    asyncio.run(scene())


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old")) as old:
        old.executescript(f"{STEPS[0]} PRAGMA user_version = 1; INSERT INTO meta VALUES ('served', 100.0);")
        settings = '{"game": "stayaway", "players": 4}'
        row = (1, "ABCDEF", "lobby", 1, "none", settings, b"", 1, "", 0.0, "", 1.7e9)
        old.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)
        old.execute("INSERT INTO seats VALUES (1, 0, 'person', 'Ada', '', 'x', 0, 0)")
        old.execute("INSERT INTO uploads VALUES ('EARLY', 'x', 1.0), ('LATE', 'y', 3.0), ('BETWEEN', 'z', 2.0)")
        old.commit()
    restore(tmp_path / "old", tmp_path / "data")
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as data:
        assert data.execute("PRAGMA user_version").fetchone() == (len(STEPS),), "a running server can go on with it"
    store = SqliteStore(tmp_path / "data", Metrics())
    table = store.find_table("ABCDEF")
    assert store.uploads(10) == ["LATE", "BETWEEN", "EARLY"]
    store.close()
    assert table is not None
    assert [(who.name, who.agreed, who.formerly) for who in table.seats] == [("Ada", "", [])]
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as data:
        assert data.execute("SELECT touched FROM tables").fetchall() == [(100.0,)], "tables age by the server's clock"


def test_who_was_replaced_under_an_older_version_is_still_named(tmp_path: Path) -> None:
    before = next(number for number, step in enumerate(STEPS) if "json_each(formerly)" in step)
    with closing(sqlite3.connect(tmp_path / "old")) as old:
        old.executescript("".join(STEPS[:before]) + f"PRAGMA user_version = {before};")
        columns = "table_id, seat, kind, name, level, secret, ready, offered, formerly"
        row = (1, 0, "person", "Ada", "", "x", 1, 0, '["Bo \\"B\\"", "Cleo"]')
        old.execute(f"INSERT INTO seats ({columns}) VALUES ({', '.join('?' * len(row))})", row)
        old.commit()
        migrate(old)
        assert old.execute("SELECT formerly FROM seats").fetchone() == ('[["Bo \\"B\\"",0,0],["Cleo",0,0]]',)


@pytest.mark.parametrize("years", [60, -60])
def test_a_wrong_wall_clock_takes_no_table_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: float) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, unload_after=0) as server:
            there = Server(server.address)
            code = (await there.create_table("stayaway", 4))["table"]
            right = time.time
            monkeypatch.setattr(time, "time", lambda: right() + years * 365 * 24 * 3600)
            other = (await there.create_table("stayaway", 4))["table"]
            await server.hall._expire()
            monkeypatch.undo()
            await server.hall._expire()
            assert (await there.table(code))["stage"] == (await there.table(other))["stage"] == "lobby"

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


def of_another_program(made: sqlite3.Connection) -> None:
    made.executescript("CREATE TABLE notes (text); PRAGMA user_version = 0;")


def with_our_names(made: sqlite3.Connection) -> None:
    made.executescript("CREATE TABLE tables (x); CREATE TABLE seats (x); CREATE TABLE entries (x);")
    made.execute(f"PRAGMA user_version = {len(STEPS)}")


def of_an_older_version_with_our_names(made: sqlite3.Connection) -> None:
    with_our_names(made)
    made.execute("PRAGMA user_version = 1")


def without_a_column(made: sqlite3.Connection) -> None:
    migrate(made)
    made.execute("ALTER TABLE seats DROP COLUMN formerly")


def without_an_index(made: sqlite3.Connection) -> None:
    migrate(made)
    made.execute("DROP INDEX seats_by_secret")


@pytest.mark.parametrize(
    "make",
    [
        of_another_program,
        with_our_names,
        of_an_older_version_with_our_names,
        without_a_column,
        without_an_index,
    ],
)
def test_a_database_that_no_server_could_start_with_is_no_backup(
    tmp_path: Path, make: Callable[[sqlite3.Connection], None]
) -> None:
    SqliteStore(tmp_path / "data", Metrics()).close()
    before = (tmp_path / "data" / FILE).read_bytes()
    with closing(sqlite3.connect(tmp_path / "other", isolation_level=None)) as made:
        make(made)
    with pytest.raises(GameError) as refused:
        restore(tmp_path / "other", tmp_path / "data")
    assert refused.value.code == "not-a-backup"
    assert (tmp_path / "data" / FILE).read_bytes() == before


def test_what_an_operator_adds_to_the_data_can_be_restored(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "data", Metrics()).close()
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as data:
        data.executescript("ANALYZE; CREATE INDEX own ON seats (name); CREATE TABLE notes (text)")
    back_up(tmp_path / "data", tmp_path / "copy")
    restore(tmp_path / "copy", tmp_path / "data")


def test_what_goes_wrong_in_the_event_loop_is_logged_without_what_it_quotes() -> None:
    program = """
import asyncio
from winterover.server.logs import start_logging

def fail(data):
    raise ValueError(data)

async def main():
    asyncio.get_running_loop().call_soon(fail, "canary")
    await asyncio.sleep(0)

start_logging("info")
asyncio.run(main())
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    line = json.loads(found.stderr)
    assert (line["level"], line["event"], line["error"]) == ("error", "event loop failed", "ValueError")
    assert "canary" not in found.stderr
