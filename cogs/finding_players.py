"""Finding players for a lobby: its time, the call for players, and the usual table."""

from collections.abc import Awaitable, Callable

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import responses
from bot.delivery.roles import may_mention
from bot.screens.finding_players import time_form
from bot.tables.call_settings import zone_of
from bot.tables.lobbies import once
from bot.tables.person import Person, language_of, language_of_server, person_of
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from cogs.common import check_host_is_here, check_opening, check_writing, post, table_of


class FindingPlayersCog(Feature):
    """Lets hosts find players. Nobody is called who doesn't want that, and nobody more than once an hour."""

    @handles(requests.FindPlayers)
    async def find(self, interaction: Interaction, request: requests.FindPlayers) -> None:
        """Show the page on which players are found."""
        table = await table_of(interaction, request.game)
        async with self.bot.delivery.option_panels.responding(interaction, table):
            await check_host_is_here(interaction, table)
            self.bot.options.check(person_of(interaction), table)
            await self.bot.delivery.option_panels.respond(interaction, table, "meet")

    @handles(requests.OpenTimeForm)
    async def ask_time(self, interaction: Interaction, request: requests.OpenTimeForm) -> None:
        """Ask for the time at which the lobby begins."""
        table, say = await table_of(interaction, request.game), language_of(interaction)
        self.bot.options.check(person_of(interaction), table)
        zone = zone_of(await self.bot.store.persons.get(interaction.user.id), say.locale)
        await responses.ask(interaction, time_form(table.id, interaction.id, zone, say))

    @handles(requests.SetTime)
    async def set_time(self, interaction: Interaction, request: requests.SetTime) -> None:
        """Let the lobby begin at the time that was typed."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        await self._show_done(interaction, table, lambda: self.bot.options.change(by, table, request))

    @handles(requests.CallPlayers)
    async def call(self, interaction: Interaction, request: requests.CallPlayers) -> None:
        """Call those who like to be told when somebody looks for players."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        await self._show_done(interaction, table, lambda: self._call(interaction, table, by))

    @handles(requests.InviteUsual)
    async def invite(self, interaction: Interaction, request: requests.InviteUsual) -> None:
        """Call the people with whom the host played most here."""
        table, by = await table_of(interaction, request.game), person_of(interaction)
        await self._show_done(interaction, table, lambda: self._invite(table, by))

    @handles(requests.OpenForUsual)
    async def open(self, interaction: Interaction, _: requests.OpenForUsual) -> None:
        """Open a lobby, and call the people with whom the person played most here."""
        guild, channel = check_writing(interaction)
        settings = await check_opening(interaction)
        self.bot.delivery.cooldowns.use(interaction)
        by, locale = person_of(interaction), language_of_server(interaction, settings.language).locale
        if not (users := await self.bot.finding_players.usual_in(guild, by)):
            raise RefusedError("finding-nobody")
        await self.bot.finding_players.check(by, "invite")
        # The click opens the lobby and invites, but counts once.
        people_only = not settings.computers
        opening = self.bot.lobbies.open(by, guild, channel, locale, people_only=people_only, did="invite")
        if (table := await once(opening)) is None:
            await responses.tell(interaction, by.language("command-opened"))
            return
        await post(interaction, table)
        sent = await self.bot.delivery.announcements.invite(table, users, by.click)
        await responses.tell(interaction, by.language("finding-invited" if sent else "error-call-refused"))

    async def _call(self, interaction: Interaction, table: Table, by: Person) -> str:
        self.bot.options.check(by, table)
        guild, say = interaction.guild, by.language
        role = guild and guild.get_role((await self.bot.store.servers.get(guild.id)).call_role)
        if role is None:
            raise RefusedError("error-call-role", why="gone", role="")
        if not may_mention(role, interaction.app_permissions):
            raise RefusedError("error-call-role", why="mention", role=role.mention)
        await self.bot.finding_players.note(by, table, "call")
        if await self.bot.delivery.announcements.call(table, role.id, by.click):
            return say("finding-called", role=role.mention)
        return await self._refused(by)

    async def _invite(self, table: Table, by: Person) -> str:
        self.bot.options.check(by, table)
        if not (users := await self.bot.finding_players.usual(by, table)):
            raise RefusedError("finding-nobody")
        await self.bot.finding_players.note(by, table, "invite")
        if await self.bot.delivery.announcements.invite(table, users, by.click):
            return by.language("finding-invited")
        return await self._refused(by)

    async def _refused(self, by: Person) -> str:
        """Forget a call that Discord refused, and say so."""
        await self.bot.finding_players.take_back(by)
        return by.language("error-call-refused")

    async def _show_done(
        self, interaction: Interaction, table: Table, work: Callable[[], Awaitable[str]]
    ) -> None:
        """Do what a click asks for, and show the page as it is then, with what came of it."""
        by = person_of(interaction)
        async with self.bot.delivery.option_panels.responding(interaction, table):
            try:
                note = await once(work())
            except RefusedError as error:
                if not responses.private(interaction):
                    raise
                note = "" if self.bot.options.over(table, by) else error.text(by.language)
            await self.bot.delivery.option_panels.respond(interaction, table, "meet", note or "")
