"""The page in the browser. Like Discord, it accepts every click, and it stays up to date.

simcord's page counts its revisions, and refuses a click on an older one. The bot changes messages all the
time, so many clicks would be lost. So `Turnstile` remembers the last revisions, finds the clicked control in
the newest one, and passes the click on.
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

# simcord's version is pinned, and the playground's test uses all of these private parts.
# ruff: noqa: SLF001
# pyright: reportPrivateUsage=false

REVISIONS_KEPT = 12
"""How many revisions of a page we remember. They cover a few seconds, and clicks come sooner."""

Json: TypeAlias = dict[str, Any]
Act: TypeAlias = Callable[[str | None, Json], Awaitable[Json]]


class PageControl(NamedTuple):
    """A control of a message. Its name on the page isn't included, because each revision changes the name."""

    message: str
    custom_id: str


class Turnstile:
    """Runs everything that acts on the previews, such as clicks and updates, one thing at a time."""

    def __init__(self, env: Env, previews: Sequence[Preview]) -> None:
        self._env = env
        self._previews: Sequence[Any] = previews
        self._lock = asyncio.Lock()
        # The controls of each revision, by preview and page.
        self._pages: dict[tuple[int, str], OrderedDict[int, dict[str, PageControl]]] = {}
        for number, preview in enumerate(self._previews):
            preview._action = partial(self._action, number, preview._action)

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncGenerator[None]:
        """Let the current click finish, and keep new clicks out."""
        async with self._lock:
            self._remember()
            try:
                yield
            finally:
                self._remember()

    @contextlib.contextmanager
    def time_stands_still(self) -> Generator[None]:
        """Have simcord wait only for current work, not for the pauses of computer players."""
        self._env._advancing = True
        try:
            yield
        finally:
            self._env._advancing = False

    async def _action(self, number: int, act: Act, name: str | None, body: Json) -> Json:
        async with self.alone():
            with contextlib.suppress(TimeoutError):
                await self._env.advance_time(0)
            # simcord can handle one preview at a time.
            self._env._preview = self._previews[number]
            with self.time_stands_still():
                return await act(name, self._brought_up_to_date(number, name, body))

    def _remember(self) -> None:
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
            while len(revisions) > REVISIONS_KEPT:
                revisions.popitem(last=False)

    def _brought_up_to_date(self, number: int, name: str | None, body: Json) -> Json:
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


def _controls(messages: dict[str, Json]) -> dict[str, PageControl]:
    return {
        part["control_key"]: PageControl(message, part["custom_id"])
        for message, content in messages.items()
        for part in parts(content)
        if isinstance(part.get("control_key"), str) and isinstance(part.get("custom_id"), str)
    }


def parts(value: object) -> Iterator[Json]:
    """Yield all objects in a JSON value, outer ones first."""
    if isinstance(value, dict):
        part = cast("Json", value)
        yield part
        for each in part.values():
            yield from parts(each)
    elif isinstance(value, list):
        for each in cast("list[object]", value):
            yield from parts(each)


PAGE_CHECK_PAUSE = 0.2  # Seconds between two checks for new actions of the bot.

PAGE_CHECK_PATIENCE = 0.1  # Seconds for which a check waits for the bot to finish its work.

OPENED_ANEW = """
const ask = window.fetch;
let wasReady = false;
window.fetch = async (...request) => {
  wasReady ||= Boolean(window.simcordPreview?.ready);
  const answer = await ask(...request);
  const forgotten = [401, 410].includes(answer.status) && String(request[0]).startsWith("/api/");
  if (forgotten && wasReady) window.location.reload();
  return answer;
};
"""
"""Script: reload if the playground no longer knows the page, for example after a restart. A page that was
never ready doesn't reload, because its address is wrong."""

SAME_PERSON = """
{
  const kept = "citadels-viewer";
  const keep = () => sessionStorage.setItem(kept, ui.viewer.value);
  // Before the page's own listener, which empties the list for a moment.
  ui.viewer.addEventListener("change", keep, { capture: true });
  setInterval(() => {
    const wanted = sessionStorage.getItem(kept);
    const known = [...ui.viewer.options].some((each) => each.value === wanted);
    if (state.ready && known && wanted !== state.viewerId) dispatch("viewer", { viewer_id: wanted });
  }, 250);
}
"""
"""Script: after a reload, a tab still belongs to the same person. The page ignores a choice while it is busy,
so the script repeats the choice."""

LOADING = """
img:not([src]) { visibility: hidden; overflow: hidden; font-size: 0; }
.custom-emoji:not([src]) { display: inline-block; }
.gallery-image:not([src]) { display: block; height: 300px; }
"""
"""Style: a picture that hasn't loaded keeps its place, and the page doesn't show its name."""

NARROW = """
.channel-composer { grid-template-columns: minmax(0, 1fr); }
.preview-app.presentation-responsive { width: 100% !important; height: 100% !important; }
"""
"""Style: otherwise *Send* is off a phone's screen, and after a reload the page is as wide as a desktop's."""

ON_FOCUS = 'const current = String(field.value || "");', "queryAutocomplete(option, current);"
"""The page's code when an option gets the focus, and the call that we add to fetch the option's choices."""

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
"""Script: keep the end in view until the person scrolls away. The page loses the end if a picture loads while
something else appears."""

OUT_OF_VIEW = (
    "cancelDropdown(wrap.dataset.controlKey);",
    """setTimeout(() => {
          const now = trigger.getBoundingClientRect();
          const gone = now.bottom <= 0 || now.top >= window.innerHeight;
          if (trigger.isConnected && gone) cancelDropdown(wrap.dataset.controlKey);
        }, 100);""",
)
"""The page's code that closes a menu out of view, and our replacement, which waits first. A click on a menu
draws all messages again, and until their pictures have loaded, the menu is elsewhere."""

BY_NAME = "|| String(a.entry.invocation).localeCompare(String(b.entry.invocation))"
"""The page's code that sorts matching commands by name. We remove it to keep the bot's order. Sorted by name,
the command that deletes everything would be the first of its group, and Enter takes the first."""

LOG_KEPT = 200  # How many requests simcord's log keeps. Otherwise it would grow all the time.


@contextlib.asynccontextmanager
async def pages_of(world: SimulatedWorld, port: int, key: Path) -> AsyncGenerator[list[Preview]]:
    """Serve the page of the channel for all people, and for each person one for their direct messages.

    The pages for direct messages use the next ports. The file `key` keeps the secret that is part of all
    addresses, so that these stay the same.
    """
    async with contextlib.AsyncExitStack() as stack:
        previews = [await stack.enter_async_context(_preview(world, world.channel, world.people, port, key))]
        for number, person in enumerate(world.people, 1):
            # simcord would allow only one preview.
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
    _forgive_work(preview)
    _change_scripts(preview)
    return preview


def _tell_the_time(preview: Preview) -> None:
    """Have the page measure time from when it shows something, not from the last full refresh."""
    publish: Callable[..., None] = preview._publish

    @functools.wraps(publish)
    def publish_now(*arguments: object, **more: object) -> None:
        preview._advance_presentation_time()
        publish(*arguments, **more)

    cast("Any", preview)._publish = publish_now


def _forgive_work(preview: Preview) -> None:
    """Count a click as finished once the bot has responded, even if the bot is still working."""
    finish: Callable[..., Json] = preview._finish_action

    @functools.wraps(finish)
    def finish_answered(page: object, action: Any, settlement: str, *more: object, **named: Any) -> Json:  # noqa: ANN401
        interaction = named.get("interaction") or action.interaction
        answered = settlement == "timeout" and interaction is not None and interaction.responded
        return finish(page, action, "settled" if answered else settlement, *more, **named)

    cast("Any", preview)._finish_action = finish_answered


def _change_scripts(preview: Preview) -> None:
    server = cast("Any", preview._server)
    static = server._static

    async def more(request: web.Request) -> web.Response:
        response: web.Response = await static(request)
        if request.path == "/app.js":
            response.text = (response.text or "") + OPENED_ANEW + KEEPS_END + SAME_PERSON
        elif request.path == "/commands.js":
            response.text = (
                (response.text or "").replace(BY_NAME, "").replace(ON_FOCUS[0], " ".join(ON_FOCUS))
            )
        elif request.path == "/select-drafts.js":
            response.text = (response.text or "").replace(*OUT_OF_VIEW)
        elif request.path == "/preview.css":
            response.text = (response.text or "") + LOADING + NARROW
        return response

    server._static = more


async def keep_up_to_date(
    world: SimulatedWorld, previews: Sequence[Preview], turnstile: Turnstile, memory: MessageFile
) -> None:
    """Let simulated time follow real time; show and store the bot's actions."""
    env, clock = world.env, world.env.backend.clock
    loop = asyncio.get_running_loop()
    began = loop.time() - clock.elapsed
    shown: object = None
    while True:
        await asyncio.sleep(PAGE_CHECK_PAUSE)
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
    for page in tuple(preview._pages.values()):
        # An earlier page may have made this one expire.
        if page.id in preview._pages:
            preview._publish(page, reason="refresh")


@contextlib.contextmanager
def _in_a_hurry(env: Env) -> Generator[None]:
    patience, env.settle_timeout = env.settle_timeout, PAGE_CHECK_PATIENCE
    try:
        with contextlib.suppress(TimeoutError):
            yield
    finally:
        env.settle_timeout = patience


def _kept_secret(path: Path) -> str:
    """Read the secret, or make one in a file that only this user can read."""
    with contextlib.suppress(FileNotFoundError):
        if text := path.read_text(encoding="ascii").strip():
            return text
    secret = secrets.token_urlsafe(32)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(secret)
    return secret


def _time_zone() -> str:
    name = os.environ.get("TZ") or "/".join(Path("/etc/localtime").resolve().parts[-2:])
    try:
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "UTC"
