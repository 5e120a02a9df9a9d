"""Lets a bot that is started by its own command find the Discord of the tests; Python imports this file."""

import os

if address := os.environ.get("DISCORD_OF_THE_TESTS", "").replace(" ", ":"):
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")
