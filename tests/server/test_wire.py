"""The messages: one source for schema, TypeScript and checks, and every byte on the wire agrees with it."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import winterover
from tests.server.inside import serving_inside
from tests.server.running import comparable, gather_party
from winterover.client import apply
from winterover.core.rng import Rng
from winterover.games.registry import MODES
from winterover.server import wire
from winterover.server.app import PAGES
from winterover.server.openapi import describe
from winterover.server.schema import BODIES, socket_schema, typescript

ROOT = Path(winterover.__file__).parents[2]


def test_the_typescript_types_are_current() -> None:
    assert (ROOT / "web/src/wire.ts").read_text("utf-8") == typescript(), "write them anew: make wire"


def test_the_schema_covers_both_directions_and_every_body() -> None:
    known = socket_schema()["$defs"]
    assert {"FromClient", "FromServer"} <= set(known)
    assert {body.__name__ for body in BODIES} <= set(known)
    references = set(re.findall(r'"\$ref": "#/\$defs/(\w+)"', json.dumps(socket_schema())))
    assert references <= set(known)


def test_the_worked_session_of_the_protocol_is_made_of_real_messages() -> None:
    """What the document sends decodes; what it shortens with dots is left out."""
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    sent = re.findall(r'^-> (\{"type".*?\})(?:\s{2,}.*)?$', text, re.MULTILINE)
    assert len(sent) >= 5
    for message in sent:
        msgspec.json.decode(message.replace("x0Qz...", "x" * 32), type=wire.FromClient)


@pytest.mark.parametrize(
    "mode", [mode for modes in MODES.values() for mode in modes], ids=lambda mode: mode.name + mode.mode
)
def test_every_message_of_a_whole_game_is_as_described_and_adds_up(tmp_path: Path, mode: Any) -> None:
    """Bytes of real sockets decode strictly, and snapshot plus updates equal a new snapshot after every single deed."""

    async def scene() -> None:
        players = min(mode.players[-1], 5)
        rng = Rng.from_number(players)
        async with serving_inside(tmp_path) as inside:
            party = await gather_party(inside.address, mode.name, players)
            table = await inside.table(party.table)
            async with inside.link() as link, inside.link() as watching:
                devices = {"A": link, None: watching}
                states: dict[str | None, dict[str, Any]] = {}
                for letter, device in devices.items():
                    secret = None if letter is None else party.secrets[letter]
                    await device.send(json.dumps({"type": "hello", "table": party.table, "secret": secret}))
                    states[letter] = json.loads(_checked(await device.recv(decode=False)))
                await party.start()
                for step in range(250):
                    assert table.play is not None
                    match = table.play.match
                    if match.over:
                        break
                    ask = rng.pick(match.state.asks)
                    await inside.act(party.table, ask.seat, match.game.code(rng.pick(ask.options)), ask.number)
                    for letter, device in devices.items():
                        while states[letter]["view"].get("answers") != match.state.answers:
                            message = json.loads(_checked(await asyncio.wait_for(device.recv(decode=False), 20)))
                            apply(states[letter], message)
                    if step % 10 == 0:
                        for letter in devices:
                            async with party.seat(letter) as fresh:
                                assert comparable(fresh.state) == comparable(states[letter])

    asyncio.run(scene())


def _checked(data: bytes) -> bytes:
    """Decodes as a message of the server, and nothing of it is lost on the way."""
    message = msgspec.json.decode(data, type=wire.FromServer)
    assert json.loads(msgspec.json.encode(message)) == json.loads(data)
    return data


def test_every_option_of_the_interface_is_explained() -> None:
    described = describe(PAGES)
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            for parameter in operation["parameters"]:
                assert parameter["description"], (path, parameter["name"])
    for page in PAGES:
        if page.takes not in (None, str):
            for field, schema in described["components"]["schemas"][page.takes.__name__]["properties"].items():
                assert schema.get("description"), (page.takes.__name__, field)
