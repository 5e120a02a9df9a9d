"""A local Discord in virtual time, with the real bot, its real pauses and its real clocks."""

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from aiosqlite.core import _STOP_RUNNING_SENTINEL  # pyright: ignore[reportPrivateUsage]
from simcord import Env, _dpy_internals
from simcord._clock import Clock as SimcordClock

from bot.client import CitadelsBot
from bot.settings import Settings
from storage.database.sqlite import sqlite_connection
from tests.house import Chance
from tests.local_discord import draw_quickly, start_quickly
from tests.storage.prepared import lay_out
from tests.week.virtual_loop import VirtualLoop

BEGINS = datetime(2026, 12, 28, 18, 0, tzinfo=UTC)
"""The beginning of a town: a Monday evening in Warsaw. Three nights later a season ends."""

SECRETIVE = ("bot.tables.new_games", "storage.play.daily", "storage.people.remembered")
"""The modules that draw secrets."""

MOMENT = 0.3  # Seconds after which a person sees the result of a click.


class TownClock(SimcordClock):
    """The clock of Discord, which shows the loop's time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop

    @property
    def elapsed(self) -> float:
        """Return the seconds since the beginning."""
        return self._loop.time()

    @elapsed.setter
    def elapsed(self, _: float) -> None:
        """Ignore it: only the loop decides."""

    def now(self) -> datetime:
        return BEGINS + timedelta(seconds=self.elapsed)


class Town(Env):
    """A local Discord that tracks none of the bot's tasks, because the loop does that.

    By default it asks after each step what every task waits for. With some thousand tasks and timers that
    takes most of the time.
    """

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot, shard_count=1)
        self.backend.clock = TownClock(asyncio.get_running_loop())

    @contextmanager
    def _bot_scope(self) -> Generator[None]:
        """Let requests through, and track no task."""
        previous = (
            _dpy_internals.set_webhook_adapter(self._webhook_adapter) if self._webhook_adapter else None
        )
        try:
            yield
        finally:
            if previous is not None:
                _dpy_internals.reset_webhook_adapter(previous)

    def _begin_operation(self, label: str) -> None:
        """Let several people act at the same time."""

    def _end_operation(self) -> None:
        """Do nothing."""

    async def _settle_internal(self, **limits: Any) -> None:
        """Let a short time pass."""
        await asyncio.sleep(MOMENT)


@asynccontextmanager
async def open_town(folder: Path, seed: int = 1) -> AsyncGenerator[Town]:
    """Start the bot in a local Discord; raise its errors at the end."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    with pytest.MonkeyPatch.context() as patch:
        _stand_on_the_loop(patch, loop)
        start_quickly(patch)
        draw_quickly(patch)
        chance = Chance(seed)
        for module in SECRETIVE:
            patch.setattr(f"{module}.secrets", chance)
        random.seed(seed)
        path = lay_out(folder / "games.sqlite3")
        settings = Settings(database=path, emojis=False, master_processes=0)
        wall = BEGINS.timestamp()
        bot = CitadelsBot(
            settings, clock=loop.time, wall=lambda: wall + loop.time(), randomness=random.Random(seed)
        )
        town = Town(bot)
        failed: list[dict[str, Any]] = []
        loop.set_exception_handler(lambda _, context: failed.append(context))
        async with AsyncExitStack() as stack:
            stack.enter_context(town.time_context())
            stack.push_async_callback(bot.store.close)
            stack.push_async_callback(bot.thinkers.close)
            stack.push_async_callback(bot.jobs.close)
            await town.start()
            stack.push_async_callback(town.shutdown)
            yield town
            bot.background.noting.delay = 0.0
        if failed:
            raise ExceptionGroup(
                "what nobody caught",
                [each.get("exception") or RuntimeError(each["message"]) for each in failed],
            )
        town.raise_errors()


def _stand_on_the_loop(patch: pytest.MonkeyPatch, loop: VirtualLoop) -> None:
    """Let all clocks show the loop's time, and a database answer at once."""
    wall = BEGINS.timestamp()
    patch.setattr(time, "time", lambda: wall + loop.time())
    # By default, the driver allows a connection only in the thread that opened it.
    patch.setattr(sqlite3, "connect", partial(sqlite3.connect, check_same_thread=False))
    patch.setattr(sqlite_connection.Connection, "_in_thread", _answered_at_once)
    opening = aiosqlite.Connection.__await__

    def opened(self: aiosqlite.Connection) -> Generator[Any, None, aiosqlite.Connection]:
        """Open a connection while time stands still."""

        async def wait() -> aiosqlite.Connection:
            return await _Awaited(opening(self))

        return loop.really(wait()).__await__()

    patch.setattr(aiosqlite.Connection, "__await__", opened)


class _Awaited:
    def __init__(self, steps: Generator[Any, None, aiosqlite.Connection]) -> None:
        self._steps = steps

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._steps


def _answered_at_once(self: Any, function: Any, *, last: bool = False) -> asyncio.Future[Any]:
    """Run a function of a connection here and now; the thread only ends."""
    future = asyncio.get_running_loop().create_future()
    try:
        future.set_result(function())
    except Exception as error:  # noqa: BLE001 - the caller gets whatever it is
        future.set_exception(error)
    if last:
        self._tx.put_nowait((None, lambda: _STOP_RUNNING_SENTINEL))
    return future
