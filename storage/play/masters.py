"""The Master's game of each daily deal, for people who have finished that deal themselves."""

import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence

import orjson

from engine.replay import Move
from storage.database.section import Section


class MasterGames(Section):
    """Stores a game for each day."""

    async def put(self, day: int, moves: Sequence[Move]) -> None:
        """Store the moves of a day's game, unless a process has done so before."""
        sql = "INSERT INTO master_games (day, moves) VALUES (?, ?) ON CONFLICT (day) DO NOTHING"
        await self._database.run("daily", sql, day, packed(moves))

    async def has(self, day: int) -> bool:
        """Return whether a day's game is stored."""
        return bool(await self._database.rows("SELECT 1 FROM master_games WHERE day = ?", day))

    async def get(self, day: int) -> tuple[Move, ...]:
        """Return the moves of a day's game; empty if it isn't stored, or is damaged."""
        row = await self._database.row("SELECT moves FROM master_games WHERE day = ?", day)
        return unpacked(row[0]) if row else ()


def packed(moves: Sequence[Move]) -> str:
    """Return moves as a text that nobody who looks through a database reads by accident."""
    return b64encode(zlib.compress(orjson.dumps([[seat, picks] for seat, picks in moves]))).decode()


def unpacked(text: object) -> tuple[Move, ...]:
    """Return the moves of a packed text; none if it is damaged."""
    try:
        found = orjson.loads(zlib.decompress(b64decode(str(text), validate=True)))
        return tuple(Move(int(seat), tuple(map(str, picks))) for seat, picks in found)
    except (TypeError, ValueError, zlib.error):
        return ()
