"""All that is stored of a person as one JSON file (docs/privacy-export.md)."""

import gzip
import json
from datetime import UTC, datetime
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from storage.privacy.holdings import Holdings

KIND: Final = "citadels-person"
VERSION: Final = 11

LARGEST = 8 * 1024 * 1024
"""Bytes above which a file is compressed: Discord takes ten million."""

_HOLDINGS = TypeAdapter(Holdings)


class File(NamedTuple):
    """A file to be handed out."""

    name: str
    content: bytes


def export(holdings: Holdings, made: datetime) -> File:
    """Write all of it as JSON; compressed if it would be too large to be sent."""
    head = {"format": KIND, "version": VERSION, "made": made.astimezone(UTC).isoformat(timespec="seconds")}
    whole = {**head, **_HOLDINGS.dump_python(holdings, mode="json", warnings=False)}
    content = (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()
    if len(content) <= LARGEST:
        return File("citadels.json", content)
    return File("citadels.json.gz", gzip.compress(content, mtime=0))
