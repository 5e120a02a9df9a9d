"""What was stored is shown: the newest state, with one request under way for each table."""

import asyncio
import logging

import aiohttp
import discord

from bot.delivery.boards import Boards
from bot.delivery.panels import Panels
from bot.tables.registry import Hall
from bot.tables.table import Table

log = logging.getLogger(__name__)

PAUSES = (5.0, 20.0, 60.0, 300.0)
"""Seconds to wait after the first, second, ... failure in a row; discord.py tries a few times itself."""


class Publisher:
    """Shows what was stored. Changes that come while something is being shown are shown together."""

    def __init__(self, hall: Hall, boards: Boards, panels: Panels) -> None:
        self._hall = hall
        self._boards = boards
        self._panels = panels

    def kick(self, table: Table) -> None:
        """See to it that the newest state of the table is shown soon; what rushes by is not shown."""
        if table.publishing is None and not table.rushing:
            table.publishing = self._hall.jobs.start(self._run(table), f"showing game {table.id}")

    async def _run(self, table: Table) -> None:
        failures = 0
        try:
            while table.shown < table.stored.version and not table.rushing:
                version = table.stored.version
                try:
                    await self._show(table)
                except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                    if failures == len(PAUSES):
                        raise
                    log.warning("Game %s could not be shown, trying again: %s", table.id, error)
                    await asyncio.sleep(PAUSES[failures])
                    failures += 1
                    continue
                failures = 0
                await self._hall.shown(table, version)
        finally:
            table.publishing = None
        if table.stored.status in ("over", "closed"):
            self._boards.forget(table)
            self._hall.forget(table)

    async def _show(self, table: Table) -> None:
        """Show the board and the panels side by side; if one fails, the other is still finished."""
        done = await asyncio.gather(
            self._boards.publish(table), self._panels.deliver(table), return_exceptions=True
        )
        for result in done:
            if isinstance(result, BaseException):
                raise result
