"""A small Discord on loopback: real HTTP and a real gateway, with faults on request."""

import asyncio
import json
import socket
import zlib
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp import web

from tests.patience import PATIENCE
from tests.wire import payloads
from tests.wire.payloads import Payload

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 10, 11
NAMES = {IDENTIFY: "IDENTIFY", RESUME: "RESUME"}
API = "/api/v10"
TOKEN = "hush"
EVER = 10**9  # More failures than any test waits for.


class Connection:
    """A gateway connection that the bot has opened."""

    def __init__(self, request: web.Request, response: web.WebSocketResponse) -> None:
        self._request = request
        self._response = response
        # Discord drops a client that doesn't read.
        assert request.transport is not None
        request.transport.set_write_buffer_limits(high=1 << 28)
        # If the bot requests another compression, it gets none, which it also accepts.
        zipped = request.query.get("compress") == "zlib-stream"
        self._zip = zlib.compressobj() if zipped else None

    async def send(self, op: int, data: object, event: str | None = None, number: int | None = None) -> None:
        text = json.dumps({"op": op, "d": data, "s": number, "t": event})
        if self._zip is None:
            await self._response.send_str(text)
        else:
            zipped = self._zip.compress(text.encode()) + self._zip.flush(zlib.Z_SYNC_FLUSH)
            await self._response.send_bytes(zipped)

    async def close(self, code: int) -> None:
        await self._response.close(code=code)

    @property
    def open(self) -> bool:
        """Return whether the bot keeps it open."""
        transport = self._request.transport
        return transport is not None and not transport.is_closing() and not self._response.closed

    def cut(self) -> None:
        """Close the connection without a closing frame, as a broken line does."""
        assert self._request.transport is not None
        self._request.transport.abort()


class Server:
    """Discord. A test sets the faults; `heard` counts the bot's requests."""

    def __init__(self) -> None:
        self.address = ""
        self.resume_url = ""
        self.failures = 0
        """How many of the next requests for the gateway get an error 500."""
        self.refusals = 0
        """How many of the next lists of commands are refused."""
        self.shut_out = False
        """Whether the bot's address is refused everything, as after too many refused requests."""
        self.hang_ups = 0
        """How many of the next connections are closed before any answer."""
        self.close_code = 0
        """The code with which Discord closes each new session; 0: none."""
        self.sessions_left = 999
        """How many sessions may still begin within the next hour."""
        self.outage = False
        """Whether Discord can't show the server that the bot is in."""
        self.overloaded = False
        """Whether responses get an error 503."""
        self.too_late = 0
        """How many of the next responses are refused as too late."""
        self.emojis: list[Payload] = []
        self.heard: Counter[str] = Counter()
        self.answers: asyncio.Queue[Payload] = asyncio.Queue()
        self.resumed: list[Payload] = []
        self.unknown: list[str] = []
        self._number = 0
        self._connection: Connection | None = None
        self._change = asyncio.Condition()

    # A test's actions

    async def until(self, event: str, count: int, seconds: float = PATIENCE) -> None:
        """Wait until the bot has made this request `count` times."""
        async with asyncio.timeout(seconds), self._change:
            await self._change.wait_for(lambda: self.heard[event] >= count)

    def cut(self) -> None:
        """Cut the gateway connection."""
        assert self._connection is not None
        self._connection.cut()

    async def tell(self, interaction: Payload) -> None:
        """Send the bot an interaction."""
        await self._dispatch("INTERACTION_CREATE", interaction)

    async def ask(self, interaction: Payload, seconds: float = PATIENCE) -> Payload:
        """Send the bot an interaction; return the next message of its answer."""
        await self.tell(interaction)
        return await self.answer(seconds)

    async def answer(self, seconds: float = PATIENCE) -> Payload:
        """Return the next message of the bot's answer."""
        async with asyncio.timeout(seconds):
            return await self.answers.get()

    def guild(self) -> Payload:
        """Return the only server, as the bot sees it."""
        return payloads.guild()

    # HTTP

    def application(self) -> web.Application:
        app = web.Application()
        app.add_routes(self.routes())
        app.router.add_route("*", "/{path:.*}", self._unknown)
        return app

    def routes(self) -> list[web.RouteDef]:
        click = f"{API}/webhooks/{{id}}/{{token}}"
        return [
            web.get(f"{API}/users/@me", self._me),
            web.get(f"{API}/oauth2/applications/@me", self._info),
            web.put(f"{API}/applications/{payloads.APPLICATION}/commands", self._commands),
            web.get(f"{API}/applications/{payloads.APPLICATION}/emojis", self._emojis),
            web.post(f"{API}/applications/{payloads.APPLICATION}/emojis", self._new_emoji),
            web.get(f"{API}/applications/{payloads.APPLICATION}/commands", self._known_commands),
            web.get(f"{API}/gateway/bot", self._gateway_bot),
            web.post(f"{API}/interactions/{{id}}/{{token}}/callback", self._callback),
            web.patch(f"{click}/messages/@original", self._edit),
            web.post(click, self._edit),
            web.get(f"{click}/messages/@original", self._original),
            web.get(f"{API}/channels/{{channel}}/messages", self._listed),
            web.patch(f"{API}/channels/{{channel}}/messages/{{id}}", self._edit),
            web.get("/gateway/", self._gateway),
            web.get("/overloaded/", self._overloaded),
        ]

    async def _me(self, request: web.Request) -> web.Response:
        await self._hear("login")
        if self.shut_out:
            return web.Response(text="<html>error code: 1015</html>", content_type="text/html", status=429)
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return reply({"message": "401: Unauthorized", "code": 0}, status=401)
        return reply(payloads.ME)

    async def _info(self, _request: web.Request) -> web.Response:
        return reply(payloads.application())

    async def _commands(self, request: web.Request) -> web.Response:
        await self._hear("commands")
        if self.refusals:
            self.refusals -= 1
            return reply({"message": "403: Forbidden", "code": 0}, status=403)
        known = {"application_id": payloads.APPLICATION, "version": "1"}
        told = await request.json()
        return reply([{"description": ""} | each | known | {"id": payloads.new_id()} for each in told])

    async def _known_commands(self, _request: web.Request) -> web.Response:
        return reply([])

    async def _emojis(self, _request: web.Request) -> web.Response:
        return reply({"items": self.emojis})

    async def _new_emoji(self, request: web.Request) -> web.Response:
        sent = await request.json()
        self.emojis.append({"id": payloads.new_id(), "name": sent["name"], "image": sent["image"]})
        await self._hear("emoji")
        return reply(self.emojis[-1])

    async def _gateway_bot(self, _request: web.Request) -> web.Response:
        await self._hear("gateway/bot")
        if self.failures:
            self.failures -= 1
            return reply({"message": "500: Internal Server Error", "code": 0}, status=500)
        left = self.sessions_left
        limit = {"total": 1000, "remaining": left, "reset_after": 3_600_000, "max_concurrency": 1}
        url = f"ws://{self.address}/gateway/"
        return reply({"url": url, "shards": 1, "session_start_limit": limit})

    async def _callback(self, request: web.Request) -> web.Response:
        if self.overloaded:
            return reply({"message": "503: Service Unavailable", "code": 0}, status=503)
        if self.too_late:
            self.too_late -= 1
            return reply({"message": "Unknown interaction", "code": 10062}, status=404)
        sent = await body(request)
        interaction: Payload = {"id": request.match_info["id"], "type": 2}
        if "data" in sent:
            interaction["response_message_id"] = self._show(sent["data"])["id"]
        return reply({"interaction": interaction})

    async def _edit(self, request: web.Request) -> web.Response:
        """Record a message that the bot answers with later, adds to its answer, or changes in a channel."""
        return reply(self._show(await body(request)))

    async def _listed(self, _request: web.Request) -> web.Response:
        return reply([])

    async def _original(self, _request: web.Request) -> web.Response:
        """Return that the response exists: here none is lost."""
        return reply(payloads.message({"components": []}))

    def _show(self, data: Payload) -> Payload:
        message = payloads.message(data)
        self.answers.put_nowait(message)
        return message

    async def _overloaded(self, _request: web.Request) -> web.Response:
        await self._hear("overloaded")
        return web.Response(status=503)

    async def _unknown(self, request: web.Request) -> web.Response:
        self.unknown.append(f"{request.method} {request.path}")
        return reply({"message": "404: Not Found", "code": 0}, status=404)

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        response = web.WebSocketResponse()
        await response.prepare(request)
        await self._hear("connection")
        if self.hang_ups:
            self.hang_ups -= 1
            await response.close()
            return response
        connection = self._connection = Connection(request, response)
        await connection.send(HELLO, {"heartbeat_interval": 41250})
        async for message in response:
            await self._told(connection, json.loads(message.data))
        return response

    async def _told(self, connection: Connection, said: Payload) -> None:
        """React to what the bot sends on a connection."""
        op, data = said["op"], said["d"]
        if op == HEARTBEAT:
            await connection.send(HEARTBEAT_ACK, None)
        elif op == IDENTIFY:
            assert data["token"] == TOKEN
            if self.close_code:
                await connection.close(self.close_code)
            else:
                await self._begin_session(data)
        elif op == RESUME:
            self.resumed.append(data)
            await self._dispatch("RESUMED", {})
        if op in NAMES:
            await self._hear(NAMES[op])

    async def _begin_session(self, data: Payload) -> None:
        session = f"session{self.heard['IDENTIFY']}"
        await self._dispatch("READY", payloads.ready(session, self.resume_url, data["shard"]))
        if not self.outage:
            await self._dispatch("GUILD_CREATE", self.guild())

    async def _dispatch(self, event: str, data: object) -> None:
        assert self._connection is not None
        self._number += 1
        await self._connection.send(DISPATCH, data, event, self._number)

    async def _hear(self, event: str) -> None:
        async with self._change:
            self.heard[event] += 1
            self._change.notify_all()


async def body(request: web.Request) -> Payload:
    """Return the JSON of a request, without the files of its form, which nobody reads."""
    sent = await request.read()
    if request.content_type == "multipart/form-data":
        _, _, rest = sent.partition(b'name="payload_json"')
        _, _, rest = rest.partition(b"\r\n\r\n")
        sent, _, _ = rest.partition(b"\r\n--")
    return json.loads(sent) if sent else {}


def reply(data: object, status: int = 200) -> web.Response:
    """Return JSON. discord.py reads it only without an encoding in the header."""
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


@asynccontextmanager
async def serving() -> AsyncGenerator[Server]:
    """Run a Discord on a free port of this machine."""
    server = Server()
    async with served(server):
        yield server


@asynccontextmanager
async def served(server: Server) -> AsyncGenerator[None]:
    """Let this Discord listen at a free port of this machine."""
    runner = web.AppRunner(server.application(), shutdown_timeout=0.1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        server.address = "{}:{}".format(*runner.addresses[0])
        server.resume_url = f"ws://{server.address}/gateway/"
        yield
    finally:
        await runner.cleanup()


@asynccontextmanager
async def closed_door() -> AsyncGenerator[str]:
    """Reserve a port that refuses every connection; return its address."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        yield "{}:{}".format(*door.getsockname())


@asynccontextmanager
async def silent_door() -> AsyncGenerator[str]:
    """Reserve a port that accepts connections and never answers; return its address."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield "{}:{}".format(*door.getsockname())


@asynccontextmanager
async def proxy(server: Server) -> AsyncGenerator[tuple[str, list[bytes]]]:
    """Run a proxy that leads to this Discord under any name.

    Return its address, and the list of the first headers of each connection.
    """
    host, _, port = server.address.partition(":")
    heads: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(host, int(port))
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        back.write(heads[-1])
        await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer), return_exceptions=True)

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield "{}:{}".format(*listening.sockets[0].getsockname()), heads
    finally:
        listening.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while said := await reader.read(1 << 16):
            writer.write(said)
            await writer.drain()
    finally:
        writer.close()


def free_port() -> int:
    """Return a port at which nothing listens."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]
