"""The REST part of the protocol: tables and records."""

import asyncio
import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

_SECONDS = 30


class Refused(Exception):
    """The server said no: with a code, the facts of the matter, and an English sentence."""

    def __init__(self, code: str, args: dict[str, Any], text: str, status: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.details = args
        self.status = status


class Server:
    """A server at an address such as `http://127.0.0.1:8765`."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    async def request(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """Any request of the interface; the decoded answer. Raises Refused, or OSError where nobody answers."""
        return await asyncio.to_thread(self._request, method, path, body, secret)

    def _request(self, method: str, path: str, body: Any, secret: str) -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        data = None
        if isinstance(body, str):
            data = body.encode()
            headers["Content-Type"] = "text/plain"
        elif body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = Request(self.address + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=_SECONDS) as response:
                content = response.read()
                is_json = response.headers.get_content_type() == "application/json"
        except HTTPError as error:
            with error:
                raise _refused(error) from None
        if is_json:
            return json.loads(content)
        return content.decode() if content else None

    # Tables

    async def create_table(self, game: str, players: int, **settings: Any) -> dict[str, Any]:
        """A new table: its code, and the host's secret."""
        answer: dict[str, Any] = await self.request(
            "POST", "/api/tables", {"game": game, "players": players, **settings}
        )
        return answer

    async def table(self, table: str) -> dict[str, Any]:
        answer: dict[str, Any] = await self.request("GET", f"/api/tables/{table}")
        return answer

    async def take_seat(self, table: str, seat: str, name: str) -> dict[str, Any]:
        """Sit down; the answer holds the seat's secret."""
        answer: dict[str, Any] = await self.request("PUT", f"/api/tables/{table}/seats/{seat}", {"name": name})
        return answer

    async def set_ready(self, table: str, seat: str, secret: str, *, ready: bool = True) -> None:
        await self.request("PUT", f"/api/tables/{table}/seats/{seat}/ready", {"ready": ready}, secret)

    async def set_bot(self, table: str, seat: str, host: str, level: str = "heuristic") -> None:
        await self.request("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": level}, host)

    async def start(self, table: str, host: str) -> None:
        await self.request("POST", f"/api/tables/{table}/start", None, host)

    # Records

    async def record(self, record: str) -> str:
        """The text of a finished game."""
        text: str = await self.request("GET", f"/api/records/{record}/text")
        return text

    async def frames(self, record: str, seen_as: str = "", first: int = 0, count: int = 50) -> dict[str, Any]:
        """Some frames of a replay."""
        viewer = f"as={seen_as}&" if seen_as else ""
        answer: dict[str, Any] = await self.request(
            "GET", f"/api/records/{record}/frames?{viewer}from={first}&count={count}"
        )
        return answer

    async def past(self, record: str, seen_as: str = "") -> dict[str, Any]:
        """What a replay tells from beginning to end, without views."""
        viewer = f"?as={seen_as}" if seen_as else ""
        answer: dict[str, Any] = await self.request("GET", f"/api/records/{record}/past{viewer}")
        return answer


def _refused(error: HTTPError) -> Refused:
    try:
        problem = json.loads(error.read())
        return Refused(problem["code"], problem["args"], problem["text"], error.code)
    except (ValueError, KeyError, TypeError):
        return Refused("http", {"status": error.code}, f"HTTP {error.code}", error.code)
