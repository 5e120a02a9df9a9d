"""A local Discord with the real bot in it, and languages that a test writes itself."""

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from tests.fixtures import house

__all__ = ["Write", "house", "write"]

Write = Callable[[str, str], None]  # Writes a file of a language.


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a file of a language. Only languages written in this way exist."""

    def files(_package: str) -> Path:
        return tmp_path

    def write(locale: str, text: str) -> None:
        folder = tmp_path / "locales" / locale
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "topic.ftl").write_text(text, encoding="utf-8")

    monkeypatch.setattr(resources, "files", files)
    return write
