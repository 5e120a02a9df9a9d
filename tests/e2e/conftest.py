"""The people and the bot, for whole games; and what breaks requests."""

import pytest

from tests.e2e.faults import Faults
from tests.fixtures import house
from tests.house import House

__all__ = ["house"]


@pytest.fixture
def broken(house: House, monkeypatch: pytest.MonkeyPatch) -> Faults:
    """What breaks requests; none at first."""
    # What is stuck is noticed soon.
    house.env.settle_timeout = 10
    return Faults(house, monkeypatch)
