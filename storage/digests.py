"""Digests of what is stored. A flipped bit on the disk shows, and so does a row that is missing."""

import json
from collections.abc import Iterable
from hashlib import sha256


def digest(values: Iterable[object]) -> str:
    """Return the SHA-256 of values, their types included, as 64 hexadecimal digits."""
    # A damaged value may be anything, bytes too.
    return sha256(json.dumps(tuple(values), default=repr).encode()).hexdigest()
