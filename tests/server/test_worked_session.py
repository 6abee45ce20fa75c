"""The worked session of docs/protocol.md: a server answers just so, but for what stands there as an example."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.inside import serving_inside
from winterover.core.rng import key_from_number
from winterover.server.tables import lobby

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
#: From this seed the cards of the session are dealt.
SEED = key_from_number(4)
#: Stands for what the session leaves out.
LEFT_OUT = "..."


def steps() -> Iterator[tuple[str, str]]:
    """What is sent (`->`) and received (`<-`), one after the other."""
    _, _, session = PROTOCOL.read_text(encoding="utf-8").partition("## A worked session")
    for block in re.findall(r"```\n(.*?)```", session, re.DOTALL):
        for step in re.split(r"\n(?=->|<-)", block):
            yield step[:2], step[3:]


def read(text: str) -> Any:
    """The JSON at the beginning of a text, with a mark where something is left out."""
    text = re.sub(r"\.\.\.(?=\s*})", f'"{LEFT_OUT}": 0', text)
    text = re.sub(r"\.\.\.(?=\s*[],])", f'"{LEFT_OUT}"', text)
    return json.JSONDecoder().raw_decode(text)[0]


def is_like(shown: Any, real: Any) -> bool:
    """Whether something is as the session shows it, apart from what that leaves out."""
    if isinstance(shown, dict) and isinstance(real, dict):
        keys = shown.keys() - {LEFT_OUT}
        is_whole = keys <= real.keys() if LEFT_OUT in shown else keys == real.keys()
        return is_whole and all(is_like(shown[key], real[key]) for key in keys)
    if isinstance(shown, list) and isinstance(real, list):
        if LEFT_OUT not in shown:
            return len(shown) == len(real) and all(map(is_like, shown, real))
        rest = iter(real)
        return all(any(is_like(item, found) for found in rest) for item in shown if item != LEFT_OUT)
    if isinstance(shown, str) and isinstance(real, str) and shown.endswith(LEFT_OUT):
        return real.startswith(shown.removesuffix(LEFT_OUT))
    return bool(shown == real)


class Session:
    """Plays the session: with the codes and secrets of a real server in the place of those that it shows."""

    def __init__(self, address: str, link: ClientConnection) -> None:
        self._address = address
        self._link = link
        self._names: dict[str, str] = {}
        self._answer: tuple[int, Any] = (0, None)

    async def send(self, text: str) -> None:
        for shown, real in self._names.items():
            text = text.replace(shown, real)
        if text.startswith("{"):
            await self._link.send(json.dumps(read(text)))
            return
        method, path, *_ = text.split()
        body = re.search(r"\{.*\}", text)
        secret = re.search(r"Authorization: Bearer (\S+)", text)
        await self._request(method, path, body and body[0], secret and secret[1])
        if "the same for C and D" in text:
            for letter in "CD":
                await self._request(method, path.replace("/B/", f"/{letter}/"), body and body[0], secret and secret[1])

    async def _request(self, method: str, path: str, body: str | None, secret: str | None) -> None:
        headers = {"Content-Type": "application/json"} if body else {}
        headers |= {"Authorization": f"Bearer {secret}"} if secret else {}
        request = Request(self._address + path, body.encode() if body else None, headers, method=method)

        def ask() -> tuple[int, Any]:
            with urlopen(request, timeout=20) as response:
                return response.status, json.load(response)

        self._answer = await asyncio.to_thread(ask)

    async def receive(self, text: str) -> None:
        if text.startswith("{"):
            shown, real = read(text), json.loads(await asyncio.wait_for(self._link.recv(), 20))
            assert is_like(shown, real), (shown, real)
            return
        status, shown = int(text[:3]), read(text[4:])
        assert status == self._answer[0]
        for key, example in shown.items():
            self._names.setdefault(example, self._answer[1][key])
            assert self._names[example] == self._answer[1][key]


def test_the_worked_session_is_what_a_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "draw_seed", lambda game, config, first: SEED)

    async def scene() -> None:
        async with serving_inside(tmp_path, bot_pause=1000) as inside, inside.link() as link:
            session = Session(inside.address, link)
            for direction, text in steps():
                await (session.send(text) if direction == "->" else session.receive(text))

    asyncio.run(scene())
