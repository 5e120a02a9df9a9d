"""The language in which one is told what one alone sees: `/citadels language`."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.client import CitadelsBot, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.controls.server_settings import DISCORD
from bot.delivery import holding, responses
from bot.screens.language import language_screen
from bot.tables.person import language_of, speak
from bot.words.language import locales
from storage.errors import UnsureError


class LanguageChoice(commands.Cog):
    """Lets people choose their language."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._persons = bot.store.persons
        self._seats = bot.background.seat_settings
        self._languages = bot.languages

    @app_commands.command(name="language", description=describe("language"))
    async def language(self, interaction: Interaction) -> None:
        """Show what the person has chosen."""
        async with holding.in_time(interaction, in_place=False):
            chosen = (await self._persons.get(interaction.user.id)).language
        view = language_screen(chosen, interaction.id, language_of(interaction))
        await responses.show(interaction, view)

    @handles(requests.SetLanguage)
    async def set(self, interaction: Interaction, request: requests.SetLanguage) -> None:
        """Change the language, and show that in it."""
        user, note = interaction.user.id, ""
        chosen = request.locale if request.locale in locales() else ""
        async with holding.in_time(interaction, in_place=responses.private(interaction)):
            if chosen or request.locale == DISCORD:
                try:
                    await self._persons.change(user, lambda before: replace(before, language=chosen))
                except UnsureError:
                    # If it is stored, it holds in their games, too.
                    await self._languages.load()
                    raise
                self._languages.chose(user, chosen)
                speak(interaction, chosen)
                if not await self._seats.follow(user):
                    note = language_of(interaction)("notify-seats-later")
        view = language_screen(chosen, interaction.id, language_of(interaction), note)
        await responses.respond(interaction, view, in_place=responses.private(interaction))
