"""Announce the time of a lobby as a Discord event in its server, if the bot may create events."""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import partial

import discord

from bot.delivery import discord_errors
from bot.delivery.message_sender import NotShownError
from bot.delivery.outbox import Outbox
from bot.delivery.sync import MessageKind
from bot.tables.message import Message
from bot.tables.registry import Registry
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import StaleVersionError
from storage.parts import ListedEvent

log = logging.getLogger(__name__)

EVENT_LASTS = timedelta(hours=2)
"""The length of a game in an event. Discord requires an end for events outside Discord."""

NO_EVENT = 0  # The time that means "no event".


class ListedEvents(MessageKind[Table]):
    """Makes, moves and deletes the Discord events of lobbies, as messages whose content is a time.

    The location of an event is the lobby's address. So we recognise an event that we failed to record.
    """

    def __init__(self, client: discord.Client, registry: Registry, outbox: Outbox) -> None:
        self._client = client
        self._registry = registry
        self._outbox = outbox

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the event of a table if it exists or should exist."""
        if table.setup.times.appointment is not None or table.setup.times.event is not None:
            table.event = table.event or Message()
            yield 0, table.event

    def stale(self, table: Table, _key: int) -> bool:
        """Return whether the event has the wrong time, and Discord hasn't refused the right one."""
        wanted = self._wanted(table)
        refused = table.event is not None and table.event.seen == str(wanted)
        return wanted != _said(table) and not refused

    async def bring(self, table: Table, _key: int) -> None:
        """Make, move or delete the event. Raises Discord's temporary errors."""
        assert table.event is not None
        async with table.event.lock:
            wanted, guild = self._wanted(table), self._client.get_guild(table.setup.kind.guild)
            if guild is None or not self.stale(table, 0):
                return
            try:
                number = await self._change(table, guild, wanted)
            except discord.HTTPException as error:
                if not discord_errors.refused_for_good(error):
                    raise
                # Don't repeat this request until the time changes.
                log.info("The event of lobby %s is refused: %s", table.id, error)
                table.event.seen = str(wanted)
                return
            await self._store(table, ListedEvent(number, wanted) if wanted else None)

    async def _change(self, table: Table, guild: discord.Guild, wanted: int) -> int:
        found, send = await self._find(table, guild), self._outbox.send
        start = datetime.fromtimestamp(wanted, UTC)
        # An event that has begun can't be moved, so replace it.
        if found is not None and (not wanted or found.status is not discord.EventStatus.scheduled):
            await send(found.delete)
        elif found is not None:
            return (await send(partial(found.edit, start_time=start, end_time=start + EVENT_LASTS))).id
        if not wanted:
            return 0
        make = partial(
            guild.create_scheduled_event,
            name=table.language("listed-name"),
            start_time=start,
            end_time=start + EVENT_LASTS,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=table.board_address,
        )
        return (await send(make)).id

    async def _find(self, table: Table, guild: discord.Guild) -> discord.ScheduledEvent | None:
        noted = table.setup.times.event.id if table.setup.times.event else 0
        events = await self._outbox.send(partial(guild.fetch_scheduled_events, with_counts=False))
        own = [each for each in events if each.creator_id == guild.me.id]
        return next((each for each in own if noted == each.id or each.location == table.board_address), None)

    async def _store(self, table: Table, event: ListedEvent | None) -> None:
        try:
            async with table.lock:
                await self._registry.arrange(table, table.setup.with_times(event=event))
        except (StaleVersionError, RefusedError) as error:
            raise NotShownError("an event that could not be recorded") from error

    def _wanted(self, table: Table) -> int:
        appointment, guild = table.setup.times.appointment, self._client.get_guild(table.setup.kind.guild)
        if appointment is None or table.stage != Lobby(closed=False) or not table.board.message:
            return NO_EVENT
        if guild is None:
            return _said(table)
        allowed = guild.me.guild_permissions
        return appointment.at if allowed.create_events or allowed.manage_events else NO_EVENT


def _said(table: Table) -> int:
    return table.setup.times.event.at if table.setup.times.event else NO_EVENT
