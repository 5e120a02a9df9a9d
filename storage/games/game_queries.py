"""Find games by shards, person, channel or clock."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from storage.codec import DamagedTextError, NewerTextError, decode_setup
from storage.database.database import Database
from storage.database.section import Section
from storage.database.shard_range import ALL_SHARDS
from storage.database.statements import places, select
from storage.database.storage_errors import StaleVersionError
from storage.database.stored_time import now
from storage.database.transaction import Row, Transaction, Value
from storage.parts import PlayedOn, SoloGame
from storage.values import StoredGame

MOST_IN_CHANNEL = 5

_SOUND = "id NOT IN (SELECT game FROM damaged)"
_TAKES_PART = "id IN (SELECT game FROM people WHERE person = ?)"
_OWN_LOBBY = select("id", f"games WHERE host = ? AND status = 'lobby' AND {_SOUND}")
_IN_CHANNEL = select("count(*)", f"games WHERE channel = ? AND status = 'lobby' AND {_SOUND}")
_NO_DAILY = "id NOT IN (SELECT game FROM dailies)"
_OWN_SOLO = select(
    "id",
    "games WHERE host = ? AND status = 'running' AND guild = 0"
    f" AND {_TAKES_PART} AND {_NO_DAILY} AND {_SOUND}",
)


def check_free(transaction: Transaction, game: StoredGame) -> None:
    """Raise `StaleVersionError` if there is no room for a game, because another process was faster.

    A person may have one lobby and one solo game. A channel may have `MOST_IN_CHANNEL` lobbies.
    """
    setup = game.setup
    if game.status == "lobby":
        if transaction.row(_OWN_LOBBY, setup.kind.host) is not None:
            raise StaleVersionError(f"person {setup.kind.host} has a lobby")
        if (count := transaction.value(_IN_CHANNEL, setup.kind.channel)) >= MOST_IN_CHANNEL:
            raise StaleVersionError(f"channel {setup.kind.channel} has {count} lobbies")
    elif (
        isinstance(setup.kind, SoloGame | PlayedOn)
        and transaction.row(_OWN_SOLO, *[setup.kind.host] * 2) is not None
    ):
        raise StaleVersionError(f"person {setup.kind.host} plays a solo game")


GAMES_SEARCHED = 200  # How many of a server's newest games we search for the channels in which it plays.


class GameQueries(Section):
    """Finds games, the oldest first, except those set aside."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.share = ALL_SHARDS  # The range of games that this process looks after.

    async def not_shown(self) -> list[tuple[str, int]]:
        """Return the games whose newest version we haven't shown, each with the number of that version."""
        rows = await self._rows("id, version", "games_not_shown", f"shown < version{self.share.condition}")
        return [(row[0], row[1]) for row in rows]

    async def with_pending_work(self) -> list[str]:
        """Return the games that need work after a start: not shown, due for a check, or with an old board."""
        not_shown = await self._own("games_not_shown", "shown < version")
        at_once = await self._own("games_to_look", "look IS NOT NULL AND look <= 0")
        return list(dict.fromkeys((*not_shown, *at_once, *await self.with_old_boards())))

    async def with_old_boards(self) -> list[str]:
        """Return the ids of games with a replaced board that may still have buttons."""
        condition = f"{_SOUND}{self.share.condition}"
        sql = select("DISTINCT id", f"old_boards JOIN games ON id = game WHERE {condition} ORDER BY id")
        return await self._database.column(sql)

    async def with_deadlines(self) -> list[str]:
        """Return the ids of games with a running clock, in the order in which the clocks are due."""
        return await self._own("games_by_due", "due IS NOT NULL", order="due")

    async def any_clock(self) -> bool:
        return bool(await self._own("games_by_due", "due IS NOT NULL", order="due LIMIT 1"))

    async def to_look(self, now: float, most: int) -> list[str]:
        """Return the ids of up to `most` games that the bot must look at by `now`, the most urgent first."""
        return await self._own("games_to_look", "look BETWEEN 0 AND ?", now, order=f"look LIMIT {most}")

    async def in_channel(self, channel: int) -> list[str]:
        """Return the ids of a channel's running games, then of its lobbies."""
        return [*await self.running_in(channel), *await self.open_lobbies_in(channel)]

    async def running_in(self, channel: int) -> list[str]:
        return await self._ids("games_by_channel", "channel = ? AND status = 'running'", channel)

    async def open_in(self, channels: Sequence[int]) -> list[str]:
        """Return the ids of the lobbies in these channels, then of the games that are running there."""
        here = f"channel IN ({places(len(channels))})"
        found = list[str]()
        for status in ("lobby", "running") if channels else ():
            found += await self._ids("games_by_channel", f"{here} AND status = '{status}'", *channels)
        return found

    async def lobbies_with(self, user: int) -> list[str]:
        """Return the ids of the lobbies in which a person sits."""
        return await self._ids("games_by_status", f"status = 'lobby' AND {_TAKES_PART}", user)

    async def last_in(self, channel: int) -> list[str]:
        """Return the id of a channel's newest game that is over, in a list; empty if there is none."""
        over = "channel = ? AND status = 'over'"
        return await self._ids("games_by_channel", over, channel, order="rowid DESC LIMIT 1")

    async def busiest_channels(self, guild: int) -> list[int]:
        """Return a server's channels, those with most recent games first. Threads count for their channel."""
        sql = "SELECT setup FROM games WHERE guild = ? AND status = 'over' ORDER BY rowid DESC LIMIT ?"
        found = Counter[int]()
        for (text,) in await self._database.rows(sql, guild, GAMES_SEARCHED):
            with suppress(DamagedTextError, NewerTextError):
                setup = decode_setup(text)
                found[setup.kind.parent or setup.kind.channel] += 1
        return [channel for channel, _ in found.most_common()]

    async def of_person(self, user: int) -> list[str]:
        """Return the ids of the running games in which a person answers for a seat, without daily deals."""
        own = "id IN (SELECT game FROM people WHERE person = ?"
        own += " EXCEPT SELECT game FROM dailies WHERE person = ?)"
        return await self._ids("games_by_status", f"status = 'running' AND {own}", user, user)

    async def seats_of(self, user: int) -> list[str]:
        """Return the ids of the lobbies and running games in which a person answers for a seat."""
        return await self._ids("games_by_status", f"status IN ('lobby', 'running') AND {_TAKES_PART}", user)

    async def open_lobbies_of(self, host: int) -> list[str]:
        return await self._ids("lobbies_by_host", "host = ? AND status = 'lobby'", host)

    async def open_lobbies_in(self, channel: int) -> list[str]:
        return await self._ids("games_by_channel", "channel = ? AND status = 'lobby'", channel)

    async def lobby_ages(self) -> dict[str, int]:
        """Return how many seconds ago each lobby last changed."""
        lobby = f"status = 'lobby'{self.share.condition}"
        rows = await self._rows("id, changed", "lobbies_by_change", lobby, order="changed")
        moment = now()
        return {game: max(0, moment - changed) for game, changed in rows}

    async def due_by(self, until: float) -> list[tuple[str, float]]:
        """Return the games whose clocks are due by `until`, with those times, the earliest first."""
        due = f"due <= ?{self.share.condition}"
        rows = await self._rows("id, due", "games_by_due", due, until, order="due, id")
        return [(row[0], row[1]) for row in rows]

    async def _own(self, index: str, condition: str, *values: Value, order: str = "rowid") -> list[str]:
        return await self._ids(index, condition + self.share.condition, *values, order=order)

    async def _ids(self, index: str, condition: str, *values: Value, order: str = "rowid") -> list[str]:
        return [row[0] for row in await self._rows("id", index, condition, *values, order=order)]

    async def _rows(
        self, columns: str, index: str, condition: str, *values: Value, order: str = "rowid"
    ) -> Sequence[Row]:
        """Return columns of games. Force the index: then the query reads no damaged row of another game."""
        by_index = self._database.dialect.by_index.format(index=index)
        sql = select(columns, f"games{by_index} WHERE {condition} AND {_SOUND} ORDER BY {order}")
        return await self._database.rows(sql, *values)
