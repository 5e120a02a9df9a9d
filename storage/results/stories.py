"""The headlines and awards on the posters of finished games. We store them, so that none comes twice."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from pydantic import TypeAdapter

from storage.codec import DamagedTextError, decode_object, encode_object
from storage.database.section import Section
from storage.database.transaction import Transaction, Value

GAMES_WITHOUT_REPEATS = 10  # How many earlier games of the same people a poster doesn't repeat.
SEATS_LOOKED_THROUGH = 8 * 200  # How many seats of a person's earlier games we look through.

Pair: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class StoredPoster:
    """The poster of a game: its headline and its awards, each with a seat; and all murders of the game.

    A murder is the pair of the murderer's and the victim's seats, as everybody could see.
    """

    head: tuple[str, int] = ("", -1)
    awards: tuple[tuple[str, int], ...] = ()
    murders: tuple[Pair, ...] = ()


_POSTER = TypeAdapter(StoredPoster)


class Past(NamedTuple):
    """The earlier stories of the people of a game: those of games that exactly the same people played.

    `heads` are the last headlines, the newest first. `awards` are from the same games, `murders` from all.
    Seats are those that the people have in this game.
    """

    heads: tuple[tuple[str, int], ...] = ()
    awards: frozenset[tuple[str, int]] = frozenset()
    murders: tuple[Pair, ...] = ()


class Stories(Section):
    """Stores the posters of finished games."""

    async def tell(self, game: str, tell: Callable[[Past], StoredPoster]) -> tuple[StoredPoster, Past]:
        """Return the poster of a finished game, and the earlier ones. If none is stored, make it by `tell`.

        The first process to store one decides. Raises the errors of `Database.transaction`.
        """

        def work(transaction: Transaction) -> tuple[StoredPoster | None, Past, int | None]:
            row = transaction.row("SELECT id, guild FROM results WHERE game = ?", game)
            past = _past(transaction, *row) if row else Past()
            return _stored_poster(transaction, row[0]) if row else None, past, row[0] if row else None

        def write(transaction: Transaction) -> StoredPoster:
            row = transaction.row("SELECT told FROM stories WHERE result = ?", number)
            if row and read_poster(row[0]) is None:
                transaction.run("DELETE FROM stories WHERE result = ?", number)
            sql = "INSERT INTO stories (result, told) VALUES (?, ?) ON CONFLICT DO NOTHING"
            transaction.run(sql, number, encode_object(_POSTER, first))
            return _stored_poster(transaction, number) or first

        told, past, number = await self._database.snapshot(work)
        if told is not None:
            return told, past
        first = tell(past)
        return (first if number is None else await self._database.transaction(write, "result")), past


def _stored_poster(transaction: Transaction, number: Value) -> StoredPoster | None:
    row = transaction.row("SELECT told FROM stories WHERE result = ?", number)
    return read_poster(row[0]) if row else None


def read_poster(text: str) -> StoredPoster | None:
    """Read a stored poster; `None` if it is damaged."""
    try:
        return decode_object(_POSTER, text)
    except DamagedTextError:
        return None


_SEATS = """
SELECT theirs.result, theirs.seat, theirs.person, theirs.name FROM standings AS own
JOIN results ON results.id = own.result
JOIN standings AS theirs ON theirs.result = own.result
WHERE own.person = ? AND own.result <= ? AND results.guild {guild}
    AND (theirs.person > 0 OR theirs.person IS NULL)
ORDER BY own.result DESC LIMIT ?
"""


def _past(transaction: Transaction, number: int, guild: int | None) -> Past:
    """Return the earlier posters of a result's people in its server. Former players have none."""
    sql = "SELECT min(person) FROM standings WHERE result = ? AND person > 0"
    if (user := transaction.value(sql, number)) is None:
        return Past()
    here: tuple[str, list[int]] = ("IS NULL", []) if guild is None else ("= ?", [guild])
    # By game and seat: a person's id, or a computer's name.
    games: dict[int, dict[int, int | str]] = {}
    rows = transaction.rows(_SEATS.format(guild=here[0]), user, number, *here[1], SEATS_LOOKED_THROUGH)
    for result, seat, person, name in rows:
        games.setdefault(result, {})[seat] = name if person is None else person
    own = games.pop(number)
    seats = {player: seat for seat, player in own.items()}
    heads: list[tuple[str, int]] = []
    awards: list[tuple[str, int]] = []
    murders: list[Pair] = []
    for result, players in games.items():
        if _people(players) != _people(own) or not (told := _stored_poster(transaction, result)):
            continue
        now = {seat: seats[player] for seat, player in players.items() if player in seats}
        if len(heads) < GAMES_WITHOUT_REPEATS:
            heads.append((told.head[0], now.get(told.head[1], -1)))
            awards += [(kind, now[seat]) for kind, seat in told.awards if seat in now]
        murders += [(now[one], now[other]) for one, other in told.murders if one in now and other in now]
    return Past(tuple(heads), frozenset(awards), tuple(murders))


def _people(players: Mapping[int, int | str]) -> set[int]:
    return {player for player in players.values() if isinstance(player, int)}
