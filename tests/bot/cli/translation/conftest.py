"""Small languages to be checked."""

from collections.abc import Callable

import pytest

from bot.cli.translation.texts import Locale
from tests.bot.conftest import Write

Pair = Callable[[str, str], tuple[Locale, Locale]]  # Reads an English text and its translation.


@pytest.fixture
def pair(write: Write) -> Pair:
    """Read an English text and its Ukrainian translation."""

    def read(english: str, other: str) -> tuple[Locale, Locale]:
        write("en", english)
        write("uk", other)
        return Locale("en"), Locale("uk")

    return read
