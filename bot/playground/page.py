"""The page in the browser: it takes every click, as Discord does, and is kept up to date.

simcord's page counts its revisions, and refuses a click that was made on an older one. Here the bot goes
on by itself all the time, so a click would often be lost. Discord sends what was clicked, whatever has
happened since. So does `Turnstile`: it remembers the last revisions, finds the control that the person
saw in the newest one, and hands the click on. A control that is gone is left to simcord, which refuses
the click.

`Turnstile` also lets one thing happen at a time where simcord would fail: a click that comes while the
page is being renewed waits.
"""

import asyncio
import contextlib
import functools
import os
import secrets
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web
from simcord import ChannelHandle, Env, MemberActor, Preview, UserHandle

from bot.playground.simulated_world import MessageFile, SimulatedWorld, emoji_files

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


# simcord's version is pinned, and the test of the playground looks at all of its pages.
# ruff: noqa: SLF001
# pyright: reportPrivateUsage=false

PACE = 0.2
"""Seconds between two looks at what the bot has done."""

HURRY = 0.1
"""How long one look may wait for the bot to finish what it is doing; the next one comes soon."""

OPENED_ANEW = """
const ask = window.fetch;
window.fetch = async (...request) => {
  const answer = await ask(...request);
  const forgotten = [401, 410].includes(answer.status) && String(request[0]).startsWith("/api/");
  if (forgotten && window.simcordPreview?.ready) window.location.reload();
  return answer;
};
"""
"""Added to the script of the page: if the playground doesn't know the page any more, as after a restart, it
opens itself anew. One that was never ready doesn't: its address is wrong."""

KEEPS_END = """
{
  const channel = document.querySelector("#channel-timeline");
  let atEnd = true;
  let moved = 0;
  const move = () => { moved = Date.now(); };
  for (const kind of ["wheel", "touchmove", "keydown"]) channel.addEventListener(kind, move);
  channel.addEventListener("pointerdown", (event) => { if (event.target === channel) move(); });
  channel.addEventListener("scroll", () => {
    const below = channel.scrollHeight - channel.scrollTop - channel.clientHeight;
    if (below <= 1) atEnd = true;
    else if (Date.now() - moved < 500) atEnd = false;
  });
  const keep = () => { if (atEnd) channel.scrollTop = channel.scrollHeight; };
  const resized = new ResizeObserver(() => requestAnimationFrame(keep));
  resized.observe(channel);
  resized.observe(document.querySelector("#channel-message-list"));
}
"""
"""Added to the script of the page: its end stays in view as long as the person hasn't scrolled away. The page
itself loses it when a picture loads just as something else is shown."""

BY_NAME = "|| String(a.entry.invocation).localeCompare(String(b.entry.invocation))"
"""How the page orders the commands that begin as what was typed. Without it they stand as the bot names them:
the command that deletes everything would else be the first of its group, which Enter takes."""

LOG_KEPT = 200
"""simcord keeps a record of all that happened, for tests; a long game needs only the end of it."""


@contextlib.asynccontextmanager
async def pages_of(world: SimulatedWorld, port: int, key: Path) -> AsyncGenerator[list[Preview]]:
    """Serve the page of the channel, for all of the people, and one for the direct messages of each.

    Those have the next ports. The secret in the addresses is kept in a file, so that they are the same the
    next time.
    """
    async with contextlib.AsyncExitStack() as stack:
        previews = [await stack.enter_async_context(_preview(world, world.channel, world.people, port, key))]
        for number, person in enumerate(world.people, 1):
            # simcord would allow one preview only.
            world.env._preview = None
            at = port + number if port else 0
            direct = _preview(world, person.user.dm_channel, (person.user,), at, key)
            previews.append(await stack.enter_async_context(direct))
        yield previews


def _preview(
    world: SimulatedWorld,
    channel: ChannelHandle,
    viewers: Sequence[MemberActor | UserHandle],
    port: int,
    key: Path,
) -> Preview:
    preview = world.env.preview(
        channel,
        viewers=viewers,
        layout="channel",
        port=port,
        locale=world.locale,
        timezone=_time_zone(),
        assets=emoji_files(world.env),
    )
    preview.capability = _kept_secret(key)
    _tell_the_time(preview)
    _change_scripts(preview)
    return preview


def _tell_the_time(preview: Preview) -> None:
    """Let the page count from the moment at which it shows something.

    simcord counts from the last time that all was renewed, so what a click shows would be in the future.
    """
    publish: Callable[..., None] = preview._publish

    @functools.wraps(publish)
    def publish_now(*arguments: object, **more: object) -> None:
        """Publish what the page shows, by the time of now."""
        preview._advance_presentation_time()
        publish(*arguments, **more)

    cast(Any, preview)._publish = publish_now


def _change_scripts(preview: Preview) -> None:
    """Let the page open itself anew where it is known no more, and list commands in the bot's order."""
    server = cast(Any, preview._server)
    static = server._static

    async def more(request: web.Request) -> web.Response:
        """Return a file of the page, with what we add to it."""
        response: web.Response = await static(request)
        if request.path == "/app.js":
            response.text = (response.text or "") + OPENED_ANEW + KEEPS_END
        elif request.path == "/commands.js":
            response.text = (response.text or "").replace(BY_NAME, "")
        return response

    server._static = more


async def keep_up_to_date(
    world: SimulatedWorld, previews: Sequence[Preview], turnstile: Turnstile, memory: MessageFile
) -> None:
    """Let simulated time pass as the real one does; show and remember what the bot does meanwhile."""
    env, clock = world.env, world.env.backend.clock
    loop = asyncio.get_running_loop()
    began = loop.time() - clock.elapsed
    shown: object = None
    while True:
        await asyncio.sleep(PACE)
        async with turnstile.alone():
            with _in_a_hurry(env):
                await env.advance_time(max(0.0, loop.time() - began - clock.elapsed))
            newest = env.http_requests[-1] if env.http_requests else None
            if newest is shown:
                continue
            for preview in previews:
                _refresh(preview)
            shown = newest
        memory.save(env)
        del env.http_requests[:-LOG_KEPT], env.backend.transcript[:-LOG_KEPT]


def _refresh(preview: Preview) -> None:
    """Show what there is now. simcord's own `refresh` shows nothing while the bot is busy."""
    for page in tuple(preview._pages.values()):
        # An earlier one may have made others expire.
        if page.id in preview._pages:
            preview._publish(page, reason="refresh")


@contextlib.contextmanager
def _in_a_hurry(env: Env) -> Generator[None]:
    """Leave off when the bot is still busy after a moment."""
    patience, env.settle_timeout = env.settle_timeout, HURRY
    try:
        with contextlib.suppress(TimeoutError):
            yield
    finally:
        env.settle_timeout = patience


def _kept_secret(path: Path) -> str:
    """Read the secret, or make one up that only this user can read."""
    with contextlib.suppress(FileNotFoundError):
        if text := path.read_text(encoding="ascii").strip():
            return text
    secret = secrets.token_urlsafe(32)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(secret)
    return secret


def _time_zone() -> str:
    """Find out the name of the local time zone, as far as the system tells it."""
    name = os.environ.get("TZ") or "/".join(Path("/etc/localtime").resolve().parts[-2:])
    try:
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "UTC"
