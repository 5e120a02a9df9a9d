"""The running release: its version, and its git revision."""

from pathlib import Path

RELEASE = "0.1.0"

ROOT = Path(__file__).parents[1]

REVISION = "revision"  # The file with the revision, in an image without a repository.

_LETTERS = 12


def release(root: Path = ROOT) -> str:
    """Return the version, with the revision if it is known, such as `0.1.0 (0123456789ab)`."""
    revision = _read(root / REVISION) or _checked_out(root / ".git")
    return f"{RELEASE} ({revision[:_LETTERS]})" if revision else RELEASE


def _checked_out(repository: Path) -> str:
    """Return the revision of a repository, without running git; empty if there is none."""
    head = _read(repository / "HEAD")
    name = head.removeprefix("ref: ")
    if name == head:
        return head
    packed = (line.split() for line in _read(repository / "packed-refs").splitlines())
    return _read(repository / name) or next((words[0] for words in packed if words[1:] == [name]), "")


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        return ""
