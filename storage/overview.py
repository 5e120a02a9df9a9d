"""Figures of the whole bot, or of one server, for the operator. They name no person."""

from dataclasses import dataclass
from typing import NamedTuple

from storage.database.statements import select
from storage.database.stored_time import WEEK, begin_of, day_of, now
from storage.database.transaction import Transaction, Value
from storage.people.servers import KNOWN
from storage.people.stored_settings import NOTHING_CHOSEN, SERVER_SETTINGS

_LEFT = "SELECT id FROM servers WHERE removed IS NOT NULL"
_SERVERS = select("count(*)", f"({KNOWN}) AS known WHERE id > 0 AND id NOT IN ({_LEFT})")
_PEOPLE = "SELECT person FROM named UNION SELECT person FROM standings UNION SELECT id FROM persons"


class Activity(NamedTuple):
    """Counts since a given time: people who clicked in a game, their servers, and games that ended."""

    people: int
    servers: int
    finished: int


class BotFigures(NamedTuple):
    """Counts of servers and people with stored data, and of games: in all, `today` (UTC) and in a `week`.

    `servers` are those that the bot hasn't left, `servers_left` the others.
    """

    servers: int
    servers_left: int
    people: int
    lobbies: int
    running: int
    finished: int
    today: Activity
    week: Activity


def figures(transaction: Transaction) -> BotFigures:
    """Count servers, people, games and other stored data."""
    present = now()
    today, week = (_activity(transaction, since) for since in (begin_of(day_of(present)), present - WEEK))
    return BotFigures(
        transaction.value(_SERVERS),
        transaction.value(select("count(*)", f"({_LEFT}) AS gone")),
        transaction.value(select("count(*)", f"({_PEOPLE}) AS known WHERE person > 0")),
        _games(transaction, "lobby"),
        _games(transaction, "running"),
        transaction.value("SELECT count(*) FROM results"),
        today,
        week,
    )


def _activity(transaction: Transaction, since: int) -> Activity:
    clicks = "FROM clicks WHERE made >= ? AND person > 0"
    servers = "FROM clicks JOIN games ON games.id = game WHERE made >= ? AND guild > 0"
    return Activity(
        transaction.value(f"SELECT count(DISTINCT person) {clicks}", since),
        transaction.value(f"SELECT count(DISTINCT guild) {servers}", since),
        transaction.value("SELECT count(*) FROM results WHERE ended >= ?", since),
    )


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """The data of a server: its settings, and counts. `leaving`: the operator wants the bot to leave it.

    `removed` is when the bot left the server, in seconds since 1970; `None` if it hasn't.
    """

    settings: str
    removed: int | None
    leaving: bool
    lobbies: int
    running: int
    finished: int
    tournaments: int
    evenings: int
    sets: int
    barred: int

    @property
    def known(self) -> bool:
        """Whether anything is stored about the server."""
        return self != ServerFacts(NOTHING_CHOSEN, None, False, 0, 0, 0, 0, 0, 0, 0)


def facts_of_server(transaction: Transaction, guild: int) -> ServerFacts:
    """Return the data that is stored about a server."""
    row = transaction.row("SELECT removed, leaving FROM servers WHERE id = ?", guild)
    return ServerFacts(
        SERVER_SETTINGS.text(transaction, guild),
        row[0] if row else None,
        bool(row and row[1]),
        *(_games(transaction, status, " AND guild = ?", guild) for status in ("lobby", "running")),
        *(
            transaction.value(select("count(*)", f"{table} WHERE guild = ?"), guild)
            for table in ("results", "tournaments", "evenings", "sets", "barred")
        ),
    )


def _games(transaction: Transaction, status: str, more: str = "", *values: Value) -> int:
    return transaction.value(select("count(*)", f"games WHERE status = ?{more}"), status, *values)
