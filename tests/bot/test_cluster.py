"""Two processes on one server tell each other what they did, without waiting for a sign of life."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import cluster as module
from bot.cluster import Cluster
from bot.tables.background.scheduler import Scheduler
from bot.tables.jobs import Jobs
from bot.tables.languages import Languages
from bot.tables.person import language_of
from bot.tables.registry import Registry
from storage.postgres.slots import Slots
from storage.settings import PersonSettings
from storage.store import Store
from tests.storage.postgres import Server

USER = 101


@dataclass
class Process:
    """As much of a bot as its cluster needs."""

    store: Store
    registry: Registry
    languages: Languages
    cluster: Cluster

    @property
    def language(self) -> str:
        """The language in which it answers a click."""
        interaction = cast(
            Any, SimpleNamespace(user=SimpleNamespace(id=USER), extras={}, locale="en-US", guild_locale=None)
        )
        self.languages.note(interaction)
        return language_of(interaction).locale


async def _ignored(*_: object) -> None:
    """Do nothing."""


@asynccontextmanager
async def running(address: str, shards: int) -> AsyncGenerator[Process]:
    """Run a process."""
    async with AsyncExitStack() as stack:
        store, jobs = Store(address), Jobs()
        await store.open()
        stack.push_async_callback(store.close)
        registry, languages = Registry(store), Languages(store.persons)
        await registry.time.begin()
        scheduler = Scheduler(registry, jobs, cast(Any, _ignored))
        cluster = Cluster(address, shards, registry, scheduler, jobs, languages, changed=_ignored)
        stack.push_async_callback(cluster.close)
        stack.push_async_callback(jobs.close)
        await cluster.begin()
        yield Process(store, registry, languages, cluster)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(5):
        while not condition():  # noqa: ASYNC110 - the server tells it
            await asyncio.sleep(0.001)


async def test_a_language_chosen_in_one_process_is_that_of_all(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new()
    monkeypatch.setattr(module, "BEAT", 60.0)
    async with running(address, 2) as first, running(address, 2) as second:
        # A notice waits for no sign of life.
        monkeypatch.setattr(Slots, "beat", _ignored)
        before = second.language
        for chosen in ("pl", "cs"):
            settings = PersonSettings(language=chosen)
            await first.store.persons.change(USER, lambda _, settings=settings: settings)
            first.languages.chose(USER, chosen)
            await until(lambda chosen=chosen: second.language == chosen)
        await first.store.persons.change(USER, lambda _: PersonSettings())
        first.languages.forget_person(USER)
        await until(lambda: second.language == before)
