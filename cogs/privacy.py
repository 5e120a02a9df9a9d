"""One's own data: `/citadels privacy show`, `export` and `delete`, and the buttons that do the same."""

import asyncio
from io import BytesIO

import discord
from discord import app_commands

from bot.client import CitadelsBot, Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import also_handles, handles
from bot.delivery import held_responses, responses
from bot.screens.notes import note_screen
from bot.screens.privacy import Pages, deletion_screen, export_screen, holdings_screen
from bot.tables.person import language_of
from storage.privacy.declared import fingerprint, rows
from storage.privacy.personal_data import export


class PrivacyCog(Feature):
    """Shows people what is stored of them, hands it out, and deletes it."""

    privacy = app_commands.Group(name="privacy", description=describe("privacy"))

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot)
        settings = bot.settings
        self._pages = Pages(str(settings.privacy_url or ""), str(settings.terms_url or ""))

    @privacy.command(name="show", description=describe("privacy.show"))
    async def show(self, interaction: Interaction) -> None:
        """Tell the person what is stored of them."""
        async with held_responses.in_time(interaction, in_place=False):
            held = await self.bot.store.personal_data.of(interaction.user.id)
        await responses.show(interaction, holdings_screen(held, self._pages, language_of(interaction)))

    @also_handles(requests.ExportData)
    @privacy.command(name="export", description=describe("privacy.export"))
    async def export(self, interaction: Interaction) -> None:
        """Hand out all that is stored of the person."""
        # A file takes its time to be sent, which the first response has not.
        await held_responses.hold(interaction, in_place=False)
        held = await self.bot.store.personal_data.of(interaction.user.id)
        file = await asyncio.to_thread(export, held, interaction.created_at)
        view = export_screen(file.name, language_of(interaction))
        await responses.show(interaction, view, discord.File(BytesIO(file.content), file.name))

    @also_handles(requests.AskToDelete)
    @privacy.command(name="delete", description=describe("privacy.delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask the person whether all of it is to be deleted."""
        async with held_responses.in_time(interaction, in_place=False):
            held = await self.bot.store.personal_data.of(interaction.user.id)
        say, day = language_of(interaction), interaction.created_at.date()
        if rows(held):
            view = deletion_screen(held, fingerprint(held, day), self._pages, say)
        else:
            view = holdings_screen(held, self._pages, say)
        await responses.show(interaction, view)

    @handles(requests.DeleteData)
    async def erase(self, interaction: Interaction, request: requests.DeleteData) -> None:
        """Delete all that is stored of the person; this was asked for and confirmed."""
        say = language_of(interaction)
        async with held_responses.in_time(interaction):
            day = interaction.created_at.date()
            done = await self.bot.deletion.delete(interaction.user.id, day, request.fingerprint)
        view = note_screen(say("privacy-erased" if done else "privacy-erased-partly"))
        await responses.respond(interaction, view)
