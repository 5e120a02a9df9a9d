"""Cache compiled files by a digest of their sources and tools, so that we compile nothing twice."""

import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from engine.compiled import FOLDER, ROOT, digest

KEPT = "FAST_KEPT"
"""The variable that names the cache folder, which clones may share. Without it we cache nothing."""

KEY = "key"
"""The file in a compiled result that holds the digest of the result."""

MOST = 4
"""How many results the cache keeps: the newest ones."""


def key(words: Sequence[str]) -> str:
    """Return the digest of everything that a result depends on; `words` are settings."""
    found = sha256(digest().encode())
    for each in sorted((ROOT / "fast").glob("*.py")):
        found.update(each.read_bytes())
    found.update("\n".join((version("mypy"), sys.version, *words)).encode())
    return found.hexdigest()


def fetch(key: str) -> bool:
    """Make the result with this digest current, from the cache if needed; return whether that worked."""
    if _made_of(FOLDER) == key:
        return True
    kept = _folder()
    if kept is None or _made_of(kept / key) != key:
        return False
    os.utime(kept / key)
    shutil.rmtree(FOLDER, ignore_errors=True)
    _copy(kept / key, FOLDER)
    return True


def keep(key: str) -> None:
    """Cache the current result, and drop the oldest ones."""
    kept = _folder()
    if kept is None:
        return
    if not (kept / key).exists():
        _copy(FOLDER, kept / key)
    os.utime(kept / key)
    # A folder with another name is a copy in progress.
    results = [each for each in kept.iterdir() if len(each.name) == len(key)]
    for each in sorted(results, key=lambda each: each.stat().st_mtime, reverse=True)[MOST:]:
        shutil.rmtree(each, ignore_errors=True)


def _folder() -> Path | None:
    named = os.environ.get(KEPT)
    return Path(named).expanduser() if named else None


def _made_of(result: Path) -> str:
    file = result / KEY
    return file.read_text(encoding="ascii") if file.exists() else ""


def _copy(result: Path, place: Path) -> None:
    """Copy a result so that another process sees all of it or nothing."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent) as folder:
        shutil.copytree(result, Path(folder, "result"))
        Path(folder, "result").rename(place)
