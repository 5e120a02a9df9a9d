"""Faults of Discord: one request of a kind fails, as discord.py would report it to its caller.

The requests are intercepted above discord.py's own retries, so we imitate its pauses here.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, Literal, TypeAlias, cast

import aiohttp
import discord
import pytest
import simcord
import simcord.env
from simcord.http import FakeHTTPClient, FakeWebhookAdapter, client

from bot.delivery import contents
from bot.tables import view_models
from bot.tables.table import Table
from bot.words.language import Language
from tests.house import ANSWERS, Component, House, pictured, texts, walk

Kind: TypeAlias = Literal[
    "response-edit",
    "response-new",
    "response-hold",
    "response-form",
    "command",
    "token-edit",
    "response-held",
    "response-asked-for",
    "panel-post",
    "panel-delete",
    "board-post",
    "board-edit",
    "board-retire",
    "dm-channel",
    "dm-post",
    "dm-edit",
    "dm-delete",
    "ping",
    "ping-delete",
    "board-post-by-token",
    "board-edit-by-token",
    "board-retire-by-token",
    "ping-by-token",
    "ping-delete-by-token",
    "thread",
    "member",
    "other",
]
"""The purpose of a request."""

Fault: TypeAlias = Literal[
    "500",
    "503",
    "429",
    "limited",
    "cut",
    "reset",
    "late",
    "gone",
    "archived",
    "locked",
    "refused",
    "blocked",
    "foreign",
    "unanswered",
]

EVERYWHERE: tuple[Fault, ...] = ("500", "503", "429", "cut", "blocked", "unanswered")
"""The faults of any request."""

_CALLBACKS: dict[int, Kind] = {
    4: "response-new",
    5: "response-hold",
    6: "response-hold",
    7: "response-edit",
    8: "other",
    9: "response-form",
}

_DIRECT: dict[str, Kind] = {"POST": "dm-post", "PATCH": "dm-edit", "DELETE": "dm-delete"}

EPHEMERAL = 64

_REFUSALS = {
    "archived": (400, 50083),
    "locked": (400, 160005),
    "refused": (403, 50013),
    # For example by Cloudflare, which mistakes the bot for somebody else.
    "blocked": (403, 40333),
    # The host has changed to another application, and the message belongs to the first.
    "foreign": (403, 50005),
}
"""The status and the code with which Discord refuses a request."""

TRIES = (1, 3, 5, 7, 9)  # Seconds that discord.py waits after each of its tries, if Discord is at fault.

RETRY_AFTER = 4.0

TRIES_TO_NOTE = 4
"""How often the bot tries here to record shown versions: once more than a test lets it fail."""

Request = Callable[[], Awaitable[Any]]


class Faults:
    """Stands before Discord. A nonce has only one message, as on Discord."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._house = house
        self._planned: dict[Kind, list[Fault]] = {}
        self._next: tuple[int, Fault] | None = None
        self.failed: Kind | None = None
        self._by_nonce: dict[tuple[str, str], Any] = {}
        self.made: list[tuple[Kind, Any]] = []
        adapter: Any = client
        path_of = adapter._path_of
        through_bot, through_token = FakeHTTPClient.request, FakeWebhookAdapter.request

        async def bot_request(this: FakeHTTPClient, route: Any, **named: Any) -> Any:
            form: Any = named.get("form")
            body = named.get("json") or _body_of(form)
            path = path_of(route.url)
            return await self._made(
                route.method, path, body, lambda: through_bot(this, route, **named), token=False
            )

        async def token_request(this: FakeWebhookAdapter, route: Any, session: Any, **named: Any) -> Any:
            body = named.get("payload") or _body_of(named.get("multipart"))
            path = path_of(route.url)
            return await self._made(
                route.method, path, body, lambda: through_token(this, route, session, **named), token=True
            )

        monkeypatch.setattr(FakeHTTPClient, "request", bot_request)
        monkeypatch.setattr(FakeWebhookAdapter, "request", token_request)
        park_waiting(monkeypatch)

    def plan(self, kind: Kind, *faults: Fault) -> None:
        """Let the next requests of a kind fail, in order; with `locked`, all of them from now on."""
        self._planned[kind] = list(faults)

    def plan_after(self, requests: int, fault: Fault) -> None:
        """Let a request of any kind fail after `requests` others."""
        self._next = requests, fault

    def no_more(self) -> None:
        self._planned.clear()
        self._next = None

    @property
    def to_come(self) -> int:
        """Return how many planned faults haven't happened yet."""
        return sum(map(len, self._planned.values())) + (self._next is not None)

    async def _made(  # noqa: C901 - one line or two for each fault
        self, method: str, path: str, body: Any, request: Request, *, token: bool
    ) -> Any:
        kind = self._kind(method, path, body or {})
        self.made.append((kind, body))
        fault = self._due(kind)
        if fault is None:
            return await self._perform(path, body, request)
        match fault:
            case "429":
                await asyncio.sleep(RETRY_AFTER)
                return await self._perform(path, body, request)
            case "unanswered":
                await self._perform(path, body, request)
                raise aiohttp.ServerDisconnectedError
            case "limited":
                # Each try of discord.py had this error again.
                raise _error(429, 0)
            case "late":
                # It is done even if nobody waits for it any more.
                return await asyncio.shield(asyncio.create_task(self._perform_late(path, body, request)))
            case "cut":
                raise aiohttp.ServerDisconnectedError
            case "reset":
                raise ConnectionResetError(104, "Connection reset by peer")
            case "500" | "503":
                # With a token, discord.py also retries after a 503.
                for seconds in TRIES if fault == "500" or token else ():
                    await asyncio.sleep(seconds)
                raise discord.DiscordServerError(_response(int(fault)), "broken")
            case "gone":
                expired = 10062 if kind in ("command", *_CALLBACKS.values()) else 10015
                raise _error(404, expired if token else 10008)
            case "archived" | "locked" | "refused" | "blocked" | "foreign":
                raise _error(*_REFUSALS[fault])

    def _due(self, kind: Kind) -> Fault | None:
        """Return the fault of the current request, and count it."""
        planned = self._planned.get(kind)
        fault = planned[0] if planned else None
        if planned and fault != "locked":
            del planned[0]
        if self._next is not None:
            left, planned = self._next
            self._next = (left - 1, planned) if left else None
            if not left:
                fault, self.failed = planned, kind
        return fault

    async def _perform_late(self, path: str, body: Any, request: Request) -> Any:
        await asyncio.sleep(RETRY_AFTER)
        return await self._perform(path, body, request)

    async def _perform(self, path: str, body: Any, request: Request) -> Any:
        if path.endswith("/threads") and int(path.split("/")[-2]) in self._house.env.backend.channels:
            # A message has one thread.
            raise _error(400, 160004)
        # Commands are registered as a list.
        if not isinstance(body, dict) or "nonce" not in body:
            return await request()
        key = (path, str(cast("dict[str, Any]", body)["nonce"]))
        if key not in self._by_nonce:
            self._by_nonce[key] = await request()
        return self._by_nonce[key]

    def _kind(self, method: str, path: str, body: dict[str, Any]) -> Kind:
        backend = self._house.env.backend
        match method, *path.strip("/").split("/"):
            case "POST", "interactions", interaction, _, "callback":
                record = backend.interactions[int(interaction)]
                return "command" if record.type == 2 and body["type"] == 4 else _CALLBACKS[body["type"]]
            case _, "webhooks", _, token, *rest:
                return self._kind_by_token(method, token, rest, body)
            case "POST", "users", "@me", "channels":
                return "dm-channel"
            case "GET", "guilds", _, "members", _:
                return "member"
            case "POST", "channels", _, "messages", _, "threads":
                return "thread"
            case _, "channels", channel, "messages", *_:
                public = backend.get_channel(int(channel)).guild_id is not None
                return _kind_of_public(method, body) if public else _DIRECT[method]
            case _:
                return "other"

    def _kind_by_token(self, method: str, token: str, rest: list[str], body: dict[str, Any]) -> Kind:
        backend = self._house.env.backend
        record = backend.interaction_by_token(token)
        public = backend.get_channel(record.channel_id).guild_id is not None
        if method == "POST":
            public = public and not int(body.get("flags") or 0) & EPHEMERAL
        else:
            number = record.message_id if rest[-1] == "@original" else int(rest[-1])
            assert number is not None
            # Nobody can see a deleted message.
            message = backend.messages[record.channel_id].get(number)
            public = public and message is not None and message.visible_to(None)
        if record.loading and rest[-1] == "@original":
            return "response-asked-for" if method == "GET" else "response-held"
        if public:
            return cast("Kind", f"{_kind_of_public(method, body)}-by-token")
        match method:
            case "POST":
                return "panel-post"
            case "DELETE":
                return "panel-delete"
            case _:
                return "token-edit"


def _kind_of_public(method: str, body: dict[str, Any]) -> Kind:
    mentions: Any = body.get("allowed_mentions") or {}
    if method == "POST":
        return "ping" if mentions.get("users") else "board-post"
    if method == "DELETE":
        return "ping-delete"
    return "board-edit" if "custom_id" in str(body) else "board-retire"


def _body_of(form: Any) -> Any:
    """Return the JSON of a form with files."""
    return next((json.loads(part["value"]) for part in form or () if part["name"] == "payload_json"), None)


def _error(status: int, code: int) -> discord.HTTPException:
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(_response(status), {"code": code, "message": "broken"})


def _response(status: int) -> Any:
    return cast("Any", SimpleNamespace(status=status, reason="broken"))


def park_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell simcord that a task that waits for a lock or an event waits for another task, which may sleep."""
    waiting: set[Any] = set()

    def noting(wait: Callable[[Any], Awaitable[Any]]) -> Callable[[Any], Awaitable[Any]]:
        async def noted(this: Any) -> Any:
            task = asyncio.current_task()
            waiting.add(task)
            try:
                return await wait(this)
            finally:
                waiting.discard(task)

        return noted

    def parked(state: Any, task: Any, deadline: float) -> bool:
        waiter = task._fut_waiter
        return is_parked(state, task, deadline) or (
            task in waiting and waiter is not None and not waiter.done()
        )

    # These are private in simcord, but it has no public way to say that a task sleeps.
    settling: Any = simcord.env
    is_parked = settling._is_parked
    monkeypatch.setattr(asyncio.Lock, "acquire", noting(asyncio.Lock.acquire))
    monkeypatch.setattr(asyncio.Event, "wait", noting(asyncio.Event.wait))
    monkeypatch.setattr(settling, "_is_parked", parked)


@contextmanager
def standing_still(house: House) -> Generator[None]:
    """Don't wait for tasks that sleep. Only `advance_time` wakes them."""
    env: Any = house.env
    env._advancing = True
    try:
        yield
    finally:
        env._advancing = False


async def act(house: House, action: Awaitable[Any], seconds: float = 0.0) -> Any:
    """Do something, and let `seconds` pass after it."""
    with standing_still(house):
        result = await action
    await house.env.advance_time(seconds)
    return result


def sees(house: House, actor: simcord.MemberActor, number: int) -> list[Any]:
    """Return the messages on which a person can answer this question, at most one in each place."""
    found = house.questions(actor, number)
    places = [message.channel.id for message in found]
    assert len(places) == len(set(places)), f"{actor.name} sees question {number} twice in one place"
    return found


async def check_told(house: House, game: str, boards: int = 1) -> None:
    """Check that everybody sees the stored state of the game.

    The asked player can answer or gets a ping, and the board is the newest. `boards` is how many messages may
    still have a board's buttons.
    """
    table = await house.table(game)
    assert table.shown == table.stored.version
    for _ in range(TRIES_TO_NOTE):
        await house.bot.background.noting.finish()
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    assert loaded.stored.version == table.stored.version == loaded.shown
    asked = await house.asked(game) if table.running else None
    if asked is not None:
        assert sees(house, *asked) or calls(house, asked[0]), f"{asked[0].name} was not asked"
    if not table.board.lost:
        message = house.env.backend.get_message(table.setup.kind.channel, table.board.message)
        wanted = _wanted(table, message)
        assert texts(message.components) == texts(wanted)
        assert pictured(message.components) == pictured(wanted)
        assert len(live_boards(house, game)) <= boards


def _wanted(table: Table, board: Any) -> list[Component]:
    """Return the parts that the board must show, in its picture or in text."""
    content = contents.public(view_models.public(table), Language(table.setup.locale))
    drawn = content.pictures if board.attachments else ()
    return content.screen(drawn).to_components()


def calls(house: House, actor: simcord.MemberActor) -> list[Any]:
    """Return the messages in the channel that ping somebody."""
    return [each for each in house.channel.history() if f"<@{actor.id}>" in texts(house.stored(each))]


def live_boards(house: House, game: str) -> list[Any]:
    """Return the messages in the channel with the buttons of a lobby or a board."""
    return [
        message
        for message in house.channel.history()
        if any(
            each["custom_id"] in (f"cit:rules:{game}", f"cit:join:{game}") for each in house.controls(message)
        )
    ]


def answers(house: House, message: Any) -> list[str]:
    """Return the ids of a message's controls that answer a question."""
    ids = [each.get("custom_id") or "" for each in walk(house.stored(message))]
    return [each for each in ids if ANSWERS.match(each)]


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the log lines that are errors, or have a traceback."""
    return [
        record.getMessage() + (f"\n{record.exc_text}" if record.exc_text else "")
        for record in caplog.records
        if record.exc_info or record.levelname in ("ERROR", "CRITICAL")
    ]


def said(broken: Faults, since: int) -> str:
    """Return everything sent since a request."""
    return "".join(texts(_components(body)) for _, body in broken.made[since:])


def _components(body: Any) -> list[Component]:
    body = body or {}
    return (body.get("data") or body).get("components") or []


def level_that(choose: Callable[..., Any]) -> Callable[..., SimpleNamespace]:
    """Return a replacement for levels: every computer chooses with `choose`."""

    def level_of(*_: object) -> SimpleNamespace:
        return SimpleNamespace(choose=choose)

    return level_of
