"""Messages that are sent once and not kept up to date: to people, and to new servers."""

import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import discord
from discord.ui import LayoutView

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.delivery.members import costs_in, invitation, missing_in
from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import Request, Urgency, attempt, send_named
from bot.screens.content import in_words
from bot.screens.notes import ArrivalModel, arrival_screen, note_screen
from bot.tables.message_names import nonce
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.words.language import Language
from bot.words.names import escaped
from storage.database.storage_errors import DamagedGameError, UnavailableError

log = logging.getLogger(__name__)


class Told(NamedTuple):
    """Whether a person takes direct messages (`True` if unsure), and the place of the sent message."""

    taken: bool
    channel: int = 0
    message: int = 0


class DirectMessages:
    """Sends direct messages to people, unless they refuse them."""

    def __init__(self, client: discord.Client, sender: MessageSender) -> None:
        self._client = client
        self._sender = sender

    async def tell(self, game: str, user: int, text: str) -> bool:
        """Write to a person about a game; return `False` if they take no direct messages."""
        return (await self.told(game, user, text)).taken

    async def told(self, game: str, user: int, text: str) -> Told:
        """Write a text like `tell`; also return the place of the message."""
        return await self.shown(game, user, lambda: note_screen(text), text)

    async def shown(self, game: str, user: int, screen: Callable[[], LayoutView], *name: object) -> Told:
        """Write a screen like `told`. Discord posts it once for this name, within minutes."""
        content, named = in_words(screen), nonce("", game, user, *name)
        try:
            sent = await send_named(partial(self._sender.post_to, user, content, named, Urgency.TOLD))
        except FAILURES as error:
            if discord_errors.refused_for_good(error):
                log.info("A direct message about game %s was refused: %s", game, error)
            else:
                log.warning("A direct message about game %s failed: %s", game, error)
            return Told(taken=not discord_errors.refused(error))
        return Told(True, *sent)

    def server(self, table: Table) -> str:
        """Return the name of the server of a game; `none` if it is unknown."""
        guild = self._client.get_guild(table.setup.kind.guild)
        return (escaped(guild.name) if guild else "") or "none"


class Arrivals:
    """Greets each server once: in the first channel in which the bot may write, otherwise its owner."""

    def __init__(self, client: discord.Client, sender: MessageSender) -> None:
        self._client = client
        self._sender = sender

    async def greet(self, guild: discord.Guild) -> None:
        """Write the greeting. Its nonce keeps two processes from posting it twice. Raises nothing."""
        say, name = Language(str(guild.preferred_locale)), nonce("", guild.id, "arrival")
        channels = channels_of(guild)
        open_ones = [each for each in channels if not missing_in(each)]
        for channel in open_ones[:1]:
            place = self._client.get_partial_messageable(channel.id, guild_id=guild.id)
            content = in_words(partial(arrival_screen, self._model(channel), say))
            if await self._sent(guild, partial(self._sender.post_in, place, content, name, Urgency.TOLD)):
                return
        # We can't write in any channel: the owner learns what is missing, and where.
        if channels and guild.owner_id:
            content = in_words(partial(arrival_screen, self._model(channels[0]), say))
            owner = guild.owner_id
            await self._sent(guild, partial(self._sender.post_to, owner, content, name, Urgency.TOLD))

    def _model(self, channel: discord.TextChannel) -> ArrivalModel:
        application = self._client.application_id or 0
        return ArrivalModel(costs_in(channel), invitation(application))

    async def _sent(self, guild: discord.Guild, send: Request[object]) -> bool:
        return await attempt(partial(send_named, send), f"Server {guild.id} could not be greeted")


def channels_of(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels for a first message, the best first: the one of Discord's own greetings."""
    first = [guild.system_channel] if guild.system_channel else []
    return first + [each for each in guild.text_channels if each not in first]


class Damage:
    """Handles damaged games."""

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        direct_messages: DirectMessages,
        sender: MessageSender,
    ) -> None:
        self._client = client
        self._registry = registry
        self._direct_messages = direct_messages
        self._sender = sender

    async def handle(self, error: DamagedGameError) -> None:
        """Set the game aside, and notify its channel and its players; do nothing the second time."""
        if error.aside:
            return
        try:
            first = await self._registry.store.games.set_aside(error.game)
        except UnavailableError as unavailable:
            # The next reader will find it damaged again.
            log.warning("Game %s could not be set aside: %s", error.game, unavailable)
            return
        # A click and a recovery may read the same game at the same time.
        if not first:
            return
        log.error("Game %s is damaged and set aside; `python -m bot check` says why", error.game)
        public, persons = await self._languages(error)
        channel = self._client.get_partial_messageable(error.channel)
        content = in_words(lambda: note_screen(public("game-damaged")))
        name = nonce("", error.game, "damaged")
        tell = partial(self._sender.post_in, channel, content, name, Urgency.TOLD)
        await attempt(partial(send_named, tell), f"The channel of game {error.game} could not be told")
        for user in error.users:
            say = persons.get(user, public)
            await self._direct_messages.tell(error.game, user, say("game-damaged"))

    async def _languages(self, error: DamagedGameError) -> tuple[Language, dict[int, Language]]:
        """Return the language of the channel, and those that people have chosen.

        Don't use the languages in the set-up, because they may be the damaged part.
        """
        store, guild = self._registry.store, self._guild(error.channel)
        try:
            persons = await store.persons.languages()
            chosen = (await store.servers.get(guild.id)).language if guild else ""
        except UnavailableError:
            return Language(), {}
        public = Language(chosen or str(guild.preferred_locale)) if guild else Language()
        return public, {user: Language(locale) for user, locale in persons.items()}

    def _guild(self, channel: int) -> discord.Guild | None:
        found = self._client.get_channel(channel)
        return found.guild if isinstance(found, discord.abc.GuildChannel) else None
