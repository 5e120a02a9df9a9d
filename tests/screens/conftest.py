"""What each test of the screens begins with."""

from collections.abc import Iterator

import pytest

from tests.screens.commands import with_ids


@pytest.fixture(autouse=True)
def ids_of_commands() -> Iterator[None]:
    """Measure commands as they are shown, with ids: beside a translated name stands the English one."""
    with with_ids():
        yield
