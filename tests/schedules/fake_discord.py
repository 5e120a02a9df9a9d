"""A Discord with few requests: each is sent and carried out at a chosen time, and may fail."""

import asyncio
import copy
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import detangle
import discord

from tests.schedules.power import Power

GUILD, APPLICATION = 10, 1
EPHEMERAL = 64
DEADLINE, LIFE = 3.0, 15 * 60.0
DIRECT = 9000  # The id of a person plus this is the id of the channel of their direct messages.

_ROUTES = {
    "callback": re.compile(r"POST /interactions/(?P<click>\d+)/\w+/callback"),
    "follow": re.compile(r"POST /webhooks/\d+/t(?P<click>\d+)"),
    "change": re.compile(r"PATCH /webhooks/\d+/t(?P<click>\d+)/messages/(?P<message>[@\w]+)"),
    "drop": re.compile(r"DELETE /webhooks/\d+/t(?P<click>\d+)/messages/(?P<message>[@\w]+)"),
    "open": re.compile(r"POST /users/@me/channels"),
    "member": re.compile(r"GET /guilds/\d+/members/(?P<user>\d+)"),
    "history": re.compile(r"GET /channels/(?P<channel>\d+)/messages"),
    "send": re.compile(r"POST /channels/(?P<channel>\d+)/messages"),
    "edit": re.compile(r"PATCH /channels/\d+/messages/(?P<message>\d+)"),
    "delete": re.compile(r"DELETE /channels/\d+/messages/(?P<message>\d+)"),
}


def author() -> dict[str, Any]:
    """Return Discord's data about the bot."""
    return {"id": str(APPLICATION), "username": "bot", "discriminator": "0", "avatar": None}


@dataclass
class Message:
    """A message in a channel. Only `reader` sees it; 0: everybody there."""

    id: int
    channel: int
    reader: int
    components: list[Any] = field(default_factory=list[Any])
    nonce: str = ""

    def payload(self) -> dict[str, Any]:
        """Return Discord's data about it, without its content, which nobody reads."""
        return {
            "id": str(self.id),
            "channel_id": str(self.channel),
            "author": author(),
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": EPHEMERAL if self.reader and self.channel < DIRECT else 0,
        }


@dataclass
class Interaction:
    """A click: its user, place and time, and the message of its response."""

    id: int
    user: int
    channel: int
    at: float
    on: int
    responded: bool = False
    original: int = 0
    told: list[Any] = field(default_factory=list[Any])


class FakeDiscord:
    """Messages and clicks. `faults` is how many requests may still fail, in one of the `ways`."""

    def __init__(self) -> None:
        self.messages: dict[int, Message] = {}
        self.clicks: dict[int, Interaction] = {}
        self.faults = 0
        self.ways: tuple[str, ...] = ("", "", "", "failed", "unanswered", "slow", "late")
        self.closed: set[int] = set()
        self.read: list[tuple[int, Any]] = []
        self._ids = 1000
        self._late: list[asyncio.Task[None]] = []

    def copy(self) -> "FakeDiscord":
        """Return a copy of the current state."""
        other = FakeDiscord()
        other.messages = copy.deepcopy(self.messages)
        other._ids = self._ids
        return other

    def seen_by(self, user: int) -> list[Message]:
        """Return the messages that a person sees, the oldest first."""
        return [each for each in self.messages.values() if each.reader in (0, user)]

    def click(self, user: int, on: Message | None) -> Interaction:
        """Let a person click on a message, or send a command."""
        channel = on.channel if on else 20
        click = Interaction(self._id(), user, channel, _now(), on.id if on else 0)
        self.clicks[click.id] = click
        return click

    async def request(self, power: Power, route: Any, payload: dict[str, Any] | None) -> Any:
        """Carry out a request of a process; raise errors as discord.py does."""
        await power.check()
        what = f"{route.method} {route.url.removeprefix('https://discord.com/api/v10').partition('?')[0]}"
        await asyncio.sleep(0)
        fault = self._fault()
        if fault == "slow":
            await asyncio.sleep(4)
        if fault == "late":
            self._late.append(asyncio.create_task(self._carry_out_late(what, payload or {}), name="late"))
            raise ConnectionResetError
        if fault == "failed":
            raise _error(503, 0)
        await power.check()
        answer = self._carry_out(what, payload or {})
        if fault == "unanswered":
            await asyncio.sleep(0)
            raise _error(500, 0)
        await power.check()
        return answer

    async def _carry_out_late(self, what: str, payload: dict[str, Any]) -> None:
        """Do it after its task has stopped waiting."""
        await asyncio.sleep(detangle.randint(1, 12))
        with suppress(discord.HTTPException):
            self._carry_out(what, payload)

    def _fault(self) -> str:
        if self.faults <= 0:
            return ""
        fault = self.ways[detangle.randint(0, len(self.ways) - 1)]
        self.faults -= bool(fault)
        return fault

    def _carry_out(self, what: str, payload: dict[str, Any]) -> Any:
        for name, pattern in _ROUTES.items():
            if match := pattern.fullmatch(what):
                return getattr(self, f"_{name}")(payload, **match.groupdict())
        raise AssertionError(what)

    # The effects of requests

    def _callback(self, payload: dict[str, Any], click: str) -> Any:
        record = self.clicks[int(click)]
        if record.responded:
            raise _error(400, 40060)
        if _now() - record.at > DEADLINE:
            raise _error(404, 10062)
        record.responded = True
        kind = payload["type"]
        data: dict[str, Any] = payload.get("data") or {}
        message: Message | None = None
        if kind in (4, 5):
            private = bool(data.get("flags", 0) & EPHEMERAL)
            message = self._post(record.channel, record.user if private else 0)
            record.original = message.id
        else:
            record.original = record.on
        if kind in (4, 7):
            message = self._show(record.original, data.get("components"), record)
        said: dict[str, Any] = {"interaction": {"id": click, "type": 3}}
        if message is not None:
            said["interaction"]["response_message_id"] = str(message.id)
            said["resource"] = {"type": kind, "message": message.payload()}
        return said

    def _follow(self, payload: dict[str, Any], click: str) -> Any:
        record = self._living(click)
        private = bool(payload.get("flags", 0) & EPHEMERAL)
        message = self._post(record.channel, record.user if private else 0)
        return self._show(message.id, payload.get("components"), record).payload()

    def _change(self, payload: dict[str, Any], click: str, message: str) -> Any:
        record = self._living(click)
        wanted = record.original if message == "@original" else int(message)
        return self._show(wanted, payload.get("components"), record).payload()

    def _drop(self, _payload: dict[str, Any], click: str, message: str) -> None:
        record = self._living(click)
        self._remove(record.original if message == "@original" else int(message))

    def _open(self, payload: dict[str, Any]) -> Any:
        user = int(payload["recipient_id"])
        recipient = {"id": str(user), "username": "person", "discriminator": "0", "avatar": None}
        return {"id": str(DIRECT + user), "type": 1, "recipients": [recipient]}

    def _history(self, _payload: dict[str, Any], channel: str) -> Any:
        """Return what everybody sees in a channel, the newest first."""
        there = [each for each in self.messages.values() if (each.channel, each.reader) == (int(channel), 0)]
        return [each.payload() | {"components": each.components} for each in reversed(there)]

    def _send(self, payload: dict[str, Any], channel: str) -> Any:
        place, nonce = int(channel), str(payload.get("nonce", ""))
        if place > DIRECT and place - DIRECT in self.closed:
            raise _error(403, 50007)
        same = [each for each in self.messages.values() if nonce and each.nonce == nonce]
        if same:
            return same[0].payload()
        message = self._post(place, place - DIRECT if place > DIRECT else 0)
        message.nonce = nonce
        return self._show(message.id, payload.get("components")).payload()

    def _edit(self, payload: dict[str, Any], message: str) -> Any:
        if int(message) in self.messages and self._is_ephemeral(self.messages[int(message)]):
            raise _error(404, 10008)
        return self._show(int(message), payload.get("components")).payload()

    def _delete(self, _payload: dict[str, Any], message: str) -> None:
        self._remove(int(message))

    def _member(self, _payload: dict[str, Any], user: str) -> Any:
        """Return that everybody is still a member."""
        person = {"id": user, "username": "person", "discriminator": "0", "avatar": None}
        return {"user": person, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}

    # Messages

    def _is_ephemeral(self, message: Message) -> bool:
        return bool(message.reader) and message.channel < DIRECT

    def _living(self, click: str) -> Interaction:
        record = self.clicks[int(click)]
        if not record.responded or _now() - record.at > LIFE:
            raise _error(404, 10015)
        return record

    def _post(self, channel: int, reader: int) -> Message:
        message = Message(self._id(), channel, reader)
        self.messages[message.id] = message
        return message

    def _show(self, message: int, components: Any, told: Interaction | None = None) -> Message:
        found = self.messages.get(message)
        if found is None:
            raise _error(404, 10008)
        if components is not None:
            found.components = components
            self.read.append((found.reader, components))
            if told is not None:
                told.told.append(components)
        return found

    def _remove(self, message: int) -> None:
        if self.messages.pop(message, None) is None:
            raise _error(404, 10008)

    def _id(self) -> int:
        self._ids += 1
        return self._ids


def walk(components: list[Any]) -> Iterator[dict[str, Any]]:
    """Yield every component, including nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if accessory := component.get("accessory"):
            yield from walk([accessory])


def controls(components: list[Any]) -> list[str]:
    """Return the ids of all enabled controls."""
    return [
        each["custom_id"] for each in walk(components) if each.get("custom_id") and not each.get("disabled")
    ]


def words(components: list[Any]) -> str:
    """Return all text, except labels of controls."""
    return "\n".join(each["content"] for each in walk(components) if each.get("content"))


def payload_of(click: Interaction, message: Message | None, custom_id: str, values: list[str]) -> Any:
    """Return what Discord sends the bot for a click."""
    direct = click.channel > DIRECT
    user = {"id": str(click.user), "username": f"person {click.user}", "discriminator": "0", "avatar": None}
    payload: dict[str, Any] = {
        "id": str(click.id),
        "application_id": str(APPLICATION),
        "type": 3,
        "token": f"t{click.id}",
        "version": 1,
        "data": {"custom_id": custom_id, "component_type": 3 if values else 2, "values": values},
        "locale": "en-US",
        "attachment_size_limit": 1,
        "app_permissions": "0",
    }
    if message is not None:
        payload["message"] = message.payload()
    if direct:
        payload["channel"] = {"id": str(click.channel), "type": 1, "recipients": [user]}
        payload["user"] = user
    else:
        payload["channel"] = {"id": str(click.channel), "type": 0, "name": "citadels", "position": 0}
        payload["channel"] |= {"permission_overwrites": [], "parent_id": None, "guild_id": str(GUILD)}
        payload["guild_id"] = str(GUILD)
        payload["member"] = {"user": user, "roles": [], "permissions": "0", "flags": 0}
        payload["member"] |= {"joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False}
    return payload


def _now() -> float:
    return asyncio.get_running_loop().time()


def _error(status: int, code: int) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}
    response = cast("Any", SimpleNamespace(status=status, reason="simulated"))
    kind = kinds.get(min(500, status), discord.HTTPException)
    return kind(response, {"code": code, "message": "simulated"})
