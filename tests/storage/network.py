"""The network between a process and a PostgreSQL server: a proxy that can be cut or silenced."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit


class Network:
    """A port of this machine that leads to the server."""

    def __init__(self, socket: Path) -> None:
        self.port = 0
        self._socket = socket
        self._broken = False
        self._passing = asyncio.Event()
        self._passing.set()
        self._writers = set[asyncio.StreamWriter]()
        self._halted = set[asyncio.StreamWriter]()  # Connections that carry nothing any more.
        self._tasks = set[asyncio.Task[None]]()

    def address(self, database: str) -> str:
        """Return the address of a database through this network."""
        return f"postgresql://test@127.0.0.1:{self.port}{urlsplit(database).path}"

    def cut(self) -> None:
        """End all connections, and refuse new ones."""
        self._broken = True
        for writer in tuple(self._writers):
            writer.transport.abort()

    def halt(self) -> None:
        """Carry nothing any more, without closing connections."""
        self._passing.clear()

    def halt_open(self) -> None:
        """Silence the open connections, as if their server processes hung."""
        self._halted |= self._writers

    def heal(self) -> None:
        """Carry everything again."""
        self._broken = False
        self._passing.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on the data between a process and the server."""
        if self._broken:
            writer.transport.abort()
            return
        # A silent server accepts nobody.
        await self._passing.wait()
        with suppress(OSError):
            there, back = await asyncio.open_unix_connection(self._socket)
            self._writers |= {writer, back}
            for source, target in ((reader, back), (there, writer)):
                task = asyncio.create_task(self._pass(source, target))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await reader.read(1 << 16):
                await self._passing.wait()
                if writer in self._halted:
                    continue
                writer.write(said)
                await writer.drain()
        await self._passing.wait()
        writer.close()
        self._writers.discard(writer)

    def close(self) -> None:
        """End everything."""
        self.cut()
        self._passing.set()
        for task in self._tasks:
            task.cancel()


@asynccontextmanager
async def network(socket: Path) -> AsyncGenerator[Network]:
    """Run a network that leads to the server at this socket."""
    between = Network(socket)
    server = await asyncio.start_server(between.serve, "127.0.0.1", 0)
    between.port = server.sockets[0].getsockname()[1]
    try:
        yield between
    finally:
        between.close()
        server.close()
