"""Tables and records over REST: what each request does, and what is refused to whom."""

import asyncio
import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.inside import Inside, serving_inside
from tests.server.running import METRICS_TOKEN, Party, Process, gather_party, leave_all, play_game, serving
from winterover.client import Refused, Server
from winterover.core.contract import play_random
from winterover.core.errors import GameError, RuleError
from winterover.core.record import read, record_of, write
from winterover.games.registry import MODES, find_game
from winterover.locales import LANGUAGES
from winterover.server.app import PAGES
from winterover.server.openapi import describe
from winterover.server.settings import Settings
from winterover.server.tables import lobby


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("rest")) as process:
        yield process


def refusal_of(process: Process, method: str, path: str, body: Any = None, secret: str = "") -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        asyncio.run(Server(process.address).request(method, path, body, secret))
    return refused.value.status, refused.value.code


# The lobby


def test_a_lobby_from_creation_to_start(server: Process) -> None:
    async def scene() -> None:
        there = Server(server.address)
        created = await there.create_table("stayaway", 4, open=True, edition="E2", rulings={"revenge": "true"})
        code, host = created["table"], created["host"]
        table = await there.table(code)
        assert table["stage"] == "lobby"
        assert table["rulings"] == {"revenge": "true"}
        assert [seat["kind"] for seat in table["seats"]] == ["free"] * 4
        assert code in [other["table"] for other in (await there.request("GET", "/api/tables"))["tables"]]
        taken = await there.take_seat(code, "A", "  Ada\u202e \n Lovelace ")
        assert (await there.table(code))["seats"][0]["name"] == "Ada Lovelace"
        for letter in "BCD":
            await there.set_bot(code, letter, host, "random")
        seat = f"/api/tables/{code}/seats"
        await there.request("DELETE", f"{seat}/D", None, host)
        assert (await there.table(code))["seats"][3]["kind"] == "free"
        await there.set_bot(code, "D", host)
        with pytest.raises(Refused) as refused:
            await there.start(code, host)
        assert (refused.value.code, refused.value.details) == ("not-ready", {"seats": "A"})
        await there.set_ready(code, "A", taken["secret"])
        await there.start(code, host)
        table = await there.table(code)
        assert table["stage"] == "playing"
        assert len(table["commitment"]) == 64

    asyncio.run(scene())


def test_settings_change_before_the_start_and_readiness_is_asked_for_anew(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 5, bots="DE")
        request = party.server.request
        path = f"/api/tables/{party.table}"
        with pytest.raises(Refused) as refused:
            await request("PUT", path, {"game": "stayaway", "players": 2}, party.host)
        assert refused.value.code == "bad-players"
        changed = await request("PUT", path, {"game": "thing", "players": 4, "clock": "fast"}, party.host)
        assert changed["game"] == "thing"
        assert [(seat["kind"], seat["ready"]) for seat in changed["seats"]] == [("person", False)] * 3 + [("bot", True)]
        with pytest.raises(Refused) as refused:
            await request("PUT", path, {"game": "thing", "players": 4}, party.secrets["A"])
        assert refused.value.code == "not-host"

    asyncio.run(scene())


def test_a_table_with_its_own_board_sheet_names_it_in_the_record(server: Process) -> None:
    async def scene() -> None:
        sheet = {"name": "our board", "figures": {"sos_spaces": 6}}
        party = await gather_party(server.address, "thing", 4, bots="BCD", sheet=sheet)
        table = await party.server.table(party.table)
        assert (table["sheet"], table["figures"]) == ("our board", {"sos_spaces": 6})
        seats = await play_game(party, 3)
        assert read(await party.server.record(party.table)).sheet == "our board"
        info = await party.server.request("GET", f"/api/records/{party.table}")
        assert (info["sheet"], info["figures"], info["rulings"]) == ("our board", {"sos_spaces": 6}, {})
        await leave_all(seats)

    asyncio.run(scene())


@pytest.mark.parametrize(("game", "players", "first"), [("stayaway", 12, "L"), ("thing", 8, "C"), ("thing", 3, "B")])
def test_a_table_chooses_who_begins(server: Process, game: str, players: int, first: str) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, game, players, first=first)
        assert (await party.server.table(party.table))["first"] == first
        await party.start()
        async with party.seat("A") as seat:
            assert seat.state["view"]["turn" if game == "stayaway" else "leader"] == first

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "stayaway", "players": 4, "first": "E"}, "unknown-seat"),
        (
            {
                "game": "stayaway",
                "players": 4,
                "first": "A",
                "rulings": {"startPlayer": "chosen", "firstSeat": "B"},
            },
            "first-player-fixed",
        ),
        ({"game": "chess", "players": 4}, "unknown-game"),
        ({"game": "thing", "players": 12}, "bad-players"),
        ({"game": "thing", "players": 4, "edition": "xx"}, "unknown-edition"),
        ({"game": "thing", "players": 4, "rulings": {"nonsense": "1"}}, "unknown-ruling"),
        ({"game": "stayaway", "players": 4, "sheet": {"name": "x"}}, "no-figures"),
        ({"game": "thing", "players": 4, "sheet": {"figures": {"sos_spaces": -3}}}, "sheet-number"),
        ({"game": "thing", "players": "four"}, "bad-request"),
        ({"game": "thing", "players": 4, "colour": "red"}, "bad-request"),
        ([1, 2], "bad-request"),
        ({"game": "thing", "players": 4, "sheet": {"figures": {"sos_spaces": 10**3900}}}, "sheet-number"),
        ("plain text", "wrong-content"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Process, body: Any, code: str) -> None:
    status, found = refusal_of(server, "POST", "/api/tables", body)
    assert found == code
    assert 400 <= status < 500


def test_a_sheet_within_a_sheet_within_a_sheet_is_refused(server: Process) -> None:
    depth = 2000
    body = b'{"game": "thing", "players": 4, "sheet": ' + b'{"a":' * depth + b"{}" + b"}" * depth + b"}"
    request = Request(f"{server.address}/api/tables", body, {"Content-Type": "application/json"})
    with pytest.raises(HTTPError) as refused:
        urlopen(request)
    with refused.value:
        assert refused.value.code == 400
        assert json.loads(refused.value.read())["code"] == "bad-request"


def test_names_are_unique_and_visible(server: Process) -> None:
    async def scene() -> None:
        there = Server(server.address)
        code = (await there.create_table("stayaway", 4))["table"]
        await there.take_seat(code, "A", "Ada")
        for name, problem in (
            ("ada", "name-twice"),
            ("\uff21da", "name-twice"),
            ("\u200b", "bad-name"),
            ("x" * 21, "bad-name"),
        ):
            with pytest.raises(Refused) as refused:
                await there.take_seat(code, "B", name)
            assert refused.value.code == problem
        with pytest.raises(Refused) as refused:
            await there.take_seat(code, "A", "Bo")
        assert refused.value.code == "seat-taken"
        with pytest.raises(Refused) as refused:
            await there.take_seat(code, "H", "Bo")
        assert refused.value.code == "unknown-seat"

    asyncio.run(scene())


def test_a_seat_has_one_address_only(server: Process) -> None:
    async def scene() -> str:
        return str((await Server(server.address).create_table("stayaway", 4))["table"])

    code = asyncio.run(scene())
    for seat in ("a", "%20B", "B%0A", "AB", "L", "%00"):
        status = refusal_of(server, "PUT", f"/api/tables/{code}/seats/{seat}", {"name": "Ada"})
        assert status == (409, "unknown-seat"), seat


def test_an_open_table_does_not_become_private(server: Process) -> None:
    """Its code is short, and everybody has seen it."""

    async def scene() -> None:
        there = Server(server.address)
        created = await there.create_table("stayaway", 4, open=True)
        path = f"/api/tables/{created['table']}"
        with pytest.raises(Refused) as refused:
            await there.request("PUT", path, {"game": "stayaway", "players": 4, "open": False}, created["host"])
        assert refused.value.code == "was-open"
        await there.request("PUT", path, {"game": "stayaway", "players": 5, "open": True}, created["host"])
        closed = await there.create_table("stayaway", 4)
        path = f"/api/tables/{closed['table']}"
        changed = await there.request("PUT", path, {"game": "stayaway", "players": 4, "open": True}, closed["host"])
        assert changed["open"], "the other way there is nothing to hide"

    asyncio.run(scene())


def test_private_tables_are_not_listed_and_hard_to_guess(server: Process) -> None:
    async def scene() -> None:
        there = Server(server.address)
        code = (await there.create_table("stayaway", 4))["table"]
        assert len(code) >= 12
        assert code not in [other["table"] for other in (await there.request("GET", "/api/tables"))["tables"]]

    asyncio.run(scene())


def test_a_closed_table_is_gone(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4)
        async with party.seat("A") as seat:
            await party.server.request("DELETE", f"/api/tables/{party.table}", None, party.host)
            while seat.closed is None:
                await asyncio.sleep(0.01)
            assert seat.closed == 4410
        with pytest.raises(Refused) as refused:
            await party.server.table(party.table)
        assert refused.value.status == 404

    asyncio.run(scene())


def test_whoever_comes_while_a_table_is_closed_is_told_that_it_is_gone(tmp_path: Path) -> None:
    """In one turn with the closing, or while it is written: everybody has an answer, and the closing itself is done."""

    async def scene() -> None:
        async with serving_inside(tmp_path) as server:
            doors: list[Door] = []
            for moments in range(1, 13):
                party = await gather_party(server.address, "stayaway", 4)
                table = await server.table(party.table)
                closing = asyncio.create_task(server.hall.remove(party.table, party.host))
                coming = [*_seat_changes(server, party)]
                for _ in range(moments):
                    await asyncio.sleep(0)
                coming += _seat_changes(server, party)
                if not table.closed:
                    doors.append(Door())
                    table.attach(doors[-1])
                found = await asyncio.wait_for(asyncio.gather(*coming, return_exceptions=True), 10)
                await closing
                assert [error.code for error in found if isinstance(error, GameError)] == ["unknown-table"] * 4
            assert len(doors) > 1
            assert all(door.codes == [4410] for door in doors)

    asyncio.run(scene())


class Door:
    """A device that comes to a table, without a socket: when it comes matters to the moment."""

    viewer: int | None = None
    host = False
    key = ""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def send(self, data: bytes) -> None:
        raise AssertionError("there is nothing to tell any more")

    def close(self, code: int) -> None:
        self.codes.append(code)


def _seat_changes(server: Inside, party: Party) -> list["asyncio.Task[Any]"]:
    """Two requests that write to the table's seats."""
    key = party.secrets["B"]
    return [
        asyncio.create_task(server.hall.do(party.table, lambda table: lobby.set_ready(table, key, "B", False))),
        asyncio.create_task(server.hall.do(party.table, lambda table: lobby.free_seat(table, party.host, "A"))),
    ]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/ZZZZZZ", 404),
        ("GET", "/api/records/ZZZZZZ", 404),
        ("GET", "/api/texts/xx", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/", 404),
        ("PATCH", "/api/tables", 405),
        ("POST", "/api/tables/ZZZZZZ/start", 401),
    ],
)
def test_refusals_have_a_status_and_a_code(server: Process, method: str, path: str, status: int) -> None:
    assert refusal_of(server, method, path)[0] == status


# Records


def test_a_finished_game_can_be_replayed_downloaded_verified_and_uploaded(server: Process) -> None:
    async def scene() -> None:
        rulings = {"whisper": "on"}
        party = await gather_party(server.address, "stayaway", 4, bots="BCD", open=True, first="C", rulings=rulings)
        seats = await play_game(party, 2)
        await leave_all(seats)
        there = party.server
        info = await there.request("GET", f"/api/records/{party.table}")
        assert info["verified"] == ""
        assert info["names"] == {"A": "Player A"}
        assert (info["edition"], info["rulings"], info["sheet"], info["figures"]) == ("E1", rulings, "", {})
        assert info["first"] == "C"
        listed = (await there.request("GET", "/api/records"))["records"]
        assert party.table in [record["record"] for record in listed]
        text = await there.record(party.table)
        uploaded = await there.request("POST", "/api/records", text)
        assert {**uploaded, "record": ""} == {**info, "record": ""}
        code = uploaded["record"]
        (first, *_) = (await there.request("GET", f"/api/records/{code}/beginnings"))["beginnings"]
        assert first["number"] == 1
        (frame,) = (await there.frames(code, "", first["place"], 1))["frames"]
        assert first["seat"] in [fact["args"].get("seat") for fact in frame["log"] if fact["name"] == "turn_began"]
        for seen_as, viewer in (("", None), ("B", "B"), ("open", None)):
            part = await there.frames(code, seen_as, 0, 3)
            assert part["total"] == info["frames"]
            assert [frame["view"]["viewer"] for frame in part["frames"]] == [viewer] * 3
            assert all(bool(frame["seats"]) == (seen_as == "open") for frame in part["frames"])
            viewer_query = f"as={seen_as}&" if seen_as else ""
            past = await there.request("GET", f"/api/records/{code}/past?{viewer_query}to=2")
            assert past["log"] == [fact for frame in part["frames"] for fact in frame["log"]]
            assert (past["chat"], len(past["told"]), past["written"]) == ([], 3, [0, 0, 0])
        cheated = text.replace(f"seed {read(text).key.hex()}", "seed " + "00" * 32)  # type: ignore[union-attr]
        with pytest.raises(Refused):
            await there.request("POST", "/api/records", cheated)
        forged = text.replace(info["commitment"], "00" * 32)
        assert (await there.request("POST", "/api/records", forged))["verified"] == "record-commitment"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("to=-1", 400, "bad-request"),
        ("to=1000001", 400, "bad-request"),
        ("to=soon", 400, "bad-request"),
        ("to=", 400, "bad-request"),
        ("as=everybody", 400, "bad-request"),
        ("as=a", 400, "bad-request"),
        ("as=A%0A", 400, "bad-request"),
        ("as=open%0A", 400, "bad-request"),
        ("as=E", 409, "unknown-seat"),
    ],
)
def test_a_past_that_cannot_be_told_is_refused(server: Process, query: str, status: int, code: str) -> None:
    record = asyncio.run(Server(server.address).request("POST", "/api/records", named("Ada")))["record"]
    assert refusal_of(server, "GET", f"/api/records/{record}/past?{query}") == (status, code)
    of_frames = query.replace("to=", "from=")
    assert refusal_of(server, "GET", f"/api/records/{record}/frames?{of_frames}") == (status, code), "as for frames"


def test_the_record_of_a_closed_table_is_gone_with_it(server: Process) -> None:
    async def scene() -> str:
        party = await gather_party(server.address, "stayaway", 4, bots="BCD", open=True)
        await leave_all(await play_game(party, 2))
        await party.server.request("GET", f"/api/records/{party.table}")
        await party.server.request("GET", "/api/records")
        await party.server.request("DELETE", f"/api/tables/{party.table}", None, party.host)
        listed = (await party.server.request("GET", "/api/records"))["records"]
        assert party.table not in [record["record"] for record in listed]
        return party.table

    code = asyncio.run(scene())
    for part in ("", "/text", "/frames", "/past", "/beginnings"):
        assert refusal_of(server, "GET", f"/api/records/{code}{part}") == (404, "unknown-record")


def test_a_new_key_counts_at_the_next_table_too(server: Process) -> None:
    async def scene() -> None:
        party = await gather_party(server.address, "stayaway", 4, bots="CD")
        await leave_all(await play_game(party, 2))
        request = party.server.request
        following = (await request("POST", f"/api/tables/{party.table}/rematch", None, party.host))["table"]
        fresh = await request("POST", f"/api/tables/{party.table}/seats/A/secret", None, party.secrets["A"])
        with pytest.raises(Refused) as refused:
            await party.server.set_ready(following, "A", party.secrets["A"])
        assert refused.value.code == "bad-secret"
        await party.server.set_ready(following, "A", fresh["secret"])
        await party.server.set_ready(following, "B", party.secrets["B"])

    asyncio.run(scene())


@pytest.mark.parametrize("text", ["", "hello", "winterover record 1\ngame chess\n", "\x00" * 100])
def test_what_is_no_record_is_refused(server: Process, text: str) -> None:
    status, code = refusal_of(server, "POST", "/api/records", text or " ")
    assert status == 422
    assert code.startswith(("record", "not-a-record"))


def named(name: str) -> str:
    """A record in which seat A has this name."""
    game = find_game("stayaway", 4)
    record = record_of(play_random(game, game.configure(4), 1))
    record.names = {0: name, 1: "Bo"}
    return write(record)


@pytest.mark.parametrize("name", ["x" * 100_000, "x" * 21, "\u3164", "\u2800", "\ufe0f", "\u0301" * 4 + "x" * 20])
def test_a_record_with_a_name_that_nobody_could_have_is_refused(server: Process, name: str) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(Server(server.address).request("POST", "/api/records", named(name)))
    assert refused.value.code == "bad-name"
    assert len(str(refused.value.details)) < 200


@pytest.mark.parametrize(("name", "shown"), [("a" + "\u0301" * 500, "\xe1\u0301\u0301\u0301"), ("Ada", "Ada")])
def test_names_in_a_record_are_shown_as_those_of_a_table(server: Process, name: str, shown: str) -> None:
    async def scene() -> None:
        there = Server(server.address)
        info = await there.request("POST", "/api/records", named(name))
        assert (info["names"], info["verified"]) == ({"A": shown, "B": "Bo"}, "")
        assert await there.request("GET", f"/api/records/{info['record']}") == info
        assert await there.record(info["record"]) == named(name), "the file is as it came"

    asyncio.run(scene())


@pytest.mark.parametrize("key", ["commitment", "digest"])
@pytest.mark.parametrize("value", ["f" * 100_000, "f" * 63, "F" * 64, "g" * 64, "0x" + "f" * 62])
def test_a_record_with_a_hash_that_is_none_is_refused(server: Process, key: str, value: str) -> None:
    lines = [f"{key} {value}" if line.startswith(f"{key} ") else line for line in named("Ada").splitlines()]
    with pytest.raises(Refused) as refused:
        asyncio.run(Server(server.address).request("POST", "/api/records", "\n".join(lines)))
    assert (refused.value.status, refused.value.code) == (422, "record-hash")
    assert refused.value.details == {"key": key, "wanted": 64}


def test_a_record_that_does_not_fit_is_refused_with_the_reason_in_words(server: Process) -> None:
    head, moves = named("Ada").split("moves\n")
    lines = moves.splitlines()
    wrong = "B" if lines[0].startswith("A ") else "A"
    lines[0] = f"{wrong}{lines[0][1:]}"
    with pytest.raises(Refused) as refused:
        asyncio.run(Server(server.address).request("POST", "/api/records", "\n".join([f"{head}moves", *lines])))
    assert (refused.value.status, refused.value.code) == (422, "record-move")
    reason = refused.value.details["reason"]
    assert reason["code"] == "not-asked"
    assert str(refused.value).endswith(str(RuleError("not-asked", **reason["args"])))


# What there is


def test_games_and_texts_are_complete(server: Process) -> None:
    async def scene() -> None:
        there = Server(server.address)
        found = await there.request("GET", "/api/games")
        modes = [mode for modes in MODES.values() for mode in modes]
        assert [(game["game"], game["mode"]) for game in found["games"]] == [(mode.name, mode.mode) for mode in modes]
        for game, known in zip(found["games"], modes, strict=True):
            assert {ruling["key"] for ruling in game["rulings"]} == set(known.rulebook.rulings)
            assert all(set(ruling["editions"]) == set(known.rulebook.editions) for ruling in game["rulings"])
            # Those of one subject stand together, in the order of the subjects.
            subjects = [subject for subject, _ in groupby(ruling["subject"] for ruling in game["rulings"])]
            assert subjects == list(known.rulebook.by_subject())
            for bearing in (*game["rulings"], *game["figures"]):
                assert set(bearing["cards"]) <= set(game["rule_cards"])
                assert set(bearing["players"]) <= set(known.players)
            # The small crew reads cards of the main game after its own; no other mode shares a book.
            own = [card for card in game["rule_cards"] if card not in game["main_cards"]]
            assert [*own, *game["main_cards"]] == list(known.rule_cards)
            assert all(card.startswith("small-") for card in own) == bool(game["main_cards"]) == (known.mode == "small")
        assert found["clocks"] == Settings().allowances
        for language in LANGUAGES:
            texts = await there.request("GET", f"/api/texts/{language}")
            assert "\nerror-not-host = " in texts
            assert "\nrulecard-thing-" in texts

    asyncio.run(scene())


def test_an_operator_sees_that_it_is_up(server: Process) -> None:
    async def scene() -> None:
        there = Server(server.address)
        assert (await there.request("GET", "/health"))["ok"]
        assert (await there.request("GET", "/ready"))["ok"]
        assert "winterover_connections " in await there.request("GET", "/metrics", None, METRICS_TOKEN)

    asyncio.run(scene())


@pytest.mark.parametrize(("token", "secret", "status"), [("", "x", 404), ("figures", "", 401), ("figures", "x", 401)])
def test_figures_are_for_the_operator_alone(tmp_path: Path, token: str, secret: str, status: int) -> None:
    with serving(tmp_path, metrics_token=token) as process:
        assert refusal_of(process, "GET", "/metrics", None, secret)[0] == status


def test_every_answer_carries_the_rules_for_browsers(server: Process) -> None:
    with urlopen(f"{server.address}/api/tables") as answer:
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["set-cookie"] is None


def test_requests_of_one_address_are_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, requests_per_second=5, requests_burst=20) as process:
            there = Server(process.address)
            codes = []
            for _ in range(40):
                try:
                    await there.request("GET", "/api/tables")
                except Refused as refused:
                    codes.append(refused.code)
            assert "too-many-requests" in codes
            await asyncio.sleep(1)
            await there.request("GET", "/api/tables")

    asyncio.run(scene())


def test_tables_that_nobody_touches_are_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(tmp_path, keep_lobby=0.01, unload_after=0) as process:
            there = Server(process.address)
            code = (await there.create_table("stayaway", 4))["table"]
            await asyncio.sleep(1.5)
            process.stop()
            process.start()
            await asyncio.sleep(2.5)
            with pytest.raises(Refused) as refused:
                await there.table(code)
            assert refused.value.status == 404

    asyncio.run(scene())


# Whatever comes

schema = schemathesis.openapi.from_dict(describe(PAGES))

CHECKS = (
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_page_keeps_to_its_description(case: Any, server: Process) -> None:
    response = case.call(base_url=server.address)
    assert response.status_code < 500 or response.status_code == 503
    case.validate_response(response, checks=CHECKS)


def test_the_description_tells_of_answers_that_were_kept(server: Process) -> None:
    """Whatever the server answers to a client that has everything is described, and nothing else is."""
    described = describe(PAGES)["paths"]
    for page in PAGES:
        if page.method != "GET":
            continue
        path = page.path.format(table="ZZZZZZ", record="ZZZZZZ", language="it")
        request = Request(server.address + path, headers={"If-None-Match": "*"})
        try:
            with urlopen(request) as answer:
                status = answer.status
        except HTTPError as refused:
            with refused:
                status = refused.code
        assert (status == 304) == ("304" in described[page.path]["get"]["responses"]), path


def test_the_description_names_the_refusal_of_a_beginner_who_does_not_play(server: Process) -> None:
    status, code = refusal_of(server, "POST", "/api/tables", {"game": "stayaway", "players": 4, "first": "E"})
    assert code == "unknown-seat"
    assert str(status) in describe(PAGES)["paths"]["/api/tables"]["post"]["responses"]


def test_the_description_names_every_page() -> None:
    described = describe(PAGES)["paths"]
    assert {(path, method) for path, methods in described.items() for method in methods} == {
        (page.path, page.method.lower()) for page in PAGES
    }
