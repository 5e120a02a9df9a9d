"""A Discord on loopback with several shards: each event goes to all sessions of its server's shard."""

import json
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress

from aiohttp import web

from storage.database.shard_range import shard_of
from tests.cluster.launch import SENT
from tests.load.server import BusyServer, Crowd
from tests.wire import payloads
from tests.wire.payloads import Payload
from tests.wire.server import HEARTBEAT, HEARTBEAT_ACK, IDENTIFY, RESUME, TOKEN, Connection, body, reply


class ShardedServer(BusyServer):
    """Discord with servers on different shards. `guilds` has the channels of each."""

    def __init__(self, crowd: Crowd, guilds: Mapping[str, Sequence[str]], shards: int) -> None:
        super().__init__(crowd, [])
        self.identified: list[tuple[float, int]] = []
        """The sessions that began: their times and shards."""
        self.owners: dict[int, str] = {}
        """The token of the bot that began the newest session of each shard."""
        self.requests: list[tuple[float, str]] = []
        """Requests by bots' own tokens that changed messages: their times and tokens."""
        self._guilds = guilds
        self._shards = shards
        self._responded = set[str]()
        self._named = dict[str, str]()
        # A shard may have several sessions, for example if a process took it from a suspended one.
        self._connections: defaultdict[int, list[Connection]] = defaultdict(list)

    @property
    def complete(self) -> bool:
        return all(self._open(shard) for shard in range(self._shards))

    def guild_of(self, channel: str) -> str:
        return next(guild for guild, channels in self._guilds.items() if channel in channels)

    async def _me(self, request: web.Request) -> web.Response:
        """Accept the token of each bot."""
        assert request.headers["Authorization"].startswith(f"Bot {TOKEN}")
        return reply(payloads.ME)

    async def _post(self, request: web.Request) -> web.Response:
        """Post a message, unless one with this nonce was posted just before."""
        self._count(request)
        name: str = (await body(request)).get("nonce") or ""
        if (known := self._named.get(name)) in self._messages:
            return reply(self._messages[known][0])
        response = await super()._post(request)
        if name:
            assert isinstance(response.body, bytes)
            self._named[name] = json.loads(response.body)["id"]
        return response

    async def _edit_message(self, request: web.Request) -> web.Response:
        self._count(request)
        return await super()._edit_message(request)

    async def _respond(self, request: web.Request) -> web.Response:
        """Accept the first response to an interaction, and refuse all others."""
        token = request.match_info["token"]
        if token in self._responded:
            return reply({"message": "Interaction has already been acknowledged.", "code": 40060}, status=400)
        self._responded.add(token)
        return await super()._respond(request)

    def _count(self, request: web.Request) -> None:
        sent = float(request.headers.get(SENT, time.monotonic()))
        self.requests.append((sent, request.headers["Authorization"]))

    async def _told(self, connection: Connection, said: Payload) -> None:
        op, data = said["op"], said["d"]
        if op == HEARTBEAT:
            await connection.send(HEARTBEAT_ACK, None)
        elif op == RESUME:
            # This Discord can't resume sessions.
            await connection.send(9, data=False)
        elif op == IDENTIFY:
            shard = data["shard"][0]
            self.identified.append((time.monotonic(), shard))
            self.owners[shard] = data["token"]
            self._connections[shard].append(connection)
            ready = payloads.ready(f"session{len(self.identified)}", self.resume_url, data["shard"])
            ready["guilds"] = [
                {"id": guild, "unavailable": True} for guild in self._guilds if self._shard(guild) == shard
            ]
            await self._send([connection], "READY", ready)
            for guild, channels in self._guilds.items():
                if self._shard(guild) == shard:
                    told = payloads.guild() | {
                        "id": guild,
                        "channels": [payloads.channel(each) for each in channels],
                    }
                    await self._send([connection], "GUILD_CREATE", told)
            await self._hear("IDENTIFY")

    async def tell(self, interaction: Payload) -> None:
        """Send an interaction to all sessions of a shard. Raises `ConnectionError` if there is none."""
        shard = self._shard(interaction.get("guild_id", "0"))
        sessions = self._open(shard)
        if not sessions:
            raise ConnectionError(f"shard {shard} is away")
        await self._send(sessions, "INTERACTION_CREATE", interaction)

    async def _send(self, sessions: Sequence[Connection], event: str, data: object) -> None:
        self._number += 1
        for each in sessions:
            # A connection that is closing receives nothing.
            with suppress(ConnectionError):
                await each.send(0, data, event, self._number)

    def _open(self, shard: int) -> list[Connection]:
        """Return the open connections of a shard, the newest last."""
        return [each for each in self._connections[shard] if each.open]

    def _shard(self, guild: str) -> int:
        return shard_of(int(guild), self._shards)
