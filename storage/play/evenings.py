"""Standing evenings: appointments of a group (a circle) that repeat, and who comes to the next one."""

import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from typing import Literal, NamedTuple, TypeAlias, TypedDict, Unpack, get_args

from pydantic import TypeAdapter

from storage.codec import DamagedTextError, decode_object, encode_object
from storage.database.section import Section
from storage.database.shard_range import ALL_SHARDS, ShardRange
from storage.database.statements import assigned, insert, select, update
from storage.database.storage_errors import StaleVersionError
from storage.database.stored_time import now
from storage.database.transaction import Row, Transaction
from storage.games.games import add_game
from storage.parts import NOBODY, Chosen
from storage.people.servers import is_barred
from storage.people.shut_out import shut_out_since
from storage.values import StoredGame

log = logging.getLogger(__name__)

Every: TypeAlias = Literal["once", "week", "fortnight", "month"]
"""How often an evening comes; "month": on the same weekday of the same week, such as the first Thursday."""

EveningStep: TypeAlias = Literal["ask", "call", "open", "remind", "sum", "rest"]
"""The next step: ask who comes, call those who always come, open the lobby, remind those who come, or sum up.

An evening that rests ends at its next step. Until then, somebody may resume it.
"""

EveningReply: TypeAlias = Literal["coming", "always", "later", "not"]
"""Whether a person comes to the next evening.

"always": to all evenings, until the person chooses this once more. "later": only for the second game.
"later" and "not" apply to the next evening alone.
"""

MOST_IN_SERVER, MOST_IN_CHANNEL, MOST_OF_PERSON = 10, 3, 2
"""How many evenings a server, a channel and an organiser in a server may have."""

MOST_REPLIES = 60  # How many people can answer for one time of an evening.

COUNTED = 3  # How many games of an evening count: the first one and its rematches.


@dataclass(frozen=True, slots=True)
class EveningState:
    """The parts of an evening that we store as JSON. They name nobody."""

    locale: str
    chosen: Chosen
    every: Every
    zone: str  # The time zone; all later times follow from `first`, `every` and this zone.
    first: int  # The first time, in seconds since 1970.
    step: EveningStep = "ask"
    computers: bool = False  # Computers take free seats.
    games: tuple[str, ...] = ()  # The ids of the games that count for the current season.
    evenings: int = 0  # On how many evenings of the season people have played.
    season: int = 0
    empty: int = 0  # How often in a row nobody has played.
    message: int = 0  # The id of the newest message.
    before: int = 0  # The time that somebody changed to the next one, in seconds since 1970.
    mover: Literal["", "organiser", "manager"] = ""  # Who did; empty if the organiser is another one now.


class StateChanges(TypedDict, total=False):
    """The fields of an evening's state that change. See `EveningState`."""

    every: Every
    zone: str
    first: int
    step: EveningStep
    computers: bool
    games: tuple[str, ...]
    evenings: int
    season: int
    empty: int
    message: int
    before: int
    mover: Literal["", "organiser", "manager"]


@dataclass(frozen=True, slots=True)
class Evening:
    """A standing evening: its next time (`at`), when its next step is `due`, and the game that it opened.

    `origin` is the game after which somebody founded it. The fields are the columns of its row, in order.
    """

    id: str
    version: int
    guild: int
    channel: int
    organiser: int
    at: int
    due: int
    origin: str
    game: str
    state: EveningState

    def with_state(self, **changes: Unpack[StateChanges]) -> "Evening":
        """Return the evening with changed fields of its state."""
        return replace(self, state=replace(self.state, **changes))


class EveningRow(NamedTuple):
    """A person's points, games and won games in a circle."""

    user: int
    name: str
    points: int = 0
    games: int = 0
    wins: int = 0


_ALWAYS = ("always", "always:moved")  # Stored answers of people who always come and said nothing else since.

_STATE = TypeAdapter(EveningState)
_NAMES = [each.name for each in fields(Evening)]
_COLUMNS = ", ".join(_NAMES)


class EveningStore(Section):
    """Stores the standing evenings."""

    async def get(self, evening: str) -> Evening | None:
        """Return an evening; `None` if there is none, or it can't be read."""
        return next(iter(await self._find("id = ?", evening)), None)

    async def of_game(self, game: str) -> Evening | None:
        """Return the evening whose newest game this is, or `None`."""
        return next(iter(await self._find("game = ?", game)), None)

    async def due_by(self, until: int, share: ShardRange = ALL_SHARDS) -> list[tuple[str, int]]:
        """Return a share's evenings whose next step is due by `until`, each with the time of that step."""
        sql = select("id, due", f"evenings WHERE due <= ?{share.condition} ORDER BY due, id")
        return [(row[0], row[1]) for row in await self._database.rows(sql, until)]

    async def stale(self, share: ShardRange = ALL_SHARDS) -> list[str]:
        """Return the evenings whose message may still name somebody whose data was deleted."""
        return await self._database.column(select("id", f"evenings WHERE stale = 1{share.condition}"))

    @Section.writes("evening")
    def add(self, transaction: Transaction, evening: Evening) -> Evening | None:
        """Store a new evening, to which its organiser comes; return it, or `None` if there is no room.

        If an evening with the same `origin` and `every` exists, store nothing and return that one.
        """
        rows = transaction.rows(select(_COLUMNS, "evenings WHERE guild = ?"), evening.guild)
        known = [each for each in map(_read, rows) if each is not None]
        for each in known:
            if (each.origin, each.state.every) == (evening.origin, evening.state.every):
                return each
        here = sum(each.channel == evening.channel for each in known)
        own = sum(each.organiser == evening.organiser for each in known)
        if len(rows) >= MOST_IN_SERVER or here >= MOST_IN_CHANNEL or own >= MOST_OF_PERSON:
            return None
        transaction.run(insert("evenings", _COLUMNS), *_row(evening))
        reply: EveningReply = "coming" if evening.state.every == "once" else "always"
        _answer(transaction, evening.id, evening.at, evening.organiser, reply)
        return evening

    async def save(self, evening: Evening, lobby: StoredGame | None = None, moved_by: int = 0) -> Evening:
        """Store a changed evening as its next version; return it.

        `lobby` is the lobby that the evening opens; `moved_by` is the person who gave it another time.

        Drop answers for earlier times, except those of people who always come. Raises `StaleVersionError` if
        another version is stored.
        """
        saved = replace(evening, version=evening.version + 1)

        def work(transaction: Transaction) -> None:
            sql = update("evenings", assigned(_COLUMNS))
            values = (*_row(saved), evening.id, evening.version)
            if transaction.row(f"{sql} WHERE id = ? AND version = ? RETURNING id", *values) is None:
                raise StaleVersionError(f"evening {evening.id} is no longer at version {evening.version}")
            if moved_by:
                sql = "UPDATE evening_people SET at = ?, answer = CASE substr(answer, 1, 6) WHEN 'always'"
                sql += " THEN 'always:' ELSE '' END || 'moved'"
                sql += " WHERE evening = ? AND at <> ? AND person <> ? AND answer <> 'not'"
                transaction.run(sql, saved.at, evening.id, saved.at, moved_by)
            sql = "DELETE FROM evening_people WHERE evening = ? AND at <> ?"
            transaction.run(f"{sql} AND substr(answer, 1, 6) <> 'always'", evening.id, saved.at)
            sql = "UPDATE evening_people SET at = ?, answer = 'always' WHERE evening = ? AND at <> ?"
            transaction.run(sql, saved.at, evening.id, saved.at)
            if lobby is not None:
                add_game(transaction, lobby)

        await self._database.transaction(work, "evening")
        return saved

    async def end(self, evening: str) -> None:
        """Delete an evening for good."""
        sql = "DELETE FROM evenings WHERE id = ?"
        await self._database.run("evening", sql, evening)

    @Section.writes("evening")
    def answer(
        self, transaction: Transaction, evening: str, at: int, person: int, reply: EveningReply
    ) -> bool:
        """Store whether a person comes; return `False` if the evening has another time now, or is full."""
        row = transaction.row("SELECT at FROM evenings WHERE id = ?", evening)
        sql = "SELECT count(*) FROM evening_people WHERE evening = ? AND person <> ?"
        others = transaction.value(sql, evening, person)
        if row is None or row[0] != at or others >= MOST_REPLIES:
            return False
        _answer(transaction, evening, at, person, reply)
        return True

    async def replies(self, evening: Evening) -> Mapping[EveningReply, tuple[int, ...]]:
        """Return the people with each reply for the next time, in the order of their first replies.

        People who always come are also among those coming.
        """
        sql = "SELECT person, answer FROM evening_people WHERE evening = ? AND at = ? ORDER BY said, person"
        rows = await self._database.rows(sql, evening.id, evening.at)
        also = {"coming": _ALWAYS, "always": _ALWAYS, "later": ("always:later",), "not": ("always:not",)}
        return {
            reply: tuple([user for user, answer in rows if answer in (reply, *also[reply])])
            for reply in get_args(EveningReply)
        }

    async def to_be_told(self, evening: Evening) -> tuple[int, ...]:
        """Return the people who came before somebody moved the evening, and haven't answered since."""
        sql = "SELECT person FROM evening_people WHERE evening = ? AND at = ?"
        sql += " AND answer IN ('moved', 'always:moved') ORDER BY said, person"
        return tuple(await self._database.column(sql, evening.id, evening.at))

    async def table(self, games: Collection[str]) -> tuple[EveningRow, ...]:
        return await self._database.snapshot(lambda transaction: table(transaction, games))

    async def heir(self, evening: Evening, without: Collection[int]) -> int | None:
        return await self._database.snapshot(lambda transaction: heir(transaction, evening, without))

    async def shown(self, evening: Evening) -> None:
        """Record that Discord shows this version, and so names nobody whose data was deleted."""
        sql, version = "UPDATE evenings SET stale = 0 WHERE id = ? AND version = ?", evening.version
        await self._database.run("evening", sql, evening.id, version)

    async def _find(self, where: str, value: str) -> list[Evening]:
        rows = await self._database.rows(select(_COLUMNS, f"evenings WHERE {where}"), value)
        return [each for each in map(_read, rows) if each is not None]


def table(transaction: Transaction, games: Collection[str]) -> tuple[EveningRow, ...]:
    """Return the points of all people in these games, the best first, without former players.

    A game of four people brings 4, 3, 2 and 1 points, a game of two 2 and 1. People who resigned get none.
    """
    found: dict[int, EveningRow] = {}
    for game in games:
        rows = transaction.rows(
            "SELECT person, name, place, resigned FROM standings JOIN results ON id = result"
            " WHERE game = ? AND person IS NOT NULL AND (unrated IS NULL OR unrated <> 'void')",
            game,
        )
        places = [place for *_, place, _ in rows]
        for user, name, place, resigned in rows if len(rows) > 1 else ():
            ahead, before = sum(other < place for other in places), found.get(user, EveningRow(user, name))
            points = 0 if resigned else len(rows) - ahead
            won = int(not ahead and not resigned)
            found[user] = EveningRow(user, name, before.points + points, before.games + 1, before.wins + won)
    people = [each for user, each in found.items() if user > 0]
    return tuple(sorted(people, key=lambda each: (-each.points, -each.wins, each.games, each.name)))


def heir(transaction: Transaction, evening: Evening, without: Collection[int]) -> int | None:
    """Return the person, not among `without`, who should organise an evening next; `None` if nobody may.

    Prefer people who always come; then people who have played most in the server since the first evening;
    then people with more points this season.
    """
    season = [each.user for each in table(transaction, evening.state.games)]
    sql = "SELECT person, answer FROM evening_people WHERE evening = ? AND answer <> 'not'"
    coming: dict[int, str] = dict(map(tuple, transaction.rows(f"{sql} ORDER BY said, person", evening.id)))
    sql = "SELECT person, count(*) FROM standings JOIN results ON result = id WHERE guild = ? AND ended >= ?"
    sql += " AND person > 0 GROUP BY person"
    rows = transaction.rows(sql, evening.guild, evening.state.first)
    played: dict[int, int] = dict(map(tuple, rows))
    people = [user for user in dict.fromkeys([*season, *coming]) if user not in without]
    people.sort(key=lambda user: (not coming.get(user, "").startswith("always"), -played.get(user, 0)))
    return next((user for user in people if may_organise(transaction, evening.guild, user)), None)


def may_organise(transaction: Transaction, guild: int, user: int) -> bool:
    """Return whether a person may open games: not if the operator or the server's managers forbid it."""
    return not is_barred(transaction, guild, user) and shut_out_since(transaction, user) is None


def forget_person(transaction: Transaction, user: int, former: int) -> None:
    """Take a person out of all evenings. Evenings that they organised get an `heir` with the next message."""
    sql = "UPDATE evenings SET stale = 1, version = version + 1 WHERE organiser = ?"
    sql += " OR id IN (SELECT evening FROM evening_people WHERE person = ?)"
    # The message also names those who have played and haven't answered.
    sql += " OR guild IN (SELECT guild FROM results JOIN standings ON result = id WHERE person IN (?, ?))"
    transaction.run(sql, user, user, user, former)
    transaction.run("UPDATE evenings SET organiser = ? WHERE organiser = ?", NOBODY, user)


def _answer(transaction: Transaction, evening: str, at: int, person: int, reply: EveningReply) -> None:
    sql = (
        "INSERT INTO evening_people (person, evening, at, answer, said) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (person, evening) DO UPDATE SET at = excluded.at, answer ="
        " CASE WHEN substr(evening_people.answer, 1, 6) <> 'always' THEN excluded.answer"
        " WHEN excluded.answer = 'coming' THEN 'always'"
        # A person who always comes takes that back by choosing it once more.
        " WHEN excluded.answer = 'always' AND evening_people.answer IN ('always', 'always:moved')"
        " THEN 'coming'"
        " WHEN excluded.answer = 'always' THEN 'always'"
        " ELSE 'always:' || excluded.answer END"
    )
    transaction.run(sql, person, evening, at, reply, now())


def _row(evening: Evening) -> tuple[str | int, ...]:
    *others, state = (getattr(evening, name) for name in _NAMES)
    return (*others, encode_object(_STATE, state))


def decode_state(text: str) -> EveningState:
    """Read the stored state of an evening. Raises `DamagedTextError`."""
    return decode_object(_STATE, text)


def _read(row: Row) -> Evening | None:
    *others, text = row
    try:
        return Evening(*others, state=decode_state(text))
    except DamagedTextError as error:
        log.warning("Evening %s can't be read: %s", others[0], error)
        return None
