"""The messages of boards: posted and changed in the cheapest way that is open."""

import discord
from discord.ui import LayoutView

from bot.delivery.budget import Budget, Urgency
from bot.delivery.holding import TRIED
from bot.delivery.pictures import Attached, Pictures
from bot.delivery.tokens import Handle, Tokens
from bot.screens.content import Content
from bot.tables.table import Table
from bot.tables.tags import nonce
from storage.messages import Board


class BoardMessages:
    """Posts and changes the boards of all tables; what goes wrong is raised as discord.py does."""

    def __init__(self, client: discord.Client, tokens: Tokens, budget: Budget, pictures: Pictures) -> None:
        self._client = client
        self._tokens = tokens
        self._budget = budget
        self._pictures = pictures

    async def respond(
        self, interaction: discord.Interaction, table: Table, content: Content
    ) -> Handle | None:
        """Respond to a command with a new board; return what changes it, `None` if Discord doesn't say."""

        async def send(
            view: LayoutView, files: list[discord.File]
        ) -> discord.InteractionCallbackResponse[discord.Client]:
            """Send the response."""
            return await interaction.response.send_message(view=view, files=files)

        response = await self._pictures.post(content, table.setup.channel, send, TRIED)
        if not response.message_id:
            return None
        return Handle(self._tokens.of(interaction), response.message_id, original=True)

    async def post(self, table: Table, content: Content) -> tuple[int, Handle | None]:
        """Post a new board; return its id, and what changes it if it was sent through a click."""
        handle = await self._post_through_click(table, content)
        return (handle.message, handle) if handle else (await self._post_alone(table, content), None)

    async def _post_through_click(self, table: Table, content: Content) -> Handle | None:
        """Post a board as what follows on the newest click in the channel, if that is possible."""
        token = self._tokens.newest(table)
        message = await token.post(content) if token else None
        return Handle(token, message.id, original=False) if token and message else None

    async def _post_alone(self, table: Table, content: Content) -> int:
        """Post a board with the bot's own token; its name keeps Discord from posting it twice."""
        name = nonce(table.setup.secret, table.id, "board", table.board.message)
        channel = table.channel(self._client)

        async def send(view: LayoutView, files: list[discord.File]) -> discord.Message:
            """Send it into the channel."""
            return await channel.send(view=view, files=files, nonce=name)

        await self._budget.spend(Urgency.BOARD)
        return (await self._pictures.post(content, table.setup.channel, send)).id

    async def change(self, table: Table, board: Board, handle: Handle | None, content: Content) -> None:
        """Change a board. Raises `discord.HTTPException`."""
        if handle and handle.message == board.message and await handle.edit(content):
            return
        message = table.channel(self._client, board).get_partial_message(board.message)

        async def edit(view: LayoutView, attachments: list[Attached]) -> discord.Message:
            """Change it in the channel."""
            mentions = self._client.allowed_mentions
            return await message.edit(view=view, attachments=attachments, allowed_mentions=mentions)

        await self._budget.spend(Urgency.BOARD)
        await self._pictures.edit(content, board.message, edit)
