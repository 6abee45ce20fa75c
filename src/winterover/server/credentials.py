"""Secrets and codes: made from the system's chance, kept as hashes only."""

import hmac
import re
import secrets
from hashlib import blake2b

#: Letters and digits that nobody takes for one another.
_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_OPEN_LENGTH = 6
#: The code of a private table is its invitation, and as hard to guess as a good password.
_PRIVATE_LENGTH = 12
_SECRET_BYTES = 24
#: How so many bytes look in the URL-safe form of base64.
SECRET_FORM = r"[A-Za-z0-9_-]{32}"


def new_secret() -> str:
    return secrets.token_urlsafe(_SECRET_BYTES)


def is_secret(text: str) -> bool:
    """Whether a text has the form of the secrets made here. How good its chance was, only its maker can know."""
    return re.fullmatch(SECRET_FORM, text) is not None


def hash_of(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a slow hash would protect nothing more."""
    return blake2b(secret.encode(), digest_size=32, person=b"winterover-seat").hexdigest()


def opens(secret: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept; an empty hash belongs to no secret."""
    return bool(kept) and hmac.compare_digest(hash_of(secret), kept)


def new_code(*, is_open: bool) -> str:
    """A code for a table or an uploaded record."""
    length = _OPEN_LENGTH if is_open else _PRIVATE_LENGTH
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))
