"""Games that can't be read back are set aside, and their players are told, once."""

import logging
from functools import partial

import discord

from bot.delivery.budget import Urgency
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import attempt, send_named
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.tables.registry import Registry
from bot.tables.tags import nonce
from bot.words.language import Language
from storage.database.storage_errors import DamagedGameError, UnavailableError

log = logging.getLogger(__name__)


class Damage:
    """Takes care of damaged games."""

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        direct_messages: DirectMessages,
        ladder: MessageSender,
    ) -> None:
        self._client = client
        self._registry = registry
        self._direct_messages = direct_messages
        self._ladder = ladder

    async def handle(self, error: DamagedGameError) -> None:
        """Set the game aside, and tell its channel and its players; nothing if that was done before."""
        if error.aside:
            return
        try:
            first = await self._registry.store.games.set_aside(error.game)
        except UnavailableError as unavailable:
            # The next reader will find it damaged again.
            log.warning("Game %s could not be set aside: %s", error.game, unavailable)
            return
        # A click and a recovery may read the same game at once.
        if not first:
            return
        log.error("Game %s is damaged and set aside; `python -m bot check` says why", error.game)
        public, persons = await self._languages(error)
        channel = self._client.get_partial_messageable(error.channel)
        content = in_words(lambda: note_screen(public("game-damaged")))
        name = nonce("", error.game, "damaged")
        tell = partial(self._ladder.post_in, channel, content, name, Urgency.TOLD)
        await attempt(partial(send_named, tell), f"The channel of game {error.game} could not be told")
        for user in error.users:
            say = persons.get(user, public)
            await self._direct_messages.tell(error.game, user, say("game-damaged"))

    async def _languages(self, error: DamagedGameError) -> tuple[Language, dict[int, Language]]:
        """Return the language of the channel, and those that persons have chosen.

        The languages in the set-up may be the damaged part.
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
