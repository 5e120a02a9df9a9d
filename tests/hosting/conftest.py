"""A Discord on loopback for each test."""

from collections.abc import AsyncIterator

import pytest

from tests.wire.server import Server, serving


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A Discord that the bot can reach. It fails at requests for something that doesn't exist."""
    async with serving() as server:
        yield server
    assert not server.unknown
