"""The person who makes a request, where they are, and their language."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.words.language import Language
from storage.database.storage_errors import UnsureError
from storage.listeners import Listeners
from storage.people.persons import Persons
from storage.people.stored_settings import PersonSettings, WordsFirst
from storage.values import Click


@dataclass(frozen=True, slots=True)
class Person:
    """A person who makes a request. `click` is the id of their interaction.

    `manager`: the person may manage the server, and the bot is a member of it. `keepers` are the owners of
    the bot, who may know the secrets of games. `locale` is the person's language in Discord.
    """

    user: int
    name: str
    click: int
    language: Language
    manager: bool
    keepers: frozenset[int] = frozenset()
    locale: str = ""

    def did(self, what: str) -> Click:
        """Return the click to store; `what` is a word for its effect."""
        return Click(self.click, self.user, what)


def person_of(interaction: discord.Interaction) -> Person:
    """Return the person who makes a request."""
    return Person(
        interaction.user.id,
        interaction.user.display_name,
        interaction.id,
        language_of(interaction),
        interaction.permissions.manage_guild and server_of(interaction) is not None,
        keepers_of(interaction.client.application),
        str(interaction.locale),
    )


def keepers_of(application: discord.AppInfo | None) -> frozenset[int]:
    """Return the owners of the bot, as of its login."""
    if application is None:
        return frozenset()
    team = application.team.members if application.team else ()
    return frozenset((application.owner.id, *(member.id for member in team)))


_CHOSEN = "chosen language"


def speak(interaction: discord.Interaction, chosen: str) -> None:
    """Attach a person's chosen language to their interaction; empty: their language in Discord."""
    interaction.extras[_CHOSEN] = chosen


def language_of(interaction: discord.Interaction) -> Language:
    """Return the language of the person who makes a request."""
    return Language(interaction.extras.get(_CHOSEN) or str(interaction.locale))


def language_of_server(interaction: discord.Interaction, chosen: str) -> Language:
    """Return the language that a server has chosen, otherwise its language in Discord.

    Only servers with Discord's Community feature can choose a language there; all others have American
    English. For those, return the language of the person.
    """
    if chosen:
        return Language(chosen)
    guild, locale = interaction.guild, interaction.guild_locale
    community = guild is not None and "COMMUNITY" in guild.features
    if locale is None or (locale is discord.Locale.american_english and not community):
        return language_of(interaction)
    return Language(str(locale))


def server_of(interaction: discord.Interaction) -> int | None:
    """Return the server of a request if the bot is its member; otherwise `None`.

    A server can have the application's commands without the bot. Discord lists all servers of the bot before
    it sends a request from them.
    """
    guild = interaction.guild_id
    return guild if guild is not None and interaction.client.get_guild(guild) is not None else None


def directly(interaction: discord.Interaction) -> bool:
    """Return whether a request comes from a person's direct messages with the bot."""
    return interaction.guild_id is None and not interaction.context.private_channel


class Languages:
    """Holds in memory people's languages, where we notify them, and whether they want texts for pictures."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons
        self._chosen: dict[int, PersonSettings] = {}
        self._changes = 0  # Counts the changes of `_chosen` in this process.
        # Called with each person who makes one of these choices in this process.
        self.listeners = Listeners[[int]]()

    async def load(self) -> None:
        """Read all choices, also those made in other processes. Raises `NotReadError`."""
        while True:
            changes, readers = self._changes, await self._persons.readers()
            # A change during the read may be missing in `readers`.
            if changes == self._changes:
                self._chosen = readers
                return

    def note(self, interaction: discord.Interaction) -> None:
        """Attach the person's chosen language to an interaction."""
        speak(interaction, self.settings_of(interaction.user.id).language)

    def words_of(self, user: int | None) -> WordsFirst:
        """Return whether a person gets private messages as text."""
        return self.settings_of(user).words

    def settings_of(self, user: int | None) -> PersonSettings:
        """Return a person's settings. Only the choices that this class holds are up to date."""
        return self._chosen.get(user or 0, PersonSettings())

    async def change(self, user: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Store a change of a person's settings, and return the new ones. Raises the errors of storing."""
        try:
            settings = await self._persons.change(user, change)
        except UnsureError:
            # The database may have stored the change, so read all choices again.
            await self.load()
            raise
        if settings != self.settings_of(user):
            self._keep(user, settings)
            self.listeners.tell(user)
        return settings

    async def reread(self, user: int) -> None:
        """Read the choices that a person made in another process. Raises `NotReadError`."""
        self._keep(user, await self._persons.get(user))

    def forget_person(self, user: int) -> None:
        """Drop the choices of a person."""
        self._changes += 1
        self._chosen.pop(user, None)
        self.listeners.tell(user)

    def _keep(self, user: int, settings: PersonSettings) -> None:
        self._changes += 1
        self._chosen[user] = settings
