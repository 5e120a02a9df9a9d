"""A bot that only answers: each click on its button changes the message in place.

    python -m tests.load.bare ADDRESS [MIX]

It is the least that discord.py can do for a click. We compare our bot with it. With a mix it also sends the
requests of our bot for a click: as many of each kind and of the same size, without any game.
"""

import json
import os
import re
import sys
from collections import deque
from collections.abc import Mapping
from typing import Any, Self, TypeAlias

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.ui import ActionRow, Button, DynamicItem, Item, LayoutView, TextDisplay

from tests.load.kinds import DELETION_BY_CLICK, EDIT, EDIT_BY_CLICK, NEW_BY_CLICK, RESPONSE

ROWS, IN_ROW = 2, 4  # How many rows of buttons a large message has, and how many buttons each row has.

Mix: TypeAlias = Mapping[str, tuple[float, int]]

LARGE = 2500  # Bytes of a large message; a smaller one has text and one button.


class Again(DynamicItem[Button[Any]], template="cit:answer:(?P<game>[a-z2-7]{8}):(?P<tag>[0-9a-f]{16}):0"):
    """A button whose click is answered with the same button."""

    def __init__(self, game: str, tag: str) -> None:
        super().__init__(Button(label="Again", custom_id=f"cit:answer:{game}:{tag}:0"))
        self.game, self.tag = game, tag

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(match["game"], match["tag"])

    async def callback(self, interaction: discord.Interaction) -> None:
        assert isinstance(interaction.client, Bare)
        await interaction.client.answer(interaction, self)


class Bare(discord.AutoShardedClient):
    """The bot. `mix` has for each kind how many requests there are for a click, and their size."""

    def __init__(self, mix: Mix) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self._mix = mix
        self._owed = dict.fromkeys(mix, 0.0)
        self._sent: deque[discord.WebhookMessage] = deque()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Again)

    async def answer(self, interaction: discord.Interaction, again: Again) -> None:
        """Answer a click, and send the other requests of the mix."""
        await interaction.response.edit_message(view=self._view(RESPONSE, again))
        if self._is_due(EDIT_BY_CLICK):
            await interaction.edit_original_response(view=self._view(EDIT_BY_CLICK, again))
        if self._is_due(NEW_BY_CLICK):
            view = self._view(NEW_BY_CLICK, None)
            self._sent.append(await interaction.followup.send(view=view, ephemeral=True, wait=True))
        if self._is_due(DELETION_BY_CLICK) and self._sent:
            await self._sent.popleft().delete()
        if self._is_due(EDIT):
            assert interaction.channel_id is not None
            assert interaction.message is not None
            channel = self.get_partial_messageable(interaction.channel_id)
            message = channel.get_partial_message(interaction.message.id)
            await message.edit(view=self._view(EDIT, again))

    def _is_due(self, kind: str) -> bool:
        """Return whether to send a request now, so that the total comes out right."""
        count, _ = self._mix.get(kind, (0.0, 0))
        self._owed[kind] = self._owed.get(kind, 0.0) + count
        if self._owed[kind] < 1:
            return False
        self._owed[kind] -= 1
        return True

    def _view(self, kind: str, again: Again | None) -> LayoutView:
        """Return a message with the usual size of this kind."""
        _, size = self._mix.get(kind, (0.0, 0))
        view = LayoutView(timeout=None)
        if size >= LARGE:
            for number in range(ROWS):
                buttons = [
                    Button[LayoutView](label=f"Button {number} {each}", disabled=True)
                    for each in range(IN_ROW)
                ]
                view.add_item(ActionRow[LayoutView](*buttons))
        if again is not None:
            row = ActionRow[LayoutView]()
            row.add_item(Again(again.game, again.tag))
            view.add_item(row)
        missing = size - len(json.dumps(view.to_components()))
        if missing > 0 or again is None:
            view.add_item(TextDisplay[LayoutView]("x" * max(1, missing)))
        return view


if __name__ == "__main__":
    address = sys.argv[1]
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")
    Bare(json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}).run(os.environ["DISCORD_TOKEN"])
