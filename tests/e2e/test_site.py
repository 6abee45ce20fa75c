"""The built client as the server hands it out: small, kept by browsers where it may be, and under strict rules."""

import gzip
import json
import re
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.e2e.conftest import STATIC, OpenPage
from tests.server.running import Process
from winterover.server.site import page_of, site_routes

#: What may come over the network as script before the first page is there.
MOST_SCRIPT = 200_000


def fetch(address: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    try:
        with urlopen(Request(address, headers=headers), timeout=20) as response:
            return response.status, {key.lower(): value for key, value in response.headers.items()}, response.read()
    except HTTPError as error:
        with error:
            return error.code, {key.lower(): value for key, value in error.headers.items()}, error.read()


@pytest.mark.parametrize(
    "path", ["/", "/new", "/t/ABCDEF", "/t/ABCDEF/tv", "/records", "/r/ABCDEF?as=B&at=3", "/rules"]
)
def test_every_address_of_the_client_is_its_page(server: Process, path: str) -> None:
    status, headers, body = fetch(server.address + path)
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy, "scripts come from this server only, as everything does"
    assert not re.search(rb"<script(?![^>]*\bsrc=)", body), "no script stands in the page itself"


def test_built_files_are_kept_for_good_and_packed(server: Process) -> None:
    script = re.search(r'src="(/assets/[^"]+\.js)"', fetch(server.address)[2].decode())
    assert script is not None
    status, headers, body = fetch(server.address + script[1], **{"Accept-Encoding": "gzip"})
    assert status == 200
    assert "immutable" in headers["cache-control"]
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == (STATIC / script[1].removeprefix("/")).read_bytes()
    known = {"If-None-Match": headers["etag"], "Accept-Encoding": "gzip"}
    assert fetch(server.address + script[1], **known)[0] == 304


def test_an_unknown_address_is_told_in_the_language_of_who_asks(server: Process) -> None:
    status, headers, _ = fetch(f"{server.address}/no/such/page", Accept="text/html")
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    status, headers, _ = fetch(f"{server.address}/api/no/such/page", Accept="text/html")
    assert (status, headers["content-type"]) == (404, "application/json")


def test_without_a_built_client_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    assert page_of(tmp_path).status == 503
    assert {route.path for route in site_routes(tmp_path)} >= {"/", "/t/{code}"}


def test_the_first_page_needs_little_script_and_is_there_soon(open_page: OpenPage, server: Process) -> None:
    page = open_page()
    scripts = page.evaluate(
        "performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'))"
        ".map((entry) => [entry.name, entry.transferSize])"
    )
    assert scripts
    assert sum(size for _, size in scripts) < MOST_SCRIPT


@pytest.mark.parametrize(
    ("file", "text"),
    [("own.toml", "name = 'Our board'\n[figures]\nsos_spaces = 12\n"), ("own.json", '{"figures": {"sos_spaces": 12}}')],
)
def test_board_sheets_are_read_in_both_languages_that_people_keep_them_in(
    server: Process, file: str, text: str
) -> None:
    status, answer = post_sheet(server, file, text)
    assert status == 200
    assert answer == {"name": "Our board" if "toml" in file else "own", "figures": {"sos_spaces": 12}}


@pytest.mark.parametrize(
    ("file", "text", "code"),
    [
        ("own.toml", "[figures]\nsos_spaces = 1000\n", "sheet-number"),
        ("own.toml", "[figures]\nno_such = 1\n", "sheet-unknown"),
        ("own.toml", "sos_spaces = 12\n", "sheet-missing"),
        ("own.toml", "= nothing\n", "sheet-syntax"),
        ("own.json", "[]", "sheet-table"),
        ("own.txt", "{}", "sheet-suffix"),
    ],
)
def test_a_board_sheet_that_does_not_fit_is_refused_with_the_reason(
    server: Process, file: str, text: str, code: str
) -> None:
    status, answer = post_sheet(server, file, text)
    assert status in (400, 422)
    assert answer["code"] == code
    assert answer["text"]


def post_sheet(server: Process, file: str, text: str) -> tuple[int, dict[str, Any]]:
    address = f"{server.address}/api/games/thing/sheet?file={file}&players=6"
    request = Request(address, text.encode(), {"Content-Type": "text/plain; charset=utf-8"})
    try:
        with urlopen(request, timeout=20) as response:
            return response.status, json.load(response)
    except HTTPError as error:
        with error:
            return error.code, json.load(error)
