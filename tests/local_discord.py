"""The local Discord, without the work that would take most of a test's time."""

import asyncio
import copy
import marshal
from hashlib import sha256
from types import SimpleNamespace
from typing import Any, cast

import pytest
import simcord
from simcord import _dpy_internals, _runtime, components, gateway, results
from simcord.http import router

from bot.command_tree import CommandWords
from bot.pictures.picture import Painter, Picture
from tests.patience import PATIENCE

LOOK = 0.004  # Seconds between two checks.


class World(simcord.Env):
    """A local Discord that checks more often whether everything is done.

    It notices a task that ends during a check only at the next check, and thousands of clicks wait for that.
    """

    @staticmethod
    def _validate_idle(value: float) -> float:
        return min(value, LOOK)

    async def _settle_internal(self, *, _deadline: float | None = None, **limits: Any) -> None:
        """Wait until everything is done, including a start, for as long as a test may wait.

        `settle_timeout` says only which sleep is too long to wait for.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE if _deadline is None else _deadline
        limits.pop("timeout", None)
        while True:
            soon = min(end, loop.time() + self.settle_timeout)
            await self._until_none_is_busy(soon)
            try:
                return await super()._settle_internal(_deadline=soon, **limits)
            except TimeoutError:
                if loop.time() >= end:
                    raise

    async def _until_none_is_busy(self, end: float) -> None:
        """Wait while a task works, the newest first: checking all tasks takes ten times as long."""
        loop, inside = asyncio.get_running_loop(), cast("Any", simcord.env)
        while loop.time() < end and self._advance_task is None and self._real_advance_task is None:
            state = self._settlement_state()
            inside._run_due_virtual_callbacks(state, end)
            await asyncio.sleep(0)
            for task in reversed(list(state.work.tasks)):
                if not (task.done() or inside._is_parked(state, task, end)):
                    break
            else:
                return
            await asyncio.wait((task,), timeout=LOOK)

    async def _advance_to(self, target: float, deadline: float) -> None:
        """Let time pass, and wait as long for the resulting work."""
        end = asyncio.get_running_loop().time() + PATIENCE
        await super()._advance_to(target, max(end, deadline))


def copied(value: Any) -> Any:
    """Return a deep copy of data to or from Discord; `marshal` copies JSON quickly."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        # Somewhere inside is an enum.
        if isinstance(value, dict):
            return {key: copied(each) for key, each in cast("dict[Any, Any]", value).items()}
        if isinstance(value, list):
            return [copied(each) for each in cast("list[Any]", value)]
        return copy.deepcopy(value)


def be_quick_to_see_sleep() -> None:
    """Let the local Discord see quickly which task sleeps; by default it searches all timers."""
    inside = _dpy_internals.__dict__
    look = inside["is_sleep_waiter"]

    def sleeps(waiter: Any, loop: Any, deadline: float) -> bool:
        timers = [timer for timer in loop._scheduled if timer._args and timer._args[0] is waiter]
        return bool(timers) and look(waiter, SimpleNamespace(_scheduled=timers), deadline)

    inside["is_sleep_waiter"] = sleeps


def be_quick() -> None:
    """Let the local Discord copy messages and find its own callbacks quickly, as it does both constantly."""
    be_quick_to_see_sleep()
    # A list of callbacks would compare all fields of each to find one.
    _runtime.__dict__["_CallbackRecord"].__eq__ = object.__eq__
    for module in (components, results):
        module.__dict__["deepcopy"] = copied
    for module in (gateway, router):
        module.__dict__["copy"] = SimpleNamespace(deepcopy=copied)


class Untranslated(CommandWords):
    """Registers commands only in English; discord.py would request two thousand translations."""

    def __bool__(self) -> bool:
        return False


class Sketches(Painter):
    """Makes files that differ if the pictures do, a hundred times faster than drawing."""

    async def paint(self, picture: Picture) -> bytes:
        # Other tasks run meanwhile, as while a thread draws.
        await asyncio.sleep(0)
        file = sha256(repr(picture).encode()).digest()
        if not self.keeps(picture):
            self._finished(picture).put(picture, file)
        return file


def start_quickly(patch: pytest.MonkeyPatch) -> None:
    """Let a bot start without translating its commands."""
    patch.setattr("bot.command_tree.CommandWords", Untranslated)


def draw_quickly(patch: pytest.MonkeyPatch) -> None:
    """Let a bot send sketches in place of pictures."""
    patch.setattr("bot.client.Painter", Sketches)
