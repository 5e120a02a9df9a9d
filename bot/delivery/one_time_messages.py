"""Messages that we send once: to new servers, after a holiday, and about damaged games."""

import logging
from functools import partial

import discord

from bot.delivery.contents import note
from bot.delivery.members import costs_in, invitation, missing_in
from bot.delivery.notifier import Notifier
from bot.screens.content import in_words
from bot.screens.notes import ArrivalModel, arrival_content, back_screen
from bot.tables.message_names import nonce
from bot.tables.registry import Registry
from bot.words.language import Language
from storage.database.storage_errors import DamagedGameError, SetAsideError, UnavailableError
from storage.people.persons import Returned

log = logging.getLogger(__name__)


class Arrivals:
    """Greets each new server once: in the first channel where the bot may write, otherwise its owner."""

    def __init__(self, client: discord.Client, notifier: Notifier) -> None:
        self._client = client
        self._notifier = notifier

    async def greet(self, guild: discord.Guild) -> None:
        """Post the greeting. Its nonce keeps two processes from sending it twice. Raises nothing."""
        say, name = Language(str(guild.preferred_locale)), nonce("", guild.id, "arrival")
        channels = channels_of(guild)
        for channel in [each for each in channels if not missing_in(each)][:1]:
            place = self._client.get_partial_messageable(channel.id, guild_id=guild.id)
            content = arrival_content(self._model(channel), say)
            if (await self._notifier.post_in(place, content, name)).message:
                return
        # We can't write in any channel, so write to the owner.
        if channels and guild.owner_id:
            content = arrival_content(self._model(channels[0]), say)
            await self._notifier.post_to(guild.owner_id, content, name)

    def _model(self, channel: discord.TextChannel) -> ArrivalModel:
        application = self._client.application_id or 0
        return ArrivalModel(costs_in(channel), invitation(application))


async def welcome_back(notifier: Notifier, person: Returned) -> None:
    """Welcome a person back after their holiday, by direct message."""
    say = Language(person.locale)
    games = [(game, setup.kind.channel) for game, setup in person.games]
    content = in_words(partial(back_screen, games, say))
    await notifier.post_to(person.user, content, nonce("", person.user, "back", person.ended))


def channels_of(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels for a first message, first the one where Discord itself greets members."""
    first = [guild.system_channel] if guild.system_channel else []
    return first + [each for each in guild.text_channels if each not in first]


class Damage:
    """Sets damaged games aside, so that nobody loads them again."""

    def __init__(self, client: discord.Client, registry: Registry, notifier: Notifier) -> None:
        self._client = client
        self._registry = registry
        self._notifier = notifier

    async def handle(self, error: DamagedGameError) -> None:
        """Set the game aside, and notify its channel and its players, once."""
        if isinstance(error, SetAsideError):
            return
        try:
            first = await self._registry.store.games.set_aside(error.game)
        except UnavailableError as unavailable:
            # The next process that reads it will find the damage again.
            log.warning("Game %s could not be set aside: %s", error.game, unavailable)
            return
        # A click and a restart's resumption may read the same game at the same time.
        if not first:
            return
        log.error("Game %s is damaged and set aside; `python -m bot check` says why", error.game)
        public, persons = await self._languages(error)
        channel = self._client.get_partial_messageable(error.channel)
        await self._notifier.post_in(channel, note(public("game-damaged")), nonce("", error.game, "damaged"))
        for user in error.users:
            say = persons.get(user, public)
            await self._notifier.tell(error.game, user, say("game-damaged"))

    async def _languages(self, error: DamagedGameError) -> tuple[Language, dict[int, Language]]:
        # Don't use the languages in the set-up: they may be damaged.
        store, guild = self._registry.store, self._guild(error.channel)
        try:
            persons = await store.persons.readers()
            chosen = (await store.servers.get(guild.id)).language if guild else ""
        except UnavailableError:
            return Language(), {}
        public = Language(chosen or str(guild.preferred_locale)) if guild else Language()
        return public, {user: Language(each.language) for user, each in persons.items() if each.language}

    def _guild(self, channel: int) -> discord.Guild | None:
        found = self._client.get_channel(channel)
        return found.guild if isinstance(found, discord.abc.GuildChannel) else None
