"""What the posters of finished games told, so that the same people don't read the same again and again."""

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from storage.database.database import Database
from storage.database.transaction import Transaction, Value

LATELY = 10
"""The number of a circle's games within which nothing is told twice."""

MOST_SEATS = """
SELECT theirs.result, theirs.seat, theirs.person, theirs.name FROM standings AS own
JOIN results ON results.id = own.result
JOIN standings AS theirs ON theirs.result = own.result
WHERE own.person = ? AND own.result <= ? AND results.guild {guild}
    AND (theirs.person > 0 OR theirs.person IS NULL)
ORDER BY own.result DESC LIMIT ?
"""


def _past(transaction: Transaction, number: int, guild: int | None) -> Past:
    """Return what was told of the people of a result in its server; nothing of people who were deleted.

    Players are people by their ids, or computers by their names.
    """
    sql = "SELECT min(person) FROM standings WHERE result = ? AND person > 0"
    ((user,),) = transaction.rows(sql, number)
    if user is None:
        return Past()
    here: tuple[str, list[Any]] = ("IS NULL", []) if guild is None else ("= ?", [guild])
    games: dict[int, dict[int, int | str]] = {}
    rows = transaction.rows(_SEATS.format(guild=here[0]), user, number, *here[1], MOST_SEATS)
    for result, seat, person, name in rows:
        games.setdefault(result, {})[seat] = name if person is None else person
    own = games.pop(number)
    seats = {player: seat for seat, player in own.items()}
    heads: list[tuple[str, int]] = []
    awards: list[tuple[str, int]] = []
    murders: list[Pair] = []
    for result, players in games.items():
        if _people(players) != _people(own) or not (told := _told(transaction, result)):
            continue
        now = {seat: seats[player] for seat, player in players.items() if player in seats}
        if len(heads) < LATELY:
            heads.append((told.head[0], now.get(told.head[1], -1)))
            awards += [(kind, now[seat]) for kind, seat in told.awards if seat in now]
        murders += [(now[one], now[other]) for one, other in told.murders if one in now and other in now]
    return Past(tuple(heads), frozenset(awards), tuple(murders))


def _people(players: Mapping[int, int | str]) -> set[int]:
    return {player for player in players.values() if isinstance(player, int)}
