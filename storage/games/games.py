"""Games: open them by a click, change them one version at a time, and read them."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from engine.replay import Move
from storage.codec import NewerTextError, decode_picks
from storage.database.connections import LONG_TRANSACTION
from storage.database.database import Database
from storage.database.section import Section
from storage.database.statements import insert, select
from storage.database.storage_errors import (
    DamagedFileError,
    DamagedGameError,
    HadDailyError,
    NewerGameError,
    RepeatedClickError,
    SetAsideError,
    StaleVersionError,
)
from storage.database.stored_time import DAY, begin_of, now
from storage.database.transaction import Transaction
from storage.games import game_rows
from storage.games.game_queries import GameQueries, check_free
from storage.parts import DailyGame
from storage.people import remembered
from storage.people.remembered import CALLS_APART, DAILY_GRACE, INVITATIONS
from storage.values import SOLO_SEAT, Choice, Click, Loaded, NextCheck, RematchOf, StoredGame

DAYS_OF_CLICKS = 14

Calling: TypeAlias = Literal["call", "invite"]
"""A click that notifies people of a lobby: members with a role (`call`), or usual companions (`invite`)."""

_NEWEST = 2**63 - 1


def store_click(transaction: Transaction, game: str, click: Click) -> None:
    """Store a click with its effect. Raises `RepeatedClickError` if it was stored before."""
    sql = (
        "INSERT INTO clicks (id, game, person, did, made) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO NOTHING RETURNING id"
    )
    stored = transaction.row(sql, click.id, game, click.user, click.did, now())
    if stored is None:
        did = transaction.value("SELECT did FROM clicks WHERE id = ?", click.id, default="")
        raise RepeatedClickError(click.id, did)


def forget_clicks(transaction: Transaction) -> None:
    """Delete clicks that Discord no longer delivers again, and limits that have passed."""
    # The ids of clicks rise with time.
    transaction.run(
        "DELETE FROM clicks WHERE id < coalesce((SELECT id FROM clicks"
        " WHERE made >= ? ORDER BY id LIMIT 1), ?)",
        now() - DAYS_OF_CLICKS * DAY,
        _NEWEST,
    )
    remembered.forget(transaction)


def begin_daily(transaction: Transaction, game: StoredGame) -> None:
    """Record a new game as its player's game of the day, if it is a daily deal.

    Raises `StaleVersionError` if the person has a game of that day, and `HadDailyError` if they had one and
    deleted it.
    """
    kind = game.setup.kind
    if not isinstance(kind, DailyGame):
        return
    if remembered.value(transaction, remembered.of_daily(kind.day, kind.host)):
        raise HadDailyError(kind.day)
    sql = "INSERT INTO dailies (person, day, guild, game) VALUES (?, ?, 0, ?)"
    sql += " ON CONFLICT (person, day) DO NOTHING RETURNING game"
    if transaction.row(sql, kind.host, kind.day, game.id) is None:
        raise StaleVersionError(f"there is a game of day {kind.day} already")


def end_daily(transaction: Transaction, game: StoredGame) -> None:
    """Store the points of a finished daily deal, if it is in time and not left to a computer."""
    kind, played = game.setup.kind, game.game
    if not isinstance(kind, DailyGame) or played is None or is_revealed(kind.day):
        return
    player = game.setup.players[SOLO_SEAT]
    points = next(score.total for score in played.state.scores if score.seat == SOLO_SEAT)
    if player.human:
        sql = "UPDATE dailies SET points = ? WHERE game = ? AND person = ? AND day = ?"
        transaction.run(sql, points, game.id, player.user_id, kind.day)


def revealed(day: int) -> int:
    """Return when we reveal the secret of a day and stop counting its games, in seconds since 1970."""
    return begin_of(day + 1) + DAILY_GRACE


def is_revealed(day: int) -> bool:
    """Return whether the secret of a day is revealed."""
    return now() >= revealed(day)


class Games(GameQueries):
    """The games in the database. `ended` is called in the transaction that ends a game."""

    def __init__(self, database: Database, ended: Callable[[Transaction, StoredGame], None]) -> None:
        super().__init__(database)
        self._ended = ended

    @Section.writes("open")
    def add(
        self,
        transaction: Transaction,
        game: StoredGame,
        click: Click,
        rematch: RematchOf | None = None,
        choices: Sequence[Choice] = (),
        *,
        limited: bool = False,
    ) -> None:
        """Store a game that a click has just opened, perhaps as the `rematch` of another one.

        `choices` are the log of a game that was dealt at once; the game has their digest. `limited`: store
        the game only if `check_free` finds room.

        Raises `RepeatedClickError` if the click was stored before. Raises `StaleVersionError` if the other
        game has a rematch that the caller didn't know, and the errors of `check_free` and `begin_daily`.
        """
        if limited:
            check_free(transaction, game)
        add_game(transaction, game)
        for entry in game_rows.log_entries(choices, ""):
            entry.store(transaction, game.id)
        store_click(transaction, game.id, click)
        begin_daily(transaction, game)
        if rematch is not None:
            _store_rematch(transaction, game.id, rematch)

    async def rematch(self, game: str) -> str:
        """Return the id of a game's last rematch; empty if it has none."""
        return await self._database.value("SELECT rematch FROM rematches WHERE game = ?", game, default="")

    async def before_rematch(self, lobby: str) -> str:
        """Return the id of the game of which this lobby is the last rematch; empty if it isn't one."""
        rows = await self._database.rows("SELECT game FROM rematches WHERE rematch = ?", lobby)
        return rows[0][0] if rows else ""

    async def save(
        self, game: StoredGame, *, choices: Sequence[Choice] = (), click: Click | None = None
    ) -> StoredGame:
        """Store a changed game as the next version, with its new choices and the click; return it.

        An error changes nothing. Raises `StaleVersionError` if another version is stored, and
        `DamagedGameError` if the game was set aside. Raises `RepeatedClickError` if the click was stored
        before, and the errors of `Database.transaction`.
        """
        entries = game_rows.log_entries(choices, game.log_digest)
        digest = entries[-1].digest if entries else game.log_digest
        saved = replace(game, version=game.version + 1, log_digest=digest)
        row = game_rows.row_of(saved)

        def work(transaction: Transaction) -> None:
            if click is not None:
                store_click(transaction, game.id, click)
            if not game_rows.replace_row(transaction, saved, row):
                raise _lost(transaction, game)
            if not entries:
                # Seats change only without a choice: in the lobby, or when a player resigns.
                _store_people(transaction, game)
            for entry in entries:
                entry.store(transaction, game.id)
            if saved.status == "over" and entries:
                self._ended(transaction, saved)
                end_daily(transaction, saved)

        # Games end one at a time, because results are numbered and each rating builds on the last result.
        ends = "results" if saved.status == "over" and entries else ""
        kind = "answer" if choices else "setup"
        await self._database.transaction(work, kind, alone=ends, guarded=not ends)
        return saved

    async def load(self, game: str) -> Loaded | None:
        """Return a game, or `None` if there is no such game.

        Raises `DamagedGameError` if its rows are damaged, or if it was set aside. Raises `NewerGameError` if
        only a newer release can read it.
        """

        def work(transaction: Transaction) -> tuple[bool, game_rows.Rows | None, bool]:
            """Return whether the game is set aside, its rows, and whether just its row in `games` is gone."""
            aside = _is_aside(transaction, game)
            rows = None if aside else game_rows.Rows.fetch(transaction, game)
            return aside, rows, rows is None and not aside and _has_rows(transaction, game)

        try:
            aside, rows, gone = await self._database.snapshot(work)
        except DamagedFileError as error:
            raise await self._damaged(game, str(error)) from error
        if aside:
            raise SetAsideError(game, *await self._concerned(game))
        if gone:
            raise await self._damaged(game, "its row is gone")
        try:
            return rows and rows.read(game)
        except NewerTextError as error:
            raise NewerGameError(f"game {game}", str(error)) from error
        except Exception as error:
            # Catch everything: a damaged row can raise any error.
            raise await self._damaged(game, str(error) or repr(error)) from error

    async def version(self, game: str) -> int:
        """Return the stored version of a game; 0 if it can't be played, for a reason that `load` gives."""
        sql = "SELECT version FROM games WHERE id = ? AND id NOT IN (SELECT game FROM damaged)"
        return next(iter(await self._numbers(sql, game)), 0)

    async def set_aside(self, game: str) -> bool:
        """Set a damaged game aside, so that nobody can play it; `False` if it was set aside before."""
        sql = "INSERT INTO damaged (game, found) VALUES (?, ?) ON CONFLICT (game) DO NOTHING RETURNING game"
        rows = await self._database.transaction(
            lambda transaction: transaction.rows(sql, game, now()), "damaged"
        )
        return bool(rows)

    async def schedule_checks(self, looks: Sequence[NextCheck]) -> None:
        """Store when the bot must look at games next, except games that changed after the bot's last look."""
        sql = "UPDATE games SET look = ? WHERE id = ? AND version = ? AND status = 'running'"
        rows = [(each.at, each.game, each.version) for each in looks]
        if rows:
            await self._database.transaction(
                lambda transaction: transaction.run_many(sql, rows), "look", guarded=True
            )

    async def choices(self, game: str, last: int) -> list[Choice]:
        """Return the `last` choices of a game, the oldest first."""
        sql = select(game_rows.LOG_DATED, "choices WHERE game = ? ORDER BY number DESC LIMIT ?")
        rows = await self._database.rows(sql, game, last)
        return game_rows.choices_of(game, reversed(rows))

    async def moves(self, game: str, number: int) -> tuple[Move, ...]:
        """Return the moves before question `number`. Raises `DamagedTextError` for an unreadable move."""
        sql = "SELECT seat, picks FROM choices WHERE game = ? AND number >= 0 AND number < ? ORDER BY number"
        rows = await self._database.rows(sql, game, number)
        return tuple(Move(seat, decode_picks(picks)) for seat, picks in rows)

    async def log(self, game: str) -> game_rows.GameLog:
        """Return a game's log, empty if there is none. Raises `DamagedGameError` if the file is damaged."""
        sql = select(game_rows.LOG_DATED, "choices WHERE game = ? ORDER BY number")
        try:
            rows = await self._database.rows(sql, game)
        except DamagedFileError as error:
            raise await self._damaged(game, str(error)) from error
        # Reading a long game takes some milliseconds, and nobody else should wait for that.
        choices = await asyncio.to_thread(game_rows.choices_of, game, rows)
        return game_rows.GameLog(tuple(choices), len(choices) == len(rows))

    async def click(self, click: int) -> str | None:
        """Return the effect of a click, or `None` if it was never stored."""
        return await self._database.value("SELECT did FROM clicks WHERE id = ?", click, default=None)

    async def played(self, game: str) -> set[int]:
        """Return the ids of everybody who answered in a game, negative for people whose data was deleted."""
        sql = "SELECT DISTINCT person FROM choices WHERE game = ? AND person IS NOT NULL"
        return set(await self._database.column(sql, game))

    @Section.reads
    def last_call(self, transaction: Transaction, did: Calling, game: str, person: int, since: int) -> int:
        """Return the time of the call that must expire before this game or person may send another one.

        0: they may send one now. Only calls after `since` count.
        """
        # The index holds only these clicks.
        sql = "SELECT made FROM clicks WHERE did IN ('call', 'invite')"
        sql += " AND did = ? AND made > ? AND (game = ? OR person = ?) ORDER BY made DESC"
        made = transaction.column(sql, did, since, game, person)[INVITATIONS - 1 if did == "invite" else 0 :]
        last = made[0] if made else 0
        deleted = remembered.value(transaction, remembered.of_call(did, person))
        return max(last, deleted if deleted > since else 0)

    async def claim_ping(self, host: int, user: int) -> bool:
        """Record that a host pings a person with an invitation; return `False` if they did so lately."""
        limit, lasts = remembered.of_invitation(host, user), now() + CALLS_APART
        return await self._database.transaction(
            lambda transaction: remembered.claim(transaction, limit, lasts), "setup"
        )

    async def take_back(self, click: int) -> None:
        """Delete a click that had no effect in the end."""
        await self._database.run("setup", "DELETE FROM clicks WHERE id = ?", click)

    async def forget_clicks(self) -> None:
        """Delete old clicks and passed limits. Call this now and then."""
        await self._database.transaction(forget_clicks, "upkeep", within=LONG_TRANSACTION)

    async def _damaged(self, game: str, reason: str) -> DamagedGameError:
        return DamagedGameError(game, reason, *await self._concerned(game))

    async def _concerned(self, game: str) -> tuple[int, tuple[int, ...]]:
        """Return the channel (0: unknown) and the people of a game that can't be read."""
        channels = await self._numbers("SELECT channel FROM games WHERE id = ?", game)
        users = await self._numbers("SELECT person FROM people WHERE game = ? ORDER BY person", game)
        return next(iter(channels), 0), users

    async def _numbers(self, sql: str, game: str) -> tuple[int, ...]:
        """Return the numbers that a query finds for a game; none if the file is damaged there."""
        try:
            found = await self._database.column(sql, game)
        except DamagedFileError:
            return ()
        return tuple(each for each in found if isinstance(each, int))


def add_game(transaction: Transaction, game: StoredGame) -> None:
    """Store a game that was just opened, and its people."""
    sql = insert("games", f"id, {game_rows.GAME_COLUMNS}, created, changed")
    transaction.run(sql, game.id, *game_rows.row_of(game), moment := now(), moment)
    _store_people(transaction, game)


def _store_rematch(transaction: Transaction, game: str, rematch: RematchOf) -> None:
    sql = "INSERT INTO rematches (game, rematch) VALUES (?, ?) ON CONFLICT (game)"
    sql += " DO UPDATE SET rematch = excluded.rematch WHERE rematches.rematch = ? RETURNING game"
    if transaction.row(sql, rematch.of, game, rematch.instead_of) is None:
        raise StaleVersionError(f"game {rematch.of} has another rematch since")


def _is_aside(transaction: Transaction, game: str) -> bool:
    return transaction.row("SELECT game FROM damaged WHERE game = ?", game) is not None


def _has_rows(transaction: Transaction, game: str) -> bool:
    sql = "SELECT 1 WHERE EXISTS (SELECT 1 FROM people WHERE game = ?)"
    sql += " OR EXISTS (SELECT 1 FROM choices WHERE game = ?) OR EXISTS (SELECT 1 FROM clicks WHERE game = ?)"
    return transaction.row(sql, game, game, game) is not None


def _lost(transaction: Transaction, game: StoredGame) -> DamagedGameError | StaleVersionError:
    if _is_aside(transaction, game.id):
        users = tuple(player.user_id for player in game.setup.players if player.human and player.user_id)
        return SetAsideError(game.id, game.setup.kind.channel, users)
    return StaleVersionError(f"game {game.id} is no longer at version {game.version}")


def _store_people(transaction: Transaction, game: StoredGame) -> None:
    transaction.run("DELETE FROM people WHERE game = ?", game.id)
    for player in game.setup.players:
        if player.human:
            transaction.run("INSERT INTO people (game, person) VALUES (?, ?)", game.id, player.user_id)
    game_rows.name_people(transaction, game.id, game.setup)
