"""A Discord in which messages stay: the bot's can be seen, changed, deleted and clicked on."""

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from aiohttp import web

from tests.load.crowd import kind_of
from tests.load.kinds import (
    DELETION,
    DELETION_BY_CLICK,
    EDIT,
    EDIT_BY_CLICK,
    NEW_BY_CLICK,
    NEW_MESSAGE,
    RESPONSE,
)
from tests.wire import payloads
from tests.wire.payloads import Payload, new_id
from tests.wire.server import API, Server, body, reply

NEW, HOLD_NEW, HOLD, CHANGE = 4, 5, 6, 7
"""Types of responses: a new message, time for one, time for a change, a change of the clicked message."""

EPHEMERAL = 1 << 6


class Crowd(Protocol):
    """The readers of the messages."""

    def see(self, message: Payload, reader: str | None) -> None:
        """Receive a new or changed message. Only `reader` sees it, or everybody (`None`)."""
        ...

    def lose(self, message: str) -> None:
        """Receive the deletion of a message."""
        ...

    def hear(self, person: str, message: Payload) -> None:
        """Receive the answer to a click on this message."""
        ...


@dataclass(slots=True)
class Clicked:
    """A click and the bot's response. `response` is the message that shows it ("": none yet)."""

    person: str
    message: Payload
    told: float
    response: str = ""
    waits: bool = True


@dataclass(slots=True)
class Measured:
    """The events since the last reset: requests and their bytes by kind, and seconds from click to answer.

    `messages` counts the requests that aren't responses by what they do to which message.
    """

    requests: Counter[str] = field(default_factory=Counter[str])
    messages: Counter[str] = field(default_factory=Counter[str])
    bytes: Counter[str] = field(default_factory=Counter[str])
    clicks: int = 0
    held: int = 0
    seconds: list[float] = field(default_factory=list[float])


class BusyServer(Server):
    """Discord with a server of many channels, one for each table, and a crowd in it."""

    def __init__(self, crowd: Crowd, channels: Sequence[str]) -> None:
        super().__init__()
        self.measured = Measured()
        self.waiting = 0
        """How many clicks have no answer yet."""
        self._crowd = crowd
        self._guild = payloads.guild() | {"channels": [payloads.channel(each) for each in channels]}
        self._clicks: dict[str, Clicked] = {}
        self._messages: dict[str, tuple[Payload, str | None]] = {}

    def guild(self) -> Payload:
        """Return the only server, with a channel for each table."""
        return self._guild

    async def click(self, interaction: Payload, person: str = "") -> Clicked:
        """Send the bot a click, and measure the time until its answer."""
        self.measured.clicks += 1
        self.waiting += 1
        person, message = person or interaction["member"]["user"]["id"], interaction["message"]
        clicked = Clicked(person, message, time.perf_counter())
        self._clicks[interaction["token"]] = clicked
        await self.tell(interaction)
        return clicked

    # HTTP

    def routes(self) -> list[web.RouteDef]:
        messages = f"{API}/channels/{{channel}}/messages"
        by_click = f"{API}/webhooks/{{id}}/{{token}}"
        return [
            web.post(f"{API}/interactions/{{id}}/{{token}}/callback", self._counted(RESPONSE, self._respond)),
            web.patch(f"{by_click}/messages/{{message}}", self._counted(EDIT_BY_CLICK, self._edit_by_click)),
            web.post(by_click, self._counted(NEW_BY_CLICK, self._post_by_click)),
            web.delete(f"{by_click}/messages/{{message}}", self._counted(DELETION_BY_CLICK, self._delete)),
            web.get(messages, self._history),
            web.post(messages, self._counted(NEW_MESSAGE, self._post)),
            web.patch(f"{messages}/{{message}}", self._counted(EDIT, self._edit_message)),
            web.delete(f"{messages}/{{message}}", self._counted(DELETION, self._delete)),
            web.post(f"{API}/users/@me/channels", self._refuse),
            *super().routes(),
        ]

    def _counted(
        self, kind: str, handler: Callable[[web.Request], Awaitable[web.Response]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            self.measured.requests[kind] += 1
            self.measured.bytes[kind] += request.content_length or 0
            return await handler(request)

        return handle

    async def _respond(self, request: web.Request) -> web.Response:
        clicked = self._clicks[request.match_info["token"]]
        sent = await body(request)
        kind: int = sent["type"]
        data: Payload = sent.get("data") or {}
        if kind in (HOLD, CHANGE):
            clicked.response = clicked.message["id"]
        message = None
        if kind == CHANGE:
            message = self._replace(clicked.response, data, response=True)
        elif kind == NEW:
            message = self._new(data, clicked.message["channel_id"], clicked.person, response=True)
            clicked.response = message["id"]
        if kind in (HOLD, HOLD_NEW):
            self.measured.held += 1
        else:
            self._answered(clicked)
        interaction: Payload = {"id": request.match_info["id"], "type": 3}
        answer: Payload = {"interaction": interaction}
        if message is not None:
            interaction["response_message_id"] = message["id"]
            answer["resource"] = {"type": kind, "message": message}
        return reply(answer)

    async def _edit_by_click(self, request: web.Request) -> web.Response:
        clicked = self._clicks[request.match_info["token"]]
        number = request.match_info["message"]
        data = await body(request)
        if number == "@original" and not clicked.response:
            # The bot had held the response for a new message.
            message: Payload | None = self._new(data, clicked.message["channel_id"], clicked.person)
            clicked.response = message["id"] if message else ""
        else:
            message = self._replace(clicked.response if number == "@original" else number, data)
        self._answered(clicked)
        return _gone() if message is None else reply(message)

    async def _post_by_click(self, request: web.Request) -> web.Response:
        clicked = self._clicks[request.match_info["token"]]
        message = self._new(await body(request), clicked.message["channel_id"], clicked.person)
        if clicked.waits:
            # The bot had held the response: the next message is the response.
            clicked.response = message["id"]
            self._answered(clicked)
        return reply(message)

    async def _refuse(self, _request: web.Request) -> web.Response:
        """Refuse a direct message."""
        return reply({"message": "Cannot send messages to this user", "code": 50007}, status=403)

    async def _history(self, request: web.Request) -> web.Response:
        """Return what everybody sees in a channel, the newest first."""
        channel = request.match_info["channel"]
        there = (each for each, reader in self._messages.values() if reader is None)
        return reply([each for each in there if each["channel_id"] == channel][::-1])

    async def _post(self, request: web.Request) -> web.Response:
        return reply(self._new(await body(request), request.match_info["channel"], None))

    async def _edit_message(self, request: web.Request) -> web.Response:
        message = self._replace(request.match_info["message"], await body(request))
        return _gone() if message is None else reply(message)

    async def _delete(self, request: web.Request) -> web.Response:
        number = request.match_info["message"]
        if number == "@original":
            number = self._clicks[request.match_info["token"]].response
        if gone := self._messages.pop(number, None):
            self.measured.messages[f"delete a {kind_of(*gone)}"] += 1
        self._crowd.lose(number)
        return web.Response(status=204)

    # Messages

    def put(self, message: Payload, reader: str | None) -> None:
        """Add a message from before the start."""
        self._messages[message["id"]] = message, reader

    def _new(self, data: Payload, channel: str, person: str | None, *, response: bool = False) -> Payload:
        message = payloads.message({"components": [], **data}, channel)
        reader = person if message["flags"] & EPHEMERAL else None
        message["attachments"] = _attached(data, [])
        self.put(message, reader)
        if not response:
            self.measured.messages[f"send a {kind_of(message, reader)}"] += 1
        self._crowd.see(message, reader)
        return message

    def _replace(self, number: str, data: Payload, *, response: bool = False) -> Payload | None:
        """Change a message; `None` if it is gone."""
        if number not in self._messages:
            return None
        before, reader = self._messages[number]
        message = before | {"components": data.get("components", before["components"])}
        message["attachments"] = _attached(data, before["attachments"])
        if not response:
            was, now = kind_of(before, reader), kind_of(message, reader)
            self.measured.messages[f"edit a {was}" if was == now else f"make a {was} a {now}"] += 1
        self.put(message, reader)
        self._crowd.see(message, reader)
        return message

    def _answered(self, clicked: Clicked) -> None:
        if clicked.waits:
            clicked.waits = False
            self.waiting -= 1
            self.measured.seconds.append(time.perf_counter() - clicked.told)
            self._crowd.hear(clicked.person, clicked.message)


def _attached(data: Payload, before: list[Payload]) -> list[Payload]:
    """Return the attachments of a message: a small number refers to a file sent with it."""
    kept = {each["id"]: each for each in before}
    return [
        kept.get(str(each["id"])) or _attachment(each["filename"]) for each in data.get("attachments", before)
    ]


def _attachment(name: str) -> Payload:
    url = f"http://127.0.0.1/{name}"
    return {"id": new_id(), "size": 1, "filename": name, "url": url, "proxy_url": url}


def _gone() -> web.Response:
    return reply({"message": "Unknown Message", "code": 10008}, status=404)
