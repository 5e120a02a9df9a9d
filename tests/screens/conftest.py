"""What each test of the screens begins with."""

import pytest

from bot.words import patterns


@pytest.fixture(autouse=True)
def without_ids_of_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure commands by their names: their ids, which another test may have heard of, aren't shown."""
    monkeypatch.setattr(patterns, "command_ids", {})
