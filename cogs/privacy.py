"""One's own data: `/citadels privacy show`, `export` and `delete`, and the buttons that do the same."""

import asyncio
from datetime import date
from io import BytesIO

import discord
from discord import app_commands
from discord.ui import LayoutView
from discord.utils import snowflake_time

from bot.client import CitadelsBot, Feature
from bot.command_tree import describe
from bot.controls import requests
from bot.screens.privacy import Pages, deletion_screen, export_screen, holdings_screen
from cogs.context import Context
from cogs.replies import Reply, command, handles
from storage.privacy.declared import fingerprint, rows
from storage.privacy.personal_data import export


class PrivacyCog(Feature):
    """Shows people what is stored of them, hands it out, and deletes it."""

    privacy = app_commands.Group(name="privacy", description=describe("privacy"))

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot)
        settings = bot.settings
        self._pages = Pages(str(settings.privacy_url or ""), str(settings.terms_url or ""))

    @command("privacy.show", group=privacy)
    async def show(self, ctx: Context) -> LayoutView:
        """Tell the person what is stored of them."""
        held = await self.bot.store.personal_data.of(ctx.user)
        return holdings_screen(held, self._pages, ctx.say)

    # A file takes its time to be sent, which the first response has not.
    @command("privacy.export", also=requests.ExportData, group=privacy, slow=True)
    async def export(self, ctx: Context) -> Reply:
        """Hand out all that is stored of the person."""
        held = await self.bot.store.personal_data.of(ctx.user)
        file = await asyncio.to_thread(export, held, snowflake_time(ctx.person.click))
        return Reply(export_screen(file.name, ctx.say), discord.File(BytesIO(file.content), file.name))

    @command("privacy.delete", also=requests.AskToDelete, group=privacy)
    async def delete(self, ctx: Context) -> LayoutView:
        """Ask the person whether all of it is to be deleted."""
        held = await self.bot.store.personal_data.of(ctx.user)
        if rows(held):
            return deletion_screen(held, fingerprint(held, _day(ctx)), self._pages, ctx.say)
        return holdings_screen(held, self._pages, ctx.say)

    @handles(requests.DeleteData)
    async def erase(self, ctx: Context, request: requests.DeleteData) -> str:
        """Delete all that is stored of the person; this was asked for and confirmed."""
        done = await self.bot.deletion.delete(ctx.user, _day(ctx), request.fingerprint)
        return ctx.say("privacy-erased" if done else "privacy-erased-partly")


def _day(ctx: Context) -> date:
    """Return the day of a request."""
    return snowflake_time(ctx.person.click).date()
