"""Start the bot as `python -m bot run` does, with another address for Discord: the only argument.

As long as there is a file `slow-disk` in its folder, each commit takes as many seconds as stand in it.
`IN_A_HURRY` is how many seconds the bot may finish what has begun, and then how many it may close.
"""

import functools
import os
import sqlite3
import sys
import time
from pathlib import Path

import aiosqlite
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.cli import main, run

SLOW_DISK = "slow-disk"


class SlowDisk(sqlite3.Connection):
    """A connection that waits for the disk."""

    def commit(self) -> None:
        slow = Path(SLOW_DISK)
        if slow.exists():
            time.sleep(float(slow.read_text(encoding="ascii")))
        super().commit()


if __name__ == "__main__":
    address = sys.argv[1]
    if hurry := os.environ.get("IN_A_HURRY"):
        run.FINISH = run.CLOSE = float(hurry)
    aiosqlite.connect = functools.partial(aiosqlite.connect, factory=SlowDisk)
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")
    sys.exit(main(["run"]))
