"""The options of a lobby, which its host sees and sets in private."""

from discord.ext import commands

from bot.client import CitadelsBot, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.controls.option_items import name_form
from bot.delivery import responses
from bot.screens import options_screen
from bot.tables.lobbies import once
from bot.tables.person import language_of, person_of
from bot.tables.table import Table
from cogs.common import table_of

SAVE = "save"
"""What a click asks for that first needs a name."""


class LobbyOptions(commands.Cog):
    """Shows and changes what a lobby is set to."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._boards = bot.delivery.boards
        self._options = bot.options

    @handles(requests.OpenOptions)
    async def open(self, interaction: Interaction, request: requests.OpenOptions) -> None:
        """Show the options as an ephemeral message."""
        table = await table_of(interaction, request.game)
        self._options.check(person_of(interaction), table)
        await self._show(interaction, table, "main")

    @handles(requests.SetOption)
    async def set(self, interaction: Interaction, request: requests.SetOption) -> None:
        """Set an option, and show the page as it is then."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        if request.verb == SAVE:
            self._options.check(by, table)
            say = by.language
            form = name_form(table.id, say("name-title"), say("name-label"), table.setup.plan_name)
            await responses.ask(interaction, form)
        elif request.page == "lobby":
            async with self._boards.responding(interaction, table):
                note = await once(self._options.change(by, table, request.verb, request.values))
                await self._boards.respond(interaction, table)
            if note:
                await responses.tell(interaction, note)
        else:
            async with responses.in_time(interaction, in_place=responses.private(interaction)):
                note = await once(self._options.change(by, table, request.verb, request.values))
            await self._show(interaction, table, request.page, note or "")

    @handles(requests.SaveSet)
    async def save(self, interaction: Interaction, request: requests.SaveSet) -> None:
        """Save what the lobby is set to under the name that was typed."""
        table = await table_of(interaction, request.game)
        async with responses.in_time(interaction, in_place=responses.private(interaction)):
            note = await once(self._options.save(person_of(interaction), table, request.name))
        await self._show(interaction, table, "main", note or "")

    async def _show(
        self, interaction: Interaction, table: Table, page: requests.OptionPage, note: str = ""
    ) -> None:
        """Respond with a page: in the clicked message if that is private, else anew."""
        model = await self._options.view_model(table, page, note)
        view = options_screen(model, language_of(interaction))
        await (responses.edit if responses.private(interaction) else responses.show)(interaction, view)


async def setup(bot: CitadelsBot) -> None:
    """Make the feature known."""
    await bot.add_cog(LobbyOptions(bot))
