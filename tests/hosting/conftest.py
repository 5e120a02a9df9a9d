"""A Discord on loopback for each test."""

from collections.abc import AsyncIterator

import pytest

from tests.wire.server import Server, serving


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A Discord that the bot can reach, and of which it asks nothing that is not there."""
    async with serving() as server:
        yield server
    assert not server.unknown
