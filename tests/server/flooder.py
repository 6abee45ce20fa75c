"""A client that sends without end until it is sent away; then it says with which code. Run in a process of its own."""

import json
import sys

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def main(url: str, table: str, secret: str) -> None:
    with connect(url, compression=None, max_size=None, proxy=None, close_timeout=1) as link:
        link.send(json.dumps({"type": "hello", "table": table, "secret": secret}))
        deed = json.dumps({"type": "act", "id": "s", "code": "none", "ask": 1})
        try:
            while True:
                link.send(deed)
        except ConnectionClosed as closed:
            print(closed.rcvd.code if closed.rcvd is not None else 1006)


if __name__ == "__main__":
    main(*sys.argv[1:])
