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
        # The newest board of each game, if it was sent through a click.
        self._handles: dict[str, Handle] = {}

    def handle(self, table: Table) -> Handle | None:
        """Return what changes the newest board of a table through the click that it was sent with."""
        return self._handles.get(table.id)

    async def respond(self, interaction: discord.Interaction, table: Table, content: Content) -> int:
        """Respond to a command with a new board; return its id, 0 if Discord doesn't say."""

        async def send(
            view: LayoutView, files: list[discord.File]
        ) -> discord.InteractionCallbackResponse[discord.Client]:
            """Send the response."""
            return await interaction.response.send_message(view=view, files=files)

        response = await self._pictures.post(content, table.setup.channel, send, TRIED)
        message = response.message_id or 0
        if message:
            self._handles[table.id] = Handle(self._tokens.of(interaction), message, original=True)
        return message

    async def post(self, table: Table, content: Content) -> int:
        """Post a new board; return its id."""
        self._handles.pop(table.id, None)
        return await self._post_through_click(table, content) or await self._post_alone(table, content)

    async def _post_through_click(self, table: Table, content: Content) -> int:
        """Post a board as what follows on the newest click in the channel; 0 if that was not possible."""
        token = self._tokens.newest(table)
        message = await token.post(content) if token else None
        if token is None or message is None:
            return 0
        self._handles[table.id] = Handle(token, message.id, original=False)
        return message.id

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

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table."""
        self._handles.pop(table.id, None)

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person: boards that were sent through them are changed another way."""
        self._handles = {game: each for game, each in self._handles.items() if each.token.user != user}
