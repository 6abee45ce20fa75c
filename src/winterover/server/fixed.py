"""Answers that stay the same while the server runs: packed once, and not sent again to whoever has them."""

import gzip
import re
from hashlib import blake2b

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

#: Whoever keeps such an answer asks each time whether it is still the same.
ASK_AGAIN = "no-cache"

#: Shorter answers are not worth packing.
LEAST_PACKED = 2048
PACKING_LEVEL = 5

#: Beside the name of a coding it says that this one is not wanted.
_UNWANTED = re.compile(r"q\s*=\s*0(\.0*)?")


def takes_gzip(headers: Headers) -> bool:
    """Whether a client takes packed answers: it names gzip, or takes whatever there is, and does not rule it out."""
    wanted: dict[str, bool] = {}
    for coding in ",".join(headers.getlist("accept-encoding")).lower().split(","):
        name, *parameters = (part.strip() for part in coding.split(";"))
        wanted[name] = not any(_UNWANTED.fullmatch(parameter) for parameter in parameters)
    return wanted.get("gzip", wanted.get("*", False))


class Fixed:
    """Some bytes of some kind, and how long they may be kept."""

    def __init__(self, data: bytes, kind: str, kept: str = ASK_AGAIN, status: int = 200) -> None:
        self._kind = kind
        self.status = status
        name = blake2b(data, digest_size=12).hexdigest()
        self._plain = _Form(data, f'"{name}"', {"Cache-Control": kept})
        self._packed: _Form | None = None
        packed = gzip.compress(data, PACKING_LEVEL, mtime=0) if len(data) >= LEAST_PACKED else data
        if len(packed) < len(data):
            self._plain.headers["Vary"] = "Accept-Encoding"
            self._packed = _Form(packed, f'"{name}-gzip"', self._plain.headers)

    async def answer(self, request: Request) -> Response:
        form = self._packed if self._packed is not None and takes_gzip(request.headers) else self._plain
        if self.status == 200 and form.is_known(request.headers):
            return Response(status_code=304, headers=form.headers)
        coding = {} if form is self._plain else {"Content-Encoding": "gzip"}
        return Response(form.data, self.status, {**form.headers, **coding}, self._kind)


class _Form:
    """An answer as it is, or packed. Other bytes have another tag, so that no cache takes one form for the other."""

    def __init__(self, data: bytes, etag: str, headers: dict[str, str]) -> None:
        self.data = data
        self.etag = etag
        self.headers = {**headers, "ETag": etag}

    def is_known(self, headers: Headers) -> bool:
        """Whether the client has it: a proxy that packs answers makes their tags weak."""
        etags = [etag.strip() for etag in ",".join(headers.getlist("if-none-match")).split(",")]
        return etags == ["*"] or any(etag.removeprefix("W/") == self.etag for etag in etags)
