"""Start the bot as `python -m bot run` does, with another address for Discord: the only argument.

While its folder has a file `stuck-disk`, no commit ends. `IN_A_HURRY` is how many seconds the bot may finish
its work, and then how many it may close. `IMPATIENT` is after how many seconds it is a problem that Discord
accepts nothing, and how often that is logged. `DEAF` drops notices of other processes. With `QUICK_BOARDS`
boards and panels wait for a second at most. With `EVERY_LINE` the log has each line, however often it
repeats. With `FIRST_PICTURES` it draws those, as a bot does. `APART`, `BEAT`, `GRACE` and `PATIENCE` replace
those of `bot.cluster`, and `IDLE` and `LEASE` those of `storage.database.postgres.slots`.
"""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import client, logs
from bot.cli import main, run
from bot.cluster import Cluster, ClusterPace
from bot.delivery import board_pace
from bot.monitoring import discord_reach
from storage.database.postgres import slots
from storage.database.transaction import Row, Transaction, Value

STUCK_DISK = "stuck-disk"
run_at_once = Transaction.rows


def wait_for_the_disk(self: Transaction, sql: str, *values: Value) -> Sequence[Row]:
    """Run a statement; before a commit, wait."""
    while sql == "COMMIT" and Path(STUCK_DISK).exists():
        time.sleep(0.01)
    return run_at_once(self, sql, *values)


def hear_nothing(self: object, text: str) -> None:
    """Drop the notice of another process."""


if __name__ == "__main__":
    address = sys.argv[1]
    if hurry := os.environ.get("IN_A_HURRY"):
        run.FINISH = run.CLOSE = float(hurry)
    if impatient := os.environ.get("IMPATIENT"):
        discord_reach.UNREACHABLE_AFTER = run.HEARTBEAT = float(impatient)
    if os.environ.get("QUICK_BOARDS"):
        board_pace.MOVE_APART = board_pace.TURN_APART = 1.0
    if os.environ.get("EVERY_LINE"):
        logs.LINES_A_MINUTE = sys.maxsize
    for name in ("APART", "BEAT", "GRACE", "PATIENCE"):
        if name in os.environ:
            setattr(ClusterPace, name.lower(), float(os.environ[name]))
    for name, constant in (("IDLE", "SLOT_IDLE"), ("LEASE", "LEASE")):
        if name in os.environ:
            setattr(slots, constant, float(os.environ[name]))
    if os.environ.get("DEAF"):
        Cluster._hear = hear_nothing  # pyright: ignore[reportPrivateUsage]
    if not os.environ.get("FIRST_PICTURES"):
        # They take a second, which most tests don't need.
        client.first_pictures = tuple
    Transaction.rows = wait_for_the_disk
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")
    sys.exit(main(["run"]))
