"""The language of private messages: `/citadels language`, and translated boards."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ui import LayoutView

from bot.client import CitadelsBot, Feature
from bot.controls import requests
from bot.controls.server_settings import DISCORD
from bot.delivery import contents
from bot.delivery.lost_messages import game_requests
from bot.screens.content import Content
from bot.screens.language import language_screen
from bot.tables import view_models
from bot.tables.table_errors import RefusedError
from bot.words.language import Language, locales
from cogs.common import table_of
from cogs.context import Context
from cogs.replies import command, handles, replying


class LanguageChoiceCog(Feature):
    """Lets people choose their language."""

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot)
        name = Language()("context-show")
        bot.tree.add_command(
            app_commands.ContextMenu(name=name, callback=self.translate, extras={"key": "context-show"})
        )

    @replying("beside")
    async def translate(self, ctx: Context, message: discord.Message) -> Content:
        """Show the person the board of a chosen message, as it is now, in private and in their language."""
        asked = game_requests(message)
        if not asked:
            raise RefusedError("error-not-a-game")
        return contents.public(view_models.public(await table_of(ctx, asked[0].game)), ctx.say)

    @command("language")
    async def language(self, ctx: Context) -> LayoutView:
        """Show the language that the person chose."""
        chosen = (await self.bot.store.persons.get(ctx.user)).language
        return language_screen(chosen, ctx.person.click, ctx.say)

    @handles(requests.SetLanguage)
    async def set(self, ctx: Context, request: requests.SetLanguage) -> LayoutView:
        """Change the language, and confirm this in the new language."""
        click = ctx.person.click
        chosen = request.locale if request.locale in locales() else ""
        if not chosen and request.locale != DISCORD:
            # Our menu doesn't offer this value, so change nothing.
            return language_screen((await self.bot.store.persons.get(ctx.user)).language, click, ctx.say)
        await self.bot.languages.change(ctx.user, lambda before: replace(before, language=chosen))
        say = ctx.speak(chosen)
        followed = await self.bot.background.seat_settings.follow(ctx.user)
        return language_screen(chosen, click, say, "" if followed else say("notify-seats-later"))
