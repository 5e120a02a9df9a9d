"""The languages that people have chosen: each interaction is told in the one of its person."""

from collections.abc import Callable

import discord

from bot.tables.person import speak
from storage.people.persons import Persons


class Languages:
    """Knows who has chosen a language. Nothing has to be read for a click, and few choose any.

    `usual` is the language of all others; nothing stands for that of their Discord.
    """

    def __init__(self, persons: Persons) -> None:
        self.usual = ""
        self._persons = persons
        self._chosen: dict[int, str] = {}
        self._listeners: list[Callable[[int], None]] = []

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call this with each person who chooses here."""
        self._listeners.append(listener)

    async def load(self) -> None:
        """Read all choices; those made in another process are found so, too. Raises `NotReadError`."""
        self._chosen = await self._persons.languages()

    def note(self, interaction: discord.Interaction) -> None:
        """Answer an interaction in the language that its person has chosen."""
        speak(interaction, self._chosen.get(interaction.user.id, self.usual))

    def chose(self, user: int, locale: str) -> None:
        """Note what a person has just chosen; nothing stands for the language of their Discord."""
        self._note(user, locale)
        for listener in self._listeners:
            listener(user)

    async def reread(self, user: int) -> None:
        """Read what a person has chosen in another process. Raises `NotReadError`."""
        self._note(user, (await self._persons.get(user)).language)

    def forget_person(self, user: int) -> None:
        """Drop the choice of a person."""
        self.chose(user, "")

    def _note(self, user: int, locale: str) -> None:
        if locale:
            self._chosen[user] = locale
        else:
            self._chosen.pop(user, None)
