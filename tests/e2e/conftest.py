"""The people and the bot for whole games, and faults of requests."""

import pytest

from tests.clocks import spend_freely
from tests.e2e.faults import Faults
from tests.e2e.sweeps import Sweep
from tests.fixtures import house
from tests.house import House
from tests.storage.hinder import StatementFaults

__all__ = ["house"]


@pytest.fixture
def broken(house: House, monkeypatch: pytest.MonkeyPatch) -> Faults:
    """The faults of requests; none at first."""
    return Faults(house, monkeypatch)


@pytest.fixture
def sweep(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Sweep:
    """The sweep in which each request and each statement of a click fails."""
    spend_freely(monkeypatch)
    return Sweep(house, broken, StatementFaults(monkeypatch), caplog)
