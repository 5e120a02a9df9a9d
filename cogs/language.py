"""The language in which one is told what one alone sees: `/citadels language`."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

import discord
from discord import app_commands

from bot.client import CitadelsBot, Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.controls.request import GameRequest, decode
from bot.controls.server_settings import DISCORD
from bot.delivery import held_responses, responses
from bot.screens.language import language_screen
from bot.tables import contents, view_models
from bot.tables.person import language_of, speak
from bot.tables.table_errors import RefusedError
from bot.words.language import Language, locales
from cogs.common import table_of
from storage.database.storage_errors import UnsureError


class LanguageChoiceCog(Feature):
    """Lets people choose their language."""

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot)
        name = Language()("context-show")
        bot.tree.add_command(
            app_commands.ContextMenu(name=name, callback=self.translate, extras={"key": "context-show"})
        )

    async def translate(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the person alone what a public message of a game says, in their language, as it is now."""
        game = _game_of(interaction, message.id)
        if not game:
            raise RefusedError("error-not-a-game")
        table = await table_of(interaction, game)
        content = contents.public(view_models.public(table), language_of(interaction))
        async with held_responses.in_time(interaction, in_place=False):
            await responses.show_content(interaction, content, self.bot.delivery.pictures)

    @app_commands.command(name="language", description=describe("language"))
    async def language(self, interaction: Interaction) -> None:
        """Show what the person has chosen."""
        async with held_responses.in_time(interaction, in_place=False):
            chosen = (await self.bot.store.persons.get(interaction.user.id)).language
        view = language_screen(chosen, interaction.id, language_of(interaction))
        await responses.show(interaction, view)

    @handles(requests.SetLanguage)
    async def set(self, interaction: Interaction, request: requests.SetLanguage) -> None:
        """Change the language, and show that in it."""
        user, note = interaction.user.id, ""
        chosen = request.locale if request.locale in locales() else ""
        async with held_responses.in_time(interaction):
            if chosen or request.locale == DISCORD:
                try:
                    await self.bot.store.persons.change(user, lambda before: replace(before, language=chosen))
                except UnsureError:
                    # If it is stored, it holds in their games, too.
                    await self.bot.languages.load()
                    raise
                self.bot.languages.chose(user, chosen)
                speak(interaction, chosen)
                if not await self.bot.background.seat_settings.follow(user):
                    note = language_of(interaction)("notify-seats-later")
            else:
                # Nobody offered this.
                chosen = (await self.bot.store.persons.get(user)).language
        view = language_screen(chosen, interaction.id, language_of(interaction), note)
        await responses.respond(interaction, view)


def _game_of(interaction: Interaction, message: int) -> str:
    """Return the game of a message that was chosen, as its controls name it; empty if none does."""
    data = cast("dict[str, Any]", interaction.data or {})
    chosen = data.get("resolved", {}).get("messages", {}).get(str(message), {})
    asked = [decode(each) for each in _ids(chosen.get("components", ()))]
    return next((each.game for each in asked if isinstance(each, GameRequest)), "")


def _ids(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the ids of all controls of a message."""
    for each in components:
        if found := each.get("custom_id"):
            yield str(found)
        yield from _ids(each.get("components", ()))
