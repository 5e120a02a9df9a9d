"""Games: opened, changed one version at a time, read back or found damaged."""

import logging
from dataclasses import replace

from engine.errors import BrokenStateError
from storage.checks import check_state
from storage.clicks import store_click
from storage.codec import (
    DamagedTextError,
    decode_events,
    decode_picks,
    decode_setup,
    decode_state,
    encode_events,
    encode_picks,
    encode_setup,
    encode_state,
)
from storage.database import Database
from storage.errors import DamagedGameError, StaleVersionError
from storage.records import Choice, Click, Loaded, StoredGame
from storage.transaction import Transaction

log = logging.getLogger(__name__)

DAYS_OF_CLICKS = 14


class Games:
    """The games in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, game: StoredGame, click: Click) -> None:
        """Store a game that was just opened. Raises `RepeatedClickError` if the click opened one before."""
        async with self._database.transaction() as transaction:
            await transaction.run(
                "INSERT INTO games (id, version, status, guild, channel, setup, state)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                game.id,
                game.version,
                game.status,
                game.setup.guild,
                game.setup.channel,
                encode_setup(game.setup),
                None if game.game is None else encode_state(game.game.state),
            )
            await _store_people(transaction, game)
            await store_click(transaction, game.id, click)

    async def save(
        self, game: StoredGame, *, choice: Choice | None = None, click: Click | None = None
    ) -> StoredGame:
        """Store the changed game as the version after its own, with the answer and the click that did it.

        Return the game as it is stored now. Raises `StaleVersionError` if another version is stored, and
        `RepeatedClickError` if the click was stored before; then nothing is changed.
        """
        async with self._database.transaction() as transaction:
            if click is not None:
                await store_click(transaction, game.id, click)
            row = await transaction.row(
                "UPDATE games SET version = version + 1, status = ?, channel = ?, setup = ?, state = ?,"
                " changed = CAST(strftime('%s', 'now') AS INTEGER)"
                " WHERE id = ? AND version = ? RETURNING version",
                game.status,
                game.setup.channel,
                encode_setup(game.setup),
                None if game.game is None else encode_state(game.game.state),
                game.id,
                game.version,
            )
            if row is None:
                raise StaleVersionError(f"game {game.id} is no longer at version {game.version}")
            if choice is None:
                # Who sits where changes only without a choice: in the lobby, or by resigning.
                await _store_people(transaction, game)
            else:
                await _store_choice(transaction, game.id, choice)
        return replace(game, version=row[0])

    async def load(self, game: str) -> Loaded | None:
        """Return a game, or `None` if there is none of this id.

        Raises `DamagedGameError` if what is stored can't be a game.
        """
        rows = await self._database.rows(
            "SELECT version, shown, status, channel, setup, state FROM games WHERE id = ?", game
        )
        if not rows:
            return None
        version, shown, status, channel, setup, state = rows[0]
        if status == "set-aside":
            raise DamagedGameError(game, "it was set aside", channel, await self.people(game), aside=True)
        try:
            played = None if state is None else check_state(decode_state(state))
            stored = StoredGame(game, version, status, decode_setup(setup), played)
            _check(stored)
        except (DamagedTextError, BrokenStateError) as error:
            raise DamagedGameError(game, str(error), channel, await self.people(game)) from error
        return Loaded(stored, shown)

    async def version(self, game: str) -> int:
        """Return the version of a game that is stored now; 0 if there is no such game."""
        rows = await self._database.rows("SELECT version FROM games WHERE id = ?", game)
        return rows[0][0] if rows else 0

    async def set_aside(self, game: str) -> None:
        """Put away a game that is damaged. It is kept as it is, but nobody plays it any more."""
        async with self._database.transaction() as transaction:
            await transaction.run(
                "UPDATE games SET status = 'set-aside', version = version + 1 WHERE id = ?", game
            )

    async def show(self, game: str, version: int) -> None:
        """Note that Discord was shown this version of the game."""
        async with self._database.transaction() as transaction:
            await transaction.run("UPDATE games SET shown = max(shown, ?) WHERE id = ?", version, game)

    async def unfinished(self) -> list[str]:
        """Return the ids of all games that go on, or whose last version was not shown; the oldest first."""
        rows = await self._database.rows(
            "SELECT id FROM games WHERE status IN ('lobby', 'running')"
            " OR (status IN ('over', 'closed') AND shown < version) ORDER BY created, id"
        )
        return [row[0] for row in rows]

    async def in_channel(self, channel: int) -> list[str]:
        """Return the ids of the games that go on in a channel, the oldest first."""
        rows = await self._database.rows(
            "SELECT id FROM games WHERE channel = ? AND status IN ('lobby', 'running') ORDER BY created, id",
            channel,
        )
        return [row[0] for row in rows]

    async def of_person(self, user: int) -> list[str]:
        """Return the ids of the running games in which a person answers for a seat, the oldest first."""
        rows = await self._database.rows(
            "SELECT games.id FROM people JOIN games ON games.id = people.game"
            " WHERE people.user = ? AND games.status = 'running' ORDER BY games.created, games.id",
            user,
        )
        return [row[0] for row in rows]

    async def people(self, game: str) -> tuple[int, ...]:
        """Return the people who answer for a seat of the game."""
        rows = await self._database.rows("SELECT user FROM people WHERE game = ? ORDER BY user", game)
        return tuple(row[0] for row in rows)

    async def choices(self, game: str, last: int) -> list[Choice]:
        """Return the last choices of a game in their order, this many at most.

        They are only there to be told about, so one that can't be read is left out.
        """
        rows = await self._database.rows(
            "SELECT number, seat, picks, events, user FROM choices WHERE game = ?"
            " ORDER BY number DESC LIMIT ?",
            game,
            last,
        )
        found: list[Choice] = []
        for number, seat, picks, events, user in reversed(rows):
            try:
                found.append(Choice(number, seat, decode_picks(picks), decode_events(events), user))
            except DamagedTextError:
                log.warning("Choice %d of game %s can't be read", number, game)
        return found

    async def click(self, click: int) -> str | None:
        """Return what a click did, or `None` if it was never stored."""
        rows = await self._database.rows("SELECT did FROM clicks WHERE id = ?", click)
        return rows[0][0] if rows else None

    async def forget_clicks(self) -> None:
        """Forget clicks that are too old for Discord to deliver again."""
        async with self._database.transaction() as transaction:
            await transaction.run(
                "DELETE FROM clicks WHERE made < CAST(strftime('%s', 'now') AS INTEGER) - ?",
                DAYS_OF_CLICKS * 24 * 60 * 60,
            )


def _check(stored: StoredGame) -> None:
    game = stored.game
    if (game is None) != (stored.status in ("lobby", "closed")):
        raise BrokenStateError(f"status {stored.status} {'without' if game is None else 'with'} a state")
    if game is None:
        return
    if len(game.seats) != len(stored.setup.players):
        raise BrokenStateError(f"{len(stored.setup.players)} players on {len(game.seats)} seats")
    if game.over != (stored.status == "over"):
        raise BrokenStateError(f"status {stored.status} in phase {game.state.phase}")


async def _store_people(transaction: Transaction, game: StoredGame) -> None:
    await transaction.run("DELETE FROM people WHERE game = ?", game.id)
    for player in game.setup.players:
        if player.human:
            await transaction.run("INSERT INTO people (game, user) VALUES (?, ?)", game.id, player.user_id)


async def _store_choice(transaction: Transaction, game: str, choice: Choice) -> None:
    await transaction.run(
        "INSERT INTO choices (game, number, seat, picks, events, user) VALUES (?, ?, ?, ?, ?, ?)",
        game,
        choice.number,
        choice.seat,
        encode_picks(choice.picks),
        encode_events(choice.events),
        choice.user,
    )
