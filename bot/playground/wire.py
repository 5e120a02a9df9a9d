"""The local Discord as a server, for bots in other processes."""

import asyncio
import io
import json
import zlib
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import discord
from aiohttp import web
from simcord import Env
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http import router

Json: TypeAlias = dict[str, Any]

API = "/api/v10"

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11

RESPONSE_TIMEOUT = 2.5  # Seconds for which a click waits for its bot's response. Discord waits for three.

UPLOAD_BYTES = 64 << 20


class Bystander(discord.AutoShardedClient):
    """Represents the bots in the local Discord: makes a click wait until one of them has responded."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.waiting: dict[int, asyncio.Future[None]] = {}

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Wait for the response of a bot."""
        answer = self.waiting.setdefault(interaction.id, asyncio.get_running_loop().create_future())
        with suppress(TimeoutError):
            await asyncio.wait_for(answer, RESPONSE_TIMEOUT)
        self.waiting.pop(interaction.id, None)

    def responded(self, interaction: int) -> None:
        """End the wait of `on_interaction` for this interaction."""
        if (answer := self.waiting.get(interaction)) is not None and not answer.done():
            answer.set_result(None)


class GatewaySession:
    """A bot's connection to the gateway, for one shard."""

    def __init__(self, response: web.WebSocketResponse, *, zipped: bool) -> None:
        self._response = response
        self._zip = zlib.compressobj() if zipped else None
        self._number = 0

    async def send(self, op: int, data: object, event: str | None = None) -> None:
        """Send an event. Do nothing if the bot has disconnected."""
        self._number += event is not None
        text = json.dumps({"op": op, "d": data, "s": self._number if event else None, "t": event})
        with suppress(ConnectionError):
            if self._zip is None:
                await self._response.send_str(text)
            else:
                packed = self._zip.compress(text.encode()) + self._zip.flush(zlib.Z_SYNC_FLUSH)
                await self._response.send_bytes(packed)


class Wire:
    """Serves a local Discord over HTTP. Each event goes to the newest session of its shard."""

    def __init__(self, env: Env, bystander: Bystander, shards: int) -> None:
        self._backend: Any = env.backend
        self._bystander = bystander
        self._shards = shards
        self._sessions: dict[int, GatewaySession] = {}
        self._events: asyncio.Queue[tuple[GatewaySession, str, Json]] = asyncio.Queue()
        self.address = ""
        self._backend.subscribers.append(self._happened)

    @asynccontextmanager
    async def serving(self) -> AsyncGenerator[None]:
        """Listen on a free port of this machine while the block runs."""
        application = web.Application(client_max_size=UPLOAD_BYTES)
        application.router.add_get("/gateway/", self._gateway)
        application.router.add_get(f"{API}/gateway/bot", self._gateway_bot)
        application.router.add_route("*", API + "/{path:.*}", self._request)
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        sending = asyncio.create_task(self._send())
        try:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            host, port = runner.addresses[0][:2]
            self.address = f"{host}:{port}"
            yield
        finally:
            sending.cancel()
            await runner.cleanup()

    @property
    def connected(self) -> int:
        """The number of shards that have had a session."""
        return len(self._sessions)

    def session(self, shard: int) -> GatewaySession | None:
        return self._sessions.get(shard)

    # HTTP

    async def _gateway_bot(self, _request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://{self.address}/gateway/"
        return _reply({"url": url, "shards": self._shards, "session_start_limit": limit})

    async def _request(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body, files = await _read(request)
        try:
            answer = router.dispatch(
                self._backend, request.method, path, json=body, params=dict(request.query), files=files
            )
        except BackendError as error:
            return _reply(error.to_json(), error.status)
        if path.startswith("/interactions/"):
            self._bystander.responded(int(path.split("/")[2]))
        return web.Response(status=204) if answer is None else _reply(answer)

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        response = web.WebSocketResponse()
        await response.prepare(request)
        session = GatewaySession(response, zipped=request.query.get("compress") == "zlib-stream")
        await session.send(HELLO, {"heartbeat_interval": 41250})
        async for message in response:
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                await session.send(HEARTBEAT_ACK, None)
            elif said["op"] == RESUME:
                await session.send(INVALID_SESSION, data=False)
            elif said["op"] == IDENTIFY:
                await self._begin(session, said["d"]["shard"])
        return response

    async def _begin(self, session: GatewaySession, shard: list[int]) -> None:
        backend, number = self._backend, shard[0]
        mine = [guild for guild in backend.guilds.values() if (guild.id >> 22) % self._shards == number]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": f"session-{id(session)}",
            "resume_gateway_url": f"ws://{self.address}/gateway/",
            "shard": shard,
            "application": {"id": str(backend.application_id), "flags": 0},
        }
        await session.send(DISPATCH, ready, "READY")
        for guild in mine:
            await session.send(DISPATCH, serializers.guild_create_payload(backend, guild), "GUILD_CREATE")
        self._sessions[number] = session

    def _happened(self, event: str, payload: Mapping[str, Any]) -> None:
        """Pass an event on, unless the bots don't listen to it."""
        if event.startswith("MESSAGE"):
            return
        guild = int(payload.get("guild_id") or (payload.get("id", 0) if event.startswith("GUILD_") else 0))
        session = self._sessions.get((guild >> 22) % self._shards)
        if session is not None:
            self._events.put_nowait((session, event, json.loads(json.dumps(payload))))

    async def _send(self) -> None:
        while True:
            session, event, payload = await self._events.get()
            await session.send(DISPATCH, payload, event)


async def _read(request: web.Request) -> tuple[Any, list[discord.File]]:
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    body, files = None, list[discord.File]()
    form = await request.post()
    for name, part in form.items():
        if isinstance(part, web.FileField):
            files.append(discord.File(io.BytesIO(part.file.read()), part.filename))
        elif name == "payload_json":
            body = json.loads(str(part))
    return body, files


def _reply(data: object, status: int = 200) -> web.Response:
    """Return JSON. discord.py parses it only if the content type has no encoding."""
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")
