"""Secrets stay where they belong: canaries in no byte, log line, figure or file; the same bytes in other worlds."""

import asyncio
import copy
import json
import re
import socket
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, serving_inside
from tests.server.running import METRICS_TOKEN, Party, eventually, gather_party, leave_all, play_game, serving
from winterover.client import Refused, Seat
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS
from winterover.core.seats import Seat as SeatNumber
from winterover.core.state import State
from winterover.games.registry import GAMES
from winterover.server.credentials import hash_of, is_secret, new_secret
from winterover.server.store import PLAYING, StoreFailed, TableRow

#: What people write is for the table, not for whoever runs the server.
WORDS = "the canary sings at midnight"


def test_no_secret_is_in_any_byte_log_line_figure_or_file(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "thing", 5, bots="E")
            heard: list[str] = []
            seats = [party.seat(letter) for letter in party.secrets]
            watcher = party.seat(None)
            for seat in [*seats, watcher]:
                seat.on_message = lambda message: heard.append(json.dumps(message))
            async with watcher:
                await _play_and_pry(party, seats, heard)
            await leave_all(seats)
            rotated = await party.server.request(
                "POST", f"/api/tables/{party.table}/seats/A/secret", None, party.secrets["A"]
            )
            own = new_secret()
            for proposed in (party.host, f"{own[1:]}~", own):  # refused, refused, taken over
                with suppress(Refused):
                    await party.server.request(
                        "POST", f"/api/tables/{party.table}/seats/B/secret", {"secret": proposed}, party.secrets["B"]
                    )
            secrets = [*party.secrets.values(), party.host, rotated["secret"], own, own[1:]]
            with closing(sqlite3.connect(tmp_path / "winterover.sqlite")) as connection:
                (seed,) = connection.execute("SELECT seed FROM tables").fetchone()
            metrics = await party.server.request("GET", "/metrics", None, METRICS_TOKEN)
            process.stop()
            log = "\n".join(line for line in process.log.read_text().splitlines() if line.startswith("{"))
            for secret in secrets:
                assert not any(secret in message for message in heard)
                for file in tmp_path.iterdir():
                    assert secret.encode() not in file.read_bytes(), file.name
                assert secret not in metrics
            assert not any(seed.hex() in message for message in heard), "the seed is told in the record only"
            assert any(WORDS in message for message in heard)
            for canary in (*secrets, seed.hex(), party.table, WORDS, "Player A", "127.0.0.1"):
                assert canary not in log
                assert canary not in metrics
            assert '"event": "game over"' in log, "the log is not merely empty"

    asyncio.run(scene())


async def _play_and_pry(party: Party, seats: list[Seat], heard: list[str]) -> None:
    """Play, and try everything that might make the server say too much."""
    await play_game_of(party, seats)
    strangers = ["x" * 32, party.secrets["A"][:-1] + "~", ""]
    for secret in strangers:
        for method, path in (("POST", "start"), ("POST", "rematch"), ("GET", "frames"), ("DELETE", "seats/A")):
            with pytest.raises(Refused) as refused:
                await party.server.request(method, f"/api/tables/{party.table}/{path}", None, secret)
            assert refused.value.status == 401
            heard.append(f"{refused.value} {refused.value.details}")
    heard.append(json.dumps(await party.server.table(party.table)))
    heard += [json.dumps(await party.server.past(party.table, seen_as)) for seen_as in ("", "A", "open")]


async def play_game_of(party: Party, seats: list[Seat]) -> None:
    made = iter(seats)
    party.seat = lambda letter: next(made)  # type: ignore[method-assign]
    await play_game(party, 11)
    await seats[0].chat(WORDS)


def test_rotating_a_secret_closes_the_old_one(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path) as process:
            party = await gather_party(process.address, "stayaway", 4)
            seats = await play_game(party, 1, lambda seat: bool(seat.state["view"]))
            path = f"/api/tables/{party.table}/seats/A/secret"
            for wrong in (party.secrets["B"], party.host):
                with pytest.raises(Refused) as refused:
                    await party.server.request("POST", path, None, wrong)
                assert refused.value.code == "not-your-seat"
            fresh = (await party.server.request("POST", path, None, party.secrets["A"]))["secret"]
            await eventually(lambda: seats[0].closed == 4410)
            process.kill()
            process.start()
            old = party.seat("A")
            with pytest.raises(Refused):
                await old.__aenter__()
            assert old.closed == 4401
            async with Seat(process.address, party.table, fresh) as again:
                assert again.state["you"] == "A"
            await leave_all(seats)

    asyncio.run(scene())


@asynccontextmanager
async def deaf_request(address: str, path: str, body: Any, secret: str) -> AsyncIterator[None]:
    """A request whose answer never comes through: whoever sent it is gone before reading."""
    data = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {secret}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    host, port = address.removeprefix("http://").split(":")
    with closing(await asyncio.to_thread(socket.create_connection, (host, int(port)))) as connection:
        connection.sendall(head.encode() + data)
        yield


async def opened_by(address: str, table: str, secret: str) -> str | None:
    """Which seat a secret opens; None for no place at all."""
    seat = Seat(address, table, secret)
    try:
        async with seat:
            found: str = seat.state["you"]
            return found
    except Refused:
        assert seat.closed == 4401
        return None


def test_a_secret_made_by_the_client_outlives_a_lost_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party, again = await finished_with_rematch(inside)
            path, old, fresh = f"/api/tables/{party.table}/seats/A/secret", party.secrets["A"], new_secret()
            async with party.seat("A") as seat, deaf_request(inside.address, path, {"secret": fresh}, old):
                await eventually(lambda: seat.closed == 4410)
            for table in (party.table, again):
                assert await opened_by(inside.address, table, fresh) == "A"
                assert await opened_by(inside.address, table, old) is None
            # Asked again, as by somebody who does not know: the same answer, and nobody has to leave.
            async with Seat(inside.address, party.table, fresh) as seat:
                for _ in range(2):
                    assert await party.server.request("POST", path, {"secret": fresh}, fresh) == {"secret": fresh}
                with pytest.raises(Refused) as refused:
                    await party.server.request("POST", path, {"secret": fresh}, old)
                assert refused.value.code == "bad-secret"
                await seat.chat("still here")
            assert kept_secrets(tmp_path) == [hash_of(fresh)] * 2

    asyncio.run(scene())


@pytest.mark.parametrize(
    "wrong",
    ["", "x" * 31, "x" * 33, "x" * 31 + "~", "x" * 32 + "\n", "x" * 31 + "=", "x" * 31 + "é", "x" * 31 + "٣"],
)
def test_what_does_not_look_like_a_secret_becomes_none(wrong: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4, bots="BCD")
            async with party.seat("A") as seat:
                with pytest.raises(Refused) as refused:
                    await party.server.request(
                        "POST", f"/api/tables/{party.table}/seats/A/secret", {"secret": wrong}, party.secrets["A"]
                    )
                assert (refused.value.status, refused.value.code, refused.value.details) == (400, "secret-form", {})
                await seat.chat("still here")
            assert await opened_by(inside.address, party.table, party.secrets["A"]) == "A"

    asyncio.run(scene())


def test_nobody_gets_a_secret_that_opens_something_else(tmp_path: Path) -> None:
    """The refusal is the same for every place at the table, and does not say which it was."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4, bots="D")
            path, refusals = f"/api/tables/{party.table}/seats/A/secret", []
            for taken in (party.secrets["B"], party.secrets["C"], party.host):
                with pytest.raises(Refused) as refused:
                    await party.server.request("POST", path, {"secret": taken}, party.secrets["A"])
                refusals.append((refused.value.status, refused.value.code, refused.value.details, str(refused.value)))
            assert refusals == [(409, "secret-taken", {}, refusals[0][3])] * 3
            for letter, secret in party.secrets.items():
                assert await opened_by(inside.address, party.table, secret) == letter
            # To whoever may not replace it, nothing is said about what was proposed.
            for proposed in (party.secrets["B"], "x"):
                with pytest.raises(Refused) as refused:
                    await party.server.request("POST", path, {"secret": proposed}, "y" * 32)
                assert refused.value.code == "bad-secret"

    asyncio.run(scene())


def test_a_new_secret_is_asked_for_with_nothing_or_with_json(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 4, bots="BCD")
            path, secret = f"/api/tables/{party.table}/seats/A/secret", party.secrets["A"]
            for body, code in ((new_secret(), "wrong-content"), ({}, "bad-request"), ({"secret": 1}, "bad-request")):
                with pytest.raises(Refused) as refused:
                    await party.server.request("POST", path, body, secret)
                assert refused.value.code == code
            fresh = (await party.server.request("POST", path, None, secret))["secret"]
            assert is_secret(fresh)
            assert await opened_by(inside.address, party.table, fresh) == "A"

    asyncio.run(scene())


async def finished_with_rematch(inside: Inside) -> tuple[Party, str]:
    """A finished game and the code of its rematch, at which the same secrets are valid."""
    party = await gather_party(inside.address, "stayaway", 4, bots="CD")
    await leave_all(await play_game(party, 8))
    again = await party.server.request("POST", f"/api/tables/{party.table}/rematch", None, party.host)
    return party, again["table"]


def kept_secrets(folder: Path) -> list[str]:
    """What the file holds for seat A of every table."""
    with closing(sqlite3.connect(folder / "winterover.sqlite")) as connection:
        return [found for (found,) in connection.execute("SELECT secret FROM seats WHERE seat = 0 ORDER BY table_id")]


@pytest.mark.parametrize("is_loaded", [True, False], ids=["in memory", "on disk"])
def test_a_secret_is_replaced_at_all_its_tables_in_one_write(tmp_path: Path, is_loaded: bool) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party, again = await finished_with_rematch(inside)
            if not is_loaded:
                inside.hall._put_away(await inside.table(again))
            store = inside.hall.services.store
            write, after_each = store.write, []

            async def noted(changes: Any, contents: int) -> None:
                await write(changes, contents)
                after_each.append(kept_secrets(tmp_path))

            store.write = noted  # type: ignore[method-assign]
            path = f"/api/tables/{party.table}/seats/A/secret"
            fresh = (await party.server.request("POST", path, None, party.secrets["A"]))["secret"]
            old, new = hash_of(party.secrets["A"]), hash_of(fresh)
            assert [old, new] not in after_each, "a crash here would leave the old secret valid"
            assert [new, old] not in after_each, "a crash here would leave the old secret valid"
            assert kept_secrets(tmp_path) == [new, new]
            for table in (party.table, again):
                async with Seat(inside.address, table, fresh) as seat:
                    assert seat.state["you"] == "A"
                with pytest.raises(Refused):
                    await Seat(inside.address, table, party.secrets["A"]).__aenter__()
            await party.server.set_ready(again, "A", fresh)
            assert kept_secrets(tmp_path) == [new, new], "later writes do not bring the old one back"

    asyncio.run(scene())


def test_a_secret_that_could_not_be_replaced_is_valid_everywhere(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            party, again = await finished_with_rematch(inside)
            store = inside.hall.services.store
            write, find = store.write, store.find_table

            async def failing(changes: Any, contents: int) -> None:
                raise StoreFailed("the disk is full")

            def slowly(code: str) -> TableRow | None:
                time.sleep(1)
                return find(code)

            store.write = failing  # type: ignore[method-assign]
            store.find_table = slowly  # type: ignore[method-assign]
            path = f"/api/tables/{party.table}/seats/A/secret"
            with pytest.raises(Refused) as refused:
                await party.server.request("POST", path, None, party.secrets["A"])
            assert refused.value.code == "not-saved"
            store.write = write  # type: ignore[method-assign]
            for table in (party.table, again):
                async with Seat(inside.address, table, party.secrets["A"]) as seat:
                    assert seat.state["you"] == "A"

    asyncio.run(scene())


# Other worlds

POSITIONS = 14
#: At most so many games are begun to find them.
TABLES = 10
#: The time of the clock and, as seconds since 1970, that of a line of chat.
_TIME = re.compile(rb'"(now":|at":(?=[0-9]{10}))[0-9.]+')
_BAD = (
    {"type": "act", "id": "a", "ask": None, "code": "xyzzy"},
    {"type": "act", "id": "b", "ask": 9999, "code": "pass"},
    {"type": "say", "id": "c", "words": "accuse"},
    {"type": "chat", "id": "d", "text": "psst", "to": ["B"]},
)


@pytest.mark.parametrize("game", GAMES)
def test_swapping_what_a_seat_cannot_know_changes_no_byte_it_is_sent(tmp_path: Path, game: str) -> None:
    """Snapshots, errors and updates over real sockets, in the real world and in one that looks the same to the seat."""

    async def scene() -> None:
        rng = Rng.from_number(5)
        async with serving_inside(tmp_path) as inside:
            players = 5
            compared = 0
            for _ in range(TABLES):  # a game of random answers may be over soon
                party = await gather_party(inside.address, game, players)
                await party.start()
                table = await inside.table(party.table)
                for _ in range(POSITIONS):
                    await _advance(inside, party, rng, 1 + rng.below(9))
                    assert table.play is not None
                    if table.play.match.over:
                        break
                    for viewer in (None, rng.below(players)):
                        compared += await _compare_worlds(inside, party, viewer, rng)
                if compared > POSITIONS:
                    break
            assert compared > POSITIONS

    asyncio.run(scene())


async def _advance(inside: Inside, party: Party, rng: Rng, steps: int) -> None:
    table = await inside.table(party.table)
    for _ in range(steps):
        assert table.play is not None
        match = table.play.match
        if match.over:
            return
        ask = rng.pick(match.state.asks)
        code = match.game.code(rng.pick(ask.options))
        await inside.act(party.table, ask.seat, code, ask.number)


async def _compare_worlds(inside: Inside, party: Party, viewer: SeatNumber | None, rng: Rng) -> int:
    table = await inside.table(party.table)
    assert table.play is not None
    match = table.play.match
    game, state = match.game, match.state
    twin: State = game.disguise(state, viewer, rng)
    ask = rng.pick(state.asks)
    double = next(other for other in twin.asks if other.seat == ask.seat)
    common = [option for option in ask.options if option in double.options]
    if not common:
        return 0
    code = game.code(rng.pick(common))
    real = await _observe(inside, party, viewer, state, (ask.seat, code, ask.number))
    other = await _observe(inside, party, viewer, twin, (ask.seat, code, double.number))
    assert real[0] == other[0], "a snapshot or an error tells a secret"
    if _tells(game, real[1]) or _tells(game, other[1]):
        return 1
    first, second = _lawful(game, real[1], viewer), _lawful(game, other[1], viewer)
    assert first == second, "an update tells a secret"
    return 1


async def _observe(
    inside: Inside, party: Party, viewer: SeatNumber | None, world: State, deed: tuple[SeatNumber, str, int]
) -> tuple[list[bytes], dict[str, Any]]:
    """All bytes that a new device of the viewer gets: at first, for bad messages; and its update after a deed."""
    table = await inside.table(party.table)
    assert table.play is not None
    match = table.play.match
    before = match.state, len(match.facts), len(match.entries)
    chat = copy.deepcopy(table._chat)
    match.state = world.copy()  # type: ignore[attr-defined]
    match.state.facts = []
    secret = None if viewer is None else party.secrets[LETTERS[viewer]]
    async with inside.link() as link:
        await link.send(json.dumps({"type": "hello", "table": party.table, "secret": secret}))
        raw = [await link.recv(decode=False)]
        for bad in _BAD:
            await link.send(json.dumps(bad))
            raw.append(await link.recv(decode=False))
        await inside.act(party.table, *deed)
        update = json.loads(await link.recv(decode=False))
    match.state = before[0]
    del match.facts[before[1] :]
    del match.entries[before[2] :]
    await inside.quiet(party.table)
    # A deed may have ended the game, and a whisper may have been lawful: in the other world neither has happened yet.
    table.row.stage, table._chat, table._ids, table._info = PLAYING, chat, {}, None
    return [_TIME.sub(rb'"\1', part) for part in raw], update


def _tells(game: Any, update: dict[str, Any]) -> bool:
    """Whether something happened whose very occurrence may depend on hidden things."""
    return any(fact["name"] in game.telling for fact in update.get("log", ()))


def _lawful(game: Any, update: dict[str, Any], viewer: SeatNumber | None) -> Any:
    """An update without what it may lawfully disclose; of a seat's own part, which may differ, only what was told."""
    log = []
    for fact in update.get("log", ()):
        told = Told(fact["name"], fact["args"])
        reveals = game.facts[told.name].reveals
        log.append((told.name, {key: value for key, value in told.args.items() if key not in reveals}))
    return (log, {key: value for key, value in update.items() if key != "log"}) if viewer is None else log


async def _compare_often(inside: Inside, party: Party, rng: Rng) -> None:
    for _ in range(20):
        await _compare_worlds(inside, party, 0, rng)


def test_the_leak_test_can_fail(tmp_path: Path) -> None:
    """A server that told one hidden card would be found out."""

    async def scene() -> None:
        rng = Rng.from_number(6)
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, "stayaway", 5)
            await party.start()
            table = await inside.table(party.table)
            assert table.play is not None
            game = table.play.match.game
            honest = type(game).own_view

            def leaky(self: Any, state: Any, seat: SeatNumber) -> dict[str, Any]:
                return {**honest(self, state, seat), "hint": [list(hand) for hand in state.hands]}

            type(game).own_view = leaky  # type: ignore[method-assign]
            try:
                with pytest.raises(AssertionError, match="tells a secret"):
                    await _compare_often(inside, party, rng)
            finally:
                type(game).own_view = honest  # type: ignore[method-assign]

    asyncio.run(scene())
