"""The bot in a separate process."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.cli import main
from bot.cli.health import BEAT_MAXIMUM
from tests.forking import Fork
from tests.wire.launch import STUCK_DISK
from tests.wire.server import TOKEN, Server, free_port

STOP = 30  # Seconds that a bot may take to end on a busy machine.

ROOT = Path(__file__).parents[2]

_DATED = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[-+]\d{4} ")
"""The beginning of a logged line. The lines of its traceback have none."""


LATE_PICTURE = "A picture was not drawn in time"
"""The warning of a busy machine: the message comes without its picture, which is harmless."""


class Bot:
    """A process that runs the bot."""

    def __init__(self, process: asyncio.subprocess.Process | Fork, folder: Path, address: str) -> None:
        self._process = process
        self._folder = folder
        self.address = address

    @property
    def folder(self) -> Path:
        return self._folder

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def log(self) -> list[str]:
        """Return the lines that it has written."""
        return (self._folder / "log").read_text(encoding="utf-8").splitlines()

    @property
    def faults(self) -> list[str]:
        """Return the errors and tracebacks that it has written, each with all of its lines."""
        records = list[str]()
        for line in self.log:
            if _DATED.match(line) or not records:
                records.append(line)
            else:
                records[-1] += f"\n{line}"
        return [each for each in records if " ERROR " in each or "Traceback" in each]

    def said(self, level: str, name: str = "bot.") -> list[str]:
        """Return the lines of this level that our own code has logged."""
        return [line for line in self.log if f" {level:<7} {name}" in line]

    async def until_well(self, seconds: float) -> None:
        """Wait until it has left a heartbeat."""
        async with asyncio.timeout(seconds):
            while self.health():
                await asyncio.sleep(0.1)

    def health(self, patience: float = BEAT_MAXIMUM) -> int:
        """Return the exit code of `python -m bot health`."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("CITADELS_DATABASE", str(self._folder / "games.sqlite3"))
            return main(["health", "--patience", str(patience)])

    async def end(self, seconds: float) -> int:
        """Wait for its end; return the exit code."""
        async with asyncio.timeout(seconds):
            return await self._process.wait()

    async def stop(self) -> int:
        """Ask it to end, as Docker does; return the exit code."""
        self.ask_to_stop()
        return await self.end(STOP)

    def ask_to_stop(self) -> None:
        """Ask it to end, without waiting."""
        self._process.send_signal(signal.SIGTERM)

    def stop_disk(self) -> None:
        """Let no commit end."""
        (self._folder / STUCK_DISK).touch()

    def free_disk(self) -> None:
        """Let commits end again."""
        (self._folder / STUCK_DISK).unlink()

    async def get(self, path: str) -> tuple[int, str]:
        """Return the status and the text of its answer over HTTP."""
        async with aiohttp.ClientSession() as session, session.get(f"{self.address}{path}") as response:
            return response.status, await response.text()

    async def kill(self) -> None:
        """Kill it if it is still running."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


@asynccontextmanager
async def running(
    server: Server,
    folder: Path,
    patience: float = 60,
    more: Mapping[str, str] | None = None,
    through: Sequence[str] = (),
) -> AsyncGenerator[Bot]:
    """Run the bot on this Discord, with its database in this folder, and these additions to its environment.

    `through` is another command that starts it. Its log is printed: pytest shows it if a test failed.
    """
    port = free_port()
    environment = {
        "CITADELS_GATEWAY_PATIENCE": str(patience),
        "CITADELS_HTTP_PORT": str(port),
        **(more or {}),
    }
    module, address = ("tests.wire.launch", server.address), f"http://127.0.0.1:{port}"
    start = (
        started((*through, sys.executable, "-m", *module), folder, environment, address)
        if through
        else (forked(module, folder, environment, address))
    )
    try:
        async with start as bot:
            yield bot
    finally:
        sys.stdout.write((folder / "log").read_text(encoding="utf-8"))


@asynccontextmanager
async def started(
    command: Sequence[str], folder: Path, more: Mapping[str, str], address: str = ""
) -> AsyncGenerator[Bot]:
    """Run a command that starts a bot, with its database in this folder, and additions to its environment.

    It is a separate process, which is killed at the end if it is still running.
    """
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *command, cwd=folder, env=_environment(folder, more), stdout=log, stderr=log
        )
    bot = Bot(process, folder, address)
    try:
        yield bot
    finally:
        await bot.kill()


@asynccontextmanager
async def forked(
    module: Sequence[str], folder: Path, more: Mapping[str, str], address: str = ""
) -> AsyncGenerator[Bot]:
    """Run a module with its arguments as `started` runs a command, in a process that has imported the bot."""
    bot = Bot(Fork(*module, folder=folder, environment=_environment(folder, more)), folder, address)
    try:
        yield bot
    finally:
        await bot.kill()


def _environment(folder: Path, more: Mapping[str, str]) -> dict[str, str]:
    return os.environ | {
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "CITADELS_EMOJIS": "no",
        "CITADELS_DATABASE": str(folder / "games.sqlite3"),
        **more,
    }
