"""What each test of the screens begins with."""

from collections.abc import Iterator

import pytest

from bot.words import language
from tests.screens.commands import with_ids


@pytest.fixture(autouse=True)
def forget_reports() -> Iterator[None]:
    """Log a missing text once a test: each starts as if nothing had been logged."""
    language.forget()
    yield
    language.forget()


@pytest.fixture(autouse=True)
def ids_of_commands() -> Iterator[None]:
    """Show commands with ids: beside a translated name stands the English one, which takes room."""
    with with_ids():
        yield
