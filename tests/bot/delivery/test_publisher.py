import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.boards import Boards
from bot.delivery.panels import Panels
from bot.delivery.publisher import Publisher
from bot.tables.jobs import Jobs
from bot.tables.registry import Hall
from bot.tables.table import Table
from tests.storage.samples import lobby


class _World:
    """A hall, boards and panels that only take notes."""

    def __init__(self) -> None:
        self.jobs = Jobs()
        self.published: list[int] = []
        self.delivered: list[int] = []
        self.gate = asyncio.Event()
        self.errors: list[Exception] = []

    async def publish(self, table: Table) -> None:
        self.published.append(table.stored.version)
        await self.gate.wait()
        if self.errors:
            raise self.errors.pop(0)

    async def deliver(self, table: Table) -> None:
        self.delivered.append(table.stored.version)

    async def shown(self, table: Table, version: int) -> None:
        table.shown = version

    def forget(self, table: Table) -> None:
        raise AssertionError("a lobby is not to be forgotten")


def _make() -> tuple[_World, Publisher, Table]:
    world = _World()
    publisher = Publisher(cast(Hall, world), cast(Boards, world), cast(Panels, world))
    return world, publisher, Table(lobby())


def _change(table: Table) -> None:
    from dataclasses import replace

    table.stored = replace(table.stored, version=table.stored.version + 1)


async def test_changes_under_way_are_shown_together() -> None:
    world, publisher, table = _make()
    publisher.kick(table)
    await asyncio.sleep(0.01)
    for _ in range(10):
        _change(table)
        publisher.kick(table)
    await asyncio.sleep(0.01)
    assert world.published == [1]
    world.gate.set()
    await asyncio.sleep(0.01)
    assert world.published == world.delivered == [1, 11]
    assert (table.shown, table.publishing) == (11, None)


async def test_what_is_shown_already_costs_nothing() -> None:
    world, publisher, table = _make()
    table.shown = 1
    publisher.kick(table)
    await asyncio.sleep(0.01)
    assert world.published == []


def _failure(status: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="broken"))
    return discord.HTTPException(response, {"code": 0, "message": "broken"})


async def test_a_failure_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.publisher.PAUSES", (0.001, 0.001))
    world, publisher, table = _make()
    world.gate.set()
    world.errors = [_failure(502), OSError("no route")]
    publisher.kick(table)
    await asyncio.sleep(0.05)
    assert world.published == [1, 1, 1]
    assert table.shown == 1


async def test_after_too_many_failures_it_waits_for_the_next_change(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.delivery.publisher.PAUSES", (0.001,))
    world, publisher, table = _make()
    world.gate.set()
    world.errors = [_failure(500), _failure(500)]
    publisher.kick(table)
    await asyncio.sleep(0.05)
    assert (table.shown, table.publishing) == (0, None)
    assert "showing game aaaaaaaa failed" in caplog.text
    publisher.kick(table)
    await asyncio.sleep(0.05)
    assert table.shown == 1
