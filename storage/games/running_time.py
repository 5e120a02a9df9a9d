"""The time for which bots have run on this database. Clocks use it, so a restart costs nobody time."""

import logging

from storage.codec import DamagedTextError, decode_setup
from storage.database.section import Section
from storage.database.transaction import Transaction

log = logging.getLogger(__name__)

LONGEST_TIME = 100 * 365.25 * 24 * 60 * 60
"""Seconds: a longer time is damaged, because no bot can have run for that long."""


class StoredRunningTime(Section):
    """The last stored running time, in seconds."""

    async def read(self) -> float:
        """Return the stored running time; if it is damaged, the start of the newest running clock."""
        row = await self._database.row("SELECT seconds FROM running_time")
        noted = row[0] if row else 0.0
        if isinstance(noted, int | float) and 0 < noted < LONGEST_TIME:
            return float(noted)
        began = await self._database.snapshot(_last_beginning)
        if began:
            log.warning("The running time can't be read: %r. Clocks continue from %.0f s", noted, began)
            await self._database.transaction(lambda transaction: _begin_anew(transaction, began), "time")
        return began

    async def note(self, seconds: float) -> None:
        """Store the running time, unless a later one is stored."""
        sql = "UPDATE running_time SET seconds = ? WHERE seconds < ?"
        await self._database.run("time", sql, seconds, seconds)


def _last_beginning(transaction: Transaction) -> float:
    """Return the start of the newest running clock; 0 if none is running or readable."""
    began = 0.0
    sql = "SELECT setup FROM games WHERE status = 'running' AND id NOT IN (SELECT game FROM damaged)"
    for (text,) in transaction.rows(sql):
        try:
            clock = decode_setup(text).times.clock
        except (DamagedTextError, TypeError):
            continue
        if clock is not None and clock.since is not None and clock.since < LONGEST_TIME:
            began = max(began, clock.since)
    return began


def _begin_anew(transaction: Transaction, seconds: float) -> None:
    transaction.run("DELETE FROM running_time")
    transaction.run("INSERT INTO running_time (seconds) VALUES (?)", seconds)
