"""A Discord on loopback for each test."""

from tests.wire.conftest import server

__all__ = ["server"]
