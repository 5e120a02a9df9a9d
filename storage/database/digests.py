"""Digests of what is stored. A flipped bit on the disk shows, and so does a row that is missing."""

import json
from collections.abc import Iterable
from hashlib import sha256

# A damaged value may be anything, bytes too.
_ENCODER = json.JSONEncoder(default=repr)


def digest(values: Iterable[object]) -> str:
    """Return the SHA-256 of values, their types included, as 64 hexadecimal digits."""
    return sha256(_ENCODER.encode(tuple(values)).encode()).hexdigest()
