"""A database with data of every kind, recorded as each release wrote it.

A recording is SQL, so that people can read differences. `make release` requires the one of a new migration:
`python -m tests.storage.versions`. 0019 was recorded with the code of 0.1.0.
"""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from ai import choose, random_choice
from engine.game import Game
from engine.setup.choice import OwnChoice
from engine.setup.plan import Plan
from engine.setup.sets import FIRST_GAME
from storage.games.places import BOARD_SEAT, SCORES_ROUND, StoredMessage
from storage.people.stored_settings import PersonSettings, ServerSettings
from storage.play.tournament import Entrant, Pairing, Round, Tournament
from storage.store import Store
from storage.values import Choice, Click, StoredGame
from tests.storage.samples import BEGUN, dealt, lobby, opened, running, setup, write

FOLDER = Path(__file__).parent

LOBBY, RUNNING, RESIGNED, OVER, CLOSED, ASIDE, SPOILED = (each * 8 for each in "abcdefg")
"""The games.

In `RESIGNED` a seat was given up, `OVER` was not shown yet; `ASIDE` was set aside because it is damaged, and
`SPOILED` is damaged too.
"""

PLAN = Plan("deluxe", OwnChoice(("king",), ("keep", "park")), tie_break="held-rank")
BOARDS = {
    LOBBY: StoredMessage(20, 71, 0, shown="ab"),
    RUNNING: StoredMessage(20, 72, 2, closed=True),
    OVER: StoredMessage(20, 73, SCORES_ROUND, shown="cd"),
}
PANELS = {0: StoredMessage(5, 6, 7), 1: StoredMessage(closed=True, ping=8)}
SETTINGS = {10: ServerSettings(computer_pause=2.5), 11: ServerSettings()}
SETS = {10: ("Ours", "Straße"), 11: ("ours",)}
CHOSEN = {101: PersonSettings(everywhere=False), 102: PersonSettings(language="pl")}
CUP = Tournament(
    "cup",
    1,
    10,
    20,
    101,
    "pl",
    people=(Entrant(101, "Ann"), Entrant(102, "Bob")),
    rounds=(Round(1795000000, (Pairing(OVER, (101, 102), (1, 2)),)),),
)
CLICKED = Click(90, 102, "answer 3")


def files() -> dict[int, Path]:
    """Return the recordings, by the version of the tables."""
    return {int(file.stem): file for file in sorted(FOLDER.glob("*.sql"))}


def restore(recorded: Path, path: Path) -> None:
    """Make the recorded database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(recorded.read_text(encoding="utf-8"))


async def record(path: Path) -> tuple[int, str]:
    """Write a database; return the version of its tables and its SQL."""
    async with opened(path) as store:
        await _write(store)
    with closing(sqlite3.connect(path)) as connection:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        return version, "".join(f"{line}\n" for line in _dump(connection, version))


def _dump(connection: sqlite3.Connection, version: int) -> Iterator[str]:
    """Yield the SQL; of SQLite's internal tables only the rows."""
    yield "PRAGMA foreign_keys = OFF;"
    yield f"PRAGMA user_version = {version};"
    yield from connection.iterdump()


async def _write(store: Store) -> None:
    await _write_games(store)
    for game, board in BOARDS.items():
        await store.places.put(game, BOARD_SEAT, board)
    for seat, panel in PANELS.items():
        await store.places.put(RUNNING, seat, panel)
    for guild, settings in SETTINGS.items():
        await store.servers.change(guild, lambda _before, chosen=settings: chosen)
    for user, chosen in CHOSEN.items():
        await store.persons.change(user, lambda _before, chosen=chosen: chosen)
    await store.tournaments.add(CUP)
    click = 200
    for guild, names in SETS.items():
        for name in names:
            await store.sets.put(guild, name, PLAN, LOBBY, Click(click := click + 1, 101, "save"))
    await store.games.set_aside(ASIDE)
    await write(store.database, "UPDATE games SET setup = '{}' WHERE id IN (?, ?)", ASIDE, SPOILED)


async def _write_games(store: Store) -> None:
    for number, game in enumerate((LOBBY, RUNNING, RESIGNED, OVER, CLOSED, ASIDE, SPOILED)):
        await store.games.add(lobby(game), Click(100 + number, 101, "open"))
    planned = replace(lobby(LOBBY), setup=setup().with_chosen(plan=PLAN, plan_name="Ours"))
    await store.games.save(planned, click=Click(91, 102, "join"))
    await store.games.save(replace(lobby(CLOSED), status="closed"), click=Click(92, 101, "close"))
    stored = await _play(store, RUNNING, dealt(), most=20)
    await store.games.save(stored, click=CLICKED)
    store.places.note_shown(RUNNING, stored.version + 1)
    await store.places.write()
    stored = await _play(store, RESIGNED, dealt(), most=5)
    first, *others = stored.setup.players
    await store.games.save(
        replace(stored, setup=replace(stored.setup, players=(replace(first, resigned=True), *others)))
    )
    await _play(store, OVER, _short())
    await _play(store, ASIDE, dealt(), most=2)
    await _play(store, SPOILED, dealt(), most=2)


def _short() -> Game:
    return Game.new(FIRST_GAME.options(2), 2, setup(2).seed)


async def _play(store: Store, game: str, played: Game, most: int = 9999) -> StoredGame:
    """Store a game after up to `most` random choices of people, or at its end."""
    rng = random.Random(game)
    begun = replace(lobby(game), setup=setup(len(played.seats)))
    click = Click(300 + ord(game[0]), 101, "start")
    stored = await store.games.save(running(played, begun), choices=(BEGUN,), click=click)
    while played.decision is not None and played.state.number < most:
        played, decision = played.copy(), played.decision
        view = played.view(decision.seat)
        picks = choose(view, decision, rng) if most > 100 else random_choice(decision, rng)
        events = tuple(played.choose(decision.seat, picks))
        user = stored.setup.players[decision.seat].user_id
        choice = Choice(decision.number, decision.seat, picks, events, user)
        stored = await store.games.save(running(played, stored), choices=(choice,))
    return stored
