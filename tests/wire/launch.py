"""Start the bot as `python -m bot run` does, with another address for Discord: the only argument."""

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.cli import main

if __name__ == "__main__":
    address = sys.argv[1]
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")
    sys.exit(main(["run"]))
