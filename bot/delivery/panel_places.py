"""Where the panels are: noted when they move, and what was there before is taken away."""

import logging
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.delivery import responses
from bot.delivery.direct_panels import DirectPanels
from bot.delivery.pings import Pings
from bot.delivery.responses import Shown
from bot.delivery.tokens import Handle, Tokens
from bot.screens.content import Content, in_words
from bot.screens.notes import elsewhere_screen
from bot.tables.person import language_of
from bot.tables.registry import Registry
from bot.tables.spot import Copy
from bot.tables.table import Table
from storage.errors import UnavailableError
from storage.messages import Panel

log = logging.getLogger(__name__)


class PanelPlaces:
    """Keeps one living copy of each panel. All of it happens under the lock of the spot."""

    def __init__(
        self,
        registry: Registry,
        tokens: Tokens,
        direct: DirectPanels,
        pings: Pings,
        clock: Callable[[], float],
    ) -> None:
        self._registry = registry
        self._tokens = tokens
        self._direct = direct
        self._pings = pings
        self._clock = clock

    async def moved(self, table: Table, seat: int, interaction: discord.Interaction, shown: Shown) -> None:
        """Note where the panel is now; another copy that shows the same is told so."""
        spot = table.spot(seat)
        spot.used = self._clock()
        copy = Handle(self._tokens.of(interaction), shown.message, shown.original)
        in_place = responses.private(interaction)
        if in_place and interaction.guild_id is None:
            await self._moved_to_direct(table, seat, interaction, copy)
        else:
            before, spot.here = spot.here, copy
            if before and before.message != copy.message:
                await before.edit(_elsewhere(table, interaction))
            if in_place and spot.panel.message and spot.direct_live:
                await self._direct.change(spot, _elsewhere(table, interaction))
        # A ping that goes before others see an answer would tell of one that nobody may notice.
        if spot.showing != spot.panel.number and not table.asked_still(seat, spot.panel.number):
            await self.unping(table, seat)

    async def _moved_to_direct(
        self, table: Table, seat: int, interaction: discord.Interaction, copy: Copy
    ) -> None:
        spot = table.spot(seat)
        here, spot.here = spot.here, None
        spot.direct, spot.direct_live = copy, True
        if here:
            await here.edit(_elsewhere(table, interaction))
        old = spot.panel
        if copy.message != old.message:
            channel = interaction.channel_id or 0
            spot.panel = replace(old, channel=channel, message=copy.message, refused=False)
            await self.replaced(table, seat, old)

    async def unping(self, table: Table, seat: int) -> None:
        """Take the ping of a seat back."""
        spot = table.spot(seat)
        old, spot.panel = spot.panel, replace(spot.panel, ping=0)
        try:
            await self.replaced(table, seat, old)
        except UnavailableError as error:
            # It is noted together with the next thing; a ping that stays does no harm.
            log.warning("A ping of game %s could not be noted: %s", table.id, error)

    async def replaced(self, table: Table, seat: int, old: Panel) -> None:
        """Note where the panel of a seat is now, and take away what was there before.

        What can't be noted is not sent again: where it is stands in the spot.
        """
        new = table.spot(seat).panel
        try:
            await self._registry.placed(table, seat)
        finally:
            if new.message != old.message:
                await self._direct.delete(old)
            if new.ping != old.ping:
                await self._pings.delete(table, old.ping)


def _elsewhere(table: Table, interaction: discord.Interaction) -> Content:
    """Show that the panel is somewhere else now."""
    return in_words(lambda: elsewhere_screen(table.id, language_of(interaction)))
