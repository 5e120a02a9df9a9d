"""Makes the page take every click, as Discord does.

simcord's page counts its revisions, and refuses a click that was made on an older one. Here the bot goes
on by itself all the time, so a click would often be lost. Discord sends what was clicked, whatever has
happened since. So does this: it remembers the last revisions, finds the control that the person saw in the
newest one, and hands the click on. A control that is gone is left to simcord, which refuses the click.

It also lets one thing happen at a time where simcord would fail: a click that comes while the page is being
renewed waits.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias, cast

from simcord import Env, Preview

# simcord's version is pinned, and the test of the playground clicks through all of this.
# ruff: noqa: SLF001
# pyright: reportPrivateUsage=false

REMEMBERED = 12
"""How many revisions of a page are remembered: a few seconds, more than a click is ever late."""

Json: TypeAlias = dict[str, Any]
Act: TypeAlias = Callable[[str | None, Json], Awaitable[Json]]


class Control(NamedTuple):
    """A control, whatever the page calls it."""

    message: str
    custom_id: str


class Turnstile:
    """Stands before all previews; everything that acts on one goes through here, one at a time."""

    def __init__(self, env: Env, previews: Sequence[Preview]) -> None:
        """Take over the clicks of the previews."""
        self._env = env
        self._previews: Sequence[Any] = previews
        self._lock = asyncio.Lock()
        # By preview and page.
        self._pages: dict[tuple[int, str], OrderedDict[int, dict[str, Control]]] = {}
        for number, preview in enumerate(self._previews):
            preview._action = partial(self._action, number, preview._action)

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncGenerator[None]:
        """Keep the clicks out, after the one that is on its way."""
        async with self._lock:
            self._remember()
            try:
                yield
            finally:
                self._remember()

    @contextlib.contextmanager
    def time_stands_still(self) -> Generator[None]:
        """Let simcord wait only for what the bot does, not for what it will do after a pause.

        It would else wait for the pauses of the computer players, and the click with it.
        """
        self._env._advancing = True
        try:
            yield
        finally:
            self._env._advancing = False

    async def _action(self, number: int, act: Act, name: str | None, body: Json) -> Json:
        async with self.alone():
            with contextlib.suppress(TimeoutError):
                await self._env.advance_time(0)
            # simcord knows one preview at a time.
            self._env._preview = self._previews[number]
            with self.time_stands_still():
                return await act(name, self._brought_up_to_date(number, name, body))

    def _remember(self) -> None:
        """Note what every page shows now."""
        pages: dict[tuple[int, str], Any] = {
            (number, name): page
            for number, preview in enumerate(self._previews)
            for name, page in preview._pages.items()
        }
        for gone in self._pages.keys() - pages.keys():
            del self._pages[gone]
        for name, page in pages.items():
            revisions = self._pages.setdefault(name, OrderedDict())
            if page.revision not in revisions:
                revisions[page.revision] = _controls(page.snapshot.get("messages") or {})
            while len(revisions) > REMEMBERED:
                revisions.popitem(last=False)

    def _brought_up_to_date(self, number: int, name: str | None, body: Json) -> Json:
        """Return the click as it would look on what the page shows now."""
        page = self._previews[number]._pages.get(name)
        seen = body.get("published_revision")
        if page is None or not isinstance(seen, int) or seen == page.revision:
            return body
        fresh: Json = {**body, "published_revision": page.revision}
        if body.get("kind") in ("click", "select"):
            revisions = self._pages[number, page.id]
            clicked = revisions.get(seen, {}).get(str(body.get("control_key")))
            names = {control: name for name, control in revisions[page.revision].items()}
            if clicked is None or clicked not in names:
                return body
            fresh["control_key"] = names[clicked]
        return fresh


def _controls(messages: dict[str, Json]) -> dict[str, Control]:
    """Return the controls of all messages, by the names that the page has for them."""
    return {
        part["control_key"]: Control(message, part["custom_id"])
        for message, content in messages.items()
        for part in parts(content)
        if isinstance(part.get("control_key"), str) and isinstance(part.get("custom_id"), str)
    }


def parts(value: object) -> Iterator[Json]:
    """Yield all objects in a piece of JSON, the outer ones first."""
    if isinstance(value, dict):
        part = cast(Json, value)
        yield part
        for each in part.values():
            yield from parts(each)
    elif isinstance(value, list):
        for each in cast(list[object], value):
            yield from parts(each)
