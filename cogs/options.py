"""The options of a lobby, which its host sees and sets in private."""

from collections.abc import Awaitable, Callable

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.screens.option_controls import name_form, option_form
from bot.tables.lobbies import once
from bot.tables.option_form import stamp
from bot.tables.person import language_of, person_of
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from cogs.common import check_host_is_here, table_of


class LobbyOptionsCog(Feature):
    """Shows and changes what a lobby is set to."""

    @handles(requests.OpenOptions)
    async def open(self, interaction: Interaction, request: requests.OpenOptions) -> None:
        """Show the options as an ephemeral message."""
        table = await table_of(interaction, request.game)
        async with self.bot.delivery.option_panels.responding(interaction, table):
            await check_host_is_here(interaction, table)
            self.bot.options.check(person_of(interaction), table)
            await self.bot.delivery.option_panels.respond(interaction, table, "main")

    @handles(requests.CloseOptions)
    async def close(self, interaction: Interaction, request: requests.CloseOptions) -> None:
        """Turn the options into a line: the host is done."""
        table = await table_of(interaction, request.game)
        async with self.bot.delivery.option_panels.responding(interaction, table):
            await self.bot.delivery.option_panels.close(interaction, table)

    @handles(requests.SetOption)
    async def set(self, interaction: Interaction, request: requests.SetOption) -> None:
        """Set an option, and show the page as it is then."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        if request.verb == requests.SAVE:
            await self._ask_name(interaction, table)
        elif request.page == "lobby":
            async with held_responses.in_time(interaction, in_place=True):
                note = await once(self.bot.options.change(by, table, request))
                await self.bot.delivery.boards.respond(interaction, table)
            if note:
                await responses.tell(interaction, note)
        else:
            await self._show_changed(
                interaction, table, request.page, lambda: self.bot.options.change(by, table, request)
            )

    @handles(requests.OpenOptionForm)
    async def ask(self, interaction: Interaction, request: requests.OpenOptionForm) -> None:
        """Show the form in which most options are set at once."""
        table = await table_of(interaction, request.game)
        if await self._may(interaction, table):
            model = await self.bot.options.view_model(person_of(interaction), table, "main")
            form = option_form(model, stamp(table.setup), interaction.id, language_of(interaction))
            await responses.ask(interaction, form)

    @handles(requests.FillOptions)
    async def fill(self, interaction: Interaction, request: requests.FillOptions) -> None:
        """Set what the form says."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        await self._show_changed(
            interaction, table, "main", lambda: self.bot.options.change(by, table, request)
        )

    @handles(requests.SaveSet)
    async def save(self, interaction: Interaction, request: requests.SaveSet) -> None:
        """Save what the lobby is set to under the name that was typed."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        await self._show_changed(
            interaction, table, "main", lambda: self.bot.options.save(by, table, request.name)
        )

    async def _ask_name(self, interaction: Interaction, table: Table) -> None:
        if await self._may(interaction, table):
            form = name_form(table.id, table.setup.plan_name, language_of(interaction))
            await responses.ask(interaction, form)

    async def _may(self, interaction: Interaction, table: Table) -> bool:
        """Say whether the options are the person's to set; if not, a private message says why from now on.

        Raises `RefusedError` if the click was on a message that isn't private.
        """
        try:
            self.bot.options.check(person_of(interaction), table)
        except RefusedError:
            if not responses.private(interaction):
                raise
            async with self.bot.delivery.option_panels.responding(interaction, table):
                await self.bot.delivery.option_panels.respond(interaction, table, "main")
            return False
        return True

    async def _show_changed(
        self,
        interaction: Interaction,
        table: Table,
        page: requests.OptionPage,
        change: Callable[[], Awaitable[str]],
    ) -> None:
        """Change something, and show the page as it is then, or that nothing can be set any more."""
        by = person_of(interaction)
        async with self.bot.delivery.option_panels.responding(interaction, table):
            try:
                note = await once(change())
            except RefusedError:
                ended = self.bot.options.over(table, by)
                if not (ended and responses.private(interaction)):
                    raise
                note = ""
            await self.bot.delivery.option_panels.respond(interaction, table, page, note or "")
