"""Requests that are easily sent and could be hard to answer: sheets, settings, records, and what everybody reads."""

import asyncio
import gzip
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.inside import serving_inside
from tests.server.running import Process, gather_party, serving
from winterover.cli.sheets import template
from winterover.client import Refused, Server
from winterover.core import record as records
from winterover.core.errors import ConfigError, GameError
from winterover.core.match import Match
from winterover.core.rng import KEY_BYTES
from winterover.core.seats import LETTERS
from winterover.core.sheets import parse_sheet
from winterover.games.registry import MODES, find_game
from winterover.locales import LANGUAGES, Texts
from winterover.server.replays import line_count
from winterover.server.routes.games import _texts
from winterover.server.routes.page import MOST_BYTES
from winterover.server.tables.lobby import draw_seed

SHEET = "/api/games/thing/sheet?file=own.toml&players=6"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("heavy")) as process:
        yield process


async def refusal(address: str, method: str, path: str, body: Any, secret: str = "") -> str:
    with pytest.raises(Refused) as refused:
        await Server(address).request(method, path, body, secret)
    return refused.value.code


# Sheets


def standard_board() -> Any:
    figures = find_game("thing", 6).figures
    assert figures is not None
    return figures


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (".".join("a" * 4000) + " = 1", "sheet-dots"),
        ("name = 'x'\n[" + ".".join("a" * 4000) + "]", "sheet-dots"),
        ("\n".join(f"[a{number}]" for number in range(50_000)), "too-big"),
        ("# " + "ä" * (MOST_BYTES // 2), "too-big"),
    ],
)
def test_a_sheet_that_no_board_needs_is_refused_before_it_is_read(server: Process, body: str, code: str) -> None:
    assert asyncio.run(refusal(server.address, "POST", SHEET, body)) == code


def test_every_sheet_that_is_written_here_may_be_sent_with_many_remarks(server: Process) -> None:
    board = standard_board()
    sheets = [template(Texts(language), board, board.standard, "our board") for language in LANGUAGES]
    assert 4 * max(len(sheet.encode()) for sheet in sheets) < MOST_BYTES
    for sheet in sheets:
        answer = asyncio.run(Server(server.address).request("POST", SHEET, sheet))
        assert answer == {"name": "our board", "figures": {}}


def test_a_whole_board_may_stand_on_one_line() -> None:
    board = standard_board()
    for text in (
        "figures = { " + ", ".join(f"{name} = {number}" for name, number in board.standard.items()) + " }",
        'figures = { "' + ', "'.join(f'{name}" = {number}' for name, number in board.standard.items()) + " }",
    ):
        assert board.settle(parse_sheet("own.toml", text)) == ("own", board.standard)


def test_sheets_are_not_read_by_the_process_that_plays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            others = set(active_children())
            assert await refusal(inside.address, "POST", SHEET, "x" * (MOST_BYTES + 1)) == "too-big"
            assert not set(active_children()) - others, "nothing to be read yet"
            assert await refusal(inside.address, "POST", SHEET, "no sheet") == "sheet-syntax"
            assert {child.name for child in set(active_children()) - others} == {"readers"}

    asyncio.run(scene())


@pytest.mark.parametrize("begin", ["", "weather.4-5.", "weather.4-5.sun.boiler."])
def test_a_figure_that_lies_too_deep_is_soon_refused(begin: str) -> None:
    def known_beside(name: str) -> object:
        with pytest.raises(ConfigError) as refused:
            standard_board().settle({"figures": {name: 1}})
        assert refused.value.code == "sheet-unknown"
        return refused.value.args_by_name["known"]

    before = time.process_time()
    found = known_beside(begin + ".".join("a" * 8000))
    assert time.process_time() - before < 0.5
    assert found == known_beside(f"{begin}a.a")


def test_a_table_is_no_large_request(server: Process) -> None:
    body = {"game": "thing", "players": 4, "sheet": {"figures": {".".join("a" * MOST_BYTES): 1}}}
    assert asyncio.run(refusal(server.address, "POST", "/api/tables", body)) == "too-big"


# Who begins

FIXED = {"game": "stayaway", "players": 12, "first": "B", "rulings": {"startPlayer": "chosen", "firstSeat": "A"}}


def test_settings_are_counted_before_lots_are_drawn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_inside(tmp_path, changes_per_minute=5) as inside:
            made = await Server(inside.address).create_table("stayaway", 12)
            path = f"/api/tables/{made['table']}"
            codes: list[str] = []
            while "too-fast" not in codes and len(codes) < 50:
                codes.append(await refusal(inside.address, "PUT", path, FIXED, made["host"]))
            assert codes[:5] == ["first-player-fixed"] * 5
            assert codes[-1] == "too-fast"

    asyncio.run(scene())


def test_it_takes_few_lots_to_find_out_that_a_seat_cannot_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("stayaway", 12)
    config = game.configure(12, None, {"startPlayer": "chosen", "firstSeat": "A"}, None)
    deals = 0
    start: Callable[..., Any] = type(game).start

    def counted(*given: Any, **more: Any) -> Any:
        nonlocal deals
        deals += 1
        return start(*given, **more)

    monkeypatch.setattr(type(game), "start", counted)
    with pytest.raises(GameError) as refused:
        draw_seed(game, config, "B")
    assert refused.value.code == "first-player-fixed"
    assert 0 < deals <= 30


def test_every_seat_can_begin_where_nothing_is_said_about_it() -> None:
    for game in (mode for modes in MODES.values() for mode in modes):
        for players in game.players:
            config = game.configure(players, None, {}, None)
            for letter in LETTERS[:players]:
                assert all(len(draw_seed(game, config, letter)) == KEY_BYTES for _ in range(10))


@pytest.mark.parametrize("sheet", [{"name": "\ud800"}, {"\ud800": 1}, {"figures": {"\ud800": 1}}], ids=str)
def test_half_a_character_in_a_sheet_is_refused_in_words(server: Process, sheet: dict[str, Any]) -> None:
    path = SHEET.replace("toml", "json")
    assert asyncio.run(refusal(server.address, "POST", path, json.dumps(sheet))) in ("sheet-name", "sheet-unknown")


# Records


@given(st.text(st.sampled_from("ab \n\r\v\f\x1c\x1d\x1e\x1f\x85\u2028\u2029\t\0é")))
def test_lines_are_counted_as_records_are_read(text: str) -> None:
    assert line_count(text) == len(text.splitlines())


def test_all_that_ends_a_line_is_counted() -> None:
    for number in range(0x11_0000):
        end = chr(number)
        assert (line_count(f"a{end}b") == 2) == (len(f"a{end}b".splitlines()) == 2), hex(number)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\u2028"])
def test_a_record_is_too_long_however_its_lines_end(server: Process, end: str) -> None:
    game = find_game("stayaway", 4)
    match = Match(game, game.configure(4, None, {}, None), bytes(KEY_BYTES))
    head = records.write(records.record_of(match)).partition("digest")[0]
    record = head.replace("\n", end) + f"A says accuse B thing{end}" * 5100
    assert asyncio.run(refusal(server.address, "POST", "/api/records", record)) == "record-too-long"


# What everybody reads


def fetch(address: str, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    link = HTTPConnection(address.removeprefix("http://"), timeout=20)
    link.request("GET", path, headers=headers)
    answer = link.getresponse()
    body = answer.read()
    link.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


@pytest.mark.parametrize("path", ["/api/games", "/api/texts/uk", "/api/schema", "/openapi.json"])
def test_what_stays_the_same_is_sent_once_to_whoever_keeps_it(server: Process, path: str) -> None:
    status, headers, plain = fetch(server.address, path)
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert "content-encoding" not in headers
    assert headers["vary"].lower() == "accept-encoding"
    etag = headers["etag"]
    status, headers, packed = fetch(server.address, path, **{"Accept-Encoding": "br, gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip")
    packed_etag = headers["etag"]
    assert packed_etag != etag, "other bytes are another thing to whoever keeps them"
    assert headers["vary"].lower() == "accept-encoding"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    for taken, own, other in (("gzip", packed_etag, etag), ("identity", etag, packed_etag)):
        for known in (own, f"W/{own}", f'"other", {own}', "*"):
            status, headers, nothing = fetch(server.address, path, **{"If-None-Match": known, "Accept-Encoding": taken})
            assert (status, nothing, headers["etag"]) == (304, b"", own)
            assert headers["vary"].lower() == "accept-encoding"
        assert fetch(server.address, path, **{"If-None-Match": other, "Accept-Encoding": taken})[0] == 200
    assert fetch(server.address, path, **{"If-None-Match": '"other"'})[2] == plain


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [
        ("gzip;q=0", False),
        ("br, GZIP ; Q = 0.000", False),
        ("gzip;q=0, *", False),
        ("identity, *;q=0", False),
        ("", False),
        ("br", False),
        ("gzip;q=0.1", True),
        ("br;q=0, gzip", True),
        ("*", True),
    ],
)
def test_nobody_gets_packed_what_they_do_not_take(server: Process, accepted: str, *, is_packed: bool) -> None:
    status, headers, body = fetch(server.address, "/api/games", **{"Accept-Encoding": accepted})
    assert (status, headers.get("content-encoding")) == (200, "gzip" if is_packed else None)
    assert json.loads(gzip.decompress(body) if is_packed else body)["games"]


def test_long_answers_are_packed_for_those_who_take_them(server: Process) -> None:
    async def scene() -> tuple[str, str]:
        party = await gather_party(server.address, "thing", 8, bots="BCDEFGH")
        await party.start()
        return f"/api/tables/{party.table}/frames", party.secrets["A"]

    path, secret = asyncio.run(scene())
    for accepted, coding in (("gzip", "gzip"), ("gzip;q=0", None)):
        wanted = {"Accept-Encoding": accepted, "Authorization": f"Bearer {secret}"}
        status, headers, _ = fetch(server.address, path, **wanted)
        assert (status, headers.get("content-encoding")) == (200, coding)


def test_whatever_would_wait_to_be_packed_is_sent_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is being packed holds up nobody."""
    really, under_way, go_on = gzip.compress, threading.Semaphore(0), threading.Event()

    def pack(*given: Any) -> bytes:
        under_way.release()
        assert go_on.wait(30)
        return really(*given)

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            game = find_game("stayaway", 4)
            head = records.write(records.record_of(Match(game, game.configure(4), bytes(KEY_BYTES))))
            text = head.partition("digest")[0] + "A says accuse B thing\n" * 2000
            path = f"/api/records/{(await Server(inside.address).request('POST', '/api/records', text))['record']}/text"
            monkeypatch.setattr(gzip, "compress", pack)

            async def download() -> tuple[int, dict[str, str], bytes]:
                return await asyncio.to_thread(fetch, inside.address, path, **{"Accept-Encoding": "gzip"})

            first = [asyncio.create_task(download()) for _ in range(2)]
            for _ in first:
                assert await asyncio.to_thread(under_way.acquire, timeout=30)
            status, headers, body = await download()
            assert (status, headers.get("content-encoding"), body.decode()) == (200, None, text)
            go_on.set()
            for status, headers, packed in await asyncio.gather(*first):
                assert (status, headers["content-encoding"], gzip.decompress(packed).decode()) == (200, "gzip", text)
            assert (await download())[1]["content-encoding"] == "gzip", "the places are free again"

    asyncio.run(scene())


def test_texts_and_games_come_whole(server: Process) -> None:
    assert fetch(server.address, "/api/texts/fr")[2].decode() == _texts("fr")
    assert {game["game"] for game in json.loads(fetch(server.address, "/api/games")[2])["games"]} == set(MODES)


def test_a_packed_answer_is_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pack(*given: Any) -> None:
        raise AssertionError("packed anew")

    async def scene() -> None:
        async with serving_inside(tmp_path) as inside:
            wanted = inside.address, "/api/texts/it"
            first = await asyncio.to_thread(fetch, *wanted, **{"Accept-Encoding": "gzip"})
            monkeypatch.setattr(gzip, "compress", pack)
            monkeypatch.setattr("starlette.middleware.gzip.GZipResponder.apply_compression", pack)
            status, _, body = await asyncio.to_thread(fetch, *wanted, **{"Accept-Encoding": "gzip"})
            assert (status, body) == (200, first[2])
            assert gzip.decompress(body).decode() == _texts("it")

    asyncio.run(scene())
