"""Answers that stay the same while the server runs: packed once, and not sent again to whoever has them."""

import gzip
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

#: Whoever keeps such an answer asks each time whether it is still the same.
ASK_AGAIN = "no-cache"

#: Shorter answers are not worth packing.
LEAST_PACKED = 2048
PACKING_LEVEL = 5


class Fixed:
    """Some bytes of some kind, and how long they may be kept."""

    def __init__(self, data: bytes, kind: str, kept: str = ASK_AGAIN, status: int = 200) -> None:
        self._data = data
        self._kind = kind
        self.status = status
        self._etag = f'"{blake2b(data, digest_size=12).hexdigest()}"'
        self._headers = {"Cache-Control": kept, "ETag": self._etag}
        self._packed_headers = {**self._headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        packed = gzip.compress(data, PACKING_LEVEL, mtime=0) if len(data) >= LEAST_PACKED else data
        self._packed = packed if len(packed) < len(data) else None

    async def answer(self, request: Request) -> Response:
        if self._is_known(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=self._headers)
        if self._packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self._packed, self.status, self._packed_headers, self._kind)
        return Response(self._data, self.status, self._headers, self._kind)

    def _is_known(self, etags: str) -> bool:
        """Whether the client has it: a proxy that packs answers makes their tags weak."""
        return any(etag.strip().removeprefix("W/") == self._etag for etag in etags.split(","))
