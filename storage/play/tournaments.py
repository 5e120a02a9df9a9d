"""The tournaments in the database, which change one version at a time; and the games of their tables."""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from storage.codec import DamagedTextError, NewerTextError, decode_setup, has_id
from storage.database.section import Section
from storage.database.shard_range import ALL_SHARDS, ShardRange
from storage.database.statements import select
from storage.database.storage_errors import NewerGameError, StaleVersionError
from storage.database.transaction import Row, Transaction
from storage.games.games import add_game
from storage.games.places import StoredMessage, no_board
from storage.play.tournament import ABSENT, Pairing, Tournament, decode_tournament, encode_tournament
from storage.results.ratings.tracks import ALL_TIME
from storage.values import Player, StoredGame

log = logging.getLogger(__name__)

_COLUMNS = "id, version, state, message, stage, shown"

_MAY_HAVE = (
    "id IN (SELECT tournament FROM tournament_people WHERE person = ?"
    " UNION ALL SELECT id FROM tournaments WHERE listed <> version)"
)
"""The condition for tournaments that may have a person's id: the person is listed, or the list is old."""

TOURNAMENTS_A_READ = 200


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament with its newest public message, whose `number` is the stage shown."""

    tournament: Tournament
    message: StoredMessage = field(default_factory=no_board)


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of a table's game, and where its board is (0: not posted).

    `round` is the round on the board of a running game. `places` are those of the table's people when the
    game has ended; if its result is lost or damaged, all people tie. `absent` are people without a seat in
    the game.
    """

    status: str = "gone"
    channel: int = 0
    message: int = 0
    round: int = 0
    places: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()


class StoredTournaments(Section):
    """Keeps the tournaments."""

    async def get(self, tournament: str) -> StoredTournament | None:
        """Return a readable tournament, or `None`. Raises `NewerGameError` if a newer release can read it."""
        return next(iter(await self._find("id = ?", tournament)), None)

    async def active(self, share: ShardRange = ALL_SHARDS) -> list[StoredTournament]:
        """Return a share's readable tournaments that are running, or whose end we haven't shown."""
        return await self._find(f"active = 1{share.condition}", read=_read_unless_newer)

    async def in_channel(self, channel: int) -> StoredTournament | None:
        """Return the tournament that is running in a channel, otherwise one whose end we haven't shown.

        Raises `NewerGameError` if only a newer release can read one of these.
        """
        found = await self._find("active = 1 AND channel = ?", channel)
        return min(found, key=lambda each: each.tournament.ended, default=None)

    async def of_server(self, guild: int) -> list[Tournament]:
        """Return all readable tournaments of a server, over or not."""
        found = await self._find("guild = ?", guild, read=_read_unless_newer)
        return [each.tournament for each in found]

    async def played_by(self, user: int, guild: int | None = None) -> list[Tournament]:
        """Return the finished tournaments in which a person took part, in a server or in all."""
        where, values = ("", ()) if guild is None else (" AND guild = ?", (guild,))
        found = await self._find(f"{_MAY_HAVE}{where}", user, *values, read=_read_unless_newer)
        return [
            each.tournament
            for each in found
            if each.tournament.ended and each.tournament.entrant(user) is not None
        ]

    async def _find(
        self, where: str, *values: int | str, read: Callable[[Row], StoredTournament | None] | None = None
    ) -> list[StoredTournament]:
        sql = select(_COLUMNS, f"tournaments WHERE {where} ORDER BY id")
        found = map(read or _read, await self._database.rows(sql, *values))
        return [each for each in found if each is not None]

    @Section.writes("tournament")
    def add(self, transaction: Transaction, tournament: Tournament) -> None:
        """Store a new tournament. If an unreadable one is in its channel, end that one.

        Raises `StaleVersionError` if a tournament is running in the channel, and `NewerGameError` if only a
        newer release can read the tournament there.
        """
        sql = select(_COLUMNS, "tournaments WHERE active = 1 AND channel = ?")
        for row in transaction.rows(sql, tournament.channel):
            if _read(row) is not None:
                raise StaleVersionError(f"channel {tournament.channel} has a tournament")
            transaction.run("UPDATE tournaments SET active = 0 WHERE id = ?", row[0])
        sql = f"INSERT INTO tournaments ({_COLUMNS}, guild, channel, active)"
        values = tournament.id, tournament.version, encode_tournament(tournament)
        where = tournament.guild, tournament.channel
        transaction.run(f"{sql} VALUES (?, ?, ?, 0, 0, '', ?, ?, 1)", *values, *where)
        _list(transaction, tournament)

    async def save(self, tournament: Tournament, lobbies: Sequence[StoredGame] = ()) -> Tournament:
        """Store a changed tournament as the next version, with the lobbies of a new round; return it.

        We then edit its message, even if it is over. Raises `StaleVersionError` if another version is stored.
        """
        saved = replace(tournament, version=tournament.version + 1)

        def work(transaction: Transaction) -> None:
            _replace(transaction, saved)
            for lobby in lobbies:
                add_game(transaction, lobby)

        await self._database.transaction(work, "tournament")
        return saved

    async def note_shown(self, tournament: Tournament, message: StoredMessage, *, done: bool) -> None:
        """Store the public message of a tournament. `done`: it shows the end and needs no more edits."""
        sql = "UPDATE tournaments SET message = ?, stage = ?, shown = ?,"
        sql += " active = CASE WHEN version = ? THEN ? ELSE 1 END WHERE id = ?"
        values = (
            message.message,
            message.number,
            message.shown,
            tournament.version,
            int(not done),
            tournament.id,
        )
        await self._database.run("tournament", sql, *values)

    async def ratings(self, guild: int, people: Collection[int]) -> Mapping[int, float]:
        """Return the means of these people's newest ratings in a server, for those who have one."""
        sql = "SELECT person, mu FROM ratings WHERE guild = ? AND season = ? ORDER BY result"
        rows = await self._database.rows(sql, guild, ALL_TIME)
        return {person: mu for person, mu in rows if person in people}

    async def tables(self, tables: Sequence[Pairing]) -> Mapping[str, TableState]:
        """Return the states of tables' games. Raises `NewerGameError` if one needs a newer release."""
        return await self._database.snapshot(
            lambda transaction: {table.game: _state(transaction, table) for table in tables}
        )


def list_all(transaction: Transaction) -> None:
    """List the people of all readable tournaments."""
    last = ""
    sql = select(_COLUMNS, "tournaments WHERE id > ? ORDER BY id LIMIT ?")
    while rows := transaction.rows(sql, last, TOURNAMENTS_A_READ):
        for stored in filter(None, map(_read_unless_newer, rows)):
            _list(transaction, stored.tournament)
        last = rows[-1][0]


def forget_person(transaction: Transaction, user: int, former: int) -> None:
    """Take a person out of all tournaments; others keep their points.

    Delete an unreadable tournament with their id, because we can't know what its row holds.
    """
    for tournament, stored in of_person(transaction, user).items():
        if stored is None:
            log.warning("Unreadable tournament %s is deleted with a person's data", tournament)
            transaction.run("DELETE FROM tournaments WHERE id = ?", tournament)
        else:
            changed = stored.tournament.without(user, former)
            _replace(transaction, replace(changed, version=changed.version + 1))
    # A damaged tournament may have lost the id in its text, but not in the list.
    transaction.run("DELETE FROM tournament_people WHERE person = ?", user)


def of_person(transaction: Transaction, user: int) -> dict[str, StoredTournament | None]:
    """Return the tournaments that have the id of a person; `None` for unreadable ones.

    Raises `NewerGameError` if only a newer release can say whether one of them has it.
    """
    sql = select(_COLUMNS, f"tournaments WHERE {_MAY_HAVE} ORDER BY id")
    found = {row[0]: (_read(row), row[2]) for row in transaction.rows(sql, user)}
    return {
        tournament: stored
        for tournament, (stored, text) in found.items()
        if (user in _people(stored.tournament) if stored else has_id(text, user))
    }


def _people(tournament: Tournament) -> set[int]:
    """Return the ids of all people in a tournament. An id of 0 or less is nobody, or a former player."""
    found = {tournament.organiser, tournament.ended_by, *(each.user for each in tournament.people)}
    found |= {user for table in tournament.tables for user in (*table.people, table.corrected)}
    return {user for user in found if user > 0}


def _list(transaction: Transaction, tournament: Tournament) -> None:
    """List the people of a tournament whose new version was just stored."""
    sql = "SELECT person FROM tournament_people WHERE tournament = ?"
    before, now = set(transaction.column(sql, tournament.id)), _people(tournament)
    gone, new = (
        [(person, tournament.id) for person in sorted(each)] for each in (before - now, now - before)
    )
    transaction.run_many("DELETE FROM tournament_people WHERE person = ? AND tournament = ?", gone)
    transaction.run_many("INSERT INTO tournament_people (person, tournament) VALUES (?, ?)", new)
    transaction.run("UPDATE tournaments SET listed = ? WHERE id = ?", tournament.version, tournament.id)


def _read_unless_newer(row: Row) -> StoredTournament | None:
    try:
        return _read(row)
    except NewerGameError as error:
        log.info("%s", error)
        return None


def _read(row: Row) -> StoredTournament | None:
    tournament, version, state, message, stage, shown = row
    try:
        found = decode_tournament(state)
    except NewerTextError as error:
        raise NewerGameError(f"tournament {tournament}", str(error)) from error
    except DamagedTextError as error:
        log.warning("Tournament %s can't be read: %s", tournament, error)
        return None
    return StoredTournament(
        replace(found, id=tournament, version=version),
        StoredMessage(message=message, number=stage, shown=shown),
    )


def _replace(transaction: Transaction, saved: Tournament) -> None:
    sql = "UPDATE tournaments SET version = ?, state = ?, active = 1"
    sql += " WHERE id = ? AND version = ? RETURNING id"
    if transaction.row(sql, saved.version, encode_tournament(saved), saved.id, saved.version - 1) is None:
        raise StaleVersionError(f"tournament {saved.id} is no longer at version {saved.version - 1}")
    _list(transaction, saved)


def _state(transaction: Transaction, table: Pairing) -> TableState:
    row = transaction.row(
        "SELECT status, games.channel, COALESCE(message, 0), setup, COALESCE(messages.number, 0) FROM games"
        " LEFT JOIN messages ON game = id AND seat = -1"
        " WHERE id = ? AND id NOT IN (SELECT game FROM damaged)",
        table.game,
    )
    try:
        players = decode_setup(row[3]).players if row else None
    except NewerTextError as error:
        raise NewerGameError(f"game {table.game}", str(error)) from error
    except DamagedTextError:
        players = None
    if row is None or players is None:
        return TableState(places=tuple(1 for _ in table.people))
    status, channel, message, _, number = row
    came = {player.user_id for player in players}
    if status == "lobby":
        return TableState(status, channel, message)
    place = dict[int, int]()
    if status == "over":
        sql = "SELECT seat, person, place FROM standings JOIN results ON id = result"
        # A player for whom a computer finished has no place here, even if nobody else has a better one.
        for seat, person, reached in transaction.rows(f"{sql} WHERE game = ? AND resigned = 0", table.game):
            place[_of_late(players, seat) or person] = reached
    elif status == "closed":
        place.update((user, 1) for user in table.people if user in came)
    places = () if status == "running" else tuple(place.get(user, ABSENT) for user in table.people)
    shown = max(0, number) if status == "running" else 0
    return TableState(status, channel, message, shown, places, tuple(set(table.people) - came))


def _of_late(players: Sequence[Player], seat: object) -> int | None:
    """Return the person who took a seat from a computer during the game; the result has the computer."""
    player = players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else None
    return player.user_id if player and player.instead_of else None
