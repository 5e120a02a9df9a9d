"""Games that can't be read back: put aside, and their players told, once."""

import logging

import discord

from bot.delivery.direct_messages import Letters
from bot.delivery.nonce import nonce
from bot.screens import note_screen
from bot.tables.registry import Hall
from bot.words.language import Language
from storage.errors import DamagedGameError

log = logging.getLogger(__name__)


class Damage:
    """Takes care of damaged games."""

    def __init__(self, hall: Hall, letters: Letters) -> None:
        self._hall = hall
        self._letters = letters

    async def handle(self, error: DamagedGameError) -> None:
        """Set the game aside, and tell its channel and its players; nothing if that was done before."""
        if error.aside:
            return
        log.error("%s; it is set aside", error)
        await self._hall.store.games.set_aside(error.game)
        # What the set-up says about the language may be what is damaged.
        text = Language()("letter-damaged")
        channel = self._hall.client.get_partial_messageable(error.channel)
        try:
            await channel.send(view=note_screen(text), nonce=nonce(error.game, "damaged"))
        except discord.HTTPException as refused:
            log.info("The channel of game %s could not be told: %s", error.game, refused)
        await self._letters.send(error.game, error.users, text)
