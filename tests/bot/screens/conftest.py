"""A missing text is logged once; each test here starts as if nothing had been logged."""

from collections.abc import Iterator

import pytest

from bot.words import language


@pytest.fixture(autouse=True)
def forget_reports() -> Iterator[None]:
    language.forget()
    yield
    language.forget()
