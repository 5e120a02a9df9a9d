"""A bot that does nothing but answer: each click on its button changes the message in place.

    python -m tests.load.bare ADDRESS

It is as little as discord.py can do for a click, and the measure of what our bot does.
"""

import os
import re
import sys
from typing import Any, Self

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.ui import ActionRow, Button, DynamicItem, Item, LayoutView


class Again(DynamicItem[Button[Any]], template="cit:answer:(?P<game>[a-z2-7]{8}):(?P<tag>[0-9a-f]{16}):0"):
    """A button that is answered with itself."""

    def __init__(self, game: str, tag: str) -> None:
        super().__init__(Button(label="Again", custom_id=f"cit:answer:{game}:{tag}:0"))
        self.game, self.tag = game, tag

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(match["game"], match["tag"])

    async def callback(self, interaction: discord.Interaction) -> None:
        view, row = LayoutView(timeout=None), ActionRow[LayoutView]()
        row.add_item(Again(self.game, self.tag))
        view.add_item(row)
        await interaction.response.edit_message(view=view)


class Bare(discord.AutoShardedClient):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Again)


if __name__ == "__main__":
    address = sys.argv[1]
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")
    Bare().run(os.environ["DISCORD_TOKEN"])
