"""What each test of the screens needs."""

from collections.abc import Iterator

import pytest

from tests.screens.commands import with_ids


@pytest.fixture(autouse=True)
def ids_of_commands() -> Iterator[None]:
    """Measure commands as shown, with ids: the English name is beside a translated one."""
    with with_ids():
        yield
