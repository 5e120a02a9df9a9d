"""What each test of the screens needs."""

from collections.abc import Iterator

import pytest

from bot.words import language
from tests.screens.commands import with_ids


@pytest.fixture(autouse=True)
def forget_reports() -> Iterator[None]:
    """Let each test log missing texts as if none had been logged before."""
    language.forget()
    yield
    language.forget()


@pytest.fixture(autouse=True)
def ids_of_commands() -> Iterator[None]:
    """Show commands with ids: the English name beside a translated one takes space."""
    with with_ids():
        yield
