"""A person with a unique id and name, in games of every state, and a search for their traces."""

import random
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ai import random_choice
from engine import fairness
from engine.decision import Decision
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.sets import FIRST_GAME
from storage.games.guesses import StoredGuess
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.pace import Holiday, QuietHours
from storage.parts import Chosen, Proof, ServerGame
from storage.people.stored_settings import PersonSettings
from storage.play.evenings import Evening, EveningState
from storage.play.tournament import Entrant, Pairing, Round, Tournament
from storage.store import Store
from storage.values import OPENING_EVENTS, Choice, Click, Player, Setup, StoredGame, Wish
from tests.storage.samples import SECRET, running, write
from tests.storage.samples import answer as store_answer
from tests.storage.stored_results import RESIGNED, end_game

USER, NAME = 0x5A17C0FFEE0DD123, "Wilhelmina Quux"
DIRECT = 0x5B28D1A9BE1EE234  # The channel of direct messages to this person.

OTHER, GUILD = 102, 10

LOBBY, OWN_LOBBY, LONE_LOBBY, EMPTY_LOBBY = "aaaaaaaa", "aaaaaaab", "aaaaaaac", "aaaaaaad"
CLOSED, RUNNING, RESIGNED_FROM, OVER = "bbbbbbbb", "cccccccc", "dddddddd", "eeeeeeee"
FOREIGN = "ffffffff"
TOURNAMENT, EVENING = "gggggggg", "hhhhhhhh"
PUZZLE = "00c0ffee00c0ffee"
ENDED = ({USER: 30, OTHER: 20}, {OTHER: 25, USER: 10, 103: 5}, {USER: RESIGNED, 103: 7, OTHER: 9})
"""Points of games with ends set by the test. Their numbers count from 1."""

TOLD = 1_750_000_000  # The time at which somebody was notified of a question.

QUIET: dict[str, Any] = {"start": 1320, "end": 480, "zone": "Europe/Prague", "assumed": False}
"""The person's stored quiet hours."""

_clicks = iter(range(1000, 10**9))


def click(did: str, user: int = USER) -> Click:
    return Click(next(_clicks), user, did)


def player(user: int = USER) -> Player:
    return Player(user, NAME if user == USER else f"person {user}", str(user % 10**6), quiet=_quiet(user))


def _quiet(user: int) -> QuietHours | None:
    return QuietHours(**QUIET) if user == USER else None


COMPUTER = Player(None, "computer", "computer-1")


async def lobby(store: Store, game: str, host: int, *players: Player) -> StoredGame:
    kind = ServerGame(guild=GUILD, channel=20, host=host)
    setup = Setup(kind, "en-US", players, Proof.of(SECRET))
    stored = StoredGame(game, 1, "lobby", setup, None)
    await store.games.add(stored, click("open", host))
    return stored


async def start(store: Store, game: str, choices: int, *players: Player, host: int = USER) -> StoredGame:
    """Store a game of four that was started and has `choices` choices, or ended before."""
    seated = (*players, COMPUTER, COMPUTER, COMPUTER)[:4]
    opened = await lobby(store, game, host, *seated)
    seed = fairness.seed(SECRET, [each.click for each in seated])
    dealt = Game.new(FIRST_GAME.options(4), 4, seed)
    opening = Choice(OPENING_EVENTS, OPENING_EVENTS, (), tuple(dealt.events), host)
    stored = await store.games.save(running(dealt, opened), choices=(opening,), click=click("start", host))
    for _ in range(choices):
        if stored.status == "over":
            break
        stored = await answer(store, stored)
    for seat, each in enumerate(seated):
        if each.human:
            channel = DIRECT if each.user_id == USER else 7000 + seat
            await store.places.put(
                game, seat, StoredMessage(channel, 8000, 5, ping=9000, told=TOLD, silent=True)
            )
    return stored


def pick(decision: Decision) -> tuple[str, ...]:
    """Return an answer, always the same."""
    return random_choice(decision, random.Random(decision.number))


async def answer(store: Store, stored: StoredGame) -> StoredGame:
    """Store one more answer of any kind."""
    assert stored.game
    assert stored.game.decision
    seated = stored.setup.players[stored.game.decision.seat]
    user = seated.user_id if seated.human else None
    return await store_answer(store, stored, pick, user=user, click=click("answer", user) if user else None)


async def fill(store: Store) -> None:
    """Store data of the person in every state, and a little of others."""
    await _fill_games(store)
    await _fill_settings(store)
    await _fill_dailies(store)
    await _fill_meetings(store)


async def _fill_games(store: Store) -> None:
    """Store lobbies, games, results, guesses and a set of cards."""
    await lobby(store, LOBBY, OTHER, player(OTHER), player())
    await lobby(store, OWN_LOBBY, USER, player(), COMPUTER, player(OTHER))
    await lobby(store, LONE_LOBBY, USER, player(), COMPUTER)
    await lobby(store, EMPTY_LOBBY, USER, COMPUTER)
    closed = await lobby(store, CLOSED, USER, player())
    await store.games.save(replace(closed, status="closed"), click=click("close"))
    running_game = await start(store, RUNNING, 40, player(OTHER), player())
    setup = replace(running_game.setup, wishes=(Wish(0, ("thief",)), Wish(1, ("king", "merchant"), 7)))
    await store.games.save(replace(running_game, setup=setup), click=click("wish"))
    await store.places.put(RUNNING, BOARD_SEAT, StoredMessage(0, 77, 1))
    left = await start(store, RESIGNED_FROM, 25, player(), player(OTHER))
    players = tuple(replace(each, resigned=each.user_id == USER) for each in left.setup.players)
    await store.games.save(replace(left, setup=replace(left.setup, players=players)), click=click("resign"))
    over = await start(store, OVER, 5000, player(), player(OTHER))
    store.places.note_shown(OVER, over.version)
    await store.places.write()
    await start(store, FOREIGN, 10, player(OTHER), host=OTHER)
    for number, points in enumerate(ENDED, start=1):
        await end_game(store, number, points)
    await store.guesses.put(RUNNING, 2, StoredGuess(USER, NAME, "king", 0))
    await store.guesses.put(RUNNING, 2, StoredGuess(OTHER, f"person {OTHER}", "king", 1))
    await store.sets.put(GUILD, "Ours", Plan(), LOBBY, click("save"))


async def _fill_settings(store: Store) -> None:
    """Store what the person has chosen and learnt, and two lists that bar them."""
    chosen = PersonSettings(
        everywhere=False,
        named=True,
        calls="direct",
        pings="slow",
        reminders=8,
        quiet=_quiet(USER),
        language="pl",
        invited=True,
        no_quiet=True,
        night_told=True,
        holiday=Holiday(1, 2),
        season_news=True,
        words="brief",
        zone="Asia/Tokyo",
    )
    await store.persons.change(USER, lambda _: chosen)
    await write(store.database, "INSERT INTO barred (guild, person, mark) VALUES (12, ?, '')", USER)
    await write(store.database, "INSERT INTO shut_out (person, mark, since) VALUES (?, '', 7)", USER)
    await store.learning.reach(USER, "gather")
    for kind in ("turn", "pay"):
        store.learning.note_first(USER, kind, kind[0] * 16)
    await store.learning.write()


async def _fill_dailies(store: Store) -> None:
    """Store a daily deal and a puzzle."""
    daily = "INSERT INTO dailies (person, day, guild, game, points) VALUES (?, 1, ?, ?, 27)"
    await write(store.database, daily, USER, GUILD, OVER)
    shown = "INSERT INTO daily_servers (person, day, guild, shared) VALUES (?, 1, ?, 1)"
    await write(store.database, shown, USER, 12)
    await store.puzzles.answer(USER, 3, PUZZLE, "end", solved=True)


async def _fill_meetings(store: Store) -> None:
    """Store a tournament and a standing evening."""
    tables = (Pairing(OVER, (OTHER, USER), (1, 2)), Pairing(CLOSED, (OTHER,), (1,), corrected=USER))
    people = (Entrant(OTHER, f"person {OTHER}"), Entrant(USER, NAME, left=True))
    played = Tournament(
        TOURNAMENT, 1, GUILD, 20, USER, "en", people=people, rounds=(Round(9, tables),), ended_by=USER
    )
    await store.tournaments.add(played)
    evening = EveningState("en", Chosen(), "week", "UTC", 1_800_000_000)
    at = (1_800_000_000, 1_800_000_000, OVER, "")
    await store.evenings.add(Evening(EVENING, 1, GUILD, 20, USER, *at, evening))
    await store.evenings.answer(EVENING, at[0], OTHER, "later")
    await write(store.database, "UPDATE evening_people SET said = 7")


@dataclass(frozen=True, slots=True)
class Trail:
    """The traces that a person may have left: an id, a name, and the channel of direct messages."""

    user: int
    name: str
    direct: int

    def rows(self, path: Path) -> Counter[str]:
        """Return how many rows of each table have any trace, in any column."""
        found: Counter[str] = Counter()
        with closing(sqlite3.connect(path)) as connection:
            tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            for (table,) in tables:
                rows = connection.execute(f"SELECT * FROM {table}")
                found[table] = sum(any(map(self.is_in, row)) for row in rows)
        return +found

    def bytes_in(self, *paths: Path) -> dict[str, list[str]]:
        """Return the traces in the bytes of these files and of those beside them."""
        patterns = {
            "the id as text": str(self.user).encode(),
            "the id as SQLite has it": self.user.to_bytes(8, "big"),
            "the name": self.name.encode(),
            "the channel as text": str(self.direct).encode(),
            "the channel as SQLite has it": self.direct.to_bytes(8, "big"),
        }
        files = [path.with_name(path.name + each) for path in paths for each in ("", "-wal", "-shm")]
        found = {
            file.name: [what for what, each in patterns.items() if each in file.read_bytes()]
            for file in files
            if file.exists()
        }
        return {name: what for name, what in found.items() if what}

    def is_in(self, value: object) -> bool:
        texts = (str(self.user), str(self.direct), self.name)
        return value in (self.user, self.direct) or any(text in str(value) for text in texts)


TRAIL = Trail(USER, NAME, DIRECT)
scan, traces = TRAIL.rows, TRAIL.bytes_in
