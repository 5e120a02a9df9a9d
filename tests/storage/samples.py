"""Games to store."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, cast

from ai import random_choice
from engine.decision import Decision
from engine.events import Picked
from engine.game import Game
from engine.setup.sets import FIRST_GAME
from engine.state import State
from storage.database.connections import Session
from storage.database.database import Database
from storage.database.sqlite.sqlite_connection import Connection
from storage.database.transaction import Value
from storage.parts import Invitation, Proof, ServerGame, TournamentTable
from storage.store import Store
from storage.values import OPENING_EVENTS, Choice, Click, Player, Setup, StoredGame
from tests.storage.prepared import lay_out

SECRET = "11" * 32
GAME, OTHER = "aaaaaaaa", "bbbbbbbb"
BEGUN = Choice(OPENING_EVENTS, OPENING_EVENTS, (), (), 101)
OPEN = Click(1, 101, "open")


def setup(seats: int = 4, people: int = 2, channel: int = 20) -> Setup:
    """Return a set-up whose first seats are people with the ids 101, 102, ..."""
    players = tuple(
        Player(101 + seat, f"person {seat}", str(500 + seat))
        if seat < people
        else Player(None, f"computer {seat}", f"computer-{seat}")
        for seat in range(seats)
    )
    return Setup(ServerGame(guild=10, channel=channel, host=101), "en-US", players, Proof.of(SECRET))


def changed(setup: Setup, **changes: Any) -> Setup:
    """Return a set-up with these fields changed, in whichever part they are."""
    for part in ("kind", "chosen", "proof", "times"):
        before = getattr(setup, part)
        own = {each.name: changes.pop(each.name) for each in fields(before) if each.name in changes}
        setup = replace(setup, **{part: replace(before, **own)})
    return replace(setup, **changes)


def invited(setup: Setup, invitation: Invitation) -> Setup:
    """Return the set-up of a server's game as that of a tournament table."""
    kind = setup.kind
    return replace(setup, kind=TournamentTable(guild=kind.guild, channel=kind.channel, invitation=invitation))


START = "600"  # The click on Start in the finished game.


def lobby(game: str = "aaaaaaaa", channel: int = 20) -> StoredGame:
    """Return a lobby at its first version."""
    return StoredGame(game, 1, "lobby", setup(channel=channel), None)


def dealt(seats: int = 4, setting: Setup | None = None) -> Game:
    """Return a newly dealt game, as its set-up says."""
    setting = setting or setup(seats)
    return Game.new(FIRST_GAME.options(4), len(setting.players), setting.seed)


def played(choices: int, seats: int = 4) -> Game:
    """Return a game after `choices` random choices, or at its end."""
    game, rng = dealt(seats), random.Random(seats)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(game.decision.seat, random_choice(game.decision, rng))
    return game


def running(game: Game, stored: StoredGame) -> StoredGame:
    """Return a stored game that was started, and is running like this game, or over."""
    setup = replace(stored.setup, options=game.state.options)
    return replace(stored, status="over" if game.over else "running", setup=setup, game=game)


@asynccontextmanager
async def opened(place: Path | str) -> AsyncGenerator[Store]:
    """Open a store, and always close it: an open one keeps the process alive."""
    store = Store(lay_out(place) if isinstance(place, Path) else place)
    try:
        await store.open()
        yield store
        await check_undone(store)
    finally:
        await store.close()


async def write(database: Database, sql: str, *values: Value) -> None:
    """Run a statement in a separate transaction."""
    await database.transaction(lambda transaction: transaction.run(sql, *values))


async def add_server(store: Store, server: int) -> None:
    """Store a row of a table that has no other columns to fill."""
    await write(store.database, "INSERT INTO servers (id) VALUES (?)", server)


async def servers(store: Store) -> list[int]:
    """Return the ids of these rows."""
    return [row[0] for row in await store.database.rows("SELECT id FROM servers ORDER BY id")]


async def check_undone(store: Store) -> None:
    """Check that no write was left half done: the reading connection, and so a test, would not see it."""
    # A write in progress ends first.
    async with store.database._writing:  # pyright: ignore[reportPrivateUsage]
        writer = store.database._connections.writer  # pyright: ignore[reportPrivateUsage]
        assert writer is None or not _in_transaction(writer), "a write that failed was not undone"


def _in_transaction(session: Session) -> bool:
    """Return whether a driver's connection has an open transaction, if it still exists."""
    connection: Any = cast("Any", session)._connection
    if isinstance(connection, sqlite3.Connection):
        return connection.in_transaction
    return bool(connection) and not connection.closed and connection.info.transaction_status.name != "IDLE"


def reader_of(store: Store) -> Connection:
    """Return the reading connection, to make it fail."""
    reader = store.database._connections.reader  # pyright: ignore[reportPrivateUsage]
    assert isinstance(reader, Connection)
    return reader


def writer_of(store: Store) -> Connection:
    """Return the writing connection, to make it fail."""
    writer = store.database._connections.writer  # pyright: ignore[reportPrivateUsage]
    assert isinstance(writer, Connection)
    return writer


async def answer(
    store: Store,
    stored: StoredGame,
    choose: Callable[[Decision], tuple[str, ...]],
    *,
    user: int | None = 101,
    click: Click | None = None,
) -> StoredGame:
    """Store one more answer to the open question of a game; return the stored game."""
    assert stored.game is not None
    game, decision = stored.game.copy(), stored.game.decision
    assert decision is not None
    picks = choose(decision)
    events = tuple(game.choose(decision.seat, picks))
    answered = Choice(decision.number, decision.seat, picks, events, user)
    return await store.games.save(running(game, stored), choices=(answered,), click=click)


async def play_on(store: Store, game: str, choices: int, setting: Setup | None = None) -> StoredGame:
    """Store a started game with `choices` more random choices, or up to its end, in one write."""
    waiting = replace(lobby(game), setup=setting or setup())
    await store.games.add(waiting, Click(int(game, 16), 101, "open"))
    playing, rng = dealt(setting=setting), random.Random(7)
    answers = [replace(BEGUN, events=tuple(playing.events))]
    for _ in range(choices):
        if (decision := playing.decision) is None:
            break
        picks = random_choice(decision, rng)
        events = tuple(playing.choose(decision.seat, picks))
        answers.append(Choice(decision.number, decision.seat, picks, events, 101))
    return await store.games.save(running(playing, waiting), choices=answers)


def with_finished_game(folder: Path) -> Path:
    """Return a new database with a finished game and a running one."""

    async def store_both() -> None:
        async with opened(path) as store:
            await play_on(store, GAME, 5000, replace(setup(), proof=replace(setup().proof, start=START)))
            await play_on(store, OTHER, 3)

    path = folder / "games.sqlite3"
    asyncio.run(store_both())
    return path


def contents(stored: StoredGame) -> tuple[StoredGame, State | None]:
    """Return the comparable parts of a stored game: a game itself equals no other, but its state does."""
    return replace(stored, game=None), stored.game.state if stored.game else None


async def begun(store: Store) -> StoredGame:
    """Store a newly dealt game."""
    await store.games.add(lobby(), OPEN)
    return await store.games.save(running(dealt(), lobby()), choices=(BEGUN,), click=Click(2, 101, "start"))


def choice(number: int) -> Choice:
    event = Picked(seat=0)
    return Choice(number, 0, ("character:king",), (event,), 101)


async def load(store: Store, game: str = GAME) -> StoredGame:
    """Return a stored game, which must exist."""
    loaded = await store.games.load(game)
    assert loaded is not None
    return loaded.stored
