"""The person who makes a request: where they are, and the language in which they are told."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.words.language import Language
from storage.listeners import Listeners
from storage.people.persons import Persons
from storage.values import Click


@dataclass(frozen=True, slots=True)
class Person:
    """A person with the interaction by which something is asked: its id counts as that of the click.

    `manager` says that the person may manage the server, which has the bot. `keepers` are the people to whom
    the bot belongs, so who may know the secrets of games. `locale` is the language of their Discord.
    """

    user: int
    name: str
    click: int
    language: Language
    manager: bool
    keepers: frozenset[int] = frozenset()
    locale: str = ""

    def did(self, what: str) -> Click:
        """Return the click, with a word for its effect, to be stored."""
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
    """Return the people to whom the bot belongs, as Discord said when the bot logged in."""
    if application is None:
        return frozenset()
    team = application.team.members if application.team else ()
    return frozenset((application.owner.id, *(member.id for member in team)))


_CHOSEN = "chosen language"


def speak(interaction: discord.Interaction, chosen: str) -> None:
    """Note the language that the person has chosen; nothing stands for the one of their Discord."""
    interaction.extras[_CHOSEN] = chosen


def language_of(interaction: discord.Interaction) -> Language:
    """Return the language of the person."""
    return Language(interaction.extras.get(_CHOSEN) or str(interaction.locale))


def language_of_server(interaction: discord.Interaction, chosen: str) -> Language:
    """Return the language of the server: what it has chosen, else what Discord says.

    Only a Community can choose its language in Discord, any other server is in American English there. So
    such a server has the language of the person.
    """
    if chosen:
        return Language(chosen)
    guild, locale = interaction.guild, interaction.guild_locale
    community = guild is not None and "COMMUNITY" in guild.features
    if locale is None or (locale is discord.Locale.american_english and not community):
        return language_of(interaction)
    return Language(str(locale))


def server_of(interaction: discord.Interaction) -> int | None:
    """Return the server of a request, if the bot is a member of it; `None` in any other place.

    That the application is installed in a server doesn't make the bot a member: its commands can be there
    without it. Discord names all servers of the bot before it sends a request from any of them.
    """
    guild = interaction.guild_id
    return guild if guild is not None and interaction.client.get_guild(guild) is not None else None


def directly(interaction: discord.Interaction) -> bool:
    """Whether a request comes from a direct message of the bot, which nobody else reads."""
    return interaction.guild_id is None and not interaction.context.private_channel


class Languages:
    """Knows who has chosen a language. Nothing has to be read for a click, and few choose any."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons
        self._chosen: dict[int, str] = {}
        self._listeners = Listeners[[int]]()

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call this with each person who chooses here."""
        self._listeners.append(listener)

    async def load(self) -> None:
        """Read all choices; those made in another process are found so, too. Raises `NotReadError`."""
        self._chosen = await self._persons.languages()

    def note(self, interaction: discord.Interaction) -> None:
        """Answer an interaction in the language that its person has chosen."""
        speak(interaction, self._chosen.get(interaction.user.id, ""))

    def chose(self, user: int, locale: str) -> None:
        """Note what a person has just chosen; nothing stands for the language of their Discord."""
        self._note(user, locale)
        self._listeners.tell(user)

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
