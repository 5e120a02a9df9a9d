"""`cluster`: two processes with one PostgreSQL database in a local Discord, with a page to click in."""

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import logs
from bot.cli import run
from bot.cli.bot_process import set_by_signal
from bot.cli.command_line import FailedError
from bot.cli.play import prepare

HEALTH_PORT = 8643
BOTS = SHARDS = 2

RESTART_PAUSE = 20.0
"""Seconds until we restart an ended bot. Meanwhile people can see that the other bot keeps running."""

_NOT_INSTALLED = "The local Discord or the driver is missing: `make cluster` sets everything up by itself."

_NO_SERVER = "This needs PostgreSQL. On Debian and Ubuntu: apt-get install postgresql"

_WELCOME = """
  Open this page in your browser, and play as with `make play`:

      {url}

  Kill either bot and play on: the other one takes its games over.
  This command restarts a bot {pause:.0f} seconds after it has ended. Ctrl-C ends everything.
  The games and the logs of both processes are kept in {folder}.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    told = "the port of the page (%(default)s)"
    parser.add_argument("--port", type=int, default=HEALTH_PORT, metavar="N", help=told)
    games = Path(".playground/cluster")
    parser.add_argument("--folder", type=Path, default=games, help="where the games are kept (%(default)s)")
    # The address of the local Discord, for the bots that this command starts.
    parser.add_argument("--bot", metavar="ADDRESS", help=argparse.SUPPRESS)


def execute(arguments: argparse.Namespace) -> int:
    """Run both processes until Ctrl-C, and return the exit code."""
    if arguments.bot:
        Route.BASE = f"http://{arguments.bot}/api/v10"
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{arguments.bot}/gateway/")
        return run.execute(arguments)
    if any(find_spec(name) is None for name in ("simcord", "markdown_it", "psycopg")):
        raise FailedError(_NOT_INSTALLED, 2)
    from bot.playground.postgres import programs, server  # noqa: PLC0415 - only here

    if programs() is None:
        raise FailedError(_NO_SERVER, 2)
    folder: Path = arguments.folder.resolve()
    logs.set_up("WARNING")
    try:
        prepare(folder)
        with server(folder / "database") as database:
            asyncio.run(_host(folder, database, arguments.port))
    except (OSError, subprocess.CalledProcessError) as error:
        raise FailedError(f"It can't be started: {error}") from error
    print("\nStopped. Your game is kept.")
    return 0


async def _host(folder: Path, database: str, port: int) -> None:
    from bot.playground.session import host  # noqa: PLC0415 - it may not be installed
    from bot.playground.simulated_world import SimulatedWorld  # noqa: PLC0415
    from bot.playground.wire import Bystander, Wire  # noqa: PLC0415

    bystander, stop = Bystander(), asyncio.Event()

    @asynccontextmanager
    async def bots(world: SimulatedWorld) -> AsyncGenerator[None]:
        wire = Wire(world.env, bystander, SHARDS)
        async with wire.serving():
            tasks = [
                asyncio.create_task(keep(number, wire.address, database, folder)) for number in range(BOTS)
            ]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    def welcome(url: str) -> None:
        print(_WELCOME.format(url=url, folder=folder, pause=RESTART_PAUSE), flush=True)

    with set_by_signal(stop):
        await host(bystander, folder, port, stop, welcome, beside=bots)


async def keep(number: int, address: str, database: str, folder: Path) -> None:
    """Run a bot. Whenever it ends, restart it after `RESTART_PAUSE`."""
    environment = os.environ | {
        "DISCORD_TOKEN": "playground",
        "CITADELS_DATABASE": database,
        "CITADELS_SHARDS": str(SHARDS),
        "CITADELS_HEARTBEAT_FILE": str(folder / f"bot{number + 1}.alive"),
    }
    while True:
        with (folder / f"bot{number + 1}.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "cluster", "--bot", address),
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        print(f"  Bot {number + 1} runs; to kill it: kill -9 {process.pid}", flush=True)
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.terminate()
                await process.wait()
        print(
            f"  Bot {number + 1} has ended. It will be restarted in {RESTART_PAUSE:.0f} seconds.", flush=True
        )
        await asyncio.sleep(RESTART_PAUSE)
