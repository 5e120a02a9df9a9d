"""The server of `/health` and `/metrics`: clients that send nothing, or no HTTP."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from prometheus_client import CollectorRegistry

from bot.monitoring import metrics
from tests.patience import PATIENCE
from tests.wire.server import free_port


def _well() -> str:
    return ""


def _broken() -> str:
    raise RuntimeError("a check that fails")


@pytest.fixture
def checks() -> list[metrics.Check]:
    return [_well]


@pytest.fixture
async def port(monkeypatch: pytest.MonkeyPatch, checks: list[metrics.Check]) -> AsyncIterator[int]:
    monkeypatch.setattr(metrics, "IDLE", 0.05)
    port = free_port()
    async with metrics.serving("127.0.0.1", port, checks, CollectorRegistry()):
        yield port


async def said(port: int, sent: bytes) -> bytes:
    """Send this, and return what comes until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    finally:
        writer.close()


@pytest.mark.parametrize("sent", [b"", b"GET /hea", b"GET /health HTTP/1.1\r\nHost: a\r\nX: "])
async def test_a_connection_without_a_whole_request_is_closed(port: int, sent: bytes):
    assert await said(port, sent) == b""


async def test_a_connection_that_is_idle_after_a_request_is_closed(port: int):
    assert b"200 OK" in await said(port, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /health HTTP/9.9.9\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost a\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: a\r\n\r\nno request\r\n\r\n",
    ],
)
async def test_a_malformed_request_leaves_no_traceback(
    port: int, sent: bytes, caplog: pytest.LogCaptureFixture
):
    assert b"400 Bad Request" in await said(port, sent)
    assert all(record.exc_info is None for record in caplog.records)
    assert all(record.levelname == "WARNING" for record in caplog.records)


@pytest.mark.parametrize("checks", [[_broken]])
async def test_an_error_of_our_own_keeps_its_traceback(port: int, caplog: pytest.LogCaptureFixture):
    assert b"500 Internal" in await said(port, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
    (record,) = caplog.records
    assert record.exc_info
    assert isinstance(record.exc_info[1], RuntimeError)
