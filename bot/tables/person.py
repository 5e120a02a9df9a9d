"""Who did something: what the tables need to know of a click or a command."""

from dataclasses import dataclass

import discord

from bot.words.language import Language
from storage.records import Click


@dataclass(frozen=True, slots=True)
class Person:
    """A person with the interaction by which something is asked: its id counts as that of the click.

    `manager` says that the person may manage the server.
    """

    user: int
    name: str
    click: int
    language: Language
    manager: bool

    def did(self, what: str) -> Click:
        """Return the click to be stored with what it did."""
        return Click(self.click, self.user, what)


def person_of(interaction: discord.Interaction) -> Person:
    """Return who asks for something."""
    return Person(
        interaction.user.id,
        interaction.user.display_name,
        interaction.id,
        language_of(interaction),
        interaction.permissions.manage_guild,
    )


def language_of(interaction: discord.Interaction) -> Language:
    """Return the language of the person."""
    return Language(str(interaction.locale))
