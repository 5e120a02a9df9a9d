"""Sets of cards that a server has saved under names. Each of its lobbies offers them."""

import logging
from dataclasses import dataclass

from engine.setup.plan import Plan
from storage.codec import DamagedTextError, decode_plan, encode_plan
from storage.database.section import Section
from storage.database.statements import select
from storage.database.storage_errors import FullError, NotYoursError
from storage.database.stored_time import now
from storage.database.transaction import Row, Transaction
from storage.games.games import store_click
from storage.people import remembered
from storage.values import Click

log = logging.getLogger(__name__)

MOST_SETS = 25  # How many sets a server may keep: as many as fit in one menu.
MOST_OF_PERSON = 5  # How many of a server's sets one person may own, so that there is room for others.

_COLUMNS = "id, name, plan, person, saved"


@dataclass(frozen=True, slots=True)
class SavedSet:
    """A plan that a member (or `NOBODY`) saved under a name for a server, at `saved` seconds since 1970."""

    id: int
    name: str
    plan: Plan
    user: int
    saved: int


class Sets(Section):
    """The saved sets of all servers."""

    @Section.writes("set")
    def put(
        self,
        transaction: Transaction,
        guild: int,
        name: str,
        plan: Plan,
        game: str,
        click: Click,
        *,
        manager: bool = False,
    ) -> SavedSet | None:
        """Save a set under a name, by a click in a lobby; return the set that had this name before, if any.

        Raises `NotYoursError` if that set was somebody else's, unless the person is a `manager` of the
        server. Raises `FullError` if the person or the server has reached the limit, and `RepeatedClickError`
        if the click was stored before.
        """
        store_click(transaction, game, click)
        key = name.casefold()
        rows = transaction.rows(select(f"{_COLUMNS}, key, mark", "sets WHERE guild = ?"), guild)
        old = next((row for row in rows if row[5] == key), None)
        if old is not None and old[3] != click.user and not manager:
            raise NotYoursError(old[3])
        others = [row for row in rows if row is not old]
        mark = remembered.mark_of(transaction, remembered.of_sets(guild, click.user))
        own = [row for row in others if row[3] == click.user or (mark and row[6] == mark)]
        if len(own) >= MOST_OF_PERSON:
            raise FullError("person", MOST_OF_PERSON)
        if len(others) >= MOST_SETS:
            raise FullError("server", MOST_SETS)
        sql = (
            "INSERT INTO sets (guild, key, name, plan, person, saved) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (guild, key) DO UPDATE SET name = excluded.name, plan = excluded.plan,"
            " person = excluded.person, saved = excluded.saved, mark = ''"
        )
        transaction.run(sql, guild, key, name, encode_plan(plan), click.user, now())
        return _read(old) if old else None

    async def get(self, guild: int, number: int) -> SavedSet | None:
        row = await self._database.row(select(_COLUMNS, "sets WHERE guild = ? AND id = ?"), guild, number)
        return _read(row) if row else None

    async def of_server(self, guild: int) -> list[SavedSet]:
        """Return the readable sets of a server, by name."""
        rows = await self._database.rows(select(_COLUMNS, "sets WHERE guild = ? ORDER BY key"), guild)
        return [found for found in map(_read, rows) if found is not None]

    async def delete(self, guild: int, number: int) -> None:
        """Delete a set of a server, if it exists."""
        sql = "DELETE FROM sets WHERE guild = ? AND id = ?"
        await self._database.run("set", sql, guild, number)


def _read(row: Row) -> SavedSet | None:
    number, name, plan, user, saved = row[:5]
    try:
        return SavedSet(number, name, decode_plan(plan), user, saved)
    except DamagedTextError:
        log.warning("The saved set %d can't be read", number)
        return None
