"""The language of private messages: `/citadels language`, and translated boards."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

import discord
from discord import app_commands
from discord.ui import LayoutView

from bot.client import CitadelsBot, Feature, Interaction
from bot.controls import requests
from bot.controls.request import GameRequest, decode
from bot.controls.server_settings import DISCORD
from bot.delivery import contents
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
        game = _game_of(ctx.interaction, message.id)
        if not game:
            raise RefusedError("error-not-a-game")
        return contents.public(view_models.public(await table_of(ctx, game)), ctx.say)

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


def _game_of(interaction: Interaction, message: int) -> str:
    data = cast("dict[str, Any]", interaction.data or {})
    chosen = data.get("resolved", {}).get("messages", {}).get(str(message), {})
    asked = [decode(each) for each in _ids(chosen.get("components", ()))]
    return next((each.game for each in asked if isinstance(each, GameRequest)), "")


def _ids(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    for each in components:
        if found := each.get("custom_id"):
            yield str(found)
        yield from _ids(each.get("components", ()))
