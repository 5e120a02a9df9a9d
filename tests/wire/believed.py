"""Discord on the wire, as all imitations believe it to be. A test can make it differ in one point."""

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, cast

from aiohttp import web
from simcord import Env
from simcord.backend import serializers

from bot.playground.wire import Bystander, Json, Wire
from tests.house import walk
from tests.wire.server import reply

Answer: TypeAlias = tuple[int, Any]

LIMITS = {"Limit": "1000", "Remaining": "999", "Reset-After": "1", "Bucket": "some"}
HEADERS = {f"X-RateLimit-{name}": value for name, value in LIMITS.items()}

MESSAGES = r"/channels/\d+/messages"
MESSAGE = rf"{MESSAGES}/(\d+)"
DONE: Json = {}  # Stands for a message that the server doesn't have.


def _error(status: int, code: int, **more: object) -> Answer:
    return status, {"code": code, "message": "broken", **more}


_EMOJI = {"emoji": {"id": {"_errors": [{"code": "X", "message": "Invalid emoji"}]}}}

_ANSWERED = (200, {"interaction": {"id": "1", "type": 3}})

GRANTED: Mapping[str, tuple[str, str, str, Answer]] = {
    "deleted message": ("GET", MESSAGE, "10008", (200, DONE)),
    "private answer": ("GET", MESSAGE, "10008", (200, DONE)),
    "archived thread": ("PATCH", MESSAGE, "50083", (200, DONE)),
    "too long": ("POST", MESSAGES, "50035(?! broken)", (200, DONE)),
    "lost emoji": ("POST", MESSAGES, "50035 broken", (200, DONE)),
    "unknown channel": ("POST", MESSAGES, "10003", _error(404, 0)),
    "unknown member": ("GET", r"/guilds/\d+/members/1", "10007", _error(404, 10004)),
    "no direct message": ("POST", MESSAGES, "50007", _error(403, 50013)),
    "unknown click": ("POST", "/interactions/.*", "10062", _error(404, 0)),
    "thread": ("POST", rf"{MESSAGE}/threads", "160004", (200, DONE)),
    "second answer": ("POST", "/interactions/.*", "40060", _ANSWERED),
    "form": ("POST", "/interactions/.*", "50035", _ANSWERED),
    "expired token": ("PATCH", "/webhooks/.*", "50027", (200, DONE)),
}
"""The differing Discord's answers to a request instead of a refusal: method, path, code, answer."""


def _with_old_pictures(status: int, message: Json) -> Answer:
    times = 2 if message.get("edited_timestamp") else 1
    return status, message | {"attachments": message.get("attachments", []) * times}


def _short(status: int, message: Json) -> Answer:
    return _error(400, 50035) if len(str(message.get("components"))) > 3500 else (status, message)


def _without_one(status: int, emojis: Json) -> Answer:
    lost = emojis["items"][0]["name"]
    return status, {"items": [each for each in emojis["items"] if each["name"] != lost]}


Change: TypeAlias = Callable[[int, Any], Answer]

CHANGED: Mapping[str, tuple[str, str, Change]] = {
    "sign in": ("GET", "/users/@me", lambda _, __: _error(401, 0)),
    "commands": ("GET", r"/applications/\d+/commands", lambda status, _: (status, [])),
    "emojis": ("GET", r"/applications/\d+/emojis", _without_one),
    "post": ("GET", MESSAGES, lambda status, found: (status, [each | {"components": []} for each in found])),
    "edit": ("GET", MESSAGE, _with_old_pictures),
    "largest message": ("POST", MESSAGES, _short),
    "event": (
        "GET",
        ".*-events",
        lambda status, found: (status, [each | {"creator_id": None} for each in found]),
    ),
    "public message": (
        "POST",
        "/webhooks/.*",
        lambda status, made: (status, made | {"flags": made["flags"] | 64}),
    ),
}
"""How the differing Discord changes the answer to a granted request."""


class Believed(Wire):
    """The local Discord, with the behaviour of other imitations; `odd` names the check that must fail."""

    def __init__(self, env: Env, bystander: Bystander, odd: str) -> None:
        super().__init__(env, bystander, 1)
        self.odd = odd
        self.expired = False
        self.lost: set[int] = set()
        """The clicks and commands that get no answer."""
        self._nonces: dict[object, web.Response] = {}
        self._message: Json = {}

    async def _request(self, request: web.Request) -> web.Response:
        path, sent = "/" + request.match_info["path"], DONE
        if request.content_type == "application/json":
            said: Any = json.loads(await request.text() or "{}")
            # The commands come in a list, which isn't read here.
            sent = cast("Json", said) if isinstance(said, dict) else DONE
        status, data = self._refused(request.method, path, sent) or await self._performed(request, path, sent)
        if status >= 400 and self._grants(request.method, path, data):
            status, data = GRANTED[self.odd][-1]
            data = self._message if data is DONE else data
            if path.startswith("/interactions/"):
                self.lost.add(int(path.split("/")[2]))
        status, data = self._odd(request.method, path, status, data)
        if self.odd == "latency" and re.fullmatch(MESSAGE, path):
            await asyncio.sleep(0.03)
        response = reply(data, status) if status != 204 else web.Response(status=204)
        if self.odd != "rate limit":
            response.headers.update(HEADERS)
        return response

    def _grants(self, method: str, path: str, refusal: Json) -> bool:
        """Return whether the differing Discord leaves out this refusal."""
        if self.odd not in GRANTED:
            return False
        usual, pattern, code, _ = GRANTED[self.odd]
        if usual != method or not re.fullmatch(pattern, path):
            return False
        known = any(path.endswith(f"/{each}") for some in self._backend.messages.values() for each in some)
        if self.odd in ("deleted message", "private answer") and known != (self.odd == "private answer"):
            return False
        return re.match(code, f"{refusal['code']} {refusal['message']}") is not None

    def _refused(self, method: str, path: str, sent: Json) -> Answer | None:
        """Return the refusals that the local Discord lacks."""
        channels: Any = self._backend.channels
        channel = channels.get(int(path.split("/")[2])) if path.startswith("/channels/") else None
        if method == "POST" and path.endswith("/threads") and int(path.split("/")[4]) in channels:
            return _error(400, 160004)
        if channel and channel.is_thread and channel.thread_metadata.archived and re.fullmatch(MESSAGE, path):
            return _error(400, 50083)
        if channel and channel.is_thread and method == "PATCH" and "archived" in sent:
            # The person who opened a thread may archive it; simcord requires Manage Threads.
            channel.thread_metadata.archived = sent["archived"]
            return 200, dict(serializers.channel_payload(self._backend, channel))
        shown: list[Json] = [each.get("emoji") or {} for each in walk(sent.get("components") or [])]
        if "1" in [str(each.get("id")) for each in shown]:
            return _error(400, 50035, errors={"components": {"0": _EMOJI}})
        if self.expired and path.startswith("/webhooks/"):
            return _error(401, 50027)
        return None

    async def _performed(self, request: web.Request, path: str, sent: Json) -> Answer:
        name = (path, sent.get("nonce", object()))
        if name not in self._nonces or self.odd == "nonce":
            self._nonces[name] = await super()._request(request)
        response = self._nonces[name]
        data: Any = json.loads(response.body) if isinstance(response.body, bytes) and response.body else None
        if request.method == "POST" and re.fullmatch(MESSAGES, path) and response.status == 200:
            self._message = data
            channel: Any = self._backend.get_channel(int(data["channel_id"]))
            if channel.is_thread and self.odd != "archived":
                channel.thread_metadata.archived = False
        return response.status, data

    def _odd(self, method: str, path: str, status: int, data: Any) -> Answer:
        """Return a different answer to a request that Discord would grant."""
        usual, pattern, change = CHANGED.get(self.odd, ("", "", None))
        if change and method == usual and re.fullmatch(pattern, path):
            return change(status, data)
        if self.odd == "clean up" and method == "GET" and re.fullmatch(MESSAGES, path) and not data:
            return status, [self._message]
        return status, data

    def _happened(self, event: str, payload: Mapping[str, Any]) -> None:
        said: Json = dict(payload)
        if event == "INTERACTION_CREATE":
            match self.odd, said["type"], said.get("guild_id"):
                case "click", 3, _:
                    said["app_permissions"] = "0"
                case "command", 2, _:
                    self.lost.add(int(said["id"]))
                    return
                case "direct message", 3, None:
                    said["guild_id"] = "1"
                case _:
                    pass
        super()._happened(event, said)
