"""The languages that people have chosen: each interaction is told in the one of its person."""

import discord

from bot.tables.person import speak
from storage.persons import Persons


class Languages:
    """Knows who has chosen a language. Nothing has to be read for a click, and few choose any.

    `usual` is the language of all others; nothing stands for that of their Discord.
    """

    def __init__(self, persons: Persons) -> None:
        self.usual = ""
        self._persons = persons
        self._chosen: dict[int, str] = {}

    async def load(self) -> None:
        """Read all choices; those made in another process are found so, too. Raises `NotReadError`."""
        self._chosen = await self._persons.languages()

    def note(self, interaction: discord.Interaction) -> None:
        """Have what an interaction is answered with be in the language that its person has chosen."""
        speak(interaction, self._chosen.get(interaction.user.id, self.usual))

    def chose(self, user: int, locale: str) -> None:
        """Note what a person has just chosen; nothing stands for the language of their Discord."""
        if locale:
            self._chosen[user] = locale
        else:
            self.forget_person(user)

    def forget_person(self, user: int) -> None:
        """Drop the choice of a person."""
        self._chosen.pop(user, None)
