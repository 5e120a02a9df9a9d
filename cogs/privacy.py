"""A person's stored data: `/citadels privacy show`, `export` and `delete`, with the same buttons."""

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
from bot.screens.privacy import Pages, deletion_screen, export_screen, holdings_screen, kept_screen
from cogs.context import Context
from cogs.replies import Reply, command, handles
from storage.privacy.declared import fingerprint, rows
from storage.privacy.personal_data import export


class PrivacyCog(Feature):
    """Shows people their stored data, exports it, and deletes it."""

    privacy = app_commands.Group(name="privacy", description=describe("privacy"))

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot)
        settings = bot.settings
        self._pages = Pages(str(settings.privacy_url or ""), str(settings.terms_url or ""))

    @command("privacy.show", also=requests.ShowData, group=privacy)
    async def show(self, ctx: Context) -> LayoutView:
        """Show the person a summary of their stored data."""
        held = await self.bot.store.personal_data.of(ctx.user)
        return holdings_screen(held, self._pages, ctx.say)

    @command("privacy.export", also=requests.ExportData, group=privacy, where="unheld")
    async def export(self, ctx: Context) -> Reply:
        # Sending a file may take too long for a first response.
        await ctx.hold()
        held = await self.bot.store.personal_data.of(ctx.user)
        if not rows(held):
            return Reply(holdings_screen(held, self._pages, ctx.say))
        file = await asyncio.to_thread(export, held, snowflake_time(ctx.person.click))
        return Reply(export_screen(file.name, ctx.say), discord.File(BytesIO(file.content), file.name))

    @command("privacy.delete", also=requests.AskToDelete, group=privacy)
    async def delete(self, ctx: Context) -> LayoutView:
        held = await self.bot.store.personal_data.of(ctx.user)
        if rows(held):
            return deletion_screen(held, fingerprint(held, _day(ctx)), ctx.say)
        return holdings_screen(held, self._pages, ctx.say)

    @handles(requests.ShowKept)
    async def kept(self, ctx: Context, _request: requests.ShowKept) -> LayoutView:
        return kept_screen(await self.bot.store.personal_data.of(ctx.user), ctx.say)

    @handles(requests.DeleteData)
    async def erase(self, ctx: Context, request: requests.DeleteData) -> str:
        """Delete all data of the person, who has confirmed this."""
        done = await self.bot.deletion.delete(ctx.user, _day(ctx), request.fingerprint)
        return ctx.say("privacy-erased" if done else "privacy-erased-partly")


def _day(ctx: Context) -> date:
    return snowflake_time(ctx.person.click).date()
