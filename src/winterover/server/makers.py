"""Who made a table or an upload, for the limits by address: a hash of the address, which is itself kept nowhere.

There are few enough addresses to try them all, so the hash has a key. The key lies beside the data and not in them: a
backup does not hold it, and tells nothing about anybody's address.
"""

import os
import secrets
from hashlib import blake2b
from pathlib import Path

from winterover.core.errors import GameError

FILE = "address.key"
_KEY_BYTES = 32


class Makers:
    """Knows the makers of one data folder. With another key nobody has made anything yet, which harms nobody."""

    def __init__(self, folder: Path) -> None:
        file = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._key = file.read_bytes() if file.exists() else b""
            if len(self._key) != _KEY_BYTES:
                self._key = secrets.token_bytes(_KEY_BYTES)
                file.unlink(missing_ok=True)
                with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as written:
                    written.write(self._key)
        except OSError as error:
            raise GameError("data-unusable", folder=str(folder), system=str(error)) from None

    def maker_of(self, address: str) -> str:
        """By what an address is counted."""
        return blake2b(address.encode(), digest_size=16, key=self._key, person=b"winterover-maker").hexdigest()
